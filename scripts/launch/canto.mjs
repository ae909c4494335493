import { spawn } from 'node:child_process'
import { build } from './builds.mjs'
import { databaseInUse } from './database.mjs'
import { install, pinnedNode } from './install.mjs'

const DATABASE = ['database']
const NEEDS = { voices: ofVoices, creations: () => DATABASE, credits: () => DATABASE, stripe: () => DATABASE }

/**
 * What must be built before a command. Commands that make sound or words need no database; those that read the catalogue of
 * voices need nothing.
 */
export function needsOf(args) {
  const [command = '', ...more] = args
  return Object.hasOwn(NEEDS, command) ? NEEDS[command](more) : ['instruments', 'sounds']
}

function ofVoices(args) {
  return args.some((arg) => arg === 'revoke' || arg === 'import') ? DATABASE : []
}

/** `npm run canto -- …`: the command line, with what it needs built before. */
export async function run(args) {
  await install()
  await build(...needsOf(args))
  const env = { ...process.env, ...databaseInUse() }
  const child = spawn(pinnedNode(), ['server/cli/main.ts', ...args], { stdio: 'inherit', env })
  process.on('SIGINT', () => {})
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
