import { amongst } from '../../people/names-in.ts'
import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { kindsOfSong, SHOP } from './kinds-of-song.ts'
import { baseName, beginsWithName, firstNames, placesNamed } from './names.ts'
import { writtenOut } from './written-out.ts'

const END =
  '(?=[.,;:!?\\n()]|$| - | – |\\b(?:po kolei|dla|z|ze|bez|ale|lecz|na|żeby|zeby|któr\\p{L}+|ktor\\p{L}+|że|ze|bo|gdy|kiedy|jak|śpiewan\\p{L}+|spiewan\\p{L}+|w (?:stylu|rytmie|klimacie|języku|jezyku|tonacji|formie|wersji|gatunku)|po (?:angielsku|polsku|hiszpańsku|japońsku|francusku|niemiecku|włosku)|pod tytułem|pt|jako|jest|zaśpiewan\\p{L}+|wolna|szybka|smutna|wesoła)\\b)'
const WHO_END =
  '(?=[.,;:!?\\n()]|$| - | – |\\b(?:któr\\p{L}+|ktor\\p{L}+|co|bo|gdy|kiedy|jak|że|żeby|ma|mają|miał\\p{L}*|kończ\\p{L}*|konczy|obchodzi|świętuje|na|w|we|z(?! (?:pracy|klasy|podwórka|liceum|bloku))|ze|za|ale|o|po|do|od|uwielbia|kocha|lubi|zawsze|nie|jest|był\\p{L}*|mieszka|pracuje|gra|śpi|robi|piecze|śpiewa\\p{L}*|bez|idzie|umarł\\p{L}*|odesz\\p{L}+|odszedł|zmarł\\p{L}*|skończ\\p{L}+|wyjeżdża|wychodzi|bierze|boi|się|piosenk\\p{L}+)\\b)'
const MINE = '(?:moj\\p{L}+|mój|moj|moim|moich|nasz\\p{L}*)'
const LIST_END =
  '(?=[.,;:!?\\n()]|$|\\b(?:ale|lecz|proszę|prosze|dzięki|tylko|z|dla|o|na|że|i żeby|i \\p{L}+(?:ł|ła|li|ły))\\b)'
const PLACE = "\\p{Lu}[\\p{L}'’-]+(?: (?:nad )?\\p{Lu}[\\p{L}'’-]+)*"
const CLUB = 'drużyn\\p{L}*|druzyn\\p{L}*|klub\\p{L}*|zespoł\\p{L}+|zespół|chór\\p{L}*|kapel\\p{L}+'

const LANGUAGE_STEMS = {
  ...{ en: 'angielsk', es: 'hiszpańsk|hiszpansk', ja: 'japońsk|japonsk', pt: 'portugalsk|brazylijsk', fr: 'francusk' },
  ...{ zh: 'chińsk|chinsk|mandaryńsk', ko: 'koreańsk|koreansk', id: 'indonezyjsk', it: 'włosk|wlosk' },
  ...{ nl: 'holendersk|niderlandzk', pl: 'polsk', tr: 'tureck', vi: 'wietnamsk', de: 'niemieck' },
}

export const pl: ReadingWords = {
  spaced: true,
  determiners:
    'moj\\p{L}*|mój|moim|moich|moimi|nasz\\p{L}*|twoj\\p{L}*|swoj\\p{L}+|dla|o|od|do|z|ze|za|ku|ten|ta|tej|temu|tego|kochan\\p{L}+|ukochan\\p{L}+|najlepsz\\p{L}+|najdroższ\\p{L}+|drog\\p{L}+|star\\p{L}{1,3}|mał\\p{L}{1,3}|mal(?:y|a|ej|ego)|młodsz\\p{L}+|starsz\\p{L}+|przyszł\\p{L}+|nowonarodzon\\p{L}+|pewn\\p{L}{1,3}|jego|jej|zmarł\\p{L}*|umarł\\p{L}*|odeszł\\p{L}*|odszedł|urodziny|urodzin|imieniny|pamięci|cześć|przepraszam|dziękuję|dziekuje|dzięki|lat|dobranoc|pożegnanie',
  named:
    'o imieniu|imieniem|ma na imię|na imię(?: ma)?|na imie|nazywa się|nazywa sie|wabi się|wabi sie|zwan\\p{L}+|imię',
  saying:
    '(?:mówi|mówił|mówiła|krzyczy|krzyczał|krzyczała|woła|wołał|wołała|powtarza|powtarzał|powtarzała)(?:,? \\p{L}+){0,2}:?',
  titles: 'Pan|Pani|Panią|Pana|Doktor|Dr|Ksiądz|Księdza|Siostra Przełożona',
  goesOn:
    'któr\\p{L}+|ktor\\p{L}+|i|co|ma|kończy|konczy|jest|był|była|uwielbia|kocha|lubi|zawsze|nie|mieszka|pracuje|gra|śpi|spi|idzie|na|w|we|z|ze|za|o|od|do|bo|gdy|kiedy|się|obchodzi|skończył|skończyła|robi|piecze|śpiewa|ale|a|po|żeby|wyjeżdża|z okazji|czyli|to|(?:na|od|za|po)?\\p{L}+uje|zjad[łl]a?|zjada|goni|gryzie|szczeka|mruczy|kradnie|chrapie|budzi|skacze|ucieka|odszed[łl]|odesz[łl]a|zgubi[łl]a?',
  unlikeNames:
    '^(?!(?:michał|rafał|michała|rafała|paweł|gaweł|kamila|mila|bogumiła|ludmiła|jarmiła|kamil|emil|cyryl|cyryla|sybilla|apolonia)$)\\p{L}{2,}(?:[aiyę]ł|[aiyę]ła)$|^\\p{L}{2,}(?:[aiy]li|[aiy]ły)$|^\\p{Lu}|(?:ej|(?<!ac|rz|ni|sk)ego|cja|cji|cję|(?:sz|z|s|r|d|k|g|rz)ła|szedł|szla|(?<!ac|rz|ni|sk)emu|ych|ymi|uje|uję|ała|iła|yła|ował|ać|ić|yć|eć|ący|ąca|ącej|ącego|[dkgsz]ł|owa|owy|ście|ość|ości|łam|łem|liśmy|łyśmy|(?:[dsc]z|uj|[bwmp]i)ę|[aiy]my|(?<!r)emy)$',
  and: 'i|oraz|lub|albo|ani|&',
  relative: '\\b(?:któr\\p{L}+|ktor\\p{L}+|co|gdzie|gdy|kiedy|bo|ponieważ|który|że)\\b',
  deed: '(?!)',
  brand: [
    `\\b(?:${CLUB}) (?:siatkarsk|piłkarsk|koszykarsk|szczypiornist|hokejow|szkoln|młodzieżow|biegow|rowerow)\\p{L}+ ((?!z\\b|ze\\b|w\\b|na\\b|dla\\b|co\\b|któr)\\p{L}+(?: \\p{L}+)?)(?=[.,;:!?\\n()]|$)`,
    `\\b(?:${CLUB}|${SHOP})(?: \\p{Ll}+){0,3}? ((?:Pod |U |pod |u |Na |na )?\\p{Lu}[\\p{L}0-9'’&-]*(?: (?:(?:i|pod|u|na|&|z) )*[\\p{Lu}0-9][\\p{L}0-9'’&-]*)*)`,
    `\\b(?:${SHOP}) ((?:pod|u|na|przy) \\p{L}+(?: (?!(?:w|z|na|i|która|który|co|dla|o)\\b)\\p{L}+){0,2})(?=[.,;:!?\\n()]|$| (?:w|z|na|która|który|co|dla|o)\\b)`,
    "\\b(?:o nazwie|pod nazwą|nazywa się|nazywa sie|nazywamy się|nazywającej się) ((?:[\\p{L}0-9'’&-]+ ?){1,4}?)(?=[.,;:!?\\n()]|$| (?:w|z|na|która|który|dla|o) )",
    "\\b((?:KS|MKS|LKS|GKS|UKS|AKS|TKS|RKS|FC|TS|WKS|SKS|OSP) \\p{Lu}[\\p{L}0-9'’-]*(?: \\p{Lu}[\\p{L}0-9'’-]+)*)",
    `\\b(?:hymn|piosenka|przyśpiewka|doping) (?:dla|klubu|drużyny) (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*)`,
  ],
  subject: [
    '\\b(?:do nauki|nauka|nauczyć(?: się)?|nauczyc(?: sie)?) (?!dla |do |na |w )(\\p{L}{3,}(?: \\p{L}{3,})?)(?=[.,;:!?\\n()]|$| (?:dla|w|na|z|dzieci|po)\\b)',
    '\\bo (\\p{L}{3,}(?:niu|ciu) (?:się )?(?:(?:na|w|do|z|za) )?\\p{L}+)(?=[.,;:!?\\n()]|$)',
    `\\b(?:wyjaśni\\p{L}+|wytłumacz\\p{L}*|tłumacz\\p{L}+|(?:na)?ucz\\p{L}+|zapamięta\\p{L}+|powtórz\\p{L}*) (?:dzieciom |dzieci |uczniom )?((?:\\p{L}+ę|układ|obieg|alfabet|ułamki|części mowy|kontynenty|planety|kolory)(?: \\p{L}+)?)(?=[.,;:!?\\n()]|$| (?:dla|w|na|z|dzieciom|klasie)\\b)`,
    `(?<!\\b(?:gra\\p{L}{0,3}|ogłoszeni\\p{L}|powiedział\\p{L}?|mówi\\p{L}{0,2}|opowiada\\p{L}?) (?:\\p{L}+ ){0,2})(?<!(?:zapomni|pamięt)\\p{L}{0,6} )(?<!(?:kłóc|kloc|martw|trosz|potyk|star)\\p{L}{0,4} si[ęe] )(?<!\\b(?:rozmow\\p{L}|kawał\\p{L}*|kawal\\p{L}*|dowcip\\p{L}*|żart\\p{L}*|dba|pyta|prosi|walczy|walczą|marzy) )\\bo (?!(?:piosenk|utw[oó]r|kołysank|kolysank|tekst|wiersz|balladę|rap\\b)|t(?:ym|obie)\\b|(?:nasz|mo[ij])\\p{L}* (?:wiosce|wsi|mieście|miasteczku|dzielnicy|osiedlu|ulicy)\\b|miłości\\b(?! do \\p{L}+(?:ów|ek|y|u|i)\\b)|milosci\\b|mnie\\b|nas\\b|n(?:im|iej|ich)\\b|sobie\\b|wszystkim\\b|niczym\\b|ile\\b|imieniu\\b|nazwie\\b|godzinie\\b|(?:pierwszej|drugiej|trzeciej|czwartej|piątej|szóstej|siódmej|ósmej|dziewiątej|dziesiątej|jedenastej|dwunastej|świcie|północy|zmroku)\\b|wolnym tempie\\b|\\d)(.+?)${END}`,
    `\\bna temat (.+?)${END}`,
  ],
  hearer: [
    '^(\\p{Lu}\\p{L}+(?:u|o|ie|ze)), (?:przepraszam|dziękuję|wybacz|kocham|tęsknię)\\b',
    `\\b(?:dzień|dnia) (?:ojca|taty|matki|mamy)\\b[^,.!]*[,.!] ?((?:tata|mama|tatuś|mamusia))(?!\\p{L})`,
    `\\b(?:przeprosić|pożegnać|podziękować|dziękuję|dziekuje) ((?:mam|tat|babci|dziadk|brat|siostr|córk|córc|syn|żon|męż|przyjaci|koleg|koleżan|sąsiad|ciot|cioc|wujk|teściow)\\p{L}*(?: \\p{Lu}\\p{L}+)?)`,
    '\\b(?:[Pp]rzepraszam(?: [Cc]ię)?|[Dd]zięki|[Dd]ziękuję),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    `\\b(?:brakuje mi|brak mi|tęsknię za|tesknie za) ((?:mam|tat|babci|dziadk|brat|siostr|córk|syn|żon|męż|przyjaci)\\p{L}*)`,
    `\\b(?:zakocha(?:łem|łam|lem|lam) (?:się|sie)|kocham (?:się|sie)|podkochuję (?:się|sie)) w (.+?)${WHO_END}`,
    `\\b(?:kciuki|modlę się|martwię się) (?:za|o) (.+?)${WHO_END}`,
    `\\b(?:urodzin(?:y|ach)?|urodzinow\\p{L}+|imienin(?:y|ach)?|ślub|ślubu|wesele|rocznic(?:a|ę|y)|chrzciny|chrzest|komuni(?:a|ę|i)|osiemnastk(?:a|ę|i)|pożegnanie|pożegnania|pamięci|cześć|pogrzeb|emerytur(?:a|ę|y)|narodziny|obron(?:a|ę|y)|portret|śmierci|śmierć) (?:\\d+ )?((?!(?:i|w|z|na|dla|o|ślubu|małżeństwa|piosenk\\p{L}+|któr\\p{L}+)\\b).+?)${WHO_END}`,
    `\\bdla ((?!dzieci w|wszystkich).+?)${WHO_END}`,
    `\\b(?:o|od|do|ku|z|ze|za|przepraszam|przeprosiny|dziękuję|dziekuje|podziękowani\\p{L}+|kocham|brakuje mi|dedykowan\\p{L}+|dedykuję|pożegnać|rozśmieszyć|pocieszyć|mi) (${MINE} .+?)${WHO_END}`,
    `^(${MINE} .+?)${WHO_END}`,
    '\\b(?:przepraszam|przepraszam cię|wybacz|dziękuję|dziekuje|dzięki|sto lat|dobranoc|kocham cię|najlepszego),? ((?:kochanie|mamo|mamusiu|tato|babciu|dziadku|skarbie|siostro|bracie|przyjacielu|misiu))(?!\\p{L})',
    `\\b(?:o|od|do|ku|za) ((?:babci|dziadk|mam|tac|tat|siostr|brac|brat|córc|córk|syn|żon|męż|cioc|wuj|przyjaci|nauczyciel|kocie|psie|kot|pie)\\p{L}* ?.*?)${WHO_END}`,
  ],
  without: [
    '\\b(?:imię|imienia|imie) (?:tylko |proszę )?nie \\(?(\\p{L}+)',
    `\\b(?:nie chc\\p{L}+ |żeby |żadn\\p{L}+ )?nic o (.+?)${LIST_END}`,
    `\\b(?:bez(?: (?:wspominania|mówienia|słowa|słów|użycia|żadnych|żadnej|żadnego))?(?: o)?|tylko nie|byle nie|nie (?:wspominaj|mów|pisz|używaj|wymieniaj|śpiewaj)(?: o)?(?: słow\\p{L}+)?|unikaj(?: słow\\p{L}+)?|oprócz) (?!(?:końca|ciebie|niej|niego|nas|przerwy|powodu|sensu|ustanku|śpiewu|wokalu|słów|tekstu|pamięci|siebie|problemu|urazy|wątpienia|celu)\\b)(?!\\()(.+?)${LIST_END}`,
  ],
  place: [
    `\\b(?:wieś|wsi|wiosce|miasteczku|miejscowości)(?: mo\\p{L}+| nasz\\p{L}+)? ?\\p{Ll}*, (${PLACE})`,
    `\\b(?:miast\\p{L}+|miejscowoś\\p{L}+|wieś|wsi|dzielnic\\p{L}+) (${PLACE})`,
  ],
  age: [
    '\\b(\\d{1,3})[ -]?(?:lat|lata|latek|letni\\p{L}*)\\b(?! (?:razem|małżeństwa|po ślubie|temu|przyjaźni|pracy|służby|wspólnych|związku))',
    '\\bna (\\d{2})[ -]?t?k[ęe]\\b',
    '\\b(\\d{1,3})\\.?(?:-?te|-?tych|-?ych)? ?(?:urodzin\\p{L}*|rocznic\\p{L}+ urodzin)',
    '\\b(?:kończy|konczy|skończył\\p{L}*|obchodzi) (?:w \\p{L}+ |dziś |jutro |dzisiaj )?(\\d{1,3})\\b',
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?min(?:ut\\p{L}*)?\\b', '\\b(\\d{2,3})[ -]?(?:sek(?:und\\p{L}*)?|s)\\b'],
  instrumental:
    '\\binstrumental\\p{L}*|\\bbez (?:tekstu|wokalu|śpiewu|spiewu|głosu|słów|slow|śpiewania)\\b|\\bsam(?:a|ą) muzyk\\p{L}|\\btylko muzyk\\p{L}|\\bmuzyk\\p{L} w tle\\b|\\bpodkład muzyczn\\p{L}+|\\bpodkład\\b',
  voice: {
    f: '\\b(?:kobiec(?:y|ym)|żeńsk(?:i|im)|zensk(?:i|im)|dziewczęc(?:y|ym)) (?:głos|glos|wokal)\\p{L}*|\\b(?:głos|glos|wokal)\\p{L}* (?:kobiec|żeńsk|zensk|dziewczęc|kobiety|dziewczyny)\\p{L}*|\\bkobieta śpiewa|\\b(?:śpiewa|spiewa|śpiewana przez|zaśpiewana przez|ma śpiewać) (?:kobiet\\p{L}|dziewczyn\\p{L}|wokalistk\\p{L}|piosenkark\\p{L})|\\bwokalistk\\p{L}|\\bsopran\\p{L}*\\b',
    m: '\\b(?:męsk(?:i|im)|mesk(?:i|im)) (?:głos|glos|wokal)\\p{L}*|\\b(?:głos|glos|wokal)\\p{L}* (?:męsk|mesk|mężczyzn|faceta)\\p{L}*|\\b(?:facet|mężczyzna) śpiewa|\\b(?:śpiewa|spiewa|śpiewana przez|zaśpiewana przez|ma śpiewać) (?:mężczyzn\\p{L}+|facet\\p{L}*|chłopak\\p{L}*|wokalist[aęy])|\\bwokalist[aęy]\\b|\\b(?:tenor|baryton)\\p{L}*\\b',
  },
  languages: Object.fromEntries(
    Object.entries(LANGUAGE_STEMS).map(([code, stems]) => [
      code,
      `\\bpo (?:${stems})u\\b|\\bw (?:języku|jezyku) (?:${stems})im\\b|\\b(?:${stems})(?:i|im|iego) (?:tekst|słow|język)\\p{L}*|\\b(?:tekst|słowa|język|wersja)\\p{L}* (?:${stems})(?:i|a|ie)\\b`,
    ]),
  ) as ReadingWords['languages'],
  elsewhere:
    '\\b(?:do|u) (?:lekarz|dentyst|fryzjer)\\p{L}*|\\bpani doktor\\b|\\b(?:prosto )?od (?:krowy|kozy|kury|kur|pszczół|owcy)\\b|\\b(?:wsi|domu|domku|ogrodzie|kuchni|mieszkaniu|działce|sadzie|wiosce|strychu|sklepie|warsztacie|garażu|śmierci) (?:mo\\p{L}+|nasz\\p{L}+|swo\\p{L}+) (?:babci|dziadk|mam|tat|ojc|rodzic|ciot|cioc|wujk|siostr|brat)\\p{L}*|\\b\\p{L}+(?:liśmy|łyśmy|łem|łam) (?:\\p{L}+ ){0,2}?(?:z|ze) (?:mo\\p{L}+ )?(?:brat|siostr|mam|tat|babci|dziadk|kuzyn|koleg|koleżan|przyjaci|wujk|cioci|żon|męż)\\p{L}*',
  funny:
    '\\brozbaw\\p{L}*|\\brozśmiesz\\p{L}*|\\bśmieszn\\p{L}+|\\bsmieszn\\p{L}+|\\bzabawn\\p{L}+|\\bżart\\p{L}*|\\bironi\\p{L}+|\\bhumor\\p{L}*|\\bprześmiewcz\\p{L}+',
  plots: kindsOfSong,
  kin: [
    [
      '(?:pra)?babci(?:a|ę|e|ą|u|i)?|babuni(?:a|ę|ą|u)?|babuleń\\p{L}+|babusi\\p{L}*|babk(?:a|i|ę|ą)|babce',
      'babciu',
      'grandmother',
    ],
    ['(?:pra)?dziad(?:ek|ka|kowi|kiem|ku|zia|zio|ziowi|ziem|ziu|unio|unia|uś|usia|usiowi)', 'dziadku', 'grandfather'],
    [
      'mam(?:a|ie|ę|e|ą|o|usia|usi|usię|usią|usiu|unia|uni|cia|ci)|mamy(?! (?:\\p{L}+ę|psa|kota|now\\p{L}+|dwa|dwoje|trzy|sklep|ślub|zespół|już|od|razem))|matk(?:a|i|ę|e|ą|o)|matce',
      'mamo',
      'mother',
    ],
    ['tat(?:a|y|ę|ą|o|uś|usia|usiowi|usiem|usiu|ko|ka|ki)|tacie|ojc(?:a|u|em|owi)|ojciec|papa', 'tato', 'father'],
    [
      'cio(?:cia|ci|cię|cie|cią|ciu|tka|tki|tkę|tką|tce|teczk\\p{L}+)|chrzestn(?:a|ej|ą)|matk(?:a|i|ę|ą) chrzestn\\p{L}+',
      'ciociu',
      'aunt',
    ],
    [
      'wuj(?:ek|ka|kowi|kiem|ku|a|owi|em|cio|cia|aszek)?|chrzestn(?:y|ego|emu|ym)|stryj(?:ek|ka|kowi|u|a)?',
      'wujku',
      'uncle',
    ],
    [
      'c[óo]r(?:ka|ki|kę|ke|ką|ko|eczka|eczki|eczkę|eczke|eczką|eczce|unia|uni|unię|uś|usia|usi)|c[óo]rce|syn(?:a|owi|em|ek|ka|kowi|kiem|ku|u|uś|usia|usiowi)?|synie|dzieck(?:o|a|u|iem)|dzidzi\\p{L}*|wnuk(?:a|owi|iem|u)?|wnucz(?:ka|ki|kę|ke|ką|ek|kowi|kiem)|wnuczce|bobas\\p{L}*|niemowl\\p{L}*|malu(?:ch|cha|chowi|szek|szka|szkowi)|chrześni\\p{L}+|siostrzeni(?:ec|ca|cy|cę|cą)|siostrzeńc\\p{L}+|bratan(?:ek|ka|kowi|ica|icy|icę)',
      'skarbie',
      'child',
    ],
    ['siostr(?:a|y|ę|e|ą|o|zyczka|zyczki|zyczkę|zyczce)|siostrze', 'siostro', 'sister'],
    ['brat(?:a|u|em)?|bracie|braci(?:szek|szka|szkowi|szkiem)', 'bracie', 'brother'],
    [
      '[żz]on(?:a|y|ie|ę|e|ą|o|ka|ki)|m[ąa][żz]|m[ęe][żz](?:a|owi|em|u|uś)|narzeczon\\p{L}+|dziewczyn(?:a|y|ie|ę|e|ą|o)|dziewczynce|ch[łl]opak(?:a|owi|iem|u)?|ukochan(?:a|ej|ą|y|ego|emu|ym)|partner(?:ka|ki|ce|kę|ką|a|owi|em)?|(?<=\\bmoj(?:a|ej|ą) )mi[łl]o[śs](?:ć|ci|cią)|kochani(?:e|a)|m[ęe]żusi\\p{L}*|drug\\p{L}+ połów\\p{L}+',
      'kochanie',
      'love',
    ],
    ['przyjaciel(?:a|owi|em|u)?|kumpel|kumpl(?:a|owi|em|u)|ziom(?:ek|ka|kowi|a)?', 'przyjacielu', 'friend'],
    [
      'przyjaci[óo]łk(?:a|i|ę|e|ą|o)|przyjaci[óo]lk(?:a|i|e)|przyjaci[óo][łl]ce|psiapsi\\p{L}+|kumpel(?:ka|ki|kę)|kumpelce',
      'przyjaciółko',
      'friend',
    ],
    [
      '(?:koleżank(?:a|i|ę|ą)|kole[żz]ance|kolezank(?:a|i|e))(?: (?:z|ze) (?:pracy|klasy|biura|roku|studiów|zespołu|działu))?',
      'koleżanko',
      'friend',
    ],
    [
      '(?:koleg(?:a|i|ę|ą)|koledze)(?: (?:z|ze) (?:pracy|klasy|biura|roku|studiów|zespołu|działu))?',
      'kolego',
      'friend',
    ],
    ['(?:s[ąa]siad(?:ka|ki|kę|ką)|sąsiadce)(?: z (?:góry|dołu|naprzeciwka|parteru|bloku))?', 'sąsiadko', 'friend'],
    ['(?:s[ąa]siad(?:a|owi|em)?|sąsiedzie)(?: z (?:góry|dołu|naprzeciwka|parteru|bloku))?', 'sąsiedzie', 'friend'],
    ['trener(?:a|owi|em|ze)?', 'trenerze', 'teacher'],
    [
      'nauczyciel(?:ka|ki|ce|kę|ką|a|owi|em)?|wychowawc(?:a|y|ę|zyni\\p{L}*)|profesor(?:a|owi|ka|ki)?|przedszkolank(?:a|i|ę)|przedszkolance',
      null,
      'teacher',
    ],
    [
      'teściow(?:a|ej|ą)|teś(?:ć|cia|ciowi|ciu|ciem)|szef(?:a|owi|em|owa|owej|ową)?|kuzyn(?:a|owi|em|ka|ki|kę|ce)?|lekar(?:z|za|zowi|ka|ki|ce)|pielęgniark(?:a|i|ę)|pielęgniarce|współlokator(?:a|ka|ki|kę|ce|owi|em|ze)?|eks|ex|były|byłej|byłego|listonosz(?:a|owi|ka|ki)?|szwag(?:ier|ra|rowi|rem|rze)|szwagierk\\p{L}+|zię(?:ć|cia|ciowi)|synow(?:a|ej|ą)|ksi[ęą]d\\p{L}+|strażak(?:a|owi)?',
      null,
    ],
    [
      '(?:pies|psa|psu|psem|psie)(?: (?:babci|dziadka|mamy|taty|cioci|wujka|sąsiada|sąsiadki))?|psin(?:a|y|ie|ę)|pies(?:ek|eczek)|piesk(?:a|u|iem|owi)|piesecz\\p{L}+|szczeni(?:ak|aka|akowi|akiem|aku|aczek|ę|ęcia)|sucz(?:ka|ki|kę|ką|ce)|suni(?:a|i|ę)|labrador\\p{L}*|jamni(?:k|ka|kowi|kiem|ku|czka|czek|czce|czki)|owczar(?:ek|ka|kowi|kiem|ku)|kundel\\p{L}*|kundl\\p{L}+|buldo(?:g|ga|gowi|żka|żek)|beagle\\p{L}*|york(?:a|owi|iem|u)?|husky|golden(?:a|owi|em|ie)?|border collie|maltańczyk\\p{L}*|mops(?:a|owi|em|ie|ik\\p{L}*)?|pudel\\p{L}*|pudl\\p{L}+',
      'piesku',
      'dog',
    ],
    [
      'kot(?:a|u|em|ek|ka|kowi|kiem|ku|owi|eczek|eczka)?|kocie|kotk(?:a|i|ę|ą)|kotce|kici(?:a|i|ę|ą|uś|usia)|kocur(?:a|ek|ka|owi|em|ze)?|koci(?:ak|aka|akowi|aku|ątko)|dachow\\p{L}+',
      'kotku',
      'cat',
    ],
    [
      'koń|koni(?:a|owi|em|u|k|ka|kowi)|kuc(?:yk|yka|a|owi)?|klacz(?:y|ą)?|królik(?:a|owi|iem|u)?|króliczk(?:a|owi|u|i)|królicz(?:ek|ka|ce)|chomi(?:k|ka|kowi|kiem|ku|czek|czka|czku)|świnka morska|świnc?k?[ieę] morsk(?:iej|ą)|papu(?:ga|gi|gę|gą|dze|żka|żki|żce|żkę)|kanar(?:ek|ka|kowi|ku)|żółw(?:ia|iowi|iu|ik|ika)?|rybk(?:a|i|ę|ą)|rybce|kur(?:a|y|ę|ka|ki|ce)|koz(?:a|y|ę|ie)|kózk\\p{L}+|osioł(?:ek|ka)?|osł(?:a|owi|em)|ośle|krow(?:a|y|ę|ie)|słoń|słoni(?:a|owi|em|u|k|ka|ku)|fretk(?:a|i|ę)|fretce|jeż(?:a|owi|u|yk|yka|yku)?|smok(?:a|iem|u|owi)?|robo(?:t|ta|towi|cie|cik|cika|ciku)|dinozaur(?:a|owi|em|ze)?|pingwin(?:a|ek|ka|ku|ie)?|lis(?:a|ek|ka|ku|ie)?|sow(?:a|y|ę|ie)|niedźwied(?:ź|zia|ziu)|miś|misi(?:a|u|owi)|świni(?:a|i|ę)|kaczk(?:a|i|ę)|kaczce|szczur(?:a|ek|ka|ze)?',
      'zwierzaku',
      'pet',
    ],
    [
      'drużyn(?:a|y|ie|ę|ą)|ekip(?:a|y|ie|ę|ą)|załog(?:a|i|ę|ą)|załodze|brygad(?:a|y|ę|ą|zie)|zesp[óo]ł|zespoł(?:u|owi|em)|zespole|klas(?:a|y|ie|ę|ą)|chór(?:u|owi|ze)?|rodzin(?:a|y|ie|ę|ą|ka|ki|ce)|firm(?:a|y|ie|ę)|przedszkol(?:e|a|u|aków|akom|aki)|rodzic(?:e|ów|om|ami)|dziadk(?:owie|ów|om)|przyjaci(?:ele|ół|ołom|ółmi)|koleg(?:ów|om)|koledzy|koleżan(?:ek|kom|ki)|bliźni(?:aki|aków|akom|aczki|aczek)|dzieci(?:om|aki|aków|akom)?|uczni(?:owie|ów|om)|par(?:a|y|ę|ze) młod\\p{L}+|młod(?:a|ej|ą) par\\p{L}+|państw(?:o|a|u) młod\\p{L}+|nowożeń\\p{L}+|wnuk(?:ów|om|i)|wnucz(?:ęta|ąt|ętom)|sąsi(?:adów|adom|edzi)|kibic(?:ów|om|e)',
      null,
      'group',
    ],
  ],
  notNames:
    'żegnaj żegnamy witaj rozbawcie rozśmieszcie zaśpiewajcie wspomnienie otwieramy otwieram rozstałam rozstałem naucz domek domku zamek karmnik szopę altanę łódkę ikea ikei ikeę ikeą biedronka biedronki biedronce lidl lidla lidlu netflix netflixa facebooku facebooka opel opla fiat fiata fiatem malucha poloneza polonezem piłkarza piłkarzy aktora aktorki piosenkarza piosenkarki bohatera świętego króla zawsze nigdy dzisiaj dziś wczoraj jutro teraz potem kiedyś razem wszyscy każdy nikt także kłóca kłócą kloca śmieją bawią codziennie ciągle często wciąż znowu pięknie świetnie dobrze głośno wiecznie strasznie okropnie niedawno kiedyś boi szybko wesoło powoli spokojnie cicho głośno śmiesznie zabawnie skocznie żywo ja ty on ona my wy oni mnie mi mój moja moje moim mojej moich mojego mojemu nasz nasza nasze naszej naszego naszym dla o w na z za i a do po od bez że bo ale to ten ta te jest są być mam chcę chciałbym chciałabym poproszę proszę prosze napisz napisać zrób stwórz ułóż skomponuj wygeneruj potrzebuję potrzebna szukam piosenka piosenkę piosenki piosenke piosenkę utwór utworu kołysanka kołysankę kołysanki ballada balladę hymn hymnu wiersz tekst muzyka muzykę rap rapu reklama reklamę dżingiel jingle serenada oda sto lat wszystkiego najlepszego dzień dobry cześć całe cały caly cale od umarł umarła zmarł zmarła hej witam dziękuję dzięki przepraszam kocham tęsknię życzenia urodziny urodzinowa urodzin imieniny ślub ślubu wesele rocznica pamięci ku pożegnanie podziękowanie przeprosiny babcia babcię babci dziadek dziadka mama mamy mamie tata taty tacie siostra siostry brat brata ciocia cioci wujek wujka żona żony mąż męża syn syna synka córka córki córce kot kota kotek pies psa piesek przyjaciel przyjaciółka pan pani państwo szef szefa ksiądz nauczycielka nauczyciel trener coś ktoś jak kiedy gdy gdzie dlaczego polski polska angielski hiszpański japoński francuski niemiecki włoski chiński koreański portugalski turecki holenderski wietnamski indonezyjski poniedziałek wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień boże narodzenie wigilia wielkanoc święta sylwester nowy rok halloween mikołajki walentynki matki ojca pop rock jazz folk country blues metal trap hip-hop reggae disco polo edm bpm r&b indie punk lo-fi k-pop techno instrumental instrumentalna instrumentalny wesoła smutna szybka wolna spokojna romantyczna zabawna śmieszna krótka męski żeński głos bóg boga ai ks mks lks gks uks fc ts wks sks osp piekarnia cukiernia restauracja bar kawiarnia sklep warsztat firma hotel klub drużyna która który które co bardzo zawsze nigdy dziś dzisiaj jutro wczoraj już jeszcze tylko razem starszy młodszy mała mały duży duża stary stara kochany kochana kochanej kochanemu najlepszy najlepsza pierwszy pierwsza ostatni ostatnia czarny czarna biały biała rudy ruda gruby gruba leniwy leniwa niebieski zmarły zmarła chory chora daleko emeryt nowa nowe śpiący śpiąca ukochany ukochana moim rodzinie rodziny wierny wierna niesforny uparty uparta domowy perski syjamski brytyjski bezdomny',
  places:
    'Warszawa, Warszawie, Kraków, Krakowie, Łódź, Łodzi, Wrocław, Wrocławiu, Poznań, Poznaniu, Gdańsk, Gdańsku, Szczecin, Szczecinie, Bydgoszcz, Lublin, Lublinie, Białystok, Katowice, Katowicach, Gdynia, Gdyni, Częstochowa, Radom, Toruń, Toruniu, Sopot, Sopocie, Rzeszów, Rzeszowie, Kielce, Kielcach, Gliwice, Gliwicach, Zabrze, Zabrzu, Bydgoszczy, Białymstoku, Częstochowie, Radomiu, Rybniku, Tychach, Sosnowiec, Sosnowcu, Bytom, Bytomiu, Tarnowie, Kaliszu, Koszalinie, Elblągu, Płocku, Legnicy, Suwałkach, Giżycku, Kołobrzegu, Zamościu, Olsztyn, Olsztynie, Bielsko-Biała, Rybnik, Tychy, Opole, Opolu, Gorzów, Płock, Elbląg, Wałbrzych, Tarnów, Chorzów, Koszalin, Kalisz, Legnica, Grudziądz, Słupsk, Jaworzno, Zakopane, Zakopanem, Nowy Sącz, Zamość, Przemyśl, Suwałki, Ełk, Giżycko, Mikołajki, Mikołajkach, Wadowice, Wadowicach, Łowicz, Łowiczu, Kielc, Tarnowa, Lublina, Radomia, Gniezno, Gnieźnie, Malbork, Malborku, Augustów, Augustowie, Karpacz, Karpaczu, Szklarska Poręba, Szklarskiej Porębie, Jastarnia, Jastarni, Władysławowo, Władysławowie, Ustroń, Ustroniu, Wisła, Wiśle, Krynica, Krynicy, Nałęczów, Nałęczowie, Puławy, Puławach, Mazury, Mazurach, Bieszczady, Bieszczadach, Tatry, Tatrach, Podhale, Kaszuby, Śląsk, Śląsku, Hel, Helu, Łeba, Łebie, Ustka, Ustce, Kołobrzeg, Międzyzdroje, Świnoujście, Kazimierz Dolny, Sandomierz, Londyn, Londynie, Paryż, Paryżu, Berlin, Berlinie, Rzym, Rzymie, Praga, Pradze, Wiedeń, Wiedniu, Barcelona, Barcelonie, Nowy Jork, Nowym Jorku, Chicago, Dublin, Dublinie, Oslo, Wilno, Wilnie, Lwów, Lwowie, Kijów, Polska, Polsce, Niemcy, Niemczech, Anglia, Anglii, Irlandia, Irlandii, Norwegia, Norwegii, Włochy, Włoszech, Hiszpania, Hiszpanii, Ameryka, Ameryce, Japonia, Japonii, Ukraina, Ukrainie',
  teasing:
    '^(?:(?:zawsze|wiecznie|ciągle|nigdy nie|stale) )?(?:nie )?(?:spóźniasz|gubisz|chrapiesz|zapominasz|zmywasz|fałszujesz|narzekasz|przegrywasz|marudzisz|oszukujesz|przypalasz|bałaganisz|krzyczysz|gadasz|psujesz|jesteś (?:wiecznie |zawsze )?spóźnion\\p{L}+)|fałszywie|^boisz się (?:pająk|meduz|ciemn|odkurz|mysz|wod)',
  bereaved:
    '\\bktór(?:ej|emu|ym) (?:\\p{L}+ ){0,3}(?:zmar|umar)\\p{L}+|\\bpo śmierci (?:męża|żony|taty|mamy|syna|córki|brata|siostry|swoje\\p{L}+ \\p{L}+)\\b',
  weak: 'śpiewa śpiewać śpiewasz śpiewem pracow* termin* szef szefa szefem noc nocy nocą dom domu domem ciemno księżyc łóżko łóżku łóżeczku sen snu sny śpi spi spać śpij zasypia budzik* poduszk* ulic* kuchnia kuchni kuchnię kolacj* obiad* chór* zespół zespoł* kapela bas* perkusj* bęb* fortepian* pianin* skrzypc* flet* akord* grać gra grasz gitar* melodi* nut* wiersz* czyta czytać praca pracy pracę pracuje klasa klasy klasie klasę uczeń uczni* nauczyciel* słońce słońcu niebo niebie gwiazd* zima zimie lato lecie ziemia ziemi tort* ciast* kubek kubk* kropl* auto auta sieć mail maj* lipiec lipcu sierpień sierpniu łapa łap* ogon* kość',
  small:
    'o w we na z ze za i a do po od dla bez że to ten ta te tym tej tych tego mój moja moje moim mojej moich mojego mojemu moimi nasz nasza nasze naszym naszej naszych naszego twój twoim twojej twoich swoim swojej swoich swój swoją jego jej ich jakimś jakiejś pewnym pewnej jak bardzo tak tylko każdym każdej oraz lub albo się sie jakby też',
  writtenOut,
  peopleIn: amongst(firstNames),
  baseName,
  townsIn: placesNamed,
  beginsWithName,
  factsIn,
}
