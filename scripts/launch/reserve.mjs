import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { print } from './print.mjs'

const MB = 2 ** 20
/** Four WAL segments of 16 MB: PostgreSQL needs one to recover, and writes some megabytes an hour while nothing new is taken in. */
export const RESERVE_BYTES = 64 * MB
/** Two WAL segments: below this the next one may already fail, which ends PostgreSQL. */
const SHORT_BYTES = 32 * MB
/** Even at 128 MB a second, nothing can fill the disk between two checks. */
const CHECK_EVERY_MS = 250

/**
 * Reserves space for PostgreSQL: a file without use, removed when the disk is nearly full, and made again once there is room
 * for twice its size. Returns `check`, which checks at once, and `stop`, which ends the regular checks but leaves the file.
 *
 * @param {string} file beside the data that it is reserved for
 */
export function maintainReserve(file, { freeBytes = () => freeBytesOn(dirname(file)) } = {}) {
  let isHeld = sizeOf(file) === RESERVE_BYTES
  if (!isHeld) rmSync(file, { force: true })
  const check = () => {
    try {
      const free = freeBytes()
      if (isHeld && free < SHORT_BYTES) {
        rmSync(file, { force: true })
        isHeld = false
        print(
          `The disk is nearly full: the database lives on its reserve of ${RESERVE_BYTES / MB} MB. Free some space.`,
        )
      } else if (!isHeld && free >= 2 * RESERVE_BYTES) {
        take(file)
        isHeld = true
      }
    } catch (error) {
      print(`The database's reserve could not be looked after: ${error.message}`)
    }
  }
  check()
  const timer = setInterval(check, CHECK_EVERY_MS)
  return { check, stop: () => clearInterval(timer) }
}

/** Random bytes, so that no file system can store them in less. */
function take(file) {
  const handle = openSync(file, 'w', 0o600)
  try {
    for (let written = 0; written < RESERVE_BYTES; written += MB) writeSync(handle, randomBytes(MB))
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  } finally {
    closeSync(handle)
  }
}

function freeBytesOn(folder) {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

const sizeOf = (file) => statSync(file, { throwIfNoEntry: false })?.size
