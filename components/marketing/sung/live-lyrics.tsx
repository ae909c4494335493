'use client'
import { type ReactNode, useCallback, useMemo } from 'react'
import { usePlaybackTime } from '#components/player/use-playback-time.ts'
import { partsOf } from '#components/songs/words/lyric-parts.ts'
import { LyricsText } from '#components/songs/words/lyrics-text.tsx'
import { alignLyrics } from '#components/songs/words/timed-lyrics.ts'
import type { DemoName, TimedLine } from '#lib/catalog/demo-songs.ts'
import { useDemoLines } from './demo-lines.ts'
import { pageAt, pagesOf, placeAt } from './lyric-pages.ts'
import { type SungPlace, SungVerse, SungWords } from './sung-verse.tsx'
import { written } from './syllables.ts'

type Song = {
  name: DemoName
  /** The song's language, if the page is in another one. */
  lang?: string | undefined
}

export type LiveProps = Song & {
  /** What to show: up to this many lines with their notes, the line that is sung, or all of these lyrics. */
  show: number | 'line' | { readonly lyrics: string }
  /** Shown until the song is heard. */
  children?: ReactNode
}

/** The words of a demo song while it is heard. */
export function LiveLyrics({ show, children, ...song }: LiveProps) {
  if (show === 'line') return <LiveLine {...song} />
  if (typeof show === 'object') return <LiveLyricsText {...song} {...show} />
  return (
    <LiveVerse {...song} most={show}>
      {children}
    </LiveVerse>
  )
}

/** The current stanza with its notes; of a longer one as many lines as fit. */
function LiveVerse({ name, lang, most, children }: Song & { most: number; children: ReactNode }) {
  const pages = usePages(name, most)
  const { page, place } = useReading(pages)
  const lines = pages[page]
  return lines ? <SungVerse lines={lines} place={place} lang={lang} /> : children
}

/** The line that is sung, without its notes. */
function LiveLine({ name, lang }: Song) {
  const pages = usePages(name, 1)
  const { page, place } = useReading(pages)
  const text = pages[page]?.[0]?.text
  return (
    <span
      lang={lang}
      className="following flex flex-wrap justify-center gap-x-[0.3em] px-3 font-display text-sm leading-tight sm:text-base"
    >
      {text && <SungWords text={text} reached={place?.note ?? -1} isHeld={place?.isHeld ?? false} />}
    </span>
  )
}

/** All lyrics of the song, with the current line marked. */
function LiveLyricsText({ name, lang, lyrics }: Song & { lyrics: string }) {
  const lines = useDemoLines(name)
  const pages = useMemo(() => pagesOf(lines, 1), [lines])
  const rows = useMemo(() => rowsOf(lyrics, lines), [lyrics, lines])
  const { page, place } = useReading(pages)
  const sung = lines[page]
  const draw = (line: string, row: number) =>
    sung && place && rows[page] === row ? (
      <span className="following inline-flex flex-wrap gap-x-[0.3em] indent-0">
        <SungWords text={sung.text} reached={place.note} isHeld={place.isHeld} />
      </span>
    ) : (
      <span className={place ? 'text-soft' : ''}>{line}</span>
    )
  return <LyricsText lyrics={lyrics} lang={lang ?? null} draw={draw} />
}

function usePages(name: DemoName, most: number): TimedLine[][] {
  const lines = useDemoLines(name)
  return useMemo(() => pagesOf(lines, most), [lines, most])
}

type Reading = { readonly page: number; readonly place: SungPlace | null }

/** Which page is read now, and how far it was sung. */
function useReading(pages: readonly TimedLine[][]): Reading {
  const find = useCallback(
    (seconds: number): Reading => {
      const page = pageAt(pages, seconds)
      return { page, place: placeAt(pages[page] ?? [], seconds) }
    },
    [pages],
  )
  // They are drawn only while their song is the loaded one.
  return usePlaybackTime(true, find, isSame)
}

const isSame = ({ page, place }: Reading, other: Reading) =>
  page === other.page &&
  place?.line === other.place?.line &&
  place?.note === other.place?.note &&
  place?.isHeld === other.place?.isHeld

/** The written line of each sung line. */
function rowsOf(lyrics: string, lines: readonly TimedLine[]): (number | undefined)[] {
  const rows = partsOf(lyrics).flatMap((part) => part.lines.filter((line) => line !== ''))
  const sung = lines.map(({ text, starts, ends }) => {
    const word = { text: written(text), startSec: starts[0] ?? 0, endSec: ends.at(-1) ?? 0 }
    return { text: word.text, words: [word] }
  })
  const timedLyrics = alignLyrics(rows, sung)
  return sung.map(({ words }) => timedLyrics.find(({ startSec }) => startSec === words[0]?.startSec)?.line)
}
