import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DEMO_SONGS, type DemoName, demoFacts } from '#lib/catalog/demo-songs.ts'
import { PlayDemo } from './play-demo.tsx'
import { SongLine } from './song-line.tsx'

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

/** A demo song with what it made: its cover, its loudness, its melody. */
export function DemoSong({ name, all, path, about, words }: DemoSongProps) {
  const t = useTranslations('site.listen')
  const { title } = DEMO_SONGS[name]
  const { portrait } = demoFacts(name)
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
          <h3 lang="en" className="font-display text-lg font-medium">
            {title}
          </h3>
          <p className="pt-1 text-sm text-soft">{about}</p>
        </div>
        <PlayDemo
          demo={listed(name)}
          all={all.map(listed)}
          path={path}
          labels={{ play: t('play', { title }), pause: t('pause', { title }) }}
        />
      </div>
      <SongLine portrait={portrait} className="mt-4 h-16" />
      {words}
    </article>
  )
}

const listed = (name: DemoName) => ({ name, title: DEMO_SONGS[name].title, durationSec: demoFacts(name).durationSec })
