import { type Coefficients, highpass, highShelf, peaking } from '../../dsp/biquad.ts'
import type { Place, Track } from '../../score/score.ts'
import type { CompressorSettings } from '../dynamics/compressor.ts'

/** How each group of tracks is cut so that the others, and the voice, have room. */
export const STRIPS: Readonly<
  Record<Track['stem'], { readonly eq: readonly Coefficients[]; readonly duckDb: number }>
> = {
  drums: { eq: [highpass(32), peaking(320, -1, 0.9), highShelf(9000, -1)], duckDb: 0 },
  bass: { eq: [highpass(34), peaking(62, -3, 1), peaking(850, 1.5, 0.8)], duckDb: 0 },
  harmony: { eq: [highpass(110), peaking(2600, -2, 0.7)], duckDb: 2 },
  lead: { eq: [highpass(150), peaking(2400, -1, 0.8)], duckDb: 2.5 },
  ambience: { eq: [highpass(90)], duckDb: 0 },
}

export const VOCAL_EQ: readonly Coefficients[] = [
  highpass(95),
  peaking(260, -2, 0.9),
  peaking(3300, 2, 0.8),
  highShelf(9500, 2),
]

export const VOCAL_COMPRESSOR: CompressorSettings = {
  thresholdDb: -24,
  ratio: 3,
  attackSec: 0.006,
  releaseSec: 0.12,
  makeupDb: 0,
}

export const BUS_COMPRESSOR: CompressorSettings = {
  thresholdDb: -16,
  ratio: 1.6,
  attackSec: 0.02,
  releaseSec: 0.16,
  makeupDb: 0,
}

/** Settings of room.dsp. */
export type Room = Readonly<Record<string, number>> & { readonly decaySec: number }

export const ROOM_SETTINGS: Readonly<Record<Place['room'], Room>> = {
  studio: { decaySec: 1.1, dampHz: 5600, size: 0.8, preDelayMs: 14 },
  chamber: { decaySec: 1.7, dampHz: 5200, size: 1, preDelayMs: 18 },
  lounge: { decaySec: 0.7, dampHz: 3800, size: 0.6, preDelayMs: 8 },
  club: { decaySec: 0.9, dampHz: 3200, size: 0.8, preDelayMs: 10 },
  hall: { decaySec: 2.6, dampHz: 4400, size: 1.5, preDelayMs: 28 },
  open: { decaySec: 2.1, dampHz: 6500, size: 1.8, preDelayMs: 40, earlyDb: -14 },
}

/** The voice has a plate of its own, whatever the place. */
export const VOCAL_PLATE: Room = { decaySec: 1.5, dampHz: 7500, size: 0.75, preDelayMs: 30, earlyDb: -18, lowHz: 280 }

/**
 * Keyed by the dry voice: the plate steps back by some 14 dB while somebody sings, so that no vowel rings on over the next
 * words, and is heard where the words end.
 */
export const PLATE_DUCKER: CompressorSettings = {
  thresholdDb: -40,
  ratio: 4,
  attackSec: 0.005,
  releaseSec: 0.25,
  makeupDb: 0,
}

/** Below this the sides are silent, so that the low end stands in the middle. */
export const MONO_BELOW_HZ = 120
