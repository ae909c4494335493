import { HOP_SEC, type VoiceAnalysis } from './analyse-voice.ts'
import { matchFormants } from './match-formants.ts'
import { SPEECH_SOUNDS } from './speech-sounds.ts'

/** Parts that a recording is looked at in, and how many frames tell whose voice one is. */
const PART_SEC = 3
const LEAST_FRAMES = 60
/** Somebody has so many parts at least, and so large a share of all. */
const LEAST_PARTS = 2
const LEAST_SHARE = 0.2
/**
 * How far the voices of two people are apart, in semitones of pitch and in places of the formants (12 an octave). A man and a
 * woman usually differ by 7 and 3.5. One person who sings changes the pitch alone; the measured formant shift then follows by
 * 1.5 places at most.
 */
const APART = { semitones: 3.5, places: 2 }

type Part = { readonly pitch: number; readonly formantShift: number }

/**
 * Whether two people take turns: some parts of a recording have a higher pitch than the rest, and formants of a shorter vocal
 * tract. Two people with a similar pitch or similar formants are taken for one.
 */
export function hasTurns(heard: Pick<VoiceAnalysis, 'f0Hz' | 'frames' | 'spectra' | 'bandHz'>): boolean {
  const parts = partsOf(heard).toSorted((one, other) => one.pitch - other.pitch)
  const least = Math.max(LEAST_PARTS, Math.ceil(LEAST_SHARE * parts.length))
  for (let split = least; split <= parts.length - least; split++) {
    const [low, high] = [parts.slice(0, split), parts.slice(split)]
    const semitones = quantile(high, 'pitch', 0.5) - quantile(low, 'pitch', 0.5)
    const places = quantile(high, 'formantShift', 0.5) - quantile(low, 'formantShift', 0.5)
    const isClear = quantile(high, 'formantShift', 0.25) - quantile(low, 'formantShift', 0.75) > APART.places / 2
    if (semitones > APART.semitones && places > APART.places && isClear) return true
  }
  return false
}

function partsOf({ f0Hz, frames, spectra, bandHz }: Parameters<typeof hasTurns>[0]): Part[] {
  const partFrames = PART_SEC / HOP_SEC
  const parts: Part[] = []
  for (let from = 0; from < f0Hz.length; from += partFrames) {
    const inside = [...frames.keys()].filter((index) => frames[index]! >= from && frames[index]! < from + partFrames)
    if (inside.length < LEAST_FRAMES) continue
    const hz = inside.map((index) => f0Hz[frames[index]!]!).sort((one, other) => one - other)
    const { shift } = matchFormants({ spectra: inside.map((index) => spectra[index]!), bandHz }, SPEECH_SOUNDS)
    parts.push({ pitch: 12 * Math.log2(hz[hz.length >> 1]!), formantShift: shift })
  }
  return parts
}

function quantile(parts: readonly Part[], number: keyof Part, share: number): number {
  const values = parts.map((part) => part[number]).sort((one, other) => one - other)
  return values[Math.round(share * (values.length - 1))]!
}
