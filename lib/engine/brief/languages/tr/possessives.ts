import { CONJUNCTION } from './clauses.ts'
import { highVowel } from './letters.ts'
import { KIN_OF_THEIRS } from './persons.ts'

import { spokenTo, TRAIT } from './verbs.ts'

/** "bahçesini" by itself is "bahçeni"; behind another noun the ending is that of a compound, "türk kahvesini". */
export const yours = (words: readonly string[]) =>
  ofYours(words).map((word, at, all) =>
    /[dt][ıiuü][ğg][ıiuü]$/iu.test(word) && !/[ıiuü]n$/iu.test(all[at - 1] ?? '') ? `${word}n` : word,
  )

const ofYours = ([first, ...rest]: readonly string[]) =>
  first === undefined
    ? []
    : [
        /^\p{L}{3,}[ıiuü]$/u.test(first) &&
        !NOT_THEIRS.test(first) &&
        (/^olmadan$/iu.test(rest[0] ?? '') ||
          (/^\p{Lu}\p{L}+['’]/u.test(rest[0] ?? '') && spokenTo(first) === null && !IN_I.test(first)))
          ? ownedByYou(first)
          : WITH_BODY.test(first) || KIN_CASED.test(first)
            ? ofYourBody(first)
            : first.replace(/(?<=\p{L}{2}[aeıiuüoö])s[ıiuü](?=n(?:[ıiuüae]|[dt][ae]n?|d[ae]ki(?:ler\p{L}*)?)$)/u, ''),
        ...rest.map((word, at) =>
          STANDS_ALONE.test(at > 0 ? (rest[at - 1] ?? '') : first) && VOWEL_OWNED.test(word) && !OTHERS_OWN.test(word)
            ? word.replace(/s[ıiuü](?=n|yl)/u, '').replace(/yl(?=[ae]$)/u, 'nl')
            : WITH_BODY.test(word) ||
                (KIN_CASED.test(word) && !/n[ıiuü]n$/iu.test(at > 0 ? (rest[at - 1] ?? '') : first))
              ? ofYourBody(word)
              : /^(?:[iİ]lk|son|tek|kendi)$/iu.test(at > 0 ? (rest[at - 1] ?? '') : first) &&
                  /[ıiuü]yl[ae]$/iu.test(word) &&
                  !/^kedi/iu.test(word)
                ? word.replace(/yl(?=[ae]$)/u, 'nl')
                : /^kendi$/iu.test(at > 0 ? (rest[at - 1] ?? '') : first)
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
  /^(?:herkesi|hepsi|birisi|kimisi|ikisi|[öo]teki?si|hangisi|kendisi|pazartesi|cumartesi|per[şs]embe|sal[ıi]|ertesi|gecesi|[şs]ark[ıi]s[ıi]|otob[üu]s[üu]|adresi|kafesi|hevesi|nefesi|polisi|masas[ıi]|k[ıi]sas[ıi]|do[ğg]rusu|s[ıi]ras[ıi])$/iu

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

/** Behind these no noun makes a compound with the next one: "bana silgisini verdi". */
const STANDS_ALONE =
  /^(?:ban[ae]|bize|beni|bizi|benim|bizimle|benimle|hep|her|hi[çc]|h[âa]l[âa]|s[üu]rekli|bazen|bir|de|da|ama|[çc]ok|sonra|zaman|g[üu]n|sabah|ak[şs]am|gece|hafta|yaz|k[ıi][şs]|\p{L}+(?:d[ae]n?|t[ae]n?|[ıiuü]p|[ae]r[ae]k|ken|[ıiuü]nc[ae]|m[ae]d[ae]n))$/iu

/** "babasına" is "babana", "patisiyle" is "patinle". */
const KIN_CASED =
  /^(?:baba|anne|abla|abi|dede|nine|babaanne|anneanne|teyze|hala|amca|karde[şs]i?|o[ğg]lu?|k[ıi]z[ıi]?|e[şs]i?|torun[u]?)(?:s[ıi])?n(?:[aeıi]|[ıi]n|d[ae]n?)$/iu
const ofYourBody = (word: string) =>
  /yl[ae]$/u.test(word)
    ? word.replace(/(?:(?<=[aeıiuü])s[ıiuü])?yl(?=[ae]$)/u, 'nl')
    : word.replace(/(?<=[ae])s[ıi](?=n)/u, '')

const VOWEL_OWNED = /^\p{L}{2,}[aeıiuüoö]s[ıiuü](?:n(?:[ıiuüae]|[dt][ae]n?)|yl[ae])$/u
const OTHERS_OWN = /^(?:hep|bir|iki|kim|hangi|her iki|[öo]te|b[üu]t[üu]n|herke|ertes|pazarte|cumarte)s?i/iu

/** "patisiyle", "eliyle": what everybody has. */
const WITH_BODY =
  /^(?:patisi|eli|elleri|burnu|kuyru[ğg]u|g[öo]z[üu]|g[öo]zleri|sesi|kokusu|g[üu]l[üu][şs][üu]|aya[ğg][ıi]|annesi|babas[ıi]|karde[şs]i)yl[ae]$/iu

/** Words in -i that are nobody's. */
export const IN_I = /^(?:yeni|iki|yedi|alt[ıi]|[şs]imdi|hani|kendi|belki|gibi|sanki|eski|iyi|\p{L}+ki)$/iu
