import type { ReadingWords } from '../../reading.ts'
import { SELLER } from './names.ts'

/** What each kind of Dutch song is called or told by; the first that is found counts. */
export const plots: ReadingWords['plots'] = [
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
]
