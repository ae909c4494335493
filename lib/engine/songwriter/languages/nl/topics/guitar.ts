import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: "gitaar gitaren gitaartje gitarist* snaar snaren akkoord akkoorden plectrum ukelele banjo viool violen accordeon trekharmonica trompet drumstel drummen versterker muzikant* muziekles bandje concert concerten optreden optredens fanfare harmonie podium refrein melodie bladmuziek plaat platen platenspeler lp lp's zangkoor",
  you: {
    scene: `
      Jouw gitaar heeft (vijf|vier|te weinig) snaren, de zesde is een touw
      Je stemt hem op de tram, en je stemt hem op mij
      Je kent drie akkoorden, en die zijn van jou
      Daar past elk verdriet in, en de zomer erbij

      Je speelt het (te snel|te langzaam|te hard), en je voet die slaat mee
      Je tong steekt een beetje opzij uit je mond
      De buren die bonken, en jij denkt, hoezee
      En speelt het nog eens, met nog meer in het rond`,
    later: `
      Er brak op het podium een snaar met een knal
      De zaal hield zijn adem in, jij lachte en zei
      Met vijf kan het ook, en toen zong heel de hal
      De zesde snaar zelf, op de juiste plek erbij`,
  },
  me: {
    scene: `
      Ik kocht een gitaar, want (dat staat|dat leek|het leek me) heel apart
      Er zat ook een boek bij, van nul tot genie
      Ik speel nu een lied, en de kat gaat van start
      De deur uit, de straat uit, bij maat nummer drie`,
    later: `
      Mijn vingers zijn blauw, en het klinkt als een hek
      Ik oefen het liedje al zeven maanden lang
      Maar gisteren zong er in het trappenhuis, gek
      Een stem met me mee, en die kende de zang`,
  },
  past: {
    scene: `
      Jouw gitaar (hangt|staat|leunt) nog steeds daar, er ligt stof op de snaar
      Ik blaas het er soms af, en dan zoemt het heel zacht
      Dat is nog niet eens een akkoord, maar het is daar
      Dat ene geluid, van jou, midden in de nacht`,
    later: `
      Er zit nog een plectrum in de zak van jouw jas
      Ik tik ermee op tafel, de maat van dat lied
      Ik wist nooit hoe stil het hier zonder jou was
      De platen zijn er nog, maar ze draaien haast niet`,
  },
  hook: `
    Speel het hard, speel het zacht, sla die snaren maar stuk
    Met een oude gitaar zingt een mens zijn geluk

    Drie akkoorden, een voet, en een zaal die je hoort
    De gitaar zegt de rest, want die kent ieder woord`,
}
