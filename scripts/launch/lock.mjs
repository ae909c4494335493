import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { print } from './print.mjs'
import { inProject } from './project.mjs'

/** Two commands in one folder must not install or build at once: the second waits until the first has released the lock, or ended. */
export async function withLock(task) {
  const file = inProject('build', 'lock')
  mkdirSync(inProject('build'), { recursive: true })
  let waiting = false
  while (!take(file)) {
    if (!waiting) print('Waiting for another command that installs or builds here')
    waiting = true
    await delay(300)
  }
  try {
    return await task()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isRunning(holderOf(file))) rmSync(file, { force: true })
    return false
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
