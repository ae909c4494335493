import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { build } from './builds.mjs'
import { keepRunning, startNode } from './children.mjs'
import { openDatabase } from './database.mjs'
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
  let url = '(starting)'
  const release = await claimRunning(() => ({ url, pid: process.pid }))
  const stops = [release]
  const stopAll = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  const ended = endOfRun()
  const onGivingUp = (name) =>
    ended.fail(
      new Trouble(`The ${name} process keeps ending; the lines above say why.`, 'Mend that, then start again.'),
    )

  try {
    build('database', 'instruments', ...(command === 'start' ? ['site'] : []))
    const database = await openDatabase(dataFolder(), onGivingUp)
    stops.push(database.stop)

    const wanted = Number(process.env.PORT || 3000)
    const port = await nextFreePort(wanted)
    if (port !== wanted) tell(`Port ${wanted} is taken; using ${port}`)
    url = process.env.CANTO_URL || `http://localhost:${port}`
    const env = {
      ...database.env,
      CANTO_URL: url,
      PORT: String(port),
      NODE_ENV: command === 'start' ? 'production' : 'development',
      NEXT_TELEMETRY_DISABLED: '1',
    }
    const worker = keepRunning({
      name: 'worker',
      start: () => startNode(['server/worker/main.ts'], env),
      stopSignal: 'SIGTERM',
      onGivingUp,
    })
    const web = keepRunning({
      name: 'web',
      start: () => startNode(['server/web/main.ts'], env),
      stopSignal: 'SIGTERM',
      onGivingUp,
    })
    stops.push(() => Promise.all([web.stop(), worker.stop()]))

    await Promise.race([healthy(port), ended.promise])
    if (!ended.asked) process.stdout.write(`Canto is ready on ${url}\n`)
    await ended.promise
    tell('Stopping')
    return 0
  } finally {
    await stopAll()
  }
}

/** Resolves when somebody asks the launcher to end. */
function endOfRun() {
  let settle
  const promise = new Promise((resolve, reject) => {
    settle = { resolve, reject }
  })
  promise.catch(() => {})
  const state = { promise, asked: false, fail: settle.reject }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      state.asked = true
      settle.resolve()
    })
  }
  return state
}

async function healthy(port) {
  for (let waited = 0; waited < 120_000; waited += 250) {
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
