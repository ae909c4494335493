import { INSTRUMENTS, type InstrumentName } from '../../instruments/registry.ts'
import type { Part, StyleProfile } from '../styles/profile.ts'
import { glossedStyle } from '../vocabulary/glossary.ts'
import { VOCABULARY } from '../vocabulary/vocabulary.ts'

/** The style without the instruments that somebody does not want, "drums" or "guitars"; whatever else is named changes nothing. */
export function withoutInstruments(profile: StyleProfile, unwanted: readonly string[]): StyleProfile {
  const gone = unwantedInstruments(unwanted)
  const parts = profile.parts.flatMap((part): Part[] => {
    const instruments = part.instruments.filter((name) => !gone.has(name))
    return instruments.length > 0 ? [{ ...part, instruments }] : []
  })
  return parts.length > 0 ? { ...profile, parts } : profile
}

/** The instruments that words such as "drums" or "guitars" mean. */
export function unwantedInstruments(unwanted: readonly string[]): ReadonlySet<InstrumentName> {
  const words = unwanted.flatMap((word) => [word.toLowerCase(), ...glossedStyle(word, [word.toLowerCase()]).english])
  return new Set(words.flatMap((word) => [...meant(word)]))
}

const ALL = Object.keys(INSTRUMENTS) as InstrumentName[]

/** Whoever wants no guitars wants none of them. */
const FAMILIES: Readonly<Record<string, RegExp>> = {
  drum: /-kit$/,
  percussion: /-kit$/,
  beat: /-kit$/,
  guitar: /guitar$/,
  bass: /-bass$/,
  synth: /^synth|^pad$|^pluck$/,
  synthesizer: /^synth|^pad$|^pluck$/,
  electronic: /^synth|^pad$|^pluck$|^electronic-kit$/,
}

function meant(word: string): ReadonlySet<InstrumentName> {
  const family = FAMILIES[word.replace(/s$/, '')]
  return new Set(family ? ALL.filter((name) => family.test(name)) : (VOCABULARY.get(word)?.instruments ?? []))
}
