/** Samples around a place that its value is made of, half of them before it. */
export const TAPS = 8
const PHASES = 512
/** Of the sampling rate: where the low-pass ends that keeps out mirror images. */
const CUTOFF = 0.46

/** Rows of `TAPS` weights for each of PHASES places between two samples, and one more for the end. */
const WEIGHTS = weights()

const rowOf = (fraction: number): number => ((fraction * PHASES + 0.5) | 0) * TAPS

/** A sinc in a Blackman window, so that a constant stays a constant. */
function weights(): Float32Array {
  const table = new Float32Array((PHASES + 1) * TAPS)
  for (let phase = 0; phase <= PHASES; phase++) {
    const row = Array.from({ length: TAPS }, (_, tap) => {
      const distance = tap - (TAPS / 2 - 1) - phase / PHASES
      const x = 2 * CUTOFF * distance
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
      const window =
        0.42 +
        0.5 * Math.cos((Math.PI * distance) / (TAPS / 2)) +
        0.08 * Math.cos((2 * Math.PI * distance) / (TAPS / 2))
      return sinc * Math.max(0, window)
    })
    const sum = row.reduce((total, weight) => total + weight, 0)
    for (const [tap, weight] of row.entries()) table[phase * TAPS + tap] = weight / sum
  }
  return table
}

export type Loop = { readonly start: number; readonly end: number; readonly always: boolean }

const BEFORE = TAPS / 2 - 1

/** Writes `count` values from a place on, `step` samples apart, and returns the place after them. */
export function read(
  pcm: Int16Array,
  from: number,
  step: number,
  loop: Loop | null,
  values: Float32Array,
  count: number,
) {
  let place = from
  for (let done = 0; done < count; ) {
    if (loop && place >= loop.end) place -= loop.end - loop.start
    const plain = Math.min(count - done, plainCount(place, step, loop ? loop.end : pcm.length))
    if (plain > 0) readPlain(pcm, place, step, values, done, plain)
    else values[done] = interpolated(pcm, place, loop)
    const next = Math.max(1, plain)
    place += next * step
    done += next
  }
  return place
}

/** How many values from a place on have all their taps between 0 and `end`. */
function plainCount(place: number, step: number, end: number): number {
  return place < BEFORE ? 0 : Math.floor((end - TAPS / 2 - 1 - place) / step)
}

function readPlain(
  pcm: Int16Array,
  from: number,
  step: number,
  values: Float32Array,
  first: number,
  count: number,
): void {
  for (let index = 0; index < count; index++) {
    const place = from + index * step
    const whole = place | 0
    const row = rowOf(place - whole)
    const at = whole - BEFORE
    values[first + index] =
      pcm[at]! * WEIGHTS[row]! +
      pcm[at + 1]! * WEIGHTS[row + 1]! +
      pcm[at + 2]! * WEIGHTS[row + 2]! +
      pcm[at + 3]! * WEIGHTS[row + 3]! +
      pcm[at + 4]! * WEIGHTS[row + 4]! +
      pcm[at + 5]! * WEIGHTS[row + 5]! +
      pcm[at + 6]! * WEIGHTS[row + 6]! +
      pcm[at + 7]! * WEIGHTS[row + 7]!
  }
}

/** The value at a place between samples; beyond the end of a loop it goes on at its start. */
function interpolated(pcm: Int16Array, place: number, loop: Loop | null): number {
  const whole = Math.floor(place)
  const row = rowOf(place - whole)
  let sum = 0
  for (let tap = 0; tap < TAPS; tap++) {
    let at = whole - BEFORE + tap
    if (loop && at >= loop.end) at -= loop.end - loop.start
    sum += (pcm[at] ?? 0) * WEIGHTS[row + tap]!
  }
  return sum
}
