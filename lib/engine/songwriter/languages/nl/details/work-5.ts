import type { Details } from '../../stanzas.ts'

/** More work: with mop, hose, wrench and letter bag. */
export const work5: readonly Details[] = [
  {
    words:
      'schoonmaak* schoonmaakt schoonmaken maakt_schoon maakte_schoon maakt_alles_schoon poetst poetste poetsen poetsvrouw* dweil dweilen dweilt stofzuigt stofzuigen stofzuigde stofzuiger stoft boent ramen_lappen lapt_ramen ramen_lapt glazenwasser* opruimt ruimt_op ruimde_op opruimen',
    own: `
      {fact}
      De vloer [glimt glom] als een plas in de zon
      Er [rolt rolde] een dop onder de bank vandaan
      En een brief die men lang niet meer vinden kon

      (De emmer [staat stond] klaar met een wolk van sop|De ramen [gaan gingen] open, de kleden [gaan gingen] eruit|Er [ruikt rook] iets naar zeep en citroen)
      De radio [zingt zong], en de dweil [danst danste] rond
      {fact}
      En op tafel [staat stond] een bos bloemen, zo bont`,
    hook: `
      Schoon, alles schoon, met een emmer vol sop
      Poetsen en boenen, van bodem tot top

      Ruim op, opgeruimd, alles weer op zijn plek
      En morgen weer rommel, en dat is niet gek`,
    stanzas: `
      Een emmer met sop en een doek in een knoop
      Een zuiger die bonkt tegen elke plint
      Een geur van citroen en een natte vloer
      En één voetstap daar waar het schoon begint

      Strepen op ramen in tegenlicht
      Een doek langs de lijst en de rand van een lamp
      Onder de bank ligt een pen en een noot
      En een spiegel, nog even grijs van de damp

      Handschoenen, geel en een maat te groot
      Een borstel voor voegen, een lepeltje zout
      Een kast die van voor tot achter nu leeg is
      En een tafel die ruikt naar was en naar hout`,
  },
  {
    words: 'brandweer* brandweerkazerne* sirene* brandspuit* brand_blust blust_branden branden_blust brandslang*',
    own: `
      {fact}
      De pieper [gaat ging], en de stoel [valt viel] om
      De soep [blijft bleef] staan, en de laarzen [gaan gingen] aan
      En wie er nog bang [is was], die [hoort hoorde], kom maar, kom`,
    hook: `
      De brandweer, de brandweer, de sirene die gaat
      Brandweer, en iedereen staat weer paraat`,
    stanzas: `
      Een pieper die trilt op een houten blad
      Laarzen al klaar, in de broek gezet
      Een slang die zwelt en een ladder die schuift
      En een leeg, maar nog warm gelaten bed

      Een helm op een haak met een naam erop
      Koper gepoetst en een rode deur
      Een sprint, een loeiende, blauwe zwaai
      En een jas met een taaie, bittere geur

      Een kan die blijft staan en een spel op tafel
      Een kaart in de hand, en dan ineens niet
      Een wagen die wacht met de neus naar de straat
      En een kind op de stoep dat alles ziet`,
  },
  {
    words: 'politie* politieagent* wijkagent* agente bij_de_politie marechaussee* beveiliger* douanier* rechercheur*',
    own: `
      {fact}
      De pet [ligt lag] op tafel, het zwaailicht [gaat ging] uit
      En vaak [is was] het een praatje op een stoep
      Dat meer [helpt hielp] dan een bon of een fluit`,
    hook: `
      Politie, agent, en het blauw in de straat
      Politie die vraagt hoe het hier met je gaat`,
    stanzas: `
      Een pet op een bank en een zwaailicht uit
      Koffie in karton, op een dak gezet
      Een boekje, een pen en een portofoon
      En een groet met twee vingers, kort en net

      Schoenen gepoetst, een riem vol gewicht
      Een ronde te voet door een slapende wijk
      Twee tuinen, een heg en een oud verschil
      En allebei voor de helft gelijk

      Een deur en een mat en een natte jas
      Een lamp die langs ramen en auto's strijkt
      Een kopje thee aan een keukentafel
      En meestal niet zo erg als het lijkt`,
  },
  {
    words:
      'monteur* automonteur* fietsenmaker* sleutelt sleutelde sleutelen_aan sleutelen garagehouder* autogarage garagebedrijf motorblok* motoren_sleutelt motorolie brommers_sleutelt oldtimer* knutselt_auto bandenspanning apk olie_ververs*',
    own: `
      {fact}
      De vingers [zijn waren] zwart, en het lampje [hangt hing] laag
      Een tik met een sleutel, een oor aan het staal
      En dan [slaat sloeg] dat hart weer, eerst wild en dan traag`,
    hook: `
      De monteur, sleutelen, olie en schroef
      Sleutel maar door, en geen motor blijft droef`,
    stanzas: `
      Olie in nagels, een lap uit een zak
      Een krik en een kuil en een lamp aan een haak
      Een moer die rolt naar het verste eind
      Een kuchje, een hoest, en dan is het raak

      Een oude motor die klopt en tikt
      Een oor bij de klep en een tong uit de mond
      Een sleutel van tien, en dan toch die van twaalf
      En een plasje dat glimt, regenboogrond

      Rook uit een pijpje, een deur op een kier
      Een oude kalender met zwarte vlekken
      Een bout die niet wil, en dan toch, met een kreun
      En nog één kabel om strak te trekken`,
  },
  {
    words:
      'fabriek fabrieken fabrieksarbeid* fabriekswerk* lopende_band ploegbaas magazijn* heftruck* loods lasser* laste lassen staalfabriek* hoogovens scheepswerf* havenarbeid* dokwerker* in_de_haven mijnwerker* kompel in_de_mijn',
    own: `
      {fact}
      De fluit [gaat ging] om zes, en de poort [gaat ging] open
      En naast elkaar aan dezelfde band
      Leert men meer dan in menig boek, onder het lopen`,
    later: `
      De fabriek is nu dicht, en de schoorsteen is koud
      Er staan huizen, een park en een plein
      Maar vraag aan die oude mannen op de bank
      En het ruikt weer naar olie en trein`,
    hook: `
      De fabriek, de fabriek, en de fluit die gaat
      De fabriek en de maten, van vroeg tot laat`,
    stanzas: `
      Een klok die hapt in een kaart van karton
      Oordoppen, blauw, en een rij op een band
      Een schaft met een trommel, een kaartspel, een bank
      En een grap die verteld wordt met één hand

      Een fluit en een poort en een fietsenrij
      Een jas met een naam op de borst genaaid
      Een hefboom, een lampje, van rood naar groen
      En een wiel dat ook zonder kijken draait

      Vonken als regen, een kap voor een kop
      Een naad die verkoelt van wit naar grijs
      Handschoenen, stijf als twee planken leer
      En koffie uit een gleuf, voor een halve prijs`,
  },
  {
    words:
      'postbode* postbezorg* postbesteller* facteur pakketbezorg* pakketje pakketjes bezorger bezorgers koerier* brievenbus* krantenwijk* krantenjongen krantenbezorg* post_bezorgt bezorgt_post bracht_post post_bracht brengt_post folders_loopt',
    own: `
      {fact}
      De tas [is was] vol en de hond [is was] boos
      En iedereen [zwaait zwaaide] naar die jas in de regen
      Met een kaart, of een brief, of een doos`,
    hook: `
      De post, het is post, en de klep die klapt dicht
      De postbode komt, door de regen, het licht

      Een pakje, een pakketje, de bel en een lach
      De bezorger komt langs, elke dag, elke dag`,
    stanzas: `
      Een tas die een schouder omlaagtrekt, vol
      Een klep die klapt op een koude duim
      Een stapel met elastiek, straat na straat
      En een hond achter 't glas, de bek vol schuim

      Kaarten met plakband en kaarten met goud
      Een nummer, half achter klimop verstopt
      Een regenjas, druipend, een pen die niet schrijft
      En een pakje dat past als er wordt gepropt

      Een trap op, een trap op, een trap weer af
      Een bel en een deur en een hondenbrok
      Tuinpad na tuinpad, een kat op een muur
      En een vaste route, gelijk met de klok`,
  },
  {
    words:
      'dokter dokters huisarts* tandarts* arts artsen chirurg* kinderarts* dierenarts* spreekuur wachtkamer* fysiotherapeut* fysio',
    own: `
      {fact}
      De wachtkamer [kucht kuchte], de klok [tikt tikte] rond
      En binnen [heeft had] er iemand de tijd
      Om echt te vragen, en niet met een halve mond`,
    hook: `
      De dokter, de dokter, een hand en een lach
      De dokter zegt rust, en dan komt er een dag`,
    stanzas: `
      Een witte jas met een pen die lekt
      Een koude schijf op een warme rug
      Een diepe zucht op bestelling, nog een
      En een handschrift, krullend, veel te vlug

      Stoelen in rijen, een leestafel vol
      Een plant van plastic, een vis in een bak
      Een naam door een deur en een hand die wijst
      En iets voor de dapperen, zo uit een zak

      Een lampje in 't oor en een tik op een knie
      Een band om een arm die sist en dan zucht
      Een vel papier op een smalle bank
      En dan weer naar buiten, de frisse lucht`,
  },
  {
    words:
      'kinderopvang* crèche* gastouder* kleuterjuf* kleuter kleuters kleuterklas* peuter peuters peuterspeelzaal* kinderdagverblijf* dagopvang pedagogisch_medewerk* pedagogisch_medewerker oppas oppassen past_op_kinderen oppaskind* bso buitenschoolse_opvang',
    own: `
      {fact}
      De laarsjes [staan stonden] op rij, links ruilt met rechts
      Een snottebel, een traan, een omgevallen toren
      En daarna weer zon, na een minuut slechts`,
    hook: `
      De opvang, de kleuters, een liedje, een kring
      De peuters, een kleuter, en dans in de ring`,
    stanzas: `
      Laarsjes in rijen, links ruilt met rechts
      Lijm op een tafel en lijm in een krul
      Een neus, een mouw en een doekje te laat
      En een la vol knopen en ander spul

      Een kring op het kleed, een liedje met handen
      Een blokkentoren, een tel, een klap
      Een beker met tuit, een appel in partjes
      En een jas die dicht moet, stap voor stap

      Een kamer op fluistertoon, adem in, uit
      Een speen in een bakje, een naam erbij
      Een duim, een konijn, een kleedje met gaten
      En stoeltjes van niets, een hele rij`,
  },
  {
    words:
      'vrijwilliger* vrijwilligerswerk voedselbank* buurthuis* buurtfeest* vluchtelingen collecteert collectant* inzamel* bestuurslid penningmeester*',
    own: `
      {fact}
      De koffie [is was] gezet, en de stoelen [staan stonden] klaar
      En niemand die vroeg wat dat op zou leveren
      Behalve een dank je, en soms niet eens daar`,
    hook: `
      Vrijwilliger, helpend, met handen die doen
      Een vrijwilliger krijgt nu van iedereen een zoen`,
    stanzas: `
      Koffie in kannen, een stapel karton
      Een sleutel van het gebouw aan een koord
      Tafels uitgeklapt, tafels weer in
      En een lijst met namen, zoals dat hoort

      Een hesje met vlekken, een naam met een stift
      Een doos, en nog een, tot de achterbank kraakt
      Een deur die aldoor weer opengaat
      En een soep die voor veertig is gemaakt

      Blikken gesorteerd, op rood, op groen
      Een trap voor een slinger, een snoer, een lamp
      Een schema met gaten, een pen aan een touw
      En bekers met thee, een gang vol damp`,
  },
]
