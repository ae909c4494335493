import type { Plot } from '../../stanzas.ts'

/** A quiet hour. */
export const calm: Plot = {
  person: 'me',
  open: `
    Ho spento (la radio|il computer|il telefono), il frigo sospira
    C'è solo una goccia che pensa a cadere
    Ci pensa, ripensa, si gonfia, si gira
    Poi cade, ed è stato un piacere

    Seguo il sole (col gatto|con la sedia|col libro) per la stanza
    Alle dieci al muro, alle due alla porta
    Non ho fatto niente, e ne ho fatto abbastanza
    E il mondo, si vede, lo sopporta

    Una chiocciola (parte|va|passa) dal vaso al muro
    Volevo rientrare, ma resto a guardare
    Due palmi in un'ora, col passo sicuro
    Non ha da finire, ha solo da andare`,
  turn: `
    La testa è tornata abbaiando, di corsa
    Le bollette, il dentista, la riunione
    Ha fatto tre giri con in bocca la borsa
    Poi s'è accucciata sul mio maglione

    Avevo un foglio con tanti quadretti
    La spesa, il tecnico, il commercialista
    Ho aggiunto: star fermi, e fra i progetti
    È il solo che ho spuntato sulla lista

    Le spalle le avevo appese alle orecchie
    Come due giacche, da chissà quando
    Le ho messe giù, su due sedie vecchie
    E non so più che stavo aspettando`,
  meaning: `
    Il mondo va in fretta, lasciamolo andare
    C'è un tempo che non sta in nessun orologio
    Si posa la borsa, si può ascoltare
    Il niente che passa, e gli faccio un elogio

    Le cose si aggiustano, spesso, da sé
    Se uno si siede e le lascia stare
    Il giorno è più largo di quello che c'è
    Segnato in agenda, con l'ora, da fare`,
  lift: `
    Chi bussa mi lasci un biglietto, che adesso
    Ho un raggio di sole che arriva all'ingresso

    Mi cercano in centro, ma io sono qui
    È un posto piccolo, si sta così`,
  chorus: `
    # Un'ora quieta
    Un'ora quieta, sul tavolo, come
    Una tazza piena, una cosa senza nome
    Un'ora quieta, e nessuno la vuole
    La tengo in mano, ci batte il sole

    # Niente da fare
    Niente da fare, e un giorno per farlo
    C'è un topo nel muro, o magari è un tarlo
    Niente da fare, e lo faccio per bene
    Una nuvola parte, un'altra viene

    # Con calma
    Con calma, con calma, lo dice la panca
    Lo dice la corda alla barca bianca
    Con calma, con calma, lo dice il mattino
    E il pane che cresce sotto il lino`,
  bridge: `
    Fra poco le scarpe, le voci, le scale
    Chiederò: com'è andata? Farò da mangiare
    Ma un po' di quest'ora l'ho messa nel sale
    E quando mi manca la posso usare

    Ho corso tanto che in sogno correvo
    Un medico ha chiesto: si siede, lei, mai?
    Ho detto: domani, davvero, lo devo
    Ha scritto sul foglio: cominci oramai`,
}
