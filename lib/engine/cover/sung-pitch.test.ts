import { expect, it } from 'vitest'
import { loadFft } from '../../../server/assets/fft.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { trackSungPitch } from './sung-pitch.ts'

const fft = await loadFft()
const SECONDS = 3
const HOP_SEC = 0.01

const hzAt = (timeSec: number) => 330 * 2 ** (0.3 * Math.sin(2 * timeSec) + 0.02 * Math.sin(35 * timeSec))

/** A voice, and what is left of a bass and of drums in it. */
function separated(): Float32Array {
  const random = createRandom(3)
  let phase = 0
  return Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, at) => {
    const timeSec = at / SAMPLE_RATE
    phase += (2 * Math.PI * hzAt(timeSec)) / SAMPLE_RATE
    let voice = 0
    for (let harmonic = 1; harmonic <= 12; harmonic++) voice += Math.sin(harmonic * phase) / harmonic
    const bass = 0.3 * Math.sin(2 * Math.PI * 93 * timeSec)
    const drum = random.between(-1, 1) * Math.exp(-20 * (timeSec % 0.4))
    return 0.1 * (voice + bass + drum)
  })
}

const share = (f0Hz: Float32Array) =>
  f0Hz.filter((hz, frame) => hz > 0 && Math.abs(1200 * Math.log2(hz / hzAt(frame * HOP_SEC))) < 50).length / f0Hz.length

it('follows a voice through what a band has left in it', () => {
  const sound = { sampleRate: SAMPLE_RATE, samples: separated() }
  const found = share(trackSungPitch(fft, sound, HOP_SEC).f0Hz)
  expect(found).toBeGreaterThan(0.85)
})

it('is silent in noise', () => {
  const random = createRandom(4)
  const samples = Float32Array.from({ length: SAMPLE_RATE }, () => random.between(-0.3, 0.3))
  const { f0Hz } = trackSungPitch(fft, { sampleRate: SAMPLE_RATE, samples }, HOP_SEC)
  expect(f0Hz.filter((hz) => hz > 0).length / f0Hz.length).toBeLessThan(0.15)
})
