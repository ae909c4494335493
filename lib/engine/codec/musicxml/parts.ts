import { straightNote, swingOf } from '../../compose/rhythm/swing.ts'
import { isKit } from '../../instruments/instrument.ts'
import { instrumentNamed } from '../../instruments/registry.ts'
import { type Note, type Score, type Stem, type SungLine, sungVoices, type Track } from '../../score/score.ts'
import { type Lyric, onGrid, type Stroke, untilNext, voicesOf, type WrittenNote } from './notation.ts'
import { isFoot } from './percussion.ts'

/** `octave`: how far from it the notes sound that stand in it. */
export type Clef = { readonly sign: 'G' | 'F' | 'percussion'; readonly line: number; readonly octave: number }
export type Staff = { readonly clef: Clef; readonly voices: readonly (readonly Stroke[])[] }

/** One player or singer of a score. */
export type ScorePart = {
  readonly name: string
  readonly instrument: string
  /** General MIDI program, 0..127. */
  readonly program: number
  readonly pan: number
  readonly isKit: boolean
  readonly staves: readonly Staff[]
}

const TREBLE: Clef = { sign: 'G', line: 2, octave: 0 }
const LOW_TREBLE: Clef = { sign: 'G', line: 2, octave: -1 }
const BASS: Clef = { sign: 'F', line: 4, octave: 0 }
const LOW_BASS: Clef = { sign: 'F', line: 4, octave: -1 }
const PERCUSSION: Clef = { sign: 'percussion', line: 2, octave: 0 }

/** Instruments that are written an octave above where they sound, by their General MIDI programs. */
const OCTAVE_DOWN: readonly { readonly from: number; readonly to: number; readonly clef: Clef }[] = [
  { from: 24, to: 31, clef: LOW_TREBLE },
  { from: 32, to: 39, clef: LOW_BASS },
  { from: 104, to: 105, clef: LOW_TREBLE },
]

const MIDDLE_C = 60
/** How far below and above middle C a staff in treble and in bass clef is easy to read. */
const LEDGER_LINES = 7

/** General MIDI "Voice Oohs". */
const VOICE_PROGRAM = 53

/** From the top of a page to its bottom. */
const ORDER: readonly Stem[] = ['vocals', 'lead', 'harmony', 'bass', 'drums', 'ambience']

/** The singers and players of a song, swing taken out, as they stand in a score. */
export function partsOf(score: Score): ScorePart[] {
  const { lead, second, harmony, backing } = sungVoices(score.vocal)
  const voices = { Voice: lead, 'Second singer': second, 'Second voice': harmony, 'Backing voices': backing }
  const tracks = [...score.tracks].sort((a, b) => ORDER.indexOf(a.stem) - ORDER.indexOf(b.stem))
  return [
    ...Object.entries(voices).flatMap(([name, lines]) => (lines.length > 0 ? [sungPart(score, name, lines)] : [])),
    ...tracks.filter(({ notes }) => notes.length > 0).map((track) => trackPart(score, track)),
  ]
}

function sungPart(score: Score, name: string, lines: readonly SungLine[]): ScorePart {
  const swing = swingOf(score)
  const syllables = lines.flatMap(({ words }) => words).flatMap(syllablesOf)
  const notes = onGrid(syllables.map((sung) => ({ ...sung, ...straightNote(sung, swing) })))
  const clef = median(notes) < MIDDLE_C ? LOW_TREBLE : TREBLE
  const staves = [{ clef, voices: voicesOf(notes) }]
  return { name, instrument: 'Voice', program: VOICE_PROGRAM, pan: 0, isKit: false, staves }
}

type SungNote = Note & { readonly lyric?: Lyric; readonly endsWord: boolean }

function syllablesOf({ syllables }: SungLine['words'][number]): SungNote[] {
  const sung = syllables.filter(({ notes }) => notes.length > 0)
  return sung.flatMap(({ text, notes }, index) => {
    const isLast = index === sung.length - 1
    const syllabic = sung.length === 1 ? 'single' : index === 0 ? 'begin' : isLast ? 'end' : 'middle'
    return notes.map((note, place) => ({
      ...note,
      ...(place === 0 ? { lyric: { text, syllabic } as const } : {}),
      endsWord: isLast && place === notes.length - 1,
    }))
  })
}

function trackPart(score: Score, { name, instrument: instrumentName, stem, pan, notes }: Track): ScorePart {
  const instrument = instrumentNamed(instrumentName)
  const swing = swingOf(score)
  const written = onGrid(notes.map((note) => straightNote(note, swing)))
  const facts = { pan, program: instrument.midiProgram, instrument: inWords(instrumentName), isKit: isKit(instrument) }
  const staves = facts.isKit ? [kitStaff(written)] : stavesOf(written, instrument.midiProgram, stem !== 'lead')
  return {
    ...facts,
    staves,
    name: name === instrumentName ? inWords(name) : `${inWords(name)} (${instrumentName.replaceAll('-', ' ')})`,
  }
}

function kitStaff(notes: readonly WrittenNote[]): Staff {
  const played = [notes.filter(({ pitch }) => !isFoot(pitch)), notes.filter(({ pitch }) => isFoot(pitch))]
  return { clef: PERCUSSION, voices: played.map((part) => voicesOf(untilNext(part))[0] ?? []) }
}

/** One staff, or two for chords that reach far above middle C and far below it. */
function stavesOf(notes: readonly WrittenNote[], program: number, hasChords: boolean): Staff[] {
  const own = OCTAVE_DOWN.find(({ from, to }) => from <= program && program <= to)
  if (own) return [{ clef: own.clef, voices: voicesOf(notes) }]
  const pitches = notes.map(({ pitch }) => pitch)
  const reachesUp = Math.max(...pitches) > MIDDLE_C + LEDGER_LINES
  const reachesDown = Math.min(...pitches) < MIDDLE_C - LEDGER_LINES
  if (hasChords && reachesUp && reachesDown) {
    const hands = [notes.filter(({ pitch }) => pitch >= MIDDLE_C), notes.filter(({ pitch }) => pitch < MIDDLE_C)]
    return [TREBLE, BASS].map((clef, hand) => ({ clef, voices: voicesOf(hands[hand]!) }))
  }
  return [{ clef: median(notes) < MIDDLE_C ? BASS : TREBLE, voices: voicesOf(notes) }]
}

function median(notes: readonly WrittenNote[]): number {
  const pitches = notes.map(({ pitch }) => pitch).sort((a, b) => a - b)
  return pitches[pitches.length >> 1] ?? MIDDLE_C
}

const inWords = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`
