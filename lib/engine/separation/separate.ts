import type { Pffft, SeparationAssets } from '../assets.ts'
import { createStft, type Stft } from '../dsp/stft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { createFrameEar, type FrameEar } from './frame-ear.ts'
import { FRAME_SAMPLES, LONG_BINS, LONG_FRAME_SAMPLES } from './frames.ts'
import { createMelodyPath, HIGHEST_HZ, LOW_HZ } from './melody-path.ts'
import { middleFrames } from './middle.ts'
import { readVoiceNetwork, type VoiceShares, voiceShares } from './voice-network.ts'

/** Changes whenever the same recording may come apart otherwise. */
export const SEPARATION_EDITION = 8

/** A quarter of a long frame: the voice, overwritten by the next block, and the probability that somebody sings about its first sample. */
export type SeparatedBlock = { readonly voice: Float32Array; readonly sung: number }

export const BLOCK_SAMPLES = LONG_FRAME_SAMPLES / 4

const REPORT_FRAMES = 50
/** How much of the work is done once the whole song was heard. */
const HEARD = 0.5
/** Frames, about two seconds, that are heard before it is said which pitch a voice has. */
const REACH = 90
/** The block that a frame finishes begins in the middle of the frame before the last one. */
const FRAMES_LATE = 2

/**
 * The voice in the middle of a song, alike in both channels, block by block, as many as cover the song. What is not in it is the
 * accompaniment, so both together are the song again. The song is heard once as a whole, then taken apart, reading ahead of what
 * is given. `onProgress` may throw to end the work.
 */
export function* separateVoice(
  { fft, voiceNetwork }: SeparationAssets,
  song: StereoPcm,
  onProgress: (fraction: number) => void = () => {},
): Generator<SeparatedBlock> {
  const longStft = createStft(fft, LONG_FRAME_SAMPLES)
  try {
    const ear = createFrameEar(song.sampleRate)
    const frames = longStft.framesOf(song.left.length)
    const report = (frame: number, done: number, share: number) => {
      if (frame % REPORT_FRAMES === 0) onProgress(done + (share * frame) / frames)
    }
    const pitches = pitchesOf(fft, song, frames)
    const heard: Float32Array[] = []
    for (const [left, right] of longStft.spectraOf(song)) {
      report(heard.length, 0, HEARD)
      ear.hear(left, right, pitches[heard.length]!)
      heard.push(ear.features.slice())
    }
    const shares = voiceShares(readVoiceNetwork(voiceNetwork), heard)
    const add = longStft.overlapAdd()
    const voice = new Float32Array(LONG_FRAME_SAMPLES)
    let frame = 0
    for (const [left, right] of longStft.spectraOf(song)) {
      report(frame, HEARD, 1 - HEARD)
      ear.hear(left, right, pitches[frame]!)
      takeVoice(ear, shares[frame]!, voice)
      const block = add(voice)
      if (block) yield { voice: block, sung: shares[frame - FRAMES_LATE]!.sung }
      frame++
    }
  } finally {
    longStft.free()
  }
}

/** Hertz of the voice in the middle of each of the long frames; the last ones reach beyond the song. */
export function pitchesOf(fft: Pffft, song: StereoPcm, frames: number): number[] {
  const stft = createStft(fft, FRAME_SAMPLES)
  try {
    const heard = [...melodyOf(stft, song)]
    return Array.from({ length: frames }, (_, frame) => heard[frame] ?? heard.at(-1) ?? LOW_HZ)
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

/** The voice: of what both channels have in common, the shares that the network has heard, less where it is not sure that anybody sings. */
function takeVoice({ common, teeth, bandOf }: FrameEar, shares: VoiceShares, into: Float32Array): void {
  const { harmonics, between, sung } = shares
  for (let bin = 1; bin < LONG_BINS - 1; bin++) {
    const band = bandOf[bin]!
    const gain = band < 0 ? 0 : sung * (between[band]! + (harmonics[band]! - between[band]!) * teeth[bin]!)
    into[2 * bin] = gain * common[2 * bin]!
    into[2 * bin + 1] = gain * common[2 * bin + 1]!
  }
}
