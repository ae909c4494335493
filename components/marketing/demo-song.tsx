import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SongLine } from '#components/drawing/song-line.tsx'
import { PlaySwitch } from '#components/player/play-switch.tsx'
import { WaveSlider } from '#components/player/wave-slider.tsx'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { type DemoName, demoFacts, demoSong } from '#lib/catalog/demo-songs.ts'
import { demoTracks } from './demo-track.ts'
import { WhilePlaying } from './sung/while-playing.tsx'

type DemoSongProps = {
  name: DemoName
  /** Those of the page, in their order. */
  all: readonly DemoName[]
  /** Where the player's title leads. */
  path: string
  about: ReactNode
  /** The words under it, for pages that show them. */
  words?: ReactNode
}

/** A demo song with what it made: its cover, its loudness, its melody, and the line that is sung. */
export function DemoSong({ name, all, path, about, words }: DemoSongProps) {
  const t = useTranslations('site.listen')
  const { title, language = 'en' } = demoSong(name)
  const position = useTranslations('song.page')('position', { title })
  const queue = demoTracks(all, path)
  const track = queue.find(({ id }) => id === name)
  return (
    <article className="min-w-0">
      <div className="flex items-center gap-4">
        {/* biome-ignore lint/performance/noImgElement: a drawing, smaller as a file than in the page */}
        <img
          src={`/demos/${name}.svg`}
          alt=""
          width={96}
          height={96}
          // Else pages that only link here would load it beforehand.
          loading="lazy"
          className="size-24 shrink-0 rounded-md sm:size-28"
        />
        <div className="min-w-0 flex-1">
          <h3 lang={language} className="font-display text-lg font-medium">
            {title}
          </h3>
          <p className="pt-1 text-sm text-soft">{about}</p>
        </div>
        {track && (
          <PlaySwitch
            track={track}
            queue={queue}
            labels={{ play: t('play', { title }), pause: t('pause', { title }) }}
            className={buttonVariants({ variant: 'accent', size: 'icon', className: 'rounded-full!' })}
          />
        )}
      </div>
      {track && (
        <div className="pt-4">
          <WaveSlider
            track={track}
            queue={queue}
            label={position}
            between={<WhilePlaying name={name} lang={language} show="line" />}
          >
            <SongLine visuals={demoFacts(name).visuals} className="h-16" />
          </WaveSlider>
        </div>
      )}
      {words}
    </article>
  )
}
