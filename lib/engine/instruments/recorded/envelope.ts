import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import type { Generators } from './modulators.ts'

/** Timecents to seconds: 1200 more is twice as long. */
export const seconds = (timecents: number): number => (timecents <= -12_000 ? 0 : 2 ** (timecents / 1200))

/** Delay, attack, hold, decay, sustain, release, all in seconds; `sustain` is the share that is left, 0..1. */
export type Envelope = {
  readonly delaySec: number
  readonly attackSec: number
  readonly holdSec: number
  readonly decaySec: number
  readonly sustain: number
  readonly releaseSec: number
}

/** `first` is the number of the generator that says the delay; the next ones follow in their order. */
export function envelopeOf(generators: Generators, first: number, key: number, sustain: number): Envelope {
  const tracked = (number: number, tracking: number) => seconds(generators(number) + (60 - key) * generators(tracking))
  return {
    delaySec: seconds(generators(first)),
    attackSec: seconds(generators(first + 1)),
    holdSec: tracked(first + 2, first + 6),
    decaySec: tracked(first + 3, first + 7),
    sustain,
    releaseSec: seconds(generators(first + 5)),
  }
}

/** Below this a sound is over. */
export const SILENT_DB = -100

/** Decibels at a time since the start: attacks rise in amplitude, all else falls evenly in decibels. */
export function volumeDb({ delaySec, attackSec, holdSec, decaySec, sustain }: Envelope, sec: number): number {
  const inAttack = sec - delaySec
  if (inAttack < 0) return SILENT_DB
  if (inAttack < attackSec) return Math.max(SILENT_DB, 20 * Math.log10(Math.max(1e-5, inAttack / attackSec)))
  const inDecay = inAttack - attackSec - holdSec
  const floorDb = SILENT_DB * (1 - sustain)
  if (inDecay <= 0) return 0
  return decaySec > 0 ? Math.max(floorDb, (SILENT_DB * inDecay) / decaySec) : floorDb
}

/** 0..1 at a time since the start. */
export function modulation({ delaySec, attackSec, holdSec, decaySec, sustain }: Envelope, sec: number): number {
  const inAttack = sec - delaySec
  if (inAttack < 0) return 0
  if (inAttack < attackSec) return inAttack / attackSec
  const inDecay = inAttack - attackSec - holdSec
  if (inDecay <= 0) return 1
  return decaySec > 0 ? Math.max(sustain, 1 - inDecay / decaySec) : sustain
}

/** A triangle between −1 and 1 that begins with 0. */
export function triangle(hertz: number, delaySec: number, sample: number): number {
  const phase = (sample / SAMPLE_RATE - delaySec) * hertz
  if (phase <= 0) return 0
  const part = (phase + 0.25) % 1
  return 1 - 4 * Math.abs(part - 0.5)
}
