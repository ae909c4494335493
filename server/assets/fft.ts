import createPffft from '@echogarden/pffft-wasm/simd'
import type { Pffft } from '#lib/engine/assets.ts'

/** The Fourier transform, which is all that analysing and taking apart recordings needs. */
export const loadFft = (): Promise<Pffft> => createPffft()
