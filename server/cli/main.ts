import { coverCommand } from './cover.ts'
import { creditsCommand } from './credits.ts'
import { demosCommand } from './demos.ts'
import { lyricsCommand } from './lyrics.ts'
import { reworkCommand } from './rework.ts'
import { songCommand } from './song.ts'
import { stripeCommand } from './stripe.ts'
import { voicesCommand } from './voices.ts'
import { worksCommand } from './works.ts'

/** `npm run canto -- <command>`: the engine without a database, and what operators do. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  song: songCommand,
  rework: reworkCommand,
  lyrics: lyricsCommand,
  demos: demosCommand,
  cover: coverCommand,
  voices: voicesCommand,
  works: worksCommand,
  credits: creditsCommand,
  stripe: stripeCommand,
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  console.error(`Usage: npm run canto -- <${Object.keys(COMMANDS).join('|')}> [options]`)
  process.exit(2)
}
try {
  await command(args)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
