import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'książk* książek książka książce księg* czyta czytać czytasz czytani* czytelni* bibliotek* bibliotece powieś* rozdział* strona strony stronę stronach stronie zakładk* regał* półka półce wiersz* poezj* bajk* bajek bajka kryminał* komiks* autor* pisarz* antykwariat* okładk* literatur* lektur*',
  you: {
    scene: `
      Czytasz przy (zupie|zlewie|myciu zębów), na schodach, w tramwaju
      Latarnie grzecznie schodzą ci z drogi
      Raz wiozło cię tak do końca, pod krzaki
      Na pętlę, bo w książce był smok, i złowrogi`,
    later: `
      Pożyczasz książki, i nikt ich nie zwraca
      Mówisz: niech chodzą, niech widzą świat
      A czasem jedna, po latach, ci wraca
      Z biletem z Neapolu, a w środku jest kwiat`,
  },
  me: {
    scene: `
      Jeszcze (rozdział|stronę|dwie strony), mówię, i rano się stało
      Zabił ogrodnik, a może i brat
      A w pracy szef pyta: dobrze się spało?
      I myślę: to on, on na pewno coś skradł`,
    later: `
      Na półce mam książki, co czekają w kolejce
      Patrzą mi w plecy, gdy biorę znów tę
      Co znam na pamięć, lecz w każdej literce
      Ktoś mi zostawił herbatę i mnie`,
  },
  past: {
    scene: `
      Na każdej (stronie|książce) ołówkiem twój znak, mały ptak
      Czytam i idę za nim przez las
      Tu śmiech na marginesie, tu: no, nie tak
      I kartki szeleszczą, jak kiedyś, na czas`,
    later: `
      Zakładka została na setnej stronie
      Dalej nie czytam, nie śpieszno mi tam
      Kładę na kartce po twojemu dłonie
      I koniec tej książki zostawiam nam`,
  },
  hook: `
    Otwórz tę książkę, a otworzy się świat
    Kto raz w niej zamieszka, ten nie liczy lat

    Strona za stroną, i noc mija tak
    Książka ma skrzydła jak każdy ptak`,
}
