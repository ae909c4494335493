import type { Brief, Hearer, Subject } from '../../../brief/brief.ts'
import { formOfAddress } from '../../../brief/languages/pl/formal.ts'
import { uncapital } from '../../../lyrics/first-letter.ts'
import { calledBy } from './vocative.ts'

/**
 * What Polish stanzas may ask for. `call` is a vocative, "Kasiu", "babciu"; `name` and `brand` stand as they are. `x` is what stood
 * behind "o", in the locative: stanzas say "o {x}" and nothing else. `age` has its noun: "trzydzieści lat".
 */
export function polishSlots({ request, hearer, subjects, place, brand, age }: Brief): Record<string, string> {
  const call = politely(callOf(hearer), hearer, request.description)
  const [x] = subjects.flatMap((subject) => thingOf(subject) ?? [])
  return {
    ...(call ? { call } : {}),
    ...(hearer?.name ? { name: hearer.name } : {}),
    ...(place ? { place: TOWNS[place] ?? place } : {}),
    ...(brand ? { brand } : {}),
    ...(age && age > 1 ? { age: inYears(age) } : {}),
    ...(x ? { x } : {}),
  }
}

/** A name in the vocative, or a word for somebody in small letters; not several people, since stanzas speak to one. */
function callOf(hearer: Hearer | null): string | null {
  if (!hearer?.call) return null
  if (hearer.name) return / i |,/.test(hearer.name) ? null : asKin(hearer, calledBy(hearer.name))
  return uncapital(hearer.call)
}

/** Whoever is "pani Ewa" to those who wish is called "pani Ewo". */
function politely(call: string | null, hearer: Hearer | null, description: string): string | null {
  const title = formOfAddress(description, hearer)
  if (!call || !hearer?.name || !title) return call
  const vocative = title === 'pani' ? 'pani' : 'panie'
  return `${vocative} ${calledBy(hearer.name.replace(/^Pani? /u, ''))}`
}

/** A mother is "mamo" to those who wish, whatever her name; a grandmother "babciu Heleno". */
function asKin({ kin, kind }: Hearer, name: string): string {
  const own = ELDERS.find(([begin]) => kin !== null && begin.test(kin))?.[1]
  if (!own) return name
  return kind === 'mother' || kind === 'father' ? own : `${own} ${name}`
}

const ELDERS: readonly (readonly [RegExp, string])[] = [
  [/^mam/iu, 'mamo'],
  [/^ta[tc]/iu, 'tato'],
  [/^babci|^babuni/iu, 'babciu'],
  [/^dziad/iu, 'dziadku'],
  [/^cio[ct]/iu, 'ciociu'],
  [/^wuj/iu, 'wujku'],
]

const LOCATIVE = /(?:[eiuy]|ach|ech|[aeiy]mi|ym|im|em|ą|ego|om)$/u
const OWN = /^(?:mo(?:im|jej|ich)|nasz(?:ym|ej|ych)|tym|tej|tych|każd(?:ym|ej))$/u

/** With "moim, naszej, tym", without what is "hers": the song speaks to her. */
function thingOf({ text: written, article }: Subject): string | null {
  const text = inLocative(written)
  const [first = ''] = text.split(' ')
  if (!LOCATIVE.test(first.toLowerCase())) return null
  return article !== null && OWN.test(article) ? `${article} ${text}` : text
}

/** Towns in the locative, as people type them. */
const TOWNS: Readonly<Record<string, string>> = {
  ...{
    Warszawie: 'Warszawa',
    Krakowie: 'Kraków',
    Łodzi: 'Łódź',
    Wrocławiu: 'Wrocław',
    Poznaniu: 'Poznań',
    Gdyni: 'Gdynia',
  },
  ...{ Gdańsku: 'Gdańsk', Szczecinie: 'Szczecin', Lublinie: 'Lublin', Katowicach: 'Katowice', Toruniu: 'Toruń' },
  ...{
    Gliwicach: 'Gliwice',
    Zabrzu: 'Zabrze',
    Bydgoszczy: 'Bydgoszcz',
    Białymstoku: 'Białystok',
    Częstochowie: 'Częstochowa',
    Radomiu: 'Radom',
    Rybniku: 'Rybnik',
    Tychach: 'Tychy',
  },
  ...{ Sopocie: 'Sopot', Rzeszowie: 'Rzeszów', Kielcach: 'Kielce', Olsztynie: 'Olsztyn', Opolu: 'Opole', Helu: 'Hel' },
  ...{ Zakopanem: 'Zakopane', Mazurach: 'Mazury', Bieszczadach: 'Bieszczady', Tatrach: 'Tatry', Łebie: 'Łeba' },
  ...{ Ustce: 'Ustka', Śląsku: 'Śląsk', Londynie: 'Londyn', Paryżu: 'Paryż', Berlinie: 'Berlin', Rzymie: 'Rzym' },
  ...{
    Pradze: 'Praga',
    Wiedniu: 'Wiedeń',
    Barcelonie: 'Barcelona',
    Dublinie: 'Dublin',
    Wilnie: 'Wilno',
    Lwowie: 'Lwów',
  },
  ...{ Kijowie: 'Kijów', Polsce: 'Polska', Niemczech: 'Niemcy', Anglii: 'Anglia', Irlandii: 'Irlandia' },
  ...{ Norwegii: 'Norwegia', Włoszech: 'Włochy', Hiszpanii: 'Hiszpania', Ameryce: 'Ameryka', Japonii: 'Japonia' },
  ...{ Ukrainie: 'Ukraina', 'Nowym Jorku': 'Nowy Jork' },
}

/** "fotosyntezę" of "wyjaśnij fotosyntezę" gives "fotosyntezie"; what is in the locative stays. */
function inLocative(text: string): string {
  const known = LESSONS[text.toLowerCase()]
  if (known) return known
  const [noun = '', ...rest] = text.split(' ')
  const rule = /ę$/u.test(noun) ? ACCUSATIVES.find(([ending]) => ending.test(noun)) : undefined
  return rule ? [noun.replace(rule[0], rule[1]), ...rest].join(' ') : text
}

const LESSONS: Readonly<Record<string, string>> = {
  ...{ 'układ słoneczny': 'układzie słonecznym', 'układ okresowy': 'układzie okresowym', 'obieg wody': 'obiegu wody' },
  ...{ alfabet: 'alfabecie', ułamki: 'ułamkach', 'części mowy': 'częściach mowy', kontynenty: 'kontynentach' },
  ...{ planety: 'planetach', kolory: 'kolorach', 'dni tygodnia': 'dniach tygodnia', 'pory roku': 'porach roku' },
  ...{ 'tabliczka mnożenia': 'tabliczce mnożenia', 'tabliczki mnożenia': 'tabliczce mnożenia', alfabetu: 'alfabecie' },
  ...{
    'pór roku': 'porach roku',
    'mycia zębów': 'myciu zębów',
    'mycia rąk': 'myciu rąk',
    'nazw miesięcy': 'nazwach miesięcy',
  },
  ...{ planet: 'planetach', 'przechodzenia przez ulicę': 'przechodzeniu przez ulicę', recyklingu: 'recyklingu' },
}

const ACCUSATIVES: readonly (readonly [RegExp, string])[] = [
  [/ię$/u, 'ii'],
  [/(?<=[jlcż]|sz|cz|rz)ę$/u, 'i'],
  [/kę$/u, 'ce'],
  [/gę$/u, 'dze'],
  [/rę$/u, 'rze'],
  [/tę$/u, 'cie'],
  [/dę$/u, 'dzie'],
  [/łę$/u, 'le'],
  [/(?<=[nmwbpfsz])ę$/u, 'ie'],
]

const ONES =
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście'.split(
    ' ',
  )
const TENS =
  '- - dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt'.split(
    ' ',
  )

/** "trzy lata", "osiemdziesiąt lat", "dwadzieścia dwa lata". */
function inYears(age: number): string {
  const one = age % 10
  const isFew = one >= 2 && one <= 4 && (age % 100 < 10 || age % 100 > 20)
  return `${inWords(age)} ${isFew ? 'lata' : 'lat'}`
}

function inWords(age: number): string {
  if (age >= 100) return age === 100 ? 'sto' : `sto ${inWords(age - 100)}`
  if (age < 20) return ONES[age] ?? ''
  return [TENS[Math.floor(age / 10)], age % 10 > 0 ? ONES[age % 10] : ''].filter(Boolean).join(' ')
}
