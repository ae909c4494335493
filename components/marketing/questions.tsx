type Question = { readonly question: string; readonly answer: string }

/** Questions that open where they stand, marked as such (schema.org) in the text itself. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section
      itemScope
      itemType="https://schema.org/FAQPage"
      className="mx-auto max-w-7xl gap-12 px-5 py-16 sm:px-10 lg:grid lg:grid-cols-[1fr_2fr]"
    >
      <h2 className="font-display text-2xl font-medium text-balance">{title}</h2>
      <div className="pt-6 lg:pt-0">
        {questions.map(({ question, answer }) => (
          <details
            key={question}
            itemProp="mainEntity"
            itemScope
            itemType="https://schema.org/Question"
            className="group border-t last:border-b"
          >
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 font-medium">
              <span itemProp="name">{question}</span>
              <span aria-hidden className="text-xl font-light text-faint group-open:rotate-45">
                +
              </span>
            </summary>
            <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer">
              <p itemProp="text" className="max-w-2xl pb-6 text-soft">
                {answer}
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
