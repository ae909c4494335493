import { parentPort } from 'node:worker_threads'
import { createVoiceDemo } from '#lib/engine/sound.ts'
import { codecAssets } from '#server/assets/codec.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadWords } from '#server/assets/words.ts'
import type { PreviewVoice } from '#server/ports/voice-preview.ts'

export type PreviewAnswer = { readonly mp3: Uint8Array<ArrayBuffer> } | { readonly failed: string }

const opening = loadSpeech().then((speech) => createVoiceDemo({ speech, words: loadWords(), codec: codecAssets }))
// The first request reports the error.
opening.catch(() => {})

parentPort?.on('message', async (voice: PreviewVoice) => {
  const answer = await opening
    .then((demo) => demo(voice))
    .then(
      (mp3): PreviewAnswer => ({ mp3 }),
      (error: unknown): PreviewAnswer => ({ failed: error instanceof Error ? String(error.stack) : String(error) }),
    )
  parentPort?.postMessage(answer, 'mp3' in answer ? [answer.mp3.buffer] : [])
})
