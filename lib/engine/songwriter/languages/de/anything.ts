import type { Topic } from '../stanzas.ts'

/** Of a thing that no topic knows: {x} is in the accusative with its article, {did} a whole clause of what the singer did. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      Du hast mir (gestern|neulich|einmal) {x} ganz genau erklärt
      Mit Gabel, Messer und dem Salz als Mond
      Ich hab nur zugehört und mich gewehrt
      Seitdem ist da ein Zimmer mehr bewohnt

      Kommt wer auf {x} zu sprechen, wirst du (wach|laut|warm), na klar
      Du hast auf einmal Farbe im Gesicht
      Du redest, bis kein Stuhl mehr stehen war
      Und dass der Bus schon fuhr, das merkst du nicht`,
    later: `
      Ich hab, weil du so schwärmst, {x} studiert
      Im Bus, im Bett, und kam zu spät davon
      Du hast mich angesteckt, es ist passiert
      Jetzt red ich selbst in diesem hellen Ton

      Du hast für {x} ein eigenes Regal
      Man darf es ansehn, doch man fasst nichts an
      Ich seh nur dein Gesicht an, jedes Mal
      Weil man dort alles besser sehen kann`,
  },
  me: {
    scene: `
      Ich denke (heute|wieder|immer) nur an {x}, und zwar
      Schon seit dem Frühstück, mit dem Brot im Mund
      Beim Zähneputzen war es auch schon da
      Und lief mir in den Bus nach, wie ein Hund

      Man könnte über {x} (ein Buch|ein Stück) verfassen
      Drei Bände, Goldschnitt, Bilder und Gewicht
      Ich will es bei drei Strophen mal belassen
      Denn länger hält's mein Publikum hier nicht

      {did}, das (weiß|kennt|hört) inzwischen jeder hier
      Der Bäcker fragt mich und das Bürgeramt
      Es stand schon in der Zeitung, Seite vier
      Und zwar mit Foto, gar nicht so entspannt`,
    later: `
      Ich hab davon beim Abendbrot erzählt
      Die einen gähnten, und die andern aßen
      Und einer sagte, das hat uns gefehlt
      Bis weit nach zwölf, bis wir die Zeit vergaßen

      Ich hätte ohne {x} viel mehr geschlafen
      Viel mehr gespart und wär schon fertig, klar
      Doch alle, die mich mittendrin so trafen
      Die sagten, dass ich glücklich dabei war

      {did}, das häng ich jetzt an meine Wand
      Mit Datum und mit Uhrzeit und dem Ort
      So hab ich was, das hat sonst keiner im Land
      Es ist, soviel ich weiß, ein Weltrekord`,
  },
  past: {
    scene: `
      Kamst du auf {x}, dann wurde (jeder Tee|das Essen) kalt
      Ich sah zur Uhr, das kannte ich ja schon
      Jetzt bin ich selber fast genauso alt
      Und hör so gern noch einmal diesen Ton

      Du konntest über {x} ganze Nächte reden
      Ich schlief am (Tisch|Ofen) ein, du redetest noch fort
      Ich gäbe heute gern dafür, für jeden
      Verschlafnen Satz, ein ganzes Jahr, mein Wort`,
    later: `
      Jetzt denk ich an {x} und geh ans Telefon
      Und leg es wieder hin, du hebst nicht ab
      Ich sag's dem Stuhl, der kennt die Sache schon
      Und fasse mich dabei auch gar nicht knapp`,
  },
  hook: `
    Ein Lied über {x}, und wir singen es laut
    Wer hätte sich das ohne Kaffee getraut

    Ja, ich denk an {x}, und ich denk es im Takt
    Und das hat auch die Nachbarn inzwischen gepackt`,
}

/** German descriptions name deeds as nouns, "das Zuspätkommen", or as a clause. */
export const anything = { thing, deed: thing }
