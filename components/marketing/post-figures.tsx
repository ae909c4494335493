import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import type { DemoName } from '#lib/catalog/demo-songs.ts'
import { curves } from '#lib/drawing/curve.ts'
import { DemoSong } from './demo-song.tsx'
import { SungVerse } from './sung/sung-verse.tsx'
import { VoiceFigure } from './voice-figure.tsx'

type FigureProps = { children: ReactNode }

/** What posts show and play beside their words: demo songs, voices, lines with their notes, and how a pitch moves. */
export function postFigures(path: string): MDXComponents {
  return {
    Demo: ({ name, children }: FigureProps & { name: DemoName }) => (
      <figure className="my-8 rounded-md border p-4">
        <DemoSong name={name} all={[name]} path={path} about={children} />
      </figure>
    ),
    Voice: ({ slug, name, children }: FigureProps & { slug: string; name: string }) => (
      <VoiceFigure slug={slug} name={name} about={children} />
    ),
    Sung: ({ line, children }: FigureProps & { line: string }) => (
      <Figure caption={children}>
        <div className="@container">
          <SungVerse lines={[{ text: line, heights: TUNE }]} />
        </div>
      </Figure>
    ),
    Pitch: ({ children }: FigureProps) => (
      <Figure caption={children}>
        <PitchLine />
      </Figure>
    ),
  }
}

function Figure({ caption, children }: FigureProps & { caption: ReactNode }) {
  return (
    <figure className="my-8 border-y py-5">
      {children}
      <figcaption className="pt-3 text-sm text-soft">{caption}</figcaption>
    </figure>
  )
}

/** For lines that stand for any other: semitones above the lowest note. */
const TUNE = [4, 7, 7, 9, 7, 4, 2, 4, 2, 0]

const [WIDTH, HEIGHT] = [1000, 200]
/** Where notes begin, in seconds, and their heights in semitones. */
const NOTES = [
  { from: 0, height: 2 },
  { from: 0.5, height: 5 },
  { from: 1, height: 4 },
  { from: 2.2, height: 4 },
] as const
const END = 2.2
const STEP = 0.01
const [GLIDE, SCOOP, SCOOP_LENGTH] = [0.06, 0.7, 0.1]
const VIBRATO = { after: 0.25, growing: 0.25, rate: 5.6, depth: 0.4, least: 0.45 }

/** The notes as they are written, and over them the pitch as it is sung, by the figures of the engine. */
function PitchLine() {
  const [x, y] = [(at: number) => (at / END) * WIDTH, (height: number) => HEIGHT - 20 - height * 26]
  const sung = Array.from({ length: Math.round(END / STEP) }, (_, index) => pitchAt(index * STEP))
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-40 w-full" preserveAspectRatio="none" fill="none">
      {NOTES.slice(0, -1).map(({ from, height }, index) => (
        <path
          key={from}
          d={`M${x(from)} ${y(height)}H${x(NOTES[index + 1]?.from ?? END)}`}
          className="stroke-edge"
          strokeWidth={8}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={curves(sung, (index, height) => [Math.round(x(index * STEP)), Math.round(y(height))])}
        className="stroke-voice"
        strokeWidth={2.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function pitchAt(at: number): number {
  const place = NOTES.findLastIndex(({ from }) => from <= at)
  const [note, next] = [NOTES[place], NOTES[place + 1]]
  if (!note || !next) return 0
  const toNext = Math.max(0, 1 - (next.from - at) / GLIDE) * (next.height - note.height)
  const scoop = place === 0 ? -SCOOP * Math.max(0, 1 - at / SCOOP_LENGTH) : 0
  const held = at - note.from - VIBRATO.after
  const isLong = next.from - note.from > VIBRATO.least + 0.1
  const depth = isLong ? VIBRATO.depth * Math.min(1, Math.max(0, held / VIBRATO.growing)) : 0
  return note.height + toNext + scoop + depth * Math.sin(2 * Math.PI * VIBRATO.rate * held)
}
