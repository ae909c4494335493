import { readWishes } from '../../compose/wishes.ts'
import type { Fact, Hearer } from '../brief.ts'

/**
 * What a Polish description tells, as lines of a song to its hearer: "która piecze szarlotkę" gives "Pieczesz szarlotkę", "naprawiał
 * zegarki" gives "Naprawiałeś zegarki". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null): Fact[] {
  const facts: Fact[] = []
  let isOfHearer = false
  for (const piece of description.split(PIECES).map((text) => text.trim())) {
    const relative = RELATIVE.exec(piece)
    const told = relative?.[1] ?? piece
    const isHeard = hearer !== null && (relative !== null || isOfHearer || isNamed(piece, hearer))
    const fact = factOf(isHeard && hearer ? withoutName(told, hearer) : told, isHeard)
    isOfHearer =
      hearer !== null &&
      (fact?.of === 'you' || relative !== null || (fact === null && (isNamed(piece, hearer) || SONG.test(piece))))
    if (fact && fact.text.split(' ').length <= LONGEST) facts.push(fact)
  }
  return facts.slice(0, MOST)
}

const LONGEST = 12
const MOST = 10
const RELATIVE = /^(?:któr[ya]|ktor[ya]|co)\s(.+)$/iu
const SONG =
  /reklam|dżing|jingl|piosenk|pios|utwór|utwor|kołysank|ballad|hymn|rap\b|wiersz|muzyk|głos|śpiewan|bpm|temp[oa]|tekst|proszę|napisz|zrób|stwórz|dzięk|przeprasz|instrument|styl|refren|zwrotk|urodzin|rocznic|wesel|pożegn|\bpo (?:polsku|angielsku)|\bdla\b|\bku pamięci/iu
/** Verbs in the first person, and what has them nearly always. */
const SELF =
  /^(?:ja |my |nie |zawsze |często |znowu |razem )*(?:\p{L}{2,}(?:łem|łam|liśmy|łyśmy|amy|emy|imy|ymy)|mam|znam|gram|jestem|kocham|robię|chcę|lubię)\s/iu

function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase()}`
  const begins = (one: string) => ` ${one.toLowerCase().slice(0, Math.max(2, one.length - 2))}`
  return [kin, name].some((one) => one !== null && said.includes(begins(one)))
}

/** "mój kot Filemon śpi na klawiaturze" without whom it tells of. */
function withoutName(text: string, hearer: Hearer): string {
  const words = text.split(/\s+/)
  while (words.length > 2 && (/^(?:m[óo]j|moja|nasz|nasza)$/iu.test(words[0] ?? '') || isNamed(words[0] ?? '', hearer)))
    words.shift()
  return words.join(' ')
}

function factOf(piece: string, isHeard: boolean): Fact | null {
  const self = piece.replace(/^(?:że|bo|gdy|kiedy) /iu, '')
  if (SELF.test(`${self} `) && !/piosenk|utw[óo]r|kołysank|chc|chciał|potrzeb/iu.test(self)) return fact('me', self)
  if (piece === '' || SONG.test(piece)) return null
  if (isHeard) {
    const words = piece.replace(/^(?:ona|on|bo|gdy|kiedy)\s/iu, '').split(/\s+/)
    const at = words.slice(0, 4).findIndex((word) => spokenTo(word) !== null)
    if (at < 0) return isThing(piece) ? fact('thing', piece) : null
    if (words.slice(0, at).some((word) => !EARLY.has(word.toLowerCase()))) return null
    const spoken = words.map((word, index) => (index === at ? (spokenTo(word) ?? word) : word))
    return spoken.length < 2 || DEAD.test(words[at] ?? '') ? null : fact('you', spoken.join(' '))
  }
  return isThing(piece) ? fact('thing', piece) : null
}

const DEAD = /^(?:zmar|umar|odesz|odszed|kończ|skończ|nazywa|urodzi|ma$|jest$)/iu
/** What stands before a verb: "zawsze się śmieje". */
const EARLY: ReadonlySet<string> = new Set(
  'zawsze nigdy ciągle co dzień codziennie często rano wieczorem nie się mi mnie nam nas wszystkim całe życie nadal już znowu sam sama w po na nocy nocą latem świetnie pięknie bardzo każdego dnia wszystko też wciąż'.split(
    ' ',
  ),
)

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ jest: 'jesteś', ma: 'masz', je: 'jesz', wie: 'wiesz', umie: 'umiesz', był: 'byłeś', była: 'byłaś' },
  ...{
    miał: 'miałeś',
    miała: 'miałaś',
    szedł: 'szedłeś',
    piekł: 'piekłeś',
    piekła: 'piekłaś',
    mógł: 'mogłeś',
    jadł: 'jadłeś',
  },
}
/** Verbs in the third person that people tell of somebody. */
const PRESENT: ReadonlySet<string> = new Set(
  'kocha gra śpiewa czyta biega pływa zna pomaga opowiada gotuje piecze pracuje maluje rysuje tańczy uczy robi lubi mówi śpi leczy jeździ chodzi siedzi patrzy wierzy marzy nosi wozi prosi słucha dba zbiera naprawia uwielbia używa spóźnia gubi chrapie drapie zjada śmieje płacze pisze buduje podróżuje hoduje łowi sadzi pielęgnuje podlewa dzwoni wstaje daje pije kupuje sprzedaje szuka boi wspiera rozśmiesza pamięta zapomina czeka mieszka ogląda krzyczy szczeka mruczy miauczy kradnie goni skacze ucieka tuli przytula wita budzi parzy smaży lepi szyje haftuje dzierga kopie żartuje narzeka martwi rozumie trzyma wozi prowadzi kieruje fotografuje programuje ratuje gada uśmiecha wygląda wychowuje opiekuje karmi sprząta zmywa gwiżdże nuci wędruje lata rozrabia gryzie merda żyje walczy'.split(
    ' ',
  ),
)

/** Ends of clauses; "i", "a" and "ale" where a verb follows. */
const PIECES = new RegExp(
  `[.,;:!?\\n–—]|\\s-\\s|\\s(?:że|ze|bo)\\s(?=\\p{L}+(?:łem|łam)\\s)|\\s(?=(?:któr\\p{L}+|ktor\\p{L}+|co\\s\\p{L}+[aeiy])\\s)|\\s(?:i|oraz|ale|a)\\s(?=(?:(?:zawsze|nigdy|ciągle|codziennie|nie|się)\\s)*(?:${[...PRESENT].join('|')}|ma|jest|\\p{L}{2,}[aeiy]ła?)(?:\\s|$))`,
  'u',
)

/** The second person of a verb in the third one; null for what is none. */
function spokenTo(word: string): string | null {
  const verb = word.toLowerCase()
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (PRESENT.has(verb)) return `${verb}sz`
  if (/^\p{L}{2,}[aeiyó]ł$/u.test(verb) && !NOUNS.test(verb)) return `${verb}eś`
  if (/^\p{L}{2,}[aeiy]ła$/u.test(verb) && !NOUNS.test(verb)) return `${verb}ś`
  // As people type it.
  if (/^\p{L}{2,}[aiy]la$/u.test(verb) && !NOUNS.test(verb)) return `${verb.slice(0, -2)}łaś`
  return null
}

const NOUNS =
  /^(?:stół|kościół|popiół|wół|szkoła|siła|cała|mała|biała|skała|chwała|miła|mił|miał|pszczoła|kobyła|mogiła|dział|materiał|udział|kawał|upał|wykład|zespół|dół|hałas|tyła|była|chała|strzała|piła|chwila|willa|skala|fala|sala|tyla|mila)$/u

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (words.length < 2 || words.length > 6 || /\d/.test(piece) || DEAD.test(piece)) return false
  if (
    /^(?:dla|o|od|z|ze|bez|w|we|na|do|jako|po|i|a|że|bo|który|która|które|żeby|jak|na|nie|mój|moja|nasz|nasza)$/iu.test(
      words[0] ?? '',
    )
  )
    return false
  if (words.some((word) => spokenTo(word) !== null || /(?:ć|ł|ła|li|ły|ję|uje|esz|asz)$/u.test(word))) return false
  return readWishes([piece]).notUnderstood.filter((word) => word.length > 3).length >= 2
}

function fact(of: Fact['of'], text: string): Fact {
  const spaced = text.replace(/\s+/g, ' ').trim()
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}
