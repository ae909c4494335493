import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SungLine, secondsAt } from '#lib/engine/score/score.ts'
import { SINGERS } from '#lib/engine/voices/singers.ts'
import { table } from '../../support/bars.ts'
import type { Line } from '../covers/lines.ts'
import { recognise } from '../pocketsphinx.ts'
import { type Figure, share } from '../rows.ts'
import { notesOf, timesOf } from '../singers-sing.ts'
import { inLanes } from '../studio.ts'
import { drawLyrics } from './drawn-lyrics.ts'
import { createVocalists, type SongPlan, textOf, type VoiceAlone } from './drawn-songs.ts'

/** A line that somebody sang, what was heard, and what might have made it hard. */
export type DrawnLine = {
  readonly singer: string
  readonly style: string
  readonly section: string
  readonly tempoBpm: number
  readonly text: string
  readonly heard: string | null
  /** Mean MIDI note, and seconds of the mean and of the longest note. */
  readonly pitch: number
  readonly noteSec: number
  readonly longestSec: number
}

const STYLES = ['Pop', 'Rock', 'Folk', 'Hip-hop', 'R&B', 'Jazz', 'Electronic', 'Classical']
/**
 * The full form judges ten lines of a song for every singer in every style. The short form judges six lines for every singer,
 * in a song that never changes.
 */
const FULL_LINES = 10
const SHORT_LINES = 6
const SHORT_SEED = 7
const LARGEST_SEED = 1_000_000

/** Whether lines of lyrics that nobody tuned on are told from the others of their songs. */
export async function judgeWords({ short, seed }: { short: boolean; seed: number | null }) {
  const drawn = seed ?? (short ? SHORT_SEED : randomInt(LARGEST_SEED))
  console.log(`  lyrics drawn from seed ${drawn}`)
  const heard = await recogniseSongs(plans(short, drawn), short ? SHORT_LINES : FULL_LINES)
  const told = heard.map(({ singer, style, text, heard }) => ({ singer, style, isTold: heard === text }))
  const [singers, styles] = [sharesBy(told, 'singer'), sharesBy(told, 'style')]
  for (const shares of [singers, styles]) console.log(`\n${table([['', 'told'], ...shares.map(rowOf)])}`)
  const all: Line = {
    what: 'drawn lyrics: lines told from the others of their song',
    // The mean of sixty lines strays by four in a hundred.
    pass: { least: short ? 0.85 : 0.9 },
    aim: { least: 0.95 },
    digits: 3,
    figure: share(told.map(({ singer, isTold }) => [singer, isTold])),
  }
  // Six lines of a singer say nothing of the singer.
  const each = (what: string, [worst]: readonly Share[]): Line => ({
    what: `drawn lyrics: lines told, worst ${what}`,
    pass: { least: 0.8 },
    aim: { least: 0.88 },
    digits: 3,
    figure: short || !worst ? null : figureOf(worst),
  })
  return { lines: [all, each('singer', singers), each('style', styles)], facts: { seed: drawn, heard } }
}

function plans(short: boolean, seed: number): SongPlan[] {
  const singers = SINGERS.filter(({ languages }) => languages.includes('en'))
  const grid = singers.flatMap((singer, row) =>
    STYLES.filter((_, column) => !short || column === row % STYLES.length).map((style) => ({ singer, style })),
  )
  return grid.map((cell, index) => ({ ...cell, seed: seed + index }))
}

async function recogniseSongs(songs: readonly SongPlan[], count: number): Promise<DrawnLine[]> {
  const vocalists = await createVocalists()
  const folder = mkdtempSync(join(tmpdir(), 'canto-words-'))
  try {
    const heard = await inLanes(songs, async (plan) => {
      const lyrics = drawLyrics(`${plan.seed}/${plan.singer.name}/${plan.style}`)
      const song = await vocalists.compose(lyrics, plan, count)
      const file = join(folder, `${plan.seed}.wav`)
      vocalists.record(song, file)
      const lines: DrawnLine[] = []
      for (const line of song.lines) lines.push(await recogniseLine(song, line, plan, file))
      rmSync(file)
      return lines
    })
    return heard.flat()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function recogniseLine(
  { score, alternatives }: VoiceAlone,
  line: SungLine,
  { singer, style }: SongPlan,
  file: string,
): Promise<DrawnLine> {
  const text = textOf(line)
  const notes = notesOf(line)
  const seconds = notes.map(({ lengthBeats }) => secondsAt(score, lengthBeats))
  return {
    singer: singer.name,
    style,
    section: score.sections[line.section]!.kind,
    tempoBpm: score.tempoBpm,
    text,
    heard: await recognise({ file, ...timesOf(score, line) }, alternatives),
    pitch: mean(notes.map(({ pitch }) => pitch)),
    noteSec: mean(seconds),
    longestSec: Math.max(...seconds),
  }
}

type Share = { readonly name: string; readonly told: number; readonly of: number }

/** Worst first. */
function sharesBy<Key extends string>(
  lines: readonly (Record<Key, string> & { readonly isTold: boolean })[],
  key: Key,
): Share[] {
  const shares = [...new Set(lines.map((line) => line[key]))].map((name): Share => {
    const own = lines.filter((line) => line[key] === name)
    return { name, told: own.filter(({ isTold }) => isTold).length, of: own.length }
  })
  return shares.sort((a, b) => a.told / a.of - b.told / b.of)
}

const rowOf = ({ name, told, of }: Share) => [name, `${(told / of).toFixed(2)} (${told} of ${of})`]

const figureOf = ({ name, told, of }: Share): Figure => ({ value: told / of, note: `${name}, ${told} of ${of}` })

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
