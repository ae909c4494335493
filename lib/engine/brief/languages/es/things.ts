import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Hearer } from '../../brief.ts'
import { matches } from '../../patterns.ts'
import { NOTE, OUT_OF_SONG } from './notes.ts'
import { isNamed, isVerbAt, REQUEST } from './pieces.ts'
import { SPANISH_KINDS_OF_SONG } from './words/kinds-of-song.ts'

const [, SHOP = '(?!)'] = SPANISH_KINDS_OF_SONG.find(([plot]) => plot === 'shop') ?? []

/** Whether a song sells something. */
export const isOfShop = (description: string): boolean => matches(SHOP, description)

/** What a shop sells, where and when, each by itself: "en la calle Mayor de Soria", "pan de masa madre y empanadas de atún". */
export function soldIn(piece: string): string | null {
  if (REQUEST.test(piece) || NOTE.test(piece) || OUT_OF_SONG.test(piece) || piece.split(/\s+/).length > MOST_SOLD)
    return null
  if (WHERE.test(piece)) return piece
  const words = piece.split(/\s+/)
  const isClause = words.length > 1 && words.some((word, at) => isVerbAt(words, at, word))
  const isBare = /^(?:muy|bien|algo|estilo|tipo|como|que|es|y ya|por|es|somos)(?: |$)/iu.test(piece)
  return isClause || isBare || readAttributes([piece]).notUnderstood.every((word) => word.length < 4) ? null : piece
}
const MOST_SOLD = 14
const WHERE =
  /^(?:en|desde|junto|frente|al lado|detrás|esquina|cerca|a (?:\p{L}+ |\d+ )?(?:pasos|metros|cuadras|minutos|calles)|de \p{L}+ a \p{L}+|con|sin|abiert[oa]s?|hasta|todos los|todo el|de \d) ?\p{L}*/iu

/** A few words of a list, none of which the composer understands. */
export function isThing(piece: string, hearer: Hearer | null): boolean {
  const words = piece.split(/\s+/)
  if (words.length > 7 || (hearer && isNamed(piece, hearer))) return false
  if (
    /^(?:muy|bien|super|s[uú]per|no|ni|de|del|a|al|por|es|y|solo|nuestr[oa] (?:boda|aniversario)$|cumplea[nñ]os|boda|aniversario|despedida|feliz|d[ií]a|hola|es|tiene|hace)(?: |$)/iu.test(
      piece,
    )
  )
    return false
  return readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}
