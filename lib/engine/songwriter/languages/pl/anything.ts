import type { Topic } from '../stanzas.ts'

/** Of whatever a song is about: `{x}` is what stood behind "o", in the locative. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      Kiedy mówisz o {x} (przy stole|w kolejce|w tramwaju), ręce ci latają
      Pieprz to jest góra, widelec to szlak
      Kelner zapomniał, że niesie zupę
      I stoi, i mówi: naprawdę? aż tak?

      Śnisz (chyba|pewnie|znowu) o {x}, bo się śmiejesz
      Przez sen, i kołdra spada na dywan
      Nie budzę cię, poprawiam poduszkę
      I ściszam budzik, niech się dośniwa`,
    later: `
      Dla ciebie czytam o {x} po nocach
      Podkreślam zdania, na boku znak
      I jeśli spytasz, odpowiem od razu
      Jak ktoś, kto od zawsze wie, co i jak

      Ktoś przy stole zaczyna o {x}
      I wszyscy patrzą od razu na ciebie
      Odkładasz widelec, poprawiasz rękaw
      I zaraz o cieście już nikt nie wie`,
  },
  me: {
    scene: `
      Od kiedy myślę o {x}, (palę tosty|gubię klucze|mylę piętra)
      Kłaniam się lampom, nie tę skręcam ulicę
      Lekarz mnie bada: to nic takiego
      Z tym się nie walczy, to samo życie

      Na kartce (w kratkę|z kalendarza|po bułkach) piszę: o {x}
      Dwukropek, i gryzę ołówek na pół
      Tyle by trzeba, a zdanie jak kaczka
      Raz płynie wierzchem, raz daje w dół`,
    later: `
      Mówię o {x} już pół godziny
      Rosół stygnie, muchy śpią
      Aż w końcu ktoś szepcze: i co było dalej?
      I nagle słucha mnie cały dom

      Zamiast halo mówię w słuchawkę: o {x}
      A po tamtej stronie ktoś mówi: ach
      Gadamy tak już trzecią godzinę
      I nie wiem, z kim, ale jest jak w snach`,
  },
  past: {
    scene: `
      Mówiło się o {x} (bez końca|wieczorem|w kuchni), aż sos się przypalał
      I patrzę na zegar, i ziewa stół
      Dziś oddam ten zegar i sos, i garnek
      Za jedno zdanie, choćby i pół

      Na ścianie (ołówkiem|kredą|szminką) twoje: o {x}
      Wykrzyknik, i dalej już kropki trzy
      Co miało tam być, tego nikt nie wie
      Nie zamaluję go, niech sobie brzmi`,
    later: `
      Ktoś mówi o {x}, i się odwracam
      Szukać tej miny, którą masz ty
      I przez sekundę jest w cudzej twarzy
      Potem już tłum, ulica i drzwi

      Gdyby się dało pogadać, mam listę
      O {x} na górze, a niżej: piec
      Jeszcze niżej: to ciasto z kruszonką
      I ile właściwie trzeba je piec`,
  },
  hook: `
    Śpiewamy o {x}, i to na głos
    Kto nie zna słów, niech nuci pod nos

    O {x} piosenka, kto zna, niech nuci
    A komu się spodoba, ten jeszcze tu wróci`,
}

export const anything = { thing, deed: thing }
