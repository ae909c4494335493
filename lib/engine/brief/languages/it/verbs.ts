import { IRREGULAR, NOUNS, REGULAR, SELF } from './verb-list.ts'

type Forms = {
  /** He or she: you. */
  readonly you: Map<string, string>
  /** They: all of you. */
  readonly all: Map<string, string>
  readonly self: Set<string>
}

let known: Forms | null = null

function forms(): Forms {
  if (known) return known
  const built: Forms = { you: new Map(), all: new Map(), self: new Set(SELF.split(' ')) }
  for (const entry of IRREGULAR.split(' ')) {
    const [one = '', you = '', they = '', all = ''] = entry.split('/')
    built.you.set(one, you)
    built.all.set(they, all)
  }
  for (const entry of REGULAR.split(' ')) addRegular(entry, built)
  known = built
  return built
}

function addRegular(entry: string, { you, all, self }: Forms) {
  const [infinitive = '', grown = ''] = entry.split('/')
  const stem = infinitive.slice(0, -3)
  const vowel = infinitive.at(-3) ?? 'a'
  const longer = stem + grown
  const isAr = vowel === 'a'
  you.set(`${longer}${isAr ? 'a' : 'e'}`, isAr ? secondOf(stem) : `${longer.replace(/i$/u, '')}i`)
  all.set(`${longer}${isAr ? 'ano' : 'ono'}`, `${stem}${vowel}te`)
  self.add(`${longer}o`)
}

/** "gioca" gives "giochi", "mangia" gives "mangi", "scia" gives "scii". */
function secondOf(stem: string): string {
  if (/[cg]$/u.test(stem)) return `${stem}hi`
  return /^(?:sci|invi|spi)$/u.test(stem) || !stem.endsWith('i') ? `${stem}i` : stem
}

/** No past, though they end as one: "brava", "attiva". */
const NO_PAST =
  /^(?!(?:ri|com)?partiva|divertiva|avvertiva|arrostiva|vestiva|sentiva)(?:(?:ott|br|schi|l|c|b|sc)ava|(?:l|n|eva|all|el|soll|prel)eva|eva|(?:\p{L}*(?:at|it|ut|ett|int|ott|us|as|iss|rt)|v|r|pr|ol|arr|decl|g|d|sal|gen|mot|cond|scr)iva)$/u

/** What "he" or "she" does, said to them; null for what is no verb. */
export function spokenTo(word: string): string | null {
  const verb = word.toLowerCase().replace(/^e['’]$/u, 'è')
  const sure = forms().you.get(verb)
  if (sure) return sure
  if (/^\p{L}{2,}[aei]va$/u.test(verb) && !NO_PAST.test(verb)) return `${verb.slice(0, -1)}i`
  if (/^\p{L}+rà$/u.test(verb)) return `${verb.slice(0, -1)}ai`
  if (
    /^\p{L}{3,}ò$/u.test(verb) &&
    !/^(?:però|perciò|falò|nicolò|oblò|pedalò|comò|casinò|popò|totò|niccolò|rococò|paltò|landò)$/u.test(verb)
  )
    return `${verb.slice(0, -1)}asti`
  if (/^\p{L}{3,}ì$/u.test(verb) && !/^(?:così|lunedì|martedì|mercoledì|giovedì|venerdì)$/u.test(verb))
    return `${verb.slice(0, -1)}isti`
  return null
}

/** "torner" of "tornerà": what a verb that is known begins with where it tells what is to come. */
export function isToCome(stem: string): boolean {
  toCome ??= new Set([
    ...'andr avr dovr potr sapr vedr verr vorr terr rimarr berr far dir star'.split(' '),
    ...REGULAR.split(' ').map((entry) => entry.split('/')[0]?.replace(/are$/u, 'ere').slice(0, -1) ?? ''),
  ])
  return toCome.has(stem.toLowerCase()) && !/^(?:far|dir|star|terr|cur|gener|camer|manier|ter)$/iu.test(stem)
}
let toCome: ReadonlySet<string> | null = null

/** "lavi", "aspettavi": what "you" do. */
export const isToYou = (word: string) =>
  youForms().has(word.toLowerCase()) || /^\p{L}{2,}[aei](?:vi|sti)$/u.test(word.toLowerCase())
let ofYou: ReadonlySet<string> | null = null
const youForms = () => (ofYou ??= new Set(forms().you.values()))

/** Behind "si", "mi" and "ci" whatever looks like a verb is one: "si inceppa", "mi rassicura". */
export function spokenBehind(word: string): string | null {
  const verb = word.toLowerCase()
  const sure = spokenTo(verb)
  if (sure || !/^\p{L}{3,}[ae]$/u.test(verb) || /(?:zione|ore|[aei]re)$/u.test(verb)) return sure
  return verb.endsWith('a') ? secondOf(verb.slice(0, -1)) : `${verb.slice(0, -1)}i`
}

/** What "they" do, said to all of them. */
export function spokenToAll(word: string): string | null {
  const verb = word.toLowerCase()
  const past = /^(\p{L}+[aei]v)ano$/u.exec(verb)?.[1]
  return forms().all.get(verb) ?? (past ? `${past}ate` : null)
}

/** What I do or we do. */
export function isOfSelf(word: string): boolean {
  const verb = word.toLowerCase()
  if (/^\p{L}{2,}(?:iamo|vamo|remo)$/u.test(verb) && !/^(?:estremo|supremo|richiamo)$/u.test(verb)) return true
  return forms().self.has(verb) || (/^\p{L}{2,}[aei]vo$/u.test(verb) === true && !NO_PAST_OF_SELF.test(verb))
}
const NO_PAST_OF_SELF =
  /^(?:bravo|nuovo|schiavo|attivo|cattivo|creativo|sportivo|arrivo|privo|motivo|archivo|\p{L}*[st]ivo|ulivo|olivo|rilievo|allievo|ottavo|cavo)$/u

/** "the kitchen", "a visit": an article before them makes them nouns. */
export const isNounToo = (word: string) => nouns.has(word.toLowerCase())
const nouns: ReadonlySet<string> = new Set(NOUNS.split(' '))

export const isVerb = (word: string) => spokenTo(word) !== null || spokenToAll(word) !== null || isOfSelf(word)

/** All forms of the third person that are no nouns. */
export const verbForms = () => [...forms().you.keys(), ...forms().all.keys()].filter((form) => !isNounToo(form))
