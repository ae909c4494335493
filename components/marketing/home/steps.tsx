import { useTranslations } from 'next-intl'
import { SongLine } from '#components/drawing/song-line.tsx'
import { demoFacts } from '#lib/catalog/demo-songs.ts'
import { SungVerse } from './sung-verse.tsx'

const STEPS = ['one', 'two', 'three'] as const

/** How one line of words becomes sound: written, given a melody, heard. */
export function Steps() {
  const t = useTranslations('home.how')
  const verse = useTranslations('home')('verse').split('\n')[0] ?? ''
  const drawn = {
    one: <p className="font-display text-lg sm:text-xl">{verse.replaceAll('·', '')}</p>,
    two: (
      <div className="@container">
        <SungVerse verse={verse} />
      </div>
    ),
    three: <SongLine portrait={demoFacts('city-lights').portrait} />,
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
            {drawn[step]}
          </li>
        ))}
      </ol>
    </section>
  )
}
