import { GENERATOR, type Generators, generatorsFor } from './modulators.ts'
import type { Zone } from './recording.ts'

/** Velocities to each side of a border over which two layers pass into each other, at most. */
const WIDTH = 8

/** The layers of the same sample for velocities just below and above those of a zone. */
type Neighbours = { readonly softer?: Zone | undefined; readonly louder?: Zone | undefined }

/**
 * Gives the generators of a zone for a key and a velocity. In most of the bank, the velocity layers are one sample, filtered,
 * attenuated or shaped differently. Their generators are blended near the border of two layers, so that a slightly harder
 * stroke is slightly louder and brighter. Layers of different samples are not blended: two recordings of one stroke would be
 * heard as two strokes.
 */
export function createLayers(zones: readonly Zone[]): (zone: Zone, key: number, velocity: number) => Generators {
  const borders = onlyOnes(zones, ({ velocities: [low] }) => low)
  const endings = onlyOnes(zones, ({ velocities: [, high] }) => high)
  const neighbours = new Map(
    zones.map((zone): [Zone, Neighbours] => {
      const [low, high] = zone.velocities
      const [isOnlyFirst, isOnlyLast] = [borders.has(nameOf(zone, low)), endings.has(nameOf(zone, high))]
      return [
        zone,
        {
          softer: isOnlyFirst ? endings.get(nameOf(zone, low - 1)) : undefined,
          louder: isOnlyLast ? borders.get(nameOf(zone, high + 1)) : undefined,
        },
      ]
    }),
  )
  return (zone, key, velocity) => {
    const own = generatorsFor(zone, key, velocity)
    const { softer, louder } = neighbours.get(zone) ?? {}
    const [low, high] = zone.velocities
    const toLouder = louder ? share(high + 0.5 - velocity, zone, louder) : 0
    const toSofter = softer ? share(velocity - (low - 0.5), zone, softer) : 0
    const other = toLouder > toSofter ? louder : softer
    const part = Math.max(toLouder, toSofter)
    if (!other || part === 0) return own
    const others = generatorsFor(other, key, velocity)
    return (number) => own(number) + (APART.has(number) ? 0 : part * (others(number) - own(number)))
  }
}

/**
 * Generators that are never blended: modes, which are no amounts, and sample offsets, which would shift a sample against the
 * others.
 */
const APART: ReadonlySet<number> = new Set([GENERATOR.sampleModes, GENERATOR.startOffset, GENERATOR.startCoarseOffset])

/** Zones by name and border. Zones that share both are left out, since it is unclear which zone continues which. */
function onlyOnes(zones: readonly Zone[], border: (zone: Zone) => number): Map<string, Zone> {
  const names = zones.map((zone) => nameOf(zone, border(zone)))
  const isOnly = (name: string) => names.indexOf(name) === names.lastIndexOf(name)
  return new Map(zones.flatMap((zone, at) => (isOnly(names[at]!) ? [[names[at]!, zone] as const] : [])))
}

/** What two zones must have in common, but for velocities, to be layers of one sound. */
function nameOf({ sample, keys, generators }: Zone, velocity: number): string {
  return [sample, ...keys, generators[GENERATOR.pan] ?? 0, generators[GENERATOR.sampleModes] ?? 0, velocity].join()
}

/** The share of the neighbouring zone at a distance from the border: half at the border, nothing in the middle of the zone. */
function share(distance: number, zone: Zone, neighbour: Zone): number {
  const width = Math.min(WIDTH, lengthOf(zone) / 2, lengthOf(neighbour) / 2)
  return Math.max(0, 0.5 - (0.5 * distance) / width)
}

const lengthOf = ({ velocities: [low, high] }: Zone) => high - low + 1
