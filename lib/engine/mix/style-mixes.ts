import { type Coefficients, highShelf, lowShelf, peaking } from '../dsp/biquad.ts'
import type { GenreName } from '../score/names.ts'
import type { Room } from './channels/profile.ts'
import type { TapeSettings } from './effects/tape.ts'

/** How a style sounds as a whole, beside the levels that its parts have. */
export type StyleMix = {
  /** Where it plays unless the song has a place of its own. */
  readonly room: Room
  /** What the band is lifted and cut by, so that its spectrum is the usual one of the style (docs/sound.md). */
  readonly tone: readonly Coefficients[]
  /** A worn medium that the band was kept on. */
  readonly tape?: TapeSettings
}

const BOOTH: Room = { decaySec: 0.4, dampHz: 5000, size: 0.4, preDelayMs: 3, level: 0.8 }
const DRUM_ROOM: Room = { decaySec: 0.85, dampHz: 6500, size: 0.9, preDelayMs: 8, earlyDb: -3 }
const WOODEN_ROOM: Room = { decaySec: 0.8, dampHz: 4800, size: 0.65, preDelayMs: 6, earlyDb: -4 }
const JAZZ_CLUB: Room = { decaySec: 0.95, dampHz: 3800, size: 0.75, preDelayMs: 9, earlyDb: -4 }
const LIVING_ROOM: Room = { decaySec: 0.65, dampHz: 3200, size: 0.55, preDelayMs: 6 }
const CHAMBER: Room = { decaySec: 1.8, dampHz: 5200, size: 1.1, preDelayMs: 20 }
const CONCERT_HALL: Room = { decaySec: 2.4, dampHz: 4400, size: 1.5, preDelayMs: 28 }
const CHURCH: Room = { decaySec: 3, dampHz: 4000, size: 1.7, preDelayMs: 32, earlyDb: -10, level: 1.1 }
const COURTYARD: Room = { decaySec: 1.4, dampHz: 5800, size: 1.5, preDelayMs: 24, earlyDb: -5 }
/** Dense from its first moment on, without the reflections of walls. */
const PLATE: Room = { decaySec: 1.5, dampHz: 8000, size: 0.7, preDelayMs: 18, earlyDb: -26, lowHz: 240 }
const LONG_PLATE: Room = { ...PLATE, decaySec: 2.2, dampHz: 7000, size: 0.9, preDelayMs: 26 }
const SPRING: Room = { decaySec: 1.5, dampHz: 3000, size: 0.35, preDelayMs: 34, earlyDb: -30, lowHz: 320, level: 1.1 }
const DEEP_SPACE: Room = {
  decaySec: 3.8,
  dampHz: 3800,
  size: 1.9,
  preDelayMs: 40,
  earlyDb: -18,
  lowHz: 260,
  level: 1.2,
}

export const STYLE_MIXES: Readonly<Record<GenreName, StyleMix>> = {
  Pop: { room: PLATE, tone: [] },
  Folk: { room: WOODEN_ROOM, tone: [lowShelf(85, -3), peaking(250, 2.5, 0.8), highShelf(6000, -3.5)] },
  'R&B': { room: LONG_PLATE, tone: [peaking(1000, 3, 0.7)] },
  'Hip-hop': { room: BOOTH, tone: [peaking(63, -2), peaking(1000, 3.5, 0.7)] },
  Urban: { room: LONG_PLATE, tone: [peaking(250, 2.5, 0.8)] },
  Rock: { room: DRUM_ROOM, tone: [peaking(500, 2, 0.8), peaking(1000, 3, 0.7)] },
  Jazz: { room: JAZZ_CLUB, tone: [lowShelf(85, -4), peaking(1000, 3.5, 0.7)] },
  Electronic: { room: LONG_PLATE, tone: [peaking(250, 2.5, 0.8)] },
  Classical: { room: CONCERT_HALL, tone: [lowShelf(95, 3), peaking(500, -2.5, 0.8)] },
  Disco: { room: PLATE, tone: [peaking(1000, 2, 0.7)] },
  Reggae: { room: SPRING, tone: [peaking(1000, 3, 0.7)] },
  Blues: { room: JAZZ_CLUB, tone: [peaking(63, -3), peaking(1000, 2.5, 0.7)] },
  Country: { room: WOODEN_ROOM, tone: [lowShelf(85, -2), peaking(1000, 3, 0.7)] },
  Experimental: { room: DEEP_SPACE, tone: [peaking(250, 3.5, 0.8)] },
  World: { room: COURTYARD, tone: [] },
  Ethnic: { room: COURTYARD, tone: [lowShelf(85, -4), peaking(250, 4, 0.8)] },
  Christmas: { room: CHURCH, tone: [lowShelf(85, -2.5), peaking(320, 4, 0.7), highShelf(6000, -2.5)] },
  Metal: { room: DRUM_ROOM, tone: [peaking(400, 3, 0.7)] },
  Love: { room: CHAMBER, tone: [peaking(4000, 2, 0.9)] },
  'K-pop': { room: PLATE, tone: [peaking(250, 3, 0.8)] },
  'Lo-fi': {
    room: LIVING_ROOM,
    tone: [peaking(250, -2, 0.8), peaking(1400, 4, 0.6)],
    tape: { wowCents: 4, flutterCents: 1.2, drive: 2, lowHz: 45, highHz: 8000, hissDb: -64, crackleDb: -46 },
  },
  Rap: { room: BOOTH, tone: [peaking(63, -2.5), peaking(600, 3, 0.6)] },
}

/** Scores name their style; one that is not known is mixed as Pop. */
export const mixOfStyle = (style: string): StyleMix =>
  Object.hasOwn(STYLE_MIXES, style) ? STYLE_MIXES[style as GenreName] : STYLE_MIXES.Pop
