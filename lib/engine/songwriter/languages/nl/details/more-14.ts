import type { Details } from '../../stanzas.ts'

/** Waffles, pipes and wires, the fair, scissors and glue, spiders, shopping, naps. */
export const more14: readonly Details[] = [
  {
    words: 'wafel wafels wafelijzer* wafelkraam* stroopwafel*',
    own: `
      {fact}
      De stroop [plakt plakte] zacht aan een vinger, een duim
      En wie er één [pakte pakte], die [lachte lachte] al
      En [keek keek] of er nog wat [zat zat], tot de laatste kruim

      (Het ijzer [klapt klapte] dicht, en de damp [slaat sloeg] uit|De zak [ritselt ritselde], en iedereen [kijkt keek] op|Er [ligt lag] er één te warmen op de koffiekop)
      De kamer [ruikt rook] naar kermis, zo zoet
      {fact}
      En iedereen [weet wist] weer, het komt wel goed`,
    later: `
      De trommel [is was] leeg, maar de geur [is was] er nog
      Een beetje van stroop en een beetje van toen
      En komt er weer iemand met een zak in zijn hand
      Dan weet iedereen precies wat te doen`,
    hook: `
      Stroopwafels, wafels, zo warm en zo zoet
      Met zo'n wafel erbij komt het altijd weer goed`,
    stanzas: `
      Een ijzer dat dichtklapt, een sis, een geur
      Een mes door het goud en een draad van stroop
      Een klap op een plank en een vierkant doek
      En een puntzak, nog warm, per tien te koop

      Een deksel van deeg op een beker thee
      Een rand die verzacht en een midden dat zakt
      Een hap uit een hoek en een hap uit een hoek
      En vingers waar iets van servet aan plakt

      Slagroom en kersen, een vork van hout
      Poeder dat opstuift bij elke lach
      Ruitjes, gevuld tot de laatste kuil
      En wit op een jas tot de volgende dag`,
  },
  {
    words:
      'loodgieter* elektricien* installateur* elektromonteur* cv-monteur* loodgietersbedrijf installatiebedrijf elektriciteit',
    stanzas: `
      Een hoofd in een kast en twee benen eruit
      Een tang en een emmer, een drup die blijft
      Een lampje in tanden, een duim op een naad
      En een witte streep die de spuit nog schrijft

      Draden in kleuren, een la vol met klemmen
      Een gat in de muur en een veer op de tast
      Een schroefje, een dopje, een knop, en klik
      En licht, van de kelder tot in de kast

      Een bus vol met bakjes, een pijp op het dak
      Een telefoon die gaat, en een kraan die lekt
      Een kop koffie, staande, een broek met een riem
      En een vloer, met een krant tot de deur bedekt`,
  },
  {
    words:
      'kermis kermissen botsauto* suikerspin* reuzenrad* achtbaan achtbanen draaimolen* pretpark* attractiepark* efteling circus circustent',
    stanzas: `
      Een botsende wagen, een stuur dat niets doet
      Suiker in wolken, een plakkende kin
      Een haak die net mist, een beer achter glas
      En nog een muntje verdwijnt erin

      Een rad dat blijft hangen, de hoogste bak
      Lampjes in kringen, een bel en een gil
      Twee handen geklemd om een ijzeren stang
      En een maag die nog draait, en de grond ligt stil

      Een rij langs een hekje, een bordje, een uur
      Een touw uit een bos, en dan trekken, en zie
      Een worst in een broodje, een deun uit een doos
      En een plastic fluit, en dat is er al drie`,
  },
  {
    words:
      'knutselt knutselde knutselen knutsel knutselwerk* knutseltafel* knutselkast* plakt_en knipt_en vouwt origami kralen kralenketting* scrapbook* vingerverf',
    stanzas: `
      Een schaar met een stompe punt, een pot vol lijm
      Een rol van karton wordt een rode raket
      Glitter die nooit meer de voegen verlaat
      En de dop weer niet op de stift gezet

      Kurken en doppen en wol in een la
      Een oog dat kan draaien, een vleugel te groot
      Een krant op een tafel, een schort andersom
      En iets met een staart, half groen en half rood

      Gaatjes, een draadje, een rij vol kralen
      Een vouw en een vouw en een vogel van blauw
      Klei onder nagels, een duim in een poot
      En een werk dat nog nat is, tegen een mouw`,
  },
  {
    words:
      'spin spinnetje bang_spinnen spinnen_bang spinnen_vangt spinnenweb* muizen muis muizenval* mug muggen wesp wespen vlieg vliegenmepper* kakkerlak* torretje*',
    stanzas: `
      Een stip op een muur, in een hoek, een poot
      Een stoel en een glas en een ansichtkaart
      Een gil van de trap, van de hoogste tree
      En een wandeling naar buiten, met vaart

      Een zoem bij een oor, en een lamp weer aan
      Een pantoffel, een boek, een handdoek, een klap
      Een vlek op 't behang, een nieuw soort gezoem
      En geritsel, al onder aan de trap

      Een draad langs een wang en een arm die slaat
      Een bezem, een gang en een hoofd in een doek
      Een rilling, een sprong en een dansje daarna
      En het beest, al lang in de volgende hoek`,
  },
  {
    words:
      'shoppen shopt shopte winkelen winkelt winkelde koopt_schoenen schoenen_koopt koopt_kleren kleren_koopt kledingkast* jurkjes hakken naaldhakken pumps handtas handtassen paskamer* uitverkoop tweedehands',
    stanzas: `
      Een tas aan een tas en een hanger die tikt
      Een gordijn dat niet sluit, een spiegel, te licht
      Een rits tot halfweg, een adem, een hup
      En een, twee, drie, en een knoop gaat dicht

      Dozen in torens, een voet in de lucht
      Een links en een rechts, en niet van één paar
      Een blik op een zool en een blik op een prijs
      En thuis staat net zoiets ook al klaar

      Een label dat prikt en een kaartje, geknipt
      Een kast die alleen met een schouder sluit
      Een stapel, een stapel, een jas op een stoel
      En niets om aan te doen, de deur niet uit`,
  },
  {
    words:
      'dutje dutjes dut middagdutje* middagslaapje ingedut dommelt doezelt in_slaap leunstoel* luie_stoel siësta hangmat* powernap*',
    stanzas: `
      Een krant op een buik die omhoogkomt en daalt
      Een bril op een voorhoofd, een mond half los
      Een kop thee, een lepel, een vel erop
      En een zaag in de verte, een heel klein bos

      Een stoel met een voetbank, een kuil, een kussen
      Een kin die steeds lager zakt, tot op de boord
      Een klok die de kamer alleen mag hebben
      En nee, niet geslapen, en alles gehoord

      Een plaid over knieën, een poes erop
      Een stem op de radio, zacht gesteld
      Een been met een schokje, een diepe zucht
      En de ogen rusten maar even, dat telt`,
  },
]
