/** Frames that voices are told from instruments in: 93 ms. */
export const FRAME_SAMPLES = 4096
export const BINS = FRAME_SAMPLES / 2 + 1
