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
  meaning: `
    Ile tu było dni, kto to policzy
    Wczesnych pobudek i długich zdań
    A dzisiaj się kończy i coś się zaczyna
    I otwierają się drzwi wielu bram

    Nie wszystko z tych lekcji zostanie w głowie
    Wzory się zgubią, daty też
    Zostaną ludzie, z którymi się szło
    I to, że się umie, i że się wie

    Ten papier to tylko kawałek papieru
    A pod nim jest praca, noc i świt
    I nikt ich nie widzi, a wszyscy klaszczą
    Bo to się nie zdało za darmo i w mig`,
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

    # Brawo, {call}
    Brawo, {call}, za każdy ten dzień
    {fact}
    Brawo, {call}, i niech się otworzą
    Przed tobą drzwi, za którymi jest cel

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
    Kiedyś spotkamy się gdzieś przypadkiem
    Po wielu latach, i każde: no nie!
    I ktoś z nas powie: pamiętasz, jak było?
    I będzie się śmiać godzinę lub dwie

    Nikt ci nie powie, jak to się robi
    W tej książce na końcu nie ma kluczy
    Każdy spisuje trochę od sąsiada
    I każdy się tego po drodze uczy`,
}
