import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

export const fr: ReadingRules = {
  sets: {
    cardinal: '%spellout-numbering',
    masculine: '%spellout-cardinal-masculine',
    feminine: '%spellout-cardinal-feminine',
  },
  feminine:
    /^(?:fois|nuits?|heures?|minutes?|secondes?|années?|journées?|semaines?|vies?|femmes?|filles?|étoiles?|chansons?|chances?|larmes?|roses?|fleurs?|lettres?|rues?|villes?|maisons?|mains?|mers?|vagues?|raisons?|chose|choses|photos?|bouteilles?|cigarettes?|saisons?|voix|âmes?|histoires?|danses?|lunes?|portes?|routes?|voitures?|amies?|mamans?|saveurs?|couleurs?|douleurs?|promesses?|idées?|guitares?)(?!\p{L})/iu,
  notCounted:
    /^(?:et|ou|de|du|des|d|à|au|aux|en|dans|avec|pour|par|que|qui|c|est|sont|ne|pas|mon|ma|mes|ton|ta|tes|le|la|les|me|te|se|je|tu|il|elle|on|nous|vous|mais|plus|moins|comme|quand|sur|mille|millions?)(?!\p{L})/iu,
  point: 'virgule',
  fraction: 'number',
  minus: 'moins',
  percent: '{n} pour cent',
  parts: ['un demi', 'un tiers', 'deux tiers', 'un quart', 'trois quarts'],
  money: {
    $: 'dollar dollars',
    '€': 'euro euros',
    '£': '~livre livres',
    '¥': 'yen yens',
    '₩': 'won wons',
    '₫': 'dong dongs',
    '₺': '~livre livres',
    zł: 'zloty zlotys',
    Rp: '~roupie roupies',
    R$: 'réal réaux',
  },
  cents: 'centime centimes',
  centsAfter: ' ',
  millions: { words: 'mille|million|millions|milliard|milliards', of: ' de ' },
  time: (hour, minute, { by }) => {
    const said = `${by('%spellout-cardinal-feminine', hour)} ${hour < 2 ? 'heure' : 'heures'}`
    return minute === 0 ? said : `${said} ${by('%spellout-numbering', minute)}`
  },
  date: (day, month, year, { cardinal }) => {
    const said = `${day === 1 ? 'premier' : cardinal(day)} ${MONTHS[month - 1]}`
    return year === null ? said : `${said} ${cardinal(year)}`
  },
  ordinalMarks: '(?:er|e|ème|eme|ième|nd|(?<fem>re|ère|nde))',
  ordinal: (value, feminine, { by }) =>
    by(feminine ? '%spellout-ordinal-feminine' : '%spellout-ordinal-masculine', value),
  letters: 'a bé cé dé e effe gé ache i ji ka elle èm èn o pé cu erre esse té u vé double-vé ixe i-grec zède',
  initialisms: { DJ: 'didjé', OK: 'oké' },
  spelled: 'USA UE IA ADN EP VIP SOS',
  abbreviations: {
    'M\\.(?= ?\\p{Lu}\\p{Ll})': 'monsieur',
    'Mr\\.?': 'monsieur',
    'Mme\\.?': 'madame',
    Mmes: 'mesdames',
    'Mlle\\.?': 'mademoiselle',
    'MM\\.': 'messieurs',
    'Dr\\.?(?= ?\\p{Lu})|Dr\\.': 'docteur',
    'St[.-]|St(?= \\p{Lu})': 'saint ',
    'Ste[.-]|Ste(?= \\p{Lu})': 'sainte ',
    'etc\\.': 'et cetera',
    'n°|N°|nº': 'numéro',
    'feat\\.|ft\\.': 'avec',
    'vs\\.': 'contre',
    'bd\\.': 'boulevard',
    'av\\.': 'avenue',
    svp: "s'il vous plaît",
    stp: "s'il te plaît",
  },
  and: 'et',
  plus: 'plus',
  equals: 'égale',
  hashtag: 'hashtag {n}',
  numberSign: 'numéro {n}',
  at: 'arobase',
  dot: 'point',
  slash: 'slash',
  own: [
    {
      find: new RegExp(`(?<!\\d[.,:]?)1(?:er)? (?<month>${MONTHS.join('|')})(?!\\p{L})`, 'giu'),
      say: ({ groups: { month } }) => `premier ${month}`,
    },
    // "7h", "7h30", "7 h 30"
    {
      find: /(?<!\d[.,:]?)(?<hour>[01]?\d|2[0-4]) ?h(?: ?(?<minute>[0-5]\d))?(?![\p{L}\d])/gu,
      say: ({ groups: { hour, minute = '0' } }, numbers) => fr.time(Number(hour), Number(minute), numbers),
    },
  ],
}
