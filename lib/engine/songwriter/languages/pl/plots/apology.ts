import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    (Stoję pod drzwiami|Stoję na klatce|Stoję na schodach) z ręką w górze
    Znam na pamięć dzwonek, zamek, numer
    Miało być o korkach i o chmurze
    Powiem po prostu tyle, ile umiem

    Piszę (list|kartkę), najpierw o pogodzie
    Potem o pracy, potem, że tak wyszło
    Skreślam po kolei, i na spodzie
    Zostaje przepraszam, samo jedno przyszło

    Mógł być krzyk, (trzask drzwi|huk, płacz|trzask szkła), to by mi pomogło
    A ty składasz serwetkę, róg do rogu
    I mówisz: nic się nie stało, tak cicho
    Że słyszę to w windzie, w pracy, na progu`,
  turn: `
    Wracam co noc do tej jednej sekundy
    Był czas na oddech, był czas na nie
    Stoję z boku i do siebie macham
    A tamten ktoś nie widzi mnie

    Nie sklei się jajka, nie zbierze się mleka
    Klęczę ze szmatą, to mój bałagan
    Wejdź potem boso, gdy będzie już czysto
    Nie musisz czekać, nie musisz pomagać

    Nie musisz nic mówić i nie musisz wierzyć
    Nie mam w kieszeni żadnego ale
    Oddaję półmisek, umyty, jest pusty
    Nie ma w nim prośby, naprawdę, wcale`,
  lift: `
    Bez wstążki, bez kwiatów, bez rąk załamania
    To moja robota i nie ma gadania

    Nie zdejmę płaszcza, nie zajmę czasu
    Powiem i pójdę, bez ambarasu`,
  chorus: `
    # Przepraszam, {call}
    Przepraszam, {call}, bez żadnego bo
    Nie pogoda, nie nerwy, to ja, tylko to
    Przepraszam, {call}, nie mów jeszcze nic
    Niech to raz powiem, i mogę już iść

    # To moja wina
    To moja wina, nie wina i nie księżyca
    Nie kota, nie szefa, nie korków na ulicach
    To moja wina, i stoi tu cała
    W kapciach, bez maski, i trochę zmalała

    # Oddaj to mnie
    Oddaj to mnie, cały ten ciężki wór
    Nie szukaj na dnie, czy jest coś twojego
    Oddaj to mnie, to nie żaden spór
    Już było szukane, nie ma tam niczego`,
  bridge: `
    Nie powiem: od jutra będę kimś innym
    To łatwo się mówi, trudniej się robi
    Zobaczysz w sobotę, czy przyjdę z wiadrem
    Czy tylko piosenka znów mnie ozdobi

    Kiedyś, w dzieciństwie, poszła szyba
    I cały dzień pod łóżkiem, w kurzu
    Dziś już pod łóżkiem się nie mieszczę
    Więc stoję tu, na twoim podwórzu`,
}
