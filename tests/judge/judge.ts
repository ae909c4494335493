// Programs that nobody here wrote listen to what the engine makes. Run: npm run judge [-- --short] [--seed N] [music] [covers] [wishes] [words]; every figure is stored
// in build/judge-<part>.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEMO_SONGS, type DemoName } from '#lib/catalog/demo-songs.ts'
import { STYLES } from '#lib/engine/browser.ts'
import { SINGERS, singerNamed } from '#lib/engine/voices/singers.ts'
import { limitText, table } from '../support/bars.ts'
import { COVER_PARTS } from './covers/covers.ts'
import type { Line } from './covers/lines.ts'
import { languageRequests, measureLanguage } from './languages.ts'
import { measureMoods, moodRequests } from './moods.ts'
import { measurePiece, pieceRequest } from './pieces.ts'
import { type Measured, ROWS, verdictOf } from './rows.ts'
import { compareSeeds } from './sameness.ts'
import { measureSingers } from './singers.ts'
import { singStrange } from './strange.ts'
import { openStudio, requestOf } from './studio.ts'
import { measureSong } from './sung.ts'
import { judgeWishes } from './wishes/wishes.ts'
import { judgeWords } from './words/words.ts'

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' } },
  allowPositionals: true,
})

const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index)

/** What is made and heard: sung songs by style and voice, pieces by seed, singers by name. */
const FULL = {
  songs: STYLES.flatMap((style, index) => [[style, index % 2 ? 'm' : 'f'] as const]),
  lyrics: ['plain', 'questions', 'lists', 'short-words'],
  pieces: STYLES as readonly string[],
  training: upTo(10),
  others: upTo(5, 101),
  moodSeeds: [1, 2, 3],
  strange: true,
  demos: Object.keys(DEMO_SONGS) as DemoName[],
  singers: SINGERS,
}
const SHORT: typeof FULL = {
  songs: [
    ['Pop', 'f'],
    ['Rock', 'm'],
  ],
  lyrics: ['plain'],
  // A third of them: the short form may take two minutes.
  pieces: STYLES.filter((_, index) => index % 3 === 0),
  training: [],
  others: [101],
  moodSeeds: [],
  strange: false,
  demos: ['summer-vibes'],
  singers: ['wren', 'alder'].map(singerNamed),
}
const plan = values.short ? SHORT : FULL
const SONG_SEED = 3

const lyricsOf = (name: string) => readFileSync(join(import.meta.dirname, 'lyrics', `${name}.txt`), 'utf8')
async function told<Result>(what: string, task: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await task()
  console.log(`  ${what}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  return result
}

const songRequests = plan.songs.map(([style, gender], index) =>
  requestOf({ style, gender, seed: SONG_SEED, lyrics: lyricsOf(plan.lyrics[index % plan.lyrics.length]!) }),
)
const pieceRequests = (seeds: readonly number[]) =>
  plan.pieces.flatMap((style) => seeds.map((seed) => pieceRequest(style, seed)))

/** What is judged, by the name that the command line takes; `facts` are stored beside the bars. */
const PARTS: Readonly<Record<string, () => Promise<{ lines: readonly Line[]; facts?: object }>>> = {
  music: judgeMusic,
  covers: async () => {
    const lines: Line[] = []
    const coverPlan = { short: values.short, seed: Number(values.seed ?? Date.now() % 100_000) }
    for (const [name, judge] of Object.entries(COVER_PARTS)) lines.push(...(await told(name, () => judge(coverPlan))))
    return { lines }
  },
  wishes: async () => ({ lines: await told('descriptions', judgeWishes) }),
  words: () => told('drawn lyrics', () => judgeWords({ ...values, seed: values.seed ? Number(values.seed) : null })),
}

async function judgeMusic() {
  const studio = openStudio()
  const tellsStyles = plan.training.length > 0
  const measured: Measured = {
    songs: await told('songs with words', () => studio.each(songRequests, measureSong)),
    pieces: {
      training: await told('pieces to learn from', () => studio.each(pieceRequests(plan.training), measurePiece)),
      others: await told('other pieces', () =>
        studio.each(pieceRequests(plan.others), (song) => measurePiece(song, { tellsStyles })),
      ),
    },
    moods: await told('moods', async () => measureMoods(await studio.each(moodRequests(plan.moodSeeds), measurePiece))),
    languages: await told('languages', () => studio.each(languageRequests(values), measureLanguage)),
    strange: await told('strange lyrics', async () => (plan.strange ? await singStrange(studio) : [])),
    sameness: await told('seeds', () => compareSeeds(studio, lyricsOf('short-words'), plan.demos)),
    singers: await told('singers', () => measureSingers(plan.singers)),
  }
  await studio.close()
  const { singers, ...heard } = measured
  const voices = singers.map(({ print: _, singer, ...rest }) => ({ singer: singer.name, ...rest }))
  const lines = ROWS.map(({ figure, ...bar }) => ({ ...bar, figure: figure(measured) }))
  return { lines, facts: { ...heard, singers: voices } }
}

async function judgePart(name: string) {
  const { lines, facts } = await PARTS[name]!()
  return { name, facts, lines: lines.map((line) => ({ ...line, verdict: verdictOf(line, line.figure) })) }
}

const names = positionals.length > 0 ? positionals : Object.keys(PARTS)
const unknown = names.find((name) => !Object.hasOwn(PARTS, name))
if (unknown) throw new Error(`There is no part "${unknown}": name some of ${Object.keys(PARTS).join(', ')}.`)
const judged = []
for (const name of names) judged.push(await judgePart(name))
const lines = judged.flatMap((part) => part.lines)
const cells = lines.map(({ what, pass, aim, digits, figure, verdict }) => [
  what,
  limitText(pass),
  aim ? limitText(aim) : '–',
  figure?.value.toFixed(digits) ?? '–',
  verdict,
  figure?.note ?? '',
])
console.log(`\n${table([['', 'pass', 'aim', 'figure', 'verdict', ''], ...cells])}`)
const aimed = lines.filter(({ verdict }) => verdict === 'aim').length
const missed = lines.filter(({ verdict }) => verdict === 'missed').length
console.log(`\n${aimed} of ${lines.length} reach the aim, ${missed} miss the bar`)

mkdirSync('build', { recursive: true })
for (const { name, lines, facts } of judged) {
  const reported = lines.map(({ what, pass, aim, figure, verdict }) => ({ what, pass, aim, ...figure, verdict }))
  const report = { short: values.short, lines: reported, ...facts }
  writeFileSync(`build/judge-${name}.json`, `${JSON.stringify(report, null, 1)}\n`)
}
if (missed > 0) process.exitCode = 1
