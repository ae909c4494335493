import { spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { projectFolder } from './project.mjs'

const ENDINGS = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP']

/** A priority below that of this process, which may be low already. */
const lowerPriority = () =>
  Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL)

/**
 * Runs a program to its end without blocking, because a launcher must answer meanwhile when it is asked whether it runs. `show`
 * lets the output through to stderr; else it comes back as `said`. A program that runs `aside`, with all that it starts, only
 * gets processor time that others leave.
 *
 * @returns {Promise<{ ok: boolean, said: string }>}
 */
export function run(command, args, { env = {}, show = false, input = 'ignore', aside = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: { ...process.env, ...env },
      stdio: [input, show ? 2 : 'pipe', show ? 2 : 'pipe'],
    })
    if (aside && child.pid) setPriority(child.pid, lowerPriority())
    const endWithUs = () => child.kill()
    for (const name of ENDINGS) process.on(name, endWithUs)
    let said = ''
    const hear = (chunk) => {
      said += chunk
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', (error) => resolve({ ok: false, said: String(error) }))
    child.once('close', (code) => {
      for (const name of ENDINGS) process.off(name, endWithUs)
      resolve({ ok: code === 0, said })
    })
  })
}
