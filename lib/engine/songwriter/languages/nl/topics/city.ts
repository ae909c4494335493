import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'stad steden stadje binnenstad grachten gracht brug bruggen plein pleinen stoep stoepen straatje straatjes steeg straten tram trams tramhalte metro flat flats wijk buurten hoogbouw stadslicht* stadspark terras terrassen markt marktplein kraam kramen gevel gevels stoplicht* zebrapad toren torens domtoren verkeer kroeg kroegen café cafés balkon balkons',
  you: {
    scene: `
      Jij kent in de stad (elke brug|elke steeg|elke kat), elk terras
      Je groet de man van de krant, en de vrouw met het brood
      Je fietst door het rood in een wapperjas
      En zwaait naar de brugwachter, hoog op zijn boot

      Je zegt, deze stad is (te druk|te duur|te vol), en je wijst
      Dan blijf je weer staan bij een raam met een plant
      Zo mopper jij altijd op wat jij het meest prijst
      En loop je die gracht langs, de mooiste kant`,
    later: `
      We zochten een straatje dat niemand meer wist
      Je vroeg het een duif, en daarna nog een vrouw
      We liepen drie uur door de stad, in de mist
      En vonden een stoep waar ik blijven wou`,
  },
  me: {
    scene: `
      Ik woon in de stad (op drie hoog|op vier hoog|op de zesde), met een touw
      Daar hijs ik mijn brood mee, mijn bier en mijn bank
      Beneden staat altijd een man die zegt, sjouw
      En eentje die filmt, en ik zeg hem nog dank`,
    later: `
      Mijn fiets stond op slot aan de brug bij het plein
      Het slot was er nog, en de brug stond er ook
      De fiets had waarschijnlijk wel elders te zijn
      Dus loop ik, en groet ik de gracht en de rook`,
  },
  past: {
    scene: `
      We liepen de stad door, (de grachten|de bruggen|de stegen), met plezier
      Jij las me de gevels als bladen uit een boek
      Nu loop ik de straten alleen om half vier
      En lees ik ze voor aan de wind om de hoek`,
    later: `
      Jouw café heet nu anders, er hangt nu een plant
      Maar het tafeltje staat er, met jouw naam erin
      Gekrast met een sleutel, dicht bij de rand
      Ik bestel er dan twee, en dan heeft het weer zin`,
  },
  hook: `
    Heel de stad staat in licht, en de tram zingt haar lied
    Over bruggen, langs pleinen, en slapen gaat niet

    Door de straten, de stegen, de stad is van ons
    En de klok in de toren, die slaat het in brons`,
}
