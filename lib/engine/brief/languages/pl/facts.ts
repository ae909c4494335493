import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { joined } from '../fact-lines.ts'
import { factOf, thing } from './clause-facts.ts'
import { COORDINATE, piecesOf, RELATIVE, WHEN } from './clauses.ts'
import { formalLine, formOfAddress } from './formal.ts'
import { isApposed, lessonOf, remembered, shopOf, traitOf } from './headings.ts'
import { toHearer } from './hearer.ts'
import { fact, goneOn, withNames } from './lines.ts'
import { AGE, DEAD, isMusic, NOTE, SONG, WANTS } from './notes.ts'
import { isNamed, isSeveral, isWoman, withoutName } from './persons.ts'
import { clauseOf, LEADING, SUBORDINATE, waiting } from './subordinate-clauses.ts'
import { FIRST, hasVerb, isOfSinger, SECOND, spokenTo } from './verbs.ts'

/**
 * What a Polish description tells, as lines of a song to its hearer: "która piecze szarlotkę" gives "Pieczesz szarlotkę", "naprawiał
 * zegarki" gives "Naprawiałeś zegarki". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const thanked = FOR.exec(description)?.[1]
  const facts: Fact[] = thanked ? [fact('thing', `Za ${thanked}`)] : []
  let isOfHearer = hearer !== null && hearer.kin === null && hearer.name === null
  let isOfSelf = false
  let isTold = false
  // "Za to, że czytałaś mi, że nie krzyczałaś".
  let isThat = false
  // "Cały dom pachniał": behind it a new sentence tells of whoever hears it again.
  let resumes = false
  const title = formOfAddress(description, hearer)
  const isSelling = /reklam|dżing|jingl|(?<!\p{L})spot(?!\p{L})/iu.test(description)
  const say = (text: string, of: Fact['of'], isFurther: boolean): string =>
    hearer === null
      ? text
      : title === null
        ? toHearer(text, hearer, of === 'you')
        : formalLine(text, title, hearer, isFurther || of !== 'you')
  for (const { text: typed, isListed, isFirst, conjunction: split } of piecesOf(description)) {
    if (isFirst) {
      isTold = isThat = false
      isOfHearer ||= resumes
      resumes = false
    }
    const [, conjunction = split, coordinated = typed] = COORDINATE.exec(typed) ?? []
    const last = facts.at(-1)
    // "Egzaminator miał na imię Zdzisław, raz potrąciła pachołek": who did it is of her sex, and not of his.
    isOfHearer ||=
      hearer !== null && !isSeveral(hearer) && last?.of === 'they' && isOther(last.text, coordinated, isWoman(hearer))
    const isGoneOn = isTold && last !== undefined && last.text.split(' ').length < LONGEST
    const [, asked, rest = ''] = SUBORDINATE.exec(coordinated) ?? []
    const isBehind: boolean =
      isGoneOn && !(asked === 'że' && isThat) && conjunction === '' && asked !== undefined && !isListed
    // "O naszej wsi, gdzie domy są malowane": nothing stands before it.
    const piece = !isBehind && /^(?:gdzie|że)$/iu.test(asked ?? '') ? rest : coordinated
    isThat = asked === 'że' && !isBehind
    if (/^(?:i )?za to$/iu.test(piece) || (hearer !== null && isApposed(piece))) continue
    const heading = isFirst || facts.length === 0 ? (remembered(piece) ?? shopOf(piece)) : null
    if (heading) facts.push(heading)
    if (heading) continue
    // "Mówił, że cierpliwość to też ryba", "nie wiem, jak mu to powiedzieć" are one thing.
    if (isBehind && last && !(WHEN.test(piece) && piece.includes(',')) && !SONG.test(rest) && !WANTS.test(rest)) {
      const told = clauseOf(rest, isOfHearer && !title ? hearer : null)
      facts[facts.length - 1] = goneOn(last, withNames(`, ${asked} ${say(told, last.of, true)}`, names))
      continue
    }
    const relative = RELATIVE.exec(piece)
    const trait: string | null =
      isOfHearer && hearer && !title && !isSeveral(hearer) ? traitOf(relative?.[1] ?? piece, isWoman(hearer)) : null
    const told = relative?.[1] ?? piece
    const isHeard: boolean =
      hearer !== null &&
      (relative !== null ||
        isOfHearer ||
        isNamed(piece, hearer) ||
        (isWoman(hearer) ? /^ona /iu : /^on /iu).test(piece))
    const isWhen = asked !== undefined && LEADING.test(asked) && !/, to /u.test(piece)
    const understood: Fact | null = trait
      ? fact('you', trait)
      : isListed
        ? thing(piece)
        : isWhen
          ? waiting(asked, rest, isOfHearer ? hearer : null)
          : factOf(
              hearer && !isSeveral(hearer) && !isOfSinger(told) ? withoutName(told, hearer) : told,
              isHeard ? hearer : null,
              isOfSelf,
            )
    // "Zawsze lewy" belongs to what it was said of.
    if (isGoneOn && !isListed && relative === null && last.of !== 'thing' && isBit(last, piece, understood)) {
      const before = /(?:mówi|woła|powtarza|krzycz)\p{L}*(?: \p{L}+){0,2}$/iu.test(last.text)
        ? ': '
        : conjunction === 'i'
          ? ' i '
          : conjunction === ''
            ? ', '
            : `, ${conjunction} `
      facts[facts.length - 1] = goneOn(last, withNames(`${before}${piece}`, names))
      continue
    }
    const isCut: boolean = understood?.of === 'they' && hearer !== null && relative === null && isNamed(piece, hearer)
    const found: Fact | null = isCut
      ? fact('they', piece)
      : (understood ??
        (isListed ? null : asTyped(told, isTold || isOfHearer || facts.length > 0, hearer)) ??
        (isSelling || last?.of === 'thing' || /\d/u.test(told) ? asListed(told) : null))
    resumes ||= isOfHearer && found?.of === 'they' && !isOfSomebody(found.text)
    isOfSelf = found?.of === 'me'
    isOfHearer =
      hearer !== null &&
      ((isOfHearer &&
        (found?.of === 'me' || isBesides(piece) || / są | jest /u.test(found?.of === 'thing' ? found.text : ''))) ||
        (found?.of === 'me' && / (?:tobą|tobie|ciebie)$/u.test(found.text)) ||
        found?.of === 'you' ||
        (isOfHearer && found?.of === 'they' && NOBODY.test(found.text)) ||
        (isSeveral(hearer) && found?.of === 'they' && isNamed(piece, hearer)) ||
        (isSeveral(hearer) && /^on[aoi]? /iu.test(piece)) ||
        (isOfHearer && found?.of === 'thing' && /^\d+ /u.test(piece)) ||
        relative !== null ||
        (found === null &&
          (isNamed(piece, hearer) ||
            SONG.test(piece) ||
            (isOfHearer && isBesides(piece)) ||
            (isOfHearer && (AGE.test(piece) || /^\d+ lat /u.test(piece))) ||
            /^(?:dziękuj(?:ę|emy)|dziekuj(?:e|emy)|przepraszam|chcę (?:przeprosić|podziękować|pożegnać))(?!\p{L})/iu.test(
              piece,
            ) ||
            (isOfHearer && (!piece.includes(' ') || /^\p{Ll}+(?:ego|ej)\s/u.test(piece))))))
    const isFurther = conjunction !== '' && isTold
    const typedOf = title && found?.of === 'you' && found === understood && isHeard ? told : found?.text
    const spoken = found
      ? { ...found, text: capital(say(title ? bareOf(typedOf ?? '', hearer) : found.text, found.of, isFurther)) }
      : found
    if (
      hearer &&
      isSeveral(hearer) &&
      last?.of === 'they' &&
      /^On[aoi]? /u.test(last.text) &&
      /^on[aoi]? \p{L}+/iu.test(piece)
    ) {
      if (!last.text.includes(',') && `${last.text} ${piece}`.split(' ').length <= 12)
        facts[facts.length - 1] = goneOn(last, `, ${piece}`)
      isOfHearer = true
      continue
    }
    if (spoken && spoken.text.split(' ').length <= LONGEST) {
      const text = withNames(spoken.text, names)
      const isName = names.some((name) => text.startsWith(name.slice(0, 3)))
      const small = isName ? text : uncapital(text)
      // "A ona czekała" is "a ty czekałaś".
      const subject =
        title === null && spoken.of === 'you' && /^(?:a|ale)$/iu.test(conjunction) && /^on[ai]? /iu.test(piece)
      const joint =
        conjunction !== '' && isTold && !isListed ? `${capital(conjunction)} ${subject ? 'ty ' : ''}${small}` : null
      facts.push({
        ...spoken,
        text: joint && (/^się /iu.test(text) || /^bo$/iu.test(conjunction)) ? joint : text,
        ...(joint ? { joined: joint } : {}),
      })
      isTold = true
    }
  }
  const lesson = facts.length > 0 && hearer?.name == null ? lessonOf(description) : null
  return joined(lesson ? [lesson, ...facts] : facts, 2).slice(0, MOST)
}

const LONGEST = 24
const MOST = 10

/** "Podziękowanie za pierogi, swetry i za to że …" tells what for. */
const FOR =
  /dzięk\p{L}*(?: \p{L}+){0,4}? za ((?!to[ ,])[\p{L}\d]+(?: (?:do |w |na |z |od |po )?(?!i )\p{L}+)?(?:, (?!za |bo |któr)\p{L}+(?: \p{L}+)?){0,3}(?: i (?!za )\p{L}+)?)(?= i za |[.;!,]|$)/iu

/** Who has no person of their own, so that whoever was told of before goes on. */
const NOBODY = /^(?:nikt|wszyscy|każdy|nic|wszystko|dzieci|ludzie) /iu

/** Who somebody is, "wychowawczyni klasy 3b", before what they do. */
const isBesides = (piece: string) =>
  piece.split(' ').length <= 5 &&
  /^(?:wychowawc|nauczyciel|pielęgniar|lekar|kierowni|trener|strażak|sąsiad|koleżan|koleg|szef|dyrektor|pani|pan |nasz|mo[ij]|kucha|sprzątacz|woźn|przedszkolan|kierowc|listonosz|górni|żołnierz|mama |tata |żona |mąż |babcia |dziadek |najlepsz|ukochan|emeryt)/iu.test(
    piece,
  ) &&
  piece.split(' ').every((word) => spokenTo(word, null) === null)

/** A few words without a verb that go on from what was told. */
const isBit = (last: Fact, piece: string, found: Fact | null) =>
  (found === null || found.of === 'thing') &&
  /^\p{Ll}/u.test(piece) &&
  !/,.*,/u.test(last.text) &&
  piece.split(' ').length <= (found === null ? 5 : 3) &&
  piece.includes(' ') &&
  !hasVerb(piece) &&
  !SONG.test(piece) &&
  !WANTS.test(piece) &&
  !NOTE.test(piece) &&
  !AGE.test(piece) &&
  !isMusic(piece)

/** "Ona", "on" and the name before what somebody does who is not called "ty". */
function bareOf(text: string, hearer: Hearer | null): string {
  const told = text.replace(/^(?:ona|on|która|który) (?=\p{Ll})/iu, '')
  return hearer && isNamed(told.split(' ').slice(0, 3).join(' '), hearer) ? withoutName(told, hearer) : told
}

/** Of a list, whatever it says of music as well: "wieczorami świerszcze", "otwarte od 5 rano". */
function asListed(told: string): Fact | null {
  const words = told.split(' ')
  if (isBesides(told) && !/^(?:najlepsz|ukochan)/iu.test(told)) return null
  if (words.length < 2 || words.length > 9 || isMusic(told) || DEAD.test(told) || AGE.test(told)) return null
  if (SONG.test(told) || WANTS.test(told) || NOTE.test(told) || hasVerb(told)) return null
  if (
    /^(?:(?:\p{Ll}+(?:ego|ej)|z|ze|dla|o|od|bez|jako|i|a|że|bo|żeby|mój|moja|nasz|nasza|mojej|naszej|po|na)|we?(?! (?:pon|wtor|śro|czw|piąt|sob|niedz)))(?!\p{L})/iu.test(
      told,
    )
  )
    return null
  return fact('thing', told)
}

/** Whether a line tells of a man and what goes on behind it of a woman, or the other way round. */
const isOther = (before: string, behind: string, isWoman: boolean) =>
  isWoman
    ? /\p{L}[aeiyę]ł(?!\p{L})/u.test(before) &&
      /^(?:(?:raz|zawsze|nigdy|kiedyś) )?\p{L}+[aeiyę]ła(?!\p{L})/iu.test(behind)
    : /\p{L}[aeiyę]ła(?!\p{L})/u.test(before) &&
      /^(?:(?:raz|zawsze|nigdy|kiedyś) )?\p{L}+[aeiyę]ł(?!\p{L})/iu.test(behind)

/** Somebody besides, of whom what follows may be told. */
const isOfSomebody = (text: string) =>
  /^(?:\p{L}+ )?(?:mam|tat|bab|dziad|brat|siostr|syn|cór|żon|mąż|męż|kole|przyjaci|sąsiad|szef|pan|ciot|cioc|wuj|wnu|dzieci)/iu.test(
    text,
  ) || /^(?:\p{L}+ )+\p{Lu}\p{Ll}+/u.test(text)

/** What is surely told, and not understood any further, stands as it was typed. */
function asTyped(told: string, isBehind: boolean, hearer: Hearer | null): Fact | null {
  if (!isBehind && !(hearer && isSeveral(hearer))) return null
  if (told.split(' ').length < 2 || !(hasVerb(told) || FIRST.test(told))) return null
  if (SONG.test(told) || WANTS.test(told) || NOTE.test(told) || AGE.test(told) || DEAD.test(told)) return null
  if (/^(?:dziękuj(?:ę|emy)|dziekuj(?:e|emy)|przepraszam|chcę)(?!\p{L})/iu.test(told)) return null
  if (isMusic(told)) return null
  return fact(SECOND.test(told) ? 'you' : FIRST.test(told) ? 'me' : 'they', told)
}
