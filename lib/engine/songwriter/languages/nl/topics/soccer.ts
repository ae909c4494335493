import type { Topic } from '../../stanzas.ts'

export const soccer: Topic = {
  kin: 'voetbal voetballen voetbalt voetbalde voetballer* voetbalveld* voetbalclub voetbalschoen* voetbalplaatje* wedstrijd wedstrijden doelpunt* doelman keeper keepers goal goals strafschop* penalty scheidsrechter* grensrechter buitenspel doel kantine stadion supporter* tribune tribunes hoekschop corner shirt shirts voetbalploeg kampioen kampioenen beker hockey hockeyt korfbal',
  you: {
    scene: `
      Je roept naar het (scherm|veld|doel) of ze jou daar verstaan
      Je staat op de bank, met een chip in je hand
      Je weet waar die bal had naartoe moeten gaan
      En je schopt in gedachten een gat in de wand

      Je hebt nog de (sjaal|vlag|muts) van het jaar van de beker
      Vol gaten, vol bier, en hij mag niet in de was
      Vandaag winnen we, zeg je, en dat weet je zeker
      Dat zei je ook toen het acht-nul voor hen was`,
    later: `
      De bal lag op de stip, en de tribune werd stil
      Je schoot hem, en hij kwam in de tuin van de kerk
      Je lachte als eerste, zo hard als je wil
      En zei, de koster heeft ook nog wat werk`,
  },
  me: {
    scene: `
      Ik sta op (de bank|reserve|de lijst), en dat doe ik heel goed
      Ik hou de sinaasappels en jassen bijeen
      Ik juich voor de goal met mijn muts en mijn hoed
      En wie er ook scoort, ik omhels iedereen`,
    later: `
      Eén keer viel ik in, nog een half minuutje maar
      De bal kwam op mij af, zo rond als de maan
      Ik deed mijn ogen dicht, en ik schopte hem daar
      En hoor nog de lat, en die trilt er nog aan`,
  },
  past: {
    scene: `
      Je stond elke (zondag|zaterdag|week) langs de lijn, in de wind
      Je had een thermosfles, en een kleed voor mijn knie
      Je riep, ook bij nul-vier, dat je zo wel wint
      En nu is het stil naast de vlag, bij rij drie`,
    later: `
      Ik vond nog jouw shirt, en het past me nog best
      Het ruikt nog een beetje naar gras van het veld
      Ik trok het vanmiddag aan, onder mijn vest
      Toen ging hij erin, en ik heb je het verteld`,
  },
  hook: `
    Nog een goal, nog een lied, en het veld wordt een zee
    Wie de bal heeft, die rent, en wij rennen hem mee

    Van de stip tot de vlag, van de lat tot de lijn
    Voor één bal in het net willen wij er weer zijn`,
}
