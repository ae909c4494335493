import { expect, it } from 'vitest'
import { parseEnglish } from '#server/assets/english.ts'
import { briefFacts } from './brief-facts.ts'
import { readBrief } from './read-brief.ts'

it('shows the name of a shop once, and not its parts besides', () => {
  const description = 'jingle for Bramble & Sons, our hardware shop in Leith'
  expect(briefFacts(readBrief({ description }, parseEnglish))).toMatchObject({
    names: ['Bramble & Sons', 'Leith'],
  })
})
