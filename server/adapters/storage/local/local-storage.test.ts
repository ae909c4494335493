import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localStorage, privateFolder } from './local-storage.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canto-storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const bytes = new TextEncoder().encode('a song of some bytes')

describe('localStorage', () => {
  it('gives back what was written, whole and in ranges', async () => {
    const storage = localStorage(folder)
    await storage.write('songs/1/song.mp3', bytes)
    expect(await storage.size('songs/1/song.mp3')).toBe(bytes.length)
    expect(new Uint8Array(await storage.read('songs/1/song.mp3'))).toEqual(bytes)
    const part = await new Response(storage.stream('songs/1/song.mp3', { start: 2, end: 5 })).text()
    expect(part).toBe('song')
  })

  it('writes what comes piece by piece, and nothing of what breaks off', async () => {
    const storage = localStorage(folder)
    await storage.write('songs/1/song.mp3', Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]))
    expect(new Uint8Array(await storage.read('songs/1/song.mp3'))).toEqual(bytes)
    const broken = (async function* () {
      yield bytes
      throw new Error('the power went')
    })()
    await expect(storage.write('songs/1/song.wav', broken)).rejects.toThrow('the power went')
    expect(await readdir(join(folder, 'songs/1'))).toEqual(['song.mp3'])
  })

  it('lets nobody else on the machine read what is kept, nor what is being written', async () => {
    const files = privateFolder(join(folder, 'files'))
    const storage = localStorage(files)
    const mode = async (path: string) => ((await stat(join(files, path))).mode & 0o777).toString(8)
    const before = process.umask(0)
    try {
      await storage.write('songs/1/song.mp3', bytes)
      const watched = (async function* () {
        yield bytes
        const unfinished = (await readdir(join(files, 'songs/2'))).map((name) => mode(`songs/2/${name}`))
        expect(await Promise.all(unfinished)).toEqual(['600'])
      })()
      await storage.write('songs/2/song.mp3', watched)
    } finally {
      process.umask(before)
    }
    for (const path of ['', 'songs', 'songs/1']) expect(await mode(path), path).toBe('700')
    for (const path of ['songs/1/song.mp3', 'songs/2/song.mp3']) expect(await mode(path), path).toBe('600')
  })

  it('closes a folder that was open before', async () => {
    const files = join(folder, 'files')
    await mkdir(files)
    await chmod(files, 0o755)
    privateFolder(files)
    expect((await stat(files)).mode & 0o777).toBe(0o700)
  })

  it('leaves nothing beside the finished file', async () => {
    await localStorage(folder).write('songs/1/song.mp3', bytes)
    expect(await readdir(join(folder, 'songs/1'))).toEqual(['song.mp3'])
  })

  it('knows no size of what is not there, and removes folders', async () => {
    const storage = localStorage(folder)
    await storage.write('songs/1/song.mp3', bytes)
    expect(await storage.size('songs/1')).toBeNull()
    await storage.remove('songs/1')
    expect(await storage.size('songs/1/song.mp3')).toBeNull()
    await storage.remove('songs/1')
  })

  it('lists the whole files of a folder and below it', async () => {
    const storage = localStorage(folder)
    for (const key of ['songs/1/song.mp3', 'songs/1/mix/song.wav', 'songs/2/song.mp3']) await storage.write(key, bytes)
    await writeFile(join(folder, 'songs/1/song.wav.unfinished.part'), bytes)
    expect(await storage.list('songs/1')).toEqual(['songs/1/mix/song.wav', 'songs/1/song.mp3'])
    expect(await storage.list('songs/3')).toEqual([])
  })

  it.each(['', '/etc/passwd', '../x', 'a/../../x', 'a//b', 'a\\b', 'a b', '.hidden', 'a/.', 'a\0b', 'C:x'])(
    'refuses the key %j',
    async (key) => {
      await expect(localStorage(folder).size(key)).rejects.toThrow(RangeError)
    },
  )
})
