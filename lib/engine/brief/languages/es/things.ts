import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Hearer } from '../../brief.ts'
import { isNamed } from './pieces.ts'

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
