/** Peaks for drawing how loud a song is as it goes, filled in as the samples come. */
export function createPeaks(count: number, lengthSamples: number) {
  const power = new Float64Array(count)
  let position = 0
  return {
    push(left: Float32Array, right: Float32Array): void {
      for (let index = 0; index < left.length; index++, position++) {
        const place = Math.min(count - 1, Math.floor((position * count) / lengthSamples))
        power[place]! += left[index]! ** 2 + right[index]! ** 2
      }
    },
    /**
     * 0..255, the effective value of each `1 / count` of the length against that of the loudest: true peaks would all be as
     * high as the limiter lets them be.
     */
    finish(): number[] {
      const loudest = Math.max(...power)
      return Array.from(power, (sum) => (loudest === 0 ? 0 : Math.round(255 * Math.sqrt(sum / loudest))))
    },
  }
}
