import { gainOf } from '../dsp/decibels.ts'
import { integratedLufs, lufsOf, mean, stepsWhile } from '../mix/meters/loudness.ts'

/** A shade above −14, because the MP3 encoder takes a quarter of a decibel off. */
export const TARGET_LUFS = -13.8

/** How far the voice may stand above its accompaniment while it sings; the composer's levels count in between. */
const VOICE_ABOVE_LU = { least: 0.5, most: 2 }

export type Balance = {
  /** Factor on the vocals before they meet the instruments. */
  readonly vocalGain: number
  /** Factor on both that brings the mix near its target, before the limiter takes a little off. */
  readonly masterGain: number
  /** Loudness of the voice above that of its accompaniment while it sings; null when nobody does. */
  readonly voiceAboveLu: number | null
}

/** From the 100 ms steps of the two parts' loudness meters. */
export function balance(vocals: readonly number[], instrumental: readonly number[]): Balance {
  const voiceLufs = lufsOf(mean(stepsWhile(vocals, vocals)))
  const accompanimentLufs = lufsOf(mean(stepsWhile(instrumental, vocals)))
  const above = voiceLufs - accompanimentLufs
  const voiceAboveLu = Number.isFinite(above)
    ? Math.min(VOICE_ABOVE_LU.most, Math.max(VOICE_ABOVE_LU.least, above))
    : null
  const vocalGain = voiceAboveLu === null ? 1 : gainOf(voiceAboveLu - above)
  const together = instrumental.map((step, index) => step + (vocals[index] ?? 0) * vocalGain ** 2)
  const lufs = integratedLufs(together)
  return { vocalGain, voiceAboveLu, masterGain: Number.isFinite(lufs) ? gainOf(TARGET_LUFS - lufs) : 1 }
}
