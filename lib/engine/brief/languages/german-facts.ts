import { readWishes } from '../../compose/wishes.ts'
import { plots } from '../../songwriter/languages/de/plots.ts'
import { topics } from '../../songwriter/languages/de/topics.ts'
import type { Fact, Hearer } from '../brief.ts'

/**
 * What a German description tells, as lines of a song to its hearer: "oma hilde, sie backt pflaumenkuchen" gives "Du backst
 * Pflaumenkuchen", "der jeden Tag pünktlich kommt" gives "Du kommst jeden Tag pünktlich". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null): Fact[] {
  const facts: Fact[] = []
  let of: Fact['of'] | null = null
  for (const piece of description.split(PIECES).map((text) => text.trim())) {
    const fact = factOf(piece, hearer, of)
    of = fact?.of ?? (hearer && (SONG.test(piece) || HEARD.test(piece) || isNamed(piece, hearer)) ? 'you' : null)
    if (fact && fact.text.split(' ').length <= LONGEST) facts.push(fact)
  }
  return facts.slice(0, MOST)
}

const LONGEST = 12
const MOST = 10
/** Ends of clauses; "und" and "aber" where a verb or somebody follows. */
const PIECES =
  /[.,;:!?\n–—]|\s-\s|\s(?:und|aber|denn|sondern)\s(?=(?:ich|wir|er|sie|es|der|die|das|immer|nie|trotzdem)\s|\p{Ll}+(?:t|te)\s(?!und))/u
const SONG =
  /(?:lied|song|jingle|ballade|hymne|rap\b|ständchen|musik|stimme|gesang|gesungen|bpm|tempo|\btext|bitte|schreib|mach |danke|entschuldigung|instrumental|instrumentell|\bstil\b|strophe|refrain|\bauf (?:englisch|deutsch))/iu
const SELF = /^(?:ich|wir)\s/iu
const HEARD = /^(?:er|sie|es)\s/iu

function factOf(piece: string, hearer: Hearer | null, before: Fact['of'] | null): Fact | null {
  const relative = hearer && RELATIVE.exec(piece)
  if (relative && isNamed(piece.slice(0, relative.index), hearer)) return toldOf(mainClause(relative[1] ?? ''))
  if (piece === '' || SONG.test(piece)) return null
  if (SELF.test(piece)) return fact('me', piece)
  const [first = '', ...rest] = piece.split(/\s+/)
  if (HEARD.test(piece)) return hearer ? toldOf(rest) : null
  const subject = hearer ? SUBJECT.exec(piece) : null
  if (subject && isNamed(subject[0], hearer!)) return toldOf(piece.slice(subject[0].length).split(/\s+/))
  if (/^(?:der|die|das|dem|den)\s.*\p{Ll}(?:t|te|en)$/u.test(piece) && before === 'you')
    return toldOf(mainClause(rest.join(' ')))
  if (before === 'you' && hearer && spokenTo(first)) return toldOf([first, ...rest])
  if (hasVerb(piece)) return /^(?:es|da|dass|weil|wenn|als|wo|wie)\s/iu.test(piece) ? null : fact('they', piece)
  return isThing(piece) ? fact('thing', piece) : null
}

/** "oma hilde die ihren garten liebt". */
const RELATIVE = /,?\s(?:der|die|das)\s(\p{L}+\s.*\p{Ll}(?:t|te|en|at|ist|ing|am|uhr))$/u
/** "mein Opa", "Hilde" at the beginning. */
const SUBJECT = /^(?:(?:mein|unser)(?:e[rsnm]?)?\s)?(?:\p{L}+\s){1,2}(?=\p{Ll}+(?:t|te|st|at)\b)/iu

function isNamed(text: string, { kin, name }: Hearer): boolean {
  const said = ` ${text.toLowerCase()} `
  return [kin, name].some((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
}

/** The verb of a relative clause comes first: "ihren Garten liebt" gives "liebt ihren Garten", "alles aufhebt" gives "hebt alles auf". */
function mainClause(clause: string): string[] {
  const words = clause.trim().split(/\s+/)
  const verb = words.pop() ?? ''
  const helped = /^(?:hat|ist|war|kann|will|muss|wird|hatte)$/.test(verb)
  const split = helped ? null : SEPARABLE.exec(verb)
  return split ? [split[2] ?? '', ...words, split[1] ?? ''] : [verb, ...words]
}

const SEPARABLE = /^(auf|ab|an|aus|ein|mit|nach|vor|zu|weg|zurück|los|um)(\p{Ll}{3,}(?:t|te))$/u

/** Words that follow the subject, the verb first, said to the hearer. */
function toldOf([verb = '', ...rest]: readonly string[]): Fact | null {
  const spoken = spokenTo(verb)
  if (!spoken || /\b(?:gestorben|verstorben|gegangen von uns)\b/u.test(rest.join(' '))) return null
  if (/^\d+$/.test(rest[0] ?? '') && /^wirst$/.test(spoken)) return null
  return fact('you', `du ${spoken} ${toHearer(rest.join(' '))}`)
}

/** The second person of a verb in the third one; null for what is none. */
function spokenTo(verb: string): string | null {
  const form = verb.toLowerCase()
  const known = IRREGULAR[form]
  if (known) return known
  if (STRONG.has(form)) return /[sß]$/.test(form) ? `${form}t` : `${form}st`
  if (/^\p{Ll}{2,}te$/u.test(form)) return `${form}st`
  if (!/^\p{Ll}{2,}t$/u.test(form) || NO_VERBS.has(form) || /ge\p{Ll}+t$/u.test(form)) return null
  return /[sßzx]t$/.test(form) ? form : `${form.slice(0, -1)}st`
}

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ ist: 'bist', hat: 'hast', wird: 'wirst', kann: 'kannst', will: 'willst', muss: 'musst', mag: 'magst' },
  ...{ darf: 'darfst', soll: 'sollst', weiß: 'weißt', weiss: 'weißt', isst: 'isst', lässt: 'lässt', liest: 'liest' },
  ...{ war: 'warst', hatte: 'hattest', konnte: 'konntest', wollte: 'wolltest', musste: 'musstest', sitzt: 'sitzt' },
  ...{ hält: 'hältst', rät: 'rätst', tritt: 'trittst', wurde: 'wurdest', möchte: 'möchtest' },
}
const STRONG: ReadonlySet<string> = new Set(
  'kam ging fuhr sang saß stand trug las aß trank gab nahm fand rief lief schlief schrieb blieb half sprach warf hob zog'.split(
    ' ',
  ),
)
const NO_VERBS: ReadonlySet<string> = new Set(
  'immer bekannt kennengelernt nicht mit seit laut gut alt kalt weit fast jetzt nicht bunt leicht sanft echt recht zeit stadt nacht nett rot tot breit bereit erst meist nachts haupt sonst dort statt dicht zart hart schlecht schlicht oft'.split(
    ' ',
  ),
)

const hasVerb = (text: string) =>
  text
    .split(/\s+/)
    .slice(1)
    .some((word) => (IRREGULAR[word] || STRONG.has(word) || /^\p{Ll}{3,}(?:t|te)$/u.test(word)) && !NO_VERBS.has(word))

const toHearer = (text: string) =>
  text
    .replace(/\b(?:ihr|sein)(e[nmrs]?)\b/gu, 'dein$1')
    .replace(/\b(?:ihr|sein)(?=\s\p{L}{3})/gu, 'dein')
    .replace(/\bsich\b/gu, 'dich')

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (words.length > 7 || /^(?:für|von|mit|ohne|auf|im|in|aus|zum|zur|als|kein\p{L}*)$/iu.test(words[0] ?? ''))
    return false
  if (/\bjahre? (?:alt|jung)$|^\d+\.?\s?geburtstag/iu.test(piece)) return false
  return readWishes([piece]).notUnderstood.some((word) => word.length > 3)
}

function fact(of: Fact['of'], text: string): Fact {
  const spaced = text.replace(/\s+/g, ' ').trim()
  const written = /\s\p{Lu}/u.test(spaced) ? spaced : spaced.replace(/(?<=\s)\p{Ll}{3,}/gu, capitalised)
  return { of, text: written.charAt(0).toUpperCase() + written.slice(1), deed: null }
}

/** Nouns, as stanzas write them. */
const capitalised = (word: string) => (nouns().has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word)

let known: ReadonlySet<string> | null = null

function nouns(): ReadonlySet<string> {
  if (known) return known
  const text = JSON.stringify([plots, topics])
  const small = new Set(text.match(/(?<=\p{L}[, ]+)\p{Ll}\p{L}+/gu) ?? [])
  const large = (text.match(/(?<=\p{Ll}[, ]+)\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase())
  known = new Set(large.filter((word) => !small.has(word)))
  return known
}
