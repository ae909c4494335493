import { escaped } from '../../patterns.ts'
import { capitalLike } from '../accents.ts'
import { ITALIAN_PLACES } from './names.ts'
import { isToCome, isVerb } from './verbs.ts'

/** As people type them, and as they are written. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ x: 'per', nn: 'non', cmq: 'comunque', ke: 'che', k: 'che', d: 'di', ki: 'chi', anke: 'anche', ank: 'anche' },
  ...{ xke: 'perché', xche: 'perché', xké: 'perché', xché: 'perché', xk: 'perché', perke: 'perché', perkè: 'perché' },
  ...{ perchè: 'perché', poichè: 'poiché', finchè: 'finché', kiama: 'chiama', kiamava: 'chiamava', kiede: 'chiede' },
  ...{ "e'": 'è', 'e’': 'è', "perche'": 'perché', perche: 'perché', poiche: 'poiché', finche: 'finché', sn: 'sono' },
  ...{
    piu: 'più',
    gia: 'già',
    puo: 'può',
    cosi: 'così',
    pero: 'però',
    giu: 'giù',
    cioe: 'cioè',
    xo: 'però',
    xò: 'però',
  },
  ...{ lunedi: 'lunedì', martedi: 'martedì', mercoledi: 'mercoledì', giovedi: 'giovedì', venerdi: 'venerdì' },
  ...{ caffe: 'caffè', papa: 'papà', citta: 'città', universita: 'università', felicita: 'felicità', tivu: 'tivù' },
  ...{ liberta: 'libertà', verita: 'verità', novita: 'novità', specialita: 'specialità', eta: 'età', lassu: 'lassù' },
  ...{ laggiu: 'laggiù', quassu: 'quassù', percio: 'perciò', tiramisu: 'tiramisù', realta: 'realtà', bonta: 'bontà' },
  ...{ qlc: 'qualcosa', qualcs: 'qualcosa', tt: 'tutto', tnt: 'tanto', dp: 'dopo', cn: 'con', ragu: 'ragù' },
  ...{ qnd: 'quando', qndo: 'quando', qst: 'questo', qsto: 'questo', qsta: 'questa', dv: 'dove', bn: 'bene' },
  ...{ tvb: 'ti voglio bene', tvtb: 'ti voglio tanto bene', grz: 'grazie', comple: 'compleanno', compl: 'compleanno' },
  ...{ dmn: 'domani', xsona: 'persona', xfetto: 'perfetto', xdono: 'perdono', po: "po'", pò: "po'", cè: "c'è" },
}
const SHORTENED = new RegExp(`(?<![\\p{L}'’])(?:${Object.keys(SHORT).join('|')})(?![\\p{L}'’])`, 'giu')
/** "che e sempre", "si e sposata", "mia nonna e morta": no "and" stands there. */
const IS_BEHIND = /(?<=(?<!\p{L})(?:che|non|si|mi|ti|le|gli) )e(?= \p{L})/giu
const IS_BEFORE = /(?<=\p{L} )e(?= (?:mort|mancat|nat|venut|andat|stat|diventat|partit)[oaie](?!\p{L}))/giu
/** What is to come, of verbs that are known: "tornera" is "tornerà". */
const TO_COME = /(?<![\p{L}'’])(\p{L}{2,}r)(a|o)(?![\p{L}'’])/gu
/** What laughs at itself is no part of what is told. */
const LAUGHTER = /(?<!\p{L})(?:(?:ah|ha|eh|he){2,}a?h?|lol|xd+)(?!\p{L})[!.]*/giu

/** A description without the slips and abbreviations of typing. */
export const writtenOut = (description: string): string =>
  description
    .replace(/(?<=\p{L})[’`´](?=\p{L})/gu, "'")
    .replace(SHORTENED, (word, at: number, all: string) => {
      const isName = /^papa$/iu.test(word) && (/^Papa$/u.test(word) ? at > 0 : /^ francesco/iu.test(all.slice(at + 4)))
      const isLetter = /^[xkd]$/iu.test(word) && (/^[XKD]$/u.test(word) || !/^ \p{L}/u.test(all.slice(at + 1)))
      return isName || isLetter ? word : capitalLike(SHORT[word.toLowerCase()] ?? word, word)
    })
    .replace(
      /(?<!\p{L})c['’]?e['’]?(?= (?:un[oa]?|sempre|solo|chi|qualcuno|stat[oa]|ancora|più|piu)(?!\p{L}))/giu,
      "c'è",
    )
    .replace(/(?<!\p{L})(?<=non )c['’]?e['’]?(?!\p{L})/giu, "c'è")
    .replace(IS_BEHIND, 'è')
    .replace(IS_BEFORE, 'è')
    .replace(/(?<!\p{L})come faro(?!\p{L})/giu, 'come farò')
    .replace(/(?<!\p{L})da(?= la colpa(?!\p{L}))/giu, 'dà')
    .replace(TO_COME, (word, stem: string, end: string) =>
      isToCome(stem) ? `${stem}${end === 'a' ? 'à' : 'ò'}` : word,
    )
    .replace(LAUGHTER, '')
    .replace(/ +(?=[,.;!?])/gu, '')

/** "m'ha detto" is "mi ha detto"; joined again in the line. */
const APART: Readonly<Record<string, string>> = { m: 'mi', t: 'ti', s: 'si', l: 'lo', v: 'vi' }
const AUXILIARY = 'ho|hai|ha|hanno|abbiamo|avete|avev\\p{L}+|era|erano|è'

const OBJECT: Readonly<Record<string, string>> = { 'su una': 'la', sulla: 'la', sui: 'li', sulle: 'le' }

/** What is to be seen in a song. */
const SHOWN =
  /(?<!\p{L})(?:canzon\p{L}+|nann[ae]|filastrocca|storia)(?: \p{Ll}+){0,3}? con (?:(?:il|la|lo|i|gli|le|un|una|uno) |l'|un')\p{L}+ che [^.,;:!?\n]+/gu

const PLACES = new Map(
  ITALIAN_PLACES.split(', ')
    .filter((place) => !/ |^(?:Como|Pisa|Lodi|Marche|Latina|Monza|Fano|Lecco|Prato|Imola)$/u.test(place))
    .map((place) => [place.toLowerCase(), place]),
)

/** With whole words, accents and the names as they are written; small letters begin a sentence. */
export function inWholeWords(description: string, names: readonly string[]): string {
  const text = writtenOut(description)
    .replace(/^(?:ciao|buongiorno|buonasera|salve|ehi|hey)(?: a tutti| ragazzi)?(?:[,!. ]+)(?!\p{Lu})/iu, '')
    .replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (shouted) => shouted.toLowerCase())
    .replace(/(?<!\p{L})(?:natale|pasqua|ferragosto|capodanno)(?!\p{L})/gu, (feast) => capitalLike(feast, 'N'))
    .replace(/(?<!\p{L})((?:compi(?:e|ono|rà)|ha|fa) \d+ anni) (?!e(?!\p{L})|ed |di |insieme|da )/giu, '$1, ')
    .replace(
      /(?<!\p{L})((?:ha|hanno|ho|abbiamo|aveva|avevano|avevamo) un(?:a|o|')? ?\p{L}+(?: \p{L}+)?) che si chiama(?:va)? (?=\p{Lu})/giu,
      '$1 di nome ',
    )
    .replace(/ ?, (?=(?:anche (?:quando|se)|con (?:tanta|molta|tantissima|infinita) \p{Ll}+)(?!\p{L}))/giu, ' ')
    .replace(
      / e ((?:il|la|mi[ao]|nostr[ao]) (?:nonn|zi|mamm|pap|babb|cugin|vicin|amic|fratell|sorell)\p{L}+(?: \p{Lu}\p{L}+)?) che (?=\p{L}+[aei]v(?:a|ano) )/gu,
      ', $1 ',
    )
    // "una ninna nanna con la lucciola che le fa luce e il suo orso che fa la guardia".
    .replace(SHOWN, (all) =>
      all
        .replace(/ con ((?:(?:il|la|lo|i|gli|le|un|una|uno) |l'|un')\p{L}+) che /u, ', $1 ')
        .replace(/ e ((?:il|la|un|una|i|le) (?:\p{L}+ ){1,3})che /gu, ', $1'),
    )
    // "sul divano che non riesco a montare": what is told by itself has its object.
    .replace(
      /(?<!\p{L})(su un|sul|sullo|su una|sulla|sui|sulle) ((?:[\p{L}']+ ){1,4}?)che ((?:io )?non riesco (?:mai )?a \p{L}+[aei]r)e(?=[,.;]|$| e )/giu,
      (_, on: string, thing: string, verb: string) => `${on} ${thing}che ${verb}${OBJECT[on.toLowerCase()] ?? 'lo'}`,
    )
    // "perdonami se ieri ho urlato" tells what somebody did.
    .replace(
      /(?<!\p{L})((?:scus|perdon)\p{L}+(?: \p{L}+){0,2}?),? se (?=(?:\p{L}+ ){0,5}(?:ho|sono|abbiamo|siamo) )/giu,
      '$1, ',
    )
    .replace(/(?<!\p{L})(?:mi )?ricord\p{L}+ (?:di )?quando /giu, '')
    .replace(
      new RegExp(`(?<!\\p{L})([mtslv])'(?=(?:${AUXILIARY})(?!\\p{L}))`, 'giu'),
      (_, one: string) => `${APART[one.toLowerCase()]} `,
    )
    .replace(/(?<=(?<!\p{L})(?:a|ad|in|da|di|per) )\p{Ll}+(?!\p{L})/gu, (place) => PLACES.get(place) ?? place)
  const own = new Set(names.flatMap((name) => name.split(' ')))
  const begun = text.replace(/(?:^|[.!?;\n]\s*)\p{Lu}\p{L}*/gu, (start) =>
    own.has(start.replace(/^[^\p{L}]+/u, '')) ? start : start.toLowerCase(),
  )
  const named = names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), name),
    begun,
  )
  // "il portiere, Gigi, porta gli occhiali".
  return named.replace(
    /, (\p{Lu}\p{L}+), (?=(?:(?:non|mi|ci|si|le|gli|lo|la|ti|vi) )?(\p{L}+))/gu,
    (all, name: string, verb: string) => (names.includes(name) && isVerb(verb) ? ` ${name} ` : all),
  )
}

/** "lo ho visto" is "l'ho visto". */
export const elided = (text: string) =>
  text
    .replace(/(?<!\p{L})(?:lo|la) (?=(?:ho|hai|ha|hanno|abbiamo|avete|avev\p{L}+)(?!\p{L}))/giu, "l'")
    .replace(/(?<!\p{L})ci (?=è(?!\p{L})|era(?:no)?(?!\p{L}))/giu, "c'")
