import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'reis reizen reist reisde gereisd reiziger* reistas* wereldreis wereldreizen koffer koffers rugzak rugzakken paspoort* vliegveld vliegvelden hotel hotels landkaart* wereldkaart* kaartlezen ansichtkaart* buitenland avontuur avonturen ticket tickets roadtrip* backpack* interrail* vertrekhal grens grenzen camper campervan reisgids* gids souvenir* verre landen vakantie trektocht*',
  you: {
    scene: `
      Je pakt voor de reis (in drie minuten|met je ogen dicht|op het laatste moment) je tas
      Twee sokken, een boek, en een pot pindakaas
      Je vraagt nog aan mij waar je paspoort ook was
      Het zit tussen je tanden, je lacht, en je praat als een dwaas

      Je reist met een (kaart|gids|boek) uit een heel ander jaar
      De helft van de straten bestaat niet meer
      Je zegt, des te beter, en dan staan we daar
      Op een plein zonder naam, met een bank in het zonnige weer`,
    later: `
      De bus kwam niet meer, en geen mens die ons verstond
      Jij tekende een bed en een bord op papier
      Een vrouw riep haar zoon, en die riep weer de hond
      En zo sliepen we daar, na twee potten bier`,
  },
  me: {
    scene: `
      Mijn koffer ging op reis naar (Peru|Schotland|Japan)
      Ikzelf ben in Brussel, in één onderbroek
      Hij stuurde een kaart, en hij heeft het ervan
      Hij zit aan het water, met hoed en met boek`,
    later: `
      Ik reisde de wereld rond, zag wat er was
      De bergen, de tempels, de zee en de maan
      En het mooiste was toch dat je, thuis, in het gras
      Kon zeggen, dat heb ik mooi één keer gedaan`,
  },
  past: {
    scene: `
      We reisden (met één tas|zonder plan|op goed geluk), jij de kaart, ik het brood
      Je las hem op zijn kop, en dat was ook een land
      Nu hangt hij bij mij, en het spoor is nog rood
      Getrokken met stift, door jouw vrolijke hand`,
    later: `
      Er komt soms een kaart, met een postzegel, mooi
      Dan denk ik heel even, dat is jouw schrift
      Het is de reclame, die ik niet eens weggooi
      Zo graag zag ik nog één keer jouw stift`,
  },
  hook: `
    Pak je tas, pak je hoed, want de wereld is wijd
    En wie reist, die verliest alleen maar de tijd

    Over grenzen en bergen, met brood in je zak
    Zo gaan wij op reis, met de lucht als ons dak`,
}
