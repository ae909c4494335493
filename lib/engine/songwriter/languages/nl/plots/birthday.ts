import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    In de gang staan (twaalf|acht|negen) paar laarzen te drogen
    Een ballon hangt al slap aan de lamp
    We fluisteren hier met de ruggen gebogen
    En dan niest er weer iemand, een ramp

    Geen feest, (geen slingers|geen cadeaus|geen taart), zei jij, en zeker geen gezang
    Dat zeg je elk jaar weer, we weten al hoe laat
    We staan met z'n allen al muisstil in de gang
    En wie de tekst niet kent, die klapt de maat

    {age} kaarsjes (wiebelen|druipen|dansen) op de taart
    De slagroom zakt al langzaam naar één kant
    Je hebt je adem sinds het ontbijt gespaard
    En iemand houdt een emmer bij de hand`,
  turn: `
    Er is een foto waar je op zit zonder tanden
    Met wortelprak tot achter in je haar
    Je zwaait de lepel rond met beide handen
    Precies zo zit je hier vandaag, kijk maar

    Hier zit wel iemand die nog iets vertellen kan
    Over die tent die 's nachts ineens verdween
    De helft is waar, de rest verzinnen we dan
    Jij grijnst en kijkt onschuldig om je heen

    We vroegen wat je wilde, jij zei sokken
    Nu zijn het twintig paar, van elk van ons een stel
    Je hebt ze over elkaar heen aangetrokken
    Er past geen schoen meer om, maar warm zijn ze wel`,
  lift: `
    Doe 't licht maar uit, kom allemaal erbij
    Wij zingen zo meteen, en blazen, dat doe jij

    Het ruikt naar was en naar een lucifer
    Doe vast een wens, hij hoeft niet eens zo ver`,
  chorus: `
    # Gefeliciteerd, {call}
    Gefeliciteerd, {call}, we zingen hard en vals
    De buren bonken op de muur, in de maat van een wals
    Gefeliciteerd, {call}, kom, snij de taart nou gauw
    Je weet toch dat het grootste stuk bestemd is voor jou

    # {age} kaarsjes
    {age} kaarsjes, en niet eentje is te veel
    De een staat scheef, de ander mist een heel deel
    {age} kaarsjes, blaas naar links en blaas naar rechts
    En blijft er toch wat branden, is het eentje slechts

    # Nog een jaar met jou
    Nog een jaar met jou, dat wil ik in één stuk
    Met slagroom aan de randen en een kruimeltje geluk
    Nog een jaar met jou, en tien mag ook van mij
    Ik hou mijn bordje op, dus schep er gerust wat bij`,
  bridge: `
    Wat geef je aan iemand die alles al heeft
    Een kaart, een bos bloemen, een boek misschien
    Wij geven je dit, met wat er zoal in ons leeft
    Een lied van ons allen, die jou graag zien

    Een jaar is een jas die je uit hebt gedaan
    Er hangt al een nieuwe, en die is jouw maat
    Met zakken vol dagen, dus trek hem maar aan
    En wij lopen mee, waar je er ook mee gaat`,
  meaning: `
    Er is één dag in het jaar die van jou is
    De andere dagen gaan zomaar voorbij
    Maar deze blijft stilstaan, en klopt op het raam
    En iedereen die om je geeft, komt erbij

    Driehonderd keer stond je op dit jaar, en meer
    Je lachte, je deed, en je raakte wat kwijt
    En daarvoor krijg je vandaag één taart
    En een lied, en van ons allemaal wat tijd

    Een jaar erbij, zeggen ze, weer een jaar ouder
    Maar kijk eens hoe iedereen hier naar je lacht
    Dan zijn het geen jaren, dan zijn het verhalen
    En die heb jij met je meegebracht`,
}
