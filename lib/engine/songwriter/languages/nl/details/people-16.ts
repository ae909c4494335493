import type { Details } from '../../stanzas.ts'

export const people16: readonly Details[] = [
  {
    words: 'jaar_getrouwd getrouwd jaar_samen zilveren_bruiloft huwelijksjubileum gouden_bruiloft',
    own: `
      {fact}
      Dat zijn duizenden kopjes, en dekens, en paraplu's
      En ruzies om niets, over sokken en suiker
      En telkens daarna weer dezelfde kus

      (Er zijn heel wat borden gesneuveld, en glazen|De ring zit wat strakker, de trap is wat steiler|Er lag een keer sneeuw in, er lag een keer zon)
      Er is vaak gelachen, en soms niet gepraat
      {fact}
      En kijk hoe dezelfde hand er nog staat`,
    stanzas: `
      Twee tandenborstels in één en dezelfde mok
      Twee jassen die leunen op één enkele haak
      De een wil naar zee, en de ander naar huis
      En altijd weer samen, en altijd weer raak`,
    later: `
      Zo lang al getrouwd, en nog altijd die blik
      Als er een sleutel gaat in het slot
      De jaren die schuiven, de vloer die kraakt
      En wat echt is, dat gaat niet kapot`,
  },
  {
    words: 'voeteneind op_schoot schoot_lag ligt_op_bed lag_op_bed wacht_bij_deur wachtte_bij_deur komt_begroeten',
    own: `
      {fact}
      Zo licht als een kussen, zo warm als brood
      En zo [wordt werd] een huis, heel zacht, elke avond
      Precies op de goede maat groot

      (De deur [is was] nog dicht, en er [klinkt klonk] al getrippel|Twee ogen als lampjes, daar achter het glas|Nog voor de sleutel goed omgedraaid [is was])
      Dan [is was] men ineens het belangrijkst op aarde
      {fact}
      En dat is iets van heel grote waarde`,
    stanzas: `
      De gang [is was] lang, en de pootjes [zijn waren] zacht
      De staart [staat stond] omhoog als een vraag
      Een kopje, een zucht, en een rondje gedraaid
      En de zorgen [worden werden] klein, voor vandaag`,
    later: `
      En nog altijd laat men het plekje vrij
      Daar onder, aan het voeteneind
      Want wie er zo warm op je voeten sliep
      Is niet iemand die zomaar verdwijnt`,
    hook: `
      Aan het voeteneind, of op schoot, zo dichtbij
      Zo warm op je schoot, en dan hoor je erbij`,
  },
  {
    words: 'biljart biljarten biljartte biljarttafel* biljartclub* keu snooker* poolen pooltafel*',
    own: `
      {fact}
      De keu [krijgt kreeg] krijt, en de rook [hangt hing] laag
      De bal [kiest koos] een band, en nog een band
      En dan [tikt tikte] het zacht, en het applaus [is was] traag`,
    stanzas: `
      Het laken [is was] groen als een weiland in mei
      De lamp [hangt hing] laag boven de rand
      De bal [rolt rolde] langzaam, en iedereen [zwijgt zweeg]
      En de koffie [wordt werd] koud aan de kant`,
    later: `
      Het biljart [staat stond] onder een bruin stuk zeil
      Er [ligt lag] nog een blokje blauw krijt
      En wie er een tik van een bal hoort, heel zacht
      Is de rest van de middag zo kwijt`,
  },
  {
    words: 'bowlen bowlt bowling* jeu_de_boules petanque pétanque',
    own: `
      {fact}
      De bal [gaat ging] recht, en dan toch weer scheef
      Er [valt viel] er één om, of ze [vallen vielen] alle tien
      En de kleinste [juicht juichte] mee om wie overbleef`,
    stanzas: `
      De schoenen [zijn waren] geleend, en de bal [is was] te zwaar
      Een aanloop, een zwaai, en een gil
      De goot [ligt lag] altijd aan de verkeerde kant
      En er [blijft bleef] er één staan die niet wil`,
  },
  {
    words:
      'leren_lezen leerde_lezen leert_lezen lezen_geleerd leren_schrijven leerde_schrijven leren_rekenen leerde_rekenen',
    own: `
      {fact}
      Eerst waren het stokjes en bogen en strepen
      En toen, op een dag, ging er ergens een deur
      En werd er ineens een verhaal begrepen

      (Een vinger bij het woord, een zucht, een letter|Een a is een bal met een stok ernaast|Van letters naar woorden, dat is een eind)
      En het eerste boekje ging steeds weer heen en weer
      {fact}
      En 's avonds in bed klonk het, nog een keer`,
    stanzas: `
      De m is een berg, en de s is een slang
      De i heeft een knikker gevangen
      Zo worden de letters een stoet op een rij
      Met rode en blozende wangen`,
    later: `
      Wie heeft leren lezen, vergeet het niet meer
      De straat, en de melk, en de krant
      Maar achter elk woord dat er later nog komt
      Staat zacht die ene hand`,
    hook: `
      Leren lezen, een wereld gaat open, zo wijd
      En wie kan lezen, raakt dat nooit meer kwijt`,
  },
]
