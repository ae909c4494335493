import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { withAccents } from './verbs.ts'

/** A line, with a capital letter and with the accents that were not typed. */
export const fact = (of: Fact['of'], text: string): Fact => {
  const spaced = withAccentsIn(
    text
      .replaceAll(LISTED, ',')
      .replace(/\s+/g, ' ')
      .replace(/oeur(?!\p{L})/gu, 'œur')
      .trim(),
  )
  return { of, deed: null, text: capital(spaced) }
}

/** Verbs whose accents were not typed. */
const withAccentsIn = (text: string) =>
  text.replace(/(?<=^(?:On|Tu|Je|J'|on|tu|je|j')\s?)\p{Ll}+/gu, (word) => withAccents(word))

/** A comma between names, which ends no piece. */
export const LISTED = '\ue900'

/** "Mais tu l'aimais", "Parce qu'il pleuvait". */
export function joinedBy(conjunction: string, text: string): string {
  const said = lowered(text)
  const joins =
    conjunction === 'parce que' ? (/^[aeiouyéèêœ]/iu.test(said) ? "parce qu'" : 'parce que ') : `${conjunction} `
  const line = joins.trim() === '' ? said : `${joins}${said}`
  return capital(line)
}

/** Within a line. */
export const lowered = (text: string) => (SMALL_WITHIN.test(text) ? uncapital(text) : text)

const SMALL_WITHIN =
  /^(?:Tu|Vous|On|Nous|Ils?|Elles?|Je|J'|C'|Ça|Le|La|Les|L'|Une?|Des|Mon|Ma|Mes|Ton|Ta|Tes|Son|Sa|Ses|Notre|Nos|Votre|Vos|Leurs?|Tout|Tous|Quand|Si|Personne|Chaque|Ce|Cette|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche|Hier|Demain|Depuis|Ensuite|Parfois|Souvent|Aujourd'hui|Maintenant|À|En|Au|Après|Avant|Pendant|Dans|Tous|Toutes|Là-bas|Il y a)(?!\p{L})|^(?:J|L|C|D|S|Qu)'/u
