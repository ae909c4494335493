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

/**
 * Speaks the lines of a song in their order, one source for each language. A line that comes back, as in a chorus, is
 * spoken and analysed once and kept until its last return.
 */
export function createSpeaker(speech: SpeechAssets, lines: readonly SungLine[]) {
  const kept = new Map<string, SpokenLine>()
  const returns = new Map<string, number>()
  for (const line of lines) returns.set(wordingOf(line), (returns.get(wordingOf(line)) ?? 0) + 1)

  return (line: SungLine, source: SpeechSource): SpokenLine => {
    const wording = wordingOf(line)
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
function wordingOf(line: SungLine): string {
  const spoken = syllablesOf(line).map(({ phones, stress, firstOfWord }) => [phones, stress, firstOfWord])
  return JSON.stringify([line.language, spoken])
}
