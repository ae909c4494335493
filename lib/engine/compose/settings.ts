import { MOOD_PROFILES, type MoodProfile, NEUTRAL_MOOD } from './moods.ts'
import { MOODS, type MoodName, SCENARIOS, type ScenarioName, STYLES, type StyleName } from './names.ts'
import type { SongRequest } from './request.ts'
import { NO_PLACE, SCENARIO_PROFILES, type ScenarioProfile } from './scenarios.ts'
import type { StyleProfile } from './styles/profile.ts'
import { STYLE_PROFILES } from './styles/registry.ts'

export type Choices = {
  /** The first names the profile; a second one lends its groove. */
  readonly styles: readonly StyleName[]
  readonly mood: MoodName | null
  readonly scenario: ScenarioName | null
  /** What was written but names nothing that the engine knows. */
  readonly unknown: readonly string[]
}

export type Settings = Choices & {
  readonly profile: StyleProfile
  readonly moodProfile: MoodProfile
  readonly place: ScenarioProfile
}

/** Reads a style string such as "Pop,Happy,Travel" beside the fields for mood and scenario. */
export function readChoices({ style, mood, scenario }: Pick<SongRequest, 'style' | 'mood' | 'scenario'>): Choices {
  const words = [...style.split(/[,;，、]/), mood ?? '', scenario ?? ''].map((word) => word.trim()).filter(Boolean)
  const styles: StyleName[] = []
  const unknown: string[] = []
  let heardMood: MoodName | null = null
  let heardScenario: ScenarioName | null = null
  for (const word of words) {
    const styleName = named(STYLES, word)
    const moodName = named(MOODS, word)
    const scenarioName = named(SCENARIOS, word)
    if (styleName && !styles.includes(styleName)) styles.push(styleName)
    heardMood ??= moodName
    heardScenario ??= scenarioName
    if (!styleName && !moodName && !scenarioName && !unknown.includes(word)) unknown.push(word)
  }
  return { styles: styles.length > 0 ? styles : ['Pop'], mood: heardMood, scenario: heardScenario, unknown }
}

export function resolveSettings(request: Pick<SongRequest, 'style' | 'mood' | 'scenario'>): Settings {
  const choices = readChoices(request)
  return {
    ...choices,
    profile: blended(choices.styles),
    moodProfile: choices.mood ? MOOD_PROFILES[choices.mood] : NEUTRAL_MOOD,
    place: choices.scenario ? SCENARIO_PROFILES[choices.scenario] : NO_PLACE,
  }
}

/** The first style, with the grooves of the second beside its own where they suit its meters. */
function blended([first, second]: readonly StyleName[]): StyleProfile {
  const profile = STYLE_PROFILES[first ?? 'Pop']
  if (!second) return profile
  return { ...profile, grooves: [...profile.grooves, ...STYLE_PROFILES[second].grooves] }
}

/** "hip hop" and "HIP-HOP" mean the same name. */
function named<Name extends string>(names: readonly Name[], word: string): Name | null {
  return names.find((name) => plain(name) === plain(word)) ?? null
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}&]/gu, '')
}
