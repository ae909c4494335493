import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

export const es: ReadingRules = {
  sets: {
    cardinal: '%spellout-numbering',
    masculine: '%spellout-cardinal-masculine',
    feminine: '%spellout-cardinal-feminine',
  },
  feminine:
    /^(?!(?:d[ií]as?|problemas?|mapas?|poemas?|temas?|planetas?|idiomas?|sistemas?|nada|para|hasta)(?!\p{L}))(?:\p{L}*as?|noches?|veces|vez|canci[oó]n(?:es)?|luces|luz|flor(?:es)?|calles?|mujer(?:es)?|manos?|voz|voces|ciudad(?:es)?|raz[oó]n(?:es)?|ilusi[oó]n(?:es)?|cicatri(?:z|ces)|verdad(?:es)?|tardes?|nubes?|llaves?|sangre|sal|miel|pared(?:es)?)(?!\p{L})/iu,
  notCounted:
    /^(?:y|e|o|u|a|al|de|del|en|con|por|para|que|es|son|no|ni|mi|tu|su|el|la|los|las|lo|me|te|se|ya|pero|si|s[ií]|más|menos|como|cuando|entre|mil|millones?)(?!\p{L})/iu,
  point: 'coma',
  fraction: 'number',
  minus: 'menos',
  percent: '{n} por ciento',
  parts: ['medio', 'un tercio', 'dos tercios', 'un cuarto', 'tres cuartos'],
  money: {
    $: 'dólar dólares',
    '€': 'euro euros',
    '£': '~libra libras',
    '¥': 'yen yenes',
    '₩': 'won wones',
    '₫': 'dong dongs',
    '₺': '~lira liras',
    zł: 'esloti eslotis',
    Rp: '~rupia rupias',
    R$: 'real reales',
  },
  cents: 'centavo centavos',
  centsAfter: ' con ',
  millions: { words: 'mil|millón|millones', of: ' de ' },
  time: (hour, minute, { by }) => {
    const said = by('%spellout-cardinal-feminine', hour)
    if (minute === 0) return `${said} en punto`
    if (minute === 15) return `${said} y cuarto`
    if (minute === 30) return `${said} y media`
    return `${said} y ${by('%spellout-numbering', minute)}`
  },
  date: (day, month, year, { cardinal }) => {
    const said = `${day === 1 ? 'primero' : cardinal(day)} de ${MONTHS[month - 1]}`
    return year === null ? said : `${said} de ${cardinal(year)}`
  },
  ordinalMarks: '\\.?(?:[ºo°]|er|ero|ro|do|to|(?<fem>ª|[rdt]?a))',
  ordinal: (value, feminine, { by }) =>
    by(feminine ? '%spellout-ordinal-feminine' : '%spellout-ordinal-masculine', value),
  letters: 'a be ce de e efe ge hache i jota ka ele eme ene o pe cu erre ese te u uve doble-uve equis i-griega zeta',
  initialisms: { DJ: 'diyéi', OK: 'okéi' },
  spelled: 'USA UE IA ADN EP',
  abbreviations: {
    'Sr\\.': 'señor',
    'Sra\\.': 'señora',
    'Srta\\.': 'señorita',
    'Dr\\.': 'doctor',
    'Dra\\.': 'doctora',
    'D\\.(?= ?\\p{Lu}\\p{Ll})': 'don',
    'Ud\\.': 'usted',
    'Uds\\.': 'ustedes',
    'Sta\\.': 'santa',
    'St\\.|Sto\\.': 'san',
    'Avda\\.': 'avenida',
    'etc\\.': 'etcétera',
    'EE\\. ?UU\\.|EEUU': 'estados unidos',
    'núm\\.|n\\.º': 'número',
    'p\\. ?ej\\.': 'por ejemplo',
    'feat\\.|ft\\.': 'con',
    'vs\\.': 'versus',
  },
  and: 'y',
  plus: 'más',
  equals: 'igual a',
  hashtag: 'hashtag {n}',
  numberSign: 'número {n}',
  at: 'arroba',
  dot: 'punto',
  slash: 'barra',
  own: [
    // "1 de mayo"
    {
      find: new RegExp(`(?<!\\d[.,:]?)1\\.?º? de (?<month>${MONTHS.join('|')})(?!\\p{L})`, 'giu'),
      say: ({ groups: { month } }) => `primero de ${month}`,
    },
    // "1er amor"
    {
      find: /(?<!\d)(?<value>[13])\.?er(?!\p{L})/gu,
      say: ({ groups: { value } }, { by }) => by('%spellout-ordinal-masculine-adjective', Number(value)),
    },
    // "la 1:30", "las 7:30"
    {
      find: /(?<!\d[.,:]?)(?<hour>[01]?\d|2[0-4])[:.](?<minute>[0-5]\d) ?h(?!\p{L})/gu,
      say: ({ groups: { hour, minute } }, numbers) => es.time(Number(hour), Number(minute), numbers),
    },
  ],
}
