import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pinnedNode } from './install.mjs'
import { inProject, projectFolder } from './project.mjs'
import { Trouble, tell } from './tell.mjs'

/** What is made from the sources: from which files, into what, and how. Each is made again only when its sources change. */
const BUILDS = {
  database: {
    saying: 'Generating the database client',
    sources: ['prisma/schema.prisma', 'package-lock.json'],
    result: 'server/db/generated/client.ts',
    command: ['node_modules/prisma/build/index.js', 'generate'],
  },
  instruments: {
    saying: 'Compiling the instruments',
    sources: ['lib/engine/instruments', 'lib/engine/mix', 'scripts/build-instruments.mjs', 'package-lock.json'],
    result: 'build/instruments',
    command: ['scripts/build-instruments.mjs'],
  },
  site: {
    saying: 'Building the site (half a minute)',
    sources: [
      'app',
      'components',
      'lib',
      'server',
      'messages',
      'public',
      'middleware.ts',
      'next.config.mjs',
      'postcss.config.mjs',
      'tsconfig.json',
      'package-lock.json',
      'prisma/schema.prisma',
    ],
    result: '.next/BUILD_ID',
    command: ['node_modules/next/dist/bin/next', 'build'],
    before: () => rmSync(inProject('.next', 'dev'), { recursive: true, force: true }),
  },
}

/** @param {(keyof typeof BUILDS)[]} names */
export function build(...names) {
  for (const name of names) {
    const { saying, sources, result, command, before } = BUILDS[name]
    const stamp = inProject('build', 'stamps', name)
    const print = fingerprint(sources)
    if (existsSync(stamp) && existsSync(inProject(result)) && readFileSync(stamp, 'utf8') === print) continue
    tell(saying)
    before?.()
    const started = spawnSync(pinnedNode(), command, {
      cwd: projectFolder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
        NEXT_TELEMETRY_DISABLED: '1',
      },
      encoding: 'utf8',
    })
    if (started.status !== 0) {
      throw new Trouble(
        `${saying}: that failed.\n${started.stdout}\n${started.stderr}`,
        'Mend what the lines above name, then run the same command again.',
      )
    }
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, print)
  }
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(process.platform)
  for (const file of sources.flatMap(filesBelow)) hash.update(`${file}\0`).update(readFileSync(inProject(file)))
  return hash.digest('hex')
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
