import type { Plot } from '../../stanzas.ts'

/** Nothing in them that only people do: they are sung of animals too. */
export const memorial: Plot = {
  person: 'past',
  open: `
    Il sole (alle tre|d'inverno|di marzo) arriva al tuo posto
    Ci resta mezz'ora, come aspettando
    Nessuno ci siede, e a nessun costo
    Si sposta il cuscino, chissà fino a quando

    Sento un rumore (di sera|alle sei|di notte), e mi volto
    È il legno che lavora, e l'ho già imparato
    Ma c'è un secondo, piccolo, raccolto
    In cui niente manca, e niente è passato

    Quel (lunedì|giovedì|martedì) c'era un sole sfacciato
    Le rondini, il prato tagliato, l'odore
    Un bimbo ha riso, e nessuno ha fiatato
    Ma a te sarebbe piaciuto, quel rumore`,
  turn: `
    Ancora la sera lascio una luce
    Quella piccola, in fondo alle scale
    Non serve a nessuno, però mi conduce
    A letto più piano, e fa meno male

    Spostando l'armadio, dietro, per terra
    C'era una cosa tua, da poco, da niente
    L'ho messa in tasca, la mano la serra
    Nei giorni che intorno c'è troppa gente

    Nel sogno arrivavi, come niente fosse
    Ti mettevi al tuo posto, guardavi in su
    Io stavo immobile, senza mosse
    Poi è entrata l'alba, e non c'eri più`,
  lift: `
    Ti parlo affettando cipolle, e va bene
    Nessuno domanda da dove viene

    E tutto continua, i tram, le elezioni
    Nessuno che abbassi almeno i lampioni`,
  chorus: `
    # Ti racconto ancora
    Ti racconto ancora a chi non c'era
    La neve, il treno perso, quella sera
    Ti racconto ancora, e se dico: è
    Invece di era, è vero, per me

    # Fai buon viaggio, {call}
    Fai buon viaggio, {call}, la strada è asciutta
    E quella che resta la faccio io tutta
    Fai buon viaggio, {call}, senza più male
    Ti lascio la luce in fondo alle scale

    # Il tuo posto è qui
    Il tuo posto è qui, e nessuno lo prende
    Ci gira la polvere d'oro, e scende
    Il tuo posto è qui, e si parla di te
    E vuoto del tutto, un posto, non è`,
  bridge: `
    Non so dove sei, non faccio domande
    Magari c'è un prato, magari c'è niente
    Ma il vuoto che lasci è così grande
    Che tiene al caldo parecchia gente

    Un bimbo mi ha chiesto: dov'è che sta adesso?
    Ho cercato qualcosa di grande da dire
    Mi ha dato il biscotto che s'era messo
    In tasca, ed è stato più facile capire`,
}
