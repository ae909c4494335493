import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ')

export const id: ReadingRules = {
  sets: { cardinal: '%spellout-numbering' },
  point: 'koma',
  fraction: 'digits',
  minus: 'minus',
  percent: '{n} persen',
  parts: ['setengah', 'sepertiga', 'dua pertiga', 'seperempat', 'tiga perempat'],
  money: {
    $: 'dolar dolar',
    '€': 'euro euro',
    '£': 'pound pound',
    '¥': 'yen yen',
    '₩': 'won won',
    '₫': 'dong dong',
    '₺': 'lira lira',
    zł: 'zloty zloty',
    Rp: 'rupiah rupiah',
    R$: 'real real',
  },
  cents: 'sen sen',
  centsAfter: ' ',
  millions: { words: 'ribu|juta|miliar|triliun', of: ' ' },
  time: (hour, minute, { cardinal }) => `${cardinal(hour)}${minute === 0 ? ' tepat' : ` ${cardinal(minute)}`}`,
  date: (day, month, year, { cardinal }) => {
    const said = `${cardinal(day)} ${MONTHS[month - 1]}`
    return year === null ? said : `${said} ${cardinal(year)}`
  },
  ordinal: (value, _, { by }) => by('%spellout-ordinal', value),
  letters: 'a be ce de e ef ge ha i je ka el em en o pe ki er es te u ve we eks ye zet',
  initialisms: { DJ: 'dije', OK: 'oke' },
  spelled: 'USA AS AI EP',
  abbreviations: {
    'dr\\.|Dr\\.': 'dokter',
    'Bpk\\.|Bpk': 'Bapak',
    'Sdr\\.': 'Saudara',
    'Jl\\.|Jln\\.': 'Jalan',
    'St\\.': 'Santo',
    'No\\. ?(?=\\d)': 'nomor',
    'dll\\.?': 'dan lain-lain',
    'dsb\\.?': 'dan sebagainya',
    yg: 'yang',
    'dgn|dg': 'dengan',
    utk: 'untuk',
    krn: 'karena',
    tdk: 'tidak',
    sdh: 'sudah',
    blm: 'belum',
    jgn: 'jangan',
    sy: 'saya',
    'vs\\.?': 'lawan',
    'feat\\.|ft\\.': 'bersama',
  },
  and: 'dan',
  plus: 'tambah',
  equals: 'sama dengan',
  hashtag: 'tagar {n}',
  numberSign: 'nomor {n}',
  at: 'et',
  dot: 'titik',
  slash: 'garis miring',
  own: [
    // "kupu2", "anak2nya"
    {
      find: /(?<word>\p{Ll}{3,})2(?![.,:]?\d)/giu,
      say: ({ groups: { word } }) => `${word}-${word?.toLowerCase()}`,
    },
    // "ke-3"
    {
      find: /(?<!\p{L})ke-? ?(?<value>\d{1,3})(?![.,:]?\d)/giu,
      say: ({ groups: { value } }, { by }) => by('%spellout-ordinal', Number(value)),
    },
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,4})[x×](?!\p{L})/gu,
      say: ({ groups: { value } }, { cardinal }) => `${cardinal(Number(value))} kali`,
    },
  ],
}
