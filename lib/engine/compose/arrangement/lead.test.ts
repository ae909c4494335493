import { describe, expect, it } from 'vitest'
import { GENRES } from '../../score/names.ts'
import type { Note, Score, Section } from '../../score/score.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const CHORUS = ['[Verse]', 'la la la la la', 'la la la la la', '[Chorus]', 'la la la la la la', 'la la la la la'].join(
  '\n',
)

/** Every word is one syllable, every other one stressed. */
const sing = async (line: string) =>
  line.split(' ').map((text, index) => ({
    text,
    syllables: [{ text, phones: ['l', 'aa'], stress: index % 2 === 0 ? (1 as const) : (0 as const) }],
  }))

const compose = (style: string, seed: number, instrumental: boolean) => {
  const song = { title: '', voice: 'f', instrumental, lyrics: instrumental ? '' : CHORUS } as const
  return composeSong({ ...song, style, seed, ...(instrumental ? { lengthSec: 60 } : {}) }, sing, singerFor)
}

const leadOf = (score: Score) => score.tracks.filter(({ stem }) => stem === 'lead').flatMap(({ notes }) => notes)

const within = (notes: readonly Note[], { startBeat, lengthBeats }: Section) =>
  notes.filter((note) => note.startBeat >= startBeat - 0.3 && note.startBeat < startBeat + lengthBeats)

/** Beats and semitones from note to note, so that octaves and bars make no difference. */
const moves = (notes: readonly Note[]) =>
  notes.slice(1).map((note, at) => [note.startBeat - notes[at]!.startBeat, note.pitch - notes[at]!.pitch] as const)

/** The most moves in a row that two lines share, begun within the first few of the second. */
function shared(line: readonly Note[], hook: readonly Note[]): number {
  const [own, wanted] = [moves(line), moves(hook)]
  const from = (at: number, start: number) => {
    let count = 0
    while (alike(own[at + count], wanted[start + count])) count++
    return count
  }
  return Math.max(0, ...own.flatMap((_, at) => [0, 1, 2, 3].map((start) => from(at, start))))
}

type Move = readonly [beats: number, semitones: number]
const alike = (one?: Move, other?: Move) =>
  one !== undefined && other !== undefined && Math.abs(one[0] - other[0]) < 0.06 && one[1] === other[1]

const hookOf = (score: Score) => {
  const at = score.sections.findIndex(({ kind }) => kind === 'chorus')
  const sung = score.vocal?.lines.filter(({ section }) => section === at) ?? []
  const notes = sung.flatMap(({ words }) => words.flatMap(({ syllables }) => syllables.flatMap((one) => one.notes)))
  return score.vocal ? notes : within(leadOf(score), score.sections[at]!)
}

describe.each([...GENRES])('the hook of %s', (style) => {
  it.each([
    ['sung', false],
    ['instrumental', true],
  ])('is quoted before or between %s choruses, note for note', async (_, instrumental) => {
    for (const seed of SEEDS) {
      const score = await compose(style, seed, instrumental)
      const quotes = score.sections.filter(({ kind }) => kind === 'intro' || kind === 'break')
      const longest = quotes.map((section) => shared(within(leadOf(score), section), hookOf(score)))
      expect(Math.max(...longest), `seed ${seed}`).toBeGreaterThanOrEqual(3)
    }
  })
})
