import { type GenreName, MOODS, type MoodName, SCENARIOS, type ScenarioName } from '../compose/names.ts'
import { readChoices } from '../compose/settings.ts'
import { createRandom } from '../random/random.ts'
import { spreadOf, weightedAt } from './share.ts'
import { STANCES } from './stances/registry.ts'
import type { Stance } from './stances/stance.ts'
import { STYLE_WORDS, type StyleWords } from './style-props.ts'
import { THEMES } from './themes/registry.ts'
import type { Theme } from './themes/theme.ts'

export type Direction = {
  /** Position in [0, 1): which share of all lines the song writes from. */
  readonly share: number
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

/** Decides what a song is about from the words given and the choices made, the seed deciding between equals. */
export function findDirection(
  {
    style,
    mood,
    scenario,
    text,
  }: { style: string; mood?: string | undefined; scenario?: string | undefined; text: string },
  seed: number,
): Direction {
  const choices = readChoices({ style, ...(mood ? { mood } : {}), ...(scenario ? { scenario } : {}) })
  const styleName = choices.styles[0] ?? 'Pop'
  const words = stems(text)
  const moodName = choices.mood ?? MOODS.find((name) => words.has(stem(name.toLowerCase()))) ?? null
  const place = choices.scenario ?? SCENARIOS.find((name) => text.toLowerCase().includes(name.toLowerCase())) ?? null
  const likedThemes = STYLE_WORDS[styleName].themes
  const [themeAt, stanceAt, share] = spreadOf(seed)
  const random = createRandom(`direction/${seed}`)
  const theme = weightedAt(
    THEMES.map((one): [Theme, number] => [
      one,
      0.3 +
        liking(likedThemes, one.name) +
        4 * liking(place ? THEMES_OF[place] : [], one.name) +
        emphasis(matches(one.keywords, words)),
    ]),
    themeAt,
  )
  const stance = weightedAt(
    STANCES.map((one): [Stance, number] => [
      one,
      (moodName ? 0.02 : 0.7) +
        4 * liking(moodName ? STANCES_OF[moodName] : [], one.name) +
        emphasis(matches(one.keywords, words)),
    ]),
    stanceAt,
  )
  const lender = random.pick(theme.companions.split(' '))
  const companion = THEMES.find((one) => one.name === lender) ?? theme
  return { share, theme, companion, stance, style: styleName, words: STYLE_WORDS[styleName] }
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

function matches(keywords: string, words: ReadonlySet<string>): number {
  return new Set(
    keywords
      .split(' ')
      .map(stem)
      .filter((keyword) => words.has(keyword)),
  ).size
}

function stems(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z']+/g) ?? []).map(stem))
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(ing|ies|es|ed|s|y)$/, '') : word.replace(/s$/, '')
}
