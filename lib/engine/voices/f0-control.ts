/**
 * How a singer moves the pitch, in eight numbers. The depth of the vibrato is beside them, in `VoiceModel`, for a
 * person's own voice has that one too.
 */
export type F0Control = {
  /** Turns of the vibrato a second, 5 … 7 (Prame 1994). */
  readonly vibratoHz: number
  /** Seconds that a held note stays straight, 0.15 … 0.5. */
  readonly vibratoOnsetSec: number
  /** Seconds in which the vibrato grows to its depth, 0.2 … 0.6. */
  readonly vibratoGrowthSec: number
  /** Cents by which a wide leap goes past its note, 20 … 70; small steps go less far. */
  readonly overshootCents: number
  /** Cents by which the pitch dips the other way before a wide leap, 10 … 40. */
  readonly preparationCents: number
  /** Factor on the time that a glide takes, 0.8 … 1.25. */
  readonly glide: number
  /** Fluctuation above 7 Hz, cents as root mean square, 1.5 … 4 (Akagi and Kitakaze 2000). */
  readonly fluctuationCents: number
  /** Drift below 1 Hz, cents as root mean square, 1 … 3. */
  readonly driftCents: number
}

export const PLAIN_F0: F0Control = {
  vibratoHz: 5.8,
  vibratoOnsetSec: 0.3,
  vibratoGrowthSec: 0.3,
  overshootCents: 40,
  preparationCents: 22,
  glide: 1,
  fluctuationCents: 2.5,
  driftCents: 1.8,
}

/** By the names of singers; no two move alike. */
export const SINGERS_F0 = {
  wren: {
    vibratoHz: 5.9,
    vibratoOnsetSec: 0.28,
    vibratoGrowthSec: 0.35,
    overshootCents: 45,
    preparationCents: 25,
    glide: 1,
    fluctuationCents: 2.4,
    driftCents: 1.6,
  },
  alder: {
    vibratoHz: 5.4,
    vibratoOnsetSec: 0.34,
    vibratoGrowthSec: 0.3,
    overshootCents: 35,
    preparationCents: 18,
    glide: 0.92,
    fluctuationCents: 2,
    driftCents: 1.4,
  },
  linnet: {
    vibratoHz: 6.4,
    vibratoOnsetSec: 0.22,
    vibratoGrowthSec: 0.25,
    overshootCents: 50,
    preparationCents: 28,
    glide: 0.85,
    fluctuationCents: 2.8,
    driftCents: 1.8,
  },
  sorrel: {
    vibratoHz: 5.3,
    vibratoOnsetSec: 0.3,
    vibratoGrowthSec: 0.45,
    overshootCents: 38,
    preparationCents: 24,
    glide: 1.15,
    fluctuationCents: 2.4,
    driftCents: 1.8,
  },
  yarrow: {
    vibratoHz: 5.7,
    vibratoOnsetSec: 0.42,
    vibratoGrowthSec: 0.5,
    overshootCents: 30,
    preparationCents: 16,
    glide: 1.1,
    fluctuationCents: 3.4,
    driftCents: 2.2,
  },
  siskin: {
    vibratoHz: 6.1,
    vibratoOnsetSec: 0.46,
    vibratoGrowthSec: 0.35,
    overshootCents: 56,
    preparationCents: 20,
    glide: 0.82,
    fluctuationCents: 3.1,
    driftCents: 2.2,
  },
  cedar: {
    vibratoHz: 5.1,
    vibratoOnsetSec: 0.36,
    vibratoGrowthSec: 0.5,
    overshootCents: 32,
    preparationCents: 22,
    glide: 1.2,
    fluctuationCents: 2.1,
    driftCents: 1.6,
  },
  bracken: {
    vibratoHz: 5.5,
    vibratoOnsetSec: 0.24,
    vibratoGrowthSec: 0.3,
    overshootCents: 60,
    preparationCents: 34,
    glide: 1.08,
    fluctuationCents: 3.2,
    driftCents: 2.2,
  },
  plover: {
    vibratoHz: 6,
    vibratoOnsetSec: 0.38,
    vibratoGrowthSec: 0.4,
    overshootCents: 36,
    preparationCents: 26,
    glide: 1.05,
    fluctuationCents: 2.9,
    driftCents: 1.8,
  },
  teal: {
    vibratoHz: 6.3,
    vibratoOnsetSec: 0.2,
    vibratoGrowthSec: 0.22,
    overshootCents: 64,
    preparationCents: 32,
    glide: 0.86,
    fluctuationCents: 2.3,
    driftCents: 1.6,
  },
  iris: {
    vibratoHz: 6.2,
    vibratoOnsetSec: 0.26,
    vibratoGrowthSec: 0.3,
    overshootCents: 44,
    preparationCents: 22,
    glide: 0.94,
    fluctuationCents: 2.2,
    driftCents: 1.6,
  },
  basil: {
    vibratoHz: 5.6,
    vibratoOnsetSec: 0.3,
    vibratoGrowthSec: 0.25,
    overshootCents: 40,
    preparationCents: 19,
    glide: 0.96,
    fluctuationCents: 1.9,
    driftCents: 1.4,
  },
  clover: {
    vibratoHz: 5.55,
    vibratoOnsetSec: 0.4,
    vibratoGrowthSec: 0.4,
    overshootCents: 37,
    preparationCents: 28,
    glide: 1.12,
    fluctuationCents: 2.7,
    driftCents: 2,
  },
  larch: {
    vibratoHz: 5.2,
    vibratoOnsetSec: 0.44,
    vibratoGrowthSec: 0.45,
    overshootCents: 28,
    preparationCents: 17,
    glide: 1.22,
    fluctuationCents: 2.3,
    driftCents: 1.8,
  },
  aster: {
    vibratoHz: 6.5,
    vibratoOnsetSec: 0.3,
    vibratoGrowthSec: 0.32,
    overshootCents: 48,
    preparationCents: 18,
    glide: 0.9,
    fluctuationCents: 3.3,
    driftCents: 2,
  },
  thistle: {
    vibratoHz: 6.4,
    vibratoOnsetSec: 0.21,
    vibratoGrowthSec: 0.26,
    overshootCents: 57,
    preparationCents: 30,
    glide: 0.84,
    fluctuationCents: 2.5,
    driftCents: 1.6,
  },
} as const satisfies Record<string, F0Control>
