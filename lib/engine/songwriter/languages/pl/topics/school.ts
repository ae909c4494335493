import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'szkoła szkoły szkole szkołę szkołą szkoln* lekcj* klasa klasy klasie klasę uczni* uczeń uczennic* nauczyciel* wychowawc* tablic* kreda kredą kredy dzwonek dzwonk* przerwa przerwie zeszyt* plecak* ławka ławce ławki dziennik* dyktand* kartkówk* klasówk* podstawówk* lice* sprawdzian* matematyk* wf wuef tornist* piórnik* świetlic*',
  you: {
    scene: `
      W klasie (na parapecie|przy tablicy|pod oknem) masz zawsze czas
      Na to pytanie, co nie z tej lekcji
      Zostaje po dzwonku połowa z nas
      I nikt nie śpieszy się do kolejki`,
    later: `
      Piszesz na marginesie: odważne, spróbuj
      Zamiast czerwonej kreski jak płot
      Ten zeszyt już dawno mógł się gdzieś zgubić
      A leży w szufladzie, i działa co rok`,
  },
  me: {
    scene: `
      Kreda (skrzypi|pęka|fruwa), tablica patrzy, stoję jak słup
      Było coś o rzekach, a może o żabie
      Mówię, że Wisła, i robię krok wzdłuż
      A klasa mi szepcze, lecz szepcze słabiej`,
    later: `
      W plecaku mieszka jabłko z października
      Kanapka, co chyba już umie grać
      Na dnie zaś jest zeszyt, który unika
      Spotkania ze mną i woli spać`,
  },
  past: {
    scene: `
      Ławka pod oknem, (trzecia|ostatnia), i rys cyrklem w lakierze
      Z lekcji najwięcej pamiętam ten płot
      I śnieg za szybą, i ciche szmery
      I czyjś na zeszycie rysunek, i kot`,
    later: `
      W szkole po lekcjach jest pusto i miękko
      Woźna ma klucze i radio, i kwiat
      Na haczyku worek, wisi tak lekko
      Jakby ktoś miał w nim wciąż osiem lat`,
  },
  hook: `
    Dzwoni dzwonek, dzwoni, i szkoła w biegu
    Rzuca nas światu jak śnieżki ze śniegu

    Jedna tablica i trzydzieści głów
    Szkoła nas uczy od liter do słów`,
}
