import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'

export function CoverQuestions({ isOwn }: { isOwn: boolean }) {
  const t = useTranslations('voice.faq')
  const questions = ['time', 'source', 'pitch', isOwn ? 'ownRights' : 'rights'] as const
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="pb-2 font-display text-lg font-medium">
        {t('title')}
      </h2>
      {questions.map((key) => (
        <details key={key} className="group border-b">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 [&::-webkit-details-marker]:hidden">
            {t(`${key}.question`)}
            <ChevronDown
              aria-hidden
              className="size-4.5 shrink-0 text-faint transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="max-w-2xl pb-4 text-soft">{t(`${key}.answer`)}</p>
        </details>
      ))}
    </section>
  )
}
