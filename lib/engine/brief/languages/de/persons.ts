import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { mainClause, NOMINATIVE } from './clauses.ts'
import { isNamed, isSeveral } from './hearer.ts'
import { fact } from './lines.ts'
import { genderOfName } from './names.ts'
import { withNouns } from './nouns.ts'
import type { PreviousClause, Reader } from './reader.ts'
import { ofSeveral, spoken } from './spoken.ts'
import { isInfinitive, isVerb, isVerbOfSeveral, secondOfSeveral, secondPerson } from './verbs.ts'

/**
 * What a clause tells of whoever its pronoun means, the hearer, several or others: "er kocht", "sie haben sich
 * kennengelernt", "die haben mir alles beigebracht".
 */
export function pronounFact(words: readonly string[], reader: Reader): Fact | null {
  const { hearer, strange, before } = reader
  const [pronoun = '', verb = ''] = words.map((word) => word.toLowerCase())
  const isPlural = isVerbOfSeveral(verb) && !isVerb(verb)
  if (isPlural && /^(?:sie|die)$/u.test(pronoun))
    return isOfCouple(words, reader) ? toldOfSeveral(words.slice(1)) : others(words)
  if (pronoun === 'das') return others(words)
  if (pronoun === 'es' && /^(?:gibt|gab|riecht|schmeckt|regnet|schneit)$/u.test(verb)) return others(words)
  if (pronoun === 'es' && !/^(?:kind|baby|patenkind|kätzchen|pferd|pony|kaninchen)/iu.test(hearer?.kin ?? ''))
    return others(words)
  if (!hearer) return others([onlyNamed(pronoun, reader) ?? (words[0] as string), ...words.slice(1)])
  if (/^(?:der|die)$/u.test(pronoun) && before.of !== 'you') return others(words)
  if (isSeveral(hearer)) return others([oneOfTwo(pronoun, reader) ?? (words[0] as string), ...toOther(words, reader)])
  if (strange.has(pronoun)) return ofOther(words, reader)
  return toldOf(words.slice(1), reader)
}

/** "er" where nobody hears it and one alone is named. */
function onlyNamed(pronoun: string, { names }: Reader): string | null {
  const gender = { er: 'm', sie: 'f' }[pronoun]
  const [name] = names
  return names.length === 1 && name && gender && (genderOfName(name) ?? gender) === gender ? name : null
}

/** "er" of a couple, by his name. */
function oneOfTwo(pronoun: string, { hearer, names }: Reader): string | null {
  const gender = { er: 'm', sie: 'f' }[pronoun]
  const both = hearer?.name?.split(/ und |, /u) ?? (names.length === 2 ? names : [])
  const own = both.filter((one) => gender && genderOfName(one) === gender)
  return own.length === 1 ? (own[0] ?? null) : null
}

/** "er hat ihr Gummibärchen gereicht": of a couple, whom is the other. */
function toOther([pronoun = '', ...rest]: readonly string[], reader: Reader): readonly string[] {
  const [own, other, whom] = /^er$/iu.test(pronoun) ? ['er', 'sie', 'ihr'] : ['sie', 'er', 'ihm']
  const name = oneOfTwo(other, reader)
  if (!name || !oneOfTwo(own, reader)) return rest
  const isGiven = GIVES.test(rest.join(' '))
  return rest.map((word, at) => (word === whom && (isGiven || BEHIND_WHOM.test(rest[at + 1] ?? '')) ? name : word))
}
const BEHIND_WHOM =
  /^(?:de[nrm]|das|die|eine?n?|auf|an|am|in|im|zum|zur|mit|nie|immer|jeden|jedes|seine?n?|nicht|auch|gern|\p{Ll}+mal|sofort|gleich|beim|nach|vor)$/u
const GIVES =
  /(?<!\p{L})(?:ge(?:reicht|schenkt|geben|bracht|kauft|schrieben|liehen|zeigt|kocht|backen|sungen|macht)|(?:vor|mit|bei)ge\p{L}+|geholfen|reicht|schenkt|gibt|bringt|schreibt|zeigt|kocht|backt|half|gab|brachte|schenkte|schrieb|verkauft)(?!\p{L})/u

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

export const others = (words: readonly string[]): Fact | null =>
  NO_FACT.test(words.slice(1).join(' ')) || words.length < LEAST_OF_OTHERS
    ? null
    : fact('they', withNouns(words.join(' ')))
const LEAST_OF_OTHERS = 3

/** Somebody stands before the verb: the hearer, or others. */
export function subjectFact(words: readonly string[], verb: number, reader: Reader): Fact | null {
  const { hearer } = reader
  const subject = words.slice(0, verb)
  const said = subject.join(' ')
  const isTheirs = hearer && isNamed(said, hearer) && !/(?:^|\s)(?:und|von|mit|für)\s/iu.test(said)
  if (isTheirs && !isSeveral(hearer)) return toldOf(words.slice(verb), reader)
  if (isTheirs && hearer.kind === 'group' && isVerbOfSeveral(words[verb] ?? '') && !isVerb(words[verb] ?? ''))
    return toldOfSeveral(words.slice(verb))
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

/** "weil er immer lacht", "dass ich dein handy versteckt hab". */
export function clauseFact(subject: string, clause: string, reader: Reader): Fact | null {
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

/** "du hast … gebacken" and "nie eine rechnung verloren". */
export function goneOn(text: string, reader: Reader): Fact | null {
  if (NO_FACT.test(text)) return null
  if (reader.before.of === 'me') return own(text, reader)
  return fact('you', spoken(text, 'you', reader))
}

export const own = (text: string, reader: Reader): Fact =>
  fact('me', spoken(withoutNames(text, reader.hearer), 'me', reader))

/** A name behind "meine oma" goes with it: "ich vermisse meine oma hilde" is "ich vermisse dich". */
const withoutNames = (text: string, hearer: Hearer | null) =>
  hearer?.kin && hearer.name
    ? text.replace(new RegExp(`(?<!\\p{L})(${escaped(hearer.kin)}) ${escaped(hearer.name)}(?!\\p{L})`, 'iu'), '$1')
    : text

/** Words that follow the subject, the verb first, said to the hearer. */
export function toldOf([verb = '', ...rest]: readonly string[], reader: Reader): Fact | null {
  const second = secondPerson(verb.toLowerCase())
  if (!second || NO_FACT.test([verb, ...rest].join(' '))) return null
  if (rest.length === 0 && verb.length < MIN_ALONE && !/^(?:sagt|meint|sagte|fragt|fragte)$/iu.test(verb)) return null
  return fact('you', spoken(`du ${second} ${rest.join(' ')}`, 'you', reader))
}
/** Letters of a verb that says something by itself: "schnarcht". */
const MIN_ALONE = 6

export function toldOfSeveral([verb = '', ...rest]: readonly string[]): Fact | null {
  const second = secondOfSeveral(verb.toLowerCase())
  if (!second || NO_FACT.test(rest.join(' '))) return null
  const said = ofSeveral(` ${withNouns(`${second} ${rest.join(' ')}`)}`).replace(
    /(?<=\s)ihr(?=\s(?:\p{Ll}+e[sr]\s)?\p{Lu})/gu,
    'euer',
  )
  return fact('you', `ihr${said}`)
}

/** "jeden sonntag backt sie kuchen", "seitdem tanzen sie". */
export function turned(before: readonly string[], verb: string, rest: readonly string[], reader: Reader): Fact | null {
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

/** Whom "hat sie gekocht", "hab ich gelacht" and "wackelt der Bauch" tell of. */
export function subjectOfTurned(subject: string, verb: string, rest: readonly string[], reader: Reader): Fact['of'] {
  if (/^(?:ich|wir)$/u.test(subject)) return 'me'
  if (subject === 'du') return 'you'
  const { hearer, strange } = reader
  if (!hearer) return 'they'
  if (/^(?:er|sie)$/u.test(subject))
    return (isVerb(verb) ? !isSeveral(hearer) && !strange.has(subject) : isOfCouple(rest, reader)) ? 'you' : 'they'
  return isNamed(rest.slice(0, 3).join(' '), hearer) && !isSeveral(hearer) ? 'you' : 'they'
}

/** "hat sie gekocht" said to her: "hast du gekocht"; of several, "habt ihr gekocht". As it is where that is not known. */
export function turnedTo(before: readonly string[], [verb = '', , ...rest]: readonly string[], reader: Reader): string {
  const { hearer } = reader
  const small = verb.toLowerCase()
  const many = hearer && !isVerb(small)
  const second = many ? secondOfSeveral(small) : secondPerson(small)
  const words = [...before, second ?? small, many ? 'ihr' : 'du', ...rest].join(' ')
  return many ? ofSeveral(withNouns(words)) : spoken(words, 'you', reader)
}

/** Who "hast du nie gemeckert" goes on telling of. */
export function behindTurned({ of }: Fact, main: string): PreviousClause {
  const [verb = '', subject = ''] = main.toLowerCase().split(/\s+/)
  const helper = HELPS.test(verb) ? (of === 'you' ? secondPerson(verb) : verb) : null
  return { of, subject: of === 'you' ? 'du' : of === 'me' ? subject : '', helper, isTurned: false }
}
const HELPS = /^(?:hat|hab|habe|haben|ist|bin|sind|hatte|hatten|war|wurde)$/u

/** Ends with what a name is, or whether somebody is alive. */
export const NO_FACT =
  /(?:^|\s)(?:(?:letzte[ns]? \p{L}+|vor (?:\p{L}+|\d+) \p{L}+|gestern|heute|friedlich|sanft|für immer|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|herbst|sommer|winter)) eingeschlafen|gestorben|verstorben|überfahren|verunglückt|eingeschläfert|heim ?gegangen|von uns gegangen|ruhe in frieden|jahre? alt|heißt|hießt?|heiß(?:e|en)|geburtstag hat)(?:\s|$)|(?:mit|nach) \d+ jahren eingeschlafen|^(?:wird|werde|werden|wurde|bist|ist|wirst|war|warst) (?:heute |morgen |bald |jetzt |schon |am \S+ |nächste \p{L}+ |endlich )*(?:\d+|weg|tot)$|^hat (?:heute|morgen|bald|am \p{L}+)?\s?(?:geburtstag|jubiläum)|^geht$|^ha(?:t|st) (?:\p{Ll}+ ){0,2}(?:\p{L}*krebs|demenz|alzheimer|leukämie|einen tumor|depressionen?)$|^(?:ich|wir) (?:will|wollen|möchte|möchten|muss|wollte|würde) (?:mich|uns|dir|ihm|ihr) .*(?:entschuldigen|bedanken|danken|danke sagen)$/iu
