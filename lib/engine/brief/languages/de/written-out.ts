import { capital } from '../../../lyrics/first-letter.ts'
import { slipOf } from '../slips.ts'
import { asLesson } from './reading/lessons.ts'
import { isInfinitive } from './verbs.ts'

/**
 * German as it is typed on a phone, written out: "fuer mein bruder, is nich einfach, gehts auch lustig? lg tina" gives "für mein
 * bruder, ist nicht einfach, geht es auch lustig?". Small letters stay small.
 */
export function writtenOut(description: string): string {
  const words = withUmlauts(description)
    .replace(/(?<![\p{L}\d])[abcskubl]\d{1,3}(?![\p{L}\d])/gu, (line) => line.toUpperCase())
    .replace(/[\p{L}][\p{L}'’]*(?!\d)/gu, corrected)
  return asLesson(REPAIRS.reduce((text, [typed, meant]) => text.replace(typed, meant as string), words))
    .replace(/\s*,(?:\s*,)+/g, ',')
    .replace(/ +(?=[ ,.;!?])/g, '')
    .replace(/(?<=[.;!?])\s*,/g, '')
    .replace(/^[\s,]+|[\s,]+$/g, '')
}

function corrected(word: string): string {
  const small = word.toLowerCase()
  const isShouted = word.length > 1 && word === word.toUpperCase() && (word.length > 3 || SHOUTED.has(small))
  return CORRECT[small] ?? slipOf(small, KNOWN) ?? (isShouted ? small : word)
}

/** Short words that people write in capitals; others may be abbreviations. */
const SHOUTED = new Set(
  'er sie es ich wir ihr du mir mich dir dich uns ist war hat bin der die das den dem ein und so nie nur zu von für mit auf am im in als wie nix gar ganz so sehr ja'.split(
    ' ',
  ),
)

const withUmlauts = (text: string): string =>
  text.replace(/[\p{L}]*[aou]e[\p{L}]*/giu, (word) =>
    NO_UMLAUT.test(word) ? word : word.replace(/(?<![aeq])(?:[ou]e)|(?<![aeo])ae/giu, (two) => UMLAUTS[two] ?? two),
  )

const UMLAUTS: Readonly<Record<string, string>> = {
  ...{ ae: 'ä', oe: 'ö', ue: 'ü', Ae: 'Ä', Oe: 'Ö', Ue: 'Ü', AE: 'Ä', OE: 'Ö', UE: 'Ü' },
}
/** Words that have an "ue", "oe" or "ae" of two letters. */
const NO_UMLAUT =
  /^(?:aktuel|zuer|zue|duel|duet|manuel|samuel|emanuel|miguel|\p{L}*(?:duell|tuell|xuell|suell|nuell)|janue|januar|blue|clue|true|value|venue|statue|revue|sue|suez|influen|guerill|poes|poet|oboe|soeben|goethe|joe|zoe|chloe|noel|shoe|foe(?!h)|does|goes|coe|koe[xd]|itzehoe|soest|moers|mich?ael|rapha?e?l|israel|ismael|maestr|aero|laetit|mae|daewoo|gaeli|reggae|heroe|poem|boeing|oeuvre|fueg|puert|buen|nuev|getue|\p{L}*eague|tue[nst]?$)/iu

/** As people type them, and as they are written. */
const CORRECT: Readonly<Record<string, string>> = {
  ...{
    is: 'ist',
    iss: 'ist',
    jetz: 'jetzt',
    nich: 'nicht',
    ned: 'nicht',
    net: 'nicht',
    un: 'und',
    u: 'und',
    od: 'oder',
  },
  ...{ ne: 'eine', nen: 'einen', nem: 'einem', ner: 'einer', n: 'ein', fürn: 'für den', fürne: 'für eine' },
  ...{ fürnen: 'für einen', aufm: 'auf dem', aufn: 'auf den', mitm: 'mit dem', mim: 'mit dem', ausm: 'aus dem' },
  ...{ inner: 'in der', inne: 'in die', vonner: 'von der', nachm: 'nach dem', unterm: 'unter dem', vorm: 'vor dem' },
  ...{ ham: 'haben', hatt: 'hat', gehts: 'geht es', gibts: "gibt's", wirds: 'wird es', isses: 'ist es', wars: "war's" },
  ...{ habs: "hab's", kannste: 'kannst du', biste: 'bist du', haste: 'hast du', weisst: 'weißt', unsern: 'unseren' },
  ...{ bday: 'geburtstag', geb: 'geburtstag', gebi: 'geburtstag', plz: 'bitte', pls: 'bitte', bidde: 'bitte' },
  ...{ op: 'OP', tv: 'TV', kh: 'Krankenhaus', kiga: 'kindergarten' },
  ...{
    vllt: 'vielleicht',
    vlt: 'vielleicht',
    viell: 'vielleicht',
    iwie: 'irgendwie',
    iwas: 'irgendwas',
    iwo: 'irgendwo',
  },
  ...{ iwann: 'irgendwann', zsm: 'zusammen', garnicht: 'gar nicht', garkein: 'gar kein', immernoch: 'immer noch' },
  ...{
    wieviel: 'wie viel',
    garnix: 'gar nichts',
    nochmal: 'noch mal',
    kaffe: 'kaffee',
    ziehn: 'ziehen',
    gehn: 'gehen',
  },
  ...{ sehn: 'sehen', stehn: 'stehen', warn: 'waren', sry: 'sorry', sorri: 'sorry', bf: 'freund', gf: 'freundin' },
  ...{ fur: 'für', uber: 'über', heisst: 'heißt', heisse: 'heiße', hiess: 'hieß', heissen: 'heißen', weiss: 'weiß' },
  ...{ gross: 'groß', grosse: 'große', grosser: 'großer', grossen: 'großen', grosses: 'großes', strasse: 'straße' },
  ...{ strassen: 'straßen', spass: 'spaß', fuss: 'fuß', fussball: 'fußball', draussen: 'draußen', ausser: 'außer' },
  ...{ ausserdem: 'außerdem', dreissig: 'dreißig', beisst: 'beißt', scheisse: 'scheiße', grosseltern: 'großeltern' },
  ...{ füsse: 'füße', füssen: 'füßen', grüsse: 'grüße', süss: 'süß', süsse: 'süße', süsser: 'süßer', liess: 'ließ' },
  ...{ vergass: 'vergaß', sass: 'saß', giesst: 'gießt', sosse: 'soße', grossmutter: 'großmutter', oda: 'oder' },
  ...{
    grossvater: 'großvater',
    aba: 'aber',
    imma: 'immer',
    madchen: 'mädchen',
    schones: 'schönes',
    freundn: 'freundin',
  },
  ...{
    seperat: 'separat',
    geschi: 'geschichte',
    hausis: 'hausaufgaben',
    lied4: 'lied für',
    abe: 'aber',
    mamma: 'mama',
  },
}

/** Words that say what a song is for, long enough to be known by all letters but one. */
const KNOWN =
  'geburtstag geburtstagslied geburtstagssong hochzeit hochzeitslied schlaflied wiegenlied liebeslied abschiedslied abschied entschuldigung entschuldigungslied beerdigung weihnachten weihnachtslied instrumental ruhestand muttertag'.split(
    ' ',
  )

/** What is typed, and what is meant by it; signs and laughs end a clause. */
const CLUBS: Readonly<Record<string, string>> = { tus: 'TuS', vfb: 'VfB', vfl: 'VfL', spvgg: 'SpVgg' }

/** Towns that are no other words. */
const TOWNS =
  'berlin hamburg münchen köln frankfurt stuttgart düsseldorf leipzig dortmund bremen dresden hannover nürnberg duisburg bochum wuppertal bielefeld bonn münster karlsruhe mannheim augsburg wiesbaden mainz kiel lübeck rostock erfurt weimar jena magdeburg potsdam kassel göttingen freiburg heidelberg tübingen regensburg würzburg passau bamberg trier saarbrücken aachen konstanz flensburg wien graz linz salzburg innsbruck zürich basel bern genf luzern kanada norwegen schweden spanien italien frankreich australien amerika england irland schottland österreich mallorca paris london rom'.split(
    ' ',
  )
const SMALL_TOWN = new RegExp(`(?<=(?<!\\p{L})(?:in|aus|nach|bei|von) )(?:${TOWNS.join('|')})(?!\\p{L})`, 'gu')

/** "waschen schneiden föhnen" is a list. */
const DEEDS = /(?<=^|[,.;!?]\s*)\p{Ll}{3,}[eü]n(?: \p{Ll}{3,}[eü]?n){1,3}(?=$|[,.;!?])/gu
const listed = (deeds: string): string => {
  const words = deeds.split(' ')
  return words.every(isInfinitive) ? words.join(', ') : deeds
}

const REPAIRS: readonly (readonly [RegExp, string | ((typed: string) => string)])[] = [
  [/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu, ', '],
  [/(?<=^|[\s,.!?])(?:[:;]-?[)(DPp]|[xX]D+|<3+)(?=$|[\s,.!?])/gu, ','],
  [/\s*\b(?:lol|rofl|omg|(?:ha){2,}h?|(?:he){2,}|hdg?d?l|ily)\b/giu, ','],
  [/\s*[,.!]?\s*\b(?:v?lg|mfg|glg|liebe grüße|viele grüße)(?: (?:von )?\p{L}+)?[.! ]*$/iu, ''],
  [/\bgeburtstag (song|lied)\b/giu, 'geburtstags$1'],
  [/\b(song|lied|rap|jingle|was) 4 (?=\p{L})/giu, '$1 für '],
  [
    /(?<!\b(?:ich|wir|er|sie) )\b(?:sv|fc|tsv|tus|vfb|vfl|sc|sg|hc|bc|tv|ssv|tsg|fsv|spvgg|djk|asv|msv|bsv|rsv|hsg) (?=\p{L}{3})/gu,
    (club: string) => (CLUBS[club.trim()] ? `${CLUBS[club.trim()]} ` : club.toUpperCase()),
  ],
  [
    /(?<!\p{L})(herrn?|frau) (?:dr|prof)\.? (?:dr\.? )?(?=\p{L}{2})/giu,
    (said: string) => `${said.charAt(0).toUpperCase()}${(/^\p{L}+/u.exec(said)?.[0] ?? '').slice(1)} Dr `,
  ],
  [/(?<=\b(?:Herrn?|Frau) Dr )\p{Ll}/gu, (letter: string) => letter.toUpperCase()],
  [SMALL_TOWN, (town: string) => capital(town)],
  [DEEDS, listed],
  [/\bseid (?=\d|(?:einem|einer|zwei|drei|vier|fünf|jahren|immer|gestern|wann)\b)/giu, 'seit '],
]
