import { expect, it } from 'vitest'
import { draftLike } from './like.ts'

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
