import type { Plot } from '../../stanzas.ts'

/** For somebody who is ill, or has something hard before them. */
export const getWell: Plot = {
  person: 'you',
  open: `
    Am Fenster steht ein (Strauß|Stuhl|Glas), der kam von mir
    Ich hab ihn etwas schief dort hingestellt
    Ich wollt nur sagen, ich bin gerne hier
    Und draußen wartet still der Rest der Welt

    Die Zeit vergeht hier (langsam|anders|tröpfchenweis)
    Die Uhr hat ihren eignen, müden Gang
    Ich bring {x.dir} Saft, ich bring dir Obst und Eis
    Und etwas, das ich unterwegs dir sang`,
  turn: `
    Es gibt so Tage, da ist alles Stein
    Da ist das Glas zu schwer und auch der Schuh
    Dann musst {you} gar nicht tapfer sein, o nein
    Dann machst du einfach kurz die Augen zu

    Und andre gibt's, da scheint die Sonne rein
    Da schmeckt der Tee, da lachst {you} über mich
    Die heben wir uns auf, die packen wir ein
    Und von den hellen zehren du und ich`,
  meaning: `
    Gesundsein ist ein Wort, das keiner hört
    Solang es da ist, leise, Tag für Tag
    Erst wenn es fehlt, dann merkt man, wie es stört
    Und wie man so ein kleines Frühstück mag

    {you} musst nicht stark sein, jedenfalls nicht jetzt
    Du darfst auch schimpfen, weinen oder ruhn
    Wer neben dir sich auf den Stuhl hier setzt
    Der wird das Starksein gern mal für dich tun

    Kein Mensch kann wissen, was der Morgen bringt
    Wir wissen nur, wer morgen bei dir ist
    Und dass hier jemand sitzt und für dich singt
    So lange, bis {you} wieder singend bist`,
  lift: `
    Ein Schritt ist nur ein Schritt, und der ist klein
    Doch {you} musst keinen davon gehn allein

    Jetzt atme ein, und atme langsam aus
    Wir holen {x.dich} gesund und heil nach Haus

    Ein Schritt ist nur ein Schritt, und der ist klein
    Doch alle weiteren, die holn ihn ein`,
  chorus: `
    # Ich bin bei dir, {call}
    Ich bin bei {x.dir}, {call}, und wird die Nacht auch lang
    Ich halte deine Hand den ganzen Flur entlang
    Ich bin bei dir, {call}, und das ist, was ich kann
    Und morgen fangen wir von vorne damit an

    # Tag für Tag
    Tag für Tag, mehr muss es gar nicht sein
    Tag für Tag, und keinen Tag allein
    Tag für Tag, und irgendwann, ganz sacht
    Hat einer davon {x.dich} gesund gemacht

    # Gute Besserung, {call}
    Gute Besserung, {call}, Tag für Tag ein Stück
    Wir halten hier den Platz warm, kommen {x.sie} bald zurück
    Gute Besserung, {call}, und zwar ohne Eile
    Wir warten gern auf {x.sie}, und sei's eine Weile`,
  bridge: `
    Und wenn das alles hier vorüber ist
    Dann gehn wir raus und essen Eis im Stehn
    Und wenn {you} müde auf der Mauer bist
    Dann bleiben wir und müssen gar nicht gehn

    Die Bäume machen's jedes Jahr uns vor
    Sie lassen los, sie stehn im Winter kahl
    Und ganz von innen schiebt sich was empor
    Und dann wird's grün, und zwar mit einem Mal`,
}
