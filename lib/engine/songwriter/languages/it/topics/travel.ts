import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'viaggi* viaggia* viaggio valigi* bagagli* aereo aerei aeroport* passaport* imbarco imbarchi turist* turismo alberg* hotel ostello ostelli cartolin* souvenir mappa mappe mappamond* bussola estero partenz* destinazion* vagabond* avventur* crocier* camper campeggi* tenda tende esplor* volo voli dogana frontiera',
  you: {
    scene: `
      La tua valigia (rossa|a rotelle|di tela) pesa più di te
      Per due giorni porti il forno, una corda
      Chi lo sa, dici, e ogni volta c'è
      Chi ti ringrazia di quel che si scorda`,
    later: `
      In viaggio non guardi i monumenti
      Guardi il mercato, le porte, i panni
      Torni sapendo le carte, gli accenti
      E una ricetta che ha trecento anni`,
  },
  me: {
    scene: `
      L'aereo (è atterrato|è in orario|è arrivato), la valigia è in Perù
      Ho uno spazzolino e una ciabatta
      L'impiegata sorride: e allora? Su
      Si viaggia leggeri, ed è già fatta`,
    later: `
      Ho chiesto la strada, in perfetta pronuncia
      Mesi di corso, verbi e coraggio
      Mi han dato una capra, e chi vi rinuncia?
      Adesso siam due, in questo viaggio`,
  },
  past: {
    scene: `
      Nelle cartoline (dal viaggio|dal mare|dai monti) mai il sole, mai il vento
      Scrivevi: ho visto un asino felice
      Le tengo in cucina, ne ho quasi cento
      E l'asino, a volte, qualcosa mi dice`,
    later: `
      La tua valigia è ancora sull'armadio
      Col cartellino legato storto
      C'è dentro una mappa, una pila, una radio
      E sulla mappa una croce su un porto`,
  },
  hook: `
    Si parte, si parte, la valigia lo sa
    Che il bello del viaggio è non saper già

    Il mondo è un viaggio, ma quando è sera
    Che bello se il letto è quello che c'era`,
}
