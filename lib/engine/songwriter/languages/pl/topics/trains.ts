import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'pociąg pociągu pociągi pociągiem pociągów pociagi pociag kolej kolei koleją kolejow* kolejarz* kolejk* tor tory torach torów szyny szyn szynach peron peronie peronu stacja stacji stację dworzec dworca dworcu wagon* lokomotyw* parowóz parowoz* przedział* konduktor* przesiadk* semafor* zwrotnic* maszynist* ekspresow* pendolino intercity',
  you: {
    scene: `
      W pociągu (do Łodzi|na północ|nad ranem) dzielisz się jajkiem
      Z panem w kapeluszu, z dzieckiem i psem
      Po trzech stacjach przedział mówi ci bajkę
      I każdy przegapia tę stację, gdzie chce`,
    later: `
      Na peron wychodzisz z tabliczką z kartonu
      Imię, wykrzyknik i serce w rogu
      Pół pociągu chce wtedy jechać do domu
      Gdzie ktoś tak stoi na samym progu`,
  },
  me: {
    scene: `
      Opóźnienie (czterdzieści|osiemdziesiąt) minut, może ulec zmianie
      Mówi to pani, co mieszka w głośniku
      Na peronie mamy już wspólne śniadanie
      I grę w kapsle, i miłość przy kiosku, po cichu`,
    later: `
      Patrzę przez okno, jak biegną druty
      Siadają, wstają, w górę i w dół
      Na polu ktoś macha, zdejmuje buty
      I macha nimi jak flagą w pół`,
  },
  past: {
    scene: `
      Na tamtej (stacji|bocznicy) pociąg już nie staje
      Między szynami rumianek i szpak
      Kładło się ucho na szynę, w maju
      I szło po niej, że jedzie ktoś, i jak`,
    later: `
      Słyszę go w nocy, gdy jest wiatr od rzeki
      Gwiżdże na zakręcie, tak samo, w czas
      Leżę i liczę wagony, do setki
      I w każdym oknie jest ktoś z nas`,
  },
  hook: `
    Jedzie pociąg, jedzie, i niesie ten rytm
    Tak-tak, i tak-tak, do stacji: świt

    Na każdej stacji ktoś z kwiatem stoi
    Pociąg, co jedzie, jedzie po swoich`,
}
