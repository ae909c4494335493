import { plots } from '../../../songwriter/languages/pl/plots.ts'
import { topics } from '../../../songwriter/languages/pl/topics.ts'
import { accentsOf, capitalLike } from '../accents.ts'
import { genitivesOfMen, nameForms } from './names.ts'

/** Polish as it is typed on a phone, written out: "caly czas spoznia sie" gives "cały czas spóźnia się". */
export function writtenOut(description: string): string {
  // Whoever types the letters of Polish means the words without them: "w szkole".
  const isWritten = (description.match(/[ąćęłńóśźż]/giu) ?? []).length > 2
  const spelled = (word: string) => (isWritten ? (ABBREVIATED[word] ?? verbOf(word)) : corrected(word))
  const words = description.replace(/\p{L}+/gu, (word) => capitalLike(spelled(word.toLowerCase()) ?? word, word))
  const repaired = REPAIRS.reduce((text, [typed, meant]) => text.replace(typed, meant), words)
  return repaired.replace(NAMES_OF_HIM, (name) => genitivesOfMen.get(name) ?? name).trim()
}

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

let known: ReadonlyMap<string, string> | null = null

function corrected(word: string): string | null {
  known ??= new Map([
    ...accentsOf(JSON.stringify([plots, topics]), plain),
    ...accentsOf(nameForms, plain),
    ...OBJECTS.split(' ').flatMap((word) =>
      /[^ijclsz]a$/u.test(word) ? [[plain(word).replace(/a$/u, 'e'), word.replace(/a$/u, 'ę')] as const] : [],
    ),
    ...FREQUENT.split(' ').map((written) => [plain(written), written] as const),
  ])
  if (ABBREVIATED[word]) return ABBREVIATED[word]
  if (UNCHANGED.has(word)) return null
  const found = known.get(word)
  if (found) return found
  const ending = word.length > 4 ? ENDINGS.find(([typed]) => typed.test(word)) : undefined
  return ending ? word.replace(ending[0], ending[1]) : null
}

/** Forms of verbs that are no other words, however the rest is written: "pracowala", "mialam". */
function verbOf(word: string): string | null {
  const ending = word.length > 4 ? VERBS.find(([typed]) => typed.test(word)) : undefined
  return ending ? word.replace(ending[0], ending[1]) : null
}

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}ow)al(?=a?$)/u, 'ał'],
  [/(?<=[aiydk])lam$/u, 'łam'],
  [/(?<=\p{L}ow)alem$/u, 'ałem'],
  [/(?<=[aiy])las$(?<!atlas)/u, 'łaś'],
  [/(?<=[aiy])lismy$/u, 'liśmy'],
  [/(?<=\p{L}{3})ow$(?<!(?:show|flow|slow|snow|window|rainbow|follow|yellow|shadow|narrow))/u, 'ów'],
]

/** Feminine words as the object that "e" stands for: "na platforme", "robi zupe". */
const OBJECTS =
  'platforma kawa herbata zupa noga głowa kasa szkoła ryba gazeta kanapa szafa zabawa sprawa poczta kapusta sałata kiełbasa kaczka książka łazienka koszula sukienka kurtka czapka bluza spódnica torba walizka góra chmura gwiazda woda trawa droga ulica klasa grupa firma umowa rana dziura skóra rura mama tata ciocia siostra żona narzeczona dziewczyna koza krowa małpa żaba łapa piłka bramka lampa zima wiosna niedziela sobota środa historia melodia gitara perkusja orkiestra kapela czekolada jajecznica lasagna pizza ochota prawda wina mina chata izba stodoła działka altana szopa huśtawka zjeżdżalnia rozmowa praktyka matura poprawka ocena uwaga nagroda medalista'

const ABBREVIATED: Readonly<Record<string, string>> = {
  ...{ wgl: 'w ogóle', ogl: 'ogólnie', pzdr: '', bd: 'będzie', tlf: 'telefon', plz: 'proszę', pls: 'proszę' },
  ...{ dzieki: 'dzięki', dzieks: 'dzięki', nwm: 'nie wiem', cb: 'ciebie', zw: 'zaraz wracam', spk: 'spokojnie' },
  ...{ jakas: 'jakaś', jakis: 'jakiś', narazie: 'na razie', napewno: 'na pewno', conajmniej: 'co najmniej' },
  ...{ bday: 'urodziny', urodzinki: 'urodziny', imieninki: 'imieniny', fota: 'zdjęcie', kom: 'telefon' },
}

/** Written so, whatever else they may be. */
const UNCHANGED = new Set(
  'paczki laska laski piec kat sad los lata ziola polka polki zadanie zadania rada maja sale sala fala skala mecz beze role wale las mila mile karze cala maluch wielka babka sila kolo pola zamek bialas'.split(
    ' ',
  ),
)

const FREQUENT =
  'odkręć zakręć spłucz mną teściu teścia teściem przeprosić podziękować wyznać miłość przede święto dożynki dożynkach wąsy zł górki górkę tęsknię chrześnicy chrześniaka zasnąłem zasnęłam zamknąłem rozładował rozładowała przyjdę przyjadę najdłużej wszędzie naprawdę razie będę miesiące włosów zębów oczywiście dużo żartuje wózek wózku później najlepszą łazienki łazienkę gości gościom spóźniłam spóźniłem obiecałam pisałam posprzątać zdążył zdążyła uśmiech uśmiecha szkołą zabawkę drzwiami wieczór wujek miał sześć gdyż również między ogródek ogródku działkę działce córka pływać prawdę nocą spał spała znał brał brała żył żyła grał grała bał tęczowy tęczowego ząbkuje się spać łapie rozmowę królach królowie końcu młoda młody żeni naśladuje wróciłem wróciłam wrócił wróciła karmę bliźniaków bliźniakom bliźniaki kłócą kłóci odbiór miał miała mieli grę robotę góry słoików słoiki ogórków ogórki miętówki miętówek pizzerię trochę godzinę antoś jaś staś krzyś adaś kubuś ignaś piotruś mnożenia dodawania płaszcz piętra piętro emeryturę nerwów przekleństw tańczyliśmy tańczyłam tańczyłem tańczyli orły był była byli boję idę myślę widzę tydzień tygodnia miesięcy szczotkę zęby mszę macierzyński ząb zęba cię też już są mój twój swój która który którego której którym które cały całe życie życia każda każdy każdego dzień kiedyś ktoś coś dziś gdzieś żeby żona żonę żonie żony mąż męża mężowi mężem śmiesznie śmieszna śmieszny śmieszne zróbcie zrób proszę dziękuję dziękujemy tęsknię tęsknimy tęskni śmierć śmierci słowa słowo przejść przejście stań idź spójrz październik października wrzesień września sąsiad sąsiada sąsiadka sąsiadki imię chłopak chłopaka chłop chłopa teściowa teściowej teść teścia święta świąt śpi śpiewa śpiewać śpiewał śpiewała mówi mówił mówiła książka książki książkę łóżko łóżku głos głosem głośno słońce słoń pączek pączków kiełbasa żółw koń źle żyje życzenia życzymy życzę młodsza młodszy młodszej młodszego mała mały małego małej piękna piękny pięknie szczęście szczęśliwy miłość miłości córka córki córkę córce córeczki córeczka tańczy tańczyć jeździ jeździć jeździł jeździła rządzi szkoła szkole szkołę szkoły kłóci wszystko świetnie pieśń piosenkę kołysanka kołysankę kołysanki męski żeński pożegnanie pożegnalna sałatka sałatkę mięso ciąży ciążę zdjęcie zdjęcia pieniądze rękę ręce góry łowi łowił ryby wędkę przyjaciółka przyjaciółki przyjaciółce przyjaciółkę przyjaźń mieście źródło wciąż będę będzie będziemy być żyć idę mogę muszę robię lubię mówię śpię tańczę ciągle łatwo ładna ładny ładnie ślub ślubu ślubie ślubna wesołe wesoły wesoła wesoło różne słodki słodka słodycze pięć sześć dziewięć dziesięć piątek środa sobotę jesień księżyc gwiżdże przedszkolaków ósma ósmej ósmoklasistów drużyna drużyny drużynie zespół chór źrebak mróz śnieg śniegu ćwiczy ćwiczyć uczeń uczę ludźmi chcą robią lubią mówią śpią chodzą jeżdżą siedzą wiedzą nazywają trębacz strażak strażaka odszedł odeszła przeszła poszła przyszła wyszła wyszedł przyszedł poszedł znalazł znalazła mógł mogła szedł jadł jadła kradł kradła spadł spadła zgubił rozwód rozwodzie żółty czerwień półka półki półce jabłka jabłko ziemniaków ciotkę wnuczkę mamę Boże bóg świat świata świecie świeczki świeczek światło dźwięk pociąg miś łapę łapy dół góra gołębie gołąb wróbel ptaków żaba żaby spóźnia spóźniał spóźniała imprezę imprezie śmierdzi śmieje śmiała piekła zmarła umarła zmarł umarł'.toLowerCase()

/** What nearly every word that ends so lacks. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/owac$/u, 'ować'],
  [/(?<=\p{L}[wzsndkpmgtb]a)c$(?<!palac|plac|kolac|materac|prac)/u, 'ć'],
  [/nosc$/u, 'ność'],
  [/(?<=\p{L}{2}[au])ja$(?<!szyja|szuja|kolekcja|zmaja|soja)/u, 'ją'],
  [
    /(?<=[aiy])la$(?<!niedziela|odpala|zapala|spala|pozwala|oddala|ustala|powala|chwila|willa|sala|fala|skala|szpitala|medala|motyla|stala|kamila|emila|daniela|oliwila|festiwala|sygnala|nala|tala)/u,
    'ła',
  ],
  [
    /(?<=\p{L}{2}[aiy])l$(?<!szpital|medal|festiwal|detal|metal|portal|profil|motyl|styl|april|debil|kamil|emil|real|email|mail|skandal|kryminal|rytual|ideal|total|final|original|lokal|special|fiskal|terminal|instrumental|musical|cyril|asfalt|kowal|gural|goral|rywal|karnawal|interwal|(?<!\p{L})wal|moral|(?<!\p{L})szal|(?<!\p{L})bal|kanibal|pedal|sandal|vinyl|winyl|grill|trial|serial|cymbal|szakal|wokal)/u,
    'ł',
  ],
  [/(?<=\p{L}{2}[dkgsz])l$(?<!cykl|mydl)/u, 'ł'],
  [/(?<=[aiydk])lam$/u, 'łam'],
  [
    /(?<=[aiydk])lem$(?<!cyklem|szpitalem|stylem|medalem|motylem|metalem|kamilem|emilem|festiwalem|serialem|lokalem|profilem|kowalem|rywalem|balem)/u,
    'łem',
  ],
  [/(?<=\p{L}{2})ow$(?<!(?:show|flow|slow|snow|window|rainbow|follow|yellow|shadow|narrow))/u, 'ów'],
  [/(?<=[aieuy])ly$(?<!(?:family|only|ugly|kelly|billy|molly|sally|holly|emily))/u, 'ły'],
  [/(?<=[aiy])las$(?<!atlas)/u, 'łaś'],
  [/(?<=[aiy])lismy$/u, 'liśmy'],
  [/(?<=[aiy])lysmy$/u, 'łyśmy'],
  [/insk(?=(?:i|a|iej|iego|iemu)$)/u, 'ińsk'],
  [/ansk(?=(?:i|a|iej|iego|iemu)$)/u, 'ańsk'],
  [/onsk(?=(?:i|a|iej|iego|iemu)$)/u, 'ońsk'],
]

/** What stands before the genitive of a man's name. */
const OF_HIM =
  '(?:dla|od|u|bez|do|koło|urodzin(?:y|ach)?|imienin(?:y|ach)?|wesel[ea]|ślubu?|pożegnani[ea]|pamięci|pradziadka|dziadka|taty|ojca|wujka|brata|syna|synka|męża|kolegi|szefa|pana|przyjaciela|teścia|szwagra|kuzyna|wnuka|chłopaka) (?:(?:mojego|naszego|małego|kochanego) )?'

const NAMES_OF_HIM = new RegExp(`(?<=(?<!\\p{L})${OF_HIM})(?:${[...genitivesOfMen.keys()].join('|')})(?!\\p{L})`, 'gu')

const REPAIRS: readonly (readonly [RegExp, string])[] = [
  // Both of them hear it.
  [/(?<=(?<!\p{L})(?:[Śś]lub|[Ww]esel)\p{L}{0,2} (?:\p{Ll}+ ){0,3}\p{Lu}\p{Ll}+) z (?=\p{Lu}\p{Ll}+)/gu, ' i '],
  [/(?<=(?<!\p{L})(?:do|od|przed|po|dni do|koło) )[sś]wiat(?!\p{L})/giu, 'świąt'],
  [/^chce (?=(?:przeprosi|podzi[ęe]kowa|po[żz]egna|wyzna|powiedzie|[żz]yczy)[ćc] )/iu, 'chcę '],
  [
    /(?<=(?<!\p{L})(?:wiem|wiesz|wie|wiemy|mówi\p{L}*|myśl\p{L}*|powiedz\p{L}*|przepraszam|dziękuj\p{L}+|cieszy\p{L}* się|szkoda|mimo|tak|dlatego|o tym|za to|cię mamo|cie mamo|mamo|tato|kochanie|boi się|widzę|wierzy\p{L}*|obieca\p{L}*),? )ze(?= \p{L})/giu,
    'że',
  ],
  [
    /(?<!\p{L})ze(?= (?:nie|jest|jesteś|był|była|byłem|byłam|mam|masz|ma|się|ty|ja|on|ona|zawsze|nigdy|już)(?!\p{L}))/giu,
    'że',
  ],
  [/(?<=nie wie,? że )istnieje(?!\p{L})/giu, 'istnieję'],

  [/(?<=(?<!\p{L})co (?:niedziel|sobot|środ|zim|wiosn))e(?!\p{L})/giu, 'ę'],
  // No word of Polish ends in "ke".
  [/(?<=(?<!\p{L})\p{Ll}{2,}k)e(?!\p{L})(?<!(?:nike|bike|cake|like|make|fake|snake|shake|joke|duke))/gu, 'ę'],
  [/(?<=si[eę] )ja (?=\p{L}+[aie](?!\p{L}))/giu, 'ją '],
  [/(?<=(?<!\p{L})(?:dla|od|u|bez|do) (?:mojego |naszego |małego )?)Stasia(?!\p{L})/gu, 'Staś'],
  [/(?<=(?<!\p{L})(?:dla|od|u|bez|do) (?:mojego |naszego )?)(\p{Lu}\p{Ll}+sław)a(?!\p{L})/gu, '$1'],
  // Of a man, not of Stanisława.
  [
    /\b((?:pra)?dziadka|taty|ojca|wujka|brata|syna|męża|kolegi|szefa|pana|przyjaciela|teścia|szwagra|kuzyna|wnuka) (\p{Lu}\p{Ll}+sław)a(?!\p{L})/gu,
    '$1 $2',
  ],
  [/\s*(?:\p{Extended_Pictographic}|\u{fe0f}|\u{200d})+/gu, '. '],
  [/\s*(?<!\p{L})(?:haha\p{L}*|hehe\p{L}*|lol|xd+|omg|;\)|:\)|:d|<3)(?!\p{L})/giu, ','],
  [/(?<=(?:kciuki za|za|dla|o|przepraszam|kocham|pozdrawiam) )kasie(?!\p{L})/giu, 'Kasię'],
  [/(?<!\p{L})(kłóc|baw|śmiej|nudz|ucz|trosz)a (?=si[ęe](?!\p{L}))/giu, '$1ą '],
  [/(?<!\p{L})kloca (?=si[ęe](?!\p{L}))/giu, 'kłócą '],
  [/(?<=(?<!\p{L})(?:z|za|nad|przed|pod) )nia(?!\p{L})/giu, 'nią'],
  [/(?<=rozmow\p{L} o )prace(?!\p{L})/giu, 'pracę'],
  // What somebody was by trade: "był maszynistą".
  [/(?<=(?<!\p{L})(?:był|była|będzie|został|została) \p{L}{2,}(?:ist|yst|elk|ark|ork))a(?!\p{L})/giu, 'ą'],
  // "everybody loves her", not "I".
  [/\b(wszyscy|ludzie|dzieci|bardzo) ja (?=\p{L}+ją(?!\p{L}))/giu, '$1 ją '],
]
