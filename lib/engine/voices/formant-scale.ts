import { clamp } from '../dsp/interpolate.ts'
import { pitchOf } from '../theory/pitch.ts'

/** Scale of the formants of those who usually sing this high: a bass, a tenor (the measure), a child. */
const LOW = { pitch: 45, formantScale: 0.95 }
const HIGH = { pitch: 70, formantScale: 1.15 }

/** The usual scale of a voice's formants against a grown man's, from the middle of what it sings. */
export function formantScaleAt(hz: number): number {
  const pitch = pitchOf(hz)
  const share = clamp((pitch - LOW.pitch) / (HIGH.pitch - LOW.pitch), 0, 1)
  return LOW.formantScale + share * (HIGH.formantScale - LOW.formantScale)
}
