import type { Pffft } from '#lib/engine/assets.ts'
import { Fft } from '#lib/engine/dsp/fft.ts'
import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'

const FRAME = 4096
const BIN_HZ = SAMPLE_RATE / FRAME
/** Third octaves from 100 Hz to 8 kHz. */
const THIRDS = Array.from({ length: 20 }, (_, third) => 100 * 2 ** (third / 3))
const HALF = 2 ** (1 / 6)

/** Mean power a bin of a whole recording between pairs of frequencies. */
export function bandPowers(
  pffft: Pffft,
  samples: Float32Array,
  bands: readonly (readonly [number, number])[],
): number[] {
  const fft = new Fft(pffft, FRAME)
  const power = new Float64Array(FRAME / 2)
  for (let from = 0; from + FRAME <= samples.length; from += FRAME) {
    const data = fft.data()
    for (let at = 0; at < FRAME; at++)
      data[at] = samples[from + at]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME))
    fft.forward()
    for (let bin = 1; bin < FRAME / 2; bin++) power[bin]! += data[2 * bin]! ** 2 + data[2 * bin + 1]! ** 2
  }
  fft.free()
  return bands.map(([lowHz, highHz]) => {
    const bins = power.subarray(
      Math.round(lowHz / BIN_HZ),
      Math.max(Math.round(lowHz / BIN_HZ) + 1, Math.round(highHz / BIN_HZ)),
    )
    return bins.reduce((sum, value) => sum + value, 0) / bins.length
  })
}

export function thirdOctavesDb(pffft: Pffft, samples: Float32Array): number[] {
  const bands = THIRDS.map((hz) => [hz / HALF, hz * HALF] as const)
  return bandPowers(pffft, samples, bands).map((power) => 10 * Math.log10(power + 1e-12))
}
