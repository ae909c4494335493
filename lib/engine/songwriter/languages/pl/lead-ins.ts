import type { LeadIns } from '../language-pack.ts'

/**
 * Couplets before what is told: that it is told now, and how. They hold for anything that follows, and say nothing by which a man or a
 * woman would have to sing them.
 */
export const leadIns: LeadIns = {
  warm: `
    (Usiądź na chwilę|Siądź tu na chwilę|Chodź tu na chwilę), {call}, posłuchaj w spokoju
    Te słowa są proste jak kapcie w pokoju

    Nie ma takiej (kartki|pocztówki|laurki), {call}, w żadnym sklepie
    Więc śpiewam to tobie, bo tak będzie lepiej

    (Od czego zacząć|Od czego by zacząć|Jak tu zacząć), {call}, nie wie czasem człowiek
    Więc zacznę od razu i wszystko opowiem

    (Posłuchaj|Słuchaj no|No słuchaj), {call}, to jest dziś dla ciebie
    Po wielkie słowa nie sięgam na niebie

    (Nie śmiej się|Nie wstydź się|Nie chowaj się), {call}, wysłuchaj do końca
    Te słowa są ciepłe jak ławka od słońca

    Chcę (powiedzieć|wyśpiewać|zaśpiewać) to głośno, {call}, i przy ludziach
    Bo takie zwyczajne słowa serce budzą

    (Jeśli ktoś|Gdy ktoś mnie|Kiedy ktoś) zapyta, {call}, co mam w pamięci
    To powiem to wszystko, co w głowie się kręci

    Nie mam tu (fanfar|trąbek|orkiestry), nie mam korony
    Mam prawdę zwyczajną i głos mój wzruszony

    Są rzeczy, o których się (rzadko|tak rzadko|za rzadko) mówi
    A ja je dziś powiem, niech nic się nie zgubi

    Nie trzeba tu (wielkich słów|przemówień|fajerwerków) ani oklasków
    Niech to, co zwyczajne, dziś stanie w blasku

    (Mam w sercu|Mam w głowie|Noszę w głowie) album i strony przewracam
    I z każdym słowem tej piosenki wracam`,
  funny: `
    (Chodźcie tu bliżej|Siadajcie bliżej|Podejdźcie bliżej), mam coś na języku
    Tu sama jest prawda, a śmiechu bez liku

    (Nikt w to nie wierzy|Nikt nie uwierzy|Nikt mi nie wierzy), lecz mnie się nie śniło
    Ja mówię, jak jest, albo tak, jak było

    Tego nie wymyśli (nawet|żaden) scenarzysta
    A prawda to szczera i jak łza przeczysta

    (Panie i panowie|Drodzy sąsiedzi|Szanowni państwo), proszę o ciszę
    Takich wiadomości nikt inny nie pisze

    Miało to (zostać|pozostać) między nami, w sekrecie
    A teraz się niesie po całym tym świecie

    Do kronik (niech wejdzie|wpisuję|zapiszmy) to słowo po słowie
    Kto z tego się śmieje, ten dba o zdrowie

    (Ktoś musi to śpiewać|Ktoś to musi śpiewać|Ktoś musi to zacząć), więc biorę na siebie
    Za darmo i głośno, aż słychać na niebie

    Podaję (najnowsze|najświeższe) wieści, uwaga, uwaga
    Kto stoi, niech siądzie, bo siedzieć pomaga

    (Ktoś mówi|Mówicie|Niektórzy mówią), że nic się na świecie nie dzieje
    A ja mam to w nutach i już się śmieję

    Zanim mi (zabiorą|wyrwą|odbiorą) ten mikrofon z ręki
    To zdążę to wcisnąć do jednej piosenki`,
  grief: `
    Powiem to (cicho|zwyczajnie|po prostu), tak jak umiem
    Kto słucha, ten resztę i tak zrozumie

    (Usiądź tu|Posiedź tu|Zostań tu) ze mną, niech czas się zatrzyma
    Opowiem, co pamięć w swoich rękach trzyma

    Te (drobne|małe|zwykłe) rzeczy zostały mi w głowie
    O wielkich się milczy, o małych opowiem

    Jeśli (piosenka|śpiewanie|melodia) coś może ocalić
    Niech tego czas nigdy nam nie oddali

    (Zamykam|Przymykam) oczy i wszystko jest blisko
    Zwyczajne, codzienne, to jedno, to wszystko

    Nie będę (upiększać|ubierać w słowa), nie zacznę od nowa
    Niech będzie, jak było, od słowa do słowa

    (Są dni|Są chwile|Są rzeczy), których czas nam z serca nie bierze
    Więc śpiewam je cicho i śpiewam je szczerze`,
  sorry: `
    Bez (kwiatów|wierszy|prezentów), wymówek i bez uciekania
    Mówię, jak było, choć wstyd mnie pogania

    Nie powiem, że (to nic|to drobiazg|to się zdarza), że sprawa jest mała
    Niech będzie powiedziana tak, jak jest, cała

    Nie mogę (zasnąć|spać nocą|spać w nocy) i chodzę po domu
    Powiem to dzisiaj, już nie po kryjomu

    Zanim mi (wybaczysz|przebaczysz), albo i nie wcale
    Wysłuchaj mnie chwilę, ja się nie użalę

    Jest słowo przepraszam, tak (krótkie|małe|ciche), a waży
    Więc powiem je wprost i nie skryję twarzy

    (Zaczynam|Piszę) ten list i go drę po raz trzeci
    Więc śpiewam, bo słowo piosenką doleci

    Stoję pod (drzwiami|oknem) i nie mam nic w dłoni
    Mam tylko tę prawdę i nic jej nie broni`,
  comfort: `
    Nie musisz (nic mówić|odpowiadać|dziękować), nie musisz się śmiać
    Ja widzę, jak jest, i tu będę trwać

    Nazwijmy to (prosto|po prostu|zwyczajnie), cokolwiek się dzieje
    I otwórzmy okno, niech trochę powieje

    Zanim opuścisz (ręce|głowę), zanim powiesz dosyć
    O jedną minutę pozwól się poprosić

    (Odetchnij|Oddychaj|Usiądź tu), nie trzeba nigdzie się śpieszyć
    Powiem, co widzę, i spróbuję pocieszyć

    Są takie (dni|tygodnie), które idą pod górę
    Idę obok ciebie, przejdziemy przez chmurę

    Nie mam (recepty|lekarstwa|eliksiru) i nie znam zaklęcia
    Mam tylko te słowa i ręce do objęcia`,
  heartbreak: `
    Nikomu tego nie (mówię|śpiewam), więc mówię to ścianie
    Niech chociaż w piosence coś z tego zostanie

    Jest (późno|po północy|druga w nocy) i liczę to wszystko od nowa
    I do tego samego wracają mi słowa

    Mówią, że (przejdzie|minie|zapomnę), że czas wszystko leczy
    A ja mam wciąż w głowie te same rzeczy

    (Gdy|Jak|Kiedy) ktoś mnie zapyta, mówię, że w porządku
    A prawda jest taka, od samego początku

    Powtarzam to (sobie|w myślach|po nocach) i dzień mi ucieka
    A to ciągle stoi i na nic nie czeka

    Powiem to (raz tylko|tylko raz), przy zgaszonym świetle
    Bo tego, co pękło, tak łatwo nie zlepię`,
  lesson: `
    (Uwaga|Słuchajcie|No dalej), zaczynam, powtarzaj to ze mną
    A nauka zaraz się stanie przyjemną

    Jest coś, co warto (wiedzieć|pamiętać), i wcale nie nudno
    Bo kto to zaśpiewa, temu nie jest trudno

    (Klaszcz w dłonie|Klaśnij w ręce|Tupnij nogą) do rytmu, raz i dwa, i trzy
    Najpierw ja zaśpiewam, potem śpiewasz ty

    To (sprawa|rzecz|rada) na drogę, do kieszeni włóż
    Zaśpiewasz dwa razy i umiesz to już

    (Nadstaw uszu|Nastaw uszy) i oczy otwórz szeroko
    Bo kto dobrze słucha, ten zajdzie wysoko

    Weźmy to (powoli|spokojnie), po jednym kawałku
    Jak klocki, jak kromki przy drugim śniadanku

    (Myślisz|Mówisz), że to trudne? To tylko piosenka
    Wpada prosto w ucho i nikt tu nie stęka

    Kto (lubi|chce) coś wiedzieć, niech rękę podnosi
    Bo wiedza nie gryzie i jeść nie prosi`,
  soft: `
    Gaśnie lampka, (cichnie|milknie) dom
    Szept się niesie z kąta w kąt

    Zamknij (oczy|oczka), ja ci powiem
    To, co mam dziś w sercu, w głowie

    (Nucę|Śpiewam) cicho, prawie szeptem
    Wszystko miękkie, wszystko ciepłe

    (Chodź tu|Chodź już) bliżej, daj mi dłoń
    Do poduszki przytul skroń

    (Księżyc|Gwiazda) patrzy, świat już śpi
    O tym właśnie śpiewam ci

    Mała (nutka|zwrotka) na dobranoc
    Żeby dobrze spać do rana`,
  cheer: `
    (Ręce do góry|Wstawać z ławek|Wszyscy na nogi), śpiewamy z całych sił
    Niech słyszy to każdy, kto tu kiedyś był

    Kim (my jesteśmy|jesteśmy)? Nas słychać z daleka
    Kto o nas nie słyszał, niech dłużej nie czeka

    (Tupać|Klaskać), aż w oknach zadzwonią szyby
    To jesteśmy my, naprawdę, nie na niby

    Nie mamy (trąbki|bębna|sztandaru), nie mamy fanfary
    Mamy za to gardła i mamy dość pary

    (Słychać nas dzisiaj|Słychać nas dobrze) w całej okolicy
    Śpiewamy to razem, bo każdy się liczy

    Wieszajcie (flagi|szaliki|plakaty), malujcie ściany
    To my i nasz śpiew, wszystkim dobrze znany`,
  plain: `
    Powiem to (prosto|zwyczajnie|po prostu), nic nie dodaję
    Od początku śpiewam, na końcu przystaję

    Tego nie ma (w gazetach|w internecie|w telewizji), nie ma na ekranie
    Jest za to w piosence i niech w niej zostanie

    (Noszę to w sobie|Mam to przy sobie|Mam to w pamięci), gdziekolwiek się ruszę
    I dzisiaj zaśpiewać to wreszcie muszę

    Są pieśni o (królach|morzach|bitwach), o wielkich sprawach
    A ta jest zwyczajna jak chleb i kawa

    (Usiądź|Zostań|Poczekaj) na chwilę, to zajmie niewiele
    Tyle co herbata w spokojną niedzielę

    Mam w głowie (obrazek|kawałek), co nie chce się zmazać
    Najlepiej go będzie w piosence pokazać

    (Ktoś to powinien|Ktoś to musi|Ktoś by to musiał) zaśpiewać, więc śpiewam
    To wszystko jest prawda i nic nie ukrywam

    Tę piosenkę (nucę|śpiewam|mruczę) i rano, i nocą
    Słowa są zwykłe, i wiem, skąd i po co

    Zaczyna się (cicho|skromnie|powoli), jak zwykły poranek
    A dalej posłuchaj, niech będzie śpiewane

    Przyszła (melodia|nuta|muzyka) i stuka mi w okno
    Więc mówię, co wiem, zanim słowa zmokną`,
  shop: `
    (Dzień dobry|Zapraszamy|Serdecznie prosimy), drzwi są otwarte
    Posłuchaj, co u nas jest śpiewu warte

    (Idziesz|Przechodzisz) tędy? Zatrzymaj się, proszę
    Piosenkę dla ciebie pod drzwi tu przynoszę

    (Reklama|Piosenka|Wizytówka) jest krótka, a drzwi są szerokie
    Słuchaj więc uchem i zerknij tu okiem`,
}
