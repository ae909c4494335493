import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Dziś śpiewamy o {x}, (siadamy w kole|stajemy w kole|łapiemy się za ręce)
    Kto gotów, niech klaśnie, raz i dwa
    Nie trzeba się martwić, nie trzeba się śpieszyć
    Piosenka o wszystkim opowie nam

    (Kto wie|Kto umie|Kto powie) coś o {x}, podnosi rękę
    Kto nie wie, ten posłuchać może też
    Za trzy minuty już każdy to powie
    I nawet pluszowy w kącie jeż`,
  turn: `
    Teraz to samo robimy w parach
    Jedno pokazuje, a drugie wie
    A potem zamiana i śmiech na sali
    I nikt na koniec nie myli się

    W domu to pokaż mamie i tacie
    Babci, dziadkowi, psu i lali
    I będzie w tym domu cała szkoła
    I wszyscy będą razem klaskali`,
  meaning: `
    Nikt się nie rodzi z wiedzą w kieszeni
    Każdy się kiedyś uczy jak ty
    Najpierw po trochu, potem już sprawnie
    A potem otworzą się same drzwi

    Nie szkodzi, gdy się za pierwszym razem
    Coś pomyliło albo zgubiło
    Mądry jest ten, kto próbuje znowu
    A potem się śmieje, jak łatwo było

    Jutro to komuś pokażesz z uśmiechem
    Mamie, koledze, kotu przy drzwiach
    Bo kto coś umie i innym pokaże
    Ten umie to na wiele lat`,
  lift: `
    Raz od przodu, raz od tyłu
    Raz tak, żeby śmiesznie było

    Kto gotów, niech klaśnie, raz i dwa
    I cała piosenka w rytm nam gra`,
  chorus: `
    # Piosenka o {x}
    Piosenka o {x}, klaszcz, klaszcz, klaszcz
    {thing.fact}
    Piosenka o {x}, raz, dwa i trzy
    Wszyscy to umiemy, ja i ty

    # Piosenka o {x}
    Piosenka o {x}, klaszcz, klaszcz, klaszcz
    Piosenka o {x}, i tupnij raz
    Piosenka o {x}, raz, dwa i trzy
    Umie to sąsiad, umiesz i ty

    # A teraz ty
    A teraz ty, raz, dwa i trzy
    Powiedz to głośno, aż zadrżą drzwi
    A teraz ty, i już to umiesz
    I już to pamiętasz, i już to rozumiesz

    # Pytaj, {call}
    Pytaj, {call}, po co i skąd
    Pytaj, bo pytać to żaden błąd
    Pytaj, {call}, i powtórz jeszcze raz
    Na każde pytanie mamy czas`,
  bridge: `
    I kiedyś ktoś mały cię o to zapyta
    I nie zabraknie ci wtedy słów
    Weźmiesz go za rękę i pokażesz
    I piosenka się zacznie znów

    Cichutko, na palcach, szeptem to samo
    Szeptem to mówi i lewa, i prawa
    A teraz na cały głos, na całą salę
    I duże brawa, i jeszcze brawa`,
}
