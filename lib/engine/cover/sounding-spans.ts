/** Silence shorter than this belongs to what sounds around it. */
const PAUSE_SEC = 0.15
/** What is taken to be converted before and after a sound, so that its first and last frames are whole. */
const MARGIN_SEC = 0.03

export type Span = { readonly from: number; readonly to: number }

/** The parts of a recording that are not silent, to the last bit, in order: samples `from` (included) to `to` (excluded). */
export function soundingSpans(samples: Float32Array, sampleRate: number): Span[] {
  const pause = Math.round(PAUSE_SEC * sampleRate)
  const margin = Math.round(MARGIN_SEC * sampleRate)
  const spans: { from: number; to: number }[] = []
  let last: { from: number; to: number } | undefined
  for (let at = 0; at < samples.length; at++) {
    if (samples[at] === 0) continue
    if (last && at - last.to < pause) last.to = at + 1
    else {
      last = { from: at, to: at + 1 }
      spans.push(last)
    }
  }
  return spans.map(({ from, to }) => ({
    from: Math.max(0, from - margin),
    to: Math.min(samples.length, to + margin),
  }))
}
