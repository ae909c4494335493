// Learns lib/engine/voices/own-voice/reference.ts anew from three speech sources. Run: node tests/judge/covers/learn-own-voice.ts, then
// format it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hearVoice } from '#lib/engine/voices/own-voice/hear-voice.ts'
import { learnReference } from '#lib/engine/voices/own-voice/learn-reference.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { createReader } from './own-voice-speech.ts'

/** Rich in sounds; nothing that is judged is said here. */
const LINES = [
  'A large size in stockings is hard to find when the weather turns this cool',
  'Those who enjoy a long voyage should choose a boat with two roomy cabins',
  'He watched the young girls laugh and throw their hats over the fence',
  'Put the butcher block beside the blue chair and pour out some more juice',
  'You should know that my uncle often cooks good soup with bean and thyme',
]

const read = await createReader()
const { fft } = await loadSpeech()
const voices = []
// The first one's throat is the measure: the engine's neutral singer has it.
for (const speaker of ['rms', 'slt', 'awb'] as const) {
  const heard = hearVoice(await read(speaker, LINES), fft)
  if (typeof heard === 'string') throw new Error(`${speaker}: ${heard}`)
  voices.push(heard)
}
const rows = learnReference(voices).map((sound) => `[${Array.from(sound, Math.round).join(', ')}],`)
const text = `/** Spectra, in dB on PLACES, of the sounds of voiced speech as one throat makes them; learn-own-voice.ts learns them. */
export const REFERENCE_SOUNDS: readonly (readonly number[])[] = [
${rows.join('\n')}
]
`
writeFileSync(join(import.meta.dirname, '../../../lib/engine/voices/own-voice/reference.ts'), text)
