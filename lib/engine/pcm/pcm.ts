/** Sample format of the whole engine: planar 32-bit float, nominal range −1..1, one array a channel. */
export type MonoPcm = {
  readonly sampleRate: number
  readonly samples: Float32Array
}

/** Sample rate of everything that the engine hands out, in hertz. */
export const SAMPLE_RATE = 44_100

/** Both channels are equally long. */
export type StereoPcm = {
  readonly sampleRate: number
  readonly left: Float32Array
  readonly right: Float32Array
}
