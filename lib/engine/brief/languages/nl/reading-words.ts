import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { LESSONS } from './lessons.ts'
import { kin } from './words/kin.ts'
import { CAPITALS, isNoName, names, notNames, peopleIn, SELLER } from './words/names.ts'
import { places } from './words/places.ts'
import { plots } from './words/plots.ts'
import { PAST_VERBS, PRESENT_VERBS } from './words/verbs.ts'
import { writtenOut } from './written-out.ts'

const END =
  '(?=[.,;:!?\\n()"“„»]|$| - | – |\\b(?:die|dat|maar|met|zonder|voor|gezongen|in de stijl|als (?:rap|ballade|lied|liedje|nummer)|in het \\p{L}+s|waar|waarin|omdat|want|terwijl|wanneer|om (?:te|mee|samen)|op de (?:melodie|maat|wijs))\\b)'
const TILL =
  '(?=[.,;:!?\\n()"“„»]|$| - | – |\\b(?:die|dat|der|de|het|een|want|omdat|als|over|met|zonder|in|op|aan|bij|uit|van|naar|om|ter|ten|wordt|werd|is|was|heeft|had|houdt|houd|gaat|ging|krijgt|viert|woont|komt|werkt|doet|trouwt|hij|zij|ze|wij|we|ik|genaamd|bedanken|verrassen|feliciteren|zeggen|vertellen|voor|na|tegen|maar|waar|en ik)\\b)'

/** What a song is about stands behind a word for it, or begins a part: no "koffie over haar boek". */
const WHERE_ABOUT =
  '(?<=(?:^|[.,;:!?\\n(] ?|\\b(?:\\p{L}*(?:lied|liedje|liedjes|song|songs|nummer|nummertje|rap|ballade|hymne|ode|tekst|muziek|deuntje|wals|smartlap|track|hit|versje|mars|duet|kraker|knaller|stamper|verhaal|stuk|polka|tango|chanson)|iets|eentje|gaat|gaan|moet|mag|pop|rock|reggae|metal|country|punk|techno|house|jazz|soul|folk|gospel|disco|blues|trap|drill|hiphop|hip-hop)\\b[^.,;:!?\\n]{0,50}?\\s)(?:en |graag |vooral )?)'

export const nl: ReadingWords = {
  spaced: true,
  writtenOut,
  subject: [
    `${WHERE_ABOUT}over (?!\\d)(?!(?:een |twee |drie )?(?:week|weken|maand|maanden|dagen|jaar)\\b)(.+?)${END}`,
    ...LESSONS,
    `\\b(?:gaat|gaan|draait|draaien|moet gaan) om (.+?)${END}`,
    `\\b(?:ode|loflied|lofzang|hymne|eerbetoon|liefdeslied|liefdesverklaring) (?:aan|op) (.+?)${END}`,
    `\\b(?:spijt|sorry|excuses|excuus|vergeef me|verontschuldig\\p{L}*),? (?:me |mij )?(?:voor het feit )?(?:dat|omdat) ((?:ik|wij|we) .+?)(?=[.,;:!?\\n()]|$|\\ben\\b)`,
    `\\bomdat ((?:ik|wij|we) .+?)(?=[.,;:!?\\n()]|$|\\ben\\b)`,
    `\\b(?:lied|liedje|nummer|rap|ballade|song) dat ((?:de |het |een |mijn |onze? )?[^.,;!?]+?) (?:uitlegt|beschrijft|viert|bezingt)\\b`,
    `\\b(?:leren|uitleggen|uitleg van|uit te leggen):? ((?:de |het |een )[^.,;!?]+?)${END}`,
    `\\bte leren (?:hoe (?:je|ze|hij) (?:moet )?)?(tandenpoetsen|tanden (?:te )?poetsen|handen wassen|zindelijk \\p{L}+|veters strikken|klokkijken|zwemmen|fietsen|opruimen|delen|tellen|rekenen|oversteken)${END}`,
    `\\b(?:om|zodat) (?:\\p{L}+ ){0,3}?((?:de |het )[^.,;!?]+?) (?:te )?(?:leren|onthouden)\\b(?! \\p{L}+en\\b)`,
    `\\b(?:onderwerp|thema):? (?:is )?(.+?)${END}`,
    `\\bhoudt? (?:heel |erg |zo |zoveel |veel )?van (.+?)${END}`,
  ],
  hearer: [
    '\\b[Gg]efeliciteerd,? (\\p{Lu}\\p{L}+)',
    '\\b(?:[Bb]edankt|[Dd]ank je|[Dd]ankjewel|[Ss]orry),? ((?:juf|meester|tante|oom|oma|opa|buurman|buurvrouw) \\p{Lu}\\p{L}+)\\b',
    '\\b[Ss]pijt (?:me|mij)(?: zo| heel erg)?,? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:dat|voor)\\b)',
    '\\b(?:[Ss]orry|[Bb]edankt|[Dd]ank je),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    '^((?:(?:[Oo]nze?|[Oo]ns|[Mm]ijn) )?(?:\\p{L}+ ){0,2}?\\p{L}+) (?:gaat|is|wordt|viert|neemt|verlaat|trouwt|verhuist|stopt|emigreert|vertrekt|slaagt|haalt)\\b',
    `\\bvoor (.+?)${TILL}`,
    `\\b(?:aan|bij) ((?:mijn|m'?n|onze|ons) .+?)${TILL}`,
    `\\bover ((?:mijn|m'?n|onze|ons) .+?)${TILL}`,
    `\\b(?:verjaardag|bruiloft|huwelijk|afscheid|doop|geboorte|pensioen|dood|overlijden|begrafenis|uitvaart|jubileum|nagedachtenis|herinnering) (?:van |aan |voor )?((?:mijn|m'?n|onze|ons) .+?)${TILL}`,
    '\\b((?:vader|moeder)dag\\p{L}*)\\b',
    `(?<!\\bover (?!(?:mijn|onze|ons|de|het|een) (?:\\p{L}+ )?(?:oma|opa|mama|papa|moeder|vader|zus|zusje|broer|broertje|dochter|dochtertje|zoon|zoontje|vrouw|man|vriendin|vriend|hond|hondje|puppy|kat|kater|katje|poes|poesje|tante|oom|buurman|buurvrouw|collega|juf|meester)\\b)[^.!?]{3,}, (?:[^.!?]*? )?)\\b((?:mijn|m'?n|onze|ons) (?:\\p{L}+ )?(?:oma|opa|mama|papa|moeder|vader|zus|zusje|broer|broertje|dochter|dochtertje|zoon|zoontje|vrouw|man|vriendin|vriend|hond|hondje|puppy|kat|kater|katje|poes|poesje|konijn|cavia|hamster|parkiet|papegaai|schildpad|pony|paard|kip|tante|oom|beste vriend|beste vriendin|maat|collega|buurman|buurvrouw|juf|meester)(?: .+?)?)${TILL}`,
    '(?:^|, |\\b(?:voor|lied|liedje|beterschap|bedankt|sorry|verjaardag) )((?:oma|opa|tante|oom|juf|meester) (?!(?:is|was|wordt|heeft|die|en)\\b)\\p{L}+)\\b',
    '\\b(?:bruiloft|huwelijk|trouwlied|openingsdans):? (?:van |voor )?(\\p{L}+ (?:en|&) \\p{L}+)',
    `\\bwelkom,? (.+?)${TILL}`,
    '(?:^|(?<!\\b(?:de|het|een) \\p{L}+ )\\b(?:voor|lieve|verjaardag|bedankt|sorry|dag|aan|van|hoi|welterusten|jubileum|pensioen|bruiloft|verrassing|over) )((?:oma|opa|mama|papa|mam|pap|moeder|vader)s?)\\b',
    '\\b((?:oma|opa|mama|papa)) (?:wordt|is (?:jarig|overleden|dood|gestorven)|gaat|zou)\\b',
    `\\b(?:verjaardag|bruiloft|afscheid|doop|geboorte|dood|liefdeslied|liefdesbrief|bedankt|bedanklied|sorry|excuses) (?:van|aan|voor|tegen) (.+?)${TILL}`,
  ],
  sender: [
    `\\b[Vv]oor \\p{Lu}\\p{L}+ van (${CAPITALS})(?=[,.;:!?\\n]|$)`,
    `\\b(?:[Gg]roetjes|[Gg]roeten|[Gg]roet|[Ll]iefs|[Kk]usjes?|[Dd]ikke kus|[Gg]r|[Xx]x+|[Nn]amens),? (?:van |je |jouw )?(?:(?:mama|papa|oma|opa) )?(\\p{Lu}\\p{L}+)[.!x ]*$`,
  ],
  signature:
    '(?:^|[.,;!?\\n] ?)(?:(?:veel |lieve |de )?(?:groetjes|groeten|groet|liefs|kusjes?|dikke kus|gr|xx+|namens)\\b[^.;!?\\n]{0,40}$|van (?:ons allemaal|ons allen|ons|de hele (?:familie|klas|ploeg|afdeling)|iedereen|al je \\p{L}+|je \\p{L}+)\\.?$)',
  elsewhere:
    "(?<=\\bover (?!(?:mijn|onze|ons|de|het|een) (?:\\p{L}+ )?(?:oma|opa|mama|papa|moeder|vader|zus|zusje|broer|broertje|dochter|zoon|vrouw|man|vriendin|vriend|hond|kat|kater|poes|tante|oom|buurman|buurvrouw|collega|baas|juf|meester)\\b)[^.!?]{3,}, (?:[^.!?]*? )?)(?:mijn|onze|ons) (?:oma|opa|mama|papa|moeder|vader|ouders|zus|zusje|broer|broertje|broers|hond|tante|oom|vrienden|vrouw|man|vriend|vriendin|kinderen|zoon|dochter)\\b|(?<=\\bover (?!(?:een|het|de) (?:\\p{L}+ )?(?:baby|kind|hond|kat|man|vrouw|jongen|meisje)\\b)[^.!?]{3,}, (?:[^.!?]*? )?)een (?:\\p{L}+ )?(?:baby|kind|hond|kat|man|vrouw)\\b|\\b(?:tegen|met|bij|naast|achter|zonder|door|uit|onder|tussen|behalve|dan) (?:de|het|een|zijn|haar|mijn|onze|ons|hun) (?:\\p{L}+ )?\\p{L}+|\\bvoor (?:de|zijn|haar|hun) (?:hele )?(?:ploeg|klas|kinderen|baas|collega'?s|buren|hond|kat|familie|kleinkinderen|club|mensen|buurt)|\\b(?:nam|neemt|aait|laat|liet|voert|voerde) (?:de|zijn|haar) (?:hond|kat|kinderen)|\\b(?:haar|zijn|wiens|wier) (?:\\p{L}+ )?(?:man|vrouw|vader|moeder|hond|kat|zoon|dochter|broer|zus|kinderen|kleinkinderen|ouders|baas|collega'?s|vriend|vriendin|oma|opa)(?= )",
  without: [
    `(?<!\\b(?:hij|zij|ze|ik|we|wij|iedereen|niemand|bij ons) [^.,;:!?\\n]*)\\bzonder (?:enige |het woord |de woorden |de naam |een |de |het )?(?!afspraak|wachttijd|wachten|gedoe|poespas|kosten|gluten|suiker|rijbewijs|jas|handen|zijwieltjes|geld|reden|woorden te|jou\\b|mij\\b|hem\\b|haar\\b|ons\\b|jullie\\b|te\\b|dat\\b|einde\\b|reden\\b)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:maar|graag|en (?:met|in|graag|het|hij|zij|ze)|met|alleen|voor|in|over)\\b)`,
    `\\b(?:noem|vermeld|gebruik|zing|zeg) (?:alsjeblieft |aub |alstublieft |maar )*(?:het woord |de naam |de |het )?(?!\\p{L}+ (?:en|wel)\\b)(\\p{L}+) (?:alsjeblieft |aub )?niet\\b`,
    `\\b(?:noem|vermeld|gebruik|zing|zeg) (?:alsjeblieft |aub |maar )*(?:niet|nooit|geen) (?:het woord |de naam |de |het )?(.+?)(?=[.,;:!?\\n()]|$|\\b(?:en|maar|graag)\\b)`,
    `(?<=^|[.,;:!?\\n(]\\s*|\\ben |\\bmaar |\\baub |\\balsjeblieft |\\bgraag )geen (?!idee\\b|zin\\b|tijd\\b|geld\\b)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:en|maar|graag|alleen|noemen|gebruiken|aub)\\b)`,
  ],
  place: [
    '\\b(?:in|uit|te) ((?:Den |De |Het |\'s-|Sint-|Bergen op )?\\p{Lu}[\\p{L}-]+(?: (?:aan (?:de[nr]? |Zee)?|op )?\\p{Lu}[\\p{L}-]+)?)(?=[.,;:!?\\n()"“]|$| (?:en|met|voor|mijn|die|de|het|over|woont|die)\\b)',
  ],
  age: [
    '\\b(\\d{1,3})(?:e|ste|de) (?:verjaardag|verjaring)',
    '\\b(\\d{1,3}) jaar(?: (?:oud|jong|geworden|wordt))?(?=[.,;:!?\\n()]|$| (?:en|met|voor|die|is|wordt|is geworden)\\b)',
    '\\b(?:wordt|word|worden|werd) (?:vandaag |morgen |binnenkort |nu |al |deze week |volgende week |\\p{L}+dag )?(\\d{1,3})\\b',
    '\\b(\\d{1,3})[- ]?jarige?\\b',
    '\\b(\\d{1,3}) jaar\\b(?= (?:oud|jong|wordt))',
    '\\b(?:die|ze|zij|hij|oma|opa|\\p{Lu}\\p{L}+) (?:vandaag |morgen |binnenkort |zondag |zaterdag )?(\\d{1,3}) (?:jaar )?(?:wordt|is geworden)\\b',
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?min(?:uut|uten|uutjes)?\\b', '\\b(\\d{2,3})[ -]?sec(?:onden?)?\\b'],
  instrumental:
    '\\binstrumenta\\p{L}*\\b(?! (?:deel|stuk|pauze|intro|solo|bridge|outro|tussenspel))|(?<!\\b(?:hij|zij|ze|ik|we|wij|iedereen|niemand|schreeuwt|praat|zingt) [^.,;:!?\\n]*)\\bzonder (?:enige |de |een )?(?:zang|stem|stemmen|tekst|woorden|zanger(?:es)?|vocals|lyrics)\\b|\\bgeen (?:zang|stem|stemmen|tekst|woorden|zanger(?:es)?|vocals|lyrics)\\b|\\balleen (?:de )?(?:muziek|instrumenten)\\b|\\bachtergrondmuziek\\b|\\bniemand zingt\\b',
  voice: {
    f: '\\b(?:vrouwelijke|vrouwen|meisjes|diepe vrouwen)[- ]?(?:zang)?stem(?:men)?\\b|\\b(?:sopraan|alt)(?:stem)?\\b|\\bzangeres\\b|\\b(?:gezongen door|zingt) (?:een )?(?:\\p{L}+ )?(?:vrouw|zangeres|meisje)\\b|\\bvrouwelijke (?:zang|vocals)\\b|\\brapster\\b',
    m: '\\b(?:mannelijke|mannen|jongens|diepe mannen)[- ]?(?:zang)?stem(?:men)?\\b|\\b(?:tenor|bariton|bas)stem\\b|\\bzanger\\b|\\b(?:gezongen door|zingt) (?:een )?(?:\\p{L}+ )?(?:man|zanger|jongen)\\b|\\b(?:tenor|bariton)\\b|\\bmannelijke (?:zang|vocals)\\b',
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{ en: 'engels', es: 'spaans', ja: 'japans', pt: 'portugees|braziliaans', fr: 'frans', de: 'duits' },
      ...{ zh: 'chinees|mandarijn', ko: 'koreaans', id: 'indonesisch', it: 'italiaans', pl: 'pools' },
      ...{ tr: 'turks', vi: 'vietnamees', nl: 'nederlands|vlaams|hollands' },
    }).map(([code, name]) => [
      code,
      `\\b(?:in het|in 't|op zijn|op z'n|in) (?:${name})\\b|\\b(?:${name})(?:e|talige?)? (?:taal|teksten?|lied(?:je|jes|eren)?|nummers?|slaapliedje|wiegelied|wiegeliedje|ballade|rap|liefdeslied|chanson|kinderliedje|verjaardagslied|verjaardagsliedje|zang|volkslied|woorden|levenslied|smartlap)\\b|\\b(?:${name})talig`,
    ]),
  ) as ReadingWords['languages'],
  bereaved:
    '\\b(?:haar|zijn|wiens|wier|hun) (?:\\p{L}+ ){0,2}?(?:man|vrouw|vader|moeder|zoon|dochter|broer|zus|hond|kat|vriend|vriendin|oma|opa|kindje|baby|ouders) (?:\\p{L}+ ){0,4}?(?:overleden|gestorven|overleed|stierf|verloren|doodgegaan)\\b',
  misfortune:
    '\\b(?:ontslagen|gezakt voor|burn-?out|depressie|depressief|miskraam|failliet|(?:baan|huis) (?:kwijt|verloren)|in de put|gepest|(?:het|een) (?:\\p{L}+ )?(?:zware|moeilijke) (?:tijd|periode|jaar)|het (?:heel |erg |zo )?(?:zwaar|moeilijk) (?:heeft|hebben|hebt))\\b',
  incurable: '\\b(?:alzheimer|dement\\p{L}*|ongeneeslijk|terminaal|palliatief|uitgezaaid|hospice)\\b',
  teasing:
    '\\b(?:te laat|(?<!nooit (?:een |\\p{L}+ )?\\p{L}+ )(?<!nooit )(?:vergeet|vergeten)|kwijt|nooit (?:\\p{L}+ ){0,4}?(?:op|af|uit|opruim\\p{L}*|terug|schoon)|snurk\\p{L}*|steelt|jat|pikt|gapt|smakt|boert|vals|tegen (?:je|zijn|haar) verlies|slingeren|klaagt|moppert|zeurt|denkt dat|liegt|speelt vals|valt in slaap|vol haren|scheet|scheten|stinkt|verslaapt|ruikt naar|geen (?:\\p{L}+ )?(?:richtingsgevoel|geduld|verstand)|eet alles|lui|eigenwijs|koppig|bemoeit|verdwaalt|appt|plas\\p{L}*)\\b',
  funny:
    '\\bgrappig\\p{L}*|\\bironisch\\p{L}*|\\bhumor\\p{L}*|\\bgeinig\\b|\\bgrap\\b|\\blollig\\p{L}*|\\bflauw\\b|\\bsarcas\\p{L}*|\\bom te lachen\\b|\\bplaaglied\\p{L}*|\\bplagerig\\p{L}*|\\bhilarisch\\p{L}*',
  plots,
  kin,
  determiners: "mijn|m'?n|me|onze|ons|zijn|z'n|haar|jouw|je|hun|de|het|een|voor|aan|kleine|lieve|oude",
  titles: 'meneer|mevrouw|mevr|dhr|juf|juffrouw|meester|tante|oom|dokter|dr',
  and: 'en|of|&',
  relative: '\\b(?:waar|wanneer|omdat|terwijl|dat|die)\\b',
  deed: '^(?:ik|wij|we) ',
  brand: [
    `\\b(?:\\p{L}*elftal|vereniging|\\p{L}*team|band|koor|\\p{L}*club|${SELLER}|app),? (?:genaamd |heet |die heet |met de naam |['‘"„“])((?:(?:de|het|'t|den) )?[\\p{L}0-9.&-]+(?: (?!(?:in|uit|te|met|voor|die|en|is|wij|we|verkoopt|bakt|rock|pop|vrolijk)\\b)[\\p{L}0-9.&-]+){0,3})`,
    `\\b(?:\\p{L}*elftal|vereniging|\\p{L}*team|band|koor|\\p{L}*club|${SELLER}),? ((?:(?:de|het|'t|den) )(?!beste\\b|leukste\\b)[\\p{L}0-9.&-]+(?: (?!(?:in|uit|te|met|voor|die|en|is|wij|we|verkoopt|bakt|rock|pop|vrolijk)\\b)[\\p{L}0-9.&-]+){0,2})`,
    `\\b(?:[Ee]lftal|[Vv]ereniging|[Tt]eam|[Bb]and|[Kk]oor|[Cc]lub|(?:[Bb]asis)?[Ss]chool|${SELLER}|app),? ((?:(?:De|Het|'t) )?\\p{Lu}[\\p{L}0-9.&-]+(?: (?:de |het |van de |van het |van |en |& )?\\p{Lu}[\\p{L}0-9.&-]+){0,3})`,
    `\\b((?:sv|vv|fc|sc|rkvv|hc|kv) (?:de |het )?[\\p{L}-]+)\\b`,
  ],
  factsIn,
  peopleIn,
  isNoName,
  named: 'genaamd|heet|heette|heten|die heet|met de naam|naam is|noemen we',
  saying: '(?:zegt|zei|zeggen|roept|riep|schreeuwt|noemt|noemde)(?:,? \\p{L}+){0,2}:?',
  goesOn:
    'die|dat|en|omdat|want|over|met|wordt|is|was|heeft|had|houdt|gaat|in|uit|van|voor|op|trouwt|trouwen|viert|verhuist|speelt|werkt|woont|kan|zingt|maakt|bakt|altijd|nooit|elke|al|bij|aan|naar|om|ter|sliep|at|bakte|maakte|hield|kon|zong|ging|kwam|zat|stond|deed|vertelde|werkte|speelde|heet|\\p{L}+t',
  names,
  unlikeNames: `^(?:${[...PRESENT_VERBS, ...PAST_VERBS].filter((form) => form !== 'koos').join('|')})$`,
  notNames,
  places,
  weak: 'lied liedje song muziek zingen zingt zanger zangeres zang stem piano gitaar band koor concert melodie bas viool fluit trompet drums accordeon orgel slapen slaapt slaap bed nacht nachts wakker droom dromen donker wind nat aarde lijn kant verhaal verhalen straat markt wijk eten ijs zout meel suiker pan deeg bal doel veld fans muis code klik kopje boot eiland meer vis lezen leren klas pauze thee brug riem repetitie band banden wagen huis thuis school spelen zand boek gras',
  small:
    "de het een 't mijn m'n mn me onze ons jouw je jullie zijn z'n haar hun deze dit die dat alle al veel en of maar van voor in op aan uit bij met naar over om hoe waar als omdat wat wie heel erg zo ook nog eens gewoon iets mij hem jou u sorry bedankt bedanken dank dankjewel feliciteren verrassen er is wordt was graag gaat hij zij ze mee kinderlied kinderliedje kun kunt kan maken hoor bitter vooral sarcastisch heette zing ouderavond hallo hoi smartlap welkomstlied welkomstliedje beste wens wil zoiets alsjeblieft",
}
