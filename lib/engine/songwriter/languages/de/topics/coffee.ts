import type { Topic } from '../../stanzas.ts'

export const coffee: Topic = {
  kin: 'kaffee kaffees kaffeetasse kaffeemaschine kaffeekanne kaffeehaus café espresso cappuccino milchkaffee latte filterkaffee kaffeebohne kaffeebohnen bohnen mokka tasse tassen becher barista koffein rösterei kaffeerösterei milchschaum entkoffeiniert kaffeepause kaffeeduft kaffeefleck kaffeefilter tee teekanne kakao',
  you: {
    scene: `
      Vor deinem ersten Kaffee (sagst|hörst|kannst) du nichts
      Man stellt ihn hin und schleicht davon auf Zehen
      Beim zweiten Schluck geschieht ein Stück des Lichts
      Da kann man dich auf einmal lächeln sehen`,
    later: `
      Die Tasse mit dem Sprung ist deine, klar
      Du trinkst nur links, weil's rechts ein bisschen zieht
      Ich kauf dir neue Tassen, Jahr für Jahr
      Der Kaffee, sagst du, schmeckt da wie ein Lied`,
  },
  me: {
    scene: `
      Die Kaffeemaschine (blinkt|piept|faucht) und will ein Wort
      Entkalken, Wasser, Bohnen und den Satz
      Ich geb ihr alles, und dann blinkt sie fort
      Wer wohnt hier eigentlich auf wessen Platz`,
    later: `
      Ich wollte einen Kaffee, schwarz und klein
      Man bot mir Hafer, Mandel, Schaum als Herz
      Ich sagte, bloß den Kaffee, sonst nichts rein
      Der Mensch am Tresen hielt das für 'nen Scherz`,
  },
  past: {
    scene: `
      Du gossest (morgens|sonntags|immer) Kaffee auf, von Hand
      In kleinen Kreisen, und du summtest leise
      Der Duft ging durch den Flur und durch die Wand
      Und holte uns von jeder weiten Reise`,
    later: `
      Ich mach noch immer Kaffee für uns zwei
      Die zweite Tasse trink ich auch, doch kalt
      Ich schau zu deinem Platz, erzähl dabei
      Und warte, bis der Löffel nicht mehr schallt`,
  },
  hook: `
    Kaffee, oh Kaffee, so schwarz wie die Nacht
    Ein Schluck, und die Straße ist aufgemacht

    Ein Kaffee noch, nur ein Kaffee, dann geht's
    Das sagen wir morgens, das sagen wir stets`,
}
