import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { LANGUAGES, MOODS, SCENARIOS, STYLES } from '#lib/engine/browser.ts'
import type { UnreadRequest } from '#server/ports/music.ts'
import { songTitle } from '#server/services/songs/song-title.ts'
import { makeInto } from './make-into.ts'
import { number } from './numbers.ts'

const USAGE = `npm run canto -- song --lyrics FILE | --description TEXT [options] --out DIR
  --title T            the song's name
  --style S            ${STYLES.join(', ')},
                       or words of your own: "dreamy synthwave, 96 bpm, A minor"
  --mood M             ${MOODS.join(', ')}
  --scenario S         ${SCENARIOS.join(', ')}
  --voice m|f|random   who sings (random)
  --instrumental       nobody sings
  --language L         ${LANGUAGES.join(' ')} (found from the lyrics)
  --seed N             the same seed makes the same song (drawn)
  --length SEC         30 to 480 (what the lyrics need)`

const OPTIONS = {
  lyrics: { type: 'string' },
  description: { type: 'string' },
  title: { type: 'string' },
  style: { type: 'string' },
  mood: { type: 'string' },
  scenario: { type: 'string' },
  voice: { type: 'string' },
  instrumental: { type: 'boolean' },
  language: { type: 'string' },
  seed: { type: 'string' },
  length: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

/** Renders one song into a folder, with all of its parts. */
export async function songCommand(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) {
    console.log(USAGE)
    return
  }
  if (!values.out) throw new Error(`Where to? Name a folder with --out.\n\n${USAGE}`)
  if (!values.lyrics && !values.description && !values.instrumental) {
    throw new Error(`What to sing? Give --lyrics FILE, --description TEXT or --instrumental.\n\n${USAGE}`)
  }
  const prompt = values.lyrics ? await readFile(values.lyrics, 'utf8') : ''
  const description = values.description ?? ''
  const settings = [values.style, oneOf(MOODS, 'mood', values.mood)]
  const scenario = oneOf(SCENARIOS, 'scenario', values.scenario)
  const language = oneOf(LANGUAGES, 'language', values.language)
  const lengthSec = number('length', values.length, 30, 480)
  const request: UnreadRequest = {
    title: songTitle({ title: values.title ?? '', description, prompt }),
    isUntitled: !values.title,
    lyrics: prompt,
    description,
    style: [...settings, scenario].filter((name) => name !== undefined).join(',') || 'Pop',
    gender: oneOf(['m', 'f', 'random'] as const, 'voice', values.voice) ?? 'random',
    instrumental: values.instrumental ?? false,
    seed: number('seed', values.seed, 0, 2 ** 31 - 1) ?? randomInt(2 ** 31),
    ...(language === undefined ? {} : { language }),
    ...(lengthSec === undefined ? {} : { lengthSec }),
  }

  const { metadata } = await makeInto(values.out, request)
  const missed = metadata.notUnderstood ?? []
  if (missed.length > 0) process.stderr.write(`Not understood in the style: ${missed.join(', ')}\n`)
}

function oneOf<Name extends string>(names: readonly Name[], option: string, value: string | undefined) {
  if (value === undefined) return undefined
  const found = names.find((name) => name.toLowerCase() === value.toLowerCase())
  if (!found) throw new Error(`--${option} ${value}: use one of ${names.join(', ')}.`)
  return found
}
