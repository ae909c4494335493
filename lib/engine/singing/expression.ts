import { clamp } from '../dsp/interpolate.ts'
import type { Random } from '../random/random.ts'
import { type PhoneSet, phoneClass } from '../speech/phones.ts'
import type { Segment } from './timing.ts'

/** Shorter vowels are left as they are. */
const LONG_SEC = 0.3
const SWELL_DB = 1.5
const FADE_DB = -3
const SHIMMER_DB = 0.6
/** How far the reading place in the spoken vowel strays, so that a long one does not freeze. */
const DRIFT_SEC = 0.012
const STEADY = { driftSec: 0, gainDb: 0, effort: 0 }

/** How much more effort the swell takes, and how much less the fade. */
const SWELL_EFFORT = 0.2
const FADE_EFFORT = -0.35

/** What keeps a long vowel alive: a slow swell, a fade towards its end, both in timbre too, and small irregular movements. */
export function createExpression(random: Random) {
  const sway = [1.3, 2.1, 3.7].map((hz) => ({ hz: hz * random.between(0.9, 1.1), phase: random.between(0, 6.28) }))
  const wobble = (timeSec: number, shift: number) =>
    sway.reduce((sum, { hz, phase }) => sum + Math.sin(2 * Math.PI * hz * timeSec + phase + shift), 0) / sway.length

  return ({ phone, startSec, endSec }: Segment, timeSec: number, set: PhoneSet) => {
    const length = endSec - startSec
    if (length < LONG_SEC || phoneClass(phone, set) !== 'vowel') return STEADY
    const inside = clamp(Math.min(timeSec - startSec, endSec - timeSec) / 0.1 - 0.5, 0, 1)
    const part = (timeSec - startSec) / length
    const swell = Math.sin(Math.PI * clamp(part, 0, 1)) ** 2
    const fade = clamp((part - 0.7) / 0.3, 0, 1)
    return {
      driftSec: inside * DRIFT_SEC * wobble(timeSec, 0),
      gainDb: inside * (SWELL_DB * swell + SHIMMER_DB * wobble(timeSec, 1)) + FADE_DB * fade,
      effort: inside * SWELL_EFFORT * swell + FADE_EFFORT * fade,
    }
  }
}
