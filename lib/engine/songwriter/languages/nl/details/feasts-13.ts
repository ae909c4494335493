import type { Details } from '../../stanzas.ts'

/** From the cradle through school to the wedding, and the feasts of the year. */
export const feasts13: readonly Details[] = [
  {
    words:
      'feest feestje feestjes feesten feestvarken feestbeest* tuinfeest* surprisefeest* surpriseparty* verrassingsfeest* slingers ballonnen kringverjaardag* verjaardagsfeest* partijtje kinderfeest* straatfeest* buurtbarbecue kaarsjes_uit uitblaz* cadeautjes',
    own: `
      {fact}
      De slingers [hangen hingen] scheef, de deur [staat stond] open
      Er [komt kwam] van alles binnen, met taart en een fles
      Zelfs wie alleen maar langs kwam lopen

      (De stoelen [staan stonden] allemaal in een kring|De taart [staat stond] al klaar op het aanrecht|De lampen [gaan gingen] uit, er [klinkt klonk] een sst)
      En iedereen [lacht lachte] nog voor het begon
      {fact}
      De laatste [loopt liep] naar huis in de zon`,
    stanzas: `
      De kaarsjes [branden brandden], de kamer [wordt werd] stil
      Een kind [haalt haalde] diep adem, met volle vaart
      Er [valt viel] een slinger op iemand zijn hoofd
      En de rook [hangt hing] nog lang om de taart`,
  },
  {
    words:
      'trouwring* verlovingsring* trouwjurk* bruidsjurk* bruidegom bruid bruidsboeket* bruiloft* trouwdag trouwfeest* trouwerij* huwelijksreis ceremoniemeester* bruidsmeisje* trouwauto* stadhuis',
    own: `
      {fact}
      De klok [slaat sloeg] twee, de deuren [gaan gingen] open
      En ergens [veegt veegde] iemand zijn bril nog droog
      Wie had ooit op zoiets moois durven hopen

      (Een doosje [klapt klapte] open, een hand [trilt trilde] mee|De eerste rij [zoekt zocht] naar een zakdoek|Buiten [regent regende] het rijst en rozen)
      En heel de zaal [houdt hield] zijn adem in
      {fact}
      En zo [heeft had] elk verhaal een begin`,
    stanzas: `
      De ring [wil wou] niet over de knokkel heen
      Ze [lachen lachten] het uit, als een blij kind
      De zaal [klapt klapte] zijn handen helemaal stuk
      En de rijst [waait waaide] mee op de wind`,
    later: `
      De jurk [hangt hing] al lang in een hoes in de kast
      De foto [staat stond] op de schouw, een beetje scheef
      Maar de trouwring zit nog om dezelfde hand
      Omdat het ja van die dag altijd bleef`,
  },
  {
    words:
      "baby baby’s baby's baby’tje baby'tje babytje babykamer* babykleertjes zuigeling pasgeboren kinderwagen* luieremmer flesvoeding borstvoeding geboortekaart* kraamtijd kraambezoek slapeloze_nachten kruippakje",
    own: `
      {fact}
      Het huis [loopt liep] op sokken, de klok [tikt tikte] zacht
      Een hand zo klein als een walnoot
      [Houdt Hield] iedereen wakker, de hele nacht

      (Een hand [past paste] om een grote duim|De wieg [staat stond] klaar naast het grote bed|Er [hangen hingen] kleine sokjes aan de lijn)
      En ieder [fluistert fluisterde], kijk nou eens daar
      {fact}
      Niets ter wereld [ruikt rook] zo lekker als dat haar`,
    stanzas: `
      De wieg [gaat ging] heen, en de wieg [gaat ging] weer
      De fles [wordt werd] warm, de nacht [is was] lang
      Dan [komt kwam] er opeens een lach om niets
      En de slaap [wacht wachtte] op de gang`,
  },
  {
    words:
      'voorlezen voorleest voorlas leest_voor las_voor lees_voor voorgelezen voorleesboek* slaapliedje* sprookje sprookjes sprookjesboek* verhaaltje verhaaltjes knuffelbeer* teddybeer* bedtijdverhaal*',
    own: `
      {fact}
      De lamp [brandt brandde] laag, de deken [is was] warm
      En na het laatste hoofdstuk nog één
      En dan [valt viel] er een hoofd op een arm

      (De wolf [krijgt kreeg] een stem, en de heks [krijgt kreeg] er een|Een boek [ligt lag] open, de lamp [brandt brandde] laag|Nog één bladzij, [klinkt klonk] het, nog één dan)
      De knuffel [luistert luisterde] met één oor mee
      {fact}
      En de slaap [komt kwam] zacht als de zee`,
    stanzas: `
      De beer [ligt lag] links, het konijn [ligt lag] rechts
      Er [moet moest] nog een slokje water bij
      De draak [slaapt sliep] al op bladzijde tien
      En de maan [schuift schoof] ook aan op een rij`,
    later: `
      Het voorleesboek [heeft had] al vlekken van thee
      De kaft [hangt hing] nog aan een draad
      Maar wie er als kind mee in slaap [is was] gegaan
      Weet nog precies hoe het verder gaat`,
    hook: `
      Een verhaaltje, een knuffel, een kus op je haar
      Voorlezen, welterusten, en de nacht staat klaar

      Knuffels en knuffelkonijn in een rij
      En voor het slapengaan nog één verhaaltje erbij`,
  },
  {
    words:
      'kleinkind* kleinzoon* kleinzoons kleindochter* kleindochters oppasoma* oppasopa* opa-dag oma-dag oppasdag* past_op_kleinkinderen achterkleinkind*',
    own: `
      {fact}
      De koektrommel [staat stond] alvast op een kier
      En wat er thuis niet [mag mocht] van papa en mama
      Dat [mag mocht] met gemak allemaal wel hier

      (De logeerkamer [is was] een piratenschip|Een tekening [hangt hing] scheef op de koelkast|De voordeur [gaat ging] open, een tas [valt viel] neer)
      En daar [komt kwam] een kind aan, in volle vaart
      {fact}
      En het grootste stuk taart [wordt werd] bewaard`,
    stanzas: `
      Een kleine hand [ligt lag] in een grote hand
      Ze [voeren voerden] de eenden, brood voor brood
      En op de terugweg [slaapt sliep] er één
      Op een warme, op een zachte schoot`,
  },
  {
    words:
      'schooltje schoolplein* schooltas* schooltijd schoolreis* schoolfeest* schoolvriend* schoolband* middelbare_school eerste_schooldag brugklas* dorpsschool',
    own: `
      {fact}
      De bel [gaat ging], en de gang [is was] een storm
      En ergens achter in een schrift
      [Staat Stond] een hartje, heel klein van vorm

      (De bel [gaat ging], en het plein [stroomt stroomde] vol|Een tas [is was] groter dan wie hem [draagt droeg]|Het krijt [piept piepte] zacht over het bord)
      En iemand [roept riep], wacht nou op mij
      {fact}
      En nog één les, en dan [is was] iedereen vrij`,
    stanzas: `
      Een vinger [gaat ging] omhoog bij het raam
      De som [is was] lang, en de klok [staat stond] stil
      Er [valt viel] een gum, er [lacht lachte] een rij
      En één [weet wist] het antwoord dat niemand wil`,
  },
  {
    words: 'examen examens eindexamen* tentamen* tentamens proefwerk* citotoets',
    own: `
      {fact}
      De koffie [is was] koud, de nacht [is was] nog jong
      En ergens tussen hoofdstuk zes en zeven
      [Zit Zat] het antwoord op het puntje van de tong

      (Het bureau [ligt lag] vol met gele briefjes|De lamp [brandt brandde] nog om kwart over twee|Er [staat stond] een stapel boeken tot de lamp)
      En buiten [is was] geen mens meer te zien
      {fact}
      En het boek [ligt lag] nog open op bladzij tien`,
    stanzas: `
      De zaal [is was] zo groot, en de klok [tikt tikte] hard
      Een pen, een geluksbeest, een halve beschuit
      Er [zucht zuchtte] er één, er [kijkt keek] er één om
      En vraag voor vraag [komt kwam] het antwoord eruit`,
  },
  {
    words:
      'geslaagd slaagt slaagde afgestudeerd afstuderen afstudeer* studeert_af diploma diploma’s diploma-uitreiking* diplomauitreiking scriptie* bul proefschrift* promoveert promotie_van propedeuse mbo-diploma schoolverlaters afscheidsmusical',
    own: `
      {fact}
      De vlag [gaat ging] uit, met een tas eraan
      De telefoon [staat stond] niet meer stil
      En niemand [wil wou] die nacht nog slapen gaan

      (De vlag [wappert wapperde] met een boekentas|De hele straat [staat stond] op de stoep|Een gil [gaat ging] dwars door het huis)
      De buren [klappen klapten] mee bij de heg
      {fact}
      En nu [ligt lag] ze open, die hele weg`,
    stanzas: `
      Een handtekening, groot en met een krul
      Een bos bloemen, een zoen van de hele rij
      Oma [huilt huilde], en opa [roept riep], flauwekul
      En [snuit snoot] zijn neus, en [huilt huilde] er net zo hard bij`,
  },
  {
    words:
      'operatie operaties geopereerd revalidatie* revalideert revalideren chemo chemokuur* bestraling* gebroken_been gebroken_arm kunstheup* nieuwe_heup nieuwe_knie spoedeisende_hulp intensive_care',
    own: `
      {fact}
      De gang [is was] wit, en de nacht [is was] lang
      Maar een hand die in een andere hand [ligt lag]
      Die [maakt maakte] een mens al minder bang

      (De bloemen [staan stonden] te dringen op het kastje|Buiten [gaat ging] de tram gewoon zijn gang|De klok op de gang [tikt tikte] langzaam voort)
      En kaarten [hangen hingen] aan een draad
      {fact}
      En dag na dag [wordt werd] het weer ochtend op straat`,
    stanzas: `
      Een zuster [schudt schudde] de kussens op
      En [zet zette] de thee een stukje dichterbij
      Een hand [houdt hield] een andere hand stil vast
      En zo [gaat ging] ook die nacht weer voorbij`,
  },
  {
    words:
      'sinterklaas* sint pakjesavond* pepernoot* pepernoten kruidnoten schoen_zetten schoen_zet zet_schoen chocoladeletter* banketstaaf* taaitaai sinterklaasgedicht* strooigoed',
    own: `
      {fact}
      De schoen [staat stond] klaar, en de wortel [ligt lag] erin
      Er [klinkt klonk] gestommel, hoog op het dak
      En ieder kind [zit zat] stil, voor het gemak

      (De wind [waait waaide] hard door de schoorsteen|Er [ligt lag] een gedicht in de juten zak|Een bons op de deur, en de gang [is was] leeg)
      En ieder [kijkt keek] op met grote ogen
      {fact}
      En de helft van het rijm [is was] gelogen`,
    stanzas: `
      De zak [staat stond] zwaar op de mat bij de deur
      Een hand vol pepernoten [rolt rolde] in het rond
      Er [wordt werd] een gedicht met een kuch gelezen
      En de jongste [zit zat] met een volle mond`,
  },
  {
    words:
      'kerst kerstmis kerstboom* kerstbomen kerstavond* kerstdag kerstdagen kerstmarkt* kerstdiner* kerststal* kerstlied* kerstbal* kersttrui* kerstverlichting kerstversiering kerstvakantie lampjes_boom kerststol',
    own: `
      {fact}
      De lampjes [gaan gingen] aan, de kamer [wordt werd] klein
      En wie het verst [moet moest] rijden door het donker
      [Wil Wou] op die avond toch hier zijn

      (Buiten [is was] het vroeg donker en koud|De boom [staat stond] een beetje scheef|De tafel [wordt werd] langer en langer)
      En binnen [brandt brandde] in elk raam een licht
      {fact}
      En alles [glimt glom] op ieder gezicht`,
    stanzas: `
      De piek [staat stond] scheef, en de bal [mist miste] een oog
      De kat [heeft had] een engel te pakken gekregen
      Er [schuift schoof] een stoel bij, en nog één erbij
      En niemand die daar iets [heeft had] tegen`,
  },
  {
    words:
      'koningsdag* koninginnedag* vrijmarkt* tompouce tompoucen tompoes koningsnacht kleedjesmarkt* avondmarkt braderie*',
    own: `
      {fact}
      De stoep [ligt lag] vol met kleedjes en speelgoed
      Een kind [speelt speelde] viool voor een kwartje per lied
      En alles wat oranje [is was], [staat stond] goed

      (De straat [is was] oranje van hoek tot hoek|Om zes uur al [ligt lag] er krijt op de stoep|Een kleedje [ligt lag] klaar voor dag en dauw)
      Er [ruikt rook] een worst, er [schettert schetterde] een trompet
      {fact}
      En de winst [wordt werd] meteen in ijsjes omgezet`,
    stanzas: `
      Een kind [speelt speelde] viool naast een doos vol met boeken
      De tompouce [zakt zakte] in op een oranje bord
      De vlag [wappert wapperde] boven een stapel broeken
      En niemand die op zo'n dag moe wordt`,
  },
  {
    words:
      'carnaval carnavals* carnavalsoptocht* vastelaovend vastenavond prins_carnaval raad_van_elf praalwagen* boerenkiel*',
    own: `
      {fact}
      De trommel [gaat ging] voor, en de stoet [gaat ging] mee
      En wie de hele week zo deftig doet
      [Loopt Liep] nu als kip met een kip of twee

      (De schmink [zit zat] tot achter de oren|Een prins [zwaait zwaaide] hoog van een wagen|Er [valt viel] confetti tot in het bier)
      En heel de straat [zingt zong] uit volle borst
      {fact}
      En niemand [heeft had] honger, en iedereen dorst`,
    stanzas: `
      De toeters [gaan gingen] rond, en de straat [is was] te klein
      Een leeuw [deelt deelde] zijn bier met een kip
      De buurvrouw [danst danste] als prins op het plein
      En de burgemeester [loopt liep] in een slip`,
  },
  {
    words: 'ramadan suikerfeest* offerfeest* iftar* vast_ramadan',
    own: `
      {fact}
      De zon [zakt zakte], en de tafel [is was] gedekt
      Een dadel, wat water, een woord van dank
      En een kind dat de schaal alvast heeft ontdekt`,
    stanzas: `
      De straat [is was] stil, en de lucht [kleurt kleurde] roze
      Een kind [telt telde] mee tot de laatste minuut
      Dan [gaat ging] er een schaal langs de hele tafel
      En het eten begint met een groet`,
  },
]
