import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFolder, hashOf } from './project.mjs'

/** A socket that lives exactly as long as the launcher: after a crash nobody answers on it, whatever files are left. */
function address() {
  const name = `canto-${process.getuid?.() ?? 0}-${hashOf(dataFolder())}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** What the launcher that runs already says of itself, or null when none does. One too busy to speak still runs. */
export function runningInstance() {
  return new Promise((resolve) => {
    const socket = connect(address())
    let said = ''
    socket.setTimeout(2000, () => socket.destroy())
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(said ? JSON.parse(said) : { url: 'this machine', pid: 'unknown' }))
  })
}

/** Answers launchers that come later with what `self` says then. Only call when runningInstance() said null. */
export function claimInstance(self) {
  if (process.platform !== 'win32') rmSync(address(), { force: true })
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end(JSON.stringify(self)))
    server.once('error', reject)
    server.listen(address(), () => resolve(() => void server.close()))
  })
}
