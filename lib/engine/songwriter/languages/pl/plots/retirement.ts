import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    Budzik (w poniedziałek|o szóstej rano|na półce) milczy jak zaklęty
    Kawa paruje, a nikt się nie śpieszy
    Autobus odjechał bez ciebie z przystanku
    I nagle jest czas, żeby się ucieszyć

    W szatni (jest pusto|jest cicho|ktoś sprząta), na drzwiach jest karteczka
    Na niej nazwisko i jeszcze twój znak
    Nikt jej nie zdejmie przez parę tygodni
    Bo każdy wie, że będzie mu brak

    (Kwiaty w wiadrze|Ciasto na biurku|Balon pod sufitem), dyrektor czyta z kartki
    Ktoś chrząka, ktoś szuka po kieszeniach
    A ty się śmiejesz, jakby to było
    Zwyczajne śniadanie, bez pożegnania`,
  turn: `
    Tyle poranków, tyle wypłat
    Tyle tych samych schodów i drzwi
    I w każdym z tych dni była jakaś rozmowa
    Co dzisiaj jak lampka się komuś tli

    Ktoś nowy usiądzie na twoim krześle
    I spyta, czemu ta szafa nie staje
    A my mu powiemy: tu trzeba z wyczuciem
    I że ty masz na to odpowiedni talent

    Zostaje kubek z wyszczerbionym uchem
    Zostaje żart, co go każdy zna też
    Ktoś zawsze o dziesiątej go powtarza
    I wszyscy się śmieją, i nikt nie wie, czemu aż tak, do łez`,
  meaning: `
    Tyle poranków z budzikiem o świcie
    Tyle powrotów z wieczornym słońcem
    Dziś można po prostu otworzyć okno
    I pić z wolna kawę, tę jeszcze gorącą

    Praca się kończy, a ludzie zostają
    W telefonach, w zdjęciach, w żartach przy stole
    I to jest największa z tych wszystkich pensji
    I tego się nigdy nie dostaje w szkole

    Teraz jest czas na to, co było na potem
    Na ogród, na podróż, na nic, na sen
    Na długie śniadanie i długą gazetę
    I żeby się cieszyć, że po prostu jest dzień`,
  lift: `
    Odłóż już klucze i usiądź lżej
    Dziś wszyscy przyszli, by było weselej

    Kwiaty są w wiadrze, kawa na stole
    I wszyscy tu stoją, w jednym kole`,
  chorus: `
    # Wolne, {call}
    Wolne, {call}, wolne, i niech budzik śpi
    Niech kawa nie stygnie, niech słońce świeci
    Wolne, {call}, wolne, i teraz są twoje
    Wszystkie poranki na całym świecie

    # Teraz jest twój czas
    Teraz jest twój czas, i niech płynie wolno
    Przez las, przez ogród, przez cały dzień
    Teraz jest twój czas, i nikt nie pogania
    I można po prostu cieszyć się

    # Wolne, {call}
    Wolne, {call}, wolne, i niech budzik śpi
    {you.fact}
    Wolne, {call}, wolne, i teraz są twoje
    Wszystkie poranki i wszystkie dni

    # Dobrej emerytury, {call}
    Dobrej emerytury, {call}, i zdrowia, i słońca
    {you.fact}
    Dobrej emerytury, {call}, a kawa u nas
    Czeka na ciebie zawsze, gorąca

    # Teraz jest twój czas
    Teraz jest twój czas, i niech płynie wolno
    {fact}
    Teraz jest twój czas, idź, gdzie cię nogi
    I serce, i droga poniosą`,
  bridge: `
    Czasem zadzwonisz, powiesz: co słychać
    I będzie, jak było, i zaśmiejesz się
    Bo kto tyle lat był częścią załogi
    Ten do niej należy, i każdy to wie

    Mówią, że człowieka poznaje się w pracy
    W złą pogodę, pod koniec dnia
    Tu każdy ci poda dziś obie ręce
    I powie: to zaszczyt, że cię się zna`,
}
