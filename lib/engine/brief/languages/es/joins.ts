import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import { uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'
import { isPair, toHearer } from './hearer.ts'
import { fact, LONGEST } from './lines.ts'
import { NOTE, OUT_OF_SONG, REQUEST_START } from './notes.ts'
import { endsNamed, isNamed, isVerb, REQUEST } from './pieces.ts'
import { isThing } from './things.ts'

/** What is no clause and goes on from one: "con su gorra", "ni cuando nevó", "los gatos". */
export function furtherOf(text: string, facts: readonly Fact[], hearer: Hearer | null): boolean {
  const main = facts.findLast(({ of }) => of !== 'thing')
  if (/^[aá]nimos?(?!\p{L})/iu.test(text)) return false
  if (!main || (facts.at(-1)?.of === 'thing' && !facts.at(-1)?.text.includes(' '))) return false
  if (
    REQUEST.test(text) ||
    REQUEST_START.test(text) ||
    NOTE.test(text) ||
    OUT_OF_SONG.test(text) ||
    (hearer && isNamed(text, hearer))
  )
    return false
  if (`${main.text} ${text}`.split(' ').length > LONGEST - 6) return false
  if (readAttributes([text]).notUnderstood.every((word) => word.length < 4)) return false
  return GOES_ON.test(text) || isThing(text, hearer)
}
const GOES_ON =
  /^(?:(?:y|o|ni|pero|hasta|solo|sólo|siempre|todo|toda|incluso|casi|muy|menos|excepto|como|sin|con|en|de|del|desde|para|por|a|al|entre|sobre|bajo|junto|tras|según|hacia|ante|contra|durante|aunque sea|después de|antes de|\p{L}+(?:ando|iendo|yendo)(?:me|te|se|le|lo|la|les|los|las)?)) \p{L}|^(?:\p{L}+ando|\p{L}+iendo)$/iu

/** The fact, and how it is joined, with what goes on from it. */
export function longer(main: Fact, text: string, hearer: Hearer | null): Partial<Fact> {
  const more =
    hearer && !isPair(hearer) ? toHearer(text, main.of === 'you' ? 'you' : main.of === 'me' ? 'me' : 'they') : text
  const gap = /^(?:y|e|o) /iu.test(more) ? ' ' : ', '
  const rest = `${gap}${/^\p{Lu}\p{L}*\p{Lu}?/u.test(text) && isName(text) ? more : uncapital(more)}`
  return { text: `${main.text}${rest}`, ...(main.joined ? { joined: `${main.joined}${rest}` } : {}) }
}
const isName = (text: string) => /^\p{Lu}/u.test(text)

/** "la recepcionista", "compañera de la oficina", right behind who hears it. */
export function roleOf(text: string, last: string, hearer: Hearer, description: string): Fact | null {
  if (isPair(hearer) || !isNamed(last, hearer) || !endsNamed(last, hearer) || !(ROLE.test(text) || isWhat(text)))
    return null
  const isGone =
    /(?<!\p{L})(?:bisabuel[oa]|tatarabuel[oa]|muri[oó]|falleci[oó]|en paz descanse|descanse en paz|ya no est[aá])(?!\p{L})/iu.test(
      description,
    )
  return fact('you', `${isGone ? 'Eras' : 'Eres'} ${uncapital(text)}`)
}
/** One word that says what somebody is: "monja", "calvo". */
const isWhat = (text: string) =>
  /^\p{Ll}{4,}$/u.test(text) &&
  !isVerb(text) &&
  /(?:[oa]|or|ista|ente|ante|ble|al)$/u.test(text) &&
  !/^(?:gracias|hola|ahora|luego|antes|cuando|como|tanto|mucho|bonita|bonito|alegre|divertid[oa]|gracios[oa]|emotiv[oa]|rom[aá]ntic[oa]|nada|todo|toda|para|pero|aunque|rápid[oa]|lent[oa]|cort[oa]|anoche|ahorita)$/u.test(
    text,
  ) &&
  readAttributes([text]).notUnderstood.length > 0

const ROLE =
  /^(?:(?:el|la|mi|un|una|nuestr[oa]) )?(?:mejor )?(?:\p{L}+(?:ist|er|dor|tor|sor|eñ)[oa]?s?|amig[oa]|jef[ea]|vecin[oa]|profe|seño|secretari[oa]|hincha|fan|fanátic[oa]|amante|socio|socia|viud[oa]|jubilad[oa]|ex\p{L}{4,}|alma|rein[oa]|rey|capit[aá]n\p{L}*|médic[oa]|abogad[oa]|portero|conserje|chef|reina|campe[oó]n\p{L}*|compañer[oa])(?: (?:del?|con|más|en) .+)?$/iu

/** Where all is one sentence, its last clause behind "y" stands for itself: there are two verses. */
export function inTwo(facts: readonly Fact[]): readonly Fact[] {
  const at = facts.findLastIndex(({ joined }) => joined !== undefined && /^[YE] /u.test(joined))
  const isOne = facts.length > 1 && facts.every(({ joined }, place) => place === 0 || joined !== undefined)
  return isOne && at > 0 ? facts.map((one, place) => (place === at ? alone(one) : one)) : facts
}
const alone = ({ of, text, deed }: Fact): Fact => ({ of, text, deed })
