import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listInlineScripts } from './inline-scripts.mjs'
import { pinnedNode } from './install.mjs'
import { withLock } from './lock.mjs'
import { LaunchError, print } from './print.mjs'
import { inProject } from './project.mjs'
import { run } from './run.mjs'

/** What is made from the sources: from which files and settings, into what, and how. Each is made again only when its sources change or its results are gone. */
const BUILDS = {
  database: {
    saying: 'Generating the database client',
    sources: ['prisma/schema.prisma', 'package-lock.json'],
    results: ['server/db/generated/client.ts'],
    command: ['node_modules/prisma/build/index.js', 'generate'],
  },
  instruments: {
    saying: 'Making the instruments',
    sources: [
      'lib/engine/instruments',
      'lib/engine/mix',
      'scripts/build-instruments.mjs',
      'scripts/build-recordings.ts',
      'package-lock.json',
    ],
    results: ['build/instruments', 'build/recordings'],
    command: ['scripts/build-instruments.mjs'],
  },
  sounds: {
    saying: 'Sorting the English dictionary',
    sources: ['scripts/build-sounds.mjs', 'package-lock.json'],
    results: ['build/sounds'],
    command: ['scripts/build-sounds.mjs'],
  },
  site: {
    saying: 'Building the site (a minute)',
    sources: [
      'app',
      'components',
      'content',
      'lib',
      'server',
      'messages',
      'public',
      'scripts/compile-messages.mjs',
      'scripts/launch/inline-scripts.mjs',
      'middleware.ts',
      'next.config.mjs',
      'postcss.config.mjs',
      'tsconfig.json',
      'package-lock.json',
      'prisma/schema.prisma',
    ],
    settings: ['CANTO_URL', 'CANTO_OPERATOR'],
    results: ['.next/inline-scripts.json'],
    command: ['node_modules/next/dist/bin/next', 'build'],
    before: () => rmSync(inProject('.next', 'dev'), { recursive: true, force: true }),
    after: () => {
      writeFileSync(BUILT_FOR, JSON.stringify(settingsOf('site')))
      listInlineScripts()
    },
  },
}

/** @param {(keyof typeof BUILDS)[]} names */
export async function build(...names) {
  for (const name of names) {
    if (!isFresh(name)) await withLock(async () => isFresh(name) || (await buildNow(name)))
  }
}

/** The file that a build writes last. */
export const resultOf = (name) => BUILDS[name].results.at(-1)

const stampOf = (name) => inProject('build', 'stamps', name)

function isFresh(name) {
  const { results } = BUILDS[name]
  const stamp = stampOf(name)
  const isThere = [stamp, ...results.map((path) => inProject(path))].every((path) => existsSync(path))
  return isThere && readFileSync(stamp, 'utf8') === fingerprint(name)
}

async function buildNow(name) {
  const { saying, command, before, after } = BUILDS[name]
  print(saying)
  before?.()
  const digest = fingerprint(name)
  const { ok, said } = await run(pinnedNode(), command, { env: BUILD_ENVIRONMENT })
  if (!ok) {
    throw new LaunchError(
      `${saying}: that failed.\n${said}`,
      'Mend what the lines above name, then run the same command again.',
    )
  }
  after?.()
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), digest)
}

/** Beside the site: for which address and operator its pages were made. */
const BUILT_FOR = inProject('.next', 'built-for.json')

/** Throws LaunchError if the built site names another address or operator than the environment does. */
export function refuseOtherSite() {
  if (!existsSync(BUILT_FOR)) return
  const builtFor = JSON.parse(readFileSync(BUILT_FOR, 'utf8'))
  const differing = Object.keys(builtFor).filter((name) => plain(builtFor[name]) !== plain(process.env[name]))
  if (differing.length === 0) return
  const lines = differing.map(
    (name) => `  ${name}: built for ${said(builtFor[name])}, started with ${said(process.env[name])}`,
  )
  throw new LaunchError(
    `The pages say the address and the operator that the site was built for:\n${lines.join('\n')}`,
    'Start with the settings it was built for, or build it for these: "npm run build", or "docker build --build-arg CANTO_URL=… --build-arg CANTO_OPERATOR=…".',
  )
}

const plain = (setting = '') => setting.trim().replace(/\/$/, '')
const said = (setting) => (setting ? `"${setting}"` : 'none')

const BUILD_ENVIRONMENT = {
  NODE_ENV: 'production',
  PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

function fingerprint(name) {
  const { sources } = BUILDS[name]
  const hash = createHash('sha256').update(process.platform)
  for (const value of Object.values(settingsOf(name))) hash.update(`${value}\0`)
  for (const file of sources.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(inProject(file)))
  return hash.digest('hex')
}

function settingsOf(name) {
  const { settings = [] } = BUILDS[name]
  return Object.fromEntries(settings.map((setting) => [setting, process.env[setting] ?? '']))
}

function filesBelow(path) {
  const place = inProject(path)
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [path]
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => name !== 'generated' && !/\.test\.tsx?$/.test(name))
    .flatMap(({ name }) => filesBelow(join(path, name)))
    .sort()
}
