'use client'
import { Artwork } from '#components/drawing/artwork.tsx'
import { controls } from '#components/player/playback/controls.ts'
import { upcoming } from '#components/player/playback/queue.ts'
import { usePlayer } from '#components/player/state.ts'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import { formatTime } from '#components/ui/format-time.ts'
import type { PlayerLabels } from './labels.ts'

type QueueSheetProps = { labels: PlayerLabels; onClose: () => void }

/** The tracks after the current one. A press on one continues from there. */
export function QueueSheet({ labels, onClose }: QueueSheetProps) {
  const track = usePlayer((state) => state.track)
  const order = usePlayer((state) => state.order)
  const repeat = usePlayer((state) => state.repeat)
  const tracks = upcoming({ track, order, repeat })
  return (
    <Modal title={labels.queue} closeLabel={labels.closeSheet} onClose={onClose}>
      {tracks.length === 0 && <p className="text-sm text-soft">{labels.queueEmpty}</p>}
      <ol className="-mx-2">
        {tracks.map((next) => (
          <li key={next.id} className="[contain-intrinsic-block-size:auto_60px] [content-visibility:auto]">
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-md p-2 text-left hover:bg-high"
              onClick={() => {
                controls.jumpTo(next)
                onClose()
              }}
            >
              <Artwork
                id={next.id}
                visuals={next.visuals ?? null}
                imageUrl={next.thumbnailUrl ?? null}
                className="size-11 shrink-0 rounded-sm"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-display text-base">{next.title}</span>
                <span className="block truncate text-xs text-faint">{next.artist}</span>
              </span>
              {next.duration !== null && (
                <span className="tabular text-xs text-faint">{formatTime(next.duration)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Modal>
  )
}
