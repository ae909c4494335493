/** Frames that the pitch of a voice is followed in: 93 ms. */
export const FRAME_SAMPLES = 4096
export const BINS = FRAME_SAMPLES / 2 + 1
/** Frames that the voice is taken out in: 186 ms, so that fewer of its harmonics share a bin with those of others. */
export const LONG_FRAME_SAMPLES = 2 * FRAME_SAMPLES
export const LONG_BINS = LONG_FRAME_SAMPLES / 2 + 1
/** From one of them to the next; the frames overlap four times, as all of stft.ts. */
export const LONG_HOP_SAMPLES = LONG_FRAME_SAMPLES / 4
