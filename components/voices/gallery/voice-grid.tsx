'use client'
import { useRef } from 'react'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import type { Messages } from '#lib/i18n/english.ts'
import type { GalleryVoice } from './find-voices.ts'
import { useVirtualRows } from './use-virtual-rows.ts'
import { VoiceCard } from './voice-card.tsx'

type VoiceGridProps = {
  label: string
  /** All found voices, or only the first ones while the others are being fetched. */
  voices: readonly GalleryVoice[]
  count: number
  /** The texts for the heart buttons, once they have loaded. */
  kinds: Messages['voice-kinds'] | undefined
  favourites: readonly string[] | undefined
  onMark: (slug: string, favourite: boolean) => void
}

/** A grid of thousands of cards, which draws only those near the window. */
export function VoiceGrid({ label, voices, count, kinds, favourites, onMark }: VoiceGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const isLive = useIsHydrated()
  const { from, to, topPx, heightPx } = useVirtualRows(box, voices.length, voices.length === count)
  return (
    <div ref={box} {...(heightPx === null ? {} : { style: { height: heightPx } })}>
      {/* The font of the names is set here once; set on each name it would be a fiftieth of the page. */}
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-3 font-display text-base/5 font-medium sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] sm:gap-x-6"
        style={{ transform: topPx ? `translateY(${topPx}px)` : undefined }}
      >
        {voices.slice(from, to).map((voice, index) => (
          <VoiceCard
            key={voice.slug}
            voice={voice}
            position={from + index + 1}
            count={count}
            isLive={isLive}
            kinds={kinds}
            isFavourite={favourites?.includes(voice.slug) ?? false}
            onMark={onMark}
          />
        ))}
      </ul>
    </div>
  )
}
