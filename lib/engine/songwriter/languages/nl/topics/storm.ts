import type { Topic } from '../../stanzas.ts'

export const storm: Topic = {
  kin: "storm stormen stormt stormachtig onweer onweert onweren donder dondert donderslag bliksem bliksemt bliksemflits regen regent regende geregend regenen regenbui regenbuien bui buien regenjas regenlaarzen regenboog regenbogen regendag* motregen paraplu paraplu's plas plassen hagel hagelt orkaan wind winden windkracht waait druppel druppels nat noodweer wolkbreuk dakgoot",
  you: {
    scene: `
      Bij donder haal jij (dekens|kussens|kaarsen) en een spel
      Je bouwt een tent van stoelen in de gang
      Bij elke flits tel jij dan hardop, en snel
      En zegt, die zit nog bij de kerk, die duurt nog lang

      Je hebt je (paraplu|regenjas|capuchon) weer niet bij je vandaag
      Je loopt in de bui alsof het zo hoort
      Je zegt, wie al nat is, die fietst maar wat traag
      En je spat door de plassen, en je belt, en je fietst voort`,
    later: `
      De storm nam de stroom mee, het werd zwart in de straat
      Jij zocht naar een kaars, en je vond er nog één
      We aten toen brood, en jij hield me aan de praat
      Tot de wind zelf niet meer wist waarheen`,
  },
  me: {
    scene: `
      Ik ben niet bang voor (onweer|donder|bliksem), dat weet iedereen
      Ik zoek hier gewoon iets, hier onder het bed
      Dat kan even duren, ik zoek met mijn been
      En heb voor de sfeer vast mijn helm opgezet`,
    later: `
      Mijn paraplu klapte dubbel, en vloog
      Hij ging over het dak, en ik heb hem gegroet
      Er staat nu een boom, en daar hangt hij, heel hoog
      Een kraai woont erin, en die heeft het daar goed`,
  },
  past: {
    scene: `
      Jij rook al de regen (een uur|een dag|een half uur) voor hij kwam
      Je stak even je neus in de lucht, en je wist
      En wie dan de was niet naar binnen toe nam
      Die heeft zich wel meer dan één keer vergist`,
    later: `
      Er was vannacht onweer, het rammelde heel het huis
      Ik telde van flits tot slag, zoals wij
      Bij zes was het ver weg, en daarna geruis
      En nergens een stem die zei, dat was voorbij`,
  },
  hook: `
    Laat het stormen, laat regenen, wij hebben een dak
    En de soep op het vuur, en de tijd in de zak

    En het regent, het regent, de goten die slaan
    Laat ons dan maar nat en maar lachend hier staan`,
  soft: {
    scene: `
      De donder rolt zijn tonnen weg
      Voorbij de brug, voorbij de heg
      Hij meent het niet, hij bromt maar wat
      En gaat dan slapen in de stad`,
    later: `
      De regen tikt nog op het raam
      Hij schrijft daar in het glas je naam
      De druppels glijden, twee aan twee
      De wind neemt alle wolken mee`,
  },
}
