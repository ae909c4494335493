import type { SectionKind } from '../lyrics/lyric-section.ts'
import type { Random } from '../random/random.ts'
import type { Chord, Key, Note } from '../score/score.ts'
import type { PlacedPhrase, PlannedSection } from './form.ts'
import { chordAt } from './harmony.ts'
import { composeLine, createMotif, type OpenNote } from './melody.ts'
import { createTaste, metricStrength, placeSyllables } from './rhythm.ts'
import type { Phrase } from './words.ts'

/** Notes for the syllables of a phrase, one each, in beats of the song. */
export type SungPhrase = { readonly section: number; readonly phrase: Phrase; readonly notes: readonly Note[] }

export type LineWishes = {
  readonly chords: readonly Chord[]
  readonly key: Key
  readonly beatsPerBar: number
  readonly secPerBeat: number
  readonly range: { readonly low: number; readonly high: number }
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

/** What later phrases of the same place in the form follow: onsets from the slot's start, and their pitches. */
type Template = { readonly beats: readonly number[]; readonly pitches: readonly number[] }

/** The melody of every phrase: one for each place in the form, adapted where it comes back with other words. */
export function composeVocalLine(
  sections: readonly PlannedSection[],
  wishes: LineWishes,
  random: Random,
): SungPhrase[] {
  const templates = new Map<string, Template>()
  const plans = new Map<SectionKind, KindPlan>()
  const exact = new Map<string, Template>()
  const sung: SungPhrase[] = []
  const taste = createTaste(random.fork('taste'), wishes.beatsPerBar)
  let before: number | null = null

  sections.forEach((section, sectionIndex) => {
    const plan = plans.get(section.kind) ?? createPlan(section.kind, wishes, random)
    plans.set(section.kind, plan)
    section.phrases.forEach((placed, index) => {
      const letter = plan.phrases[index % plan.phrases.length]!
      const place = `${section.kind}/${index}`
      const likeness = templates.get(place) ?? templates.get(`${section.kind}/${letter}`) ?? null
      const same = `${place}/${placed.lengthBeats}/${placed.phrase.lines.map((line) => line.text).join('/')}`
      const phrase = placedInSong(section, placed)
      const template: Template =
        exact.get(same) ??
        composePhrase(phrase, { plan, index, of: section.phrases.length, likeness, before, taste }, wishes, random)
      exact.set(same, template)
      if (!templates.has(place)) templates.set(place, template)
      before = template.pitches.at(-1) ?? before
      sung.push({
        section: sectionIndex,
        phrase: placed.phrase,
        notes: toNotes(phrase, template, section.energy, wishes),
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

function createPlan(kind: SectionKind, { range }: LineWishes, random: Random): KindPlan {
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

type SongPhrase = PlacedPhrase & { readonly slotBeat: number }

function placedInSong(section: PlannedSection, placed: PlacedPhrase): SongPhrase {
  return { ...placed, slotBeat: section.startBeat + placed.startBeat }
}

type Context = {
  readonly plan: KindPlan
  readonly index: number
  readonly of: number
  readonly likeness: Template | null
  readonly before: number | null
  readonly taste: readonly number[]
}

function composePhrase(placed: SongPhrase, context: Context, wishes: LineWishes, random: Random): Template {
  const { plan, index, likeness } = context
  const weights = placed.phrase.weights
  const beats = onsetsFor(placed, context, wishes)
  const lengths = lengthsOf(beats, placed, wishes)
  const open = beats.map((beat, at): OpenNote => {
    const absolute = placed.slotBeat + beat
    return {
      chord: chordAt(wishes.chords, beat < 0 ? absolute : absolute + 0.01),
      strength: Math.max(metricStrength(beat, wishes.beatsPerBar), lengths[at]! * wishes.secPerBeat > 0.7 ? 0.9 : 0),
      favoured: at >= weights.length - 2 && index >= 2 ? null : favouredPitch(likeness, beat),
    }
  })
  const shape = {
    key: wishes.key,
    low: plan.low,
    high: plan.high,
    centre: plan.centre,
    arc: plan.arcs[index % plan.arcs.length]!,
    motif: index % 2 === 0 ? plan.motif : plan.motif.slice(0, 2),
    closes: index === context.of - 1 || index % 4 === 3,
    leaps: wishes.leaps,
    reciting: wishes.reciting,
  }
  const pitches = composeLine(open, shape, context.before, random.fork(`pitch/${plan.motif.join()}/${index}`))
  return { beats, pitches }
}

function onsetsFor(placed: SongPhrase, { likeness, taste, plan }: Context, wishes: LineWishes): number[] {
  const slot = {
    lengthBeats: placed.lengthBeats,
    beatsPerBar: wishes.beatsPerBar,
    secPerBeat: wishes.secPerBeat,
    pickupBeats: Math.min(PICKUP_BEATS, placed.slotBeat),
    favoured: likeness?.beats ?? [],
    taste,
    contrast: plan.contrast,
    paceSec: paceFor(placed, wishes),
  }
  return placeSyllables(placed.phrase.weights, slot) ?? crowded(placed)
}

/** The pace that fills the slot but for its breath; a longer slot is left to the band, for drawn-out words blur. */
function paceFor(placed: SongPhrase, { secPerBeat, syllablesPerSec }: LineWishes): number {
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
  return likeness.pitches[Math.max(0, at)] ?? null
}

function lengthsOf(beats: readonly number[], placed: SongPhrase, { secPerBeat }: LineWishes): number[] {
  const end = placed.lengthBeats - PICKUP_BEATS - BREATH_BEATS
  return beats.map((beat, index) => {
    const next = beats[index + 1]
    if (next !== undefined) return Math.min(next - beat, LONGEST_INSIDE_SEC / secPerBeat)
    return Math.max(Math.min(end - beat, LONGEST_END_SEC / secPerBeat), 0.25)
  })
}

function toNotes(placed: SongPhrase, { beats, pitches }: Template, energy: number, wishes: LineWishes): Note[] {
  const lengths = lengthsOf(beats, placed, wishes)
  return beats.map((beat, index) => ({
    startBeat: placed.slotBeat + beat,
    lengthBeats: lengths[index]!,
    pitch: pitches[index]!,
    velocity: Math.min(1, 0.52 + energy * 0.25 + placed.phrase.weights[index]!.stress * 0.15),
  }))
}
