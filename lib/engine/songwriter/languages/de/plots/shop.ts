import type { Plot } from '../../stanzas.ts'

export const shop: Plot = {
  person: 'me',
  open: `
    Um (vier|fünf|sechs), da schläft die Straße noch, wir nicht
    Wir schieben schon den Rollladen nach oben
    Ein Nachbar klopft ans Glas und sieht das Licht
    Er sagt, er wollte uns schon vorher loben

    Die Glocke an der Tür macht (kling|ping|bim), herein
    Hier muss man keine Nummer ziehn und warten
    Wir wissen schon, heut darf's das Gleiche sein
    Und fragen nach dem Knie und nach dem Garten

    {brand}, so steht's (von Hand|in Rot|in Blau) auf unserm Schild
    Ein Buchstabe tanzt hinten aus der Zeile
    Wir haben's selbst gemalt, der Wind war wild
    Kommt trotzdem rein, am besten eine Weile`,
  turn: `
    Ein Mann kam, weil es regnete, herein
    Er wollte nichts, nur stehn, bis es vergeht
    Jetzt kommt er auch bei hellem Sonnenschein
    Und nimmt was mit, bevor er wieder geht

    Das ginge alles glatter, maschinell
    Das ginge groß, mit Parkplatz überall
    Bei uns geht's noch von Hand, und gar nicht schnell
    Und jedes Stück ist so ein Einzelfall

    Am Abend kommt noch jemand außer Puste
    Da wird der Laden noch mal hochgeschoben
    Er strahlt, als ob er es beim Rennen wusste
    Wir haben ihm das Letzte aufgehoben`,
  meaning: `
    Ein Laden, das ist mehr als nur ein Raum
    Da steckt ein ganzes Leben mit darin
    Am Anfang war da nur ein kleiner Traum
    Jetzt geht die halbe Straße zu ihm hin

    Man kann ja alles kaufen, überall
    Mit einem Klick, und morgen ist es da
    Nur kennt dich keiner dort, auf keinen Fall
    Hier fragt man nach, wie denn dein Tag so war`,
  lift: `
    Kommt rein, die Tür ist auf, der Boden knarrt
    Wir haben euch den besten Platz bewahrt

    Und wer nur gucken will, der guckt halt nur
    Es drängelt hier ja höchstens mal die Uhr`,
  chorus: `
    # {brand}
    {brand}, {brand}, da weiß man, was man hat
    {brand}, {brand}, das Beste in der Stadt
    Die Glocke macht kling, und das Licht brennt für dich
    {brand}, {brand}, und dein Tag bessert sich

    # {brand} in {place}
    {brand} in {place}, da geht man gern hin
    Da ist noch ein Mensch hinterm Tresen drin
    {brand} in {place}, vergesst uns nicht
    Die Straße hinunter, da brennt noch Licht

    # Gleich um die Ecke
    Gleich um die Ecke, da brennt noch das Licht
    Gleich um die Ecke, verlaufen geht nicht
    Gleich um die Ecke, man kennt dich beim Namen
    Da kommen die wieder, die gestern schon kamen`,
  bridge: `
    Wir werden hier davon nicht reich an Geld
    Wir haben hundert Namen uns gemerkt
    Und wem's an unserm Tresen hier gefällt
    Der hat uns für den nächsten Tag gestärkt

    Die Großen bauen draußen auf der Wiese
    Mit Rolltreppen und kühler, glatter Luft
    Bei uns ist's eng, es gibt nur dich und diese
    Verkratzte Theke und den guten Duft`,
}
