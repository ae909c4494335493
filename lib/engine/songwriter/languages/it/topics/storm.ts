import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: 'temporal* tempest* tuono tuoni tuona tuonare tuonava lampo lampi fulmin* pioggia piogge piov* ombrell* impermeabil* burrasc* bufer* uragan* grandin* acquazzon* nubifrag* diluvi* pozzanghere pozzanghera arcobalen* stival* goccia gocce grondai* bagnat* nuvolon* scroscio',
  you: {
    scene: `
      Al primo (tuono|lampo|rombo) ti butti sotto al letto
      Io ti raggiungo con due biscotti
      Il temporale ci passa sul tetto
      E noi lì a contare, fra i lampi e i botti

      L'ombrello l'hai perso (sul tram|in banca|al mercato), sai quando?
      E vai sotto la pioggia, con calma, per via
      Ti grido: ma piove! E tu, camminando
      Rispondi: lo so, ma la strada è più mia`,
    later: `
      È andata via la luce in tutto il quartiere
      Tu avevi in un attimo sette candele
      Barare alle carte era il tuo mestiere
      E fuori pioveva, e noi con le mele

      Ha smesso di piovere, e in strada c'è un lago
      La gente lo aggira, tenendosi al muro
      Tu prendi la rincorsa, con l'aria da mago
      E schizzi fin qui, sul mio vestito scuro`,
  },
  me: {
    scene: `
      Io dei tuoni non ho (mai|certo|davvero) paura
      Cercavo qualcosa dentro l'armadio
      Ci resto un'oretta, con la premura
      Di un cappotto in testa e una vecchia radio

      L'ombrello s'è aperto (da solo|al contrario|di scatto), ed è andato
      L'ho visto passare sopra il mercato
      Adesso lo usa, lassù, un campanile
      Da vasca per i piccioni d'aprile`,
    later: `
      Di sopra il tuono sposta una credenza
      La trascina, la molla, la spinge, ci inciampa
      Ho battuto la scopa: un po' di decenza!
      Ha smesso, e me ne vanto su ogni rampa

      Avevo appena lavato i vetri
      Cantando, con l'aceto e il giornale
      Dal fondo, a poco più di tre metri
      S'è messo in marcia un temporale`,
  },
  past: {
    scene: `
      Sentivi la pioggia (un'ora|mezz'ora|due ore) prima
      Il naso per aria: ritira i panni
      Ridevano tutti, col sole in cima
      E mai uno sbaglio, in tanti anni

      Se tuonava (di notte|sul tetto|lontano), bussavi al muro
      Due colpi piano: ci sono, dormi
      Due colpi anche i miei, e nel buio sicuro
      I tuoni non erano più così enormi`,
    later: `
      Ieri un temporale, la sedia in balcone
      Ho dato i voti ai lampi, per te
      Un nove, un dieci, e la tua opinione
      Sarebbe stata: otto, e otto è

      Col tuo impermeabile, pioveva forte
      Le maniche lunghe, il bavero alto
      Una mentina in tasca, asciutta, per sorte
      L'ho tenuta in mano, lì sull'asfalto`,
  },
  hook: `
    Che tuoni, che piova, che scuota i portoni
    Abbiamo passato di peggio dei tuoni

    E dopo la pioggia la strada è uno specchio
    Due cieli in città, uno nuovo e uno vecchio`,
  soft: {
    scene: `
      Il tuono ha rimesso
      Le mele nel sacco
      Lo posa, e adesso
      Si siede, è un po' fiacco`,
    later: `
      La pioggia racconta
      Al tetto una storia
      La goccia che smonta
      La sa a memoria`,
  },
}
