import { CONJUNCTION } from './clauses.ts'
import { highVowel } from './letters.ts'
import { KIN_OF_THEIRS } from './persons.ts'
import { TRAIT } from './traits.ts'
import { spokenTo } from './verbs.ts'

/** "bahçesini" by itself is "bahçeni"; behind another noun the ending is that of a compound, "türk kahvesini". */
export const yours = (words: readonly string[]) =>
  ofYours(words).map((word, at, all) =>
    /[dt][ıiuü][ğg][ıiuü]$/iu.test(word) && !/[ıiuü]n$/iu.test(all[at - 1] ?? '') ? `${word}n` : word,
  )

const ofYours = ([first = '', ...rest]: readonly string[]) => [
  /^\p{L}{3,}[ıiuü]$/u.test(first) && (/^olmadan$/iu.test(rest[0] ?? '') || /^\p{Lu}\p{L}+['’]/u.test(rest[0] ?? ''))
    ? ownedByYou(first)
    : first.replace(/(?<=\p{L}{2}[aeıiuüoö])s[ıiuü](?=n(?:[ıiuüae]|[dt][ae]n?|d[ae]ki(?:ler\p{L}*)?)$)/u, ''),
  ...rest.map((word, at) =>
    /^kendi$/iu.test(at > 0 ? (rest[at - 1] ?? '') : first)
      ? word.replace(/(?<=\p{L}[aeıiuüoö])s[ıiuü](?=n(?:[ıiuüae]|[dt][ae]n?)$)/u, '')
      : /^kendisi(?:n[ie])?$/iu.test(word)
        ? word.replace(/si$/iu, 'n').replace(/sin/iu, 'n')
        : /^olmadan$/iu.test(rest[at + 1] ?? '') && /[ıiuü]$/iu.test(word)
          ? ownedByYou(word)
          : CONJUNCTION.test(rest[at + 1] ?? '')
            ? (spokenTo(word) ?? (TRAIT.test(word) ? `${word}s${highVowel(word)}n` : word))
            : word,
  ),
]

/** "fırçası" is "fırçan", "sesi" is "sesin". */
export const ownedByYou = (word: string) =>
  /[aeıioöuü]s[ıiuü]$/u.test(word) && !/^(?:ses|nefes|heves)i$/iu.test(word)
    ? word.replace(/s[ıiuü]$/u, 'n')
    : `${word}n`

/** "çantası", "gülüşü" */
export const isTheirs = (word: string) =>
  MIEN.test(word) || (/^\p{L}*[aeıioöuü]s[ıiuü]$/iu.test(word) && !NOT_THEIRS.test(word) && !KIN_OF_THEIRS.test(word))

/** Words that end as what is theirs does. */
const NOT_THEIRS =
  /^(?:herkesi|hepsi|birisi|kimisi|ikisi|[öo]teki?si|hangisi|kendisi|pazartesi|cumartesi|ertesi|gecesi|[şs]ark[ıi]s[ıi]|otob[üu]s[üu]|adresi|kafesi|hevesi|nefesi|polisi|masas[ıi]|k[ıi]sas[ıi]|do[ğg]rusu|s[ıi]ras[ıi])$/iu

/** How somebody is, to those who see them. */
const MIEN =
  /^(?:g[üu]l[üu][şs][üu]|bak[ıi][şs][ıi]|sesi|kalbi|g[öo]nl[üu]|g[öo]zleri|elleri|dizleri|kulaklar[ıi]|sa[çc]lar[ıi]|ayaklar[ıi]|di[şs]leri|di[şs]i)$/iu

/** "evin damı çöktü": what is somebody's did it. */
export const isOfTheirs = (before: readonly string[]) => {
  const [owner = '', owned = ''] = before.slice(-2)
  return (
    /^\p{L}{2,}[ıiuü]n$/u.test(owner) &&
    !/^(?:yaz|k[ıi][şs]|b[üu]t[üu]n|bug[üu]n|i[çc]in|ak[ıi]n|uzun|d[üu]n|g[üu]n|kad[ıi]n|yak[ıi]n|alt[ıi]n|[öo]d[üu]n)/iu.test(
      owner,
    ) &&
    /^\p{L}{2,}(?<!n)[ıiuü]$/u.test(owned) &&
    !IN_I.test(owned)
  )
}

/** Words in -i that are nobody's. */
export const IN_I = /^(?:yeni|iki|yedi|alt[ıi]|[şs]imdi|hani|kendi|belki|gibi|sanki|eski|iyi|\p{L}+ki)$/iu
