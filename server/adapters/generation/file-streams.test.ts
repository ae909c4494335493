import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { FileContent } from '#server/ports/storage.ts'
import { createFileStreams } from './file-streams.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Stores files in memory, each once it is whole. */
function memoryStore() {
  const files = new Map<string, string>()
  const storeFile = async (name: string, content: FileContent) => {
    const pieces: Uint8Array[] = []
    for await (const piece of content as AsyncIterable<Uint8Array>) pieces.push(piece)
    files.set(name, Buffer.concat(pieces).toString())
  }
  return { files, storeFile }
}

it('brings files whole, whatever the order in which their pieces come', async () => {
  const { files, storeFile } = memoryStore()
  const fileStreams = createFileStreams(storeFile, () => {})
  fileStreams.add('song.wav', bytes('la '))
  fileStreams.add('song.mp3', bytes('hm'))
  fileStreams.add('song.wav', bytes('la '))
  fileStreams.add('song.wav', bytes('la'))
  await fileStreams.end()
  expect(Object.fromEntries(files)).toEqual({ 'song.wav': 'la la la', 'song.mp3': 'hm' })
})

it('keeps nothing of what is abandoned, and waits until nobody is busy with it', async () => {
  const { files, storeFile } = memoryStore()
  let busy = false
  const fileStreams = createFileStreams(
    async (name, content) => {
      busy = true
      await storeFile(name, content).finally(() => {
        busy = false
      })
    },
    () => {},
  )
  fileStreams.add('song.wav', bytes('la '))
  expect(busy).toBe(true)
  await fileStreams.abandon()
  expect({ busy, files: files.size }).toEqual({ busy: false, files: 0 })
})

it('ends nothing else when it abandons what nobody has begun to read', async () => {
  const { storeFile } = memoryStore()
  const fileStreams = createFileStreams(
    async (name, content) => {
      await delay(20)
      await storeFile(name, content)
    },
    () => {},
  )
  fileStreams.add('song.wav', bytes('la '))
  await fileStreams.abandon()
})

it('says at once when a file cannot be stored', async () => {
  const onFault = vi.fn()
  const fileStreams = createFileStreams(async () => {
    throw new Error('The disk is full')
  }, onFault)
  fileStreams.add('song.wav', bytes('la '))
  await expect.poll(() => onFault.mock.calls).toEqual([[new Error('The disk is full')]])
  await expect(fileStreams.end()).rejects.toThrow('The disk is full')
})
