import { SAMPLE_RATE } from '../pcm/pcm.ts'

/** Second-order filter, a0 = 1: y = b0 x + b1 x′ + b2 x″ − a1 y′ − a2 y″. */
export type Coefficients = readonly [b0: number, b1: number, b2: number, a1: number, a2: number]

/** Runs a chain of second-order filters in place, with state of its own; `process` takes the next samples. */
export type Filter = { process(samples: Float32Array): void }

/** The same for two channels, which together take little longer than one: each sample waits for the one before it. */
export type StereoFilter = { process(left: Float32Array, right: Float32Array): void }

export function createFilter(chain: readonly Coefficients[]): Filter {
  const sections = chain.map((coefficients) => ({ coefficients, s1: 0, s2: 0 }))
  return {
    process(samples) {
      for (const section of sections) {
        const [b0, b1, b2, a1, a2] = section.coefficients
        let { s1, s2 } = section
        for (let index = 0; index < samples.length; index++) {
          const x = samples[index]!
          const y = b0 * x + s1
          s1 = b1 * x - a1 * y + s2
          s2 = b2 * x - a2 * y
          samples[index] = y
        }
        section.s1 = settled(s1)
        section.s2 = settled(s2)
      }
    },
  }
}

export function createStereoFilter(chain: readonly Coefficients[]): StereoFilter {
  const sections = chain.map((coefficients) => ({ coefficients, l1: 0, l2: 0, r1: 0, r2: 0 }))
  return {
    process(left, right) {
      for (const section of sections) {
        const [b0, b1, b2, a1, a2] = section.coefficients
        let { l1, l2, r1, r2 } = section
        for (let index = 0; index < left.length; index++) {
          const x = left[index]!
          const y = right[index]!
          const outLeft = b0 * x + l1
          const outRight = b0 * y + r1
          l1 = b1 * x - a1 * outLeft + l2
          r1 = b1 * y - a1 * outRight + r2
          l2 = b2 * x - a2 * outLeft
          r2 = b2 * y - a2 * outRight
          left[index] = outLeft
          right[index] = outRight
        }
        Object.assign(section, { l1: settled(l1), l2: settled(l2), r1: settled(r1), r2: settled(r2) })
      }
    },
  }
}

/** Far below hearing; keeps decays out of the slow denormal numbers. */
export const settled = (value: number) => (Math.abs(value) < 1e-20 ? 0 : value)

// Designs after R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients".

export function highpass(cutoffHz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angles(cutoffHz, q)
  const b = (1 + cos) / 2
  return normalised(b, -2 * b, b, 1 + alpha, -2 * cos, 1 - alpha)
}

export function lowpass(cutoffHz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angles(cutoffHz, q)
  const b = (1 - cos) / 2
  return normalised(b, 2 * b, b, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Lifts or cuts by `gainDb` around a centre. */
export function peaking(centreHz: number, gainDb: number, q = 1): Coefficients {
  const { cos, alpha } = angles(centreHz, q)
  const a = 10 ** (gainDb / 40)
  return normalised(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a)
}

/** Lifts or cuts everything above the corner by `gainDb`. */
export function highShelf(cornerHz: number, gainDb: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angles(cornerHz, q)
  const a = 10 ** (gainDb / 40)
  const root = 2 * Math.sqrt(a) * alpha
  return normalised(
    a * (a + 1 + (a - 1) * cos + root),
    -2 * a * (a - 1 + (a + 1) * cos),
    a * (a + 1 + (a - 1) * cos - root),
    a + 1 - (a - 1) * cos + root,
    2 * (a - 1 - (a + 1) * cos),
    a + 1 - (a - 1) * cos - root,
  )
}

/** Lifts or cuts everything below the corner by `gainDb`. */
export function lowShelf(cornerHz: number, gainDb: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angles(cornerHz, q)
  const a = 10 ** (gainDb / 40)
  const root = 2 * Math.sqrt(a) * alpha
  return normalised(
    a * (a + 1 - (a - 1) * cos + root),
    2 * a * (a - 1 - (a + 1) * cos),
    a * (a + 1 - (a - 1) * cos - root),
    a + 1 + (a - 1) * cos + root,
    -2 * (a - 1 + (a + 1) * cos),
    a + 1 + (a - 1) * cos - root,
  )
}

function angles(frequencyHz: number, q: number): { cos: number; alpha: number } {
  const w = (2 * Math.PI * frequencyHz) / SAMPLE_RATE
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) }
}

function normalised(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Coefficients {
  return [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0]
}
