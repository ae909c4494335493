import type { Pffft } from '../assets.ts'

const REAL = 0
const FORWARD = 0
const BACKWARD = 1
const BYTES = Float32Array.BYTES_PER_ELEMENT

/**
 * Real Fourier transform of one size, in place over one block of the module's memory, which this object alone owns.
 * Fill `data()`, transform, read `data()`: hold no view across other calls, since memory may move when it grows.
 * Spectra are packed [DC, Nyquist, re 1, im 1, re 2, …]; forward then inverse multiplies by `size`. A class, so that
 * all transforms share their methods and code that was compiled for one fits the next.
 */
export class Fft {
  readonly size: number
  readonly #pffft: Pffft
  readonly #setup: number
  readonly #data: number
  readonly #work: number
  #heap: Float32Array
  #view: Float32Array

  /** `size` is a power of two, at least 32. Throws RangeError otherwise. */
  constructor(pffft: Pffft, size: number) {
    if (size < 32 || (size & (size - 1)) !== 0) throw new RangeError(`No Fourier transform of size ${size}`)
    this.size = size
    this.#pffft = pffft
    this.#setup = pffft._pffft_new_setup(size, REAL)
    this.#data = pffft._pffft_aligned_malloc(size * BYTES)
    this.#work = pffft._pffft_aligned_malloc(size * BYTES)
    this.#heap = pffft.HEAPF32
    this.#view = this.#ownBlock()
  }

  data(): Float32Array {
    if (this.#pffft.HEAPF32 !== this.#heap) {
      this.#heap = this.#pffft.HEAPF32
      this.#view = this.#ownBlock()
    }
    return this.#view
  }

  forward(): void {
    this.#pffft._pffft_transform_ordered(this.#setup, this.#data, this.#data, this.#work, FORWARD)
  }

  inverse(): void {
    this.#pffft._pffft_transform_ordered(this.#setup, this.#data, this.#data, this.#work, BACKWARD)
  }

  free(): void {
    this.#pffft._pffft_destroy_setup(this.#setup)
    this.#pffft._pffft_aligned_free(this.#data)
    this.#pffft._pffft_aligned_free(this.#work)
  }

  #ownBlock(): Float32Array {
    return this.#heap.subarray(this.#data / BYTES, this.#data / BYTES + this.size)
  }
}
