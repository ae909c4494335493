import { useTranslations } from 'next-intl'

const USES = ['creators', 'games', 'marketers', 'teachers', 'musicians', 'hobby'] as const

export function Uses() {
  const t = useTranslations('home.uses')
  return (
    <section className="mx-auto max-w-7xl px-5 py-16 sm:px-10">
      <h2 className="pb-8 font-display text-2xl font-medium text-balance">{t('title')}</h2>
      <dl className="grid gap-x-16 max-[23rem]:hyphens-auto max-[23rem]:wrap-anywhere md:grid-cols-2">
        {USES.map((use) => (
          <div key={use} className="grid grid-cols-[8rem_1fr] gap-4 border-t py-5">
            <dt className="text-sm text-faint">{t(`${use}.who`)}</dt>
            <dd className="font-display text-lg leading-snug">{t(`${use}.what`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
