import type { BriefFacts } from '#lib/engine/browser.ts'

/**
 * One thing that was understood of a description, for display. `name` is its name in lib/engine/brief/ignored.ts, by
 * which a person takes it out.
 */
export type Chip =
  | { readonly kind: 'plot'; readonly name: string; readonly value: NonNullable<BriefFacts['plot']> }
  | { readonly kind: 'language'; readonly name: string; readonly value: BriefFacts['language'] }
  | { readonly kind: 'voice'; readonly name: string; readonly value: 'm' | 'f' }
  | { readonly kind: 'duet' | 'instrumental'; readonly name: string; readonly value: true }
  | { readonly kind: 'style'; readonly name: string; readonly value: readonly string[] }
  | { readonly kind: 'mood' | 'scenario'; readonly name: string; readonly value: string }
  | { readonly kind: 'tempo' | 'meter' | 'length'; readonly name: string; readonly value: number }
  | { readonly kind: 'pace'; readonly name: string; readonly value: 'slow' | 'fast' }
  | { readonly kind: 'energy'; readonly name: string; readonly value: 'quiet' | 'powerful' }
  | { readonly kind: 'key'; readonly name: string; readonly value: NonNullable<BriefFacts['key']> }
  | {
      readonly kind: 'instrument' | 'hearer' | 'name' | 'about' | 'place' | 'without'
      readonly name: string
      readonly value: string
    }

/** The style of songs for which no other is asked; it gets no chip. */
const USUAL_STYLE = 'Pop'

/** Chips for everything that was understood, in display order. If nobody sings, voice and language do not matter. */
export function chipsOf(facts: BriefFacts): Chip[] {
  const { plot, language, voice, instrumental, styles, mood, scenario, key, hearer, place } = facts
  const isSung = !instrumental
  const chips: (Chip | false | null)[] = [
    plot && { kind: 'plot', name: 'plot', value: plot },
    isSung && { kind: 'language', name: 'language', value: language },
    isSung && voice && { kind: 'voice', name: 'voice', value: voice },
    isSung && facts.isDuet === true && { kind: 'duet', name: 'duet', value: true },
    instrumental && { kind: 'instrumental', name: 'instrumental', value: true },
    styles.join() !== USUAL_STYLE && { kind: 'style', name: 'style', value: styles },
    mood !== null && { kind: 'mood', name: 'mood', value: mood },
    scenario !== null && { kind: 'scenario', name: 'scenario', value: scenario },
    facts.tempoBpm !== null && { kind: 'tempo', name: 'tempo', value: facts.tempoBpm },
    facts.pace != null && { kind: 'pace', name: 'pace', value: facts.pace },
    facts.energy != null && { kind: 'energy', name: 'energy', value: facts.energy },
    key && { kind: 'key', name: 'key', value: key },
    facts.beatsPerBar !== null && { kind: 'meter', name: 'meter', value: facts.beatsPerBar },
    ...facts.instruments.map((value) => ({ kind: 'instrument' as const, name: `instrument:${value}`, value })),
    hearer !== null && { kind: 'hearer', name: 'hearer', value: hearer },
    ...facts.names
      .filter((name) => !hearer?.includes(name) && name !== place)
      .map((value) => ({ kind: 'name' as const, name: `name:${value}`, value })),
    ...facts.about.map((value) => ({ kind: 'about' as const, name: `about:${value}`, value })),
    place !== null && { kind: 'place', name: 'place', value: place },
    ...facts.without.map((value) => ({ kind: 'without' as const, name: `without:${value}`, value })),
    facts.lengthSec !== null && { kind: 'length', name: 'length', value: facts.lengthSec },
  ]
  return chips.filter((chip) => chip !== false && chip !== null)
}
