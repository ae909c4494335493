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
  lift: `
    Znam wszystkie kilometry między nami
    Powtarzam je w kuchni, jak pacierz, nocami

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

    # Tam, gdzie jesteś
    Tam, gdzie jesteś, spójrz dziś w górę
    Ten sam księżyc, tylko z drugiej strony
    Tam, gdzie jesteś, pod tą samą chmurą
    Niech do siebie pomachają dwa balkony`,
  bridge: `
    Czasem ktoś puka tak jak ty
    Dwa szybkie i jeden na końcu
    To tylko listonosz, a ja mam twarz
    Jak ktoś, kto stoi na słońcu

    Kiedy wrócisz, nic nie powiem
    Wezmę walizkę, będzie lekka
    Usiądziesz tam, gdzie zawsze siadasz
    I to krzesło też się doczeka`,
}
