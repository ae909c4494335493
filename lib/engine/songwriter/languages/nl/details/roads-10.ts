import type { Details } from '../../stanzas.ts'

/** Cars, trains and buses, lost keys, odd jobs, moving house. */
export const roads10: readonly Details[] = [
  {
    words:
      "auto auto’s autootje autorijden autorit autoritten autovakantie cabrio volkswagen volvo lelijke_eend deux-chevaux kever eerste_auto oude_auto autowassen wast_auto achterbank auto's",
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
    stanzas: `
      Een fluit, een deur en een schok in de knie
      Een landschap dat schuift als een lange prent
      Een beker met deksel, een elleboog
      En koeien die opkijken, zo gewend

      Een bord met minuten die blijven staan
      Een koffer op wieltjes, een duif, een bank
      Een stem uit een luidspreker legt het uit
      En de halve reden vergaat in de klank

      Een tas op een stoel en een krant op een knie
      Een tunnel, een ruit wordt ineens een gezicht
      Een kaartje, een piep en een knik met een pet
      En bij elke halte een handvol licht`,
  },
  {
    words:
      'bus bussen buschauffeur* bushalte* buslijn* busreis* busrit* schoolbus tram trams trambestuur* tramconducteur metro* ov-kaart ov-chipkaart* openbaar_vervoer touringcar*',
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
