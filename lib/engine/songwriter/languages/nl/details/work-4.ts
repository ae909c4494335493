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
    later: `
      De jas [hangt hing] aan de haak, en de voeten [zijn waren] moe
      Van gangen die steeds langer worden
      Maar ergens vertelt men nu nog van die hand
      Bij de soep, en de schoon gewassen borden`,
    hook: `
      In de zorg, in de zorg, met een hand op een hand
      Verpleegster, verpleger, de besten van het land`,
    stanzas: `
      Schoenen die piepen op glimmend zeil
      Een horloge, kopstaand, op een witte borst
      Een kussen geschud en een laken strak
      En een beker met rietje voor de dorst

      Een belletje rinkelt, een lampje gaat aan
      Een karretje ratelt de gang door en stopt
      Een hand op een hand en een pleister erbij
      De deur op een kier, en dan zacht geklopt

      Een pen in een borstzak, een streep op een hand
      Een kan met koffie die koud blijft staan
      Een pil in een bekertje, water ernaast
      En een dekentje tot aan de kin gedaan`,
  },
  {
    words:
      'leraar leraren lerares juf juffen juffie juffrouw meester meesters docent docenten docente onderwijzer onderwijzers onderwijzeres leerkracht* lesgeven lesgeeft lesgaf gaf_les geeft_les geef_les geven_les gaven_les voor_de_klas schoolbord* onderwijs onderwijsassistent*',
    own: `
      {fact}
      De vinger [gaat ging] op bij de achterste bank
      En geen vraag [is was] dom, en geen kind [wordt werd] vergeten
      En pas jaren later [komt kwam] daarvoor de dank

      (Het krijt [piept piepte] wat, en de klas [is was] stil|De bel [gaat ging], maar er [blijft bleef] nog één zitten|Op het bord [staat stond] een som met een zonnetje erbij)
      Wie het niet [snapt snapte], die [krijgt kreeg] het nog eens uitgelegd
      {fact}
      En, jij kunt dat heus wel, dat [wordt werd] er gezegd`,
    later: `
      De kinderen [zijn waren] nu groot, met een baan en een baard
      En kinderen, ver hier vandaan
      Maar vraag wie hun leerde dat fouten ook mogen
      Dan zie je ze lachen, en noemen ze één naam`,
    hook: `
      De juf en de meester, het krijt en het bord
      Een juf, want door haar weet men hoe men iets wordt

      Meester of juf, met het krijt in de hand
      Een leraar die blijft je bij, als goud in het zand`,
    stanzas: `
      Krijt op een mouw en een bord vol lussen
      Een stapel schriften met ezelsoren
      Een vinger omhoog, en meteen nog negen
      En een zucht als de bel zich weer laat horen

      Jassen op haakjes, een want op de grond
      Een rode pen en een krul langs de kant
      Lijm aan de tafels, een plant op de kast
      En een vraag die nog wacht in een hoge hand

      Een kring van stoeltjes, te laag voor een knie
      Een boek met de platen naar buiten gekeerd
      Een neus in een mouw en een veter los
      En weer iets van dinosaurussen geleerd

      Een bel en een storm van stoelen en tassen
      Een veeg van een doek door de som van vandaag
      Een appel op tafel, een eenzame want
      En nog één bij de deur met een laatste vraag`,
  },
  {
    words:
      'nachtdienst* nachtploeg* nachtwerk* ploegendienst* nachtwaker* nachtzuster* nachtportier nachten_werkt werkt_nachten draait_nachten dubbele_diensten avonddienst* weekenddienst* late_dienst vroege_dienst ochtenddienst*',
    own: `
      {fact}
      De stad [slaapt sliep], en één raam [blijft bleef] licht
      En als de eerste vogel [zingt zong]
      [Gaan Gingen] daar pas de gordijnen dicht`,
    hook: `
      Nachtdienst, de nacht, en de stad ligt zo stil
      In de nacht is er iemand die waken wil`,
    stanzas: `
      Licht in één raam, en de straat is stil
      Een kan met koffie, een trommel, een krant
      Een gang vol zoemende lampen, en stappen
      En een bleke streep langs de hemelrand

      Gordijnen dicht tegen 't volle licht
      Een bordje pap bij het avondeten
      Een briefje bij de bel, de telefoon uit
      En welke dag het is, even vergeten

      Een zaklamp, sleutels, een ronde, een deur
      Zo stil dat alleen de koelkast nog praat
      Een bus zonder mensen, de ramen verlicht
      En merels, het eerste geluid op straat`,
  },
  {
    words:
      'vrachtwagen* vrachtauto* vrachtrijder* truck trucks truckchauffeur* trucker* chauffeur chauffeurs rijdt_internationaal oplegger* transportbedrijf',
    own: `
      {fact}
      De weg [is was] lang, en de radio zacht
      Een foto op het dashboard [rijdt reed] mee
      Door landen en tunnels, tot diep in de nacht`,
    later: `
      De vrachtwagen [tikt tikte] na op het plein
      De sleutel [gaat ging] om, en het [is was] goed
      Want hoe lang of de weg ook geweest is, altijd
      Was er dat licht, en een groet`,
    hook: `
      De vrachtwagen rijdt, en de weg die is lang
      Een truck en chauffeur, voor geen regen bang`,
    stanzas: `
      Een stuur als een tafelblad, hoog op een bok
      Een kan tussen stoelen, een homp van een brood
      Een naambord achter het glas en een vlag
      En rijen van lichten, wit en dan rood

      Een spiegel zo lang als een onderarm
      Een bocht die in drieën genomen wordt
      Een pen en een pakbon, een stempel, een groet
      En de file van gister weer op het bord

      Een bank als een bed, met een dekbed erop
      Een toeter, twee tonen, voor 't viaduct
      Een motor die trilt tot diep in de maag
      En een parkeervak dat in één keer lukt`,
  },
  {
    words:
      'bouwvak* metselaar* metselt metselde metselen metselwerk stukadoor* stucadoor* dakdekker* bouwplaats* bouwwerf aannemer* steiger steigers steigerbouw* betonmolen* beton stratenmaker* tegelzet* in_de_bouw bouwt_huizen bouwde_huizen huizen_bouwde huizen_bouwt',
    own: `
      {fact}
      De steen [gaat ging] op steen, en de koffie [is was] zwart
      En waar er eerst niets [is was] dan modder en plassen
      [Woont Woonde] daarna een gezin met heel hun hart`,
    later: `
      De steiger [gaat ging] weg, en de lamp [brandt brandde] al aan
      Er [hangt hing] een gordijn voor het raam
      En niemand die weet wie het opgebouwd heeft
      Maar in één steen krast een spijker een naam`,
    hook: `
      Bouwen, een huis, steen op steen op steen
      De bouw en de steiger, en niemand alleen`,
    stanzas: `
      Een troffel die tikt op een rode steen
      Een draad die strak staat, van kant tot kant
      Een radio, gruizig van het cement
      En een boterham uit een grijze hand

      Een kruiwagen hobbelt een plank omhoog
      Een waterpas met een bel die staat
      Stof op de wimpers, een pen achter 't oor
      En weer een huis dichter bij een straat

      Een molen die draait met een natte klap
      Planken en palen, een gele kraan
      Een schaft op een stapel, de benen los
      En een muur die er morgen nog zal staan`,
  },
  {
    words:
      'timmerman* timmert timmerde timmeren timmerlui getimmerd houtbewerk* houtdraai* houtsnij* meubelmaker* meubelmakerij schrijnwerk* figuurzaag* zaagt zaagde zagen zaagsel schaaft werkbank* meubels_maakt maakt_meubels maakte_meubels',
    own: `
      {fact}
      De krullen [vallen vielen] zacht om een schoen
      Twee keer gemeten, en één keer gezaagd
      En recht [is was] het, want half [wil wou] men het niet doen`,
    later: `
      De werkbank [is was] leeg, en de tafel [heeft had] krassen
      Er is op gegeten, geleerd
      En niemand die vraagt of er lijm in de naad zit
      Hij staat daar, en niets wat hem deert`,
    hook: `
      Timmeren, zagen, en krullen van hout
      Timmer maar door aan iets wat blijft van goud`,
    stanzas: `
      Krullen van hout rondom een schoen
      Een potlood, plat, achter een oor gestoken
      Twee keer gemeten, een keer gezaagd
      En een lucht van hars, pas opengebroken

      Een lade die sluit met een zuchtje lucht
      Een duim langs de nerf, en nog een keer
      Een spijker tussen de lippen geklemd
      En een tafel, die wiebelt nu nooit meer

      Stof dat blijft dansen in een baan van licht
      Een hamer met tape om een oude steel
      Een deur op twee schragen, een plank, een mal
      En van schroefjes is er geen een te veel`,
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
    hook: `
      Kantoor, op kantoor, en de koffie is op
      Op kantoor met de printer, die staat op zijn kop`,
    stanzas: `
      Een stoel die zucht op vijf wieltjes en draait
      Een plant die het doet op een restje thee
      Gele papiertjes rondom een scherm
      En van alle pennen schrijven er twee

      Een printer die knippert, een lade, een klap
      Een vel dat in plooien naar buiten komt
      Een kop met een naam en een roerstaaf van hout
      En een kopieerhok dat tevreden bromt

      Blokjes op een scherm, rood, blauw en groen
      Een zaal met een bord en een stift die niet schrijft
      Een koekje, nog een, een puntje van orde
      En een taart in de keuken waar niets van blijft

      Klikken en tikken en een dichte deur
      Een jas om een leuning, een bril op een map
      Een lunch uit een bakje, een muis ernaast
      En het echte nieuws, dat hoort bij de trap`,
  },
  {
    words:
      'winkel winkels winkeltje winkeltjes winkelier* winkelmeisje winkelpersoneel winkelstraat kassa kassawerk caissière* cassière* supermarkt* toonbank* vakkenvul* verkoopster* verkoper verkopers slager slagers slagerij drogist* etalage* boetiek* kruidenier* speelgoedwinkel* kledingwinkel* juwelier* antiekzaak',
    own: `
      {fact}
      De bel [zegt zei] ting, en de mat [ligt lag] klaar
      Wie even iets kwam halen, voor vijf minuten
      Die [staat stond] aan de toonbank een uur later nog daar`,
    later: `
      De winkel [gaat ging] dicht, en de stoep [wordt werd] geveegd
      Er [brandt brandde] nog een lampje bij het raam
      En wie er voorbijloopt, die denkt, o ja, morgen
      Want daar kent men elk gezicht, en elke naam`,
    hook: `
      De winkel, de winkel, kom binnen, kijk rond
      De winkel is open, met water voor de hond`,
    stanzas: `
      Een bel aan de deur en een mat die krult
      Een plank vol dozen, de namen naar voren
      Een la die openspringt met een tik
      En het nieuws van de straat, gratis te horen

      Een piep en een piep en een band die schuift
      Een bon die krult en een tas die kraakt
      Een ladder, een stapel, een mes door karton
      En een toren van blikken die net niets raakt

      Een bordje gedraaid en een luifel omlaag
      Een la vol kleingeld, geteld per tien
      Een bezem van achter naar voren toe
      En een klop op het glas, één klant nog misschien`,
  },
  {
    words:
      'kapper* kapster* kapsalon* knipt_haar knipt_haren haar_knipt haren_knipt haar_knippen haren_knippen knipte_haar barbier* barbershop* krulspeld* watergolf coupe_soleil',
    own: `
      {fact}
      De schaar [tikt tikte] zacht, en de radio [speelt speelde]
      En alles wat niemand mocht weten [komt kwam] los
      En geen mens in de stoel die zich daar [verveelt verveelde]`,
    later: `
      De kapsalon veegt alle krullen bijeen
      De spiegel [gaat ging] rond, en het [is was] goed
      En buiten, in elk van de winkelruiten
      [Kijkt Keek] iemand nog even, met nieuwe moed`,
    hook: `
      De kapper, de schaar, en een praatje erbij
      De kapsalon kent iedereen op een rij`,
    stanzas: `
      Een schaar die fluistert achter een oor
      Een cape met een drukknoop in de nek
      Plukken die vallen op tegels, een veeg
      En een spiegel erachter voor net die plek

      Verf in een bakje, een kwast en een kom
      Folie in lokken, een zilveren dak
      Een roddel die warm is gehouden tot nu
      En een kam in water, een kam in een zak

      Een föhn en een borstel, een wolk van lak
      Een centimeter, en die telt voor twee
      Een bezem langs alle kleuren krul
      En buiten de wind, die doet ook weer mee`,
  },
]
