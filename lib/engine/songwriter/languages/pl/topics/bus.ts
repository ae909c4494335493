import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'autobus* tramwaj* tramwaju przystanek przystanku przystanki przystankach mpk pks bus busa busem busie metro metra metrem trolejbus* kierowc* pętla pętli kasownik* kanar kanara kanary bilecik* motornicz* dojazd* dojeżdża* spóźniony odjazd*',
  you: {
    scene: `
      W autobusie (znasz kierowcę|znasz wszystkich|masz miejsce), i on ciebie zna
      Czeka, choć biegniesz dopiero przez most
      Cały przystanek kibicuje: no, raz, dwa
      I klaszcze, gdy wpadasz z bułką na wprost`,
    later: `
      Ustępujesz miejsca, a potem przy drzwiach
      Poznajesz życiorys pana z kaktusem
      Wysiadacie razem, choć wieje, na piach
      Bo nie dokończył, a jechał autobusem`,
  },
  me: {
    scene: `
      Biegnę na autobus, (kanapka|szalik|but) leci za mną
      Drzwi się zamknęły i mówią mi: psst
      Widzę go tyłem, jak macha mi lampą
      Czerwoną, i znika, i taki to list`,
    later: `
      Następny ma przyjść, według tablicy, za sześć
      Tablica tak mówi od dwóch kwadransów
      Ktoś obok wyjął już krzesło, by zjeść
      I rozkłada karty, i uczy nas pasjansów`,
  },
  past: {
    scene: `
      Na tym przystanku (pod lipą|za rogiem|przy kiosku) stało się we dwoje
      I puszczało się siedem, i osiem, co rusz
      Bo jeszcze to zdanie, i jeszcze twoje
      I nagle był nocny, i ostatni już`,
    later: `
      Wsiadam w ten sam, i nie jadę daleko
      Dwie stacje, za szybą pralnia i dom
      Kasownik kliknął tak samo, jak echo
      I obok mam wolne miejsce pod dłoń`,
  },
  hook: `
    Ostatni autobus, i pół miasta śpi
    Kierowco, niech czekają jeszcze te drzwi

    Tramwaj na zakręcie śpiewa jak ptak
    Kto biegnie, ten zdąży, no, prawie, o, tak`,
}
