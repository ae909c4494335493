import { watchFile } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { build, refuseOtherSite, resultOf } from './builds.mjs'
import { startNode, superviseProcess } from './children.mjs'
import { openDatabase } from './database.mjs'
import { install } from './install.mjs'
import { nextFreePort } from './ports.mjs'
import { print } from './print.mjs'
import { dataFolder, inProject } from './project.mjs'
import { isDemo, loadSettings, refuseBadSettings } from './settings.mjs'
import { claimInstance, runningInstance } from './single-instance.mjs'

/** How long the web process waits for the database. Then it starts without, and shows the pages that need none. */
const DATABASE_PATIENCE_MS = 10_000
/** After this time the terminal shows what is still missing. */
const SAY_AFTER_MS = 20_000

/** `npm start` and `npm run dev`: everything that the product needs, until Ctrl-C. */
export async function run(_args, command) {
  loadSettings()
  const first = await runningInstance()
  if (first) {
    print(`Canto already runs on ${first.url} (process ${first.pid}). Stop that one first to start another.`)
    return 0
  }
  const self = { url: 'an address that it will print', pid: process.pid }
  const stops = [await claimInstance(self)]
  const ending = untilStopped()
  const starting = start(command, self, stops, ending)
  try {
    await Promise.race([starting, ending.asked])
    await ending.asked
    print('Stopping')
    return 0
  } catch (error) {
    if (ending.isAsked()) return 0
    throw error
  } finally {
    await starting.catch(() => {})
    for (const stop of stops.reverse()) await stop()
  }
}

async function start(command, self, stops, ending) {
  const production = command === 'start'
  await install()
  const demo = isDemo()
  const mode = {
    CANTO_DATA: dataFolder(),
    CANTO_DEMO: demo ? '1' : '0',
    NODE_ENV: production ? 'production' : 'development',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  await refuseBadSettings({ ...mode, ...placeholders(demo) })
  // Only in a newcomer's demo is the site rebuilt by itself. On a server everybody would have to wait for that, each time.
  if (production && (!demo || process.env.CANTO_DEMO)) refuseOtherSite()
  await build('database', 'instruments', 'sounds', ...(production ? ['site'] : []))
  if (ending.isAsked()) return
  const database = await openDatabase(dataFolder(), mode)
  stops.push(database.stop)
  if (ending.isAsked()) return

  const wanted = Number(process.env.PORT || 3000)
  const port = await nextFreePort(wanted)
  if (port !== wanted) print(`Port ${wanted} is taken, or one that browsers refuse; using ${port}`)
  self.url = process.env.CANTO_URL || `http://localhost:${port}`
  const env = { ...database.env, CANTO_URL: self.url, PORT: String(port) }
  const children = []
  stops.push(() => Promise.all(children.map((child) => child.stop())))
  const startChild = (name) => {
    const start = () => startNode([`server/${name}/main.ts`], env)
    const child = superviseProcess({ name, start, stopSignal: 'SIGTERM' })
    children.push(child)
    return child
  }
  // The processes are independent: pages wait for the database a little, workers until it is there.
  await Promise.race([database.ready, ending.asked, delay(DATABASE_PATIENCE_MS, undefined, { ref: false })])
  if (ending.isAsked()) return
  const web = startChild('web')
  // Another command in this folder, such as the tests, may have built the site anew: serve that once it is whole.
  const serveNewBuild = ({ mtimeMs }) => mtimeMs > 0 && web.restart()
  if (production) watchFile(inProject(resultOf('site')), { interval: 2000, persistent: false }, serveNewBuild)
  const working = database.ready.then(() => ending.isAsked() || startChild('worker'))
  await Promise.race([Promise.all([working, healthy(port, self, ending)]), ending.asked])
  if (!ending.isAsked()) process.stdout.write(`Canto is ready on ${self.url}\n`)
}

/** Placeholders, while settings are checked, for settings that the launcher itself makes afterwards. */
function placeholders(demo) {
  const { DATABASE_URL, CANTO_SECRET } = process.env
  return {
    DATABASE_URL: DATABASE_URL || 'postgresql://embedded',
    ...(demo ? { CANTO_SECRET: CANTO_SECRET || 'made once for each folder of data' } : {}),
  }
}

/** Settles when somebody asks the launcher to end. */
function untilStopped() {
  let asked = false
  const promise = new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(name, () => {
        asked = true
        resolve()
      })
    }
  })
  return { asked: promise, isAsked: () => asked }
}

/** Waits until everything works, however long that takes. */
async function healthy(port, self, ending) {
  const host = process.env.CANTO_HOST || 'localhost'
  const address = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  let isSaid = false
  for (let waited = 0; !ending.isAsked(); waited += 250) {
    const answer = await fetch(`http://${address}:${port}/api/health`).catch(() => null)
    const state = await answer?.json().catch(() => null)
    if (state?.ok && state.workers.ok) return
    if (waited > SAY_AFTER_MS && !isSaid) {
      isSaid = true
      const missing = ['database', 'queue', 'storage', 'workers'].filter((part) => !state?.[part].ok)
      print(
        state
          ? `Canto shows its pages on ${self.url}, and waits for: ${missing.join(', ')}. The lines above say why.`
          : 'Canto is not ready yet; the lines above say why.',
      )
    }
    await delay(250)
  }
}
