import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { highVowel } from './letters.ts'
import { fact, LONGEST } from './lines.ts'
import { ASKED, isNote, isSummer, isSung, SORRY, TOLD_BIRTHDAY } from './notes.ts'
import { ofOthers, ofPair } from './others.ts'
import { isName, isWhom, OWN, spokenOf, withoutTitle } from './persons.ts'
import { IN_I, isOfTheirs, isTheirs, ownedByYou, yours } from './possessives.ts'
import { beingOf, hadOf, verbLast } from './predicates.ts'
import { BODILY, BODY, BROKE, HAD, HAPPENS, isSubject, OPENS } from './subjects.ts'

import { asWritten, DEAD, ISNT, presentOf, SELF, spokenTo, TRADE, TRAIT } from './verbs.ts'

/** What one clause tells, and of whom; null where it is not surely understood. */
export function factOf(piece: string, hearer: Hearer | null): Fact | null {
  // "bana kızmadı bile"
  const even = /^(.+\p{L}) bile$/iu.exec(piece)?.[1]
  if (even && spokenTo(even.split(/\s+/).at(-1) ?? '') !== null) {
    const found = factOf(even, hearer)
    return found && { ...found, text: `${found.text} bile` }
  }
  if (/(?<![dt][ıiuü][ğg][ıiuü]\p{L}{0,3})(?: |^)(?:i[çc]in|diye)$/iu.test(piece) && !SORRY.test(piece)) return null
  let words = (SORRY.exec(piece)?.[1] ?? piece)
    .replace(/\s+(?:için|icin)$/iu, '')
    .split(/\s+/)
    .filter(Boolean)
  const asked = words.findLastIndex(
    (word, at) =>
      at < words.length - 1 &&
      ASKED.test(word) &&
      !isSummer(word, words[at - 1], words[at + 1]) &&
      !isSung(word, words[at + 1], words[at + 2]) &&
      !TOLD_BIRTHDAY.test(words.slice(/^do/iu.test(word) ? at : at - 1).join(' ')),
  )
  words = [...verbLast(words.slice(asked + 1))]
  const named = words.slice(0, MOST_BEFORE_NAME).findIndex((word, at) => at > 0 && isName(word, hearer))
  const pair = hearer !== null && / (?:ve|ile) |,/u.test(hearer.name ?? '') ? ofPair(words, hearer) : null
  if (pair) return pair
  if (named > 0) words = withoutTitle(words.slice(named + 1))
  else if (words[1] === 'ile' && isName(words[0] ?? '', hearer)) words = words.slice(1)
  if (words[0] === 'ile' && words.length > 2) {
    if (!SELF.test(words.at(-1) ?? ''))
      return ASKED.test(words.at(-1) ?? '') || spokenTo(words.at(-1) ?? '') === null ? null : fact('they', piece)
    words = ['seninle', ...words.slice(1)]
  }
  if (hearer && words.some((word) => OF_MINE.test(word)) && !SELF.test(words.at(-1) ?? '') && words.length > 1)
    return fact(
      'they',
      spokenOf(words, hearer)
        .map((word) => (/^o$/iu.test(word) ? 'sen' : word))
        .join(' '),
    )
  const isContrast = hearer !== null && /^o ise /iu.test(words.join(' '))
  if (isContrast) words = words.slice(2)
  const others = hearer === null ? null : ofOthers(words, hearer)
  if (others) return fact('they', others.join(' '))
  while (
    words.length > 1 &&
    ((OWN.test(words[0] ?? '') &&
      (/^(?:benim|bizim|can[ıi]m|sevgili)$/iu.test(words[0] ?? '') ||
        (hearer !== null && hearer.kin === null && !isCased(words[0] ?? '')))) ||
      (isWhom(words[0] ?? '', hearer) && !isCased(words[0] ?? '')) ||
      (SMALL.test(words[0] ?? '') &&
        !(
          /^(?:o|bu)$/iu.test(words[0] ?? '') &&
          (SELF.test(words.at(-1) ?? '') ||
            /^(?:y[üu]zden|hafta|sene|y[ıi]l|ay|sabah|ak[şs]am|yaz|k[ıi][şs]|bayram|d[öo]nem|zaman|g[üu]n|g[üu]nden|kadar|s[ıi]rada|gece)$/iu.test(
              words[1] ?? '',
            ))
        )))
  )
    words = words.slice(1)
  if (isName(piece.split(/\s+/).filter(Boolean)[0] ?? '', hearer)) words = withoutTitle(words)
  // "ben yemek yakarım, o güler"
  if (hearer && words.length === 1 && /^(?:o|kendisi) \p{L}+$/iu.test(piece) && spokenTo(words[0] ?? '') !== null)
    return fact('you', `sen ${spokenTo(words[0] ?? '')}`)
  // "en güzel sarmayı o yapar"
  if (hearer)
    words = words.map((word, at) =>
      word === 'o' &&
      (at === words.length - 2 || (at === words.length - 3 && /^(?:et|yap|ol|kal)/iu.test(words.at(-1) ?? '')))
        ? 'sen'
        : word,
    )
  const verb = words.at(-1) ?? ''
  if (hearer && words.length === 1 && TRADE.test(verb)) return fact('you', `${verb}n`)
  if (
    (words.length < 2 && !/^\p{L}{3,}yd[ıiuü][mk]$/iu.test(verb)) ||
    words.length > LONGEST ||
    (ASKED.test(verb) && !/^yapar$/iu.test(verb)) ||
    isNote(words) ||
    (DEAD.test(verb) &&
      !/^vard?[ıi]?$/iu.test(verb) &&
      !(/^gitti$/iu.test(verb) && (hearer === null ? /l[ae]r$/iu.test(words.at(-2) ?? '') : words.length > 2)) &&
      !(/^[öo]zledim$/iu.test(verb) && !/^(?:onu|seni|\p{L}*m[ıiuü])$/iu.test(words.at(-2) ?? '')) &&
      !(/^[öo]zledim$/iu.test(verb) && words.length > 2) &&
      !/^bir daha olmayacak$/iu.test(words.join(' ')) &&
      !(/^oldu$/iu.test(verb) && words.length > 2 && !/^(?:y[ıi]l|ay|g[üu]n|hafta)$/iu.test(words.at(-2) ?? ''))) ||
    /vefat|ayr[ıi]$|terk eden|^(?:emekli|mezun|\d+) ol|^ya[şs] \p{L}+$/iu.test(words.join(' '))
  )
    return null
  const before = words.slice(0, -1)
  const said = (of: Fact['of'], end: string) =>
    of === 'you'
      ? fact(of, [...(isContrast ? ['sen ise'] : []), ...yours(before), end].join(' '))
      : fact(of, [...(hearer ? spokenOf(of === 'me' ? yours(before) : before, hearer) : before), end].join(' '))
  const because = /^(\p{L}+[dt][ıiuü])[ğg][ıiuü]([mn])(?:[ıi]z)?$/u.exec(verb.toLocaleLowerCase('tr'))
  if (because) return said(because[2] === 'm' ? 'me' : 'you', `${because[1]}${because[2]}`)
  if (/^vard?[ıi]?$/iu.test(verb) && /[ıiuü]m[ıiuü]z$/iu.test(before.at(-1) ?? '')) return said('me', verb)
  if (SELF.test(verb))
    return hearer !== null && /^gurur$/iu.test(before[0] ?? '')
      ? fact('me', ['seninle', ...words].join(' '))
      : said('me', verb)
  if (
    /^\p{L}{3,}(?:[dt][ıiuü]n|yorsun|m[ıiuü][şs]s[ıiuü]n|[ae]rs[ıi]n|[ıiuü]rs[ıiuü]n|m[ae]zs[ıi]n|[ae]ca[ks]s[ıi]n)$/iu.test(
      verb,
    ) &&
    !/^(?:kad[ıi]n|alt[ıi]n|yak[ıi]n)$/iu.test(verb)
  )
    return said('you', verb)
  if (/^bir daha olmayacak$/iu.test(words.join(' '))) return fact('me', 'bir daha olmayacak')
  const being = hearer === null ? null : beingOf(words)
  if (being) return being
  // "damadın adı Kerem"
  if (/(?<!\p{L})(?:[Aa]d[ıi]|[İIi]smi) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u.test(words.join(' '))) return null
  const had = hearer === null ? null : hadOf(words)
  if (had) return fact('they', spokenOf(had, hearer as Hearer).join(' '))
  const subject = before
    .slice(0, MOST_BEFORE_VERB)
    .findIndex((word, at) => isSubject(word, before[at + 1]) && !isWhom(word, hearer))
  if (
    hearer &&
    (spokenTo(verb) !== null || ISNT.test(verb)) &&
    (subject >= 0 ||
      ISNT.test(verb) ||
      isOfTheirs(before) ||
      (/^(?:bir|iki|[üu][çc]|d[öo]rt|be[şs]|\d+)$/iu.test(before.at(-1) ?? '') && /yd[ıi]$/iu.test(verb)))
  ) {
    const held = /^(\p{L}+)s[ıiuü](nd[ae]n?)$/iu.exec(words[0] ?? '')
    const said = held ? [`${held[1]}${held[2]}`, ...words.slice(1)] : words
    return fact('they', spokenOf([...said.slice(0, -1), asWritten(verb)], hearer).join(' '))
  }
  // "altı yıl sürdü", "sınav stresiydi", "kazağın dolabımda duruyor"
  if (
    (/^(?:y[ıi]l|ay|saat|g[üu]n|dakika|hafta)$/iu.test(before.at(-1) ?? '') &&
      /^s[üu]r(?:d[üu]|er|[üu]yor)$/iu.test(verb)) ||
    (words.length === 2 && /s[ıiuü]yd[ıiuü]$/iu.test(verb) && !/n[ıiuü]?n$/iu.test(words[0] ?? '')) ||
    (/^(?:duruyor|kald[ıi]|kal[ıi]yor|kokuyor)$/iu.test(verb) &&
      /^(?!yaz|k[ıi][şs])\p{L}{2,}[ıiuü]n$/iu.test(words[0] ?? ''))
  )
    return fact('they', words.join(' '))
  // "sesi çok güzeldi", "gözlüğü kırıldı": what is theirs does it.
  if (hearer && spokenTo(verb) !== null) {
    const [first = '', second = ''] = words
    const at = isTheirs(first) ? 0 : BROKE.test(verb) ? words.length - 2 : -1
    const owner = words[at] ?? ''
    if (at >= 0 && /^\p{L}{2,}[ıiuü]$/u.test(owner) && !/^\p{Lu}/u.test(second))
      return fact(
        'they',
        [...words.map((word, index) => (index === at ? ownedByYou(word) : word)).slice(0, -1), asWritten(verb)].join(
          ' ',
        ),
      )
  }
  // "mutfağı hep tarçın kokardı": her kitchen did.
  const owned =
    hearer && HAD.test(verb)
      ? words.slice(0, -1).findLastIndex((word) => /^\p{L}{2,}[ıiuü]$/u.test(word) && !IN_I.test(word))
      : -1
  if (owned >= 0) return fact('they', words.map((word, at) => (at === owned ? ownedByYou(word) : word)).join(' '))
  if (
    /^\p{L}{3,}(?:m[ıiuü][şs]|[dt][ıiuü]|[ıiuüae]r|yor)l[ae]r(?:d[ıi])?$/iu.test(verb) &&
    !/^(?:kad[ıi]n|ad[ıi])/iu.test(verb)
  ) {
    const stem = verb.replace(/l[ae]r(?:d[ıi])?$/iu, '')
    const isOfBoth =
      hearer !== null && ((/ ve |,/u.test(hearer.name ?? '') && /[dt][ıiuü]$/iu.test(stem)) || OF_TWO.test(stem))
    const ending = /[şs]$/iu.test(stem) ? `s${highVowel(stem)}n` : 'n'
    return isOfBoth
      ? fact('you', [...before, `${stem}${ending}${highVowel(stem)}z`].join(' '))
      : fact('they', words.join(' '))
  }
  if (hearer === null && (spokenTo(verb) !== null || (ISNT.test(verb) && words.length > 2) || FROM_US.test(verb)))
    return fact('they', [...before, asWritten(verb)].join(' '))
  if (hearer === null && COMMAND.test(verb)) return fact('thing', words.join(' '))
  if (hearer === null) return isThing(words) ? fact('thing', words.join(' ')) : null
  const body = before.at(-1) ?? ''
  if (BODY.test(body) && BODILY.test(verb))
    return fact('they', [...yours(before.slice(0, -1)), ownedByYou(body), asWritten(verb)].join(' '))
  if (before.length > 1 && (HAPPENS.test(verb) || (/^olmaz(?:d[ıi])?$/iu.test(verb) && /^eksik$/iu.test(body))))
    return fact('they', [...yours(before), asWritten(verb)].join(' '))
  if (/^(?:damat|gelin)$/iu.test(words[0] ?? '') && /^ol(?:uyor|acak|du)$/iu.test(verb))
    return said('you', spokenTo(verb) ?? verb)
  if (/^(?:damat|gelin|kocası|karısı|nişanlısı)$/iu.test(words[0] ?? '')) return fact('they', words.join(' '))
  // "çekmecesinde hep şeker vardı".
  const held = /^(\p{L}+)s[ıiuü](nd[ae])$/iu.exec(words[0] ?? '')
  if (held && /^(?:vard[ıi]|var|dururdu|durur|olurdu)$/iu.test(verb))
    return fact('they', [`${held[1]}${held[2]}`, ...words.slice(1)].join(' '))
  // "yapraklar dökülür", "kediler içeri girer": no hearer does it; "masallar anlatırdı" does.
  const many = before.findIndex(
    (word) =>
      /^\p{L}{2,}l[ae]r$/u.test(word) &&
      spokenTo(word) === null &&
      !/^(?:ki[şs]i|kim|ne|on|bun|[şs]un)l[ae]r$/iu.test(word),
  )
  if (many >= 0 && spokenTo(verb) !== null && (many < before.length - 1 || OPENS.test(verb)))
    return fact('they', [...yours(before), asWritten(verb)].join(' '))
  if (TRAIT.test(verb)) return said('you', `${verb}s${highVowel(verb)}n`)
  const spoken = presentOf(verb) ?? spokenTo(verb)
  if (spoken) return said('you', spoken)
  if (isTheirs(words[0] ?? '') && isThing(words))
    return fact(
      'they',
      [ownedByYou(words[0] ?? ''), ...(hearer ? spokenOf(words.slice(1), hearer) : words.slice(1))].join(' '),
    )
  // "kokun geliyor burnuma" stays as it was typed.
  if (
    words.length > 2 &&
    words.length < 8 &&
    /(?:yor|[dt][ıiuü])$/u.test(body) &&
    spokenTo(body) !== null &&
    /[aeıiuü]m[ae]$/u.test(verb)
  )
    return fact('they', words.join(' '))
  return isThing(words) && !words.some((word) => isWhom(word, hearer))
    ? fact('thing', spokenOf(words, hearer).join(' '))
    : null
}

/** "kızımın", "ablama": somebody who does not do it. */
const isCased = (word: string) => /m(?:[ıiuü]z)?(?:[ıiuü]n?|[ae]|l[ae]|d[ae]n?)$/iu.test(word)

/** "dünyam değişiyor", "içim ısınıyor". */
const OF_MINE =
  /^(?:d[üu]nyam|i[çc]im|kalbim|y[üu]re[ğg]im|y[üu]z[üu]m|ruhum|g[üu]n[üu]m|akl[ıi]m|[öo]mr[üu]m|her [şs]eyim)$/iu

const MOST_BEFORE_NAME = 5
const MOST_BEFORE_VERB = 4

const SMALL =
  /^(?:han[ıi]m|bey|o|bu|de|da|ki|benim|bizim|[çc]ok sevdi[ğg]im|her zaman ki|sevgili|can[ıi]m|hem|kendisi|onun|ve)$/iu

/** Whoever did it together. */
const OF_TWO = /^(?:tan[ıi][şs]|evlen|ni[şs]anlan|bulu[şs]|kar[şs][ıi]la[şs])/iu

/** "kırmızıda dur": what is to be learnt. */
export const COMMAND =
  /^(?:dur|bekle|ge[çc]|bak|y[ıi]ka|f[ıi]r[çc]ala|haz[ıi]rlan|say|i[çc]|yat|kalk|payla[şs]|dinle|sor|tut|topla|kurula|durula|temizle)$/iu

/** "çaylar bizden". */
const FROM_US = /^bizden$/iu

/** A few words of a list, none of which the composer understands. */
function isThing(words: readonly string[]): boolean {
  if (/y[ıi]ld[öo]n[üu]m|do[ğg]um/iu.test(words.join(' '))) return false
  if (words.length > 6 || words.some((word) => /\d/.test(word) || ASKED.test(word) || SELF.test(word))) return false
  if (
    words.some(
      (word) =>
        spokenTo(word) !== null ||
        presentOf(word) !== null ||
        /(?:m[ae]k|[ıiuü]r|(?<!l)[ae]r|s[ıiuü]n|yla|yle|n[ıiuü]n|s[ıi]z)$/u.test(word),
    )
  )
    return false
  return readAttributes([words.join(' ')]).notUnderstood.filter((word) => word.length > 3).length >= 2
}
