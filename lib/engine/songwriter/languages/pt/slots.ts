import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { isEuropean } from '../../../brief/languages/pt/european-portuguese.ts'
import { toHearer } from '../../../brief/languages/pt/hearer.ts'
import { uncapital } from '../../../lyrics/first-letter.ts'

/** What Portuguese stanzas may ask for. `{call}` is always one person, `{pair}` two; `{age}` stands before "anos". */
export function portugueseSlots({
  hearer,
  subjects,
  facts,
  plot,
  place,
  brand,
  age,
  request,
}: Brief): Record<string, string> {
  const done = subjects.find(isDeed)
  const thing = subjects.find((subject) => !isDeed(subject))
  const deed = facts.find((fact) => fact.deed !== null)?.deed
  const call = callOf(hearer, isEuropean(request.description))
  const name = hearer?.name?.replaceAll(' and ', ' e ') ?? null
  const act = done ? toHearer(uncapital(done.text), hearer) : null
  return {
    ...(call ? { call } : {}),
    ...(name && !PAIR.test(name) ? { name } : {}),
    ...(name && PAIR.test(name) ? { pair: name } : {}),
    ...(place ? { place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inWords(age) } : {}),
    ...(deed ? { 'you.do': deed } : {}),
    ...(act ? { doing: act } : {}),
    ...(act && !/^(?:não )?ter /u.test(act) ? { do: act } : {}),
    // What is to be forgiven is no habit to smile at.
    ...(act && !NO_HABIT.has(plot ?? '') ? { act } : {}),
    ...(thing ? thingSlots(thing, hearer) : {}),
  }
}

const NO_HABIT: ReadonlySet<string> = new Set(['apology', 'thanks', 'memorial', 'wedding'])
const PAIR = / e /u

const isDeed = ({ kind, article, text }: Subject) =>
  kind === 'deed' || (article === null && INFINITIVE.test(text) && !NO_DEED.test(text))
const INFINITIVE = /^(?:não )?\p{L}{2,}(?:[aei]r|por|pôr)(?:-[lms]e|-[lnv]os?)?(?= |$)/iu
const NO_DEED =
  /^(?:mar|bar|ar|lar|luar|lugar|altar|colar|par|solar|celular|radar|açúcar|mulher|colher|prazer|poder|dever|ser|amanhecer|entardecer|anoitecer|caráter|líder|pôster|trailer|computador|mártir|elixir|porvir|nadir|militar|escolar|familiar|pomar|olhar|jantar|popular|particular|pilar|calcanhar|vulgar|devagar|apesar|além-mar)(?: |$)/iu

/** Names as they are written, behind what one calls an elder: "vó Lourdes"; words for people in small letters: "Valeu, vó". */
function callOf(hearer: Hearer | null, isEuropean: boolean): string | null {
  if (!hearer?.call) return null
  if (!hearer.name) return uncapital(hearer.call)
  if (PAIR.test(hearer.name) || / and /.test(hearer.name)) return null
  const titled = hearer.name.replace(/^(?:Sra?|Dra?)\.? /u, (short) => TITLES[short.trim().replace('.', '')] ?? short)
  if (titled !== hearer.name) return titled
  const kin = hearer.kin?.toLowerCase() ?? ''
  const [, said = null, abroad = said] = ELDERS.find(([who]) => who.test(kin)) ?? []
  const before = isEuropean ? abroad : said
  return before && !isBeside(hearer.name) ? `${before} ${hearer.name}` : hearer.name
}

const TITLES: Readonly<Record<string, string>> = {
  ...{ Sr: 'senhor ', Sra: 'senhora ', Dr: 'doutor ', Dra: 'doutora ' },
}
/** Who is called by what they are before the name; in Portugal otherwise where the third says so. */
const ELDERS: readonly (readonly [who: RegExp, said: string, abroad?: string])[] = [
  [/^(?:avô|vô|vovô|vozinho|nonno|bisavô|biso)$/u, 'vô', 'avô'],
  [/^(?:avó|vó|vovó|vozinha|vovozinha|voinha|nonna|oma|bisavó|bisa)$/u, 'vó', 'avó'],
  [/^(?:tia|titia)$/u, 'tia'],
  [/^(?:tio|titio)$/u, 'tio'],
  [/^(?:professora|profe)$/u, 'professora'],
  [/^professor$/u, 'professor'],
]
/** "Dona Cida", "Vó Maria" are whole. */
const isBeside = (name: string) =>
  /^(?:dona|seu|sr|sra|dr|dra|tia|tio|v[óôo]|vov[óô]|av[óô]|prof|professora?|mestre|irmã|padre) /iu.test(name)

/** The article, or what stands in its place, of what stood before a noun: "do mar" is "o mar". */
const DEFINITE: Readonly<Record<string, string>> = {
  ...{ o: 'o', a: 'a', os: 'os', as: 'as', um: 'o', uma: 'a', uns: 'os', umas: 'as' },
  ...{ ao: 'o', à: 'a', aos: 'os', às: 'as', do: 'o', da: 'a', dos: 'os', das: 'as' },
  ...{ no: 'o', na: 'a', nos: 'os', nas: 'as', pro: 'o', pra: 'a', pelo: 'o', pela: 'a' },
  ...{ meu: 'o meu', minha: 'a minha', meus: 'os meus', minhas: 'as minhas', nosso: 'o nosso', nossa: 'a nossa' },
  ...{
    seu: 'o seu',
    sua: 'a sua',
    seus: 'os seus',
    suas: 'as suas',
    nossos: 'os nossos',
    nossas: 'as nossas',
    este: 'este',
    esta: 'esta',
    esse: 'esse',
  },
  ...{
    essa: 'essa',
    esses: 'esses',
    essas: 'essas',
    estes: 'estes',
    estas: 'estas',
    aquele: 'aquele',
    aquela: 'aquela',
  },
}
const INDEFINITE = new Set(['um', 'uma', 'uns', 'umas'])
const ARTICLES = new Set(['o', 'a', 'os', 'as'])
const FOR: Readonly<Record<string, string>> = { o: 'pro', a: 'pra', os: 'pros', as: 'pras' }

function thingSlots({ text, article }: Subject, hearer: Hearer | null): Record<string, string> {
  const said = toHearer(text, hearer)
  const known = article !== null ? DEFINITE[article] : undefined
  const definite = known ?? guessed(said)
  const written = article !== null && INDEFINITE.has(article) ? article : known
  const whole = definite ? `${definite} ${said}` : null
  const [first = '', ...words] = (whole ?? '').split(' ')
  const rest = words.join(' ')
  const isDefinite = ARTICLES.has(first)
  return {
    x: written ? `${written} ${said}` : said,
    ...(whole ? { 'x.the': whole } : {}),
    'x.for': isDefinite ? `${FOR[first]} ${rest}` : `pra ${whole ?? said}`,
    'x.of': isDefinite ? `d${first} ${rest}` : `de ${whole ?? said}`,
  }
}

/** The article of a noun that stood without one, where its ending tells. */
function guessed(text: string): string | null {
  const [noun = ''] = text.toLowerCase().split(' ')
  if (/^\p{Lu}/u.test(text)) return null
  if (/(?:[ps]oema|problema|sistema|tema|cinema|clima|dia|mapa|planeta|cometa|sofá|drama|programa)s?$/u.test(noun))
    return noun.endsWith('s') ? 'os' : 'o'
  if (/^(?:foto|moto|tribo|libido)s?$/u.test(noun)) return noun.endsWith('s') ? 'as' : 'a'
  if (/(?:ções|sões|dades|tudes|agens|as)$/u.test(noun)) return 'as'
  if (/(?:ção|são|dade|tude|agem|ície|ose|ese|a)$/u.test(noun)) return 'a'
  if (/(?:os|ores|entes|ais|éis|óis)$/u.test(noun)) return 'os'
  if (/(?:o|or|mento|eiro|al|el|ol|éu|au)$/u.test(noun)) return 'o'
  return null
}

const ONES =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const TENS = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')

/** As it stands before "anos". */
function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'cem' : `cento e ${inWords(age - 100)}`
  if (age < 20) return ONES[age] ?? ''
  const one = age % 10
  return `${TENS[Math.floor(age / 10)]}${one > 0 ? ` e ${ONES[one]}` : ''}`
}
