import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'bus busse busses bussen busfahrer busfahrerin haltestelle haltestellen bushaltestelle schulbus linienbus reisebus nachtbus linie fahrplan busfahrt busbahnhof anschluss busspur endhaltestelle fahrschein fahrscheine monatskarte schwarzfahren ersatzverkehr schienenersatzverkehr omnibus doppeldecker fernbus busticket stadtbus',
  you: {
    scene: `
      Du sagst zum Fahrer (immer|nachher|laut noch) danke schön
      Er sitzt im Bus, als hätt er's nie gehört
      Und doch bleibt er an deiner Ecke stehn
      Noch eh du drückst, und keiner ist empört`,
    later: `
      Im Bus riss eine volle Tüte auf
      Die Äpfel rollten durch den ganzen Gang
      Du hast gerufen, Füße hoch, Glück auf
      Das war die schönste Busfahrt, stadtentlang`,
  },
  me: {
    scene: `
      Der Bus stand da, ich war (drei Meter|zwei Meter|fünf Schritte) weg
      Der Fahrer sah mich kommen, laut und schwer
      Er fuhr ganz langsam an, zu welchem Zweck
      Den Abstand halten, denn er mag mich sehr`,
    later: `
      Ich warte, und die Tafel sagt, in vier
      Dann sechs, dann drei, dann nichts, dann wieder zehn
      Dann kommen drei der Busse, alle hier
      Und fahrn ins Depot, auf Wiedersehn`,
  },
  past: {
    scene: `
      Wir nahmen jeden (Morgen|Montag|Abend) Linie acht
      Du hieltst den Platz mit deinem Rucksack frei
      Der halbe Bus hat mit dir mitgelacht
      Und jede Haltestelle war dabei`,
    later: `
      Im Bus saß heute jemand auf dem Sitz
      Am Fenster, wo du immer lehntest, still
      Ich stand daneben, dachte deinen Witz
      Und fuhr zu weit, so weit der Bus halt will`,
  },
  hook: `
    Da kommt der Bus, und wir rennen ihm nach
    Mit offener Jacke und Ach über Ach

    Halt an, lieber Bus, nur noch einer will rein
    Und dann noch ein zweiter, und ich muss es sein`,
}
