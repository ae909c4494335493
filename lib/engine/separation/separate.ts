import type { Pffft } from '../assets.ts'
import { clamp } from '../dsp/interpolate.ts'
import { createStft, type Stft } from '../dsp/stft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { FRAME_SAMPLES, LONG_BINS, LONG_FRAME_SAMPLES } from './frames.ts'
import { createMelodyPath, HIGHEST_HZ, LOW_HZ } from './melody-path.ts'
import { middleFrames } from './middle.ts'
import { createFeatures, type FrameFeatures } from './voice-features.ts'
import { createVoiceFilter } from './wiener.ts'

const TOOTH_HZ = 33
/** Beyond this, in squares of its width, nothing is left of a tooth. */
const FARTHEST_TOOTH = 16
/** What is left between the harmonics. */
const BETWEEN = 0.25
/**
 * In this octave the comb fades out: higher harmonics move too far within a frame to be told from breath and consonants. Above
 * it the voice gets the share that the comb leaves on average, so that neither part has an edge in its spectrum.
 */
const COMB_ENDS_HZ = { from: 4000, to: 8000 }
const ABOVE_COMB = 0.4
/** Between these frequencies the voice's share falls to `LEFT_ABOVE`. */
const VOICE_ENDS_HZ = { from: 6500, to: 13_000 }
const LEFT_ABOVE = 0.3
/** Below this frequency all sound in the middle is bass. An octave above it all may be voice. */
const BASS_HZ = 60
const SILENT = 1e-20
/** Shares of the pitch between which a voice begins. */
const BELOW = 0.6
const ABOVE = 0.85

/** Changes whenever the same recording may come apart otherwise. */
export const SEPARATION_EDITION = 7

/** A quarter of a long frame: the voice, overwritten by the next block, and what is heard about its first sample. */
export type SeparatedBlock = { readonly voice: Float32Array; readonly features: FrameFeatures }

export const BLOCK_SAMPLES = LONG_FRAME_SAMPLES / 4

const REPORT_FRAMES = 50
/** Frames, about two seconds, that are heard before it is said which pitch a voice has. */
const REACH = 90

/**
 * The voice in the middle of a song, alike in both channels, block by block, as many as cover the song. What is not in it is the accompaniment, so both together are the song again.
 * Reads the song ahead of what it gives. `onProgress` may throw to end the work.
 */
export function* separateVoice(
  pffft: Pffft,
  song: StereoPcm,
  onProgress: (fraction: number) => void = () => {},
): Generator<SeparatedBlock> {
  const stft = createStft(pffft, FRAME_SAMPLES)
  const longStft = createStft(pffft, LONG_FRAME_SAMPLES)
  try {
    const melody = melodyOf(stft, song)
    const filter = createVoiceFilter()
    const measure = createFeatures(song.sampleRate)
    const add = longStft.overlapAdd()
    const guessVoice = createGuess(song.sampleRate)
    const guess = new Float32Array(LONG_FRAME_SAMPLES)
    const frames = longStft.framesOf(song.left.length)
    const pitches: number[] = []
    const features: FrameFeatures[] = []
    const next = (left: Float32Array, right: Float32Array): SeparatedBlock | null => {
      const found = filter.push(left, right, guess)
      if (!found) return null
      features.push(measure(found.left, found.right, found.voice, pitches.shift() ?? LOW_HZ))
      const voice = add(found.voice)
      // The block that frame k finishes begins in the middle of frame k − 2.
      return voice && { voice, features: features[features.length - 3]! }
    }
    let frame = 0
    let f0Hz = LOW_HZ
    for (const [left, right] of longStft.spectraOf(song)) {
      f0Hz = melody.next().value ?? f0Hz
      pitches.push(f0Hz)
      guessVoice(left, right, f0Hz, guess)
      const block = next(left, right)
      if (block) yield block
      if (frame++ % REPORT_FRAMES === 0) onProgress(frame / frames)
    }
    const silence = new Float32Array(LONG_FRAME_SAMPLES)
    guess.fill(0)
    for (let rest = 0; rest < filter.late; rest++) {
      const block = next(silence, silence)
      if (block) yield block
    }
  } finally {
    stft.free()
    longStft.free()
  }
}

/** Hertz of the voice in the middle of each long frame, as far as the song lasts. */
function* melodyOf(stft: Stft, song: StereoPcm): Generator<number, undefined> {
  const melody = createMelodyPath(song.sampleRate, REACH)
  let heard = 0
  let told = 0
  // Frame 2k − 1 lies in the middle of long frame k.
  const isMiddle = (frame: number) => frame === 0 || frame % 2 === 1
  for (const magnitude of middleFrames(stft, song, HIGHEST_HZ)) {
    melody.push(magnitude)
    if (++heard > REACH && isMiddle(told++)) yield melody.hzOf(REACH)
  }
  while (told < heard) {
    if (isMiddle(told++)) yield melody.hzOf(heard - told)
  }
}

/**
 * A first guess of the voice: what both channels have in common (Avendano and Jot 2004) at the voice's harmonics, by a soft
 * comb, and nothing below the first harmonic. The quieter channel counts more, because an instrument at one side makes the
 * other channel louder (after the azimuths of Barry, Lawlor and Coyle 2004).
 */
function createGuess(sampleRate: number) {
  const binHz = sampleRate / LONG_FRAME_SAMPLES
  const melts = Float32Array.from({ length: LONG_BINS }, (_, bin) => octaveShare(bin * binHz, COMB_ENDS_HZ))
  const reaches = Float32Array.from({ length: LONG_BINS }, (_, bin) => {
    const above = (1 - LEFT_ABOVE) * octaveShare(bin * binHz, VOICE_ENDS_HZ)
    return clamp((bin * binHz) / BASS_HZ - 1, 0, 1) * (1 - above)
  })
  return (left: Float32Array, right: Float32Array, f0Hz: number, into: Float32Array): void => {
    const begins = Math.ceil((BELOW * f0Hz) / binHz)
    into.fill(0, 0, 2 * begins)
    // Both ends of the spectrum stay silent: no voice goes that far.
    for (let bin = begins; bin < LONG_BINS - 1; bin++) {
      const hz = bin * binHz
      const share = reaches[bin]! * clamp((hz / f0Hz - BELOW) / (ABOVE - BELOW), 0, 1)
      takeMiddle(left, right, bin, share * combAt(hz, f0Hz, melts[bin]!), into)
    }
  }
}

function takeMiddle(left: Float32Array, right: Float32Array, bin: number, voiced: number, into: Float32Array): void {
  const [real, imaginary] = [2 * bin, 2 * bin + 1]
  const inLeft = left[real]! ** 2 + left[imaginary]! ** 2
  const inRight = right[real]! ** 2 + right[imaginary]! ** 2
  const common = 2 * (left[real]! * right[real]! + left[imaginary]! * right[imaginary]!)
  const gain = voiced * Math.max(0, common / (inLeft + inRight + SILENT))
  const share = (inRight ** 2 + SILENT) / (inLeft ** 2 + inRight ** 2 + 2 * SILENT)
  into[real] = gain * (share * left[real]! + (1 - share) * right[real]!)
  into[imaginary] = gain * (share * left[imaginary]! + (1 - share) * right[imaginary]!)
}

/** Share of what is in the middle at `hz` that a voice of this pitch has there; `melts` says how little of a comb is left. */
function combAt(hz: number, f0Hz: number, melts: number): number {
  if (melts === 1) return ABOVE_COMB
  const off = (hz - Math.max(1, Math.round(hz / f0Hz)) * f0Hz) / TOOTH_HZ
  const comb = off * off > FARTHEST_TOOTH ? BETWEEN : BETWEEN + (1 - BETWEEN) * Math.exp(-0.5 * off * off)
  return comb + melts * (ABOVE_COMB - comb)
}

/** 0 below a range of frequencies, 1 above it, even in octaves between. */
const octaveShare = (hz: number, { from, to }: { from: number; to: number }) =>
  clamp(Math.log2(hz / from) / Math.log2(to / from), 0, 1)
