import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const MONTH = `(?<month>${MONTHS.join('|')})`
const DECADES = [
  '',
  'tens',
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
]

export const en: ReadingRules = {
  sets: { cardinal: '%spellout-numbering', year: '%spellout-numbering-year' },
  point: 'point',
  fraction: 'digits',
  zero: 'oh',
  minus: 'minus',
  percent: '{n} percent',
  parts: ['half', 'one third', 'two thirds', 'one quarter', 'three quarters'],
  money: {
    $: 'dollar dollars',
    '€': 'euro euros',
    '£': 'pound pounds',
    '¥': 'yen yen',
    '₩': 'won won',
    '₫': 'dong dong',
    '₺': 'lira lira',
    zł: 'zloty zlotys',
    Rp: 'rupiah rupiah',
    R$: 'real reals',
  },
  cents: 'cent cents',
  centsAfter: ' ',
  millions: { words: 'thousand|million|billion|trillion', of: ' ' },
  time: (hour, minute, { cardinal }) => {
    if (minute === 0) return `${cardinal(hour)} o'clock`
    return `${cardinal(hour)} ${minute < 10 ? `oh ${cardinal(minute)}` : cardinal(minute)}`
  },
  dayHalves: { am: 'ay em', pm: 'pee em' },
  date: (day, month, year, { by, year: ofYear }) => {
    const said = `${MONTHS[month - 1]} ${by('%spellout-ordinal', day)}`
    return year === null ? said : `${said} ${ofYear(year)}`
  },
  monthFirst: true,
  ordinal: (value, _, { by }) => by('%spellout-ordinal', value),
  letters: 'ay bee see dee ee eff gee aitch eye jay kay el em en oh pee cue ar ess tee you vee double-you ex why zee',
  spelled: 'USA UFO CIA DIY NYC EU UK AI ID IQ EP RIP SOS SUV VIP LA AC IOU AKA ADHD USSR UAE UPS ICU',
  abbreviations: {
    'Mr\\.?': 'Mister',
    'Mrs\\.?': 'Missus',
    'Ms\\.?': 'Miz',
    'Dr\\.?(?= ?\\p{Lu})': 'Doctor',
    'Dr\\.': 'Doctor',
    'Prof\\.': 'Professor',
    'St\\.?(?= ?\\p{Lu})': 'Saint',
    'St\\.': 'Street',
    'Mt\\.(?= ?\\p{Lu})': 'Mount',
    'Ave\\.': 'Avenue',
    'Jr\\.': 'Junior',
    'Sr\\.': 'Senior',
    'vs\\.?': 'versus',
    'feat\\.|ft\\.': 'featuring',
    'etc\\.?': 'et cetera',
    'No\\. ?(?=\\d)': 'number',
    'approx\\.': 'approximately',
    'w\\/o(?= )': 'without',
    'w\\/(?= )': 'with',
  },
  and: 'and',
  plus: 'plus',
  equals: 'equals',
  hashtag: 'hashtag {n}',
  numberSign: 'number {n}',
  at: 'at',
  dot: 'dot',
  slash: 'slash',
  own: [
    // "the 80s", "the '90s", "1980s"
    {
      find: /['’]?(?<!\d[.,]?)(?<century>1[1-9]|20)?(?<decade>[1-9])0['’]?s(?!\p{L})/gu,
      say: ({ groups: { century, decade } }, { cardinal }) => {
        if (century === '20') return null
        return `${century ? `${cardinal(Number(century))} ` : ''}${DECADES[Number(decade)]}`
      },
    },
    // "December 25", "Dec. 25th, 2024" is left to people who write so
    {
      find: new RegExp(`${MONTH} (?<day>[12]?\\d|3[01])(?:st|nd|rd|th)?(?![\\d:.,]?\\d|\\p{L})`, 'gu'),
      say: ({ groups: { month, day } }, { by }) => `${month} ${by('%spellout-ordinal', Number(day))}`,
    },
    {
      find: new RegExp(`(?<!\\d[.,:]?)(?<day>[12]?\\d|3[01])(?:st|nd|rd|th)? (?:of )?${MONTH}(?!\\p{L})`, 'gu'),
      say: ({ groups: { month, day } }, { by }) => `${by('%spellout-ordinal', Number(day))} of ${month}`,
    },
    {
      find: /(?<!\d[.,:]?)(?<hour>1[0-2]|0?[1-9]) ?(?<half>[ap])\.?m\b\.?/giu,
      say: ({ groups }, { cardinal }) =>
        `${cardinal(Number(groups.hour))} ${groups.half?.toLowerCase() === 'a' ? 'ay' : 'pee'} em`,
    },
  ],
}
