import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { uncapital } from '../../../lyrics/first-letter.ts'

/** What Spanish stanzas may ask for. `{call}` is always one person: stanzas say "tú". */
export function spanishSlots({ hearer, subjects, plot, place, brand, age }: Brief): Record<string, string> {
  const [subject] = subjects
  const isDeed = subject !== undefined && (subject.kind === 'deed' || isInfinitive(subject))
  const call = callOf(hearer)
  return {
    ...(call ? { call } : {}),
    ...(hearer?.name && !PAIR.test(hearer.name) ? { name: hearer.name } : {}),
    ...(hearer?.name && PAIR.test(hearer.name) ? { pair: pairOf(hearer.name) } : {}),
    // Where nobody is named: "Perdóname {you}" is said to whoever it may be.
    ...(call || hearer?.name ? {} : { you: 'tú' }),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inWords(age) } : {}),
    ...(isDeed ? { doing: toHearer(uncapital(subject.text), hearer) } : {}),
    // What is to be forgiven is no habit to smile at.
    ...(isDeed && !NO_HABIT.has(plot ?? '') ? { act: toHearer(uncapital(subject.text), hearer) } : {}),
    ...(subject && !isDeed ? thingSlots(subject, hearer) : {}),
  }
}

const NO_HABIT: ReadonlySet<string> = new Set(['apology', 'thanks', 'memorial', 'wedding'])
const PAIR = / (?:y|e|and) /u
const INFINITIVE = /^(?:no )?\p{L}{2,}(?:[aei]r|ír)(?:me|te|se|nos|lo|la|los|las)?(?= |$)/iu
const NO_DEED =
  /^(?:mar|bar|azúcar|hogar|lugar|altar|collar|pilar|par|solar|celular|telar|lunar|radar|alquiler|taller|mujer|ayer|amanecer|atardecer|anochecer|placer|poder|deber|ser|alfiler|carácter|cráter|líder|máster|póster|chófer|váter|éter|porvenir|elixir|fakir|emir|mártir|militar|escolar|familiar|ajuar|olivar|palomar|manjar|malabar)(?: |$)/iu

const isInfinitive = ({ text, article }: Subject) => article === null && INFINITIVE.test(text) && !NO_DEED.test(text)

/** Names as they are written, words for people in small letters: "Gracias, abuela". */
function callOf(hearer: Hearer | null): string | null {
  if (!hearer?.call) return null
  if (hearer.name) return PAIR.test(hearer.name) ? null : hearer.name
  return uncapital(hearer.call)
}

/** "Ana e Inés". */
const pairOf = (names: string) =>
  names.replace(/ (?:y|e|and) (?=(\S+))/gu, (_, next: string) => (/^(?:i|í|hi)(?!e)/iu.test(next) ? ' e ' : ' y '))

/** "olvidar su cumpleaños", sung to her, is "olvidar tu cumpleaños". */
const toHearer = (text: string, hearer: Hearer | null) =>
  hearer ? text.replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, 'tu$1') : text

const DEFINITE: Readonly<Record<string, string>> = {
  ...{ el: 'el', la: 'la', los: 'los', las: 'las', un: 'el', una: 'la', unos: 'los', unas: 'las', al: 'el', del: 'el' },
  ...{ mi: 'mi', mis: 'mis', tu: 'tu', tus: 'tus', nuestro: 'nuestro', nuestra: 'nuestra' },
  ...{ nuestros: 'nuestros', nuestras: 'nuestras', este: 'este', esta: 'esta', estos: 'estos', estas: 'estas' },
}

function thingSlots({ text, article }: Subject, hearer: Hearer | null): Record<string, string> {
  const own = article === 'su' || article === 'sus' ? (hearer ? article.replace('s', 't') : article) : null
  const definite = own ?? DEFINITE[article ?? ''] ?? guessed(text)
  const isKnown = article !== null && Object.hasOwn(DEFINITE, article)
  const written = own ?? (article === 'del' || article === 'al' ? 'el' : isKnown ? article : null)
  const whole = definite ? `${definite} ${text}` : null
  return {
    x: written ? `${written} ${text}` : text,
    ...(whole
      ? {
          'x.the': whole,
          'x.of': whole.startsWith('el ') ? `del ${text}` : `de ${whole}`,
          'x.to': whole.startsWith('el ') ? `al ${text}` : `a ${whole}`,
        }
      : { 'x.of': `de ${text}` }),
  }
}

/** The article of a noun that stood without one, where its ending tells. */
function guessed(text: string): string | null {
  const [noun = ''] = text.toLowerCase().split(' ')
  if (/^\p{Lu}/u.test(text)) return null
  if (/(?:ma|día|mapa|planeta|cometa|tranvía|sofá)s?$/u.test(noun)) return null
  if (/(?:ciones|siones|dades|tudes|umbres|as)$/u.test(noun)) return 'las'
  if (/(?:ción|sión|dad|tud|umbre)$/u.test(noun)) return 'la'
  if (/^(?:a|á|ha|há)/u.test(noun) && /a$/u.test(noun)) return null
  if (/a$/u.test(noun)) return 'la'
  if (/(?:os|ores|ajes|ots|ones|ines)$/u.test(noun)) return 'los'
  if (/^(?:mano|foto|moto|radio)/u.test(noun)) return null
  if (/(?:o|or|aje)$/u.test(noun)) return 'el'
  return null
}

const ONES =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const TENS = '- - - treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')

/** As it stands before "años". */
function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'cien' : `ciento ${inWords(age - 100)}`
  if (age < 30) return ONES[age] ?? ''
  const one = age % 10
  return `${TENS[Math.floor(age / 10)]}${one > 0 ? ` y ${ONES[one]}` : ''}`
}
