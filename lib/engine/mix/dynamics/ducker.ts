import { gainOf } from '../../dsp/decibels.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { type Score, secondsAt } from '../../score/score.ts'

/** Lowers tracks for a while, again and again. */
export type Ducker = {
  /** Goes on to the next block. */
  follow(): void
  /** Lowers both channels of the block by up to `depthDb` within the spans. */
  duck(left: Float32Array, right: Float32Array, depthDb: number): void
}

/**
 * Lowers the band where the score has somebody sing. Since it follows the score and not the sound, the band stays the same with
 * another singer.
 */
export const duckForVoice = (score: Score, blockSamples: number): Ducker =>
  createDucker(sungSpans(score), { attackSec: 0.03, releaseSec: 0.35 }, blockSamples)

/** Breathes with the kick, as a compressor that listens to it. */
export const pumpWithKick = (score: Score, blockSamples: number): Ducker =>
  createDucker(kickSpans(score), { attackSec: 0.004, releaseSec: 0.13 }, blockSamples)

type Span = { readonly startSample: number; readonly endSample: number }
type Speed = { readonly attackSec: number; readonly releaseSec: number }

function createDucker(spans: readonly Span[], { attackSec, releaseSec }: Speed, blockSamples: number): Ducker {
  const presence = new Float32Array(blockSamples)
  const attack = Math.exp(-1 / (attackSec * SAMPLE_RATE))
  const release = Math.exp(-1 / (releaseSec * SAMPLE_RATE))
  const state = { level: 0, position: 0, span: 0 }
  let any = false
  return {
    follow() {
      let { level, position, span } = state
      any = false
      for (let index = 0; index < blockSamples; index++, position++) {
        while (span < spans.length && spans[span]!.endSample <= position) span++
        const now = span < spans.length && spans[span]!.startSample <= position ? 1 : 0
        level = now + (now > level ? attack : release) * (level - now)
        presence[index] = level
        if (level > 0.001) any = true
      }
      Object.assign(state, { level, position, span })
    },
    duck(left, right, depthDb) {
      if (!any || depthDb === 0) return
      const depth = 1 - gainOf(-depthDb)
      for (let index = 0; index < left.length; index++) {
        const gain = 1 - depth * presence[index]!
        left[index]! *= gain
        right[index]! *= gain
      }
    },
  }
}

/** From the first to the last note of every line, in samples, in order. */
function sungSpans(score: Score): Span[] {
  const sample = (beat: number) => Math.round(secondsAt(score, beat) * SAMPLE_RATE)
  return (score.vocal?.lines ?? []).flatMap((line) => {
    const notes = line.words.flatMap((word) => word.syllables.flatMap((syllable) => syllable.notes))
    const last = notes.at(-1)
    return last
      ? [{ startSample: sample(notes[0]!.startBeat), endSample: sample(last.startBeat + last.lengthBeats) }]
      : []
  })
}

const KICKS: ReadonlySet<number> = new Set([35, 36])
const KICK_SEC = 0.05

/** The beginning of every stroke of the kick. */
function kickSpans(score: Score): Span[] {
  const kicks = score.tracks
    .filter(({ stem }) => stem === 'drums')
    .flatMap(({ notes }) => notes.filter(({ pitch }) => KICKS.has(pitch)))
    .map(({ startBeat, offsetSec = 0 }) => Math.round((secondsAt(score, startBeat) + offsetSec) * SAMPLE_RATE))
    .sort((a, b) => a - b)
  return kicks.map((startSample) => ({ startSample, endSample: startSample + Math.round(KICK_SEC * SAMPLE_RATE) }))
}
