import { clamp, throughPoints, valueAt } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Random } from '../random/random.ts'
import { type PhoneClass, type PhoneSet, phoneClass } from '../speech/phones.ts'
import { noiseShare } from '../vocoder/aperiodicity.ts'
import type { Envelopes } from '../vocoder/envelope.ts'
import { SYNTHESIS_BINS, type Synthesizer, type VoiceFrame } from '../vocoder/synthesis.ts'
import { createShaper, type Shaper } from '../voices/shape.ts'
import type { VoiceModel } from '../voices/voice-model.ts'
import { createMelody, type TimedNote } from './melody.ts'
import type { Segment } from './timing.ts'

/** A line that is placed in time, with the analysed speech that it is made of. */
export type PlacedLine = {
  readonly segments: readonly Segment[]
  readonly notes: readonly TimedNote[]
  /** Loudness of each syllable, decibels about the usual. */
  readonly dynamicsDb: readonly number[]
  readonly envelopes: Envelopes
  readonly set: PhoneSet
}

export type SungAudio = { readonly startSample: number; readonly samples: Float32Array }

const HOP_SAMPLES = 220
const HOP_SEC = HOP_SAMPLES / SAMPLE_RATE
/** Vowels are brought to this root mean square, by no more than `LARGEST_LEVELLING_DB` either way. */
const VOWEL_LEVEL_DB = -21
const LARGEST_LEVELLING_DB = 12
const ATTACK_SEC = 0.012
const RELEASE_SEC = 0.05
/** Time in which voicing changes at the border of two phones. */
const VOICING_SEC = 0.012
const VOICING: Readonly<Record<PhoneClass, number>> = { vowel: 1, sonorant: 1, voiced: 0.6, voiceless: 0 }
const LN_PER_DB = Math.LN10 / 10

export function singLine(line: PlacedLine, model: VoiceModel, synthesizer: Synthesizer, random: Random): SungAudio {
  const { segments, envelopes } = line
  const startSample = Math.max(0, Math.floor((segments[0]!.startSec - ATTACK_SEC) * SAMPLE_RATE))
  const startSec = startSample / SAMPLE_RATE
  const frames = Math.ceil((segments.at(-1)!.endSec + RELEASE_SEC - startSec) / HOP_SEC) + 1
  const shaper = createShaper(model, {
    sourceRate: envelopes.sampleRate,
    sourceBins: envelopes.bins,
    sampleRate: SAMPLE_RATE,
    bins: SYNTHESIS_BINS,
  })
  const melody = createMelody(line.notes, model.vibratoCents, random)
  const f0Hz = Float32Array.from({ length: frames }, (_, frame) => melody(startSec + frame * HOP_SEC))
  const gains = levels(line, shaper)
  const source = new Float32Array(envelopes.bins)
  let current = 0

  const fill = (index: number, frame: VoiceFrame) => {
    const timeSec = startSec + index * HOP_SEC
    while (current + 1 < segments.length && timeSec >= segments[current + 1]!.startSec) current++
    const segment = segments[current]!
    const loudness = presence(segments, current, timeSec)
    if (loudness === 0) {
      frame.logPower.fill(-46)
      return
    }
    spokenFrame(envelopes, throughPoints(segment.map, timeSec), source)
    frame.voicing = voicingAt(segments, current, timeSec, line.set)
    shaper.shape(source, f0Hz[index]!, frame.voicing, frame.logPower)
    const gain = LN_PER_DB * throughPoints(gains, timeSec) + 2 * Math.log(loudness)
    for (let bin = 0; bin < SYNTHESIS_BINS; bin++) frame.logPower[bin]! += gain
  }

  const samples = synthesizer.synthesize(
    {
      sampleRate: SAMPLE_RATE,
      frames,
      hopSamples: HOP_SAMPLES,
      f0Hz,
      noiseShare: noiseShare(SYNTHESIS_BINS, SAMPLE_RATE, model.breathDb),
      fill,
    },
    random,
  )
  return { startSample, samples }
}

/** Envelope at a time of the spoken line, interpolated in the logarithm. */
function spokenFrame({ hopSec, logPower }: Envelopes, timeSec: number, into: Float32Array): void {
  const position = clamp(timeSec / hopSec, 0, logPower.length - 1)
  const index = Math.min(Math.floor(position), logPower.length - 2)
  const [a, b] = [logPower[index]!, logPower[index + 1]!]
  const share = position - index
  for (let bin = 0; bin < into.length; bin++) into[bin] = a[bin]! + share * (b[bin]! - a[bin]!)
}

/** 0 in rests, 1 within phones, with soft edges towards rests. */
function presence(segments: readonly Segment[], current: number, timeSec: number): number {
  const { startSec, endSec } = segments[current]!
  const before = segments[current - 1]
  const next = segments[current + 1]
  const opens = !before || startSec - before.endSec > 0.005
  const closes = !next || next.startSec - endSec > 0.005
  const rise = opens ? clamp(1 + (timeSec - startSec) / ATTACK_SEC, 0, 1) : 1
  const fall = closes ? clamp(1 - (timeSec - endSec) / RELEASE_SEC, 0, 1) : 1
  const coming = next && closes ? clamp(1 + (timeSec - next.startSec) / ATTACK_SEC, 0, 1) : 0
  return Math.max(Math.min(rise, fall), coming)
}

function voicingAt(segments: readonly Segment[], current: number, timeSec: number, set: PhoneSet): number {
  const own = VOICING[phoneClass(segments[current]!.phone, set)]
  const before = segments[current - 1]
  const next = segments[current + 1]
  const { startSec, endSec } = segments[current]!
  const blend = (other: Segment | undefined, distanceSec: number) => {
    if (!other) return own
    const share = clamp(0.5 + distanceSec / VOICING_SEC, 0.5, 1)
    return share * own + (1 - share) * VOICING[phoneClass(other.phone, set)]
  }
  const start = blend(before, timeSec - startSec)
  const end = blend(next, endSec - timeSec)
  return timeSec - startSec < endSec - timeSec ? start : end
}

/** Points of (time, gain in decibels) through the vowels' middles, which bring them to one level. */
function levels(line: PlacedLine, shaper: Shaper): [timeSec: number, gainDb: number][] {
  const source = new Float32Array(line.envelopes.bins)
  const shaped = new Float32Array(SYNTHESIS_BINS)
  const vowels = line.segments.filter(({ phone }) => phoneClass(phone, line.set) === 'vowel')
  const levelsDb = vowels.map(({ map }) => {
    const ends = [map[0]![1], map.at(-1)![1]]
    let power = 0
    for (const share of [0.3, 0.5, 0.7]) {
      spokenFrame(line.envelopes, valueAt(ends, share), source)
      shaper.shape(source, 0, 1, shaped)
      for (const bin of shaped) power += Math.exp(bin) / 3
    }
    return 10 * Math.log10(power / (SYNTHESIS_BINS - 1))
  })
  const usualDb = levelsDb.reduce((sum, level) => sum + level, 0) / levelsDb.length
  return vowels.map((segment, index) => {
    const levelling = clamp(usualDb - levelsDb[index]!, -LARGEST_LEVELLING_DB, LARGEST_LEVELLING_DB)
    const gainDb = VOWEL_LEVEL_DB - usualDb + levelling + line.dynamicsDb[segment.syllable]!
    return [(segment.startSec + segment.endSec) / 2, gainDb]
  })
}
