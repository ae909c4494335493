import type { Topic } from '../../stanzas.ts'

export const snow: Topic = {
  kin: 'śnieg śniegu śniegiem śniegi śnież* śnieży śniegow* snieg* zima zimy zimą zimie zimę zimow* mróz mrozu mroźn* lód lodu sople sopel bałwan* sanki sanek sankach narty nart nartach łyżw* zaspa zaspy zaspie szron* zamieć zamieci rękawiczk* szalik* czapk* czapka kulig*',
  you: {
    scene: `
      Pierwszy (śnieg|płatek), a ty już bez czapki na dworze
      Z językiem na wierzchu, i liczysz, aż śnieg ci się dał
      Reszta ulicy skrobie szyby, i może
      To rozsądniejsze, lecz kto by tak stał`,
    later: `
      Lepisz bałwana z sąsiadem, co stoi
      I mruczy, że zimno, i późno już też
      A potem zdejmuje szal, marchew mu kroi
      I mruczy: no, prosto mu włóż, tak, jak wiesz`,
  },
  me: {
    scene: `
      Odśnieżam (chodnik|auto|schody), godzina, dwie, wreszcie stoję
      Czysto, i patrzę, jak lśni mój trud
      Wtedy pług jedzie, i całe swoje
      Zwala mi znowu pod sam but`,
    later: `
      Sanki znalezione w piwnicy, pod rowerem
      Pędzę na nich z góry, krzyk, śnieg i dym
      Przy krzaku rozstaję się nagle ze sterem
      I leżę w tej zaspie, i dobrze mi w tym`,
  },
  past: {
    scene: `
      Śnieg taki, (jak wtedy|po kolana|do okien), szło się gęsiego
      Twój ślad był pierwszy, a mój wchodził w twój
      Dziś pole jest białe, od brzegu do brzegu
      I jeden ślad na nim, i to tylko mój`,
    later: `
      W kieszeni zimowej kurtki rękawiczka
      Jedna, czerwona, i kasztan, i nic
      Chucham na szybę, jest mała uliczka
      I kółko, którędy patrzyło się w świt`,
  },
  hook: `
    Pada śnieg, pada, i cichnie świat
    Biała jest kartka na biały ślad

    Zima puka w okno, na szybie ma kwiat
    Niech nas zasypie na parę lat`,
}
