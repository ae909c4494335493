import type { Hearer } from '../../brief.ts'
import { isHound, isPair, isSeveral, isWoman } from './persons.ts'

/** The second person of a verb in the third one; null for what is none. */
export function spokenTo(word: string, hearer: Hearer | null): string | null {
  const verb = word.toLowerCase()
  if (hearer && isPair(hearer)) return null
  if (hearer && isSeveral(hearer)) return spokenToSeveral(verb)
  if (hearer && !isHound(hearer) && /ł$/u.test(verb) && isWoman(hearer)) return null
  if (hearer && !isHound(hearer) && /ła$/u.test(verb) && !isWoman(hearer)) return null
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (PRESENT.has(verb) || /^\p{L}{2,}uje$/u.test(verb)) return `${verb}sz`
  if (/^\p{L}{2,}(?:aje|[ey]wa)$/u.test(verb) && !PLURALS.test(verb)) return `${verb}sz`
  if (NOUNS.test(verb)) return null
  if (/^\p{L}{2,}[aeiyąoędkz]ł$/u.test(verb)) return `${verb}eś`
  if (/^\p{L}{2,}[aeiyęrkdz]ła$/u.test(verb)) return `${verb}ś`
  return null
}

function spokenToSeveral(verb: string): string | null {
  if (/^(?:są|mają)$/u.test(verb)) return verb === 'są' ? 'jesteście' : 'macie'
  if (/^\p{L}{2,}[aeiy]li$/u.test(verb)) return `${verb}ście`
  if (/^\p{L}{2,}[aeiy]ły$/u.test(verb)) return `${verb}ście`
  if (/^\p{L}{2,}ają$/u.test(verb)) return verb.replace(/ją$/u, 'cie')
  return /^\p{L}{2,}ują$/u.test(verb) ? verb.replace(/ą$/u, 'ecie') : null
}

/** "przeprowadza się": what stands before "się" is a verb. */
export const reflexive = (word: string, next: string | undefined) =>
  next === 'się' &&
  /^\p{Ll}{3,}[aei]$/u.test(word) &&
  !NOUNS.test(word) &&
  !/(?:nie|ła)$/u.test(word) &&
  !EARLY.has(word)
    ? `${word}sz`
    : null

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ jest: 'jesteś', ma: 'masz', je: 'jesz', wie: 'wiesz', umie: 'umiesz', był: 'byłeś', była: 'byłaś' },
  ...{ będzie: 'będziesz', wyniósł: 'wyniosłeś', zawiózł: 'zawiozłeś', pomógł: 'pomogłeś', przyniósł: 'przyniosłeś' },
  ...{
    bał: 'bałeś',
    bała: 'bałaś',
    dał: 'dałeś',
    dała: 'dałaś',
    żył: 'żyłeś',
    żyła: 'żyłaś',
    mył: 'myłeś',
    myła: 'myłaś',
    miał: 'miałeś',
    miała: 'miałaś',
    szedł: 'szedłeś',
    piekł: 'piekłeś',
    piekła: 'piekłaś',
    mógł: 'mogłeś',
    jadł: 'jadłeś',
  },
}

/** Verbs in the third person that people tell of somebody. */
export const PRESENT: ReadonlySet<string> = new Set(
  'płaci wisi widzi słyszy żuje psuje traci straszy milczy żyje krwawi swędzi boli śledzi rozdziela wita żegna dogaduje zbiera odrzuca rani śmiga nosi gości święci sieje orze kłusuje wyprzedza parkuje przeklina klnie bluźni modli spowiada pości ćwiczy dźwiga podnosi opuszcza skrobie skubie depcze kica fruwa lata ćwierka gdacze pieje ryje kopie bryka trenuje sędziuje kibicuje zapisuje rymuje dmucha chucha wierzy ufa zaufa broi psoci łobuzuje dokazuje ślini ząbkuje raczkuje gaworzy bierze zabierze mdleje pojedzie gubi szpera wędkuje gwiżdże wkurza przechodzi zna chce musi może woli oblewa ssie pozwala częstuje wysyła znajduje odmawia przegląda nastawia przebija wymienia przysyła podkrada topi kupi wygłasza ceruje szyje wyszywa wpada zjawia przyjeżdża jeździ odjeżdża wierzga stara zakrywa przypomina wypija przychodzi obgryza rozkręca skręca dotyka trenuje ściga zgłasza robi przywozi tłucze udaje nazywa przeprowadza skleja odbiera odkurza śpiewa idzie jedzie leci wyjeżdża uprawia rozpieszcza dostaje zdaje uczy pisze zbiera wyznaje chwali wspomina bawi śledzi wącha drapie wskakuje ucieka chowa kopie zrywa rozlewa plami mieli nalewa podaje zaczyna rządzi dyryguje serwuje strzyże czesze prasuje pierze gra łata nurkuje żegluje wiosłuje zasuwa haruje remontuje wierci puka stuka hałasuje kocha gra śpiewa czyta biega pływa zna pomaga opowiada gotuje piecze pracuje maluje rysuje tańczy uczy robi lubi mówi śpi leczy jeździ chodzi siedzi patrzy wierzy marzy nosi wozi prosi słucha dba zbiera naprawia uwielbia używa spóźnia gubi chrapie drapie zjada śmieje płacze pisze buduje łowi sadzi pielęgnuje podlewa dzwoni wstaje daje pije kupuje sprzedaje szuka boi wspiera rozśmiesza pamięta zapomina czeka mieszka ogląda krzyczy szczeka mruczy miauczy kradnie goni skacze ucieka tuli przytula wita budzi parzy smaży lepi szyje haftuje dzierga kopie żartuje narzeka martwi rozumie trzyma wozi prowadzi kieruje fotografuje programuje ratuje gada uśmiecha wygląda karmi sprząta zmywa gwiżdże nuci wędruje lata rozrabia gryzie merda żyje walczy gra wącha udaje zostawia wyjada sika podjada psuje wygrywa przegrywa strzela biegnie stoi leży krąży tłumaczy wymyśla pożycza oddaje ściska rzuca łapie poprawia zasypia nuci wyje liczy kłóci obraża przynosi wnosi otwiera zamyka zjeżdża nienawidzi pachnie dźwiga ciągnie wrzeszczy kręci robi puszcza wyrzuca ściąga wącha udziela zaprasza jeździ wozi ubiera nosi farbuje działa rośnie dostaje znika pracuje krzyczy ryczy drze śmierdzi piszczy dmucha znosi zrzuca zrywa nazywa zamawia przesuwa odkłada zapisuje podróżuje hoduje wędzi kisi marynuje piecze szyje reperuje odwozi podwozi przewozi leczy pilnuje broni chroni wychodzi przychodzi wraca odchodzi zaczyna kończy woła składa rozkłada odkłada układa dokłada ogrywa wyprowadza zapala gasi wiesza ściele nakrywa ubija kroi obiera doi kosi pali rąbie rzeźbi struga klei śmiga pędzi jada śni wkłada zakłada wyciąga podrzuca odbija dokarmia nagrywa trafia myli przekręca wstydzi wścieka łączy dzieli wysyła pyta odpowiada milczy dogląda szczypie kicha chlapie kąpie moczy liże zagryza warczy człapie tupie przewraca potyka trąbi sapie kaszle przykrywa wyłącza włącza zmienia słodzi soli wygania ustawia odprowadza sadza huśta układa pociesza przeprasza zaprzyjaźnia odwiedza przebiera zabiera rozdaje gania zbija przerabia rozbiera odrabia sprawdza zagląda podgląda zmywa wyciera głaszcze drzemie wyleguje fuka syczy skrzypi mierzwi przybiega dogania biegnie mija mierzy waży szuka miesza trzęsie cieszy chowa poluje boi sadzi bierze'.split(
    ' ',
  ),
)

const PLURALS =
  /^(?:kraje|zwyczaje|obyczaje|rodzaje|tramwaje|jaje|drzewa|mewa|ulewa|lewa|prawa|warzywa|grzywa|pokrywa|krzewa|żywa|zlewa|piwa|paliwa|królewa|wywiewa|pieczywa|szewa|rozgrywa)$/u
const NOUNS =
  /^(?:stół|kościół|popiół|wół|szkoła|siła|cała|mała|biała|skała|chwała|miła|mił|miał|pszczoła|kobyła|mogiła|dział|materiał|udział|kawał|upał|wykład|zespół|dół|hałas|tyła|była|chała|strzała|piła|chwila|willa|skala|fala|sala|tyla|mila)$/u

/** Whether anybody does anything in it. */
export const hasVerb = (piece: string) =>
  piece
    .toLowerCase()
    .split(/\s+/)
    .some(
      (word) =>
        spokenTo(word, null) !== null ||
        /^(?:jesteś|masz|\p{L}{3,}[aeiy]sz|jest|są|było|był[ay]?|będzie|będą|można|trzeba|może|mogą|chce|chcą|woli|wolą|mają|ma|mam|mamy|wiem|widzę|robię|lubię|idę|zna|musi|muszą|miał[ay]?|jedzą|piją|śpią|pada|gra|stoi|leży)$/u.test(
          word,
        ) ||
        /^(?:niósł|wiózł|przyniósł|wiodła|niosła|poszedł|wyszedł|przyszedł|jesteśmy|byliśmy)$/u.test(word) ||
        /\p{L}[sgkdzr](?:ł|ła)$/u.test(word) ||
        /\p{L}{2}(?:amy|emy|imy|ymy|łem|łam|łeś|łaś|liśmy|łyśmy|ają|ują|uję|eją|dzą|czą|szą|[aiuy]ło|[aiy]ły|[aiy]li)$/u.test(
          word,
        ),
    )

/** "Przyjadę w niedzielę", "dowozimy". */
export const FIRST =
  /^(?:nie |już |jutro |zawsze |też )?\p{Ll}{2,}(?:[dbcżrnltw]ę|szę|rzę|uję|jem|iem|liśmy|łyśmy|łem|łam) |^\p{Ll}+ (?:\p{L}+ )?\p{Ll}{3,}(?:[ae]my|[iy]my)(?!\p{L})/iu

/** Who wishes speaks to whoever hears it. */
export const SECOND =
  /\p{L}(?:łeś|łaś|liście|łyście)(?!\p{L})|^(?:(?:i|a|ale|zawsze|nigdy|nie|już|ciągle|też) ){0,2}(?:jesteś|(?!wasz|nasz|mysz|kosz|grosz|klosz|afisz|klawisz|wiersz)\p{Ll}+[aeiy]sz)(?= \p{L})/iu

/** "Spaliśmy z bratem na sianie": whoever sings was there, too. */
export const isOfSinger = (told: string) =>
  /^(?:(?:i|a|zawsze|często|razem|codziennie) )*\p{L}+(?:(?<!kocha|rozsta)(?:łem|łam)|liśmy|łyśmy|amy|emy|imy|ymy) /iu.test(
    told,
  )

/** Verbs in the first person, and what has them nearly always. */
export const SELF =
  /^(?:(?:dalej|dotąd|wieczorami|wieczorem|rano|latem|zimą|nigdy|dziś|kiedyś|co \p{L}+|nic|nikogo|strasznie|trochę|mocno|nocami|codziennie|ja|my|nie|zawsze|często|znowu|znów|razem|teraz|już|też|nadal|wciąż|ciągle|w ogóle|się|go|jej|mu|ich|za|to|bardzo|tak) )*(?:\p{L}{2,}(?:łem|łam|liśmy|łyśmy|amy|emy|imy|ymy)|mamy|mam|uczę|znam|gram|jestem|kocham|rzucam|biegam|wracam|szukam|pytam|zaczynam|oglądam|robię|lubię|boję|idę|myślę|widzę|wiem|umiem|śnię|marzę|wstaję|jadę|jem|piję|mogę|muszę|tęsknię|płaczę|płacę|noszę|odliczam|czekam|siedzę|śpię|jesteśmy|byliśmy|byłyśmy|dziękujemy|pamiętam|mieszkam|pracuję|\p{L}{2,}uję)\s/iu

/** What stands before a verb: "zawsze się śmieje". */
const EARLY: ReadonlySet<string> = new Set(
  'nigdzie właśnie dopiero wreszcie latach naprawdę za swoje sobie jako każdego czasami latami nocami godzinami dziennie pierwszy pierwsza ostatni ostatnia najpierw wiecznie chyba zwykle przeważnie zazwyczaj potrafi podobno akurat od roku tygodnia miesiąca do dziś wczoraj rok temu niedawno co niedzielę niedziele sobote środę wtorek czwartek piątek poniedziałek tydzień roku rok miesiąc święta lato każdą każdej od dwóch trzech czterech pięciu dziesięciu lat dawna rana dziecka czwartej piątej szóstej siódmej kilku wielu nikomu nikogo nic często tylko sama jutro dzisiaj pojutrze wczoraj niedługo zawsze nigdy ciągle co dzień codziennie często rano wieczorem nie się mi mnie nam nas wszystkim całe życie nadal już znowu sam sama w po na nocy nocą latem świetnie pięknie bardzo każdego dnia wszystko też wciąż cały czas kiedyś nawet nagle teraz dawniej niedzielę sobotę wieczór raz tak dobrze zimą latem go ją ich nam z okna dziś potem wtedy jeszcze tylko prawie niby przez lata'.split(
    ' ',
  ),
)

const PREPOSITION = /^(?:w|we|na|po|u|przy|pod|za|z|ze|przed|o|od|do|dla|bez)$/iu
const ADVERB =
  /^(?:wieczorami|rankami|weekendami|popołudniami|\p{Ll}{2,}(?:tnie|cznie|wnie|lnie|jnie|rnie|dnie|śnie|snie|liwie|owo|isto|ęsto))$/u

/** "W kieszeni" stands before a verb too. */
export const isEarly = (word: string, before = '') =>
  EARLY.has(word.toLowerCase()) ||
  ADVERB.test(word) ||
  /^\d+$/u.test(word) ||
  PREPOSITION.test(word) ||
  PREPOSITION.test(before)
