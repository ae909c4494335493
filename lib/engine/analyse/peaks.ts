/** Heights for drawing a waveform, filled in as the samples come. */
export function createPeaks(count: number, lengthSamples: number) {
  const heights = new Uint8Array(count)
  let position = 0
  return {
    /** 0..255, the largest absolute sample of each `1 / count` of the length. */
    heights,
    push(left: Float32Array, right: Float32Array): void {
      for (let index = 0; index < left.length; index++, position++) {
        const loudest = Math.max(Math.abs(left[index]!), Math.abs(right[index]!))
        const bin = Math.min(count - 1, Math.floor((position * count) / lengthSamples))
        heights[bin] = Math.max(heights[bin]!, Math.min(255, Math.round(loudest * 255)))
      }
    },
  }
}
