import type { Topic } from '../../stanzas.ts'

export const sea: Topic = {
  kin: 'meer meeres meere see ozean ozeane ostsee nordsee mittelmeer strand strände strandkorb küste küsten welle wellen brandung ebbe flut möwe möwen muschel muscheln sand sandburg insel inseln boot boote schiff schiffe segeln segelt segelboot deich watt leuchtturm salz schwimmen surfen surft tauchen taucht wal wale fisch fische matrose seemann',
  you: {
    scene: `
      Du gehst ins Meer (in Hosen|in Socken|in Schuhen), jedes Jahr
      Du sagst, nur bis zum Knöchel, und dann kam
      Die Welle, und jetzt hast du Salz im Haar
      Und schimpfst mit ihr, als wär sie sonst ganz zahm

      Du hast (die Taschen|die Mütze|den Rucksack) voll mit Muscheln, und
      Sie klappern, wenn du gehst, bei jedem Schritt
      Den schönsten Stein vom ganzen Meeresgrund
      Den nimmst du jedes Mal für jemand mit`,
    later: `
      Am Abend wird das Meer so glatt und breit
      Du redest nicht, du schaust nur auf den Rand
      Ich lern von dir, dass Schweigen auch zu zweit
      Was sagt, und schreib es mit dem Zeh in Sand`,
  },
  me: {
    scene: `
      Ich wollte (einmal|endlich|sonntags) an den Strand zum Lesen
      Die Möwe nahm mein Brot, der Wind das Blatt
      Das Handtuch ist kurz Kreuzfahrtschiff gewesen
      Ich weiß jetzt, wer am Meer das Hausrecht hat`,
    later: `
      Ich hab ein bisschen Meer im Glas gehalten
      Es riecht im Küchenschrank nach Salz und Tang
      Und legt der Tag mal meine Stirn in Falten
      Dann schraub ich's auf und schau hinein, nicht lang`,
  },
  past: {
    scene: `
      Wir saßen auf dem (Steg|Boot|Deich), mit Salz im Haar
      Du kanntest jedes Schiff am Horizont
      Und ob das Schiff dann auch das richtige war
      War ganz egal, wir haben uns gesonnt`,
    later: `
      Jetzt steh ich hier am Meer mit deinem Hut
      Er passt mir nicht, der Wind will ihn sich fangen
      Ich halt ihn fest und sag den Wellen, gut
      Ihr kriegt ihn nicht, da könnt ihr lange langen`,
  },
  hook: `
    Ans Meer, ans Meer, wo der Wind alles weiß
    Und die Füße sind kalt, und der Nacken ist heiß

    Hör nur, das Meer, es kommt an und es geht
    Und es fragt keine Uhr, ob es früh ist, ob spät`,
  soft: {
    scene: `
      Die Welle rollt, die Welle ruht
      Das kleine Boot, das schläft so gut
      Die Muschel macht die Türe zu
      Da drinnen rauscht das Meer wie du`,
    later: `
      Der Wal schläft unten, tief und schwer
      Er deckt sich zu mit lauter Meer
      Ein kleiner Fisch schläft nebenan
      Weil er sich dort gut wärmen kann`,
  },
}
