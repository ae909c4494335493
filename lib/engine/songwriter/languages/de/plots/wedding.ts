import type { Plot } from '../../stanzas.ts'

/** Of two and their day, so that a guest may sing it, or one of them to the other. */
export const wedding: Plot = {
  person: 'you',
  open: `
    Die Stühle sind vom (Sport|Chor|Schach)verein
    Wo kann denn bloß der Ring noch sein
    Dann ist es still, ein Schritt im Kies
    Und eine Tante seufzt, wie süß

    Es hieß, (nur Kaffee|nur Kino|nur tanzen), nichts dabei
    Man weiß ja, wie so was zu Ende geht
    Mit einer Torte, Stockwerk eins bis drei
    Und einer Band, die auf dem Rasen steht

    Zwei Menschen stehn da vorn und (schlucken|blinzeln|atmen) schwer
    Der Zettel mit den Worten hilft nicht mehr
    Er ist zu nass, man kann ihn nicht mehr lesen
    Ein Ja, mehr ist da gar nicht drauf gewesen`,
  turn: `
    Es wird auch Tage geben um den Müll
    Wer ihn heut runterträgt und wer's nie tut
    Und einer steht im Flur und ist ganz still
    Und zieht die Jacke an, und dann ist's gut

    Die Kinder feiern unterm Tisch mit Stücken
    Von Torte, wo ein Bär den Hasen nimmt
    Was das bedeutet, fragt man sie beim Bücken
    Man hebt sich Kuchen auf, sagt eins, das stimmt

    Der Walzer wurde wochenlang geübt
    Im Wohnzimmer, der Teppich war verschwunden
    Die Schritte sind vergessen, ungetrübt
    Dreht man sich auf der Stelle, viele Runden`,
  meaning: `
    Ein Ja ist kurz, man hat es schnell gesagt
    Es passt in jede Tasche, jeden Mund
    Doch wenn man's jeden Morgen wieder wagt
    Dann wird aus zweimal halb auf einmal rund

    Man weiß ja nicht, was in den Jahren steckt
    An Regen und an Sonne und an Wind
    Doch wer den Schirm für zwei einmal entdeckt
    Der merkt kaum noch, wie nass die Straßen sind

    Es gibt auf dieser Welt so viele Leute
    Und dass sich zwei da finden, irgendwo
    Das ist ein Wunder, und wir sehn es heute
    Und lachen, und wir heulen ebenso`,
  lift: `
    Nehmt eure Gläser, Löffel in die Hand
    Wir klingeln bis da drüben an die Wand

    Jetzt kommt die Sonne um die Ecke rum
    Der Onkel mit dem Mikro, der bleibt stumm`,
  chorus: `
    # Auf {name}
    Auf {name}, hebt die Gläser ans Licht
    Und wer jetzt nicht weint, der versteht es noch nicht
    Auf {name}, auf die Jahre, das Haus
    Und wer zuletzt geht, der macht das Licht aus

    # Ein kleines Wort
    Ein kleines Wort, und es geht nicht zurück
    Es passt in die Tasche und reicht doch ein Stück
    Ein kleines Wort, und das kann jedes Kind
    Nur heute hält es alles an, sogar den Wind

    # Tanz, {call}
    Tanz, {call}, der Boden hält das aus
    Die Schuhe sind längst ab, und keiner will nach Haus
    Tanz, {call}, die Band spielt noch mal an
    Ein Lied geht noch, das Lied, das jeder kann

    # Von jetzt an zu zweit
    Von jetzt an zu zweit, und der Schirm reicht genau
    Von jetzt an zu zweit, ist der Himmel auch grau
    Von jetzt an zu zweit, bis der Regen vergeht
    Und einer wird nass, weil der Wind sich ja dreht`,
  bridge: `
    Was hält, das weiß man vorher nie genau
    Man baut es so, wie man ein Baumhaus baut
    Mit krummen Nägeln, Brettern, rot und blau
    Und steigt hinauf, weil eins dem andern traut

    Und morgen hängen Bänder in den Bäumen
    Und zwei stehn barfuß in der Küche rum
    Sie essen Torte, fangen an zu räumen
    Und hören auf und sehn sich an, ganz stumm`,
}
