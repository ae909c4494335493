import { LaunchError, print } from './launch/print.mjs'
import { inProject, projectFolder } from './launch/project.mjs'

/**
 * One command does everything: `start`, `dev`, `build`, `test`, `verify`, `judge`, `bench`, `bench:load`, `soak:billing`, `check:web`, `canto`. Node built-ins only, because it runs
 * before anything is installed; and it runs on Node 20, while everything that it starts runs on the pinned Node.
 */
const COMMANDS = {
  start: () => import('./launch/start.mjs'),
  dev: () => import('./launch/start.mjs'),
  build: () => import('./launch/build.mjs'),
  test: () => import('./launch/test.mjs'),
  verify: () => import('./launch/verify.mjs'),
  judge: () => import('./launch/judge.mjs'),
  bench: () => import('./launch/bench.mjs'),
  'bench:load': () => import('./launch/bench.mjs'),
  'soak:billing': () => import('./launch/soak.mjs'),
  'check:web': () => import('./launch/check-web.mjs'),
  canto: () => import('./launch/canto.mjs'),
}

const [name = '', ...rest] = process.argv.slice(2)
try {
  process.chdir(projectFolder)
  // What Node has made of a module serves every process that loads it again: the product starts in two thirds of the time.
  process.env.NODE_COMPILE_CACHE ??= inProject('build', 'compiled')
  const load = COMMANDS[name]
  if (!load) throw new LaunchError(`There is no command "${name}".`, `Use one of: ${Object.keys(COMMANDS).join(', ')}.`)
  const { run } = await load()
  process.exitCode = await run(rest, name)
} catch (error) {
  if (!(error instanceof LaunchError)) throw error
  print(`\n${error.message}\n${error.remedy}`)
  process.exitCode = 1
}
