import { describe, expect, it, test } from 'vitest'
import { parseEnglish } from '../../../server/assets/english.ts'
import { pronunciationOf } from '../../../server/assets/words.ts'
import { readBrief } from '../brief/read-brief.ts'
import { rhymeOf } from './english/rhyme.ts'
import { answers } from './languages/en/answers.ts'
import { writeSong } from './write-song.ts'

const WALT =
  'memorial song for my grandfather Walt, he whistled on the stairs, he smelled of pine and fixed clocks, he called every dog by name'
const PETE =
  'a birthday song for my uncle Pete, he drives a tow truck, he plays bass, he once drove all night to bring me home'

function versesOf(description: string, seed: number): readonly string[] {
  const { lyrics } = writeSong(readBrief({ description, language: 'en' }, parseEnglish), seed, pronunciationOf)
  return lyrics
    .split('\n\n')
    .filter((section) => section.startsWith('[Verse'))
    .flatMap((section) => section.split('\n').slice(1))
}

const familyOf = (line: string) => rhymeOf(line, pronunciationOf)?.family

describe('a line ends on a sound', () => {
  test.each([
    ['You burn every barbecue', 'And there’s nobody does it like you'],
    ['You smelled of pine and fixed clocks', 'And I think of it, truth told, a lot'],
    ['We shared a locker for four years', 'And I like it whenever you’re near'],
    ['You’re always on time!', 'And I’d say that you’re one of a kind'],
  ])('"%s" rhymes with "%s"', (one, other) => {
    expect(familyOf(one)).toBe(familyOf(other))
  })

  test('that has no stress, or that nobody knows, rhymes with nothing', () => {
    expect(familyOf('You love your garden')).toBeUndefined()
    expect(familyOf('You come from Xzyqk')).toBeUndefined()
  })

  test('in every answer', () => {
    const lines = Object.values(answers.lines).flatMap((text) => text.trim().split(/\n\s*/))
    expect(lines.filter((line) => familyOf(line) === undefined)).toEqual([])
  })
})

describe('what is told', () => {
  it.each([1, 2, 3, 4, 5])('is answered by a line that rhymes with it, seed %i', (seed) => {
    const verses = versesOf(WALT, seed)
    const facts = ['You whistled on the stairs', 'You smelled of pine and fixed clocks', 'You called every dog by name']
    const answered = facts.filter((fact) => familyOf(verses[verses.indexOf(fact) + 1] ?? '') === familyOf(fact))
    // A song may begin between two lines that rhyme with each other.
    expect(answered.length, verses.join('\n')).toBeGreaterThanOrEqual(2)
  })

  it('has no answer twice in a song', () => {
    const all = Object.values(answers.lines).flatMap((text) => text.trim().split(/\n\s*/))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const told = versesOf(PETE, seed).filter((line) => all.includes(line))
      expect(new Set(told).size).toBe(told.length)
    }
  })

  it('is not mourned at a leaving do with a cheerful song', () => {
    const sorrow = answers.lines.low.trim().split(/\n\s*/)
    const party =
      'Leaving do for Priyanka from accounts, moving to Nova Scotia to keep bees. Labels everything in the office fridge. 80s synth pop, upbeat!'
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(versesOf(party, seed).filter((line) => sorrow.includes(line))).toEqual([])
    }
  })

  it('is praised neither before nor behind it when nobody is glad to hear it', () => {
    const lines = [answers.lines.you, answers.couplets.you.replace(/\([^)]*\)/g, '')]
    const praise = lines.flatMap((text) => text.trim().split(/\n\s*/))
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const verses = versesOf('birthday song for my uncle Pete, he broke the window last night', seed)
      const at = verses.indexOf('You broke the window last night')
      expect(at, verses.join('\n')).toBeGreaterThan(-1)
      expect(praise).not.toContain(verses[at - 1])
      expect(praise).not.toContain(verses[at + 1])
    }
  })
})
