import type { Details } from '../../stanzas.ts'

/** The pub, the breakfast table, sweets, fish, and dinners from here and elsewhere. */
export const tables2: readonly Details[] = [
  {
    words:
      'kroeg kroegen kroegje barman barkeeper stamkroeg stamcafé bierviltje* speciaalbier* trappist toog tapkast biertap* bierbrouw* brouwerij kroegentocht',
    own: `
      {fact}
      De glazen [staan stonden] te zweten op het hout
      Er [komt kwam] een sterk verhaal, en dan nog een
      En één glas was warm, en het volgende koud

      (De deur van de kroeg [staat stond] op een kier|Een viltje [draait draaide] rond op zijn kant|De barman [knikt knikte], die [weet wist] het al)
      En iemand [roept riep], nou vooruit, nog één dan
      {fact}
      En dat [is was] toen al de vierde, dat weet de barman`,
    stanzas: `
      De schuimkraag [zakt zakte] langzaam in het glas
      Een viltje [wordt werd] vol met streepjes gezet
      De jassen [hangen hingen] dampend aan de haak
      En niemand [verlangt verlangde] nog naar zijn bed`,
  },
  {
    words:
      'wijn wijnen wijntje wijntjes rosé prosecco champagne wijnglas wijnglazen wijnkelder wijnboer* wijnproe* wijngaard* kurkentrekker rodewijn* wijnkenner sommelier',
    own: `
      {fact}
      De kurk [geeft gaf] een plop, en de avond begint
      De kaars [wordt werd] korter, het verhaal [wordt werd] lang
      En door het raam [komt kwam] een zachte wind`,
    stanzas: `
      De kaars [brandt brandde] laag, en de druiven [zijn waren] op
      Een druppel [loopt liep] langs de hals van de fles
      De avond [wordt werd] zacht als een oude trui
      En de klok in de gang [slaat sloeg] al zes`,
  },
  {
    words:
      'oliebol* oudjaar* oud_en_nieuw oudejaars* vuurwerk vuurpijl* nieuwjaar nieuwjaars* appelbeignet* appelflap* siervuurwerk rotjes oud_op_nieuw carbid*',
    own: `
      {fact}
      De damp [hangt hing] dik in de schuur, en de radio [telt telde] af
      Een sneeuwbui van suiker op ieders trui
      En nog een, omdat men de vorige weggaf`,
    stanzas: `
      De suiker [stuift stoof] op als een kleine sneeuwbui
      De pan [sist siste] in de schuur bij het licht
      Er [telt telde] iemand hard van tien naar nul
      En vuurwerk [weerspiegelt weerspiegelde] op elk gezicht`,
  },
  {
    words:
      'boterham* hagelslag pindakaas broodtrommel* brooddoos* lunchpakket* ontbijt ontbijtje ontbijten ontbijtkoek ontbijttafel beschuit beschuitje* broodje broodjes jam_op vlokken',
    own: `
      {fact}
      De tafel [ligt lag] vol kruimels, de melk [is was] op
      En iemand [zoekt zocht] nog zijn andere schoen
      Met de laatste hap half in zijn kop

      (De trommel [klapt klapte] dicht met een vrolijke klik|De klok [zegt zei] vijf over half, en dus gauw|Het licht [valt viel] schuin over de ontbijttafel)
      Er [ligt lag] hagelslag tot onder de stoel
      {fact}
      En zo [begint begon] elke dag, met dat warme gevoel`,
    stanzas: `
      De melk [staat stond] klaar, en het mes [staat stond] schuin
      De kruimels [liggen lagen] als zand op het kleed
      Het ochtendlicht [valt viel] door de jampot heen
      En er is altijd één die zijn korsten vergeet`,
  },
  {
    words:
      'nasi bami rijsttafel* sambal* rendang gado-gado loempia* roti kroepoek satésaus toko surinaams indonesisch* indisch_eten indische_keuken pom moksi wokken wokt',
    own: `
      {fact}
      De sambal [staat stond] midden op tafel in een glas
      Een heel dapper neefje [neemt nam] er te veel
      En [wordt werd] net zo rood als de rest van de was

      (De keuken [ruikt rook] naar gember en knoflook|Twaalf schaaltjes [staan stonden] te dampen op tafel|De rijst [stoomt stoomde] zacht onder zijn deksel)
      En kroepoek [kraakt kraakte] tot achter in het hoofd
      {fact}
      En nog één keer scheppen was zo beloofd`,
    later: `
      De bakjes [gaan gingen] mee naar huis, voor morgen
      De geur [blijft bleef] in de gordijnen staan
      Zo reist er een eiland de hele wereld rond
      Door handen die voorgaan en handen die gaan`,
    stanzas: `
      De damp [komt kwam] in wolken onder de deur
      De lepels [gaan gingen] van schaal naar schaal
      Iemand [hoest hoestte], en iedereen [lacht lachte]
      En het water [gaat ging] rond voor de derde maal`,
  },
  {
    words:
      'pasta pastasaus spaghetti macaroni lasagne lasagna tomatensaus gnocchi ravioli pesto bolognese carbonara risotto tagliatelle',
    own: `
      {fact}
      De sliert [hangt hing] van de vork tot diep in het bord
      En rood als een kers [is was] de hele mond
      Van een saus die maar niet minder wordt`,
    stanzas: `
      De pan [kookt kookte] over, het deksel [danst danste]
      Een sliert [wordt werd] gegooid, en hij [plakt plakte] aan de wand
      De kaas [valt viel] als sneeuw op een rode berg
      En een vork [draait draaide] rond in een kleine hand`,
  },
  {
    words: 'pizza* pizzeria pizzabakker* pizzaoven* quattro_stagioni',
    own: `
      {fact}
      De doos [is was] warm op iemand zijn knie
      Een draad van kaas [loopt liep] van de doos naar de mond
      En van de acht stukken [zijn waren] er ineens nog maar drie`,
    stanzas: `
      De bel [gaat ging], en de doos [is was] nog gloeiend heet
      De kaas [trekt trok] een draad van hier tot daar
      De bank [wordt werd] een tafel, de schoot een bord
      En binnen tien minuten [is was] alles klaar`,
  },
  {
    words:
      'haring haringen haringkar haringkraam mossel* kibbeling viskar* viskraam* visboer* paling garnalen garnaal oesters lekkerbek* gerookte_zalm vis_gebakken gebakken_vis',
    own: `
      {fact}
      Een meeuw [zit zat] te wachten op de rand van de kraam
      Het uitje [valt viel] op een schoen, en het vlaggetje [waait waaide]
      En de visboer [kent kende] iedereen bij zijn naam`,
    stanzas: `
      Het vlaggetje [wappert wapperde] fier op de kraam
      De meeuwen [houden hielden] een vergadering op het dak
      De uitjes [rollen rolden] zo van een schaal
      En de visboer [maakt maakte] weer een grap van zijn vak`,
  },
  {
    words:
      'drop dropje dropjes snoep snoepje snoepjes snoept snoepte snoepen snoeppot* snoepkraam* snoepwinkel* chocola chocolade* chocolaatje* bonbon* zuurtje* winegums snoeplust* toverbal*',
    own: `
      {fact}
      De pot [gaat ging] open met een zachte plof
      En een hele familie die niets gehoord had
      [Staat Stond] ineens in de kamer, bezweet en vol stof

      (De pot [staat stond] hoog, en de stoel [staat stond] klaar|Een papiertje [ritselt ritselde], en iedereen [kijkt keek]|Er [zit zat] altijd wel iets in een jaszak)
      Eén voor nu, en één voor op straat
      {fact}
      En nog één omdat het daarna wat langer duren gaat`,
    stanzas: `
      De zak [ritselt ritselde] zacht in een donkere zaal
      Een hand [gaat ging] langs, en nog een keer
      De zoete [zijn waren] op, en de zoute [zijn waren] er nog
      En even later [is was] er geen eentje meer`,
  },
  {
    words:
      'ijsje ijsjes ijssalon* ijscoman ijscokar ijskar ijscowagen softijs ijshoorn* waterijs* roomijs* schepijs ijs_eten bolletje_ijs bolletjes_ijs vanille-ijs aardbeienijs gelato ijscoupe*',
    own: `
      {fact}
      Het [loopt liep] langs een pols, het [druipt droop] op een schoen
      En wie het snelst likt, die [is was] het te slim af
      En meer [is was] er op zo'n dag ook niet te doen

      (De zon [staat stond] hoog, en de rij [gaat ging] de hoek om|Er [klinkt klonk] een belletje, ver in de straat|De hoorn [is was] te klein, en de bol [is was] te groot)
      Er [komt kwam] nog een toef bij, en een wafel erop
      {fact}
      En een neus en een kin met een vlek op de top`,
    stanzas: `
      De rij [staat stond] te smelten in volle zon
      Een kind [wijst wees] naar alles, en dan naar geel
      Een druppel [valt viel] op een nieuwe schoen
      En een bolletje [wordt werd] door de hond een deel`,
  },
  {
    words:
      'gehaktbal* bal_gehakt gehakt jus karbonade* rollade* biefstuk* schnitzel* aardappels aardappelen piepers sperziebonen spruitjes appelmoes braadpan slavink* speklap* kapucijners witlof asperges',
    own: `
      {fact}
      De jus [gaat ging] rond, en de klok [slaat sloeg] zes
      En wie er een tweede bal in zijn mond [heeft had]
      Die [kijkt keek] heel onschuldig naar zijn mes

      (De boter [bruist bruiste], de ramen [beslaan besloegen]|Het braden [ruikt rook] men tot op de stoep|De aardappels [dampen dampten] in een schaal)
      En midden op tafel een kom appelmoes
      {fact}
      En een restje erachteraan voor de poes`,
    stanzas: `
      De pan [pruttelt pruttelde] zacht, en de radio aan
      De jus [wordt werd] zo bruin als een oude kast
      Een neus [komt kwam] kijken om de hoek van de deur
      En de grootste [ligt lag] bij de kleinste gast`,
  },
  {
    words:
      'aangebrand* aanbranden aanbrandt verbrandt_de verbrandt_elke verbrandt_altijd verbrandt_alles verbrandt_het verbrandde_altijd verbrande_toast rookmelder* tosti* toast broodrooster zwartgeblakerd* laat_eten_aanbranden',
    own: `
      {fact}
      De melder [gilt gilde] door het hele huis
      De ramen [gaan gingen] open, een theedoek [zwaait zwaaide]
      En de pizzeria [is was] gelukkig ook thuis`,
    stanzas: `
      De rook [hangt hing] tot aan het plafond in de gang
      De pan [staat stond] te sissen in de sneeuw
      Het piepen [gaat ging] door merg en been
      En de kat [zit zat] buiten te kijken als een leeuw`,
  },
]
