import type { Topic } from '../../stanzas.ts'

export const sky: Topic = {
  kin: 'hemel lucht luchten luchtballon* wolk wolken wolkje wolkjes zonsondergang* zonsopgang* zonlicht zonneschijn zonnestraal* ochtendrood avondrood horizon vliegtuig* vlieger vliegers vliegeren vliegt vliegen ballon ballonnen komeet raket raketten ruimte planeet planeten astronaut* heelal vallende noorderlicht regenboog telescoop zon',
  you: {
    scene: `
      Je ligt in het gras, en je wijst (naar een wolk|naar de lucht|omhoog), een kameel
      Nu is het een stoomboot, nu tante An
      De lucht is van niemand, zo wijd en zo veel
      En jij geeft elk stukje een naam, als je kan

      Jij ziet aan de lucht (al om acht uur|bij het brood|in je pyjama) wat het wordt
      Je steekt heel even je vinger omhoog
      Je zegt, om half drie, en je wijst op je bord
      En wij lopen nat naar huis, en jij droog`,
    later: `
      De zon ging al onder, en jij bleef maar staan
      Je zei, hij doet vandaag echt zijn best
      Je klapte, en toen bleven er anderen staan
      En klapte een vrouw mee, en daarna de rest`,
  },
  me: {
    scene: `
      Ik keek naar de lucht, want (daar was iets|iemand wees|het was blauw), en ik liep
      Een paal is heel hard, en hij staat waar hij staat
      Ik zag toen wel sterren, en iemand die riep
      Kijk uit voor die paal, maar dat was net te laat`,
    later: `
      Ik bouwde een vlieger met latten en touw
      Hij steeg als een stoel, en hij dook als een eend
      Toen greep hem een windvlaag, de lucht was zo blauw
      En heb ik, geloof ik, een beetje geweend`,
  },
  past: {
    scene: `
      Jij keek naar de lucht (elke morgen|elke avond), je hand op het kozijn
      Je groette de zon met een tik aan je pet
      Nu doe ik dat maar, want dat moet er toch zijn
      Eén mens in de straat die daar nog op let`,
    later: `
      Er dreef net een wolk, en die leek op jouw hoed
      Zo scheef, en zo eigenwijs, vlak voor de zon
      Ik zwaaide ernaar, en dat deed me wel goed
      Toen dreef hij weer door, naar waar je begon`,
  },
  hook: `
    Onder één grote hemel, die niemand bezit
    Waar de zon nog op ons en op iedereen zit

    Kijk omhoog, kijk omhoog, al die lucht, al dat licht
    En er gaat in die hemel geen deur voor je dicht`,
}
