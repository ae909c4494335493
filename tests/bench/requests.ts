import type { MusicRequest } from '#server/ports/music.ts'

const VERSES = [
  [
    'The kettle hums before the street has woken',
    'A ladder leans against the garden wall',
    'I mend the little cup that I had broken',
    'And listen for your footsteps in the hall',
  ],
  [
    'The ferry turns, the bell is slow to answer',
    'A paper flag is sleeping on the pole',
    'The baker sweeps the doorstep like a dancer',
    'And counts the early pennies in a bowl',
  ],
  [
    'We drew a map on corners of the paper',
    'With every lane we never learned to name',
    'You left your gloves, you said you’d fetch them later',
    'The winter came, and later never came',
  ],
  [
    'The lamps go out, the orchard has a reason',
    'To keep its apples hidden in the leaves',
    'I keep a coat for every kind of season',
    'And all of them have holes along the sleeves',
  ],
] as const

const CHORUS = [
  'So leave a light on in the window',
  'Leave a chair beside the door',
  'I am walking with the river',
  'Till I see your house once more',
] as const

const LINES_A_SECTION = 4

/** As many verse lines as chorus lines, whatever the length, so that songs of all lengths are made of the same work. */
function lyricsOf(lines: number): string {
  const each = Math.min(LINES_A_SECTION, lines / 2)
  return Array.from({ length: lines / 2 / each }, (_, pair) => {
    const verse = VERSES[pair % VERSES.length]!.slice(0, each)
    return ['[Verse]', ...verse, '[Chorus]', ...CHORUS.slice(0, each)].join('\n')
  }).join('\n\n')
}

const SEED = 7

/** A song of `lines` sung lines, a power of two from 2 on: about 7 seconds each. */
export function sungRequest(style: string, lines: number): MusicRequest {
  const facts = { title: 'A Light in the Window', description: '', gender: 'f', instrumental: false } as const
  return { ...facts, lyrics: lyricsOf(lines), style, seed: SEED, language: 'en' }
}

/** A piece of about `lengthSec`. */
export function instrumentalRequest(style: string, lengthSec: number): MusicRequest {
  const facts = { title: 'The Orchard', description: '', gender: 'f', instrumental: true } as const
  return { ...facts, lyrics: '', style, seed: SEED, lengthSec }
}
