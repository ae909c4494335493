import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    Ich hatte (drei|vier|fünf) verschiedne Wecker stehn
    Ich hab geschlafen wie ein nasser Stein
    Der erste klingelt jetzt, um zehn nach zehn
    Die andern fallen nacheinander ein

    Ich häng seit (Mittag|Stunden|Montag) in der Schleife fest
    Es spielt Panflöte, und dann sagt ein Mann
    Wir sind gleich für Sie da, und dann der Rest
    Ist wieder Flöte, und es fängt von vorne an

    (Neun|Zehn|Zwölf) Tage trug ich einen Schirm umher
    Es schien die Sonne, und ich war gerüstet
    Heut ließ ich ihn zu Haus, er war so schwer
    Jetzt weiß ich, wer sich da am Himmel brüstet`,
  turn: `
    Ich schrieb Beschwerde, mit Beweis und Bild
    Sie schrieben gleich zurück, es täte leid
    Als Trost gibt's einen Gutschein, und der gilt
    Für noch einmal das Gleiche, jederzeit

    Ich hab bis zehn gezählt, so wie man soll
    Bei sieben kam ein Spritzer von der Pfütze
    Ich zähle weiter, beide Schuh sind voll
    Bei neunzig flog dann auch noch meine Mütze

    Mein Nachbar sagt, man muss das Gute sehn
    Er hat ein Buch, da steht das alles drin
    Ich sah ihn gestern an der Tonne stehn
    Er trat dagegen, und ich trat mit hin`,
  meaning: `
    Es gibt bestimmt noch schlimmere Geschichten
    Mit Stürmen, Fieber, Krieg und Meteor
    Ich wollte nur vom kleinen Ärger dichten
    Das kommt ja dafür umso öfter vor

    Man soll das Leben, sagt man, locker nehmen
    Ich nehm es auch, ich hab ja keine Wahl
    Ich muss mich nur, statt mich dafür zu schämen
    Laut ärgern, und zwar nur dies eine Mal`,
  lift: `
    Ich reg mich gar nicht auf, ich bin ganz leise
    Nur dieses Auge zuckt auf seine Weise

    Es ist nicht schlimm, es ist nur jeden Tag
    Auch wenn ich gar nicht drüber reden mag`,
  chorus: `
    # Warum immer ich
    Warum immer ich, hab ich leise geflucht
    Der Mann hinter mir hat das Gleiche versucht
    Warum immer ich, rief der Laden im Chor
    Da drängelte jemand mit Einkauf davor

    # War ja klar
    War ja klar, war ja klar, ich hab's kommen sehn
    Ich hätt mich nur umdrehen müssen beim Gehn
    War ja klar, war ja klar, und ich sag's, wie es ist
    Wer heut keinen Schirm hat, ist Optimist

    # Das kann nur mir passieren
    {did}, das kann nur mir passieren
    Man sollte mich im Park in Bronze konstruieren
    {did}, das kann nur mir gelingen
    Ihr dürft das gern in allen Tönen singen`,
  bridge: `
    Vielleicht gibt's irgendwo den einen Mann
    Dem alles glückt, der Bus, das Brot, das Haar
    Er sitzt und langweilt sich und fängt dann an
    Zu fluchen, weil noch nichts zu fluchen war

    Am Abend hab ich alles schon erzählt
    Die Runde lachte, bis der Tisch gewackelt
    Ich hab den Hagel auch noch mitgezählt
    Denn wenn man dran ist, wird nicht lang gefackelt`,
}
