import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'sommer sommers sommerabend sommernacht sommerferien ferien sonne sonnig sonnenschein juni juli august hitze heiß freibad schwimmbad badesee eis eisdiele sonnencreme sonnenbrand sonnenbrille hängematte grillen grillt grillabend biergarten erdbeeren pfirsich wassermelone planschbecken urlaub libellen schwalben barfuß',
  you: {
    scene: `
      Im Sommer hast du (selten|niemals|ungern) Schuhe an
      Du kennst den heißen Weg zum See im Schlaf
      Du springst vom Steg, so weit ein Mensch nur kann
      Und fragst dann, wen der Spritzer alles traf`,
    later: `
      Der Sommer klebt an uns von Eis und Sand
      Du teilst den letzten Pfirsich mit dem Daumen
      Der Saft läuft dir bis an den Ärmelrand
      Du sagst, das war der beste seit den Pflaumen`,
  },
  me: {
    scene: `
      Ich lag (am See|im Hof|am Strand) fünf Stunden in der Sonne
      Im Schatten erst, und dann schlief ich halt ein
      Jetzt bin ich rot wie eine Feuertonne
      Ein Streifen blieb, da lag das Buch, am Bein`,
    later: `
      Der Ventilator dreht den Kopf und stöhnt
      Ich dreh mich mit, damit er nichts verpasst
      Im Sommer hab ich mich daran gewöhnt
      Den Kühlschrank zu besuchen, so als Gast`,
  },
  past: {
    scene: `
      Der Sommer roch nach (Chlor|Heu|Gras) und Sonnencreme
      Du lagst am See und zähltest die Libellen
      Und jeder Tag war einfach und bequem
      Man musste sich den Wecker nirgends stellen`,
    later: `
      Der Sommer kam, er weiß ja nicht Bescheid
      Er stellt die Schwalben hin, den See, das Licht
      Ich hab zwei Handtücher ins Gras gereiht
      Und eins blieb trocken, merken tut er's nicht`,
  },
  hook: `
    Sommer, bleib stehen, geh nicht so schnell
    Es ist noch um zehn auf der Straße hell

    Oh, so ein Sommer, so lang und so weit
    Mit Sand in den Schuhen und endloser Zeit`,
}
