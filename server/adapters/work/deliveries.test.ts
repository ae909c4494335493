import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { FileContent } from '#server/ports/storage.ts'
import { createDeliveries } from './deliveries.ts'

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
  const deliveries = createDeliveries(storeFile, () => {})
  deliveries.add('song.wav', bytes('la '))
  deliveries.add('song.mp3', bytes('hm'))
  deliveries.add('song.wav', bytes('la '))
  deliveries.add('song.wav', bytes('la'))
  await deliveries.end()
  expect(Object.fromEntries(files)).toEqual({ 'song.wav': 'la la la', 'song.mp3': 'hm' })
})

it('keeps nothing of what is abandoned, and waits until nobody is busy with it', async () => {
  const { files, storeFile } = memoryStore()
  let busy = false
  const deliveries = createDeliveries(
    async (name, content) => {
      busy = true
      await storeFile(name, content).finally(() => {
        busy = false
      })
    },
    () => {},
  )
  deliveries.add('song.wav', bytes('la '))
  expect(busy).toBe(true)
  await deliveries.abandon()
  expect({ busy, files: files.size }).toEqual({ busy: false, files: 0 })
})

it('ends nothing else when it abandons what nobody has begun to read', async () => {
  const { storeFile } = memoryStore()
  const deliveries = createDeliveries(
    async (name, content) => {
      await delay(20)
      await storeFile(name, content)
    },
    () => {},
  )
  deliveries.add('song.wav', bytes('la '))
  await deliveries.abandon()
})

it('says at once when a file cannot be stored', async () => {
  const onFault = vi.fn()
  const deliveries = createDeliveries(async () => {
    throw new Error('The disk is full')
  }, onFault)
  deliveries.add('song.wav', bytes('la '))
  await expect.poll(() => onFault.mock.calls).toEqual([[new Error('The disk is full')]])
  await expect(deliveries.end()).rejects.toThrow('The disk is full')
})
