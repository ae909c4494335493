import type { Language } from '../../lyrics/language/language.ts'
import { GENRES, type GenreName, MOODS, SCENARIOS } from '../../score/names.ts'
import { MOOD_PROFILES, type MoodProfile, NEUTRAL_MOOD } from '../styles/moods.ts'
import type { StyleProfile } from '../styles/profile.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'
import { NO_PLACE, SCENARIO_PROFILES, type ScenarioProfile } from '../styles/scenarios.ts'
import { glossedStyle } from '../vocabulary/glossary.ts'
import { readAttributes } from '../vocabulary/music-attributes.ts'
import { musicIn } from '../vocabulary/music-in.ts'
import type { Choices } from './choices.ts'
import { balancedAs, brightAs, withReference } from './referred.ts'
import type { SongRequest } from './request.ts'
import { withInstruments, withPercussion } from './requested-instruments.ts'
import { withoutInstruments } from './unwanted-instruments.ts'

export type Settings = Choices & {
  readonly profile: StyleProfile
  readonly moodProfile: MoodProfile
  readonly place: ScenarioProfile
}

export type StyleWords = Pick<
  SongRequest,
  'style' | 'mood' | 'scenario' | 'description' | 'choices' | 'without' | 'reference'
> & {
  /** The language of the description, where it is known. */
  readonly spokenIn?: Language
}

/**
 * Reads a style string such as "Pop,Happy,Travel", "dreamy synthwave, 96 bpm" or "verträumtes Klavier, d-Moll" beside the fields for mood and scenario,
 * and what a description says of the music before it says what the song is about.
 */
export function readChoices({ style, mood, scenario, description, spokenIn }: StyleWords): Choices {
  const phrases = [...style.split(/[,;，、]/), mood ?? '', scenario ?? '']
    .map((phrase) => phrase.trim())
    .filter(Boolean)
  const free = phrases.filter((phrase) => allNamed([...GENRES, ...MOODS, ...SCENARIOS], [phrase]).length === 0)
  const translated = free.map((phrase) => glossedStyle(phrase, readAttributes([phrase]).notUnderstood))
  const words = [...free, ...translated.flatMap(({ english }) => english)]
  const told = readAttributes(words)
  const explained = translated.flatMap((one) => one.explained)
  const notUnderstood = told.notUnderstood.filter((word) => !explained.includes(word))
  const attributes = { ...readAttributes([...words, ...musicIn(description ?? '', spokenIn)]), notUnderstood }
  const styles = [...new Set([...allNamed(GENRES, phrases), ...told.styles])]
  const others = attributes.styles.length > 0 ? attributes.styles : USUAL_STYLES
  return {
    styles: styles.length > 0 ? styles : others,
    mood: allNamed(MOODS, phrases)[0] ?? attributes.mood,
    scenario: allNamed(SCENARIOS, phrases)[0] ?? null,
    attributes,
  }
}

/** What a song is where nobody names a style; these very ones, so that they can be told from those that somebody asked for. */
export const USUAL_STYLES: readonly GenreName[] = ['Pop']

/** The styles that a description of a song asks for, by name and joined by comma; Pop when it asks for none. */
export function stylesIn(description: string): string {
  return readChoices({ style: '', description }).styles.join(', ')
}

export function resolveSettings(request: StyleWords): Settings {
  const { reference } = request
  const choices = withReference(request.choices ?? readChoices(request), reference)
  const { attributes } = choices
  const style = blended(choices.styles)
  const genre = attributes.tempi ? { ...style, tempoBpm: attributes.tempi } : style
  const profile = withoutInstruments(
    withPercussion(withInstruments(genre, attributes.instruments), attributes.percussion),
    [...(request.without ?? []), ...attributes.without, ...(reference?.drums === 'none' ? ['drums'] : [])],
  )
  const moodProfile = choices.mood ? MOOD_PROFILES[choices.mood] : NEUTRAL_MOOD
  return {
    ...choices,
    profile: reference ? balancedAs(profile, reference) : profile,
    moodProfile: reference ? brightAs(moodProfile, reference) : moodProfile,
    place: choices.scenario ? SCENARIO_PROFILES[choices.scenario] : NO_PLACE,
  }
}

/** The first style, with the grooves of the second beside its own where they suit its meters. */
function blended([first, second]: readonly GenreName[]): StyleProfile {
  const profile = STYLE_PROFILES[first ?? 'Pop']
  if (!second) return profile
  return { ...profile, grooves: [...profile.grooves, ...STYLE_PROFILES[second].grooves] }
}

function allNamed<Name extends string>(names: readonly Name[], phrases: readonly string[]): Name[] {
  return phrases.flatMap((phrase) => names.find((name) => plain(name) === plain(phrase)) ?? [])
}

/** "hip hop" and "HIP-HOP" mean the same name. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '')
}
