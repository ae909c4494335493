import { throughPoints } from '../dsp/interpolate.ts'
import type { PhoneSet } from '../speech/phones.ts'

/** What the noise of a phone sounds like above the band of its source: by where in the mouth it arises. */
export type Friction = 'hissing' | 'hushing' | 'flat' | 'open'

/**
 * Spectra of noise, decibels at a frequency of a grown man. Hissing
 * ("s") peaks at 6.8 kHz and hushing ("sh") at 3.8, while the spectra of "f" and "th" have no peak (Jongman, Wayland,
 * Wong 2000) and fall late (Tabain 1998); "s" stays strong to 12 kHz and beyond (Monson, Lotto, Story 2012). What arises
 * at the glottis ("h") falls as a vowel does.
 */
const SPECTRA_DB: Readonly<Record<Friction, readonly (readonly [hz: number, db: number])[]>> = {
  hissing: [
    [2500, -22],
    [4000, -8],
    [5200, -1],
    [6300, 0],
    [8000, -2],
    [10_000, -5],
    [12_000, -8],
    [16_000, -15],
    [20_000, -22],
  ],
  hushing: [
    [2000, -12],
    [2800, -3],
    [3800, 0],
    [5500, -4],
    [8000, -10],
    [12_000, -18],
    [16_000, -26],
    [20_000, -34],
  ],
  flat: [
    [4000, 0],
    [9000, 0],
    [12_000, -3],
    [16_000, -9],
    [20_000, -16],
  ],
  open: [
    [4000, 3],
    [8000, -6],
    [16_000, -15],
    [20_000, -18],
  ],
}

/**
 * How far a source's own noise is drawn towards these spectra within its band, 0..1, and from where on: the sources were
 * taught from sounds that end at 8 kHz, and some say an "s" that peaks at 4.
 */
const OWN_BANDS: Readonly<Partial<Record<Friction, { readonly fromHz: number; readonly share: number }>>> = {
  hissing: { fromHz: 3000, share: 0.6 },
  hushing: { fromHz: 2500, share: 0.4 },
  flat: { fromHz: 3000, share: 0.3 },
}

export function ownBand(kind: Friction) {
  return OWN_BANDS[kind]
}

export function frictionDb(kind: Friction, hz: number): number {
  return throughPoints(SPECTRA_DB[kind], hz)
}

export const FRICTIONS = Object.keys(SPECTRA_DB) as Friction[]

const ARPABET: Readonly<Record<string, Friction>> = {
  ...Object.fromEntries(['s', 'z', 't', 'd'].map((phone) => [phone, 'hissing' as const])),
  ...Object.fromEntries(['sh', 'zh', 'ch', 'jh'].map((phone) => [phone, 'hushing' as const])),
  ...Object.fromEntries(['f', 'v', 'th', 'dh', 'p', 'b'].map((phone) => [phone, 'flat' as const])),
}

/** In espeak-ng's names: first those of two signs, "tS", then the single ones. */
const ESPEAK: readonly (readonly [Friction, RegExp])[] = [
  ['hushing', /^(?:[td]?[SZ]|C|[sz];)/],
  ['hissing', /^[sztd]/],
  ['flat', /^[fvTDpbB]/],
]

export function frictionOf(phone: string, set: PhoneSet): Friction {
  if (set === 'arpabet') return ARPABET[phone] ?? 'open'
  const name = phone.replace(/^en\//, '')
  return ESPEAK.find(([, pattern]) => pattern.test(name))?.[0] ?? 'open'
}
