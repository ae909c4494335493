import { expect, it } from 'vitest'
import type { AskedSong } from '#lib/schemas/song.ts'
import { draftAsked, draftLike } from './like.ts'

it('takes a song’s settings, however they are written, and nothing that the desk does not know', () => {
  expect(draftLike({ style: 'sad,  Jazz, Sea shanty, Rainy night', instrumental: false, duration: 200 })).toEqual({
    tab: 'lyrics',
    settings: { style: 'Jazz', mood: 'Sad', scenario: 'Rainy night' },
    instrumental: false,
    lengthSec: null,
  })
})

it('takes the length of a song without words, as far as every plan goes', () => {
  expect(draftLike({ style: '', instrumental: true, duration: 470 })).toMatchObject({
    settings: { style: null },
    lengthSec: 240,
  })
  expect(draftLike({ style: '', instrumental: true, duration: 20 }).lengthSec).toBe(60)
})

it('takes a style in somebody’s own words', () => {
  const { settings } = draftLike({ style: 'Lo-fi hip hop, 96 bpm, Warm', instrumental: false, duration: null })
  expect(settings).toEqual({ style: 'Lo-fi hip hop, 96 bpm', mood: 'Warm', scenario: null })
})

const asked: AskedSong = {
  ...{ title: '', style: '', gender: 'f', instrumental: false, language: null, lengthSec: null },
  ...{ ignored: [], reference: null },
}

it('takes a song that failed back as it was asked for', () => {
  const changed = { title: 'Rain', style: 'Folk, Sad', language: 'de', lengthSec: 120 }
  expect(draftAsked({ prompt: 'la', description: '', asked: { ...asked, ...changed }, seed: null })).toEqual({
    tab: 'lyrics',
    title: 'Rain',
    lyrics: 'la',
    settings: { style: 'Folk', mood: 'Sad', scenario: null },
    instrumental: false,
    gender: 'f',
    language: 'de',
    lengthSec: 120,
    seed: null,
    reference: null,
  })
})

it('takes back a description as it was asked for, and leaves the words beside an instrumental', () => {
  const song = { prompt: '', seed: null }
  const described = draftAsked({ ...song, description: 'a slow jazz ballad', asked })
  expect(described).toMatchObject({ tab: 'description', description: 'a slow jazz ballad', settings: { style: null } })
  const ignored = ['style']
  const alike = draftAsked({ ...song, description: 'a slow jazz ballad', asked: { ...asked, ignored }, seed: 7 })
  expect(alike).toMatchObject({ ignored, seed: 7 })
  expect(described).not.toHaveProperty('lyrics')
  const played = draftAsked({ ...song, description: '', asked: { ...asked, instrumental: true, style: 'Folk' } })
  expect(played).toMatchObject({ tab: 'lyrics', instrumental: true, settings: { style: 'Folk' } })
  expect(played).not.toHaveProperty('lyrics')
})
