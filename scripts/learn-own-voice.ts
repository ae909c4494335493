// Learns lib/engine/voices/own-voice/speech-sounds.ts anew from three speech sources. Run: node scripts/learn-own-voice.ts, then
// format it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyseVoice } from '#lib/engine/voices/own-voice/analyse-voice.ts'
import { learnSpeechSounds } from '#scripts/voices/learn-speech-sounds.ts'
import { createReader } from '#scripts/voices/speech-reader.ts'
import { loadSpeech } from '#server/assets/speech.ts'

/** Rich in sounds; nothing that is judged is said here. */
const LINES = [
  'Our neighbour keeps two yellow canoes and a tin whistle under the stairs',
  'By noon the whole choir had boarded the wrong bus and sung all the way to the quarry',
  'Fetch me the thin blue jar, a dozen figs, and whatever cheese you can find',
  'Three moths circled the lamp as Joan sewed pearl buttons on a velvet coat',
  'You could hear the good cook shout about burnt rice from the other end of the courtyard',
]

const read = await createReader()
const { fft } = await loadSpeech()
const voices = []
// The first one's vocal tract is the measure: the engine's neutral singer has it.
for (const speaker of ['rms', 'slt', 'awb'] as const) {
  const heard = analyseVoice(await read(speaker, LINES), fft)
  if (typeof heard === 'string') throw new Error(`${speaker}: ${heard}`)
  voices.push(heard)
}
const rows = learnSpeechSounds(voices).map((sound) => `[${Array.from(sound, Math.round).join(', ')}],`)
const text = `/** Spectra, in dB on PLACES, of the sounds of voiced speech as one vocal tract makes them; scripts/learn-own-voice.ts learns them. */
export const SPEECH_SOUNDS: readonly (readonly number[])[] = [
${rows.join('\n')}
]
`
writeFileSync(join(import.meta.dirname, '../lib/engine/voices/own-voice/speech-sounds.ts'), text)
