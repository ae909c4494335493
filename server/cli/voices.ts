import { type ParseArgsConfig, parseArgs } from 'node:util'
import { VOICE_CATEGORIES } from '#lib/catalog/voices/categories.ts'
import { loadVoices } from '#server/assets/voices.ts'
import { voiceOf } from './voice-of.ts'

const USAGE = `npm run canto -- voices <what>
  list [--category C] [--limit N] [--json]   the catalogue; ${VOICE_CATEGORIES.join(', ')}
  show ID                                    everything about one voice, by its id, slug or name
  revoke ID                                  takes a voice out of use (needs DATABASE_URL)
  import FILE                                stores licensed voices of your own, a JSON array (needs DATABASE_URL)`

const OPTIONS = {
  category: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options']

type Values = { readonly category?: string; readonly limit?: string; readonly json?: boolean }

const ACTIONS: Readonly<Record<string, (subject: string | undefined, values: Values) => void | Promise<void>>> = {
  list: (_, values) => list(values),
  show: (id) => console.log(JSON.stringify(voiceOf(named('id, slug or name', id)), null, 2)),
  revoke: async (id) => {
    const { revoke } = await import('./change-voices.ts')
    await revoke(named('id or slug', id))
  },
  import: async (file) => {
    const { importFrom } = await import('./change-voices.ts')
    await importFrom(named('file', file))
  },
}

/** Lists and shows the catalogue without a database; revokes and imports in one. */
export async function voicesCommand(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  const [what = '', subject] = positionals
  if (values.help) return console.log(USAGE)
  const action = Object.hasOwn(ACTIONS, what) ? ACTIONS[what] : undefined
  if (!action) throw new Error(`What about the voices?\n\n${USAGE}`)
  await action(subject, values)
}

function list({ category, limit, json }: Values): void {
  const wanted = VOICE_CATEGORIES.find((name) => name.toLowerCase() === category?.toLowerCase())
  if (category && !wanted) throw new Error(`--category ${category}: use one of ${VOICE_CATEGORIES.join(', ')}.`)
  const most = limit === undefined ? Number.POSITIVE_INFINITY : Number(limit)
  if (!(most >= 1)) throw new Error(`--limit ${limit}: use a whole number from 1.`)
  const voices = loadVoices()
    .filter((voice) => !wanted || voice.category === wanted)
    .slice(0, most)
  if (json) {
    console.log(JSON.stringify(voices, null, 1))
    return
  }
  const widest = Math.max(...voices.map(({ name }) => name.length))
  for (const { name, category, register, description } of voices) {
    console.log(`${name.padEnd(widest)}  ${category.padEnd(9)}  ${register.padEnd(13)}  ${description}`)
  }
}

function named(what: string, value: string | undefined): string {
  if (!value) throw new Error(`Which one? Name its ${what}.\n\n${USAGE}`)
  return value
}
