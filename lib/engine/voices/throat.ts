import { clamp } from '../dsp/interpolate.ts'

/** Scale of the formants of those who usually sing this high: a bass, a tenor (the measure), a child. */
const LOW = { pitch: 45, throat: 0.95 }
const HIGH = { pitch: 70, throat: 1.15 }

/** The usual throat of a voice, as a scale of formants against a grown man's, from the middle of what it sings. */
export function throatAt(hz: number): number {
  const pitch = 69 + 12 * Math.log2(hz / 440)
  const share = clamp((pitch - LOW.pitch) / (HIGH.pitch - LOW.pitch), 0, 1)
  return LOW.throat + share * (HIGH.throat - LOW.throat)
}
