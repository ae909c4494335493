import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'cielo cieli celest* stella stelle stellat* stellin* nuvola nuvole nuvolett* luna saturno marte giove venere pianet* telescop* cometa comete astronom* astronav* astronaut* costellaz* galassi* spazio spaziale razzo razzi universo aquilon* tramont* alba albe arcobalen* eclissi mongolfier* volare orizzont*',
  you: {
    scene: `
      Col naso per aria (sul prato|sul molo|sul tetto) dai nomi
      A tutte le nuvole del mattino
      Un re, due balene, una torta, tre gnomi
      E un tale in ritardo, che fa l'inchino`,
    later: `
      Hai comprato un telescopio, usato
      Dal terrazzo dicevi: ecco Saturno
      Era il lampione, poi l'hai girato
      E il cielo intero lo guardiamo a turno`,
  },
  me: {
    scene: `
      Guardavo le stelle (cadere|d'agosto|per ore), sul tetto
      Avevo sei desideri in lista
      Mi chino un secondo, per un insetto
      E tutti: che bella! E io non l'ho vista`,
    later: `
      Con l'aquilone ho corso un'ora
      S'è impigliato in cima a un'antenna
      Adesso dal cielo saluta ancora
      E al quinto piano la tele tentenna`,
  },
  past: {
    scene: `
      Sapevi le stelle (a memoria|col dito|per nome), una per una
      Inventavi quelle che non sapevi
      La Pentola Grande, la Scarpa di Luna
      E ancora le trovo, dove le mettevi`,
    later: `
      Stanotte passava la tua cometa
      L'avevi segnata in agenda, in rosso
      Ho alzato il bicchiere alla notte quieta
      Col tuo cappotto, due taglie, addosso`,
  },
  hook: `
    Il cielo è di tutti, non costa niente
    E ce n'è un pezzo per tutta la gente

    Alza la testa, che il cielo è più grande
    Di tutte le nostre piccole domande`,
  soft: {
    scene: `
      Le stelle hanno messo
      Il loro pigiamino
      E tutte, adesso
      Ti fan l'inchino`,
    later: `
      La nuvola tonda
      Si sfila le scarpe
      Si posa sull'onda
      Di venti sciarpe`,
  },
}
