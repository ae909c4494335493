import type { Choices } from '../../compose/settings/choices.ts'
import { USUAL_STYLES } from '../../compose/settings/settings.ts'
import type { GenreName, MoodName } from '../../score/names.ts'
import type { SongPlot } from '../../songwriter/languages/names.ts'

type Usual = { readonly style?: GenreName; readonly mood?: MoodName; readonly tempoFactor?: number }

/** How songs of a kind usually sound: a memorial is no party. Kinds that are sung in every way are not listed. */
const USUAL: Readonly<Partial<Record<SongPlot, Usual>>> = {
  lullaby: { style: 'Folk', tempoFactor: 0.75 },
  memorial: { style: 'Folk', mood: 'Longing' },
  missing: { style: 'Folk', mood: 'Longing' },
  farewell: { mood: 'Longing' },
  heartbreak: { mood: 'Sad' },
  apology: { style: 'Folk', mood: 'Longing' },
  wedding: { style: 'Love', mood: 'Romantic' },
  devotion: { style: 'Love', mood: 'Romantic' },
  falling: { mood: 'Romantic' },
  thanks: { style: 'Folk', mood: 'Warm' },
  friendship: { style: 'Folk', mood: 'Warm' },
  'new-baby': { style: 'Folk', mood: 'Warm' },
  'get-well': { style: 'Folk', mood: 'Warm' },
  retirement: { style: 'Country', mood: 'Warm' },
  nostalgia: { style: 'Folk', mood: 'Warm' },
  home: { style: 'Country', mood: 'Warm' },
  calm: { style: 'Folk', mood: 'Relaxed' },
  freedom: { style: 'Rock', mood: 'Happy' },
  team: { style: 'Rock', mood: 'Energetic' },
  protest: { style: 'Rock', mood: 'Passionate' },
  party: { style: 'Disco', mood: 'Energetic' },
  birthday: { mood: 'Joyful' },
  'new-year': { mood: 'Joyful' },
  shop: { mood: 'Happy' },
  teaching: { mood: 'Happy' },
  graduation: { mood: 'Inspired' },
  encouragement: { mood: 'Inspired' },
}

/** Moods in which nobody laughs for long. */
const SAD: readonly MoodName[] = ['Longing', 'Sad']

/** What is to make people laugh is neither slow nor romantic, unless it is sad as well. */
function usualOf(plot: SongPlot | null, isFunny: boolean): Usual | null {
  const usual = (plot && USUAL[plot]) ?? null
  if (!isFunny || (usual?.mood && SAD.includes(usual.mood))) return usual
  return { mood: 'Joyful', ...(usual?.style && usual.style !== 'Love' ? { style: usual.style } : {}) }
}

/**
 * Whether a mood agrees with the tempo and the energy that somebody asks for: a slow or quiet song has no lively mood, a fast
 * or loud one no calm mood. A quiet love song stays romantic, since that is neither.
 */
function suitsSaid(mood: MoodName, { styles, attributes: { tempoFactor, energy } }: Choices): boolean {
  const isCalm = tempoFactor < 1 || energy < 0
  const isLively = tempoFactor > 1 || energy > 0 || styles.includes('Metal')
  return !(isCalm && LIVELY.includes(mood)) && !(isLively && CALM.includes(mood))
}

const LIVELY: readonly MoodName[] = ['Happy', 'Energetic', 'Passionate', 'Joyful', 'Inspired']
const CALM: readonly MoodName[] = [...SAD, 'Relaxed', 'Warm']

/** The music with what is usual for the kind of song, where neither settings nor words say otherwise. */
export function withUsualMusic(music: Choices, plot: SongPlot | null, isFunny: boolean): Choices {
  const usual = usualOf(plot, isFunny)
  if (!usual) return music
  const { attributes, styles, mood } = music
  const isHow = mood !== null || attributes.tempoFactor !== 1 || attributes.energy !== 0
  const suits = isHow ? mood === null && usual.mood && suitsSaid(usual.mood, music) : true
  const isTempo = attributes.tempoBpm !== null || isHow
  return {
    ...music,
    styles: styles === USUAL_STYLES && usual.style ? [usual.style] : styles,
    mood: suits ? (usual.mood ?? null) : mood,
    attributes: isTempo || !usual.tempoFactor ? attributes : { ...attributes, tempoFactor: usual.tempoFactor },
  }
}
