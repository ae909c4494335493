import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import {
  ARTICLE,
  BARE_ARTICLE,
  BINDS,
  CLITIC,
  hasVerb,
  isVerbAt,
  LINK,
  PLEASING,
  SOMEBODY,
  TIME,
  verbAt,
} from './clauses.ts'
import { areMany, genderOf, mine, others, yours } from './hearer.ts'
import { ITALIAN_PLACES } from './places.ts'
import { turned } from './turned.ts'
import { isOfSelf, isToYou, isVerb, spokenBehind, spokenTo, spokenToAll } from './verbs.ts'
import { elided, inWholeWords } from './written-out.ts'

/**
 * What an Italian description tells, as lines of a song to its hearer: "per nonna pina che cucinava la domenica" gives
 * "Cucinavi la domenica", "ho dimenticato il suo compleanno" gives "Ho dimenticato il tuo compleanno". What is not sure is left
 * out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Before = hearer ? 'you' : null
  /** Whether the piece before told anything. */
  let isTold = false
  const isLesson = LESSON.test(description)
  for (const { text: piece, joins } of piecesOf(inWholeWords(description, names), hearer)) {
    const told: Fact | null = isLesson && IMPERSONAL.test(piece) ? fact('thing', piece) : factOf(piece, hearer, before)
    const found: Fact | null = told?.of === 'thing' && names.some((name) => piece.includes(name)) ? null : told
    if (found)
      facts.push(joins && isTold ? { ...found, joined: `${capital(joins)} ${small(found.text, names)}` } : found)
    isTold = found !== null
    if (found && found.of !== 'thing')
      before = hearer && !(found.of === 'they' && verbAt(piece.split(' ')) < 0) ? 'you' : found.of
    else if (hearer && (REQUEST.test(piece) || isNamed(piece, hearer))) before = 'you'
    else if (!hearer && THING_OF.test(piece)) before = 'they'
    else if (before !== 'you') before = null
  }
  const sold = SOLD.exec(description)?.[1]
  if (sold) facts.unshift(fact('me', `vendiamo ${sold}`))
  return inBreaths(joined(facts))
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || /[ ’']/.test(text)))
    .slice(0, MOST)
}

/** "si guarda a sinistra": in a lesson that is anybody. */
const LESSON =
  /(?<!\p{L})(?:canzon\p{L}+|filastrocca|rap|pezzo|brano|qualcosa|per) [^.]{0,30}?(?:insegn(?:i|are)|spieg(?:hi|are)|impar(?:are|i|ino))(?!\p{L})/iu
const IMPERSONAL = /^(?:(?:e|poi|alla fine|prima|dopo|infine|non|\p{L}+dì|sabato|domenica) )*si \p{L}/iu

/** What is told in one sentence alone would all stand in one verse: it has a place to breathe at its middle. */
function inBreaths(facts: readonly Fact[]): readonly Fact[] {
  if (facts.length < 2 || !facts.every(({ joined }, at) => at === 0 || joined)) return facts
  const free = facts.flatMap(({ joined = '' }, at) => (/^(?:E|Ed|Poi) /u.test(joined) ? [at] : []))
  const middle = facts.length / 2
  const [best] = free.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return facts.map((one, at) => {
    if (at !== best) return one
    const { joined: _, ...alone } = one
    return alone
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** As it stands within a line: "Anna canta", and "il gatto canta". */
const small = (text: string, names: readonly string[]) =>
  [...names, ...ITALIAN_PLACES.split(', ')].some((name) => text.startsWith(name))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)

/** Of whom the piece before tells; who goes on without a subject tells of the same. */
type Before = Fact['of'] | null

/** "il mio negozio di fiori". */
const SOLD =
  /(?<!\p{L})(?:negozio|bottega|negozietto|bancarella|banco) di (?!famiglia|quartiere|paese|mi[ao]|su[ao]|nostr[ao]|proprietà|successo|zona)(\p{Ll}{3,}(?: (?:e|da|per|usat[ie]|a mano|antich[ie]) \p{Ll}+)?)(?![\p{L}'’])/iu

/** In words: more make no line. */
const LONGEST = 34
const MOST = 10

/** "su un fantasma", "sul mio vicino": what goes on tells of it. */
const THING_OF =
  /(?<!\p{L})(?:su (?:un|uno|una|due|tre|mi[ao])|su un'\p{L}+|sul|sullo|sulla|sui|sugli|sulle)(?!\p{L})/iu
const REQUEST =
  /(?<!\p{L})(?:canzon\p{L}+|musica|pezzo|brano|jingle|spot|ballata|inno|ninna|ninnananna|filastrocca|stornello|serenata|rap|strumentale|bpm|tempo|ritmo|stile|genere|testo|ritornello|per favore|scrivi(?:mi)?|fammi|crea|componi|vorrei|voglio (?:una?|qualcosa|che|dedicare)|mi serve|serve|qualcosa|dedicat[ao]|tarantella|valzer|reggae|swing|minut[oi]|cantat[ao]|in (?:inglese|francese|giapponese|spagnolo|italiano|portoghese|tedesco)|buon compleanno|tanti auguri|auguri|compleanno|matrimonio|pensionamento|laurea|anniversario d\p{L}+|grazie|ringrazi\p{L}+|perdono|perdonami|scusa|scusami|scuse|regalo)(?!\p{L})/iu
/** "le fa paura il buio". */
const FEELING = /^f(?:a|anno|aceva) (?:molta |tanta )?(?:paura|male|schifo|piacere|bene|gola|senso)(?!\p{L})/iu
const JOINS = /^(?:e|ed|ma|però|perché|poi|quindi|anche se|che|chi|infatti)$/iu
const CUT = /[.,;:!?\n()–—"“”«»…]+|\s-\s/u

/** What is asked of whoever writes the song, in a clause that tells of others. */
const NOTE =
  /(?<!\p{L})(?:canzon\p{L}+|brano|jingle|spot|ballata|inno|filastrocca|strumentale|bpm|ritornello|strof[ae]|per favore|per piacere|scrivi(?:mi)?|fammi|crea|componi|vorrei|voglio una?|mi serve|ci serve|dedicat[ao] a|cantat[ao] (?:da|in)|ritmo|stile|genere|in (?:inglese|francese|giapponese|spagnolo|italiano|portoghese|tedesco))(?!\p{L})/iu

/** What is said to the hearer already. */
const TO_YOU =
  /^(?:e |ma |tu |non |mi |ci |ti )*(?:eri|sei|hai|avevi|stavi|stai|vai|andavi|facevi|dicevi|volevi|vuoi|puoi|potevi|aspettavi) \p{L}/iu

type Piece = {
  readonly text: string
  /** What joins it to the piece before: "ma". */
  readonly joins: string | null
}

/** "tu lavi i piatti", "mi facevi ridere". */
function isToHearer(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !CLITIC.test(word) && !/^(?:e|ma|tu|non|sempre|mai)$/iu.test(word))
  const lead = words.slice(0, Math.max(at, 0))
  return lead.some((word) => /^(?:tu|mi|ci)$/iu.test(word)) && isToYou(words[at] ?? '') && !isVerb(words[at] ?? '')
}

/** Between punctuation, where "e" is followed by a verb, behind whoever hears the song, and where somebody begins anew. */
function piecesOf(text: string, hearer: Hearer | null): Piece[] {
  const marks = text.match(new RegExp(CUT, 'gu')) ?? []
  return text.split(CUT).flatMap((part, place) => {
    const words = part.trim().split(/\s+/).filter(Boolean)
    const pieces: Piece[] = []
    let piece: string[] = []
    let joined: string | null = null
    const begins = place === 0 || /[.;:!?\n]/u.test(marks[place - 1] ?? '')
    const close = () => {
      if (piece.length > 0) pieces.push({ text: piece.join(' '), joins: joined })
      if (piece.length > 0) joined = null
      piece = []
    }
    words.forEach((word, at) => {
      const rest = words.slice(at + 1)
      const said = piece.join(' ')
      const isOpen =
        piece.length === 0 || REQUEST.test(said) || (!hearer && THING_OF.test(said)) || endsNamed(said, hearer)
      const isRelative = /^(?:che|chi)$/iu.test(word)
      const joins =
        JOINS.test(word) &&
        !(/^chi$/iu.test(word) && /^per$/iu.test(words[at - 1] ?? '')) &&
        (!isRelative || isOpen) &&
        (!/^(?:e|ed)$/iu.test(word) || hasVerb(piece) || isOpen) &&
        (beginsClause(rest) || ((hasVerb(piece) || piece.length === 0) && LINK.test(rest.join(' ')) && hasVerb(rest)))
      const isAside =
        /^(?:e|ed|ma|però|perché)$/iu.test(word) && (hasVerb(piece) || piece.length === 0) && beginsAside(rest)
      const isFree = piece.length > 0 && !BINDS.test(words[at - 1] ?? '') && beginsClause([word, ...rest])
      const isAnew = /^(?:si|non)$/iu.test(word) || SOMEBODY.test(word)
      const isLed = CLITIC.test(words[at - 1] ?? '') || TIME.test(words[at - 1] ?? '')
      if (joins || isAside) {
        close()
        joined = isRelative || (begins && pieces.length === 0) ? null : word.toLowerCase()
      } else {
        if (isFree && !isLed && ((isOpen && endsNamed(said, hearer)) || (isAnew && hasVerb(piece)))) close()
        piece.push(word)
      }
    })
    close()
    return pieces
  })
}

/** "il caffè sa di plastica": somebody else and a verb at once. */
const beginsAside = (words: readonly string[]) => {
  if (!BARE_ARTICLE.test(words[0] ?? '') && !/^\p{Lu}/u.test(words[0] ?? '')) return false
  const at = words.findIndex(
    (word, place) => place > 0 && (isVerbAt(words, place) || /^c'(?:è|era|erano)$/iu.test(word)),
  )
  return (
    at >= 1 &&
    at <= LONGEST_SUBJECT &&
    words.length > at + 1 &&
    words.slice(1, at).every((word) => !BINDS.test(word) || /^(?:di|da|non)$/iu.test(word))
  )
}
/** In words: "il mio vecchio socio Renzo". */
const LONGEST_SUBJECT = 5

/** "le piace …", "la sera canta …", "io cucino …". */
function beginsClause(words: readonly string[]): boolean {
  const from = SOMEBODY.test(words[0] ?? '') ? 1 : 0
  const at = verbAt(words.slice(from))
  return at >= 0 && (words.length > from + 1 || at > 0)
}

const namesOf = ({ kin, name }: Hearer) =>
  [name, ...(name?.split(/, | e | ed /) ?? []), kin].flatMap((one) => (one ? [escaped(one)] : [])).join('|')

const isNamed = (text: string, hearer: Hearer) => {
  const names = namesOf(hearer)
  return names !== '' && new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').test(text)
}

/** "per mia nonna pina", "la mia amica del liceo". */
const endsNamed = (text: string, hearer: Hearer | null) => {
  const names = hearer ? namesOf(hearer) : ''
  return names !== '' && new RegExp(`(?<!\\p{L})(?:${names})(?: (?:d\\p{L}+ )?\\p{L}+)?$`, 'iu').test(text)
}

const INNER =
  /(?:sul|sulla|del|della|di|su|che parla di) ?(?:fatto che|volta (?:in )?che|giorno in cui|come|quando|notte in cui|sera in cui) (.+)$/iu
const OUT =
  /(?<!\p{L})(?:chied\p{L}+ (?:scusa|perdono)|è (?:di nuovo |ancora )?(?:in ospedale|malat[oa]|incinta)|(?:è|era|sono) (?:\p{L}+ )?mort[oaie]|morì|mancat[oa] (?:ieri|a|nel|da)|si chiama(?:no)?|chiamat[oa]|compi(?:e|ono|rà|va)|(?:ha|fa|hanno) \d+ anni|^(?:\p{L}+ )?\d+ anni$|(?:per|di) (?:gli|i|suoi|i suoi) \d+ anni$|è nat[oa]|si spos(?:a|ano)|ci ha lasciat[oi])(?!\p{L})/iu
/** What no clause begins with, where no verb follows. */
const OUT_BARE = /^(?:per|con|senza|su|sul|sulla|sulle|sui|in stile|tipo|come|in|stile) /iu
const REQUEST_START =
  /^(?:(?:un |una )?(?:saluto|brindisi|pensiero|dedica|sigla|omaggio|pensierino|regalo|ringraziamento) (?:per|a|al|alla|ai|agli|alle|di)|che (?:sia|parli|faccia|dica)|se (?:possibile|puoi|riesci|potete|si può|ti va|serve)|vorre(?:i|mmo)|vole(?:vo|vamo)|voglio (?:una?|qualcosa|che|dedicare|fare|regalare)|ringrazi\p{L}+|(?:mi |ci )?serve|ci vuole|scrivi|fammi|fate|fai|crea|cerc(?:o|hiamo)|è (?:per|il suo|la sua)|deve|dev'essere|dovrebbe|puoi|potete|potresti|mett(?:i|ete|iamoci|ici)|inserisci|inserite|nomina|cita|evita|usa|ricorda di|(?:il |un )?(?:tono|stile|ritmo|genere)|(?:che )?(?:cresce|comincia|inizia|parte|finisce) (?:piano|pian piano|forte|lent[ao]|in)|parla (?:di|del|della)|dura)(?!\p{L})/iu

function factOf(piece: string, hearer: Hearer | null, before: Before): Fact | null {
  if (hearer && (TO_YOU.test(piece) || isToHearer(piece.split(' '))) && !REQUEST.test(piece)) return fact('you', piece)
  const toSay =
    /^(?:e )?(?:vorrei|voglio|volevo) dir(?:gli|le|ti|vi)(?: loro)? (?:(che) |(?=quanto |come ))(.+)$/iu.exec(piece)
  if (toSay && hearer) {
    const [, isThat, inner = ''] = toSay
    if (isThat) return factOf(inner, hearer, 'you')
    const told = turned(inner.replace(/^(?:quanto|come) /iu, 'quando ').split(' '), -1, hearer)
    const how = inner.split(' ')[0] ?? ''
    return fact('me', `vorrei dir${areMany(hearer) ? 'vi' : 'ti'} ${told.text.replace(/^quando/iu, how)}`)
  }
  const inner = INNER.exec(piece)?.[1]
  if (inner && beginsInner(inner)) return factOf(inner, hearer, hearer ? 'you' : null)
  const wrong =
    /^(?:.*?(?:scus|perdon)\p{L}+ (?:.*? )?)?se ((?:(?:non|ti|l[aeo]|gli|mi|ci) )*(?:ho|sono|abbiamo|siamo) .+)$/iu.exec(
      piece,
    )?.[1]
  if (wrong && beginsInner(wrong)) return factOf(wrong, hearer, before)
  const done = doneIn(piece, hearer)
  if (done) return done
  if (LINK.test(piece) && hasVerb(piece.split(' ')) && !REQUEST_START.test(piece))
    return linked(piece.split(' '), hearer)
  if (OUT.test(piece) || (OUT_BARE.test(piece) && (/^per (?!\d)/iu.test(piece) || verbAt(piece.split(' ')) < 0)))
    return null
  const told = toldBy(piece.split(/\s+/), hearer, before)
  if (told !== undefined) return told
  return !REQUEST.test(piece) && isThing(piece, hearer) ? fact('thing', others(piece, false)) : null
}

const beginsInner = (inner: string) => hasVerb(inner.split(/\s+/))

/** "grazie per avermi insegnato a leggere", "scusa per aver rotto la tazza". */
function doneIn(piece: string, hearer: Hearer | null): Fact | null {
  const [, thanked = ''] = /(?:grazie|ringrazi\p{L}+|grat[oa]) .*?(?:per|di) (aver.+|esser.+)$/iu.exec(piece) ?? []
  const [, regretted = ''] =
    /(?:scus\p{L}+|perdon\p{L}*|dispiace|spiace) .*?(?:per|di) (aver.+|esser.+)$/iu.exec(piece) ?? []
  const [, auxiliary = '', clitic = '', rest = ''] =
    /^(aver|esser)e?(mi|ci|l[aoe]|gli|ti)? (.+)$/iu.exec(thanked || regretted) ?? []
  if (!rest) return null
  const isBeing = /^esser/iu.test(auxiliary)
  if (thanked)
    return fact(
      'you',
      `${/^(?:mi|ci)$/.test(clitic) ? `${clitic} ` : ''}${isBeing ? 'sei' : 'hai'} ${yours(rest, false)}`,
    )
  const me = /^(?:mi)$/.test(clitic) ? 'mi ' : /^l|gli|ti/.test(clitic) ? 'ti ' : ''
  return fact('me', `${me}${isBeing ? 'sono' : 'ho'} ${mine(rest, hearer)}`)
}

function fact(of: Fact['of'], text: string): Fact {
  const spaced = elided(text.replace(/\s+/g, ' ').trim())
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}

/** "siamo Sara e Nicolò". */
const SIGNED = /^(?:siamo|sono|io sono)(?: (?:i tuoi |la tua |il tuo )?\p{Ll}+)?(?: \p{Lu}\p{L}+)(?: e \p{Lu}\p{L}+)?$/u

/** Undefined where the words are no clause. */
function toldBy(words: readonly string[], hearer: Hearer | null, before: Before): Fact | null | undefined {
  const text = words.join(' ')
  if (REQUEST_START.test(text) || SIGNED.test(text)) return null
  if (/^(?:io|noi)$/iu.test(words[0] ?? '')) return hasVerb(words) ? fact('me', ofSelf(words, hearer)) : null
  if (LINK.test(text) && hasVerb(words)) return linked(words, hearer)
  const isMany = areMany(hearer)
  const subject = hearer ? subjectOf(text, hearer) : ''
  const isOther = /^(?:lei|lui)$/iu.test(subject) && (isMany || !isOf(subject, hearer))
  const rest = withoutPlace(text.slice(subject.length).trim().split(/\s+/).filter(Boolean), subject)
  // "lui cucina malissimo": behind whoever does it a word that may be a noun is none.
  const at = subject !== '' && isVerb(rest[0] ?? '') ? 0 : verbAt(rest)
  if (at >= 0 && !isOther) {
    const lead = rest.slice(0, at)
    const verb = rest[at] ?? ''
    const clitic = lead.findLast((word) => CLITIC.test(word))?.toLowerCase() ?? ''
    const goes = rest.slice(at + 1).join(' ')
    const isFelt = /^(?:gli|le)$/.test(clitic) && FEELING.test(`${verb} ${goes}`)
    if ((PLEASING.test(verb) || isFelt) && CLITIC.test(clitic)) return pleased(rest, clitic, goes, hearer)
    if (WEATHER.test(verb)) return fact('they', text)
    const isThem = spokenToAll(verb) !== null
    const isThird = spokenTo(verb) !== null || isThem || (clitic !== '' && spokenBehind(verb) !== null)
    const isMine = isOfSelf(verb) && !(/^sono$/iu.test(verb) && (isMany || clitic === 'si') && subject + clitic !== '')
    if (isMine && subject === '') return fact('me', ofSelf(words, hearer))
    if (!isThird) return null
    const goesOn = subject !== '' || before === 'you' || (isMany && isThem) || /^(?:mi|ci)$/.test(clitic)
    const isBehind = subject === '' && isFollowedBySubject(rest, at)
    const isYours = hearer && goesOn && !isBehind && (isMany ? isThem : said(verb, clitic) !== null)
    if (isYours) return fact('you', turned(rest, at, hearer).text)
    if (NOTE.test(text)) return null
    if (isThem && hearer && !isMany && /^(?:la|lo|gli|le)$/.test(clitic)) return fact('they', others(text, false))
    // "mi hanno licenziato" is whoever sings.
    if (isThem && subject === '' && before !== 'they' && /^(?:mi|ci)$/.test(clitic)) return fact('me', text)
    if (isBehind || before === 'they') return fact('they', others(text, isMany))
    return words.length >= SHORTEST ? fact('they', text) : null
  }
  if (subject !== '' && !isOther)
    return REQUEST.test(text) || rest.length === 0 ? null : hasVerb(rest) ? null : undefined
  const verb = words.findIndex((_, place) => place > 0 && isVerbAt(words, place) && !BOUND.test(words[place - 1] ?? ''))
  if (verb < 0) return undefined
  if (NOTE.test(text)) return null
  return fact('they', hearer && !isOther ? others(toWhom(words, verb, hearer, isMany), isMany) : text)
}

/** What whoever sings does; behind "quando" it may be whoever hears it: "divento rossa appena mi guardi". */
function ofSelf(words: readonly string[], hearer: Hearer | null): string {
  const at = words.findIndex((word, place) => place > 0 && /^(?:quando|appena|mentre|se)$/iu.test(word))
  if (!hearer || at < 0) return mine(words.join(' '), hearer)
  return `${mine(words.slice(0, at).join(' '), hearer)} ${turned(words.slice(at), -1, hearer).text}`
}

/** "la mia vicina del piano di sopra cammina": where somebody belongs is no part of what they do. */
function withoutPlace(rest: readonly string[], subject: string): readonly string[] {
  if (subject === '' || verbAt(rest) >= 0) return rest
  const at = rest.findIndex((_, place) => isVerbAt(rest, place))
  return /^(?:di|del|dello|della|dei|delle|dell'.+|da|dal|in)$/iu.test(rest[0] ?? '') && at > 0 && at <= LONGEST_PLACE
    ? rest.slice(at)
    : rest
}
/** In words: "del piano di sopra". */
const LONGEST_PLACE = 5

const WEATHER = /^(?:piov|nevic|grandin|tuon)/iu

/** In words: what nobody is known for is told as it is. */
const SHORTEST = 3

/** A sentence that begins with "quando", in which whoever hears the song may do one thing or both. */
function linked(words: readonly string[], hearer: Hearer | null): Fact | null {
  const text = words.join(' ')
  if (NOTE.test(text)) return null
  if (!hearer) return fact(words.some((word) => isOfSelf(word)) ? 'me' : 'they', text)
  const told = turned(words, -1, hearer)
  if (told.isYours) return fact('you', told.text)
  return fact(told.isMine ? 'me' : 'they', told.text)
}

/** "suona il telefono", "arriva la primavera": who does it stands behind. */
const isFollowedBySubject = (words: readonly string[], at: number) =>
  /^(?:arriv|squill|manc|piov|nevic|comincia|iniziava|scoppi|spunt)/iu.test(words[at] ?? '') &&
  /^(?:il|lo|la|i|gli|le|un|uno|una|l'.+)$/iu.test(words[at + 1] ?? '')

/** Whether "lei" or "lui" may be whoever hears the song. */
function isOf(word: string, hearer: Hearer | null): boolean {
  const gender = genderOf(hearer)
  return gender === null || gender === (/^lei$/iu.test(word) ? 'f' : 'm')
}

/** "tutti amano nonna pina" is "tutti ti amano". */
function toWhom(words: readonly string[], verb: number, hearer: Hearer, isMany: boolean): string {
  const names = namesOf(hearer) || '(?!)'
  const whom = new RegExp(
    `^(?:a )?(?:(?:il|la) )?(?:(?:mi[ao]|nostr[ao]) )?(?:${names})(?: (?:${names}))*(?= |$)`,
    'iu',
  )
  const [head, tail] = [words.slice(0, verb).join(' '), words.slice(verb + 1).join(' ')]
  if (isMany || !whom.test(tail)) return words.join(' ')
  return `${head} ti ${words[verb] ?? ''} ${tail.replace(whom, '')}`
}

const BOUND = /^(?:che|chi|cui|quando|come|dove|se|mentre)$/iu
const said = (verb: string, clitic: string) =>
  spokenTo(verb) ?? (/^(?:si|mi|ci|se)$/u.test(clitic) ? spokenBehind(verb) : null)

/** "le piace il mare" is "ti piace il mare", "mi manca" is "mi manchi". */
function pleased(rest: readonly string[], clitic: string, goes: string, hearer: Hearer | null): Fact | null {
  const text = rest.join(' ')
  if (/^(?:mi|ci)$/.test(clitic)) {
    const whom = hearer ? namesOf(hearer) || '(?!)' : '(?!)'
    const own = goes
      .replace(new RegExp(`(?:^| )(?:(?:il |la )?mi[ao] )?(?:${whom})(?: (?:${whom}))?$`, 'iu'), '')
      .trim()
    const isAlone =
      /manca|mancava|mancherà|piace|piaceva/iu.test(text) &&
      /^(?:tanto|molto|tantissimo|ogni giorno|da morire|un sacco|da impazzire)?$/iu.test(own)
    if (isAlone && hearer && !areMany(hearer)) return fact('me', `${clitic} ${missed(text)} ${own}`)
    return fact('me', ofSelf(rest, hearer))
  }
  if (!hearer || !/^(?:gli|le)$/.test(clitic)) return null
  return fact('you', yours(text.replace(/(?<!\p{L})(?:gli|le)(?= )/iu, areMany(hearer) ? 'vi' : 'ti'), areMany(hearer)))
}

const missed = (text: string) =>
  /mancava/iu.test(text)
    ? 'mancavi'
    : /mancherà/iu.test(text)
      ? 'mancherai'
      : /piaceva/iu.test(text)
        ? 'piacevi'
        : /piace/iu.test(text)
          ? 'piaci'
          : 'manchi'

/** "la mia nonna pina", "lei", "pina": what the clause begins with. */
function subjectOf(text: string, hearer: Hearer): string {
  const names = namesOf(hearer)
  const own = names
    ? `|(?:(?:il|la|i|le) )?(?:(?:mi[ao]|miei|mie|nostr[oaie]) )?(?:(?:car[ao]|piccol[ao]|miglior\\p{L}*|vecchi[ao]) )?(?:${names})(?: (?:${names}))*`
    : ''
  return new RegExp(`^(?:lei|lui|loro${own})(?= |$)`, 'iu').exec(text)?.[0] ?? ''
}

const NO_THING =
  /^(?:\d[\d.,]* ?(?:kg|chil\p{L}+|gramm\p{L}+|cm|centimetr\p{L}+|metr\p{L}+|g|m)(?!\p{L})|molto|tanto|troppo|non|né|di|del|della|dei|da|dal|dalla|al?|alla|mi[ao]|è|e|solo|buon|tanti|ciao|con|per|anni|fa|in|nel|nella|alle|possibilmente|magari|ultim[oa] giorno|che|se|anche)(?: |$)|(?<!\p{L})(?:divertente|ironic[ao]|allegr[ao]|trist[ei]|dolce|lent[ao]|veloce|commovente|romantic[ao]|stupid[ao]|buff[ao]|malinconic[ao]|compleanno|anniversario)$/iu

const MUSIC =
  /(?<!\p{L})(?:voc[ei]|chitarr\p{L}+|pianoforte|batteria|ukulele|violin[oi]|fisarmonica|bass[oi]|tamburi|tastier\p{L}+|sintetizzator\p{L}+|fiati|archi|tromba|sax|rock|pop|jazz|blues|folk|punk|metal|trap|techno|house|reggaeton|flamenco|funk|disco|acustic[aoi]|orecchiabile|ballabile|ritmat[ao]|cantabile|melodi\p{L}+|atmosfera|sonorità|anni (?:\d+|sessanta|settanta|ottanta|novanta))(?!\p{L})/iu

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string, hearer: Hearer | null): boolean {
  const words = piece.split(/\s+/)
  if (
    words.filter((word) => !ARTICLE.test(word)).length > 6 ||
    (hearer && isNamed(piece, hearer)) ||
    NO_THING.test(piece) ||
    words.every((word) => TIME.test(word)) ||
    MUSIC.test(piece)
  )
    return false
  if (/^(?:prima|poi|infine|quindi) /iu.test(piece)) return true
  return readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

/** Short things that are listed share a line: "Evaporazione, condensazione". */
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
