import type { SeparationAssets } from '../assets.ts'
import { FULL_SCALE_16 } from '../codec/wav.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import type { CoverStage, TaskOptions } from '../progress.ts'
import { LONG_HOP_SAMPLES } from '../separation/frames.ts'
import { separateVoice } from '../separation/separate.ts'
import { voiceActivity } from '../separation/voice-activity.ts'
import { createPart, type Part } from './part.ts'

/** A song in two parts of one length that add up to it. */
export type Parts = { readonly vocals: Part; readonly instrumental: Part }

/**
 * Parts the voice from its accompaniment. `song` is at SAMPLE_RATE, and used up: both parts take the place of its
 * samples, since a long song would not fit beside them. Nothing is lost, not even of samples up to twice
 * full scale. Throws what `signal` throws once it is aborted.
 */
export function takeApart(song: StereoPcm, assets: SeparationAssets, options: TaskOptions<CoverStage> = {}): Parts {
  const lengthSamples = song.left.length
  const left = inItsPlace(song.left)
  const right = inItsPlace(song.right)
  const report = (fraction: number) => {
    options.signal?.throwIfAborted()
    options.onProgress?.('separate', fraction)
  }
  const probabilities: number[] = []
  let from = 0
  for (const { voice, sung } of separateVoice(assets, song, report)) {
    const to = Math.min(lengthSamples, from + voice.length)
    part(song.left, voice, from, to, left)
    part(song.right, voice, from, to, right)
    probabilities.push(sung)
    from = to
  }
  const sung = voiceActivity(probabilities)
  for (const channel of [left, right]) silence(channel, sung)
  return { vocals: createPart([left, right], 2, [0, 0]), instrumental: createPart([left, right], 2, [1, 1]) }
}

/** Two samples of 16 bits for each of 32: the voice, and the rest. What is written there is not read as a sample again. */
const inItsPlace = ({ buffer, byteOffset, length }: Float32Array) => new Int16Array(buffer, byteOffset, 2 * length)

/** Rounds both. What one of them cannot hold, beyond full scale, the other one takes: they add up to the whole, rounded. */
function part(whole: Float32Array, voice: Float32Array, from: number, to: number, into: Int16Array): void {
  for (let at = from; at < to; at++) {
    const all = Math.round(whole[at]! * FULL_SCALE_16)
    const rest = limited(Math.round((whole[at]! - voice[at - from]!) * FULL_SCALE_16))
    const sung = limited(all - rest)
    into[2 * at] = sung
    into[2 * at + 1] = limited(all - sung)
  }
}

/** Gives what was taken for a voice where nobody sings back to the accompaniment, fading over a block: both parts add up as before. */
function silence(channel: Int16Array, sung: Uint8Array): void {
  for (const [block, before] of sung.entries()) {
    const step = ((sung[block + 1] ?? before) - before) / LONG_HOP_SAMPLES
    if (before === 1 && step === 0) continue
    const end = Math.min(channel.length, 2 * (block + 1) * LONG_HOP_SAMPLES)
    let share = before
    for (let at = 2 * block * LONG_HOP_SAMPLES; at < end; at += 2, share += step) {
      const all = channel[at]! + channel[at + 1]!
      const rest = limited(all - Math.round(share * channel[at]!))
      channel[at] = all - rest
      channel[at + 1] = rest
    }
  }
}

const limited = (value: number) => Math.max(-FULL_SCALE_16, Math.min(FULL_SCALE_16, value))
