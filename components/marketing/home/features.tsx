import { useTranslations } from 'next-intl'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { OtherVoices } from './other-voices.tsx'

const FEATURES = [
  { key: 'text', path: '/ai-music-generator' },
  { key: 'lyrics', path: '/ai-music-generator' },
  { key: 'cover', path: '/ai-music-cover' },
] as const

export function Features() {
  const t = useTranslations('home.features')
  return (
    <section className="border-t bg-raised">
      <ul className="mx-auto max-w-7xl px-5 sm:px-10">
        {FEATURES.map(({ key, path }) => (
          <li
            key={key}
            className="grid gap-x-16 gap-y-4 border-b py-12 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]"
          >
            <h2 className="font-display text-2xl font-medium text-balance">{t(`${key}.title`)}</h2>
            <div>
              <p className="max-w-xl text-lg text-soft">{t(`${key}.text`)}</p>
              {key === 'cover' && <OtherVoices />}
              <LocalLink href={path} className={buttonVariants({ className: 'mt-6' })}>
                {t(`${key}.action`)}
              </LocalLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
