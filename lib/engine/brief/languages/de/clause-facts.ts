import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { isAdverb, isAllParticiple, isVerbFinal, last, mainClause } from './clauses.ts'
import { isNamed, isSeveral } from './hearer.ts'
import { fact, LEAST } from './lines.ts'
import { withNouns } from './nouns.ts'
import {
  clauseFact,
  goneOn,
  NO_FACT,
  others,
  own,
  pronounFact,
  subjectFact,
  toldOf,
  toldOfSeveral,
  turned,
} from './persons.ts'
import type { Reader } from './reader.ts'
import { LEARNERS } from './reading/lessons.ts'
import { ASKS, OF_SINGING, ORDERS, REQUEST, SONG, SUNG_FOR } from './requests.ts'
import { spoken } from './spoken.ts'
import { divided, isFiniteVerb, isInfinitive, isOwnVerb, isVerb, isVerbOfSeveral } from './verbs.ts'

/**
 * What one clause tells: whoever it tells of is found by how it begins and where its verb stands; null where it is no
 * fact.
 */
export function factOf(piece: string, reader: Reader): Fact | null {
  const { hearer, before } = reader
  if (piece === '') return null
  const words = piece.split(/\s+/)
  const small = words.map((word) => word.toLowerCase())
  const [first = '', second = ''] = small
  if (LEARNS.test(piece)) return null
  const relative = hearer && RELATIVE.exec(piece)
  const [, whom = ''] = relative || []
  if (relative && isNamed(whom, hearer) && !NO_ANTECEDENT.test(whom) && !whom.split(' ').some(isFiniteVerb))
    return toldOf(mainClause(relative[2] ?? ''), reader)
  if ((REQUEST.test(piece) && !isToldThough(small)) || (APPOSED.test(piece) && !isVerbFinal(piece))) return null
  const told = hearer ? null : OF_A_THING.exec(piece)
  if (told) return others([subjectOfThing(told), ...mainClause(told[3] ?? '')])
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
    /^(?:noch nie|nie|immer|schon|zweimal|dreimal|noch kein\p{L}*|(?:dieses|letztes|vorletztes) jahr|(?:diese|letzte) saison) /iu.test(
      piece,
    ) &&
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
  // "das Kleid hab ich im Garten verbrannt".
  if (isOwnInverted(small) && !ASKS.test(piece) && !SONG.test(piece)) return own(piece, reader)
  // "die im Heim ist und mich nicht mehr erkennt".
  if (reader.isInRelative && before.of === 'you' && isVerb(last(small)) && !small.slice(0, -1).some(isFiniteVerb))
    return toldOf(mainClause(piece), reader)
  const isContinued =
    before.helper !== null && (!isOwnVerb(last(small)) || /\s(?:bis|als|wenn)\s/u.test(piece)) && isAllParticiple(small)
  const isPlayed = /\s(?:gespielt|gesungen|getanzt)(?:$|\s)/u.test(piece) && !/^(?:mit|von|auf|als)\s/iu.test(piece)
  // "dass du mich gefahren hast und nie gesagt hast".
  const again = before.helper && piece.toLowerCase().endsWith(` ${before.helper}`) ? before.helper.length + 1 : 0
  if (isContinued && (!SONG.test(piece) || isPlayed))
    return goneOn(`${before.subject} ${before.helper} ${piece.slice(0, piece.length - again)}`, reader)
  if (!hearer && WEEKLY.test(piece)) return fact('thing', piece)
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
      /^(?!de[rnm] |die |das |(?:nächst|letzt|dies|kommend|vorig)e[nsmr]? |jeden? |allen |diesen |seinen? |ihren? |meinen? |unseren? |einen? |keinen? )\p{Ll}+en? \p{Lu}/u.test(
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
  if (/^\p{L}+en (?:tut (?!mir|dir|es)|(?:darf|kann|muss) (?:jede[rs]?|man|niemand|keiner|alle)$)/iu.test(piece))
    return fact('they', piece)
  const verb = verbAt(small)
  const behind = small[verb + 1] ?? ''
  if (verb === 0) {
    if (before.of === 'they' && before.subject !== '' && (isVerb(first) || isVerbOfSeveral(first)))
      return fact('they', `${before.subject} ${spoken(piece, 'me', reader)}`)
    if (!hearer && before.of === null && words.length > 2) return others(words)
    if (/^(?:ich|wir)$/u.test(behind)) return own([behind, words[0], ...words.slice(2)].join(' '), reader)
    return /^(?:er|sie)$/u.test(behind) && before.isTurned ? turned([], first, words.slice(1), reader) : null
  }
  // "Philipp behauptet er war das nicht" begins with who says it.
  const isNamedBefore = reader.names.some((name) => small.slice(0, verb).includes(name.toLowerCase()))
  if (verb > 0 && /^(?:er|sie)$/u.test(behind) && !isNamedBefore)
    return turned(words.slice(0, verb), small[verb] ?? '', words.slice(verb + 1), reader)
  if (/^(?:ich|wir|du)$/u.test(behind)) return behind === 'du' ? fact('you', piece) : own(piece, reader)
  if (/(?:^|\s)(?:ich|wir)(?:\s|$)/u.test(piece)) return isOwnInverted(small) ? own(piece, reader) : null
  if (verb > 0) return subjectFact(words, verb, reader)
  if (isOfMany(words, first)) return fact('they', spoken(piece, 'me', reader))
  if (SCENE.test(piece)) return fact('thing', withHearer(piece, hearer))
  return isThing(piece) || (!hearer && HOURS.test(piece)) ? fact('thing', piece) : null
}
const WEEKLY = /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s? \p{L}+$/iu
/** When a shop is open: "sonntags ab 7 offen", "mo bis sa 8 bis 18 uhr". */
const HOURS =
  /^(?:(?:immer )?(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|täglich|werktags|mo|di|mi|do|fr|sa|so|jeden \p{L}+|morgens|ab|auch am \p{L}+|auch \p{L}+s) .*(?:\d|offen|geöffnet|uhr|auf)|(?:durchgehend|rund um die uhr|täglich|sonntags|auch sonntags) (?:offen|geöffnet|da)|\d+ jahre$|(?:bei|an|auf|in|zu) (?:jede[mr]|alle[nm]) .*(?:dabei|da|vor ort|im einsatz|zur stelle)$|\d+ bis \d+ uhr)/iu
const SELF = /^(?:ich|wir)\s/iu

/** What a song is for: "mit dem meine Klasse die Wochentage lernt". */
const LEARNS = new RegExp(
  `(?:^|(?:lied|song|rap|was|etwas) )(?:damit|sodass|mit dem|mit der|in dem|durch das|womit|um) .*(?:lernt|lernen|lernst|merkt|merken|übt|üben|erklärt|erklären|beizubringen)(?: kann| können| soll| sollen)?(?: das \\S+)?$|^(?:die|unsere|meine) ${LEARNERS} (?:soll|sollen|sollten|müssen|wollen) .*(?:lernen|üben|merken|behalten)$`,
  'iu',
)
/** "nur die 17 vergisst sie immer", "am Ende konnte er nicht mehr laufen". */
const isToldThough = (words: readonly string[]) =>
  /^(?:nur|gern|gerne|sehr|ganz|am|total|voll|was|nicht|max)$/u.test(words[0] ?? '') &&
  words.some((word, at) => /^(?:er|sie|ich|wir)$/u.test(words[at + 1] ?? '') && (isFiniteVerb(word) || isOwnVerb(word)))
/** "der Klassenlehrerin der 4a": who somebody is. */
const APPOSED =
  /^(?:de[mr]|unser(?:em|er)|mein(?:em|er)) (?:\p{L}+ )?\p{L}+(?: (?:der|des|von|vom|aus|in|im) [\p{L}\d]+){0,2}$/iu
/** "meine oma die ihren garten liebt": whom it tells of, and what. */
const RELATIVE = /^(.+?),?\s(?:der|die|das)\s((?:\S+\s)+\S+)$/u
/** "wie ich mit meinem Vater auf der Mosel gepaddelt bin" tells of no Mosel. */
const NO_ANTECEDENT =
  /^(?:wie|als|dass|weil|wenn|ob|obwohl|nachdem|bevor) |(?:^| )(?:in|mit|auf|an|bei|von|für|aus|über|unter|zu|nach|vor|hinter|neben)$/iu
/** "ein lied über einen kapitän der angst vor wasser hat", and with the comma before "der". */
const OF_A_THING =
  /(?:über|von)\s((?:ein|mein|unser)\p{L}*\s(?:\p{L}+\s){0,1}\p{L}+),?\s(der|die|das)\s((?:\S+\s)+\S+)$/iu

/** "einen kleinen Dachs, der": "ein kleiner Dachs". */
function subjectOfThing([, thing = '', pronoun = '']: RegExpExecArray): string {
  const said = /^(ein|mein|unser)(en|e)? (?:(\p{Ll}+)e[ns]? )?(\p{L}+)$/iu.exec(thing)
  if (!said) return PRONOUNS[pronoun.toLowerCase()] ?? ''
  const [, article = '', end = '', adjective, noun = ''] = said
  const endings: Readonly<Record<string, string>> = { en: 'er', e: 'e' }
  return [`${article}${end === 'e' ? 'e' : ''}`, adjective ? `${adjective}${endings[end] ?? 'es'}` : '', noun]
    .filter(Boolean)
    .join(' ')
}
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

/** "nachts denk ich", "dann hab ich". */
const isOwnInverted = (words: readonly string[]) =>
  words.some((word, at) => /^(?:ich|wir)$/u.test(words[at + 1] ?? '') && (isOwnVerb(word) || isVerbOfSeveral(word)))

/** "Kamele speichern Fett im Höcker". */
const isOfMany = (words: readonly string[], first: string) =>
  words.length > 2 &&
  /^\p{Lu}\p{Ll}+(?:e|en|er|n|s)$/u.test(words[0] ?? '') &&
  !/^(?:für|ohne|gegen|über|unter|neben|außer|wegen)$/u.test(first) &&
  isVerbOfSeveral(words[1] ?? '') &&
  !isAdverb(first) &&
  !isVerb(words[1] ?? '')

/** "Der Sommer 1994 an der Ostsee mit Andrea". */
export const SCENE =
  /^(?:sommer|winter|herbst|frühling|silvester) (?:19|20)\d\d(?:$|\s)|^(?:der|die|das|unsere?|meine?) (?:\p{L}+ )?(?:sommer|winter|herbst|frühling|urlaub|ferien|nacht|jahre?|zeit|silvester|wochenende|kindheit|nachmittage?|abende?|reise)(?:$|\s(?!ist|war|wird|hat|von))/iu

/** "… mit Andrea", said to her. */
const withHearer = (piece: string, hearer: Hearer | null): string =>
  hearer?.name
    ? piece.replace(
        new RegExp(`(?<= mit )(?:\\p{L}+ ){0,2}?${escaped(hearer.name)}$`, 'iu'),
        isSeveral(hearer) ? 'euch' : 'dir',
      )
    : piece

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
    /\bzum (?:heulen|weinen|lachen|tanzen|mitsingen|schunkeln|mitschunkeln|träumen)$|^(?:auch )?ein bisschen |jahre? (?:alt|jung)$|^\d+\.?\s?(?:geburtstag|(?:monate?|jahre?|wochen?)(?:$|\s(?:alt|jung|zusammen|verheiratet|später|her|lang)))|geburtstag|hochzeit|beerdigung|trauerfeier|abschied/iu.test(
      piece,
    )
  )
    return false
  if (words.length === 1 && isAdverb(piece.toLowerCase())) return false
  if (/^\d+(?: \d+){2,}$/u.test(piece)) return true
  const isNoun = /\p{Lu}/u.test(withNouns(`das ist ${piece}`)) || words.some((word) => isInfinitive(word))
  return isNoun && readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}
