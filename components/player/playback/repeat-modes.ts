import type { Repeat } from '#components/player/state.ts'

/** In the order in which presses choose them. */
export const REPEAT_MODES: readonly Repeat[] = ['off', 'all', 'one']
