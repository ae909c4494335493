import { readAttributes } from '../../../compose/vocabulary/music-attributes.ts'
import type { Fact } from '../../brief.ts'
import { hasVerb, type Piece } from './clauses.ts'
import { type HearerContext, isSeveral, toHearer } from './hearer.ts'
import { fact } from './lines.ts'
import { isNote, SONG } from './notes.ts'

/** A few words of a list, none of which the composer understands. */
export function isThing(piece: string): boolean {
  const words = piece.split(/\s+/)
  if (
    words.length > 16 ||
    // Whoever signs.
    /^(?:ton|ta|tes) (?:fils|fille|petite?|frère|sœur|amie?|mari|femme|neveu|nièce)(?!\p{L})|^\p{L}+ d[eu]$/iu.test(
      piece,
    ) ||
    /^(?:valse|accordéon|guinguette|java|zouk|reggae|bossa|violon|chœur|orgue|harmonica|trompette|batterie|percussions|voix|surtout|style|genre|crêperie|boulangerie|librairie|restaurant|café(?! offert)|salon|pas|trop|très|plutôt|un peu|bien|assez|voix|ambiance|rupture|séparation|punk|mariage|piano|guitare|musique|rythme|plein de rires)(?!\p{L})/iu.test(
      piece,
    )
  )
    return false
  if (/^moyenne d'âge/iu.test(piece)) return true
  if (
    /(?<!\p{L})\d+ (?:ans|mois|semaines)(?!\p{L})(?! (?:d|à|au|aux|dans|chez|ensemble|avec|sans|sur|en|qu))|^\d+(?:e|ème) anniv|^\p{L}+(?:er|ir)(?!\p{L})|^(?:lente?|rapide|drôle|douce?|triste|joyeu\p{L}+|rigolote?|émouvante?|bonjour|salut)(?!\p{L})/iu.test(
      piece,
    )
  )
    return false
  return readAttributes([piece]).notUnderstood.some((word) => word.length > 3)
}

/** What is remembered. */
export const TIMES =
  /^(?:l'(?:été|hiver|automne|année)|le printemps|cet été|les (?:étés|hivers|vacances|dimanches|mercredis|noëls|années|soirs|nuits|matins|goûters)|nos (?:étés|hivers|vacances|dimanches|mercredis|années|soirées|nuits|matins|goûters)|notre (?:été|premier|première|rue|école)) /iu

/** Where and with what something is done that was told before: "avec son chapeau". */
export function furtherOf({ text }: Piece, { hearer, others, gender }: HearerContext): Fact | null {
  if (!FURTHER.test(text) || SONG.test(text) || isNote(text) || FEAST.test(text) || text.split(' ').length > 14)
    return null
  if (hasVerb(text) && !/ qu(?:i|e|')/iu.test(text)) return null
  if (readAttributes([text]).notUnderstood.length === 0) return null
  return fact('thing', hearer && !isSeveral(hearer) ? toHearer(text, hearer, others, gender) : text)
}

const FURTHER =
  /^(?:avec|sans|dans|sur|sous|derrière|devant|depuis|chez|jusqu'|même|surtout|toujours|malgré|comme|au milieu|à côté|près|loin|entre|par|après|pendant) ?/iu
const FEAST = /(?<!\p{L})(?:anniversaire|mariage|chanson|refrain|guitare|piano|chœur|voix|style|musique)(?!\p{L})/iu

/** "ma boulangerie à Quimper". */
export function placeOfShop(description: string): Fact[] {
  const [, where = ''] =
    /(?<!\p{L})(?:ma|mon|notre|nouveau|nouvelle|petite?) (?:boulangerie|pâtisserie|café|bar|restaurant|resto|boutique|magasin|garage|salon|librairie|fleuriste|pizzeria|brasserie|crêperie|fromagerie|boucherie|épicerie|ferme|food[- ]?truck|friperie|pharmacie|auberge|cave|bistrot?|atelier)(?: [^.,;!?]{0,40}?)? (à \p{Lu}[\p{L}'-]+(?:[ -](?:sur|en|la|le|les|de)?[ -]?\p{Lu}[\p{L}-]+)*)(?=[.,;!?:]|$| )/u.exec(
      description,
    ) ?? []
  return where ? [fact('they', `c'est ${where}`)] : []
}
