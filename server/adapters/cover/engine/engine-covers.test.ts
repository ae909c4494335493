import { afterAll, expect, it } from 'vitest'
import { PLAIN_VOICE } from '#lib/engine/sound.ts'
import type { CoverRequest } from '#server/ports/cover.ts'
import { fixture, wavBytes } from '#tests/support/recordings.ts'
import { engineCovers } from './engine-covers.ts'

const covers = engineCovers()
afterAll(() => covers.close())

const asked = (bytes: Uint8Array): CoverRequest => ({
  kind: 'cover',
  source: { kind: 'recording', bytes },
  title: 'Tone',
  seed: 1,
  semitones: 0,
  voice: { name: 'Anybody', model: PLAIN_VOICE, baseFormantScale: 1, from: 'catalogue' },
  levels: { vocalDb: 0, backingDb: 0 },
})

/** What a cover tells and gives. */
function memoryStore() {
  const files = new Map<string, number>()
  const told: string[] = []
  const storeFile = async (name: string, content: unknown) => {
    let length = 0
    for await (const piece of content as AsyncIterable<Uint8Array>) length += piece.length
    files.set(name, length)
  }
  return { files, told, listener: { storeFile, onProgress: (stage: string) => void told.push(stage) } }
}

it('tells how far it is, and is done once every file is kept', async () => {
  const { files, told, listener } = memoryStore()
  const made = await covers.make(asked(fixture('mp3')), { ...listener, signal: new AbortController().signal })
  expect(made).toMatchObject({ durationSec: expect.closeTo(1.5, 0), metadata: { madeBy: 'machine' } })
  const wavs = ['source-vocals.wav', 'source-instrumental.wav', 'vocals.wav', 'instrumental.wav', 'cover.wav']
  expect([...files.keys()].sort()).toEqual([...wavs, 'cover.mp3', 'metadata.json'].sort())
  for (const name of wavs) expect(files.get(name)).toBeGreaterThan(1.4 * 44_100 * 2 * 2)
  expect([...new Set(told)]).toEqual(['decode', 'separate', 'convert', 'master', 'encode'])
})

it('refuses for good what is no recording', async () => {
  const { listener } = memoryStore()
  const page = new TextEncoder().encode('<!doctype html>')
  const generation = covers.make(asked(page), { ...listener, signal: new AbortController().signal })
  await expect(generation).rejects.toMatchObject({ name: 'RefusedError', reason: 'recordingUnreadable' })
})

it('refuses for good what nobody sings in', async () => {
  const { listener } = memoryStore()
  const tone = wavBytes({ seconds: 9 })
  const generation = covers.make(asked(tone), { ...listener, signal: new AbortController().signal })
  await expect(generation).rejects.toMatchObject({ name: 'RefusedError', reason: 'recordingHasNoVoice' })
})

it('ends when it is no longer wanted, and leaves no file', async () => {
  const { files, told, listener } = memoryStore()
  const ending = new AbortController()
  const generation = covers.make(asked(wavBytes({ seconds: 60 })), { ...listener, signal: ending.signal })
  generation.catch(() => {})
  await expect.poll(() => told, { timeout: 15_000 }).toContain('separate')
  ending.abort(new Error('No longer wanted'))
  await expect(generation).rejects.toThrow('No longer wanted')
  expect(files.size).toBe(0)
})
