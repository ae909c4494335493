import { glossedStyle } from '../../../compose/vocabulary/glossary.ts'
import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'

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
  for (const { text: typed, isListed, isFirst, conjunction: split } of piecesOf(description)) {
    if (isFirst) isTold = isThat = false
    const [, conjunction = split, coordinated = typed] = COORDINATE.exec(typed) ?? []
    const last = facts.at(-1)
    const isGoneOn = isTold && last !== undefined && last.text.split(' ').length < LONGEST
    const [, asked, rest = ''] = SUBORDINATE.exec(coordinated) ?? []
    const isBehind: boolean =
      isGoneOn && !(asked === 'że' && isThat) && conjunction === '' && asked !== undefined && !isListed
    // "O naszej wsi, gdzie domy są malowane": nothing stands before it.
    const piece = !isBehind && /^(?:gdzie|że)$/iu.test(asked ?? '') ? rest : coordinated
    isThat = asked === 'że' && !isBehind
    if (/^(?:i )?za to$/iu.test(piece)) continue
    // "Mówił, że cierpliwość to też ryba", "nie wiem, jak mu to powiedzieć" are one thing.
    if (isBehind && last && !(WHEN.test(piece) && piece.includes(',')) && !SONG.test(rest) && !WANTS.test(rest)) {
      const told = clauseOf(rest, isOfHearer ? hearer : null)
      facts[facts.length - 1] = {
        ...last,
        text: withNames(`${last.text}, ${asked} ${hearer ? toHearer(told, hearer) : told}`, names),
      }
      continue
    }
    const relative = RELATIVE.exec(piece)
    const told = relative?.[1] ?? piece
    const isHeard =
      hearer !== null &&
      (relative !== null ||
        isOfHearer ||
        isNamed(piece, hearer) ||
        (isWoman(hearer) ? /^ona /iu : /^on /iu).test(piece))
    const isWhen = asked !== undefined && LEADING.test(asked) && !/, to /u.test(piece)
    const understood: Fact | null = isListed
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
      const before = conjunction === 'i' ? ' i ' : conjunction === '' ? ', ' : `, ${conjunction} `
      facts[facts.length - 1] = { ...last, text: withNames(`${last.text}${before}${piece}`, names) }
      continue
    }
    const isCut: boolean = understood?.of === 'they' && hearer !== null && relative === null && isNamed(piece, hearer)
    const found: Fact | null = isCut
      ? fact('they', piece)
      : (understood ?? (isListed ? null : asTyped(told, isTold || isOfHearer || facts.length > 0, hearer)))
    isOfSelf = found?.of === 'me'
    isOfHearer =
      hearer !== null &&
      ((isOfHearer &&
        (found?.of === 'me' || isBesides(piece) || / są | jest /u.test(found?.of === 'thing' ? found.text : ''))) ||
        found?.of === 'you' ||
        (isOfHearer && found?.of === 'they' && NOBODY.test(found.text)) ||
        (isSeveral(hearer) && found?.of === 'they' && isNamed(piece, hearer)) ||
        (isSeveral(hearer) && /^on[aoi]? /iu.test(piece)) ||
        (isOfHearer && found?.of === 'thing' && /^\d+ lat /u.test(piece)) ||
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
    const spoken = found && hearer ? { ...found, text: toHearer(found.text, hearer) } : found
    if (
      hearer &&
      isSeveral(hearer) &&
      last?.of === 'they' &&
      /^On[aoi]? /u.test(last.text) &&
      /^on[aoi]? \p{L}+/iu.test(piece)
    ) {
      if (!last.text.includes(',') && `${last.text} ${piece}`.split(' ').length <= 12)
        facts[facts.length - 1] = { ...last, text: `${last.text}, ${piece}` }
      isOfHearer = true
      continue
    }
    if (spoken && spoken.text.split(' ').length <= LONGEST) {
      const text = withNames(spoken.text, names)
      const isName = names.some((name) => text.startsWith(name.slice(0, 3)))
      const small = isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
      const joint = conjunction !== '' && isTold && !isListed ? `${capital(conjunction)} ${small}` : null
      facts.push({ ...spoken, text: joint && /^się /iu.test(text) ? joint : text, ...(joint ? { joined: joint } : {}) })
      isTold = true
    }
  }
  return joined(facts).slice(0, MOST)
}

/** Who somebody is, "wychowawczyni klasy 3b", before what they do. */
const isBesides = (piece: string) =>
  piece.split(' ').length <= 5 &&
  /^(?:wychowawc|nauczyciel|pielęgniar|lekar|kierowni|trener|strażak|sąsiad|koleżan|koleg|szef|dyrektor|pani|pan |nasz|mo[ij]|kucha|sprzątacz|woźn|przedszkolan|kierowc|listonosz|górni|żołnierz|mama |tata |żona |mąż |babcia |dziadek |najlepsz|ukochan|emeryt)/iu.test(
    piece,
  ) &&
  piece.split(' ').every((word) => spokenTo(word, null) === null)

const LONGEST = 24
const MOST = 10

/** What is between punctuation and clauses, and the conjunction before it. */
type Piece = {
  readonly text: string
  readonly isListed: boolean
  readonly isFirst: boolean
  readonly conjunction: string
}

/** Between punctuation and clauses; what is listed behind a colon is told as it stands. */
function piecesOf(description: string): Piece[] {
  return description.split(/[.!?;\n]/u).flatMap((sentence) => {
    const [head = '', tail = ''] = sentence.split(/:(?!\d)(?=(?:[^,]+,){2})/u)
    const [before, listed] = hasVerb(tail.split(',')[0] ?? '') ? [sentence, ''] : [head, tail]
    const parts = before.replace(OUTCOME_WITHIN, '$1, ').split(SPLIT)
    const pieces = parts.flatMap((part, at): Piece[] => {
      if (at % 2 === 1) return []
      const text = part.trim().replace(/(?: i tak dalej| itd| itp)$/iu, '')
      const conjunction = /^\s+(i|oraz|ale|a|bo)\s+$/iu.exec(parts[at - 1] ?? '')?.[1] ?? ''
      return text === '' ? [] : [{ text, isListed: false, isFirst: false, conjunction }]
    })
    const items = listed
      .split(',')
      .map((item): Piece => ({ text: item.trim(), isListed: true, isFirst: false, conjunction: '' }))
    return [...withLists(withOutcomes(pieces)), ...items]
      .filter(({ text }) => text !== '')
      .map((piece, at) => ({ ...piece, isFirst: at === 0 }))
  })
}

/** "Jak płakałam, to przyjechała w nocy" is one thing. */
function withOutcomes(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const before = all.at(-1)
    if (before && OUTCOME.test(piece.text) && WHEN.test(before.text))
      all[all.length - 1] = { ...before, text: `${before.text}, ${piece.text}` }
    else all.push(piece)
  }
  return all
}

/** "Jak wracam z pracy to przynosi kapeć". */
const OUTCOME_WITHIN =
  /((?<!\p{L})(?:jak|gdy|kiedy) (?:(?!to )\p{L}+ ){1,5}?(?:(?!to )\p{L}+)) (?=to (?!jest|był)\p{L}+)/giu

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const COORDINATE = /^(i|oraz|a|ale|lecz|bo|ponieważ|więc|dlatego|a potem|i potem|no i) (?!i |to )(.+)$/iu
const SUBORDINATE =
  /^(że|żeby|aby|aż|choć|chociaż|mimo że|kiedy|gdy|gdyby|jak|jakby|zanim|dopóki|póki|jeśli|jeżeli|odkąd|gdzie|dokąd|skąd|czy|dlaczego|kto|komu|co(?= (?:mi|mu|jej|się|to|z|mam|robić|będzie)(?!\p{L}))|ile) (.+)$/iu
/** Who has no person of their own, so that whoever was told of before goes on. */
const NOBODY = /^(?:nikt|wszyscy|każdy|nic|wszystko|dzieci|ludzie) /iu

/** What stands behind a conjunction, said to whoever hears it where it surely is of them. */
function clauseOf(rest: string, hearer: Hearer | null): string {
  const found = hearer ? factOf(rest, hearer, false) : null
  const text = found?.of === 'you' ? found.text : rest
  return found?.of === 'you' ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const LEADING = /^(?:kiedy|gdy|jak|zanim|choć|chociaż|jeśli|jeżeli|odkąd|dopóki|póki)$/iu

/** "Kiedy leżałam z nogą w gipsie" stays what it is, until what follows. */
function waiting(asked: string, rest: string, hearer: Hearer | null): Fact | null {
  if (SONG.test(rest) || WANTS.test(rest) || NOTE.test(rest) || /^\p{L}+[ćc](?!\p{L})/iu.test(rest)) return null
  const found = factOf(rest, hearer, false)
  if (!found && !hasVerb(rest) && rest.includes(' ')) return null
  const said = found && found.of !== 'thing' ? found.text.charAt(0).toLowerCase() + found.text.slice(1) : rest
  return fact(found && found.of !== 'thing' ? found.of : 'they', `${asked} ${said}`)
}

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

/** What is said to the songwriter. */
const NOTE =
  /piosenk|utw[oó]r|kołysan|nutk|refren|zwrotk|melodi|muzyk|tekst|(?<!\p{L})(?:styl|klimat|rytm|wesoł[aeo]|smutn[aeo]|śmieszn[aeo]|zabawn[aeo]|skoczn[aeo]|wzruszając[aey]|bez|może|najlepiej|ma być|niech będzie|żeby było|żeby była|prosz|dla)/iu

const hasVerb = (piece: string) =>
  piece
    .toLowerCase()
    .split(/\s+/)
    .some(
      (word) =>
        spokenTo(word, null) !== null ||
        /^(?:jest|są|było|był[ay]?|będzie|będą|można|trzeba|może|mogą|chce|chcą|woli|wolą|mają|ma|mam|mamy|wiem|widzę|robię|lubię|idę|zna|musi|muszą|miał[ay]?|jedzą|piją|śpią|pada|gra|stoi|leży)$/u.test(
          word,
        ) ||
        /^(?:niósł|wiózł|przyniósł|wiodła|niosła|poszedł|wyszedł|przyszedł|jesteśmy|byliśmy)$/u.test(word) ||
        /\p{L}[sg](?:ł|ła)$/u.test(word) ||
        /\p{L}{2}(?:amy|emy|imy|ymy|łem|łam|łeś|łaś|liśmy|łyśmy|ają|ują|uję|eją|dzą|czą|szą|[aiuy]ło|[aiy]ły|[aiy]li)$/u.test(
          word,
        ),
    )

/** What is surely told, and not understood any further, stands as it was typed. */
function asTyped(told: string, isBehind: boolean, hearer: Hearer | null): Fact | null {
  if (!isBehind && !(hearer && isSeveral(hearer))) return null
  if (told.split(' ').length < 2 || !(hasVerb(told) || FIRST.test(told))) return null
  if (SONG.test(told) || WANTS.test(told) || NOTE.test(told) || AGE.test(told) || DEAD.test(told)) return null
  if (/^(?:dziękuj(?:ę|emy)|dziekuj(?:e|emy)|przepraszam|chcę)(?!\p{L})/iu.test(told)) return null
  if (isMusic(told)) return null
  return fact(SECOND.test(told) ? 'you' : FIRST.test(told) ? 'me' : 'they', told)
}

/** "Przyjadę w niedzielę", "dowozimy". */
const FIRST =
  /^(?:nie |już |jutro |zawsze |też )?\p{Ll}{2,}(?:[dbcżrnltw]ę|szę|rzę|uję|jem|iem|liśmy|łyśmy|łem|łam) |^\p{Ll}+ (?:\p{L}+ )?\p{Ll}{3,}(?:[ae]my|[iy]my)(?!\p{L})/iu

/** Who wishes speaks to whoever hears it. */
const SECOND = /\p{L}(?:łeś|łaś|liście|łyście)(?!\p{L})/iu

const WHEN = /^(?:(?:ale|a|i) )?(?:jak|gdy|kiedy) \p{L}+/iu
const OUTCOME = /^to \p{L}+/iu

/** "Podziękowanie za pierogi, swetry i za to że …" tells what for. */
const FOR =
  /dzięk\p{L}*(?: \p{L}+){0,4}? za ((?!to[ ,])[\p{L}\d]+(?: (?:do |w |na |z |od |po )?(?!i )\p{L}+)?(?:, (?!za |bo |któr)\p{L}+(?: \p{L}+)?){0,3}(?: i (?!za )\p{L}+)?)(?= i za |[.;!,]|$)/iu

/** Single things that follow each other share a line: "stodoła, krowy". */
function withLists(pieces: readonly Piece[]): readonly Piece[] {
  const lines: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const last = lines.at(-1)
    if (!isSingle(piece.text)) lines.push(piece)
    else if (last && at > 0 && isSingle(pieces[at - 1]?.text ?? ''))
      lines[lines.length - 1] =
        last.text.split(', ').length < 3 ? { ...last, text: `${last.text}, ${piece.text}`, isListed: true } : last
    else lines.push(piece)
  }
  return lines
}

const isSingle = (piece: string) =>
  /^\p{Ll}{4,}$/u.test(piece) &&
  !/(?:ć|[aeiyąędk]ła?|li|[aeiy]ły|ję|uje|esz|asz|emy|amy|nie|nio|sto|ko|wo|wie|cie|[lnd]ne|sne|wa|na|ny|isz)$/u.test(
    piece,
  ) &&
  spokenTo(piece, null) === null &&
  !isMusic(piece)

function isMusic(piece: string): boolean {
  const notUnderstood = readAttributes([piece]).notUnderstood.filter((word) => word.length > 2)
  return glossedStyle(piece, notUnderstood, 'pl').explained.length === notUnderstood.length
}

const thing = (piece: string): Fact | null => (SONG.test(piece) ? null : fact('thing', piece))

/** Short things that are listed share a line: "Idź, w prawo". */
function joined(facts: readonly Fact[]): Fact[] {
  const lines: Fact[] = []
  for (const one of facts) {
    const last = lines.at(-1)
    const isShort = last?.of === 'thing' && one.of === 'thing' && !last.text.includes(',')
    if (last && isShort && `${last.text} ${one.text}`.split(' ').length <= 4)
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text}, ${one.text.charAt(0).toLowerCase()}${one.text.slice(1)}`,
      }
    else lines.push(one)
  }
  return lines
}

/** "Co niedzielę" says how often. */
const HOW_OFTEN =
  'co\\s(?:dzień|dnia|niedziel[ęe]|sobot[ęe]|środ[ęe]|poniedziałek|wtorek|czwartek|piątek|rok(?:u)?|wieczór|wieczora|ran[oa]|noc|tydzień|miesiąc|lato|jesień|zim[ęe]|wiosn[ęe]|święta|drugi|godzin[ęe]|chwil[ęe])(?!\\p{L})'
const RELATIVE = new RegExp(`^(?!${HOW_OFTEN})(?:któr[yae]|co)\\s(.+)$`, 'iu')
const SONG =
  /^wspomnieni|^podziękowani|^opowieść|^historia o |podnies\p{L}+ (?:mnie |nas |\p{L}+ )?na duchu|do (?:po)?tańczenia|do tańca|^(?:coś|cos)(?!\p{L})|reklam|dżing|jingl|piosenk|pios|utwór|utwor|kołysank|ballad|hymn|rap\b|wiersz|muzyk|(?<!\p{L})głos(?!no|y|ić|ow)|śpiewan|bpm|temp[oa]\b|tekst|proszę|napisz|zrób|stwórz|dzięki|przeprasz|instrument|\bstyl|refren|zwrotk|(?<!(?:tort|prezent|ciasto) (?:mi )?na (?:moje |twoje |jej |jego )?)urodzin|osiemnastk|imienin|rocznic|wesel[ea]\b|pożegn|\bpo (?:polsku|angielsku)|^dla\b|\bku pamięci|^dzień (?:matki|ojca|nauczyciela|babci|dziadka|kobiet)|(?:kobieta|facet) śpiewa|^trzymaj|nie żyj|^brak(?:uje|nie)? (?:mi|nam) |na imię|(?<!\p{L})żeni (?:się|z)|się żeni|(?:panna|pan) młod\p{L} to|^coś\b|^może być|^najlepiej/iu
/** "Spaliśmy z bratem na sianie": whoever sings was there, too. */
const isOfSinger = (told: string) =>
  /^(?:(?:i|a|zawsze|często|razem|codziennie) )*\p{L}+(?:(?<!kocha|rozsta)(?:łem|łam)|liśmy|łyśmy|amy|emy|imy|ymy) /iu.test(
    told,
  )
/** Verbs in the first person, and what has them nearly always. */
const SELF =
  /^(?:(?:wieczorami|wieczorem|rano|latem|zimą|nigdy|dziś|kiedyś|co \p{L}+|nic|nikogo|strasznie|trochę|mocno|nocami|codziennie|ja|my|nie|zawsze|często|znowu|znów|razem|teraz|już|też|nadal|wciąż|ciągle|w ogóle|się|go|jej|mu|ich|za|to|bardzo|tak) )*(?:\p{L}{2,}(?:łem|łam|liśmy|łyśmy|amy|emy|imy|ymy)|mamy|mam|uczę|znam|gram|jestem|kocham|rzucam|biegam|wracam|szukam|pytam|zaczynam|oglądam|robię|lubię|boję|idę|myślę|widzę|wiem|umiem|śnię|marzę|wstaję|jadę|jem|piję|mogę|muszę|tęsknię|płaczę|czekam|siedzę|śpię|jesteśmy|byliśmy|byłyśmy|dziękujemy|pamiętam|mieszkam|pracuję|\p{L}{2,}uję)\s/iu
const WANTS = /piosenk|utw[óo]r|kołysank|chc|chciał|potrzeb|poprosz/iu

function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase()}`
  const begins = (one: string) => ` ${one.toLowerCase().slice(0, Math.max(2, one.length - 2))}`
  return [kin?.split(' ')[0], ...(name?.split(/ i |, | /) ?? [])].some(
    (one) => one != null && said.includes(begins(one)),
  )
}

/** "mój kot Filemon śpi na klawiaturze" without whom it tells of, "umarła babcia helena miała kury" without what comes before them. */
function withoutName(text: string, hearer: Hearer): string {
  const words = text.split(/\s+/)
  const at = words.slice(0, 6).findLastIndex((word) => isNamed(word, hearer))
  const rest = words.slice(at + 1)
  const behind = hearer.kin?.split(' ').slice(1).join(' ')
  const told = rest.join(' ')
  return at < 0 || rest.length < 2
    ? text
    : behind && told.startsWith(`${behind} `)
      ? told.slice(behind.length + 1)
      : told
}

function factOf(piece: string, hearer: Hearer | null, isOfSelf: boolean): Fact | null {
  if (LEFT.test(piece)) return fact('they', piece)
  const [, when, outcome] = /^((?:jak|gdy|kiedy) [^,]+), to (.+)$/iu.exec(piece) ?? []
  if (when && outcome) {
    const then = factOf(outcome, hearer, false)
    return then && then.of !== 'thing'
      ? fact(then.of, `${when}, to ${then.text.charAt(0).toLowerCase()}${then.text.slice(1)}`)
      : null
  }
  if (/['"„][^'"”]+['"”]/u.test(piece)) return null
  if (/^(?:będzie |najbardziej )?(?:mi |nam )?brak(?:uje|owało)? (?:mi |nam )?(?:jego|jej) \p{L}+/iu.test(piece))
    return fact('me', hearer && !isSeveral(hearer) ? missed(piece) : piece)
  const self = piece.replace(/^(?:że|bo|gdy|kiedy|i|a|ale) /iu, '')
  if (
    /^(?:dziękuj(?:ę|emy)|dziekuj(?:e|emy)|przepraszam|chcę (?:przeprosić|podziękować|pożegnać))(?!\p{L})/iu.test(self)
  )
    return null
  if (/^\d+ lat (?:w|na|za|jako|po|przy|przed) \p{L}/iu.test(piece)) return fact('thing', piece)
  if (SECOND.test(self) && !SONG.test(self)) return fact('you', self)
  if (SELF.test(`${self} `)) return WANTS.test(self) ? null : fact('me', self)
  if (piece === '' || SONG.test(piece) || WANTS.test(piece)) return null
  // "Ją bolały nogi": they are none of those who hear it.
  if (hearer && isSeveral(hearer) && /^(?:ją|go|mu|jej|im|ich|mnie|mi|nas|nam) /iu.test(piece))
    return fact('they', piece)
  if (hearer && !isSeveral(hearer) && WITHOUT_SUBJECT.test(piece))
    return fact('you', piece.replace(/^(?:ona|on|i|a|ale) /iu, '').replace(/(?<!\p{L})(?:mu|jej)(?!\p{L})/iu, 'ci'))
  if (hearer) {
    const words = piece.replace(/^(?:ona|on|bo|gdy|kiedy|i|a|ale)\s/iu, '').split(/\s+/)
    const spokenAt = (word: string, index: number) =>
      spokenTo(word, hearer) ?? (isSeveral(hearer) ? null : reflexive(word, words[index + 1]))
    const at = words.slice(0, 6).findIndex((word, index) => spokenAt(word, index) !== null)
    if (at >= 0 && words.slice(0, at).every((word, index) => isEarly(word, words[index - 1]))) {
      // "hoduje gołębie i każdego nazywa imieniem piłkarza".
      const joins = (index: number) =>
        words.slice(Math.max(at + 1, index - 3), index).some((word) => /^(?:i|a|ale)$/u.test(word)) ||
        words.some(
          (word, from) =>
            from > at &&
            from < index &&
            /^(?:i|a|ale)$/u.test(word) &&
            words.slice(from + 1, index).every((early, also) => isEarly(early, words[from + also])),
        )
      const isMeanwhile = (index: number) =>
        index > at + 1 && /^(?:jak|gdy|kiedy)$/iu.test(words[index - 1] ?? '') && isEarly(words[index + 1] ?? 'w')
      const spoken = words.map((word, index) =>
        index === at || (index > at && (joins(index) || isMeanwhile(index))) ? (spokenAt(word, index) ?? word) : word,
      )
      const isBirth = /^urodzi/iu.test(words[at] ?? '') && words.length > 3
      return (spoken.length < 2 && !/^(?:mówi|powtarza|twierdzi|uważa|myśli|obieca)/iu.test(words[at] ?? '')) ||
        (DEAD.test(words.slice(at).join(' ')) && !isBirth) ||
        AGE.test(piece)
        ? null
        : fact(
            'you',
            spoken.join(' ').replace(/(?<!,|nawet) (jak|gdy|kiedy) (?=\p{L}+(?:łeś|łaś|sz)(?!\p{L}))/gu, ', $1 '),
          )
    }
    if (isNamed(piece, hearer)) return null
  }
  if (hearer && isSeveral(hearer) && /^on[ai]? \p{L}+/iu.test(piece) && isClause(piece.replace(/^on[ai]? /iu, 'kto ')))
    return fact('they', piece)
  const clause = piece.replace(/^(?:i|a|ale|oraz) (?=\p{L}+ \p{L}+ )/iu, '')
  if (isClause(clause))
    return (isOfSelf && !OTHERS.test(clause) && !/^(?:pani? )?\p{Lu}/u.test(clause)) ||
      DEAD.test(clause) ||
      AGE.test(clause)
      ? null
      : fact('they', clause)
  return isThing(piece) ? fact('thing', piece) : null
}

/** "Brakuje mi jej głosu" is "Brakuje mi twojego głosu" to whoever it was of. */
const missed = (piece: string) =>
  piece.replace(/(?<!\p{L})(?:jego|jej) (\p{L}+)/giu, (_, what: string) =>
    /(?:ów|ek|ch|ni)$/u.test(what) ? `twoich ${what}` : /[iy]$/u.test(what) ? `twojej ${what}` : `twojego ${what}`,
  )

/** "Ciągle brakuje mu śrubki": what happens to somebody, who is no subject of it. */
const WITHOUT_SUBJECT =
  /(?<!\p{L})(?:(?:brakuje|brakowało|smakuje|smakowało|wychodzi|wychodzą|chce|udaje|udaje się|udało się|śni|śniło|zdarza|należy|trzęsą|pali|marzy)(?: się)? (?:mu|jej)|(?:mu|jej) (?:się )?(?:brakuje|brakowało|smakuje|chce|udaje|śni|zdarza|należy))(?!\p{L})/iu

/** "Został mi jego kubek" is "Został mi twój kubek" to whoever left it. */
const LEFT = /^(został([aoy]?) (?:mi|nam|po \p{L}+)) (?:jego|jej) (.+)$/iu
const LEFT_BEHIND: Readonly<Record<string, string>> = { '': 'twój', a: 'twoja', o: 'twoje', y: 'twoje' }

/** Somebody or something, and what they do: "pranie mi śmierdzi", "wszyscy go kochają". */
function isClause(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (words.length < 3 || OPENS.test(words[0] ?? '') || /^\p{L}+(?:ć|sz)$/u.test(words[0] ?? '')) return false
  return words
    .slice(1, 5)
    .some((word) => spokenTo(word, null) !== null || /(?:[aeui]ją|dzą|szą|li|[aeiy]ły)$/u.test(word))
}

/** Who is somebody else than whoever sings. */
const OTHERS = /^(?:mama|tata|babcia|dziadek|brat|siostra|mój|moja|moje|nasz|nasza|nasze|wszyscy|wszystko)\s/iu
const OPENS = /^(?:dla|jako|żeby|jak|który|która|które|gdzie|czy|bez|niech|nic|o|on|ona|oni|tylko)$/iu
const AGE =
  /^(?:\p{L}+ ){0,2}?(?:(?:ma|kończy|skończy\p{L}*|obchodzi|będzie miała?) )?\d+ (?:lat|lata|latek|miesięcy|miesiące|tygodni)$|^\d+$/u

/** "Nasz pies Luna zjadła kapcie", "nasz pies Figa uciekł". */
const isHound = ({ kin, name }: Hearer) => /^(?:ps|pies|kot)/iu.test(kin ?? '') && /a$/u.test(name ?? 'a')

const isWoman = ({ kin, name }: Hearer) => {
  if (
    kin &&
    !(/^(?:ps|pies|kot)/iu.test(kin) && /a$/u.test(name ?? '')) &&
    /^(?:ps[aeiu]|pies|kot(?!k|ce)|kocur|tat|ojc|ojciec|dziad|brat|syn|wnuk|wuj|mąż|męż|chłop|narzeczony|koleg|kumpl|kumpel|szwag|teść|teści(?:a|u|em|owi)$|szef(?!ow)|kuzyn(?!k)|trener(?!k)|sąsiad(?!k)|wychowawca|mężczyzna|nauczyciel(?!k)|przyjaciel)/iu.test(
      kin,
    )
  )
    return false
  if (/^Pan /u.test(name ?? '')) return false
  if (/^(?:Kuba|Barnaba|Bonawentura|Kosma|Sasza|Nikita|Misza)$/u.test(name ?? '')) return false
  if (
    kin &&
    /^(?:mam|bab|siostr|żon|córk|córc|córe|wnucz|cio|przyjaciół|koleżan|sąsiadk|kotk|suczk|teściow)/iu.test(kin)
  )
    return true
  return /a$|^pani /iu.test(name ?? kin ?? '')
}
const isSeveral = ({ kind, name }: Hearer) => kind === 'group' || / i /u.test(name ?? '')

/** "Jej zupa" is "Twoja zupa", by how the word behind ends. */
function yours(what: string, isFollowed: boolean): string {
  if (/a$/u.test(what)) return 'Twoja'
  return /[oe]$/u.test(what) || (/[yi]$/u.test(what) && !isFollowed) ? 'Twoje' : 'Twój'
}

/** Words in which whoever hears the song is "ty"; somebody of the other sex stays whoever it is. */
function toHearer(text: string, hearer: Hearer): string {
  if (isSeveral(hearer)) return text
  const [them, about] = isWoman(hearer) ? ['ją', 'niej|nią'] : ['go', 'niego|nim|niemu']
  return text
    .replace(
      isWoman(hearer) ? /^(jej) (\p{L}+)( ?)/iu : /^(jego) (\p{L}+)( ?)/iu,
      (_, __, what: string, more: string) => `${yours(what, more !== '')} ${what}${more}`,
    )
    .replace(LEFT, (_, before, end: string, what) => `${before} ${LEFT_BEHIND[end]} ${what}`)
    .replace(new RegExp(`(?<!\\p{L})${them}(?!\\p{L})`, 'gu'), 'cię')
    .replace(isWoman(hearer) ? /(?!)/u : /(?<!\p{L})mu(?!\p{L})/gu, 'ci')
    .replace(
      new RegExp(`(?<!\\p{L})(bez|od|do|dla|u|o|po|przy|z|za|nad|przed|ku) (?:${about})(?!\\p{L})`, 'gu'),
      (_, word) =>
        `${word} ${/^(?:o|po|przy|ku)$/u.test(word) ? 'tobie' : /^(?:z|za|nad|przed)$/u.test(word) ? 'tobą' : 'ciebie'}`,
    )
}

/** Names as they are written, in whatever case they stand. */
function withNames(text: string, names: readonly string[]): string {
  const stems = names
    .flatMap((name) => name.split(' '))
    .filter((name) => name.length > 3)
    .map((name) => name.slice(0, -1).toLowerCase())
  return text.replace(/\p{Ll}{3,}/gu, (word) =>
    !/^maj(?:ą|u|a|em)$/u.test(word) && stems.some((stem) => word.startsWith(stem) && word.length < stem.length + 4)
      ? word.charAt(0).toUpperCase() + word.slice(1)
      : word,
  )
}

const DEAD =
  /^(?:zmar|umar|odesz(?!ł[ay]? (?:w|do|i|bez|ze?) )|odszed(?!ł (?:w|do|i|bez|ze?) )|kończ|skończ|nazywa|urodzi)/iu
/** What stands before a verb: "zawsze się śmieje". */
const EARLY: ReadonlySet<string> = new Set(
  'właśnie dopiero wreszcie latach naprawdę za swoje sobie jako każdego czasami latami nocami godzinami dziennie pierwszy pierwsza ostatni ostatnia najpierw wiecznie chyba zwykle przeważnie zazwyczaj potrafi podobno akurat od roku tygodnia miesiąca do dziś wczoraj rok temu niedawno co niedzielę niedziele sobote środę wtorek czwartek piątek poniedziałek tydzień roku rok miesiąc święta lato każdą każdej od dwóch trzech czterech pięciu dziesięciu lat dawna rana dziecka czwartej piątej szóstej siódmej kilku wielu nikomu nikogo nic często tylko sama jutro dzisiaj pojutrze wczoraj niedługo zawsze nigdy ciągle co dzień codziennie często rano wieczorem nie się mi mnie nam nas wszystkim całe życie nadal już znowu sam sama w po na nocy nocą latem świetnie pięknie bardzo każdego dnia wszystko też wciąż cały czas kiedyś nawet nagle teraz dawniej niedzielę sobotę wieczór raz tak dobrze zimą latem go ją ich nam z okna dziś potem wtedy jeszcze tylko prawie niby przez lata'.split(
    ' ',
  ),
)

/** "W kieszeni" stands before a verb too. */
const isEarly = (word: string, before = '') =>
  EARLY.has(word.toLowerCase()) ||
  /^\d+$/u.test(word) ||
  /^(?:w|we|na|po|u|przy|pod|za|z|ze|przed)$/iu.test(word) ||
  /^(?:w|we|na|po|u|przy|pod|za|z|ze|przed)$/iu.test(before)

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ jest: 'jesteś', ma: 'masz', je: 'jesz', wie: 'wiesz', umie: 'umiesz', był: 'byłeś', była: 'byłaś' },
  ...{ będzie: 'będziesz', wyniósł: 'wyniosłeś', zawiózł: 'zawiozłeś', pomógł: 'pomogłeś', przyniósł: 'przyniosłeś' },
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
  'musi może chce woli oblewa ssie pozwala częstuje wysyła znajduje odmawia przegląda nastawia przebija wymienia przysyła podkrada topi kupi wygłasza ceruje szyje wyszywa wpada zjawia przyjeżdża jeździ odjeżdża wierzga stara zakrywa przypomina wypija przychodzi obgryza rozkręca skręca dotyka trenuje ściga zgłasza robi przywozi tłucze udaje nazywa przeprowadza skleja odbiera odkurza śpiewa idzie jedzie leci wyjeżdża uprawia rozpieszcza dostaje zdaje uczy pisze zbiera wyznaje chwali wspomina bawi śledzi wącha drapie wskakuje ucieka chowa kopie zrywa rozlewa plami mieli nalewa podaje zaczyna rządzi dyryguje serwuje strzyże czesze prasuje pierze gra łata nurkuje żegluje wiosłuje zasuwa haruje remontuje wierci puka stuka hałasuje kocha gra śpiewa czyta biega pływa zna pomaga opowiada gotuje piecze pracuje maluje rysuje tańczy uczy robi lubi mówi śpi leczy jeździ chodzi siedzi patrzy wierzy marzy nosi wozi prosi słucha dba zbiera naprawia uwielbia używa spóźnia gubi chrapie drapie zjada śmieje płacze pisze buduje łowi sadzi pielęgnuje podlewa dzwoni wstaje daje pije kupuje sprzedaje szuka boi wspiera rozśmiesza pamięta zapomina czeka mieszka ogląda krzyczy szczeka mruczy miauczy kradnie goni skacze ucieka tuli przytula wita budzi parzy smaży lepi szyje haftuje dzierga kopie żartuje narzeka martwi rozumie trzyma wozi prowadzi kieruje fotografuje programuje ratuje gada uśmiecha wygląda karmi sprząta zmywa gwiżdże nuci wędruje lata rozrabia gryzie merda żyje walczy gra wącha udaje zostawia wyjada sika podjada psuje wygrywa przegrywa strzela biegnie stoi leży krąży tłumaczy wymyśla pożycza oddaje ściska rzuca łapie poprawia zasypia nuci wyje liczy kłóci obraża przynosi wnosi otwiera zamyka zjeżdża nienawidzi pachnie dźwiga ciągnie wrzeszczy kręci robi puszcza wyrzuca ściąga wącha udziela zaprasza jeździ wozi ubiera nosi farbuje działa rośnie dostaje znika pracuje krzyczy ryczy drze śmierdzi piszczy dmucha znosi zrzuca zrywa nazywa zamawia przesuwa odkłada zapisuje podróżuje hoduje wędzi kisi marynuje piecze szyje reperuje odwozi podwozi przewozi leczy pilnuje broni chroni wychodzi przychodzi wraca odchodzi zaczyna kończy woła składa rozkłada odkłada układa dokłada ogrywa wyprowadza zapala gasi wiesza ściele nakrywa ubija kroi obiera doi kosi pali rąbie rzeźbi struga klei śmiga pędzi jada śni wkłada zakłada wyciąga podrzuca odbija dokarmia nagrywa trafia myli przekręca wstydzi wścieka łączy dzieli wysyła pyta odpowiada milczy dogląda szczypie kicha chlapie kąpie moczy liże zagryza warczy człapie tupie przewraca potyka trąbi sapie kaszle przykrywa wyłącza włącza zmienia słodzi soli wygania ustawia odprowadza sadza huśta układa pociesza przeprasza zaprzyjaźnia odwiedza przebiera zabiera rozdaje gania zbija przerabia rozbiera odrabia sprawdza zagląda podgląda zmywa wyciera głaszcze drzemie wyleguje fuka syczy skrzypi mierzwi przybiega dogania biegnie mija mierzy waży szuka miesza trzęsie cieszy chowa poluje boi sadzi bierze'.split(
    ' ',
  ),
)

/** Ends of clauses; "i", "a" and "ale" where a verb follows, or somebody who does it. */
const PIECES = new RegExp(
  `[,:–—()"]|\\s-\\s|\\si\\sże\\s|(?:\\si)?\\s(?:o\\stym|za\\sto)\\s(?:że|ze|jak)\\s|\\s(?:i|a|ale|bo)\\s(?=(?:ja|jak|gdy|kiedy|jeśli)\\s)|\\s(?:że|ze|bo)\\s(?=(?:\\p{L}+\\s){0,2}(?:\\p{L}+(?:łem|łam)|mam|jestem|on|ona)(?:\\s|$))|\\s(?=(?:któr[yae]|(?!${HOW_OFTEN})co\\s\\p{L}+[aeiy])\\s)|\\s(?:i|oraz|ale|a)\\s(?=(?:(?:${HOW_OFTEN}|zawsze|nigdy|ciągle|codziennie|nie|się|teraz|już|potem|znowu|każd[aye]|wszyscy|nikomu|nikogo|nic|na\\snas|na\\smnie|na\\snikogo|tylko|często|sam|sama|mi|mu|ja|my|go|ją|mnie|nas|on|ona)\\s)*(?:${[...PRESENT].join('|')}|ma|jest|mam|jestem|je(?=\\s(?:tylko|dużo|mało|wszystko|za|co))|\\p{L}{2,}uj[eę]|\\p{L}{2,}[aeiyą]ła?|\\p{L}{2,}(?:łem|łam|ają))(?:\\s|$))`,
  'u',
)

/** Those, with what stands between. */
const SPLIT = new RegExp(`(${PIECES.source})`, 'u')

/** "przeprowadza się": what stands before "się" is a verb. */
const reflexive = (word: string, next: string | undefined) =>
  next === 'się' && /^\p{Ll}{3,}[aei]$/u.test(word) && !NOUNS.test(word) && !/nie$/u.test(word) && !EARLY.has(word)
    ? `${word}sz`
    : null

/** The second person of a verb in the third one; null for what is none. */
function spokenTo(word: string, hearer: Hearer | null): string | null {
  const verb = word.toLowerCase()
  if (hearer && isSeveral(hearer)) return spokenToSeveral(verb)
  if (hearer && !isHound(hearer) && /ł$/u.test(verb) && isWoman(hearer)) return null
  if (hearer && !isHound(hearer) && /ła$/u.test(verb) && !isWoman(hearer)) return null
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (PRESENT.has(verb) || /^\p{L}{2,}uje$/u.test(verb)) return `${verb}sz`
  if (/^\p{L}{2,}(?:aje|[ey]wa)$/u.test(verb) && !PLURALS.test(verb)) return `${verb}sz`
  if (NOUNS.test(verb)) return null
  if (/^\p{L}{2,}[aeiyąoędkz]ł$/u.test(verb)) return `${verb}eś`
  if (/^\p{L}{2,}[aeiyęrkdz]ła$/u.test(verb)) return `${verb}ś`
  return null
}

function spokenToSeveral(verb: string): string | null {
  if (/^(?:są|mają)$/u.test(verb)) return verb === 'są' ? 'jesteście' : 'macie'
  if (/^\p{L}{2,}[aeiy]li$/u.test(verb)) return `${verb}ście`
  if (/^\p{L}{2,}[aeiy]ły$/u.test(verb)) return `${verb}ście`
  if (/^\p{L}{2,}ają$/u.test(verb)) return verb.replace(/ją$/u, 'cie')
  return /^\p{L}{2,}ują$/u.test(verb) ? verb.replace(/ą$/u, 'ecie') : null
}

const PLURALS =
  /^(?:kraje|zwyczaje|obyczaje|rodzaje|tramwaje|jaje|drzewa|mewa|ulewa|lewa|prawa|warzywa|grzywa|pokrywa|krzewa|żywa|zlewa|piwa|paliwa|królewa|wywiewa|pieczywa|szewa|rozgrywa)$/u

const NOUNS =
  /^(?:stół|kościół|popiół|wół|szkoła|siła|cała|mała|biała|skała|chwała|miła|mił|miał|pszczoła|kobyła|mogiła|dział|materiał|udział|kawał|upał|wykład|zespół|dół|hałas|tyła|była|chała|strzała|piła|chwila|willa|skala|fala|sala|tyla|mila)$/u

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (/(?:ach|ech)$/u.test(words[0] ?? '')) return false
  if (words.length < 2 || words.length > 6 || /\d/.test(piece) || DEAD.test(piece)) return false
  if (
    /^(?:\p{Ll}+ego|dla|o|od|z|ze|bez|w|we|na|do|jako|po|i|a|że|bo|który|która|które|żeby|jak|na|nie|naszej|mojej|mój|moja|nasz|nasza)$/iu.test(
      words[0] ?? '',
    )
  )
    return false
  if (words.some((word) => spokenTo(word, null) !== null || /(?:ć|ł|ła|li|ły|ję|uje|esz|asz)$/u.test(word)))
    return false
  return !isMusic(piece) && readAttributes([piece]).notUnderstood.filter((word) => word.length > 3).length >= 2
}

function fact(of: Fact['of'], text: string): Fact {
  const spaced = text.replace(/\s+/g, ' ').trim()
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}
