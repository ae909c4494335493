import { escaped } from '../../patterns.ts'
import { ITALIAN_PLACES } from './places.ts'
import { isVerb } from './verbs.ts'

/** As people type them, and as they are written. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ x: 'per', nn: 'non', cmq: 'comunque', ke: 'che', xke: 'perché', xche: 'perché', xké: 'perché', xché: 'perché' },
  ...{ "e'": 'è', 'e’': 'è', "perche'": 'perché', perche: 'perché', poiche: 'poiché', finche: 'finché', sn: 'sono' },
  ...{ piu: 'più', gia: 'già', puo: 'può', cosi: 'così', pero: 'però', giu: 'giù', cioe: 'cioè', meta: 'metà' },
  ...{ lunedi: 'lunedì', martedi: 'martedì', mercoledi: 'mercoledì', giovedi: 'giovedì', venerdi: 'venerdì' },
  ...{ caffe: 'caffè', papa: 'papà', citta: 'città', universita: 'università', felicita: 'felicità', tivu: 'tivù' },
  ...{ qlc: 'qualcosa', qualcs: 'qualcosa', tt: 'tutto', tnt: 'tanto', dp: 'dopo', cn: 'con', ragu: 'ragù' },
}
const SHORTENED = new RegExp(`(?<![\\p{L}'’])(?:${Object.keys(SHORT).join('|')})(?![\\p{L}'’])`, 'giu')
/** "m'ha detto" is "mi ha detto"; joined again in the line. */
const APART: Readonly<Record<string, string>> = { m: 'mi', t: 'ti', s: 'si', l: 'lo', v: 'vi' }
const AUXILIARY = 'ho|hai|ha|hanno|abbiamo|avete|avev\\p{L}+|era|erano|è'

const PLACES = new Map(
  ITALIAN_PLACES.split(', ')
    .filter((place) => !/ |^(?:Como|Pisa|Lodi|Marche|Latina|Monza|Fano|Lecco|Prato|Imola)$/u.test(place))
    .map((place) => [place.toLowerCase(), place]),
)

/** With whole words, accents and the names as they are written; small letters begin a sentence. */
export function inWholeWords(description: string, names: readonly string[]): string {
  const text = description
    .replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (shouted) => shouted.toLowerCase())
    .replace(/(?<!\p{L})ce (?=(?:uno?|una|sempre|solo|chi|qualcuno|stat[oa]|ancora)(?!\p{L}))/giu, "c'è ")
    .replace(/(?<=\p{L})[’`´](?=\p{L})/gu, "'")
    .replace(SHORTENED, (word) => SHORT[word.toLowerCase()] ?? word)
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
