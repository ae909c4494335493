import { expect, it } from 'vitest'
import { infinitiveOf } from './infinitives.ts'
import { inflect } from './morphology.ts'

it.each([
  'sit swim get put knit shop travel control tell add'.split(' '),
  'hope write dance leave argue close freeze handle judge change plunge bathe taste'.split(' '),
  'celebrate create decide explode manage describe become imagine escape prepare explore invite compete'.split(' '),
  'eat avoid appear wait open offer visit develop order hang bring crawl teach fix'.split(' '),
  'die lie try play see go be'.split(' '),
])('finds the verb of an -ing form: %s …', (...verbs) => {
  const spelled: Readonly<Record<string, string>> = { travel: 'travelling' }
  expect(verbs.map((verb) => infinitiveOf(spelled[verb] ?? inflect(verb, 'ing')))).toEqual(verbs)
})

it('knows words that are none', () => {
  expect(['king', 'string', 'cat'].map(infinitiveOf)).toEqual([null, null, null])
})
