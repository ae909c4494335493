import { describe, expect, it } from 'vitest'
import { chipsOf } from '#components/brief/chips-of.ts'
import { readBrief } from '#lib/engine/index.ts'
import { briefFacts } from '#lib/engine/sound.ts'
import { makeSong as makeWithEngine } from '#server/adapters/music/engine/make-song.ts'
import { parseEnglish } from '#server/assets/english.ts'
import type { SessionUser } from '#server/context.ts'
import { makeSong } from '#server/jobs/make-song.handler.ts'
import type { MusicProvider, MusicRequest } from '#server/ports/music.ts'
import { readSong } from '../support/stored-creations.ts'
import { openWorld } from '../support/world.ts'

const world = openWorld()
const LULLABY = 'a lullaby in Japanese about a kite, sung by a woman, 70 bpm'

const run = (songId: string, music: MusicProvider = world.music) =>
  makeSong.run({ ctx: { ...world, music }, payload: { creationId: songId }, signal: new AbortController().signal })

/** The engine's generation, without the sounds. */
const engine: MusicProvider = { make: (request, { signal }) => makeWithEngine(request, signal ? { signal } : {}) }

describe('music.readBrief', () => {
  const read = (input: object) => world.as(null).music.readBrief({ description: LULLABY, ...input })

  it('says what a description asks for, whoever asks', async () => {
    expect(await read({})).toMatchObject({
      plot: 'lullaby',
      language: 'ja',
      spokenIn: 'en',
      voice: 'f',
      instrumental: false,
      tempoBpm: 70,
      about: ['kite'],
      overruled: [],
      notUnderstood: [],
    })
    expect(await read({ description: 'an instrumental jazz waltz in D minor' })).toMatchObject({
      instrumental: true,
      styles: ['Jazz'],
      key: { tonic: 2, mode: 'minor' },
      beatsPerBar: 3,
    })
  })

  it('reads German', async () => {
    const description = 'Ein ruhiges Volkslied mit Klavier über den Regen, 80 bpm'
    expect(await read({ description, interfaceLanguage: 'de' })).toMatchObject({
      language: 'de',
      spokenIn: 'de',
      styles: ['Folk'],
      tempoBpm: 80,
      instruments: ['piano'],
    })
  })

  it('says which words gave way to what is chosen', async () => {
    const chosen = await read({ gender: 'm', language: 'de' })
    expect(chosen).toMatchObject({ voice: 'm', language: 'de' })
    expect(chosen.overruled.map(({ what }) => what).sort()).toEqual(['language', 'voice'])
  })

  it('says what it does not understand', async () => {
    expect((await read({ style: 'theremin, Jazz' })).notUnderstood).toEqual(['theremin'])
  })

  it('leaves out what was taken out', async () => {
    const ignored = ['plot', 'language', 'voice', 'tempo', 'about:kite', 'nothing of the kind']
    expect(await read({ ignored })).toMatchObject({
      plot: null,
      language: 'en',
      voice: null,
      tempoBpm: null,
      about: [],
    })
  })

  it.each([
    [{ description: 'x'.repeat(501) }, 'The description is too long: at most 500 characters.'],
    [{ ignored: Array(31).fill('plot') }, 'ignored is not valid'],
    [{ ignored: ['x'.repeat(501)] }, 'is not valid'],
    [{ prompt: 'la' }, 'is not valid'],
  ])('refuses %j', async (input, sentence) => {
    await expect(read(input)).rejects.toThrow(sentence)
  })
})

describe('every chip', () => {
  const words =
    'A sad jazz birthday song in German for my grandmother Maria about her garden in Leeds, in D minor, 3/4, 90 bpm, with piano and flute, sung by a man, without drums, 2 minutes long'
  const valuesOf = (ignored: readonly string[]) =>
    chipsOf(briefFacts(readBrief({ description: words, ignored }, parseEnglish))).map(({ name, value }) =>
      JSON.stringify([name, value]),
    )

  it.each(valuesOf([]))('%s is gone once it is taken out', (chip) => {
    const [name] = JSON.parse(chip)
    expect(valuesOf([name])).not.toContain(chip)
  })

  it('of what is chosen stays, whatever is taken out', () => {
    const chosen = { style: 'Folk, Happy', voice: 'f', language: 'fr', lengthSec: 60, instrumental: false } as const
    const ignored = ['style', 'mood', 'voice', 'language', 'length', 'instrumental']
    expect(briefFacts(readBrief({ description: words, ...chosen, ignored }, parseEnglish))).toMatchObject({
      styles: ['Folk'],
      mood: 'Happy',
      voice: 'f',
      language: 'fr',
      lengthSec: 60,
      overruled: [],
    })
  })
})

describe('what was taken out of a description', () => {
  async function asked(user: SessionUser, input: object) {
    const { id } = await world.as(user).music.generate({ description: LULLABY, ...input })
    const requests: MusicRequest[] = []
    const music: MusicProvider = {
      make: async (request, options) => {
        requests.push(request)
        return { ...(await world.music.make(request, options)), language: request.language ?? 'en' }
      },
    }
    await run(id, music)
    return { id, row: await readSong(world.db, id), request: requests[0] }
  }

  it('is kept with the song, and reaches who makes it', async () => {
    const ignored = ['voice', 'language', 'tempo']
    const { row, request } = await asked(await world.person(), { ignored })
    expect(row).toMatchObject({ ignored, gender: 'random', language: 'en' })
    expect(request).toMatchObject({ ignored, gender: 'random', language: 'en' })
  })

  it('takes the style with it', async () => {
    const description = 'a slow jazz ballad about rain'
    expect((await asked(await world.person(), { description })).row.style).toBe('Jazz')
    expect((await asked(await world.person(), { description, ignored: ['style'] })).row.style).toBe('Pop')
  })

  it('gives way to what is chosen', async () => {
    const chosen = { gender: 'm', language: 'de', style: 'Folk', instrumental: false } as const
    const { row } = await asked(await world.person(), { ...chosen, ignored: ['voice', 'language', 'style'] })
    expect(row).toMatchObject({ gender: 'm', language: 'de', style: 'Folk' })
  })

  it('comes back with the description, for its owner alone, without what was heard out of it', async () => {
    const user = await world.person()
    const { id } = await asked(user, { ignored: ['tempo'], lengthSec: 60 })
    expect((await world.as(user).music.getById({ id })).asked).toEqual({
      title: '',
      style: '',
      gender: 'random',
      instrumental: false,
      language: null,
      lengthSec: 60,
      ignored: ['tempo'],
      reference: null,
    })
    expect((await world.as(null).music.getById({ id })).asked).toBeNull()
    const chosen = await asked(user, { gender: 'm', style: 'Jazz', language: 'de' })
    expect((await world.as(user).music.getById({ id: chosen.id })).asked).toMatchObject({
      style: 'Jazz',
      gender: 'm',
      language: 'de',
    })
  })
})

describe('how a song was made', () => {
  it('is in its metadata and on its page, for whoever may open it', { timeout: 180_000 }, async () => {
    const user = await world.person()
    const description = 'a lullaby about a kite, sung by a woman, 90 bpm'
    const { id } = await world
      .as(user)
      .music.generate({ description, style: 'Folk, theremin', ignored: ['tempo'], lengthSec: 30, seed: 7 })
    expect((await world.as(user).music.getById({ id })).metadata).toBeNull()
    await run(id, engine)
    const { metadata } = await readSong(world.db, id)
    const brief = { plot: 'lullaby', voice: 'f', tempoBpm: null, about: ['kite'], notUnderstood: ['theremin'] }
    expect(metadata).toMatchObject({ seed: 7, brief })
    const shown = (await world.as(null).music.getById({ id })).metadata
    const { tempo, key, singer } = metadata as { tempo: number; key: string; singer: string }
    expect(shown).toMatchObject({ seed: 7, tempoBpm: tempo, brief, notUnderstood: ['theremin'] })
    expect(shown?.singer).toMatchObject({ name: singer, gender: 'f' })
    expect(key.endsWith(` ${shown?.key?.mode}`)).toBe(true)
  })

  it('says what is known of songs that have none of it', async () => {
    const user = await world.person()
    const { id } = await world.as(user).music.generate({ prompt: '[Verse]\nA lamp', style: 'Pop', seed: 7 })
    await run(id)
    for (const metadata of [
      {},
      { tempo: 'fast', key: 'H', singer: 'nobody', brief: { about: 1 }, notUnderstood: 'x' },
    ]) {
      await world.db.creation.update({ where: { id }, data: { metadata } })
      expect((await world.as(user).music.getById({ id })).metadata).toEqual({
        seed: 7,
        tempoBpm: null,
        key: null,
        singer: null,
        brief: null,
        reference: null,
        notUnderstood: [],
      })
    }
  })
})
