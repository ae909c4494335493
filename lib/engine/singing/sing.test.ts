import { describe, expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { loadWords } from '../../../server/assets/words.ts'
import { sungScore } from '../../../tests/support/sung-score.ts'
import { wholeVoice } from '../../../tests/support/whole-voice.ts'
import { LANGUAGES, type Language } from '../lyrics/language/language.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { type Score, secondsAt } from '../score/score.ts'
import { createPronounce } from '../speech/pronounce.ts'
import { estimateF0 } from '../vocoder/f0.ts'
import { createSing } from './sing.ts'

const speech = await loadSpeech()
const pronounce = createPronounce({ speech, words: loadWords() })
const sing = createSing({ speech })

const LINES = ['Carry me over the river tonight', 'Silver on the water and a feather in the sand']
const WORLD: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: 'La noche cae sobre el mar',
  ja: 'きみの こえが きこえる よる',
  pt: 'Coração não dorme até de manhã',
  fr: 'L’amour est là, petite fille du matin',
  zh: '月亮照在我心上',
  ko: '별이 빛나는 밤에 love',
  id: 'Selamat pagi cinta, aku rindu padamu',
  it: 'Amore mio torna da me stasera',
  nl: 'De zon gaat onder boven zee',
  pl: 'Szczęście idzie z nami w noc',
  tr: 'Yağmur yağıyor gökyüzü ağlıyor',
  vi: 'Người yêu ơi em ở nơi đâu',
  de: 'Die Straße führt mich durch die Nacht nach Haus',
}

const leadOf = (score: Score) => wholeVoice(sing, score)
const voicesOf = (score: Score) => [...new Set([...sing(score)].flat().map(({ voice }) => voice))]

type SungNote = ReturnType<typeof notesOf>[number]

function notesOf(score: Score) {
  const syllables = score.vocal!.lines.flatMap(({ words }) => words.flatMap((word) => word.syllables))
  return syllables.flatMap(({ notes, phones }) =>
    notes.map(({ startBeat, lengthBeats, pitch }) => ({
      isSchwa: phones.includes('ax'),
      startSec: secondsAt(score, startBeat),
      endSec: secondsAt(score, startBeat + lengthBeats),
      hz: 440 * 2 ** ((pitch - 69) / 12),
    })),
  )
}

function loudnessDb(samples: Float32Array, startSec: number, endSec: number): number {
  const part = samples.subarray(Math.round(startSec * SAMPLE_RATE), Math.round(endSec * SAMPLE_RATE))
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample * sample, 1e-12) / part.length)
}

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))]!
}

/** An estimate looks so far around itself. */
const REACH_SEC = 0.02

/**
 * Before vibrato begins, and before an estimate reaches the next syllable's consonants: they take up to six tenths of a
 * note, most of it after a schwa.
 */
function steadyEnd({ startSec, endSec, isSchwa }: SungNote): number {
  return startSec + Math.min(0.15, (isSchwa ? 0.15 : 0.4) * (endSec - startSec) - REACH_SEC)
}

/** How far the pitch is from what was to be sung, in cents, frame by frame; 1200 where nothing is heard. */
function centsOff(
  samples: Float32Array,
  notes: readonly SungNote[],
  wantedHz: (timeSec: number, note: SungNote) => number = (_, { hz }) => hz,
): number[] {
  const { f0Hz, hopSec } = estimateF0({ sampleRate: SAMPLE_RATE, samples }, { hopSec: 0.01, lowHz: 70, highHz: 900 })
  return notes.flatMap((note) => {
    const inside = Array.from(f0Hz, (f0, frame) => ({ f0, timeSec: frame * hopSec })).filter(
      ({ timeSec }) => timeSec > note.startSec + 0.03 && timeSec < steadyEnd(note),
    )
    return inside.map(({ f0, timeSec }) => (f0 > 0 ? Math.abs(1200 * Math.log2(f0 / wantedHz(timeSec, note))) : 1200))
  })
}

/** The pitch that the lead was meant to have at a time, in hertz. */
function meantBy(score: Score): (timeSec: number) => number {
  const leads = [...sing(score)].flat().filter(({ voice, pitch }) => voice === 'lead' && pitch)
  return (timeSec) => {
    const { startSample, pitch } = leads.findLast((part) => part.startSample <= timeSec * SAMPLE_RATE)!
    return pitch!.f0Hz[Math.round((timeSec - startSample / SAMPLE_RATE) / pitch!.hopSec)]!
  }
}

describe.each(['f', 'm'] as const)('an English singer (%s)', async (gender) => {
  const score = await sungScore(pronounce, { lines: LINES, language: 'en', gender, tempoBpm: 80 })
  const lead = leadOf(score)

  test('sings the notes', () => {
    expect(percentile(centsOff(lead, notesOf(score)), 0.5)).toBeLessThan(15)
  })

  test('sings the pitch that is meant', () => {
    const cents = centsOff(lead, notesOf(score), meantBy(score))
    expect(percentile(cents, 0.5)).toBeLessThan(8)
    expect(percentile(cents, 0.95)).toBeLessThan(25)
  })

  test('sounds on every note and rests between the lines', () => {
    for (const { startSec } of notesOf(score)) expect(loudnessDb(lead, startSec, startSec + 0.15)).toBeGreaterThan(-40)
    const [first, second] = score.vocal!.lines.map((line) =>
      line.words.flatMap(({ syllables }) => syllables.flatMap(({ notes }) => notes)),
    )
    const end = first!.at(-1)!
    const restStart = secondsAt(score, end.startBeat + end.lengthBeats) + 0.2
    expect(restStart).toBeLessThan(secondsAt(score, second![0]!.startBeat))
    expect(loudnessDb(lead, restStart, restStart + 0.05)).toBeLessThan(-45)
  })

  test('stays finite and below full scale', () => {
    expect(lead.every((sample) => Math.abs(sample) < 1)).toBe(true)
  })

  test('sings the same song the same way', () => {
    expect(leadOf(score)).toEqual(lead)
    expect(leadOf({ ...score, seed: score.seed + 1 })).not.toEqual(lead)
  })
})

test.each(LANGUAGES.filter((language) => language !== 'en'))('every note sounds in %s', async (language) => {
  const score = await sungScore(pronounce, { lines: [WORLD[language]], language, gender: 'f', tempoBpm: 110 })
  const lead = leadOf(score)
  expect(lead.every((sample) => Math.abs(sample) < 1)).toBe(true)
  for (const { startSec } of notesOf(score)) expect(loudnessDb(lead, startSec, startSec + 0.15)).toBeGreaterThan(-42)
})

test('a chorus is doubled', async () => {
  const verse = await sungScore(pronounce, { lines: [LINES[0]!], language: 'en', gender: 'f', tempoBpm: 110 })
  const chorus = { ...verse, sections: [{ ...verse.sections[0]!, kind: 'chorus' as const }] }
  expect(voicesOf(verse)).toEqual(['lead'])
  expect(voicesOf(chorus)).toEqual(['lead', 'double'])
  const [lead, double] = ['lead', 'double'].map((name) =>
    [...sing(chorus)].flat().find(({ voice, pitch }) => voice === name && pitch),
  )
  const apart = lead!.pitch!.f0Hz.map((hz, frame) => 1200 * Math.log2(double!.pitch!.f0Hz[frame]! / hz))
  expect(Math.abs(percentile([...apart], 0.5))).toBeGreaterThan(4)
  expect(percentile([...apart], 0.9) - percentile([...apart], 0.1), 'moves of its own').toBeGreaterThan(5)
})

test('a second voice sings its own notes', async () => {
  const score = await sungScore(pronounce, { lines: [LINES[0]!], language: 'en', gender: 'f', tempoBpm: 110 })
  const THIRD = 4
  const lines = score.vocal!.lines.map((line) => ({
    ...line,
    harmony: line.words.flatMap(({ syllables }) =>
      syllables.flatMap(({ notes }) => notes.map(({ pitch }) => pitch + THIRD)),
    ),
  }))
  const together = { ...score, vocal: { ...score.vocal!, lines } }
  expect(voicesOf(together)).toEqual(['lead', 'harmony'])
  const higher = notesOf(score).map((note) => ({ ...note, hz: note.hz * 2 ** (THIRD / 12) }))
  expect(percentile(centsOff(wholeVoice(sing, together, 'harmony'), higher), 0.5)).toBeLessThan(15)
})

describe('two singers', async () => {
  const verse = await sungScore(pronounce, { lines: LINES, language: 'en', gender: 'f', tempoBpm: 110 })
  const { singer, lines } = verse.vocal!
  const [first, last] = [lines[0]!, lines[1]!]
  const duet = (changes: Partial<NonNullable<Score['vocal']>>): Score => ({
    ...verse,
    vocal: { ...verse.vocal!, second: 'alder', ...changes },
  })
  const DOWN = -12
  const lower = (score: Score) => notesOf(score).map((note) => ({ ...note, hz: note.hz * 2 ** (DOWN / 12) }))
  const only = (line: (typeof lines)[number]) => ({ ...verse, vocal: { ...verse.vocal!, lines: [line] } })

  test('take turns, each with their own voice', () => {
    const score = duet({ lines: [first, { ...last, by: 'second' }] })
    expect([...sing(score)].map((parts) => parts[0]!.voice)).toEqual(['lead', 'second'])
    expect(wholeVoice(sing, score)).toEqual(wholeVoice(sing, only(first)))
    const second = wholeVoice(sing, score, 'second')
    expect(percentile(centsOff(second, notesOf(only(last))), 0.5)).toBeLessThan(25)
    expect(singer).not.toBe('alder')
  })

  test('sing together, the second on notes of their own', () => {
    const harmony = notesOf(only(first)).map(({ hz }) => Math.round(69 + 12 * Math.log2(hz / 440)) + DOWN)
    const score = duet({ lines: [{ ...first, by: 'both', harmony }] })
    expect(voicesOf(score)).toEqual(['lead', 'second'])
    expect(percentile(centsOff(wholeVoice(sing, score, 'second'), lower(only(first))), 0.5)).toBeLessThan(20)
  })

  test('answer each other softer and from the side', () => {
    const score = duet({ lines: [first, { ...last, by: 'second', behind: true }] })
    const [answer] = [...sing(score)].flat().filter(({ voice }) => voice === 'behind')
    expect(answer!.gainDb).toBeLessThan(-3)
    expect(Math.abs(answer!.pan)).toBeGreaterThan(0.3)
  })

  test('are heard in what is sung behind a line, which comes with that line', () => {
    const note = { ...first.words[0]!.syllables[0]!.notes[0]!, lengthBeats: 6, pitch: 55 }
    const syllables = [{ text: 'ooh', phones: ['uw'], stress: 1 as const, notes: [note] }]
    const ooh = {
      ...first,
      text: 'ooh',
      by: 'second' as const,
      behind: true as const,
      words: [{ text: 'ooh', syllables }],
    }
    const score = duet({ backing: [ooh] })
    expect([...sing(score)].map((parts) => parts.some(({ voice }) => voice === 'behind'))).toEqual([true, false])
    const heard = wholeVoice(sing, score, 'behind')
    const startSec = secondsAt(score, note.startBeat)
    expect(loudnessDb(heard, startSec + 0.1, startSec + 2)).toBeGreaterThan(-40)
    const notes = [{ isSchwa: false, startSec, endSec: startSec + 3, hz: 440 * 2 ** ((55 - 69) / 12) }]
    expect(percentile(centsOff(heard, notes), 0.5)).toBeLessThan(15)
  })
})

test('sings no line before it is asked for, and gives the lines in their order', async () => {
  const score = await sungScore(pronounce, { lines: LINES, language: 'en', gender: 'm', tempoBpm: 110 })
  const lines = sing(score)[Symbol.iterator]()
  const [first] = lines.next().value!
  const ends = notesOf({ ...score, vocal: { ...score.vocal!, lines: score.vocal!.lines.slice(0, 1) } }).at(-1)!.endSec
  expect((first!.startSample + first!.samples.length) / SAMPLE_RATE).toBeLessThan(ends + 0.5)
  const [second] = lines.next().value!
  expect(second!.startSample).toBeGreaterThan(first!.startSample)
  expect(lines.next().done).toBe(true)
})

test('a song without words has no voice', async () => {
  const score = await sungScore(pronounce, { lines: LINES, language: 'en', gender: 'm', tempoBpm: 110 })
  expect(voicesOf({ ...score, vocal: null })).toEqual([])
})

test('a line that can hardly be spoken leaves the others as loud as they were', async () => {
  const request = { language: 'es', gender: 'f', tempoBpm: 110 } as const
  const alone = await sungScore(pronounce, { ...request, lines: ['La noche cae'] })
  const beside = await sungScore(pronounce, { ...request, lines: ['La noche cae', 'नमस्ते'] })
  const endSec = notesOf(alone).at(-1)!.endSec
  expect(loudnessDb(leadOf(beside), 1, endSec)).toBeCloseTo(loudnessDb(leadOf(alone), 1, endSec), 1)
})
