import type { Hearer } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { FRENCH_FIRST_NAMES } from './names.ts'

export type Gender = 'm' | 'f'

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

const WOMEN = anyOf(
  '(?:arrière-)?grand-mère belle-mère mère maman mamie mamy mémé nonna tata tatie tante nounou marraine (?:belle-)?sœur soeur frangine petite-fille fille fillette nièce filleule princesse puce femme copine amoureuse compagne fiancée chérie épouse meuf amie voisine maîtresse institutrice professeure entraîneuse cousine patronne cheffe infirmière factrice directrice boulangère dame éducatrice animatrice gardienne mariée coiffeuse caissière vendeuse copine Madame Mademoiselle Mme Mlle',
)
const MEN = anyOf(
  '(?:arrière-)?grand-père beau-père père papa papi papy pépé tonton oncle parrain (?:beau-)?frère frangin frérot petit-fils fils neveu filleul prince mari mec copain amoureux compagnon fiancé époux ami voisin maître instituteur entraîneur cousin patron infirmier facteur pompier directeur boulanger monsieur éducateur animateur gardien marié coiffeur vendeur garçon bonhomme docteur',
)
const EITHER = anyOf(
  'prof coach instit collègue chef médecin enfant élève bébé coloc gamin gamine gosse jumeau jumelle',
)

/** Whoever is meant by it, in the singular or the plural: "ma mère", "nos voisins". */
const SOMEONE = new RegExp(
  `(?<!\\p{L})(?:ma|mon|mes|notre|nos|sa|son|ses|ta|ton|tes|la|le|les|une?|des|leurs?|cette|ce|deux|trois|quatre|du|aux?) (?:\\p{L}+ )?(?:${WOMEN}|${MEN}|${EITHER}|parents|enfants|gens|filles|grands-parents|chien|chienne|chat|chatte)(?:e?s)?(?!\\p{L})`,
  'iu',
)

const MEN_LIKE_WOMEN = new Set(
  'philippe stéphane guillaume alexandre antoine maxime gustave anatole auguste basile maurice aristide achille alphonse césaire côme eugène étienne grégoire hippolyte jérôme octave patrice philibert pacôme rodolphe serge ulysse virgile zacharie emile émile pierre baptiste christophe fabrice moustapha moussa luca noa ilya kylian maxence'.split(
    ' ',
  ),
)
const WOMEN_LIKE_MEN = new Set(
  'manon marion sarah judith inès agnès anaïs maëlys elisabeth élisabeth édith rachel muriel astrid margaux margot maud ginou lilou zoé chloé salomé jennifer cindy wendy nelly nour fatou naïs thaïs iris soizic nolwenn gwenn laetitia maryam farah lison ninon suzon alison karin myriam leïla zahra'.split(
    ' ',
  ),
)
const BOTH = new Set('dominique claude camille sacha charlie alix lou yaël eden sasha swann noa andrea'.split(' '))

const KNOWN: ReadonlySet<string> = new Set(FRENCH_FIRST_NAMES.split(' '))

/** What a first name is, where it is one of either alone. */
export function genderOfName(name: string): Gender | null {
  if (/^(?:Mme|Mlle|Madame|Mademoiselle) /iu.test(name)) return 'f'
  if (/^(?:M|Mr|Monsieur) /iu.test(name)) return 'm'
  const [first = ''] = name.toLowerCase().split(/[ -]/u)
  if (BOTH.has(first)) return null
  if (MEN_LIKE_WOMEN.has(first)) return 'm'
  if (WOMEN_LIKE_MEN.has(first) || /(?:[ae]|ée)$/u.test(first)) return 'f'
  return KNOWN.has(first) ? 'm' : null
}

const isWoman = new RegExp(`^(?:\\p{L}+ )?${WOMEN}$`, 'iu')
const isMan = new RegExp(`^(?:\\p{L}+ )?${MEN}$`, 'iu')

/** "elle" or "il" for whoever hears the song; null where nobody knows. */
export function genderOf(hearer: Hearer, description: string): Gender | null {
  const { kin, name, kind } = hearer
  if (kind === 'cat' || kind === 'dog' || kind === 'pet' || kind === 'group') return null
  if (kin !== null) {
    const first = kin.split(' ')[0] ?? ''
    if (isWoman.test(kin) || new RegExp(`^${WOMEN}$`, 'iu').test(first)) return 'f'
    if (isMan.test(kin) || new RegExp(`^${MEN}$`, 'iu').test(first)) return 'm'
    if (new RegExp(`(?<!\\p{L})(?:ma|une|la) (?:\\p{L}+ )?${escaped(kin)}(?!\\p{L})`, 'iu').test(description))
      return 'f'
    if (name === null || !/^[aeiouyéèêœh]/iu.test(kin))
      if (new RegExp(`(?<!\\p{L})(?:mon|un|le) (?:\\p{L}+ )?${escaped(kin)}(?!\\p{L})`, 'iu').test(description))
        return kind === 'child' ? null : 'm'
  }
  return name ? genderOfName(name) : null
}

/** Whoever a noun means: "ma mère" is "elle"; null of things. */
export function personIn(text: string, names: readonly string[]): Gender | 'any' | null {
  const named = names.find((name) => text.startsWith(name))
  if (named) return genderOfName(named) ?? 'any'
  const found = SOMEONE.exec(text)
  if (!found || found.index > 0) return null
  const who = found[0].split(' ').slice(1).join(' ')
  const last = who.split(' ').at(-1) ?? ''
  if (isWoman.test(who) || isWoman.test(last)) return 'f'
  return isMan.test(who) || isMan.test(last) ? 'm' : 'any'
}

/** Where somebody else is first spoken of: behind them "son" may be theirs. */
export function placeOfOther(text: string, names: readonly string[]): number {
  const places = names.map((name) => text.indexOf(name)).filter((at) => at >= 0)
  const found = SOMEONE.exec(text)
  if (found) places.push(found.index + found[0].length)
  return places.length > 0 ? Math.min(...places) : text.length
}
