import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'lato latem lecie wakacj* wakacyjn* upał* upalny sierpień sierpnia sierpniow* lipiec lipca lipcow* lody lodów lodziarni* hamak* jezior* kajak* namiot* biwak* ognisk* grill* opalani* czereśni* arbuz* jagodzian* świerszcz* komar* żniwa letni letnie letniej',
  you: {
    scene: `
      Latem chodzisz (boso|w klapkach|w słomie), z pestką w zębach
      Plujesz nią dalej niż ktokolwiek z nas
      Rowerem po lody, i lody w rękach
      I kapie po łokciach, po drodze, w sam czas`,
    later: `
      Mówisz: nad jezioro, i nikt nie ma siły
      A w pięć minut wszyscy mają już koc
      Pomost, arbuz, i komary były
      I gwiazdy, i skok do wody, i noc`,
  },
  me: {
    scene: `
      Upał, (wiatrak|kot|lodówka) i ja, wszyscy na podłodze
      Myśli mam krótkie: woda, i cień
      Lody z patyka mi płyną po nodze
      I uważam to za udany dzień`,
    later: `
      Rozkładam hamak, instrukcja po fińsku
      Już mnie zawija jak kotlet w sałatę
      Wiszę do góry nogami, i wszystko
      Co dotąd ważne, jest naraz kudłate`,
  },
  past: {
    scene: `
      Pamiętasz to lato, (namiot|rower|kajak), dziurawy jak sito
      Padało w środku, i śmiał się z nas las
      Śpiewało się głośno, choć było już zmyto
      Kolację i mapę, i ogień zgasł`,
    later: `
      W pudle po butach jest lato: bilet
      Muszelka, patyk po lodach, i kwit
      Otwieram, i przez dobrą chwilę
      Pachnie jeziorem, i dzwoni świt`,
  },
  hook: `
    Lato, lato, lato, i okna na wiatr
    Boso do wody, i cały nasz świat

    Niech trwa to lato choć jeden dzień
    Dłużej, niż trzeba, i krótszy niech cień`,
}
