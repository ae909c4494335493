import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Singer } from '#lib/engine/voices/singers.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { recognise, wordsOf } from './pocketsphinx.ts'
import { distance, mcd, type VoicePrint, voicePrint } from './singers-distance.ts'
import { habitsApart, habitsOf, type PitchHabits } from './singers-habits.ts'
import { createChoir, type Performance, timesOf, writeVoice } from './singers-sing.ts'
import { type Tuning, trackOf, tuningOf } from './singers-tune.ts'
import { wordsMissed } from './singers-words.ts'

/** What the judges find out about a singer who sings ten plain lines. */
export type MeasuredSinger = {
  readonly singer: Singer
  readonly tuning: Tuning
  readonly habits: PitchHabits
  /** Share of the words that are taken for one of seven others, at 0.3 s a syllable; chance alone misses 0.875. */
  readonly wordsMissed: number
  /** Lines told from the other nine, at 0.3 s and at 0.6 s a syllable. */
  readonly linesTold: { readonly fast: number; readonly slow: number }
  readonly print: VoicePrint
}

export const LINES = [
  'The kettle sings and the window turns white',
  'We planted beans along the garden wall',
  'My brother keeps a wooden boat by the lake',
  'Nobody told me the winter was over',
  'Bring me a blanket and open the gate',
  'She painted every table green and gold',
  'The train goes slowly past the yellow fields',
  'I found your letter under the kitchen chair',
  'Seven black horses are crossing the hill',
  'Come home before the evening rain begins',
]
/** Seconds a syllable. */
const FAST = 0.3
const SLOW = 0.6
/** Notes about this one, which everybody can sing, make timbres comparable. */
const COMMON_MIDDLE = 60
const COMPARED_LINES = 4

export async function measureSingers(singers: readonly Singer[]): Promise<MeasuredSinger[]> {
  const perform = await createChoir()
  const { fft } = await loadSpeech()
  const folder = mkdtempSync(join(tmpdir(), 'canto-singers-'))
  const measured: MeasuredSinger[] = []
  try {
    for (const singer of singers) {
      const [slow, fast] = [await perform(singer, LINES, SLOW), await perform(singer, LINES, FAST)]
      const files = { slow: join(folder, `${singer.name}-slow.wav`), fast: join(folder, `${singer.name}-fast.wav`) }
      writeVoice(files.slow, slow)
      writeVoice(files.fast, fast)
      const [track, missed, fastTold, slowTold] = await Promise.all([
        trackOf(slow, files.slow),
        shareMissed(fast, files.fast),
        linesTold(fast, files.fast),
        linesTold(slow, files.slow),
      ])
      const print = voicePrint(fft, await perform(singer, LINES.slice(0, COMPARED_LINES), SLOW, COMMON_MIDDLE))
      measured.push({
        singer,
        tuning: tuningOf(slow, track),
        habits: habitsOf(slow, track.pitches),
        wordsMissed: missed,
        linesTold: { fast: fastTold, slow: slowTold },
        print,
      })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  return measured
}

/** Share of the words of LINES, which a file holds as they are performed, that are taken for others. */
export async function shareMissed(performance: Performance, file: string): Promise<number> {
  let missed = 0
  for (const [index, line] of LINES.entries())
    missed += await wordsMissed({ file, ...timesIn(performance, index) }, line)
  return missed / LINES.flatMap(wordsOf).length
}

async function linesTold(performance: Performance, file: string): Promise<number> {
  let told = 0
  for (const [index, line] of LINES.entries()) {
    if ((await recognise({ file, ...timesIn(performance, index) }, LINES)) === line) told++
  }
  return told
}

function timesIn({ score }: Performance, index: number) {
  return timesOf(score, score.vocal!.lines[index]!)
}

export type Apart = {
  readonly one: string
  readonly other: string
  /** By timbre alone, and with range and breath. */
  readonly timbreDb: number
  readonly allDb: number
  /** By how they move the pitch, see `habitsApart`. */
  readonly habitSteps: number
}

/** Every pair, on the same notes and lines. */
export function pairsApart(singers: readonly MeasuredSinger[]): Apart[] {
  return singers.flatMap((one, index) =>
    singers.slice(index + 1).map((other) => {
      const timbreDb = mcd(one.print, other.print)
      return {
        one: one.singer.name,
        other: other.singer.name,
        timbreDb,
        allDb: distance(timbreDb, one.singer, other.singer),
        habitSteps: habitsApart(one.habits, other.habits),
      }
    }),
  )
}
