import { argv } from 'node:process'

type Command = (args: string[]) => Promise<void>

/** `npm run canto -- <command>`: the engine without a database, and what operators do. Each is read when it is called. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  song: async () => (await import('./song.ts')).songCommand,
  rework: async () => (await import('./rework.ts')).reworkCommand,
  lyrics: async () => (await import('./lyrics.ts')).lyricsCommand,
  demos: async () => (await import('./demos.ts')).demosCommand,
  cover: async () => (await import('./cover.ts')).coverCommand,
  voices: async () => (await import('./voices.ts')).voicesCommand,
  creations: async () => (await import('./creations.ts')).creationsCommand,
  credits: async () => (await import('./credits.ts')).creditsCommand,
  stripe: async () => (await import('./stripe.ts')).stripeCommand,
}

const [name = '', ...args] = argv.slice(2)
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (!command) {
  console.error(`Usage: npm run canto -- <${Object.keys(COMMANDS).join('|')}> [options]`)
  process.exit(2)
}
try {
  const run = await command()
  await run(args)
} catch (error) {
  console.error(saidOf(error))
  process.exitCode = 1
}

function saidOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, path } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' && path) return `There is no file ${path}.`
  if (code === 'EISDIR') return `A file is needed here, not a folder: ${args.join(' ')}`
  return error.message
}
