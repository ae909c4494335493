import type { Topic } from '../../stanzas.ts'

export const office: Topic = {
  kin: "kantoor kantoren kantoortuin werk werkt werken werkdag* werkplek baan baas bazen bazin collega collega's vergadering* vergaderen vergadert bureau bureaus bureaustoel* kopieerapparaat nietmachine koffieautomaat koffieapparaat agenda deadline* stropdas loon salaris ontslag promotie sollicit* loket dossier* ordner* thuiswerken pauzeren lunchpauze* overuren notulen powerpoint",
  you: {
    scene: `
      Jij komt op kantoor en (de plant leeft weer op|het licht gaat weer aan|de klok loopt weer door)
      Je weet wie er ziek is, en wie heeft gehuild
      Je zet op een bureau zonder woorden een kop
      En praat nog wat met wie zich achter zijn scherm verschuilt

      Op het werk heb je (een la|een kast|een tas) vol met drop en verband
      Een schaar, een paar sokken, een hamer, een lied
      Wie ook maar iets zoekt, die komt langs aan jouw kant
      En vindt daar ook dingen, die zocht hij nog niet`,
    later: `
      De baas sprak een uur over groei en een pijl
      Jij stak toen je hand op, en vroeg heel gewoon
      Of die pijl ook naar beneden mocht, voor een wijl
      Toen lachte zelfs hij, op zijn draaiende troon`,
  },
  me: {
    scene: `
      Vergadering (twee|drie|vier) van de dag, en een man
      Laat taartpunten zien, maar er is nergens taart
      Ik knik nu al uren, zo goed als ik kan
      En teken een bootje, een boom en een paard`,
    later: `
      Ik schreef in een mail die maar naar één toe zou gaan
      Wat ik van de baas vond, en drukte op send
      Er gingen wel zestig bureaulampen aan
      En sindsdien ben ik hier bij iedereen bekend`,
  },
  past: {
    scene: `
      Jouw stoel op kantoor (staat nog steeds|piept nog steeds|draait nog steeds) naar het raam
      Er zit nu een ander, die neemt hem niet mee
      In stift op de rugleuning staat nog jouw naam
      En in de koelkast jouw mosterd, van het jaar twee`,
    later: `
      Jij floot op de gang, en dan wist men, het is vier
      Dan ging er een zakje met pinda's rond
      Nu is het op het werk heel stil, en wij hier
      Wij fluiten het zelf maar, wat vals, met droge mond`,
  },
  hook: `
    Laat het werk maar het werk, laat de stapel maar staan
    Als de klok vijf uur slaat, gaan de ramen weer aan

    Van kantoor naar de straat, met je das in je zak
    En de baas die zwaait mee, van het hoogste dak`,
}
