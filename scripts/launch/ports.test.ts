import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort, nextFreePort } from './ports.mjs'

it('takes the next port where another program listens', async () => {
  const taken = await freePort()
  const server = createServer().listen(taken)
  try {
    expect(await nextFreePort(taken)).toBeGreaterThan(taken)
  } finally {
    server.close()
  }
})

it('takes no port that browsers refuse', async () => {
  expect(await nextFreePort(4190)).not.toBe(4190)
  expect(await nextFreePort(6665)).toBeGreaterThan(6669)
})
