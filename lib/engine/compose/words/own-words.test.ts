import { expect, it } from 'vitest'
import { loadSpeech } from '../../../../server/assets/speech.ts'
import { loadWords, numberRulesOf } from '../../../../server/assets/words.ts'
import { lrcText } from '../../codec/lrc.ts'
import type { Language } from '../../lyrics/language/language.ts'
import { createSungWords } from '../../lyrics/sung-words/sung-words.ts'
import { createPronounce } from '../../speech/pronounce.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { isSingable, readOwnWords } from './own-words.ts'

const pronounce = createPronounce({ speech: await loadSpeech(), words: loadWords() })

async function sing(lyrics: string, language: Language) {
  const request = {
    title: 'Own words',
    lyrics,
    language,
    style: 'Pop',
    voice: 'f' as const,
    instrumental: false,
    seed: 3,
  }
  return composeSong(request, pronounce, singerFor)
}

it('sings numbers, money and short forms, and times them as they are written', async () => {
  const score = await sing(
    'Am  F  C  G\n[Am] Party like it’s [G7]1999 (softly)\nThe DJ plays for $5 🎧\nDancing 24/7 with me (x2)',
    'en',
  )
  const lines = score.vocal?.lines ?? []
  expect(lines.map(({ text }) => text)).toEqual([
    ...['Party like it’s 1999', 'The DJ plays for $5 🎧', 'Dancing 24/7 with me', 'Dancing 24/7 with me'],
  ])
  const words = lines.flatMap((line) => line.words)
  const notesOf = (text: string) => words.find((word) => word.text === text)?.syllables.flatMap(({ notes }) => notes)
  expect(notesOf('1999')).toHaveLength(5)
  expect(notesOf('DJ')).toHaveLength(2)
  expect(notesOf('$5')).toHaveLength(3)
  const timed = lrcText(score)
    .split('\n')
    .filter((row) => row.includes('<'))
    .map((row) =>
      row
        .replace(/\[[^\]]*\]|<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  expect(timed[0]).toBe('Party like it’s 1999')
  expect(timed[1]).toBe('The DJ plays for $5')
})

it('says beforehand what will be sung otherwise than it is written, each once', () => {
  const read = (lyrics: string, language?: Language) => readOwnWords(lyrics, language, createSungWords(numberRulesOf))
  const lyrics = '[Verse]\nIt was 1999 (softly)\n[Am] a DJ 😀 and 1999\n\n[Chorus x2]\nla la ❤️ 😀'
  expect(read(lyrics)).toEqual({
    sungAs: [
      { written: '1999', said: 'nineteen ninety-nine' },
      { written: 'DJ', said: 'dee jay' },
    ],
    leftOut: ['(softly)', '[Am]', '😀', '❤️'],
    again: ['[Chorus x2]'],
    isDuet: false,
    behind: [],
  })
  expect(read('Es war 1999 und ich war bei dir').sungAs).toEqual([
    { written: '1999', said: 'neunzehnhundertneunundneunzig' },
  ])
  expect(read('la 3', 'pl').sungAs).toEqual([{ written: '3', said: 'trzy' }])
  expect(read('[Verse]\nPlain words (oh, plain words) ©\nand no more…')).toEqual({
    ...{ sungAs: [], leftOut: [], again: [] },
    ...{ isDuet: false, behind: ['(oh, plain words)'] },
  })
  expect(read('Anna: la la\nBen: lo lo').isDuet).toBe(true)
  expect([
    ...['la', '(oh)', 'Chorus:\n2'].map(isSingable),
    ...['(softly)', '[Am]', 'Am  F', '😀'].map(isSingable),
  ]).toEqual([...[true, true, true], ...[false, false, false, false]])
})

it('sings dates and times in the language of the song', async () => {
  const score = await sing('Wir sahen uns am 3. Mai\num 19:30 am See', 'de')
  const words = score.vocal?.lines.flatMap((line) => line.words) ?? []
  expect(words.map(({ text }) => text).join(' ')).toBe('Wir sahen uns am 3. Mai um 19:30 am See')
  expect(words.find(({ text }) => text === '3.')?.syllables).toHaveLength(2)
  expect(words.find(({ text }) => text === '19:30')?.syllables).toHaveLength(5)
})
