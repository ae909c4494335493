/** Semitones from the pitch of speech to the ends of the range in which somebody sings at ease. */
const BELOW_SPEECH = 2
const ABOVE_SPEECH = 16

/** Where somebody sings at ease, from the pitches of what was heard: people speak low in their range. */
export function singingRange(f0Hz: Float32Array): { lowNote: number; highNote: number; medianHz: number } {
  const heard = f0Hz.filter((f0) => f0 > 0).sort()
  const hzAt = (share: number) => heard[Math.floor(share * (heard.length - 1))]!
  const noteAt = (share: number) => 69 + 12 * Math.log2(hzAt(share) / 440)
  return {
    lowNote: Math.round(Math.min(noteAt(0.05), noteAt(0.5) - BELOW_SPEECH)),
    highNote: Math.round(Math.max(noteAt(0.95), noteAt(0.5) + ABOVE_SPEECH)),
    medianHz: hzAt(0.5),
  }
}
