import type { Choices } from '../../compose/settings/choices.ts'
import { USUAL_STYLES } from '../../compose/settings/settings.ts'
import { unwantedInstruments } from '../../compose/settings/unwanted-instruments.ts'
import { STYLE_PROFILES } from '../../compose/styles/registry.ts'
import type { Reference, ReferencePart } from '../../reference/reference.ts'
import type { Brief, OverruledPart } from '../brief.ts'

/**
 * "slow" and "fast" name no tempo, but "slow" contradicts a recording above the first limit, and "fast" one below the second.
 */
const SLOW_UNTIL_BPM = 112
const FAST_FROM_BPM = 88
/** The style of songs that take three beats a bar from a recording where nobody asks for a style. */
const STYLE_IN_THREE = 'Folk'

/**
 * Adds to the brief what the recording sets. The recording yields to all settings and words, and wins over what is usual. The
 * result lists the parts of the recording that were overruled.
 */
export function withReference(brief: Brief, reference: Reference | undefined): Brief {
  if (!reference) return brief
  const music = inMeter(brief.music, reference)
  const overruled: OverruledPart[] = [
    ...contradicted(brief, reference).map((part) => ({ part, by: 'words' as const })),
    ...(lacksMeter(music, reference.meter) ? [{ part: 'meter' as const, by: 'style' as const }] : []),
  ]
  const lost = Object.fromEntries(overruled.map(({ part }) => [part, null]))
  return { ...brief, music, reference: { applied: { ...reference, ...lost }, overruled } }
}

/** The parts of the recording that contradict words or settings. */
function contradicted({ music: { attributes }, without }: Brief, reference: Reference): ReferencePart[] {
  const { tempo, key, meter, drums, bass } = reference
  const unwanted = unwantedInstruments(without)
  const isUnwanted = (ending: string) => [...unwanted].some((name) => name.endsWith(ending))
  const isWished = (ending: string) => attributes.instruments.some((name) => name.endsWith(ending))
  const checks: readonly (readonly [ReferencePart, boolean])[] = [
    ['tempo', tempo !== null && contradictsTempo(attributes, tempo)],
    ['key', key !== null && contradictsKey(attributes, key)],
    ['meter', meter !== null && attributes.beatsPerBar !== null && attributes.beatsPerBar !== meter],
    ['drums', drums !== null && (drums === 'none' ? isWished('-kit') : isUnwanted('-kit'))],
    ['bass', bass !== null && isUnwanted('-bass')],
  ]
  return checks.flatMap(([part, isSaidOtherwise]) => (isSaidOtherwise ? [part] : []))
}

function contradictsTempo({ tempoBpm, tempoFactor }: Choices['attributes'], tempo: number): boolean {
  if (tempoBpm !== null) return tempoBpm !== tempo
  return (tempoFactor < 1 && tempo > SLOW_UNTIL_BPM) || (tempoFactor > 1 && tempo < FAST_FROM_BPM)
}

/** A wish for a mode alone, "in minor", agrees with every key of that mode. */
function contradictsKey({ tonic, mode }: Choices['attributes'], key: NonNullable<Reference['key']>): boolean {
  const isOtherMode = mode !== null && isDark(mode) !== isDark(key.mode)
  return isOtherMode || (tonic !== null && tonic !== key.tonic)
}

const isDark = (mode: string) => mode === 'minor' || mode === 'dorian'

const lacksMeter = ({ styles, attributes }: Choices, meter: Reference['meter']) =>
  meter !== null &&
  (attributes.beatsPerBar ?? meter) === meter &&
  !STYLE_PROFILES[styles[0] ?? 'Pop'].meters.some(([{ beatsPerBar }]) => beatsPerBar === meter)

/** In a style that has the meter, where nobody asked for any style. */
function inMeter(music: Choices, { meter }: Reference): Choices {
  return music.styles === USUAL_STYLES && lacksMeter(music, meter) ? { ...music, styles: [STYLE_IN_THREE] } : music
}
