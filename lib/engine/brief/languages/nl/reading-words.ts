import { amongst } from '../../people/names-in.ts'
import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { PAST_VERBS, PRESENT_VERBS } from './verbs.ts'

const END =
  '(?=[.,;:!?\\n()"“„»]|$| - | – |\\b(?:die|dat|maar|met|zonder|voor|gezongen|in de stijl|als (?:rap|ballade|lied|liedje|nummer)|in het \\p{L}+s|waar|waarin|omdat|want|terwijl|wanneer|om (?:te|mee|samen)|op de (?:melodie|maat|wijs))\\b)'
const TILL =
  '(?=[.,;:!?\\n()"“„»]|$| - | – |\\b(?:die|dat|der|de|het|een|want|omdat|als|over|met|zonder|in|op|aan|bij|uit|van|naar|om|ter|ten|wordt|werd|is|was|heeft|had|houdt|houd|gaat|ging|krijgt|viert|woont|komt|werkt|doet|trouwt|hij|zij|ze|wij|we|ik|genaamd|bedanken|verrassen|feliciteren|zeggen|vertellen|voor|na|tegen|maar|waar|en ik)\\b)'

const NAME = "\\p{Lu}[a-zà-öø-ÿ'’]+(?:-\\p{Lu}[a-zà-öø-ÿ]+)?"
const NAMES = `${NAME}(?: (?:van (?:de[nr]? )?|de |ter )?${NAME})?`
const SOMEBODY =
  "(?:[Oo]ver)?(?:[Oo]ma'?s?|[Oo]maatje|[Oo]pa'?s?|[Oo]paatje|[Gg]rootmoeder|[Gg]rootvader|[Mm]ama|[Mm]am|[Mm]oeder|[Pp]apa|[Pp]ap|[Vv]ader|[Dd]ochter(?:tje|s)?|[Zz]oon(?:tje|s)?|[Kk]inderen|[Kk]ind(?:je)?|[Bb]aby(?:'tje)?|[Kk]lein(?:kind|zoon|dochter)|[Nn]eefje?|[Nn]ichtje?|[Zz]us(?:je|sen)?|[Bb]roer(?:tje|s)?|[Tt]weeling|[Vv]rouw|[Mm]an|[Ee]chtgeno(?:ot|te)|[Vv]riend(?:in|je|en|innetje|innen)?|[Ll]iefste|[Ss]chat(?:je)?|[Pp]artner|[Vv]erloofde|[Mm]aat(?:je)?|[Bb]uur(?:man|vrouw|jongen|meisje)|[Cc]ollega|[Bb]aas|[Tt]ante|[Oo]om|[Pp]eetoom|[Pp]eettante|[Ss]choon(?:moeder|vader|zus|zusje|broer|ouders)|[Jj]uf(?:frouw)?|[Mm]eester|[Ll]eraar|[Ll]erares|[Dd]ocent(?:e)?|[Tt]rainer|[Cc]oach|[Hh]ond(?:je)?|[Pp]up(?:py)?|[Tt]eckel|[Ll]abrador|[Kk]at(?:er|je)?|[Pp]oes(?:je)?|[Kk]itten|[Pp]aard(?:je)?|[Pp]ony|[Kk]onijn(?:tje)?|[Hh]amster|[Cc]avia|[Pp]arkiet|[Pp]apegaai|[Ss]childpad|[Kk]ip|[Gg]eit|[Ee]zel)"
const FIRST_NAMES =
  'aad aafke aaltje abdel adriaan aisha albert alex ali alice amber amir amira andré andre anita anja anke anna annelies annemarie annemiek annie anouk anton antoinette arie arjan arjen arno astrid ayse barbara bart bas bea beatrix ben bert betty bianca bob boris bram brigitte carla carlijn carolien carolina chantal charlotte chris christiaan christina claudia clara coby conny cor corrie daan daisy daniel daniëlle david dennis desiree dewi diana dick dirk dorien edwin eefje elena elias eline elisabeth ellen elly els emma eric erik esmee esther eva evelien eveline evert fatima femke fenna ferdinand fleur floor floris frans fred frederik gerard gerda gerrit gerrie gert gijs gré greet greetje guus hanna hannah hanneke hans harm harry hassan heleen helena hendrik henk henny herman hilde hugo ibrahim ilse ina inge ingrid irene iris isa isabel ivo jaap jacob jacqueline jan jana janneke jans jantje jasmijn jasper jeanette jelle jeroen jesse jessica jet jetske jimmy job joke jolanda jonas joop joost jorik joris joshua josé jos judith julia julian jurre kaat karel karen karim karin kees kevin kim klaas koen kristel lars laura lea leen leendert lena leo leonie levi lia lieke lien lies liesbeth lina linda lisa lisanne lize loes lotte lot louis louise luca lucas luuk lynn maarten maartje maaike maja manon marc marcel margriet maria marieke mariëlle marijke marina marion marit marjan marjolein mark marloes martijn martin mats matthijs max maud melissa merel mia michael michiel mieke mien mila miranda miriam mirjam mohamed monique myrthe nadia naomi nathalie neeltje nico nicole nienke niels nina noah noor nora olga olivia patricia patrick paul paula peter petra pien piet pieter pim pleun quinten rachel ralph ramon rené rene renate rianne richard rick ria rik rita rob robbert robert robin roel roos rosa rosalie ruben rutger ruud saar sabine sam samira sandra sanne sander sara sarah saskia sebastiaan sem senna sien siem simon simone sjaak sjoerd sofia sofie sophie stef stefan steven stijn suzanne sven sylvia tamara tanja tess teun theo thea thijs thomas tiago tijn tim timo tineke tinus tobias tom tommie toon tooske trees trijntje trudy truus valerie vera victor vincent wendy wessel wiebe wil willeke willem willemijn wilma wim wouter xander yara yasmina youssef yusuf yvonne zara zoë zoe liv mees finn luna ella nova lise jules jade lewis oscar elif emre mehmet ahmed bilal farah jayden milan mila olivier philip filip griet geert jef jozef rosalinde riet ruben ronald sjors siebe gijsbert teuntje ans toos nel corrie leny petra'
const SELLER =
  'bakkerij|banketbakkerij|slagerij|café|cafe|restaurant|eetcafé|kroeg|bar|snackbar|frietkot|cafetaria|pizzeria|kapsalon|kapper|kapperszaak|salon|winkel|bloemenwinkel|bloemenzaak|boekhandel|boekwinkel|kaaswinkel|wijnhandel|fietsenwinkel|fietsenmaker|firma|bedrijf|garage|praktijk|apotheek|rijschool|dansschool|hotel|brouwerij|kwekerij|ijssalon|webshop|studio|sportschool'

export const nl: ReadingWords = {
  spaced: true,
  subject: [
    `(?<!\\b(?:galoppeert|loopt|liep|rent|rende|fietst|rijdt|reed|springt|sprong|vliegt|praat|praatte|vertelt|vertelde|klaagt|zeurt|moppert|struikelt|valt|viel|wandelt|droomt) )\\bover (?!\\d)(?!(?:een |twee |drie )?(?:week|weken|maand|maanden|dagen|jaar)\\b)(.+?)${END}`,
    `\\b(?:gaat|gaan|draait|draaien|moet gaan) om (.+?)${END}`,
    `\\b(?:ode|loflied|lofzang|hymne|eerbetoon|liefdeslied|liefdesverklaring) (?:aan|op) (.+?)${END}`,
    `\\b(?:spijt|sorry|excuses|excuus|vergeef me|verontschuldig\\p{L}*),? (?:me |mij )?(?:voor het feit )?(?:dat|omdat) ((?:ik|wij|we) .+?)(?=[.,;:!?\\n()]|$|\\ben\\b)`,
    `\\bomdat ((?:ik|wij|we) .+?)(?=[.,;:!?\\n()]|$|\\ben\\b)`,
    `\\b(?:lied|liedje|nummer|rap|ballade|song) dat ((?:de |het |een |mijn |onze? )?[^.,;!?]+?) (?:uitlegt|beschrijft|viert|bezingt)\\b`,
    `\\b(?:leren|uitleggen|uitleg van|uit te leggen):? ((?:de |het |een )[^.,;!?]+?)${END}`,
    `\\b(?:te leren|leren|leert|leer) (?:hoe (?:je|ze|hij) (?:moet )?)?(tandenpoetsen|tanden (?:te )?poetsen|handen wassen|zindelijk \\p{L}+|veters strikken|klokkijken|zwemmen|fietsen|opruimen|delen|tellen|rekenen|oversteken)${END}`,
    `\\b(?:om|zodat) (?:\\p{L}+ ){0,3}?((?:de |het )[^.,;!?]+?) (?:te )?(?:leren|onthouden)\\b(?! \\p{L}+en\\b)`,
    `\\b(?:onderwerp|thema):? (?:is )?(.+?)${END}`,
    `\\bhoudt? (?:heel |erg |zo |zoveel |veel )?van (.+?)${END}`,
  ],
  hearer: [
    '\\b(?:[Bb]edankt|[Dd]ank je|[Dd]ankjewel|[Ss]orry),? ((?:juf|meester|tante|oom|oma|opa|buurman|buurvrouw) \\p{Lu}\\p{L}+)\\b',
    '\\b[Ss]pijt (?:me|mij)(?: zo| heel erg)?,? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:dat|voor)\\b)',
    '\\b(?:[Ss]orry|[Bb]edankt|[Dd]ank je),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    `\\bvoor (.+?)${TILL}`,
    `\\b(?:aan|bij) ((?:mijn|m'?n|onze|ons) .+?)${TILL}`,
    `\\bover ((?:mijn|m'?n|onze|ons) .+?)${TILL}`,
    `\\b(?:verjaardag|bruiloft|huwelijk|afscheid|doop|geboorte|pensioen|dood|overlijden|begrafenis|uitvaart|jubileum|nagedachtenis|herinnering) (?:van |aan |voor )?((?:mijn|m'?n|onze|ons) .+?)${TILL}`,
    '\\b((?:vader|moeder)dag\\p{L}*)\\b',
    `\\b((?:mijn|m'?n|onze|ons) (?:\\p{L}+ )?(?:oma|opa|mama|papa|moeder|vader|zus|zusje|broer|broertje|dochter|dochtertje|zoon|zoontje|vrouw|man|vriendin|vriend|hond|hondje|puppy|kat|kater|katje|poes|poesje|konijn|cavia|hamster|parkiet|papegaai|schildpad|pony|paard|kip|tante|oom|beste vriend|beste vriendin|maat|collega|buurman|buurvrouw|juf|meester)(?: .+?)?)${TILL}`,
    '(?:^|, |\\b(?:voor|lied|liedje|beterschap|bedankt|sorry|verjaardag) )((?:oma|opa|tante|oom|juf|meester) (?!(?:is|was|wordt|heeft|die|en)\\b)\\p{L}+)\\b',
    '\\b(?:bruiloft|huwelijk|trouwlied|openingsdans):? (?:van |voor )?(\\p{L}+ (?:en|&) \\p{L}+)',
    `\\bwelkom,? (.+?)${TILL}`,
    '(?:^|(?<!\\b(?:de|het|een) \\p{L}+ )\\b(?:voor|lieve|verjaardag|bedankt|sorry|dag|aan|van|hoi|welterusten|jubileum|pensioen|bruiloft|verrassing|over) )((?:oma|opa|mama|papa|mam|pap|moeder|vader)s?)\\b',
    '\\b((?:oma|opa|mama|papa)) (?:wordt|is (?:jarig|overleden|dood|gestorven)|gaat|zou)\\b',
    `\\b(?:verjaardag|bruiloft|afscheid|doop|geboorte|dood|liefdeslied|liefdesbrief|bedankt|bedanklied|sorry|excuses) (?:van|aan|voor|tegen) (.+?)${TILL}`,
  ],
  without: [
    `(?<!\\b(?:hij|zij|ze|ik|we|wij|iedereen|niemand|bij ons) [^.,;:!?\\n]*)\\bzonder (?:enige |het woord |de woorden |de naam |een |de |het )?(?!jou\\b|mij\\b|hem\\b|haar\\b|ons\\b|jullie\\b|te\\b|dat\\b|einde\\b|reden\\b)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:maar|graag|en (?:met|in|graag|het|hij|zij|ze)|met|alleen|voor|in|over)\\b)`,
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
  funny: '\\bgrappig\\p{L}*|\\bironisch\\p{L}*|\\bhumor\\p{L}*|\\bgeinig\\b|\\bgrap\\b|\\blollig\\p{L}*|\\bflauw\\b',
  plots: [
    [
      'lullaby',
      '\\b(?:slaap|wiege?n?|bedtijd|welterusten|inslaap)[- ]?(?:lied|liedje|liedjes|song|muziek)\\b|\\bom (?:bij )?in (?:te )?slap?en\\b|\\bin slaap (?:te|val|sus|wieg)\\p{L}*|\\bom .{0,12}in slaap\\b|\\bom te slapen\\b|\\bvoor het slapengaan\\b|\\bslaaplied\\p{L}*|\\bslapengaan\\b',
    ],
    [
      'apology',
      '(?<!\\b(?:nooit|altijd|geen|niet|zelden|zegt|zei|zeggen) )\\bsorry\\b(?! zegt| zei)|\\bexcus\\p{L}*|\\bverontschuldig\\p{L}*|\\bvergeef\\p{L}*|\\bvergeving\\b|\\bhet spijt (?:me|mij|ons)\\b|\\bspijt\\b|\\bspijtlied\\b|\\bgoed ?te? ?maken\\b|\\bgoedmaken\\b|\\bgoedmaak\\p{L}*|\\bmijn schuld\\b',
    ],
    [
      'memorial',
      '\\bdoodgegaan\\b|\\boverleden\\b|\\boverleed\\b|\\bgestorven\\b|\\bstierf\\b|\\bdood (?:is|gegaan|ging)\\b|\\bgaat? dood\\b|\\bis dood\\b|\\bdood van\\b|\\b(?:dood|stil) ?geboren\\b|\\bging dood\\b|\\bbegrafenis\\b|\\buitvaart\\p{L}*|\\bcrematie\\b|\\bafscheidsdienst\\b|\\brouw\\p{L}*|\\bherdenk\\p{L}*|\\bnagedachtenis\\b|\\bin memoriam\\b|\\bter herinnering\\b|\\ber niet meer (?:is|zijn)\\b|\\bis er niet meer\\b|\\bverloren (?:heb|hebben)\\b|\\bverlies van\\b|\\bingeslapen\\b|\\bin laten slapen\\b|\\bregenboogbrug\\b|\\bvan ons heengegaan\\b|\\bheengegaan\\b',
    ],
    [
      'wedding',
      '\\bbruiloft\\p{L}*|\\btrouw(?:t|en|erij|dag|feest|lied|de|den)\\b|(?<!jaar )\\bgetrouwd\\b|\\bhuwelijk(?:s(?:feest|lied|dag|aanzoek))?\\b|\\bbruidspaar\\b|\\bbruid\\b|\\bbruidegom\\b|\\bjawoord\\b|\\bopeningsdans\\b|\\bgeloften?\\b',
    ],
    [
      'birthday',
      '(?<!\\b(?:elke|iedere|onze|alle) )\\b\\p{L}*verjaardag\\p{L}*|(?<!\\b(?:wie|er|iemand|niemand) (?:er )?)\\bjarig\\b|\\bverjaart\\b|\\bwordt (?:vandaag |morgen |binnenkort |nu |al |deze week |volgende week |\\p{L}+dag )?\\d{1,3}\\b|\\b\\d{1,3} (?:jaar )?(?:wordt|is geworden)\\b|\\babraham\\b|\\bsarah zien\\b|\\bverjaren\\b',
    ],
    [
      'graduation',
      '\\bgeslaagd\\b|\\bdiploma\\p{L}*|\\beindexamen\\p{L}*|\\bafstuder\\p{L}*|\\bafgestudeerd\\b|\\bafstudeer\\p{L}*|\\blaatste schooldag\\b|\\bmusical groep 8\\b|\\bproclamatie\\b|\\bbachelor\\b|\\bmaster gehaald\\b',
    ],
    ['retirement', '\\bpensioen\\p{L}*|\\bgepensioneerd\\p{L}*|\\bmet de vut\\b|\\bgaat met pensioen\\b'],
    [
      'new-baby',
      '\\bwelkom,? \\p{L}+[,.]? (?:je |ze |hij )?(?:is |werd )?geboren\\b|\\bwelkom (?:nichtje|neefje|kleinzoon|kleindochter|\\p{L}+tje)\\b|\\bpasgeboren\\b|\\bwelkom (?:kleine|lieve|baby|op de wereld)\\b|\\bgeboorte\\p{L}*|\\bnet geboren\\b|\\bbabyshower\\b|\\bkraamfeest\\b|\\bdoop\\p{L}*|\\bwe krijgen een (?:baby|kind\\p{L}*)\\b|\\bzwanger\\b|\\bik word (?:papa|mama|vader|moeder|oma|opa)\\b',
    ],
    [
      'get-well',
      '\\bbeterschap\\p{L}*|\\bweer beter\\b|\\bziekenhuis\\b(?! (?:lag|werkt|werkte))|\\bchemo\\p{L}*|\\bziek\\b(?! (?:was|werd|waren))|\\boperatie\\b|\\bherstel\\b|\\bgenezing\\b',
    ],
    [
      'thanks',
      '\\bdank(?:en|t|baar|baarheid|je|jewel|woord|u|lied|liedje)?\\b|\\bbedank\\p{L}*|\\bdankjewel\\b|\\bmoederdag\\p{L}*|\\bvaderdag\\p{L}*|\\bjuffendag\\b|\\bmeesterdag\\b',
    ],
    [
      'farewell',
      '\\bafscheid\\p{L}*|\\bvaarwel\\b|\\btot ziens\\b|\\bverlaat ons\\b|\\bgaat (?:ons )?(?:verlaten|weg|emigreren|verhuizen)\\b|\\bverhuist\\b|\\bemigreert\\b|\\blaatste (?:werk)?dag\\b|\\bgaat op kot\\b|\\bgaat op kamers\\b',
    ],
    ['new-year', '\\bnieuwjaar\\p{L}*|\\boud en nieuw\\b|\\boudjaar\\p{L}*|\\boudejaars\\p{L}*|\\bnieuwe jaar\\b'],
    [
      'holiday',
      '\\bkerst\\p{L}*|\\badvent\\p{L}*|\\bsinterklaas\\p{L}*|\\bsint\\b|\\bpakjesavond\\b|\\bpasen\\b|\\bpaas\\p{L}*|\\bhalloween\\b|\\bcarnaval\\p{L}*|\\bsuikerfeest\\b|\\bramadan\\b|\\bchanoeka\\b|\\bkoningsdag\\p{L}*|\\bvalentijn\\p{L}*|\\bsint[- ]maarten\\b|\\bfeestdagen\\b',
    ],
    [
      'team',
      '\\b(?:club|team|stadion|fan|school|vereniging|verenigings|elftal|sport)-?(?:lied|liedje|hymne|song)\\b|\\b(?:ons|onze|mijn) (?:\\p{L}+ )?\\p{L}*(?:team|elftal|voetbalclub|voetbalploeg|ploeg|hockeyteam|sportclub|vereniging)\\b|\\bstrijdlied\\b|\\b(?:fc|sv|vv|rkvv|kv) \\p{L}{3,}|\\byell\\b|\\b(?:voetbal|handbal|volleybal|basketbal|hockey|korfbal|wieler)-?(?:team|club|ploeg|vereniging)\\b|\\b(?:jo|mo|o)-?\\d{1,2}\\b',
    ],
    [
      'shop',
      `\\bjingle\\b|\\breclame\\p{L}*|\\bpromo\\p{L}*|\\bspotje\\b|\\b(?:mijn|m'?n|onze|ons) (?:\\p{L}+ )?(?:\\p{L}*winkel(?:tje)?|\\p{L}*zaak|${SELLER}|app|startup|start-up|onderneming)\\b|\\b(?:voor (?:de|het)|jubileum van(?: de| onze)?) (?:${SELLER})\\b`,
    ],
    [
      'teaching',
      '\\b(?:leer|onthoud|ezelsbrug|les)-?(?:lied|liedje|rap|song)\\b|\\bezelsbruggetje\\b|\\bte leren\\b|\\bkinderlied\\p{L}* over (?:(?:je )?(?:handen|tanden)\\b|opruimen|oversteken|delen|tellen|klokkijken|veters)|\\bleerlingen\\b|\\bwiskunde\\b|\\bgrammatica\\b|\\b(?:havo|vwo|vmbo|mavo)\\b|\\buit het hoofd\\b|\\bvan buiten\\b|\\buitleg\\p{L}*|\\buit te leggen\\b|\\bonthouden\\b|\\bhuiswerk\\b|\\bwaterkringloop\\b|\\bfotosynthese\\b|\\btafels? van\\b|\\balfabet\\b|\\bplaneten\\b|\\bspreekbeurt\\b|\\bwerkstuk\\b|\\btoets\\b|\\bwoordjes\\b|\\bvoor (?:de|mijn|onze) \\p{L}*les\\b',
    ],
    [
      'heartbreak',
      "\\bliefdesverdriet\\b|\\bgebroken hart\\p{L}*|\\bhartzeer\\b|(?:^|[.,;!?] ?)(?:ze|zij|hij) is (?:weg|vertrokken|ervandoor)(?=[.,;!?]|$| (?:sinds|al|met)\\b)|\\bhet uit(?:gemaakt)?\\b|\\bhet uit (?:is|heeft)\\b|\\buitgemaakt\\b|\\buit elkaar\\b|\\bmijn ex\\b|\\bm'?n ex\\b|\\bscheiding\\b|\\bgescheiden\\b|\\bverlaten (?:heeft|werd|ben)\\b|\\bmij verlaten\\b|\\bheeft me verlaten\\b|\\bgedumpt\\b|\\bbedrogen\\b|\\bverloren liefde\\b|\\bvreemdg\\p{L}*",
    ],
    [
      'missing',
      "\\bmis (?:je|jou|hem|haar|ze|jullie|mijn|m'?n|onze)\\b|\\bik mis\\b|\\bis (?:weggelopen|zoekgeraakt)\\b|\\bwe missen\\b|\\bmissen we\\b|\\biedereen missen\\b|\\bgemis\\b|\\bheimwee\\b|\\blangeafstandsrelatie\\b|\\bver weg\\b|\\bverlangen\\b|\\bin het buitenland\\b|\\bop uitzending\\b|\\buitgezonden\\b",
    ],
    [
      'encouragement',
      '\\bmoed\\b|\\baanmoedig\\p{L}*|\\bbemoedig\\p{L}*|\\bmotiv\\p{L}*|\\bniet opgeven\\b|\\bnooit opgeven\\b|\\bgeef niet op\\b|\\bopbeur\\p{L}*|\\bop te beuren\\b|\\bopvrolijk\\p{L}*|\\bhoop\\b|\\bvolhoud\\p{L}*|\\bhou vol\\b|\\bje kunt het\\b|\\bje kan het\\b|\\bsucces met\\b|\\bvoor (?:haar|zijn|mijn|het|de) (?:\\p{L}*examen\\p{L}*|rijexamen|marathon|sollicitatie)\\b|\\btroost\\p{L}*|\\bzenuwachtig\\b',
    ],
    [
      'protest',
      '\\bprotest\\p{L}*|\\bonrecht\\p{L}*|\\bwoedend\\b|\\bboos op\\b|\\bwoede\\b|\\brevolutie\\b|\\bklimaat\\p{L}*|\\bcorruptie\\b|\\boneerlijk\\p{L}*|\\bstaking\\b|\\bstaken\\b|\\btegen (?:racisme|oorlog|onrecht)\\b',
    ],
    [
      'complaint',
      '\\bklaag\\p{L}*|\\bklagen\\b|\\bklacht\\p{L}*|\\bmopper\\p{L}*|\\bzeur\\p{L}*|\\birri\\p{L}*|\\berger\\p{L}*|\\bgemist\\b|\\bverslapen\\b|\\bvertraging\\p{L}*|\\bfile\\b|\\bfiles\\b|\\bboete\\b|\\bparkeerboete\\b|\\bprinter\\b|\\bmaandag(?:en|ochtend)?\\b|\\bhaat\\b|\\bbelastingaangifte\\b|\\bkater na\\b|\\bkwijt\\b|\\bstart niet\\b|\\bdoet het niet\\b|\\bkapot\\p{L}*|\\bwachtrij\\b|\\bte laat komen\\b|\\bpechdag\\b',
    ],
    [
      'party',
      '\\bfeest(?:je|lied|en|nummer|vieren|knaller)?\\b|\\bparty\\p{L}*|\\bfuif\\b|\\bvrijgezel\\p{L}*|\\bdansvloer\\b|\\bvrijdagavond\\b|\\bzaterdagavond\\b|\\bmeezinger\\b|\\bapres-?ski\\b|\\baprès-?ski\\b|\\bborrel\\b|\\bknaller\\b|\\bpolonaise\\b|\\buit je dak\\b',
    ],
    [
      'friendship',
      '\\bvriendschap\\p{L}*|\\b(?:beste|goede|oude) (?:vriend(?:in|en|innen)?|maat|maatje)\\b|\\bmaten\\b|\\bvrienden\\b|\\bvriendinnen\\b|\\bbff\\b|\\bbestie\\b|\\bvriendengroep\\b',
    ],
    [
      'falling',
      '\\bverliefd\\p{L}*|\\bcrush\\b|\\beerste date\\b|\\beerste kus\\b|\\bliefde op het eerste gezicht\\b|\\bflirt\\p{L}*|\\baanzoek\\b|\\bvlinders in\\b|\\bverkering\\b',
    ],
    [
      'devotion',
      "\\bjaar (?:getrouwd|samen)\\b|\\bliefdeslied\\p{L}*|\\bliefdesliedje\\b|\\bliefdesballade\\b|\\bliefdesverklaring\\b|\\btrouwdag\\b|\\bjaar samen\\b|\\bjubileum\\b|\\b(?:mijn|m'?n) (?:\\p{L}+ )?(?:vrouw|man|echtgenoot|echtgenote|vriend|vriendin|vriendinnetje|vriendje|partner|verloofde|schat|schatje|lief|liefste)\\b|\\bhoud? van (?:je|jou|haar|hem)\\b|\\bware liefde\\b|\\bgrote liefde\\b|\\bromantisch\\p{L}*|\\bzielsverwant\\p{L}*",
    ],
    [
      'nostalgia',
      '\\bnostalg\\p{L}*|\\bjeugd\\p{L}*|\\bkindertijd\\b|\\bvroeger\\b|\\btoen (?:ik|we|wij) (?:nog )?(?:een kind|kinderen|klein|jong)\\b|\\bgoede oude tijd\\b|\\bherinner\\p{L}*|\\bopgegroeid\\b|\\bschooltijd\\b|\\bweet je nog\\b',
    ],
    [
      'home',
      '\\bthuis\\p{L}*|\\bnaar huis\\b|\\bgeboorte(?:dorp|stad|grond|plaats)\\b|\\bmijn (?:dorp|stad|straat|wijk|buurt)\\b|\\bons (?:dorp|stadje)\\b|\\bonze (?:stad|straat|wijk|buurt)\\b',
    ],
    [
      'freedom',
      '\\bvrijheid\\p{L}*|\\broadtrip\\p{L}*|\\bontslag\\b|\\bavontu\\p{L}*|\\breis\\b|\\breizen\\b|\\bwereldreis\\b|\\bonderweg\\b|\\binterrail\\p{L}*|\\bbackpack\\p{L}*|\\bcamper\\p{L}*|\\bvrij zijn\\b',
    ],
    [
      'calm',
      '\\brustig\\p{L}*|\\bontspan\\p{L}*|\\brust\\b|\\bstilte\\b|\\bmeditat\\p{L}*|\\bgezellig\\p{L}*|\\bzondag(?:ochtend|morgen)\\b|\\bvredig\\p{L}*|\\bkalm\\p{L}*|\\buitrusten\\b|\\bmindful\\p{L}*',
    ],
  ],
  kin: [
    ["(?:over)?(?:oma|omaatje|grootmoeder|omi|bomma|meme)(?:'?s)?", 'Oma', 'grandmother'],
    ["(?:over)?(?:opa|opaatje|grootvader|opi|bompa|pepe)(?:'?s)?", 'Opa', 'grandfather'],
    ["(?:mama|mam|mams|moeder|ma|mamma)(?:'?s)?|moederdag\\p{L}*", 'Mama', 'mother'],
    ["(?:papa|pap|paps|vader|pa|pappa)(?:'?s)?|vaderdag\\p{L}*", 'Papa', 'father'],
    [
      'dochter(?:tje)?s?|zoon(?:tje)?s?|kind(?:je)?s?|kleinkind(?:je)?|kleinzoon(?:tje)?|kleindochter(?:tje)?|neefje|nichtje|petekind|peuter|kleuter',
      'lieverd',
      'child',
    ],
    ["baby(?:'tje|tje)?s?|pasgeborene?|prinsesje|ventje", 'kleintje', 'child'],
    ['(?:grote |kleine |tweeling)?zus(?:je)?|zuster(?:tje)?|schoonzus(?:je)?', 'zus', 'sister'],
    ['(?:grote |kleine |tweeling)?broer(?:tje)?s?|bro|schoonbroer|zwager', 'broer', 'brother'],
    [
      "echtgenote?|echtgenoot|(?<=\\b(?:mijn|m'?n|zijn|haar|jouw|je) (?:\\p{L}+ )?)(?:vrouw|man|lief)|mannetje|vrouwtje|partner|verloofde|schat(?:je)?|liefste|geliefde|levensgezel(?:lin)?|vriendje|vriendinnetje",
      'lieverd',
      'love',
    ],
    ['beste vriendin', 'beste vriendin', 'friend'],
    ['beste vriend', 'beste vriend', 'friend'],
    ['vriendin|vriend', null, 'friend'],
    ['ex|ex-?(?:vriendin|vriend|vrouw|man)', null],
    ['maat|maatje|makker|gabber', 'maat', 'friend'],
    ['tante', 'tante', 'aunt'],
    ['oom|nonkel', 'oom', 'uncle'],
    [
      'juf(?:frouw)?|meester|leraar|lerares|leerkracht|docente?|onderwijzer(?:es)?|\\p{L}*trainer|\\p{L}*coach|professor',
      null,
      'teacher',
    ],
    [
      'buur(?:man|vrouw|meisje|jongen)|huisgeno(?:ot|te)|collega|baas|bazin|secretaresse|dokter|huisarts|verloskundige|verpleegster|verpleger|postbode|conci[eë]rge|buschauffeur|neef|nicht|peetoom|peettante|peter|meter|schoonmoeder|schoonvader|stiefmoeder|stiefvader|kapper|kapster|thuishulp',
      null,
    ],
    [
      '\\p{L}*hond(?:je)?s?|pup(?:py)?|teckel(?:tje)?|poedel|labrador|retriever|golden|terri[eë]r|beagle|mopshond|herder|viervoeter',
      'lieve hond',
      'dog',
    ],
    ['(?:huis)?kat(?:je)?s?|poes(?:je)?s?|kitten(?:tje)?s?|kater', 'lieve kat', 'cat'],
    [
      "paard(?:je)?s?|pony(?:'tje)?|merrie|konijn(?:tje)?s?|hamster(?:tje)?s?|cavia(?:'tje)?|parkiet(?:je)?|papegaai|schildpad(?:je)?|goudvis(?:je)?|kip(?:petje)?|haan|geit(?:je)?|ezel(?:tje)?|koe|varken(?:tje)?|huisdier|olifant(?:je)?|beer(?:tje)?|vos|uil|walvis|draak(?:je)?|robot|sneeuwpop|pinguïn|egel(?:tje)?|rat|muis|vogel(?:tje)?|dinosaurus|fret",
      'kleine vriend',
      'pet',
    ],
    [
      "\\p{L}*team|\\p{L}*elftal|\\p{L}*ploeg|\\p{L}*club|vereniging|\\p{L}*klas|groep [1-8]|\\p{L}*koor|band|firma|familie|gezin|kinderen|dochters|zonen|leerlingen|ouders|grootouders|schoonouders|tweeling|vrienden|vriendinnen|vriendengroep|vriendinnengroep|bruidspaar|zussen|broers|zusjes|broertjes|mensen|mannen|dames|heren|\\p{L}*vrijwilligers|verpleegkundigen|medewerkers|mantelzorgers|teamgenoten|collega'?s|buren|kleinkinderen|meiden|jongens",
      null,
      'group',
    ],
  ],
  determiners: "mijn|m'?n|me|onze|ons|zijn|z'n|haar|jouw|je|hun|de|het|een|voor|aan|kleine|lieve|oude",
  titles: 'meneer|mevrouw|mevr|dhr|juf|juffrouw|meester|tante|oom|dokter|dr',
  and: 'en|of|&',
  relative: '\\b(?:waar|wanneer|omdat|terwijl|dat|die)\\b',
  deed: '^(?:ik|wij|we) ',
  brand: [
    `\\b(?:\\p{L}*elftal|vereniging|\\p{L}*team|band|koor|\\p{L}*club|${SELLER}|app),? (?:genaamd |heet |die heet |met de naam |['‘"„“])((?:(?:de|het|'t|den) )?[\\p{L}0-9.&-]+(?: (?!(?:in|uit|te|met|voor|die|en|is|wij|we|verkoopt|bakt|rock|pop|vrolijk)\\b)[\\p{L}0-9.&-]+){0,3})`,
    `\\b(?:\\p{L}*elftal|vereniging|\\p{L}*team|band|koor|\\p{L}*club|${SELLER}),? ((?:(?:de|het|'t|den) )(?!beste\\b|leukste\\b)[\\p{L}0-9.&-]+(?: (?!(?:in|uit|te|met|voor|die|en|is|wij|we|verkoopt|bakt|rock|pop|vrolijk)\\b)[\\p{L}0-9.&-]+){0,2})`,
    `\\b(?:[Ee]lftal|[Vv]ereniging|[Tt]eam|[Bb]and|[Kk]oor|[Cc]lub|${SELLER}|app),? ((?:(?:De|Het|'t) )?\\p{Lu}[\\p{L}0-9.&-]+(?: (?:de |het |van |en |& )?\\p{Lu}[\\p{L}0-9.&-]+){0,3})`,
    `\\b((?:sv|vv|fc|sc|rkvv|hc|kv) (?:de |het )?[\\p{L}-]+)\\b`,
  ],
  factsIn,
  peopleIn: amongst(
    ` ${FIRST_NAMES} `
      .replace(
        / (?:job|max|mark|roos|saar|wil|leen|bas|bob|pim|floor|merel|lot|iris|isa|els|kim|harm|ben|bea|noor|kaat)(?= )/g,
        '',
      )
      .trim()
      .concat(' saar bob pim noor kaat roos els kim max merel iris floor'),
  ),
  named: 'genaamd|heet|heette|heten|die heet|met de naam|naam is|noemen we',
  saying: '(?:zegt|zei|zeggen|roept|riep|schreeuwt|noemt|noemde)(?:,? \\p{L}+){0,2}:?',
  goesOn:
    'die|dat|en|omdat|want|over|met|wordt|is|was|heeft|had|houdt|gaat|in|uit|van|voor|op|trouwt|trouwen|viert|verhuist|speelt|werkt|woont|kan|zingt|maakt|bakt|altijd|nooit|elke|al|bij|aan|naar|om|ter|sliep|at|bakte|maakte|hield|kon|zong|ging|kwam|zat|stond|deed|vertelde|werkte|speelde|heet|\\p{L}+t',
  names: [
    `\\b${SOMEBODY},? (?:genaamd |heet |die heet )?(${NAMES})`,
    `\\b${SOMEBODY} ${NAME} (?:en|&) (${NAME})`,
    `\\b[Vv]oor (?!Mijn|Onze|De|Het)(?:(?:onze|mijn|ons) (?:kleine |lieve )?)?(${NAMES})`,
    `\\b[Vv]oor ${NAME}(?:, ${NAME})* (?:en|&) (${NAME})`,
    `\\b[Vv]oor ${NAME}, (${NAME})(?:,| en)`,
    `\\b(?:genaamd|heet|naam is|heten|van|aan|door|over) (${NAMES})(?=[.,;:!?\\n()]|$| (?:en|die|wordt|omdat|want|met|in|voor|is|was)\\b)`,
    `\\b(?:heten|van|aan|over|genaamd) ${NAME} en (${NAME})`,
    `(?<!\\p{Ll} )(${NAME}) (?:wordt (?:vandaag |morgen |binnenkort )?\\d|viert|trouwt|verhuist|gaat met pensioen)`,
    `(${NAME}) (?:en|&) ${NAME} (?:trouwen|gaan|vieren|hebben)`,
    `${NAME} (?:en|&) (${NAME}) (?:trouwen|gaan|vieren|hebben)`,
    `((?:[Mm]eneer|[Mm]evrouw|[Jj]uf|[Jj]uffrouw|[Mm]eester|[Tt]ante|[Oo]om|[Dd]okter) ${NAME})`,
    `\\b(?=\\p{Lu})(${FIRST_NAMES.split(' ')
      .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
      .join('|')})\\b`,
  ],
  unlikeNames: `^(?:${[...PRESENT_VERBS, ...PAST_VERBS].filter((form) => form !== 'koos').join('|')})$`,
  notNames: [
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
  ].join(' '),
  places:
    "Amsterdam, Rotterdam, Den Haag, Utrecht, Eindhoven, Groningen, Tilburg, Almere, Breda, Nijmegen, Apeldoorn, Arnhem, Haarlem, Enschede, Amersfoort, Zaandam, Den Bosch, 's-Hertogenbosch, Zwolle, Zoetermeer, Leiden, Leeuwarden, Maastricht, Dordrecht, Ede, Alkmaar, Delft, Deventer, Hilversum, Gouda, Hengelo, Almelo, Helmond, Venlo, Roermond, Assen, Emmen, Middelburg, Vlissingen, Goes, Zeist, Hoorn, Volendam, Urk, Texel, Vlieland, Terschelling, Ameland, Schiermonnikoog, Scheveningen, Zandvoort, Katwijk, Noordwijk, Friesland, Drenthe, Overijssel, Gelderland, Flevoland, Brabant, Limburg, Zeeland, Holland, Twente, Antwerpen, Gent, Brugge, Brussel, Leuven, Mechelen, Hasselt, Genk, Kortrijk, Oostende, Aalst, Luik, Namen, Vlaanderen, Ardennen, Nederland, België, Suriname, Paramaribo, Curaçao, Aruba, Bonaire, Londen, Parijs, Rome, Lissabon, Madrid, Barcelona, Berlijn, Hamburg, Keulen, Wenen, Praag, Warschau, Boedapest, Athene, Istanbul, Ankara, Dublin, Venetië, Florence, Milaan, Napels, Kopenhagen, Oslo, Stockholm, Helsinki, IJsland, Ierland, Schotland, Engeland, Frankrijk, Italië, Spanje, Portugal, Polen, Turkije, Marokko, Griekenland, Noorwegen, Zweden, Finland, Denemarken, Duitsland, Oostenrijk, Zwitserland, Mallorca, Kreta, New York, Los Angeles, San Francisco, Chicago, Tokio, Seoel, Peking, Bangkok, Bali, Jakarta, Sydney, Japan, China, Korea, Vietnam, India, Indonesië, Brazilië, Mexico, Canada, Australië, Amerika, Afrika, Azië",
  weak: 'lied liedje song muziek zingen zingt zanger zangeres zang stem piano gitaar band koor concert melodie bas viool fluit trompet drums accordeon orgel slapen slaapt slaap bed nacht nachts wakker droom dromen donker wind nat aarde lijn kant verhaal verhalen straat markt wijk eten ijs zout meel suiker pan deeg bal doel veld fans muis code klik kopje boot eiland meer vis lezen leren klas pauze thee brug riem repetitie band banden wagen huis thuis school spelen zand boek gras',
  small:
    "de het een 't mijn m'n mn me onze ons jouw je jullie zijn z'n haar hun deze dit die dat alle al veel en of maar van voor in op aan uit bij met naar over om hoe waar als omdat wat wie heel erg zo ook nog eens gewoon iets mij hem jou u sorry bedankt bedanken dank dankjewel feliciteren verrassen er is wordt was graag gaat hij zij ze",
}
