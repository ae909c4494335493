import type { Pffft, SeparationAssets } from '../assets.ts'
import { createStft, type Stft } from '../dsp/stft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { createFrameFeatures, type FrameFeatures } from './frame-features.ts'
import { FRAME_SAMPLES, LONG_BINS, LONG_FRAME_SAMPLES } from './frames.ts'
import { createMelodyPath, HIGHEST_HZ, LOW_HZ } from './melody-path.ts'
import { middleFrames } from './middle.ts'
import { readVoiceNetwork, type VoiceMask, voiceMasks } from './voice-network.ts'

/** Changes whenever the same recording may come apart otherwise. */
export const SEPARATION_EDITION = 10

/** A hop of the long frames: the voice, overwritten by the next block, and the probability that somebody sings about its first sample. */
export type SeparatedBlock = { readonly voice: Float32Array; readonly sung: number }

const REPORT_FRAMES = 50
/** How much of the work is done once the whole song was analysed. */
const ANALYSED = 0.5
/** Frames, about two seconds, that are heard before it is said which pitch a voice has. */
const REACH = 90
/**
 * How much of the plain middle takes the place of what both channels have in common where the mask takes all of it: whatever is
 * at the sides dents what they have in common, also where hardly anything but the voice is left of it.
 */
const MOST_MIDDLE = 0.5
/** The block that a frame finishes begins in the middle of the frame before the last one. */
const FRAMES_LATE = 2

/**
 * The voice in the middle of a song, alike in both channels, block by block, as many as cover the song. What is not in it is the
 * accompaniment, so both together are the song again. The song is analysed once as a whole, then taken apart, reading ahead of what
 * is given. `onProgress` may throw to end the work.
 */
export function* separateVoice(
  { fft, voiceNetwork }: SeparationAssets,
  song: StereoPcm,
  onProgress: (fraction: number) => void = () => {},
): Generator<SeparatedBlock> {
  const longStft = createStft(fft, LONG_FRAME_SAMPLES)
  const pitches = pitchesOf(fft, song)
  try {
    const frameFeatures = createFrameFeatures(song.sampleRate)
    const frames = longStft.framesOf(song.left.length)
    const report = (frame: number, done: number, share: number) => {
      if (frame % REPORT_FRAMES === 0) onProgress(done + (share * frame) / frames)
    }
    const f0Hz: number[] = []
    const features: Float32Array[] = []
    for (const [left, right] of longStft.spectraOf(song)) {
      report(features.length, 0, ANALYSED)
      f0Hz.push(pitches.next().value)
      frameFeatures.measure(left, right, f0Hz.at(-1)!)
      features.push(frameFeatures.features.slice())
    }
    const masks = voiceMasks(readVoiceNetwork(voiceNetwork), features)
    const add = longStft.overlapAdd()
    const voice = new Float32Array(LONG_FRAME_SAMPLES)
    let frame = 0
    for (const [left, right] of longStft.spectraOf(song)) {
      report(frame, ANALYSED, 1 - ANALYSED)
      frameFeatures.measure(left, right, f0Hz[frame]!)
      takeVoice([left, right], frameFeatures, masks[frame]!, voice)
      const block = add(voice)
      if (block) yield { voice: block, sung: masks[frame - FRAMES_LATE]!.sung }
      frame++
    }
  } finally {
    pitches.return(LOW_HZ)
    longStft.free()
  }
}

/** Hertz of the voice in the middle of each long frame in turn, and of the last one for ever: the frames reach beyond the song. */
export function* pitchesOf(fft: Pffft, song: StereoPcm): Generator<number, number> {
  const stft = createStft(fft, FRAME_SAMPLES)
  try {
    let last = LOW_HZ
    for (const hz of melodyOf(stft, song)) {
      last = hz
      yield hz
    }
    while (true) yield last
  } finally {
    stft.free()
  }
}

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

/** The voice: of what both channels have in common, as much as the mask says, less where it is not sure that anybody sings. */
function takeVoice(
  [left, right]: readonly [Float32Array, Float32Array],
  { common, comb, bandOf }: FrameFeatures,
  { harmonics, between, sung }: VoiceMask,
  into: Float32Array,
): void {
  for (let bin = 1; bin < LONG_BINS - 1; bin++) {
    const band = bandOf[bin]!
    const gain = band < 0 ? 0 : sung * (between[band]! + (harmonics[band]! - between[band]!) * comb[bin]!)
    const share = MOST_MIDDLE * gain
    for (let at = 2 * bin; at < 2 * bin + 2; at++) {
      into[at] = gain * ((1 - share) * common[at]! + (share / 2) * (left[at]! + right[at]!))
    }
  }
}
