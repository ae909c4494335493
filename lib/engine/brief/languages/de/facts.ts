import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { isAdverb, isAllParticiple, isVerbFinal, mainClause, NOMINATIVE, type Piece, piecesOf } from './clauses.ts'
import { genderOf, isNamed, isSeveral, saidTo } from './hearer.ts'
import { genderOfName } from './names.ts'
import { withNouns } from './nouns.ts'
import {
  divided,
  isFiniteVerb,
  isInfinitive,
  isOwnVerb,
  isSecondPerson,
  isVerb,
  isVerbOfSeveral,
  secondOfSeveral,
  secondPerson,
} from './verbs.ts'

/**
 * What a German description tells, as lines of a song to its hearer: "oma hilde, sie backt pflaumenkuchen" gives "Du backst
 * Pflaumenkuchen", "der jeden Tag pünktlich kommt" gives "Du kommst jeden Tag pünktlich". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const { text, written } = sayingsAsOne(description)
  const strange = strangersIn(text, hearer)
  const reader: Reader = { hearer, names, strange, rivals: '', before: NOBODY, isInRelative: false, isOwn: false }
  const facts: Fact[] = []
  let told: Fact | null = null
  const pieces = piecesOf(text)
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    if (piece.begins) reader.rivals = ''
    reader.rivals += ` ${piece.text}`
    const last = pieces[at - 1]?.text ?? ''
    const longer: Fact | null = told && !piece.begins ? goneOnBehind(told, piece, last, reader) : null
    if (longer) {
      const known = facts.at(-1)
      const end = withNames(longer.text.slice(told?.text.length), names)
      if (known)
        facts[facts.length - 1] = {
          ...known,
          text: `${known.text}${end}`,
          ...(known.joined ? { joined: `${known.joined}${end}` } : {}),
        }
      told = longer
      continue
    }
    const turned = withClauseBefore(piece.text, pieces[at + 1], reader)
    const said = turned ?? factOf(piece.text, reader)
    // What stands first says what song it is to be.
    reader.isInRelative =
      said?.of === 'you' &&
      (piece.conjunction ? reader.isInRelative : IN_RELATIVE.test(piece.text) && isVerbFinal(piece.text))
    const found = at === 0 && said?.of === 'thing' && !SCENE.test(piece.text) ? null : said && (turned ?? fitted(said))
    const before = told
    told = found
    if (found?.of === 'me') reader.isOwn = true
    reader.before = turned ? behindTurned(turned, pieces[at + 1]?.text ?? '') : subjectOf(piece.text, said, reader)
    if (turned) at++
    if (!found) continue
    const known = facts.at(-1)
    if (known && SAYS_SAME.test(found.text) && known.text.split(' ').length <= LEAST)
      facts[facts.length - 1] = { ...known, text: `${known.text}, ${smallWithin(found.text)}` }
    else facts.push(joinedTo(before, piece, { ...found, text: withNames(found.text, names) }))
  }
  return facts
    .filter(({ text }) => !/^Du (?:sagst|sagtest|meinst|meintest|fragst|fragtest)$/u.test(text))
    .filter(({ text }, at) => facts.findIndex((one) => one.text === text) === at)
    .slice(0, MOST)
    .map((one) => ({ ...one, text: written(one.text), ...(one.joined ? { joined: written(one.joined) } : {}) }))
}

/** "Er kann nicht tanzen" and "Hat aber einen Kurs gemacht", "Aber du bellst jeden Lkw an". */
function joinedTo(before: Fact | null, { text, conjunction, begins }: Piece, found: Fact): Fact {
  if (!before || begins) return found
  const words = text.toLowerCase().split(/\s+/)
  const isElided =
    (found.of === 'they' && isFiniteVerb(words[0] ?? '')) || (found.of !== 'they' && isAllParticiple(words))
  const said = isElided ? asGoesOn(found, text) : smallWithin(found.text)
  // "Er kann nicht tanzen, hat aber einen Kurs gemacht".
  if (!conjunction) return isElided && found.of === 'they' ? { ...found, joined: capital(said) } : found
  return { ...found, joined: `${capital(conjunction)} ${said}` }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "nie eine Rechnung verloren", of "du hast nie eine Rechnung verloren". */
function asGoesOn({ of, text }: Fact, typed: string): string {
  if (of === 'they') return withNouns(typed)
  const words = text.split(' ')
  return words.length === typed.split(/\s+/).length + 2 ? words.slice(2).join(' ') : smallWithin(text)
}

/** As it stands behind "und": nouns and names keep their capital letters. */
const smallWithin = (text: string) =>
  SMALL_WITHIN.test(text) || isAdverb((text.split(' ')[0] ?? '').toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
const SMALL_WITHIN =
  /^(?:du|ich|wir|ihr|er|sie|es|man|der|die|das|den|dem|des|ein\p{L}{0,2}|kein\p{L}{0,2}|mein\p{L}{0,2}|dein\p{L}{0,2}|sein\p{L}{0,2}|ihre\p{L}?|unser\p{L}{0,2}|eu\p{L}{1,3}|alle\p{L}?|jede\p{L}?|nichts|niemand|jemand|keiner|wenn|als|weil|obwohl|bevor|nachdem|während|sobald|solange|seit|seitdem|bis|dass|wer|was|wo|wie|beim|zum|zur|vom|aus|durch|für|über|unter|statt|um)(?!\p{L})/iu

/** "Sie sagt immer: Wer rastet, der rostet": what is said is one word. */
function sayingsAsOne(description: string): { readonly text: string; readonly written: (text: string) => string } {
  const sayings: string[] = []
  const text = description.replace(SAYING, (_, says: string, said: string) => {
    sayings.push(said)
    return `${says} ${String.fromCharCode(FIRST_SIGN + sayings.length - 1)}`
  })
  const written = (line: string) =>
    line
      .replace(/,? ?([\uF000-\uF0FF])/gu, (_, sign: string) => `: ${sayings[sign.charCodeAt(0) - FIRST_SIGN] ?? ''}`)
      .replace(/[.\s]+$/u, '')
  return { text, written }
}
const SAYING =
  /((?<!\p{L})(?:sag(?:t|te|en|e)|mein(?:t|te)|ruf(?:t|e)|rief|schrei(?:t|e)|brüllt|gesagt|Spruch (?:ist|war)|Motto (?:ist|war))(?: (?:immer|dann|stets|oft|jedes Mal|nur|gern))*): (?!["“„»«])([^.!?\n"“„]{3,70})/giu
/** One sign for each saying. */
const FIRST_SIGN = 0xf000

/** "Als ich krank war, hat sie gekocht" is one line: the clause, and the sentence that begins with its verb. */
function withClauseBefore(clause: string, main: Piece | undefined, reader: Reader): Fact | null {
  if (!main || main.begins || main.conjunction || !OPEN.test(clause) || !isVerbFinal(clause)) return null
  const [, filler = '', rest = ''] = /^((?:dann|da|so|dafür|trotzdem) )?(.+)$/iu.exec(main.text) ?? []
  const words = rest.split(/\s+/)
  const [verb = '', subject = ''] = words.map((word) => word.toLowerCase())
  if (!isFiniteVerb(verb) && !isOwnVerb(verb) && !isSecondPerson(verb) && !isVerbOfSeveral(verb)) return null
  if ((SONG.test(main.text) && !/^(?:er|sie|ich|wir)$/u.test(subject)) || REQUEST.test(main.text) || words.length < 2)
    return null
  const { hearer } = reader
  const of = subjectOfTurned(subject, verb, words.slice(1), reader)
  const said =
    of === 'you' && /^(?:er|sie|es)$/u.test(subject) ? turnedTo([], words, reader) : spoken(rest, 'me', reader)
  const open = hearer ? spoken(clause, of === 'you' ? 'you' : 'me', reader) : withNouns(clause)
  const text = `${open}, ${filler.toLowerCase()}${smallWithin(said)}`
  return text.split(' ').length > LONGEST_WITH_CLAUSE ? null : fact(of, text)
}
const OPEN =
  /^(?:(?:immer|jedes mal|auch|sogar|selbst|erst|und) )?(?:wenn|als|weil|obwohl|bevor|nachdem|während|sobald|solange|falls|wer|wo(?: immer)?|(?:seit|seitdem|bis|da) (?:ich|wir|er|sie|es|du|man|mein\p{L}*|unser\p{L}*|die|der|das))\s/iu
const LONGEST_WITH_CLAUSE = 32

/** Whom "hat sie gekocht", "hab ich gelacht" and "wackelt der Bauch" tell of. */
function subjectOfTurned(subject: string, verb: string, rest: readonly string[], reader: Reader): Fact['of'] {
  if (/^(?:ich|wir)$/u.test(subject)) return 'me'
  if (subject === 'du') return 'you'
  const { hearer, strange } = reader
  if (!hearer) return 'they'
  if (/^(?:er|sie)$/u.test(subject))
    return (isVerb(verb) ? !isSeveral(hearer) && !strange.has(subject) : isOfCouple(rest, reader)) ? 'you' : 'they'
  return isNamed(rest.slice(0, 3).join(' '), hearer) && !isSeveral(hearer) ? 'you' : 'they'
}

/** "hat sie gekocht" said to her: "hast du gekocht"; of several, "habt ihr gekocht". As it is where that is not known. */
function turnedTo(before: readonly string[], [verb = '', , ...rest]: readonly string[], reader: Reader): string {
  const { hearer } = reader
  const small = verb.toLowerCase()
  const many = hearer && !isVerb(small)
  const second = many ? secondOfSeveral(small) : secondPerson(small)
  const words = [...before, second ?? small, many ? 'ihr' : 'du', ...rest].join(' ')
  return many ? ofSeveral(withNouns(words)) : spoken(words, 'you', reader)
}

/** Who "hast du nie gemeckert" goes on telling of. */
function behindTurned({ of }: Fact, main: string): Before {
  const [verb = '', subject = ''] = main.toLowerCase().split(/\s+/)
  const helper = HELPS.test(verb) ? (of === 'you' ? secondPerson(verb) : verb) : null
  return { of, subject: of === 'you' ? 'du' : of === 'me' ? subject : '', helper, isTurned: false }
}
const HELPS = /^(?:hat|hab|habe|haben|ist|bin|sind|hatte|hatten|war|wurde)$/u

/** Said to the hearer as far as it is known how, else as it was typed. */
function spoken(text: string, as: 'you' | 'me', { hearer, names, rivals, strange }: Reader): string {
  const typed = withNouns(text)
  const others = names.filter((name) => !hearer?.name?.includes(name))
  const [who] = strange
  const named =
    others.length === 1 && strange.size === 1 && others[0]
      ? typed.replace(new RegExp(`(?<=(?<!\\p{L})(?:weil|dass|wenn|als|obwohl) )${who}(?!\\p{L})`, 'u'), others[0])
      : typed
  // "Socken …, und ich zieh sie an".
  const before = rivals.slice(0, Math.max(rivals.lastIndexOf(text), 0))
  const isOfThings =
    as === 'me' && SEVERAL_THINGS.test(withNouns(names.reduce((rest, name) => rest.replaceAll(name, ''), before)))
  const kept = isOfThings ? named.replace(/(?<=\s)sie(?!\p{L})/gu, THEM) : named
  return (saidTo(kept, hearer, as, rivals) ?? kept).replaceAll(THEM, 'sie')
}

const THEM = '\uF8FF'
/** A noun that no article of one thing stands before. */
const SEVERAL_THINGS =
  /(?<!(?:^|\s)(?:de[rmsn]|die|das|ein\p{L}{0,2}|kein\p{L}{0,2}|mein\p{L}{0,2}|dein\p{L}{0,2}|ihr\p{L}{0,2}|sein\p{L}{0,2}|unser\p{L}{0,2}|im|am|zum|zur|beim|vom|jede\p{L}?|diese\p{L}?|\p{Ll}+e[nrms]) )(?<=\s)\p{Lu}\p{Ll}{2,}(?:en|n|s|e)(?=$|[\s,])/u

const ofSeveral = (text: string) =>
  text
    .replace(/(?<!\p{L})sich(?!\p{L})/gu, 'euch')
    .replace(/(?<=\s)ihr(e[nmrs]?)(?=\s\p{L})/gu, (_, end: string) => `eur${end}`)

const LONGEST = 24
const MOST = 10
/** Words of a fact that is cut before "und" or "wenn". */
const LEAST = 4

/** "…, weil der Führerschein weg ist" belongs to what it is the cause of; null where it does not go on with it. */
function goneOnBehind(told: Fact, { text: piece, conjunction }: Piece, last: string, reader: Reader): Fact | null {
  const { hearer } = reader
  const isLong = `${told.text} ${piece}`.split(' ').length > LONGEST
  if (told.of === 'thing' || SONG.test(piece) || conjunction) return null
  if (ONLY.test(piece)) return { ...told, text: `${told.text}, ${withNouns(piece)}` }
  if (
    FRAGMENT.test(piece) &&
    told.text.split(' ').length > 2 &&
    !/\d\s*$|zu[mr]? /u.test(piece) &&
    !piece.split(/\s+/).some((word) => isFiniteVerb(word.toLowerCase())) &&
    readAttributes([piece]).notUnderstood.length > 0
  )
    return isLong ? null : { ...told, text: `${told.text}, ${spoken(piece, told.of === 'you' ? 'you' : 'me', reader)}` }
  const [who = '', ...rest] = piece.split(/\s+/)
  const isReported = REPORTS.test(told.text) && !/,/u.test(told.text)
  // "er hat gesagt, er will keine Geschenke".
  if (isReported && told.of === 'you' && /^(?:er|sie)$/iu.test(who) && !reader.strange.has(who.toLowerCase())) {
    const reported = toldOf(rest, reader)
    if (reported) return { ...told, text: `${told.text}, ${smallWithin(reported.text)}` }
  }
  if (isReported) return { ...told, text: `${told.text}, ${spoken(piece, 'me', reader)}` }
  if (isLong || (told.text.match(/,/gu)?.length ?? 0) >= MOST_BEHIND) return null
  const as = told.of === 'you' ? 'you' : 'me'
  if (GOES_ON.test(piece)) {
    const text = `${told.text}, ${spoken(piece, as, reader)}`
    return { ...told, text }
  }
  if (OF_WHAT.test(piece) && isRelative(piece) && !(hearer && isNamedLast(last, hearer)))
    return { ...told, text: `${told.text}, ${spoken(piece, 'me', reader)}` }
  return null
}
const IN_RELATIVE = /(?:^|\s)(?:der|die|das)\s/iu
/** Clauses behind one fact. */
const MOST_BEHIND = 2

/** "die kratzen", "mit dem er schläft": the verb is last, and no other. */
function isRelative(piece: string): boolean {
  const words = piece.toLowerCase().split(/\s+/)
  return (
    words.length > 1 &&
    isVerbFinal(piece) &&
    !words.slice(1, -1).some((word) => isFiniteVerb(word)) &&
    (words.length > 2 || isVerbOfSeveral(last(words)) || isVerb(last(words)))
  )
}
const OF_WHAT = /^(?:(?:in|mit|auf|an|bei|von|für|aus|über|unter|zu) )?(?:der|die|das|den|dem|deren|dessen|denen)\s/iu

/** "…, meine Oma Hilde": what follows with "die" tells of her. */
const isNamedLast = (text: string, hearer: Hearer) => isNamed(text.split(/\s+/).slice(-2).join(' '), hearer)

/** "…, einen auf jede Backe". */
const FRAGMENT =
  /^(?:einen|einer|eins|keinen|mal|erst|im|am|beim|auf|bis|wie|egal|meistens|jeden|jedes|immer|sogar|auch|außer) (?!(?:lied|song|stil)\b)\S+(?: \S+){0,9}$/iu
/** "du sagst, das wird schon". */
const REPORTS =
  /(?:^|\s)(?:dachte|glaubte|meinte|hoffte|sag(?:t|st|te|test)|mein(?:t|st|test)|gesagt|gemeint|gerufen|behaupte(?:t|st)|frag(?:t|st|te)|ruf(?:t|st)|rief|denk(?:t|st)|glaub(?:t|st))(?: (?:immer|dann|nur|oft|jedes Mal|jetzt|noch|bestimmt))?$/u
/** "du hast nie geweint, nur im Keller". */
const ONLY =
  /^aus (?:versehen|spaß)$|^(?:auch|sogar|selbst|nur|außer|höchstens|besonders|meistens|am liebsten) (?:im|in|am|an|auf|beim|bei|unter|hinter|mit|ohne|nach|vor|zu|zum|zur|heimlich|nachts|wenn)(?: [\p{L}\d]+){0,5}$/iu
const GOES_ON =
  /^(?:(?:auch nicht|auch|sogar|selbst|gerade|besonders|nur|außer|immer) (?:als|wenn)|weil|obwohl|damit|bis|während|als|bevor|nachdem|sobald|um|wenn|dass|ob|was|wann|wie|wo|warum|wohin|womit|seit|seitdem|sodass|statt|ohne)\s(?=\S+\s\S+)/iu

/** "sie tanzt gern, er kann es gar nicht" is one line. */
const SAYS_SAME =
  /^(?:Er|Sie|Du|Ich|Wir) \p{Ll}+ (?:es|das) (?:gar |überhaupt |leider |eigentlich |auch |nur )*(?:nicht|kaum|nie)$/u

/** Who a clause without a subject goes on telling of, and with which helper: "du" and "hast" of "du hast gesungen". */
type Before = {
  readonly of: Fact['of'] | null
  readonly subject: string
  readonly helper: string | null
  /** Behind "wenn er lacht", a clause begins with its verb. */
  readonly isTurned: boolean
}
const NOBODY: Before = { of: null, subject: '', helper: null, isTurned: false }

type Reader = {
  readonly hearer: Hearer | null
  readonly names: readonly string[]
  /** "er" and "sie" where they are somebody else than the hearer. */
  readonly strange: ReadonlySet<string>
  /** What was said of the sentence so far: who else it may speak of. */
  rivals: string
  before: Before
  /** Whether the clause before told of the hearer with its verb last: "die im Heim ist". */
  isInRelative: boolean
  /** Whether whoever sings has told of themselves. */
  isOwn: boolean
}

/** Of "er" and "sie", who is not the hearer; where nothing tells, and both occur, neither is. */
function strangersIn(description: string, hearer: Hearer | null): ReadonlySet<string> {
  const gender = genderOf(hearer)
  if (gender === 'f') return new Set(['er'])
  if (gender === 'm') return new Set(['sie'])
  const isBoth = /(?<!\p{L})er(?!\p{L})/iu.test(description) && /(?<!\p{L})sie(?!\p{L})/iu.test(description)
  return new Set(isBoth ? ['er', 'sie'] : [])
}

const SONG =
  /(?:lied|song|jingle|ballade|hymne|\brap\b|ständchen|musik|stimme\b|gesang|gesungen|bpm|\btempo|\btexte?\b|bitte|schreib|danke|entschuldigung|sorry|instrument|\bstil\b|strophe|refrain|(?:auf|in) (?:englisch|deutsch|französisch|italienisch|spanisch|türkisch|polnisch)|werbung|klavier|gitarre|schlagzeug|akkordeon|trompete|geige|ukulele|spieluhr|synth|\bbeat|\bbass\b|mitsingen|mitklatschen|tanzbar|\bpop\b|\brock\b|schlager|techno|reggae|\bpunk|hip-?hop|metal|jazz|blues|walzer|dur$|moll$|^geschichte|\bzum thema\b)/iu
/** What is surely said of the song, and of nobody who sings or plays. */
const ORDERS = /(?:bitte|refrain|strophe|schreib|\bbpm|\btempo|\bstil\b|instrumental)/iu
/** What somebody who says "ich" wants of the song. */
const ASKS =
  /(?:lied|song|jingle|\brap\b|ständchen|\btext\b|gesungen|^(?:ich|wir) (?:brauch|such|hätt|würd|möcht|wünsch)\p{L}*|^(?:ich|wir) .{0,40}?\b(?:will|wollen) (?:was|etwas|ein\p{L}*) (?:für|über|zum|zur)|(?:^|\s)brauch(?:e|en)? (?:was|etwas|ein|einen|eine|\d+|noch|dringend)(?:\s|$)|überrasch)/iu
const REQUEST =
  /^(?:nenn|nenne|erwähn|erwähne|schreib|mach|mache|bring|pack|sing|kannst|könnt|könntest|kann man|können sie|geht das|geht es|gern|gerne|eher|am liebsten|nicht (?:zu|so)|bisschen|etwas|ganz|sehr|voll|total|ruhig|darf|soll|sollte|am ende|am anfang|max|maximal|ca|circa|zirka|ungefähr|was|irgendwas|hallo|hi|hey|huhu|moin|servus|viele grüße|nur|liebe|lieber|liebes|thema|titel|anlass|stimmung|tschüss|herzlichen)(?:\s|$)/iu
const NO_FACT =
  /(?:^|\s)(?:gestorben|verstorben|überfahren|verunglückt|eingeschläfert|heim ?gegangen|von uns gegangen|ruhe in frieden|jahre? alt|heißt|hießt?|heiß(?:e|en)|geburtstag hat)(?:\s|$)|(?:mit|nach) \d+ jahren eingeschlafen|^(?:wird|werde|werden|wurde|bist|ist|wirst) (?:heute |morgen |bald |jetzt |schon |am \S+ |nächste \p{L}+ |endlich )*(?:\d+|weg|tot)$|^hat (?:heute|morgen|bald|am \p{L}+)?\s?(?:geburtstag|jubiläum)|^geht$|^ha(?:t|st) (?:\p{Ll}+ ){0,2}(?:\p{L}*krebs|demenz|alzheimer|leukämie|einen tumor|depressionen?)$|^(?:ich|wir) (?:will|wollen|möchte|möchten|muss|wollte|würde) (?:mich|uns|dir|ihm|ihr) .*(?:entschuldigen|bedanken|danken|danke sagen)$/iu
/** "sie hat ihr Lieder vorgesungen", "wir haben im Auto gesungen": no wish. */
const OF_SINGING =
  /^(?:er|sie|ich|wir|ihr|du) (?:(?:hat|hab|habe|haben|hatte|hatten) .*(?:gesungen|gespielt|gehört|getanzt|gepfiffen|gesummt|aufgelegt|mitgebracht)$|(?:singt|sang|sangen|summt|summte|pfeift|pfiff|trällert|hört|hörte|hörten|kennt|spielt|spielte|tanzt|tanzte)(?:\s|$))/iu
const SUNG_FOR = /(?<!\p{L})(?:bitte|soll\p{L}*|brauch\p{L}*|wünsch\p{L}*|von (?:einem|einer|mann|frau))(?!\p{L})/iu
/** Ends with what a name is, or whether somebody is alive. */
const SELF = /^(?:ich|wir)\s/iu

function factOf(piece: string, reader: Reader): Fact | null {
  const { hearer, before } = reader
  if (piece === '') return null
  const words = piece.split(/\s+/)
  const small = words.map((word) => word.toLowerCase())
  const [first = '', second = ''] = small
  const lesson = LEARNS.exec(piece)
  if (lesson) return lesson[1] ? fact('thing', lesson[1]) : null
  const relative = hearer && RELATIVE.exec(piece)
  if (relative && isNamed(relative[1] ?? '', hearer) && !(relative[1] ?? '').split(' ').some(isFiniteVerb))
    return toldOf(mainClause(relative[2] ?? ''), reader)
  if ((REQUEST.test(piece) && !isToldThough(small)) || (APPOSED.test(piece) && !isVerbFinal(piece))) return null
  const told = hearer ? null : OF_A_THING.exec(piece)
  if (told) return others([PRONOUNS[told[1] ?? ''] ?? '', ...mainClause(told[2] ?? '')])
  const together = TOGETHER.exec(piece)
  if (together && isVerbOfSeveral(together[1] ?? '')) return own(`wir ${together[1]} ${together[2]}`, reader)
  const memory = MEMORY.exec(piece)
  if (memory && (isFiniteVerb(last(small)) || isOwnVerb(last(small)) || isVerbOfSeveral(last(small))))
    return clauseFact(memory[1] ?? '', memory[2] ?? '', reader)
  // "seit 1952", "noch nie aufgestiegen".
  if (/^seit (?:\d|jahr|immer)/iu.test(piece) && words.length < 8 && !small.some(isFiniteVerb))
    return fact('thing', piece)
  const isOfNobody = !hearer || isSeveral(hearer)
  if (
    isOfNobody &&
    before.helper === null &&
    /^(?:noch nie|nie|immer|schon|zweimal|dreimal) /iu.test(piece) &&
    isAllParticiple(small)
  )
    return fact('thing', piece)
  const named = /^(?:weil|da|dass) (\p{L}+) (.+)$/iu.exec(piece)
  if (named && reader.names.some((name) => name.toLowerCase() === named[1]?.toLowerCase()))
    return clauseFact(named[1] ?? '', named[2] ?? '', reader)
  const cause = CAUSE.exec(piece)
  if (cause) return clauseFact(cause[1] ?? '', cause[2] ?? '', reader)
  const isOfSinging = OF_SINGING.test(piece) && !SUNG_FOR.test(piece)
  if (SELF.test(piece)) return (ASKS.test(piece) && !isOfSinging) || NO_FACT.test(piece) ? null : own(piece, reader)
  if (/^du\s/iu.test(piece) || /^ihr (?:habt|seid|\p{Ll}+t) /iu.test(piece)) return fact('you', piece)
  if (
    /^(?:wenn|als|ob|damit|bevor|nachdem|wie|wo|wer|warum|obwohl|falls|um|bis|seit|seitdem)$/u.test(first) &&
    !(first === 'seitdem' && (isFiniteVerb(second) || isVerbOfSeveral(second)))
  )
    return /\s(?:ich|wir)\s/u.test(piece) && words.length > LEAST && isOwnInverted(small) ? own(piece, reader) : null
  // "die im Heim ist und mich nicht mehr erkennt".
  if (reader.isInRelative && before.of === 'you' && isVerb(last(small)) && !small.slice(0, -1).some(isFiniteVerb))
    return toldOf(mainClause(piece), reader)
  const isContinued =
    before.helper !== null && (!isOwnVerb(last(small)) || /\s(?:bis|als|wenn)\s/u.test(piece)) && isAllParticiple(small)
  const isPlayed = /\s(?:gespielt|gesungen|getanzt)(?:$|\s)/u.test(piece) && !/^(?:mit|von|auf|als)\s/iu.test(piece)
  if (isContinued && (!SONG.test(piece) || isPlayed))
    return goneOn(`${before.subject} ${before.helper} ${piece}`, reader)
  const isTold = before.of !== null && before.of !== 'thing' && !ORDERS.test(piece) && isFiniteVerb(first)
  if ((ASKS.test(piece) && !isOfSinging) || (SONG.test(piece) && !/^(?:er|sie|es)\s/iu.test(piece) && !isTold))
    return null
  if (/^(?:er|sie|es|der|die|das)$/u.test(first) && (isVerb(second) || isVerbOfSeveral(second)))
    return pronounFact(words, reader)
  // "Anna und Jan, die sich im Zug kennengelernt haben".
  if (first === 'die' && before.of === 'you' && hearer && isSeveral(hearer) && isVerbOfSeveral(last(small)))
    return toldOfSeveral(mainClause(words.slice(1).join(' ')))
  if (/^(?:der|die|das|dem|den)$/u.test(first) && before.of === 'you' && hearer) {
    const isClause = !isSeveral(hearer) && divided(last(small)) !== null && !small.slice(1, -1).some(isVerb)
    // "die leere Dose zurück ins Regal stellt" has an article.
    const isArticle =
      first === 'den' ||
      /^(?!de[rnm] |die |das |jeden? |allen |diesen |seinen? |ihren? |meinen? |unseren? |einen? |keinen? )\p{Ll}+en? \p{Lu}/u.test(
        withNouns(piece).split(' ').slice(1).join(' '),
      )
    if (isClause) return toldOf(mainClause(words.slice(isArticle ? 0 : 1).join(' ')), reader)
  }
  if (isOwnVerb(first) && ASKS.test(`ich ${piece}`)) return null
  // "kann keine Rosinen leiden" is said of whoever the song is for, if nobody has said "ich" yet.
  if (hearer && !isSeveral(hearer) && !reader.isOwn && before.of === null && isVerb(first) && second !== 'ich')
    return toldOf(words, reader)
  if (isOwnVerb(first) && second !== 'ich' && (before.of === 'me' || before.of === null || !isVerb(first)))
    return hearer && isVerb(first) && before.of === 'you' ? toldOf(words, reader) : own(`ich ${piece}`, reader)
  if (/^(?:kennen|haben|sind|wohnen|spielen|treffen|suchen|waren|hatten)\s(?:uns|unser\p{L}*)\s/u.test(piece))
    return own(`wir ${piece}`, reader)
  if (before.of === 'me' && before.subject === 'wir' && isVerbOfSeveral(first) && !isVerb(second) && words.length > 1)
    return own(`wir ${piece}`, reader)
  if (before.of === 'me' && isOwnVerb(last(small)) && !small.slice(0, -1).some(isFiniteVerb))
    return own([before.subject, ...mainClause(piece)].join(' '), reader)
  if (before.of === 'you' && hearer && !isSeveral(hearer)) {
    if (isVerb(first)) return toldOf(words, reader)
    if (isAdverb(first) && isVerb(last(small)) && !small.slice(0, -1).some(isFiniteVerb))
      return toldOf(mainClause(piece), reader)
  }
  if (before.of === 'you' && hearer && isSeveral(hearer) && isVerbOfSeveral(first) && words.length > 1)
    return toldOfSeveral(words)
  if (/^\p{L}+en tut (?!mir|dir|es)/iu.test(piece)) return fact('they', piece)
  const verb = verbAt(small)
  const behind = small[verb + 1] ?? ''
  if (verb === 0) {
    if (before.of === 'they' && before.subject !== '' && (isVerb(first) || isVerbOfSeveral(first)))
      return fact('they', `${before.subject} ${spoken(piece, 'me', reader)}`)
    if (!hearer && before.of === null && words.length > 2) return others(words)
    if (/^(?:ich|wir)$/u.test(behind)) return own([behind, words[0], ...words.slice(2)].join(' '), reader)
    return /^(?:er|sie)$/u.test(behind) && before.isTurned ? turned([], first, words.slice(1), reader) : null
  }
  if (verb > 0 && /^(?:er|sie)$/u.test(behind))
    return turned(words.slice(0, verb), small[verb] ?? '', words.slice(verb + 1), reader)
  if (/^(?:ich|wir|du)$/u.test(behind)) return behind === 'du' ? fact('you', piece) : own(piece, reader)
  if (/(?:^|\s)(?:ich|wir)(?:\s|$)/u.test(piece)) return isOwnInverted(small) ? own(piece, reader) : null
  if (verb > 0) return subjectFact(words, verb, reader)
  if (isOfMany(words, first)) return fact('they', spoken(piece, 'me', reader))
  return isThing(piece) || SCENE.test(piece) ? fact('thing', piece) : null
}

/** What a song is for: "mit dem meine Klasse die Wochentage lernt". */
const LEARNS =
  /^(?:mit|in|durch|bei) (?:dem|der|denen) .*?((?:die|das|den) (?:(?!(?:die|das|den) )\S+ ?)+?)? ?(?:lernt|lernen|lernst|merkt|merken|übt|üben|erklärt)$|^womit .*(?:lern|merk|üb)\p{L}+$/iu
/** "nur die 17 vergisst sie immer", "am Ende konnte er nicht mehr laufen". */
const isToldThough = (words: readonly string[]) =>
  /^(?:nur|gern|gerne|sehr|ganz|am|total|voll|was|nicht|max)$/u.test(words[0] ?? '') &&
  words.some((word, at) => /^(?:er|sie|ich|wir)$/u.test(words[at + 1] ?? '') && (isFiniteVerb(word) || isOwnVerb(word)))
/** "der Klassenlehrerin der 4a": who somebody is. */
const APPOSED =
  /^(?:de[mr]|unser(?:em|er)|mein(?:em|er)) (?:\p{L}+ )?\p{L}+(?: (?:der|des|von|vom|aus|in|im) [\p{L}\d]+){0,2}$/iu
/** "meine oma die ihren garten liebt": whom it tells of, and what. */
const RELATIVE = /^(.+?),?\s(?:der|die|das)\s((?:\S+\s)+\S+)$/u
/** "ein lied über einen kapitän der angst vor wasser hat". */
const OF_A_THING = /(?:über|von)\s(?:ein|mein|unser)\p{L}*\s(?:\p{L}+\s){1,2}(der|die|das)\s((?:\S+\s)+\S+)$/iu
const PRONOUNS: Readonly<Record<string, string>> = { der: 'er', die: 'sie', das: 'es' }
/** "mein freund und ich sind". */
const TOGETHER =
  /^(?:ich und (?:mein|unser|der|die)\p{L}* [\p{L} ]{2,24}?|(?:mein|unser|\p{L}+)\p{L}*(?: \p{L}+){0,3} und ich) (\p{Ll}+en|sind|waren) (.+)$/iu
/** "ein Lied darüber, wie wir im Heu geschlafen haben". */
const MEMORY = /^(?:wie|als) (ich|wir|(?:mein|unser)\p{L}*\s\p{L}+|oma|opa|mama|papa)\s((?:\S+\s)+\S+)$/iu
const CAUSE =
  /(?:^|\s)(?:weil|dass|dafür dass|da)\s(ich|wir|er|sie|es|du|(?:mein|unser|ihr|sein|dein)\p{L}*\s\p{L}+|(?:der|die|das)\s\p{L}+)\s(.+)$/iu
/** In words. */
const MOST_BEFORE_VERB = 6

/** Where the verb stands: the first that can be nothing else, or one of several people behind or before them. */
function verbAt(words: readonly string[]): number {
  const single = words.findIndex((word, at) => at < MOST_BEFORE_VERB && isFiniteVerb(word))
  if (single >= 0) return single
  const isMany = (word: string) => /^(?:die|alle|meine|unsere|viele|zwei|drei|beide|sie)$/u.test(word)
  return words.findIndex(
    (word, at) =>
      at > 0 &&
      at < MOST_BEFORE_VERB &&
      isVerbOfSeveral(word) &&
      (isMany(words[0] ?? '') || isMany(words[at + 1] ?? '')),
  )
}

const last = (words: readonly string[]) => words.at(-1) ?? ''
/** "nachts denk ich", "dann hab ich". */
const isOwnInverted = (words: readonly string[]) =>
  words.some((word, at) => /^(?:ich|wir)$/u.test(words[at + 1] ?? '') && (isOwnVerb(word) || isVerbOfSeveral(word)))

function subjectOf(piece: string, said: Fact | null, { hearer, before }: Reader): Before {
  if (said && said.of !== 'thing') {
    const [subject = '', verb = ''] = said.text.toLowerCase().split(' ')
    const isBegun = /^(?:du|ich|wir|ihr)$/u.test(subject)
    const isHelped = /^(?:hast|hab|habe|haben|habt|bist|bin|sind|seid|hattest|warst|wurdest|hat|ist)$/u.test(verb)
    const others = said.of === 'they' ? subjectIn(said.text) : ''
    return {
      of: said.of,
      subject: isBegun ? subject : others,
      helper: isBegun && isHelped ? verb : null,
      isTurned: false,
    }
  }
  if (before.of === 'you' && piece.split(' ').length <= LEAST - 1) return { ...before, helper: null }
  const isOfHearer = hearer && (SONG.test(piece) || isNamed(piece, hearer) || /^(?:er|sie)\s/iu.test(piece))
  return {
    ...NOBODY,
    of: isOfHearer ? 'you' : null,
    isTurned: /^(?:wenn|als|wo|seit(?:dem)?|sobald|weil)\s/iu.test(piece),
  }
}

/** "Unsere Torhüterin Gabi" of what is told of her. */
function subjectIn(text: string): string {
  const words = text.split(' ')
  const at = words.findIndex((word, at) => at > 0 && (isFiniteVerb(word) || (at < 4 && isVerbOfSeveral(word))))
  const subject = words.slice(0, Math.max(at, 0))
  const [first = ''] = subject
  return NOMINATIVE.test(first.toLowerCase()) || /^(?:er|sie|es)$/iu.test(first) || !isAdverb(first.toLowerCase())
    ? subject.join(' ')
    : ''
}

/** "du hast … gebacken" and "nie eine rechnung verloren". */
function goneOn(text: string, reader: Reader): Fact | null {
  if (NO_FACT.test(text)) return null
  if (reader.before.of === 'me') return own(text, reader)
  return fact('you', spoken(text, 'you', reader))
}

const own = (text: string, reader: Reader): Fact => fact('me', spoken(withoutNames(text, reader.hearer), 'me', reader))

/** A name behind "meine oma" goes with it: "ich vermisse meine oma hilde" is "ich vermisse dich". */
const withoutNames = (text: string, hearer: Hearer | null) =>
  hearer?.kin && hearer.name
    ? text.replace(new RegExp(`(?<!\\p{L})(${escaped(hearer.kin)}) ${escaped(hearer.name)}(?!\\p{L})`, 'iu'), '$1')
    : text

/** "er kocht", "sie haben sich kennengelernt", "die haben mir alles beigebracht". */
function pronounFact(words: readonly string[], reader: Reader): Fact | null {
  const { hearer, strange, before } = reader
  const [pronoun = '', verb = ''] = words.map((word) => word.toLowerCase())
  const isPlural = isVerbOfSeveral(verb) && !isVerb(verb)
  if (isPlural && /^(?:sie|die)$/u.test(pronoun))
    return isOfCouple(words, reader) ? toldOfSeveral(words.slice(1)) : others(words)
  if (pronoun === 'das') return others(words)
  if (pronoun === 'es' && /^(?:gibt|gab|riecht|schmeckt|regnet|schneit)$/u.test(verb)) return others(words)
  if (pronoun === 'es' && !/^(?:kind|baby|patenkind|kätzchen|pferd|pony|kaninchen)/iu.test(hearer?.kin ?? ''))
    return others(words)
  if (!hearer) return others(words)
  if (/^(?:der|die)$/u.test(pronoun) && before.of !== 'you') return others(words)
  if (isSeveral(hearer)) return others([oneOfTwo(pronoun, hearer) ?? (words[0] as string), ...words.slice(1)])
  if (strange.has(pronoun)) return ofOther(words, reader)
  return toldOf(words.slice(1), reader)
}

/** "er" of a couple, by his name. */
function oneOfTwo(pronoun: string, { name }: Hearer): string | null {
  const gender = { er: 'm', sie: 'f' }[pronoun]
  const own = (name ?? '').split(/ und |, /u).filter((one) => gender && genderOfName(one) === gender)
  return own.length === 1 ? (own[0] ?? null) : null
}

/** Several who hear it, and whoever hears it with the one who is named beside them: "kennengelernt haben sie sich". */
const isOfCouple = (words: readonly string[], { hearer, names }: Reader): boolean =>
  hearer !== null && (isSeveral(hearer) || (names.length === 2 && words.some((word) => /^sich$/iu.test(word))))

/** "er" who is not the hearer is whoever else is named. */
function ofOther([pronoun = '', ...rest]: readonly string[], reader: Reader): Fact | null {
  const { names, hearer, strange } = reader
  const others = names.filter((name) => !hearer?.name?.includes(name))
  const who = others.length === 1 && strange.size < 2 ? others[0] : pronoun
  return fact('they', spoken(`${who} ${rest.join(' ')}`, 'me', reader))
}

const others = (words: readonly string[]): Fact | null =>
  NO_FACT.test(words.slice(1).join(' ')) || words.length < LEAST_OF_OTHERS
    ? null
    : fact('they', withNouns(words.join(' ')))
const LEAST_OF_OTHERS = 3

/** "jeden sonntag backt sie kuchen", "seitdem tanzen sie". */
function turned(before: readonly string[], verb: string, rest: readonly string[], reader: Reader): Fact | null {
  const { hearer, strange } = reader
  const [pronoun = ''] = rest
  const typed = [...before, verb, ...rest]
  if (NO_FACT.test([verb, ...rest.slice(1)].join(' '))) return null
  const of = subjectOfTurned(pronoun.toLowerCase(), verb, rest, reader)
  const isOther = strange.has(pronoun.toLowerCase()) && isVerb(verb)
  if (of !== 'you' || !hearer || isOther) return typed.length < 3 ? null : fact('they', typed.join(' '))
  const order = before.length > 0 ? turnedTo(before, [verb, ...rest], reader) : null
  return order === null ? toldOf([verb, ...rest.slice(1)], reader) : fact('you', order)
}

/** Words that follow the subject, the verb first, said to the hearer. */
function toldOf([verb = '', ...rest]: readonly string[], reader: Reader): Fact | null {
  const second = secondPerson(verb.toLowerCase())
  if (!second || NO_FACT.test([verb, ...rest].join(' '))) return null
  if (rest.length === 0 && verb.length < MIN_ALONE && !/^(?:sagt|meint|sagte|fragt|fragte)$/iu.test(verb)) return null
  return fact('you', spoken(`du ${second} ${rest.join(' ')}`, 'you', reader))
}
/** Letters of a verb that says something by itself: "schnarcht". */
const MIN_ALONE = 6

function toldOfSeveral([verb = '', ...rest]: readonly string[]): Fact | null {
  const second = secondOfSeveral(verb.toLowerCase())
  if (!second || NO_FACT.test(rest.join(' '))) return null
  const said = ofSeveral(` ${withNouns(`${second} ${rest.join(' ')}`)}`).replace(
    /(?<=\s)ihr(?=\s(?:\p{Ll}+e[sr]\s)?\p{Lu})/gu,
    'euer',
  )
  return fact('you', `ihr${said}`)
}

/** "weil er immer lacht", "dass ich dein handy versteckt hab". */
function clauseFact(subject: string, clause: string, reader: Reader): Fact | null {
  const { hearer, strange } = reader
  const who = subject.toLowerCase()
  const [verb = '', ...rest] = mainClause(clause)
  if (verb === '') return null
  if (/^(?:ich|wir)$/u.test(who)) return own([who, verb, ...rest].join(' '), reader)
  if (who === 'du') return fact('you', withNouns(['du', verb, ...rest].join(' ')))
  if (/^(?:er|sie)$/u.test(who)) {
    if (isVerbOfSeveral(verb) && !isVerb(verb)) return pronounFact([who, verb, ...rest], reader)
    if (strange.has(who)) return ofOther([who, verb, ...rest], reader)
    return hearer && !isSeveral(hearer) ? toldOf([verb, ...rest], reader) : null
  }
  if (who === 'es') return null
  if (hearer && isNamed(subject, hearer)) return toldOf([verb, ...rest], reader)
  return fact('they', spoken([subject, verb, ...rest].join(' '), 'me', reader))
}

/** "Kamele speichern Fett im Höcker". */
const isOfMany = (words: readonly string[], first: string) =>
  words.length > 2 &&
  /^\p{Lu}\p{Ll}+(?:e|en|er|n|s)$/u.test(words[0] ?? '') &&
  !/^(?:für|ohne|gegen|über|unter|neben|außer|wegen)$/u.test(first) &&
  isVerbOfSeveral(words[1] ?? '') &&
  !isAdverb(first) &&
  !isVerb(words[1] ?? '')

/** Somebody stands before the verb: the hearer, or others. */
function subjectFact(words: readonly string[], verb: number, reader: Reader): Fact | null {
  const { hearer } = reader
  const subject = words.slice(0, verb)
  const said = subject.join(' ')
  const isTheirs = hearer && isNamed(said, hearer) && !/(?:^|\s)(?:und|von|mit|für)\s/iu.test(said)
  if (isTheirs && !isSeveral(hearer)) return toldOf(words.slice(verb), reader)
  const first = (words[0] ?? '').toLowerCase()
  const isSubject =
    NOMINATIVE.test(first) ||
    /^\p{Lu}/u.test(words[0] ?? '') ||
    reader.names.some((name) => name.toLowerCase() === first)
  if (NO_FACT.test(words.slice(verb).join(' ')) && !(isSubject && IS_SO_OLD.test(words.slice(verb).join(' '))))
    return null
  if (words.length < (INDEFINITE.test(first) ? 2 : LEAST_OF_OTHERS)) return null
  if (!isSubject && (/^(?:für|ohne|zum|zur|von|über|mit)$/u.test(first) || subject.some((word) => isInfinitive(word))))
    return null
  return fact('they', spoken(words.join(' '), 'me', reader))
}

const INDEFINITE = /^(?:nichts|nix|keiner|niemand|alle|alles|jeder)$/u
/** Of others than the hearer that is told. */
const IS_SO_OLD = /^(?:wird|werde|ist|bist) (?:\p{Ll}+ ){0,2}\d+$/u

/** "Der Sommer 1994 an der Ostsee mit Andrea". */
const SCENE =
  /^(?:der|die|das|unsere?|meine?) (?:\p{L}+ )?(?:sommer|winter|herbst|frühling|urlaub|ferien|nacht|jahre?|zeit|silvester|wochenende|kindheit|nachmittage?|abende?|reise)(?:$|\s(?!ist|war|wird|hat|von))/iu

/** A few words of a list, none of which the composer understands, with a noun among them. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (
    words.length > 7 ||
    /^(?:für|von|mit|ohne|auf|im|in|aus|zum|zur|als|an|über|bei|nach|und|oder|nicht|kein\p{L}*|mein\p{L}*|unser\p{L}*|\d+\.)$/iu.test(
      words[0] ?? '',
    )
  )
    return false
  if (
    /\bzum (?:heulen|weinen|lachen|tanzen|mitsingen|schunkeln|mitschunkeln|träumen)$|^(?:auch )?ein bisschen |jahre? (?:alt|jung)$|^\d+\.?\s?(?:geburtstag|monate?|jahre?|wochen?)|geburtstag|hochzeit|beerdigung|trauerfeier|abschied/iu.test(
      piece,
    )
  )
    return false
  if (words.length === 1 && isAdverb(piece.toLowerCase())) return false
  if (/^\d+(?: \d+){2,}$/u.test(piece)) return true
  const isNoun = /\p{Lu}/u.test(withNouns(`das ist ${piece}`)) || words.some((word) => isInfinitive(word))
  return isNoun && readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

/** A fact that is too long ends before "und" or "wenn", if enough is left of it. */
function fitted(told: Fact): Fact | null {
  if (told.text.split(' ').length <= LONGEST) return told
  const words = told.text.split(' ')
  const at = words.findLastIndex((word, at) => at >= LEAST && at <= LONGEST && CUT_BEFORE.test(word))
  return at < 0 ? null : { ...told, text: words.slice(0, at).join(' ') }
}

const CUT_BEFORE = /^(?:und|wenn|weil|obwohl|damit|wie|um|als|nachdem|bevor|aber)$/u

const withNames = (text: string, names: readonly string[]) =>
  names.reduce((line, name) => line.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name), text)

/** Where a comma was left out: "unsere Blumen, wenn wir weg sind". */
const WITHOUT_COMMA =
  /(?<=\S \S+) (?=(?:(?<!(?:auch|sogar|selbst|nur|außer) )(?:wenn|weil|obwohl|nachdem|bevor|sodass|(?:damit|bis)(?= (?:ich|wir|er|sie|es|du|alle|die|der|das|man|niemand|keiner|mein\p{L}*) ))|(?:auch|sogar|selbst|nur) wenn|(?<!(?:so|mehr|lieber|besser|auch|anders|älter|größer) )als (?:ich|wir|du|er|sie|es|mein\p{L}*|alle)) [\p{L}\d])/gu

function fact(of: Fact['of'], text: string): Fact {
  const spaced = withNouns(
    text
      .replace(/\s+/g, ' ')
      .replace(/[\s.]+$|\s(?:und|oder|aber)\s*$/u, '')
      .trim(),
  ).replace(WITHOUT_COMMA, ', ')
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}
