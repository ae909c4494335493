import { clamp } from '../dsp/interpolate.ts'
import type { SungPart } from '../singing/contract.ts'
import { createLoudnessMeter, integratedLufs } from './meters/loudness.ts'

/** The most by which a singer of a duet is made louder or softer. */
const MOST_DB = 8

type Front = 'lead' | 'second'

const isFront = (voice: SungPart['voice']): voice is Front => voice === 'lead' || voice === 'second'

/**
 * Makes the two singers of a duet equally loud. The singer who comes in later is matched to the other one, in the same line if
 * both sing it, else against the other's last line, and keeps that level. Doubles and harmonies follow the lead.
 */
export function* levelDuet(lines: Iterable<readonly SungPart[]>): Iterable<readonly SungPart[]> {
  const trimsDb = new Map<Front, number>()
  let before: SungPart | undefined
  for (const line of lines) {
    // Breaths have no pitch.
    const front = line.filter(({ voice, pitch }) => pitch && isFront(voice))
    for (const part of front) {
      const voice = part.voice as Front
      if (trimsDb.has(voice)) continue
      const other = front.find((one) => one.voice !== voice && trimsDb.has(one.voice as Front)) ?? before
      trimsDb.set(voice, other ? trimBetween(part, other) + (trimsDb.get(other.voice as Front) ?? 0) : 0)
    }
    before = front.at(-1) ?? before
    yield line.map((part) => ({ ...part, gainDb: part.gainDb + (trimsDb.get(whoseLevel(part)) ?? 0) }))
  }
}

const whoseLevel = ({ voice }: SungPart): Front => (isFront(voice) ? voice : 'lead')

/** What makes one part as loud as another, in decibels; 0 where either is too short or too soft to be measured. */
function trimBetween(part: SungPart, other: SungPart): number {
  const difference = loudnessOf(other) - loudnessOf(part)
  return Number.isFinite(difference) ? clamp(difference, -MOST_DB, MOST_DB) : 0
}

function loudnessOf({ samples }: SungPart): number {
  const meter = createLoudnessMeter()
  meter.push(samples, samples)
  return integratedLufs(meter.steps)
}
