import type { Details } from '../../stanzas.ts'

/** More work: with mop, hose, wrench and letter bag. */
export const work5: readonly Details[] = [
  {
    words:
      'schoonmaak* schoonmaakt schoonmaken maakt_schoon maakte_schoon maakt_alles_schoon poetst poetste poetsen poetsvrouw* dweil dweilen dweilt stofzuigt stofzuigen stofzuigde stofzuiger stoft boent ramen_lappen lapt_ramen ramen_lapt glazenwasser* opruimt ruimt_op ruimde_op',
    own: `
      {fact}
      De vloer [glimt glom] als een plas in de zon
      Er [rolt rolde] een dop onder de bank vandaan
      En een brief die men lang niet meer vinden kon

      (De emmer [staat stond] klaar met een wolk van sop|De ramen [gaan gingen] open, de kleden [gaan gingen] eruit|Er [ruikt rook] iets naar zeep en citroen)
      De radio [zingt zong], en de dweil [danst danste] rond
      {fact}
      En op tafel [staat stond] een bos bloemen, zo bont`,
    stanzas: `
      De emmer [schuimt schuimde], de ramen [staan stonden] wijd
      De dweil [danst danste] door de lege gang
      Het licht [valt viel] schuin op een vloer als een meer
      En één voetstap [staat stond] er niet lang`,
  },
  {
    words: 'brandweer* brandweerkazerne* sirene* brandspuit* brand_blust blust_branden branden_blust brandslang*',
    own: `
      {fact}
      De pieper [gaat ging], en de stoel [valt viel] om
      De soep [blijft bleef] staan, en de laarzen [gaan gingen] aan
      En wie er nog bang [is was], die [hoort hoorde], kom maar, kom`,
    stanzas: `
      De poort [vliegt vloog] open, het blauw [zwaait zwaaide] rond
      De laarzen [staan stonden] klaar in de broek
      De ladder [klimt klom] hoog in de rokende nacht
      En een poes [wordt werd] gered uit een hoek`,
  },
  {
    words: 'politie* politieagent* wijkagent* agente bij_de_politie marechaussee* beveiliger* douanier* rechercheur*',
    own: `
      {fact}
      De pet [ligt lag] op tafel, het zwaailicht [gaat ging] uit
      En vaak [is was] het een praatje op een stoep
      Dat meer [helpt hielp] dan een bon of een fluit`,
    stanzas: `
      Het zwaailicht [schijnt scheen] zacht in een natte straat
      Een pet [wordt werd] even afgezet
      Er [wordt werd] bij een tafel met thee gepraat
      En een fiets [wordt werd] weer op zijn plek gezet`,
  },
  {
    words:
      'monteur* automonteur* fietsenmaker* sleutelt sleutelde sleutelen_aan sleutelen garagehouder* autogarage garagebedrijf motorblok* motoren_sleutelt motorolie brommers_sleutelt oldtimer* knutselt_auto bandenspanning apk olie_ververs*',
    own: `
      {fact}
      De vingers [zijn waren] zwart, en het lampje [hangt hing] laag
      Een tik met een sleutel, een oor aan het staal
      En dan [slaat sloeg] dat hart weer, eerst wild en dan traag`,
    stanzas: `
      De motorkap [gaapt gaapte], de lamp [bungelt bungelde] mee
      Een moer [rolt rolde] weg achter een vat azijn
      De lap [veegt veegde] zwart over alles heen
      En dan loopt hij weer, met een brom, zo fijn`,
  },
  {
    words: 'fabriek fabrieken fabrieksarbeid* fabriekswerk* lopende_band staalfabriek* hoogovens',
    own: `
      {fact}
      De fluit [gaat ging] om zes, en de poort [gaat ging] open
      En naast elkaar aan dezelfde band
      Leert men meer dan in menig boek, onder het lopen`,
    stanzas: `
      De band [loopt liep] door, en de klok [hangt hing] hoog
      De grappen [gaan gingen] in gebaren rond
      De schaft [is was] een bank in de middagzon
      En een boterham met een zwarte vinger en mond`,
  },
  {
    words:
      'postbode* postbezorg* postbesteller* facteur pakketbezorg* pakketje pakketjes bezorger bezorgers koerier* brievenbus* krantenwijk* krantenjongen krantenbezorg* post_bezorgt bezorgt_post bracht_post post_bracht brengt_post folders_loopt',
    own: `
      {fact}
      De tas [is was] vol en de hond [is was] boos
      En iedereen [zwaait zwaaide] naar die jas in de regen
      Met een kaart, of een brief, of een doos`,
    stanzas: `
      De klep [klappert klapperde], de tas [trekt trok] scheef
      Een kaart uit een land met een palm en een zee
      De hond [blaft blafte] luid achter het glas
      En de regen [reist reisde] de hele straat mee`,
  },
  {
    words:
      'dokter dokters huisarts* tandarts* arts artsen chirurg* kinderarts* dierenarts* spreekuur wachtkamer* fysiotherapeut* fysio',
    own: `
      {fact}
      De wachtkamer [kucht kuchte], de klok [tikt tikte] rond
      En binnen [heeft had] er iemand de tijd
      Om echt te vragen, en niet met een halve mond`,
    stanzas: `
      De wachtkamer [leest las] in een blad van vorig jaar
      Een kind [heeft had] een duim die was ingezakt
      De deur [gaat ging] open, er [klinkt klonk] een naam
      En een pleister met een beer [is was] zo geplakt`,
  },
  {
    words:
      'kinderopvang* crèche* gastouder* kleuterjuf* kleuter kleuters kleuterklas* peuter peuters peuterspeelzaal* kinderdagverblijf* dagopvang pedagogisch_medewerk* pedagogisch_medewerker oppas oppassen past_op_kinderen oppaskind* bso buitenschoolse_opvang',
    own: `
      {fact}
      De laarsjes [staan stonden] op rij, links ruilt met rechts
      Een snottebel, een traan, een omgevallen toren
      En daarna weer zon, na een minuut slechts`,
    stanzas: `
      De laarsjes [dansen dansten], de jas [zit zat] scheef
      De toren [valt viel] om, en de dag [is was] nog lang
      De appel [is was] in partjes op een bord
      En een neus [wordt werd] gesnoten, of een wang`,
  },
  {
    words:
      'vrijwilliger* vrijwilligerswerk voedselbank* buurthuis* buurtfeest* vluchtelingen collecteert collectant* inzamel* bestuurslid penningmeester*',
    own: `
      {fact}
      De koffie [is was] gezet, en de stoelen [staan stonden] klaar
      En niemand die vroeg wat dat op zou leveren
      Behalve een dank je, en soms niet eens daar`,
    stanzas: `
      De soep [is was] voor veertig, de pan [is was] van staal
      De stoelen [gaan gingen] uit en weer in de rij
      De deur van de buurt [staat stond] altijd op een kier
      En wie niemand [heeft had], die [zit zat] er ook bij`,
  },
]
