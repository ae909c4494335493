/**
 * Lets every singer sing ten plain lines and measures, singer by singer: the notes against aubio’s tracker of pitch, the
 * words against a recogniser, and how far any two singers are apart. Leaves a sound file of each in build/singers.
 * Run: node tests/judge/singers.ts [singer …]
 */
import { mkdirSync } from 'node:fs'
import { SINGERS, type Singer, singerNamed } from '#lib/engine/voices/singers.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { recognise } from './recognise.ts'
import { distance, mcd, type VoicePrint, voicePrint } from './singers-distance.ts'
import { createChoir, type Performance, timesOf, writeVoice } from './singers-sing.ts'
import { type Tuning, tuningOf } from './singers-tune.ts'
import { wordsMissed, wordsOf } from './singers-words.ts'

const LINES = [
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
const MOST_MISSED = { best: 0.12, any: 0.3 }
const LEAST_LINES = 9
const LEAST_APART_DB = 4
const FOLDER = 'build/singers'

const named = process.argv.slice(2)
const singers = named.length > 0 ? named.map(singerNamed) : SINGERS
const perform = await createChoir()
const { fft } = await loadSpeech()
mkdirSync(FOLDER, { recursive: true })

console.log(
  'Cents off: median / 95th percentile; shares of frames with a pitch, and over 50 cents off. Words: share missed',
)
console.log(
  'of eight alternatives each. Lines: told from the other nine. Both at 0.3 s a syllable, lines at 0.6 s too.',
)
console.log('singer       range    cents off     found     off   words  lines   slow')
const missed = new Map<Singer, number>()
for (const singer of singers) missed.set(singer, await judge(singer))

const english = [...missed].filter(([{ languages }]) => languages.includes('en')).map(([, share]) => share)
if (Math.min(...english) > MOST_MISSED.best) fail(`no English voice misses as few as ${MOST_MISSED.best} of the words`)
await compare()

async function judge(singer: Singer): Promise<number> {
  const file = `${FOLDER}/${singer.name}.wav`
  const slow = await perform(singer, LINES, SLOW)
  writeVoice(file, slow)
  const slowlyTold = linesTold(file, slow)
  const tuning = tuningOf(slow, file)
  const fast = await perform(singer, LINES, FAST)
  writeVoice(file, fast)
  const told = linesTold(file, fast)
  const wrong = LINES.map((line, index) => wordsMissed({ file, ...lineTimes(fast, index) }, line))
  const share = sum(wrong) / LINES.flatMap(wordsOf).length
  const head = `${singer.name.padEnd(9)} ${singer.gender}  ${singer.range.low}…${singer.range.high}`
  console.log(
    `${head}   ${row(tuning)}   ${share.toFixed(3)}  ${String(told).padStart(5)}  ${String(slowlyTold).padStart(5)}`,
  )
  if (!inTune(tuning)) fail(`${singer.name} is out of tune`)
  if (singer.languages.includes('en') && (share > MOST_MISSED.any || told < LEAST_LINES)) {
    fail(`${singer.name} is hard to understand`)
  }
  return share
}

/** How many lines a recogniser tells from the others. */
function linesTold(file: string, performance: Performance): number {
  return LINES.filter((line, index) => line === recognise({ file, ...lineTimes(performance, index) }, LINES)).length
}

/** Every pair on the same notes and line; above the diagonal all that sets them apart, below it timbre alone. */
async function compare(): Promise<void> {
  const prints: VoicePrint[] = []
  for (const singer of singers)
    prints.push(voicePrint(fft, await perform(singer, LINES.slice(0, 4), SLOW, COMMON_MIDDLE)))
  console.log('\nApart, dB: above the diagonal with range and breath, below it timbre (MCD) alone')
  console.log(' '.repeat(9), singers.map(({ name }) => name.slice(0, 7).padStart(7)).join(' '))
  for (const [row, singer] of singers.entries()) {
    const cells = singers.map((other, column) => {
      if (row === column) return '·'
      const timbre = mcd(prints[row]!, prints[column]!)
      const apart = distance(timbre, singer, other)
      if (row < column && apart < LEAST_APART_DB)
        fail(`${singer.name} and ${other.name} are ${apart.toFixed(1)} dB apart`)
      return (row < column ? apart : timbre).toFixed(1)
    })
    console.log(singer.name.padEnd(9), cells.map((cell) => cell.padStart(7)).join(' '))
  }
}

function lineTimes({ score }: Performance, index: number) {
  return timesOf(score, score.vocal!.lines[index]!)
}

function inTune({ medianCents, worst20thCents, found, farOff }: Tuning): boolean {
  return medianCents <= 3 && worst20thCents <= 25 && found >= 0.97 && farOff <= 0.02
}

function row({ medianCents, worst20thCents, found, farOff }: Tuning): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7)
  return `${medianCents.toFixed(1).padStart(4)} / ${worst20thCents.toFixed(1).padStart(5)} ${percent(found)} ${percent(farOff)}`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function fail(what: string): void {
  console.log(`FAIL  ${what}`)
  process.exitCode = 1
}
