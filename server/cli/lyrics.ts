import { randomInt } from 'node:crypto'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { LYRICS_MAX } from '#lib/catalog/plans.ts'
import { isLanguage, readBrief } from '#lib/engine/index.ts'
import { songwriterText } from '#server/adapters/text/songwriter/songwriter-text.ts'
import { parseEnglish } from '#server/assets/english.ts'

const USAGE = `npm run canto -- lyrics [--language L] [--title T] [--description D] [--style S] [--seed N]
Prints words for the title or description, under a title; an idea for a song first, where there is neither.`

const OPTIONS = {
  language: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  style: { type: 'string', default: 'Pop' },
  seed: { type: 'string' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

/** Prints the words of one song. */
export async function lyricsCommand(args: string[]): Promise<void> {
  const { language, seed: seedGiven, help, ...given } = parseArgs({ args, options: OPTIONS }).values
  if (help) return console.log(USAGE)
  if (language !== undefined && !isLanguage(language))
    throw new Error(`--language ${language}: no such language.\n\n${USAGE}`)
  const seed = seedGiven === undefined ? randomInt(2 ** 31) : Number(seedGiven)
  const { description = '', title: named, style } = given
  const brief = readBrief(
    { description, style, ...(named ? { title: named } : {}), ...(language ? { language } : {}) },
    parseEnglish,
  )
  const text = songwriterText()
  const { title, lyrics } = await text.writeSong({ brief, seed, longest: LYRICS_MAX })
  const isRequested = description !== '' || named !== undefined
  const idea = isRequested ? [] : [(await text.writeInspiration({ seed, language: brief.language })).description]
  console.log([...idea, title, lyrics].join('\n\n'))
}
