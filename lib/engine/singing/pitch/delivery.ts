import type { GenreName } from '../../score/names.ts'

/** How a style has its songs sung, whoever sings. */
export type Delivery = {
  /** Factor on the time that a glide between notes takes. */
  readonly glide: number
  /** Cents from below which a phrase is entered, at most. */
  readonly scoopCents: number
  /** Seconds after the beat at which a scoop arrives at its note. */
  readonly scoopLateSec: number
  /** Share of phrases whose last note falls off at its end. */
  readonly fallShare: number
  /** Factor on the depth of the vibrato, 0.75 … 1.25. */
  readonly vibrato: number
}

const PLAIN: Delivery = { glide: 1, scoopCents: 80, scoopLateSec: 0.02, fallShare: 0.1, vibrato: 1 }
/** Slides into notes and falls off them, as in blues and soul. */
const BENT: Delivery = { glide: 1.15, scoopCents: 160, scoopLateSec: 0.09, fallShare: 0.35, vibrato: 1.05 }
/** Long glides, clean beginnings and ends, full vibrato. */
const TRAINED: Delivery = { glide: 1.2, scoopCents: 40, scoopLateSec: 0, fallShare: 0, vibrato: 1.25 }
/** Near to speech. */
const SPOKEN: Delivery = { glide: 0.8, scoopCents: 100, scoopLateSec: 0.01, fallShare: 0.45, vibrato: 0.75 }
/** Straight from note to note. */
const STRAIGHT: Delivery = { glide: 0.8, scoopCents: 50, scoopLateSec: 0, fallShare: 0.05, vibrato: 0.8 }

const DELIVERIES: Readonly<Record<GenreName, Delivery>> = {
  Pop: PLAIN,
  Folk: { ...PLAIN, scoopCents: 70, fallShare: 0.15, vibrato: 0.9 },
  'R&B': { ...BENT, glide: 1.25, vibrato: 1.1 },
  'Hip-hop': SPOKEN,
  Urban: { ...BENT, scoopCents: 120, scoopLateSec: 0.06, vibrato: 0.9 },
  Rock: { ...PLAIN, glide: 0.9, scoopCents: 120, scoopLateSec: 0.04, fallShare: 0.3 },
  Jazz: { ...BENT, scoopCents: 140, fallShare: 0.4, vibrato: 1.1 },
  Electronic: STRAIGHT,
  Classical: TRAINED,
  Disco: { ...PLAIN, glide: 0.9, scoopCents: 90 },
  Reggae: { ...PLAIN, scoopCents: 110, scoopLateSec: 0.05, fallShare: 0.3, vibrato: 0.85 },
  Blues: { ...BENT, scoopCents: 180, scoopLateSec: 0.11, fallShare: 0.5 },
  Country: { ...BENT, scoopCents: 150, fallShare: 0.3, vibrato: 0.95 },
  Experimental: { ...STRAIGHT, glide: 1.25 },
  World: { ...PLAIN, glide: 1.15, scoopCents: 100 },
  Ethnic: { ...PLAIN, glide: 1.2, scoopCents: 110, scoopLateSec: 0.04 },
  Christmas: { ...TRAINED, vibrato: 1.1 },
  Metal: { ...PLAIN, glide: 0.85, scoopCents: 130, fallShare: 0.35, vibrato: 1.1 },
  Love: { ...PLAIN, glide: 1.1, scoopCents: 100, scoopLateSec: 0.05, vibrato: 1.1 },
  'K-pop': { ...PLAIN, glide: 0.9, scoopCents: 100, scoopLateSec: 0.03 },
  'Lo-fi': { ...PLAIN, glide: 1.1, fallShare: 0.25, vibrato: 0.75 },
  Rap: SPOKEN,
}

/** `style` is a score's; one that no profile has is sung plainly. */
export function deliveryOf(style: string): Delivery {
  return Object.hasOwn(DELIVERIES, style) ? DELIVERIES[style as GenreName] : PLAIN
}
