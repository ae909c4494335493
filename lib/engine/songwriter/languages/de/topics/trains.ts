import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'zug zuges züge zügen bahn bahnhof bahnhöfe bahnsteig bahnsteige gleis gleise schiene schienen lok lokomotive lokomotiven lokführer lokführerin schaffner schaffnerin zugfahrt bahnfahrt abteil waggon waggons eisenbahn ice regionalbahn fahrkarte zugfenster strecke s-bahn u-bahn straßenbahn modelleisenbahn dampflok nachtzug zugverspätung verspätung',
  you: {
    scene: `
      Du sitzt im Zug und (teilst|brichst) dein Butterbrot
      Mit fremden Leuten, bis zur Endstation
      Nach einer Stunde kennst du Freud und Not
      Von jedem Platz, und wie er heißt, der Sohn`,
    later: `
      Der Zug blieb auf der Strecke, Stunde zwei
      Die andern tippten, schimpften, machten Listen
      Du hattest Kamm und Seidenpapier dabei
      Und alle saßen singend auf den Kisten`,
  },
  me: {
    scene: `
      Ich renn den Bahnsteig lang mit (Hut|Helm|Schal) und Brot
      Der Zug steht da und wartet, wie ich denke
      Dann leuchten hinten seine Lichter rot
      Ich winke, weil ich ihn der Welt ja schenke`,
    later: `
      Im Zug hielt ich die Karte hoch, am Gang
      Da hielt wer seine hoch, im selben Wagen
      Wir standen beide bis zur Ankunft, lang
      Denn keiner wollte um den Sitz sich schlagen`,
  },
  past: {
    scene: `
      Du hast am Bahnsteig mit dem (Schal|Hut|Tuch) gewinkt
      Bis jeder Zug in seiner Kurve war
      Auch wenn da jemand saß und Kaffee trinkt
      Den keiner kennt, du winktest ihm, na klar`,
    later: `
      Ich fahr die Strecke immer noch, im Mai
      Der Zug hält noch an unserm kleinen Ort
      Ich steig nicht aus, ich sehe nur vorbei
      Da ist die Bank, und du bist nicht mehr dort`,
  },
  hook: `
    Fahr, Zug, fahr, durch die Felder, das Licht
    Wohin, das steht drauf, aber lies es noch nicht

    Hör, wie der Zug durch den Abend singt
    Und jedem ein Stück von woanders bringt`,
  soft: {
    scene: `
      Der kleine Zug rollt durch die Nacht
      Der Schaffner hat schon zugemacht
      Die Schwellen sagen, schlaf und ruh
      Und tu, und tu, und tu, und tu`,
    later: `
      Der Zug fährt in den Tunnel ein
      Da wird er leise, wird er klein
      Und drüben wartet schon am Tor
      Der Morgen mit dem Vogelchor`,
  },
}
