import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' ')

export const tr: ReadingRules = {
  sets: { cardinal: '%spellout-numbering' },
  point: 'virgül',
  fraction: 'number',
  minus: 'eksi',
  percent: 'yüzde {n}',
  parts: ['yarım', 'üçte bir', 'üçte iki', 'çeyrek', 'dörtte üç'],
  money: {
    $: 'dolar dolar',
    '€': 'avro avro',
    '£': 'sterlin sterlin',
    '¥': 'yen yen',
    '₩': 'von von',
    '₫': 'dong dong',
    '₺': 'lira lira',
    zł: 'zloti zloti',
    Rp: 'rupi rupi',
    R$: 'real real',
  },
  cents: 'sent sent',
  centsAfter: ' ',
  millions: { words: 'bin|milyon|milyar', of: ' ' },
  time: (hour, minute, { cardinal }) => {
    if (minute === 0) return cardinal(hour)
    return `${cardinal(hour)} ${minute === 30 ? 'buçuk' : cardinal(minute)}`
  },
  date: (day, month, year, { cardinal }) => {
    const said = `${cardinal(day)} ${MONTHS[month - 1]}`
    return year === null ? said : `${said} ${cardinal(year)}`
  },
  ordinalMarks: "['’]?[ıiuü]?nc[ıiuü]",
  ordinal: (value, _, { by }) => by('%spellout-ordinal', value),
  letters: 'a be ce de e fe ge he i je ke le me ne o pe kü re se te u ve çift-ve iks ye ze',
  initialisms: { DJ: 'dicey', OK: 'okey' },
  spelled: 'USA ABD AB EP',
  abbreviations: {
    'Dr\\.': 'Doktor',
    'Prof\\.': 'Profesör',
    'Sn\\.': 'Sayın',
    'Av\\.': 'Avukat',
    'St\\.': 'Sen',
    'Cad\\.': 'Caddesi',
    'Sok\\.': 'Sokağı',
    'vb\\.': 've benzeri',
    'vs\\.': 'vesaire',
    'vd\\.': 've diğerleri',
    'No\\.? ?(?=\\d)': 'numara',
    'feat\\.|ft\\.': 'ile',
  },
  and: 've',
  plus: 'artı',
  equals: 'eşittir',
  hashtag: 'heştek {n}',
  numberSign: '{n} numara',
  at: 'et',
  dot: 'nokta',
  slash: 'bölü',
  own: [
    // "3. gün"
    {
      find: /(?<!\d[.,:]?)(?<value>\d{1,3})\.(?= \p{Ll})/gu,
      say: ({ groups: { value } }, { by }) => by('%spellout-ordinal', Number(value)),
    },
    // "1999'da": the ending is one with the number
    {
      find: /(?<!\d[.,:]?)(?<value>\d[\d.,]*\d|\d)['’](?=\p{Ll})(?![ıiuü]?nc[ıiuü])/gu,
      say: ({ groups: { value = '' } }, { written }) => written(value),
    },
    {
      find: /(?<!\d[.,]?)(?<value>\d[\d.,]*\d|\d) ?TL(?!\p{L})/gu,
      say: ({ groups: { value = '' } }, { written }) => `${written(value)} lira`,
    },
    // "2,5 saat"
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,3})[.,]5(?![\d.,]*\d)(?! ?[%€$£₺])/gu,
      say: ({ groups: { value } }, { cardinal }) => (value === '0' ? 'yarım' : `${cardinal(Number(value))} buçuk`),
    },
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,4})[x×](?!\p{L})/gu,
      say: ({ groups: { value } }, { cardinal }) => `${cardinal(Number(value))} kere`,
    },
  ],
}
