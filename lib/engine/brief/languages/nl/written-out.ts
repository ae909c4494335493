import { capital } from '../../../lyrics/first-letter.ts'
import { plots } from '../../../songwriter/languages/nl/plots.ts'
import { topics } from '../../../songwriter/languages/nl/topics.ts'
import { writerOf } from '../phone-writing.ts'
import { FIRST_NAMES } from './words/names.ts'
import { places } from './words/places.ts'

const SHORT: Readonly<Record<string, string>> = {
  ...{ mn: 'mijn', "m'n": 'mijn', zn: 'zijn', "z'n": 'zijn', "d'r": 'haar', dr: 'haar', ff: 'even', effe: 'even' },
  ...{
    effen: 'even',
    nie: 'niet',
    nix: 'niks',
    gwn: 'gewoon',
    mss: 'misschien',
    msch: 'misschien',
    wss: 'waarschijnlijk',
  },
  ...{ idd: 'inderdaad', vd: 'van de', vh: 'van het', vk: 'vaak', egt: 'echt', tog: 'toch', aub: 'alsjeblieft' },
  ...{
    ajb: 'alsjeblieft',
    pls: 'alsjeblieft',
    plz: 'alsjeblieft',
    svp: 'alsjeblieft',
    hy: 'hij',
    zy: 'zij',
    wy: 'wij',
  },
  ...{ jy: 'jij', altyd: 'altijd', zyn: 'zijn', myn: 'mijn', bday: 'verjaardag', verjaardach: 'verjaardag', k: 'ik' },
  ...{ "'k": 'ik', kheb: 'ik heb', kben: 'ik ben', khou: 'ik hou', kzou: 'ik zou', kwil: 'ik wil', thx: 'bedankt' },
  ...{
    tnx: 'bedankt',
    bedanktt: 'bedankt',
    vriendinn: 'vriendin',
    vrnd: 'vriend',
    bff: 'beste vriendin',
    fam: 'familie',
  },
  ...{ tis: 'het is', twas: 'het was', das: 'dat is', zeg: 'zeg', wknd: 'weekend', sws: 'sowieso', gd: 'goed' },
  ...{ gfeliciteerd: 'gefeliciteerd', gefelicteerd: 'gefeliciteerd', gefelicieteerd: 'gefeliciteerd', jarug: 'jarig' },
  ...{ omdt: 'omdat', ome: 'oom', vrijdags: 'vrijdags', grmpje: 'grapje', nog: 'nog', nogsteeds: 'nog steeds' },
  ...{
    teveel: 'te veel',
    tekort: 'te kort',
    telaat: 'te laat',
    nogal: 'nogal',
    terplekke: 'ter plekke',
    iig: 'in ieder geval',
  },
  ...{
    kado: 'cadeau',
    kadootje: 'cadeautje',
    kadootjes: 'cadeautjes',
    kadoos: 'cadeaus',
    kwa: 'qua',
    eig: 'eigenlijk',
  },
  ...{ eigelijk: 'eigenlijk', aktief: 'actief', 'a.u.b.': 'alsjeblieft' },
}

const FREQUENT =
  'café één creëren ideeën reünie cliënt patiënt patiënten skiën geïnteresseerd coördinator egoïst categorie knieën zeeën crème brûlée crêpe'

const PLACES = places
  .split(', ')
  .filter((place) => !/^(?:Namen|Luik|Goes|Ede|Assen|Hoorn|Urk|Delft|China|Rome)$/u.test(place))
  .join(', ')

const OF_KIN =
  'moeder|vader|ma|pa|mams|paps|mama|papa|zus|zusje|broer|broertje|oma|opa|vriend|vriendin|vriendje|vriendinnetje|man|vrouw|zoon|zoontje|dochter|dochtertje|hond|kat|poes|kater|tante|oom|neef|nicht|beste|lieve|schat|collega|buurman|buurvrouw|baas|baby|kleine|grote|ouders|huis|auto|fiets'

/** Dutch as it is typed on a phone, written out: "mn zus heeft d'r rijbewijs gehaald haha" gives "mijn zus heeft haar rijbewijs gehaald". */
export const writtenOut = writerOf({
  short: SHORT,
  frequent: FREQUENT,
  texts: [plots, topics],
  names: FIRST_NAMES,
  unchanged: 'een een? voor hoor he ideeen die de drie zee fee alle',
  endings: [],
  places: { before: 'in |uit |naar |te ', named: PLACES },
  repairs: [
    [/(?<![\p{L}'])m'n(?!\p{L})/giu, 'mijn'],
    [/(?<![\p{L}'])z'n(?!\p{L})/giu, 'zijn'],
    [/(?<![\p{L}'])(?:d'?'r|d'r)(?!\p{L})/giu, 'haar'],
    [new RegExp(`(?<![\\p{L}'])me (?=(?:${OF_KIN})(?!\\p{L}))`, 'giu'), 'mijn '],
    [/(?<=^|[\s(])'?t (?=\p{L})/gu, 'het '],
    [/(?<=\s)'?n (?=\p{L})/gu, 'een '],
    [/(?<=\p{L})[- ']ie(?![\p{L}])/giu, ' hij'],
    [
      /(?<![\p{L}])((?:hij|zij|ze|die|oma|opa|mama|papa|mam|pap)(?: \p{L}+)?) word (?=\d|morgen|vandaag|zaterdag|zondag|binnenkort|deze|volgende)/giu,
      '$1 wordt ',
    ],
    [/(?<![\p{L}])(hij|zij|ze) heb (?=\p{L})/giu, '$1 heeft '],
    [/(?<![\p{L}])(?:of ?zo|en ?zo|ofzo|enzo|enz|etc)\.?(?=[\s,.!?]|$)/giu, ''],
    [/(?<=\p{L}) \+ (?=\p{L})/gu, ' en '],
    [
      /(?<=(?<!\p{L})(?:op|in|van|bij|met|onder|naast|aan|over|voor|uit) )(papa|mama|opa|oma) (?:zijn|haar) (?=\p{L}{3})/giu,
      "$1's ",
    ],
    [
      /(?<=(?:spreekt|spreek|praat|leert|geen|veel|goed|in het|van) )(nederlands|engels|frans|duits|spaans|turks|arabisch|pools|fries)(?!\p{L})/gu,
      (found: string) => capital(found),
    ],
    [/(?<!\p{L})s(nachts|ochtends|morgens|middags|avonds|zomers|winters)(?!\p{L})/gu, "'s $1"],
    [/ {2,}/gu, ' '],
    [/ (?=[,.])/gu, ''],
  ],
})
