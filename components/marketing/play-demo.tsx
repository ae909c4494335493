'use client'
import { Pause, Play } from 'lucide-react'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { buttonLook } from '#components/ui/button-look.ts'
import { BRAND } from '#lib/site/brand.ts'

/** What the player must know of a demo song when it is pressed: later would be too late for browsers that need a press to sound. */
export type ListedDemo = { readonly name: string; readonly title: string; readonly durationSec: number }

type PlayDemoProps = {
  demo: ListedDemo
  /** The demos of the page, which come after it. */
  all: readonly ListedDemo[]
  /** Where the player's title leads. */
  path: string
  labels: { readonly play: string; readonly pause: string }
}

/** Starts and stops a demo song. */
export function PlayDemo({ demo, all, path, labels }: PlayDemoProps) {
  const playing = usePlayer((state) => state.playing && state.track?.id === demo.name)
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      onClick={() =>
        player.play(
          trackOf(demo, path),
          all.map((each) => trackOf(each, path)),
        )
      }
      className={buttonLook({ look: 'accent', size: 'icon', className: 'rounded-full' })}
    >
      <Icon aria-hidden className="fill-current stroke-none" />
    </button>
  )
}

function trackOf({ name, title, durationSec }: ListedDemo, path: string): Track {
  const [audioUrl, thumbnailUrl] = [`/demos/${name}.mp3`, `/demos/${name}.svg`]
  return { id: name, audioUrl, thumbnailUrl, title, artist: BRAND, path, duration: durationSec }
}
