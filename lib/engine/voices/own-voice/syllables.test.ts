import { expect, it } from 'vitest'
import messages from '#messages/en/own-voice.json' with { type: 'json' }
import { loadFft } from '#server/assets/fft.ts'
import { spoken } from '#tests/support/spoken.ts'
import { estimateOwnVoice } from '../own-voice.ts'

const { kettle, harbour } = messages.sentences
/** As the dictionary counts them. */
const SYLLABLES = { kettle: 89, harbour: 88 }

it.each([
  ['rms', `${kettle}`, SYLLABLES.kettle],
  ['slt', `${harbour}`, SYLLABLES.harbour],
  ['rms', `${kettle} ${harbour}`, SYLLABLES.kettle + SYLLABLES.harbour],
  [
    'rms',
    'One. Two. Three. Four. Five. Six. Eight. Nine. Ten. One. Two. Three. Four. Five. Six. Eight. Nine. Ten.',
    18,
  ],
] as const)('are counted by their vowels: %s (%#)', async (voice, text, said) => {
  const wav = await spoken(text, voice)
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const length = Math.max((wav.length - 44) / 2, 20 * 16_000)
  const at = (index: number) => (44 + 2 * index < wav.length ? view.getInt16(44 + 2 * index, true) / 32_768 : 0)
  const samples = Float32Array.from({ length }, (_, index) => at(index))
  const { syllables } = estimateOwnVoice({ sampleRate: 16_000, samples }, { fft: await loadFft() })
  expect(syllables).toBeGreaterThan(0.75 * said)
  expect(syllables).toBeLessThan(1.35 * said)
})
