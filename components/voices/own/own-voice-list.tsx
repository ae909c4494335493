'use client'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { demo, useDemo } from '#components/voices/demo/demo.ts'
import { DemoIcon } from '#components/voices/demo/demo-icon.tsx'
import { VoiceAvatar } from '#components/voices/voice-avatar.tsx'
import type { VoiceView } from '#lib/schemas/voice.ts'

/** A person's own voices, wherever they choose one. */
export function OwnVoiceList({ voices }: { voices: readonly VoiceView[] }) {
  const t = useTranslations('voices.own')
  if (voices.length === 0) return null
  return (
    <ul aria-label={t('list')} className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
      {voices.map((voice) => (
        <OwnVoice key={voice.id} voice={voice} />
      ))}
    </ul>
  )
}

function OwnVoice({ voice: { name, slug, avatarUrl, demoAudioUrl } }: { voice: VoiceView }) {
  const t = useTranslations('voices')
  const state = useDemo(demoAudioUrl)
  return (
    <li className="flex min-w-0 items-center gap-1 rounded-md border pr-1">
      <LocalLink
        href={`/ai-music-cover/${slug}`}
        className="group flex min-w-0 flex-1 items-center gap-3 rounded-md p-2"
      >
        <VoiceAvatar url={avatarUrl} className="size-12 shrink-0 rounded-sm" />
        <span className="truncate font-display text-base font-medium group-hover:underline">{name}</span>
      </LocalLink>
      <button
        type="button"
        aria-label={t(state === 'silent' ? 'playDemo' : 'stopDemo', { name })}
        data-sounding={state !== 'silent'}
        onClick={() => demo.toggle(demoAudioUrl)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-high hover:text-ink data-[sounding=true]:bg-accent data-[sounding=true]:text-on-accent"
      >
        <DemoIcon state={state} />
      </button>
    </li>
  )
}
