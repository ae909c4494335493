import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { pinnedNode } from './install.mjs'
import { print, printRarely } from './print.mjs'
import { projectFolder } from './project.mjs'

const TIMES = { firstPauseMs: 500, longestPauseMs: 5000, steadyMs: 30_000 }

/**
 * Keeps a process running for as long as the launcher runs: one that ends is started again, after a pause that doubles
 * up to five seconds and is short again once the process has run for half a minute. Other processes are not touched.
 *
 * @param {{
 *   name: string,
 *   start: () => import('node:child_process').ChildProcess,
 *   stopSignal: NodeJS.Signals,
 *   lastWords?: () => string,
 *   times?: typeof TIMES,
 * }} options `lastWords`: what the process said before it ended, if it does not write to the terminal itself
 */
export function superviseProcess({ name, start, stopSignal, lastWords = () => '', times = TIMES }) {
  const stopping = new AbortController()
  const printEnding = printRarely()
  let endingsInARow = 0
  let child = watched()

  function watched() {
    const started = start()
    const steady = setTimeout(() => {
      if (endingsInARow > 1) print(`The ${name} process runs steadily again`)
      endingsInARow = 0
    }, times.steadyMs)
    steady.unref()
    const onEnd = async (how) => {
      clearTimeout(steady)
      if (stopping.signal.aborted) return
      endingsInARow++
      const words = lastWords()
      printEnding(`The ${name} process ended (${how})${words && `: ${words}`}; starting it again`)
      const pause = Math.min(times.longestPauseMs, times.firstPauseMs * 2 ** (endingsInARow - 1))
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (!stopping.signal.aborted) child = watched()
    }
    started.once('exit', (code, signal) => void onEnd(signal ?? `code ${code}`))
    started.once('error', (error) => {
      // A process that could not be started at all never exits.
      if (started.pid === undefined) void onEnd(error.message)
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
      stopping.abort()
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
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
