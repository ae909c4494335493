import type { Topic } from '../../stanzas.ts'

export const books: Topic = {
  kin: 'boek boeken boekje boekjes boekenkast* boekenplank* boekwinkel boekhandel bibliotheek bieb leest lezen lezer voorlezen bladzij bladzijde bladzijden hoofdstuk hoofdstukken roman romans gedicht gedichten dichter schrijver schrijfster sprookje sprookjes ezelsoor ezelsoren boekenlegger leeslamp strip stripboek* detective* woordenboek* voorleest',
  you: {
    scene: `
      Je leest (aan de tafel|in bad|op de trap) je boek, en je bent er niet
      Ik zeg, er is brand, en jij zegt dan, o ja
      Je lacht om iets moois wat een ander niet ziet
      En slaat dan de bladzijde om, en ik sta

      Je leest altijd eerst (het slot|de laatste regel|het eind) van een boek
      Je zegt, nu kan ik het lezen met rust
      Er liggen er drie op de rand, om de hoek
      En één op jouw neus, in jouw slaap, onbewust`,
    later: `
      Je las me iets voor toen de stroom uit was, laat
      Met alle stemmen, de reus en het paard
      Ik weet nu nog altijd hoe dat hoofdstuk gaat
      Want jij hebt het boek in mijn oren bewaard`,
  },
  me: {
    scene: `
      Ik heb (twintig|dertig|veertig) boeken gekocht en gelezen geen één
      Ze staan op een rij, en ze kijken me aan
      Ik zeg ze, van de winter, en ik leg er nog één
      Bovenop, want anders kon die ene niet staan`,
    later: `
      Ik viel in een boek om half twaalf, één bladzij
      Nog eentje, en toen floot er een vogel, het was vier
      De moordenaar had ik, de nacht was voorbij
      En ik op mijn werk, met mijn kop van papier`,
  },
  past: {
    scene: `
      Jouw boek ligt (nog open|op zijn kop|bij de lamp), op bladzijde acht
      Er steekt een kassabon in, voor melk en voor room
      Ik lees waar jij was, en ik heb toen gewacht
      En sla het niet om, want dan eindigt die droom`,
    later: `
      Je schreef in de kantlijn van ieder boek mee
      Onzin, stond daar dan, of, precies zo, of, nee
      Nu lees ik de boeken, en praat ik met jou
      Je bent het niet eens, en daar ben je me trouw`,
  },
  hook: `
    Sla het boek nog niet dicht, want er komt nog een blad
    En het mooiste verhaal heb je nog niet gehad

    Tussen kaft en papier ligt een land zonder grens
    En wie leest, die is vrij, en die krijgt daar een wens`,
}
