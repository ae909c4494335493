import { useLocale, useTranslations } from 'next-intl'
import { SungVerse } from '#components/marketing/sung/sung-verse.tsx'
import { written } from '#components/marketing/sung/syllables.ts'
import { firstSong } from '#lib/catalog/demo-songs.ts'
import { firstStanza } from './first-stanza.ts'

const STEPS = ['one', 'two', 'three'] as const

/** How one line of words becomes sound: written, given a melody, heard. */
export function Steps() {
  const t = useTranslations('home.how')
  const line = firstStanza(firstSong(useLocale())).slice(0, 1)
  const drawn = {
    one: <p className="font-display text-lg sm:text-xl">{written(line[0]?.text ?? '')}</p>,
    two: (
      <div className="@container">
        <SungVerse lines={line} />
      </div>
    ),
  }
  return (
    <section className="mx-auto max-w-7xl px-5 py-16 sm:px-10">
      <h2 className="pb-10 font-display text-2xl font-medium text-balance">{t('title')}</h2>
      <ol>
        {STEPS.map((step, index) => (
          <li
            key={step}
            className="grid gap-x-16 gap-y-6 border-t py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] lg:items-center"
          >
            <div className="grid grid-cols-[2.5rem_1fr]">
              <span aria-hidden className="tabular font-display text-xl text-voice">
                {index + 1}
              </span>
              <h3 className="font-display text-xl font-medium">{t(`${step}.title`)}</h3>
              <p className="col-start-2 max-w-md pt-2 text-soft">{t(`${step}.text`)}</p>
            </div>
            {step !== 'three' && drawn[step]}
          </li>
        ))}
      </ol>
    </section>
  )
}
