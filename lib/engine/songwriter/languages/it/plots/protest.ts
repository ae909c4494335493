import type { Plot } from '../../stanzas.ts'

export const protest: Plot = {
  person: 'me',
  open: `
    Ho scritto (di notte|in cucina|a pennello) su un vecchio lenzuolo
    Una parola, e l'ho fatta grande
    Scendendo in strada guardavo il suolo
    Poi ho visto altri, e le stesse domande

    Dicono: (pazienza|domani|vedremo), e lo dicono bene
    Con il microfono, dietro un vetro
    Ho visto le foto, le stesse scene
    Le stesse cravatte, vent'anni indietro

    Al fiume (di casa|del paese|d'estate) non si va più a pescare
    C'è una schiuma bianca che sembra neve
    Un bimbo ha chiesto: ci posso entrare?
    E chi gli risponde? Qualcuno deve`,
  turn: `
    Avevo paura della mia voce
    È uscita piccola, come un fischietto
    Poi ne ha trovata un'altra, e veloce
    La strada ha tremato fin sotto al tetto

    Ci han detto: adesso tornate a casa
    Ma casa è la scuola col tetto che piove
    È il fiume, è la fabbrica che hanno rasa
    A casa ci siamo, e non ci si muove

    Una vecchia col sedano nella borsa
    S'è fermata, ha chiesto: che c'è?
    Ha posato la spesa, s'è messa di corsa
    A reggere un lato, insieme a me`,
  meaning: `
    Non chiedo la luna, non chiedo un favore
    Io chiedo le cose che spettano già
    A chi si alza presto, a tutte le ore
    E paga il conto di chi non lo fa

    Da soli si parla, e nessuno ci sente
    Insieme la voce fa un altro rumore
    Non serve gridare a tutta la gente
    Ma dirlo in tanti, e dirlo col cuore`,
  lift: `
    Non è il bel momento? Non lo è mai
    Per chi sta comodo e non ha guai

    Un passo, un tamburo, un'altra persona
    La terra, da sotto, risponde: suona`,
  chorus: `
    # Adesso basta
    Adesso basta, lo dice la strada
    Lo dice chi spala, chi lava, chi bada
    Adesso basta, e se non sentite
    Lo dico più forte: aprite, aprite

    # Ci siamo anche noi
    Ci siamo anche noi, su per queste scale
    Fra i numeri tondi del telegiornale
    Ci siamo anche noi, e contateci bene
    Che il conto, da oggi, così non viene

    # Alza la voce, {call}
    Alza la voce, {call}, che la stanza è vasta
    E chi l'ha riempita di niente, ora basta
    Alza la voce, {call}, non devi gridare
    Dillo soltanto: così non può andare`,
  bridge: `
    Un giorno diranno: che anni strani
    E che facevate? Io risponderò
    Con una foto, un cartello fra le mani
    E una parola corta, che è: no

    Non odio nessuno, ho un cane, l'affitto
    Vorrei stare a letto, col libro, col tè
    Ma c'è quella frase che ieri ho scritto
    Che senza i miei piedi non va da sé`,
}
