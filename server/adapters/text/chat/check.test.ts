import { describe, expect, it } from 'vitest'
import { LANGUAGES, readBrief, writeSong } from '#lib/engine/index.ts'
import { parseEnglish } from '#server/assets/english.ts'
import { findRefused } from '#server/services/moderation/refuse-words.ts'
import { type Draft, readAnswer } from './answer.ts'
import { faultsOf } from './check.ts'
import { SONG } from './fixtures/answers.ts'
import { syllablesIn } from './line-length.ts'

const LONGEST = 3000

function draft(changes: Partial<typeof SONG> = {}): Draft {
  const read = readAnswer(JSON.stringify({ ...SONG, ...changes }))
  if (!read) throw new Error('That is no song')
  return read
}

const brief = (description: string, more: Partial<Parameters<typeof readBrief>[0]> = {}) =>
  readBrief({ description, style: 'Pop', ...more }, parseEnglish)

function faults(description: string, song = draft(), more = {}) {
  return faultsOf(song, brief(description, more), LONGEST, findRefused).map(({ name }) => name)
}

/** Lyrics as a model would answer with them. */
function asDraft(title: string, lyrics: string): Draft {
  const sections = lyrics.split('\n\n').map((section) => {
    const [tag = '', ...lines] = section.split('\n')
    return { kind: tag.slice(1, -1), lines }
  })
  return draft({ title, sections })
}

describe('a draft', () => {
  it.each(LANGUAGES)('as the songwriter writes it has no fault: %s', (language) => {
    for (let seed = 1; seed <= 4; seed++) {
      const asked = readBrief({ description: '', style: 'Pop', language }, parseEnglish)
      const { title, lyrics } = writeSong(asked, seed)
      expect(
        faultsOf(asDraft(title, lyrics), asked, LONGEST, () => []),
        lyrics,
      ).toEqual([])
    }
  })

  it('has to have sections, a chorus, and as many lines as a song has', () => {
    const [verse, chorus] = SONG.sections
    if (!verse || !chorus) throw new Error('The fixture is empty')
    expect(faults('A song about a ferry')).toEqual([])
    expect(faults('A song about a ferry', draft({ sections: [chorus] }))).toEqual(['sections', 'length'])
    expect(faults('A song about a ferry', draft({ sections: [verse, verse] }))).toEqual(['sections'])
    expect(faults('A song about a ferry', draft({ sections: Array(16).fill(chorus) }))).toEqual(['length'])
    expect(faultsOf(draft(), brief('A song about a ferry'), 200, findRefused).map(({ name }) => name)).toEqual([
      'length',
    ])
  })

  it('is in the language that was asked for', () => {
    expect(faults('A song about a ferry, in German', draft())).toEqual(['language'])
    expect(faults('Una canción sobre el mar y la noche', draft())).toContain('language')
  })

  it('speaks of what it is about, in some form of the word', () => {
    expect(faults('A song about ferries')).toEqual([])
    expect(faults('A song about a mountain')).toEqual(['subject'])
    expect(faults("A song about my father's old red pier")).toEqual(['subject'])
  })

  it('may leave out some of what was asked for, but not all', () => {
    const severe = (description: string) =>
      faultsOf(draft(), brief(description), LONGEST, findRefused).filter(({ isMinor }) => !isMinor)
    expect(faults('A song about the ferry and the mountain')).toEqual(['subject'])
    expect(severe('A song about the ferry and the mountain')).toEqual([])
    expect(severe('A song about the mountain')).toMatchObject([{ name: 'subject' }])
    expect(severe('A song for my sister Harriet about the ferry')).toMatchObject([{ name: 'name' }])
  })

  it('names whom it is for, and sings the title that was given', () => {
    expect(faults('A song for my sister Harriet')).toEqual(['name'])
    const [verse, chorus] = SONG.sections
    if (!verse || !chorus) throw new Error('The fixture is empty')
    const named = { ...verse, lines: [...verse.lines, "I heard Harriet's voice"] }
    expect(faults('A song for my sister Harriet', draft({ sections: [named, chorus] }))).toEqual([])
    expect(faults('', draft(), { title: 'Last Ferry Home' })).toEqual([])
    expect(faults('', draft(), { title: 'Kitchen Radio' })).toEqual(['title'])
  })

  it('is without what must not appear, and without famous names and hateful words', () => {
    expect(faults('A song about a ferry without engines')).toEqual(['unwanted'])
    expect(faults('A song about a ferry', draft({ title: 'Heil Hitler' }))).toEqual(['refused'])
  })

  it('has lines that can be sung in a breath', () => {
    const long = `The last ferry left the harbour at a quarter past nine in the evening and I was standing there`
    const [verse, chorus] = SONG.sections
    if (!verse || !chorus) throw new Error('The fixture is empty')
    const song = draft({ sections: [{ ...verse, lines: [...verse.lines, long] }, chorus] })
    expect(faults('A song about a ferry', song)).toEqual(['lines'])
  })
})

it.each([
  ['en', 'The last ferry left at nine', 7],
  ['en', 'I loved the places where we danced', 8],
  ['es', 'La noche cae sobre el mar', 8],
  ['de', 'Die letzte Fähre fährt nach Haus', 8],
  ['vi', 'Chuyến phà cuối cùng đã đi', 6],
  ['zh', '最后的渡船开走了', 8],
  ['ko', '마지막 배가 떠났네', 8],
  ['ja', 'きょうもうたう', 6],
] as const)('%s: "%s" has %i syllables', (language, line, syllables) => {
  expect(syllablesIn(line, language)).toBe(syllables)
})
