import { swingOf } from '../../compose/rhythm/swing.ts'
import { type Chord, type Key, keyAt, type Score } from '../../score/score.ts'
import { pitchClass } from '../../theory/pitch.ts'
import { fifthsOf } from '../../theory/scale.ts'
import { spelled } from '../../theory/spelling.ts'
import { chordSymbol } from './chord-symbol.ts'
import { DIVISIONS, type Stroke, type Value, valuesFor } from './notation.ts'
import { type Clef, partsOf, type ScorePart } from './parts.ts'
import { drumLine } from './percussion.ts'
import { branch, leaf } from './xml.ts'

/** What the file says about its making. */
export type Maker = { readonly software: string; readonly note: string }

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
`

/**
 * A song as a score for notation programs, MusicXML 4.0: singers with their words, players, chords, sections. Onsets are
 * rounded to 32nds and swing is written straight, with a note that says so; everything stands where it sounds.
 */
export function musicXml(score: Score, { software, note }: Maker): string {
  const parts = partsOf(score)
  const song = { score, bars: barsOf(score) }
  return `${HEAD}${branch(
    'score-partwise',
    { version: '4.0' },
    branch('work', {}, leaf('work-title', score.title)),
    branch(
      'identification',
      {},
      leaf('creator', 'Canto', { type: 'composer' }),
      branch('encoding', {}, leaf('software', software), leaf('encoding-description', note)),
    ),
    score.vocal ? branch('defaults', {}, branch('lyric-language', { 'xml:lang': score.language })) : '',
    branch('part-list', {}, ...parts.map(partHead)),
    ...parts.map((part, index) => `\n${branch('part', { id: idOf(index) }, ...measures(song, part, index))}`),
  )}\n`
}

type Song = { readonly score: Score; readonly bars: readonly Bar[] }
type Bar = { readonly number: number; readonly start: number; readonly end: number; readonly isLast: boolean }

function barsOf({ meter, lengthBeats }: Score): Bar[] {
  const length = (meter.beatsPerBar * 4 * DIVISIONS) / meter.beatUnit
  const count = Math.max(1, Math.ceil((lengthBeats * DIVISIONS) / length))
  return Array.from({ length: count }, (_, index) => ({
    ...{ number: index + 1, start: index * length, end: (index + 1) * length },
    isLast: index === count - 1,
  }))
}

const idOf = (part: number) => `P${part + 1}`
const drumId = (id: string, key: number) => `${id}-D${key}`

function partHead(part: ScorePart, index: number): string {
  const id = idOf(index)
  const keys = part.isKit ? keysOf(part) : []
  const instruments = part.isKit
    ? keys.map((key) => ({ id: drumId(id, key), name: drumLine(key).name }))
    : [{ id: `${id}-I1`, name: part.instrument }]
  return branch(
    'score-part',
    { id },
    leaf('part-name', part.name),
    ...instruments.map(({ id, name }) => branch('score-instrument', { id }, leaf('instrument-name', name))),
    ...instruments.map(({ id }, drum) =>
      branch(
        'midi-instrument',
        { id },
        part.isKit ? leaf('midi-channel', 10) : '',
        leaf('midi-program', part.program + 1),
        part.isKit ? leaf('midi-unpitched', keys[drum]! + 1) : '',
        leaf('pan', Math.round(part.pan * 90)),
      ),
    ),
  )
}

const keysOf = ({ staves }: ScorePart) =>
  [...new Set(staves.flatMap(({ voices }) => voices.flat().flatMap(({ pitches }) => pitches)))].sort((a, b) => a - b)

/** What stands once over the whole score stands over its first part. */
function measures({ score, bars }: Song, part: ScorePart, index: number): string[] {
  const isFirst = index === 0
  const voices = part.staves.flatMap(({ voices }, staff) =>
    (voices.length > 0 ? voices : [[]]).map((strokes, index) => ({ strokes, staff, mayRest: index === 0 })),
  )
  const keyOf = (bar: Bar) => keyAt(score, bar.start / DIVISIONS)
  return bars.map((bar, at) => {
    const key = keyOf(bar)
    const written: Written = { part, id: idOf(index), key }
    const before = bars[at - 1]
    const isLifted = before !== undefined && keyOf(before).tonic !== key.tonic
    const lines = voices.flatMap(({ strokes, staff, mayRest }, voice) => {
      const inBar = strokes.filter(({ start, end }) => start < bar.end && end > bar.start)
      return inBar.length > 0 || mayRest ? [{ inBar, staff, voice }] : []
    })
    const length = bar.end - bar.start
    return `\n${branch(
      'measure',
      { number: bar.number },
      bar.number === 1 ? attributes(score, part) : isLifted ? branch('attributes', {}, keyElement(key)) : '',
      ...(isFirst ? directions(score, bar) : []),
      ...lines.flatMap(({ inBar, staff, voice }, index) => [
        index > 0 ? branch('backup', {}, leaf('duration', length)) : '',
        ...filled(bar, inBar, { ...written, staff, voice }, isFirst && index === 0 ? chordsIn(score, bar) : []),
      ]),
      bar.isLast ? branch('barline', { location: 'right' }, leaf('bar-style', 'light-heavy')) : '',
    )}`
  })
}

function attributes({ key, meter }: Score, { staves }: ScorePart): string {
  return branch(
    'attributes',
    {},
    leaf('divisions', DIVISIONS),
    keyElement(key),
    branch('time', {}, leaf('beats', meter.beatsPerBar), leaf('beat-type', meter.beatUnit)),
    staves.length > 1 ? leaf('staves', staves.length) : '',
    ...staves.map(({ clef }, index) => clefElement(clef, staves.length > 1 ? { number: index + 1 } : {})),
  )
}

const keyElement = (key: Key) => branch('key', {}, leaf('fifths', fifthsOf(key)), leaf('mode', key.mode))

function clefElement({ sign, line, octave }: Clef, attributes: Readonly<Record<string, number>>): string {
  return branch(
    'clef',
    attributes,
    leaf('sign', sign),
    leaf('line', line),
    octave === 0 ? '' : leaf('clef-octave-change', octave),
  )
}

/** The tempo, how it swings, and the sections that begin in the bar. */
function directions(score: Score, bar: Bar): string[] {
  const tempo = leaf('per-minute', score.tempoBpm)
  const sections = score.sections.filter(({ startBeat }) => isWithin(bar, Math.round(startBeat * DIVISIONS)))
  return [
    ...(bar.number === 1
      ? [
          direction(
            branch('metronome', {}, leaf('beat-unit', 'quarter'), tempo),
            branch('sound', { tempo: score.tempoBpm }),
          ),
          ...swingDirection(score),
        ]
      : []),
    ...sections.map(({ kind }) => direction(leaf('rehearsal', headed(kind)))),
  ]
}

const direction = (type: string, sound = '') =>
  branch('direction', { placement: 'above' }, branch('direction-type', {}, type), sound)

const headed = (kind: string) => kind.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())

/** Less than this is felt more than heard. */
const SLIGHT_SWING = 0.3

/** The first of two is (3 + amount) / (3 − amount) times as long as the second: 1 swings as triplets do. */
function swingDirection(score: Score): string[] {
  const { amount, unit } = swingOf(score)
  if (amount === 0) return []
  const [first, second] = [300 + Math.round(100 * amount), 300 - Math.round(100 * amount)]
  const common = greatestDivisor(first, second)
  const type = unit === 0.5 ? 'eighth' : '16th'
  const words = `${amount < SLIGHT_SWING ? 'Slight swing' : 'Swing'}: ${type}s are written straight`
  const swing = branch(
    'swing',
    {},
    leaf('first', first / common),
    leaf('second', second / common),
    leaf('swing-type', type),
  )
  return [direction(leaf('words', words), branch('sound', {}, swing))]
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

const isWithin = ({ start, end }: Bar, place: number) => start <= place && place < end

type PlacedChord = { readonly chord: Chord; readonly at: number }

function chordsIn({ chords }: Score, bar: Bar): PlacedChord[] {
  return chords
    .map((chord) => ({ chord, at: Math.round(chord.startBeat * DIVISIONS) }))
    .filter(({ at }) => isWithin(bar, at))
}

type Written = { readonly part: ScorePart; readonly id: string; readonly key: Key }
type Line = Written & { readonly staff: number; readonly voice: number }

/** A voice in one bar, filled with rests, under the chords that begin in it. */
function filled(bar: Bar, strokes: readonly Stroke[], line: Line, chords: readonly PlacedChord[]): string[] {
  const waiting = [...chords]
  const symbols = (from: number, to: number) => {
    const begun = waiting.filter(({ at }) => at < to)
    waiting.splice(0, begun.length)
    return begun.map(({ chord, at }) => chordSymbol(chord, at - from))
  }
  const elements: string[] = []
  if (strokes.length === 0) return [...symbols(bar.start, bar.end), wholeBarRest(bar, line)]
  let at = bar.start
  const rest = (until: number) => {
    for (const value of valuesFor(at - bar.start, until - at, true)) {
      elements.push(...symbols(at, at + value.length), restElement(value, line))
      at += value.length
    }
  }
  for (const stroke of strokes) {
    const start = Math.max(stroke.start, bar.start)
    const end = Math.min(stroke.end, bar.end)
    rest(start)
    for (const value of valuesFor(start - bar.start, end - start, false)) {
      const next = at + value.length
      elements.push(...symbols(at, next), ...strokeElements(stroke, at, value, bar, line))
      at = next
    }
  }
  rest(bar.end)
  return elements
}

function wholeBarRest(bar: Bar, line: Line): string {
  return branch('note', {}, branch('rest', { measure: 'yes' }), leaf('duration', bar.end - bar.start), ...placeOf(line))
}

function restElement(value: Value, line: Line): string {
  return branch('note', {}, branch('rest', {}), leaf('duration', value.length), ...placeOf(line, value))
}

/** Where a note or rest stands, in the order that MusicXML asks for. */
function placeOf({ part, staff, voice }: Line, value?: Value, drum?: number): string[] {
  return [
    leaf('voice', voice + 1),
    ...(value ? [leaf('type', value.type), value.isDotted ? branch('dot', {}) : ''] : []),
    drum === undefined ? '' : leaf('stem', voice === 0 ? 'up' : 'down'),
    headOf(drum),
    part.staves.length > 1 ? leaf('staff', staff + 1) : '',
  ]
}

function headOf(drum: number | undefined): string {
  const head = drum === undefined ? undefined : drumLine(drum).head
  return head ? leaf('notehead', head) : ''
}

function strokeElements(stroke: Stroke, at: number, value: Value, bar: Bar, line: Line): string[] {
  const comesTied = at > stroke.start
  const endsHere = at + value.length >= stroke.end
  // The song's last bar is the end of everything.
  const goesTied = !endsHere && !(bar.isLast && at + value.length >= bar.end)
  const ties = [...(comesTied ? ['stop'] : []), ...(goesTied ? ['start'] : [])]
  const { isKit } = line.part
  return stroke.pitches.map((pitch, index) =>
    branch(
      'note',
      {},
      index > 0 ? branch('chord', {}) : '',
      isKit ? unpitched(pitch) : pitched(pitch, line.key),
      leaf('duration', value.length),
      ...ties.map((type) => branch('tie', { type })),
      isKit ? branch('instrument', { id: drumId(line.id, pitch) }) : '',
      ...placeOf(line, value, isKit ? pitch : undefined),
      ties.length > 0 ? branch('notations', {}, ...ties.map((type) => branch('tied', { type }))) : '',
      index === 0 ? lyricOf(stroke, comesTied, goesTied) : '',
    ),
  )
}

function unpitched(key: number): string {
  const { display } = drumLine(key)
  return branch('unpitched', {}, leaf('display-step', display[0]!), leaf('display-octave', display.slice(1)))
}

function pitched(pitch: number, key: Key): string {
  const { step, alter } = spelled(pitchClass(pitch), key)
  const octave = Math.floor((pitch - alter) / 12) - 1
  return branch('pitch', {}, leaf('step', step), alter === 0 ? '' : leaf('alter', alter), leaf('octave', octave))
}

/** A syllable stands under its first note; the last one of a word is drawn out under all that follow. */
function lyricOf({ lyric, endsWord = false }: Stroke, comesTied: boolean, goesTied: boolean): string {
  const ends = endsWord && !goesTied
  if (lyric && !comesTied) {
    const { text, syllabic } = lyric
    const isDrawnOut = (syllabic === 'single' || syllabic === 'end') && !ends
    const extend = isDrawnOut ? branch('extend', { type: 'start' }) : ''
    return branch('lyric', { number: 1 }, leaf('syllabic', syllabic), leaf('text', text), extend)
  }
  return ends ? branch('lyric', { number: 1 }, branch('extend', { type: 'stop' })) : ''
}
