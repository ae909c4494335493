import { useTranslations } from 'next-intl'
import { DemoSong } from '#components/marketing/demo-song.tsx'
import { SAMPLES } from '#lib/catalog/demo-songs.ts'

const ABOUT = { 'summer-vibes': 'summerVibes', 'midnight-drive': 'midnightDrive', 'city-lights': 'cityLights' } as const

/** Three songs to hear before anything is typed. */
export function Samples() {
  const t = useTranslations('home.samples')
  return (
    <section className="border-t">
      <div className="mx-auto max-w-7xl px-5 py-14 sm:px-10">
        <h2 className="font-display text-2xl font-medium text-balance">{t('title')}</h2>
        <p className="pt-3 text-soft">{t('text')}</p>
        <div className="grid gap-10 pt-10 lg:grid-cols-3 lg:gap-12">
          {SAMPLES.map((name) => (
            <DemoSong key={name} name={name} all={SAMPLES} path="/" about={t(ABOUT[name])} />
          ))}
        </div>
      </div>
    </section>
  )
}
