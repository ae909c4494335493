import type { Topic } from '../../stanzas.ts'

export const garden: Topic = {
  kin: 'tuin tuinen tuintje tuinier* moestuin* volkstuin* achtertuin voortuin tuinstoel* tuinhek bloem bloemen bloembed* bloementuin roos rozen tulp tulpen narcis* dahlia* hortensia* zonnebloem* tomaat tomaten boon bonen sla wortels radijs* zaad zaden zaadjes zaaien gezaaid gieter onkruid snoeien snoeischaar hark schoffel* kas perk planten plantje plantjes geplant grasmaaier gras heg compost slakken',
  you: {
    scene: `
      Je hebt weer aarde (op je wang|in je haar|op je broek), je merkt het niet
      Je praat tegen de bonen, rij voor rij
      Je zegt ze, wie het hardst groeit krijgt een lied
      Ik hou me stil, ik groei een beetje bij

      Je kent hier elke (roos|struik|plant) bij de voornaam
      Je vraagt de tomaten hoe de nacht is geweest
      Ik kijk naar je hoed, vanachter het raam
      Een slak zit erop, en die geniet nog het meest`,
    later: `
      De slakken aten vannacht al je sla
      Je was wel kwaad, een minuut of drie
      Toen zette je ze over de heg, en daarna
      Bracht je ze een blad, op je blote knie

      Er kwam er één uit, van die honderd zaadjes
      Je riep iedereen in je nachtgoed erbij
      Daar stond hij, met twee bleke blaadjes
      En jij stond daar, minstens zo trots als hij`,
  },
  me: {
    scene: `
      Ik kocht een (gieter|schoffel|hark), ik las een dik boek
      Ik zaaide wortels, op rijen van touw
      Nu groeit er onkruid tot aan mijn broek
      En één enkele wortel, en die is nog blauw`,
    later: `
      Ik zeg tegen mensen, het is zo bedoeld
      Een wilde tuin, en dat is nu heel chic
      De egel heeft net door de bonen gewoeld
      Hij is er tevreden, en dus ben ik het ook, denk ik`,
  },
  past: {
    scene: `
      Jouw rozen (bloeien|klimmen|staan) nog, ze weten van niets
      Ik snoei ze te laat, en ik knip ze te kort
      Je gieter hangt nog aan de stang van je fiets
      En 's avonds kijk ik of er iets wordt`,
    later: `
      Ik vond in de schuur nog een potje met zaad
      Met jouw letters erop, half vergaan, op de rand
      Nu staat er iets geels bij het pad, en het staat
      Zo scheef in de wind als toen aan jouw hand`,
  },
  hook: `
    En de tuin doet de rest, met de zon, met de tijd
    Wie iets zaait, die is nooit meer die lente kwijt

    Laat de bloemen maar groeien, tot over het hek
    Er is in de tuin voor iedereen plek`,
  soft: {
    scene: `
      De rozen doen hun blaadjes dicht
      De slak heeft in zijn huis geen licht
      De tuin ligt onder een deken van mist
      Er is vandaag niemand die nog iets mist`,
    later: `
      Het zaadje slaapt diep in de grond
      En draait zich nog één keer rond
      Het droomt al van groen, van zon, van een blad
      De maan geeft het water, zo zacht als wat`,
  },
}
