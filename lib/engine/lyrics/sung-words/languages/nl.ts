import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'januari februari maart april mei juni juli augustus september oktober november december'.split(' ')

export const nl: ReadingRules = {
  sets: { cardinal: '%spellout-numbering', year: '%spellout-numbering-year' },
  // Without its accents it would be the article.
  mend: (words) => words.replace(/^een$/, 'één'),
  year: (value, _, { by }) => by(value < 2000 ? '%spellout-numbering-year' : '%spellout-numbering', value),
  point: 'komma',
  fraction: 'number',
  minus: 'min',
  percent: '{n} procent',
  parts: ['een half', 'een derde', 'twee derde', 'een kwart', 'drie kwart'],
  money: {
    $: 'dollar dollar',
    '€': 'euro euro',
    '£': 'pond pond',
    '¥': 'yen yen',
    '₩': 'won won',
    '₫': 'dong dong',
    '₺': 'lira lira',
    zł: 'zloty zloty',
    Rp: 'roepia roepia',
    R$: 'real real',
  },
  cents: 'cent cent',
  centsAfter: ' ',
  millions: { words: 'duizend|miljoen|miljard', of: ' ' },
  time: (hour, minute, { cardinal }) => `${cardinal(hour)} uur${minute === 0 ? '' : ` ${cardinal(minute)}`}`,
  date: (day, month, year, { cardinal, year: ofYear }) => {
    const said = `${cardinal(day)} ${MONTHS[month - 1]}`
    return year === null ? said : `${said} ${ofYear(year)}`
  },
  ordinalMarks: '(?:e|de|ste)',
  ordinal: (value, _, { by }) => by('%spellout-ordinal', value),
  letters: 'a bee cee dee ee ef gee haa ie jee kaa el em en oo pee kuu èr es tee uu vee wee iks ij zet',
  initialisms: { DJ: 'diedjee', OK: 'okee' },
  spelled: 'USA EU VS EP DNA AI VIP',
  abbreviations: {
    'Dr\\.|dr\\.': 'dokter',
    'Mr\\.|mr\\.': 'meester',
    'Mw\\.|mw\\.|mevr\\.': 'mevrouw',
    'Dhr\\.|dhr\\.': 'meneer',
    'Prof\\.|prof\\.': 'professor',
    'St\\.': 'Sint',
    'nr\\.|Nr\\.': 'nummer',
    'enz\\.': 'enzovoort',
    'etc\\.': 'et cetera',
    'bijv\\.|bv\\.': 'bijvoorbeeld',
    'd\\.w\\.z\\.': 'dat wil zeggen',
    'o\\.a\\.': 'onder andere',
    'a\\.u\\.b\\.|aub': 'alstublieft',
    'vs\\.': 'tegen',
    'feat\\.|ft\\.': 'met',
  },
  and: 'en',
  plus: 'plus',
  equals: 'is',
  hashtag: 'hashtag {n}',
  numberSign: 'nummer {n}',
  at: 'at',
  dot: 'punt',
  slash: 'slash',
  own: [
    {
      find: /(?<!\d[.,:]?)(?<hour>[01]?\d|2[0-4])[.:](?<minute>[0-5]\d) uur(?!\p{L})/gu,
      say: ({ groups: { hour, minute } }, numbers) => nl.time(Number(hour), Number(minute), numbers),
    },
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,4})[x×](?!\p{L})/gu,
      say: ({ groups: { value } }, { cardinal }) => `${cardinal(Number(value))} keer`,
    },
  ],
}
