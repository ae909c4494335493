import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { beforeYou, behindYou, divided, isVerb, PAST_OF_MANY } from './verbs.ts'

/**
 * What a Dutch description tells, as lines of a song to its hearer: "oma riet, ze bakt appeltaart" gives "Je bakt appeltaart", "die
 * altijd te laat komt" gives "Je komt altijd te laat". What is not surely understood is left out.
 */
export function factsIn(description: string, hearer: Hearer | null, names: readonly string[]): Fact[] {
  const facts: Fact[] = []
  let before: Fact['of'] | null = null
  // Of "hij" and "zij" of a couple nobody knows which is spoken to.
  const ofTwo = names.length > 1 && /\bhij\b/iu.test(description) && /\bzi?j\b|\bze\b/iu.test(description)
  const others = hearer && hearer.kind !== 'group' && !isSeveral(hearer) ? othersThan(hearer) : null
  let isTold = false
  for (const [at, { piece, conjunction }] of joinedPieces(description).entries()) {
    const told: Fact | null =
      others && ofTwo
        ? apart(piece, others, hearer, before)
        : ofTwo && TOLD.test(piece) && !OF_BOTH.test(piece)
          ? fact('they', piece)
          : factOf(piece, hearer, before)
    // What stands first says what song it is to be.
    const found: Fact | null = at === 0 && told?.of === 'thing' ? null : told
    before = found?.of ?? (hearer && (SONG.test(piece) || HEARD.test(piece) || isNamed(piece, hearer)) ? 'you' : null)
    const isSung = found !== null && found.text.split(' ').length <= LONGEST
    if (isSung) {
      const text = withNames(found.text, names)
      facts.push({
        ...found,
        text,
        ...(conjunction && isTold ? { joined: goingOn(conjunction, text, piece, names) } : {}),
      })
    }
    isTold = isSung
  }
  return facts.filter(({ text }, at) => facts.findIndex((one) => one.text === text) === at).slice(0, MOST)
}

const FEMALE =
  /^(?:over)?(?:groot|schoon)?(?:oma|mama|mam|moeder|dochter|dochtertje|zus|zusje|vrouw|echtgenote|vriendin|vriendinnetje|tante|juf|juffrouw|lerares|buurvrouw|nicht|nichtje|kleindochter|poes)$/iu
const MALE =
  /^(?:over)?(?:groot|schoon)?(?:opa|papa|pap|vader|zoon|zoontje|broer|broertje|man|echtgenoot|vriend|oom|meester|leraar|buurman|neef|neefje|kleinzoon|kater)$/iu

/** Which pronouns are of others, where two are spoken of. */
function othersThan({ kin, call }: Hearer): RegExp | null {
  const words = `${kin ?? ''} ${call ?? ''}`.split(' ')
  if (words.some((word) => FEMALE.test(word))) return /\b(h)(ij|em)\b/giu
  return words.some((word) => MALE.test(word)) ? /\b(z)(e|ij)\b|\b(h)(aar)\b/giu : null
}

/** What is told of two: only the hearer becomes "je". */
function apart(piece: string, others: RegExp, hearer: Hearer | null, before: Fact['of'] | null): Fact | null {
  const hidden = piece.replace(others, (word) => `${word.charAt(0)}\u2060${word.slice(1)}`)
  const told = /^\p{L}\u2060/u.test(hidden) ? fact('they', piece) : factOf(hidden, hearer, before)
  return told && { ...told, text: told.text.replaceAll('\u2060', '') }
}

/** "En je gaf iedereen boontjes mee". */
function goingOn(conjunction: string, text: string, piece: string, names: readonly string[]): string {
  const [first = ''] = text.split(' ')
  const isName =
    names.some((name) => name.split(' ').includes(first)) || (/^\p{Lu}/u.test(piece) && piece.startsWith(first))
  return `${capital(conjunction)} ${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type Joined = { readonly piece: string; readonly conjunction: string | null }

/** Pieces with the conjunction that stood before them in the same sentence. */
function joinedPieces(description: string): Joined[] {
  const text = readable(description)
  let end = 0
  return piecesOf(text).map((piece) => {
    const at = piece === '' ? -1 : text.indexOf(piece, end)
    if (at < 0) return { piece, conjunction: null }
    const before = text.slice(end, at)
    const start = end
    end = at + piece.length
    const conjunction = start > 0 ? /^[\s,]*(en|maar|want|dus)\s+$/iu.exec(before)?.[1]?.toLowerCase() : null
    return { piece: piece.replaceAll('∶', ':'), conjunction: conjunction ?? null }
  })
}

/** What somebody always says stays with whoever says it, "als ik langskwam" with what happened then. */
const readable = (description: string) =>
  description
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
const OWN_VERB = /^(?:ben|heb|ga|kom|zeg|zie|hoor|denk|voel|lach|bel|zijn|hebben|gaan|komen)$/iu

const LONGEST = 24
/** Letters of a verb that says something by itself: "snurkt". */
const MIN_ALONE = 5
const MOST = 10
const SONG =
  /(?:lied|song|nummer|jingle|ballade|hymne|\brap\b|muziek|\bstem|\bzang|gezongen|bpm|tempo|tekst|alsjeblieft|\baub\b|\bgraag (?:met|een|zonder|in)\b|schrijf|^maak\b|duet|hip-?hop|\bafscheid van|verrassing|motivatie|dankjewel|bedankt|excuses|sorry|instrumenta|\bstijl\b|refrein|couplet|\bin het (?:engels|nederlands)|stuk over|verjaardag$|^jarig|^welkom|^uitleg|spreekbeurt|vriendengroep|^ter |bruiloft$)/iu
/** What somebody who says "ik" wants of the song. */
const ASKS =
  /(?:sorry zeggen|excuses|bedanken|verrassen|feliciteren|in het zonnetje|lied|song|nummer|jingle|tekst|\brap\b|instrumenta|gezongen|zou graag)/iu
const SELF = /^(?:ik|wij|we)\s/iu
const HEARD = /^(?:hij|zij|ze|'?t|het|die)\s/iu
/** "ze ontmoetten elkaar". */
const OF_BOTH = /^(?:ze|zij)\s(?:gaan|staan|slaan|\p{L}+(?:en|ien|oen|ijn))\s/iu
const TOLD = /^(?:hij|zij|ze|die)\s/iu
/** "denkt dat hij kan zingen": what is meant is not so. */
const MEANT =
  /^(?:hij |zij |ze |die )?(denkt|vindt|zegt|beweert|gelooft|roept|dacht|vond|zei|beweerde) (?:altijd |zelf |echt |steeds )*dat (?:hij|zij|ze) (.+)$/iu
/** "een dikke teckel die bang is", of whoever was named before. */
const KIND_OF_ONE = /^(?:een|'n) (?:\p{L}+ ){1,3}(?:die|dat) \p{L}+ .+$/iu
/** "vroeger ging ze", "elke zondag bakte hij". */
const TURNED = /^((?:\p{L}+\s){1,3}?)(\p{L}+)\s(?:hij|zij|ze)\s(.+)$/iu
/** "nu wonen ze" of two. */
const TOGETHER = /^((?:\p{L}+\s){1,3}?)(\p{L}+en|zijn|staan|gaan|doen)\s(?:zij|ze)\s(.+)$/iu
const CLAUSE = /(?:^|\s)(?:omdat|dat|want|toen)\s(ik|we|wij|hij|zij|ze|je|jij)\s(.+)$/iu
/** "mijn knieën doen pijn", "de dagen duren lang". */
const MANY =
  /^(?:de|mijn|m'?n|onze|haar|zijn|alle|die)\s(?:\p{L}+\s){1,2}(?:zijn|doen|gaan|staan|hebben|kunnen|willen|moeten|komen|liggen|zitten|duren|slapen|lachen|huilen|blaffen|waren|hadden|gingen|kwamen|deden|stonden)\s/iu
const NO_FACT =
  /\b(?:overleden|gestorven|(?<!\bwie (?:er )?)jarig|doodgegaan|(?<!\bna \d+ jaar .*)met pensioen(?! na \d)|gaan? trouwen|dood|ingeslapen|ex is|geboren)\b|^(?:is|was|wordt|werd|wordt (?:vandaag|morgen)) \d+\b|^(?:wordt|werd) (?:\p{L}+ ){1,2}\d+\b|^heet\b|^bent \d+\b|^trouwt\b/iu

/** "voor mijn stiefvader gerard hij heeft …": people leave commas out. */
const ORDER =
  /^\s*(?:voor|(?:\p{L}+\s){0,3}\p{L}*(?:lied|liedje|nummer|rap)\s+(?:voor|over))\s(?!.*\b(?:die|dat|omdat|want|of|als)\s(?:hij|zij|ze|ik|we)\b)/iu

/** Ends at punctuation, and at "en" and "maar" where a verb or somebody follows. */
function piecesOf(description: string): string[] {
  return description
    .split(/[.,;:!?\n–—()]|\s-\s/u)
    .flatMap(mainClausesIn)
    .flatMap((part) => (ORDER.test(part) ? part.split(/(?<=\p{L})\s(?=(?:hij|zij|ze|ik|we)\s\p{L})/iu) : [part]))
    .flatMap((part) => part.split(/\swant\s(?!als|hoe)/iu))
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
  if (divided(first) || PAST_OF_MANY.has(first)) return true
  if (isVerb(second) && (OTHERS.test(first) || /^\p{Lu}/u.test(text.trim()))) return true
  return (
    (first === 'dat' && isVerb(second)) ||
    (first === 'heel' && isVerb(text.toLowerCase().split(/\s+/)[3] ?? '')) ||
    (/^(?:de|het|mijn|m'?n|onze|ons|haar|zijn)$/u.test(first) &&
      (isVerb(third) || MANY_DO.test(third) || isVerb(text.toLowerCase().split(/\s+/)[3] ?? '')))
  )
}

const OTHERS = /^(?:mama|mam|papa|pap|oma|opa|iedereen|niemand|alles|niets|mensen)$/u
const MANY_DO = /^(?:zijn|waren|hebben|hadden|smaken|staan|ruiken|zitten|komen)$/u

function factOf(piece: string, hearer: Hearer | null, before: Fact['of'] | null): Fact | null {
  if (piece === '') return null
  if (before === 'me' && /^(?:zei|dacht|vertelde|beloofde|loog|beweerde)\s/iu.test(piece))
    return fact('me', `ik ${piece}`)
  const meant = MEANT.exec(piece)
  if (meant && hearer && hearer.kind !== 'group' && before !== 'me')
    return fact('you', `je ${behindYou((meant[1] ?? '').toLowerCase())} dat je ${toHearer(meant[2] ?? '')}`)
  const opened = hearer && hearer.kind !== 'group' && !isSeveral(hearer) ? OPENED.exec(piece) : null
  const unmarked = marked(piece)
  if (unmarked) return factOf(unmarked, hearer, before)
  if (opened || /^(?:als|toen|wanneer|zodra|zolang|elke keer als|telkens als)\s.+‚ /iu.test(piece))
    return openedFact(piece, hearer, opened !== null)
  const teller = hearer && RELATIVE_TELLS.exec(piece)
  if (teller && hearer.kind !== 'group' && isNamed(piece.slice(0, teller.index), hearer))
    return toldOf(mainClause(teller[1] ?? ''))
  const clause =
    MAIN_FIRST.test(piece) ||
    (before === 'you' && isVerb(/^\p{L}+(?=\s\p{L}+\s)/u.exec(piece)?.[0].toLowerCase() ?? ''))
      ? null
      : CLAUSE.exec(piece)
  if (clause) return clauseFact(clause[1] ?? '', clause[2] ?? '', hearer)
  const kindOfOne = KIND_OF_ONE.exec(piece)
  if (kindOfOne && hearer && hearer.kind !== 'group' && !isSeveral(hearer) && !SONG.test(piece) && before === 'you')
    return fact('you', `je bent ${toHearer(piece)}`)
  const relative = hearer && /\s(?:die|dat|wie)\s(.+)$/iu.exec(piece)
  if (relative && isNamed(piece.slice(0, relative.index), hearer)) return toldOf(mainClause(relative[1] ?? ''))
  const isTelling =
    TOLD.test(piece) ||
    /^(?:niemand|iedereen|er)\s/iu.test(piece) ||
    (before === 'you' && /^(?:zegt|zei|zingt|zong|schrijft|schreef|speelt|speelde|luistert|draait)\s/iu.test(piece))
  if ((SELF.test(piece) ? ASKS : SONG).test(piece) && !isTelling) return null
  if (/^(?:(?:mijn|m'n|onze|ons) )?(?:\p{L}+ ){1,2}en ik\s\p{L}+/iu.test(piece) && !SONG.test(piece))
    return fact('me', said(piece, hearer).replace(/^je en ik/iu, 'jij en ik'))
  if (SELF.test(piece)) return NO_FACT.test(piece) ? null : fact('me', said(piece, hearer))
  if (/^(?:je|jij)\s/iu.test(piece)) return fact('you', piece)
  if (/^\p{L}+\s(?:\p{L}+\s)?\p{L}+\s(?:ik|we|wij)\s/iu.test(piece)) return fact('me', said(piece, hearer))
  if (hearer && hearer.kind !== 'group' && /^geboren (?:in|op|tijdens|midden|onder|bij|met) /iu.test(piece))
    return fact('you', `je bent ${piece}`)
  const words = piece.split(/\s+/)
  if (hearer && OF_BOTH.test(piece))
    return isSeveral(hearer) ? coupleFact(words.slice(1)) : fact('they', ofOther(piece))
  if (TOLD.test(piece) && /\bhem\b/iu.test(piece)) return fact('they', piece)
  if (!hearer && /^(?:hij|zij|ze)\s/iu.test(piece)) return fact('they', piece)
  // "zij achterop met de bloemen".
  const isBare = !words.slice(1).some((word) => divided(word.toLowerCase()) !== null) && words.length > 3
  if (isBare && hearer && hearer.kind !== 'group' && /^(?:hij|zij)\s/iu.test(piece))
    return fact('you', `jij ${toHearer(words.slice(1).join(' '))}`)
  if (TOLD.test(piece) && hearer && isSeveral(hearer) && hearer.kind !== 'group') return fact('they', piece)
  if (TOLD.test(piece)) return hearer && hearer.kind !== 'group' ? toldOrTyped(words, piece) : null
  const together = hearer && isSeveral(hearer) ? TOGETHER.exec(piece) : null
  if (together)
    return coupleFact(
      [...(together[1] ?? '').trim().split(/\s+/), together[2] ?? '', 'jullie', ...(together[3] ?? '').split(/\s+/)],
      '',
    )
  if (/\s(?:graag|aub|alsjeblieft)$/iu.test(piece) && words.length < 6) return null
  const turned = hearer && hearer.kind !== 'group' ? TURNED.exec(piece) : null
  if (turned && hearer && isSeveral(hearer)) return fact('they', piece)
  if (turned && isVerb((turned[2] ?? '').toLowerCase())) return turnedFact(turned)
  const verb = words.slice(1, 6).findIndex((word) => isVerb(word.toLowerCase())) + 1
  if (
    hearer &&
    hearer.kind !== 'group' &&
    verb > 0 &&
    isNamed(words.slice(0, verb).join(' '), hearer, words.slice(0, verb))
  )
    return toldOf(words.slice(verb))
  const goesOn = hearer && hearer.kind !== 'group' && before === 'you'
  if (
    goesOn &&
    (isVerb((words[0] ?? '').toLowerCase()) ||
      (/^(?:zijn|haar|de|het|een|veel|te)$/iu.test(words[0] ?? '') &&
        words.length < 9 &&
        divided((words.at(-1) ?? '').toLowerCase()) !== null &&
        !NO_VERBS.has((words.at(-1) ?? '').toLowerCase())) ||
      (words.length > 1 && words.length < 6 && divided((words.at(-1) ?? '').toLowerCase())?.[1]) ||
      /\s(?:gaat|komt|blijft|ging|kwam|bleef|kan|wil) \p{L}+en$/iu.test(piece) ||
      /^(?:altijd|nooit|vaak|soms|graag|mij|me|ons|elke|iedereen|alles)$/iu.test(words[0] ?? ''))
  )
    return toldOf(mainClause(piece))
  if (hearer?.kind === 'group' && before === 'you' && /^\p{L}+en\s/u.test(piece)) return coupleFact(words)
  if (before === 'me' && /^(?:hebben|gaan|wonen|delen|zitten|doen)\s/iu.test(piece))
    return fact('me', `we ${said(piece, hearer)}`)
  if (before === 'me' && PAST_OF_MANY.has((words[0] ?? '').toLowerCase()))
    return fact('me', `we ${said(piece, hearer)}`)
  if (before === 'me' && isVerb((words[0] ?? '').toLowerCase())) return null
  if (MANY.test(piece)) return fact('they', hearer ? ofHearer(piece) : piece)
  if (verb > 0 && !isVerb((words[0] ?? '').toLowerCase()))
    return /^(?:als|waar|hoe|wat|toen|voor|met)\s|^er\s(?:\p{L}+\s){0,2}\p{L}+$/iu.test(piece)
      ? null
      : fact('they', hearer ? ofHearer(piece) : piece)
  return isThing(piece) ? fact('thing', piece) : null
}

/** "als Ajax verliest mag niemand tegen hem praten": the comma that people leave out. */
function marked(piece: string): string | null {
  if (piece.includes('‚') || !/^(?:als|toen|wanneer|zodra|elke keer als|telkens als)\s/iu.test(piece)) return null
  const words = piece.split(/\s+/)
  const at = words.findIndex(
    (word, i) =>
      i > 1 && divided(word.toLowerCase()) && isVerb((words[i + 1] ?? '').toLowerCase()) && i + 2 < words.length,
  )
  return at < 0 ? null : `${words.slice(0, at + 1).join(' ')}‚ ${words.slice(at + 1).join(' ')}`
}

/** "Als ik langskwam, zette hij koffie": of whoever is meant by "hij". */
const OPENED =
  /^(?:als|toen|wanneer|zodra|zolang|elke keer als|telkens als)\s.*\b(?:hij|zij|ze)\b.*‚ |‚ \p{L}+ (?:hij|zij|ze)\b/iu
const MAIN_FIRST =
  /^(?:(?:hij|zij|ze|ik|we|wij|je|jij) (?!.{0,3}$)\p{L}+|(?:die|dat) (?:\p{L}+ ){0,6}?(?:zegt|zei|denkt|dacht|vindt|vond|weet|wist|roept|riep|belooft|beloofde)) .*(?:omdat|dat|want|toen)\s/iu

/** "Dennis die al vier jaar zegt dat hij de schuur gaat opruimen". */
const RELATIVE_TELLS =
  /\sdie\s((?:\p{L}+ ){0,6}(?:zegt|zei|denkt|dacht|vindt|vond|weet|wist|roept|riep|belooft|beloofde|\p{L}+t|\p{L}+de|\p{L}+te) (?:dat|omdat) .+)$/iu

function openedFact(piece: string, hearer: Hearer | null, isOfHearer: boolean): Fact {
  const text = piece.replace('‚ ', ', ')
  const isSingle = hearer !== null && hearer.kind !== 'group' && !isSeveral(hearer)
  if (!isOfHearer) return fact(/\b(?:ik|we|wij)\b/iu.test(text) ? 'me' : 'they', isSingle ? toHearer(text) : text)
  const turned = text
    .replace(/^(als|toen|wanneer|zodra|zolang) zij\b/iu, '$1 je')
    .replace(/, (\p{L}+) (?:hij|zij|ze)\b/iu, (_, verb: string) => `, ${beforeYou(verb.toLowerCase())} je`)
  return fact('you', toHearer(turned))
}

/** Whether nobody else is named: a few words before a verb are the hearer alone. */
function isNamed(text: string, { kin, name }: Hearer, alone?: readonly string[]): boolean {
  const said = ` ${text.toLowerCase()} `
  const own = [kin, name].filter((one) => one !== null && said.includes(` ${one.toLowerCase()} `))
  return own.length > 0 && (!alone || !/\b(?:van|en|voor|met)\b/iu.test(text))
}

/** The verb of a clause comes first: "altijd alles opeet" gives "eet altijd alles op". */
function mainClause(clause: string): string[] {
  const tail =
    /^(.+?\p{L}) ((?:omdat|terwijl|zodat|totdat|zodra|voordat|nadat|wanneer|als|dat|toen|waar|want|om) \p{L}+ .+)$/iu.exec(
      clause.trim(),
    )
  const head = tail ? mainWords(tail[1] ?? '') : []
  return tail && head.length > 0 ? [...head, ...(tail[2] ?? '').split(/\s+/)] : mainWords(clause)
}

function mainWords(clause: string): string[] {
  const words = clause.trim().split(/\s+/)
  const at = verbAt(words)
  const found = at < 0 ? null : divided((words[at] ?? '').toLowerCase())
  if (!found) return []
  const [verb, rest] = found
  const others = words.filter((_, index) => index !== at)
  return [verb, ...others, ...(rest ? [rest] : [])]
}

const HELPERS = /^(?:heeft|had|is|was|kan|kon|wil|wilde|wou|mag|mocht|moet|moest|zal|zou)$/iu

/** A helper, else the first word if it is a verb, else the last one that is. */
function verbAt(words: readonly string[]): number {
  if (divided((words[0] ?? '').toLowerCase())) return 0
  const helper = words.findIndex((word) => HELPERS.test(word))
  if (helper >= 0) return helper
  return words.findLastIndex((word) => divided(word.toLowerCase()) !== null && !NO_VERBS.has(word.toLowerCase()))
}

const NO_VERBS: ReadonlySet<string> = new Set(
  'was past kaart plant sport wacht zucht rust dacht telt haat feest kast was lacht vecht waste'.split(' '),
)

function clauseFact(who: string, clause: string, hearer: Hearer | null): Fact | null {
  const words = mainClause(clause)
  if (/^(?:hij|zij|ze)$/iu.test(who)) return hearer && hearer.kind !== 'group' ? toldOf(words) : null
  if (/^(?:je|jij)$/iu.test(who)) return words.length > 1 ? fact('you', `je ${words.join(' ')}`) : null
  const own = ownClause(clause)
  return own ? fact('me', `${who} ${hearer ? toHearer(own) : own}`) : null
}

/** "ik haar verjaardag vergeten ben" gives "ben haar verjaardag vergeten"; where the verb is not known, nothing. */
function ownClause(clause: string): string | null {
  const words = clause.trim().split(/\s+/)
  if (/\s(?:dat|omdat|toen|als)\s/iu.test(clause) && isVerb((words[0] ?? '').toLowerCase())) return clause.trim()
  const at = words.findIndex((word) =>
    /^(?:ben|heb|had|was|kan|kon|wil|wilde|moest|zou|hebben|waren|ga|hou|mis|mochten|konden|moesten|wilden|zouden|mocht|mag|mogen|kunnen)$/iu.test(
      word,
    ),
  )
  const last = at >= 0 ? at : words.findLastIndex((word) => isVerb(word.toLowerCase()))
  if (last < 0) return null
  return [words[last], ...words.filter((_, index) => index !== last)].join(' ')
}

/** Words that follow the subject, the verb first, said to the hearer. */
function toldOf([verb = '', ...rest]: readonly string[]): Fact | null {
  if (!isVerb(verb.toLowerCase()) || NO_FACT.test([verb, ...rest].join(' '))) return null
  if (rest.length === 0 && verb.length < MIN_ALONE) return null
  return fact('you', `je ${behindYou(verb.toLowerCase())} ${toHearer(rest.join(' '))}`)
}

/** Behind "hij" stands its verb, known or not; what is not surely one stays as it was typed. */
function toldOrTyped([first = '', verb = '', ...rest]: readonly string[], piece: string): Fact | null {
  const known = toldOf(mainClause([verb, ...rest].join(' ')))
  if (
    known ||
    /^die$/iu.test(first) ||
    /^(?:nooit|niet|altijd|vaak|soms|ook|nog|nu|toch|met|in|op|er|echt|zelf|elke|alles|graag|dat)$/iu.test(verb) ||
    NO_FACT.test(`${verb} ${rest.join(' ')}`) ||
    rest.length === 0
  )
    return known
  return /[^aeiou]t$|(?:aa|ee|oo|uu|ie|oe|ij|ui|eu|ou)\p{L}*t$/iu.test(verb)
    ? fact('you', `je ${verb.toLowerCase()} ${toHearer(rest.join(' '))}`)
    : fact('they', piece)
}

const isSeveral = ({ kind, name }: Hearer) => kind === 'group' || / en |,/.test(name ?? '')

/** "ze zijn trots op haar" of others is said to her. */
const ofOther = (piece: string) => piece.replace(/\b(?:haar|hem)$/iu, 'jou')

/** "ze leerden elkaar kennen" of two who are sung to. */
const coupleFact = (words: readonly string[], subject = 'jullie'): Fact | null =>
  NO_FACT.test(words.join(' ')) ? null : fact('you', `${subject} ${words.join(' ').replace(/\bhun\b/giu, 'jullie')}`)

const ofHearer = (piece: string) =>
  piece
    .replace(/^((?:haar|zijn|z'n)\s.+\swaar) (?:hij|ze|zij) is$/iu, '$1 je bent')
    .replace(/^(?:haar|zijn|z'n)\s/iu, 'je ')
    .replace(/\bhem\b/iu, 'je')

const turnedFact = ([, time = '', verb = '', rest = '']: readonly string[]): Fact =>
  fact('you', `${time}${beforeYou(verb.toLowerCase())} je ${toHearer(rest)}`)

/** "ik mis mijn moeder", sung to her, is "ik mis je". */
function said(piece: string, hearer: Hearer | null): string {
  if (!hearer) return piece
  const own = [hearer.kin, hearer.name].flatMap((one) => (one ? [one.toLowerCase()] : []))
  const spoken = own.reduce(
    (text, one) =>
      text.replace(
        new RegExp(
          `(?<!\\p{L})(?:(?:mijn|m'n|onze|ons)\\s)${one}(?:\\s${escaped(hearer.name ?? one)})?(?!\\p{L})`,
          'giu',
        ),
        'je',
      ),
    piece,
  )
  return toHearer(spoken)
}

const toHearer = (text: string) =>
  text
    .replace(/\bhaar haar\b/giu, 'je haar')
    .replace(/\b(zonder|met|van|voor|bij|aan|naar|op|achter|naast|tegen) hem\b/giu, '$1 jou')
    .replace(
      /\b(zonder|met|van|voor|bij|aan|naar|op|achter|naast|tegen) haar (?=(?:zou|zouden|kan|kunnen|wil|moest|is|was|en|niet|meer|in|op|naar|of|als|slapen|zitten|blijven|logeren|wonen|schuilen)\b)/giu,
      '$1 jou ',
    )
    .replace(
      /\b(dat|die) (?:zijn|z'n) (?=\p{L}+ (?:naast|bij|op|in|met|aan|altijd|niet|weer|ook|\p{L}+t)\b)/giu,
      '$1 je ',
    )
    .replace(/(?<!\b(?:te|we|wij|ze|zij|jullie|er|die|dat|samen|kan|wil|altijd) )\b(?:zijn|z'n)(?=\s\p{L}{2})/giu, 'je')
    .replace(/(?<!\b(?:te|we|wij) )\bhaar(?=\s\p{L}{2})/giu, 'je')
    .replace(/\b(?:haar|hem)$/iu, 'jou')
    .replace(/\bhem\b/giu, 'je')
    .replace(/\b(?:zichzelf)\b/giu, 'jezelf')
    .replace(/\bzich\b/giu, 'je')
    .replace(/\b(?:ze|hij)\b/giu, 'je')
    .replace(
      /\b((?:als|dat|omdat|toen|terwijl|zodra|wanneer|waar) je (?:\p{L}+ ){0,5})(is|heeft)(?=,|$)/giu,
      (_, before: string, verb: string) => `${before}${behindYou(verb.toLowerCase())}`,
    )

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (
    words.length > 9 ||
    /^(?:voor|van|met|zonder|op|in|uit|ter|als|geen|niet|over|aan|om|en|mijn|m'n|onze|ons|oma|opa)$/iu.test(
      words[0] ?? '',
    )
  )
    return false
  if (/\b\d+ jaar(?! (?:bij|op|in|als|achter|aan|langs?|voor)\b)|^\d+e?\s|\bverjaardag\b|\bbruiloft\b/iu.test(piece))
    return false
  return words.length > 1 && readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

function withNames(text: string, names: readonly string[]): string {
  return names.reduce(
    (line, name) => line.replace(new RegExp(`(?<!\\p{L})${escaped(name.toLowerCase())}(?!\\p{L})`, 'gu'), name),
    text,
  )
}

function fact(of: Fact['of'], text: string): Fact {
  const spaced = text
    .replace(
      /(?<![\p{L}'’])s (?=(?:ochtends|morgens|middags|avonds|nachts|zomers|winters|zondags|zaterdags)(?!\p{L}))/giu,
      "'s ",
    )
    .replace(/\s+/g, ' ')
    .trim()
  return { of, text: capital(spaced.replaceAll('‚', ',').replaceAll('∶', ':')), deed: null }
}
