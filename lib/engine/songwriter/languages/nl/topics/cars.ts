import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: "auto auto's autootje autorit* autorijden bestelbus busje camper caravan motor motoren motorkap garage stuur achterbank voorbank dashboard kofferbak uitlaat remmen koplamp* ruitenwisser* snelweg file files rijbewijs rijexamen rijles rijlessen rijinstructeur tankstation benzine diesel tractor vrachtwagen* scooter brommer pk oldtimer* parkeer* parkeren autosleutel* apk rotonde*",
  you: {
    scene: `
      Jouw auto is (ouder|trotser|roestiger) dan de weg waar hij rijdt
      De deur gaat met touw dicht, het raam met een knie
      Je klopt op het dashboard, je neemt alle tijd
      En dan start hij toch, na de tel van drie

      Je rijdt met je elleboog (uit het raam|op de deur|in de wind), en je zingt
      Je kent elke afslag, en je neemt er geen één
      De kaart ligt te slapen, de motor die dringt
      En toch kom je aan, weet de hemel waarheen`,
    later: `
      We stonden met pech in de berm, in de kou
      Je haalde een stoel uit de achterbak, twee
      Er was nog een thermosfles, er was nog een touw
      En nooit zat ik beter, aan de A2`,
  },
  me: {
    scene: `
      Er brandt nu een (lampje|oogje|driehoekje), het knippert, oranje
      Het boekje zegt, stop, en het boekje zegt, bel
      Ik plakte er iets op, een sticker uit Spanje
      Nu is het probleem weg, en de auto doet het wel`,
    later: `
      Ik heb hem geparkeerd, en ik weet niet meer waar
      Ik loop met mijn sleutel, en ik druk, en ik wacht
      Er piepte er één, maar die hoorde er niet bij, daar
      Dus woon ik nu hier, op P vier, al sinds vannacht`,
  },
  past: {
    scene: `
      Je auto staat (nog in de straat|op zijn plek|in de schuur), met jouw stoel
      Zo ver naar voren dat mijn knie hem niet past
      Ik zet hem niet anders, want zo'n gevoel
      Als ik erin schuif, hou ik heel even vast`,
    later: `
      De radio staat nog op jouw oude zender
      Een pepermunt plakt in het bakje, naast een bon
      Ik rij er een rondje mee, elke december
      En laat dan het raam open, zoals jij dat begon`,
  },
  hook: `
    Draai het raampje maar open, de weg is van ons
    Met de wind in de auto, de zon op het brons

    En de auto rijdt door, met een lied en een deuk
    Wie er duwt, die mag mee, en die vindt het nog leuk`,
}
