import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PlanId } from '#lib/catalog/plans.ts'
import type { SessionUser } from '#server/context.ts'
import { sendDownload } from '#server/http/download.ts'
import { sendExport } from '#server/http/export.ts'
import { plainError } from '#server/http/plain-error.ts'
import { findAudio } from '#server/services/downloads/find-audio.ts'
import { bandScore } from '../support/band-score.ts'
import { readXml } from '../support/read-xml.ts'
import { type StoredCover, type StoredSong, storeCover, storeSong } from '../support/stored-creations.ts'
import { unzipped } from '../support/unzipped.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()

const SONG_FILES = [
  ...['song.mp3', 'song.wav', 'vocals.wav', 'instrumental.wav', 'song.mid', 'song.musicxml', 'song.lrc', 'stems.zip'],
  ...['score.json', 'metadata.json'],
]
const COVER_FILES = ['cover.mp3', 'cover.wav', 'vocals.wav', 'instrumental.wav', 'original.flac', 'metadata.json']
const SPLIT_FILES = ['vocals.mp3', 'instrumental.mp3']
const ALL = ['mp3', 'wav', 'vocals', 'instrumental', 'stems', 'midi', 'musicxml']

async function store(folder: string, names: readonly string[]) {
  for (const name of names) await world.storage.write(`${folder}/${name}`, new TextEncoder().encode(`${name} of it`))
}

const finished = (user: SessionUser) => ({
  userId: user.id,
  requestId: randomUUID(),
  seed: 1,
  status: 'completed' as const,
  completedAt: world.clock.now(),
})

async function aSong(user: SessionUser, changes: Partial<StoredSong> = {}) {
  const id = randomUUID()
  const files = `songs/${id}/1`
  await store(files, SONG_FILES)
  const song = { title: 'Ferry', style: 'Pop', model: 'Sketch', gender: 'f', instrumental: false }
  await storeSong(world.db, { ...song, ...finished(user), id, files, ...changes })
  return `/api/audio/${id}`
}

async function aCover(user: SessionUser, changes: Partial<StoredCover> = {}) {
  const id = randomUUID()
  const files = `covers/${id}/1`
  await store(files, changes.kind === 'split' ? SPLIT_FILES : COVER_FILES)
  const metadata = changes.kind === 'split' ? {} : { original: 'original.flac' }
  const rights = { rightsAt: world.clock.now(), rightsText: 'mine', sourceUrl: 'https://example.com/a.mp3' }
  const cover = { title: 'Ferry', voiceName: 'Ada', mix: `${files}/cover.mp3`, metadata }
  await storeCover(world.db, { ...cover, ...rights, ...finished(user), id, files, ...changes })
  return `/api/cover-audio/${id}`
}

type Options = { readonly name?: string; readonly method?: string; readonly range?: string }

/** What a browser would get. */
async function download(user: SessionUser | null, url: string, { name, method = 'GET', range }: Options = {}) {
  const query = new URLSearchParams({ url, ...(name ? { filename: name } : {}) })
  const headers = { host: 'canto.example', ...(range ? { range } : {}) }
  const request = new Request(`http://canto.example/api/download?${query}`, { method, headers })
  const answer = await sendDownload({ ...world, user, ip: '203.0.113.7', language: null }, request).catch(plainError)
  const disposition = answer.headers.get('content-disposition') ?? ''
  return {
    status: answer.status,
    headers: answer.headers,
    savedAs: decodeURIComponent(disposition.split("''")[1] ?? ''),
    text: await answer.text(),
  }
}

describe.each<[PlanId, readonly string[]]>([
  ['free', []],
  ['basic_monthly', ['mp3']],
  ['standard_yearly', ALL],
  ['pro_monthly', ALL],
])('on the plan %s', (planId, kinds) => {
  const people = { owner: null, 'somebody else': null, 'a visitor': null } as Record<string, SessionUser | null>
  let song = ''
  let cover = ''
  let split = ''
  beforeAll(async () => {
    const owner = await world.person({ planId })
    people.owner = owner
    people['somebody else'] = await world.person({ planId })
    song = await aSong(owner)
    cover = await aCover(owner)
    split = await aCover(owner, { kind: 'split', voiceName: '' })
  })

  it.each(ALL)('a song’s %s is there for whom it should be', async (file) => {
    const url = file === 'mp3' ? song : `${song}?file=${file}`
    const mine = await download(people.owner ?? null, url)
    const theirs = await download(people['somebody else'] ?? null, url)
    const nobodys = await download(people['a visitor'] ?? null, url)
    const isIn = kinds.includes(file)
    expect(mine.status).toBe(isIn ? 200 : 403)
    expect(mine.text).toMatch(
      isIn ? / of it$/ : /^(MP3 downloads come|WAV downloads come|Stems come|MIDI files come|MusicXML files come) with/,
    )
    expect(theirs.status).toBe(file !== 'mp3' ? 404 : isIn ? 200 : 403)
    expect([nobodys.status, nobodys.text]).toEqual([401, 'Please login (10001)'])
  })

  it.each(['mp3', 'wav', 'vocals', 'instrumental', 'original'])('so is a cover’s %s', async (file) => {
    const url = file === 'mp3' ? `${cover}?mix=1` : file === 'wav' ? `${cover}?file=wav` : `${cover}?part=${file}`
    const isIn = kinds.includes(file === 'original' ? 'vocals' : file)
    expect((await download(people.owner ?? null, url)).status).toBe(isIn ? 200 : 403)
    expect((await download(people['somebody else'] ?? null, url)).status).toBe(file !== 'mp3' ? 404 : isIn ? 200 : 403)
    expect((await download(null, url)).status).toBe(401)
  })

  it.each(['vocals', 'instrumental', 'original'])('and its %s sounds only where its file is there', async (part) => {
    const id = cover.split('/').at(-1) ?? ''
    const ctx = { ...world, user: people.owner ?? null, ip: '', language: null }
    const heard = findAudio({ ctx, input: { kind: 'cover', id, file: part } })
    // What was brought along is heard beside the cover on every plan.
    if (part === 'original' || kinds.includes(part)) await expect(heard).resolves.toMatch(part)
    else await expect(heard).rejects.toThrow('Stems come with the Standard plan.')
  })

  it('all of it is in the export, the MP3s on every plan', async () => {
    const answer = await sendExport(
      { ...world, user: people.owner ?? null, ip: '203.0.113.7', language: null },
      new Request('http://canto.example/api/export', { headers: { 'sec-fetch-site': 'same-origin' } }),
    )
    const paths = [...unzipped(await answer.bytes()).keys()].map((path) => path.replace(/^(\w+)\/[^/]+/, '$1'))
    const plain = ['songs/song.mp3', 'covers/cover.mp3', 'covers/original.flac', 'splits/vocals.mp3']
    expect(paths).toEqual(expect.arrayContaining(plain))
    const paid = {
      wav: ['songs/song.wav', 'covers/cover.wav'],
      vocals: ['songs/vocals.wav', 'covers/vocals.wav'],
      instrumental: ['songs/instrumental.wav', 'covers/instrumental.wav'],
      stems: ['songs/stems.zip'],
      midi: ['songs/song.mid'],
      musicxml: ['songs/song.musicxml'],
    }
    for (const [kind, files] of Object.entries(paid)) {
      for (const file of files) expect(paths.includes(file), file).toBe(kinds.includes(kind))
    }
  })

  it('the parts of a song that was taken apart are free, for their owner, also as they sound', async () => {
    const id = split.split('/').at(-1) ?? ''
    const ctx = { ...world, user: people.owner ?? null, ip: '', language: null }
    const heard = await findAudio({ ctx, input: { kind: 'cover', id, file: 'vocals' } })
    expect(heard).toMatch(/vocals\.mp3$/)
    for (const part of ['vocals', 'instrumental']) {
      expect(await download(people.owner ?? null, `${split}?part=${part}`)).toMatchObject({
        status: 200,
        text: `${part}.mp3 of it`,
        savedAs: `Ferry (${part}).mp3`,
      })
      expect((await download(people['somebody else'] ?? null, `${split}?part=${part}`)).status).toBe(404)
      expect((await download(null, `${split}?part=${part}`)).status).toBe(401)
    }
    for (const rest of ['', '?part=original', '?file=wav'])
      expect((await download(people.owner ?? null, `${split}${rest}`)).status, rest).toBe(404)
  })
})

it('names the plan that has the file', async () => {
  const user = await world.person({ planId: 'basic_monthly' })
  const [free, song] = [await world.person(), await aSong(user)]
  expect((await download(free, song)).text).toBe('MP3 downloads come with the Basic plan.')
  expect((await download(user, `${song}?file=wav`)).text).toBe('WAV downloads come with the Standard plan.')
  expect((await download(user, `${song}?file=vocals`)).text).toBe('Stems come with the Standard plan.')
  expect((await download(user, `${song}?file=midi`)).text).toBe('MIDI files come with the Standard plan.')
  expect((await download(user, `${song}?file=musicxml`)).text).toBe('MusicXML files come with the Standard plan.')
})

it('goes by the plan of today', async () => {
  const user = await world.person({ planId: 'basic_monthly' })
  const song = await aSong(user)
  expect((await download(user, song)).status).toBe(200)
  await world.db.subscription.update({ where: { userId: user.id }, data: { status: 'canceled' } })
  expect((await download(user, song)).status).toBe(403)
})

describe('a file', () => {
  it.each([
    ['', 'Ferry.mp3', 'audio/mpeg', 'song.mp3 of it'],
    ['?file=wav', 'Ferry.wav', 'audio/wav', 'song.wav of it'],
    ['?file=vocals', 'Ferry (vocals).wav', 'audio/wav', 'vocals.wav of it'],
    ['?file=instrumental', 'Ferry (instrumental).wav', 'audio/wav', 'instrumental.wav of it'],
    ['?file=stems', 'Ferry (stems).zip', 'application/zip', 'stems.zip of it'],
    ['?file=midi', 'Ferry.mid', 'audio/midi', 'song.mid of it'],
    ['?file=lrc', 'Ferry.lrc', 'text/plain; charset=utf-8', 'song.lrc of it'],
    ['?file=musicxml', 'Ferry.musicxml', 'application/vnd.recordare.musicxml+xml', 'song.musicxml of it'],
  ])('of a song, %j, is %s', async (search, savedAs, type, text) => {
    const user = await world.person({ planId: 'pro_monthly' })
    const answer = await download(user, `${await aSong(user)}${search}`)
    expect(answer).toMatchObject({ status: 200, savedAs, text })
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it.each([
    ['?mix=0', 'Ferry (Ada).mp3', 'cover.mp3 of it'],
    ['?file=wav', 'Ferry (Ada).wav', 'cover.wav of it'],
    ['?part=vocals', 'Ferry (vocals).wav', 'vocals.wav of it'],
    ['?part=original', 'Ferry (original).flac', 'original.flac of it'],
  ])('of a cover, %j, is %s', async (search, savedAs, text) => {
    const user = await world.person({ planId: 'pro_monthly' })
    expect(await download(user, `${await aCover(user)}${search}`)).toMatchObject({ status: 200, savedAs, text })
  })

  it('is called as it was asked for, safely, and never as something else', async () => {
    const user = await world.person({ planId: 'pro_monthly' })
    const song = await aSong(user)
    const savedAs = async (name: string) => (await download(user, song, { name })).savedAs
    expect(await savedAs('../Ärger: “Nacht/Tag”.mp3')).toBe('Ärger “Nacht Tag”.mp3')
    expect(await savedAs('free.exe')).toBe('free.exe.mp3')
    expect(await savedAs('a"\r\nSet-Cookie: b=c.MP3')).toBe('a Set-Cookie b=c.MP3')
    expect(await savedAs('x'.repeat(500))).toBe(`${'x'.repeat(120)}.mp3`)
  })

  it('for notation programs is written from the score where the song is older than such files', async () => {
    const user = await world.person({ planId: 'pro_monthly' })
    const song = await aSong(user)
    const files = `songs/${song.split('/').at(-1)}/1`
    await world.storage.remove(`${files}/song.musicxml`)
    await world.storage.write(`${files}/score.json`, new TextEncoder().encode(JSON.stringify(bandScore(2))))
    const answer = await download(user, `${song}?file=musicxml`)
    expect(answer).toMatchObject({ status: 200, savedAs: 'Ferry.musicxml' })
    const parts = readXml(answer.text).children.filter(({ name }) => name === 'part')
    expect(parts.map(({ children }) => children.length)).toEqual([2, 2, 2, 2, 2])
    await world.storage.remove(files)
    expect((await download(user, `${song}?file=musicxml`)).status).toBe(404)
  })

  it('comes in ranges, and its size is told without it', async () => {
    const user = await world.person({ planId: 'pro_monthly' })
    const song = `${await aSong(user)}?file=wav`
    const part = await download(user, song, { range: 'bytes=5-7' })
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, 'wav', 'bytes 5-7/14'])
    expect((await download(user, song, { range: 'bytes=14-' })).status).toBe(416)
    const head = await download(user, song, { method: 'HEAD' })
    expect([head.status, head.text, head.headers.get('accept-ranges')]).toEqual([200, '', 'bytes'])
    expect((await download(null, song, { method: 'HEAD' })).status).toBe(401)
  })

  it('is one of ours, whatever the address says', async () => {
    const user = await world.person({ planId: 'pro_monthly' })
    const song = await aSong(user)
    expect((await download(user, `http://canto.example${song}`)).status).toBe(200)
    const refused = [
      ...['', 'https://example.com/x.mp3', `https://example.com${song}`, `//example.com${song}`, 'file:///etc/passwd'],
      ...[
        `http://canto.example@example.com${song}`,
        `http://canto.example.evil${song}`,
        'data:audio/mpeg,x',
        'http://[',
      ],
      ...[`${song}/../../../secrets.json`, '/api/audio/..%2f..%2fsecrets.json', `${song}%00`, `${song}/song.wav`],
      ...[`${song}?file=score.json`, `${song}?file=../1/song.wav`, `${song}?file=constructor`, `${song}?file=`],
      ...[`/api/audio/${randomUUID()}`, '/api/audio/1', '/api/uploads/1', '/api/download?url=x'],
    ]
    for (const url of refused) expect((await download(user, url)).status, url).toBe(404)
    expect((await download(user, `${await aCover(user)}?part=wav`)).status).toBe(200)
    for (const part of ['midi', 'metadata', '../../secrets', 'toString'])
      expect((await download(user, `${await aCover(user)}?part=${part}`)).status, part).toBe(404)
  })

  it('is not there before the song is finished, once it is deleted, or where it is private', async () => {
    const [owner, other] = [
      await world.person({ planId: 'pro_monthly' }),
      await world.person({ planId: 'pro_monthly' }),
    ]
    const unfinished = await aSong(owner, { status: 'processing', files: null, preview: 'songs/x/preview.mp3' })
    const failed = await aSong(owner, { status: 'failed', files: null })
    const deleted = await aSong(owner, { deletedAt: world.clock.now() })
    for (const url of [unfinished, `${unfinished}?preview=1`, failed, deleted]) {
      expect(await download(owner, url)).toMatchObject({ status: 404, text: 'Song not found' })
    }
    const hidden = [await aSong(owner, { visibility: 'private' }), await aCover(owner, { visibility: 'private' })]
    for (const url of hidden) {
      expect((await download(owner, url)).status).toBe(200)
      expect((await download(other, url)).status).toBe(404)
      expect((await download(null, url)).status).toBe(401)
    }
    const waiting = await aCover(owner, { status: 'processing', files: null, mix: null })
    expect(await download(owner, waiting)).toMatchObject({ status: 404, text: 'Cover not found' })
  })
})
