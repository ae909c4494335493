import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { BusyError } from '#server/ports/busy.ts'
import { BOMBS } from '#tests/support/bombs.ts'
import { fixture, wavBytes } from '#tests/support/recordings.ts'
import { slowness } from '#tests/support/slowness.ts'
import { confinedInspector } from './confined-inspector.ts'

const opened: ReturnType<typeof confinedInspector>[] = []
afterEach(async () => {
  for (const inspector of opened.splice(0)) await inspector.close()
})

function open(limitMs?: number) {
  const inspector = confinedInspector(limitMs)
  opened.push(inspector)
  return inspector
}

const limits = { formats: ['wav', 'mp3', 'ogg', 'm4a'], maxSec: 420 } as const

it('hears a recording out, one after the other', async () => {
  const inspector = open()
  const [mp3, page, ogg] = await Promise.all([
    inspector.inspect(fixture('mp3'), limits),
    inspector.inspect(new TextEncoder().encode('<!doctype html>'), limits),
    inspector.inspect(fixture('ogg'), limits),
  ])
  const whole = { isCutOff: false, statedSec: null }
  expect(mp3).toEqual({ kind: 'fine', format: 'mp3', durationSec: expect.closeTo(1.5, 1), ...whole })
  expect(page).toEqual({ kind: 'refused', reason: 'unreadable' })
  expect(ogg).toMatchObject({ kind: 'fine', format: 'ogg' })
})

it('holds nobody up meanwhile', async () => {
  const inspector = open()
  await inspector.inspect(fixture('mp3'), limits)
  const bytes = BOMBS['Vorbis of nothing']()
  const mostMs = 250 * slowness()
  let [longestMs, isOver] = [0, false]
  const inspecting = inspector.inspect(bytes, limits).finally(() => {
    isOver = true
  })
  for (let last = performance.now(); !isOver; last = performance.now()) {
    await delay(1)
    longestMs = Math.max(longestMs, performance.now() - last)
  }
  expect(await inspecting).toEqual({ kind: 'refused', reason: 'tooLong' })
  expect(longestMs).toBeLessThan(mostMs)
})

it('gives up a recording that takes too long, and is ready for the next', async () => {
  const inspector = open(20)
  expect(await inspector.inspect(wavBytes({ seconds: 60 }), limits)).toEqual({ kind: 'refused', reason: 'unreadable' })
  expect(await inspector.inspect(wavBytes({ seconds: 60 }), limits)).toEqual({ kind: 'refused', reason: 'unreadable' })
})

it('lets no more wait than can soon have their turn', async () => {
  const inspector = open()
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => inspector.inspect(fixture('mp3'), limits)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  expect(asked.at(-1)).toMatchObject({ reason: expect.any(BusyError) })
  expect(await inspector.inspect(fixture('mp3'), limits)).toMatchObject({ kind: 'fine' })
})
