import { LN_PER_DB } from '../dsp/decibels.ts'
import { clamp, throughPoints } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Random } from '../random/random.ts'
import { isDiphthong, type PhoneClass, type PhoneSet, phoneClass } from '../speech/phones.ts'
import { noiseShare } from '../vocoder/aperiodicity.ts'
import { envelopeAt } from '../vocoder/envelope.ts'
import type { F0Track } from '../vocoder/f0.ts'
import type { Synthesizer } from '../vocoder/synthesis.ts'
import { SYNTHESIS_BINS, type VoiceFrame } from '../vocoder/voice-track.ts'
import type { F0Control } from '../voices/f0-control.ts'
import { frictionOf } from '../voices/friction.ts'
import { createShaper } from '../voices/shape.ts'
import type { VoiceModel } from '../voices/voice-model.ts'
import { createEffort, phonationOf } from './effort.ts'
import { createExpression } from './expression.ts'
import { phoneGains } from './levels.ts'
import { createMelody } from './pitch/melody.ts'
import type { PlacedLine } from './placed-line.ts'
import type { Segment } from './timing.ts'
import { moveTowards } from './vowel-targets.ts'

export type SungAudio = {
  readonly startSample: number
  readonly samples: Float32Array
  /** The pitch that was meant, from the first sample on; absent of what has none. */
  readonly pitch?: F0Track
}

/** How a take differs from the plain one: a double is a little out of tune, late and of another vocal tract. */
export type Take = {
  readonly detuneCents: number
  readonly delaySec: number
  readonly model: VoiceModel
  readonly f0: F0Control
}

const HOP_SAMPLES = 220
const HOP_SEC = HOP_SAMPLES / SAMPLE_RATE
const ATTACK_SEC = 0.012
/**
 * pocketsphinx hears vowels begin so much before their segments. Whether that is the consonant before them, which ends in
 * their sound, or its own window of 26 ms has not been told apart.
 */
const HEARD_EARLY_SEC = 0.01
const RELEASE_SEC = 0.07
/** Phones that stand so near each other are sung without a rest between them. */
const CLOSE_SEC = 0.005
/** Time in which voicing changes at the border of two phones. */
const VOICING_SEC = 0.012
const VOICING: Readonly<Record<PhoneClass, number>> = { vowel: 1, sonorant: 1, voiced: 0.6, voiceless: 0 }
/** Seconds at the ends of a vowel in which it is only what was spoken, and in which it then comes nearer its target. */
const OPENING_SEC = 0.04
const CLOSING_SEC = { vowel: 0.05, diphthong: 0.3 }
const APPROACH_SEC = 0.08
const HELD_SHARE = 0.7
const SILENCE = -46

export function singLine(line: PlacedLine, take: Take, synthesizer: Synthesizer, random: Random): SungAudio {
  const { segments, delivery } = line
  const { model, f0, detuneCents, delaySec } = take
  const startSample = Math.max(0, Math.floor((segments[0]!.startSec - ATTACK_SEC) * SAMPLE_RATE))
  const startSec = startSample / SAMPLE_RATE
  const frames = Math.ceil((segments.at(-1)!.endSec + RELEASE_SEC - startSec) / HOP_SEC) + 1
  const manner = { vibratoCents: model.vibratoCents, control: f0, delivery }
  const melody = createMelody(line.notes, manner, random.fork('melody'))
  const f0Hz = Float32Array.from(
    { length: frames },
    (_, frame) => melody(startSec + frame * HOP_SEC) * 2 ** (detuneCents / 1200),
  )
  const samples = synthesizer.synthesize(
    {
      sampleRate: SAMPLE_RATE,
      frames,
      hopSamples: HOP_SAMPLES,
      f0Hz,
      noiseShare: noiseShare(SYNTHESIS_BINS, SAMPLE_RATE, model.breathDb),
      fill: createFill(line, model, { startSec, f0Hz }, random.fork('expression')),
    },
    random.fork('noise'),
  )
  return {
    startSample: startSample + Math.round((delaySec + HEARD_EARLY_SEC) * SAMPLE_RATE),
    samples,
    pitch: { hopSec: HOP_SEC, f0Hz },
  }
}

/** Hertz for every frame from a time on. */
type Pitch = { readonly startSec: number; readonly f0Hz: Float32Array }

/** Tells the synthesiser frame by frame what the line sounds like. */
function createFill(line: PlacedLine, model: VoiceModel, { startSec, f0Hz }: Pitch, random: Random) {
  const { segments, envelopes, set } = line
  const shaper = createShaper(model, {
    sourceRate: envelopes.sampleRate,
    sourceBins: envelopes.bins,
    sampleRate: SAMPLE_RATE,
    bins: SYNTHESIS_BINS,
    band: line.band,
  })
  const express = createExpression(random)
  const effortAt = createEffort(line)
  const gains = phoneGains(line, shaper, (timeSec) => {
    const pitchHz = f0Hz[Math.round(clamp((timeSec - startSec) / HOP_SEC, 0, f0Hz.length - 1))]!
    return { f0Hz: pitchHz, ...phonationOf(line, model, effortAt(timeSec), pitchHz) }
  })
  const frictions = segments.map(({ phone }) => frictionOf(phone, set))
  const source = new Float32Array(envelopes.bins)
  let current = 0

  return (index: number, frame: VoiceFrame): void => {
    const timeSec = startSec + index * HOP_SEC
    while (current + 1 < segments.length && timeSec >= takesOverSec(segments, current + 1)) current++
    const segment = segments[current]!
    const loudness = presence(segments, current, timeSec)
    if (loudness === 0) {
      frame.logPower.fill(SILENCE)
      return
    }
    const { driftSec, gainDb, effort } = express(segment, timeSec, set)
    envelopeAt(envelopes, throughPoints(segment.map, timeSec) + driftSec, source)
    const target = line.targets.get(segment.phone)
    if (target) moveTowards(source, target, heldShare(segment, timeSec, set), envelopes.sampleRate)
    frame.voicing = voicingAt(segments, current, timeSec, set)
    const phonation = phonationOf(line, model, effortAt(timeSec) + effort, f0Hz[index]!)
    frame.rd = phonation.rd
    frame.breathDb = phonation.breathDb
    const manner = { f0Hz: f0Hz[index]!, voicing: frame.voicing, friction: frictions[current]!, ...phonation }
    shaper.shape(source, manner, frame.logPower)
    raise(frame.logPower, LN_PER_DB * (throughPoints(gains, timeSec) + gainDb) + 2 * Math.log(loudness))
  }
}

function raise(logPower: Float32Array, by: number): void {
  for (let bin = 0; bin < logPower.length; bin++) logPower[bin]! += by
}

/** How far a vowel is on its way to its target: not at its ends, which belong to its neighbours. */
function heldShare({ phone, startSec, endSec }: Segment, timeSec: number, set: PhoneSet): number {
  const inside = Math.min(
    timeSec - startSec - OPENING_SEC,
    endSec - timeSec - CLOSING_SEC[isDiphthong(phone, set) ? 'diphthong' : 'vowel'],
  )
  return HELD_SHARE * clamp(inside / APPROACH_SEC, 0, 1)
}

/** The phone before or after another one, unless they are apart. */
function neighbour(segments: readonly Segment[], current: number, side: -1 | 1): Segment | undefined {
  const [own, other] = [segments[current]!, segments[current + side]]
  const restSec = other && (side < 0 ? own.startSec - other.endSec : other.startSec - own.endSec)
  return restSec !== undefined && restSec <= CLOSE_SEC ? other : undefined
}

/** From when on a phone is what is heard: after a rest, from where its attack is louder than the release before it. */
function takesOverSec(segments: readonly Segment[], index: number): number {
  const { startSec } = segments[index]!
  if (neighbour(segments, index, -1)) return startSec
  const { endSec } = segments[index - 1]!
  const crossingSec = (startSec * RELEASE_SEC + endSec * ATTACK_SEC) / (RELEASE_SEC + ATTACK_SEC)
  return Math.max(startSec - ATTACK_SEC, crossingSec)
}

/** 0 in rests, 1 within phones, with soft edges towards rests. */
function presence(segments: readonly Segment[], current: number, timeSec: number): number {
  const { startSec, endSec } = segments[current]!
  const rise = neighbour(segments, current, -1) ? 1 : clamp(1 + (timeSec - startSec) / ATTACK_SEC, 0, 1)
  const fall = neighbour(segments, current, 1) ? 1 : clamp(1 - (timeSec - endSec) / RELEASE_SEC, 0, 1)
  return Math.min(rise, fall)
}

function voicingAt(segments: readonly Segment[], current: number, timeSec: number, set: PhoneSet): number {
  const { startSec, endSec, phone } = segments[current]!
  const own = VOICING[phoneClass(phone, set)]
  const starting = timeSec - startSec < endSec - timeSec
  const other = neighbour(segments, current, starting ? -1 : 1)
  if (!other) return own
  const distanceSec = starting ? timeSec - startSec : endSec - timeSec
  const share = clamp(0.5 + distanceSec / VOICING_SEC, 0.5, 1)
  return share * own + (1 - share) * VOICING[phoneClass(other.phone, set)]
}
