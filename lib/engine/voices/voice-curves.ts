import { clamp } from '../dsp/interpolate.ts'

/**
 * The curves that the gains of a voice model scale, by frequency. The shaper adds them up to sing in a voice (shape.ts);
 * own-voice/colour.ts fits the same ones to a person's spectrum.
 */

const RING_WIDTH_HZ = 500
const NASAL_WIDTH_HZ = 120
/** The shelf of the air begins here and is whole after its width. */
const AIR = { fromHz: 5000, widthHz: 3000 }

/** Octaves above 1 kHz, at most three to either side. */
export const tiltOctaves = (hz: number): number => clamp(Math.log2(Math.max(hz, 20) / 1000), -3, 3)

/** 0 … 1, highest at the singer's formant. */
export const ringBell = (hz: number, ringHz: number): number => bell(hz, ringHz, RING_WIDTH_HZ)

/** 0 … 1, highest where the nose takes most. */
export const nasalBell = (hz: number, nasalHz: number): number => bell(hz, nasalHz, NASAL_WIDTH_HZ)

/** 0 below the air, 1 in it. */
export const airShelf = (hz: number): number => clamp((hz - AIR.fromHz) / AIR.widthHz, 0, 1)

const bell = (hz: number, centreHz: number, widthHz: number) => Math.exp(-0.5 * ((hz - centreHz) / widthHz) ** 2)
