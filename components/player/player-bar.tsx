'use client'
import { ChevronUp, X } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { CoverArt } from '#components/songs/cover-art.tsx'
import type { PlayerLabels } from './labels.ts'
import { describeToSystem } from './media-session.ts'
import { player, usePlayer } from './player.ts'
import { PlayerButton } from './player-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import { handleShortcut } from './shortcuts.ts'
import { Time } from './time.tsx'
import { PreviousButton, RepeatButton, Transport } from './transport.tsx'
import { Volume } from './volume.tsx'

/** Stands at the bottom of every page while a track is chosen; `linkPrefix` keeps the way to the song in the language. */
export function PlayerBar({ labels, linkPrefix }: { labels: PlayerLabels; linkPrefix: string }) {
  const track = usePlayer((state) => state.track)
  const problem = usePlayer((state) => state.problem)
  const [tall, setTall] = useState(false)

  useEffect(() => {
    describeToSystem(track)
    if (track) document.documentElement.dataset.player = tall ? 'tall' : 'low'
    else delete document.documentElement.dataset.player
  }, [track, tall])

  if (!track) return null
  return (
    <section
      aria-label={labels.player}
      className="fixed inset-x-0 bottom-0 z-40 border-t bg-raised pb-[env(safe-area-inset-bottom)]"
    >
      <Shortcuts />
      <SeekBar labels={labels} />
      <div className="flex h-18 items-center gap-1 px-2 sm:gap-3 sm:px-5">
        <div className="flex min-w-0 flex-1 items-center gap-3 pl-1">
          <CoverArt
            id={track.id}
            portrait={track.portrait ?? null}
            imageUrl={track.thumbnailUrl ?? null}
            className="size-12 shrink-0 rounded-sm max-[23rem]:hidden"
          />
          <div className="min-w-0">
            <Link
              href={`${linkPrefix}${track.path}`}
              className="-my-2.5 block truncate py-2.5 font-display text-base hover:underline"
            >
              {track.title}
            </Link>
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
        <div className="hidden flex-1 justify-end sm:flex">
          <Volume labels={labels} />
        </div>
        <span className="sm:hidden">
          <PlayerButton label={tall ? labels.less : labels.more} expanded={tall} onClick={() => setTall(!tall)}>
            <ChevronUp aria-hidden className={`size-4.5 transition-transform ${tall ? 'rotate-180' : ''}`} />
          </PlayerButton>
        </span>
        <PlayerButton label={labels.close} onClick={player.close}>
          <X aria-hidden className="size-4.5" />
        </PlayerButton>
      </div>
      {tall && (
        <div className="flex h-13 items-center justify-between px-2 pb-2 sm:hidden">
          <PreviousButton labels={labels} />
          <RepeatButton labels={labels} />
          <Volume labels={labels} />
        </div>
      )}
    </section>
  )
}

function Shortcuts() {
  const time = usePlayer((state) => state.time)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleShortcut(event, time)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [time])
  return null
}
