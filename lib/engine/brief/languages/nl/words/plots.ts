import type { ReadingWords } from '../../../reading.ts'
import { LESSON_SUBJECT } from '../lessons.ts'
import { SELLER } from './names.ts'

const SONG = '(?:lied|liedje|liedjes|song|nummer|nummertje|rap|hymne|versje|ballade|muziek|tekst|deuntje)'
/** "lied voor", "iets leuks voor de". */
const FOR = `\\b(?:\\p{L}*${SONG}|iets|wat)(?: \\p{L}+){0,3}? (?:voor|bij|op|over|van) (?:de |het |een |'n |onze? |ons |haar |zijn |hun |z'n |mijn |m'n )?`
/** "een liedje over ", "gaat over". */
const ABOUT = `\\b(?:\\p{L}*${SONG}|iets|gaat|moet|jazz|blues|punk|rock|reggae|metal|folk|country|techno|house)(?: \\p{L}+){0,4}? over (?:de |het |een |'n )?`
/** What happened at some time that is only told of: "elke kerst", "sinds haar bruiloft". */
const IN_PASSING =
  '(?<!\\b(?:elke|iedere|ieder|met|tijdens|rond|sinds|na|vorige?|vorig jaar|afgelopen|vergat|vergeet|nooit een|geen|altijd|toen) (?:de |het |een |haar |zijn |mijn |onze |hun |eerste |tweede )?)'
/** What happened back then is no reason for the song: "toen mijn vader ziek was". */
const NOT_BACK_THEN = '(?<!\\b(?:toen|nadat|sinds|terwijl) [^.,;!?\\n]*)'

/**
 * What each kind of Dutch song is called or told by; the first that is found counts. Kinds that are asked for by their name, "bedanklied",
 * come before what happened.
 */
export const plots: ReadingWords['plots'] = [
  [
    'lullaby',
    '\\b(?:slaap|wiege?n?|bedtijd|welterusten|inslaap)[- ]?(?:lied|liedje|liedjes|song|muziek)\\b|\\bom (?:bij )?in (?:te )?slap?en\\b|\\bin slaap (?:te|val|sus|wieg)\\p{L}*|\\bom .{0,12}in slaap\\b|\\bom te slapen\\b|\\bvoor het slapengaan\\b|\\bslaaplied\\p{L}*|\\bslapengaan\\b|\\bberceuse\\b|\\bbij het slapen\\b',
  ],
  [
    'wedding',
    `\\b(?:bruilofts?|trouw|huwelijks?)-?${SONG}|${FOR}(?:bruiloft|huwelijk|trouwdag|trouwfeest|trouwerij)\\b`,
  ],
  [
    'memorial',
    `\\b(?:rouw|herdenkings?|uitvaart|begrafenis|afscheidsdienst|crematie)-?(?:lied|liedje|muziek|nummer|song)\\b|${FOR}(?:uitvaart|begrafenis|crematie|afscheidsdienst|nagedachtenis)\\b`,
  ],
  [
    'birthday',
    `\\bverjaardags?-?${SONG}\\p{L}*|${FOR}(?:\\d+(?:e|ste|de)? )?(?:verjaardag|verjaardagsfeest)\\b|\\b\\d{2}(?:e|ste)(?![\\p{L}])(?! (?:keer|keertje|poging|plaats|klas|groep|verdieping|jaar|dag|week|maand|seizoen|ronde))|\\b(?:abraham|sarah) (?:gezien|zien|ziet|te zien)\\b`,
  ],
  ['thanks', `\\b(?:be)?dank(?:jewel|je)?s?[- ]?${SONG}\\p{L}*`],
  ['farewell', `\\bafscheids?[- ]?${SONG}\\p{L}*`],
  ['get-well', `\\bbeterschaps?[- ]?${SONG}\\p{L}*`],
  ['apology', `\\b(?:sorry|spijt|excuus|goedmaak|vergeef-me)[- ]?${SONG}\\p{L}*`],
  ['protest', `\\bprotest[- ]?${SONG}\\p{L}*`],
  [
    'party',
    `\\b(?:carnavals?|feest|party|après-ski|apres-ski|vrijgezellen\\p{L}*)[- ]?(?:${SONG}|kraker|knaller|hit|stamper)\\p{L}*`,
  ],
  ['shop', `\\b(?:reclame|promo)[- ]?(?:${SONG}|spot|tekst)\\p{L}*|\\bjingles?\\b|\\breclame voor\\b`],
  ['teaching', `\\b(?:leer|les|ezelsbrug|onthoud)[- ]?${SONG}\\p{L}*|\\bezelsbrug\\p{L}*|${LESSON_SUBJECT}`],
  [
    'apology',
    '(?<!\\b(?:nooit|altijd|geen|niet|zelden|zegt|zei|zeggen) )\\bsorry\\b(?! zegt| zei)|\\bexcus\\p{L}*|\\bverontschuldig\\p{L}*|\\bvergeef (?:me|mij)\\b|\\b(?:om|mij|me) te vergeven\\b|\\bvergeving\\b|\\bhet spijt (?:me|mij|ons)\\b|(?<!\\b(?:krijgt?|kreeg|geen|nooit) (?:\\p{L}+ ){0,2})\\bspijt\\b|\\bgoed ?te? ?maken\\b|\\bgoedmaken\\b|\\bgoedmaak\\p{L}*|\\bmijn schuld\\b|\\bik (?:was|zat|ben) (?:echt |helemaal |zo )?fout\\b|\\bweer goed te maken\\b',
  ],
  [
    'memorial',
    `${NOT_BACK_THEN}(?:\\bdoodgegaan\\b|\\boverleden\\b|\\boverleed\\b|\\bgestorven\\b|\\bdood (?:is|gegaan|ging)\\b|\\bis dood\\b|\\bging dood\\b|\\bstierf\\b)|\\bdood van (?:mijn|m'n|onze|ons)\\b|\\b(?:dood|stil) ?geboren\\b|\\bbegrafenis\\b|\\buitvaart\\p{L}*|\\bcrematie\\b|\\bafscheidsdienst\\b|\\brouw(?:en|t|kaart|dienst|verwerking)?\\b|\\bherdenk\\p{L}*|\\bnagedachtenis\\b|\\bin memoriam\\b|\\bter herinnering aan\\b|\\ber niet meer (?:is|zijn)\\b|\\bis er niet meer\\b|\\b(?:moeder|vader|mama|papa|oma|opa|broer|zus|zoon|dochter|kind|kindje|baby|vriend|vriendin|man|vrouw|hem|haar|hond|kat) (?:\\p{L}+ ){0,4}?verloren(?: heb| hebben)?\\b|\\bverlies van (?:mijn|onze|ons)\\b|\\bingeslapen\\b|\\bin laten slapen\\b|\\blaten inslapen\\b|\\bregenboogbrug\\b|\\bheengegaan\\b`,
  ],
  [
    'wedding',
    `${IN_PASSING}\\bbruiloft(?:en|sfeest)?\\b|\\b(?:gaat|gaan|wil|willen) (?:\\p{L}+ ){0,4}?trouwen\\b|(?<!\\b(?:opa|oma|ooit|toen|vroeger|in \\d{4}) (?:\\p{L}+ ){0,3}?)\\btrouw(?:t|erij|dag|feest|lied|en)\\b|\\bgaan? elkaar het jawoord geven\\b|\\bbruidspaar\\b|\\bopeningsdans\\b|\\bgeloften\\b|\\bhuwelijk van (?:mijn|onze|ons)\\b|\\bhuwelijks(?:feest|lied|aanzoek)\\b`,
  ],
  [
    'birthday',
    `(?<!\\b(?:elke|iedere|onze|alle|nooit een|geen|een|vergat) )\\b(?!\\p{L}*verjaardagen)\\p{L}*verjaardag\\p{L}*(?! (?:\\p{L}+ ){0,2}?(?:vergeten|vergat|vergeet))|(?<!\\b(?:wie|er|iemand|niemand|als ik|toen ik) (?:er )?)\\bjarig\\b|\\bverjaart\\b|\\b(?:wordt|word) (?:vandaag |morgen |binnenkort |nu |al |deze week |volgende week |straks |eindelijk |\\p{L}+dag |in \\p{L}+ )?\\d{1,3}(?!\\d)(?! (?:keer|kilo|km|uur|euro))|\\b\\d{1,3} (?:jaar )?(?:wordt|is geworden|geworden is)\\b|\\bis (?:\\p{L}+ )?\\d{1,3} (?:jaar )?geworden\\b|\\b\\d{1,3} kaarsjes\\b|\\babraham\\b|\\bsarah zien\\b|\\bverjaren\\b`,
  ],
  [
    'graduation',
    "(?<!\\bniet )\\bgeslaagd\\b|\\bdiploma-?uitreiking\\b|\\b(?:haar|zijn|mijn|het|een|z'n) (?:\\p{L}+)?diploma (?:\\p{L}+ ){0,2}?(?:gehaald|haalt|halen|behaald|op zak|binnen)\\b|\\bgefeliciteerd\\b[^.!?]{0,40}?diploma|\\bafstuder\\p{L}*|\\bafgestudeerd\\b|\\bafstudeer\\p{L}*|\\blaatste schooldag\\b|\\bmusical groep 8\\b|\\bafscheid van groep (?:8|acht)\\b|\\bproclamatie\\b|\\bmaster gehaald\\b|\\bgepromoveerd\\b",
  ],
  ['retirement', `${NOT_BACK_THEN}(?:\\bpensioen(?:feest|lied|liedje)?\\b|\\bmet de vut\\b)|\\bgaat met pensioen\\b`],
  [
    'new-baby',
    '\\bwelkom,? \\p{L}+[,.]? (?:je |ze |hij )?(?:is |werd )?geboren\\b|\\bwelkom (?:nichtje|neefje|kleinzoon|kleindochter|\\p{L}+tje)\\b|\\bpasgeboren\\b|\\bwelkom (?:kleine|lieve|baby|op de wereld)\\b|\\bgeboorte(?:liedje|lied|kaartje|feest)?\\b|\\bnet geboren\\b|\\b(?:vandaag|gisteren|vannacht|deze week) geboren\\b|\\bbabyshower\\b|\\bkraamfeest\\b|\\bdoop(?:lied|feest|viering)?\\b|\\bgedoopt\\b|\\bwe krijgen een (?:baby|kind\\p{L}*)\\b|\\bzwanger\\b|\\bik (?:word|ben) (?:\\p{L}+ )?(?:papa|mama|vader|moeder|oma|opa) ?(?:geworden|$|[.,!])',
  ],
  [
    'get-well',
    `\\bbeterschap\\p{L}*|\\bweer beter\\b|${NOT_BACK_THEN}(?:\\b(?:ligt|lig|zit) (?:\\p{L}+ ){0,5}?in het ziekenhuis\\b|\\bchemo\\p{L}*|\\b(?:is|ben|ernstig|heel|erg) ziek\\b(?! (?:was|werd|waren|geweest))|\\boperatie\\b|\\bgeopereerd\\b|\\bspoedig herstel\\b|\\bherstelt\\b|\\bgips\\b|\\bzijn been gebroken\\b|\\bhaar (?:been|heup|arm|enkel) gebroken\\b)`,
  ],
  [
    'thanks',
    '\\bdank(?:en|t|baar|baarheid|je|jewel|woord|u|lied|liedje)?\\b|\\bbedank\\p{L}*|\\bdankjewel\\b|\\bmoederdag\\p{L}*|\\bvaderdag\\p{L}*|\\bjuffendag\\b|\\bmeesterdag\\b|\\bmerci\\b|\\bin het zonnetje\\b',
  ],
  [
    'farewell',
    `${NOT_BACK_THEN}(?:\\bafscheid\\b(?! (?:genomen|nam))|\\bafscheidsfeest\\p{L}*|\\bvaarwel\\b|\\bverlaat ons\\b|\\bgaat (?:ons )?(?:verlaten|weg|emigreren|verhuizen)\\b|\\bverhuist\\b|\\bemigreert\\b|\\bgaat (?:\\p{L}+ ){0,4}?(?:emigreren|verhuizen)\\b|\\blaatste (?:werk)?dag\\b|\\bgaat op kot\\b|\\bgaat op kamers\\b|\\bgaat (?:\\p{L}+ ){0,3}?het huis uit\\b)`,
  ],
  ['new-year', '\\bnieuwjaar\\p{L}*|\\boud en nieuw\\b|\\boudjaar\\p{L}*|\\boudejaars\\p{L}*|\\bnieuwe jaar\\b'],
  [
    'holiday',
    `${IN_PASSING}(?:\\bkerst(?:mis|avond|lied|liedje|liedjes|nummer|song|hit|feest|diner|dagen|tijd|borrel|kraker)?\\b|\\badvent\\p{L}*|\\bsinterklaas(?:lied|liedje|avond|gedicht|feest)?\\b|\\bpakjesavond\\b|\\bpasen\\b|\\bpaas(?:lied|liedje|feest|ontbijt|brunch)\\b|\\bhalloween\\p{L}*|\\bcarnaval(?!s?(?:kraker|hit|nummer|lied|liedje|song|knaller|hymne|stamper))\\p{L}*|\\bsuikerfeest\\b|\\bramadan\\b|\\bchanoeka\\b|\\bkoningsdag\\p{L}*|\\bvalentijn(?:sdag)?\\b|\\bsint[- ]maarten\\p{L}*|\\bfeestdagen\\b)`,
  ],
  [
    'team',
    `\\b(?:club|team|stadion|fan|school|vereniging|verenigings|elftal|sport)-?(?:lied|liedje|hymne|song|nummer|yell)\\b|\\b(?:voor|over|van) (?:ons|onze|mijn|het|de) (?:\\p{L}+ )?\\p{L}*(?:team|elftal|voetbalclub|voetbalploeg|wielerploeg|hockeyteam|sportclub|school|vereniging|roeiclub|zwemclub|loopgroep|korfbalclub)\\b|\\bstrijdlied\\b|^(?:ons|onze) (?:\\p{L}+ )?(?:\\p{L}*koor|band|\\p{L}*club|harmonie|fanfare|\\p{L}*vereniging|team)\\b|\\b(?:koor|club|band|fanfare|harmonie|vereniging) (?:[\\p{L}]+ ){0,5}?bestaat \\d+ jaar|\\b(?:fc|sv|vv|rkvv|kv) \\p{L}{3,}|\\byell\\b|\\b(?:jo|mo|o)-?\\d{1,2}\\b`,
  ],
  [
    'shop',
    `\\breclame(?!spotje)\\p{L}*|\\bpromo\\p{L}*|\\bspotje\\b|\\b(?:voor|over|van) (?:mijn|m'?n|onze|ons) (?:\\p{L}+ )?(?:\\p{L}*winkel(?:tje)?|\\p{L}*zaak|${SELLER.replace('kapper|', '').replace('garage|', '')}|app|startup|start-up|onderneming)\\b|\\b(?:voor (?:de|het)|jubileum van(?: de| onze)?) (?:${SELLER.replace('kapper|', '')})\\b`,
  ],
  [
    'teaching',
    '\\bte leren\\b|\\bkinderlied\\p{L}* over (?:(?:je )?(?:handen|tanden)\\b|opruimen|oversteken|delen|tellen|klokkijken|veters)|\\b(?:voor|met) (?:mijn|de|onze) leerlingen\\b(?! (?:en|van) )|\\bwiskunde(?:les|lied)\\b|\\b(?:over|van) (?:de )?(?:wiskunde|natuurkunde|scheikunde|grammatica|biologie|aardrijkskunde|topografie)\\b|\\buit het hoofd (?:te )?leren\\b|\\bvan buiten (?:te )?leren\\b|\\buitleg (?:van|over)\\b|\\buit te leggen\\b|\\bdat uitlegt\\b|\\b(?:te|beter|makkelijk|makkelijker|goed|ze|leerlingen|kinderen|klas) (?:te )?onthouden\\b|\\bspreekbeurt\\b|\\bwerkstuk\\b|\\bvoor (?:de|mijn|een|zijn|haar) \\p{L}*toets\\b|\\bvoor (?:de|mijn|onze) \\p{L}+les\\b',
  ],
  [
    'heartbreak',
    `\\bliefdesverdriet\\b|\\bgebroken hart\\p{L}*|\\bhartzeer\\b|(?:^|[.,;!?] ?)(?:ze|zij|hij) is (?:weg|vertrokken|ervandoor)(?=[.,;!?]|$| (?:sinds|al|met)\\b)|${NOT_BACK_THEN}(?:\\bhet uit(?:gemaakt)?\\b(?! (?:haar|zijn) )|\\buitgemaakt\\b|\\buit elkaar (?:is|zijn|gegaan|gaan)\\b|\\bgescheiden\\b)|\\bmijn ex\\b|\\bm'?n ex\\b|\\bscheiding\\b|\\bverlaten (?:heeft|werd|ben)\\b|\\bmij verlaten\\b|\\bheeft me verlaten\\b|\\bbij (?:me|mij) weg(?:gegaan|gelopen)?\\b|\\bgedumpt\\b|\\bbedrogen\\b|\\bverloren liefde\\b|\\bvreemdg\\p{L}*|\\bde ware (?:\\p{L}+ )?laten gaan\\b`,
  ],
  ['devotion', `\\bliefdes-?(?:lied|liedje|ballade|verklaring|song|nummer)\\p{L}*|\\bliefdesbrief\\b`],
  [
    'missing',
    "\\bmis (?:je|jou|hem|haar|ze|jullie|mijn|m'?n|onze)\\b(?! (?:bus|trein|tram|boot|metro)\\b)|\\bik mis\\b(?! (?:de|het|mijn|altijd de) (?:bus|trein|tram|boot|metro)\\b)|\\bis (?:weggelopen|zoekgeraakt)\\b|\\bwe missen (?:je|jou|hem|haar|jullie|onze)\\b|\\bmissen we\\b|\\biedereen missen\\b|\\bgemis\\b|\\bheimwee\\b|\\blangeafstandsrelatie\\b|\\bop uitzending\\b|\\buitgezonden\\b|\\b(?:woont|zit|studeert|werkt) (?:\\p{L}+ ){0,4}?in het buitenland\\b|\\bso far away\\b",
  ],
  [
    'encouragement',
    "\\b(?:moed|een hart onder de riem)\\b|\\baanmoedig\\p{L}*|\\bbemoedig\\p{L}*|\\bmotivatie\\p{L}*|\\bmotiveren\\b|\\bniet opgeven\\b|\\bnooit opgeven\\b|\\bgeef niet op\\b|\\bop te beuren\\b|\\bop te vrolijken\\b|\\bpeptalk\\b|\\b(?:over|vol) hoop\\b|\\bhou vol\\b|\\bvol te houden\\b|\\bje kunt het\\b|\\bje kan het\\b|\\bsucces (?:met|wensen)\\b|\\b(?:haar|zijn|mijn|het|de|z'n|d'r) (?:\\p{L}*examen\\p{L}*|marathon|sollicitatie|rijbewijs) (?:\\p{L}+ ){0,6}?(?:gaat|moet|wil|heeft|doet|rent|loopt|begint|komt)\\b|\\b(?:moet|gaat|heeft) (?:\\p{L}+ ){0,4}?(?:examen|eindexamen|rijexamen|sollicitatiegesprek)\\b|\\bvoor (?:haar|zijn|mijn|het|de) (?:\\p{L}*examen\\p{L}*|marathon|sollicitatie)\\b|\\btroost\\p{L}*|\\bzenuwachtig\\b|\\bik ben er voor (?:haar|hem)\\b",
  ],
  [
    'protest',
    '\\bprotest\\p{L}*|\\bonrecht\\p{L}*|\\bwoedend\\b|\\brevolutie\\b|\\bklimaat\\p{L}*|\\bcorruptie\\b|\\bstaking\\b|\\b(?:wij|we) staken\\b|\\btegen (?:racisme|oorlog|onrecht|de sloop|de plannen|de bezuinigingen)\\b|\\bwoningnood\\b',
  ],
  [
    'complaint',
    `\\bklaag(?:lied|zang)\\p{L}*|\\bom te klagen\\b|\\bklacht\\p{L}*|${ABOUT}(?:irritaties?|ergernis\\p{L}*|vertraging\\p{L}*|files?|parkeerboetes?|boetes?|printers?|maandag(?:en|ochtend)?|belastingaangifte|wachtrij|wachttijd\\p{L}*|pechdag|kater)\\b|\\bik (?:\\p{L}+ )?(?:haat|baal|erger)\\b|\\bverslapen\\b|\\bvertraging\\b|\\bparkeerboete\\b|\\bbelastingaangifte\\b|\\bde printer\\b|\\bkater na\\b|\\bstart niet\\b|\\bdoet het niet\\b|\\bdoet het (?:\\p{L}+ )?weer niet\\b|\\b(?:wasmachine|auto|verwarming|cv-ketel|laptop|telefoon) (?:is|ging) (?:\\p{L}+ )?kapot\\b|\\bpechdag\\b`,
  ],
  [
    'party',
    `\\bfeest(?:lied|nummer|knaller|hit|beest)\\p{L}*|\\bparty(?:song|lied|knaller)?\\b|\\bfuif\\b|\\bvrijgezel\\p{L}*|\\bdansvloer\\b|${ABOUT}(?:vrijdagavond|zaterdagavond|het weekend)\\b|\\bmeezinger\\b|\\bapres-?ski\\b|\\baprès-?ski\\b|\\bknaller\\b|\\bpolonaise\\b|\\buit je dak\\b|${FOR}\\p{L}*(?:feest|feestje|borrel)\\b`,
  ],
  [
    'friendship',
    "\\bvriendschap\\p{L}*|\\b(?:beste|goede|oude) (?:vriend(?:in|en|innen)?|maat|maatje|maten)\\b|\\b(?:mijn|m'?n|onze|voor|over) (?:\\p{L}+ )?(?:vrienden|vriendinnen|vriendengroep|vriendinnengroep|maten|gabbers)\\b|\\bbff\\b|\\bbestie\\b",
  ],
  [
    'falling',
    '\\bverliefd(?:heid)?\\b|\\bcrush\\b|\\beerste date\\b|\\beerste kus\\b|\\bliefde op het eerste gezicht\\b|\\bflirt\\p{L}*|\\baanzoek\\b|\\bvlinders in\\b|\\bverkering vragen\\b',
  ],
  [
    'devotion',
    "\\bjaar (?:getrouwd|samen)\\b|\\bgetrouwd\\b|\\bhuwelijk\\b|\\btrouwdag\\b|\\bjaar samen\\b|\\bhuwelijksjubileum\\b|\\b(?:mijn|m'?n) (?:\\p{L}+ )?(?:vrouw|man|echtgenoot|echtgenote|vriend|vriendin|vriendinnetje|vriendje|partner|verloofde|schat|schatje|lief|liefste)\\b|\\bik houd? (?:\\p{L}+ )?van (?:je|jou|haar|hem)\\b|\\bware liefde\\b|\\bgrote liefde\\b|\\bromantisch\\p{L}*|\\bzielsverwant\\p{L}*",
  ],
  [
    'nostalgia',
    `\\bnostalg\\p{L}*|${ABOUT}(?:mijn |onze )?(?:jeugd\\p{L}*|kindertijd|vroeger|schooltijd|herinnering\\p{L}*|die zomers?|zomers? van|zomer in)\\b|\\btoen (?:ik|we|wij) (?:nog )?(?:een kind|kinderen|klein|jong)\\b(?! was [\\p{L} ]+ (?:jij|je))|\\bgoede oude tijd\\b|\\bkindertijd\\b|\\bmijn jeugd\\b|\\bonze jeugd\\b|\\bweet je nog\\b`,
  ],
  [
    'home',
    `(?:${ABOUT}|${FOR})(?:thuis(?:komen)?|naar huis|(?:\\p{L}+ )?(?:dorp|stadje|stad|straat|wijk|buurt|eiland)|geboorte(?:dorp|stad|grond|plaats))\\b(?! (?:van|waar) (?:mijn|onze) )|\\bode aan (?:mijn|ons|onze|het|de)? ?(?:dorp|stad|wijk|\\p{L}*stad|\\p{L}*dorp)\\b|\\bgeboorte(?:dorp|stad|grond|plaats)\\b`,
  ],
  [
    'freedom',
    `\\bvrijheid\\p{L}*|\\broadtrip\\p{L}*|\\bontslag (?:nemen|neem|genomen)\\b|\\bneem ontslag\\b|\\bwereldreis\\b|\\binterrail\\p{L}*|\\bbackpack\\p{L}*|\\bvrij zijn\\b|${ABOUT}(?:mijn |onze )?(?:reis|reizen|avontuur|avonturen|onderweg)\\b`,
  ],
  [
    'calm',
    `\\brustgevend\\p{L}*|\\bontspan\\p{L}*|\\bmeditat\\p{L}*|\\bvredig\\p{L}*|\\bmindful\\p{L}*|\\bom (?:bij )?(?:uit te rusten|tot rust te komen)\\b|${ABOUT}(?:\\p{L}+ )?(?:rust|stilte|zondagochtend|zondagmorgen|zondagmiddag)\\b`,
  ],
]
