import type { Topic } from '../../stanzas.ts'

export const dogs: Topic = {
  kin: 'pies psa psu psem psie psy psów psami piesek pieska pieskiem pieski szczeniak* szczenię* suczk* suczka merda* szczek* szczeka smycz* obroż* kość kości buda budy budzie aport* patyk* spacer* jamnik* owczark* owczarek labrador* kundel* kundl* buldog* pudel* york* kaganiec posłani*',
  you: {
    scene: `
      Psy na tej (ulicy|klatce|alejce) znają cię lepiej niż ludzie
      Ciągną na smyczach, pan ledwo ma ruch
      Jeden, co ze mną jest wciąż na grudzie
      Przy tobie pada i pokazuje brzuch`,
    later: `
      Pies śpi na twoich butach, żeby było wiadomo
      Kiedy wychodzisz, on pierwszy to wie
      Mówisz: po chleb, i nie mów nikomu
      A pies już pod drzwiami smycz w pysku gnie`,
  },
  me: {
    scene: `
      Miał spać (na podłodze|w koszyku|na macie), to było ustalone
      Mam ćwierć materaca i kołdry róg
      Reszta to pies, w poprzek, na moją stronę
      I śni mu się chyba, że goni bruk`,
    later: `
      Rzucam mu patyk, on patrzy, gdzie upadł
      Potem na mnie: no, idź i go bierz
      Idę, przynoszę, i taka to nauka
      A uczy mnie jej mój własny pies`,
  },
  past: {
    scene: `
      Smycz wisi (przy drzwiach|na haku|na klamce), nikt jej nie rusza
      Czasem ktoś trąci, i słychać: dzyń
      Wtedy coś we mnie na spacer wyrusza
      I wraca, bo nie ma tam z kim`,
    later: `
      Ta sama ścieżka, ten sam róg i drzewo
      Nogi stają same, minuta, dwie
      Ktoś tu zawsze skręcał najpierw w lewo
      I dalej w lewo prowadzi mnie`,
  },
  hook: `
    Merda pies, merda, i świat się kołysze
    Kto ma przyjaciela, ten nie lubi ciszy

    Pies się nie pyta, kim jesteś i czyj
    Mówi: no, chodź już, i rzucaj ten kij`,
  soft: {
    scene: `
      Piesek kręci się w koszyku
      Raz i drugi, w lewo, w tył
      Potem wzdycha, po cichutku
      Jakby sto lat w drodze był`,
    later: `
      Śpi już piesek, drga mu łapka
      Biegnie we śnie po polanie
      A przy łapce leży czapka
      Odda rano, na śniadanie`,
  },
}
