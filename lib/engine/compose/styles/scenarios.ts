import type { ScenarioName } from '../../score/names.ts'
import type { Place } from '../../score/score.ts'

export type ScenarioProfile = { readonly place: Place | null; readonly tempoFactor: number; readonly energy: number }

export const NO_PLACE: ScenarioProfile = { place: null, tempoFactor: 1, energy: 0 }

export const SCENARIO_PROFILES: Readonly<Record<ScenarioName, ScenarioProfile>> = {
  'Coffee shop': {
    place: { room: 'lounge', ambience: 'cafe', ambienceGainDb: -30, wet: 0.8 },
    tempoFactor: 0.97,
    energy: -0.06,
  },
  'Solitary walk': {
    place: { room: 'open', ambience: 'wind', ambienceGainDb: -32, wet: 0.9 },
    tempoFactor: 0.97,
    energy: -0.08,
  },
  Travel: {
    place: { room: 'studio', ambience: 'road', ambienceGainDb: -34, wet: 0.9 },
    tempoFactor: 1.03,
    energy: 0.04,
  },
  'Sunset by the sea': {
    place: { room: 'open', ambience: 'waves', ambienceGainDb: -28, wet: 1.2 },
    tempoFactor: 0.96,
    energy: -0.05,
  },
  'Quiet evening': {
    place: { room: 'chamber', ambience: 'crickets', ambienceGainDb: -32, wet: 1.1 },
    tempoFactor: 0.94,
    energy: -0.12,
  },
  'Late-night bar': {
    place: { room: 'club', ambience: 'bar', ambienceGainDb: -30, wet: 1 },
    tempoFactor: 0.96,
    energy: -0.04,
  },
  'Urban romance': {
    place: { room: 'studio', ambience: 'street', ambienceGainDb: -34, wet: 1 },
    tempoFactor: 0.99,
    energy: 0,
  },
  'City nightlife': {
    place: { room: 'club', ambience: 'street', ambienceGainDb: -32, wet: 0.9 },
    tempoFactor: 1.04,
    energy: 0.1,
  },
  'Rainy night': {
    place: { room: 'chamber', ambience: 'rain', ambienceGainDb: -26, wet: 1.2 },
    tempoFactor: 0.95,
    energy: -0.1,
  },
  'Sunlit Shores': {
    place: { room: 'open', ambience: 'waves', ambienceGainDb: -29, wet: 0.9 },
    tempoFactor: 1.02,
    energy: 0.06,
  },
}
