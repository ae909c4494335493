import type { Details } from '../../stanzas.ts'

/** Waffles, pipes and wires, the fair, scissors and glue, spiders, shopping, naps. */
export const more14: readonly Details[] = [
  {
    words: 'wafel wafels wafelijzer* wafelkraam* stroopwafel*',
    own: `
      {fact}
      De stroop [plakt plakte] zacht aan een vinger, een duim
      En wie er één [pakt pakte], die [lacht lachte] al
      En [kijkt keek] of er nog wat [zit zat], tot de laatste kruim

      (Het ijzer [klapt klapte] dicht, en de damp [slaat sloeg] uit|De zak [ritselt ritselde], en iedereen [kijkt keek] op|Er [ligt lag] er één te warmen op de koffiekop)
      De kamer [ruikt rook] naar kermis, zo zoet
      {fact}
      En iedereen [weet wist] weer, het komt wel goed`,
    later: `
      De wafels zijn op, maar de geur [is was] er nog
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
    own: `
      {fact}
      De kraan [drupt drupte] niet meer, het licht [gaat ging] aan
      En wie er om drie uur 's nachts [belt belde]
      [Ziet Zag] een half uur later een bus voor de deur staan`,
    hook: `
      De loodgieter, elektricien, altijd paraat
      En water en licht, en een bus in de straat`,
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
    own: `
      {fact}
      De lichtjes [draaien draaiden] in elk nat oog
      Een suikerspin [plakt plakte] aan een wang
      En de stad [wordt werd] zo klein, van zo hoog

      (De muziek [komt kwam] van drie kanten tegelijk|Het rad [draait draaide] langzaam, en [stopt stopte] bovenin|Een beer zo groot als een kast [gaat ging] mee)
      Er [gilt gilde] iemand, en dat [is was] papa het meest
      {fact}
      En de maag [is was] pas later weer thuis van het feest`,
    later: `
      De kermis [gaat ging] weg in de donkere nacht
      Er [ligt lag] nog een munt in het gras
      Maar de beer staat nog steeds op een kast in een kamer
      En weet nog hoe licht alles was`,
    hook: `
      Kermis, de kermis, en nog één keer rond
      Het reuzenrad draait, met de lucht als grond`,
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
    own: `
      {fact}
      De lijm [zit zat] op de mouw, en de glitter [is was] overal
      Een doos [wordt werd] een kasteel met een brug van karton
      En een rol van het toilet een piraat aan wal`,
    later: `
      Het knutselwerk mist al een vleugel, een poot
      De verf [brokkelt brokkelde] zachtjes eraf
      Maar niemand die het ooit weg zou doen
      Omdat er een kind zo veel tijd aan gaf`,
    hook: `
      Knutselen, plakken, met lijm en papier
      Knutselwerk, glitters, en stralend plezier`,
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
    own: `
      {fact}
      Een gil [gaat ging] omhoog, en een stoel [gaat ging] opzij
      Met een glas en een kaart en een heel lange arm
      [Gaat Ging] hij naar buiten, en iedereen blij`,
    later: `
      De spin woont nu waarschijnlijk daar achter het hek
      En vertelt aan zijn kinderen daar
      Over die reus die zo hard heeft gegild
      Voor een beest van een gram, en een haar`,
    hook: `
      Een spin of een muis, en de hele familie omhoog
      Een spin zo klein, en geen mens die niet vloog`,
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
    own: `
      {fact}
      Even kijken, [klinkt klonk] het, en dat [is was] al om tien
      De tassen [snijden sneden] in de vingers, de voeten [zijn waren] moe
      En het mooiste [is was] toch wat er eerst [is was] gezien`,
    later: `
      De kast [kan kon] niet dicht, en er hangt nog een prijs
      Aan iets wat nog nooit is gedragen
      Maar o, wat een dag, met die twee op een bank
      Vol tassen, met taart, en zonder vragen`,
    hook: `
      Shoppen en winkelen, tas na tas
      Want nieuwe schoenen, die komen van pas`,
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
    own: `
      {fact}
      De krant [zakt zakte] omlaag, en de bril [hangt hing] schuin
      De kat [komt kwam] erbij en [rolt rolde] zich op
      En het [gonst gonsde] van de bijen, daar ver in de tuin

      (De klok [slaat sloeg] twee, en de zon [ligt lag] op de stoel|De kat [vindt vond] een schoot, en de krant [valt viel] neer|De voeten [gaan gingen] omhoog, heel eventjes maar)
      Het huis [houdt hield] zijn adem een uurtje in
      {fact}
      En daarna [heeft had] iedereen weer zin`,
    later: `
      Na het dutje [is was] er een vouw op een wang
      De middag [is was] al halverwege
      En wie zo kan slapen in volle zon
      Die heeft van het leven niets tegen`,
    hook: `
      Een dutje, een dutje, heel even maar dicht
      Een middagdutje, met de zon op je gezicht`,
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
