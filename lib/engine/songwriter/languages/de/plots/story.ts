import type { Plot } from '../../stanzas.ts'

/** What somebody tells to nobody in particular. */
export const story: Plot = {
  person: 'me',
  open: `
    Ich hab hier (einen Stuhl|ein Glas|ein Bier) und etwas Zeit
    Und eine kleine Sache zu erzählen
    Sie ist nicht lang, sie ist nicht sehr gescheit
    Ich würde sie mir trotzdem wieder wählen`,
  turn: `
    Wer so was hört, der nickt und sagt, ja, ja
    Und denkt an etwas, das ihm selbst geschah
    So geht es ja mit allen diesen Dingen
    Man muss sie nur mal laut zusammen singen`,
  meaning: `
    Man denkt ja oft, das Große macht es aus
    Die Reisen und die Feste und das Geld
    Dann sitzt man irgendwann in seinem Haus
    Und merkt, es war das Kleine, das noch hält

    Es gibt Geschichten, die stehn nirgendwo
    Die Zeitung hat sie nie dafür gebracht
    Man trägt sie mit sich rum, man hat sie so
    Und einer hört sie, und schon wird gelacht

    Was wichtig war, das weiß man erst danach
    Es kommt ganz leise, ohne anzuklopfen
    Es sitzt am Abend mit dir unterm Dach
    Und hört mit dir dem Regen zu beim Tropfen`,
  lift: `
    Das ist es schon, mehr ist es vorerst nicht
    Es kommt ganz klein daher und hat Gewicht

    Und wer das kennt, der singe bitte mit
    Und wer's nicht kennt, der klatscht bei jedem Schritt`,
  chorus: `
    # Kleine Geschichte
    Das ist eine kleine Geschichte, mehr nicht
    {fact}
    Und wer sie gehört hat, der geht mit mehr Licht
    Und erzählt sie dann weiter mit hellem Gesicht

    # Das war so
    Das war so, das war so, das ist nicht erdacht
    {fact}
    Das war so, das war so, bei Tag und bei Nacht
    Und irgendwer hat dazu leise gelacht

    # Ein Lied davon
    Ein Lied davon, ein Lied davon, das sing ich jetzt für mich
    {fact}
    Ein Lied davon, ein Lied davon, und vielleicht auch für dich
    Denn so oder so ähnlich kennst du das sicherlich

    # Nur so ein Lied
    Nur so ein Lied, nur so ein Lied, es passt in eine Hand
    Es wollte raus, ich ließ es raus, jetzt läuft es durch das Land
    Nur so ein Lied, nur so ein Lied, ich pfeif es vor mich hin
    Und wer es hört, der hört vielleicht, dass ich's gewesen bin

    # So ist's halt
    So ist's halt, so ist's halt, ich sag's, wie ich's sag
    Mal nachts um halb drei und mal mitten am Tag
    So ist's halt, so ist's halt, ich mach kein Geschrei
    Ich sing es nur einmal, dann fühl ich mich frei`,
  bridge: `
    Und irgendwann, wenn ich das selbst vergesse
    Dann sing mir einer dieses kleine Stück
    Egal, wo ich dann sitze, was ich esse
    Es kommt für einen Takt zu mir zurück

    Ich hätte andre Lieder singen können
    Von Helden und von Schiffen auf dem Meer
    Doch muss man sich das Eigne auch mal gönnen
    Das gibt ja sonst im Leben keiner her`,
}
