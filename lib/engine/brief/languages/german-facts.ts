import { readAttributes } from '../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../brief.ts'
import { escaped } from '../patterns.ts'
import { clausesOf, isAdverb, isAllParticiple, mainClause, NOMINATIVE } from './german-clauses.ts'
import { genderOf, isNamed, isSeveral, saidTo } from './german-hearer.ts'
import { withNouns } from './german-nouns.ts'
import {
  isFiniteVerb,
  isInfinitive,
  isOwnVerb,
  isVerb,
  isVerbOfSeveral,
  secondOfSeveral,
  secondPerson,
} from './german-verbs.ts'

/**
 * What a German description tells, as lines of a song to its hearer: "oma hilde, sie backt pflaumenkuchen" gives "Du backst
 * Pflaumenkuchen", "der jeden Tag pünktlich kommt" gives "Du kommst jeden Tag pünktlich". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const reader: Reader = { hearer, names, strange: strangersIn(description, hearer), before: NOBODY, isOwn: false }
  const facts: Fact[] = []
  let told: Fact | null = null
  for (const [at, piece] of clausesOf(description).entries()) {
    const longer: Fact | null = told && goneOnBehind(told, piece, reader)
    if (longer) {
      facts[facts.length - 1] = { ...longer, text: withNames(longer.text, names) }
      told = longer
      continue
    }
    const said = factOf(piece, reader)
    // What stands first says what song it is to be.
    const fact = at === 0 && said?.of === 'thing' ? null : said && fitted(said)
    told = fact
    if (fact?.of === 'me') reader.isOwn = true
    reader.before = subjectOf(piece, said, reader)
    const known = facts.at(-1)
    if (fact && known && SAYS_SAME.test(fact.text) && known.text.split(' ').length <= LEAST)
      facts[facts.length - 1] = {
        ...known,
        text: `${known.text}, ${fact.text.charAt(0).toLowerCase()}${fact.text.slice(1)}`,
      }
    else if (fact) facts.push({ ...fact, text: withNames(fact.text, names) })
  }
  return facts.filter(({ text }, at) => facts.findIndex((one) => one.text === text) === at).slice(0, MOST)
}

const LONGEST = 24
const MOST = 10
/** Words of a fact that is cut before "und" or "wenn". */
const LEAST = 4

/** "…, weil der Führerschein weg ist" belongs to what it is the cause of; null where it does not go on with it. */
function goneOnBehind(told: Fact, piece: string, { hearer }: Reader): Fact | null {
  if (told.of === 'thing' || SONG.test(piece)) return null
  if (ONLY.test(piece)) return { ...told, text: `${told.text}, ${withNouns(piece)}` }
  if (/ (?:dachte|glaubte|meinte|hoffte)$/u.test(told.text))
    return { ...told, text: `${told.text}, ${withNouns(piece)}` }
  if (!GOES_ON.test(piece) || / (?:weil|obwohl|damit) |,/u.test(told.text)) return null
  if (told.of !== 'me' && OWN_CAUSE.test(piece)) return null
  const said = saidTo(withNouns(piece), hearer, told.of === 'you' ? 'you' : 'me')
  if (said === null || (hearer && /(?<!\p{L})(?:er|ihm|ihn)(?!\p{L})/iu.test(said))) return null
  const text = `${told.text}, ${said.replace(/^(?:auch|sogar|selbst|gerade|besonders) als /iu, 'als ')}`
  return text.split(' ').length <= LONGEST ? { ...told, text } : null
}

/** "du hast nie geweint, nur im Keller". */
const ONLY =
  /^aus (?:versehen|spaß)$|^(?:nur|außer|höchstens) (?:im|in|am|an|auf|beim|bei|unter|hinter|heimlich|nachts|wenn)(?: \p{L}+){0,4}$/iu
const GOES_ON =
  /^(?:(?:auch|sogar|selbst|gerade|besonders) (?:als|wenn)|weil|obwohl|damit|bis|während|als|bevor|nachdem|sobald|um|wenn|dass)\s/iu
const OWN_CAUSE = /^(?:weil|obwohl|damit|bis|um|dass) (?:ich|wir)\s/iu

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
  before: Before
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
/** What somebody who says "ich" wants of the song. */
const ASKS =
  /(?:lied|song|jingle|\brap\b|ständchen|\btext\b|gesungen|^(?:ich|wir) (?:brauch|such|hätt|würd|möcht|wünsch)\p{L}*|^(?:ich|wir) .{0,40}?\b(?:will|wollen) (?:was|etwas|ein\p{L}*) (?:für|über|zum|zur)|(?:^|\s)brauch(?:e|en)? (?:was|etwas|ein|einen|eine|\d+|noch|dringend)(?:\s|$)|überrasch)/iu
const REQUEST =
  /^(?:nenn|nenne|erwähn|erwähne|schreib|mach|mache|bring|pack|sing|kannst|könnt|könntest|kann man|können sie|geht das|geht es|gern|gerne|eher|am liebsten|nicht (?:zu|so)|bisschen|etwas|ganz|sehr|voll|total|ruhig|darf|soll|sollte|am ende|am anfang|max|maximal|ca|circa|zirka|ungefähr|was|irgendwas|hallo|hi|hey|huhu|moin|servus|viele grüße|nur|liebe|lieber|liebes|thema|titel|anlass|stimmung|tschüss|herzlichen)(?:\s|$)/iu
const NO_FACT =
  /(?:^|\s)(?:gestorben|verstorben|überfahren|verunglückt|eingeschläfert|heim ?gegangen|von uns gegangen|ruhe in frieden|jahre? alt|heißt|hießt?|heiß(?:e|en)|geburtstag hat)(?:\s|$)|(?:mit|nach) \d+ jahren eingeschlafen|^(?:wird|werde|werden|wurde|bist|ist|wirst) (?:heute |morgen |bald |jetzt |schon |am \S+ |nächste \p{L}+ |endlich )*(?:\d+|weg|tot)$|^hat (?:heute|morgen|bald|am \p{L}+)?\s?(?:geburtstag|jubiläum)|^geht$|^ha(?:t|st) (?:\p{Ll}+ ){0,2}(?:\p{L}*krebs|demenz|alzheimer|leukämie|einen tumor|depressionen?)$|^(?:ich|wir) (?:will|wollen|möchte|möchten|muss|wollte|würde) (?:mich|uns|dir|ihm|ihr) .*(?:entschuldigen|bedanken|danken|danke sagen)$/iu
/** Ends with what a name is, or whether somebody is alive. */
const SELF = /^(?:ich|wir)\s/iu

function factOf(piece: string, reader: Reader): Fact | null {
  const { hearer, before } = reader
  if (piece === '' || REQUEST.test(piece)) return null
  const words = piece.split(/\s+/)
  const small = words.map((word) => word.toLowerCase())
  const [first = '', second = ''] = small
  const relative = hearer && RELATIVE.exec(piece)
  if (relative && isNamed(relative[1] ?? '', hearer) && !(relative[1] ?? '').split(' ').some(isFiniteVerb))
    return toldOf(mainClause(relative[2] ?? ''), reader)
  const told = hearer ? null : OF_A_THING.exec(piece)
  if (told) return others([PRONOUNS[told[1] ?? ''] ?? '', ...mainClause(told[2] ?? '')])
  const together = TOGETHER.exec(piece)
  if (together && isVerbOfSeveral(together[1] ?? '')) return own(`wir ${together[1]} ${together[2]}`, reader)
  const memory = MEMORY.exec(piece)
  if (memory && (isFiniteVerb(last(small)) || isOwnVerb(last(small)) || isVerbOfSeveral(last(small))))
    return clauseFact(memory[1] ?? '', memory[2] ?? '', reader)
  const cause = CAUSE.exec(piece)
  if (cause) return clauseFact(cause[1] ?? '', cause[2] ?? '', reader)
  if (SELF.test(piece)) return ASKS.test(piece) || NO_FACT.test(piece) ? null : own(piece, reader)
  if (/^du\s/iu.test(piece) || /^ihr (?:habt|seid|\p{Ll}+t) /iu.test(piece)) return fact('you', piece)
  if (
    /^(?:wenn|als|ob|damit|bevor|nachdem|wie|wo|wer|warum|obwohl|falls|um|bis|seit|seitdem)$/u.test(first) &&
    !(first === 'seitdem' && isFiniteVerb(second))
  )
    return /\s(?:ich|wir)\s/u.test(piece) && words.length > LEAST && isOwnInverted(small) ? own(piece, reader) : null
  const isContinued = before.helper !== null && !isOwnVerb(last(small)) && isAllParticiple(small)
  if (isContinued && !SONG.test(piece)) return goneOn(`${before.subject} ${before.helper} ${piece}`, reader)
  if (ASKS.test(piece) || (SONG.test(piece) && !/^(?:er|sie|es)\s/u.test(piece))) return null
  if (/^(?:er|sie|es|der|die|das)$/u.test(first) && (isVerb(second) || isVerbOfSeveral(second)))
    return pronounFact(words, reader)
  if (/^(?:der|die|das|dem|den)$/u.test(first) && before.of === 'you' && hearer) {
    const isClause = !isSeveral(hearer) && isVerb(last(small)) && !small.slice(1, -1).some(isVerb)
    // "die leere Dose zurück ins Regal stellt" has an article.
    const isArticle =
      first === 'den' ||
      /^(?!jeden? |allen |diesen |seinen? |ihren? |meinen? |unseren? |einen? |keinen? )\p{Ll}+en? \p{Lu}/u.test(
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
  if (before.of === 'me' && before.subject === 'wir' && isVerbOfSeveral(first) && words.length > 1)
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
  const verb = verbAt(small)
  const behind = small[verb + 1] ?? ''
  if (verb === 0) {
    if (before.of === 'they' && before.subject !== '' && isVerb(first))
      return others([before.subject, ...withNouns(piece).split(' ')])
    if (!hearer && before.of === null && words.length > 2) return others(words)
    if (/^(?:ich|wir)$/u.test(behind)) return own([behind, words[0], ...words.slice(2)].join(' '), reader)
    return /^(?:er|sie)$/u.test(behind) && before.isTurned ? turned([], first, words.slice(2), reader) : null
  }
  if (verb > 0 && /^(?:er|sie)$/u.test(behind))
    return turned(words.slice(0, verb), small[verb] ?? '', words.slice(verb + 2), reader)
  if (/^(?:ich|wir|du)$/u.test(behind)) return behind === 'du' ? fact('you', piece) : own(piece, reader)
  if (/(?:^|\s)(?:ich|wir)(?:\s|$)/u.test(piece)) return isOwnInverted(small) ? own(piece, reader) : null
  if (verb > 0) return subjectFact(words, verb, reader)
  return isThing(piece) ? fact('thing', piece) : null
}

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
  const isMany = (word: string) => /^(?:die|alle|meine|unsere|viele|zwei|drei|beide)$/u.test(word)
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
    const others =
      said.of === 'they'
        ? (/^(?:(?:Der|Die|Das|Dein|Deine|Mein|Meine|Unser|Unsere) )?\p{L}+(?= \p{Ll}+(?: |$))/u.exec(said.text)?.[0] ??
          '')
        : ''
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

/** "du hast … gebacken" and "nie eine rechnung verloren". */
function goneOn(text: string, reader: Reader): Fact | null {
  if (NO_FACT.test(text)) return null
  if (reader.before.of === 'me') return own(text, reader)
  return fact('you', saidTo(withNouns(text), reader.hearer, 'you'))
}

const own = (text: string, { hearer }: Reader): Fact | null => {
  const said = saidTo(withNouns(withoutNames(text, hearer)), hearer, 'me')
  return said === null ? null : fact('me', said)
}

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
    return hearer && isSeveral(hearer) ? toldOfSeveral(words.slice(1)) : others(words)
  if (pronoun === 'das') return others(words)
  if (pronoun === 'es' && /^(?:gibt|gab|riecht|schmeckt|regnet|schneit)$/u.test(verb)) return others(words)
  if (pronoun === 'es' && !/^(?:kind|baby|patenkind|kätzchen|pferd|pony|kaninchen)/iu.test(hearer?.kin ?? ''))
    return null
  if (!hearer) return others(words)
  if (/^(?:der|die)$/u.test(pronoun) && before.of !== 'you') return others(words)
  if (isSeveral(hearer)) return others(words)
  if (strange.has(pronoun)) return ofOther(words, reader)
  return toldOf(words.slice(1), reader)
}

/** "er" who is not the hearer is whoever else is named. */
function ofOther([, ...rest]: readonly string[], { names, hearer, strange }: Reader): Fact | null {
  const rivals = names.filter((name) => !hearer?.name?.includes(name))
  if (rivals.length !== 1 || strange.size > 1) return null
  const said = saidTo(withNouns(`${rivals[0]} ${rest.join(' ')}`), hearer, 'me')
  return said === null ? null : fact('they', said)
}

const others = (words: readonly string[]): Fact | null =>
  NO_FACT.test(words.slice(1).join(' ')) || words.length < 3 ? null : fact('they', withNouns(words.join(' ')))

/** "jeden sonntag backt sie kuchen". */
function turned(before: readonly string[], verb: string, rest: readonly string[], reader: Reader): Fact | null {
  const { hearer } = reader
  const spoken = secondPerson(verb)
  if (!hearer || isSeveral(hearer) || !spoken || NO_FACT.test([verb, ...rest].join(' '))) return null
  const order = before.length > 0 ? [...before, spoken, 'du', ...rest] : ['du', spoken, ...rest]
  return fact('you', saidTo(withNouns(order.join(' ')), hearer, 'you'))
}

/** Words that follow the subject, the verb first, said to the hearer. */
function toldOf([verb = '', ...rest]: readonly string[], { hearer }: Reader): Fact | null {
  const spoken = secondPerson(verb.toLowerCase())
  if (!spoken || NO_FACT.test([verb, ...rest].join(' '))) return null
  if (rest.length === 0 && verb.length < MIN_ALONE) return null
  return fact('you', saidTo(withNouns(`du ${spoken} ${rest.join(' ')}`), hearer, 'you'))
}
/** Letters of a verb that says something by itself: "schnarcht". */
const MIN_ALONE = 6

function toldOfSeveral([verb = '', ...rest]: readonly string[]): Fact | null {
  const spoken = secondOfSeveral(verb.toLowerCase())
  if (!spoken || NO_FACT.test(rest.join(' '))) return null
  const said = withNouns(`ihr ${spoken} ${rest.join(' ')}`)
    .replace(/(?<!\p{L})sich(?!\p{L})/gu, 'euch')
    .replace(/(?<=\s)ihr(e[nmrs]?)?(?=\s\p{L})/gu, (_, end: string | undefined) => (end ? `eur${end}` : 'euer'))
  return fact('you', said)
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
  const said = saidTo(withNouns([subject, verb, ...rest].join(' ')), hearer, 'me')
  return said === null ? null : fact('they', said)
}

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
  if (NO_FACT.test(words.slice(verb).join(' ')) || words.length < 3) return null
  if (!isSubject && (/^(?:für|ohne|zum|zur|von|über|mit)$/u.test(first) || subject.some((word) => isInfinitive(word))))
    return null
  const told = saidTo(withNouns(words.join(' ')), hearer, 'me')
  return told === null ? null : fact('they', told)
}

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
  /(?<=\S \S+) (?=(?:(?<!(?:auch|sogar|selbst|nur|außer) )(?:wenn|weil|obwohl|nachdem|bevor|sodass|damit(?= (?:ich|wir|er|sie|es|du|alle|die|der|das|man|niemand|keiner) ))|(?:auch|sogar|selbst|nur) wenn|(?<!(?:so|mehr|lieber|besser|auch|anders|älter|größer) )als (?:ich|wir|du|er|sie|es|mein\p{L}*|alle)) \p{L})/gu

function fact(of: Fact['of'], text: string): Fact {
  const spaced = withNouns(text.replace(/\s+/g, ' ').trim()).replace(WITHOUT_COMMA, ', ')
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}
