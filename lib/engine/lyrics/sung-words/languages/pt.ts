import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

export const pt: ReadingRules = {
  sets: {
    cardinal: '%spellout-numbering',
    masculine: '%spellout-cardinal-masculine',
    feminine: '%spellout-cardinal-feminine',
  },
  feminine:
    /^(?!(?:dias?|problemas?|mapas?|poemas?|temas?|planetas?|idiomas?|sistemas?|nada|para|mas)(?!\p{L}))(?:\p{L}*as?|noites?|vez(?:es)?|canç(?:ão|ões)|luz(?:es)?|flor(?:es)?|mulher(?:es)?|mãos?|manhãs?|voz(?:es)?|cidades?|verdades?|tardes?|nuvens|raz(?:ão|ões)|ilus(?:ão|ões)|cicatriz(?:es)?|cor(?:es)?|dor(?:es)?)(?!\p{L})/iu,
  notCounted:
    /^(?:e|ou|a|ao|de|do|da|dos|das|em|no|na|com|por|para|pra|que|é|são|não|nem|meu|minha|teu|tua|seu|sua|o|os|as|me|te|se|já|mas|mais|menos|como|quando|entre|mil|milh(?:ão|ões))(?!\p{L})/iu,
  point: 'vírgula',
  fraction: 'number',
  minus: 'menos',
  percent: '{n} por cento',
  parts: ['meio', 'um terço', 'dois terços', 'um quarto', 'três quartos'],
  money: {
    $: 'dólar dólares',
    '€': 'euro euros',
    '£': '~libra libras',
    '¥': 'iene ienes',
    '₩': 'won wons',
    '₫': 'dong dongs',
    '₺': '~lira liras',
    zł: 'zlóti zlótis',
    Rp: '~rupia rupias',
    R$: 'real reais',
  },
  cents: 'centavo centavos',
  centsAfter: ' e ',
  millions: { words: 'mil|milhão|milhões|bilhão|bilhões', of: ' de ' },
  time: (hour, minute, { by }) => {
    const said = by('%spellout-cardinal-feminine', hour)
    if (minute === 0) return `${said} ${hour === 1 ? 'hora' : 'horas'}`
    return minute === 30 ? `${said} e meia` : `${said} e ${by('%spellout-numbering', minute)}`
  },
  date: (day, month, year, { cardinal }) => {
    const said = `${day === 1 ? 'primeiro' : cardinal(day)} de ${MONTHS[month - 1]}`
    return year === null ? said : `${said} de ${cardinal(year)}`
  },
  ordinalMarks: '\\.?(?:[ºo°]|(?<fem>ª|a))',
  ordinal: (value, feminine, { by }) =>
    by(feminine ? '%spellout-ordinal-feminine' : '%spellout-ordinal-masculine', value),
  letters: 'á bê cê dê é efe gê agá i jota cá ele eme ene ó pê quê erre esse tê u vê dáblio xis ípsilon zê',
  initialisms: { DJ: 'dijêi', OK: 'oquêi' },
  spelled: 'EUA USA UE IA EP',
  abbreviations: {
    'Sr\\.': 'senhor',
    'Sra\\.': 'senhora',
    'Srta\\.': 'senhorita',
    'Dr\\.': 'doutor',
    'Dra\\.': 'doutora',
    'D\\.(?= ?\\p{Lu}\\p{Ll})': 'dona',
    'St\\.|Sto\\.': 'santo',
    'Sta\\.': 'santa',
    'Av\\.': 'avenida',
    'etc\\.': 'etcétera',
    'nº|n\\.º': 'número',
    vc: 'você',
    pq: 'porque',
    'tb|tbm': 'também',
    'feat\\.|ft\\.': 'com',
    'vs\\.': 'versus',
  },
  and: 'e',
  plus: 'mais',
  equals: 'igual a',
  hashtag: 'hashtag {n}',
  numberSign: 'número {n}',
  at: 'arroba',
  dot: 'ponto',
  slash: 'barra',
  own: [
    {
      find: new RegExp(`(?<!\\d[.,:]?)1\\.?º? de (?<month>${MONTHS.join('|')})(?!\\p{L})`, 'giu'),
      say: ({ groups: { month } }) => `primeiro de ${month}`,
    },
    // "7h", "7h30"
    {
      find: /(?<!\d[.,:]?)(?<hour>[01]?\d|2[0-4])h(?<minute>[0-5]\d)?(?![\p{L}\d])/gu,
      say: ({ groups: { hour, minute = '0' } }, numbers) => pt.time(Number(hour), Number(minute), numbers),
    },
  ],
}
