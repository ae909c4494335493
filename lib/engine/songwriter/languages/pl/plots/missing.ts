import type { Plot } from '../../stanzas.ts'

export const missing: Plot = {
  person: 'past',
  open: `
    U ciebie (już rano|już słońce|już widno), u mnie ciemno
    Dodaję sześć, odejmuję sen
    Ty parzysz kawę, ja gaszę lampę
    I z dwóch połówek robimy dzień

    Pociąg (już ruszył|odjechał|za mostem), a moja ręka
    Wciąż w górze stoi na peronie
    Odmachał mi obcy z ostatniego okna
    I lżej się zrobiło tej dłoni

    Robię na (obiad|kolację) tyle, co dawniej
    Garnek nie umie mniejszych porcji
    Zjadam za siebie, potem za ciebie
    A kot patrzy na mnie: no, dosyć`,
  turn: `
    Przysyłasz zdjęcie, widok z okna
    Inne dachy, inny deszcz
    Powiększam, aż widać w szybie
    Odbite pół ciebie też

    Chodzę po domu w twoim swetrze
    Rękawy do kolan prawie
    Pachniał tobą, dziś pachnie zupą
    Przyjedź, to jakoś to naprawię

    Mówią: czas leci, ale nie u mnie
    Tu chodzi w kapciach, siada i wstaje
    Czyta gazetę, patrzy przez okno
    I sprawdza, którędy jadą tramwaje`,
  meaning: `
    Tęsknić to znaczy mówić do kogoś
    Kogo tu obok nie można zatrzymać
    I kłaść się spać z tą samą rozmową
    I wstawać rano, i znów zaczynać

    Są kilometry, są telefony
    I głos, co przychodzi z daleka, cichy
    Można by oddać to wszystko bez słowa
    Za jeden wieczór zupełnie zwykły

    Nic się nie dzieje i wszystko w porządku
    Tylko jednego mi brak, i to wiem
    Dzień bez ciebie jest bez początku
    I bez początku jest także sen`,
  lift: `
    Ile to jeszcze, nie umiem policzyć
    I tylko jednego dziś umiem życzyć

    Telefon na stole, ekranem do góry
    Niech dzwoni, niech błyska, niech budzi mury`,
  chorus: `
    # Brakuje mi ciebie
    Brakuje mi ciebie w niedzielę przy rosole
    W przeciągu, w kolejce, w co drugim słowie
    Brakuje mi ciebie, i krzesło przy stole
    Stoi i udaje, że mu to na zdrowie

    # Wracaj, {call}
    Wracaj, {call}, choćby przez śnieg i przez las
    Przez trzy przesiadki, objazdy i mgły
    Wracaj, {call}, na wszystko jest czas
    Lecz ja już nie lubię zamykać drzwi

    # Brakuje mi ciebie, {call}
    Brakuje mi ciebie, {call}, zwyczajnie, co dzień
    {fact}
    Brakuje mi ciebie, {call}, i nie ma na świecie
    Nikogo, kto mógłby zastąpić cię

    # Tam, gdzie jesteś
    Tam, gdzie jesteś, spójrz dziś w górę
    Ten sam księżyc, tylko z drugiej strony
    Tam, gdzie jesteś, pod tą samą chmurą
    Niech do siebie pomachają dwa balkony`,
  bridge: `
    Czasem w tłumie ktoś idzie tak jak ty
    Ten sam krok i ta sama kurtka
    Odwraca się, i to nie ty
    I cały ten dzień mi się zrobi krótki

    Kiedy się znowu zobaczymy
    Nie powiem nic, bo nie będzie trzeba
    Wystarczy, że siądziesz tutaj obok
    I wróci na miejsce kawałek nieba`,
}
