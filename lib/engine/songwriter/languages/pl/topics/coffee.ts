import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'kawa kawy kawę kawą kawie kaw kawk* kawusi* kawiar* kawiarni* espresso cappuccino latte ekspres ekspresu filiżan* filiżank* kubek kubka kubku kubki parzy parzyć zaparz* fus* fusy mielon* młynek młynk* barist* śmietank* pianka piank* kofein* kawosz*',
  you: {
    scene: `
      Kawę pijesz (na stojąco|przy oknie|z kubka bez ucha), zanim wstanie dzień
      Mówisz do niej szeptem jak do konia
      Do pierwszej masz w oczach ołów i pień
      Po drugiej jest już cała harmonia`,
    later: `
      Drugą filiżankę stawiasz naprzeciwko
      I nagle ktoś siada, choć miał dużo zmartwień
      Nie dajesz rad, tylko cukier i łyżkę
      I jakoś po kawie idzie mu łatwiej`,
  },
  me: {
    scene: `
      Pierwsza (kawa|filiżanka): słychać, jak mózg szuka kapci
      Druga: znam imię i wiem, co za dzień
      Trzecia: układam słoiki według daty
      Czwarta: i budzę sąsiada, bo leń`,
    later: `
      Ekspres się popsuł, buczy jak bąk
      Wali w niego pięścią już cała rodzina
      W końcu z imbryka, z fusami, do rąk
      I smakuje jak świat, gdy się zaczyna`,
  },
  past: {
    scene: `
      Twój kubek (bez ucha|w paski|z rysą) stoi w pierwszym rzędzie
      Kawę w nim parzę tylko w niedziele
      Dwie łyżki fusów, i niech mi to będzie
      Za całe nabożeństwo i za wesele`,
    later: `
      W tej kawiarni na rogu wciąż wiedzą, jak było
      Dwie małe czarne, jedno ciastko na pół
      Dziś jedną niosą, i coś mi się śniło
      Bo dwie łyżeczki kładą na stół`,
  },
  hook: `
    Kawa na stole, kawa i świt
    Dopóki paruje, nie boli nic

    Jeszcze po małej, jeszcze po łyku
    Kawa się śmieje w każdym kąciku`,
}
