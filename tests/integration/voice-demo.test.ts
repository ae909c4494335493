import { afterAll, beforeAll, expect, it } from 'vitest'
import { enginePreview } from '#server/adapters/voice-preview/engine/engine-preview.ts'
import { loadVoices } from '#server/assets/voices.ts'
import type { Context } from '#server/context.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { BusyError } from '#server/ports/busy.ts'
import type { PreviewVoice } from '#server/ports/voice-preview.ts'
import { findVoice } from '#server/services/voices/find-voice.ts'
import { findVoiceDemo } from '#server/services/voices/find-voice-demo.ts'
import { seedVoices } from '#server/services/voices/seed-voices.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const preview = enginePreview()
const [first, second] = loadVoices() as [ReturnType<typeof loadVoices>[0], ReturnType<typeof loadVoices>[0]]
const made: PreviewVoice[] = []
const counted = {
  warmUp: async () => {},
  make: (voice: PreviewVoice) => {
    made.push(voice)
    return preview.make(voice)
  },
}

beforeAll(async () => {
  await seedVoices({ ctx: world })
})
afterAll(() => preview.close())

async function demo(id: string, { neutral = false, range = '' } = {}): Promise<Response | null> {
  const ctx: Context = { ...world, voicePreview: counted, user: null, ip: '203.0.113.7', language: null }
  const key = await findVoiceDemo({ ctx, input: { voice: await findVoice(ctx, id), neutral } })
  const request = new Request('http://localhost/', range ? { headers: { range } } : {})
  return await serveFile(ctx.storage, key, request, { contentType: 'audio/mpeg', cacheControl: 'public' })
}

it('sings six seconds in a voice, once, and serves them whole and in parts', async () => {
  const whole = await demo(first.slug)
  expect(whole?.status).toBe(200)
  const mp3 = new Uint8Array((await whole?.arrayBuffer()) as ArrayBuffer)
  expect(new TextDecoder('latin1').decode(mp3.subarray(0, 3))).toBe('ID3')
  expect(new TextDecoder().decode(mp3.subarray(0, 600))).toContain('Made by a machine')
  const seconds = mp3.length / 16_000
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThan(7)
  const part = await demo(first.id, { range: 'bytes=100-199' })
  expect(part?.status).toBe(206)
  expect(new Uint8Array((await part?.arrayBuffer()) as ArrayBuffer)).toEqual(mp3.subarray(100, 200))
  expect(made).toHaveLength(1)
})

it('sings the same phrase neutrally, and differently in another voice', async () => {
  const [own, neutral, other] = await Promise.all([
    demo(second.id).then((answer) => answer?.bytes()),
    demo(second.id, { neutral: true }).then((answer) => answer?.bytes()),
    demo(first.id).then((answer) => answer?.bytes()),
  ])
  expect(own?.length).toBeGreaterThan(60_000)
  expect(own).not.toEqual(neutral)
  expect(own).not.toEqual(other)
})

it('has nothing for a voice that is not there', async () => {
  await expect(demo('nobody')).rejects.toThrow('Voice model not found')
})

it('has most of the wait behind it when voices are shown before one is heard', async () => {
  const voice = (name: string): PreviewVoice => ({
    name,
    model: first.model,
    baseFormantScale: 1,
    lowNote: 45,
    highNote: 61,
  })
  const cpuOf = async (task: () => Promise<unknown>) => {
    const before = process.cpuUsage()
    await task()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const [cold, warm] = [enginePreview(), enginePreview()]
  try {
    const coldCpu = await cpuOf(() => cold.make(voice('Cold')))
    await warm.warmUp()
    const warmCpu = await cpuOf(() => warm.make(voice('Warm')))
    expect(warmCpu).toBeLessThan(coldCpu / 1.5)
  } finally {
    await Promise.all([cold.close(), warm.close()])
  }
})

it('makes a demo once for all who ask together, and refuses when too many wait', async () => {
  const crowded = enginePreview()
  const ask = (name: string) =>
    crowded.make({ name, model: first.model, baseFormantScale: 1, lowNote: 45, highNote: 61 })
  const one = ask('Test')
  expect(ask('Test')).toBe(one)
  const crowd = Promise.allSettled(Array.from({ length: 20 }, (_, index) => ask(`Test ${index}`)))
  expect((await one).length).toBeGreaterThan(60_000)
  await crowded.close()
  const reasons = (await crowd).flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(reasons.filter((reason) => reason instanceof BusyError)).toHaveLength(5)
})
