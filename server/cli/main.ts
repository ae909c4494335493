import { coverCommand } from './cover.ts'
import { demosCommand } from './demos.ts'
import { lyricsCommand } from './lyrics.ts'
import { reworkCommand } from './rework.ts'
import { songCommand } from './song.ts'
import { voicesCommand } from './voices.ts'

/** `npm run canto -- <command>`: the engine for people, tests and measurements, without a database. */
const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  song: songCommand,
  rework: reworkCommand,
  lyrics: lyricsCommand,
  demos: demosCommand,
  cover: coverCommand,
  voices: voicesCommand,
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
