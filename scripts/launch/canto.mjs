import { spawn } from 'node:child_process'
import { build } from './builds.mjs'
import { databaseInUse } from './database.mjs'
import { install, pinnedNode } from './install.mjs'

/** What a command needs built before. The others make sound or words, for which they need no database. */
const NEEDS = { voices: ['database'], works: ['database'], credits: ['database'], stripe: ['database'] }

/** `npm run canto -- …`: the command line, with what it needs built before. */
export async function run(args) {
  await install()
  await build(...(NEEDS[args[0]] ?? ['instruments', 'sounds']))
  const env = { ...process.env, ...databaseInUse() }
  const child = spawn(pinnedNode(), ['server/cli/main.ts', ...args], { stdio: 'inherit', env })
  process.on('SIGINT', () => {})
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
