import type { ReadingWords } from '../../reading.ts'

export const SHOP =
  'piekarni\\p{L}*|cukierni\\p{L}*|lodziarni\\p{L}*|pizzeri\\p{L}+|restauracj\\p{L}+|bar(?:u|em|ze)?|kawiarni\\p{L}*|sklep\\p{L}*|warsztat\\p{L}*|zakład\\p{L}* (?:fryzjer|szew|kraw|stolar|zegarmistrzow|kamieniar|tapicer|usługow|optycz)\\p{L}*|salon\\p{L}*|siłowni\\p{L}*|hotel\\p{L}*|pensjonat\\p{L}*|firm\\p{L}+|aplikacj\\p{L}+|księgarni\\p{L}*|kwiaciarni\\p{L}*|aptek\\p{L}*|aptece|pralni\\p{L}*|browar\\p{L}*|pub(?:u|em|ie)?|studi\\p{L}+|myjni\\p{L}*|apteki|barber\\p{L}*|gospodarstw\\p{L}+|startup\\p{L}*|food truck\\p{L}*|restauracyjk\\p{L}+|biur\\p{L} \\p{L}+|marki'

/** What each kind of song is called or told by; the first that is found counts. */
export const kindsOfSong: ReadingWords['plots'] = [
  ['nostalgia', '^wspomnieni\\p{L}+ (?!o )'],
  ['missing', '^(?:bardzo |tak bardzo )?t[ęe]skni[ęe](?!.*(?:zmar|umar|odesz|odszed|nie żyj))'],
  // Of parents' or friends' marriage; one's own is told with love.
  [
    'wedding',
    '\\brocznic\\p{L}+ ślubu (?:\\p{L}+ )?(?:rodziców|dziadków|teściów|babci i|mamy i|cioci i|przyjaciół|znajomych|\\p{Lu}\\p{L}+ i \\p{Lu})|\\b(?:złote|srebrne|diamentowe|perłowe) gody\\b|\\b(?:złotych|srebrnych|diamentowych) god\\p{L}+',
  ],
  ['thanks', '^(?:chc\\p{L}+ (?:bardzo )?)?(?:po)?(?:dzięk|dziek)(?:uj|owa)\\p{L}+ (?!za uwagę)'],
  ['shop', '\\b(?:reklam|dżing|jing)\\p{L}+'],
  [
    'lullaby',
    '\\bkołysan\\p{L}+|\\bkolysan\\p{L}+|\\bdo (?:snu|spania|zasypiania|zaśnięcia)\\b|\\bna dobranoc\\b|\\busypiank\\p{L}+|\\bż?eby (?:zasnął|zasnęła|usnął|usnęła)\\b|\\baaa kotki\\b',
  ],
  [
    'apology',
    '\\bprzepr(?:asza\\p{L}*|osi\\p{L}*|osz\\p{L}*)|\\bwybacz\\p{L}*|\\bżałuję\\b|\\bzaluje\\b|\\bprzykro mi\\b|\\bsorry\\b|\\bmoja wina\\b',
  ],
  [
    'memorial',
    '\\bpamięci\\b(?! podręcznej)|\\bzmar[łl]\\p{L}*|\\bumar[łl]\\p{L}*(?! ze (?:śmiech|strach|wstyd|nud))|\\bodesz[łl]\\p{L}*(?! (?:do (?!nieba|wieczności|pana)|z (?:pracy|firmy|klubu|zespołu|klasy|szkoły|domu)|ze (?:szkoły|studiów|związku)|na (?:emerytur|macierzyń|urlop|studi)))(?!.{0,24}\\b(?:zabra|zostawi|innego|innym|ode mnie))|\\bodszed[łl]\\b(?! (?:do (?!nieba|wieczności|pana)|z (?:pracy|firmy|klubu|zespołu|klasy|szkoły|domu)|ze (?:szkoły|studiów|związku)|na (?:emerytur|urlop|studi)))(?!.{0,24}\\b(?:zabra|zostawi|innej|inną|ode mnie))|\\bpogrzeb\\p{L}*|\\bśmier\\p{L}+|\\bsmierc\\p{L}+|\\bżałob\\p{L}+|\\bnie żyj\\p{L}+|\\bnie ma (?:go|jej) już\\b|\\bnie ma już (?:z nami|mojej|mojego|babci|dziadka|mamy|taty)\\b|\\bświętej pamięci\\b|\\bśp\\b|\\bku pamięci\\b|\\bpo stracie (?:\\p{L}+ )?(?:mam|tat|ojc|matk|bab|dziad|żon|męż|syn|córk|brat|siostr|przyjaci|dzieck|psa|kot)\\p{L}*|\\bstraci(?:ł\\p{L}*|liśmy|łyśmy) (?:\\p{L}+ ){0,2}(?:mam|tat|ojc|matk|bab|dziad|żon|męż|syna|córk|brata|siostr|przyjaci|dziecko|psa|kota)\\p{L}*|\\btęczowy most\\b|\\btęczow\\p{L}+ mo\\p{L}+',
  ],
  [
    'wedding',
    '(?<!rocznic\\p{L}{1,2} |po )\\bślub\\p{L}*|(?<!rocznic\\p{L}{1,2} |po )\\bslub(?:u|ie|em|ny|na|ną|nej)?\\b|\\bwesel(?:e|a|u|na|ną|ny|em)\\b|\\bwychodzi za (?:mąż|\\p{L}{3,}a)\\b|\\bpierwsz\\p{L}+ tani?e?c\\p{L}*|\\bpaństw\\p{L} młod\\p{L}+|\\bmłod(?:ej|ą|a) par\\p{L}|\\bpar\\p{L} młod\\p{L}+|\\bnowożeń\\p{L}+|\\bpobiera(?:ją|my) się\\b|\\bwychodzi za mąż\\b|\\b(?:żeni się|się żeni)\\b|\\boczepin\\p{L}+',
  ],
  [
    'birthday',
    '\\bna \\d{2}[ -]?t?k[ęe]\\b|\\bna (?:trzydziest|czterdziest|pięćdziesiąt|piecdziesiat|sześćdziesiąt|szescdziesiat|siedemdziesiąt|siedemdziesiat|osiemdziesiąt|osiemdziesiat|dziewięćdziesiąt)k[ęe]\\b|\\b(?:kończy|konczy) (?:\\p{L}+ ){1,3}\\d+ lat|\\bma \\d+ lat (?:w \\p{L}+|jutro|dziś|dzisiaj)\\b|(?<!\\b(?:tort|prezent|ciasto)\\p{L}{0,2} (?:mi )?na )\\burodzin\\p{L}*|\\burodzinow\\p{L}+|\\bsto lat\\b|\\bimienin\\p{L}*|\\bosiemnastk\\p{L}+|\\b(?:kończy|konczy) \\d+|\\bskończył\\p{L}* \\d+|\\b(?:\\d+) (?:urodziny|wiosn\\p{L}*)',
  ],
  [
    'graduation',
    '(?<!przed )\\bmatur\\p{L}+(?!.{0,160}(?:trzym\\p{L}+ kciuki|boi się))|\\bdyplom\\p{L}*|\\b(?:zakończeni\\p{L}+|koniec|ukończeni\\p{L}+) (?:szkoły|roku szkolnego|studiów|podstawówki|liceum|przedszkola|ósmej klasy)\\b|\\bobron\\p{L}+ (?:pracy|magister\\p{L}*|licencja\\p{L}+|doktorat\\p{L}*)|\\babsolwent\\p{L}*|\\bostatni dzwonek\\b|\\bskończył\\p{L}* (?:studia|szkołę|liceum)\\b',
  ],
  ['retirement', '\\bemerytur\\p{L}+|\\bemeryt\\p{L}*'],
  [
    'new-baby',
    '\\bnarodzin\\p{L}*|\\burodził\\p{L}* (?:się|nam|mi)\\b|\\bwitaj na świecie\\b|\\bnowonarodzon\\p{L}+|\\bnoworod\\p{L}+|\\bchrzcin\\p{L}*|\\bchrzest\\b|\\bbaby shower\\b|\\bw ciąży\\b|\\bna powitanie (?:dziecka|synka|córeczki|maluszka)\\b',
  ],
  [
    'get-well',
    '\\bwalczy z (?:rakiem|chorobą|nowotworem|białaczką)\\b|\\bwyzdrowi\\p{L}+|\\bzdrowiej\\p{L}*|\\bpowrot\\p{L} do zdrowia\\b|\\b(?:leży|lezy|leżał\\p{L}*|jest|był[ay]?|trafi\\p{L}+|wyszed\\p{L}*|wyszła|pobyt\\p{L}*|wraca|wróci\\p{L}*) (?:\\p{L}+ ){0,2}(?:w|do|ze) szpital\\p{L}*|\\bw szpitalu$|\\b(?:po|przed|na|miał\\p{L}*|czeka\\p{L}*|przeszł\\p{L}*|przeszedł|ma) (?:\\p{L}+ ){0,2}operacj\\p{L}+|\\bchor(?:a|ej|ego|ą|y|uje|oba|oby|obę|obą)\\b|\\bchemioterapi\\p{L}+|\\b(?:po|bierze|przechodzi|w trakcie|kolejn\\p{L}+) chemi\\p{L}+|\\bzłama\\p{L}+ (?:nog|ręk)\\p{L}+|\\brehabilitacj\\p{L}+',
  ],
  [
    'thanks',
    '\\b(?:wychowawczyni|wychowawcy|nauczycielki|nauczyciela|pani \\p{L}+) na (?:koniec|zakończenie) roku\\b|\\bnauczył[ao]? (?:nas|mnie)\\b|\\bdzięk(?:uj\\p{L}+|i(?! za pomoc)|czynn\\p{L}+)\\b(?!\\s*[!.]*\\s*$)|\\bdziekuj\\p{L}+(?!\\s*[!.]*\\s*$)|\\bpodzięk\\p{L}+|\\bpodziek\\p{L}+|\\bwdzięczn\\p{L}+|\\bdzień (?:matki|ojca|babci|dziadka|nauczyciela|mamy|taty)\\b|\\bdnia (?:matki|ojca|babci|dziadka|nauczyciela)\\b',
  ],
  ['freedom', '\\brzuc(?:am|iłam|iłem) (?:pracę|prace|robotę|robote)\\b'],
  [
    'farewell',
    '\\bpożegn\\p{L}+|\\bpozegn\\p{L}+|\\bżegna\\p{L}*|\\bdo widzenia\\b|\\bwyprowadz\\p{L}+|\\bprzeprowadz\\p{L}+|\\bwyjeżdża\\p{L}*|\\bwyjezdza\\p{L}*|\\bodchodzi (?:po \\d+ lat\\p{L}* )?(?:z|do|na|od)\\b|\\bzmienia pracę\\b|\\bostatni dzień (?:w|pracy)\\b',
  ],
  ['new-year', '(?<!\\bw )\\bsylwest\\p{L}+|\\bnow(?:y|ego|ym) rok\\p{L}*|\\bnoworoczn\\p{L}+'],
  [
    'holiday',
    '^[^,.;!?]*(?:\\bświąt(?:eczn\\p{L}+)?\\b(?<!dni do świąt)|\\bświęta\\b|\\bswieta\\b|\\bwigili\\p{L}+|\\bboże(?:go)? narodzen\\p{L}+|\\bboze narodzenie\\b|\\bkolęd\\p{L}+|(?<!\\bw )\\bmikołajk\\p{L}+|\\bwielkan\\p{L}+|\\bhalloween\\b|\\bwalentynk\\p{L}+|\\bdożynk(?:i|owa|ową)\\b|\\bchoink\\p{L}+)|\\bmikołaj(?:u|a|em)?\\b(?= (?:święty|z brodą|przynosi))|\\bświąteczn\\p{L}+ (?:piosenk|utw|klimat|nastr|przyjęc)\\p{L}+|\\bpiosenk\\p{L} (?:\\p{L}+ )?świąteczn\\p{L}+',
  ],
  [
    'team',
    '\\bhymn\\p{L}*\\b|\\b(?:nasz\\p{L}+|moj\\p{L}+) (?:drużyn|druzyn|klub|reprezentacj)\\p{L}*|\\bdrużyn\\p{L}* (?:piłk|siatk|koszyk|hokej|szkoln)\\p{L}*|\\bprzyśpiewk\\p{L}+|\\bdoping\\p{L}*|\\bkibic\\p{L}*|\\btrampkarz\\p{L}*|\\bjunior(?:ów|zy)\\b|\\bdrużyn(?:y|ie|a|ę)\\b',
  ],
  [
    'shop',
    `^(?:${SHOP})[^.!?]*\\b\\p{L}+(?:amy|emy|imy|ymy)\\b|\\botwiera(?:m|my) (?:\\p{L}+ ){0,3}(?:${SHOP})|\\bdżing\\p{L}+|\\bjingl\\p{L}+|\\breklam\\p{L}+|\\bspot\\b|\\bslogan\\p{L}*|\\b(?:moj\\p{L}+|mój|nasz\\p{L}*|dla) (?:\\p{L}+ )?(?:${SHOP})\\b`,
  ],
  [
    'teaching',
    '\\bdla (?:zerówk|zerowk|starszak|trzylatk|czterolatk|pięciolatk|sześciolatk|siedmiolatk)\\p{L}* o |\\bo \\p{L}+(?:niu|ciu) (?:\\p{L}+ ){0,3}dla (?:zerówk|zerowk|starszak|przedszkol|trzylatk|czterolatk|pięciolatk|sześciolatk|dzieci|klas)\\p{L}*|\\bprzechodz\\p{L}+ przez (?:ulic|jezdni)\\p{L}+|\\b(?:segreg|sortow)\\p{L}+ (?:śmieci|odpad)\\p{L}*|\\bdni(?:ach)? tygodnia\\b|\\bpor(?:ach|y) roku\\b(?! (?:w|na) )|\\bmiesiąc(?:ach|e) roku\\b|\\bdla (?:przedszkola\\p{L}+|dzieci|maluchów|uczniów|pierwszak\\p{L}+|klas\\p{L} \\p{L}+),? (?:o tym,? )?jak \\p{L}+(?:ć|c)\\b|\\bo \\p{L}+ dla klasy \\d|\\b[Nn]aucz \\p{L}+ |\\bpiosenk\\p{L},? (?:o tym,? )?jak \\p{L}+ć\\b|\\bmyci\\p{L} (?:rąk|rączek|zęb|ząb)\\p{L}*|\\bdla (?:przedszkola\\p{L}+|dzieci|maluchów|uczniów|pierwszak\\p{L}+) o (?!mis|kot|ps|smok|księżni)|\\bpo kolei\\b|\\bkrok po kroku\\b|\\b(?:na)?ucz(?:y|yć|yc|ąca|ący|enia|ymy)\\b|\\bnauk\\p{L}+ \\p{L}+|\\bdo nauki\\b|\\bwyjaśni\\p{L}+|\\btłumacz\\p{L}+|\\bzapamięta\\p{L}+|\\btabliczk\\p{L}+ mnożenia|\\bfotosyntez\\p{L}+|\\bukład\\p{L}* (?:słoneczn|okresow)\\p{L}+|\\balfabet\\p{L}*|\\bobieg\\p{L}* wody\\b|\\bedukacyj\\p{L}+|\\b(?:na|do) (?:lekcj|kartkówk|klasówk|sprawdzian)\\p{L}*|\\bortografi\\p{L}+',
  ],
  [
    'heartbreak',
    '\\bzłaman\\p{L}+ serc\\p{L}+|\\brozsta\\p{L}+|\\brozstał\\p{L}+|(?<!\\bprzyjaci\\p{L}+\\b.{0,160})\\brozwod\\p{L}+|\\brozwód\\b|\\bzdrad\\p{L}+|\\b(?:rzucił|zostawił|porzucił)\\p{L}* mnie\\b|\\bmnie (?:rzucił|zostawił|zdradził)\\p{L}*|\\bmoj\\p{L}+ był(?:ym|ej|ego|a|y)\\b|\\b(?:moj\\p{L}+|mój) (?:eks|ex)\\b|\\bnieszczęśliw\\p{L}+ miłoś\\p{L}+|\\bkoniec (?:miłości|związku)\\b|\\bzerwa\\p{L}+|(?:^|[.,;] ?)(?:odszedł|odeszła) ',
  ],
  [
    'missing',
    '\\bwyjech(?:ał|al)\\p{L}* (?:\\p{L}+ )?(?:do (?:norwegii|niemiec|anglii|holandii|irlandii|szkocji|kanady|stanów|usa|belgii|francji|austrii|szwecji|danii|islandii|szwajcarii|pracy|wojska)|za granic)\\p{L}*(?=.{0,200}(?:odlicza|czekam|dzwoni|tęsk|teskn|wróc|wroc))|\\bodlicza\\p{L}+ (?:dni|godziny|czas)\\b|\\btęskn\\p{L}+|\\bteskn\\p{L}+|\\bbrakuje mi\\b|\\bbrak mi\\b|\\bna odległość\\b|\\bdaleko (?:ode mnie|od siebie|od domu)\\b|\\bza granic\\p{L}\\b|\\bna emigracji\\b|\\brozłą\\p{L}+',
  ],
  [
    'encouragement',
    '\\bdodać? otuchy\\b|\\botuch\\p{L}+|\\bdodać odwagi\\b|\\bdodaj\\p{L}* (?:sił|odwagi|otuchy)\\b|\\bmotyw\\p{L}+|\\bdasz radę\\b|\\bnie poddawaj\\p{L}*|\\bna odwagę\\b|\\bprzed (?:egzamin|matur|meczem|zawod|maraton|operacj|rozmow|występ)\\p{L}*|\\btrzymam\\p{L}* (?:za \\p{L}+ )?kciuki\\b|\\bnadziej\\p{L}+|\\bpociesz\\p{L}+|\\bwsparci\\p{L}+',
  ],
  [
    'protest',
    '\\bprotest\\p{L}*|\\bniesprawiedliw\\p{L}+|\\bbunt\\p{L}*|\\brewolucj\\p{L}+|\\bstrajk\\p{L}*|\\bkorupcj\\p{L}+|\\bkryzys\\p{L}* klimat\\p{L}+|\\bprzeciw\\p{L}* wojn\\p{L}+|\\bantywojenn\\p{L}+',
  ],
  [
    'complaint',
    '\\bwściek\\p{L}+|\\bnigdy nie przyjeżdża\\b|\\bnarzek\\p{L}+|(?<!\\b(?:przyjaci|mam|tat|babci|żon|męż|koleg|koleżan|dziewczyn|chłopak)\\p{L}*\\b.{0,160})\\bsp[óo][źz]ni\\p{L}+|\\bkork(?:i|ach|ów)\\b|\\bponiedział\\p{L}+|\\bponiedzial\\p{L}+|\\bmandat\\p{L}*|\\bparkow\\p{L}+|\\bwifi\\b|\\bwi-fi\\b|\\bdrukark\\p{L}+|\\bnienawi(?!dzi(?:ł|ła|sz)?\\b)\\p{L}+|\\bpodatk\\p{L}+|\\bzebrani\\p{L}+|\\bspotkani\\p{L}+ w pracy\\b|\\bbudzik\\p{L}*|\\burz[ęą]d\\p{L}*|\\bwkurza\\p{L}*|\\bdenerwuje\\b|\\bmam dość\\b|\\bucie\\p{L}+ (?:autobus|pociąg|tramwaj)\\p{L}*|\\bjedna kasa\\b|\\bkolej[kc]\\p{L}+ (?:w|do (?:kas|lekarz|okien|specjalist|dentyst|rejestracj|przychodni)\\p{L}*|na poczcie)|\\bnie działa\\b|\\bawari\\p{L}+|\\bhałaśliw\\p{L}+ sąsi\\p{L}+',
  ],
  [
    'party',
    '\\bimprez\\p{L}+|\\bdomówk\\p{L}+|\\bdo tańca\\b|\\bdo tańczenia\\b|\\bzabaw(?:a|ę|y|ie) (?:do|na|w|z)\\b|\\bna parkie\\p{L}+|\\bpiąt(?:ek|kowy) wiecz\\p{L}+|\\bsobot\\p{L}+ noc\\p{L}*|\\bdyskotek\\p{L}+|(?<!styl\\p{L}{0,2} |rytm\\p{L}{0,3} )\\bdisco polo\\b|\\bkarnawał\\p{L}*|\\bwieczór (?:panieński|kawalerski)\\b|\\bwieczor\\p{L}* (?:panień|kawaler)\\p{L}+|\\bgrill\\p{L}*|\\bbiesiad\\p{L}+',
  ],
  [
    'friendship',
    '\\bprzyja(?:źń|źni|źnią|zn)\\p{L}*|\\bprzyjaci\\p{L}+|\\bkumpel\\p{L}*|\\bkumpl\\p{L}+|\\bpaczk\\p{L} (?:znajomych|przyjaciół)\\b|\\bwspółlokator\\p{L}*',
  ],
  [
    'falling',
    '\\bwyzna\\p{L}* (?:\\p{L}+ )?(?:miłość|milosc)|\\bpodkoch\\p{L}+|\\bpodoba mi się\\b|\\bnie (?:wie|zna|zauważa),? (?:że istnie\\p{L}+|mnie|mojego imienia)|\\bzakoch(?:uj\\p{L}+|uję|iwa\\p{L}*|ał\\p{L}*|ani\\p{L}+)|\\bpierwsz\\p{L}+ (?:pocałun|rand|miłoś|spotkani)\\p{L}*|\\bzauroczeni\\p{L}+|\\bmotyl\\p{L}+ w brzuchu\\b|\\boświadczyn\\p{L}*|\\bod pierwszego wejrzenia\\b',
  ],
  [
    'devotion',
    '^kocham \\p{L}+ę (?:od|z całego|na zawsze|ponad)\\b|\\brocznic\\p{L}+|\\bmoj(?:ej|a|ą|ego|emu|im) (?:żon|zon|mąż|męż|mez|narzeczon|dziewczyn|chłopak|chlopak|ukochan|partner|miłoś)\\p{L}*|\\bdla (?:żon|zon|męż|mez|narzeczon|ukochan)\\p{L}+|\\bpiosenk\\p{L} miłosn\\p{L}+|\\bmiłosn\\p{L}+|\\bmilosn\\p{L}+|\\bserenad\\p{L}+|\\bromantyczn\\p{L}+|\\bkocham (?:cię|cie|ją|go)\\b|\\blat (?:razem|małżeństwa|po ślubie)\\b|\\bwyzna\\p{L}+ miłoś\\p{L}+',
  ],
  [
    'nostalgia',
    '\\bnostalgi\\p{L}+|\\bdziecińst\\p{L}+|\\bdziecinst\\p{L}+|\\bwspomnie\\p{L}+|\\bwspomin\\p{L}+|\\bdawn\\p{L}+ (?:czas|lat)\\p{L}*|\\bstar\\p{L}+ czas\\p{L}*|\\bmłodoś\\p{L}+|\\blat(?:a|ach)? (?:osiemdziesiąt|dziewięćdziesiąt|80|90|siedemdziesiąt)\\p{L}*|\\bza moich czasów\\b|\\bjak (?:byłem|byłam|byliśmy) (?:mał|młod|dzie)\\p{L}+',
  ],
  [
    'home',
    '\\bo (?:naszej |mojej |rodzinnej |małej )?(?:wsi|wiosce|miasteczku|osiedlu)\\b|\\bmo(?:im|jej|ja|je|jego) (?:mieście|miasteczku|wsi|wiosce|dzielnicy|osiedlu|domu|ulicy|miasto|miasta|okolicy)\\b|\\bnasz(?:ym|ej) (?:mieście|miasteczku|wsi|wiosce|domu|dzielnicy|osiedlu|gminie|okolicy)\\b|\\brodzinn\\p{L}+ (?:dom|mieś|miast|stron|wieś|wsi|okolic)\\p{L}*|\\bpowr\\p{L}+ do domu\\b|\\bwraca\\p{L}* do domu\\b|\\bo domu\\b',
  ],
  [
    'freedom',
    '\\bwolnoś\\p{L}+|\\bwolnosc\\p{L}*|\\bpodróż\\p{L}*|\\bpodroz\\p{L}*|\\bprzygod\\p{L}+|\\brzuc(?:am|ić|a|ił|iłam|iłem) (?:pracę|wszystko|to wszystko)\\b|\\buciec\\p{L}*|\\bucieczk\\p{L}+|\\bw drog\\p{L}\\b|\\bautostop\\p{L}*|\\bzwolni\\p{L}+ się\\b',
  ],
  [
    'calm',
    '\\bspok(?:ój|oju|ojn\\p{L}+)|\\bwycisz\\p{L}+|\\bmedytac\\p{L}+|\\brelaks\\p{L}*|\\bodpręż\\p{L}+|\\bodpocz\\p{L}+|\\bcisz(?:a|ę|y|ą)\\b|\\bciszy\\b|\\bniedzieln\\p{L}+ porank\\p{L}+|\\bjog\\p{L}\\b',
  ],
]
