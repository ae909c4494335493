import { describe, expect, it } from 'vitest'
import { parseEnglish } from '../../../server/assets/english.ts'
import type { Language } from '../lyrics/language/language.ts'
import { READING } from './languages/registry.ts'
import { readBrief } from './read-brief.ts'
import { wordsNotSung } from './words-not-sung.ts'

const lost = (description: string, interfaceLanguage: Language = 'en') =>
  readBrief({ description, interfaceLanguage }, parseEnglish).notUnderstood

describe('words that no song will sing', () => {
  it.each([
    [
      'en',
      'song for my nan, a quiet one, about her garden. she grew prize dandelions? marigolds of blue',
      'marigolds of blue',
    ],
    ['de', 'Geburtstagslied für Oma Hilde, Purzelbaum', 'Purzelbaum'],
    ['it', "canzone d'addio per la collega Francesca che va a vivere in Norvegia, quarantadue", 'quarantadue'],
  ] as const)('%s: "%s" is sung, or said to be missing', (language, description, word) => {
    const { facts, subjects } = readBrief({ description, interfaceLanguage: language }, parseEnglish)
    const isSung = [...facts, ...subjects].some(({ text }) => text.toLowerCase().includes(word.toLowerCase()))
    expect(lost(description, language).join().includes(word)).toBe(!isSung)
  })

  it.each([
    [
      'en',
      'a slow waltz in D minor at 92 bpm for my mum Denise, sung by a woman, two minutes long. she loves her garden',
    ],
    ['de', 'Ein ruhiges Volkslied mit Klavier über den Regen, 80 bpm, in d-Moll'],
    ['ja', '母の誕生日の歌、女性ボーカル、ゆっくり'],
    ['en', 'an instrumental jazz tune with a trombone, in the kitchen at night'],
    ['en', 'birthday song for my grandma Ines who turned 80 and still goes surfing'],
    ['en', '1980s power ballad for my wife Jo, without guitars'],
    ['en', 'wedding anniversary song for my husband Tom'],
    ['de', 'Abschiedslied für meinen Kollegen Bernd, 23 Jahre Buchhaltung, geht in Rente'],
    ['de', 'Rentenlied für Papa, 40 Jahre bei der Bahn'],
  ] as const)('%s: nothing is missing of "%s"', (language, description) => {
    expect(lost(description, language)).toEqual([])
  })

  it('says neighbours together, with the small words between them', () => {
    const brief = readBrief({ description: 'song for my gran' }, parseEnglish)
    const said = 'song for my gran, prize dandelions and the smell of rain, 40 of them'
    expect(wordsNotSung(said, brief, READING.en)).toEqual(['prize dandelions and the smell of rain', '40'])
  })
})

it('misses what is told, where a song is sung in another language', () => {
  const { notUnderstood } = readBrief(
    { description: 'a birthday song in Spanish for my mum Rosa, she collects thimbles' },
    parseEnglish,
  )
  expect(notUnderstood).toEqual(['collects thimbles'])
})
