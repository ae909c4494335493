import { pitchClass } from './pitch.ts'
import type { Key, Mode } from './scale.ts'
import { fifthsIn, fifthsNamed, noteName } from './spelling.ts'

const NAME = /^([A-G][b#]?) (major|minor|dorian|mixolydian)$/

/** "A minor", "Bb major": the tonic as the key's signature has it. */
export function keyName(key: Key): string {
  return `${tonicName(key)} ${key.mode}`
}

export const tonicName = (key: Key): string => noteName(fifthsIn(key, key.tonic))

/** The key of such a name, also where the tonic is written otherwise ("Gb major"); null for anything else. */
export function keyNamed(name: string): Key | null {
  const [, tonic, mode] = NAME.exec(name) ?? []
  return tonic ? { tonic: pitchClass(7 * fifthsNamed(tonic)), mode: mode as Mode } : null
}
