'use client'
import { Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { player } from '#components/player/player.ts'
import { usePlayer } from '#components/player/state.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { PUBLISHED_MAX } from '#lib/catalog/limits.ts'
import type { PublishedSettings } from '#lib/schemas/published.ts'
import { usePublishedTracks } from './use-published-tracks.ts'

type PlayAllProps = {
  settings: PublishedSettings
  /** Of all that is played. */
  title: string
}

/** Plays the published songs that name some settings one after another, as they are when it is pressed. */
export function PlayAll({ settings, title }: PlayAllProps) {
  const t = useTranslations('song')
  const utils = trpc.useUtils()
  const failed = useFailureToast()
  const tracksOf = usePublishedTracks()
  const [isAsked, ask] = useTransition()
  const collection = JSON.stringify(settings)
  const current = usePlayer((state) => (state.collection === collection ? state.track : null))
  const playing = usePlayer((state) => state.playing && state.collection === collection)
  const Icon = playing ? Pause : Play
  const fetchAndPlay = async () => {
    try {
      const { items } = await utils.music.getPublished.fetch({ ...settings, limit: PUBLISHED_MAX })
      const tracks = tracksOf(items)
      if (tracks[0]) player.play(tracks[0], tracks, collection)
    } catch (error) {
      failed(error)
    }
  }
  const play = () => {
    if (current) return player.play(current)
    player.wake()
    if (!isAsked) ask(fetchAndPlay)
  }
  return (
    <Button
      size="icon"
      aria-label={t(playing ? 'pause' : 'play', { title })}
      onClick={play}
      className={playing ? 'text-accent!' : ''}
    >
      {isAsked ? <Spinner /> : <Icon aria-hidden className="fill-current stroke-none" />}
    </Button>
  )
}
