import type { Plot } from '../../stanzas.ts'

/** An ode to a thing, a place or an idea. */
export const praise: Plot = {
  person: 'me',
  open: `
    Pytają przy stole, co wziąć na (wyspę|statek|księżyc)
    Ktoś mówi nóż, ktoś mówi namiot
    Ja mówię prawdę i robi się cicho
    I zaraz wszyscy: no tak, no a to!

    Piosenki są o (łzach|gwiazdach|różach), o nocach, o morzu
    Nikt nie śpiewa o {x}, i to jest wstyd
    Więc chrząkam, nucę, dostrajam struny
    I już po takcie wchodzi mi rytm

    Wychodzę po (bułki|mleko|gazetę), staję pod światłem
    Zielone, czerwone, zielone i znów
    Myślę o jednym i świecę jak lampa
    A sklep już zamknięty, i brak mi słów`,
  turn: `
    Mówię o {x} w taksówce, w kolejce
    U dentysty, w szatni, na schodach
    Dentysta słucha, odkłada wiertło
    Na takie rzeczy czasu nie szkoda

    Ktoś powie: przecież to zwykła sprawa
    Jest obok nas co dzień, od lat
    Słońce też zwykłe, mówię mu wtedy
    I chleb, i woda, i cały świat

    Raz tego nie było, przez cały tydzień
    Chodziło się jak z kamieniem w bucie
    Dziś znowu jest, i nikt nic nie mówi
    Tylko ktoś gwiżdże w każdej minucie`,
  lift: `
    Nie trzeba pomnika, nie trzeba dat
    Wystarczy, że ktoś to zaśpiewa w świat

    Proszę o ciszę, teraz ważna sprawa
    O {x} będzie, i proszę o brawa`,
  chorus: `
    # Pieśń o {x}
    Pieśń o {x}, na głosy i w chór
    Niech niesie ją tramwaj, strażak i kur
    Pieśń o {x}, bo kto, jak nie my
    Zaśpiewa o tym od drzwi aż do drzwi

    # I niech tak zostanie
    I niech tak zostanie, niech nikt nie poprawia
    Nie chowa w muzeum, nie stawia za szkłem
    I niech tak zostanie, niech sobie pozwala
    Być z nami na co dzień, jak światło i tlen

    # Najlepsze, co mamy
    Najlepsze, co mamy, nie leży w banku
    Nie stoi pod kluczem, nie błyszczy jak złoto
    Najlepsze, co mamy, jest tu od poranku
    I wcale nie pyta nikogo: a po co?`,
  bridge: `
    Gdyby ktoś kiedyś spytał o {x}
    Kogoś, kto o tym nie słyszał nic
    Niech nie tłumaczy, niech weźmie za rękę
    Pokaże palcem i da mu iść

    Są rzeczy wielkie, o których się pisze
    I takie, co mieszczą się w dłoni
    A jak przychodzi zły dzień i cisza
    To się po małe dzwoni`,
}
