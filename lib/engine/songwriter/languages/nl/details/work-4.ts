import type { Details } from '../../stanzas.ts'

/** Trades and workplaces: care, the classroom, the road, the building site. */
export const work4: readonly Details[] = [
  {
    words:
      'verpleeg* verpleging thuiszorg* zorgmedewerk* ouderenzorg verzorgende verzorgster wijkverple* ziekenverzorg* in_de_zorg bejaardentehuis bejaardenhuis verzorgingshuis zorginstelling gehandicaptenzorg ic-verpleegkundige doktersassistent* kraamzorg* verloskundige* vroedvrouw*',
    own: `
      {fact}
      De gang [is was] lang, en het belletje [gaat ging] weer
      Een kussen geschud, en een hand vastgehouden
      En tijd was er nooit, maar dit kon nog een keer

      (Het licht [gaat ging] zacht aan in de vroege ochtend|De schoenen [piepen piepten] zacht over de gang|Er [gaat ging] een lampje aan boven kamer tien)
      En wie er bang [is was], die [houdt hield] men vast
      {fact}
      Dat staat op geen lijst, en dat ligt in geen kast`,
    stanzas: `
      De schoenen [piepen piepten], de kar [rammelt rammelde] zacht
      Een gordijn [gaat ging] open, de zon [komt kwam] erin
      De koorts [wordt werd] gemeten, een grapje gemaakt
      En een kussen [gaat ging] zacht onder een kin`,
  },
  {
    words: 'onderwijzer onderwijzers onderwijzeres lesgaf gaf_les geven_les gaven_les',
    own: `
      {fact}
      De vinger [gaat ging] op bij de achterste bank
      En geen vraag [is was] dom, en geen kind [wordt werd] vergeten
      En pas jaren later [komt kwam] daarvoor de dank

      (Het krijt [piept piepte] wat, en de klas [is was] stil|De bel [gaat ging], maar er [blijft bleef] nog één zitten|Op het bord [staat stond] een som met een zonnetje erbij)
      Wie het niet [snapt snapte], die [krijgt kreeg] het nog eens uitgelegd
      {fact}
      En, jij kunt dat heus wel, dat [wordt werd] er gezegd`,
    stanzas: `
      Het krijt [valt viel] stuk op de allerlaatste som
      De ramen [staan stonden] op een kier voor de mei
      Een vinger [gaat ging] op, en dan zakt hij weer
      En iemand [knikt knikte] hem toe, zeg het maar, jij`,
  },
  {
    words:
      'nachtdienst* nachtploeg* nachtwerk* ploegendienst* nachtwaker* nachtzuster* nachtportier nachten_werkt werkt_nachten draait_nachten dubbele_diensten avonddienst* weekenddienst* late_dienst vroege_dienst ochtenddienst*',
    own: `
      {fact}
      De stad [slaapt sliep], en één raam [blijft bleef] licht
      En als de eerste vogel [zingt zong]
      [Gaan Gingen] daar pas de gordijnen dicht`,
    stanzas: `
      De lampen [zoemen zoemden] alleen in de gang
      De koffie [is was] zwart, en de klok [slaat sloeg] drie
      De stad [ligt lag] als een poes om het raam
      En een merel begint aan de melodie`,
  },
  {
    words:
      'vrachtwagen* vrachtauto* vrachtrijder* truck trucks truckchauffeur* trucker* chauffeur chauffeurs rijdt_internationaal oplegger* transportbedrijf',
    own: `
      {fact}
      De weg [is was] lang, en de radio zacht
      Een foto op het dashboard [rijdt reed] mee
      Door landen en tunnels, tot diep in de nacht`,
    stanzas: `
      De lichten [strepen streepten] de nacht aan elkaar
      De stoel [is was] een huis met een stuur
      Een bakje patat op een plein vol met wind
      En dan slaap op een bed van een half uur`,
  },
  {
    words:
      'bouwvak* metselaar* metselt metselde metselen metselwerk stukadoor* stucadoor* dakdekker* bouwplaats* bouwwerf aannemer* steiger steigers steigerbouw* betonmolen* beton stratenmaker* tegelzet* in_de_bouw bouwt_huizen bouwde_huizen huizen_bouwde huizen_bouwt',
    own: `
      {fact}
      De steen [gaat ging] op steen, en de koffie [is was] zwart
      En waar er eerst niets [is was] dan modder en plassen
      [Woont Woonde] daarna een gezin met heel hun hart`,
    stanzas: `
      De specie [draait draaide], en de radio aan
      De stenen [gaan gingen] van hand naar hand
      Een liedje [klinkt klonk] hoog van de steiger af
      En een boterham [smaakt smaakte] naar zon en naar zand`,
  },
  {
    words:
      'timmerman* timmert timmerde timmeren timmerlui getimmerd houtbewerk* houtdraai* houtsnij* meubelmaker* meubelmakerij schrijnwerk* figuurzaag* zaagt zaagde zagen zaagsel schaaft werkbank* meubels_maakt maakt_meubels maakte_meubels',
    own: `
      {fact}
      De krullen [vallen vielen] zacht om een schoen
      Twee keer gemeten, en één keer gezaagd
      En recht [is was] het, want half [wil wou] men het niet doen`,
    stanzas: `
      Het potlood [zet zette] een streepje op het hout
      De zaag [zingt zong] zijn lied in de schuur
      Het zaagsel [danst danste] als sneeuw in de zon
      En de deur [hangt hing] recht, op den duur`,
  },
  {
    words:
      'kantoor kantoren kantoortuin* kantoorbaan* bureaustoel* vergader* excel spreadsheet* powerpoint* printer* nietmachine* secretaresse* boekhoud* accountant* administratie administratief receptionist* receptioniste papierwerk mailtjes e-mails notulen ambtenaar gemeentehuis belastingdienst',
    own: `
      {fact}
      De printer [huilt huilde], de plant [is was] niet echt
      De koffie [is was] bruin, en vergadering drie
      [Is Was] vooral een koekje, en dat [is was] niet slecht

      (De stoel [zucht zuchtte], het scherm [gaat ging] aan|Er [staat stond] weer een taart in de keuken|De lift [doet deed] het niet, dus de trap maar weer)
      En iemand [vraagt vroeg], heb jij nog een stift
      {fact}
      En de mooiste gesprekken, die [zijn waren] in de lift`,
    stanzas: `
      De lamp [knippert knipperde], de plant [zakt zakte] uit
      De lift [is was] vol met natte jassen
      De printer [trekt trok] een vel in een vouw
      En op taart in de keuken [moet moest] iemand passen`,
  },
  {
    words:
      'winkel winkels winkeltje winkeltjes winkelier* winkelmeisje winkelpersoneel winkelstraat kassa kassawerk caissière* cassière* supermarkt* toonbank* vakkenvul* verkoopster* verkoper verkopers slager slagers slagerij drogist* etalage* boetiek* kruidenier* speelgoedwinkel* kledingwinkel* juwelier* antiekzaak',
    own: `
      {fact}
      De bel [zegt zei] ting, en de mat [ligt lag] klaar
      Wie even iets kwam halen, voor vijf minuten
      Die [staat stond] aan de toonbank een uur later nog daar`,
    stanzas: `
      De bel [gaat ging] ting, en de mat [krult krulde] om
      De weegschaal [wijst wees] iets boven een pond
      Het nieuws van de straat [ligt lag] op de toonbank klaar
      En een koekje [gaat ging] stiekem naar de hond`,
  },
  {
    words:
      'kapper* kapster* kapsalon* knipt_haar knipt_haren haar_knipt haren_knipt haar_knippen haren_knippen knipte_haar barbier* barbershop* krulspeld* watergolf coupe_soleil',
    own: `
      {fact}
      De schaar [tikt tikte] zacht, en de radio [speelt speelde]
      En alles wat niemand mocht weten [komt kwam] los
      En geen mens in de stoel die zich daar [verveelt verveelde]`,
    stanzas: `
      De krullen [vallen vielen] als bladeren neer
      De föhn [blaast blies] de woorden uiteen
      De krant [ligt lag] open bij hoe het moet
      En de spiegel [kijkt keek] lachend om zich heen`,
  },
]
