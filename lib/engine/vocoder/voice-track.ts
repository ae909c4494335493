/** Samples of a transform, and of the response to a pulse. */
export const SIZE = 1024
/** Frequencies from 0 Hz to half the sample rate on which a frame of voice is described. */
export const SYNTHESIS_BINS = SIZE / 2 + 1

/** What a frame of voice is made of, on `SYNTHESIS_BINS` frequencies from 0 Hz to half the sample rate. */
export type VoiceFrame = {
  /** Natural logarithm of power. */
  readonly logPower: Float32Array
  /** 1 sounds as its F0, 0 as noise; between, noise takes over from the top, as in "z". */
  voicing: number
  /** Shape of the glottal pulse, see `glottalShape`. It sets phase and aspiration; its spectrum is part of `logPower`. */
  rd: number
  /** Aspiration noise against the track's own share, decibels. */
  breathDb: number
}

export type VoiceTrack = {
  readonly sampleRate: number
  readonly frames: number
  /** Frame k stands at sample k · hopSamples. */
  readonly hopSamples: number
  /** Hertz, one a frame, above 0 everywhere. */
  readonly f0Hz: Float32Array
  /** Share of noise in a voiced spectrum, see `noiseShare`. */
  readonly noiseShare: Float32Array
  /** Fills in frame `index`; called once for each, in order. The frame comes silent, modal and with no extra breath. */
  readonly fill: (index: number, frame: VoiceFrame) => void
}
