import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'morze morza morzu morzem mórz morski* ocean* plaż* plaża plaży bałtyk* fala fale fali falę falą falami falach fal wydm* muszl* muszelk* mew* mewa statek statk* żagl* żagiel łódk* łódka łódź łodzi kuter kutrz* kutra molo latarni* brzeg brzegu brzegiem przypływ* odpływ* bursztyn* parawan* kotwic* sztorm* zatok* nurkow* pływa* kąpielisk*',
  you: {
    scene: `
      Zawsze wracasz z plaży (z kieszenią|z wiadrem|z czapką) pełną kamieni
      Każdy ma dziurkę albo czyjś nos
      Morze ci daje, co mu się zmieni
      I jeszcze dorzuca mewy głos

      Wchodzisz do morza (w maju|we wrześniu|przed śniadaniem), po kostki, po szyję
      Krzyczysz, że ciepłe, i siniejesz w mig
      Cała plaża patrzy, czy ktoś jeszcze żyje
      A ty już płyniesz i machasz: to nic`,
    later: `
      Mówisz: posłuchaj, i do ucha muszla
      Mówią, że szum w niej to tylko krew
      A ja tam słyszę, po dobrej chwili
      Jak śmiejesz się, w tle mewi śpiew

      Kiedy jest we mnie sztorm i wieje w skronie
      Siadasz obok mnie jak na falochronie
      Nic nie tłumaczysz, podajesz mi koc
      I morze siada, i cichnie co noc`,
  },
  me: {
    scene: `
      Jadę nad morze, (deszcz|mgła|wiatr), parawan fruwa
      Wbijam go w piasek czwarty raz
      Mewa mi frytkę z ręki wysuwa
      I siada obok, jak ktoś od nas

      Stoję przy wodzie (rano|boso|w kurtce), nogi mi grzęzną
      Każda z fal coś bierze spod pięt
      Jakby ktoś dywan, uprzejmie, z głębi
      Wyciągał powoli i zwijał w skręt`,
    later: `
      Kupuję latawiec, rybę i kapcie
      W tej budce, co ma na wszystko dach
      A morze za darmo wchodzi na kapcie
      I w prezencie daje mi cały ten piach

      Przywożę do domu pół plaży w butach
      Sypie się w kuchni, w łóżku i w śnie
      Zamiatam, a piasek gra na trzech nutach
      I nie chcę, naprawdę, pozbyć się, nie`,
  },
  past: {
    scene: `
      Zamek z (piasku|kamyków) i jedna z tych flag na patyku
      Kopało się fosę, aż woda szła
      Morze zabrało go, jak zwykle, po cichu
      I tylko ta flaga w szufladzie trwa

      Na molo, gdzie (deska|latarnia) skrzypiała przy końcu
      Jadło się gofry i patrzyło w fale
      I dwa nasze cienie szły po tym słońcu
      Jakby nie miały się skończyć wcale`,
    later: `
      Morze wciąż mówi to samo zdanie
      Zaczyna, urywa, zaczyna znów
      Śmieszne nam było to jego gadanie
      Dziś słucham do końca i brak mi słów

      W kieszeni płaszcza znalazł się piasek
      Grudka bursztynu i bilet na prom
      Trzymam pod lampą, nim całkiem zgaśnie
      I jest tamta plaża, i wiatr, i dom`,
  },
  hook: `
    Szumi morze, szumi, i niech mu tak będzie
    Weź je do kieszeni, i masz je wszędzie

    Fala za falą, i wraca, i znów
    Morze jest po to, gdy zbraknie słów`,
  soft: {
    scene: `
      Fala do brzegu cicho szła
      Pytała piasek: śpisz czy ja?
      Śpi łódka, śpi na burcie lin
      Kłębek, i mewa, i jej syn`,
    later: `
      Muszla do ucha mówi: ciii
      W zatoce biały statek śpi
      Latarnia mruga, raz i dwa
      I jedno oko zamknięte ma`,
  },
}
