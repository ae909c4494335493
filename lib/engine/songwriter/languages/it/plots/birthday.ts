import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    (In nove|Al buio|Senza scarpe), dietro al vecchio divano
    Qualcuno starnutisce piano piano
    Tu entri, fai quella faccia sorpresa
    E hai nove bicchieri nella spesa

    (Niente festa|Niente torta|Niente canti), l'hai detto a tutti
    E noi a giurare, mano sul cuore
    Hai in salotto sei cappelli brutti
    E c'è un trombone nell'ascensore

    Ti chiamo (alle sei|alle cinque|all'alba), voglio arrivare
    Prima degli altri, con la canzone
    Tu sbadigli, mi lasci cantare
    Poi dici: è la terza versione

    {age} candeline (in cerchio|in fila|a zigzag)
    E la panna comincia a colare
    Qualcuno tiene pronto un secchio
    Tu ti scaldi le mani e lasci fare`,
  turn: `
    C'è una foto: hai due denti e la pappa
    Sui capelli, sul muro, sul cane
    Hai la faccia di chi ride e scappa
    Ed è la faccia che ti rimane

    Hai chiesto un regalo da poco
    Un paio di calze, le solite blu
    Ne abbiamo comprate, per gioco
    Un paio a testa: il cassetto non chiude più

    Ognuno racconta la tenda al mare
    Che avevi montato a testa in giù
    Ogni anno è più grosso il temporale
    E tu, con l'inchino, ne aggiungi di più`,
  meaning: `
    Un anno è fatto di tante mattine
    Di giorni di sole, di giorni così
    Li hai attraversati dal primo alla fine
    E con una candela in più, {call}, sei qui

    C'è un giorno che viene una volta all'anno
    Apposta per dire quel che si tace
    Le cose del cuore tutti le sanno
    Ma a dirle cantando si sta più in pace

    Non devi far niente, oggi tocca a noi
    La luce, la torta, le voci, il coro
    Chiudi gli occhi, {call}, pensa a ciò che vuoi
    Che ogni desiderio vale tant'oro

    Gli anni si contano, si sa, con le dita
    E poi le dita non bastano più
    Ma quello che conta, in tutta una vita
    È chi c'è intorno, {call}, e nel mezzo tu`,
  lift: `
    Abbassa la luce, largo, permesso
    Arriva la torta, si canta adesso

    Gonfia le guance, {call}, un momento
    Chiedi in silenzio, poi metti il vento`,
  chorus: `
    # Tanti auguri, {call}
    Tanti auguri, {call}, stonati ma in tanti
    I grandi di dietro, i piccoli davanti
    Tanti auguri, {call}, alziamo i bicchieri
    Ai giorni che vengono, e a tutti i tuoi ieri

    # Buon compleanno
    Buon compleanno, stonati ma in tanti
    I bassi di dietro, gli acuti davanti
    Buon compleanno, si alzino i bicchieri
    Ai giorni che vengono, e a quelli di ieri

    # Un anno di più con te
    Un anno di più con te, {call}, fortuna
    Tagliatelo a fette, ne voglio più d'una
    Un anno di più con te, e come vola
    Se resta una fetta, non lasciarla sola

    # {age} candeline
    {age} candeline, {call}, che luce che fanno
    Si vedono ancora da qui a un altro anno
    {age} candeline, e le spegni così
    Un soffio, un applauso, e siam tutti qui

    # {age} candeline, che luce
    {age} candeline, e tutto il chiarore
    Lo vede dall'alto ogni aeroplano
    {age} candeline, e ci vuole vigore
    Si soffia, e chi è intorno dà una mano

    # Soffia, {call}
    Soffia, {call}, che la cera si scioglie
    Che intorno abbiam tutti le stesse voglie
    Soffia, {call}, che noi siam senza fiato
    E il fumo ci dica che cosa hai sperato`,
  bridge: `
    Fra un anno staremo qui a litigare
    Se dentro c'era crema o cioccolato
    Ma su quanto si ride nel soffiare
    Nessuno di noi si sarà sbagliato

    Lo so che arrossisci, {call}, se è per te
    Che guardi per terra e cerchi il perché
    Ma un giorno ogni anno ti tocca star lì
    E sentirti dire che vai bene così`,
}
