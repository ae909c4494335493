import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { pinnedNode } from './install.mjs'
import { projectFolder } from './project.mjs'
import { tell } from './tell.mjs'

const RESTARTS_IN_A_ROW = 5
const STEADY_MS = 30_000

/**
 * Keeps a process running: one that ends by itself is started again, until it has ended so often within so short a
 * time that something must be wrong.
 *
 * @param {{
 *   name: string,
 *   start: () => import('node:child_process').ChildProcess,
 *   stopSignal: NodeJS.Signals,
 *   onGivingUp: (name: string) => void,
 * }} options
 */
export function keepRunning({ name, start, stopSignal, onGivingUp }) {
  let stopping = false
  let restarts = 0
  let child = watched()

  function watched() {
    const startedAt = Date.now()
    const started = start()
    started.once('exit', async (code, signal) => {
      if (stopping) return
      restarts = Date.now() - startedAt > STEADY_MS ? 1 : restarts + 1
      if (restarts > RESTARTS_IN_A_ROW) return onGivingUp(name)
      tell(`The ${name} process ended (${signal ?? `code ${code}`}); starting it again`)
      await delay(500 * restarts)
      if (!stopping) child = watched()
    })
    return started
  }

  return {
    /** Asks the process to end, after which another one takes its place. */
    restart() {
      child.kill(stopSignal)
    },
    /** Asks the process to end, and ends it when it does not within 12 s. */
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill(stopSignal)
      await Promise.race([exited, delay(12_000, undefined, { ref: false })])
      child.kill('SIGKILL')
    },
  }
}

/** A process of the product, on the pinned Node. */
export function startNode(args, env) {
  return spawn(pinnedNode(), args, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    // The channel tells the child when the launcher is gone. A group of its own keeps the terminal's Ctrl-C for the
    // launcher, which ends its children in order.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
}
