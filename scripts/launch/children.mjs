import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { pinnedNode } from './install.mjs'
import { projectFolder } from './project.mjs'
import { tell } from './tell.mjs'

const RESTARTS_IN_A_ROW = 5
const STEADY_MS = 30_000

/**
 * Keeps a process of the product running: one that ends by itself is started again, until it has ended so often within
 * so short a time that something must be wrong.
 *
 * @param {{ name: string, args: string[], env: Record<string, string>, onGivingUp: (name: string) => void }} options
 */
export function keepRunning({ name, args, env, onGivingUp }) {
  let stopping = false
  let restarts = 0
  let child = start()

  function start() {
    const startedAt = Date.now()
    // The channel tells the child when the launcher is gone. A group of its own keeps the terminal's Ctrl-C for the
    // launcher, which ends its children in order.
    const started = spawn(pinnedNode(), args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    started.once('exit', async (code, signal) => {
      if (stopping) return
      restarts = Date.now() - startedAt > STEADY_MS ? 1 : restarts + 1
      if (restarts > RESTARTS_IN_A_ROW) return onGivingUp(name)
      tell(`The ${name} process ended (${signal ?? `code ${code}`}); starting it again`)
      await delay(500 * restarts)
      if (!stopping) child = start()
    })
    return started
  }

  return {
    get pid() {
      return child.pid
    },
    async stop() {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await Promise.race([exited, delay(12_000, undefined, { ref: false })])
      child.kill('SIGKILL')
    },
  }
}
