import type { Details } from '../../stanzas.ts'

/** Toys and games, a glass with friends, words of other languages, and presents. */
export const evenings: readonly Details[] = [
  {
    words:
      'zabawk* zabawek klocki klocków klockami klocek lego dinozaur* lalka lalki lalkę lalek lalkami resorak* autkami',
    stanzas: `
      Bosa pięta, ostra krawędź
      Klocek czeka w ciemnym progu
      Wieża wyższa od krzesełka
      I korek autek na rogu

      Ryk w pokoju, zęby, pazury
      Pod stołem cały park, z wulkanem
      Triceratops w misce na zupę
      I ogon pod samym dywanem

      Pudło z napisem, brak pokrywki
      Lalka bez buta, koń bez siodła
      Kolejka w kółko, tunel z krzesła
      I z rolki po papierze jodła`,
  },
  {
    words:
      'konsol* gra_na_komputerze grasz_na_komputerze gram_na_komputerze grał_na_komputerze grałeś_na_komputerze grać_na_komputerze gry_komputerowe gier_komputerowych grach_komputerowych gracz* gamer* minecraft* fortnite playstation xbox',
    stanzas: `
      Pad, poduszka, jeszcze poziom
      Kciuki skaczą po guzikach
      Słuchawki, jedno ucho wolne
      I wybuch cicho w głośnikach

      Fotel przechyla się w zakręt
      Ciało skręca razem z drogą
      Język w kąciku, brwi na sztorc
      I kabel zaplątany z nogą

      Kwadratowe słońce, krowa
      Domek z bloków, dach, pochodnia
      Kilof stuka, skrzynka, wajcha
      I kopalnia, od tygodnia`,
  },
  {
    words:
      'piwo piwa piwem piwko piwku wino winem winko drink* kufel kuflem pub pubu pubie kieliszek kieliszk* degustac*',
    stanzas: `
      Kapsel dzwoni, piana rośnie
      Kufel, podkładka, orzeszki
      Wąs z piany, łokieć na blacie
      I z kapsli ułożone ścieżki

      Korkociąg skrzypi, korek, puk
      Krople spływają po nóżce
      Ser, winogrona, dwa noże
      I świeczka w blaszanej puszce

      Stolik się kiwa, pod nim karton
      Rachunek dzielony na czworo
      Płaszcze zdejmowane z oparcia
      I stanie przed drzwiami, dość sporo`,
  },
  {
    words:
      'angielski angielskiego angielskim hiszpański hiszpańskiego niemieckiego włoskiego francuskiego norweskiego japońskiego chińskiego języków_obcych język_obcy języki_obce obcego_języka języka_obcego słówka słówek tłumaczk* tłumacz',
    stanzas: `
      Fiszka, z drugiej strony słówko
      Lodówka, a na niej słowo
      Język o zęby, jeszcze raz
      I kot, nazwany na nowo

      Lustro i usta w dziwnym kształcie
      Rodzajnik, końcówka, przyimek
      Palec na karcie, uśmiech, ryba
      I z komiksu obcy dymek

      Słuchawka w uchu, autobus
      Usta ruszają się bez głosu
      Lekcja szósta, pauza, powrót
      I zdanie o cenie sosu`,
  },
  {
    words: 'prezent prezenty prezentów prezentami prezentem prezencik* niespodziank* niespodzianek upomin*',
    stanzas: `
      Szary papier, nożyczki, taśma
      Kokardka, palec na supełku
      Karteczka z imieniem na sznurku
      I szelest w lekkim pudełku

      Potrząsanie, ucho przy wieczku
      Papier rozcinany na raty
      Wstążka zwijana, bo się przyda
      I w środku sweter, cały w kraty

      Szafa, górna półka, pod kocem
      Zgaszone światło, kroki z dołu
      Szept, kucanie, palec na ustach
      I śmiech, co ucieka spod stołu`,
  },
]
