import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { MAKING_MS, SLOWNESS } from './slowness.ts'

/** `npm start` in a process of its own, on data of its own, with everything that it and its children print. */
export function launched({ data, port, env = {} }: { data: string; port: number; env?: Record<string, string> }) {
  const launcher = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    env: { ...process.env, CANTO_DATA: data, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
    })
  }
  const exited = once(launcher, 'exit')
  return {
    launcher,
    exited,
    said: () => said,
    async says(pattern: RegExp) {
      await expect.poll(() => said, { timeout: MAKING_MS }).toMatch(pattern)
      return pattern.exec(said)
    },
    /** As Ctrl-C does; what does not end in time is ended. */
    async end() {
      launcher.kill('SIGINT')
      await Promise.race([exited, delay(20_000, undefined, { ref: false })])
      launcher.kill('SIGKILL')
    },
  }
}

export type Launched = ReturnType<typeof launched>

/** Every process that works on some data, whoever started it. */
export function processesOn(data: string): string[] {
  const all = execFileSync('ps', ['-eo', 'pid=,args=', 'eww'], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 })
  return all.split('\n').filter((line) => line.includes(data) && !line.includes(' ps '))
}

export const pidOn = (data: string, name: string) =>
  Number(
    processesOn(data)
      .find((line) => line.includes(name))
      ?.trim()
      .split(' ')[0],
  )

/** Sends a signal to what works on some data, by name; it may be gone already. */
export function signalOn(data: string, name: string, signal: NodeJS.Signals): boolean {
  const pid = pidOn(data, name)
  if (!pid) return false
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** A person of a launched product, over HTTP alone: their calls carry the cookies that they were given. */
export function personAt(url: string, said: () => string) {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, ...init.headers }
    const answer = await fetch(`${url}${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(Math.ceil(20_000 * SLOWNESS)),
    })
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  const call = async (procedure: string, input: unknown) => {
    const answer = await send(`/api/trpc/${procedure}`, {
      method: 'POST',
      body: JSON.stringify({ json: input }),
      headers: { 'content-type': 'application/json' },
    })
    const { result, error } = (await answer.json()) as {
      result?: { data: { json: { id: string } } }
      error?: { json: { message: string; data: { reason: string } } }
    }
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      id: result?.data.json?.id,
      message: error?.json.message,
      reason: error?.json.data.reason,
    }
  }
  return {
    send,
    call,
    async signIn(email: string) {
      expect(await call('auth.requestCode', { email })).toMatchObject({ status: 200 })
      const printed = new RegExp(`sign-in code for ${email}: (\\d{6})`, 'g')
      await expect.poll(() => said()).toMatch(printed)
      const code = [...said().matchAll(printed)].at(-1)?.[1]
      expect(await call('auth.signIn', { email, code })).toMatchObject({ status: 200 })
    },
    generate: (words = '[Chorus]\nCarry me over the river tonight') =>
      call('music.generate', { prompt: words, style: 'Pop', gender: 'f' }),
    /** The HTTP status of a song's sound: 200 once it is finished. */
    heard: async (id: string | undefined) => (await send(`/api/audio/${id}`, { method: 'HEAD' })).status,
  }
}
