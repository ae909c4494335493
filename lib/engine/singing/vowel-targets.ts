import type { SpeechAssets } from '../assets.ts'
import { isDiphthong, isSchwa, isVowel, PHONES_OF_FLITE } from '../speech/phones.ts'
import type { SpeechSource } from '../speech/source.ts'
import { speak } from '../speech/spoken.ts'
import { envelopeAt } from '../vocoder/envelope.ts'
import { envelopesOf } from './spoken-lines.ts'

/** Envelopes of a voice's vowels as it says them in words of their own, at the spoken lines' sample rate. */
export type VowelTargets = ReadonlyMap<string, Float32Array>

/** Parts of a vowel that are most itself; of a diphthong, those of its first vowel. */
const CLEAREST = { vowel: [0.4, 0.5, 0.6], diphthong: [0.22, 0.28, 0.34] }
/** Level is compared up to here. */
const LEVEL_BAND_HZ = 4000

const NONE: VowelTargets = new Map()

/**
 * In running speech a vowel hardly gets to where it is going; held for a second it has to be there. espeak-ng's vowels
 * always are.
 */
export function createVowelTargets(speech: SpeechAssets): (source: SpeechSource) => VowelTargets {
  const known = new Map<string, VowelTargets>()
  return (source) => {
    if (source.engine !== 'flite') return NONE
    const targets = known.get(source.voice) ?? spokenAlone(speech, source)
    known.set(source.voice, targets)
    return targets
  }
}

/** All vowels between the same consonants: "had", "heed", "hood" … */
function spokenAlone(speech: SpeechAssets, source: SpeechSource): VowelTargets {
  const vowels = PHONES_OF_FLITE.filter((phone) => isVowel(phone, 'arpabet'))
  const words = vowels.map(
    (vowel) => ({ phones: ['hh', vowel, 'd'], stress: isSchwa(vowel) ? 0 : 1, firstOfWord: true }) as const,
  )
  const { sound, phones } = speak(speech, source, 'en', words)
  const envelopes = envelopesOf(speech, sound)
  const frame = new Float32Array(envelopes.bins)
  return new Map(
    vowels.map((vowel, index) => {
      const { startSec, endSec } = phones[3 * index + 1]!
      const places = CLEAREST[isDiphthong(vowel, 'arpabet') ? 'diphthong' : 'vowel']
      const target = new Float32Array(envelopes.bins)
      for (const place of places) {
        envelopeAt(envelopes, startSec + place * (endSec - startSec), frame)
        for (let bin = 0; bin < target.length; bin++) target[bin]! += frame[bin]! / places.length
      }
      return [vowel, target]
    }),
  )
}

/** Moves a frame towards a target by a share of 0..1 of the way, keeping its level. Both are logarithms of power. */
export function moveTowards(frame: Float32Array, target: Float32Array, share: number, sampleRate: number): void {
  const compared = Math.round((LEVEL_BAND_HZ / (sampleRate / 2)) * (frame.length - 1))
  let louder = 0
  for (let bin = 0; bin < compared; bin++) louder += (frame[bin]! - target[bin]!) / compared
  for (let bin = 0; bin < frame.length; bin++) frame[bin]! += share * (target[bin]! + louder - frame[bin]!)
}
