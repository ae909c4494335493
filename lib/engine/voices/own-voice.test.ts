import { expect, it } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { estimateOwnVoice } from './own-voice.ts'

const { fft } = await loadSpeech()

const unfit = (samples: Float32Array, sampleRate = 8000) => {
  try {
    estimateOwnVoice({ sampleRate, samples }, { fft })
    return 'fit'
  } catch (error) {
    return (error as { reason?: string }).reason
  }
}

it('says why a recording is of no use', () => {
  expect(unfit(new Float32Array(18 * 8000))).toBe('tooShort')
  expect(unfit(new Float32Array(62 * 8000))).toBe('tooLong')
  expect(unfit(new Float32Array(30 * 8000))).toBe('tooQuiet')
})
