import type { Details } from '../../stanzas.ts'

/** The stove, the oven, the chip shop, coffee and tea. */
export const kitchen1: readonly Details[] = [
  {
    words:
      'kookt kookte koken gekookt kook kookten kookkunst* kokkin kokkerel* keukenprins* aan_het_fornuis achter_het_fornuis',
    own: `
      {fact}
      De ramen [beslaan besloegen], de kat [wordt werd] wakker
      Er [hoeft hoefde] geen mens te roepen, aan tafel
      De buurman [komt kwam] toevallig langs, en de bakker

      (De pan [zingt zong] zacht, en de lepel [tikt tikte]|Er [hangt hing] iets lekkers in de gang|Een deksel [danst danste] op de grootste pan)
      En alle deuren [gaan gingen] op een kier
      {fact}
      En iedereen [zegt zei], we eten vanavond hier`,
    stanzas: `
      Een snufje hiervan en een scheutje daarvan
      Het recept [ligt lag] dicht, en dat [gaat ging] altijd goed
      Een lepel [gaat ging] rond, en er [valt viel] een stilte
      En dan [klinkt klonk] het, ja, zo is het zoals het moet`,
    hook: `
      Er wordt weer gekookt, en de pan staat te wachten
      Kook maar, we koken, met liefde en krachten

      Ze zeggen, wie goed kookt, die kookt met zijn hart
      En aan zo'n tafel is niemand apart`,
  },
  {
    words:
      'stamppot* boerenkool* hutspot zuurkool* hachee stoofvlees* stoofpot* stoverij draadjesvlees sudder* rookworst* andijvie* jachtschotel* bruine_bonen balkenbrij',
    own: `
      {fact}
      De stamper [gaat ging] neer, en de damp [gaat ging] omhoog
      En midden in een berg van boerenland
      [Ligt Lag] een kuiltje met jus, en daar [lacht lachte] elk oog

      (Buiten [vriest vroor] het, de ruit [is was] beslagen|De pan [is was] te zwaar voor een enkele hand|De worst [ligt lag] te glimmen op de schaal)
      En iedereen [maakt maakte] een kuiltje in het groen
      {fact}
      En niemand [heeft had] verder nog haast of iets te doen`,
    later: `
      De stamppot is op, en de winter is lang
      Maar met een bord warm op de knie
      Wordt zelfs de natste november nog goed
      En telt iemand hardop, nog één, dat is drie`,
    stanzas: `
      De ramen [beslaan besloegen], de damp [hangt hing] in de gang
      De worst [ligt lag] als een koning op het groen
      De lepel [maakt maakte] een kuiltje voor jus
      En niemand [heeft had] nog iets anders te doen`,
  },
  {
    words:
      'soep soepen soepje soepjes erwtensoep snert groentesoep tomatensoep kippensoep kippesoep uiensoep bouillon soepballetjes linzensoep pompoensoep mosterdsoep aspergesoep preisoep champignonsoep soeppan soeplepel bonensoep',
    own: `
      {fact}
      De pan [is was] zo groot als een kinderbad
      En wie er ook aanbelt, ziek of verkouden
      Die [krijgt kreeg] er een bord van, en nog eens wat

      (De pan [pruttelt pruttelde] al sinds vanmorgen vroeg|De lepel [blijft bleef] haast recht overeind staan|Er [komt kwam] damp van het bord en damp van de jas)
      En heel de gang [ruikt rook] naar prei en goed nieuws
      {fact}
      En na een lepel of drie [is was] de wereld weer nieuw`,
    later: `
      De soep die nog over is, die gaat mee naar huis
      Met een deksel erop en een naam en een dag
      En weken later, als niets meer lukt
      Komt het tevoorschijn, met een lach`,
    hook: `
      Soep, een bord soep, en nog een lepel erbij
      Soep maakt van regen een warme partij`,
    stanzas: `
      De lepels [tikken tikten], het brood [gaat ging] rond
      De balletjes [worden werden] hardop geteld
      Buiten [is was] het koud, en de lucht [is was] grijs
      Maar binnen [wordt werd] bij de soep verteld`,
  },
  {
    words: 'pannenkoek* pannekoek* poffertje* flensjes crêpes wentelteefje* spekkoek*',
    own: `
      {fact}
      De eerste [mislukt mislukte], die [is was] voor de kok
      De stapel [wordt werd] hoger, de stroop [wordt werd] minder
      En wie er [moet moest] dekken, die [eet at] al een brok

      (Het beslag [sist siste] zacht in de hete pan|De hele tafel [plakt plakte] al van de stroop|Er [vliegt vloog] er één hoog door de keukenlucht)
      En elke mond [is was] wit tot aan de neus
      {fact}
      Met stroop of met suiker, dat [is was] de enige keus`,
    later: `
      De pannenkoeken zijn op, en de borden zijn leeg
      Er [zit zat] stroop op de stoel en de deur
      En jaren daarna ruikt een kind op de trap
      En denkt, dat is hem, dat is thuis, die geur`,
    hook: `
      Pannenkoeken op tafel, met stroop en met spek
      Pannenkoek, pannenkoek, en een suikerbek`,
    stanzas: `
      De stapel [gaat ging] om als een scheve toren
      De stroop [loopt liep] in een krul op het bord
      Er [klinkt klonk] gejuich als er één heel hoog vliegt
      En de kat [hoopt hoopte] dat er één kleiner wordt`,
  },
  {
    words:
      'taart* appeltaart* cake cakes cakejes cupcake* koekjes koekje_bij koekjestrommel appelgebak verjaardagstaart* slagroomtaart* kwarktaart* chocoladetaart* bruidstaart* vlaai vlaaien gebakje gebakjes bakt_graag graag_bakt houdt_bakken hield_bakken bakken_en bakvorm springvorm brownies muffins',
    own: `
      {fact}
      De oven [gloeit gloeide], en het huis [ruikt rook] naar thuis
      En wie er zei dat hij niets meer [lust lustte]
      [Komt Kwam] toch nog de trap af, zo stil als een muis

      (Kaneel op de handen, en bloem op de neus|De klopper [zingt zong], en de kom [gaat ging] rond|De schilletjes [krullen krulden] over het aanrecht)
      Een vinger [gaat ging] stiekem langs de rand
      {fact}
      En wie het [proeft proefde], die [eet at] uit de hand`,
    stanzas: `
      Een ei [breekt brak] op de rand van de kom
      De boter [wordt werd] zacht, met een snufje geduld
      De vorm [gaat ging] de oven in, bleek als de maan
      En [komt kwam] er weer uit, helemaal verguld`,
  },
  {
    words:
      'brood broden zuurdesem* desembrood* bakkers bakkerij bakkerijen bakkerszoon de_bakker als_bakker bent_bakker is_bakker was_bakker bakker_was ben_bakker bakker_in bakkersvrouw banketbakker* krentenbrood* croissant* brooddeeg broodbak* volkorenbrood rozijnenbrood stokbrood* warme_bakker',
    own: `
      {fact}
      De straat [slaapt sliep] nog, en de oven [is was] al warm
      En wie er voorbijkomt, die [ruikt rook] het en [blijft bleef]
      En [loopt liep] dan naar huis met een brood op de arm

      (Het deeg [ligt lag] te slapen onder een doek|De lamp [brandt brandde] al lang voor het eerste licht|De korst [kraakt kraakte], en de kruim [is was] nog warm)
      En meel als een eerste sneeuw op de vloer
      {fact}
      En brood voor de dokter, en brood voor de boer`,
    stanzas: `
      De bakker [klopt klopte] zacht op de onderkant
      Het [klinkt klonk] een beetje hol, dus het [is was] klaar
      De eerste klant [staat stond] te wachten in de kou
      En [gaat ging] met een warme zak weg, en nog een paar`,
  },
  {
    words: 'friet* patat patatje* patatkraam patattent frietkot',
    own: `
      {fact}
      De puntzak [is was] warm, en de wind [is was] guur
      En wie er geen wou, die [neemt nam] toch van een ander
      En zo [duurt duurde] geen enkel bakje een uur

      (Het vet [sist siste], en de rij [staat stond] op de stoep|Twee vingers te kort, en de mayo te veel|Er [waait waaide] een servetje over de straat)
      Een meeuw op een paal [houdt hield] alles in het oog
      {fact}
      En de laatste, die [vliegt vloog] met de meeuw mee omhoog`,
    hook: `
      Friet, een friet met, of patat op zijn tijd
      Patat en een wandeling, niemand heeft spijt`,
    stanzas: `
      De meeuw [houdt hield] de wacht op het dak van de kraam
      De mayo [druipt droop] langzaam op een mouw
      De puntzak [ritselt ritselde] in een koude hand
      En de damp [gaat ging] omhoog in het blauw`,
  },
  {
    words: 'barbecue* barbecuet barbecuen barbecuede bbq* grillen grilt grilde spareribs houtskool* saté satéstok*',
    own: `
      {fact}
      De rook [trekt trok] altijd naar dezelfde stoel
      En de worst [is was] zwart, en vanbinnen nog roze
      En toch [heeft had] iedereen dat zomergevoel`,
    later: `
      De kolen [gloeien gloeiden] na tot in de nacht
      De stoelen [schuiven schoven] steeds dichter bijeen
      Er [komt kwam] een gitaar, en een deken erbij
      En naar huis [wil wou] er geen een`,
    stanzas: `
      De buurman [waait waaide] met een krant naar de kolen
      De stoelen [staan stonden] in een kring in het gras
      De eerste [is was] zwart, en de tweede [is was] rauw
      En de salade [staat stond] nog waar ze was`,
  },
  {
    words:
      'koffie koffiezet* koffieleut* koffieapparaat* koffiepot* koffiekop* koffiebonen koffietent* koffiebar* koffiepauze* koffiehoek koffiedrink* espresso* cappuccino* barista koffieautomaat bakkie bakje_troost',
    own: `
      {fact}
      De eerste slok [gaat ging] met de ogen dicht
      En pas na de tweede [mag mocht] iemand iets zeggen
      Dan [komt kwam] er een lach op dat slapend gezicht

      (De pot [pruttelt pruttelde] zacht als een oude kat|De kopjes [staan stonden] klaar, met een koekje erbij|Om tien uur [ruikt rook] heel de gang ernaar)
      En iemand [schuift schoof] nog een stoel aan de kant
      {fact}
      En het nieuws van de straat [staat stond] nooit in de krant`,
    stanzas: `
      De lepel [gaat ging] rond, en de melk [trekt trok] een spoor
      Een verhaal van begin af, met geuren verteld
      De koffie [is was] koud, maar de kamer [is was] warm
      En geen mens met haast, en geen uur nog geteld`,
  },
  {
    words:
      'thee theetje theepot* theekop* theeleut* muntthee kamillethee theezakje* theemuts* theekrans* theelicht* theedrinken theehuis theeservies',
    own: `
      {fact}
      De ketel [fluit floot], er [hangt hing] damp voor het glas
      En wat er ook mis [is was] in de wereld
      [Wordt Werd] na het tweede kopje al kleiner dan het was

      (De pot [staat stond] warm onder zijn muts|Een lepel [tikt tikte] tegen de rand|Er [ligt lag] één koekje op elke schotel)
      En buiten [tikt tikte] de regen op het dak
      {fact}
      En praten [gaat ging] nooit met zoveel gemak`,
    later: `
      De thee [wordt werd] koud, en het praten [gaat ging] door
      Er [hangt hing] nog een warmte om het kopje heen
      En wie hier ooit thee dronk, die weet het nog wel
      Aan zo'n tafel bleef je nooit lang alleen`,
    stanzas: `
      De ketel [fluit floot] zacht, en de klok [tikt tikte] mee
      Er [ligt lag] een koekje schuin op de rand
      De lepel [draait draaide] rond in de dampende kop
      En twee handen [warmen warmden] zich aan de kant`,
  },
]
