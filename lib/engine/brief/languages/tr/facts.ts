import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { highVowel, plainly } from './letters.ts'
import { knownName } from './names.ts'

/**
 * What a Turkish description tells, as lines of a song to its hearer: "saat tamir eden dedem" gives "Saat tamir ediyorsun", "hep ıslık
 * çalardı" gives "Hep ıslık çalardın". What is not surely understood is left out.
 */
export function factsIn(description: string, heard: Hearer | null): Fact[] {
  // What pupils are to learn tells of no pupil.
  const hearer = heard?.kind === 'group' && LEARNT.test(description) ? null : heard
  const facts: Fact[] = []
  let goesOn = false
  for (const { piece, conjunction } of piecesOf(description))
    for (const [at, clause] of clausesOf(piece, hearer).entries()) {
      const found = factOf(clause, hearer)
      const joins = at === 0 && goesOn ? conjunction : null
      if (found) facts.push(joins ? { ...found, joined: `${capital(joins)} ${small(found.text)}` } : found)
      goesOn = found !== null
    }
  return facts.slice(0, MOST)
}

/** What stands between commas and conjunctions, and the conjunction before it. */
function piecesOf(description: string): { piece: string; conjunction: string | null }[] {
  const pieces: { piece: string; conjunction: string | null }[] = []
  let conjunction: string | null = null
  const parts = description.split(new RegExp(`(${PIECES.source})`, 'u'))
  let before = ''
  for (const [at, part] of parts.entries()) {
    const said = part.trim()
    const isWithin = CONJUNCTION.test(said) && !isClause(said, before, parts[at + 1] ?? '')
    const last = pieces.at(-1)
    if (at % 2 === 1 && isWithin && last && before !== '') {
      pieces.pop()
      parts[at + 1] = `${before} ${said} ${(parts[at + 1] ?? '').trim()}`
      conjunction = last.conjunction
      before = ''
    } else if (at % 2 === 1) {
      before = ''
      if (JOINS.test(said)) conjunction = said.toLocaleLowerCase('tr')
      else if (ENDS.test(said)) conjunction = null
    } else if (said) {
      before = said
      pieces.push({ piece: said, conjunction })
      conjunction = null
    }
  }
  return pieces
}

const LEARNT = /(?<!\p{L})[öo][ğg]ret(?:en|ecek|mek|sin|ici)(?!\p{L})/iu

const CONJUNCTION = /^(?:ve|ama|fakat|çünkü|cunku)$/iu

/** "sabah ve akşam", "aldım ve çarptım" are one piece, "gelirdi ve bize kızardı" are two. */
function isClause(conjunction: string, before: string, behind: string): boolean {
  if (!/^ve$/iu.test(conjunction)) return !/^\p{L}+$/u.test(behind.trim())
  const verb = before.split(/\s+/).at(-1) ?? ''
  const isVerb = SELF.test(verb) || TRAIT.test(verb) || spokenTo(verb) !== null || presentOf(verb) !== null
  return (isVerb && /\S\s+\S/u.test(behind.trim())) || ASKED.test(verb)
}

const JOINS = /^(?:ve|ama|sonra|fakat|çünkü|cunku|hem de|ayrıca|ayrica)$/iu
const ENDS = /^[.!?\n;:]$/u

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)
/** A name keeps its capital. */
const small = (text: string) => {
  const [first = ''] = text.split(/[\s'’]/u)
  return knownName(first) === first ? text : text.charAt(0).toLocaleLowerCase('tr') + text.slice(1)
}

const MOST = 10
const LONGEST = 16
const PIECES =
  /[.,;:!?\n–—()]|(?<=\p{L}(?:[ıiuü]|(?<!l)[ae])r) sonra\s|\s-\s|\s(?:ve|ama|fakat|çünkü|cunku|hem de|ayrıca|ayrica)\s/u

/** What stands before and behind a participle: "saat tamir eden dedem hep güler". */
function clausesOf(piece: string, hearer: Hearer | null): string[] {
  const words = piece.split(/\s+/).filter(Boolean)
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      ((/^(?:ben|sen|biz|o|kendisi)$/iu.test(words[index + 1] ?? '') &&
        index < words.length - 2 &&
        (SELF.test(word) || spokenTo(word) !== null)) ||
        isParticiple(word, words[index + 1], hearer, OF_SONG.test(words.slice(index + 1).join(' '))) ||
        ((/yor$/u.test(word) || DONE.test(word) || isDoneByMe(word)) &&
          (index < words.length - 2 || TRAIT.test(words.at(-1) ?? '')) &&
          !/^(?:numarası|gibi|diye|ki|ama|ve|zaman|i[çc]in|m[ıiuü]|[dt][ae])$/iu.test(words[index + 1] ?? ''))),
  )
  if (at < 0) return [piece]
  return [words.slice(0, at + 1).join(' '), ...clausesOf(words.slice(at + 1).join(' '), hearer)]
}

function isParticiple(word: string, next: string | undefined, hearer: Hearer | null, isOfSong: boolean): boolean {
  if (presentOf(word) === null || isOfSong) return false
  return next === undefined || isWhom(next, hearer) || OWN.test(next) || /^bir$|^\p{Lu}/u.test(next)
}

/** "mevsimleri öğreten neşeli bir şarkı". */
const OF_SONG = /^(?:\p{L}+ ){0,2}bir (?:\p{L}+ ){0,3}(?:[şs]ark[ıi]|ninni|t[üu]rk[üu]|mar[şs]|rap|par[çc]a|jingle)/iu

/** What somebody did, in the middle of what was typed without commas. */
const DONE =
  /^(?:[çc]al[ıi][şs]t[ıi]|ya[şs]ad[ıi]|geldi|gitti|ald[ıi]|verdi|yapt[ıi]|etti|s[öo]yledi|[öo][ğg]retti|anlatt[ıi]|g[öo]t[üu]rd[üu]|getirdi|b[üu]y[üu]tt[üu]|b[ıi]rakt[ıi]|bitirdi|kazand[ıi]|k[ıi]r[ıi]ld[ıi]|[üu]z[üu]ld[üu]|k[üu]st[üu]|a[ğg]lad[ıi]|tan[ıi][şs]t[ıi]|kurdu|yeti[şs]tirdi|\p{L}{3,}m[ae]d[ıi])$/iu

/** "unuttum", and no "yardım". */
const isDoneByMe = (word: string) =>
  /^\p{L}{2,}(?:[dt][ıiuü]m|yorum|yoruz)$/iu.test(word) &&
  !/^(?:ked|ad|kad|yard|dad|kanad|tad|e[ğg]it|[öo][ğg]ret|[üu]ret|y[öo]net|yet|denet|t[üu]ket|rit|\p{L}*isti?)[ıiuüy]*(?:m|orum)$/iu.test(
    word,
  )

/** Words with "my" in them. */
const OWN =
  /^(?:benim|bizim|can[ıi]m|sevgili|(?:anne|baba|babaanne|anneanne|dede|nine|abla|abi|a[ğg]abey|teyze|hala|karde[şs]i|day[ıi]|amca|kedi|e[şs]i|sevgili)m\p{L}*|(?:k[ıi]z|o[ğg]l|arkada[şs]|dost|k[öo]pe[ğg]|[öo][ğg]retmen|koca|kar)[ıiuü]m\p{L}*)$/iu

function isWhom(word: string, hearer: Hearer | null): boolean {
  const said = plainly(word).replace(/['’].*$/, '')
  return [hearer?.kin, hearer?.name, hearer?.kin ? hearer.call : null].some((one) =>
    one?.split(' ').some((part) => said.startsWith(plainly(part).slice(0, Math.max(3, plainly(part).length - 1)))),
  )
}

/** A song, and how it is asked for; what stands up to it tells of nobody. */
const ASKED =
  /^(?:[şs]ark[ıi]\p{L}*|t[üu]rk[üu]\p{L}*|ninni\p{L}*|m[üu]zik\p{L}*|mar[şs]\p{L}*|beste\p{L}*|par[çc]a\p{L}*|i[çc]in|hakk[ıi]nda|[üu]zerine|ilgili|yaz(?:ar|[ıi]n|sana|al[ıi]m|d[ıi]r|man[ıi]|[ıi]ls[ıi]n|abilir)?|yap(?:ar|ın|in|sana)?|s[öo]yle|l[üu]tfen|istiyorum|isterim|hediye|ithafen|do[ğg]um|g[üu]n[üu]\p{L}*|ya[şs][ıi]nda(?:ki\p{L}*|y[ıi][mz])?|ya[şs][ıi]na|kutla\p{L}*|an[ıi]s[ıi]na|anlat|anlats[ıi]n|balad\p{L}*|rap|pop|rock|vokal\p{L}*|sesle|sesiyle|sesli|d[üu][ğg][üu]n(?:[üu]|[üu]m[üu]z\p{L}*)?|[öo]z[üu]r|te[şs]ekk[üu]r\p{L}*|dilerim|diliyorum|affet|olsun|tempo\p{L}*|reklam\p{L}*|jingle|parti\p{L}*|veda\p{L}*|[çc]almak|s[öo]yleyece\p{L}*|s[öo]yleriz)$/iu

function factOf(piece: string, hearer: Hearer | null): Fact | null {
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
  words = words.slice(asked + 1)
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
    ((OWN.test(words[0] ?? '') && (hearer !== null || /^(?:benim|bizim|can[ıi]m|sevgili)$/iu.test(words[0] ?? ''))) ||
      isWhom(words[0] ?? '', hearer) ||
      (SMALL.test(words[0] ?? '') &&
        !(
          /^(?:o|bu)$/iu.test(words[0] ?? '') &&
          (SELF.test(words.at(-1) ?? '') ||
            /^(?:y[üu]zden|zaman|g[üu]n|g[üu]nden|kadar|s[ıi]rada|gece)$/iu.test(words[1] ?? ''))
        )))
  )
    words = words.slice(1)
  if (isName(piece.split(/\s+/).filter(Boolean)[0] ?? '', hearer)) words = withoutTitle(words)
  // "ben yemek yakarım, o güler"
  if (hearer && words.length === 1 && /^(?:o|kendisi) \p{L}+$/iu.test(piece) && spokenTo(words[0] ?? '') !== null)
    return fact('you', `sen ${spokenTo(words[0] ?? '')}`)
  if (hearer)
    words = words.filter(
      (word, at) =>
        !(
          word === 'o' &&
          (at === words.length - 2 || (at === words.length - 3 && /^(?:et|yap|ol|kal)/iu.test(words.at(-1) ?? '')))
        ),
    )
  const verb = words.at(-1) ?? ''
  if (hearer && words.length === 1 && TRADE.test(verb)) return fact('you', `${verb}n`)
  if (
    words.length < 2 ||
    words.length > LONGEST ||
    (ASKED.test(verb) && !/^yapar$/iu.test(verb)) ||
    (DEAD.test(verb) &&
      !/^vard?[ıi]?$/iu.test(verb) &&
      !(/^gitti$/iu.test(verb) && words.length > 2 && hearer !== null) &&
      !(/^[öo]zledim$/iu.test(verb) && !/^(?:onu|seni|\p{L}*m[ıiuü])$/iu.test(words.at(-2) ?? '')) &&
      !(/^[öo]zledim$/iu.test(verb) && words.length > 2) &&
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
  // "damadın adı Kerem"
  if (/(?<!\p{L})(?:[Aa]d[ıi]|[İIi]smi) \p{Lu}\p{L}+$/u.test(words.join(' '))) return null
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
    return fact('they', [ownedByYou(words[0] ?? ''), ...words.slice(1)].join(' '))
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

/** "hastalara şarkı söylerdi". */
const isSung = (word: string, next = '', last = '') =>
  /^(?:[şs]ark[ıi](?:lar)?|t[üu]rk[üu](?:ler)?|ninni(?:ler)?|m[üu]zik)$/iu.test(word) &&
  !/^m[ıi]/iu.test(last) &&
  !ASKED.test(next) &&
  (spokenTo(next) !== null || (SELF.test(next) && !/^(?:ist|dil)/iu.test(next)))

/** "herkesin doğum gününü aklında tutardı". */
const TOLD_BIRTHDAY =
  /^do[ğg]um g[üu]n(?:l[ae]r\p{L}*|[üu]n[üu]|[üu]m\p{L}*) (?:\p{L}+ ){0,4}(?!kutla)\p{L}+(?:[dt][ıiuü]|[ae]r|[ıiuü]r|yor|m[ae]z|[dt][ıiuü][mk])$/iu

/** "sana bağırdığım için özür dilerim". */
const SORRY = /^(.+[dt][ıiuü][ğg][ıiuü]m) (?:i[çc]in )?(?:\p{L}+ )?(?:[öo]z[üu]r|affet|pi[şs]man)/iu

/** "her yaz", "yaz tatili": no song is written there. */
const isSummer = (word: string, before = '', next = '') =>
  (/^(?:yap|yaz)ar$/iu.test(word) && !/^m[ıi]/iu.test(next)) ||
  (/^yaz[ıi]n$/iu.test(word) && before === '') ||
  (/^yaz\p{L}{0,4}$/iu.test(word) &&
    (/^(?:her|bu|ge[çc]en|o|ilk|son|bir)$/iu.test(before) || /^(?:tatil|g[üu]n|ak[şs]am|boyu|k[ıi][şs])/iu.test(next)))

/** "dünyam değişiyor", "içim ısınıyor". */
const OF_MINE =
  /^(?:d[üu]nyam|i[çc]im|kalbim|y[üu]re[ğg]im|y[üu]z[üu]m|ruhum|g[üu]n[üu]m|akl[ıi]m|[öo]mr[üu]m|her [şs]eyim)$/iu

/** "Melike ile Serhat evleniyor": both are told of it; what one of them did stays as it was typed. */
function ofPair(words: readonly string[], hearer: Hearer): Fact | null {
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

const MOST_BEFORE_NAME = 5

/** The hearer's name, without endings. */
const isName = (word: string, hearer: Hearer | null) =>
  hearer?.name
    ?.split(' ')
    .some((part) => part.length > 2 && /^\p{Lu}/u.test(word) && plainly(part) === plainly(word)) ?? false

const withoutTitle = ([first = '', ...rest]: readonly string[]) =>
  /^(?:abla|abi|teyze|amca|usta|dede|nine|hala|day[ıi]|han[ıi]m|bey|hoca|[öo][ğg]retmen)$/iu.test(first)
    ? rest
    : [first, ...rest]

/** "dedesi ona beşik yaptı", "Kerem üstüne çay dökmüş", "kızım okumayı ondan öğrendi": what others did, as the hearer is told of it. */
function ofOthers(words: readonly string[], hearer: Hearer): readonly string[] | null {
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

/** "bir teyze bize çorba verdi", "lastiğimiz patladı". */
const SOMEBODY =
  /^(?:bir (?:teyze|amca|adam|kad[ıi]n|[çc]ocuk|gen[çc]|yabanc[ıi]|polis|dede|nine|abla|abi|garson|[şs]of[öo]r) |\p{L}{3,}[ıiuü]m[ıiuü]z )/iu

const KIN_OF_THEIRS =
  /^(?:(?:baba|anne|babaanne|anneanne|dede|abla|teyze|hala|amca)s[ıi]|day[ıi]s[ıi]|abisi|karde[şs]i|e[şs]i|kocas[ıi]|kar[ıi]s[ıi]|k[ıi]z[ıi]|o[ğg]lu|torunu|torunlar[ıi]|[çc]ocuklar[ıi]|[öo][ğg]rencileri|arkada[şs]lar[ıi])$/iu
const KIN_OF_MINE =
  /^(?:annem|babam|babaannem|anneannem|dedem|ablam|abim|karde[şs]im|(?:k[ıi]z|o[ğg]l)[ıu]m(?:[ıu]z)?|e[şs]im|kocam|kar[ıi]m|torunum|ye[ğg]enim|k[öo]pe[ğg]im(?:iz)?|kedim(?:iz)?)$/iu

/** Whoever hears it is "he" or "she" in a description. */
const spokenOf = (words: readonly string[], hearer: Hearer) =>
  words.map((word) => {
    const spoken = THEIRS[word.toLocaleLowerCase('tr')]
    if (spoken || !isWhom(word, hearer)) return spoken ?? word
    const [, pronoun = word] = BY_CASE.find(([ending]) => ending.test(word)) ?? []
    return pronoun
  })
/** "dedemle" and "Selin'le" are "seninle". */
const BY_CASE = [
  [/(?:(?<=m)|['’]y?)l[ae]$/iu, 'seninle'],
  [/(?:(?<=m)|['’])d[ae]n$/iu, 'senden'],
  [/(?:(?<=m)|['’])d[ae]$/iu, 'sende'],
  [/(?:(?<=m)|['’]n?)[ıiuü]n$/iu, 'senin'],
  [/(?:(?<=m)|['’]y?)[ae]$/iu, 'sana'],
  [/(?:(?<=m)|['’]y?)[ıiuü]$/iu, 'seni'],
] as const
const THEIRS: Readonly<Record<string, string>> = {
  ...{ ondan: 'senden', ona: 'sana', onu: 'seni', onun: 'senin', onunla: 'seninle', onda: 'sende', onsuz: 'sensiz' },
}

/** "koşuyor" of "koşuyo". */
const asWritten = (verb: string) => (/yo$/u.test(verb) ? `${verb}r` : verb)

/** Whoever did it together. */
const OF_TWO = /^(?:tan[ıi][şs]|evlen|ni[şs]anlan|bulu[şs]|kar[şs][ıi]la[şs])/iu
const ISNT = /^(?:vard?[ıi]?|yoktu|yok|olurdu|durur|dururdu)$/iu
/** "berberdi". */
const TRADE =
  /^(?:berber|terzi|[öo][ğg]retmen|[şs]of[öo]r|doktor|hem[şs]ire|marangoz|[çc]ift[çc]i|bal[ıi]k[çc][ıi]|polis|asker|f[ıi]r[ıi]nc[ıi]|a[şs][çc][ıi]|memur|i[şs][çc]i|avukat|m[üu]hendis|demirci|bakkal|kasap|manav|postac[ıi]|kuaf[öo]r)y?[dt][ıiuü]$/iu
/** "kırmızıda dur": what is to be learnt. */
const COMMAND =
  /^(?:dur|bekle|ge[çc]|bak|y[ıi]ka|f[ıi]r[çc]ala|haz[ıi]rlan|say|i[çc]|yat|kalk|payla[şs]|dinle|sor|tut|topla|kurula|durula|temizle)$/iu
/** "çaylar bizden". */
const FROM_US = /^bizden$/iu

/** "ödü kopuyor", "uykusu gelir", "canı sıkılır". */
const BODY =
  /^(?:[öo]d[üu]|can[ıi]|g[öo]z[üu]|g[öo]zleri|y[üu]z[üu]|karn[ıi]|i[çc]i|kalbi|uykusu|akl[ıi]|keyfi|burnu|t[üu]yleri|kuyru[ğg]u|elleri|dizleri|sesi)$/iu
const BODILY =
  /^(?:kop|s[ıi]k[ıi]l|dol|ac[ıi]k|ka[çc]|titr|parl|a[ğg]r|gel|k[ıi]p[ıi]rd|d[üu][şs]|g[üu]l|ça[rl]p)[ıiuüae]*(?:r|yor?|m[ae]z)(?:d[ıi]|du)?$/iu

/** What leaves and flowers do. */
const OPENS =
  /^(?:a[çc](?:ar|[ıi]yor)|d[öo]k[üu]l[üu](?:r|yor)|u[çc](?:ar|uyor)|[öo]t(?:er|[üu]yor)|bat(?:ar|[ıi]yor)|do[ğg](?:ar|uyor)|gel(?:ir|iyor)|g[üu]l(?:er|[üu]yor)|sev(?:er|iyor)|girebiliyor|kalkar)(?:d[ıi])?$/iu

/** What happens by itself, whatever else is named. */
const HAPPENS =
  /^(?:g[öo]r[üu]n[üu](?:r|yor?)|pi[şs](?:er|iyor?)|ya[ğg](?:ar|[ıi]yor?)|t[üu]t(?:er|[üu]yor?)|kayn(?:ar|[ıi]yor?)|bulunu(?:r|yor?))(?:d[ıiuü])?$/iu

/** Words that end as what is theirs does. */
const NOT_THEIRS =
  /^(?:herkesi|hepsi|birisi|kimisi|ikisi|[öo]teki?si|hangisi|kendisi|pazartesi|cumartesi|ertesi|gecesi|[şs]ark[ıi]s[ıi]|otob[üu]s[üu]|adresi|kafesi|hevesi|nefesi|polisi|masas[ıi]|k[ıi]sas[ıi]|do[ğg]rusu|s[ıi]ras[ıi])$/iu
/** How somebody is, to those who see them. */
const MIEN =
  /^(?:g[üu]l[üu][şs][üu]|bak[ıi][şs][ıi]|sesi|kalbi|g[öo]nl[üu]|g[öo]zleri|elleri|dizleri|kulaklar[ıi]|sa[çc]lar[ıi]|ayaklar[ıi]|di[şs]leri|di[şs]i)$/iu
const MOST_BEFORE_VERB = 4

/** "herkes", "tezim", "danışmanımız": whoever it is, it is not the hearer. */
const isSubject = (word: string, next = '') =>
  /^(?:g[üu]l[üu][şs][üu]|sesi)$/iu.test(next) ||
  /^(?:herkes|okul|hava|tamirci|doktor|m[üu]d[üu]r|garson|[şs]of[öo]r|[öo][ğg]retmen)$/iu.test(word) ||
  (/^\p{L}{2,}[aeıiuü]m(?:[ıiuü]z)?$/u.test(word) &&
    !IN_M.test(word) &&
    !/^(?:i[çc]in|gibi|kadar|[üu]st[üu]\p{L}*|ile|bir|de|da)$/iu.test(next))
const IN_M =
  /^(?:ak[şs]am|bayram|resim|isim|selam|kilim|yard[ıi]m|ad[ıi]m|adam|madam|tamam|devam|ilham|program|kavram|bak[ıi]m|dikim|yar[ıi]m|tatl[ıi]m|benim|bizim|ekim|\p{L}*tim|[üu]z[üu]m|[çc][öo]z[üu]m|g[üu]l[üu]m|[öo]l[üu]m|b[öo]l[üu]m|d[öo]n[üu]m|kald[ıi]r[ıi]m|y[ıi]ld[ıi]r[ıi]m|badem|dilim|filim|bilim|iklim|mevsim|kesim|ge[çc]im|se[çc]im|bi[çc]im|giyim|uyum|yorum|do[ğg]um|durum|kurum|tutum|toplum|han[ıi]m|can[ıi]m|tak[ıi]m|kalem|problem|[öo]nem|d[öo]nem|sistem|deprem|krem|[öo]zlem|i[şs]lem|elem|alem|matem|hatim|\p{L}+(?:[dt][ıiuü]|yoru|[ıiuüae]r[ıiuü])m)$/iu

/** "evin damı çöktü": what is somebody's did it. */
const isOfTheirs = (before: readonly string[]) => {
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
const IN_I = /^(?:yeni|iki|yedi|alt[ıi]|[şs]imdi|hani|kendi|belki|gibi|sanki|eski|iyi|\p{L}+ki)$/iu
/** "çantası", "gülüşü" */
const isTheirs = (word: string) =>
  MIEN.test(word) || (/^\p{L}*[aeıioöuü]s[ıiuü]$/iu.test(word) && !NOT_THEIRS.test(word) && !KIN_OF_THEIRS.test(word))

/** What happens to a thing. */
const BROKE =
  /^(?:k[ıi]r[ıi]ld[ıi]|patlad[ıi]|bozuldu|y[ıi]rt[ıi]ld[ıi]|koptu|s[öo]k[üu]ld[üu]|[çc]al[ıi]nd[ıi]|kayboldu|yand[ıi])$/iu

/** "fırçası" is "fırçan", "sesi" is "sesin". */
const ownedByYou = (word: string) =>
  /[aeıioöuü]s[ıiuü]$/u.test(word) && !/^(?:ses|nefes|heves)i$/iu.test(word)
    ? word.replace(/s[ıiuü]$/u, 'n')
    : `${word}n`

/** What somebody is like. */
const TRAIT =
  /^(?:[şs]i[şs]man|yaramaz|tembel|uysal|inat[çc][ıi]|komik|utanga[çc]|cesur|sab[ıi]rl[ıi]|tatl[ıi]|merakl[ıi]|korkak|ak[ıi]ll[ıi]|neşeli|hareketli|[üu]zg[üu]n|hakl[ıi]|gergin|heyecanl[ıi]|kararl[ıi]|g[üu][çc]l[üu]|a[şs][ıi]k|[âa][şs][ıi]k|alerjik|titiz|c[öo]mert|sessiz|mutlu)$/iu

/** What somebody's kitchen or laughter does. */
const HAD =
  /^(?:kald[ıi]|kal[ıi]yor|kok(?:ar|uyor)|çınla(?:r|t[ıi]r|t[ıi]yor)|parl(?:ar|[ıi]yor)|dol(?:ar|uyor)|düş(?:er|tü|üyor)|bit(?:mez|miyor)|yank[ıi]lan[ıi](?:r|yor)|yan(?:ar|[ıi]yor))(?:d[ıi])?$/iu

const SMALL =
  /^(?:han[ıi]m|bey|hoca|[öo][ğg]retmen|o|bu|de|da|ki|benim|bizim|[çc]ok sevdi[ğg]im|her zaman ki|sevgili|can[ıi]m|hem|kendisi|onun|ve)$/iu
const DEAD =
  /^(?:öld[üu]\p{L}*|[öo]len|vefat|kaybett\p{L}*|kaybeden|olan|oldu|olacak|var|vard[ıi]|yok|yoktu|ya[şs][ıi]nda\p{L}*|mezun|gitti|[öo]zledim|[öo]zl[üu]yorum|seviyorum|istedim|sevdi[ğg]im|ba[şs]lad[ıi]|bitti|ya[şs][ıi]yor|do[ğg]du|do[ğg]an|ge[çc]en|giren|biten|ayr[ıi]lan|evlenen)$/iu
/** Verbs in the first person. */
const SELF =
  /^\p{L}+(?:[dt][ıiuü][mk]|\p{L}[ıiuüae]r[ıiuü]z|m[ae]y[ıi]z|yor(?:um|uz|dum|duk)|[dt][ae]y(?:[ıi]m|[ıi]z|d[ıi][mk])|[ıiuüae][rz]d[ıiuü]k|m[ıiuü][şs][ıiuü]m|[ae]ca[ğg][ıi][mz]|ece[ğg]i[mz]|(?<!l[ae])[ıiuüae]r[ıiuü]m|[ıiuü]y[ıiuü]z)$/iu

/** "bahçesini" by itself is "bahçeni"; behind another noun the ending is that of a compound, "türk kahvesini". */
const yours = (words: readonly string[]) =>
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

/** Words that end as participles do and are none. */
const NO_PARTICIPLE =
  /^(?:[şs]i[şs]man|esmer|insan|zaman|orman|neden|sen|ben|aslan|kaptan|roman|vatan|hemen|bazen|erken|tren|d[üu][şs]man|ramazan|ceylan|meydan|hasan|osman|orhan|kaan|canan|ihsan|keman|duman|liman|yalan|y[ıi]lan|saman|kazan|tavan|d[üu]kkan|fidan|plan|yan|kan|can|han|tan|[şs]an|sultan|kurban|ekran|kaplan|divan|fincan|patlıcan|heyecan|olan|iken|kahraman|uzman|an[ıi]nda|gelen|zeytin|eksen|desen|beden|maden|so[ğg]an|kalan|[öo]len|do[ğg]an|giren|ge[çc]en|\p{L}+(?:ken|hane[nd]en))$/iu
const WITH_T =
  /^(?:eden|giden|g[üu]den|tutan|satan|yatan|atan|katan|[öo][ğg]reten|anlatan|b[üu]y[üu]ten|unutan|da[ğg][ıi]tan|[ıi]s[ıi]tan|hat[ıi]rlatan|oynatan|korkutan|uyutan|y[öo]neten|seyreden|kaybeden|affeden|hisseden|\p{L}{2,}eden)$/iu
const WITH_Y = /^(?:koy|duy|giy|say|soy|doy|yay|k[ıi]y|cay|oy)[ae]n$/iu

/** "ediyorsun" of "eden"; null for what is no participle. */
function presentOf(word: string): string | null {
  const verb = word.toLocaleLowerCase('tr')
  if (!/^\p{L}{2,}[ae]n$/u.test(verb) || verb.length < 4 || NO_PARTICIPLE.test(verb)) return null
  if (/[dt][ae]n$/u.test(verb) && !WITH_T.test(verb)) return null
  if (/y[ae]n$/u.test(verb) && !WITH_Y.test(verb)) {
    const stem = verb.slice(0, -3)
    const open = /[ae]$/u.test(stem) ? stem.slice(0, -1) : null
    return open === null ? `${stem}yorsun` : `${open}${highVowel(open === '' ? stem : open)}yorsun`
  }
  const stem = verb.slice(0, -2)
  return /[aeıioöuü]/u.test(stem) || stem === 'ed' ? `${stem}${highVowel(stem)}yorsun` : null
}

const AORIST: ReadonlySet<string> = new Set(
  'der başlar bağlar sağlar işler gizler azarlar tembihler selamlar alkışlar ezberler kilitler süpürür hazırlar ütüler yollar kollar sallar kutlar ağırlar fırçalar çitler fısıldar ovalar tekrarlar anımsar kovar toparlar paketler bağışlar taşlar haşlar közler süzer ipler avlar yoklar sobeler seyreder zorlar oyalar şaşırtır sever yapar eder gider gelir bilir verir alır çalar söyler dinler bekler okur yazar uyur güler ağlar koşar oynar pişirir içer sürer çeker bakar ister yer anlatır öğretir besler havlar mırlar miyavlar kovalar yüzer kalkar oturur taşır tutar kurar diker örer eker sular süsler toplar çizer kızar gezer gösterir getirir götürür yürür konuşur susar düşünür sevinir tanır bozar kırar döker kaybeder unutur hatırlar horlar dağıtır kazanır bağırır koklar kalır düşer arar açar kapatır sorar dolaşır sığar yener uçar uyutur anlar inanır özler sever titrer paylaşır yetiştirir katar biriktirir üfler dikilir sürdürür giyer yenir bırakır söylenir götürür izler saklar çalışır kaçar kokar atlar zıplar yalar ısırır güldürür uyandırır karşılar korur dokur boyar temizler yıkar sarar kucaklar'.split(
    ' ',
  ),
)
/** Words in -r that are no verbs. */
const IN_R =
  /^(?:bahar|sonbahar|karar|pazar|kadar|haber|beraber|zarar|r[üu]zg[aâ]r|duvar|mezar|h[üu]nkar|de[ğg]er|lider|seher|kanser|[şs]eker|[şs]ehir|nehir|[şs]iir|demir|emir|[çc]amur|ya[ğg]mur|hamur|huzur|kusur|gurur|[öo]m[üu]r|[öo]z[üu]r|k[öo]m[üu]r|m[üu]d[üu]r|nadir|zincir|incir|a[ğg][ıi]r|s[ıi][ğg][ıi]r|sab[ıi]r|[çc]ad[ıi]r|sat[ıi]r|hat[ıi]r|bak[ıi]r|haz[ıi]r|s[ıi]n[ıi]r|sihir|fakir|[şs]air|memur|u[ğg]ur|vapur|[çc]ukur|asker|berber|teker|fener|biber|ci[ğg]er|e[ğg]er|me[ğg]er|di[ğg]er|bahtiyar|ihtiyar|bilgisayar|anahtar|radar|nazar|pınar|[çc][ıi]nar|davar|kayser|boncuklar|bekar|hünkar|dilber|defter|kevser|mermer|kenar|yazar|tekrar|ayar|hilal)$/iu
const NO_VERB =
  /^(?:simidi|kredi|ebedi|kedi|[şs]imdi|kendi|hadi|haydi|yedi|ad[ıi]|kad[ıi]|efendi|belediye|t[uü]rk[uü]|[çc]at[ıi]|tat[ıi]|pasta|tabi|parti|cadd?e|ciddi|gemi[şs]|g[üu]m[üu][şs]|ge[çc]mi[şs]|yemi[şs]|altm[ıi][şs]|ceket|kart[ıi]|alt[ıi]|ikindi)$/iu

/** The second person of a verb in the third one; null for what is none. */
function spokenTo(word: string): string | null {
  const verb = word.toLocaleLowerCase('tr')
  if (NO_VERB.test(verb)) return null
  if (/^\p{L}{2,}yo$/u.test(verb)) return `${verb}rsun`
  if (/^\p{L}{2,}yor$/u.test(verb)) return `${verb}sun`
  if (/^\p{L}{2,}m[ae]z$/u.test(verb) || AORIST.has(verb)) return `${verb}s${highVowel(verb)}n`
  const plain = [...AORIST].find((one) => plainly(one) === verb)
  if (plain) return `${plain}s${highVowel(plain)}n`
  if (/^\p{L}{2,}[aeıiuü]r$/u.test(verb) && !/l[ae]r$/u.test(verb) && !IN_R.test(verb))
    return `${verb}s${highVowel(verb)}n`
  if (/^\p{L}{2,}m[ıiuü][şs]$/u.test(verb)) return `${verb}s${highVowel(verb)}n`
  if (/^\p{L}{2,}[dt][ıiuü]$/u.test(verb)) return `${verb}n`
  return null
}

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

function fact(of: Fact['of'], text: string): Fact {
  const written = text.replace(
    TO_PLACE,
    (_, place: string, ending: string) => `${place.charAt(0).toLocaleUpperCase('tr')}${place.slice(1)}'${ending}`,
  )
  return { of, text: capital(written), deed: null }
}

/** "kanadaya" is "Kanada'ya". */
const TO_PLACE =
  /(?<!\p{L})(kanada|almanya|amerika|ingiltere|fransa|hollanda|italya|istanbul|ankara|izmir|bursa|antalya|adana|konya|trabzon|ayvalık|bodrum|eskişehir|diyarbakır|samsun|gaziantep)(y[ae]|[ae]|d[ae]n?|n[ıi]n|[ıiuü]n)(?!\p{L})/gu
