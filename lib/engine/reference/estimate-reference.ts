import type { Pffft } from '../assets.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { type Balance, balanceOf } from './balance.ts'
import { chromaOf } from './chroma.ts'
import { type EstimatedKey, keyOf } from './key.ts'
import { meterOf } from './meter.ts'
import { onsetStrength } from './onsets.ts'
import { openingOf } from './opening.ts'
import { periodicityOf } from './periodicity.ts'
import { NO_REFERENCE, type Reference } from './reference.ts'
import { spectraOf } from './spectra.ts'
import { type TempoEstimate, tempoOf } from './tempo.ts'

/** Shorter recordings are never measured well. */
export const REFERENCE_LEAST_SEC = 15

/** All that was heard, with how sure it is; null where there was nothing to hear it in. */
export type ReferenceMeasurements = {
  readonly lengthSec: number
  readonly tempo: TempoEstimate
  readonly key: { readonly value: EstimatedKey; readonly likeness: number; readonly lead: number }
  readonly meter: { readonly value: 3 | 4; readonly lead: number }
  readonly opening: { readonly value: number; readonly lead: number }
  readonly balance: Balance
}

/**
 * Confidence from which on a value counts as measured well. The limits are set so that at least 95 of 100 given values are
 * right, as measured on songs of this engine in every style (estimate-reference.test.ts listens to a few).
 */
const SURE = {
  tempo: { pulse: 0.2, certainty: 0.75 },
  key: { likeness: 0.78, lead: 0.08 },
  meter: { lead: 0.14 },
  opening: { lead: 6 },
  /** Shorter music has too few parts to compare. */
  energySec: 30,
}

/** Levels in decibels. Beyond them something is softer or stronger than usual, if both halves of the music agree. */
const USUAL = {
  hitsDb: { none: -17, soft: -12, strong: -5 },
  bassDb: { soft: -10.5, strong: -2.2 },
  brightDb: { dark: -18, bright: -7.5 },
}

/** Listens to a recording for what a song can take from it; null where nothing sounds. */
export function measureReference(pcm: MonoPcm, { fft }: { fft: Pffft }): ReferenceMeasurements | null {
  const spectra = spectraOf(pcm, fft)
  const balance = balanceOf(spectra)
  if (!balance) return null
  const { hopSec } = spectra
  const within = (fromHz: number, toHz: number) => periodicityOf(onsetStrength(spectra, fromHz, toHz), hopSec)
  const [all, low, middle] = [within(0, 20_000), within(30, 130), within(180, 2500)]
  const tempo = tempoOf({ all, low })
  const meter = meterOf([low, middle], tempo.value)
  const opening = openingOf(spectra, (60 / tempo.value) * meter.value)
  return { lengthSec: balance.lengthSec, tempo, key: keyOf(chromaOf(pcm, fft)), meter, opening, balance }
}

/** What of it was measured well. */
export function estimateReference(pcm: MonoPcm, assets: { fft: Pffft }): Reference {
  const heard = measureReference(pcm, assets)
  if (!heard || heard.lengthSec < REFERENCE_LEAST_SEC) return NO_REFERENCE
  const { tempo, key, meter, opening, balance } = heard
  const isPulse = tempo.pulse >= SURE.tempo.pulse && tempo.certainty >= SURE.tempo.certainty
  const isMeter = isPulse && meter.lead >= SURE.meter.lead
  const isKey = key.likeness >= SURE.key.likeness && key.lead >= SURE.key.lead
  // Without a clear pulse and a clear key it is no music whose drums or dynamics a song could follow.
  if (!isPulse && !isKey) return NO_REFERENCE
  return {
    tempo: isPulse ? Math.round(tempo.value) : null,
    key: isKey ? key.value : null,
    meter: isMeter ? meter.value : null,
    energy: heard.lengthSec >= SURE.energySec ? balance.energy : null,
    form: isMeter && opening.lead >= SURE.opening.lead ? opening.value : null,
    drums: drumsOf(balance.hitsDb),
    bass: outside(balance.bassDb, USUAL.bassDb.soft, USUAL.bassDb.strong, ['soft', 'strong']),
    brightness: outside(balance.brightDb, USUAL.brightDb.dark, USUAL.brightDb.bright, ['dark', 'bright']),
  }
}

function drumsOf(hitsDb: Balance['hitsDb']): Reference['drums'] {
  const { none, soft, strong } = USUAL.hitsDb
  if (Math.max(...hitsDb) < none) return 'none'
  return outside(hitsDb, soft, strong, ['soft', 'strong'])
}

/** Both halves have to say so. */
function outside<Less, More>(
  halves: readonly [number, number],
  less: number,
  more: number,
  [isLess, isMore]: readonly [Less, More],
): Less | More | null {
  if (Math.max(...halves) < less) return isLess
  return Math.min(...halves) > more ? isMore : null
}
