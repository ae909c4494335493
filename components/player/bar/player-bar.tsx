'use client'
import { ChevronUp, Keyboard, ListMusic, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Artwork } from '#components/drawing/artwork.tsx'
import { engine } from '#components/player/playback/engine.ts'
import { neighbour } from '#components/player/playback/queue.ts'
import { usePlayer } from '#components/player/state.ts'
import { keepFocus } from '#components/ui/focus/focus-main.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { PrefetchLink } from '#components/ui/link/prefetch-link.tsx'
import { showToast } from '#components/ui/toast.ts'
import type { PlayerLabels } from './labels.ts'
import { describeToSystem } from './media-session.ts'
import { PlayerButton } from './player-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { handleShortcut, type Sheet } from './shortcuts.ts'
import { Time } from './time.tsx'
import { PreviousButton, RepeatButton, ShuffleButton, Transport } from './transport.tsx'
import { Volume } from './volume.tsx'

const QueueSheet = lazyComponent(() => import('./queue-sheet.tsx').then((module) => module.QueueSheet))
const ShortcutSheet = lazyComponent(() => import('./shortcut-sheet.tsx').then((module) => module.ShortcutSheet))

/** Stands at the bottom of every page while a track is chosen; `linkPrefix` keeps the way to the song in the language. */
export function PlayerBar({ labels, linkPrefix }: { labels: PlayerLabels; linkPrefix: string }) {
  const track = usePlayer((state) => state.track)
  const problem = usePlayer((state) => state.problem)
  const skipped = usePlayer((state) => state.skipped)
  const isLast = usePlayer((state) => neighbour(state, 1) === undefined)
  const [tall, setTall] = useState(false)
  const [sheet, setSheet] = useState<Sheet>()

  useEffect(() => describeToSystem(track, isLast), [track, isLast])
  useEffect(() => () => describeToSystem(null, true), [])
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.player = tall ? 'tall' : 'low'
    return () => {
      delete dataset.player
    }
  }, [tall])
  useEffect(() => {
    if (skipped) showToast(`${skipped.title} · ${labels[SKIPPED[skipped.why]]}`, { variant: 'error' })
  }, [skipped, labels])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleShortcut(event, setSheet)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  if (!track) return null
  const queueButton = (
    <PlayerButton label={labels.queue} onClick={() => setSheet('queue')}>
      <ListMusic aria-hidden className="size-4.5" />
    </PlayerButton>
  )
  return (
    <section
      ref={keepFocus}
      aria-label={labels.player}
      className="fixed inset-x-0 bottom-0 z-40 border-t bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      <SeekBar labels={labels} />
      <div className="flex h-15 items-center gap-1 px-2 md:gap-3 md:px-5">
        <div className="flex min-w-0 flex-1 items-center gap-3 pl-1">
          <Artwork
            id={track.id}
            visuals={track.visuals ?? null}
            imageUrl={track.thumbnailUrl ?? null}
            className="size-11 shrink-0 rounded-sm max-[23rem]:hidden"
          />
          <div className="min-w-0">
            <PrefetchLink
              href={`${linkPrefix}${track.path}`}
              className="-my-2.5 block truncate py-2.5 font-display text-base hover:underline"
            >
              {track.title}
            </PrefetchLink>
            <p role="status" className="flex gap-2 overflow-hidden text-xs text-faint">
              {problem ? (
                <span className="text-danger">{labels[problem]}</span>
              ) : (
                <>
                  <span className="truncate">{track.artist}</span>
                  <Time />
                </>
              )}
            </p>
          </div>
        </div>
        <Transport labels={labels} />
        <div className="hidden flex-1 items-center justify-end md:flex">
          {queueButton}
          <PlayerButton label={labels.shortcuts} onClick={() => setSheet('shortcuts')}>
            <Keyboard aria-hidden className="size-4.5" />
          </PlayerButton>
          <Volume labels={labels} />
        </div>
        <span className="md:hidden">
          <PlayerButton label={tall ? labels.less : labels.more} expanded={tall} onClick={() => setTall(!tall)}>
            <ChevronUp aria-hidden className={`size-4.5 transition-transform ${tall ? 'rotate-180' : ''}`} />
          </PlayerButton>
        </span>
        <PlayerButton label={labels.close} onClick={engine.close}>
          <X aria-hidden className="size-4.5" />
        </PlayerButton>
      </div>
      {tall && (
        <div className="flex h-13 items-center pr-4 pb-2 pl-2 md:hidden">
          <PreviousButton labels={labels} />
          <ShuffleButton labels={labels} />
          <RepeatButton labels={labels} />
          {queueButton}
          <Volume labels={labels} />
        </div>
      )}
      {sheet === 'queue' && <QueueSheet labels={labels} onClose={() => setSheet(undefined)} />}
      {sheet === 'shortcuts' && <ShortcutSheet labels={labels} onClose={() => setSheet(undefined)} />}
    </section>
  )
}

const SKIPPED = { unfinished: 'skippedUnfinished', gone: 'skippedGone' } as const
