import { inflect, PAST_FORMS } from './morphology.ts'

/** Whom a fact tells of and when, with which the lines around it agree; nobody is known of "Two broken cars". */
export type Agreement = { readonly person: Person | null; readonly isPast: boolean }
export type Person = keyof typeof PRONOUNS

const PRONOUNS = {
  you: { he: 'you', him: 'you', his: 'your', himself: 'yourself', is: 'are', was: 'were' },
  I: { he: 'I', him: 'me', his: 'my', himself: 'myself', is: 'am', was: 'was' },
  we: { he: 'we', him: 'us', his: 'our', himself: 'ourselves', is: 'are', was: 'were' },
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself', is: 'is', was: 'was' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself', is: 'is', was: 'was' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themselves', is: 'are', was: 'were' },
} as const

const CONTRACTED = { you: "you're", I: "I'm", we: "we're", he: "he's", she: "she's", they: "they're" } as const

/** `{he}` or a verb of his, `{keeps}`, and a verb of anybody else, `[comes]`. */
const AGREEING = /\{([\p{L}']+)\}|\[([\p{L}' ]+)\]/gu
/** Slots of briefs that look like verbs. */
const SLOTS: ReadonlySet<string> = new Set(['fact', 'next', 'call', 'name', 'place', 'brand', 'age', 'x'])

/** A line with its verbs and pronouns in the person and the tense of a fact: "{He} {keeps} seeds" gives "You kept seeds". */
export function agree(line: string, { person, isPast }: Agreement): string {
  return line.replace(AGREEING, (all, own: string | undefined, other: string | undefined) => {
    if (other !== undefined) return isPast ? past(other, 'was', 'were') : other
    if (own === undefined || SLOTS.has(own) || person === null) return all
    return agreeing(own.toLowerCase(), person, isPast)
  })
}

function agreeing(word: string, person: Person, isPast: boolean): string {
  const forms = PRONOUNS[person]
  if (word === "he's") return isPast ? `${forms.he} ${forms.was}` : CONTRACTED[person]
  if (word in forms && word !== 'is' && word !== 'was') return forms[word as keyof typeof forms]
  if (isPast) return past(word, forms.was, forms.was)
  if (person === 'he' || person === 'she') return word
  if (word === 'is') return forms.is
  if (word === "isn't") return person === 'I' ? 'am not' : "aren't"
  return NEGATED[word] ?? baseOf(word)
}

const NEGATED: Readonly<Record<string, string>> = { "doesn't": "don't", "hasn't": "haven't" }

/** The past of a verb in the present, "keeps" or "lean"; `was` and `were` are those of its subject. */
function past(word: string, was: string, were: string): string {
  const [, subject = '', verb] = /^(.+)'(s|re)$/.exec(word) ?? []
  if (subject) return `${subject} ${verb === 's' ? was : were}`
  if (word === 'is' || word === "isn't") return word.replace('is', was)
  if (word === 'are' || word === "aren't") return word.replace('are', were)
  return HELPING[word] ?? inflect(baseOf(word), 'past')
}

const HELPING: Readonly<Record<string, string>> = {
  ...{ am: 'was', can: 'could', "can't": "couldn't", will: 'would', "won't": "wouldn't", may: 'might', must: 'had to' },
  ...{ "doesn't": "didn't", "don't": "didn't", "hasn't": "hadn't", "haven't": "hadn't" },
}

/** "keeps" gives "keep", "dries" "dry", "catches" "catch"; "lean" stays. */
export function baseOf(verb: string): string {
  if (verb === 'has') return 'have'
  if (!/[^su]s$/.test(verb) || verb === 'is') return verb
  const bases = [
    verb.replace(/(?<=^(?:tipt|sh|h|can))oes$/, 'oe'),
    verb.replace(/ies$/, 'y'),
    verb.replace(/(?:(?<=sh|(?<!^a)ch|x|ss|zz|o)es|(?<!i)s|(?<=^[dltv]ie)s)$/, ''),
    verb.replace(/s$/, ''),
  ]
  return (
    bases.find((base) => base !== verb && inflect(base, 's') === verb && !/^[dltv]y$/.test(base)) ??
    verb.replace(/s$/, '')
  )
}

const PASTS: ReadonlySet<string> = new Set(PAST_FORMS)
/** Present as well. */
const NO_PAST =
  /^(?:need|feed|speed|breed|bleed|heed|seed|weed|knead|embed|shed|wed|put|cut|hit|let|set|shut|read|spread|beat|bet|hurt|quit|cost|split|wind|found|lay)$/

/** "drove", "never missed", "didn't": whether a verb by itself is past. */
export function isPastVerb(verb: string): boolean {
  if (/^(?:found|lay)$/.test(verb)) return true
  if (NO_PAST.test(verb)) return false
  return (
    /^(?:was|were|had|did|could|would|used|wasn't|weren't|hadn't|didn't|couldn't|wouldn't|spilt|burnt|learnt|dreamt)$/.test(
      verb,
    ) ||
    /\p{L}ed$/u.test(verb) ||
    PASTS.has(verb)
  )
}
