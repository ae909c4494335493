import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'miasto miasta miastem mieście miast miejsk* ulica ulicy ulice ulicę ulicą ulicami ulicach chodnik* rynek rynku rynkiem kamienic* blok bloku bloki bloków blokowisk* osiedl* wieżow* dzielnic* plac placu skwer* most mostu przejści* kiosk* podwórk* trzepak* brama bramie dachy neony starówk* metropoli*',
  you: {
    scene: `
      Znasz to miasto (od podwórek|od bramy|od kuchni), nie z kart
      Wiesz, w której bramie mieszka czyj kot
      Pan z kiosku ci daje gazetę na start
      I pyta przy okazji, jak tam rok`,
    later: `
      Idziemy ulicą, a ty co dwa kroki
      Dzień dobry, dzień dobry, jak noga, jak syn
      Z minuty robi się kwadrans zwłoki
      I miasto ma twarz, a nie tylko dym`,
  },
  me: {
    scene: `
      W moim bloku (winda staje|winda śpi|winda gra) na półpiętrze
      Raz na tydzień, w pół do dnia
      Znam już sąsiadkę, jej marzenia, wnętrze
      Torebki, i psa, co też ją zna`,
    later: `
      Miasto o świcie jest moje i szpaków
      Śmieciarka gra, piekarz niesie chleb
      Idę środkiem jezdni, bez aut i bez znaków
      Jak ktoś, kto dostał je całe, hej`,
  },
  past: {
    scene: `
      Na naszej ulicy jest bank i (apteka|pralnia), i szyby
      A był tu warzywniak, i spał w nim kot
      Po tamtym mieście jest szyld: świeże ryby
      Wisi, jak wisiał, i błyszczy co noc`,
    later: `
      Tramwaj skręca wciąż tak samo, z piskiem
      Przy tej kamienicy, gdzie rósł nasz śmiech
      W oknie na trzecim wietrzy się kołdra
      I ktoś tam się śmieje, i dobrze, niech`,
  },
  hook: `
    Śpiewa miasto, śpiewa, i gra mu bruk
    Z okna do okna, i z progu na próg

    Ulica za ulicą, i w każdej ktoś
    Zapala lampę i światła jest dość`,
}
