import type { Random } from '../../../../random/random.ts'
import { hasProgressive } from '../morphology/morphology.ts'
import { TIMES } from './everyday-words.ts'
import type { Theme } from './themes/theme.ts'

/** Something that acts by itself: "the gulls" "circle". */
export type Scene = {
  readonly subject: string
  readonly plural: boolean
  readonly action: string
  /** Reads well as "is …ing". */
  readonly goesOn: boolean
}

export type Lexicon = {
  readonly scenes: readonly Scene[]
  readonly acts: readonly string[]
  readonly places: readonly string[]
  readonly keepsakes: readonly string[]
  readonly blessings: readonly string[]
  readonly times: readonly string[]
}

export function entries(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** "the gulls+: circle, settle down" gives one scene for every action. */
export function scenesOf(text: string): Scene[] {
  return entries(text).flatMap((entry) => {
    const [subject = '', actions = ''] = entry.split(':')
    const plural = subject.endsWith('+')
    return actions.split(',').map((part) => {
      const action = part.trim()
      return { subject: subject.replace('+', ''), plural, action, goesOn: hasProgressive(action) }
    })
  })
}

export type Props = Pick<Theme, 'acts' | 'places' | 'keepsakes'>

/** How much of a companion's things a song borrows. */
const BORROWED = 0.4

/** The theme's images with those that the style brings along and some that a companion theme lends. */
export function createLexicon(theme: Theme, props: Props, companion: Props, random: Random): Lexicon {
  const lent = (items: readonly string[]) => random.shuffle(items).slice(0, Math.ceil(items.length * BORROWED))
  const all = (field: keyof Props) => [
    ...entries(theme[field]),
    ...entries(props[field]),
    ...lent(entries(companion[field])),
  ]
  return {
    scenes: scenesOf(theme.scenes),
    acts: all('acts'),
    places: all('places'),
    keepsakes: all('keepsakes'),
    blessings: entries(theme.blessings),
    times: entries(TIMES),
  }
}
