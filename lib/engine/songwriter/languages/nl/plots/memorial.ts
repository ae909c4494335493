import type { Plot } from '../../stanzas.ts'

export const memorial: Plot = {
  person: 'past',
  open: `
    Je jas hangt nog (altijd|gewoon|stil) aan de haak in de gang
    Er zit nog een lijstje in, brood, twee flessen bier
    Ik heb het gehaald, de rij was nog lang
    Ik zette het neer, en jij was niet hier

    Ik heb je nummer nog, ik wis het (niet|nooit|maar niet)
    Ik bel het soms, en er neemt niemand op
    Dan zeg ik toch maar wat je niet meer ziet
    Een merel, zeg ik, boven in de top

    Je plek in de zon, (bij het raam|bij de deur|op de plank) is nog warm
    Ik leg er nooit iets neer, ik loop eromheen
    Het licht komt nog langs, en schuift langs mijn arm
    En zoekt daar naar jou, en gaat dan weer heen`,
  turn: `
    Ik vind je in wat geen mens nog bewaart
    Een knoop, een elastiek, een stompje krijt
    De rest is verdeeld en in dozen gespaard
    Maar dat ene knoopje, dat wil ik niet kwijt

    Vannacht was je hier, je had nog je oude bril
    We zeiden niets, we keken over zee
    De wekker ging, de kamer was weer stil
    Ik nam dat gezicht nog de hele dag mee

    De lente komt gewoon, ze vraagt mij niets
    De vogels zijn er weer, de tuin wordt groen
    Ik dacht eerst, hoe durven ze, mist niemand iets
    En nu laat ik het raam maar open, net als toen`,
  lift: `
    Ik hoef geen marmer, geen groot gebaar
    Ik denk aan je, en dan ben je er maar

    Ze zeggen, het went, en ze menen het goed
    Ik zeg, het is niet dat het wennen moet`,
  chorus: `
    # Jij bent er nog, {call}
    Jij bent er nog, {call}, in alles om mij heen
    In wat ik zeg, in wat ik doe, ik ben nooit echt alleen
    Jij bent er nog, {call}, in het licht van de dag
    In alles wat goed is, in iedere lach

    # Zo lang ik hier ben
    Zo lang ik hier ben, wordt er van jou verteld
    Bij de tafel, de vijver, het bos en het veld
    Zo lang ik hier ben, is jouw plek niet leeg
    En is er geen dag die ik niet van jou kreeg

    # Rust maar uit, {call}
    Rust maar uit, {call}, je hoeft nergens meer heen
    De regen is zacht, en je bent niet alleen
    Rust maar uit, {call}, ik doe zachtjes het licht
    En hou in gedachten nog lang jouw gezicht`,
  bridge: `
    Er komt weer een lente, die vraagt mij niet hoe
    De bomen, die bloeien alsof er niets was
    Dan kijk ik maar even naar boven toe
    En zeg, zie je dit, en dan loop ik door 't gras

    Ik had nog één dag willen hebben, niet eens groot
    Een woensdag, met regen, met niks om te doen
    Met jou naast de kachel, en kruimels van het brood
    Ik had niets gezegd, het was stil, net als toen`,
  meaning: `
    Ze zeggen dat alles een plaats moet krijgen
    Jij hebt al een plaats, en die blijft van jou
    Daar hoef ik geen deur voor open te maken
    Ik doe mijn ogen dicht, en dan ben je er gauw

    Verdriet is gewoon wat er overblijft
    Van al die liefde, die nergens heen kan
    Dus maak ik er woorden van, en een wijs
    En geef ik het door, zo goed als ik kan

    Er gaat geen dag voorbij zonder jou
    In een woord, in een grap, in een oud gebaar
    Zo ben je niet weg, je bent overal
    Een beetje van hier, en een beetje van daar`,
}
