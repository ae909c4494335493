import type { FliteVoice } from './flite.ts'

/** Who speaks the words that are then sung. */
export type SpeechSource =
  | { readonly engine: 'flite'; readonly voice: FliteVoice }
  | { readonly engine: 'espeak'; readonly variant: EspeakVariant; readonly pitchPercent: number }

/** Variants that exist in espeak-ng's data; it ignores any other suffix without saying so. */
type EspeakVariant = 'klatt6' | 'f2' | 'f3' | 'm3'

/** Up to where a source sounds natural, in hertz: speech synthesisers end early, singers do not. */
export type TrustedBand = { readonly voicedHz: number; readonly noiseHz: number }

export const TRUSTED_BANDS: Readonly<Record<SpeechSource['engine'], TrustedBand>> = {
  flite: { voicedHz: 6200, noiseHz: 6900 },
  espeak: { voicedHz: 3700, noiseHz: 9000 },
}
