'use client'
import { useMessages, useTranslations } from 'next-intl'
import type { VoiceView } from '#lib/schemas/voice.ts'
import { demo, useDemo } from './demo/demo.ts'
import { DemoIcon } from './demo/demo-icon.tsx'
import { DemoPair } from './demo/demo-pair.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { OwnVoiceTools } from './own/own-voice-tools.tsx'
import { RangeChart } from './range-chart.tsx'
import { ShareVoice } from './share-voice.tsx'
import { VoiceAvatar } from './voice-avatar.tsx'

/** Who sings: picture, words, sound and range. */
export function VoiceHeader({ voice }: { voice: VoiceView }) {
  const t = useTranslations('voices')
  const page = useTranslations('voice')
  const words: Readonly<Record<string, string>> = useMessages()['voice-kinds'].words
  const { name, category, tags, slug, avatarUrl, demoAudioUrl, isOwn } = voice
  const description = isOwn ? page('own.description') : voice.description
  return (
    <header className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4 gap-y-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-8">
      <AvatarButton name={name} avatarUrl={avatarUrl} demoUrl={demoAudioUrl} />
      <div className="min-w-0">
        <p className="label-caps text-faint">{isOwn ? page('own.label') : t(`category.${category}`)}</p>
        <h1 className="pt-1 font-display text-xl font-medium text-balance hyphens-auto sm:text-2xl">{name}</h1>
        <p className="max-w-xl pt-2 text-soft max-sm:hidden">{description}</p>
        {tags.length > 0 && (
          <ul aria-label={page('tags')} className="flex flex-wrap gap-x-3 pt-2 text-sm text-faint">
            {tags.map((tag) => (
              <li key={tag}>{words[tag] ?? tag}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="col-span-2 text-soft sm:hidden">{description}</p>
      <div className="col-span-2 -mt-1 flex flex-wrap items-center gap-2">
        <DemoPair demoAudioUrl={demoAudioUrl} />
        {isOwn ? (
          <OwnVoiceTools voice={voice} />
        ) : (
          <>
            <ShareVoice slug={slug} />
            <FavouriteButton slug={slug} />
          </>
        )}
      </div>
      <div className="col-span-2">
        <RangeChart {...voice} />
      </div>
    </header>
  )
}

type AvatarButtonProps = { name: string; avatarUrl: string; demoUrl: string }

function AvatarButton({ name, avatarUrl, demoUrl }: AvatarButtonProps) {
  const t = useTranslations('voices')
  const state = useDemo(demoUrl)
  return (
    <button
      type="button"
      aria-label={t(state === 'silent' ? 'playDemo' : 'stopDemo', { name })}
      onClick={() => demo.toggle(demoUrl)}
      className="group relative block aspect-square w-full rounded-md"
    >
      <VoiceAvatar url={avatarUrl} className="size-full rounded-md" />
      <span
        data-sounding={state !== 'silent'}
        className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-full bg-ground/85 text-ink transition-colors data-[sounding=true]:bg-accent data-[sounding=true]:text-on-accent"
      >
        <DemoIcon state={state} />
      </span>
    </button>
  )
}
