import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { maintainReserve, RESERVE_BYTES } from './reserve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'canto-reserve-'))
const file = join(folder, 'postgres.reserve')
afterEach(() => rmSync(file, { force: true }))

const MB = 2 ** 20
const size = () => statSync(file, { throwIfNoEntry: false })?.size ?? 0

it('is held while there is room, given up when the disk is nearly full, and held again after that', () => {
  let free = 200 * MB
  const reserve = maintainReserve(file, { freeBytes: () => free })
  expect(size()).toBe(RESERVE_BYTES)
  free = 40 * MB
  reserve.check()
  expect(size()).toBe(RESERVE_BYTES)
  free = 20 * MB
  reserve.check()
  expect(size()).toBe(0)
  // What it gave up is not taken back from whoever needs it.
  free = 20 * MB + RESERVE_BYTES
  reserve.check()
  expect(size()).toBe(0)
  free = 200 * MB
  reserve.check()
  expect(size()).toBe(RESERVE_BYTES)
  reserve.stop()
})
