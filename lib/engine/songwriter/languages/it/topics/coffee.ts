import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'caffè caffe caffettier* caffeina moka tazza tazze tazzin* espress* cappuccin* macchiatone cornett* brioche zuccher* barist* macinin* macinacaffè cialda cialde capsul* schiuma cucchiaino cucchiaini colazion* decaffeinat* ristretto torrefaz* chicchi caffellatte',
  you: {
    scene: `
      La moka (da tre|di casa|da sei) la carichi a occhi chiusi
      Due colpi al filtro, una fiamma bassa
      Chi parla a quest'ora lo guardi e lo accusi
      Finché col caffè la notte non passa

      Al bar (della piazza|di sotto|all'angolo) ti danno il solito
      Un caffè lungo, due bustine, un saluto
      Un giorno hai chiesto un tè, così, d'insolito
      E il barista, lo vedi, s'è seduto`,
    later: `
      Offri il caffè a chi legge il contatore
      A chi sbaglia porta, a chi porta un pacco
      C'è gente che torna, dopo due ore
      E dice: ho sbagliato ancora, che smacco

      Hai letto i fondi della mia tazzina
      Con grande scienza, girandola piano
      Hai detto: vedo un treno, una gallina
      E tu che mi lavi la tazza a mano`,
  },
  me: {
    scene: `
      Il primo caffè l'ho (versato|rovesciato|svuotato) nel vaso
      Il secondo l'ho fatto senza caffè
      Acqua bollente, e intanto, per caso
      Cercavo gli occhiali: erano su di me

      Ho detto: col caffè (da oggi|da lunedì|stavolta) ho chiuso
      Solo tisane, finocchio, verbena
      Alle undici avevo già un altro fuso
      E il barista ha pianto, vedendomi appena`,
    later: `
      La macchina nuova ha quaranta tasti
      Fa il cappuccino, saluta, si lava
      La guardo, mi guarda, e così siam rimasti
      Io bevo la moka, che borbottava

      Al bar ho chiesto: un caffè, per piacere
      Macchiato? Corto? Schiumato? In tazza?
      Ho detto: normale. Un silenzio. Il barbiere
      E gli altri venivano dalla piazza`,
  },
  past: {
    scene: `
      Facevi un caffè (nero|fitto|spesso), col cucchiaino
      Che stava in piedi, come in preghiera
      Io l'annacquavo, facendo l'inchino
      Adesso lo bevo così com'era

      La tazza (blu|verde|a fiori) aveva il manico rotto
      Era la tua, guai a chi la toccava
      La incollavi ogni anno, di sopra e di sotto
      E il caffè, con calma, gocciolava`,
    later: `
      Faccio il caffè per due, la mattina
      La mano va sola, conta così
      Riempio la tua, la metto vicina
      Si fredda guardando la strada, lì

      Il barista ha chiesto di te, stamani
      Non ho saputo dire, e lui, zitto
      Ha messo due tazze, con le sue mani
      E il tuo caffè non l'ha nemmeno scritto`,
  },
  hook: `
    Fammi un caffè, che il mattino è salito
    E il mondo, da sveglio, è meno smarrito

    Due tazze sul tavolo, il resto si vede
    Il caffè sale piano, e la notte cede`,
}
