import type { Details } from '../../stanzas.ts'

/** Cars, trains and buses, lost keys, odd jobs, moving house. */
export const roads10: readonly Details[] = [
  {
    words:
      "auto auto’s autootje autorijden autorit autoritten autovakantie cabrio volkswagen volvo lelijke_eend deux-chevaux kever eerste_auto oude_auto autowassen wast_auto achterbank auto's",
    own: `
      {fact}
      De radio [kraakt kraakte], de wind [komt kwam] erin
      Er [gaat ging] een zak dropjes van voor naar achter
      En elk liedje [begint begon] men opnieuw bij het begin

      (De motor [hoest hoestte] een keer, en dan [doet deed] hij het|Het dakraam [staat stond] open, de arm [hangt hing] eruit|De achterbank [is was] vol tot het dak)
      Er [roept riep] iemand, links, en een ander, nee, recht
      {fact}
      En zo [komt kwam] alles toch nog op zijn plek terecht`,
    later: `
      De kilometers, die telt niemand meer
      De lak is wat dof, en de stoel is versleten
      Maar o, wat die auto gehoord heeft en weet
      Dat zal hij nooit iemand laten weten`,
    hook: `
      De auto, de auto, de ramen omlaag
      De auto vol zingen, en dat graag`,
    stanzas: `
      Een sleutel die draait, en dan toch nog een keer
      Een deuk in de deur en een wieldop kwijt
      Een bakje met muntjes, een pen en een drop
      En een lampje dat brandt, al een hele tijd

      Een hand op het stuur en een arm naar buiten
      Een liedje dat kraakt uit het linkerportier
      Een boom aan een touwtje, vanille of den
      En altijd nog plek voor een tas of vier

      Een emmer, een spons en een sliert van schuim
      Een zeem die piept op een voorruit, blank
      Een jas en een laars en een bal in de bak
      En een half strand aan zand onder de bank`,
  },
  {
    words:
      'rijles* rijbewijs* rijexamen* rijinstruct* rijschool* afrijden afgereden leert_rijden leerde_rijden leren_rijden theorie-examen theorieexamen examinator* fileparkeren',
    own: `
      {fact}
      De motor [slaat sloeg] af, en de rij [is was] lang
      De spiegel, de schouder, de voet van de rem
      En dan nog een keer, en niet meer bang`,
    later: `
      Het rijbewijs [ligt lag] nu voorgoed in een la
      De sleutel ligt warm in de hand
      En wie daar zo lang in die stoel had gezweet
      Die rijdt nu vanzelf door het land`,
    hook: `
      Rijles, rijbewijs, en de wereld staat open
      Een rijbewijs, en nooit meer lopen`,
    stanzas: `
      Een letter op 't dak en een stoel naar voren
      Een voet die te snel is, een hik en een stoot
      Een spiegel, een schouder, een knipperlicht
      En een toeter erachter, en wangen rood

      Een bocht om een paal en een blik over 't dak
      Een bumper, een stoep en een centimeter
      Een hand aan de pook en een hand die zweet
      En achteruit gaat het vandaag al beter

      Een plein en een rondje, en nog een erbij
      Een stem die zegt rustig, een voet die trilt
      Een boekje met borden, geel, rood en blauw
      En stilte, zodra er een motor gilt`,
  },
  {
    words:
      'motor motoren motorrijd* motorrijder* motorclub* motorfiets* motorrit* motorreis* motortocht* motorrijbewijs harley* brommer brommers bromfiets* scooter scooters vespa zündapp zundapp puch solex kreidler',
    own: `
      {fact}
      De helm [gaat ging] dicht, en de dijk [gaat ging] los
      De koeien [kijken keken] om, en de wind [duwt duwde] mee
      Met een bocht langs het water en dan langs het bos`,
    later: `
      De motor [staat stond] stil, en de jas aan een haak
      Er zit nog een vlieg op het glas
      En elk voorjaar weer, bij de eerste zon
      Dan voelt men hoe licht of het was`,
    hook: `
      De motor, de motor, de weg en de zon
      De motor die bromt tot de horizon`,
    stanzas: `
      Een leren jas met een rits die klemt
      Een trap op een hendel, en nog eens, en ja
      Een vlieg op een glas en een sjaal die wappert
      En een rij van lampen komt achterna

      Chroom, gepoetst tot er wolken in staan
      Een helm aan een arm en een plek in de zon
      Een bocht die kantelt, een knie naar de weg
      En koffie, staand, bij een tankstation

      Een vlek op de vloer en een doos met bouten
      Een borsteltje, olie, vet aan een knie
      Een achterlicht dat het soms wel doet
      En een brom die al komt van straat nummer drie`,
  },
  {
    words:
      'trein treinen treinreis* treinkaart* treinstation* treinmachinist* perron perrons station conducteur* conductrice machinist* forens forenst spoorwegen interrail* sprinter intercity',
    own: `
      {fact}
      Het weiland [schuift schoof] weg langs het beslagen glas
      En in een coupé vol met vreemde mensen
      [Is Was] er één die al lang geen vreemde meer was

      (De fluit [gaat ging], de deuren [sissen sisten] dicht|Het perron [is was] leeg op een duif na|Vertraging, [klinkt klonk] het, een minuut of tien)
      En buiten [valt viel] het licht op de plassen en wei
      {fact}
      En zo'n reis [is was] altijd te snel weer voorbij`,
    stanzas: `
      Er [zit zat] iemand te slapen, zijn mond half open
      Een koffie [wiebelt wiebelde] heel zacht op een schoot
      De stad [komt kwam] al dichter, de lichten [gaan gingen] lopen
      En alle ramen [kleuren kleurden] langzaam rood`,
    later: `
      Het kaartje [zit zat] nog in een boek, als een blad
      De datum is vaag, maar de stad staat erop
      En rijdt er een trein langs, heel ver in de nacht
      Dan kijkt men nog altijd even op`,
    hook: `
      De trein, en het spoor, en het raam en de zon
      De trein wist nog niet wat er toen begon`,
  },
  {
    words:
      'bus bussen buschauffeur* bushalte* buslijn* busreis* busrit* schoolbus tram trams trambestuur* tramconducteur metro* ov-kaart ov-chipkaart* openbaar_vervoer touringcar*',
    own: `
      {fact}
      De deuren [zuchten zuchtten], er [zoekt zocht] iemand kleingeld
      En elke ochtend dezelfde gezichten
      En na een jaar is er al heel wat verteld`,
    later: `
      De laatste rit [gaat ging] door een slapende stad
      De lampen [strepen streepten] voorbij
      Er [zit zat] nog één iemand, het hoofd aan het glas
      En die [wordt werd] bij zijn halte gewekt, hij lacht blij`,
    hook: `
      De bus, met de bus, en het raam vol met licht
      De bus rijdt naar huis, naar een bekend gezicht`,
    stanzas: `
      Een zucht van deuren, een piep, een knik
      Een lus aan het dak en een bocht die trekt
      Wasem op glas en een poppetje, vrolijk
      En een knop die een kind als eerste ontdekt

      Een hokje van glas en een tijd op een bord
      Een rij die één stap naar de stoeprand doet
      Een tas op schoot en een paraplu, nat
      En een hand van een stuur, een bekende groet

      Een belletje rinkelt, een wissel, een bocht
      Staan met de voeten een eindje uiteen
      Een oor vol muziek, en die lekt in de bank
      En een sprint langs het raam, nog net, op één been`,
  },
  {
    words:
      'file files filenieuws filerijden ochtendspits avondspits spitsuur snelweg snelwegen langs_de_snelweg verkeersinformatie',
    own: `
      {fact}
      De radio [telt telde] al de kilometers op
      En in de auto ernaast [zingt zong] een man
      Met twee handen als trommel naast zijn kop`,
    later: `
      Ooit [is was] er een eind aan die rode rij
      Dan [staat stond] er een bord nog op het vuur
      En zegt er iemand, je bent er, kom zitten
      En weg is dat hele uur`,
    hook: `
      De file, de file, we staan, en we staan
      In de file, en straks zullen wij weer gaan`,
    stanzas: `
      Een sliert van lampjes tot over de heuvel
      Een meter naar voren, een voet op de rem
      Een appel, een klokhuis, een zakje met drop
      En om de drie liedjes dezelfde stem

      Een rij die beweegt, en het is die ernaast
      Een elleboog op de rand van een ruit
      Een wenkbrauw, een gaap, een ander kanaal
      En ineens rijdt het weer, en wie legt dat uit

      Een zon op een dashboard, een raam op een kier
      Een kind dat de borden leest, keer op keer
      Een kleur die van links komt, en nog zo een
      En drie stroken ritsen tot één en niet meer`,
  },
  {
    words:
      'parkeert parkeren inparkeren parkeerplaats* parkeerplek* parkeergarage* parkeerboete* parkeerbon* parkeerwachter* bekeuring* verkeersboete* flitspaal geflitst',
    own: `
      {fact}
      Nog een klein stukje, [klinkt klonk] het, nog een stukje, ho
      En iedereen op het terras [draait draaide] om
      En bij keer nummer drie [klinkt klonk] er luid bravo`,
    hook: `
      Parkeren, parkeren, vooruit en terug
      Parkeer hem daar maar, met zijn neus naar de brug`,
    stanzas: `
      Een gat tussen twee, en de maat net niet
      Een stukje vooruit en een stukje terug
      Een stoep die te hoog is, een piep die versnelt
      En een druppeltje zweet onder aan een rug

      Een wisser, en daar zit iets geels onder
      Een kaartje, vijf minuten verlopen
      Een bocht om de zuil en geen mens op straat
      En van dat bedrag viel een taart te kopen

      Verdiepingen, kleuren, een letter, een paal
      Rij na rij van hetzelfde grijs
      Een knop en een piep en een echo, hol
      En ver weg een knipper, als enig bewijs`,
  },
  {
    words:
      'sleutel sleutels sleutelbos* huissleutel* autosleutel* sleutelhanger* reservesleutel* buitengesloten kwijt kwijtraakt kwijtgeraakt zoekraakt raakt_kwijt verliest_alles vergeetachtig*',
    own: `
      {fact}
      De la [gaat ging] leeg, en de tas [staat stond] op zijn kop
      De jas [gaat ging] uit, en de jas [gaat ging] weer aan
      En al die tijd [hangt hing] hij in het slot, erop`,
    later: `
      Er [hangt hing] nu een haakje met een bordje, speciaal
      En leeg is het, elke dag
      Want wie zo veel zoekt, vindt wel onderweg
      Een foto, een tientje, een lach`,
    hook: `
      De sleutels, de sleutels, wie heeft ze gezien
      Ze waren er net nog, kwijt sinds een uur of tien`,
    stanzas: `
      Een zak, nog een zak, en een tas omgekeerd
      Kleingeld, een bonnetje, oud papier
      Een kussen gelicht en een mat opgetild
      En dan op de plek van vanmorgen, hier

      Een ronde door 't huis, van de trap tot de la
      Een schaal bij de deur, en daar ligt een knoop
      De koelkast, voor alle zekerheid
      En gerinkel onder in een jassenhoop

      Een bos als een tamboerijn, zes of acht
      En niet één die nog weet wat er achter zit
      Een klompje van hout en een munt voor een kar
      En tanden, gesleten tot glad en wit`,
  },
  {
    words:
      'bril brillen brilletje leesbril* brillenkoker* brillenglazen zonnebril* opticien* contactlens* brillendoekje multifocale',
    own: `
      {fact}
      Heel het huis [zoekt zocht], onder bank, onder bed
      De kat [wordt werd] opgetild, de krant [wordt werd] geschud
      En dan [zit zat] hij daar, op het hoofd gezet`,
    hook: `
      De bril, waar is die bril, wie heeft hem gezien
      De bril op het hoofd, al een uur of tien`,
    stanzas: `
      Een kussen gelicht en een krant opgetild
      Een hand langs een plank en een hand in een tas
      Een la, nog een la, en een vensterbank
      En hoog op het hoofd, daar glinstert het glas

      Een lapje, een zucht en een slip van een trui
      Een vlek die verhuist naar de andere kant
      Een pootje met plakband, een schroefje los
      En een menukaart, zo ver weg als een hand

      Twee deukjes, roze, aan weerskant een neus
      Stoom van een pan en ineens is het wit
      Een koordje, een koker die hapt en klapt
      En alleen een nachtkastje weet waar die zit`,
  },
  {
    words:
      'klust kluste klussen klusjes klusjesman* klusser* klusdag doe-het-zelver repareert repareerde repareren gerepareerd reparatie* gereedschap* gereedschapskist* fikst fikste fiksen schroevendraaier* boormachine* boort schroeven ikea hobbyruimte repaircafé kapotte_spullen duizendpoot handige_harry lekkende_kraan',
    own: `
      {fact}
      De boor [gaat ging] door de muur, en een beetje erdoorheen
      Er [blijven bleven] altijd drie schroeven over
      En stevig [is was] het, als een toren van steen

      (Het gereedschap [ligt lag] in de gang op een rij|Een potlood [zit zat] al achter een oor|De handleiding [gaat ging] ongelezen de bak in)
      Er [klinkt klonk] een klop, en een woord, en dan nog een klop
      {fact}
      En dan [hangt hing] het recht, met een waterpas erop`,
    later: `
      De klusjes zijn klaar, en de plank [hangt hing] er nog
      Een beetje naar links, als je kijkt
      En iedereen denkt, die hand ken ik wel
      Omdat er geen ander op lijkt`,
    hook: `
      Klussen, een klusje, een hamer, een plank
      Wie klust, krijgt een biertje, een klop en veel dank

      Gereedschap en schroeven, repareren met zin
      Wat kapot is, wordt heel, en dan kan het er weer in`,
    stanzas: `
      Een kist met drie lagen die openklapt
      Een schroef die nog past in een oude fiets
      Een likje lijm, een klem en een draad
      En weggooien, nee, want kapot is nog niets

      Een ladder, een peertje, een lamp uit een doos
      Een boor en een wolk van roodachtig gruis
      Een plug die verdwijnt in een wand van gips
      En een plank, als enige recht in huis

      Een tekening zonder een enkel woord
      Een zakje met schroeven, er mist er geen
      Een kast die al staat, en een deur in de hand
      En een sleuteltje over, krom, alleen`,
  },
  {
    words:
      'verbouwt verbouwde verbouwen verbouwing* verbouwd behang behangt behangen behangde verft verfde verven verf verfkwast* verfroller* muur_verven muren_verven schildert_huis schildert_muren huisschilder* schilder_van_beroep stuct plamuur* laminaat nieuwe_keuken',
    own: `
      {fact}
      Het stof [ligt lag] tot diep in de suikerpot
      Men [eet at] aan een plank op twee kratten, maandenlang
      En toch [is was] er uitzicht, en toch [is was] het genot`,
    later: `
      De verf [is was] droog, en de doos [is was] weg
      Er [zit zat] nog een druppel op het glas
      En niemand die nu nog geloven kan
      Hoe het daarvoor ooit was`,
    hook: `
      Verbouwen en verven, en dan nog een laag
      Verf in je haar, en het feest is vandaag`,
    stanzas: `
      Kranten in lagen, een ladder, een kwast
      Een rand afgeplakt, en de tape die krult
      Spetters op wimpers, een pet van papier
      En een bak voor de roller, opnieuw gevuld

      Een laagje van bloemen, daaronder weer bruin
      Een mes dat zo schraapt door de jaren heen
      Een gang vol met spullen, een ketel, een kom
      En een keuken, een plank op een blok van steen

      Stof op de boter en stof in een oor
      Een stekker, een gat en een muur die zingt
      Een kar van de bouwmarkt, een plint die zwiept
      En een kleur die in daglicht naar groen toe springt`,
  },
  {
    words:
      'verhuist verhuisde verhuizen verhuisd verhuizing* verhuisdoos verhuisdozen verhuizer* verhuiswagen* nieuw_huis nieuwe_huis eerste_huis eerste_huisje nieuwe_woning nieuw_appartement nieuwe_flat op_kamers studentenkamer* gaan_samenwonen samenwonen uit_huis uitgevlogen sleuteloverdracht housewarming*',
    own: `
      {fact}
      De dozen [heten heetten] keuken, en iets, en de rest
      De bank [past paste] niet in het trapgat, en toen wel
      En friet op de vloer [is was] die avond het best`,
    later: `
      Verhuisd is verhuisd, en een naam op de bel
      De stemmen [klinken klonken] nog een beetje hol
      Maar na een paar weken, met jassen en lachen
      Wordt zo'n huis vanzelf weer vol`,
    hook: `
      Verhuizen, een nieuw huis, een doos op de trap
      Verhuis maar naar hier, met een hart en een klap

      Een huis, een nieuw huis, en de sleutel erbij
      Samenwonen, en dozen op een rij`,
    stanzas: `
      Dozen met namen, en niets klopt ervan
      Een bank op één kant in een trappenhuis
      Kranten om kopjes, een lamp op een schoot
      En pizza op dozen, en dan is het thuis

      Een touw om een kast en een kar met een riem
      Een rij van armen van deur tot deur
      Een plek op een muur, waar een lijst in past
      En in elke kamer een andere geur

      Een naam bij een bel, nog op los papier
      Een kale peer en een echo, hol
      Een stift die niet wil en een rol met tape
      En één doos nooit open, tot boven toe vol`,
  },
]
