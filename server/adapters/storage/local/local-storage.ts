import { randomUUID } from 'node:crypto'
import { chmodSync, createReadStream, mkdirSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { FileMissingError, type Storage, StorageFullError, type StorageSpace } from '#server/ports/storage.ts'

/** Songs and recordings are for this program's account on the machine, and for nobody else's. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const UNFINISHED = '.part'
const KEY = /^[A-Za-z0-9_-]+(?:[./][A-Za-z0-9_-]+)*$/

/** Disk space that files must leave free for the database, which stops when it cannot write. */
const RESERVED_BYTES = 64 * 2 ** 20
const SPACE_IS_KNOWN_MS = 1000
/**
 * Creates the folder for the files and closes it to other accounts, which also protects files from before files had
 * modes of their own. A folder that belongs to another account stays as it is.
 */
export function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  try {
    chmodSync(folder, FOLDER_MODE)
  } catch (error) {
    if (!hasCode(error, ['EPERM', 'ENOTSUP', 'EROFS'])) throw error
  }
  return folder
}

/** Files in a folder of this machine. A key that is not a plain relative path throws RangeError. */
export function localStorage(
  folder: string,
  {
    floorBytes = 0,
    freeBytes = () => freeBytesOn(folder),
  }: { floorBytes?: number; freeBytes?: () => Promise<number> } = {},
): Storage {
  let known: { readonly at: number; readonly space: Promise<StorageSpace> } | undefined
  const space = () => {
    if (!known || Date.now() - known.at >= SPACE_IS_KNOWN_MS) {
      known = { at: Date.now(), space: freeBytes().then((free) => ({ freeBytes: free, floorBytes })) }
    }
    return known.space
  }

  const place = (key: string) => {
    if (!KEY.test(key)) throw new RangeError(`Not a storage key: ${JSON.stringify(key)}`)
    return join(folder, key)
  }

  return {
    async write(key, content) {
      const target = place(key)
      const size = content instanceof Uint8Array ? content.length : 0
      if ((await space()).freeBytes - size < RESERVED_BYTES) throw new StorageFullError('The disk is nearly full')
      const temporary = `${target}.${randomUUID()}${UNFINISHED}`
      try {
        await mkdir(dirname(target), { recursive: true, mode: FOLDER_MODE })
        const file = await open(temporary, 'wx', FILE_MODE)
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(temporary, target)
        await syncFolder(dirname(target))
      } catch (error) {
        await rm(temporary, { force: true })
        throw isFull(error) ? new StorageFullError('The disk is full', { cause: error }) : error
      }
    },

    async size(key) {
      try {
        const found = await stat(place(key))
        return found.isFile() ? found.size : null
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    stream(key, range) {
      return Readable.toWeb(createReadStream(place(key), range)) as ReadableStream<Uint8Array>
    },

    async read(key) {
      const path = place(key)
      try {
        return await readFile(path)
      } catch (error) {
        throw isMissing(error) ? new FileMissingError(`There is no file ${path}`, { cause: error }) : error
      }
    },

    async list(below) {
      const found = await readdir(place(below), { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      const files = found.filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
      const keys = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      return keys.map((key) => key.replaceAll(sep, '/')).sort()
    },

    async remove(key) {
      await rm(place(key), { recursive: true, force: true })
    },

    space,
  }
}

async function freeBytesOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Flushes a folder to the disk. Otherwise a power cut may lose a file's new name even though its bytes are on the disk.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown) => hasCode(error, ['ENOENT', 'ENOTDIR'])
const isFull = (error: unknown) => hasCode(error, ['ENOSPC', 'EDQUOT', 'EFBIG'])

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
