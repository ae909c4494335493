import { capital } from '../../../lyrics/first-letter.ts'
import type { Hearer } from '../../brief.ts'

/** How a line calls whoever hears it: elders, teachers and whoever has a title are spoken to by what they are. */
export const you = (hearer: Hearer): string => {
  const two = / (?:dan|and) /u.test(hearer.name ?? '')
  if (hearer.kind === 'group')
    return (two ? undefined : PARENTS.exec(hearer.kin ?? '')?.[0]) ? parents(hearer) : 'Kalian'
  return two ? 'Kalian' : (elder(hearer) ?? 'Kau')
}

/** As it stands within a line. */
export const youWithin = (hearer: Hearer): string => {
  const said = you(hearer)
  return said === 'Kau' || said === 'Kalian' ? said.toLowerCase() : said
}

/** Behind a verb or a preposition: "sayang kamu", "sayang Ibu". */
export const youAsObject = (hearer: Hearer): string => (you(hearer) === 'Kau' ? 'kamu' : youWithin(hearer))

export const isElder = (hearer: Hearer): boolean => !/^(?:Kau|Kalian)$/u.test(you(hearer))

const PARENTS =
  /^(?:orang tua|mama papa|mama dan papa|papa mama|ayah ibu|ayah dan ibu|ibu bapak|bapak ibu|kakek nenek|kakek dan nenek)/iu

const parents = ({ kin }: Hearer) =>
  /^orang/iu.test(kin ?? '')
    ? 'Ayah Ibu'
    : (PARENTS.exec(kin ?? '')?.[0] ?? '')
        .replace(/ dan /u, ' ')
        .replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/** What an elder is called behind "untuk": the title of the name, else what they are to whoever sings. */
function elder({ name, kin, kind }: Hearer): string | null {
  const title = new RegExp(`^(${Object.keys(TITLES).join('|')})(?= )`, 'u').exec(name ?? '')?.[1]
  const polite = kin && kind !== 'child' && kind !== 'love' ? (POLITE.exec(kin)?.[1]?.toLowerCase() ?? null) : null
  const called = polite ? (CALLED[polite] ?? polite) : null
  if (title && (!called || !/^(?:Pak|Bu|Bapak|Ibu)$/u.test(title))) return TITLES[title] ?? title
  return called && capital(called)
}

const TITLES: Readonly<Record<string, string>> = {
  ...{ Pak: 'Bapak', Bapak: 'Bapak', Bu: 'Ibu', Ibu: 'Ibu', Mbah: 'Mbah', Oma: 'Oma', Opa: 'Opa', Eyang: 'Eyang' },
  ...{ Mas: 'Mas', Mbak: 'Mbak', Kak: 'Kakak', Bang: 'Abang', Kang: 'Akang', Teh: 'Teteh', Mang: 'Mamang', Cak: 'Cak' },
  ...{
    Om: 'Om',
    Tante: 'Tante',
    Bude: 'Bude',
    Pakde: 'Pakde',
    Ustaz: 'Ustaz',
    Ustazah: 'Ustazah',
    Ustadz: 'Ustaz',
    Coach: 'Coach',
    Dokter: 'Dokter',
  },
}

const POLITE =
  /^(nenek|oma|eyang|mbah|simbah|uti|buyut|kakek|opa|akung|engkong|aki|ibunda|ibu|bunda|mamah|mama|emak|mamak|umi|ummi|nyokap|mami|simbok|ayahanda|ayah|bapak|papah|papa|abah|abi|bokap|papi|kakak|mbak|teteh|cici|abang|mas|aa|koko|tante|bibi|budhe|bude|bulik|bulek|om|paman|pakdhe|pakde|paklik|bu guru|ibu guru|pak guru|bapak guru|coach|pelatih|ustazah|ustaz|ustadz)(?!-)/iu

/** As they are called, where that is not what they are. */
const CALLED: Readonly<Record<string, string>> = {
  ...{
    ibunda: 'ibu',
    ayahanda: 'ayah',
    nyokap: 'mama',
    bokap: 'papa',
    papah: 'papa',
    mamah: 'mama',
    pelatih: 'coach',
    ustadz: 'ustaz',
  },
  ...{
    'bu guru': 'ibu',
    'ibu guru': 'ibu',
    'pak guru': 'bapak',
    'bapak guru': 'bapak',
    pakdhe: 'pakde',
    budhe: 'bude',
  },
}
