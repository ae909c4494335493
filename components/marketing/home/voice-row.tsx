'use client'
import { PlaySwitch } from '#components/player/play-switch.tsx'
import type { Track } from '#components/player/track.ts'
import { buttonVariants } from '#components/ui/button-variants.ts'
import { PrefetchLink } from '#components/ui/link/prefetch-link.tsx'
import { COVER_SONGS } from '#lib/catalog/demos/cover-songs.ts'
import type { DemoSong } from '#lib/catalog/demos/demo-song.ts'
import { documentLanguage } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'
import { BRAND } from '#lib/site/brand.ts'
import { voicePath } from '#lib/site/social-images.ts'

export type VoiceRowProps = {
  /** What the first voice is called. */
  before: string
  /** What buttons say of "%". */
  play: string
  pause: string
}

const SONGS: readonly (readonly [string, DemoSong])[] = Object.entries(COVER_SONGS)

const QUEUE: readonly Track[] = SONGS.map(([name, { title, cover }]) => ({
  id: name,
  audioUrl: `/demos/${name}.mp3`,
  thumbnailUrl: `/demos/${name}.svg`,
  title,
  artist: cover?.name ?? BRAND,
  path: '/',
  duration: null,
}))

/** One song as it was first sung, and in voices of the gallery with their portraits. */
export function VoiceRow({ before, play, pause }: VoiceRowProps) {
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-4">
      {SONGS.map(([name, { title, cover }], index) => {
        const called = cover?.name ?? before
        const said = (label: string) => label.replace('%', `${title} · ${called}`)
        const track = QUEUE[index]
        return (
          <li key={name} className="flex items-center gap-4">
            {/* biome-ignore lint/performance/noImgElement: a drawing, smaller as a file than in the page */}
            <img
              src={cover ? `/api/voices/${cover.slug}/avatar` : `/demos/${name}.svg`}
              alt=""
              width={72}
              height={72}
              className={`size-18 shrink-0 bg-high ${cover ? 'rounded-full' : 'rounded-md'}`}
            />
            {track && (
              <PlaySwitch
                track={track}
                queue={QUEUE}
                labels={{ play: said(play), pause: said(pause) }}
                className={buttonVariants({ size: 'icon', className: 'rounded-full!' })}
              />
            )}
            {cover ? (
              <PrefetchLink
                href={localPath(documentLanguage(), voicePath(cover.slug))}
                className="inline-flex min-h-11 items-center font-display text-lg hover:text-accent"
              >
                {called}
              </PrefetchLink>
            ) : (
              <span className="font-display text-lg">{called}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
