import { SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { type Score, secondsAt } from '#lib/engine/score/score.ts'
import type { Sing, SungPart } from '#lib/engine/singing/contract.ts'

/** All that one voice sings in a song, aligned with its start and a second longer. */
export function wholeVoice(sing: Sing, score: Score, voice: SungPart['voice'] = 'lead'): Float32Array {
  const whole = new Float32Array(Math.ceil((secondsAt(score, score.lengthBeats) + 1) * SAMPLE_RATE))
  const parts = [...sing(score)].flat().filter((part) => part.voice === voice)
  for (const { startSample, samples } of parts) {
    const count = Math.min(samples.length, whole.length - startSample)
    for (let index = 0; index < count; index++) whole[startSample + index]! += samples[index]!
  }
  return whole
}
