import type { Drum } from './instrument.ts'
import type { RecordedName } from './recorded/presets.ts'

/** General MIDI percussion keys to drums, as the player hears them: hats left, floor tom and ride right. */
export type Kit = Readonly<Record<number, Drum>>

const HAT = 'hat'

const acousticTom = (freq: number, pan: number): Drum => ({
  program: 'membrane',
  freq,
  pan,
  gainDb: -3,
  settings: { decaySec: 0.95, bend: 0.12, slapDb: -10, overtones: 0.5 },
})

const SMALL: Kit = {
  37: { program: 'block', freq: 480, pan: -0.05, settings: { decaySec: 0.045, ratio: 3.4, clickDb: -2 } },
  39: { program: 'clap', gainDb: 1 },
  54: {
    program: 'metal',
    freq: 2100,
    pan: 0.3,
    gainDb: -5,
    settings: { decaySec: 0.11, washSec: 0.2, lowHz: 5500, ringing: 0.6, swellSec: 0.004 },
  },
  56: {
    program: 'block',
    freq: 562,
    pan: 0.25,
    gainDb: -6,
    settings: { decaySec: 0.25, ratio: 1.48, square: 0.9, second: 1 },
  },
  60: { program: 'membrane', freq: 330, pan: 0.25, settings: { decaySec: 0.16, bend: 0.15, slapDb: -4 } },
  61: { program: 'membrane', freq: 240, pan: 0.25, settings: { decaySec: 0.2, bend: 0.15, slapDb: -4 } },
  62: { program: 'membrane', freq: 255, pan: -0.3, settings: { decaySec: 0.08, bend: 0.1, slapDb: 0 } },
  63: { program: 'membrane', freq: 225, pan: -0.3, settings: { decaySec: 0.26, bend: 0.18, slapDb: -6 } },
  64: { program: 'membrane', freq: 168, pan: -0.3, settings: { decaySec: 0.32, bend: 0.18, slapDb: -6 } },
  69: { program: 'shaker', pan: 0.35, gainDb: -4, settings: { riseSec: 0.02, lowHz: 4200 } },
  70: { program: 'shaker', pan: 0.35, gainDb: -4, settings: { riseSec: 0.008, decaySec: 0.06, lowHz: 5000 } },
  75: { program: 'block', freq: 2480, pan: -0.2, gainDb: -5, settings: { decaySec: 0.07, second: 0.15 } },
  76: { program: 'block', freq: 880, pan: 0.2, gainDb: -3, settings: { decaySec: 0.06, ratio: 2.2, second: 0.3 } },
  77: { program: 'block', freq: 620, pan: 0.2, gainDb: -3, settings: { decaySec: 0.07, ratio: 2.2, second: 0.3 } },
  81: {
    program: 'block',
    freq: 4150,
    pan: 0.3,
    gainDb: -12,
    settings: { decaySec: 1.6, ratio: 1.71, second: 1.1, clickDb: -14 },
  },
  82: {
    program: 'shaker',
    pan: -0.35,
    gainDb: -3,
    settings: { riseSec: 0.035, decaySec: 0.07, lowHz: 4600, topHz: 11000 },
  },
  83: { program: 'jingle', freq: 3100, pan: 0.25, gainDb: -14 },
}

const ACOUSTIC_KICK: Drum = {
  program: 'kick',
  freq: 54,
  gainDb: 1,
  settings: { decaySec: 0.34, sweep: 1.7, sweepSec: 0.045, clickDb: -1, clickHz: 3600, skin: 0.35, drive: 1.2 },
}
const ACOUSTIC_SNARE: Drum = { program: 'snare', freq: 188, pan: 0.03, gainDb: 3, settings: { crackDb: 1 } }
const CLOSED_HAT: Drum = {
  program: 'metal',
  freq: 410,
  pan: -0.28,
  gainDb: 2,
  choke: HAT,
  settings: { decaySec: 0.07, washSec: 0.16, wash: 0.12, lowHz: 6800, ringing: 0.45 },
}
const OPEN_HAT: Drum = {
  ...CLOSED_HAT,
  settings: { decaySec: 0.45, washSec: 0.9, wash: 0.35, lowHz: 6200, ringing: 0.45 },
}
const CRASH: Drum = {
  program: 'metal',
  freq: 330,
  pan: -0.35,
  gainDb: -4,
  settings: { decaySec: 0.8, washSec: 2.8, wash: 0.5, lowHz: 2600, topHz: 13500, ringing: 0.42 },
}
const RIDE: Drum = {
  program: 'metal',
  freq: 372,
  pan: 0.32,
  gainDb: -5,
  settings: { decaySec: 0.18, washSec: 1.9, wash: 0.22, lowHz: 4300, ringing: 0.48, pingDb: -1 },
}

export const ACOUSTIC_KIT: Kit = {
  ...SMALL,
  35: ACOUSTIC_KICK,
  36: ACOUSTIC_KICK,
  38: ACOUSTIC_SNARE,
  40: { ...ACOUSTIC_SNARE, freq: 205 },
  41: acousticTom(82, 0.38),
  43: acousticTom(92, 0.34),
  45: acousticTom(112, 0.2),
  47: acousticTom(132, 0.06),
  48: acousticTom(150, -0.1),
  50: acousticTom(172, -0.22),
  42: CLOSED_HAT,
  44: { ...CLOSED_HAT, gainDb: -3, settings: { ...CLOSED_HAT.settings, decaySec: 0.05, lowHz: 6000 } },
  46: OPEN_HAT,
  49: CRASH,
  57: { ...CRASH, freq: 286, pan: 0.4 },
  52: { ...CRASH, freq: 470, settings: { ...CRASH.settings, ringing: 0.6, lowHz: 1800 } },
  55: { ...CRASH, freq: 420, gainDb: -5, settings: { ...CRASH.settings, decaySec: 0.25, washSec: 0.9 } },
  51: RIDE,
  59: { ...RIDE, freq: 350 },
  53: { ...RIDE, gainDb: -6, settings: { ...RIDE.settings, pingDb: 5, wash: 0.12 } },
}

const SNAPPY: Drum = {
  program: 'snare',
  freq: 210,
  gainDb: 4,
  settings: { decaySec: 0.11, wireSec: 0.2, wireHz: 3400, toneDb: -5, crackDb: 2 },
}
const electronicTom = (freq: number, pan: number): Drum => ({
  program: 'membrane',
  freq,
  pan,
  settings: { decaySec: 0.4, bend: 0.9, slapDb: -16, overtones: 0.12 },
})
const TIGHT_HAT: Drum = {
  program: 'metal',
  freq: 520,
  pan: -0.15,
  gainDb: 5,
  choke: HAT,
  settings: { decaySec: 0.045, washSec: 0.09, wash: 0.05, lowHz: 7600, ringing: 0.55 },
}

export const ELECTRONIC_KIT: Kit = {
  ...ACOUSTIC_KIT,
  35: {
    program: 'kick',
    freq: 46,
    gainDb: 1,
    settings: { decaySec: 1.1, sweep: 3, sweepSec: 0.06, clickDb: -14, drive: 2.2 },
  },
  36: {
    program: 'kick',
    freq: 50,
    gainDb: 1,
    settings: { decaySec: 0.42, sweep: 5, sweepSec: 0.055, clickDb: -3, skin: 0.05, drive: 2 },
  },
  37: { program: 'block', freq: 1650, settings: { decaySec: 0.02, ratio: 1.5, clickDb: -4 } },
  38: SNAPPY,
  39: { program: 'clap', gainDb: 2 },
  40: { ...SNAPPY, freq: 250 },
  41: electronicTom(75, 0.4),
  43: electronicTom(88, 0.3),
  45: electronicTom(104, 0.15),
  47: electronicTom(124, 0),
  48: electronicTom(146, -0.15),
  50: electronicTom(168, -0.3),
  42: TIGHT_HAT,
  44: { ...TIGHT_HAT, gainDb: 0 },
  46: { ...TIGHT_HAT, gainDb: 2, settings: { decaySec: 0.26, washSec: 0.5, wash: 0.3, lowHz: 7000, ringing: 0.5 } },
  54: { ...SMALL[54]!, gainDb: 2 },
  69: { ...SMALL[69]!, gainDb: 3 },
  82: { ...SMALL[82]!, gainDb: 4 },
  56: {
    program: 'block',
    freq: 540,
    pan: 0.2,
    gainDb: -5,
    settings: { decaySec: 0.3, ratio: 1.48, square: 1, second: 1 },
  },
}

/** Keys that the recorded kits have drums for; the rest is played by the programs. */
const RECORDED_KEYS = Array.from({ length: 48 }, (_, index) => 35 + index)
const HAT_KEYS: ReadonlySet<number> = new Set([42, 44, 46])

/** A recorded kit, whose drums stand where those of the programs do. The bank holds some of them louder than a drummer plays them. */
const recordedKit = (recording: RecordedName, gainsDb: Readonly<Record<number, number>>): Kit => ({
  ...ACOUSTIC_KIT,
  ...Object.fromEntries(
    RECORDED_KEYS.map((key): [number, Drum] => [
      key,
      {
        recording,
        pan: ACOUSTIC_KIT[key]?.pan ?? 0,
        gainDb: gainsDb[key] ?? 0,
        ...(HAT_KEYS.has(key) ? { choke: HAT } : {}),
      },
    ]),
  ),
})

/** Tambourine and triangle beside sticks, and cymbals that crash and small percussion beside brushes. */
const BESIDE_STICKS = { 54: -4, 81: -8 }
const BESIDE_BRUSHES = { 49: -7, 52: -7, 55: -7, 57: -7, 54: -8, 69: -5, 70: -5, 81: -11, 82: -4 }

export const STUDIO_KIT = recordedKit('standard-kit', BESIDE_STICKS)
export const POWER_KIT = recordedKit('power-kit', BESIDE_STICKS)
export const JAZZ_KIT = recordedKit('jazz-kit', BESIDE_BRUSHES)
export const BRUSHED_KIT = recordedKit('brush-kit', BESIDE_BRUSHES)
