/** Frames that voices are told from instruments in: 46 ms. */
export const FRAME_SAMPLES = 2048
export const BINS = FRAME_SAMPLES / 2 + 1
