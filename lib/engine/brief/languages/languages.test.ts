import { expect, it } from 'vitest'
import type { HearerKind } from '../brief.ts'
import { pattern } from '../patterns.ts'
import { READING } from './registry.ts'

it.each(Object.entries(READING))('every pattern of %s can be matched', (_, words) => {
  const { subject, hearer, without, place, brand, age, length, instrumental, voice, languages, plots, kin } = words
  const named = [...plots.map(([, source]) => source), ...kin.map(([source]) => source), ...Object.values(languages)]
  const { determiners, titles, goesOn, and, relative, deed, names = [] } = words
  const parts = [instrumental, voice.m, voice.f, determiners, words.named, titles, goesOn, and, relative, deed]
  const sources = [subject, hearer, without, place, brand, age, length, named, names, parts].flat()
  for (const source of sources) expect(() => pattern(source).test('x'), source).not.toThrow()
})

it.each(Object.entries(READING))('%s knows how to call everybody whom another language speaks of', (_, { kin }) => {
  const kinds: HearerKind[] = [
    ...(['grandmother', 'grandfather', 'mother', 'father', 'child', 'sister', 'brother', 'love', 'friend'] as const),
    ...(['aunt', 'uncle', 'cat', 'dog', 'pet'] as const),
  ]
  expect(kinds.filter((kind) => !kin.some(([, call, own]) => own === kind && call !== null))).toEqual([])
})
