import { expect, it } from 'vitest'
import type { AskedSong } from '#lib/schemas/song.ts'
import { draftFromRequest, draftFromSong, type Model, settingsOf } from './prefill.ts'

it('takes a song’s settings, however they are written, and nothing that the form does not know', () => {
  expect(settingsOf({ style: 'sad,  Jazz, Sea shanty, Rainy night', instrumental: false, duration: 200 })).toEqual({
    tab: 'lyrics',
    settings: { style: 'Jazz', mood: 'Sad', scenario: 'Rainy night' },
    instrumental: false,
    lengthSec: null,
  })
})

it('takes the length of a song without words, as far as every plan goes', () => {
  expect(settingsOf({ style: '', instrumental: true, duration: 470 })).toMatchObject({
    settings: { style: null },
    lengthSec: 240,
  })
  expect(settingsOf({ style: '', instrumental: true, duration: 20 }).lengthSec).toBe(60)
})

it('takes a style in somebody’s own words', () => {
  const { settings } = settingsOf({ style: 'Lo-fi hip hop, 96 bpm, Warm', instrumental: false, duration: null })
  expect(settings).toEqual({ style: 'Lo-fi hip hop, 96 bpm', mood: 'Warm', scenario: null })
})

const asked: AskedSong = {
  title: '',
  style: '',
  gender: 'f',
  instrumental: false,
  language: null,
  lengthSec: null,
  ignored: [],
  reference: null,
}

it('takes a song that failed back as it was asked for', () => {
  const changed = { title: 'Rain', style: 'Folk, Sad', language: 'de', lengthSec: 120 }
  expect(draftFromRequest({ prompt: 'la', description: '', asked: { ...asked, ...changed } })).toEqual({
    tab: 'lyrics',
    title: 'Rain',
    lyrics: 'la',
    settings: { style: 'Folk', mood: 'Sad', scenario: null },
    instrumental: false,
    gender: 'f',
    language: 'de',
    lengthSec: 120,
    reference: null,
  })
})

it('takes back a description as it was asked for, and leaves the words beside an instrumental', () => {
  const song = { prompt: '', description: 'a slow jazz ballad' }
  const described = draftFromRequest({ ...song, asked: { ...asked, ignored: ['style'] } })
  expect(described).toMatchObject({ tab: 'description', description: song.description, ignored: ['style'] })
  expect(described).toMatchObject({ settings: { style: null } })
  expect(described).not.toHaveProperty('lyrics')
  const played = draftFromRequest({ ...song, description: '', asked: { ...asked, instrumental: true, style: 'Folk' } })
  expect(played).toMatchObject({ tab: 'lyrics', instrumental: true, settings: { style: 'Folk' } })
  expect(played).not.toHaveProperty('lyrics')
})

const theirs: Model = {
  style: 'Folk, Sad',
  instrumental: false,
  duration: 90,
  language: 'de',
  prompt: 'la',
  description: 'a walk',
  asked: null,
  metadata: { seed: 7, singer: { name: 'wren', gender: 'f', manner: 'clear and open' } },
}

it('takes of anybody’s song style, settings, language and voice, and words and seed only if they are chosen', () => {
  const plain = draftFromSong(theirs, { words: false, seed: false })
  expect(plain).toEqual({
    tab: 'lyrics',
    instrumental: false,
    lengthSec: null,
    gender: 'f',
    language: 'de',
    seed: null,
    settings: { style: 'Folk', mood: 'Sad', scenario: null },
  })
  const whole = draftFromSong(theirs, { words: true, seed: true })
  expect(whole).toEqual({ ...plain, title: '', lyrics: 'la', seed: 7 })
})

it('takes of one’s own song the voice that was chosen, its title with its words, and the description that it was made from', () => {
  const own = { ...theirs, description: '', asked: { ...asked, gender: 'm', title: 'Walk' } as const }
  expect(draftFromSong(own, { words: true, seed: false })).toMatchObject({ gender: 'm', title: 'Walk', lyrics: 'la' })
  const described = { ...theirs, asked }
  const along = draftFromSong(described, { words: false, seed: true })
  expect(along).toMatchObject({ tab: 'description', description: 'a walk', language: null, seed: 7 })
  expect(along).not.toHaveProperty('lyrics')
  expect(draftFromSong(described, { words: true, seed: true })).toMatchObject({ tab: 'lyrics', lyrics: 'la' })
})

it('takes no words and no language of what is only played', () => {
  const played = draftFromSong({ ...theirs, instrumental: true, prompt: '' }, { words: true, seed: true })
  expect(played).toMatchObject({ instrumental: true, language: null, lengthSec: 120, seed: 7 })
  expect(played).not.toHaveProperty('lyrics')
})
