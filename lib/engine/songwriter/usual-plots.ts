import { animalOf, type Brief, type HearerKind } from '../brief/brief.ts'
import type { Random } from '../random/random.ts'
import type { MoodName } from '../score/names.ts'
import type { PlotName } from './languages/names.ts'

/** What a song tells where nobody said it, by its mood. */
const BY_MOOD: Readonly<Record<MoodName, readonly PlotName[]>> = {
  Relaxed: ['calm', 'home'],
  Happy: ['party', 'friendship', 'freedom'],
  Energetic: ['freedom', 'party'],
  Romantic: ['devotion', 'falling'],
  Sad: ['heartbreak', 'missing'],
  Angry: ['protest'],
  Inspired: ['encouragement', 'freedom'],
  Warm: ['home', 'friendship', 'devotion'],
  Passionate: ['falling', 'devotion'],
  Joyful: ['party', 'freedom'],
  Longing: ['missing', 'nostalgia'],
}

/** What a song about a thing tells besides praise, by its mood. */
const OF_THINGS: Readonly<Partial<Record<MoodName, PlotName>>> = {
  Relaxed: 'calm',
  Sad: 'nostalgia',
  Longing: 'nostalgia',
  Angry: 'complaint',
}

/** Hearers for whom a song about something is written because they like it: it is about the thing and not about them. */
const AUDIENCES: readonly (HearerKind | null)[] = ['group', 'child']

/** For songs of which nothing at all is known. */
export const ANY_PLOT: readonly PlotName[] = [
  'freedom',
  'nostalgia',
  'falling',
  'home',
  'devotion',
  'encouragement',
  'calm',
  'birthday',
]

/** For what somebody tells of their own life, to nobody. */
const OF_ONE_OWN: readonly PlotName[] = ['nostalgia', 'home', 'calm', 'freedom']

/** Kinds of songs that suit what is said, the best one first. */
export function usualPlots({ hearer, subjects, facts, music, manner }: Brief, random: Random): readonly PlotName[] {
  const [subject] = subjects
  const byMood = music.mood ? random.shuffle(BY_MOOD[music.mood]) : []
  if (subject?.kind === 'deed') return ['deed', ...byMood]
  const animal = animalOf(hearer)
  if (animal) return [animal, 'pet', 'portrait']
  const isAbout = subject !== undefined && !facts.some(({ of }) => of === 'you')
  if (hearer && !(isAbout && AUDIENCES.includes(hearer.kind))) return ['portrait', ...byMood]
  const ofThing = music.mood && OF_THINGS[music.mood]
  if (subject) return [...(ofThing ? [ofThing] : []), 'praise', ...byMood]
  // A funny song without a hearer or subject is about what went wrong.
  if (manner === 'funny') return ['complaint', ...byMood]
  if (facts.length > 0 && byMood.length === 0) return random.shuffle(OF_ONE_OWN)
  return byMood.length > 0 ? byMood : random.shuffle(ANY_PLOT.slice(0, 7))
}
