import { describe, expect, it } from 'vitest'
import { takeApart } from '../sections.ts'

/** Lines with whose they are: "1" and "2" for the first and the second voice, "both", and "-" where that is open. */
function read(lyrics: string): string[] {
  const { sections } = takeApart(lyrics)
  const name = (voice: 0 | 1 | 'both' | undefined) =>
    voice === undefined ? '-' : voice === 'both' ? voice : `${voice + 1}`
  return sections.flatMap(({ lines }) => lines.map(({ text, voice }) => `${name(voice)} ${text}`))
}

const genders = (lyrics: string) => takeApart(lyrics).voices.map(({ gender }) => gender)

describe('who sings', () => {
  it.each([
    ['[Verse 1 – Man]\none\n[Chorus: both]\ntwo\n[Verse 2 (woman)]\nthree', ['1 one', 'both two', '2 three']],
    ['[Man] one [Woman] two\n(Both) three', ['1 one', '2 two', 'both three']],
    ['[Verse]\n[M]\none\n[F]\ntwo', ['1 one', '2 two']],
    ['[Powerful female vocals]\n[Verse]\none\n[Chorus]\ntwo', ['1 one', '1 two']],
    ['Anna: one\ntwo\nBen (softly): three\nAnna & Ben: four', ['1 one', '1 two', '2 three', 'both four']],
    ['[Verse: Anna]\none\n[Chorus: Anna and Ben]\ntwo', ['1 one', 'both two']],
    ['**Anna:** one\n**Ben**: two\n**Both:**\nthree', ['1 one', '2 two', 'both three']],
    ['Zorin: one\nQuelm: two\nZorin: three\nQuelm: four', ['1 one', '2 two', '1 three', '2 four']],
    ['[Singer 2]\none\n[Singer 1]\ntwo', ['2 one', '1 two']],
    ['男：one\n女：two\n合：three', ['1 one', '2 two', 'both three']],
    ['Er: eins\nSie: zwei\nBeide: drei', ['1 eins', '2 zwei', 'both drei']],
  ])('is read from %j', (lyrics, lines) => {
    expect(read(lyrics)).toEqual(lines)
    expect(takeApart(lyrics).leftOut.filter((mark) => mark !== '(softly)')).toEqual([])
  })

  it('holds up to the next part, unless that follows at once', () => {
    expect(read('[Verse]\n[Man]\none\n[Chorus]\ntwo\n[Woman]\n[Verse]\nthree')).toEqual(['1 one', '- two', '2 three'])
  })

  it('is known by words and by first names', () => {
    expect(genders('[Woman]\none\n[Man]\ntwo')).toEqual(['f', 'm'])
    expect(genders('Giulia: uno\nMarco: due')).toEqual(['f', 'm'])
    expect(genders('Zorin: one\nQuelm: two\nZorin: three\nQuelm: four')).toEqual([null, null])
  })

  it('is left open by a tag that says duet before all lines, and is both by one in front of a part', () => {
    expect(read('[Duet]\n[Verse]\none')).toEqual(['- one'])
    expect(takeApart('[Duet]\n[Verse]\none').isDuet).toBe(true)
    expect(read('[Verse]\none\n[Chorus – Duet]\ntwo')).toEqual(['- one', 'both two'])
  })

  it.each([
    ...[
      'I said: come home\nRemember: one\nListen: two',
      'Mama: come home\nMama: please',
      '19:30 is late\n20:15 is later',
    ],
    ...['(All) sing with me', '(Boy) I love you\n(ooh) yeah', 'He said: no\nShe said: yes'],
  ])('is not said by %j', (lyrics) => {
    expect(read(lyrics)).toEqual(lyrics.split('\n').map((line) => `- ${line}`))
  })

  it.each([
    '[Verse 1: Soft piano]\none\n[Chorus: Energetic]\ntwo',
    '[C]one\n[F]two\n[G7]three',
    '[All instruments stop]\none',
  ])('is not said by the tags of %j', (lyrics) => {
    expect(takeApart(lyrics).voices).toEqual([])
    expect(read(lyrics).every((line) => line.startsWith('-'))).toBe(true)
  })
})
