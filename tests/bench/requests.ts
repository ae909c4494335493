import type { UnreadRequest } from '#server/ports/music.ts'

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

/** As many verse lines as chorus lines, whatever the length. */
function lyricsOf(lines: number): string {
  const each = Math.min(LINES_A_SECTION, lines / 2)
  return Array.from({ length: lines / 2 / each }, (_, pair) => {
    const verse = VERSES[pair % VERSES.length]!.slice(0, each)
    return ['[Verse]', ...verse, '[Chorus]', ...CHORUS.slice(0, each)].join('\n')
  }).join('\n\n')
}

const SEED = 7

/** A song of `lines` sung lines, a power of two from 2 on: about 7 seconds each. */
export function sungRequest(style: string, lines: number): UnreadRequest {
  const facts = { title: 'A Light in the Window', description: '', gender: 'f', instrumental: false } as const
  return { ...facts, lyrics: lyricsOf(lines), style, seed: SEED, language: 'en' }
}

const OPENINGS = [
  'The kettle sings and',
  'A paper flag is up where',
  'I mend the broken cup while',
  'Tomorrow I will ask if',
  'The ferry bell is slow and',
  'Nobody ever told me',
  'I know it by the way that',
  'I wrote it on the wall when',
]
const CLOSINGS = [
  'the lamps go out in winter',
  'the orchard has a reason',
  'the bread is on the table',
  'you never fetched the letter',
  'my coat is full of pennies',
  'the rain has learned to whistle',
  'a dancer sweeps the doorstep',
  'the leaves are on the river',
]

/** As `sungRequest`, up to 64 lines of which none comes back: what was sung once costs less the next time. */
export function unrepeatedRequest(style: string, lines: number): UnreadRequest {
  const words = Array.from({ length: lines }, (_, line) => {
    const turn = Math.floor(line / OPENINGS.length)
    return `${OPENINGS[line % OPENINGS.length]} ${CLOSINGS[(line + turn) % CLOSINGS.length]}`
  })
  const each = Math.min(LINES_A_SECTION, lines / 2)
  const sections = Array.from({ length: lines / each }, (_, section) =>
    [section % 2 === 0 ? '[Verse]' : '[Chorus]', ...words.slice(section * each, (section + 1) * each)].join('\n'),
  )
  return { ...sungRequest(style, lines), lyrics: sections.join('\n\n') }
}

/** A piece of about `lengthSec`. */
export function instrumentalRequest(style: string, lengthSec: number): UnreadRequest {
  const facts = { title: 'The Orchard', description: '', gender: 'f', instrumental: true } as const
  return { ...facts, lyrics: '', style, seed: SEED, lengthSec }
}
