import { existsSync, watchFile } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { build, resultOf } from './builds.mjs'
import { keepRunning, startNode } from './children.mjs'
import { openDatabase } from './database.mjs'
import { install } from './install.mjs'
import { claimRunning, runningAlready } from './only-one.mjs'
import { nextFreePort } from './ports.mjs'
import { dataFolder, inProject } from './project.mjs'
import { Trouble, tell } from './tell.mjs'

/** `npm start` and `npm run dev`: everything that the product needs, until Ctrl-C. */
export async function run(_args, command) {
  if (existsSync(inProject('.env'))) process.loadEnvFile(inProject('.env'))
  const first = await runningAlready()
  if (first) {
    tell(`Canto already runs on ${first.url} (process ${first.pid}). Stop that one first to start another.`)
    return 0
  }
  const self = { url: 'an address that it will print', pid: process.pid }
  const stops = [await claimRunning(self)]
  const ending = untilAsked()
  const starting = start(command, self, stops, ending)
  try {
    await Promise.race([starting, ending.asked])
    await ending.asked
    tell('Stopping')
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
  await build('database', 'instruments', 'sounds', ...(production ? ['site'] : []))
  if (ending.isAsked()) return
  const onGivingUp = (name) =>
    ending.fail(
      new Trouble(`The ${name} process keeps ending; the lines above say why.`, 'Mend that, then start again.'),
    )
  const database = await openDatabase(dataFolder(), onGivingUp)
  stops.push(database.stop)
  if (ending.isAsked()) return

  const wanted = Number(process.env.PORT || 3000)
  const port = await nextFreePort(wanted)
  if (port !== wanted) tell(`Port ${wanted} is taken, or one that browsers refuse; using ${port}`)
  self.url = process.env.CANTO_URL || `http://localhost:${port}`
  const env = {
    ...database.env,
    CANTO_URL: self.url,
    PORT: String(port),
    NODE_ENV: production ? 'production' : 'development',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const keep = (name) =>
    keepRunning({ name, start: () => startNode([`server/${name}/main.ts`], env), stopSignal: 'SIGTERM', onGivingUp })
  const [worker, web] = [keep('worker'), keep('web')]
  stops.push(() => Promise.all([web.stop(), worker.stop()]))

  await healthy(port, ending)
  if (ending.isAsked()) return
  process.stdout.write(`Canto is ready on ${self.url}\n`)
  // Another command in this folder, such as the tests, may have built the site anew: serve that once it is whole.
  const serveNewBuild = ({ mtimeMs }) => mtimeMs > 0 && web.restart()
  if (production) watchFile(inProject(resultOf('site')), { interval: 2000, persistent: false }, serveNewBuild)
}

/** Settles when somebody asks the launcher to end, or when it must. */
function untilAsked() {
  let asked = false
  let settle
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject }
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      asked = true
      settle.resolve()
    })
  }
  return { asked: promise, isAsked: () => asked, fail: settle.reject }
}

async function healthy(port, ending) {
  for (let waited = 0; waited < 120_000; waited += 250) {
    if (ending.isAsked()) return
    const answer = await fetch(`http://localhost:${port}/api/health`).catch(() => null)
    const state = answer?.ok ? await answer.json() : null
    if (state?.workers.ok) return
    await delay(250)
  }
  throw new Trouble(
    'Canto did not become ready within two minutes; the lines above say why.',
    'Mend that, then start again.',
  )
}
