import { readChoices } from '../compose/settings/settings.ts'
import { createRandom } from '../random/random.ts'
import { type GenreName, MOODS, type MoodName, SCENARIOS, type ScenarioName } from '../score/names.ts'
import { STYLE_WORDS, type StyleWords } from './style-props.ts'

/** What is known of a song before it is written. */
export type SongOptions = {
  readonly title?: string | undefined
  readonly description?: string | undefined
  /** As in a song request: "Pop,Happy,Travel". */
  readonly style: string
  readonly mood?: string | undefined
  readonly scenario?: string | undefined
  readonly seed: number
}

type ThemeKind = { readonly name: string; readonly keywords: string; readonly companions: string }
type StanceKind = { readonly name: string; readonly keywords: string }

/** What the songs of a language are about. */
export type Repertoire<Theme, Stance> = {
  readonly themes: readonly Theme[]
  readonly stances: readonly Stance[]
  /** How many of the words, which spaces divide, are in a text in some form. */
  hits(keywords: string, text: string): number
}

export type Direction<Theme, Stance> = {
  readonly theme: Theme
  readonly companion: Theme
  readonly stance: Stance
  readonly style: GenreName
  readonly words: StyleWords
}

/** Stances that suit a mood, first ones most. */
const STANCES_OF: Readonly<Record<MoodName, readonly string[]>> = {
  Relaxed: ['calm', 'devotion'],
  Happy: ['celebration', 'devotion', 'freedom'],
  Energetic: ['celebration', 'freedom', 'hope'],
  Romantic: ['devotion', 'meeting'],
  Sad: ['longing', 'nostalgia'],
  Angry: ['defiance'],
  Inspired: ['hope', 'freedom'],
  Warm: ['devotion', 'calm', 'nostalgia'],
  Passionate: ['meeting', 'devotion', 'defiance'],
  Joyful: ['celebration', 'freedom'],
  Longing: ['longing', 'nostalgia'],
}

const THEMES_OF: Readonly<Record<ScenarioName, readonly string[]>> = {
  'Coffee shop': ['morning'],
  'Solitary walk': ['wild', 'rain', 'winter'],
  Travel: ['road', 'station'],
  'Sunset by the sea': ['sea', 'summer'],
  'Quiet evening': ['letters', 'morning', 'winter'],
  'Late-night bar': ['city', 'dance'],
  'Urban romance': ['city', 'station'],
  'City nightlife': ['city', 'dance'],
  'Rainy night': ['rain'],
  'Sunlit Shores': ['summer', 'sea'],
}

/**
 * Decides what a song is about. The words given and the choices made weigh every theme and stance, and the seed draws by these
 * weights.
 */
export function findDirection<Theme extends ThemeKind, Stance extends StanceKind>(
  { title = '', description = '', style, mood, scenario, seed }: SongOptions,
  { themes, stances, hits }: Repertoire<Theme, Stance>,
): Direction<Theme, Stance> {
  const text = `${title} ${description}`
  const choices = readChoices({ style, ...(mood ? { mood } : {}), ...(scenario ? { scenario } : {}) })
  const styleName = choices.styles[0] ?? 'Pop'
  const moodName = choices.mood ?? MOODS.find((name) => hits(name.toLowerCase(), text) > 0) ?? null
  const place = choices.scenario ?? SCENARIOS.find((name) => text.toLowerCase().includes(name.toLowerCase())) ?? null
  const likedThemes = STYLE_WORDS[styleName].themes
  const [themeAt, stanceAt] = spreadOf(seed)
  const theme = weightedAt(
    themes.map((one): [Theme, number] => [
      one,
      0.3 +
        liking(likedThemes, one.name) +
        4 * liking(place ? THEMES_OF[place] : [], one.name) +
        emphasis(hits(one.keywords, text)),
    ]),
    themeAt,
  )
  const stance = weightedAt(
    stances.map((one): [Stance, number] => [
      one,
      (moodName ? 0.02 : 0.7) +
        4 * liking(moodName ? STANCES_OF[moodName] : [], one.name) +
        emphasis(hits(one.keywords, text)),
    ]),
    stanceAt,
  )
  const lender = createRandom(`direction/${seed}`).pick(theme.companions.split(' '))
  const companion = themes.find((one) => one.name === lender) ?? theme
  return { theme, companion, stance, style: styleName, words: STYLE_WORDS[styleName] }
}

/** 1 for the first of a list, less for the later ones, 0 outside. */
function liking(names: readonly string[], name: string): number {
  const at = names.indexOf(name)
  return at < 0 ? 0 : 1 / (1 + at * 0.25)
}

/** What the user wrote outweighs what the style likes. */
function emphasis(hits: number): number {
  return hits === 0 ? 0 : 8 * 4 ** hits
}

/**
 * Two numbers in [0, 1) for a seed that lie far from those of the seeds around it (R3, Roberts 2018): so neighbouring
 * seeds differ in theme and in stance.
 */
function spreadOf(seed: number): readonly [theme: number, stance: number] {
  const at = (power: number) => (0.5 + (seed >>> 0) / ROOT ** power) % 1
  return [at(1), at(2)]
}

/** The root of x⁴ = x + 1. */
const ROOT = 1.2207440846057596

/** The item whose part of the line from 0 to 1 holds the position, parts being as long as the weights. */
function weightedAt<T>(items: readonly (readonly [item: T, weight: number])[], position: number): T {
  let rest = position * items.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of items) {
    rest -= weight
    if (rest < 0) return item
  }
  throw new RangeError('No weight is above 0')
}
