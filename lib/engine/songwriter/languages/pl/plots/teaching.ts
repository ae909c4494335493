import type { Plot } from '../../stanzas.ts'

/** Explains anything to whoever would like to know. */
export const teaching: Plot = {
  person: 'you',
  open: `
    Dziś będzie o {x}, (siądź bliżej|weź krzesło|weź jabłko), weź kredki
    Nie trzeba nic wiedzieć, wystarczy chcieć
    To nie są mury ani sekrety
    To drzwi, a klamkę każdy może mieć

    Mówią ci: trudne, (jak skała|jak beton|jak orzech), nie wejdziesz
    A to się je jak zupę, łyżką
    Najpierw od brzegu, gdzie trochę wystygło
    A środek przychodzi sam, i to blisko

    Ciągniesz mnie za rękaw (przy obiedzie|w tramwaju|przy zlewie): dlaczego?
    No dobrze, to biorę sól i talerze
    Solniczka będzie tym, łyżka tym drugim
    A stół całym światem, i ja w to wierzę`,
  turn: `
    Mylisz się? Dobrze, to teraz wiadomo
    Którędy na pewno nie idzie szlak
    Pomyłka to słup z drogowskazem
    Pisze na nim: nie tędy, a zatem: tak

    Powiedz to własnymi słowami kotu
    Jak kot nie uśnie, to umiesz już
    Jak uśnie, powtórz, trochę ciekawiej
    Każdy profesor tak zaczął, cóż

    Kto pierwszy to odkrył, ten też nie wiedział
    Patrzył i pytał, i gryzł ołówek
    Aż raz, pod wieczór, coś zaskoczyło
    I krzyczał przez okno do wszystkich krówek`,
  lift: `
    Raz od przodu, raz od tyłu
    Raz tak, żeby śmiesznie było

    Kto pyta, nie błądzi, kto błądzi, ten pyta
    I tak się tę drogę jak książkę czyta`,
  chorus: `
    # Wszystko o {x}
    Wszystko o {x}, i to bez ściągi
    Raz, dwa, trzy, i wchodzi do głów
    Wszystko o {x}, jadą jak pociąg
    Wagony pytań, wagony słów

    # A teraz ty
    A teraz ty, powiedz to głośno
    Nie szkodzi, że czkawka, że nie ta tonacja
    A teraz ty, i widzisz, jak prosto
    Zrobiła się z tego piosenka i racja

    # Pytaj, {call}
    Pytaj, {call}, po co i skąd
    Pytaj o dziury, o wiatr i o spód
    Pytaj, {call}, bo to żaden błąd
    To pierwszy z kluczy do wszystkich wrót`,
  bridge: `
    Jutro zapomnisz połowę, wiadomo
    Reszta zostanie jak kamyk w kieszeni
    I kiedyś w tramwaju znajdziesz go palcem
    I coś ci się nagle rozpromieni

    Nie wszystko wiadomo jeszcze o {x}
    Zostało dla ciebie ze sto pytań
    Stoją i czekają jak grzyby po deszczu
    Weź koszyk, latarkę i chodź, bo świta`,
}
