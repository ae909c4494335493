import type { Assets } from '#lib/engine/sound.ts'
import { codecAssets } from './codec.ts'
import { loadInstruments } from './instruments.ts'
import { loadSpeech } from './speech.ts'
import { loadWords } from './words.ts'

let loading: Promise<Assets> | undefined

/** Everything that the engine is fed with, loaded once a process or thread. */
export function loadAssets(): Promise<Assets> {
  loading ??= load()
  return loading
}

async function load(): Promise<Assets> {
  const [instruments, speech] = await Promise.all([loadInstruments(), loadSpeech()])
  return { instruments, speech, codec: codecAssets, words: loadWords() }
}
