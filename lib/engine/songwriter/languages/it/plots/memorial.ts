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
  meaning: `
    Il mondo va avanti, ed è giusto così
    Il sole ritorna, e non chiede permesso
    Ma un posto rimane, e quel posto è qui
    E chi ti vuol bene ci passa spesso

    Si dice: col tempo si impara a lasciare
    Ma io non ho fretta, non lascio andar niente
    Il bene che hai dato continua a restare
    Come una luce accesa fra la gente

    Non sono i gran giorni che tornano in mente
    È il passo, l'odore, la luce, il rumore
    Le cose da poco, le cose da niente
    Hanno messo casa in mezzo al cuore`,
  lift: `
    Ti parlo la sera, con la luce spenta
    E la notte ascolta, e non mi spaventa

    E tutto continua, le strade, i rumori
    Nessuno che abbassi almeno i colori`,
  chorus: `
    # Ti racconto ancora
    Ti racconto ancora a chi non c'era
    Per strada, a tavola, al far della sera
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

    E quando qualcuno mi chiede di te
    Non parlo di date, non parlo d'addio
    Racconto una cosa, poi due, poi tre
    E ride chi ascolta, e rido anch'io`,
}
