import type { Assets } from '../assets.ts'
import { createRandom, type Random } from '../random/random.ts'
import { harmonyLine, type Score, type SungLine, secondsAt } from '../score/score.ts'
import { isVowel } from '../speech/phones.ts'
import { phoneSetOf } from '../speech/pronounce.ts'
import { TRUSTED_BANDS } from '../speech/source.ts'
import { type Synthesizer, synthesizerOf } from '../vocoder/synthesis.ts'
import { type Singer, singerNamed } from '../voices/singers.ts'
import { type BreathNeeds, breathe } from './breath.ts'
import { withCrispBursts } from './bursts.ts'
import type { Sing, SungPart } from './contract.ts'
import { effortOf } from './effort.ts'
import { type SungAudio, singLine, type Take } from './line.ts'
import { deliveryOf } from './pitch/delivery.ts'
import type { TimedNote } from './pitch/timed-note.ts'
import type { PlacedLine } from './placed-line.ts'
import { createSpeaker, type LineToSpeak, type SpokenLine, syllablesOf } from './spoken-lines.ts'
import { placePhones, type Room, type TimedSyllable } from './timing.ts'
import { createVowelTargets, type VowelTargets } from './vowel-targets.ts'
import { DOUBLE, isDoubled, type Place, type Turn, turnsOf } from './who-sings.ts'

/** Time that a line's first consonants are given before its first beat, each and together. */
const ONSET_SEC = 0.07
const LONGEST_ONSET_SEC = 0.16
/** Rest before a line in which a breath is heard. */
const BREATH_ROOM_SEC = 0.5
const PEAK = 0.8

/** See `Sing`. `named` finds the singers of a score; throws RangeError for one that is not in the registry. */
export function createSing({ speech }: Pick<Assets, 'speech'>, named: (name: string) => Singer = singerNamed): Sing {
  const synthesizer = synthesizerOf(speech.fft)
  const targetsOf = createVowelTargets(speech)

  return function* (score) {
    if (!score.vocal) return
    const turns = turnsOf(score.vocal, named)
    const spoken = createSpeaker(
      speech,
      turns.flatMap(({ front, behind }) => [front, ...behind].flatMap(toSpeak)),
    )
    const studio = { score, synthesizer, spoken, targetsOf }
    const random = createRandom(score.seed).fork('singing')
    let fromSec = 0
    for (const [index, { front, behind }] of turns.entries()) {
      const chance = random.fork(`line ${index}`)
      const room = { fromSec, untilSec: onsetOf(score, turns[index + 1]?.front.line) }
      const { parts, placed } = singTurn(front, room, chance, studio)
      const { startSec } = placed.segments[0]!
      if (startSec - fromSec > BREATH_ROOM_SEC) {
        const needs = breathNeeds(placed, startSec - fromSec)
        parts.push(part(front.place, breathe(startSec - 0.04, needs, synthesizer, chance.fork('breath'))))
      }
      for (const [at, turn] of behind.entries()) {
        const free = { fromSec: onsetOf(score, turn.line), untilSec: Number.POSITIVE_INFINITY }
        parts.push(...singTurn(turn, free, chance.fork(`behind ${at}`), studio).parts)
      }
      fromSec = placed.segments.at(-1)!.endSec
      yield parts
    }
  }
}

/** What a turn needs spoken: its line once for everybody whose voice has the same source. */
function toSpeak({ line, singer: { source }, joined }: Turn): LineToSpeak[] {
  const isOther = joined && joined.singer.source !== source
  return [{ line, source }, ...(isOther ? [{ line, source: joined.singer.source }] : [])]
}

type Studio = {
  readonly score: Score
  readonly synthesizer: Synthesizer
  readonly spoken: ReturnType<typeof createSpeaker>
  readonly targetsOf: ReturnType<typeof createVowelTargets>
}

/** A line, its double in choruses, and whoever joins it. */
function singTurn({ line, singer, place, joined }: Turn, room: Room, chance: Random, studio: Studio) {
  const { score, synthesizer, spoken, targetsOf } = studio
  const placedBy = (who: Singer): PlacedLine => {
    const sources = { spoken: spoken({ line, source: who.source }), targets: targetsOf(who.source) }
    return placeLine(score, line, who, sources, room)
  }
  const placed = placedBy(singer)
  const parts = [
    part(
      place,
      singLine(placed, { model: singer.model, f0: singer.f0, detuneCents: 0, delaySec: 0 }, synthesizer, chance),
    ),
  ]
  if (isDoubled(score, line)) {
    const double = singLine(placed, secondTake(singer, chance), synthesizer, chance.fork('double'))
    parts.push(part(DOUBLE, double))
  }
  const harmony = harmonyLine(line)
  if (joined && harmony) {
    const own =
      joined.singer.source === singer.source ? { ...placed, range: joined.singer.range } : placedBy(joined.singer)
    const second = secondTake(joined.singer, chance.fork('second singer'))
    const notes = notesOf(score, harmony)
    parts.push(part(joined.place, singLine({ ...own, notes }, second, synthesizer, chance.fork('harmony'))))
  }
  return { parts, placed }
}

function breathNeeds({ segments, efforts }: PlacedLine, restSec: number): BreathNeeds {
  const effort = efforts.reduce((sum, one) => sum + one, 0) / efforts.length
  return { phraseSec: segments.at(-1)!.endSec - segments[0]!.startSec, effort, restSec }
}

type Sources = { readonly spoken: SpokenLine; readonly targets: VowelTargets }

function placeLine(
  score: Score,
  line: SungLine,
  { source, range }: Singer,
  { spoken, targets }: Sources,
  room: Room,
): PlacedLine {
  const syllables = syllablesOf(line)
  const set = phoneSetOf(line.language)
  const timed = syllables.map((syllable) => timedSyllable(score, syllable))
  const energy = score.sections[line.section]?.energy ?? 0.5
  return {
    segments: withCrispBursts(placePhones(timed, spoken.phones, set, room), spoken.envelopes, set),
    notes: notesOf(score, line),
    efforts: syllables.map(({ notes }) => effortOf(notes[0]!.velocity, energy)),
    range,
    envelopes: spoken.envelopes,
    targets,
    set,
    band: TRUSTED_BANDS[source.engine],
    delivery: deliveryOf(score.style),
  }
}

function notesOf(score: Score, line: SungLine): TimedNote[] {
  return syllablesOf(line).flatMap(({ notes }) =>
    notes.map(({ startBeat, lengthBeats, pitch }) => ({
      startSec: secondsAt(score, startBeat),
      endSec: secondsAt(score, startBeat + lengthBeats),
      pitch,
    })),
  )
}

/** Nobody sings a line twice alike. */
function secondTake({ model, f0 }: Singer, random: Random): Take {
  return {
    model: { ...model, formantScale: model.formantScale * 1.015, vibratoCents: 0.8 * model.vibratoCents },
    f0,
    detuneCents: random.pick([-1, 1]) * random.between(6, 11),
    delaySec: random.between(0.008, 0.022),
  }
}

function timedSyllable(score: Score, { phones, notes }: ReturnType<typeof syllablesOf>[number]): TimedSyllable {
  const last = notes.at(-1)!
  return {
    phones,
    startSec: secondsAt(score, notes[0]!.startBeat),
    endSec: secondsAt(score, last.startBeat + last.lengthBeats),
  }
}

/** When a line's first consonants may begin. */
function onsetOf(score: Score, line: SungLine | undefined): number {
  const first = line && syllablesOf(line)[0]
  if (!first) return Number.POSITIVE_INFINITY
  const set = phoneSetOf(line.language)
  const consonants = first.phones.findIndex((phone) => isVowel(phone, set))
  return secondsAt(score, first.notes[0]!.startBeat) - Math.min(LONGEST_ONSET_SEC, ONSET_SEC * consonants)
}

/** A line that would come near full scale is sung softer, and the others are left alone. */
function part(place: Place, { startSample, samples, pitch }: SungAudio): SungPart {
  let peak = 0
  for (let index = 0; index < samples.length; index++)
    if (Math.abs(samples[index]!) > peak) peak = Math.abs(samples[index]!)
  const gain = PEAK / peak
  if (gain < 1) for (let index = 0; index < samples.length; index++) samples[index]! *= gain
  return { ...place, startSample, samples, ...(pitch && { pitch }) }
}
