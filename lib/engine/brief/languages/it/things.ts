import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Hearer } from '../../brief.ts'
import { ARTICLE, TIME } from './clauses.ts'
import { isNamed } from './hearer.ts'

/** A few words of a list, none of which the composer understands. */
export function isThing(piece: string, hearer: Hearer | null): boolean {
  const words = piece.split(/\s+/)
  if (
    words.filter((word) => !ARTICLE.test(word)).length > LONGEST_THING ||
    (hearer && isNamed(piece, hearer)) ||
    NO_THING.test(piece) ||
    words.every((word) => TIME.test(word)) ||
    MUSIC.test(piece)
  )
    return false
  if (/^(?:prima|poi|infine|quindi) /iu.test(piece)) return true
  return readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

/** In words, without articles. */
const LONGEST_THING = 9

const NO_THING =
  /^(?:tel(?:efono)?\.? ?\d.*|cell\.? ?\d.*|[\d ./-]{4,}|buon(?:giorno|asera|anotte)|ciao|salve|\d[\d.,]* ?(?:kg|chil\p{L}+|gramm\p{L}+|cm|centimetr\p{L}+|metr\p{L}+|g|m)(?!\p{L})|molto|tanto|troppo|non|né|di|del|della|dei|da|dal|dalla|al?|alla|mi[ao]|è|e|solo|buon|tanti|ciao|con|per|anni|fa|in|nel|nella|alle|possibilmente|magari|ultim[oa] giorno|che|se|anche)(?: |$)|(?<!\p{L})(?:divertente|ironic[ao]|allegr[ao]|trist[ei]|dolce|lent[ao]|veloce|commovente|romantic[ao]|stupid[ao]|buff[ao]|malinconic[ao]|compleanno|anniversario)$/iu

const MUSIC =
  /(?<!\p{L})(?:voc[ei]|chitarr\p{L}+|pianoforte|batteria|ukulele|violin[oi]|fisarmonica|bass[oi]|tamburi|tastier\p{L}+|sintetizzator\p{L}+|fiati|archi|tromba|sax|rock|pop|jazz|blues|folk|punk|metal|trap|techno|house|reggaeton|flamenco|funk|disco|acustic[aoi]|orecchiabile|ballabile|ritmat[ao]|cantabile|melodi\p{L}+|atmosfera|sonorità|anni (?:\d+|sessanta|settanta|ottanta|novanta))(?!\p{L})/iu
