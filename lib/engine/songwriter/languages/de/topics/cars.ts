import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: 'auto autos wagen käfer motor motoren werkstatt führerschein fahrschule lenkrad autobahn stau parkplatz tanken tankstelle benzin panne reifen auspuff oldtimer cabrio lkw laster lastwagen traktor trecker wohnmobil camper rückspiegel handbremse tüv blinker kofferraum handschuhfach rennwagen autofahren autofahrt elektroauto bulli hupe hupt',
  you: {
    scene: `
      Dein altes Auto (knurrt laut|klappert|scheppert), wenn es friert
      Du streichelst ihm das Lenkrad, sagst, na komm
      Es zögert noch, und eh ein Mensch kapiert
      Läuft es den ganzen Berg hinauf, ganz fromm`,
    later: `
      Auf jeder Fahrt im Auto singst du mit
      Du kennst den Text nur ungefähr, na und
      Du trommelst auf dem Lenkrad, gibst ihm Tritt
      Und an der Ampel heult ein fremder Hund`,
  },
  me: {
    scene: `
      Mein Auto (rappelt|klappert), nur nicht, wenn's wer hört
      Die Werkstatt schraubt und fährt und schüttelt still
      Den Kopf, und sagt, dass sie da gar nichts stört
      Und schreibt mir auf, was sie fürs Hören will`,
    later: `
      Ich steh im Stau und kenn die Leute schon
      Der Blaue vor mir isst ein Käsebrot
      Im Auto links übt wer Akkordeon
      Wir haben uns geduzt im Abendrot`,
  },
  past: {
    scene: `
      Du fuhrst den (alten|roten|blauen) Wagen mit dem Knie
      Weil du das Brot uns schmiertest, auf der Fahrt
      Wir kamen an, und wie, das weiß man nie
      Mit Krümeln in den Sitzen, jeder Art`,
    later: `
      Dein Auto steht noch da, mit Laub am Rad
      Der Sitz ist noch auf dich ganz eingestellt
      Ich komm nicht ans Pedal, und in der Tat
      Ich lass ihn so, wie er dir grad gefällt`,
  },
  hook: `
    Gib Gas, kleines Auto, das Tal ist so weit
    Wir haben noch Sprit, und wir haben noch Zeit

    Vier Räder, ein Lied, und die Fenster weit auf
    Die Straße hinunter, den Hügel hinauf`,
}
