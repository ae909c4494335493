import { expect, it } from 'vitest'
import { animalCall } from './animals.ts'

it.each([
  ['baby elephant', 'en', 'en', 'little elephant'],
  ['baby elephant', 'en', 'ja', 'ゾウさん'],
  ['elefantito', 'es', 'es', 'elefantito'],
  ['kleinen Drachen', 'de', 'de', 'kleiner Drache'],
  ["l'ourson", 'fr', 'pl', 'misiu'],
  ['小熊', 'zh', 'zh', '小熊'],
  ['아기 토끼', 'ko', 'en', 'little bunny'],
  ['pet', 'en', 'en', null],
] as const)('%s (%s), in a song in %s', (word, spokenIn, language, call) => {
  expect(animalCall(word, spokenIn, language)).toBe(call)
})
