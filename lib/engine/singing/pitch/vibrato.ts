import { clamp } from '../../dsp/interpolate.ts'
import type { Random } from '../../random/random.ts'
import type { F0Control } from '../../voices/f0-control.ts'
import { createNarrowbandNoise } from './narrowband-noise.ts'
import type { TimedNote } from './timed-note.ts'

/** Shorter notes are sung straight; longer ones have full vibrato once they last so many seconds more. */
const STRAIGHT_NOTE_SEC = 0.48
const FULL_AFTER_SEC = 0.6
/** However late a singer begins, this share of a note is enough to wait. */
const LATEST_ONSET = 0.45
/** Seconds before a note's end in which vibrato gives way to the next note, and how long before it is gone. */
const FADE_SEC = 0.12
const GONE_SEC = 0.06
/** The rate rises by this share in the last turns of a note that has more of them (Prame 1994). */
const LAST_TURNS = 5
const RISE = 0.12
const LEAST_TURNS_FOR_RISE = 6
/** No turn is quite like the one before: radians by which the phase strays, and the share by which the depth does. */
const PHASE_STRAY = { lowHz: 0.3, highHz: 1.2, rms: 0.3 }
const DEPTH_STRAY = { lowHz: 0.3, highHz: 1.8, rms: 0.09 }

const STILL = () => 0

/** Cents of vibrato on a note at a time, `depthCents` to either side once it is grown. */
export function vibratoOn(
  { startSec, endSec }: TimedNote,
  control: F0Control,
  depthCents: number,
  random: Random,
): (timeSec: number) => number {
  const lengthSec = endSec - startSec
  const share = clamp((lengthSec - STRAIGHT_NOTE_SEC) / FULL_AFTER_SEC, 0, 1)
  if (share === 0) return STILL
  const onsetSec = Math.min(control.vibratoOnsetSec * random.between(0.75, 1.3), LATEST_ONSET * lengthSec)
  const growthSec = control.vibratoGrowthSec * random.between(0.7, 1.4)
  const hz = control.vibratoHz * random.between(0.97, 1.03)
  const depth = share * depthCents * random.between(0.88, 1.12)
  const begin = startSec + onsetSec
  const lastSec = LAST_TURNS / hz
  const rises = (endSec - begin) * hz >= LEAST_TURNS_FOR_RISE
  const phaseStray = createNarrowbandNoise(PHASE_STRAY, random.fork('phase'))
  const depthStray = createNarrowbandNoise(DEPTH_STRAY, random.fork('depth'))

  return (timeSec) => {
    const since = timeSec - begin
    if (since <= 0 || timeSec >= endSec) return 0
    const last = rises ? Math.max(0, timeSec - (endSec - lastSec)) : 0
    const turns = hz * (since + (RISE * last * last) / (2 * lastSec))
    const grown = eased(since / growthSec) * eased((endSec - GONE_SEC - timeSec) / FADE_SEC)
    return depth * grown * (1 + depthStray(timeSec)) * Math.sin(2 * Math.PI * turns + phaseStray(timeSec))
  }
}

function eased(part: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * clamp(part, 0, 1))
}
