import type { Details } from '../../stanzas.ts'

/** What children learn by heart, in its order: clean hands and teeth, days, letters, sums, and how to cross a road. */
export const lessons1: readonly Details[] = [
  {
    words:
      'mycie_rąk myciu_rąk myciem_rąk mycia_rąk myj_ręce myjemy_ręce myje_ręce myć_ręce umyj_ręce umyć_ręce mycie_rączek myciu_rączek mycia_rączek mydł* namydl*',
    stanzas: `
      Najpierw rękawy, a potem woda
      Ciepłą puść wodę i dłonie mocz
      Mydło na ręce, i pocieramy
      Aż piana się bieli jak śnieżny koc

      Wierzchy i wnętrza, i między palcami
      Kciuk lewy, kciuk prawy, i palce wzdłuż
      Dwadzieścia sekund, potem spłukujesz
      I ręcznik, do sucha, gotowe już`,
    later: `
      Przed każdym jedzeniem, po każdej zabawie
      Po psie i po kocie, po toalecie też
      Zarazki spływają z wodą do rury
      A czysto jest tam, gdzie ty o tym wiesz`,
    hook: `
      Myj, myj ręce, raz i dwa
      Mydło i woda, i piana ta

      Mydło w ręce, piana w mig
      Mycie rąk to prosty trik`,
  },
  {
    words:
      'mycie_zębów myciu_zębów mycia_zębów myć_zęby myje_zęby myjesz_zęby myjemy_zęby umyj_zęby myj_zęby mycie_ząbków myciu_ząbków mycia_ząbków szczoteczk* szczotkuj* pasta_do_zębów zdrowe_zęby zdrowych_zębach',
    stanzas: `
      Na szczotkę pasty jak ziarnko grochu
      I rano, i wieczór, dwa razy co dnia
      Zaczynam od góry, od dziąsła w dół
      Od zewnątrz, od środka, a szczotka gra

      Teraz na dole, od dziąsła w górę
      I po wierzchu, tam gdzie się gryzie chleb
      Dwie całe minuty, na końcu język
      Wypluwam, i koniec, i czysto też`,
    later: `
      Zęby są czyste, i górne, i dolne
      I nic się w nocy do nich nie skrada
      Szczoteczka stoi umyta w kubku
      I śpi do rana, i nie przeszkadza`,
    hook: `
      Szczoteczka w górę, szczoteczka w dół
      Góra i dół, i języka też pół

      Mycie zębów to sprawa raz dwa
      Góra i dół, i szczoteczka gra`,
  },
  {
    words:
      'dni_tygodnia dniach_tygodnia dniami_tygodnia nazwy_dni nazwach_dni poniedziałek_wtorek poniedziałek_wtorek_środa',
    stanzas: `
      Poniedziałek pierwszy wstaje z łóżka
      Wtorek jest drugi, i budzi się też
      Środa jest w środku, stąd ma swe imię
      A czwartek jest czwarty, i ty to już wiesz

      Piątek jest piąty, i kończy się praca
      Sobota to spacer i wolny dzień
      Niedziela jest siódma, i odpoczywa
      A potem od nowa zaczyna się`,
    later: `
      Siedem dni razem, i mamy tydzień
      A tydzień się kręci jak karuzela
      Zaczyna go zawsze poniedziałek
      A kończy go zawsze niedziela`,
    hook: `
      Poniedziałek, wtorek, środa, czwartek
      Piątek, sobota, niedziela, i start

      Siedem dni tygodnia, każdy ma imię
      Kto je zaśpiewa, tego nie minie`,
  },
  {
    words: 'alfabet alfabetu alfabecie alfabetem abecadło abecadła abecadle literki literkach litery literach',
    stanzas: `
      A, ą, b, c, ć, d
      E, ę, f, g, ha, i, jot
      K, l, ł, i m, i n, i ń
      Pół alfabetu to za nami w lot

      O, ó, p, r, s, ś, t
      U, w, y, zet, ź i ż
      Trzydzieści dwie litery mamy
      I wszystkie znasz na pamięć już`,
    later: `
      Ogonek ma ą, i ogonek ma ę
      Kreseczkę mają ć, ń, ó, ś, ź
      Kropkę ma ż, a ł ma przecinek
      I każdą z tych liter można w słowie nieść`,
    hook: `
      Od a do ż, od a do ż
      Cały alfabet umiesz też

      Alfabet w kieszeni, litery w głowie
      Kto zna je wszystkie, ten słowo powie`,
  },
  {
    words:
      'tabliczka_mnożenia tabliczki_mnożenia tabliczce_mnożenia tabliczkę_mnożenia mnożenia mnożenie mnożeniu mnożyć pomnożyć',
    stanzas: `
      Razy zero, to zawsze zero
      Razy jeden, to liczba ta sama
      Razy dwa, to dodaj drugi raz
      Dwa razy cztery, osiem, i brawa

      Razy pięć kończy się na pięć lub zero
      Razy dziesięć, to zero na końcu dasz
      Trzy razy cztery czy cztery razy trzy
      Zawsze dwanaście, i już to znasz`,
    later: `
      Sześć razy sześć, trzydzieści sześć
      Siedem razy siedem, czterdzieści dziewięć
      Osiem razy osiem, sześćdziesiąt cztery
      A resztę po trochu zapamiętać się chce`,
    hook: `
      Mnożenie to nie czary, raz, dwa i trzy
      Trzy razy trzy, dziewięć, i wiesz to i ty

      Tabliczka mnożenia, śpiewaj ją w głos
      Pięć razy pięć, dwadzieścia pięć, i już coś`,
  },
  {
    words:
      'przechodzenie_przez_ulicę przechodzeniu_przez_ulicę przechodzenia_przez_ulicę przechodzić_przez_ulicę przechodzenie_przez_jezdnię przechodzeniu_przez_jezdnię przejście_dla_pieszych przejściu_dla_pieszych na_pasach zasady_ruchu_drogowego zasadach_ruchu_drogowego bezpieczna_droga bezpiecznej_drodze',
    stanzas: `
      Zatrzymaj się przed krawężnikiem
      I tylko na pasach przechodzi się
      Czerwony ludzik mówi: poczekaj
      Zielony ludzik zaprasza cię

      Najpierw na lewo, potem na prawo
      Jeszcze raz w lewo popatrzeć masz
      Jeśli nic nie jedzie, idziesz spokojnie
      Prosto przez pasy, i na to jest czas`,
    later: `
      Bez telefonu, bez piłki, bez biegu
      A małe ręce trzyma się w dużych
      Na drugiej stronie, na chodniku
      Bezpiecznie toczy się dzień podróży`,
    hook: `
      W lewo, w prawo, w lewo znów
      Droga jest pusta, i droga jest już

      Przez ulicę, przez ulicę tak się idzie
      Gdy zielone się pali i każdy to widzi`,
  },
]
