import type { Brief } from '../../brief/brief.ts'
import type { MoodName } from '../../score/names.ts'
import type { PlotName } from './names.ts'

/** How a song tells what was told, by its kind. */
export type Tone =
  | 'warm'
  | 'funny'
  | 'grief'
  | 'sorry'
  | 'lesson'
  | 'soft'
  | 'cheer'
  | 'plain'
  | 'shop'
  | 'heartbreak'
  | 'comfort'

const QUIET_TONES = ['soft', 'sorry', 'grief', 'heartbreak', 'comfort'] as const satisfies readonly Tone[]
export type QuietTone = (typeof QUIET_TONES)[number]

export const isQuiet = (tone: Tone): tone is QuietTone => QUIET_TONES.some((one) => one === tone)

/** Tones that a kind of song has however it is told. */
const ALWAYS: Readonly<Partial<Record<PlotName, Tone>>> = {
  ...{ memorial: 'grief', missing: 'grief', heartbreak: 'heartbreak' },
  ...{ teaching: 'lesson', lullaby: 'soft', team: 'cheer', shop: 'shop', complaint: 'funny' },
}

/** Tones of what is told in no other manner. */
const USUAL: Readonly<Partial<Record<PlotName, Tone>>> = {
  ...{ apology: 'sorry', farewell: 'grief', nostalgia: 'grief', deed: 'funny', protest: 'plain' },
  ...{ encouragement: 'comfort', 'get-well': 'comfort' },
  ...{ calm: 'plain', story: 'plain', praise: 'plain', freedom: 'plain' },
  ...{ home: 'plain', holiday: 'plain', 'new-year': 'plain' },
}

/** Songs that give no comfort: whoever is thanked has helped with what is told. */
const UNCOMFORTED: readonly PlotName[] = ['thanks', 'apology', 'protest']

const GLAD: ReadonlySet<MoodName> = new Set<MoodName>(['Happy', 'Joyful', 'Energetic'])

/** Nothing warm is said to nobody, nor of a list of things, nor in a sad song. */
export function toneOf(plot: PlotName, { hearer, facts, music, manner }: Brief): Tone {
  const isWarm = hearer !== null && !facts.every(({ of }) => of === 'thing')
  const asked = manner === 'comfort' && UNCOMFORTED.includes(plot) ? null : manner
  // A leaving do with a cheerful song mourns nobody.
  const isGlad = USUAL[plot] === 'grief' && music.mood !== null && GLAD.has(music.mood)
  return (
    ALWAYS[plot] ??
    asked ??
    (isGlad ? null : USUAL[plot]) ??
    (isWarm ? (music.mood === 'Sad' ? 'grief' : 'warm') : 'plain')
  )
}
