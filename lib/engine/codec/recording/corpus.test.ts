import { beforeAll, describe, expect, it, vi } from 'vitest'
import { decodeRecording } from '#server/adapters/recording/decode-recording.ts'
import { BOMBS } from '#tests/support/bombs.ts'
import { HARM_NAMES, mutate } from '#tests/support/mutate.ts'
import { aiffBytes, FIXTURES, fixture, wavBytes } from '#tests/support/recordings.ts'
import { createRandom } from '../../random/random.ts'
import { RecordingRefusedError } from './refused.ts'

const small = { seconds: 1.1, sampleRate: 8000, channels: 1 }
const FILES: Readonly<Record<string, Uint8Array>> = {
  wav: wavBytes(small),
  aiff: aiffBytes(small),
  ...Object.fromEntries(FIXTURES.map((format) => [format, fixture(format)])),
}
const NAMES = Object.keys(FILES)
/** Of each harm; decoders that are slow to start get fewer. */
const rounds = (name: string) => (['wav', 'aiff', 'mp3', 'ogg'].includes(name) ? 8 : 3)
const MOST_CPU_SEC = 2
/** Two minutes of honest WAV, and what they cost on a machine as the bar is meant for: a busy or slow one takes longer for all. */
const HONEST = wavBytes({ seconds: 120, sampleRate: 8000, channels: 1 })
const HONEST_CPU_SEC = 0.5
const MOST_MEMORY = 700 * 2 ** 20

// What the decoders print about broken files says nothing about us.
beforeAll(() => {
  for (const name of ['log', 'error', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => {})
})

/** Seconds of processor time; decoding that never ended would show as a test that never does. */
async function decoded(bytes: Uint8Array) {
  const before = process.cpuUsage()
  const result = await decodeRecording(bytes, { maxSec: 420 }).catch((error: unknown) => error)
  const { user, system } = process.cpuUsage(before)
  return { result, cpuSec: (user + system) / 1e6 }
}

/** The bar, here and now. */
async function mostCpuSec(): Promise<number> {
  const { cpuSec } = await decoded(HONEST)
  return MOST_CPU_SEC * Math.max(1, cpuSec / HONEST_CPU_SEC)
}

describe('a file that something happened to is heard or refused:', () => {
  it('in 550 ways', () => {
    expect(NAMES.reduce((sum, name) => sum + rounds(name) * HARM_NAMES.length, 0)).toBe(550)
  })

  it.each(NAMES)('%s', { timeout: 60_000 }, async (name) => {
    const most = await mostCpuSec()
    for (const harm of HARM_NAMES) {
      for (let round = 0; round < rounds(name); round++) {
        const random = createRandom(`${name}:${harm}:${round}`)
        const other = FILES[random.pick(NAMES.filter((another) => another !== name))]!
        const { result, cpuSec } = await decoded(mutate(FILES[name]!, harm, random, other))
        const which = `${name}, ${harm}, ${round}`
        expect(cpuSec, which).toBeLessThan(most)
        if (result instanceof RecordingRefusedError) continue
        expect(result, which).toMatchObject({ sampleRate: 44_100 })
        const { left, right } = result as Awaited<ReturnType<typeof decodeRecording>>
        expect(left.length, which).toBeGreaterThanOrEqual(44_000)
        expect(right.length, which).toBe(left.length)
        // A resampler may swing beyond the 4 that is the most of what it is given.
        expect(
          [left, right].every((side) => side.every((value) => Math.abs(value) < 8)),
          which,
        ).toBe(true)
      }
    }
    expect(process.memoryUsage().rss).toBeLessThan(MOST_MEMORY)
  })
})

it('a broken packet costs those behind it nothing', async () => {
  const whole = fixture('opus')
  const broken = ['repeat4', 'repeat15', 'repeat31'].map((seed) => mutate(whole, 'repeat', createRandom(seed), whole))
  const cost = async (files: readonly Uint8Array[]) => {
    let sum = 0
    for (const file of files) sum += (await decoded(file)).cpuSec
    return sum
  }
  await decoded(whole)
  const usual = await cost(broken.map(() => whole))
  expect(await cost(broken)).toBeLessThan(5 * usual)
})

describe('a small file that holds hours is refused within two seconds of processor time:', () => {
  it.each(Object.entries(BOMBS))('%s', async (name, make) => {
    const bytes = make()
    const before = await mostCpuSec()
    const { result, cpuSec } = await decoded(bytes)
    const most = Math.max(before, await mostCpuSec())
    expect(result).toMatchObject({ reason: name.startsWith('MP4') ? 'unreadable' : 'tooLong' })
    expect(cpuSec).toBeLessThan(most)
    expect(process.memoryUsage().rss).toBeLessThan(MOST_MEMORY)
  })
})
