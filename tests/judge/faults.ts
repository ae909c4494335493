import { isVowel } from '#lib/engine/speech/phones.ts'
import { loudnessOf, samplesOf } from './ffmpeg.ts'
import type { Song } from './studio.ts'

export type Faults = { readonly name: string; readonly faults: readonly string[] }

const SILENCE_DB = -50

/**
 * What is wrong with the singing of a song; nothing when all is well. Every syllable has a vowel and is heard, no phone
 * is a mark of speech markup, no sample is not a number, and nothing is clipped.
 */
export async function faultsOf({ score, file }: Song): Promise<string[]> {
  const samples = await samplesOf(file('vocals.wav'))
  const { truePeakDbtp } = await loudnessOf(file('song.wav'))
  const faults = (score.vocal?.lines ?? []).flatMap(({ language, words }) =>
    words
      .flatMap((word) => word.syllables)
      .flatMap(({ text, phones, notes }) => {
        const ends = [notes[0]!.startBeat, notes.at(-1)!.startBeat + notes.at(-1)!.lengthBeats]
        const [from, to] = ends.map((beat) => Math.round((beat * 60 * 44_100) / score.tempoBpm))
        const set = language === 'en' ? 'arpabet' : 'espeak'
        return [
          ...(phones.some((phone) => isVowel(phone, set)) ? [] : [`"${text}" has no vowel`]),
          ...(phones.some((phone) => phone === '' || /[()]/.test(phone)) ? [`"${text}" has a phone that is none`] : []),
          ...(decibels(samples.subarray(from, to)) > SILENCE_DB ? [] : [`"${text}" is silent`]),
        ]
      }),
  )
  if (!samples.every(Number.isFinite)) faults.push('samples that are no numbers')
  if (!(truePeakDbtp < 0)) faults.push(`a peak of ${truePeakDbtp} dBTP`)
  return faults
}

function decibels(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
}
