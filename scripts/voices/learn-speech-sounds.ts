import type { VoiceAnalysis } from '#lib/engine/voices/own-voice/analyse-voice.ts'
import { centred, FIRST, LAST, PLACES, valueAt } from '#lib/engine/voices/own-voice/axis.ts'
import { matchFormants } from '#lib/engine/voices/own-voice/match-formants.ts'

const SOUNDS = 24
const FRAMES = 800
const ROUNDS = 15
const ALIGNED = 3

/**
 * The sounds that voices have in common, as the vocal tract of the first of them makes them: spectra in dB on PLACES, by
 * k-means over the frames of all, each voice brought to the first one's vocal tract and tilt.
 */
export function learnSpeechSounds(voices: readonly Pick<VoiceAnalysis, 'spectra' | 'bandHz'>[]): Float64Array[] {
  const first = voices[0]!
  let sounds = cluster(brought(first.spectra, 0, 0))
  for (let round = 0; round < ALIGNED; round++) {
    const matches = voices.map((voice) => matchFormants(voice, sounds))
    const frames = voices.flatMap(({ spectra }, index) =>
      brought(spectra, matches[index]!.shift - matches[0]!.shift, matches[index]!.slope - matches[0]!.slope),
    )
    sounds = cluster(frames)
  }
  return sounds
}

function brought(spectra: readonly Float32Array[], shift: number, slope: number): Float64Array[] {
  const every = Math.max(1, spectra.length / FRAMES)
  return Array.from({ length: Math.floor(spectra.length / every) }, (_, index) => {
    const spectrum = spectra[Math.floor(index * every)]!
    return centred(
      Float64Array.from({ length: PLACES }, (_, place) => valueAt(spectrum, place + shift) - slope * (place + shift)),
    )
  })
}

/** Lloyd's k-means from frames spread evenly. */
function cluster(frames: readonly Float64Array[]): Float64Array[] {
  let sounds = Array.from(
    { length: SOUNDS },
    (_, index) => frames[Math.floor(((index + 0.5) / SOUNDS) * frames.length)]!,
  )
  for (let round = 0; round < ROUNDS; round++) {
    const members: Float64Array[][] = sounds.map(() => [])
    for (const frame of frames) {
      const distances = sounds.map((sound) => squareDistance(frame, sound))
      members[distances.indexOf(Math.min(...distances))]!.push(frame)
    }
    sounds = sounds.map((sound, index) => (members[index]!.length > 0 ? meanOf(members[index]!) : sound))
  }
  return sounds
}

function squareDistance(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let place = FIRST; place <= LAST; place++) sum += (one[place]! - other[place]!) ** 2
  return sum
}

function meanOf(frames: readonly Float64Array[]): Float64Array {
  return Float64Array.from(
    { length: PLACES },
    (_, place) => frames.reduce((sum, frame) => sum + frame[place]!, 0) / frames.length,
  )
}
