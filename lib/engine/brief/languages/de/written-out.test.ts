import { expect, it } from 'vitest'
import { writtenOut } from './written-out.ts'

it.each([
  ['lied fuer meine schwester, schoene gruesse aus koeln', 'lied für meine schwester, schöne grüße aus Köln'],
  ['juergen haette gern ein staendchen, er heisst mueller', 'jürgen hätte gern ein ständchen, er heißt müller'],
  ['neue treue frauen bauen abenteuer, manuel spielt duett', 'neue treue frauen bauen abenteuer, manuel spielt duett'],
  ['fürn bruder, ne oma un nen hund', 'für den bruder, eine oma und einen hund'],
  ['das bier is kalt, un ich hab nich aufgepasst', 'das bier ist kalt, und ich hab nicht aufgepasst'],
  [
    'gehts auch lustig? es geht um kaffe, den gibts umsonst',
    "geht es auch lustig? es geht um kaffee, den gibt's umsonst",
  ],
  ['gehts um mein auto', 'geht es um mein auto'],
  ['bday song für mama hdl lg tina', 'geburtstagssong für mama'],
  ['lied zum bday von opa 😂😂 haha', 'lied zum geburtstag von opa'],
  ['gebursttagslied, hochzit, entschuldigng', 'geburtstagslied, hochzeit, entschuldigung'],
  ['ER HAT MEINEN VW GEKLAUT', 'er hat meinen VW geklaut'],
  ['wir ham jetz 3 katzen seid 2 jahren', 'wir haben jetzt 3 katzen seit 2 jahren'],
  ['er kommt vllt zsm mit ihr, bin iwie nervös', 'er kommt vielleicht zusammen mit ihr, bin irgendwie nervös'],
  ['er fällt hin 😂 was lustiges :) bitte!! lol', 'er fällt hin, was lustiges, bitte!!'],
  ['aufm balkon mitm hund', 'auf dem balkon mit dem hund'],
])('%s', (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant)
})

it('leaves well-written German as it is', () => {
  const text =
    'Die Poesie der Bauern: Michael zieht zuerst in den 5. Stock, so ist es. Er heißt Goethe und ist 1,80 groß.'
  expect(writtenOut(text)).toBe(text)
})
