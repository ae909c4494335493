import type { SectionKind } from '../../lyrics/markup/lyric-section.ts'
import type { Random } from '../../random/random.ts'
import type { Chord, Key, Note } from '../../score/score.ts'
import type { PlacedPhrase, PlannedSection } from '../form/form.ts'
import { chordAt } from '../harmony/harmony.ts'
import { createRhythmBias, metricStrength, placeSyllables } from '../rhythm/rhythm.ts'
import type { Phrase } from '../words/words.ts'
import { composeMelody, createMotif, type OpenNote } from './melody.ts'

/** Notes for the syllables of a phrase, one each, in beats of the song. */
export type SungPhrase = { readonly section: number; readonly phrase: Phrase; readonly notes: readonly Note[] }

/** Whose notes a melody is composed for; where both sing, the second follows the lead. */
export type SungBy = 'lead' | 'second'

export type Range = { readonly low: number; readonly high: number }

export type MelodyConstraints = {
  readonly chords: readonly Chord[]
  readonly key: Key
  readonly beatsPerBar: number
  readonly secPerBeat: number
  /** Between which notes each singer is at ease. */
  readonly ranges: Readonly<Record<SungBy, Range>>
  readonly syllablesPerSec: number
  readonly leaps: number
  readonly reciting: number
}

const PICKUP_BEATS = 1
/** Seconds a syllable within a phrase, times the syllables a second that the style counts with its rests. */
const PACE = 0.8
const LONGEST_INSIDE_SEC = 0.9
const LONGEST_END_SEC = 1.6
const BREATH_BEATS = 0.5

/** Where a kind of section lies in the singer's range, 0 lowest … 1 highest, and how far it may go. */
const REGISTERS: Readonly<Record<SectionKind, { low: number; centre: number; high: number }>> = {
  intro: { low: 0.1, centre: 0.42, high: 0.8 },
  verse: { low: 0, centre: 0.36, high: 0.72 },
  'pre-chorus': { low: 0.1, centre: 0.5, high: 0.85 },
  chorus: { low: 0.22, centre: 0.62, high: 1 },
  break: { low: 0.1, centre: 0.5, high: 0.9 },
  bridge: { low: 0.1, centre: 0.55, high: 0.95 },
  outro: { low: 0.05, centre: 0.4, high: 0.8 },
}

/** Which earlier phrase of its section each phrase repeats, if any: AABA, ABAB and their like. */
const PHRASE_PLANS: readonly (readonly number[])[] = [
  [0, 1, 0, 3],
  [0, 1, 0, 1],
  [0, 0, 2, 3],
  [0, 0, 2, 0],
]

const ARCS: readonly (readonly [number, number, number])[] = [
  [-1, 3, -1],
  [2, 0, -3],
  [-3, 1, 2],
  [2, -2, 1],
  [0, 2, -2],
]

/** The model for later phrases at the same place in the form: onsets from the start of the slot, and their pitches. */
type Template = {
  readonly beats: readonly number[]
  readonly pitches: readonly number[]
  /** The pitches in the octave of whoever sang the kind of section first. */
  readonly tune: readonly number[]
}

/**
 * Composes one melody for each place in the form, in the register that REGISTERS gives the kind of section. Where the place
 * comes back with other words, the melody is adapted to them. Where the other singer of a duet takes it, it moves by an octave
 * if that suits the range better. Every note stays within the range of its singer.
 */
export function composeVocalMelody(
  sections: readonly PlannedSection[],
  constraints: MelodyConstraints,
  random: Random,
): SungPhrase[] {
  const templates = new Map<string, Template>()
  const plans = new Map<string, KindPlan>()
  const exact = new Map<string, Template>()
  const sung: SungPhrase[] = []
  const bias = createRhythmBias(random.fork('taste'), constraints.beatsPerBar)
  const octaves = new Map<string, number>()
  const before = new Map<SungBy, number>()

  const singerIn = (kind: SectionKind): SingerPlans => ({
    planOf(by) {
      const plan = plans.get(`${kind}/${by}`) ?? createPlan(kind, constraints.ranges[by], random)
      plans.set(`${kind}/${by}`, plan)
      return plan
    },
    octaveOf(by, said) {
      const tunes = [...templates].flatMap(([place, { tune }]) => (place.startsWith(`${kind}/`) ? tune : []))
      const octave = octaves.get(`${kind}/${by}`) ?? octaveFor([...tunes, ...said], this.planOf(by))
      octaves.set(`${kind}/${by}`, octave)
      return octave
    },
  })

  sections.forEach((section, sectionIndex) => {
    const singers = singerIn(section.kind)
    const plan = singers.planOf('lead')
    section.phrases.forEach((placed, index) => {
      const letter = plan.phrases[index % plan.phrases.length]!
      const place = `${section.kind}/${index}`
      const likeness = templates.get(place) ?? templates.get(`${section.kind}/${letter}`) ?? null
      const words = placed.phrase.lines.map(({ text, by }) => `${text}${by === 'second' ? '/second' : ''}`)
      const same = `${place}/${placed.lengthBeats}/${words.join('/')}`
      const phrase = placedInSong(section, placed)
      const context = { ...singers, index, of: section.phrases.length, likeness, before, bias }
      const template = exact.get(same) ?? composePhrase(phrase, context, constraints, random)
      exact.set(same, template)
      if (!templates.has(place)) templates.set(place, template)
      for (const { by, to } of turnsIn(placed.phrase)) before.set(by, template.pitches[to - 1]!)
      sung.push({
        section: sectionIndex,
        phrase: placed.phrase,
        notes: toNotes(phrase, template, section.energy, constraints),
      })
    })
  })
  return sung
}

type KindPlan = {
  readonly phrases: readonly number[]
  readonly arcs: readonly (readonly [number, number, number])[]
  readonly motif: readonly number[]
  readonly contrast: number
  readonly low: number
  readonly centre: number
  readonly high: number
}

/** How each singer goes about a kind of section. */
type SingerPlans = {
  planOf(by: SungBy): KindPlan
  /**
   * Semitones from the tune of the section to this singer's octave. `said` are the pitches of the phrase so far, which count as
   * well.
   */
  octaveOf(by: SungBy, said: readonly number[]): number
}

function octaveFor(tune: readonly number[], { low, high }: KindPlan): number {
  const strain = (octave: number) =>
    tune.reduce((sum, pitch) => sum + Math.max(0, low - pitch - octave, pitch + octave - high) ** 2, 0)
  return [0, -12, 12].reduce((best, octave) => (strain(octave) < strain(best) ? octave : best))
}

function createPlan(kind: SectionKind, range: Range, random: Random): KindPlan {
  const own = random.fork(`plan/${kind}`)
  const at = (part: number) => range.low + part * (range.high - range.low)
  const register = REGISTERS[kind]
  return {
    phrases: own.pick(PHRASE_PLANS),
    arcs: own.shuffle(ARCS),
    motif: createMotif(own),
    contrast: own.between(0.8, 1.9),
    low: Math.ceil(at(register.low)),
    centre: at(register.centre),
    high: Math.floor(at(register.high)),
  }
}

/** A stretch of a phrase that one singer has, in syllables. */
type Turn = { readonly by: SungBy; readonly behind: boolean; readonly from: number; readonly to: number }

function turnsIn({ lines, weights }: Phrase): Turn[] {
  const turns: Turn[] = []
  for (const line of lines) {
    const by = line.by === 'second' ? 'second' : 'lead'
    const last = turns.at(-1)
    const from = last?.to ?? 0
    const to = from + line.words.reduce((sum, { syllables }) => sum + syllables.length, 0)
    if (last?.by === by) turns[turns.length - 1] = { ...last, to }
    else turns.push({ by, behind: line.behind === true, from, to })
  }
  return turns.length > 0 ? turns : [{ by: 'lead', behind: false, from: 0, to: weights.length }]
}

type SongPhrase = PlacedPhrase & { readonly slotBeat: number }

function placedInSong(section: PlannedSection, placed: PlacedPhrase): SongPhrase {
  return { ...placed, slotBeat: section.startBeat + placed.startBeat }
}

type Context = SingerPlans & {
  readonly index: number
  readonly of: number
  readonly likeness: Template | null
  /** The last pitch that each singer sang. */
  readonly before: ReadonlyMap<SungBy, number>
  readonly bias: readonly number[]
}

function composePhrase(placed: SongPhrase, context: Context, constraints: MelodyConstraints, random: Random): Template {
  const beats = onsetsFor(placed, context, constraints)
  const lengths = lengthsOf(beats, placed, constraints)
  const pitches: number[] = []
  const tune: number[] = []
  for (const turn of turnsIn(placed.phrase)) {
    const octave = context.octaveOf(turn.by, tune)
    const sung = composeTurn(turn, { placed, beats, lengths, tune, octave }, context, constraints, random)
    pitches.push(...sung)
    tune.push(...sung.map((pitch) => pitch - octave))
  }
  return { beats, pitches, tune }
}

type OpenPhrase = {
  readonly placed: SongPhrase
  readonly beats: readonly number[]
  readonly lengths: readonly number[]
  /** The tune up to this turn, and how far it is from this singer's. */
  readonly tune: readonly number[]
  readonly octave: number
}

function composeTurn(
  turn: Turn,
  phrase: OpenPhrase,
  context: Context,
  constraints: MelodyConstraints,
  random: Random,
): number[] {
  const { placed, beats, lengths, octave } = phrase
  const { index, likeness } = context
  const plan = context.planOf(turn.by)
  const count = placed.phrase.weights.length
  const open = beats.slice(turn.from, turn.to).map((beat, own): OpenNote => {
    const at = turn.from + own
    const absolute = placed.slotBeat + beat
    const tune = turn.behind ? echoed(phrase.tune, own, turn) : favouredPitch(likeness, beat)
    return {
      chord: chordAt(constraints.chords, beat < 0 ? absolute : absolute + 0.01),
      strength: Math.max(
        metricStrength(beat, constraints.beatsPerBar),
        lengths[at]! * constraints.secPerBeat > 0.7 ? 0.9 : 0,
      ),
      favoured: tune === null || (at >= count - 2 && index >= 2) ? null : tune + octave,
    }
  })
  const shape = {
    key: constraints.key,
    low: plan.low,
    high: plan.high,
    centre: plan.centre,
    arc: plan.arcs[index % plan.arcs.length]!,
    motif: index % 2 === 0 ? plan.motif : plan.motif.slice(0, 2),
    closes: index === context.of - 1 || index % 4 === 3,
    leaps: constraints.leaps,
    reciting: constraints.reciting,
  }
  const label = `pitch/${plan.motif.join()}/${index}${turn.from > 0 ? `/${turn.from}` : ''}`
  return composeMelody(open, shape, context.before.get(turn.by) ?? null, random.fork(label))
}

/** An echo repeats the last pitches before it, those to which its words were sung. */
function echoed(tune: readonly number[], own: number, { from, to }: Turn): number | null {
  return tune[from - (to - from) + own] ?? null
}

function onsetsFor(placed: SongPhrase, { likeness, bias, planOf }: Context, constraints: MelodyConstraints): number[] {
  const slot = {
    lengthBeats: placed.lengthBeats,
    beatsPerBar: constraints.beatsPerBar,
    secPerBeat: constraints.secPerBeat,
    pickupBeats: Math.min(PICKUP_BEATS, placed.slotBeat),
    favoured: likeness?.beats ?? [],
    bias,
    contrast: planOf('lead').contrast,
    paceSec: paceFor(placed, constraints),
  }
  return placeSyllables(placed.phrase.weights, slot) ?? crowded(placed)
}

/**
 * The pace that fills the slot and leaves time for a breath. In longer slots the words keep the pace of the style and the band
 * fills the rest, because drawn-out words blur.
 */
function paceFor(placed: SongPhrase, { secPerBeat, syllablesPerSec }: MelodyConstraints): number {
  const filling = ((placed.lengthBeats - 1.5) * secPerBeat) / placed.phrase.weights.length
  return Math.max(0.18, Math.min(filling, PACE / syllablesPerSec))
}

/** More syllables than the grid has places: evenly spread, as fast as it takes. */
function crowded({ phrase, lengthBeats }: SongPhrase): number[] {
  const step = (lengthBeats - PICKUP_BEATS - BREATH_BEATS) / phrase.weights.length
  return phrase.weights.map((_, index) => index * step)
}

function favouredPitch(likeness: Template | null, beat: number): number | null {
  if (!likeness) return null
  const at = likeness.beats.findLastIndex((other) => other <= beat + 0.01)
  return likeness.tune[Math.max(0, at)] ?? null
}

function lengthsOf(beats: readonly number[], placed: SongPhrase, { secPerBeat }: MelodyConstraints): number[] {
  const end = placed.lengthBeats - PICKUP_BEATS - BREATH_BEATS
  return beats.map((beat, index) => {
    const next = beats[index + 1]
    if (next !== undefined) return Math.min(next - beat, LONGEST_INSIDE_SEC / secPerBeat)
    return Math.max(Math.min(end - beat, LONGEST_END_SEC / secPerBeat), 0.25)
  })
}

function toNotes(
  placed: SongPhrase,
  { beats, pitches }: Template,
  energy: number,
  constraints: MelodyConstraints,
): Note[] {
  const lengths = lengthsOf(beats, placed, constraints)
  return beats.map((beat, index) => ({
    startBeat: placed.slotBeat + beat,
    lengthBeats: lengths[index]!,
    pitch: pitches[index]!,
    velocity: Math.min(1, 0.52 + energy * 0.25 + placed.phrase.weights[index]!.stress * 0.15),
  }))
}
