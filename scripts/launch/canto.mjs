import { spawn } from 'node:child_process'
import { build } from './builds.mjs'
import { install, pinnedNode } from './install.mjs'

/** `npm run canto -- …`: the command line, with what it needs built before. */
export async function run(args) {
  await install()
  await build('instruments', 'sounds')
  const child = spawn(pinnedNode(), ['server/cli/main.ts', ...args], { stdio: 'inherit' })
  process.on('SIGINT', () => {})
  return await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}
