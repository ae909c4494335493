import { divided, isVerb, NO_VERBS, PAST_OF_MANY, PRESENT_OF_MANY } from './words/verbs.ts'

type Joined = { readonly piece: string; readonly conjunction: string | null }

/** Pieces with the conjunction that stood before them in the same sentence. */
export function joinedPieces(description: string): Joined[] {
  const text = readable(description)
  let end = 0
  return piecesOf(text).map((piece) => {
    const at = piece === '' ? -1 : text.indexOf(piece, end)
    if (at < 0) return { piece, conjunction: null }
    const before = text.slice(end, at)
    const start = end
    end = at + piece.length
    const conjunction = start > 0 ? /^[\s,]*(en|maar|want|dus)\s+$/iu.exec(before)?.[1]?.toLowerCase() : null
    return { piece: piece.replaceAll('∶', ':').replaceAll('\u2061', ''), conjunction: conjunction ?? null }
  })
}

/** What somebody always says stays with whoever says it, "als ik langskwam" with what happened then. */
const readable = (description: string) =>
  withRelatives(description)
    .replace(/(?<=\d)[:.](?=\d{2}(?!\d))/gu, '∶')
    .replace(/(?<=\d),(?=\d)/gu, '‚')
    .replace(/, (?=ook (?:toen|als|wanneer)\s)/giu, '‚ ')
    .replace(
      /\b(zei|zegt|riep|roept|zeggen|vroeg|vraagt)((?: \p{L}+){0,3}): ?["“‘']?([^.!?\n"”]+)["”]?/giu,
      (_, verb, more, said) => `${verb}${more}∶ ${said.replaceAll(',', '‚')}`,
    )
    .replace(
      /(?<=^|[.!?;,\n]\s*|\b(?:en|maar) )((?:als|toen|wanneer|zodra|zolang|elke keer als|telkens als) [^.,;:!?\n]+), (?=(\p{L}+) (?:ik|we|wij|hij|zij|ze|het|de|er|mijn|onze|\p{Lu}\p{L}+)\b)/giu,
      (whole, clause: string, verb: string) =>
        isVerb(verb.toLowerCase()) || OWN_VERB.test(verb) ? `${clause}‚ ` : whole,
    )

/**
 * "die altijd te laat komt, zijn wachtwoord vergeet en onze yoghurt pikt": each of them behind a "die" of its own, with a sign that
 * tells it from one that was typed.
 */
function withRelatives(description: string): string {
  return description.replace(/(?<!\p{L})die (?!ik |we |wij |je )[^.;:!?\n–—()]+/giu, (clause) => {
    const [first = '', ...others] = clause.split(/, (?!die )/u)
    if (!endsWithVerb(first.split(OF_LIST)[0] ?? '')) return clause
    let isOpen = true
    return [first, ...others]
      .map((part, at) => {
        isOpen &&= at === 0 || goesOnBehind(part)
        return isOpen
          ? part
              .split(OF_LIST)
              .map((one, i) => (i > 0 && goesOnBehind(one) ? `die \u2061${one}` : one))
              .map((one, i) => (i === 0 && at > 0 ? `die \u2061${one}` : one))
              .join(' en ')
          : part
      })
      .join(', ')
  })
}

const OF_LIST = / en (?!die )/u
const endsWithVerb = (part: string) => divided(part.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '') !== null

/** A part that ends with its verb and has no subject. */
function goesOnBehind(part: string): boolean {
  const [first = ''] = part.trim().toLowerCase().split(/\s+/)
  return (
    endsWithVerb(part.split(OF_LIST).at(-1) ?? '') &&
    part.trim().includes(' ') &&
    !isVerb(first) &&
    !/^(?:hij|zij|ze|ik|we|wij|je|jij|het|er|dat|maar|want|omdat|als|toen|daarom|dus|nu|vroeger)$/u.test(first) &&
    !/(?<!\p{L})(?:ik|we|wij|hij|zij|die)(?!\p{L})/iu.test(part)
  )
}

const OWN_VERB = /^(?:ben|heb|ga|kom|zeg|zie|hoor|denk|voel|lach|bel|zijn|hebben|gaan|komen)$/iu

/** "voor mijn stiefvader gerard hij heeft …": people leave commas out. */
const ORDER =
  /^\s*(?:voor|(?:\p{L}+\s){0,3}\p{L}*(?:lied|liedje|nummer|rap)\s+(?:voor|over))\s(?!.*\b(?:die|dat|omdat|want|of|als)\s(?:hij|zij|ze|ik|we)\b)/iu

/** Where whoever is told of begins: not behind a verb, "geeft ze nooit terug". */
function behindOrder(part: string): string[] {
  const at = [...part.matchAll(/(?<=\p{L})\s(?=(?:hij|zij|ze|ik|we)\s\p{L})/giu)].find(
    ({ index }) => !isAnyVerb(part.slice(0, index).split(' ').at(-1)?.toLowerCase() ?? ''),
  )
  return at ? [part.slice(0, at.index), part.slice(at.index + 1)] : [part]
}

/** Ends at punctuation, and at "en" and "maar" where a verb or somebody follows. */
function piecesOf(description: string): string[] {
  return description
    .split(/[.,;:!?\n–—()]|\s-\s/u)
    .flatMap(mainClausesIn)
    .flatMap((part) => (ORDER.test(part) ? behindOrder(part) : [part]))
    .flatMap((part) => part.split(/\swant\s(?!als|hoe)/iu))
    .flatMap((part) => part.split(/\s(?:en|maar)\s(?=dat (?:ik|wij|we|hij|zij|ze) )/iu))
    .flatMap(clausesIn)
    .flatMap((part) => part.split(/\s(en|maar)\s/iu).reduce<string[]>(joined, []))
    .map((part) => part.replace(/\s(?:en|maar)\s$/iu, ''))
    .map((text) => text.trim().replace(/^(?:en|maar|want|dus)\s+(?=\p{L})/iu, ''))
}

const OTHER_CLAUSE =
  /\s(?:en|maar|want|dus)\s(?=(?:ik|je|jij|jullie|als(?=\s(?:ik|we|wij|hij|zij|ze|er|je|de|het)\s)|wij|we|hij|zij|ze|die|het|er|altijd|nooit|toch|toen|nu|ook|iedereen|niemand|alles|daarna|daarom|soms|vroeger|vaak)\s)/giu

/** "toen haar tent wegwaaide en hij hem uit de sloot viste" is one clause that ends with its verb. */
function mainClausesIn(part: string): string[] {
  const pieces: string[] = []
  let start = 0
  for (const { index, 0: match } of part.matchAll(OTHER_CLAUSE)) {
    const before = part.slice(start, index)
    const [, second = '', third = ''] = part
      .slice(index + match.length)
      .toLowerCase()
      .split(/\s+/)
    const isBehind = /(?:^|\s)(?:toen|omdat|dat|als|terwijl|zodat|wanneer)\s(?:\p{L}+\s){1,}/iu.test(before)
    const rest = part
      .slice(index + match.length)
      .trim()
      .split(/\s+/)
    if (rest.length < 4 && /^ik$/iu.test(rest[0] ?? '') && /^(?:zijn|haar|de|het|mijn|z'n)$/iu.test(rest[1] ?? ''))
      continue
    if (
      /^ik$/iu.test(rest[0] ?? '') &&
      /^\s*(?:(?:mijn|m'n|onze|ons) (?:\p{L}+ )?)?\p{L}+$/iu.test(before) &&
      !divided(before.trim().toLowerCase())
    )
      continue
    if (isBehind && !isVerb(second) && !isVerb(third) && !OWN_VERB.test(second)) continue
    pieces.push(before)
    start = index + match.length
  }
  return [...pieces, part.slice(start)]
}

/** "omdat hij altijd kookt en mij laat lachen": the first clause ends with its verb. */
function clausesIn(part: string): string[] {
  if (!/(?:^|\s)(?:omdat|dat|die)\s/iu.test(part)) return [part]
  const at = [...part.matchAll(/\s(\p{L}+)\s(?:en|maar)\s/gu)].find(
    ({ 1: word = '', index }) =>
      !NO_VERBS.has(word) &&
      (divided(word) ||
        (/en$/u.test(word) &&
          /\s(?:gaat|komt|blijft|kan|wil|moet|mag|zit|heeft|laat|ging|bleef)$/u.test(part.slice(0, index)))),
  )
  if (!at) return [part]
  return [part.slice(0, at.index + 1 + (at[1]?.length ?? 0)), ...clausesIn(part.slice(at.index + at[0].length))]
}

/** Pieces go on as one where what follows "en" or "maar" begins no clause. */
function joined(pieces: string[], text: string | undefined, at: number): string[] {
  const last = pieces.at(-1)
  if (at % 2 === 0)
    return last === undefined || startsClause(text ?? '')
      ? [...pieces, text ?? '']
      : [...pieces.slice(0, -1), `${last}${text}`]
  // The "en" itself, kept until it is known what follows.
  return [...pieces.slice(0, -1), `${last} ${text} `]
}

/** "bakt taart", "de kaart is klein", "dat is voorbij". */
function startsClause(text: string): boolean {
  const [first = '', second = '', third = ''] = text.toLowerCase().split(/\s+/)
  if (/^(?:rust|weer|vlieg|last)$/u.test(first)) return false
  if (/^(?:heb|ben|ga|kom|zit|sta)$/u.test(first)) return true
  if (divided(first) || PAST_OF_MANY.has(first)) return true
  if (/^\d+ \p{L}+ \p{L}+/u.test(text.trim()) && (PRESENT_OF_MANY.has(third) || PAST_OF_MANY.has(third))) return true
  const [, turned = ''] = TURNED.exec(text.trim()) ?? []
  if (turned !== '' && isAnyVerb(turned.toLowerCase())) return true
  if (isVerb(second) && (OTHERS.test(first) || /^\p{Lu}/u.test(text.trim()))) return true
  return (
    (first === 'dat' && isVerb(second)) ||
    (first === 'heel' && isVerb(text.toLowerCase().split(/\s+/)[3] ?? '')) ||
    (/^(?:de|het|mijn|m'?n|onze|ons|haar|zijn)$/u.test(first) &&
      (isVerb(third) ||
        MANY_DO.test(third) ||
        PRESENT_OF_MANY.has(third) ||
        isVerb(text.toLowerCase().split(/\s+/)[3] ?? '')))
  )
}

/** "op donderdag zijn we open", "na afloop is er wijn". */
const TURNED =
  /^(?:op|om|in|na|bij|met|voor|tijdens|onder|achter|uit|van|daarna|dan|nu|straks|later|elke|iedere|sindsdien) (?:[\p{L}\d'’]+ ){0,5}?(\p{L}+) (?:ik|we|wij|je|hij|zij|ze|er|het|iedereen)(?!\p{L})/iu

const isAnyVerb = (word: string) =>
  isVerb(word) || PAST_OF_MANY.has(word) || PRESENT_OF_MANY.has(word) || OWN_VERB.test(word)

const OTHERS = /^(?:mama|mam|papa|pap|oma|opa|iedereen|niemand|alles|niets|mensen)$/u
const MANY_DO = /^(?:zijn|waren|hebben|hadden|smaken|staan|ruiken|zitten|komen)$/u
