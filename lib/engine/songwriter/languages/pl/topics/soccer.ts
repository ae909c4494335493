import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'piłka piłki piłkę piłką piłce piłkarz* piłkark* piłkarsk* mecz meczu mecze meczem bramk* bramka gol gola gole boisk* stadion* trybun* napastnik* obrońc* bramkarz* karny karnego spalony sędzi* gwizdek gwizdk* kibic* liga lidze ligi futbol* orlik* drybl*',
  you: {
    scene: `
      Grasz (w deszczu|na orliku|po ciemku), aż widać tylko skarpety
      Piłka do ciebie lgnie jak pies
      Podajesz ją zawsze, i zawsze, niestety
      Temu, co nigdy nie trafia, i wiesz`,
    later: `
      Po meczu, przegranym, gdy cisza w szatni
      Zbierasz po kolei nasze buty i łzy
      Mówisz: no dobra, był pierwszy, ostatni
      A w środę o piątej na boisku my`,
  },
  me: {
    scene: `
      Gram na (obronie|lewej|bramce), bo stamtąd najbliżej do domu
      Piłka mnie mija o metrów sześć
      Raz ją trafiam w głowę, nie mówiąc nikomu
      Że to był przypadek, i gol, no i cześć`,
    later: `
      Sędzia ma gwizdek, a oczy ma pięć
      Spalony był wczoraj, i dziś, i za rok
      A ciotka z trybuny, bo ma na to chęć
      Schodzi i mierzy mu boisko co krok`,
  },
  past: {
    scene: `
      Na tym (boisku|placu|podwórku) bramką były dwa tornistry
      Poprzeczka tam, gdzie nie sięga wzrok
      Piłka leciała w pokrzywy i listki
      Grało się dalej, aż zapadł zmrok`,
    later: `
      Stara piłka w piwnicy, bez powietrza
      Podnoszę, kładę na but, i raz
      Odbija się, jakby była wciąż lepsza
      Ode mnie, i liczy, jak wtedy: raz`,
  },
  hook: `
    Gol, i wszyscy w górę, i drży cały blok
    Piłka jest okrągła jak dobry rok

    Jeszcze jedna akcja, jeszcze jeden strzał
    Kto kocha piłkę, ten będzie wciąż grał`,
}
