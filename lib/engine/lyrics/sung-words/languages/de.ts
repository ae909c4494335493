import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')
const MONTH = `(?:${MONTHS.join('|')}|Jänner)(?!\\p{L})`

/** The ending of "dritte" after "am", after "der", and alone. */
function ordinalSet(before: string): string {
  if (/(?:^|\s)(?:am|vom|zum|beim|im|dem|den|des|diesem|jenem|einem|meinem|deinem)\s+$/iu.test(before)) {
    return '%spellout-ordinal-n'
  }
  return /(?:^|\s)(?:der|die|das|dieser|diese|jeder|jede|meine|deine)\s+$/iu.test(before)
    ? '%spellout-ordinal'
    : '%spellout-ordinal-r'
}

export const de: ReadingRules = {
  sets: {
    cardinal: '%spellout-numbering',
    masculine: '%spellout-cardinal-masculine',
    feminine: '%spellout-cardinal-feminine',
    year: '%spellout-numbering-year',
  },
  mend: (words) => words.replace(/^ein(?=hundert|tausend)/, ''),
  year: (value, _, { by }) => by(value < 2000 ? '%spellout-numbering-year' : '%spellout-numbering', value),
  feminine:
    /^(?:Nacht|Stunde|Minute|Sekunde|Frau|Woche|Million|Milliarde|Chance|Träne|Rose|Liebe|Seele|Stadt|Straße|Hand|Stimme|Welle|Zigarette|Flasche|Geschichte|Kerze|Sache|Sonne|Tür|Reise|Lüge|Narbe|Blume)(?!\p{L})/u,
  notCounted: /^(?!\p{Lu})/u,
  point: 'Komma',
  fraction: 'digits',
  minus: 'minus',
  percent: '{n} Prozent',
  parts: ['ein halb', 'ein Drittel', 'zwei Drittel', 'ein Viertel', 'drei Viertel'],
  money: {
    $: 'Dollar Dollar',
    '€': 'Euro Euro',
    '£': 'Pfund Pfund',
    '¥': 'Yen Yen',
    '₩': 'Won Won',
    '₫': 'Dong Dong',
    '₺': '~Lira Lira',
    zł: 'Zloty Zloty',
    Rp: '~Rupie Rupien',
    R$: 'Real Real',
  },
  cents: 'Cent Cent',
  centsAfter: ' ',
  millions: { words: 'Tausend|tausend|Million|Millionen|Milliarde|Milliarden|Mio\\.|Mrd\\.', of: ' ' },
  time: (hour, minute, { by, cardinal }) => {
    const said = `${by('%spellout-cardinal-masculine', hour)} Uhr`
    return minute === 0 ? said : `${said} ${cardinal(minute)}`
  },
  date: (day, month, year, { by, year: ofYear }, before) => {
    const said = `${by(ordinalSet(before), day)} ${MONTHS[month - 1]}`
    return year === null ? said : `${said} ${ofYear(year)}`
  },
  ordinal: (value, _, { by }) => by('%spellout-ordinal', value),
  letters: 'a be zee de e eff ge ha i jott ka ell emm enn o pe ku err ess te u vau we icks ypsilon zett',
  initialisms: { DJ: 'Di Dschej', OK: 'okee' },
  spelled: 'USA EU EP KI VIP DNA',
  abbreviations: {
    'Dr\\.': 'Doktor',
    'Prof\\.': 'Professor',
    'Hr\\.': 'Herr',
    'Fr\\.(?= ?\\p{Lu})': 'Frau',
    'St\\.': 'Sankt',
    'Str\\.': 'Straße',
    'Nr\\.': 'Nummer',
    'usw\\.': 'und so weiter',
    'bzw\\.': 'beziehungsweise',
    'z\\. ?B\\.': 'zum Beispiel',
    'd\\. ?h\\.': 'das heißt',
    'u\\. ?a\\.': 'unter anderem',
    'etc\\.': 'et cetera',
    'ca\\.': 'circa',
    'evtl\\.': 'eventuell',
    'ggf\\.': 'gegebenenfalls',
    'vgl\\.': 'vergleiche',
    'inkl\\.': 'inklusive',
    'Std\\.': 'Stunden',
    'Tel\\.': 'Telefon',
    'vs\\.': 'gegen',
    'feat\\.|ft\\.': 'mit',
  },
  and: 'und',
  plus: 'plus',
  equals: 'gleich',
  hashtag: 'Häschtäg {n}',
  numberSign: 'Nummer {n}',
  at: 'ätt',
  dot: 'Punkt',
  slash: 'Schrägstrich',
  own: [
    // "am 3. Mai"
    {
      find: new RegExp(`(?<!\\d[.,:]?)(?<day>[12]?\\d|3[01])\\.(?= ${MONTH})`, 'gu'),
      say: ({ groups: { day }, before }, { by }) => by(ordinalSet(before), Number(day)),
    },
    // "zum 3. Mal", "die 1. Nacht", and not the end of a sentence
    {
      find: /(?<=(?:^|\s)(?:am|vom|zum|beim|im|dem|den|des|der|die|das|diese[rm]?|jede[rm]?|meine[mr]?|deine[mr]?)\s+)(?<value>\d{1,3})\.(?= \p{L})/giu,
      say: ({ groups: { value }, before }, { by }) => by(ordinalSet(before), Number(value)),
    },
    // "19.30 Uhr", "1 Uhr"
    {
      find: /(?<!\d[.,:]?)(?<hour>[01]?\d|2[0-4])(?:[.:](?<minute>[0-5]\d))? Uhr(?!\p{L})/gu,
      say: ({ groups: { hour, minute = '0' } }, numbers) => de.time(Number(hour), Number(minute), numbers),
    },
    // "die 80er", "1990er"
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,4})-?er(?!\p{L})/gu,
      say: ({ groups: { value } }, { year, cardinal }) =>
        `${Number(value) > 1000 ? year(Number(value)) : cardinal(Number(value))}er`,
    },
    // "3x", "10-mal", "1mal"
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,4})(?:-?mal|[x×])(?!\p{L})/gu,
      say: ({ groups: { value } }, { by }) => `${by('%spellout-cardinal-masculine', Number(value))}mal`,
    },
  ],
}
