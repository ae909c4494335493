import type { Pffft } from '../assets.ts'
import { createWavFile, FULL_SCALE_16 } from '../codec/wav.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import type { CoverStage, Work } from '../progress.ts'
import { MACHINE_NOTE } from '../render/version.ts'
import { separateVoice } from '../separation/separate.ts'

/** A song in two 16-bit WAV files of one length, which add up to it. */
export type Parts = {
  readonly vocals: Uint8Array<ArrayBuffer>
  readonly instrumental: Uint8Array<ArrayBuffer>
}

/**
 * Parts the voice from its accompaniment. `song` is at SAMPLE_RATE; samples beyond full scale stay with the voice, so
 * that nothing is lost. Throws what `signal` throws once it is aborted.
 */
export function takeApart(song: StereoPcm, fft: Pffft, work: Work<CoverStage> = {}): Parts {
  const lengthSamples = song.left.length
  const vocals = createWavFile(lengthSamples, `${MACHINE_NOTE} Vocals of a recording.`)
  const instrumental = createWavFile(lengthSamples, `${MACHINE_NOTE} Accompaniment of a recording.`)
  const report = (fraction: number) => {
    work.signal?.throwIfAborted()
    work.onProgress?.('separate', fraction)
  }
  let from = 0
  for (const [left, right] of separateVoice(fft, song, report)) {
    const to = Math.min(lengthSamples, from + left.length)
    part(song.left, left, from, to, vocals.samples, instrumental.samples, 0)
    part(song.right, right, from, to, vocals.samples, instrumental.samples, 1)
    from = to
  }
  return { vocals: vocals.cut(lengthSamples), instrumental: instrumental.cut(lengthSamples) }
}

/** Rounds the accompaniment; the voice is what the whole, rounded, has besides. */
function part(
  whole: Float32Array,
  voice: Float32Array,
  from: number,
  to: number,
  vocals: Int16Array,
  instrumental: Int16Array,
  channel: 0 | 1,
): void {
  for (let at = from; at < to; at++) {
    const rest = toInteger(whole[at]! - voice[at - from]!)
    instrumental[2 * at + channel] = rest
    vocals[2 * at + channel] = Math.max(-LARGEST, Math.min(LARGEST, Math.round(whole[at]! * FULL_SCALE_16) - rest))
  }
}

const LARGEST = 32_767

const toInteger = (value: number) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value * FULL_SCALE_16)))
