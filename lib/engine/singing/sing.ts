import type { Assets } from '../assets.ts'
import { clamp } from '../dsp/interpolate.ts'
import { createRandom, type Random } from '../random/random.ts'
import { harmonyLine, type Score, type SungLine, secondsAt } from '../score/score.ts'
import { isVowel } from '../speech/phones.ts'
import { phoneSetOf } from '../speech/pronounce.ts'
import { TRUSTED_BANDS } from '../speech/source.ts'
import { createSynthesizer } from '../vocoder/synthesis.ts'
import { type Singer, singerFor, singerNamed } from '../voices/singers.ts'
import { breathe } from './breath.ts'
import type { Sing, SungPart } from './contract.ts'
import { deliveryOf } from './delivery.ts'
import { type SungAudio, singLine, type Take } from './line.ts'
import type { PlacedLine } from './placed-line.ts'
import { createSpeaker, type SpokenLine, syllablesOf } from './spoken-lines.ts'
import type { TimedNote } from './timed-note.ts'
import { placePhones, type Room, type TimedSyllable } from './timing.ts'
import { createVowelTargets, type VowelTargets } from './vowel-targets.ts'

/** Time that a line's first consonants are given before its first beat, each and together. */
const ONSET_SEC = 0.07
const LONGEST_ONSET_SEC = 0.16
/** Rest before a line in which a breath is heard. */
const BREATH_ROOM_SEC = 0.5
const LEAD = { voice: 'lead', gainDb: 0, pan: 0 } as const
const DOUBLE = { voice: 'double', gainDb: -9, pan: -0.15 } as const
const HARMONY = { voice: 'harmony', gainDb: -11, pan: 0.25 } as const
const PEAK = 0.8

/** See `Sing`. `named` finds the singer of a score; throws RangeError for one that is not in the registry. */
export function createSing({ speech }: Pick<Assets, 'speech'>, named: (name: string) => Singer = singerNamed): Sing {
  const synthesizer = createSynthesizer(speech.fft)
  const vowelTargets = createVowelTargets(speech)

  return function* (score) {
    const { vocal } = score
    if (!vocal) return
    const singer = named(vocal.singer)
    const random = createRandom(score.seed).fork('singing')
    const lines = vocal.lines.filter((line) => syllablesOf(line).length > 0)
    const spoken = createSpeaker(speech, lines)
    let fromSec = 0
    for (const [index, line] of lines.entries()) {
      const chance = random.fork(`line ${index}`)
      const own = singer.languages.includes(line.language) ? singer : singerFor({ ...singer, language: line.language })
      const room = { fromSec, untilSec: onsetOf(score, lines[index + 1]) }
      const sources = { spoken: spoken(line, own.source), targets: vowelTargets(own.source) }
      const placed = placeLine(score, line, own, sources, room)
      const startSec = placed.segments[0]!.startSec
      const take: Take = { model: own.model, f0: own.f0, detuneCents: 0, delaySec: 0 }
      const parts = [part(LEAD, singLine(placed, take, synthesizer, chance))]
      if (isDoubled(score, line)) {
        const double = singLine(placed, secondTake(own, chance), synthesizer, chance.fork('double'))
        parts.push(part(DOUBLE, double))
      }
      const other = harmonyLine(line)
      if (other) {
        const second = secondTake(own, chance.fork('second singer'))
        const notes = notesOf(score, other)
        parts.push(part(HARMONY, singLine({ ...placed, notes }, second, synthesizer, chance.fork('harmony'))))
      }
      if (startSec - fromSec > BREATH_ROOM_SEC) {
        parts.push(part(LEAD, breathe(startSec - 0.04, synthesizer, chance.fork('breath'))))
      }
      fromSec = placed.segments.at(-1)!.endSec
      yield parts
    }
  }
}

type Sources = { readonly spoken: SpokenLine; readonly targets: VowelTargets }

function placeLine(score: Score, line: SungLine, singer: Singer, { spoken, targets }: Sources, room: Room): PlacedLine {
  const syllables = syllablesOf(line)
  const set = phoneSetOf(line.language)
  const timed = syllables.map((syllable) => timedSyllable(score, syllable))
  const energy = score.sections[line.section]?.energy ?? 0.5
  return {
    segments: placePhones(timed, spoken.phones, set, room),
    notes: notesOf(score, line),
    efforts: syllables.map(({ notes }) => clamp(2 * (notes[0]!.velocity - 0.75) + (energy - 0.5), -1, 1)),
    envelopes: spoken.envelopes,
    targets,
    set,
    band: TRUSTED_BANDS[singer.source.engine],
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

function isDoubled(score: Score, line: SungLine): boolean {
  return score.sections[line.section]?.kind === 'chorus'
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
function part(voice: Pick<SungPart, 'voice' | 'gainDb' | 'pan'>, { startSample, samples, pitch }: SungAudio): SungPart {
  let peak = 0
  for (let index = 0; index < samples.length; index++) peak = Math.max(peak, Math.abs(samples[index]!))
  const gain = PEAK / peak
  if (gain < 1) for (let index = 0; index < samples.length; index++) samples[index]! *= gain
  return { ...voice, startSample, samples, ...(pitch && { pitch }) }
}
