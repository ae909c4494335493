import { runWasi } from '#lib/engine/speech/wasi.ts'
import { loadSpeech } from '#server/assets/speech.ts'

/** A text read aloud by one of flite's voices: a 16-bit mono WAV file at 16 kHz. */
export async function spoken(text: string, voice: 'rms' | 'slt' = 'rms'): Promise<Uint8Array> {
  const { flite } = await loadSpeech()
  const wav = runWasi(flite, ['flite', '-voice', voice, '-t', text, '-o', 'o.wav']).files.get('o.wav')
  if (!wav) throw new Error('Nobody spoke')
  return wav
}
