import {
  divided,
  isFiniteVerb,
  isInfinitive,
  isOwnVerb,
  isParticiple,
  isSecondPerson,
  isVerb,
  isVerbOfSeveral,
} from './verbs.ts'

/** A clause of a description. */
export type Piece = {
  readonly text: string
  /** "und", where a clause goes on from the one before it. */
  readonly conjunction: string | null
  /** Whether it begins a sentence. */
  readonly begins: boolean
}

/** A description clause by clause: at punctuation, at "und" where a clause follows, and where commas were left out. */
export function piecesOf(description: string): Piece[] {
  const pieces: Piece[] = []
  let begins = true
  for (const [at, part] of description.split(new RegExp(`(${ENDS.source})`, 'u')).entries()) {
    if (at % 2 === 1) {
      begins ||= /[.;!?\n]/u.test(part)
      continue
    }
    for (const clause of clausesIn(part)) {
      const [, joins = null] = CONJUNCTIONS.exec(clause) ?? []
      const text = clause.replace(/^(?:und|aber|denn|sondern|oder|&|ja|also|naja|ach|halt)\s/iu, '')
      const conjunction = joins === '&' ? 'und' : (joins?.toLowerCase() ?? null)
      if (text !== '') pieces.push({ text, conjunction: begins ? null : conjunction, begins })
      begins &&= text === ''
    }
  }
  return pieces
}

const CONJUNCTIONS = /^(und|aber|denn|sondern|oder|&)\s/iu

const clausesIn = (part: string): string[] =>
  part
    .split(/\s(und|aber|denn|sondern|oder|&)\s/iu)
    .reduce<string[]>(joined, [])
    .flatMap((text) => text.split(BEFORE_CAUSE))
    .flatMap(runOn)
    .map((text) => text.trim())

/** Not in "5. stock", "3:2", "14.6." */
const ENDS =
  /[,;!?\n()„“"–—]|\s-\s|(?<=(?:wird|wurde|werde) \d{1,3})\.(?=\s\p{Ll})(?! (?:jahre|monate|geburtstag))|(?<!\d):|:(?!\d)|\.{2,}|(?<!\d)\.|(?<=\d)\.(?=\s*$|\s+(?:[Ee]r|[Ss]ie|[Ee]s|[Ii]ch|[Ww]ir|[Dd]ie|[Dd]er|[Dd]as|[Bb]itte|[Mm]it|[Mm]ein\p{L}*|[Uu]nser\p{L}*|Seine?|Ihre?|Als|Wenn|Seit|Und|Aber|Am|Im|In|Jeden?|Beim|Nach|Danach|Früher|Jetzt|Heute|Was|Für|Eine?n?)(?!\p{L}))/u
/** "weil", and "dass" behind what is no verb of saying. */
const BEFORE_CAUSE =
  /\s(?=(?:weil|obwohl)\s)|(?<!(?<!\p{L})(?:als|ohne|so|statt|auf|außer|nur|bis|dafür|darüber|davon|daran))\s(?=dass\s)|(?<=(?:dafür))\s(?=dass\s)/iu

/** What stands before a subject's noun, or is a subject itself. */
export const NOMINATIVE =
  /^(?:der|die|das|ein|eine|mein|meine|dein|deine|sein|seine|ihr|ihre|unser|unsere|unsre|jeder|jede|keiner|keine|kein|jemand|niemand|alle|alles|nichts|man|beide|manche|viele|zwei|drei|halb|das|dieser|diese|dieses|oma|opa|mama|papa)$/u

/** Pieces go on as one where what follows "und" begins no clause. */
function joined(pieces: string[], text: string | undefined, at: number): string[] {
  const before = pieces.at(-1) ?? ''
  // The "und" itself, kept until it is known what follows.
  if (at % 2 === 1) return [...pieces.slice(0, -1), `${before} ${text} `]
  if (at === 0) return [text ?? '']
  const [, told = '', joins = ''] = /^(.*?)\s(\p{L}+|&)\s$/u.exec(before) ?? []
  const isWithin = joins === 'aber' && !/\S\s\S/u.test(withoutConjunction(told))
  if (!isWithin && startsClause(text ?? '', withoutConjunction(before)))
    return [...pieces.slice(0, -1), told, `${joins} ${text}`]
  return [...pieces.slice(0, -1), `${before}${text}`]
}

const withoutConjunction = (text: string) => text.replace(CONJUNCTIONS, '')

function startsClause(text: string, before: string): boolean {
  const words = text.toLowerCase().trim().split(/\s+/)
  const [first = ''] = words
  const isLastVerb = divided(words.at(-1) ?? '') !== null
  const told = before.toLowerCase()
  if (/^wie (?:ich|wir|opa|oma|papa|mama) /u.test(words.join(' ')) && endsWithVerb(text)) return true
  if (first === 'ich' && isVerbOfSeveral(words[1] ?? '')) return false
  if (
    /^(?:wenn|als|sobald|während|bevor|nachdem) (?:ich|wir|er|sie|es|du|man|mein\p{L}*|die|der|das) /u.test(
      words.join(' '),
    )
  )
    return true
  if (/^(?:ich|wir|er|du|man)$/u.test(first)) return words.length > 1
  if (first === 'sie' || first === 'es') return words.slice(1).some(isFiniteVerb)
  if (isVerb(first) && !(words.length === 1 && isParticiple(first))) return true
  if (isOwnVerb(first) && /(?:^|\s)(?:ich|hab|bin)(?:\s|$)/u.test(told)) return true
  if (isVerbOfSeveral(first) && words.length > 1) return /^(?:wir|sie|die)\s/u.test(told.trim()) && !MODAL.test(told)
  // "hat Reh und Hirsch verwechselt" has no other verb before.
  const isWhole =
    !/(?:^|\s)(?:hat|hab|habe|haben|hast|habt)(?:\s|$)/u.test(told) ||
    told.split(/\s+/).some((word) => isParticiple(word) || isInfinitive(word))
  if (HELPER.test(told) && isAllParticiple(words) && isWhole) return true
  if (isLastVerb && words.length > 1 && endsWithVerb(told)) return true
  // "am Deich laufen die Schafe".
  if (
    isAdverb(first) &&
    words.some(
      (word, at) =>
        at > 0 &&
        at < 5 &&
        isVerbOfSeveral(word) &&
        /^(?:die|wir|sie|alle|meine|unsere|viele)$/u.test(words[at + 1] ?? ''),
    )
  )
    return true
  if (isAdverb(first)) return words.slice(1, 4).some(isFiniteVerb) || words.slice(1, 3).some((word) => isOwnVerb(word))
  return (NOMINATIVE.test(first) || words.length > 2) && words.slice(1, 5).some(isFiniteVerb)
}

/** "nie eine rechnung verloren", "im auto radio gehört": no other verb than the participle that a helper stands for. */
export const isAllParticiple = (words: readonly string[]): boolean =>
  isParticipleAlone(
    words.slice(
      0,
      [...words, 'als'].findIndex((word) => /^(?:als|wie|dass|weil|wenn|ob|bis)$/u.test(word)),
    ),
  )

const isParticipleAlone = (words: readonly string[]) =>
  words.some(isParticiple) && !words.some((word, at) => isFiniteVerb(word) && !(at > 0 && isParticiple(word)))

const MODAL =
  /(?:^|\s)(?:kann|können|will|wollen|muss|müssen|soll|sollen|darf|dürfen|möchte|mag|lässt|geht|gehen)(?:\s|$)/u
const HELPER = /(?:^|\s)(?:hat|hab|habe|haben|hast|habt|ist|bin|sind|bist|hatte|wurde|wurden|war)(?:\s|$)/u

const lastWordOf = (text: string) =>
  text
    .trim()
    .replace(/\s(?:und|aber)$/u, '')
    .split(/\s+/)
    .at(-1) ?? ''

export const last = (words: readonly string[]) => words.at(-1) ?? ''

const endsWithVerb = (text: string) => {
  const word = lastWordOf(text)
  return divided(word) !== null || isOwnVerb(word)
}

/** "als ich krank war", "wenn du lachst", "die kratzen". */
export function isVerbFinal(text: string): boolean {
  const word = lastWordOf(text)
  const small = word.toLowerCase()
  // "wenn ich es ihr vorsinge".
  if (/(?:^|\s)ich\s/iu.test(text) && /e$/u.test(small) && isInfinitive(`${small}n`)) return true
  const isAny = divided(small) !== null || isOwnVerb(small) || isFiniteVerb(small) || isSecondPerson(small)
  return isAny || (/^\p{Ll}/u.test(word) && isVerbOfSeveral(word))
}

/** "… überfahren worden die kinder sind traurig", "er lacht immer zu laut ich liebe das". */
function runOn(part: string): string[] {
  const words = part.trim().split(/\s+/)
  for (let at = 1; at < words.length - 1; at++) {
    const [before = '', word = '', next = ''] = [words[at - 1], words[at], words[at + 1]].map((one) =>
      one?.toLowerCase(),
    )
    const isPronoun =
      /^(?:er|sie|ich|wir|du)$/u.test(word) &&
      (isFiniteVerb(next) ||
        (word === 'ich' && isOwnVerb(next)) ||
        (word === 'wir' && isVerbOfSeveral(next)) ||
        (word === 'du' && isSecondPerson(next)))
    const isAsked =
      /^(?:ich|wir|du|man)$/u.test(before) ||
      isFiniteVerb(before) ||
      isOwnVerb(before) ||
      isVerbOfSeveral(before) ||
      CONJUNCTION.test(before)
    const isNoun =
      /^(?:die|der|das|ihr|ihre|sein|seine|mein|meine|unser|unsere|alle)$/u.test(word) &&
      (isParticiple(before) || (at > 2 && /^(?:für|an)$/iu.test(words[0] ?? ''))) &&
      isFiniteVerb((words[at + 2] ?? '').toLowerCase())
    // "wenn ich zur schule geh kommt sie heim".
    const isMain =
      /^(?:wenn|als|sobald|während|bevor|nachdem)$/iu.test(
        (words[0] ?? '').replace(/^(?:und|aber)$/iu, words[1] ?? ''),
      ) &&
      at > 2 &&
      (isFiniteVerb(word) || isOwnVerb(word)) &&
      /^(?:er|sie|ich|wir|du|es)$/u.test(next) &&
      isVerbFinal(words.slice(0, at).join(' '))
    if ((isPronoun && !isAsked) || isNoun || isMain)
      return [words.slice(0, at).join(' '), ...runOn(words.slice(at).join(' '))]
  }
  return [part]
}
const CONJUNCTION =
  /^(?:weil|dass|wenn|als|ob|wie|wo|was|wer|bis|obwohl|während|und|aber|denn|damit|bevor|nachdem|seit|sobald|die|der|das|den|dem|denen|deren|dessen|wen|warum)$/u

const ADVERBS: ReadonlySet<string> = new Set(
  'immer nie niemals oft manchmal meistens dauernd ständig trotzdem dann danach davor jetzt heute gestern morgen früher damals bald nachts abends morgens mittags sonntags montags samstags freitags donnerstags dabei dafür dazu damit seitdem später inzwischen endlich zum jeden jede jedes auch sogar nur am im beim mit ohne vor nach bei in auf an alles alle keinen keine kein mich uns mir dort hier da gern gerne so einmal zweimal plötzlich leider zuhause daheim überall wirklich total voll nicht nichts nix selbst selber zusammen allein alleine'.split(
    ' ',
  ),
)

/** How a clause may begin before its verb: "immer", "jeden sonntag". */
export const isAdverb = (word: string): boolean => ADVERBS.has(word)

/** The verb of a clause comes first: "alles aufhebt" gives "hebt alles auf", "gekocht hat" gives "hat gekocht". */
export function mainClause(clause: string): string[] {
  const words = clause.trim().split(/\s+/)
  const small = words.map((word) => word.toLowerCase())
  const at = verbAt(small)
  if (at < 0) return []
  const verb = small[at] ?? ''
  const [whole, rest] = divided(verb) ?? [verb, '']
  const others = words.filter((_, index) => index !== at)
  return [whole, ...others, ...(rest ? [rest] : [])]
}

/** The last word that is a verb of its own, else the helper. */
function verbAt(words: readonly string[]): number {
  const isHelper = (word: string) =>
    /^(?:hat|hab|habe|haben|hast|ist|bin|sind|bist|war|waren|hatte|hatten|wird|kann|will|muss|mag|konnte|wollte|musste|wurde|darf|soll)$/u.test(
      word,
    )
  const end = words.length - 1
  const final = words[end] ?? ''
  if (isHelper(final)) return end
  const helper = words.findIndex((word) => isHelper(word))
  if (helper === 0) return 0
  if (divided(final) !== null || isOwnVerb(final) || (isVerbOfSeveral(final) && !isParticiple(final) && helper < 0))
    return end
  if (helper > 0) return helper
  if (isVerb(words[0] ?? '')) return 0
  return words.findLastIndex((word) => divided(word) !== null && !isInfinitive(word))
}
