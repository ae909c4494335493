import { isVowel } from '../../speech/phones.ts'
import type { Ear } from '../prosody.ts'
import { piecesOf, type Sounds } from './sounds.ts'
import type { Tongue } from './tongue.ts'

/** Hears a language by the table that espeak-ng made. */
export function tongueEar({ language, rhyme, light }: Tongue, sounds: Sounds): Ear {
  const small = new Set(light.split(' '))
  return {
    piecesOf: (line) => piecesOf(line, language),
    phonesOf: (piece) => (Object.hasOwn(sounds, piece) ? (sounds[piece]?.split(' ') ?? null) : null),
    isLight: (piece) => small.has(piece),
    kinOf: (phone) => (rhyme === 'assonant' && !isVowel(phone, 'espeak') ? '' : (KIN.get(phone) ?? phone)),
    rhymesFrom: rhyme === 'stressed' || rhyme === 'assonant' ? 'stressed' : 'last',
  }
}

/** By espeak-ng's names. */
const KIN: ReadonlyMap<string, string> = new Map(
  ['p t k', 'b d g', 'm n N n^', 's S z Z f v T D x', 'l r R * ** Q', 'ts tS dz dZ ts; S; tS;'].flatMap(
    (family, index) => family.split(' ').map((phone) => [phone, `${index}`] as const),
  ),
)
