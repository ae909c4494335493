'use client'
import { Pause, Play } from 'lucide-react'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import { buttonLook } from '#components/ui/button-look.ts'
import type { DemoName } from '#lib/catalog/demo-songs.ts'

type PlayDemoProps = {
  name: DemoName
  /** The demos of the page, which come after it. */
  all: readonly DemoName[]
  /** Where the player's title leads. */
  path: string
  labels: { readonly play: string; readonly pause: string }
}

/** Starts and stops a demo song. */
export function PlayDemo({ name, all, path, labels }: PlayDemoProps) {
  const playing = usePlayer((state) => state.playing && state.track?.id === name)
  const Icon = playing ? Pause : Play
  const press = async () => {
    const { demoTrack } = await import('./demo-track.ts')
    player.play(
      demoTrack(name, path),
      all.map((each) => demoTrack(each, path)),
    )
  }
  return (
    <button
      type="button"
      aria-label={playing ? labels.pause : labels.play}
      onClick={() => void press()}
      className={buttonLook({ look: 'accent', size: 'icon', className: 'rounded-full' })}
    >
      <Icon aria-hidden className="fill-current stroke-none" />
    </button>
  )
}
