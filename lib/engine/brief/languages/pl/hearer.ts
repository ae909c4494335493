import type { Hearer } from '../../brief.ts'
import { isSeveral, isWoman } from './persons.ts'
import { withYours } from './possessives.ts'

/** Words in which whoever hears the song is "ty"; somebody of the other sex stays whoever it is. */
export function toHearer(text: string, hearer: Hearer, isOwn = false): string {
  if (isSeveral(hearer)) return text
  const [them, about] = isWoman(hearer) ? ['ją', 'niej|nią'] : ['go', 'niego|nim|niemu']
  const spoken = withYours(text, isWoman(hearer))
  // What whoever hears the song does to "him" is done to others.
  if (isOwn) return spoken
  return spoken
    .replace(/(?<!\p{L})(dzięki) (?:niemu|niej)(?!\p{L})/giu, '$1 tobie')
    .replace(
      isWoman(hearer) ? /^(jej) (\p{L}+)( ?)/iu : /^(jego) (\p{L}+)( ?)/iu,
      (_, __, what: string, more: string) => `${yours(what, more !== '')} ${what}${more}`,
    )
    .replace(LEFT, (_, before, end: string, what) => `${before} ${LEFT_BEHIND[end]} ${what}`)
    .replace(new RegExp(`(?<!\\p{L})${them}(?!\\p{L})`, 'gu'), 'cię')
    .replace(isWoman(hearer) ? /(?!)/u : /(?<!\p{L})mu(?!\p{L})/gu, 'ci')
    .replace(
      new RegExp(`(?<!\\p{L})(bez|od|do|dla|u|o|po|przy|z|za|nad|przed|ku) (?:${about})(?!\\p{L})`, 'gu'),
      (_, word) =>
        `${word} ${/^(?:o|po|przy|ku)$/u.test(word) ? 'tobie' : /^(?:z|za|nad|przed)$/u.test(word) ? 'tobą' : 'ciebie'}`,
    )
}

/** "Jej zupa" is "Twoja zupa", by how the word behind ends. */
function yours(what: string, isFollowed: boolean): string {
  if (/a$/u.test(what)) return 'Twoja'
  return /[oe]$/u.test(what) || (/[yi]$/u.test(what) && !isFollowed) ? 'Twoje' : 'Twój'
}

/** "Brakuje mi jej głosu" is "Brakuje mi twojego głosu" to whoever it was of. */
export const missed = (piece: string) =>
  piece.replace(/(?<!\p{L})(?:jego|jej) (\p{L}+)/giu, (_, what: string) =>
    /(?:ów|ek|ch|ni)$/u.test(what) ? `twoich ${what}` : /[iy]$/u.test(what) ? `twojej ${what}` : `twojego ${what}`,
  )

/** "Ciągle brakuje mu śrubki": what happens to somebody, who is no subject of it. */
export const WITHOUT_SUBJECT =
  /(?<!\p{L})(?:(?:brakuje|brakowało|smakuje|smakowało|wychodzi|wychodzą|chce|udaje|udaje się|udało się|śni|śniło|zdarza|należy|trzęsą|pali|marzy)(?: się)? (?:mu|jej)|(?:mu|jej) (?:się )?(?:brakuje|brakowało|smakuje|chce|udaje|śni|zdarza|należy))(?!\p{L})/iu

/** "Został mi jego kubek" is "Został mi twój kubek" to whoever left it. */
export const LEFT = /^(został([aoy]?) (?:mi|nam|po \p{L}+)) (?:jego|jej) (.+)$/iu

const LEFT_BEHIND: Readonly<Record<string, string>> = { '': 'twój', a: 'twoja', o: 'twoje', y: 'twoje' }
