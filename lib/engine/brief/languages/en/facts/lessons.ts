import type { Fact } from '../../../brief.ts'
import { fact } from './lines.ts'

/** What a song is to teach that everybody can look up, in its order: "the planets in order", "the 7 times table". */
export function lessonsIn(description: string): readonly Fact[] {
  const factor = Number(/\b(\d{1,2}) times table/iu.exec(description)?.[1] ?? 0)
  const table = Array.from(
    { length: factor > 0 ? 12 : 0 },
    (_, at) => `${at + 1} times ${factor} is ${(at + 1) * factor}`,
  )
  const list = LISTS.find(([asked]) => asked.test(description) && TEACHES.test(description))?.[1] ?? []
  return [...table, ...list].map((text) => fact('thing', text))
}

/** A song that only speaks of the planets teaches nobody. */
const TEACHES =
  /\b(?:learn(?:s|ing)?|remember(?:s|ing)?|memori[sz]\p{L}*|teach(?:es|ing)?|revis(?:e|es|ing|ion)|homework|exam|science test|in order|the order of|lesson|(?:for|with) (?:my|our|the) class)\b/iu

const LISTS: readonly (readonly [asked: RegExp, lines: readonly string[]])[] = [
  [
    /\b(?:planets|solar system)\b/iu,
    [
      'Mercury first, the closest to the sun',
      'Venus is second, the hottest one',
      'Earth is the third, in white and blue',
      'Mars is the fourth, with a rusty hue',
      'Jupiter is fifth, the giant of all',
      'Saturn is sixth, with rings round the ball',
      'Uranus is seventh, it rolls on its side',
      'Neptune is eighth, where the cold winds ride',
    ],
  ],
  [
    /\b(?:colou?rs of the rainbow|rainbow colou?rs)\b/iu,
    [
      'Red is the first one, the outside band',
      'Orange and yellow come hand in hand',
      'Green in the middle, then blue as the sea',
      'Indigo, violet, and all can see',
    ],
  ],
  [
    /\bdays of the week\b/iu,
    [
      'Monday and Tuesday, up with the sun',
      'Wednesday is middle, and half of it done',
      'Thursday and Friday, nearly there',
      'Saturday, Sunday, with time to spare',
    ],
  ],
  [
    /\bmonths of the year\b/iu,
    [
      'January, February, snow at the door',
      'March and then April, and May by the shore',
      'June and July, and August is hot',
      'September, October, the leaves are a lot',
      'November is foggy, December is here',
      'Twelve of them standing in line make a year',
    ],
  ],
  [
    /\b(?:seven |7 )?continents\b/iu,
    [
      'Asia is largest, from sea to sea',
      'Africa next, where the lions run free',
      'North and South America, two in a row',
      'Antarctica, down where the cold winds blow',
      'Europe and Australia, now that is all',
      'Seven of them on the big blue ball',
    ],
  ],
]
