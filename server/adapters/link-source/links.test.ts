import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startLinkSite } from '#tests/support/link-site.ts'
import { constantMp3, fixture, wavBytes } from '#tests/support/recordings.ts'
import { slowness } from '#tests/support/slowness.ts'
import { directLinks } from './direct/direct-links.ts'
import { links } from './links.ts'
import { ytDlpArguments } from './yt-dlp/arguments.ts'
import { findYtDlp } from './yt-dlp/find-yt-dlp.ts'
import { ytDlpLinks } from './yt-dlp/yt-dlp-links.ts'

let parent: string
let site: Awaited<ReturnType<typeof startLinkSite>>
beforeAll(async () => {
  const wav = (seconds: number) => wavBytes({ seconds, sampleRate: 8000, channels: 1 })
  site = await startLinkSite({
    recordings: {
      '/six-minutes.wav': wav(360),
      '/eight-minutes.wav': wav(480),
      '/six-minutes.mp3': constantMp3(360),
      '/eight-minutes.mp3': constantMp3(480),
    },
  })
  parent = await mkdtemp(join(tmpdir(), 'canto-test-'))
})
afterAll(() => {
  site.stop()
  rmSync(parent, { recursive: true })
})

const never = new AbortController().signal
const refused = (reason: string) => ({ name: 'LinkRefusedError', reason })

describe('a link that leads straight to a file', () => {
  const fetchAt = (path: string) =>
    directLinks({ allowedOrigin: site.origin }).fetch(`${site.origin}${path}`, { signal: never })

  it.each([
    ['/My_song%20%231.mp3', 'mp3', 'My song #1'],
    ['/tone.m4a', 'm4a', 'tone'],
    ['/film.webm', 'webm', 'film'],
    ['/redirect', 'm4a', 'tone'],
    ['/named-wrong.mp3', 'flac', 'named-wrong'],
  ] as const)('%s is fetched', async (path, format, title) => {
    const recording = await fetchAt(path)
    expect(new Uint8Array(recording.bytes)).toEqual(fixture(format))
    expect(recording.title).toBe(title)
  })

  it.each([
    ['/page', 'linkIsPage'],
    ['/text.mp3', 'recordingUnreadable'],
    ['/empty', 'recordingUnreadable'],
    ['/404', 'linkUnreachable'],
    ['/large-stated', 'fileTooLarge'],
    ['/to-metadata', 'linkRefused'],
    ['/to-file', 'linkInvalid'],
  ])('%s is refused: %s', async (path, reason) => {
    await expect(fetchAt(path)).rejects.toMatchObject(refused(reason))
  })

  const lookAt = (path: string) =>
    directLinks({ allowedOrigin: site.origin }).lookUp(`${site.origin}${path}`, { signal: never })

  it.each([
    ['/My_song%20%231.mp3', 'My song #1'],
    ['/redirect', 'tone'],
    ['/six-minutes.wav', 'six-minutes', 360],
    ['/six-minutes.mp3', 'six-minutes', 360],
  ])('%s is looked up by its beginning', async (path, title, durationSec = 1.5) => {
    expect(await lookAt(path)).toEqual({ title, durationSec: expect.closeTo(durationSec, 0) })
  })

  it.each([
    ['/film.webm', 'film'],
    ['/stuck.mp3', 'stuck'],
    ['/breaks-off', 'breaks-off'],
  ])('of %s the name alone is known', async (path, title) => {
    expect(await lookAt(path)).toEqual({ title })
  })

  it('is read no further than its beginning', async () => {
    const mostMs = 4000 * slowness()
    const began = performance.now()
    expect(await lookAt('/endless')).toEqual({ title: 'endless' })
    expect(performance.now() - began).toBeLessThan(mostMs)
  })

  it.each([
    ['/page', 'linkIsPage'],
    ['/404', 'linkUnreachable'],
    ['/large-stated', 'fileTooLarge'],
    ['/to-metadata', 'linkRefused'],
    ['/eight-minutes.wav', 'linkTooLong'],
    ['/eight-minutes.mp3', 'linkTooLong'],
  ])('a look at %s is refused: %s', async (path, reason) => {
    await expect(lookAt(path)).rejects.toMatchObject(refused(reason))
  })

  it('tells how far it is, where that is known', async () => {
    const heard: number[] = []
    await directLinks({ allowedOrigin: site.origin }).fetch(`${site.origin}/tone.m4a`, {
      signal: never,
      onProgress: (fraction) => heard.push(fraction),
    })
    expect(heard.at(-1) ?? 1).toBe(1)
  })
})

describe('a link to a page', () => {
  const times = { totalMs: 20_000, politeMs: 200 }
  const program = resolve('tests/fakes/yt-dlp.sh')
  const pages = (own: Partial<typeof times> = {}) =>
    ytDlpLinks({ program, guard: {}, parent, times: { ...times, ...own } })
  const fetchAt = (how: string, own = {}, signal = never) => pages(own).fetch(`https://pages.test/${how}`, { signal })

  it('is searched by yt-dlp', async () => {
    const { bytes, title } = await fetchAt('success')
    expect(new Uint8Array(bytes)).toEqual(fixture('m4a'))
    expect(title).toBe('A title of one line')
  })

  it('is looked up by yt-dlp, with its title and length', async () => {
    const look = (how: string) => pages().lookUp(`https://pages.test/${how}`, { signal: never })
    expect(await look('success')).toEqual({ title: 'A title of one line', durationSec: 192.5 })
    await expect(look('too-long')).rejects.toMatchObject(refused('linkTooLong'))
    await expect(look('failed')).rejects.toMatchObject(refused('linkUnreachable'))
  })

  it('is found on the PATH, unless it is named or turned off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'canto-path-'))
    try {
      expect(findYtDlp(undefined, folder)).toBeNull()
      symlinkSync(program, join(folder, 'yt-dlp'))
      expect(findYtDlp(undefined, `/nowhere:${folder}`)).toBe(join(folder, 'yt-dlp'))
      expect(findYtDlp('off', folder)).toBeNull()
      expect(findYtDlp('/opt/yt-dlp', '')).toBe('/opt/yt-dlp')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('is known to be read once yt-dlp has run in the environment that it will have', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'canto-path-'))
    const asked = join(folder, 'asked')
    const program = join(folder, 'yt-dlp')
    // As of one that pip installed for a single account: its modules are in the home folder.
    const script = `#!/bin/sh\necho "$*" >> ${asked}\n[ "$HOME" = ${folder} ]\n`
    try {
      writeFileSync(program, script, { mode: 0o755 })
      const broken = ytDlpLinks({ program, guard: {}, parent, times })
      expect([await broken.readsPages(), await broken.readsPages()]).toEqual([false, false])
      expect(readFileSync(asked, 'utf8')).toBe('--version\n')
      const both = links(directLinks({ allowedOrigin: site.origin }), broken)
      expect(await both.readsPages()).toBe(false)
      const reading = both.fetch(`${site.origin}/page`, { signal: never })
      await expect(reading).rejects.toMatchObject(refused('linkIsPage'))
      const nowhere = ytDlpLinks({ program: join(folder, 'nowhere'), guard: {}, parent, times })
      expect(await nowhere.readsPages()).toBe(false)
      expect(await pages().readsPages()).toBe(true)
      expect(await readdir(parent)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('is asked again after a while where it did not run, or could not be tried', async () => {
    const home = await mkdtemp(join(tmpdir(), 'canto-path-'))
    const absent = join(home, 'absent')
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const source = ytDlpLinks({ program, guard: {}, parent: absent, times })
      expect(await source.readsPages()).toBe(false)
      await mkdir(absent)
      expect(await source.readsPages()).toBe(false)
      vi.advanceTimersByTime(60_000)
      expect(await source.readsPages()).toBe(true)
    } finally {
      vi.useRealTimers()
      rmSync(home, { recursive: true })
    }
  })

  it('tells yt-dlp nothing of this machine', async () => {
    expect((await fetchAt('environment')).title).toBe('HOME LANG PATH TMPDIR')
  })

  it.each([
    ['no-file', 'fileTooLarge'],
    ['only-part', 'fileTooLarge'],
    ['failed', 'linkUnreachable'],
    ['failed-with-file', 'linkUnreachable'],
    ['too-long', 'linkTooLong'],
    ['text', 'recordingUnreadable'],
    ['link', 'linkUnreachable'],
    ['large', 'fileTooLarge'],
    ['fills', 'fileTooLarge'],
  ])('is refused when yt-dlp ends with %s: %s', async (how, reason) => {
    await expect(fetchAt(how)).rejects.toMatchObject(refused(reason))
  })

  it('is our fault when yt-dlp does not understand us', async () => {
    await expect(fetchAt('bad-option')).rejects.toThrow('too old or too new')
    await expect(
      ytDlpLinks({ program: '/nowhere/yt-dlp', guard: {} }).fetch('https://x.test/', { signal: never }),
    ).rejects.toThrow('ENOENT')
  })

  it('is given up in time, with all that yt-dlp has started, however little it cares', async () => {
    const note = join(parent, 'canto-hanging-child.pid')
    rmSync(note, { force: true })
    await expect(fetchAt('hangs', { totalMs: 1500 })).rejects.toMatchObject(refused('linkTooSlow'))
    expect(existsSync(note)).toBe(true)
    const child = Number(readFileSync(note, 'utf8'))
    await expect.poll(() => isRunning(child)).toBe(false)
    rmSync(note)
    const stop = new AbortController()
    setTimeout(() => stop.abort(new Error('given up')), 300)
    await expect(fetchAt('hangs', {}, stop.signal)).rejects.toThrow('given up')
    rmSync(note, { force: true })
  })

  it('leaves no folder behind', async () => {
    expect(await readdir(parent)).toEqual([])
  })

  it.each(['ytsearch1:song', 'file:///etc/passwd', '--exec=x'])('is none: %s', async (url) => {
    await expect(pages().fetch(url, { signal: never })).rejects.toMatchObject(refused('linkInvalid'))
  })

  it('never is taken for an option', () => {
    const args = ytDlpArguments('https://--exec', { proxy: 'http://127.0.0.1:1', maxSec: 420, maxBytes: 1 })
    expect(args.slice(-2)).toEqual(['--', 'https://--exec'])
    expect(args).toContain('--ignore-config')
    expect(args[args.indexOf('--proxy') + 1]).toBe('http://127.0.0.1:1')
  })

  it('is tried after the file itself, and only then', async () => {
    const tried: string[] = []
    const pages = {
      readsPages: async () => true,
      lookUp: async () => ({ title: 'A page' }),
      fetch: async (url: string) => {
        tried.push(url)
        return { bytes: fixture('ogg') }
      },
    }
    const both = links(directLinks({ allowedOrigin: site.origin }), pages)
    expect((await both.fetch(`${site.origin}/page`, { signal: never })).bytes).toEqual(fixture('ogg'))
    expect((await both.fetch(`${site.origin}/tone.m4a`, { signal: never })).title).toBe('tone')
    await expect(both.fetch(`${site.origin}/to-metadata`, { signal: never })).rejects.toMatchObject(
      refused('linkRefused'),
    )
    expect(tried).toEqual([`${site.origin}/page`])
  })
})

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'))
  } catch {
    return false
  }
}
