import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'kuchnia kuchni kuchnię kuchnią gotuje gotować gotowan* gotuj* garnek garnk* patelni* zup* zupa rosół rosoł* pierog* pieróg bigos* kotlet* schabow* obiad* kolacj* śniadan* piecze pieczeni* piekł* ciast* ciasto szarlotk* sernik* makowiec makow* drożdżówk* placek placki plack* naleśnik* przepis* chochl* fartuch* kluski klusek kopytk* gołąbki barszcz* żurek żurk* smaży lepi wałek wałk* kuchenk* piekarnik*',
  you: {
    scene: `
      Gotujesz (rosół|bigos|barszcz) bez wagi, bez miarki, na oko
      Szczypta to tyle, co zmieści się w dłoń
      Pytam o przepis, a ty wysoko
      Podnosisz pokrywkę i mówisz: no, chłoń

      W twojej kuchni (szyba|lustro|okno) jest mgłą i patrzy na nas
      Wałek ma w sobie ze trzysta świąt
      Lepisz pierogi, a gada się: zaraz
      I nikt nie umie już ruszyć się stąd`,
    later: `
      Zawsze nakładasz za dużo, do pełna
      I mówisz: no, tyle to zjesz
      Guzik odskoczył mi w stronę sernika
      A ty mi z kuchni niesiesz deser też`,
  },
  me: {
    scene: `
      Robię naleśniki, (pierwszy|drugi|trzeci) jest dla psa, to tradycja
      Kolejny ma kształt jak półwysep Hel
      Jeden jest na lampie, to jego pozycja
      A dżem jest wszędzie, jak był jego cel`,
    later: `
      Przepis mówi: piec, aż się zarumieni
      Siedzę pod piekarnikiem jak kot
      Ciasto się rusza, wznosi i mieni
      I siada, jak ja, gdy kończy się rok`,
  },
  past: {
    scene: `
      Twoja kuchnia pachnie (koprem|wanilią|cebulą), choć nikt nie gotuje
      Kartka na szafce: mąka, kminek, sól
      Wałek ma rysy, i ja je szlifuję
      Dłonią po twojej, od góry w dół`,
    later: `
      Robię ten bigos według kartki w tłuszczu
      Trzy plamy zamiast liter, i jakiś znak
      Próbuję, dosypuję, w końcu się uśmiech
      Robi sam z siebie: to jest ten smak`,
  },
  hook: `
    W kuchni się śpiewa, w kuchni się żyje
    Kto wszedł na chwilę, ten jeszcze coś pije

    Garnek bulgocze, pokrywka gra
    Szczęście to zupa, co dzieli się na dwa`,
}
