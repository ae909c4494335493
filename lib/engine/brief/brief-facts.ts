import type { Language } from '../lyrics/language/language.ts'
import type { SongPlot } from '../songwriter/languages/names.ts'
import type { Brief, Overruled, ReferenceUse } from './brief.ts'

/** What the engine understood of a wish, shown to people: before the song is made, in its metadata and on its page. */
export type BriefFacts = {
  readonly plot: SongPlot | null
  readonly language: Language
  readonly instrumental: boolean
  readonly voice: 'm' | 'f' | null
  /** Two sing. Songs from before duets were read have none. */
  readonly isDuet?: boolean
  readonly styles: readonly string[]
  readonly mood: string | null
  readonly scenario: string | null
  readonly tempoBpm: number | null
  /** Tempo and loudness compared with other songs of the style, where words ask for them. Older songs have neither field. */
  readonly pace?: 'slow' | 'fast' | null
  readonly energy?: 'quiet' | 'powerful' | null
  readonly key: { readonly tonic: number; readonly mode: string | null } | null
  readonly beatsPerBar: number | null
  readonly instruments: readonly string[]
  /** Whom it is for or about, as they are called. */
  readonly hearer: string | null
  readonly names: readonly string[]
  /** What it is about, in the words of the description. */
  readonly about: readonly string[]
  readonly place: string | null
  readonly without: readonly string[]
  readonly lengthSec: number | null
  readonly overruled: readonly Overruled[]
  readonly notUnderstood: readonly string[]
  /** Where a recording was given. */
  readonly reference?: ReferenceUse
}

export function briefFacts(brief: Brief): BriefFacts {
  const { plot, language, instrumental, voice, music, hearer, names, subjects, facts, place, brand } = brief
  const { attributes } = music
  return {
    ...{ plot, language, instrumental, voice, place },
    isDuet: attributes.isDuet,
    styles: music.styles,
    mood: music.mood,
    scenario: music.scenario,
    tempoBpm: attributes.tempoBpm,
    pace: beyond(attributes.tempoFactor - 1, 'slow', 'fast'),
    energy: beyond(attributes.energy, 'quiet', 'powerful'),
    key: attributes.tonic === null ? null : { tonic: attributes.tonic, mode: attributes.mode },
    beatsPerBar: attributes.beatsPerBar,
    instruments: attributes.instruments,
    hearer: hearer && [hearer.kin, hearer.name].filter(Boolean).join(' '),
    // "Bramble" and "Sons" say nothing beside "Bramble & Sons".
    names: [...(brand ? [brand] : []), ...names.filter((name) => !brand?.includes(name))],
    about: [...subjects.map(({ text }) => text), ...facts.map(({ text }) => text)],
    without: brief.without,
    lengthSec: brief.lengthSec,
    overruled: brief.overruled,
    notUnderstood: brief.notUnderstood,
    ...(brief.reference ? { reference: brief.reference } : {}),
  }
}

/** Changes of tempo or energy below this share are too small to show. */
const NOTICED = 0.1

const beyond = <Less, More>(change: number, less: Less, more: More): Less | More | null =>
  Math.abs(change) < NOTICED ? null : change < 0 ? less : more
