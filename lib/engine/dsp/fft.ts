import type { Pffft } from '../assets.ts'

/**
 * Real Fourier transform of one size, in place over one block of the module's memory, which this object alone owns.
 * Fill `data()`, transform, read `data()`: hold no view across other calls, since memory may move when it grows.
 * Spectra are packed [DC, Nyquist, re 1, im 1, re 2, …]; forward then inverse multiplies by `size`.
 */
export type Fft = {
  readonly size: number
  data(): Float32Array
  forward(): void
  inverse(): void
  free(): void
}

const REAL = 0
const FORWARD = 0
const BACKWARD = 1
const BYTES = Float32Array.BYTES_PER_ELEMENT

/** `size` is a power of two, at least 32. Throws RangeError otherwise. */
export function createFft(pffft: Pffft, size: number): Fft {
  if (size < 32 || (size & (size - 1)) !== 0) throw new RangeError(`No Fourier transform of size ${size}`)
  const setup = pffft._pffft_new_setup(size, REAL)
  const data = pffft._pffft_aligned_malloc(size * BYTES)
  const work = pffft._pffft_aligned_malloc(size * BYTES)
  let heap = pffft.HEAPF32
  let view = heap.subarray(data / BYTES, data / BYTES + size)
  return {
    size,
    data() {
      if (pffft.HEAPF32 !== heap) {
        heap = pffft.HEAPF32
        view = heap.subarray(data / BYTES, data / BYTES + size)
      }
      return view
    },
    forward: () => pffft._pffft_transform_ordered(setup, data, data, work, FORWARD),
    inverse: () => pffft._pffft_transform_ordered(setup, data, data, work, BACKWARD),
    free() {
      pffft._pffft_destroy_setup(setup)
      pffft._pffft_aligned_free(data)
      pffft._pffft_aligned_free(work)
    },
  }
}
