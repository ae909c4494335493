import type { Plot } from '../../stanzas.ts'

export const graduation: Plot = {
  person: 'past',
  open: `
    Ostatni dzwonek, (kreda|gąbka|plecak), kwiaty w wiadrze
    Dyrektor mówi już czwarty raz: dziś
    Ktoś śpi na stojąco, ktoś mruga przez okno
    A okno mówi: no, można już iść

    Na ławce (wyryte|flamastrem|ołówkiem): nuda, i serce
    Data sprzed roku, pod spodem: hej
    Ktoś siądzie tutaj po nas, jesienią
    I przez ten napis będzie mu lżej

    Koszula (biała|sztywna|z pożyczki), but trochę uwiera
    Dyplom w rulonie, jak lizak, jak miecz
    W trzecim rzędzie ktoś płacze w program
    A ty udajesz, że zwykła to rzecz`,
  turn: `
    Były noce, gdy litery szły po ścianie
    I kawa przegrywała ze snem
    Były dwóje i schody, i deszcz na schodach
    I ktoś, kto mówił: ty umiesz, ja wiem

    Nie będzie więcej tej samej tablicy
    Tych samych drzwi i tej samej mapy
    Gdzie ktoś przykleił, dawno, przed nami
    Gumę do żucia na środku Kanady

    Co z tego zostanie? Pole trapezu
    Trzy daty bitew i skrót do kiosku
    I jak się dzieliło ostatnią bułkę
    Na czworo, na murku, zupełnie po prostu`,
  lift: `
    Zamknij ten zeszyt, otwórz te drzwi
    Dzwonek zadzwonił i jeszcze brzmi

    Kto dzisiaj nie wie, co dalej, ma tak
    Jak każdy na sali, i to dobry znak`,
  chorus: `
    # Brawo, {call}
    Brawo, {call}, głośno, na cały hol
    Zdane, i nikt cię już nie przepyta
    Brawo, {call}, a za bramą świat
    Stoi z kwiatami i też cię wita

    # Ostatni dzwonek
    Ostatni dzwonek i pusta szatnia
    Worek na haczyku i słońce po kostki
    Ostatni dzwonek, i nagle tak łatwo
    Wyjść w dzień bez planu, szeroki i prosty

    # Zdane i już
    Zdane i już, podrzuć w górę buty
    Zdane i już, niech nauczy się wiatr
    Zdane i już, a zeszyty, nuty
    Niech lecą, i czyta je teraz świat`,
  bridge: `
    Kiedyś spotkamy się w sklepie przy serze
    Ty z wózkiem, ja z listą, i każde: no nie!
    I ktoś z nas powie: pamiętasz tę mapę?
    I ser poczeka godzinę lub dwie

    Nikt ci nie powie, jak to się robi
    W tej książce na końcu nie ma kluczy
    Każdy spisuje trochę od sąsiada
    I każdy się tego po drodze uczy`,
}
