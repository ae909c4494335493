import { capital } from '../../../../lyrics/first-letter.ts'
import { plots as plotStanzas } from '../../../../songwriter/languages/nl/plots.ts'
import { topics } from '../../../../songwriter/languages/nl/topics.ts'
import { amongst } from '../../../people/names-in.ts'

const NAME = "\\p{Lu}[a-zà-öø-ÿ'’]+(?:-\\p{Lu}[a-zà-öø-ÿ]+)?"
const SOMEBODY =
  "(?:[Oo]ver)?(?:[Oo]ma'?s?|[Oo]maatje|[Oo]pa'?s?|[Oo]paatje|[Bb]omma|[Bb]ompa|[Mm]eme|[Pp]epe|[Nn]onkel|[Gg]rootmoeder|[Gg]rootvader|[Mm]ama|[Mm]am|[Mm]oeder|[Pp]apa|[Pp]ap|[Vv]ader|[Dd]ochter(?:tje|s)?|[Zz]oon(?:tje|s)?|[Kk]inderen|[Kk]ind(?:je)?|[Bb]aby(?:'tje)?|[Kk]lein(?:kind|zoon|dochter)|[Nn]eefje?|[Nn]ichtje?|[Zz]us(?:je|sen)?|[Bb]roer(?:tje|s)?|[Tt]weeling|[Vv]rouw|[Mm]an|[Ee]chtgeno(?:ot|te)|[Vv]riend(?:in|je|en|innetje|innen)?|[Ll]iefste|[Ss]chat(?:je)?|[Pp]artner|[Vv]erloofde|[Mm]aat(?:je)?|[Bb]uur(?:man|vrouw|jongen|meisje)|[Cc]ollega|[Bb]aas|[Tt]ante|[Oo]om|[Pp]eetoom|[Pp]eettante|[Ss]choon(?:moeder|vader|zus|zusje|broer|ouders)|[Jj]uf(?:frouw)?|[Mm]eester|[Ll]eraar|[Ll]erares|[Dd]ocent(?:e)?|[Tt]rainer|[Cc]oach|[Hh]ond(?:je)?|[Pp]up(?:py)?|[Tt]eckel|[Ll]abrador|[Kk]at(?:er|je)?|[Pp]oes(?:je)?|[Kk]itten|[Pp]aard(?:je)?|[Pp]ony|[Kk]onijn(?:tje)?|[Hh]amster|[Cc]avia|[Pp]arkiet|[Pp]apegaai|[Ss]childpad|[Kk]ip|[Gg]eit|[Ee]zel|[Bb]roertje|[Ss]tagiaire?|[Oo]ppas|[Gg]astouder|[Ll]eidster|[Tt]uinman|[Hh]uisarts|[Dd]okter|[Dd]irigent|[Vv]oorzitter|[Cc]onci[eë]rge|[Pp]eet|[Hh]eld|[Ss]choonzoon|[Ss]choondochter|[Ss]tiefvader|[Ss]tiefmoeder|[Pp]leeg(?:dochter|zoon|moeder|vader|kind)|[Bb]onus(?:mama|papa|kind|dochter|zoon)|[Gg]root(?:tante|oom)|[Bb]uren|[Hh]aan|[Rr]obot)"
export const FIRST_NAMES =
  'aad aafke aaltje abdel adriaan aisha albert alex ali alice amber amir amira andré andre anita anja anke anna annelies annemarie annemiek annie anouk anton antoinette arie arjan arjen arno astrid ayse barbara bart bas bea beatrix ben bert betty bianca bob boris bram brigitte carla carlijn carolien carolina chantal charlotte chris christiaan christina claudia clara coby conny cor corrie daan daisy daniel daniëlle david dennis desiree dewi diana dick dirk dorien edwin eefje elena elias eline elisabeth ellen elly els emma eric erik esmee esther eva evelien eveline evert fatima femke fenna ferdinand fleur floor floris frans fred frederik gerard gerda gerrit gerrie gert gijs gré greet greetje guus hanna hannah hanneke hans harm harry hassan heleen helena hendrik henk henny herman hilde hugo ibrahim ilse ina inge ingrid irene iris isa isabel ivo jaap jacob jacqueline jan jana janneke jans jantje jasmijn jasper jeanette jelle jeroen jesse jessica jet jetske jimmy job joke jolanda jonas joop joost jorik joris joshua josé jos judith julia julian jurre kaat karel karen karim karin kees kevin kim klaas koen kristel lars laura lea leen leendert lena leo leonie levi lia lieke lien lies liesbeth lina linda lisa lisanne lize loes lotte lot louis louise luca lucas luuk lynn maarten maartje maaike maja manon marc marcel margriet maria marieke mariëlle marijke marina marion marit marjan marjolein mark marloes martijn martin mats matthijs max maud melissa merel mia michael michiel mieke mien mila miranda miriam mirjam mohamed monique myrthe nadia naomi nathalie neeltje nico nicole nienke niels nina noah noor nora olga olivia patricia patrick paul paula peter petra pien piet pieter pim pleun quinten rachel ralph ramon rené rene renate rianne richard rick ria rik rita rob robbert robert robin roel roos rosa rosalie ruben rutger ruud saar sabine sam samira sandra sanne sander sara sarah saskia sebastiaan sem senna sien siem simon simone sjaak sjoerd sofia sofie sophie stef stefan steven stijn suzanne sven sylvia tamara tanja tess teun theo thea thijs thomas tiago tijn tim timo tineke tinus tobias tom tommie toon tooske trees trijntje trudy truus valerie vera victor vincent wendy wessel wiebe wil willeke willem willemijn wilma wim wouter xander yara yasmina youssef yusuf yvonne zara zoë zoe liv mees finn luna ella nova lise jules jade lewis oscar elif emre mehmet ahmed bilal farah jayden milan mila olivier philip filip griet geert jef jozef rosalinde riet ruben ronald sjors siebe gijsbert teuntje ans toos nel corrie leny petra yasmin younes amina khadija samir hamza soufiane nadia rachid latifa naima jolien bente jip jurre pip lieve wannes jelle senne lowie brent kobe ward seppe lander tuur cas thijmen siem boaz jurriaan mats morris otis ezra abel jonah benjamin gijsje keet suus fien feline juul noëlle merle vera elin evy norah zoey saartje guusje hailey milou mirthe jette sarina chantal samantha kimberly priscilla debby mandy cindy sharon jerney rowan robbie ronnie johnny danny jordy kelvin stefanie mariska marjo marga marian mariska hennie gerda riek riekje bep bets mien mientje dirkje klaasje teunis arend berend egbert geertje grietje hilda hilde jannie jannes johan johanna jozien kobus krijn leendert maarten neel nelleke pietje reinier roelof sietske sytske tjitske wietske wubbo zwaantje bernard bertus cornelis gradus hubert lambert mathieu sjef wiel godelieve lutgart lutgard ilse gudrun goedele bavo dries jonas lode pol rik roeland tine lien katrien veerle greet hilde mieke annick nele sofie griet elke wendy'
/** First names as they are written. */
export const CAPITALS = FIRST_NAMES.split(' ')
  .map((name) => capital(name))
  .join('|')
/** "Annemiek van Dijk", but not "Annemiek van Joop". */
const NAMES = `${NAME}(?: (?:van (?:de[nr]? )?(?!(?:${CAPITALS})(?![\\p{L}]))|de |ter )?${NAME})?`

export const SELLER =
  'bakkerij|banketbakkerij|slagerij|café|cafe|restaurant|eetcafé|kroeg|bar|snackbar|frietkot|cafetaria|pizzeria|kapsalon|kapper|kapperszaak|salon|winkel|bloemenwinkel|bloemenzaak|boekhandel|boekwinkel|kaaswinkel|wijnhandel|fietsenwinkel|fietsenmaker|firma|bedrijf|garage|praktijk|apotheek|rijschool|dansschool|hotel|brouwerij|kwekerij|ijssalon|webshop|studio|sportschool'

/** How words for people end, whatever they do: "stagiaire", "kapster". */
const SOMEBODY_ENDS =
  '(?:ster|eur|euse|aar|ares|aire|air|ist|iste|loog|ente|genoot|genote|man|vrouw|meid|jongen|meisje|vriend|vriendin|kind|moeder|vader|broer|zus|tante|oom|opa|oma|nicht|neef|juf|meester|coach|arts|kundige|[^o]er)'

/** What somebody does whose name a sentence begins with. */
const BEGINS =
  '(?:gaat|wordt|is|was|viert|neemt|verlaat|trouwt|verhuist|stopt|werkt|woont|kan|heeft|krijgt|slaagt|haalt|doet|zwaait|vertrekt|emigreert|begint)(?![\\p{L}])'

/** Where names stand. */
export const names: readonly string[] = [
  `\\b${SOMEBODY},? (?:genaamd |heet |die heet )?(${NAMES})`,
  `\\b${SOMEBODY} ${NAME} (?:en|&) (${NAME})`,
  `\\b[Vv]oor (?!Mijn|Onze|De|Het)(?:(?:onze|mijn|ons) (?:kleine |lieve )?)?(${NAMES})`,
  `\\b[Vv]oor ${NAME}(?:, ${NAME})* (?:en|&) (${NAME})`,
  `\\b[Vv]oor ${NAME}, (${NAME})(?:,| en)`,
  `\\b(?:genaamd|heet|naam is|heten|van|aan|door|over|met) (${NAMES})(?=[.,;:!?\\n()]|$| van \\d| (?:en|die|wordt|omdat|want|met|in|voor|is|was)\\b)`,
  `\\b(?:heten|van|aan|over|genaamd) ${NAME} en (${NAME})`,
  `(?<!\\p{Ll} )(${NAME}) (?:wordt (?:vandaag |morgen |binnenkort )?\\d|viert|trouwt|verhuist|gaat met pensioen)`,
  `(${NAME}) (?:en|&) ${NAME} (?:trouwen|gaan|vieren|hebben)`,
  `${NAME} (?:en|&) (${NAME}) (?:trouwen|gaan|vieren|hebben)`,
  `\\b(?:[Mm]ijn|[Mm]'n|[Oo]nze|[Oo]ns) (?:(?:lieve|kleine|oude|beste|nieuwe|knappe|gekke) )?\\p{L}*${SOMEBODY_ENDS} (${NAMES})(?=[.,;:!?\\n()]|$| \\p{Ll})`,
  `\\b[Gg]efeliciteerd,? (${NAMES})`,
  `(?:^|, |\\n)(${NAME}) (?:en|&) ${NAME}(?=[,.!]|$)`,
  `(?:^|, |\\n)${NAME} (?:en|&) (${NAME})(?=[,.!]|$)`,
  `^(${NAME}) ${BEGINS}`,
  `[.!?\\n] (${NAME}) ${BEGINS}`,
  `((?:[Mm]eneer|[Mm]evrouw|[Dd]okter) (?:[Vv]an (?:[Dd]e[nr]? )?|[Dd]e |[Tt]er )${NAME})`,
  `((?:[Mm]eneer|[Mm]evrouw|[Jj]uf|[Jj]uffrouw|[Mm]eester|[Tt]ante|[Oo]om|[Dd]okter) ${NAME})`,
  `\\b(?=\\p{Lu})(${CAPITALS})\\b`,
]

export const notNames = [
  'mijn haar zijn ons onze deze dit dat die wie wat waar hoe als toen maar omdat voordat gisteren vandaag morgen vroeger straks iemand alles niets niemand iedereen elke ieder alleen zelfs verder geboren getrouwd gescheiden overleden geslaagd gezakt ziek lekker graag liefst vooral eigenlijk ooit soms daarna sinds over bij onder tijdens sorry bedankt dank gefeliciteerd hoera welkom tot ziens vaarwel beste lieve hallo hoi rapper zanger carnaval oudejaarsavond buurtfeest opa oma papa mama ome tante moeder vader',
  "max maximaal erna altijd nooit soms samen toen nu vandaag morgen gisteren elke iedere iedereen niemand gewoon eigenlijk ik jij je hij zij ze wij we jullie een de het dat die dit deze en of maar mijn m'n mn onze ons voor over met zonder van aan graag schrijf maak kun kan kunt wil",
  'engels spaans japans portugees frans chinees mandarijn koreaans indonesisch italiaans duits pools turks vietnamees nederlands vlaams hollands fries limburgs brabants twents dialect engelse franse duitse',
  'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december lente zomer herfst winter',
  'kerst kerstmis advent sinterklaas sint pasen pinksteren halloween nieuwjaar carnaval moederdag vaderdag valentijnsdag koningsdag ramadan suikerfeest',
  'pop rock jazz folk country blues metal rap hip-hop hiphop reggae disco edm smartlap levenslied schlager punk techno house klassiek wals ballade swing soul funk gabber hardstyle bpm majeur mineur',
  'lied liedje liedjes song nummer tekst muziek hymne ode jingle slaapliedje wiegelied verjaardagslied verjaardagsliedje liefdeslied kinderliedje reclame refrein couplet',
  'god meneer mevrouw dr man vrouw kind kinderen baby mensen vriend vrienden vriendin vriendinnen familie ouders grootouders mama papa mam pap oma opa moeder vader tante oom zus zusje broer broertje dochter dochtertje zoon zoontje nicht neef schat schatje liefje lief hond honden hondje kat katten poes poesje dier dieren huisdier konijn paard',
  'beginners volwassenen jongeren leerlingen studenten leraar lerares juf meester meisje meisjes jongen jongens allemaal iedereen klas school kleuters peuters team ploeg club vereniging band koor firma collega collegas baas les wiskunde natuurkunde scheikunde biologie geschiedenis aardrijkskunde gym groep',
  'verjaardag bruiloft trouwdag doop huwelijk afscheid jubileum feest feestje pensioen vakantie reis werk kantoor slaap nacht avond ochtend dag rust herinnering troost moed hoop geluk vreugde angst woede vrede vrijheid verlangen heimwee thuis toekomst verleden jeugd haast quarantaine beste lieve kleine grote oude nieuwe leuk mooi mooie',
  'gitaar piano viool drums drumstel orgel fluit trompet zang stem zanger zangeres minuten seconden europa nederland belgië alles dank youtube tiktok instagram whatsapp altijd nooit niet met uit wat tot laat vandaag morgen gisteren net nog ook niet zo heel samen hier daar toen nu die jarig ziek dood weg',
  SELLER.replaceAll('|', ' '),
].join(' ')

/** Names that are typed in small letters as often as the words they are. */
const ALSO_WORDS = new Set(
  'job max mark roos saar wil leen bas bob pim floor merel lot iris isa els kim harm ben bea noor kaat pip elke ward lieve tine pol dries gradus bets mien nel juul held jip lien fien cas keet'.split(
    ' ',
  ),
)
const OFTEN_NAMES = new Set(
  'saar bob pim noor kaat roos els kim max merel iris floor jip fien lien juul nel mien cas keet'.split(' '),
)

/** First names in small letters that are no other words. */
export const peopleIn = amongst(
  FIRST_NAMES.split(' ')
    .filter((name) => !ALSO_WORDS.has(name) || OFTEN_NAMES.has(name))
    .join(' '),
)

/** Whether what may be a name in small letters, "geeft de kinderen dropjes", is an ordinary word. */
export function isNoName(name: string, description: string): boolean {
  if (description.includes(name)) return false
  const words = name.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  return (
    !FIRST.has(last) &&
    (/(?:jes|en|ing|heid|lijk|isch)$|^(?:ge|be|ver|ont)\p{L}{2,}[dt]$/u.test(last) || wordsSung().has(last))
  )
}

const FIRST = new Set(FIRST_NAMES.split(' '))

let sung: ReadonlySet<string> | null = null

/** Ordinary words: those of the stanzas. */
function wordsSung(): ReadonlySet<string> {
  sung ??= new Set(
    JSON.stringify([plotStanzas, topics])
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  )
  return sung
}
