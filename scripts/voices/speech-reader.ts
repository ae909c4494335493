import type { MonoPcm } from '#lib/engine/pcm/pcm.ts'
import { createPronounce } from '#lib/engine/speech/pronounce.ts'
import type { SpeechSource } from '#lib/engine/speech/source.ts'
import { speak } from '#lib/engine/speech/spoken.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadWords } from '#server/assets/words.ts'

/** Those who speak as people would into a microphone. */
export const SPEAKERS = {
  rms: { engine: 'flite', voice: 'rms' },
  slt: { engine: 'flite', voice: 'slt' },
  awb: { engine: 'flite', voice: 'awb' },
  f2: { engine: 'espeak', variant: 'f2', pitchPercent: 50 },
} as const satisfies Record<string, SpeechSource>

export type Speaker = keyof typeof SPEAKERS
export const SPEAKER_NAMES = Object.keys(SPEAKERS) as Speaker[]

/** The language in which a source says English words. */
export const languageOf = ({ engine }: SpeechSource) => (engine === 'flite' ? 'en' : 'ko')

/** What a recording of one's own voice lasts at least. */
const LEAST_SEC = 20

/** Speaks lines one after another, as one recording, again from the first where they do not last long enough. */
export async function createReader() {
  const speech = await loadSpeech()
  const pronounce = createPronounce({ speech, words: loadWords() })
  return async (speaker: Speaker, lines: readonly string[]): Promise<MonoPcm> => {
    const source = SPEAKERS[speaker]
    const language = languageOf(source)
    const sounds: MonoPcm[] = []
    for (const line of lines) {
      const words = await pronounce(line, language)
      const syllables = words.flatMap((word) =>
        word.syllables.map(({ phones, stress }, index) => ({ phones, stress, firstOfWord: index === 0 })),
      )
      sounds.push(speak(speech, source, language, syllables).sound)
    }
    const once = sounds.flatMap(({ samples }) => Array.from(samples))
    const { sampleRate } = sounds[0]!
    const length = Math.max(once.length, LEAST_SEC * sampleRate)
    return { sampleRate, samples: Float32Array.from({ length }, (_, at) => once[at % once.length]!) }
  }
}
