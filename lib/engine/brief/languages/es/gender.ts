import type { Hearer } from '../../brief.ts'
import { plainOf } from './words/verbs.ts'

/** "él" and "lo" are nobody's mother: whether the hearer is a man or a woman; null where nothing tells. */
export function genderOf(hearer: Hearer | null): 'f' | 'm' | null {
  if (!hearer || hearer.kind === 'group' || / [ye] /.test(hearer.name ?? '')) return null
  const kin = plainOf(hearer.kin?.split(' ').at(-1) ?? '')
  if (/^(?:colega|pareja|familia|mascota|peque|bebe|roomie|profe|jefe|crush)$/.test(kin)) return ofName(hearer.name)
  if (/^(?:papa|padre|compa|tata)$/.test(kin)) return 'm'
  if (/^(?:madre|mujer|sen?o)$/.test(kin)) return 'f'
  if (/a$/.test(kin)) return 'f'
  if (/(?:o|or)$/.test(kin)) return kin === 'amor' ? null : 'm'
  return ofName(hearer.name)
}

function ofName(name: string | null): 'f' | 'm' | null {
  const [own = ''] = plainOf(name ?? '').split(' ')
  if (/^(?:don|sr|senor|dr)$/.test(own)) return 'm'
  if (
    /^(?:dona|sra|senora|dra|mari|carmen|pilar|consuelo|rocio|rosario|socorro|amparo|dolores|mercedes|lourdes|isabel|raquel|esther|ines|beatriz|luz|flor|belen|paz|charo|maribel|marisol|noemi|ruth|irene|nieves)$/.test(
      own,
    )
  )
    return 'f'
  if (/^(?:luca|garcia|borja|bautista|joshua|andrea|chema|josema|juanma|rafa|bauti|santi)$/.test(own))
    return own === 'andrea' ? 'f' : 'm'
  if (/a$/.test(own)) return 'f'
  return /o$/.test(own) ? 'm' : null
}

/** Whether words begin with "él" of a woman or "ella" of a man: somebody else does it. */
export function isOfSomebodyElse(text: string, hearer: Hearer | null): boolean {
  const gender = genderOf(hearer)
  return (gender === 'f' && /^él /iu.test(text)) || (gender === 'm' && /^ella /iu.test(text))
}

/** "dejó un vestido y lo voy a terminar yo": "lo" is no mother. Turned with what stands for things kept as it is. */
export function withThings(text: string, hearer: Hearer | null, turn: (text: string) => string): string {
  const gender = genderOf(hearer)
  const other = gender === 'f' ? 'lo' : gender === 'm' ? 'la' : null
  const hidden = text
    .replace(new RegExp(`(?<!\\p{L})(${other ?? '(?!)'}) (?=\\p{L})`, 'giu'), `$1${MARK} `)
    .replace(
      /(?<!\p{L})(l[oa]) (?=(?:voy|vamos|quiero|queremos|pienso|prometo|puedo|tengo que|quise|pude) (?:a |que )?(?:terminar|acabar|arreglar|pintar|leer|guardar|comer|beber|usar|poner|romper|vender|comprar|tirar|coser|cocinar|hacer|escribir|abrir|plantar|regar|pagar|tocar|cantar)(?!\p{L}))/giu,
      `$1${MARK} `,
    )
  return turn(hidden).replaceAll(MARK, '')
}
/** Of no language. */
const MARK = '\u{e100}'
