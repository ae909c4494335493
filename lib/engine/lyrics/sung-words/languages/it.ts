import type { ReadingRules } from '../reading-rules.ts'

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)

export const it: ReadingRules = {
  sets: {
    cardinal: '%spellout-numbering',
    masculine: '%spellout-cardinal-masculine',
    feminine: '%spellout-cardinal-feminine',
  },
  feminine:
    /^(?:volt[ae]|nott[ei]|or[ae]|donn[ae]|ragazz[ae]|stell[ae]|canzon[ei]|vit[ae]|lacrim[ae]|ros[ae]|letter[ae]|strad[ae]|citt[àa]|cas[ae]|man[oi]|ond[ae]|ragion[ei]|cos[ae]|foto|bottigli[ae]|sigarett[ae]|stagion[ei]|voc[ei]|anim[ae]|stori[ae]|lun[ae]|port[ae]|macchin[ae]|amic[ah]e?|luc[ei]|settiman[ae]|giornat[ae]|parol[ae]|chitarr[ae]|promess[ae])(?!\p{L})/iu,
  notCounted:
    /^(?:e|ed|o|a|al|di|del|della|in|con|per|che|è|sono|non|né|mio|mia|tuo|tua|suo|sua|il|lo|la|i|gli|le|mi|ti|si|già|ma|più|meno|come|quando|tra|fra|su|mila|milion[ei])(?!\p{L})/iu,
  point: 'virgola',
  fraction: 'number',
  minus: 'meno',
  percent: '{n} per cento',
  parts: ['mezzo', 'un terzo', 'due terzi', 'un quarto', 'tre quarti'],
  money: {
    $: 'dollaro dollari',
    '€': 'euro euro',
    '£': '~sterlina sterline',
    '¥': 'yen yen',
    '₩': 'won won',
    '₫': 'dong dong',
    '₺': '~lira lire',
    zł: 'zloty zloty',
    Rp: '~rupia rupie',
    R$: 'real real',
  },
  cents: 'centesimo centesimi',
  centsAfter: ' e ',
  millions: { words: 'mila|milione|milioni|miliardo|miliardi', of: ' di ' },
  time: (hour, minute, { cardinal }) => {
    const said = hour === 1 ? 'una' : cardinal(hour)
    if (minute === 0) return `${said} in punto`
    return minute === 30 ? `${said} e mezza` : `${said} e ${cardinal(minute)}`
  },
  date: (day, month, year, { cardinal }) => {
    const said = `${day === 1 ? 'primo' : cardinal(day)} ${MONTHS[month - 1]}`
    return year === null ? said : `${said} ${cardinal(year)}`
  },
  ordinalMarks: '\\.?(?:[º°]|(?<fem>ª))',
  ordinal: (value, feminine, { by }) =>
    by(feminine ? '%spellout-ordinal-feminine' : '%spellout-ordinal-masculine', value),
  letters:
    'a bi ci di e effe gi acca i i-lunga cappa elle emme enne o pi cu erre esse ti u vu doppia-vu ics ipsilon zeta',
  initialisms: { DJ: 'digèi', OK: 'okèi' },
  spelled: 'UE IA DNA EP',
  abbreviations: {
    'Sig\\.': 'signor',
    'Sig\\.ra': 'signora',
    'Dott\\.|Dr\\.': 'dottor',
    'Dott\\.ssa': 'dottoressa',
    'Prof\\.': 'professor',
    'S\\.(?= ?\\p{Lu}\\p{Ll})|St\\.': 'san',
    'ecc\\.': 'eccetera',
    'n\\.(?= ?\\d)|n°|nº': 'numero',
    'feat\\.|ft\\.': 'con',
    'vs\\.': 'contro',
    cmq: 'comunque',
    'xké|xchè|xché': 'perché',
  },
  and: 'e',
  plus: 'più',
  equals: 'uguale',
  hashtag: 'hashtag {n}',
  numberSign: 'numero {n}',
  at: 'chiocciola',
  dot: 'punto',
  slash: 'barra',
  own: [
    {
      find: new RegExp(`(?<!\\d[.,:]?)1[º°]? (?<month>${MONTHS.join('|')})(?!\\p{L})`, 'giu'),
      say: ({ groups: { month } }) => `primo ${month}`,
    },
  ],
}
