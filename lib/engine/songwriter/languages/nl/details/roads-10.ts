import type { Details } from '../../stanzas.ts'

/** Cars, trains and buses, lost keys, odd jobs, moving house. */
export const roads10: readonly Details[] = [
  {
    words: 'lelijke_eend deux-chevaux kever eerste_auto oude_auto',
    own: `
      {fact}
      De radio [kraakt kraakte], de wind [komt kwam] erin
      Er [gaat ging] een zak dropjes van voor naar achter
      En elk liedje [begint begon] men opnieuw bij het begin

      (De motor [hoest hoestte] een keer, en dan [doet deed] hij het|Het dakraam [staat stond] open, de arm [hangt hing] eruit|De achterbank [is was] vol tot het dak)
      Er [roept riep] iemand, links, en een ander, nee, recht
      {fact}
      En zo [komt kwam] alles toch nog op zijn plek terecht`,
    stanzas: `
      De ruitenwissers [zwaaien zwaaiden] de bui opzij
      De kaart [ligt lag] open op iemand zijn knie
      De koeien [schieten schoten] als vlekken voorbij
      En het is nog een uur, of misschien nog drie`,
  },
  {
    words:
      'rijles* rijbewijs* rijexamen* rijinstruct* rijschool* afrijden afgereden leert_rijden leerde_rijden leren_rijden theorie-examen theorieexamen examinator* fileparkeren',
    own: `
      {fact}
      De motor [slaat sloeg] af, en de rij [is was] lang
      De spiegel, de schouder, de voet van de rem
      En dan nog een keer, en niet meer bang`,
    stanzas: `
      De ruitenwisser [gaat ging] aan bij volle zon
      De auto [hikt hikte] drie keer, en dan [staat stond] hij stil
      De fietser [zwaait zwaaide], de bus [toetert toeterde] mee
      En het stuur [gaat ging] waarheen of het zelf maar wil`,
  },
  {
    words:
      'motor motoren motorrijd* motorrijder* motorclub* motorfiets* motorrit* motorreis* motortocht* motorrijbewijs harley* brommer brommers bromfiets* scooter scooters vespa zündapp zundapp puch solex kreidler',
    own: `
      {fact}
      De helm [gaat ging] dicht, en de dijk [gaat ging] los
      De koeien [kijken keken] om, en de wind [duwt duwde] mee
      Met een bocht langs het water en dan langs het bos`,
    stanzas: `
      De helm [glimt glom] als een kers in de zon
      De bocht [leunt leunde] mee met het water, de dijk
      De koeien [kijken keken] op bij de brom
      En de weg [ligt lag] vooruit als een gouden rijk`,
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
  },
  {
    words: 'buschauffeur* trambestuur* tramconducteur',
    own: `
      {fact}
      De deuren [zuchten zuchtten], er [zoekt zocht] iemand kleingeld
      En elke ochtend dezelfde gezichten
      En na een jaar is er al heel wat verteld`,
    stanzas: `
      De halte [is was] nat, en het glas [beslaat besloeg]
      Er [tekent tekende] iemand een hart op de ruit
      De chauffeur [knikt knikte] elke ochtend gedag
      En bij de kerk [stapt stapte] de halve bus uit`,
  },
  {
    words:
      'file files filenieuws filerijden ochtendspits avondspits spitsuur snelweg snelwegen langs_de_snelweg verkeersinformatie',
    own: `
      {fact}
      De radio [telt telde] al de kilometers op
      En in de auto ernaast [zingt zong] een man
      Met twee handen als trommel naast zijn kop`,
    stanzas: `
      De rode lichten, een ketting van kralen
      De radio [speelt speelde] hetzelfde lied
      Een hand [deelt deelde] drop met de baan ernaast
      En het bord [zegt zei] tien, maar dat [klopt klopte] niet`,
  },
  {
    words:
      'parkeert parkeren inparkeren parkeerplaats* parkeerplek* parkeergarage* parkeerboete* parkeerbon* parkeerwachter* bekeuring* verkeersboete* flitspaal geflitst',
    own: `
      {fact}
      Nog een klein stukje, [klinkt klonk] het, nog een stukje, ho
      En iedereen op het terras [draait draaide] om
      En bij keer nummer drie [klinkt klonk] er luid bravo`,
    stanzas: `
      Het gat [is was] net groter dan de auto zelf
      Een heer op de stoep [zwaait zwaaide] wild met zijn hoed
      De sensor [piept piepte] als een vogel in nood
      En dan staat hij, een beetje scheef, maar goed`,
  },
  {
    words: 'kwijtraakt kwijtgeraakt zoekraakt raakt_kwijt verliest_alles vergeetachtig*',
    own: `
      {fact}
      De la [gaat ging] leeg, en de tas [gaat ging] om
      De jas [gaat ging] uit, en de jas [gaat ging] weer aan
      En al die tijd [hangt hing] de bos in de deur, heel stom`,
    stanzas: `
      De tas [wordt werd] geschud boven heel de vloer
      Een kam, een bon, en een half ontbijt
      De buurvrouw [heeft had] er gelukkig nog één
      En wat zoek is, dat raakt men dan toch niet kwijt`,
  },
  {
    words:
      'bril brillen brilletje leesbril* brillenkoker* brillenglazen zonnebril* opticien* contactlens* brillendoekje multifocale',
    own: `
      {fact}
      Heel het huis [zoekt zocht], onder bank, onder bed
      De kat [wordt werd] opgetild, de krant [wordt werd] geschud
      En dan [zit zat] hij daar, op het hoofd gezet`,
    stanzas: `
      De letters [dansen dansten] in de krant van de dag
      De kussens [worden werden] één voor één gelicht
      De la [gaat ging] open, de la [gaat ging] dicht
      En dan [zit zat] er ineens iets op het gezicht`,
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
    stanzas: `
      De plank [ligt lag] op maat, en de maat [ligt lag] thuis
      Een schroef [rolt rolde] weg, onder de bank
      De hamer [tikt tikte] de zondag aan twee
      En een duim [is was] blauw, maar het hangt, goddank`,
  },
  {
    words:
      'verbouwt verbouwde verbouwen verbouwing* verbouwd behang behangt behangen behangde verft verfde verven verf verfkwast* verfroller* muur_verven muren_verven schildert_huis schildert_muren huisschilder* schilder_van_beroep stuct plamuur* laminaat nieuwe_keuken',
    own: `
      {fact}
      Het stof [ligt lag] tot diep in de suikerpot
      Men [eet at] aan een plank op twee kratten, maandenlang
      En toch [is was] er uitzicht, en toch [is was] het genot`,
    stanzas: `
      De muur [is was] weg, en de stoflaag niet
      De waterkoker [staat stond] op een trap
      De kwast [loopt liep] uit op een gloednieuwe vloer
      En het behang [komt kwam] mee met de klap`,
  },
  {
    words:
      'verhuisdoos verhuisdozen verhuiswagen* nieuw_huis nieuwe_huis eerste_huis eerste_huisje nieuwe_woning op_kamers studentenkamer* gaan_samenwonen samenwonen sleuteloverdracht housewarming*',
    own: `
      {fact}
      De dozen [heten heetten] keuken, en iets, en de rest
      De bank [past paste] niet in het trapgat, en toen wel
      En friet op de vloer [is was] die avond het best`,
    stanzas: `
      De doos waar keuken op [staat stond], zit vol met boeken
      De bank [hangt hing] in de lucht uit het raam
      De buurman [komt kwam] kijken met koek en met zout
      En op de deurbel [staat stond] een nieuwe naam`,
  },
]
