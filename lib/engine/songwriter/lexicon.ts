import { ASKS, BRIGHT, DARK, POWERS, TAILS, TIMES, VOWS } from './everyday-words.ts'
import type { Theme } from './themes/theme.ts'

/** Something that acts by itself: "the gulls" "circle". */
export type Scene = { readonly subject: string; readonly plural: boolean; readonly action: string }

export type Lexicon = {
  readonly scenes: readonly Scene[]
  readonly powers: readonly Scene[]
  readonly acts: readonly string[]
  readonly places: readonly string[]
  readonly keepsakes: readonly string[]
  readonly natures: readonly string[]
  readonly likenesses: readonly string[]
  readonly times: readonly string[]
  readonly tails: readonly string[]
  readonly bright: readonly string[]
  readonly dark: readonly string[]
  readonly vows: readonly string[]
  readonly asks: readonly string[]
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
    return actions.split(',').map((action) => ({ subject: subject.replace('+', ''), plural, action: action.trim() }))
  })
}

export type Props = Pick<Theme, 'acts' | 'places' | 'keepsakes'>

/** The theme's images with those that the style brings along. */
export function createLexicon(theme: Theme, props: Props | null): Lexicon {
  const both = (own: string, more: string | undefined) => [...entries(own), ...entries(more ?? '')]
  return {
    scenes: scenesOf(theme.scenes),
    powers: scenesOf(POWERS),
    acts: both(theme.acts, props?.acts),
    places: both(theme.places, props?.places),
    keepsakes: both(theme.keepsakes, props?.keepsakes),
    natures: entries(theme.natures),
    likenesses: entries(theme.likenesses),
    times: entries(TIMES),
    tails: entries(TAILS),
    bright: entries(BRIGHT),
    dark: entries(DARK),
    vows: entries(VOWS),
    asks: entries(ASKS),
  }
}
