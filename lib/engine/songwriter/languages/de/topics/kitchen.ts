import type { Topic } from '../../stanzas.ts'

export const kitchen: Topic = {
  kin: 'küche küchen kochen kocht köchin koch herd topf töpfe pfanne suppe suppen eintopf braten auflauf kuchen backen backt backofen ofen rezept rezepte nudeln spaghetti kartoffeln kartoffelsalat knödel klöße sauerbraten pfannkuchen plätzchen kekse teig mehl zucker salz zwiebel löffel kochlöffel küchentisch essen abendessen mittagessen sonntagsbraten apfelkuchen gulasch schnitzel marmelade',
  you: {
    scene: `
      Du kochst nie nach Rezept, du kochst nach Nase
      Ein (Schuss|Griff|Hauch) davon, und hiervon noch ein Stück
      Die Suppe macht dann eine große Blase
      Du sagst, jetzt ist sie gut, und trittst zurück`,
    later: `
      In deiner Küche sitzt man auf dem Rand
      Vom Tisch, vom Herd, und keiner will ins Zimmer
      Du gibst uns allen Messer in die Hand
      Und Zwiebeln, und so reden wir hier immer`,
  },
  me: {
    scene: `
      Ich hab den (Kuchen|Auflauf|Braten) nach dem Buch gemacht
      Im Buch war er so golden und so rund
      Bei mir hat er ganz kurz mal aufgelacht
      Und jetzt macht einen Bogen selbst der Hund`,
    later: `
      Ich wollt nur eine Prise in die Suppe
      Der Deckel fiel, es schneite in den Topf
      Das Salz war weg, und mir ist das nicht schnuppe
      Der Nachbar schüttelt durch die Wand den Kopf`,
  },
  past: {
    scene: `
      Du standst am Herd (mit Mehl im Haar|die Ärmel hoch) und sangst
      Das Fenster war beschlagen, und es roch
      Es gab in dieser Küche keine Angst
      Und wenn ich Zwiebeln rieche, gilt das noch`,
    later: `
      Ich koch nach deinem Zettel, der ist fett
      Da steht, ein bisschen hiervon, Mehl nach Sicht
      Es wird in meiner Küche ganz schön nett
      Nur so wie deins, so wird es bei mir nicht`,
  },
  hook: `
    Komm in die Küche, hier brennt noch das Licht
    Wer Hunger hat, braucht eine Einladung nicht

    Rück an den Herd, und die Suppe wird heiß
    Das Beste vom Tag hat hier gar keinen Preis`,
  soft: {
    scene: `
      Der Löffel liegt, der Topf ist leer
      Der Herd ist müd und mag nicht mehr
      Der letzte Krümel von dem Brot
      Schläft unterm Tisch im Abendrot`,
    later: `
      Im Küchenschrank die Tassen stehn
      Sie haben heut genug gesehn
      Sie hängen sich am Henkel ein
      Und wollen beieinander sein`,
  },
}
