import toneMidi from '@tonejs/midi'
import { describe, expect, it } from 'vitest'
import { bandScore } from '#tests/support/band-score.ts'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { readXml, type XmlElement } from '#tests/support/read-xml.ts'
import { composeSong } from '../../compose/compose.ts'
import { swungBeat } from '../../compose/rhythm/feel.ts'
import { swingOf } from '../../compose/rhythm/swing.ts'
import { GENRES } from '../../score/names.ts'
import { harmonyLine, type Note, type Score, type SungLine } from '../../score/score.ts'
import { chordFromNumeral } from '../../theory/chord.ts'
import { singerFor } from '../../voices/singers.ts'
import { midiFile } from '../midi.ts'
import { musicXml } from './musicxml.ts'

const LYRICS = `[Verse]
Morning paints the window in a quiet shade of gold
I found your yellow jacket where the summer met the cold

[Chorus]
Carry everything over the river tonight
Carry me under the paper moonlight`

const MAKER = { software: 'Canto engine 9', note: 'Made by a machine.' }
const read = (score: Score) => readXml(musicXml(score, MAKER))

const within = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? []
const textOf = (element: XmlElement, name: string) => within(element, name)[0]?.text
const numberOf = (element: XmlElement, name: string) => Number(textOf(element, name) ?? 0)

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const DIVISIONS = 8

/** Where each element of a measure stands, in quarter notes, as a reader of the file counts. */
function placed(measure: XmlElement) {
  let at = 0
  let before = 0
  return measure.children.map((element) => {
    const length = numberOf(element, 'duration') / DIVISIONS
    if (element.name === 'backup') at -= length
    const isChord = within(element, 'chord').length > 0
    const beat = isChord ? before : at
    if (element.name === 'note' && !isChord) {
      before = at
      at += length
    }
    return { element, beat, length, isChord }
  })
}

/** Every note of a part as its first tie begins it. */
function notesOf(part: XmlElement, keys: ReadonlyMap<string, number>, barBeats: number) {
  return within(part, 'measure').flatMap((measure, bar) =>
    placed(measure).flatMap(({ element, beat }) => {
      const isTied = within(element, 'tie').some(({ attributes }) => attributes.type === 'stop')
      if (element.name !== 'note' || within(element, 'rest').length > 0 || isTied) return []
      const [pitch] = within(element, 'pitch')
      const [drum] = within(element, 'instrument')
      const key = pitch
        ? STEPS[textOf(pitch, 'step')!]! + numberOf(pitch, 'alter') + 12 * (numberOf(pitch, 'octave') + 1)
        : keys.get(drum?.attributes.id ?? '')
      return [{ beat: bar * barBeats + beat, pitch: key }]
    }),
  )
}

const drumKeys = (document: XmlElement) =>
  new Map(
    within(within(document, 'part-list')[0], 'score-part').flatMap((part) =>
      within(part, 'midi-instrument').map(
        (drum) => [drum.attributes.id!, numberOf(drum, 'midi-unpitched') - 1] as const,
      ),
    ),
  )

const barBeatsOf = ({ meter }: Score) => (meter.beatsPerBar * 4) / meter.beatUnit

function expectFullBars(score: Score): void {
  const bar = barBeatsOf(score)
  for (const part of within(read(score), 'part')) {
    const measures = within(part, 'measure')
    expect(measures).toHaveLength(Math.ceil(score.lengthBeats / bar))
    for (const measure of measures) {
      const lengths = new Map<string, number>()
      for (const { element, length, isChord } of placed(measure)) {
        if (element.name !== 'note' || isChord) continue
        const voice = textOf(element, 'voice')!
        lengths.set(voice, (lengths.get(voice) ?? 0) + length)
      }
      expect([...lengths.values()], `measure ${measure.attributes.number}`).toEqual([...lengths].map(() => bar))
    }
  }
}

/** Onsets as the MIDI file has them: swung, up to 30 ms off, and more where chords are rolled. */
function expectNotesOfMidi(score: Score, rolledBeats = 0): void {
  const document = read(score)
  const keys = drumKeys(document)
  const written = within(document, 'part').map((part) => notesOf(part, keys, barBeatsOf(score)))
  const midi = new toneMidi.Midi(midiFile(score))
  const played = midi.tracks
    .map(({ notes }) => notes.map(({ ticks, midi: pitch }) => ({ beat: ticks / 480, pitch })))
    .filter((notes) => notes.length > 0)
  expect(written).toHaveLength(played.length)
  const loose = 0.03 * (score.tempoBpm / 60) + 1 / 480 + rolledBeats
  const swing = swingOf(score)
  for (const part of written) {
    const swung = part.map(({ beat, pitch }) => ({ beat: swungBeat(beat, swing), pitch }))
    const same = played.some((notes) => {
      const left = [...notes]
      const found = swung.every(({ beat, pitch }) => {
        const index = left.findIndex((note) => note.pitch === pitch && Math.abs(note.beat - beat) <= loose)
        return index >= 0 && left.splice(index, 1).length === 1
      })
      return found && left.length === 0
    })
    expect(same, `a track of the MIDI file has the ${part.length} notes of a part`).toBe(true)
  }
}

const lyricsOf = (part: XmlElement) =>
  within(part, 'measure')
    .flatMap((measure) => within(measure, 'note'))
    .flatMap((note) => within(note, 'lyric'))

function wordsOf(part: XmlElement): string[] {
  const words: string[] = []
  for (const lyric of lyricsOf(part)) {
    const [text, syllabic] = [textOf(lyric, 'text'), textOf(lyric, 'syllabic')]
    if (text === undefined) continue
    if (syllabic === 'single' || syllabic === 'begin') words.push(text)
    else words[words.length - 1] += text
  }
  return words
}

const writtenWords = (lines: readonly SungLine[]) => lines.flatMap(({ words }) => words.map(({ text }) => text))

describe.each(GENRES)('a %s song', (style) => {
  it.each([
    ['4/4', 1],
    ['3/4', 2],
  ])('in %s has full bars, the notes of its MIDI file and all of its words (seed %d)', async (meter, seed) => {
    const voice = seed % 2 ? 'f' : 'm'
    const song = {
      title: 'River',
      lyrics: LYRICS,
      style: `${style}, ${meter}`,
      voice,
      instrumental: false,
      seed,
    } as const
    const score = await composeSong(song, pronounce, singerFor)
    expectFullBars(score)
    expectNotesOfMidi(score)
    const [sung, second] = within(read(score), 'part')
    expect(wordsOf(sung!)).toEqual(writtenWords(score.vocal!.lines))
    const raised = score.vocal!.lines.flatMap((line) => harmonyLine(line) ?? [])
    if (raised.length > 0) expect(wordsOf(second!)).toEqual(writtenWords(raised))
  })
})

const sixEight = (): Score => ({ ...bandScore(6), meter: { beatsPerBar: 6, beatUnit: 8 } })

it('in 6/8 has full bars, and notes that go on over bar lines are tied', () => {
  const score = sixEight()
  expectFullBars(score)
  expectNotesOfMidi(score, 0.06)
  const [time] = within(within(within(read(score), 'part')[0], 'measure')[0], 'attributes').flatMap((one) =>
    within(one, 'time'),
  )
  expect([textOf(time!, 'beats'), textOf(time!, 'beat-type')]).toEqual(['6', '8'])
  const ties = within(read(score), 'part')
    .flatMap((part) => within(part, 'measure').flatMap((measure) => within(measure, 'note')))
    .flatMap((note) => within(note, 'tie').map(({ attributes }) => attributes.type))
  expect(ties.filter((type) => type === 'start').length).toBe(ties.filter((type) => type === 'stop').length)
  expect(ties).toContain('start')
})

describe('what stands in it', () => {
  const document = read({ ...bandScore(4), style: 'Blues' })
  const [sung] = within(document, 'part')
  const [first] = within(sung, 'measure')

  it('is title, composer, and that a machine made it', () => {
    expect(document.attributes.version).toBe('4.0')
    expect(textOf(within(document, 'work')[0]!, 'work-title')).toBe('Paper Boats — “Ünïcode”')
    const [identification] = within(document, 'identification')
    expect(textOf(identification!, 'creator')).toBe('Canto')
    const [encoding] = within(identification, 'encoding')
    expect([textOf(encoding!, 'software'), textOf(encoding!, 'encoding-description')]).toEqual(Object.values(MAKER))
  })

  it('is every player by name, the voice first and the drums last', () => {
    const parts = within(within(document, 'part-list')[0], 'score-part')
    expect(parts.map((part) => textOf(part, 'part-name'))).toEqual([
      ...['Voice', 'Piano', 'Guitar (steel guitar)', 'Pad', 'Bass (electric bass)', 'Drums (acoustic kit)'],
    ])
  })

  it('is key, tempo, swing in words and numbers, and the section', () => {
    const [attributes] = within(first, 'attributes')
    const [key] = within(attributes, 'key')
    expect([textOf(key!, 'fifths'), textOf(key!, 'mode')]).toEqual(['0', 'minor'])
    const directions = within(first, 'direction')
    const sounds = directions.flatMap((direction) => within(direction, 'sound'))
    expect(sounds[0]?.attributes.tempo).toBe(String(bandScore(4).tempoBpm))
    const [swing] = within(sounds[1], 'swing')
    expect([textOf(swing!, 'first'), textOf(swing!, 'second'), textOf(swing!, 'swing-type')]).toEqual([
      '2',
      '1',
      'eighth',
    ])
    const types = directions.flatMap((direction) => within(direction, 'direction-type'))
    expect(types.flatMap((type) => within(type, 'words'))[0]?.text).toMatch(/^Swing.* straight$/)
    expect(types.flatMap((type) => within(type, 'rehearsal'))[0]?.text).toBe('Verse')
  })

  it('is a chord over the bar that it begins in', () => {
    const roots = within(sung, 'measure').map((measure) =>
      within(measure, 'harmony').map((harmony) => textOf(within(harmony, 'root')[0]!, 'root-step')),
    )
    expect(roots).toEqual([['A'], ['F'], ['C'], ['G']])
  })

  it('is drums on lines of their own, hands up and feet down', () => {
    const notes = within(within(document, 'part').at(-1), 'measure').flatMap((measure) => within(measure, 'note'))
    const drums = new Set(
      notes.flatMap((note) =>
        within(note, 'unpitched').map(
          (line) => `${textOf(line, 'display-step')}${textOf(line, 'display-octave')} ${textOf(note, 'stem')}`,
        ),
      ),
    )
    expect([...drums].sort()).toEqual(['A5 up', 'C5 up', 'F4 down', 'G5 up'])
  })
})

it('draws the last syllable of a word out under all of its notes', () => {
  const note = (startBeat: number, pitch: number): Note => ({ startBeat, lengthBeats: 1, pitch, velocity: 0.7 })
  const score = bandScore(4)
  const [line] = score.vocal!.lines
  const syllable = { phones: ['ah'], stress: 1 as const }
  const words = [
    {
      text: 'Glory',
      syllables: [
        { ...syllable, text: 'Glo', notes: [note(0, 60), note(1, 62)] },
        { ...syllable, text: 'ry', notes: [note(2, 64), note(3, 65)] },
      ],
    },
    { text: '<&>', syllables: [{ ...syllable, text: '<&>', notes: [{ ...note(4, 60), lengthBeats: 6 }] }] },
  ]
  const sung = read({ ...score, vocal: { ...score.vocal!, lines: [{ ...line!, words }] } })
  const lyrics = lyricsOf(within(sung, 'part')[0]!)
  const said = lyrics.map((lyric) => [
    ...[textOf(lyric, 'syllabic'), textOf(lyric, 'text')],
    within(lyric, 'extend')[0]?.attributes.type,
  ])
  expect(said).toEqual([
    ['begin', 'Glo', undefined],
    ['end', 'ry', 'start'],
    [undefined, undefined, 'stop'],
    ['single', '<&>', 'start'],
    [undefined, undefined, 'stop'],
  ])
})

it('knows every chord that songs are made of', () => {
  const qualities = [
    '',
    '5',
    '6',
    '7',
    '9',
    '13',
    'maj7',
    'maj9',
    'add9',
    'sus2',
    'sus4',
    '7sus4',
    'dim',
    'dim7',
    'm7b5',
    '7b9',
  ]
  const score = bandScore(4)
  const chords = qualities.flatMap((quality) =>
    ['I', 'i'].map((numeral) => ({
      ...chordFromNumeral(`${numeral}${quality}/3`, score.key),
      startBeat: 1,
      lengthBeats: 1,
    })),
  )
  const document = read({ ...score, chords })
  const harmonies = within(within(within(document, 'part')[0], 'measure')[0], 'harmony')
  expect(harmonies).toHaveLength(2 * qualities.length)
  for (const harmony of harmonies) expect(textOf(harmony, 'kind')).not.toBe('other')
})

it('writes the new signature where the last chorus is higher', () => {
  const score = bandScore(8)
  const document = read({ ...score, lift: { startBeat: 15, semitones: 2 } })
  for (const part of within(document, 'part')) {
    const signatures = within(part, 'measure').map((measure) =>
      within(measure, 'attributes').flatMap((one) => within(one, 'key').map((key) => textOf(key, 'fifths'))),
    )
    // A minor, and B minor from the fifth bar on, whose dominant leads in before.
    expect(signatures).toEqual([['0'], [], [], [], ['2'], [], [], []])
  }
})
