'use client'
import { Heart } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { demo, useDemo } from '#components/voices/demo/demo.ts'
import { DemoIcon } from '#components/voices/demo/demo-icon.tsx'
import { VoiceAvatar } from '#components/voices/voice-avatar.tsx'
import type { Messages } from '#lib/i18n/english.ts'
import type { GalleryVoice } from './find-voices.ts'
import { useHoverIntent } from './use-hover-intent.ts'

type VoiceCardProps = {
  voice: GalleryVoice
  /** The card's position among all found voices, from 1. */
  position: number
  count: number
  /** Whether to draw the buttons. The server leaves them out: they are half of the page's bytes and do nothing yet. */
  isLive: boolean
  kinds: Messages['voice-kinds'] | undefined
  isFavourite: boolean
  onMark: (slug: string, favourite: boolean) => void
}

/** How many cards a row has on a phone. These are visible first on every screen. */
const FIRST_SEEN = 2

/** A voice of the gallery. All cards are equally high, whatever their names. */
export const VoiceCard = memo(function VoiceCard({ voice, position, count, isLive, ...marking }: VoiceCardProps) {
  const t = useTranslations('voices')
  const { slug, name, category } = voice
  const demoUrl = `/api/voices/${slug}/demo`
  const lingering = useHoverIntent(
    () => demo.preview(demoUrl),
    () => demo.stop(demoUrl),
  )
  return (
    <li
      ref={keepPlace}
      className="group relative min-w-0"
      {...(isLive ? { 'aria-setsize': count, 'aria-posinset': position } : {})}
      {...lingering}
    >
      <LocalLink href={`/ai-music-cover/${slug}`} className="block rounded-md">
        <VoiceAvatar url={`/api/voices/${slug}/avatar`} isFirst={position <= FIRST_SEEN} className="voice-face" />
        <span className="block h-18 pt-2">
          <span className="voice-name">{name}</span>
          <span className="voice-kind">{t(`category.${category}`)}</span>
        </span>
      </LocalLink>
      {isLive && <CardDemo name={name} url={demoUrl} />}
      {isLive && <CardHeart slug={slug} name={name} {...marking} />}
    </li>
  )
})

function CardDemo({ name, url }: { name: string; url: string }) {
  const t = useTranslations('voices')
  const state = useDemo(url)
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end justify-end p-1.5">
      <button
        type="button"
        aria-label={t(state === 'silent' ? 'playDemo' : 'stopDemo', { name })}
        data-sounding={state !== 'silent'}
        onClick={() => demo.toggle(url)}
        className="pointer-events-auto grid size-11 place-items-center rounded-full bg-ground/85 text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 data-[sounding=true]:bg-accent data-[sounding=true]:text-on-accent data-[sounding=true]:opacity-100 pointer-coarse:opacity-100"
      >
        <DemoIcon state={state} />
      </button>
    </div>
  )
}

type CardHeartProps = Pick<VoiceCardProps, 'kinds' | 'isFavourite' | 'onMark'> & { slug: string; name: string }

function CardHeart({ slug, name, kinds, isFavourite, onMark }: CardHeartProps) {
  if (!kinds) return null
  return (
    <button
      type="button"
      data-favourite={isFavourite}
      aria-label={`${kinds[isFavourite ? 'unfavour' : 'favour']}: ${name}`}
      title={kinds[isFavourite ? 'unfavour' : 'favour']}
      onClick={() => onMark(slug, !isFavourite)}
      className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full bg-ground/85 text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 data-[favourite=true]:text-accent data-[favourite=true]:opacity-100 pointer-coarse:opacity-100"
    >
      <Heart aria-hidden className={`size-4.5 ${isFavourite ? 'fill-current' : ''}`} />
    </button>
  )
}
