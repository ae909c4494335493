import type { FamilyKey } from '#lib/catalog/voices/families.ts'
import type { Register } from '#lib/catalog/voices/registers.ts'
import { slugOf } from '#lib/catalog/voices/voice-id.ts'
import type { Random } from '#lib/engine/random/random.ts'
import { findRefused } from '#server/services/moderation/refuse-words.ts'
import { DESIGNS } from './designs.ts'
import { FAMOUS_CHARACTERS } from './famous-characters.ts'
import { givenNames } from './given-names.ts'

/** Gives out names, none twice, none of a public figure and none of somebody's character. */
export function createNamer(random: Random): (family: FamilyKey, register: Register) => string {
  const taken = new Set<string>()
  return (family, register) => {
    const { given, words, wordFirst } = DESIGNS[family]
    const givens = givenNames(given, register)
    const surnames = words.split(' ')
    for (;;) {
      const parts = [random.pick(givens), random.pick(surnames)]
      const name = (wordFirst ? parts.reverse() : parts).join(' ')
      const slug = slugOf(name)
      if (taken.has(slug) || isRealPerson(name)) continue
      taken.add(slug)
      return name
    }
  }
}

/** Whether a name is, or holds, that of a real person, a character or a group. */
export function isRealPerson(name: string): boolean {
  const plain = ` ${slugOf(name).replaceAll('-', ' ')} `
  return (
    findRefused(name).length > 0 ||
    FAMOUS_CHARACTERS.some((known) => plain.includes(` ${slugOf(known).replaceAll('-', ' ')} `))
  )
}
