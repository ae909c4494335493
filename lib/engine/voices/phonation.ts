import { clamp, smoothstep } from '../dsp/interpolate.ts'
import { MODAL_RD } from '../vocoder/glottal-source.ts'
import type { VoiceModel } from './voice-model.ts'

/** What the larynx does at a moment. */
export type Phonation = {
  /** Shape of the glottal pulse, see vocoder/glottal-source.ts. */
  readonly rd: number
  /** Aspiration noise against the voice's usual, decibels. */
  readonly breathDb: number
  /** How far the first formant is raised as in a belting voice, 0..1. */
  readonly belt: number
}

/** The first two harmonics differ by so much more for each unit of Rd (Fant 1995). */
const DB_PER_RD = 11.1
const USUAL_RD = { least: 0.7, most: 1.6 }

/** The Rd of a voice at its usual effort: the stronger its fundamental, the longer its glottis is open. */
export function usualRd({ fundamentalGainDb }: Pick<VoiceModel, 'fundamentalGainDb'>): number {
  return clamp(MODAL_RD + fundamentalGainDb / DB_PER_RD, USUAL_RD.least, USUAL_RD.most)
}

/**
 * How full effort, the head register and belting change the glottal pulse, as powers of 2 of Rd, and the noise. A loud voice is
 * pressed less than a soft one is opened, since with more pressing words are lost.
 */
const EFFORT = { softRd: -0.75, loudRd: -0.55, breathDb: -4 }
const HEAD = { rd: 0.4, breathDb: 2 }
const BELT = { rd: -0.15, breathDb: -1 }
/** Where in the range, from its lowest (0) to its highest note (1), a register begins and is reached. */
const HEAD_FROM = { begins: 0.6, reached: 1 }
const BELT_FROM = { begins: 0.4, reached: 0.8 }
/** Effort at which high notes begin to be belted, and above which they are. */
const BELTED = { begins: 0.2, reached: 0.8 }

/**
 * Phonation at an effort of −1 (soft) … 1 (loud) and a height in the singer's range, 0 … 1: low notes are chest voice;
 * high ones become head voice when they are soft, with fewer upper partials, and belting when they are loud.
 */
export function phonate(model: VoiceModel, effort: number, height: number): Phonation {
  const loud = along(effort, BELTED)
  const head = (1 - loud) * along(height, HEAD_FROM)
  const belt = loud * along(height, BELT_FROM)
  return {
    rd: usualRd(model) * 2 ** (effort * (effort > 0 ? EFFORT.loudRd : EFFORT.softRd) + head * HEAD.rd + belt * BELT.rd),
    breathDb: effort * EFFORT.breathDb + head * HEAD.breathDb + belt * BELT.breathDb,
    belt,
  }
}

function along(value: number, { begins, reached }: { begins: number; reached: number }): number {
  return smoothstep((value - begins) / (reached - begins))
}
