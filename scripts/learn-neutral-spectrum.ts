// Measures the mean spectrum of the neutral singer that the voices of the catalogue are shaped from, for
// lib/engine/cover/neutral-spectrum.ts. Run again when that singer sings otherwise: node scripts/learn-neutral-spectrum.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REGISTERS } from '#lib/catalog/voices/registers.ts'
import { analyseSinger } from '#lib/engine/cover/hear-singer.ts'
import { neutralSinger } from '#lib/engine/demo/neutral-singer.ts'
import { secondsAt } from '#lib/engine/index.ts'
import { composeSong, createPronounce, createSing, SAMPLE_RATE } from '#lib/engine/sound.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadWords } from '#server/assets/words.ts'

/** Third octaves about 1 kHz. */
const [LOWEST, HIGHEST] = [-10, 13]
/** Every vowel of English, some of them often. */
const LYRICS = `[Verse]
Early in the morning when the mountain air is blue
Father took the boat and let it float across the bay
[Chorus]
How they used to laugh about the garden and the moon
Leave the kettle on and let the children sing and play`

const speech = await loadSpeech()
const pronounce = createPronounce({ speech, words: loadWords() })
const request = {
  title: '',
  lyrics: LYRICS,
  style: 'Pop',
  voice: 'm',
  seed: 1,
  instrumental: false,
  language: 'en',
} as const
const score = await composeSong(request, pronounce, () => ({ name: 'alder', range: REGISTERS.tenor }))
const samples = new Float32Array(Math.ceil((secondsAt(score, score.lengthBeats) + 1) * SAMPLE_RATE))
for (const part of [...createSing({ speech }, () => neutralSinger(1))(score)].flat()) {
  if (part.voice !== 'lead') continue
  for (const [index, sample] of part.samples.entries()) samples[part.startSample + index]! += sample
}
const read = (from: number, to: number) => samples.slice(from, to)
const heard = analyseSinger(speech.fft, { sampleRate: SAMPLE_RATE, lengthSamples: samples.length, read })
if (!heard) throw new Error('The neutral singer does not sing')
const binHz = SAMPLE_RATE / 2 / (heard.spectrum.length - 1)
const levels = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => {
  const octaves = (LOWEST + index) / 3
  const [from, to] = [-1, 1].map((side) => Math.round((1000 * 2 ** (octaves + side / 6)) / binHz)) as [number, number]
  const bins = heard.spectrum.subarray(from, Math.max(to, from + 1))
  const mean = bins.reduce((sum, value) => sum + value, 0) / bins.length
  return [Number(octaves.toFixed(3)), (10 / Math.LN10) * mean] as const
})
const zero = levels.find(([octaves]) => octaves === 0)![1]
const rows = levels.map(([octaves, db]) => `  [${octaves}, ${(db - zero).toFixed(1)}],\n`).join('')
writeFileSync(
  join(import.meta.dirname, '../lib/engine/cover/neutral-spectrum.ts'),
  `/**
 * Mean envelope of the neutral singer's voiced sounds: octaves from 1 kHz, and decibels of power a hertz, in third octaves.
 * scripts/learn-neutral-spectrum.ts measures it anew.
 */
export const NEUTRAL_SPECTRUM: readonly (readonly [octaves: number, db: number])[] = [
${rows}]
`,
)
