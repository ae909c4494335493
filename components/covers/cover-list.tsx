'use client'
import { useTranslations } from 'next-intl'
import { SignInPrompt } from '#components/session/sign-in/sign-in-prompt.tsx'
import { useMe } from '#components/session/use-me.ts'
import { CoverRow } from './cover-row.tsx'
import { tracksOf } from './cover-tracks.ts'
import { OwnCovers } from './own-covers.tsx'

/** What a person has had sung, newest first. */
export function CoverList() {
  const t = useTranslations('voices.covers')
  const me = useMe()
  return (
    <div className="flex h-full flex-col gap-2 px-4 pt-4">
      <h2 className="font-display text-lg font-medium">{t('title')}</h2>
      {me === null && <SignInPrompt text={t('signedOut')} label={t('signIn')} isSmall className="pb-8" />}
      {me !== null && (
        <div className="min-h-0 flex-1 overflow-y-auto pb-4">
          <OwnCovers kind="cover" empty={t('empty')}>
            {(covers) => {
              const queue = tracksOf(covers)
              return covers.map((cover) => (
                <li key={cover.id} className="py-2.5">
                  <CoverRow cover={cover} queue={queue} />
                </li>
              ))
            }}
          </OwnCovers>
        </div>
      )}
    </div>
  )
}
