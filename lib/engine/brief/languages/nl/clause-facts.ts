import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { ofHearer, ofOther, said, toHearer } from './hearer.ts'
import { fact } from './lines.ts'
import { ASKS, MANNER, NO_FACT, SONG } from './notes.ts'
import { isNamed, isSeveral } from './persons.ts'
import { coupleFact, toldOf, toldOrTyped, turnedFact } from './second-person.ts'
import { CLAUSE, clauseFact, MAIN_FIRST, marked, OPENED, openedFact, RELATIVE_TELLS } from './subordinate-clauses.ts'
import { mainClause } from './word-order.ts'
import { behindYou, divided, isVerb, NO_VERBS, PAST_OF_MANY, PAST_VERBS, PRESENT_OF_MANY } from './words/verbs.ts'

/** What a piece of a description tells, said to whoever hears it where it is of them; null where it is no line of a song. */
export function factOf(piece: string, hearer: Hearer | null, before: Fact['of'] | null): Fact | null {
  if (piece === '' || MANNER.test(piece) || /^(?:hij|zij|ze|die) heet(?:te)?\b/iu.test(piece)) return null
  if (before === 'me' && /^ik en (?:de|mijn|onze) \p{L}+$/iu.test(piece)) return null
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
    return fact('you', `je ${isOfOld(piece) ? 'was' : 'bent'} ${toHearer(piece)}`)
  const relative = hearer && /\s(?:die|dat|wie)\s(?!(?:hij|zij|ze|ik|we|wij|je)\s)(.+)$/iu.exec(piece)
  if (relative && isNamed(piece.slice(0, relative.index), hearer)) return toldOf(mainClause(relative[1] ?? ''))
  const another = hearer && !SONG.test(piece) ? toldOfOther(piece) : null
  if (another) return another
  if (
    ((hearer && hearer.kind !== 'group' && WITH_THEIRS.test(piece)) || /^met \d+ \p{L}{3}/iu.test(piece)) &&
    isShort(piece)
  )
    return fact('thing', toHearer(piece))
  const isTelling =
    TOLD.test(piece) || /^(?:niemand|iedereen|er)\s/iu.test(piece) || (before === 'you' && beginsWithVerb(piece))
  if ((SELF.test(piece) ? ASKS : SONG).test(piece) && !isTelling) return null
  if (/^(?:(?:mijn|m'n|onze|ons) )?(?:\p{L}+ ){1,2}en ik\s\p{L}+/iu.test(piece) && !SONG.test(piece))
    return fact('me', said(piece, hearer).replace(/^je en ik/iu, 'jij en ik'))
  if (SELF.test(piece)) return NO_FACT.test(piece) ? null : fact('me', said(piece, hearer))
  if (/^(?:je|jij|jullie)\s/iu.test(piece)) return fact('you', piece)
  if (/^er \p{L}+(?:t|de|te) (?:een|geen|nog|al|weer|altijd|iets|iemand|\d+) /iu.test(piece))
    return fact('they', hearer ? ofHearer(piece) : piece)
  if (
    /^(?:\p{L}+\s(?:\p{L}+\s)?|(?:om|op|in|na|bij|met|tijdens|voor|elke|iedere|sinds|door|dankzij|tegenwoordig) (?:[\p{L}\d'’∶-]+ ){1,6}?)\p{L}+\s(?:ik|we|wij)\s/iu.test(
      piece,
    )
  )
    return fact('me', said(piece, hearer))
  const met = hearer && MET.exec(piece)
  if (met) return fact('me', `ik zie je ${met[1] ?? ''}`)
  if (hearer && hearer.kind !== 'group' && /^geboren (?:in|op|tijdens|midden|onder|bij|met) /iu.test(piece))
    return fact('you', `je bent ${piece}`)
  if (hearer && hearer.kind !== 'group' && before === 'you' && /^\p{L}+ maar \p{Ll}+$/u.test(piece))
    return fact('you', `je bent ${piece.toLowerCase()}`)
  const words = piece.split(/\s+/)
  const done = hearer?.kind === 'group' && before === 'you' ? relativeOfMany(piece) : null
  if (done) return done
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
      /^(?:altijd|nooit|vaak|soms|graag|mij|me|ons|elke|iedereen|alles)$/iu.test(words[0] ?? '') ||
      /^(?:(?:heel|erg|zo|altijd|nooit) )?\p{L}+ (?:is|was) (?:voor|op|van|in|met|als|om|aan|over) /iu.test(piece))
  )
    return toldOf(mainClause(piece))
  if (hearer?.kind === 'group' && before === 'you' && /^\p{L}+en\s/u.test(piece)) return coupleFact(words)
  if (before === 'me' && /^(?:hebben|gaan|wonen|delen|zitten|doen)\s/iu.test(piece))
    return fact('me', `we ${said(piece, hearer)}`)
  if (before === 'me' && PAST_OF_MANY.has((words[0] ?? '').toLowerCase()))
    return fact('me', `we ${said(piece, hearer)}`)
  const [, turnedVerb = '', it = '', more = ''] = /^(\p{L}+) (het|er) (.+)$/iu.exec(piece) ?? []
  if (before && isVerb(turnedVerb.toLowerCase())) return fact('they', `${it} ${turnedVerb} ${more}`)
  if (before === 'me' && OWN_FIRST.test(piece)) return fact('me', `ik ${said(piece, hearer)}`)
  if (before === 'me' && isVerb((words[0] ?? '').toLowerCase())) return null
  if (MANY.test(piece) || ofMany(words)) return fact('they', hearer ? ofHearer(piece) : piece)
  if (verb > 0 && !isVerb((words[0] ?? '').toLowerCase()))
    return /^(?:als|waar|hoe|wat|toen|voor|met)\s|^er\s(?:\p{L}+\s){0,2}\p{L}+$/iu.test(piece)
      ? null
      : fact('they', hearer ? ofHearer(piece) : piece)
  return isThing(piece) ? fact('thing', piece) : null
}

const SELF = /^(?:ik|wij|we)\s/iu
export const TOLD = /^(?:hij|zij|ze|die)\s/iu

/** "ze ontmoetten elkaar". */
export const OF_BOTH = /^(?:ze|zij)\s(?:gaan|staan|slaan|\p{L}+(?:en|ien|oen|ijn))\s/iu

/** Where whoever one is in love with is: "verliefd op een jongen in de trein van 8∶12". */
const MET =
  /^(?:ik ben )?(?:stiekem |zo |heel erg )?verliefd op (?:een |de |die )?(?:jongen|meisje|meid|man|vrouw|collega|buurjongen|buurmeisje) ((?:in|op|bij|achter) .+)$/iu

/** "denkt dat hij kan zingen": what is meant is not so. */
const MEANT =
  /^(?:hij |zij |ze |die )?(denkt|vindt|zegt|beweert|gelooft|roept|dacht|vond|zei|beweerde) (?:altijd |zelf |echt |steeds )*dat (?:hij|zij|ze) (.+)$/iu

/** Whether the verb that tells of whoever it was is one of the past. */
const isOfOld = (piece: string) =>
  piece
    .toLowerCase()
    .split(/\s+/)
    .some((word) => PAST_VERBS.has(word))

/** "een dikke teckel die bang is", of whoever was named before. */
const KIND_OF_ONE = /^(?:een|'n) (?:\p{L}+ ){1,3}(?:die|dat) \p{L}+ .+$/iu

/** "vroeger ging ze", "elke zondag bakte hij". */
const TURNED = /^((?:\p{L}+\s){1,3}?)(\p{L}+)\s(?:hij|zij|ze)\s(.+)$/iu

/** "nu wonen ze" of two. */
const TOGETHER = /^((?:\p{L}+\s){1,3}?)(\p{L}+en|zijn|staan|gaan|doen)\s(?:zij|ze)\s(.+)$/iu

/** "mijn knieën doen pijn", "de dagen duren lang". */
const MANY =
  /^(?:de|mijn|m'?n|onze|haar|zijn|alle|die)\s(?:\p{L}+\s){1,2}(?:zijn|doen|gaan|staan|hebben|kunnen|willen|moeten|komen|liggen|zitten|duren|slapen|lachen|huilen|blaffen|waren|hadden|gingen|kwamen|deden|stonden)\s/iu

const beginsWithVerb = (piece: string) => {
  const [first = '', second = ''] = piece.toLowerCase().split(' ')
  return second !== '' && (isVerb(first) || PAST_OF_MANY.has(first))
}

/** "die ons in huis namen toen onze keuken in brand stond", of several who hear it. */
function relativeOfMany(piece: string): Fact | null {
  const [, clause = '', rest = ''] =
    /^die (.+?)((?: (?:toen|als|omdat|terwijl|nadat|voordat|zodat|en|zonder) .+)?)$/iu.exec(piece) ?? []
  const words = clause.split(' ')
  const verb = words.at(-1)?.toLowerCase() ?? ''
  if (!PAST_OF_MANY.has(verb) && !PRESENT_OF_MANY.has(verb)) return null
  return coupleFact([verb, ...words.slice(0, -1), ...rest.trim().split(' ').filter(Boolean)])
}

/** What whoever sings goes on with: "en heb toen ook nog …". */
const OWN_FIRST =
  /^(?:ben|heb|ga|kom|zit|sta|had|was|kon|wilde|wou|ging|kwam|deed|zag|liet|stond|zat|liep|reed|dacht|vergat|verloor|kreeg|gaf|nam|maakte|brak|viel|sliep|at|huilde|durfde|moest|mocht|bleef|vond|kocht|hoorde|voelde|wist|schreef|belde|lachte|miste) (?!hij |zij |ze |het |de )/iu

/** "papa die naast haar bedje zit": what somebody else does. */
function toldOfOther(piece: string): Fact | null {
  const [, who = '', clause = ''] =
    /^((?:(?:mijn|onze|ons|haar|zijn|de|het) (?:\p{L}+ )?)?\p{L}+(?<!^(?:lied|iets|iemand|alles|niets|dingen|mensen))) die (.+)$/iu.exec(
      piece,
    ) ?? []
  const words = who === '' ? [] : mainClause(clause)
  return words.length > 1 ? fact('they', `${ofHearer(who)} ${toHearer(words.join(' '))}`) : null
}

/** "met haar knuffelkonijn en de regen op het dakraam". */
const WITH_THEIRS = /^met (?:haar|zijn) \p{L}/iu

const isShort = (piece: string) => piece.split(' ').length <= LONGEST_WITH
const LONGEST_WITH = 12

/** "kinderen krijgen een lolly", "haar honden heten Bep en Truus". */
const ofMany = (words: readonly string[]) =>
  words.length > 2 &&
  !/^(?:om|te|zonder|voor|graag|we|wij|jullie)$/iu.test(words[0] ?? '') &&
  words
    .slice(1, 3)
    .some((word, at) => PRESENT_OF_MANY.has(word.toLowerCase()) && (at === 1 || /(?:s|en)$/u.test(words[0] ?? '')))

/** A few words of a list, none of which the composer understands. */
function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (
    words.length > (/ (?:die|dat) /u.test(piece) ? 13 : 9) ||
    /^(?:voor|van|met|zonder|op|in|uit|ter|als|geen|niet|over|aan|om|en|mijn|m'n|onze|ons|oma|opa)$/iu.test(
      words[0] ?? '',
    )
  )
    return false
  if (/\b\d+ jaar(?! (?:bij|op|in|als|achter|aan|langs?|voor)\b)|^\d+e?\s|\bverjaardag\b|\bbruiloft\b/iu.test(piece))
    return false
  return words.length > 1 && readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}
