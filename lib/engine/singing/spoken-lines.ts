import type { SpeechAssets } from '../assets.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import type { SungLine } from '../score/score.ts'
import type { SpeechSource } from '../speech/source.ts'
import { type SpokenPhone, speak } from '../speech/spoken.ts'
import { type Envelopes, estimateEnvelopes } from '../vocoder/envelope.ts'
import { estimateF0 } from '../vocoder/f0.ts'

/** A line as it was spoken, before it is sung. */
export type SpokenLine = { readonly phones: readonly SpokenPhone[]; readonly envelopes: Envelopes }

const ANALYSIS = { hopSec: 0.005, lowHz: 60, highHz: 500 }
/** A line takes about a megabyte. */
const MOST_KEPT = 16

/** A line and what speaks it. */
export type LineToSpeak = { readonly line: SungLine; readonly source: SpeechSource }

/**
 * Speaks the lines of a song, each as often as it is announced. A line that comes back, as in a chorus, is spoken and
 * analysed once and kept until its last return.
 */
export function createSpeaker(speech: SpeechAssets, announced: readonly LineToSpeak[]) {
  const kept = new Map<string, SpokenLine>()
  const returns = new Map<string, number>()
  for (const one of announced) returns.set(wordingOf(one), (returns.get(wordingOf(one)) ?? 0) + 1)

  return ({ line, source }: LineToSpeak): SpokenLine => {
    const wording = wordingOf({ line, source })
    const spoken = kept.get(wording) ?? analysed(line, source)
    const returning = returns.get(wording)! - 1
    returns.set(wording, returning)
    if (returning === 0) kept.delete(wording)
    else if (kept.size < MOST_KEPT) kept.set(wording, spoken)
    return spoken
  }

  function analysed(line: SungLine, source: SpeechSource): SpokenLine {
    const { sound, phones } = speak(speech, source, line.language, syllablesOf(line))
    return { phones, envelopes: envelopesOf(speech, sound) }
  }
}

export function envelopesOf({ fft }: SpeechAssets, sound: MonoPcm): Envelopes {
  return estimateEnvelopes(fft, sound, estimateF0(sound, ANALYSIS))
}

/** The syllables of a line that sound. */
export function syllablesOf(line: SungLine) {
  return line.words.flatMap(({ syllables }) =>
    syllables
      .filter(({ notes, phones }) => notes.length > 0 && phones.length > 0)
      .map((syllable, index) => ({ ...syllable, firstOfWord: index === 0 })),
  )
}

/** Equal for lines that are spoken alike. */
function wordingOf({ line, source }: LineToSpeak): string {
  const spoken = syllablesOf(line).map(({ phones, stress, firstOfWord }) => [phones, stress, firstOfWord])
  return JSON.stringify([source, line.language, spoken])
}
