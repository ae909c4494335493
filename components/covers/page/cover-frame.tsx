import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { coverTitle, trackOf } from '#components/covers/cover-tracks.ts'
import { CreationPage } from '#components/creations/page/creation-page.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { VoiceAvatar } from '#components/voices/voice-avatar.tsx'
import type { CoverPageView } from '#lib/schemas/cover.ts'
import { CoverFacts } from './cover-facts.tsx'

type CoverFrameProps = {
  cover: CoverPageView
  back: { readonly path: string; readonly label: string }
  children: ReactNode
}

/** A cover's page around what can be done with it. */
export function CoverFrame({ cover, back, children }: CoverFrameProps) {
  const t = useTranslations('covers.page')
  const song = useTranslations('song')
  return (
    <CreationPage
      back={back}
      picture={(className) => <VoiceAvatar url={cover.avatarUrl} className={className} />}
      isFinished={trackOf(cover) !== null}
      facts={<CoverFacts cover={cover} />}
      title={coverTitle(cover)}
      by={
        <>
          <p className="pt-3 text-lg text-soft">{t.rich('sungBy', { voice: () => <VoiceLink cover={cover} /> })}</p>
          <p className="pt-1 text-sm text-faint">
            {song('page.by', { creator: cover.creator ?? song('unknownCreator') })}
          </p>
        </>
      }
    >
      {children}
    </CreationPage>
  )
}

/** A voice that is no longer offered keeps its name, without a way to it. */
function VoiceLink({ cover: { voiceModelId, voiceModelName } }: { cover: CoverPageView }) {
  if (!voiceModelId) return voiceModelName
  return (
    <LocalLink
      href={`/ai-music-cover/${voiceModelId}`}
      className="-my-2.5 inline-block py-2.5 text-voice hover:underline"
    >
      {voiceModelName}
    </LocalLink>
  )
}
