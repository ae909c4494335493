import { type Bar, isWithin } from '../support/bars.ts'
import { median } from './aubio.ts'
import { classify, type Example } from './classifier.ts'
import type { Faults } from './faults.ts'
import type { Count, MelodyFacts } from './melody.ts'
import type { MoodMeasurements } from './moods.ts'
import { isKeyRight, isTempoRight, type PieceMeasurements } from './pieces.ts'
import type { Sameness } from './sameness.ts'
import { type MeasuredSinger, pairsApart } from './singers.ts'
import { strangeHabits } from './singers-habits.ts'
import type { SongMeasurements } from './sung.ts'

/** Everything that a run has found out. */
export type Measured = {
  readonly songs: readonly SongMeasurements[]
  readonly pieces: { readonly training: readonly PieceMeasurements[]; readonly others: readonly PieceMeasurements[] }
  readonly moods: MoodMeasurements
  readonly languages: readonly Faults[]
  readonly strange: readonly Faults[]
  readonly singers: readonly MeasuredSinger[]
  readonly sameness: Sameness
}

export type Figure = { readonly value: number; readonly note: string }

export type Row = Bar & {
  readonly what: string
  readonly digits: number
  /** Null when this run did not measure it. */
  readonly figure: (measured: Measured) => Figure | null
}

export type Verdict = 'aim' | 'pass' | 'missed' | 'not measured'

export function verdictOf({ pass, aim }: Bar, figure: Figure | null): Verdict {
  if (!figure) return 'not measured'
  if (!isWithin(pass, figure.value)) return 'missed'
  return !aim || isWithin(aim, figure.value) ? 'aim' : 'pass'
}

/** The bars of music and of singing. Shares are of 1. */
export const ROWS: readonly Row[] = [
  {
    what: 'integrated loudness, farthest from −14 LUFS',
    pass: { most: 1 },
    aim: { most: 0.3 },
    digits: 2,
    figure: ({ songs, pieces }) =>
      worst([
        ...songs.flatMap(({ name, mp3, wav }) => [mp3, wav].map(({ lufs }) => [name, lufsOff(lufs)] as const)),
        ...piecesOf(pieces).map((piece) => [nameOf(piece), lufsOff(piece.mp3.lufs)] as const),
      ]),
  },
  {
    what: 'true peak, highest, dBTP',
    pass: { most: -1 },
    digits: 2,
    figure: ({ songs, pieces }) =>
      worst([
        ...songs.flatMap(({ name, mp3, wav }) => [mp3, wav].map(({ truePeakDbtp }) => [name, truePeakDbtp] as const)),
        ...piecesOf(pieces).map((piece) => [nameOf(piece), piece.mp3.truePeakDbtp] as const),
      ]),
  },
  {
    what: 'tempo found within 3 %, share of pieces with drums',
    pass: { least: 0.9 },
    aim: { least: 0.98 },
    digits: 2,
    figure: ({ pieces }) =>
      share(
        pieces.others.flatMap((piece) => (piece.tempo ? [[nameOf(piece), isTempoRight(piece.tempo)] as const] : [])),
      ),
  },
  {
    what: 'key found, share of pieces',
    pass: { least: 0.8 },
    aim: { least: 0.95 },
    digits: 2,
    figure: ({ pieces }) => share(pieces.others.map((piece) => [nameOf(piece), isKeyRight(piece.key)])),
  },
  {
    what: 'stems against the song, worst, dB',
    pass: { most: -60 },
    aim: { most: -90 },
    digits: 1,
    figure: ({ songs }) => worst(songs.map(({ name, stemsErrorDb }) => [name, stemsErrorDb])),
  },
  {
    what: 'MIDI against onsets heard, median ms',
    pass: { most: 15 },
    aim: { most: 5 },
    digits: 1,
    figure: ({ pieces }) => middle(pieces.others.flatMap(({ onsetsOffMs }) => onsetsOffMs)),
  },
  {
    what: 'timed words against words heard, median ms',
    pass: { most: 15 },
    aim: { most: 5 },
    digits: 1,
    figure: ({ songs }) => middle(songs.flatMap(({ wordsLateMs }) => wordsLateMs.map(Math.abs))),
  },
  {
    what: 'strong notes in the chord or resolved by step',
    pass: { least: 0.9 },
    aim: { least: 0.97 },
    digits: 3,
    figure: melodyShare('strongNotesInChord'),
  },
  {
    what: 'leaps over a sixth',
    pass: { most: 0.05 },
    aim: { most: 0.02 },
    digits: 3,
    figure: melodyShare('leapsOverSixth'),
  },
  {
    what: 'notes in the singer’s range',
    pass: { least: 1 },
    digits: 3,
    figure: melodyShare('notesInRange'),
  },
  {
    what: 'stressed syllables on beats',
    pass: { least: 0.8 },
    aim: { least: 0.92 },
    digits: 3,
    figure: melodyShare('stressesOnBeats'),
  },
  {
    what: 'written words that are sung in their place',
    pass: { least: 1 },
    digits: 3,
    figure: melodyShare('wordsSung'),
  },
  {
    what: 'choruses sung as the first one',
    pass: { least: 1 },
    digits: 3,
    figure: melodyShare('chorusesAlike'),
  },
  {
    what: 'notes of later verses that are the first one’s',
    pass: { least: 0.8 },
    digits: 3,
    figure: melodyShare('verseNotesAlike'),
  },
  {
    what: 'styles told apart, share of pieces',
    pass: { least: 0.7 },
    aim: { least: 0.9 },
    digits: 3,
    figure: ({ pieces }) => stylesTold(pieces, []),
  },
  {
    what: 'the same without tempo and loudness',
    pass: { least: 0.7 },
    aim: { least: 0.9 },
    digits: 3,
    figure: ({ pieces }) => stylesTold(pieces, ['tempo', 'loudness', 'loudnessRange']),
  },
  {
    what: 'pairs of moods in the order stated',
    pass: { least: 0.9 },
    aim: { least: 1 },
    digits: 3,
    figure: ({ moods }) => share(moods.map(({ name, holds }) => [name, holds])),
  },
  {
    what: 'one seed gives one song, two seeds give two',
    pass: { least: 1 },
    digits: 0,
    figure: ({ sameness }) => share(sameness.map(({ name, holds }) => [name, holds])),
  },
  {
    what: 'voice above its accompaniment, softest, LU',
    pass: { least: -6, most: 3 },
    aim: { least: -2, most: 2 },
    digits: 1,
    figure: ({ songs }) => best(songs.map(({ name, voiceAboveLu }) => [name, voiceAboveLu])),
  },
  {
    what: 'voice above its accompaniment, loudest, LU',
    pass: { least: -6, most: 3 },
    aim: { least: -2, most: 2 },
    digits: 1,
    figure: ({ songs }) => worst(songs.map(({ name, voiceAboveLu }) => [name, voiceAboveLu])),
  },
  {
    what: 'lines of songs told from the others of the song',
    pass: { least: 0.75 },
    aim: { least: 0.95 },
    digits: 3,
    figure: ({ songs }) =>
      share(songs.flatMap(({ name, lines }) => lines.map(({ text, heard }) => [name, text === heard] as const))),
  },
  {
    what: 'vowels against the beat, 90th percentile, ms',
    pass: { most: 90 },
    aim: { most: 75 },
    digits: 0,
    figure: ({ songs }) => {
      const late = songs.flatMap(({ wordsLateMs }) => wordsLateMs.map(Math.abs)).sort((a, b) => a - b)
      return late.length === 0 ? null : { value: late[Math.floor(0.9 * late.length)]!, note: `of ${late.length}` }
    },
  },
  {
    what: 'singers: cents from note to middle of what is sung, median, worst',
    pass: { most: 5 },
    aim: { most: 3 },
    digits: 1,
    figure: worstSinger(({ tuning }) => tuning.noteCents.median),
  },
  {
    what: 'singers: cents off the pitch meant, 95th percentile, worst',
    pass: { most: 12 },
    aim: { most: 8 },
    digits: 1,
    figure: worstSinger(({ tuning }) => tuning.meantCents.worst20th),
  },
  {
    what: 'singers: share of frames without a pitch, worst',
    pass: { most: 0.03 },
    aim: { most: 0.01 },
    digits: 3,
    figure: worstSinger(({ tuning }) => 1 - tuning.found),
  },
  {
    what: 'singers: share of frames over 50 cents off, worst',
    pass: { most: 0.02 },
    aim: { most: 0.01 },
    digits: 3,
    figure: worstSinger(({ tuning }) => tuning.farOff),
  },
  {
    what: 'singers who move the pitch as people do',
    pass: { least: 1 },
    digits: 3,
    figure: ({ singers }) =>
      share(
        singers
          .map(({ singer, habits }) => [singer.name, strangeHabits(habits)] as const)
          .map(([name, strange]) => [`${name} (${strange[0]})`, strange.length === 0]),
      ),
  },
  {
    what: 'singers: nearest two in how they move the pitch, steps',
    pass: { least: 1 },
    digits: 1,
    figure: ({ singers }) =>
      best(pairsApart(singers).map(({ one, other, habitSteps }) => [`${one} and ${other}`, habitSteps])),
  },
  {
    what: 'words missed of eight, best woman in English',
    pass: { most: 0.12 },
    aim: { most: 0.05 },
    digits: 3,
    figure: ({ singers }) => best(missedIn(singers.filter(({ singer }) => singer.gender === 'f'))),
  },
  {
    what: 'words missed of eight, best man in English',
    pass: { most: 0.12 },
    aim: { most: 0.05 },
    digits: 3,
    figure: ({ singers }) => best(missedIn(singers.filter(({ singer }) => singer.gender === 'm'))),
  },
  {
    what: 'words missed of eight, worst singer of English',
    pass: { most: 0.3 },
    aim: { most: 0.15 },
    digits: 3,
    figure: ({ singers }) => worst(missedIn(singers)),
  },
  {
    what: 'lines of ten told at 100 bpm, worst singer of English',
    pass: { least: 9 },
    aim: { least: 10 },
    digits: 0,
    figure: ({ singers }) => best(inEnglish(singers).map(({ singer, linesTold }) => [singer.name, linesTold.slow])),
  },
  {
    what: 'singers: nearest two, dB apart',
    pass: { least: 4 },
    digits: 1,
    figure: ({ singers }) => best(pairsApart(singers).map(({ one, other, allDb }) => [`${one} and ${other}`, allDb])),
  },
  {
    what: 'languages whose singers sing every syllable',
    pass: { least: 1 },
    digits: 3,
    figure: ({ languages }) => withoutFault(languages),
  },
  {
    what: 'strange lyrics that are sung or refused in words',
    pass: { least: 1 },
    digits: 3,
    figure: ({ strange }) => withoutFault(strange),
  },
]

const piecesOf = ({ training, others }: Measured['pieces']) => [...training, ...others]
const nameOf = ({ style, seed }: PieceMeasurements) => `${style} ${seed}`

/** ffmpeg gives tenths. */
const lufsOff = (lufs: number) => Math.round(10 * Math.abs(lufs + 14)) / 10

export type Named<Value> = readonly (readonly [name: string, value: Value])[]

export function worst(values: Named<number>): Figure | null {
  const [first, ...rest] = values
  if (!first) return null
  const [note, value] = rest.reduce((worse, one) => (one[1] > worse[1] ? one : worse), first)
  return { value, note }
}

function best(values: Named<number>): Figure | null {
  const found = worst(values.map(([name, value]) => [name, -value]))
  return found && { ...found, value: -found.value }
}

function worstSinger(of: (singer: MeasuredSinger) => number): Row['figure'] {
  return ({ singers }) => worst(singers.map((one) => [one.singer.name, of(one)]))
}

const inEnglish = (singers: readonly MeasuredSinger[]) =>
  singers.filter(({ singer }) => singer.languages.includes('en'))

const missedIn = (singers: readonly MeasuredSinger[]) =>
  inEnglish(singers).map(({ singer, wordsMissed }) => [singer.name, wordsMissed] as const)

const MOST_NAMED = 6

/** How many hold; those that do not are named. */
export function share(flags: Named<boolean>): Figure | null {
  if (flags.length === 0) return null
  const not = [...new Set(flags.filter(([, holds]) => !holds).map(([name]) => name))]
  const named = not.slice(0, MOST_NAMED).join(', ') + (not.length > MOST_NAMED ? ' …' : '')
  return {
    value: flags.filter(([, holds]) => holds).length / flags.length,
    note: `of ${flags.length}${named && `; not ${named}`}`,
  }
}

const withoutFault = (all: readonly Faults[]) =>
  share(all.map(({ name, faults }) => [`${name} (${faults[0]})`, faults.length === 0]))

function middle(values: readonly number[]): Figure | null {
  return values.length === 0 ? null : { value: median(values), note: `of ${values.length}` }
}

function melodyShare(fact: keyof MelodyFacts): Row['figure'] {
  return ({ songs }) => {
    const counts: Count[] = songs.map(({ melody }) => melody[fact])
    const [holding, all] = [0, 1].map((part) => counts.reduce((sum, count) => sum + count[part as 0 | 1], 0))
    return all ? { value: holding! / all, note: `of ${all}` } : null
  }
}

function stylesTold({ training, others }: Measured['pieces'], leftOut: readonly string[]): Figure | null {
  if (training.length === 0) return null
  const examples = (pieces: readonly PieceMeasurements[]): Example[] =>
    pieces.map(({ style, features }) => ({ label: style, features }))
  const told = classify(examples(training), examples(others), leftOut)
  return share(others.map((piece, index) => [`${nameOf(piece)} → ${told[index]}`, told[index] === piece.style]))
}
