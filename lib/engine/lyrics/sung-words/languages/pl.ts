import type { ReadingRules } from '../reading-rules.ts'

const MONTHS =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(' ')
const MONTH = `(?<month>${MONTHS.join('|')})(?!\\p{L})(?: (?<year>[12]\\d{3})(?!\\d))?`

/** The ordinal in the case that the words around a year ask for; null where nothing says that it is one. */
function yearSet(before: string, after: string): string | null {
  if (/(?:^|\s)(?:w|we|po|o)(?: roku)?\s+$/iu.test(before)) return '%spellout-ordinal-masculine-locative'
  const genitive = /(?:^|\s)(?:od|do|z|ze|sprzed|roku)\s+$/iu.test(before) || /^\s*r(?:oku(?!\p{L})|\.)/u.test(after)
  if (genitive) return '%spellout-ordinal-masculine-genitive'
  const named = /(?:^|\s)rok\s+$/iu.test(before) || /^\s*rok(?!\p{L})/u.test(after)
  return named ? '%spellout-ordinal-masculine' : null
}

export const pl: ReadingRules = {
  sets: {
    cardinal: '%spellout-numbering',
    masculine: '%spellout-cardinal-masculine',
    feminine: '%spellout-cardinal-feminine',
  },
  // CLDR 48 writes the nineties with a slip of the pen.
  mend: (words) => words.replaceAll('dziewiętdziesi', 'dziewięćdziesi'),
  year: (value, { before, after }, { by }) => by(yearSet(before, after) ?? '%spellout-numbering', value),
  feminine:
    /^(?:noce?|nocy|godzin[ayę]?|minut[ayę]?|sekund[ayę]?|łz[ayę]|kobiet[ayę]?|dziewczyn[ayę]?|róż[aeyę]|gwiazd[ayę]?|ręce|ręk[aię]|dusz[aeyę]|piosenk[aię]|rzecz[yi]?|drog[aię]|ulic[aeyę]|książk[aię]|chwil[aeię]|szans[ayę]|stron[ayę]?|rzek[aię]|fal[aeię]|róże|zim[ayę]|wiosn[ayę]|matk[aię]|siostr[ayę]|myśl[i]?|twarz[ey]?|świec[aeę])(?!\p{L})/iu,
  notCounted:
    /^(?:i|a|albo|lub|w|we|z|ze|do|na|od|po|za|o|u|bez|dla|przez|przy|nad|pod|że|jest|są|nie|ni|mój|moja|twój|twoja|ten|ta|to|już|ale|jak|gdy|kiedy|tysi\p{L}+|milion\p{L}*)(?!\p{L})/iu,
  point: 'przecinek',
  fraction: 'number',
  minus: 'minus',
  percent: '{n} procent',
  parts: ['pół', 'jedna trzecia', 'dwie trzecie', 'jedna czwarta', 'trzy czwarte'],
  money: {
    $: 'dolar dolary dolarów',
    '€': 'euro euro euro',
    '£': 'funt funty funtów',
    '¥': 'jen jeny jenów',
    '₩': 'won wony wonów',
    '₫': 'dong dongi dongów',
    '₺': '~lira liry lir',
    zł: 'złoty złote złotych',
    Rp: '~rupia rupie rupii',
    R$: 'real reale reali',
  },
  cents: 'cent centy centów',
  centsAfter: ' ',
  millions: { words: 'tysiąc|tysiące|tysięcy|milion|miliony|milionów|miliard|miliardy|miliardów', of: ' ' },
  time: (hour, minute, { by, cardinal }) => {
    const said = by('%spellout-ordinal-feminine', hour)
    if (minute === 0) return said
    return minute < 10 ? `${said} zero ${cardinal(minute)}` : `${said} ${cardinal(minute)}`
  },
  date: (day, month, year, { by }) => {
    const genitive = '%spellout-ordinal-masculine-genitive'
    const said = `${by(genitive, day)} ${MONTHS[month - 1]}`
    return year === null ? said : `${said} ${by(genitive, year)}`
  },
  ordinalMarks: '-?(?:szy|gi|ci|ty|my|(?<fem>sza|ga|cia|ta|ma))',
  ordinal: (value, feminine, { by }) =>
    by(feminine ? '%spellout-ordinal-feminine' : '%spellout-ordinal-masculine', value),
  letters: 'a be ce de e ef gie ha i jot ka el em en o pe ku er es te u fał wu iks igrek zet',
  initialisms: { DJ: 'didżej', OK: 'okej', DJE: 'didżeje' },
  spelled: 'USA UE EP DNA AI VIP',
  abbreviations: {
    'św\\.': 'święty',
    'St\\.': 'święty',
    'dr|Dr\\.|Dr': 'doktor',
    'prof\\.': 'profesor',
    mgr: 'magister',
    'ul\\.': 'ulica',
    'nr|Nr|nr\\.': 'numer',
    'itd\\.': 'i tak dalej',
    'itp\\.': 'i tym podobne',
    'np\\.': 'na przykład',
    'tzn\\.': 'to znaczy',
    'tzw\\.': 'tak zwany',
    'm\\. ?in\\.': 'między innymi',
    wg: 'według',
    'godz\\.': 'godzina',
    'vs\\.': 'kontra',
    'feat\\.|ft\\.': 'i',
  },
  and: 'i',
  plus: 'plus',
  equals: 'równa się',
  hashtag: 'hasztag {n}',
  numberSign: 'numer {n}',
  at: 'małpa',
  dot: 'kropka',
  slash: 'ukośnik',
  own: [
    // "3 maja", "3. maja 1999"
    {
      find: new RegExp(`(?<!\\d[.,:]?)(?<day>[12]?\\d|3[01])\\.? ${MONTH}`, 'giu'),
      say: ({ groups: { day, month, year } }, { by }) => {
        const genitive = (value: string) => by('%spellout-ordinal-masculine-genitive', Number(value))
        return `${genitive(day ?? '')} ${month}${year ? ` ${genitive(year)}` : ''}`
      },
    },
    // "lata 80.", "w latach 90-tych"
    {
      find: /(?<which>lata|latach|lat) (?<value>\d0)(?:\.|-?(?:te|tych))?(?![\d\p{L}])/giu,
      say: ({ groups: { which = '', value } }, { by }) =>
        `${which} ${by(`%spellout-ordinal-plural${{ lata: '', latach: '-locative', lat: '-genitive' }[which.toLowerCase()]}`, Number(value))}`,
    },
    {
      find: /(?<!\d[.,]?)(?<value>\d{1,4})[x×](?!\p{L})/gu,
      say: ({ groups: { value } }, { cardinal }) => `${cardinal(Number(value))} razy`,
    },
  ],
}
