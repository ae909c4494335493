import type { Fact, Hearer } from '../../brief.ts'
import { highVowel } from './letters.ts'
import { fact } from './lines.ts'
import { ownedByYou } from './possessives.ts'

import { ISNT, presentOf, SELF, spokenTo, TRADES, TRAIT } from './verbs.ts'

/** "hep kaybeder anahtarlarını" with its verb at the end, and without "kardeşim" or "be abi" behind it. */
export function verbLast(words: readonly string[]): readonly string[] {
  const said =
    words.length > 2 && CALLED.test(words.at(-1) ?? '') && isVerb(words.at(-2) ?? '') ? words.slice(0, -1) : words
  const last = said.at(-1) ?? ''
  const verb = said.at(-2) ?? ''
  if (said.length > 2 && isVerb(verb) && LATE.test(last)) return [...said.slice(0, -2), last, verb]
  if (
    said.length > 2 &&
    isVerb(verb) &&
    !isVerb(last) &&
    /^(?!i[çc]in|d[üu]n|b[üu]t|g[üu]n|son)\p{L}{2,}[mn][ıiuü]n$/iu.test(last)
  )
    return [last, ...said.slice(0, -1)]
  if (said.length < 3 || isVerb(last) || !isVerb(verb) || !BEHIND.test(last) || presentOf(verb) !== null) return said
  return [...said.slice(0, -2), last, verb]
}

const isVerb = (word: string) => (SELF.test(word) || spokenTo(word) !== null) && !/[ae]r$/u.test(word.slice(0, 3))

/** When, behind its verb. */
const LATE = /^(?:art[ıi]k|h[âa]l[âa]|[şs]imdi|orada|burada)$/iu

/** Whom something is said to, behind it. */
const CALLED =
  /^(?:kanka(?:m|c[ıi]m)?|karde[şs]im|can[ıi]m|abi(?:m|ci[ğg]im|cim)?|abla(?:m|c[ıi]m)?|be|ya|a[şs]k[ıi]m|bebe[ğg]im|o[ğg]lum|k[ıi]z[ıi]m|hocam|babac[ıi][ğg][ıi]m|annecim|anneci[ğg]im|dostum|valla(?:h[ıi])?|i[şs]te)$/iu

/** A noun whose ending tells what it is to the verb. */
const BEHIND = /^(?!(?:diye|gibi|yine|bile|kere|hani|belki|[şs]imdi|hadi)$)\p{L}{3,}(?:[ıiuü]|[ae]|[dt][ae]n?|l[ae])$/iu

/** "emekli öğretmen", "en yakın arkadaşım", "çok sabırlı": what the hearer is; null for anything else. */
export function beingOf(words: readonly string[]): Fact | null {
  const last = words.at(-1) ?? ''
  const small = last.toLocaleLowerCase('tr')
  if (words.length > 7) return null
  // "6 yıldır Avustralya'da"
  if (/^\d+ (?:y[ıi]l|ay|hafta)d[ıi]r \p{L}+['’][dt][ae]$/iu.test(words.join(' ')))
    return fact('you', `${words.join(' ')}s${highVowel(last)}n`)
  if (
    TRADES.test(small) &&
    (words.length > 1 || !/l[ıiuü]k$/u.test(small)) &&
    !/^(?:bir|onun|her)$/iu.test(words[0] ?? '')
  )
    return fact('you', [...words.slice(0, -1), `${small}s${highVowel(small)}n`].join(' '))
  if (
    /^en$/iu.test(words[0] ?? '') &&
    /(?:arkada[şs]|dost|destek[çc]|yard[ıi]mc|ko[çc]|rakib|[öo][ğg]retmen)[ıiuü]m(?:[ıiuü]z)?$/u.test(small)
  )
    return fact('you', [...words.slice(0, -1), `${small}s${highVowel(small)}n`].join(' '))
  if (words.length > 1 && /^en$/iu.test(words.at(-2) ?? '') && /[ıiuü]$/u.test(small))
    return fact('you', [...words.slice(0, -1), `${small}s${highVowel(small)}n`].join(' '))
  if (words.length > 1 && TRAIT.test(last))
    return fact('you', [...words.slice(0, -1), `${small}s${highVowel(small)}n`].join(' '))
  return null
}

/** "arıları var", "iki kızı var", "kazağı hâlâ dolabımda": what the hearer has. */
export function hadOf(words: readonly string[]): readonly string[] | null {
  const verb = words.at(-1) ?? ''
  const [first = ''] = words
  if (ISNT.test(verb) && words.length > 1) {
    const at = words.length - 2
    const owned = words[at] ?? ''
    const before = words[at - 1] ?? ''
    const isOthers =
      /n[ıiuü]n$|['’][ıiuü]n$/iu.test(before) ||
      words.slice(0, at).some((word) => /['’]?n[ıiuü]n$|(?:biz|ben)im$/iu.test(word))
    const isOwned =
      /^\p{L}{2,}l[ae]r[ıi]$/u.test(owned) ||
      /^\p{L}+[aeıioöuü]s[ıiuü]$/u.test(owned) ||
      (/^\p{L}{2,}[ıiuü]$/u.test(owned) &&
        (at === 0 ||
          /^(?:bir|iki|[üu][çc]|d[öo]rt|be[şs]|\d+|[çc]ok|tek|g[üu]zel|kocaman|minik|k[üu][çc][üu]k|b[üu]y[üu]k|[çc]il|mavi|ye[şs]il|kahverengi)$/iu.test(
            before,
          )))
    return isOwned && !isOthers && !/^(?:ki[şs]i|gibi|belki|bile|iki|[şs]arkı\p{L}*)$/iu.test(owned)
      ? words.map((word, index) => (index === at ? ownedByYou(word) : word))
      : null
  }
  // "kurabiyeleri efsane"
  if (
    words.length < 4 &&
    /^\p{L}{3,}l[ae]r[ıi]$/u.test(first) &&
    spokenTo(verb) === null &&
    !SELF.test(verb) &&
    !/(?:m[ae]k|[ıiuü]|ile|i[çc]in)$/iu.test(verb)
  )
    return [ownedByYou(first), ...words.slice(1)]
  const isHere =
    /(?:[ıiuü]m|[ıiuü]m[ıiuü]z|\p{L}{3,})(?:d[ae]|t[ae])$/u.test(verb) && words.length > 1 && words.length < 6
  return isHere &&
    /^\p{L}{2,}(?:[ğbcd][ıiuü]|s[ıiuü]|l[ae]r[ıi])$/u.test(first) &&
    !/^(?:simdi|şimdi|kendi|hepsi|herkesi)$/iu.test(first)
    ? [ownedByYou(first), ...words.slice(1)]
    : null
}

/** A long clause in two lines: "Ben sınıfta kalacakken" and what happened then. */
export function inTwo(clause: string): readonly string[] {
  const words = clause.split(/\s+/)
  if (clause.length < LONG || words.length < MOST_IN_LINE) return [clause]
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      index < words.length - 2 &&
      /^\p{L}{3,}(?:ken|[ıiuü]nc[ae]|[ıiuü]p|[ıiuü]y[ıiuü]p)$/u.test(word) &&
      words.slice(0, index + 1).join(' ').length >= LEAST_LETTERS,
  )
  return at < 0 ? [clause] : [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
}

const LONG = 46
const MOST_IN_LINE = 6
const LEAST_LETTERS = 12

/** What is told of a thing to learn or to sell, as it was typed: "Jüpiter en büyük", "ilk muayene ücretsiz". */
export function plainlyTold(piece: string, hearer: Hearer | null): Fact | null {
  const words = piece.split(/\s+/)
  if (hearer !== null || words.length < 2 || words.length > 9) return null
  return fact(words.length < 4 ? 'thing' : 'they', words.join(' '))
}
