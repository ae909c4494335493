import type { CSSProperties } from 'react'
import type { TimedLine } from '#lib/catalog/demo-songs.ts'
import { type Syllable, syllablesOf, written } from './syllables.ts'

/** Which note of which line sounds, or sounded last; both count from 0. */
export type SungPlace = { readonly line: number; readonly note: number; readonly isHeld: boolean }

type SungVerseProps = {
  lines: readonly Pick<TimedLine, 'text' | 'heights'>[]
  /** While it is sung; null before its first note. */
  place?: SungPlace | null
  lang?: string | undefined
}

/** A verse with the note of each syllable above it. */
export function SungVerse({ lines, place, lang }: SungVerseProps) {
  return (
    <div
      aria-label={lines.map(({ text }) => written(text)).join('\n')}
      role="img"
      lang={lang}
      className={`font-display text-[clamp(0.75rem,4.5cqi,1.75rem)] ${place === undefined ? '' : 'following'}`}
    >
      {lines.map(({ text, heights }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <p key={row} className="flex flex-wrap gap-x-[0.3em] leading-tight">
          <SungWords text={text} heights={heights} reached={reachedIn(row, place)} isHeld={place?.isHeld ?? false} />
        </p>
      ))}
    </div>
  )
}

/** Up to which note the singer has come. */
function reachedIn(row: number, place: SungPlace | null | undefined): number {
  if (!place || row > place.line) return -1
  return row < place.line ? Number.POSITIVE_INFINITY : place.note
}

type SungWordsProps = {
  text: string
  heights?: readonly number[]
  /** The last note that was begun; -1 before the first. */
  reached: number
  /** Whether that one still sounds. */
  isHeld: boolean
}

/**
 * The words of a line. Each syllable's `data-sung` says whether it has been sung or sounds now. If heights are given,
 * each syllable stands under its notes.
 */
export function SungWords({ text, heights, reached, isHeld }: SungWordsProps) {
  let next = 0
  return syllablesOf(text).map((word) => (
    <span key={next} className={`whitespace-nowrap ${heights ? 'pt-[1.35em]' : ''}`}>
      {word.map((syllable) => {
        const first = next
        next += syllable.notes
        return (
          <SungSyllable
            key={first}
            syllable={syllable}
            heights={heights?.slice(first, next)}
            state={first > reached ? undefined : isHeld && reached < next ? 'now' : ''}
          />
        )
      })}
    </span>
  ))
}

type SungSyllableProps = {
  syllable: Syllable
  heights: readonly number[] | undefined
  state: 'now' | '' | undefined
}

/** One syllable. The first note is drawn by the syllable's own style, further notes as elements beside it. */
function SungSyllable({ syllable: { text, notes }, heights, state }: SungSyllableProps) {
  if (!heights) return <span data-sung={state}>{text}</span>
  const place = (note: number) => ({
    '--step': heights[note] ?? 0,
    ...(notes > 1 && { '--from': note / notes, '--until': (note + 1) / notes }),
  })
  const props = {
    className: 'sung',
    style: place(0) as CSSProperties,
    ...(state !== undefined && { 'data-sung': state }),
  }
  // No extra element for a single note, because the page's bytes are counted.
  if (notes === 1) return <span {...props}>{text}</span>
  return (
    <span {...props}>
      {text}
      {Array.from({ length: notes - 1 }, (_, further) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity but their place
        <i key={further} style={place(further + 1) as CSSProperties} />
      ))}
    </span>
  )
}
