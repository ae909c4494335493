import type { InstrumentName } from '../../instruments/registry.ts'
import type { Groove, Lanes, Part, StyleProfile } from '../styles/profile.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'

/**
 * The style with these instruments in it, each as some style plays it: its own part if it has one, else in place of a
 * part of the same role that plays the style's patterns, else beside the others. Throws RangeError for an instrument
 * that no style knows.
 */
export function withInstruments(profile: StyleProfile, instruments: readonly InstrumentName[]): StyleProfile {
  const taken = new Set<string>()
  return instruments.reduce((changed, instrument) => withInstrument(changed, instrument, taken), profile)
}

function withInstrument(profile: StyleProfile, instrument: InstrumentName, taken: Set<string>): StyleProfile {
  const usual = usualPart(instrument)
  const free = profile.parts.filter((part) => part.role === usual.role && !taken.has(part.name))
  const place =
    free.find((part) => part.instruments.includes(instrument)) ??
    free.find((part) => isSustained(part) === isSustained(usual))
  const { centre, gainDb } = usual
  const own: Part = place
    ? { ...place, ...(place.instruments.includes(instrument) ? {} : { name: instrument, centre, gainDb }) }
    : { ...usual, name: instrument }
  const { chance: _, ...kept } = own
  const part: Part = { ...kept, instruments: [instrument], energy: [Math.min(own.energy[0], HEARD_FROM), 1] }
  taken.add(part.name)
  return {
    ...profile,
    parts: place ? profile.parts.map((one) => (one === place ? part : one)) : [...profile.parts, part],
  }
}

/** The style with more to shake and strike in its grooves; a style without drums stays without. */
export function withPercussion(profile: StyleProfile, percussion: Lanes): StyleProfile {
  const added = ({ calm, full, lift = {} }: Groove): Groove => {
    const pattern = Object.values(full)[0]
    if (!pattern) return { calm, full }
    const steps = pattern.split('|')[0]!.length
    const lanes = Object.entries(percussion).map(([voice, beats]) => [voice, beats.repeat(steps).slice(0, steps)])
    const requested: Lanes = Object.fromEntries(lanes)
    return { calm: { ...calm, ...requested }, full: { ...full, ...requested }, lift: { ...lift, ...requested } }
  }
  return { ...profile, grooves: profile.grooves.map(added) }
}

/** Whoever asks for an instrument wants to hear it in the verses already. */
const HEARD_FROM = 0.3

function usualPart(instrument: InstrumentName): Part {
  const parts = Object.values(STYLE_PROFILES).flatMap((profile) => profile.parts)
  const part = parts.find(({ instruments }) => instruments.includes(instrument))
  if (!part) throw new RangeError(`No style has a part for the instrument "${instrument}"`)
  return part
}

/** Whether a part only holds chords, as pads do. */
function isSustained(part: Part): boolean {
  return part.patterns?.full.every((pattern) => /^[xo]-*$/.test(pattern)) ?? false
}
