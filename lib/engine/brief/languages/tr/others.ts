import type { Fact, Hearer } from '../../brief.ts'
import { highVowel } from './letters.ts'
import { fact, LONGEST } from './lines.ts'
import { knownName } from './names.ts'
import { ASKED } from './notes.ts'
import { isName, isWhom, KIN_OF_MINE, KIN_OF_THEIRS, spokenOf } from './persons.ts'
import { ownedByYou } from './possessives.ts'
import { asWritten, DEAD, ISNT, SELF, spokenTo } from './verbs.ts'

/** "dedesi ona beşik yaptı", "Kerem üstüne çay dökmüş", "kızım okumayı ondan öğrendi": what others did, as the hearer is told of it. */
export function ofOthers(words: readonly string[], hearer: Hearer): readonly string[] | null {
  const bare = words.filter((word, at) => !(at < 2 && /^(?:ve|de|da|bir de)$/iu.test(word)))
  const [first = '', second = ''] = bare
  const verb = bare.at(-1) ?? ''
  if (
    bare.length < (KIN_OF_THEIRS.test(first) || KIN_OF_MINE.test(first) || SOMEBODY.test(bare.join(' ')) ? 2 : 3) ||
    (spokenTo(verb) === null && !ISNT.test(verb)) ||
    SELF.test(verb)
  )
    return null
  const rest = (from: number) => [...spokenOf(bare.slice(from, -1), hearer), asWritten(verb)]
  if (KIN_OF_THEIRS.test(first)) return [ownedByYou(first), ...rest(1)]
  if (SOMEBODY.test(bare.join(' '))) return [first, ...rest(1)]
  if (isWhom(first, hearer) || (isWhom(second, hearer) && !KIN_OF_MINE.test(first))) return null
  if (KIN_OF_MINE.test(first))
    return knownName(second) === second ? [second, ...rest(2)] : hearer.kin === null ? null : [first, ...rest(1)]
  return /^\p{Lu}/u.test(first) && knownName(first) === first && !/^(?:ve|ile|i[çc]in|han[ıi]m|bey)$/iu.test(second)
    ? [first, ...rest(1)]
    : null
}

/** "Melike ile Serhat evleniyor": both are told of it; what one of them did stays as it was typed. */
export function ofPair(words: readonly string[], hearer: Hearer): Fact | null {
  const verb = words.at(-1) ?? ''
  if (SELF.test(verb) || /(?:[dt][ıiuü]|yor|m[ıiuü][şs])l[ae]r$/iu.test(verb)) return null
  const spoken = spokenTo(verb)
  if (spoken === null || ASKED.test(verb)) return null
  const bare = !isName(words[0] ?? '', hearer) && isName(words[1] ?? '', hearer) ? words.slice(1) : words
  const isBoth = isName(bare[0] ?? '', hearer) && /^(?:ve|ile)$/iu.test(bare[1] ?? '') && isName(bare[2] ?? '', hearer)
  const rest = bare.slice(3, -1)
  if (isBoth) return fact('you', [...(rest.length > 0 ? rest : ['ikiniz']), `${spoken}${highVowel(spoken)}z`].join(' '))
  return words.length > 1 && words.length <= LONGEST && !DEAD.test(verb) ? fact('they', words.join(' ')) : null
}

/** "bir teyze bize çorba verdi", "lastiğimiz patladı". */
const SOMEBODY =
  /^(?:bir (?:teyze|amca|adam|kad[ıi]n|[çc]ocuk|gen[çc]|yabanc[ıi]|polis|dede|nine|abla|abi|garson|[şs]of[öo]r) |\p{L}{3,}[ıiuü]m[ıiuü]z )/iu
