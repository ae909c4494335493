import type { Plot } from '../../stanzas.ts'

export const retirement: Plot = {
  person: 'you',
  open: `
    Der Wecker klingelt (treu|stur|laut) nach altem Brauch
    So hat er's all die Jahre lang gemacht
    {you} hörst ihm zu, die Hände auf dem Bauch
    Und drehst dich um und wünschst ihm gute Nacht

    Am Haken hängt (ganz still|noch so|allein) die alte Jacke
    Ein Bleistift steckt darin, ein halber Keks
    Die Tür hat immer noch dieselbe Macke
    Und {you} bist heute anders unterwegs

    Sie gaben dir (zum Schluss|heut früh|um drei) den Blumenstrauß
    Die Rede war so lang wie dein Vertrag
    {you} hast genickt und wolltest nur hinaus
    Da draußen stand ein ganz normaler Tag`,
  turn: `
    Was machst {you} jetzt am Mittwoch gegen zehn
    Wenn alle andern in den Listen stecken
    Du könntest erst mal nach den Gurken sehn
    Und dann die Welt von hinten her entdecken

    Es ruft bestimmt noch irgendeiner an
    Und fragt, wie ging das gleich, wo liegt der Schlüssel
    Du weißt es, und {you} sagst es ihm, und dann
    Rührst du in aller Ruhe in der Schüssel

    Der Tag ist auf einmal ein weites Land
    Du gehst hinein und hast nichts eingepackt
    Die Armbanduhr liegt irgendwo im Sand
    Und ohne sie, da gehst {you} mehr im Takt`,
  meaning: `
    Die Arbeit hat so viel von dir gehabt
    Den Morgen, die Geduld, so manches Jahr
    Jetzt wird der Wecker endlich zugeklappt
    Und Zeit für {x.dich} ist da, die keine war

    Man geht durch eine Tür und lässt was da
    Das steht in keinem Ordner, keinem Plan
    Ein Stückchen Art, wie alles hier so war
    Da lehnen sich die Jüngeren noch an

    Kein Montag mehr, der früh um sechs schon schreit
    Kein Müssen und kein Sollen und kein Schnell
    Was vor {x.dir} liegt, ist lauter eigne Zeit
    Und die ist, wenn man hinsieht, ziemlich hell`,
  lift: `
    Wie viele Kannen Kaffee waren das
    Ein Teich, ein Freibad, ein gewaltiges Fass

    Nun macht die Fenster auf und schaut mal raus
    Der Feierabend sieht heut länger aus`,
  chorus: `
    # Feierabend, {call}
    Feierabend, {call}, die Lampe, die geht aus
    Der Weg ist heut ein Umweg, erst spät bist {you} zu Haus
    Feierabend, {call}, und dieser hört nicht auf
    Der geht, so lang du willst, und noch ein Stück obendrauf

    # Nie wieder Montag
    Nie wieder Montag, den reißen wir raus
    Den falten wir klein, machen ein Schiffchen draus
    Nie wieder Montag, das Schiffchen fährt los
    Der Teich ist zwar klein, doch die Freiheit ist groß

    # Jetzt bist du dran
    Jetzt bist {you} dran, du hast genug getan
    Jetzt fährt der Zug nach deinem eignen Plan
    Jetzt bist du dran, mit Butterbrot und Zeit
    Und niemand fragt, seid ihr denn bald so weit

    # Feierabend, {call}
    Feierabend, {call}, die Lampe, die geht aus
    Heut gibt es Blumen, Kuchen und den längsten Applaus
    Feierabend, {call}, und dieser hört nicht auf
    Ab jetzt gehört {x.ihnen} die Zeit, und zwar zuhauf`,
  bridge: `
    Was bleibt, wenn man so viel gearbeitet hat
    Das steht auf keiner Liste, keiner Wand
    Der Name steht vielleicht auf keinem Blatt
    Und ging doch hier durch jede zweite Hand

    Wir kommen dich besuchen, jede Wette
    Zu zehnt, mit Kuchen, gegen Viertel drei
    Dann liegst {you} auf der Liege, nicht im Bette
    Und sagst, ich hab heut leider gar nicht frei`,
}
