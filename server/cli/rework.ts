import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { STYLES } from '#lib/engine/browser.ts'
import { CannotRework, type Score, tryRework, writtenLines } from '#lib/engine/index.ts'
import { SongChange } from '#lib/schemas/rework.ts'
import { makeInto } from './make-into.ts'

const USAGE = `npm run canto -- rework --from DIR <one change> --out DIR
  --from DIR           a folder that the song command filled
  --style S            ${STYLES.join(', ')}
  --key K              C, Db, D, Eb, E, F, F#, G, Ab, A, Bb or B; the mode stays
  --tempo N            beats a minute
  --singer NAME        another voice of the song's language
  --line N --words T   other words for the Nth line that is sung, from 1
  --once               this line alone, where its words come back`

const OPTIONS = {
  from: { type: 'string' },
  style: { type: 'string' },
  key: { type: 'string' },
  tempo: { type: 'string' },
  singer: { type: 'string' },
  line: { type: 'string' },
  words: { type: 'string' },
  once: { type: 'boolean' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

const TONICS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']

/** Renders a song of a folder once more, with one change. */
export async function reworkCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) {
    console.log(USAGE)
    return
  }
  if (!values.from || !values.out) throw new Error(`From where, and where to? Name --from and --out.\n\n${USAGE}`)
  const score: Score = JSON.parse(await readFile(join(values.from, 'score.json'), 'utf8'))
  const change = changeOf(values)
  await tryRework(score, change).catch((error: unknown) => {
    throw error instanceof CannotRework ? new Error(`Refused: ${JSON.stringify(error.refusal)}`) : error
  })
  const { title, language, seed } = score
  const lyrics = writtenLines(score.vocal?.lines ?? [])
    .map(({ text }) => text)
    .join('\n')
  const style = [change.kind === 'style' ? change.style : score.style, score.mood, score.scenario]
    .filter(Boolean)
    .join()
  const song = { title, lyrics, style, language, seed, description: '', gender: 'random' as const }
  const rework = { parentId: values.from, score, change }
  await makeInto(values.out, { ...song, instrumental: !score.vocal, rework })
}

type Values = Partial<Record<'style' | 'key' | 'tempo' | 'singer' | 'line' | 'words', string>> & { once?: boolean }

function changeOf({ style, key, tempo, singer, line, words, once }: Values): SongChange {
  const wanted = [
    style && { kind: 'style', style },
    key && { kind: 'key', tonic: TONICS.indexOf(key) },
    tempo && { kind: 'tempo', tempoBpm: Number(tempo) },
    singer && { kind: 'singer', singer },
    line && { kind: 'line', line: Number(line) - 1, text: words ?? '', everywhere: !once },
  ].filter(Boolean)
  const { data } = SongChange.safeParse(wanted.length === 1 ? wanted[0] : undefined)
  if (!data) throw new Error(`Name exactly one change, as listed here.\n\n${USAGE}`)
  return data
}
