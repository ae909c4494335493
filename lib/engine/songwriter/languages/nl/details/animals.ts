import type { Details } from '../../stanzas.ts'

/** Animals of the house and the farm. */
export const animals: readonly Details[] = [
  {
    words: 'puppy* pup asielhond* kwispel* hondenmand* hondenbrok* viervoeter*',
    own: `
      {fact}
      De staart [gaat ging] als een trommel tegen de deur
      En wie er ook thuiskomt, hoe lang het ook duurt
      [Wordt Werd] wild begroet, met gekwispel en gezeur

      (De riem [rammelt rammelde], twee oren [gaan gingen] omhoog|De mand [is was] leeg, want de bank [is was] vrij|Vier poten [slippen slipten] de gang door, de bocht uit)
      Een natte neus [duwt duwde] zacht tegen een hand
      {fact}
      En in zijn bek [zit zat] de halve krant`,
    stanzas: `
      De postbode [komt kwam], en heel het huis [beeft beefde]
      Het blaffen [gaat ging] door tot de hoek van de straat
      Dan [dromen droomden] vier poten, omhoog op het kleed
      En [rennen renden] in slaap achter iets dat daar gaat`,
    later: `
      De hond en de avond, en stil is het huis
      Dan [zucht zuchtte] er iets warms op een voet
      Zo'n dier, dat zegt nooit een woord in zijn leven
      En zegt dan toch, alles komt goed`,
    hook: `
      Een hond, zo'n hond, met een hart van goud
      Een hond die van jou is, en die van je houdt

      Wie zo kan kwispelen, teckel of pup
      Die krijgt van de bakker een koekje, en hup`,
  },
  {
    words:
      'kauwt kauwde kauwen sloopt sloopte slopen vernielt vernielde knaagt knaagde pantoffel pantoffels sloffen schoenen_kapot schoen_kapot bijt_kapot beet_kapot kapot_bijt steelt_sokken sokken_steelt sokken_jat jat_sokken opvreet vreet_op vreet_alles',
    own: `
      {fact}
      Er [ligt lag] nog een veter, een stukje van een zool
      En midden daarin een heel vrome blik
      Als een kind op de eerste dag van school`,
    later: `
      De schoenen [staan stonden] nu hoog op een plank
      De sokken [zitten zaten] achter slot
      En toch [ligt lag] er 's avonds weer iets op het kleed
      Met een gat erin, dus dat is ook weer kapot`,
    hook: `
      Alles kapot, en die blik zo lief
      Een sok en pantoffel, en dank aan de dief`,
    stanzas: `
      Een sok [wordt werd] een lapje, een lapje een draad
      De mand [is was] een museum van leer
      Een veer [vliegt vloog] uit het kussen omhoog
      En de oren [gaan gingen] schuldig neer`,
  },
  {
    words:
      'pikt_eten pikt_kaas pikt_worst pikt_friet pikt_frietjes bedelt bedelde bedelen schooit schooide schooien eet_alles',
    own: `
      {fact}
      Er [staat stond] een leeg bord, met een vlek van wat vet
      En onder de tafel, daar [likt likte] iemand zacht
      Zijn snuit helemaal schoon, zo onschuldig en net

      (Eén tel niet gekeken, en weg [is was] het al|De tafel [is was] gedekt, en het bezoek [is was] op de gang|Een poot op de stoel, en een neus op de rand)
      Een oor dat van niets [weet wist], een oog zo groot
      {fact}
      En achter de bank [ligt lag] een korst van het brood`,
    later: `
      Wie steelt, wordt betrapt, dus de worst [ligt lag] op slot
      De familie [eet at] met een hand om het bord
      Maar één keer niet kijken, één tel, één nies
      En weg is het lekkerste, zoals dat hoort`,
    hook: `
      Steelt er iemand de worst, dan kijkt die zo lief
      Wie steelt er het hart van de baas, kleine dief`,
    stanzas: `
      De bel [gaat ging] één keer, en de tafel [is was] vrij
      Een stoel [schuift schoof], en een bordje [wiebelt wiebelde] zacht
      Er [klinkt klonk] een slik en een heel snelle lik
      En iemand die nu heel braaf [ligt lag], en lacht`,
  },
  {
    words:
      'hond_uit hond_uitlaten uitlaten uitlaat hondenriem* hondenuitlaat* hondenwandel* hond_wandelen wandelt_hond wandelde_hond wandelen_hond hond_wandelt rondje_hond uitlaatservice uitlaatveld',
    own: `
      {fact}
      De plassen, de wind, en de maan nog in zicht
      En elke boom [wordt werd] gelezen van onder
      Als was het de krant, bij het eerste licht

      (De riem [rammelt rammelde], het is nog donker|Zes uur, en de stad [ligt lag] nog stil|De regen [komt kwam] recht van opzij)
      En één van de twee [is was] er altijd blij
      {fact}
      En hup, een stok, en nog een erbij`,
    later: `
      De hondenriem [druipt droop] naast de natte mand
      Het huis [ruikt rook] naar hond en naar regen
      En al die rondjes, aan elkaar gelegd
      Zijn drie keer de wereld, met de wind tegen`,
    hook: `
      De hond uit, een rondje, met regen en wind
      Uitlaten, wandelen, blij als een kind`,
    stanzas: `
      De maan [hangt hing] nog boven het natte veld
      De adem [maakt maakte] wolkjes, de riem [staat stond] strak
      Er [wordt werd] aan een paal een bericht gespeld
      En een stok [gaat ging] mee, tot de bank, op zijn gemak`,
  },
  {
    words:
      'kitten kittens miauw* kattenbak* kattenluik* krabpaal* kattenbrok* snorharen kopjes_geeft geeft_kopjes lapjeskat* asielkat*',
    own: `
      {fact}
      De stoel met de zon [is was] nooit meer vrij
      En wie er wil werken, die [vindt vond] op zijn toetsen
      Een staart, een rug, en gesnor erbij

      (Het luikje [klapt klapte], en daar [is was] het bezoek|Om vijf uur [zit zat] er een poot op een wang|De doos [is was] leeg, dus de doos [is was] bezet)
      Twee ogen als lampjes, hoog op de kast
      {fact}
      En wie hier de baas [is was], dat [staat stond] wel vast`,
    stanzas: `
      Het bakje [is was] halfvol, en dus [is was] het leeg
      De klacht [klinkt klonk] luid door het hele huis
      De deur [gaat ging] open, een neus, en niets meer
      Want half buiten en half binnen [voelt voelde] zich thuis`,
    later: `
      Bij nacht [komt kwam] de kat, en die [ligt lag] op het bed
      Dat [wordt werd] alsmaar warmer, dat [rolt rolde] zich rond
      En niemand die zich dan nog om durft te draaien
      Want zoiets lief [slaapt sliep] er zo heel gezond`,
    hook: `
      De kat op de bank, en de kat op de krant
      Een kat heeft de wereld in één poot, in één hand

      Een poes op de bank, en een poes op de krant
      Een poes heeft de wereld in één poot, in één hand`,
  },
  {
    words: 'kippen kippetje* kippenhok* haan hanen kippenren kippenvoer kakel* eieren_rapen kuiken kuikens kuikentje*',
    own: `
      {fact}
      Het luikje [gaat ging] open, het gras [is was] nog nat
      En in het stro [ligt lag] iets warms en ronds
      Als een kleine en nog lauwe schat`,
    stanzas: `
      De poten [krabben krabden] een kuil in het zand
      Een ei [rolt rolde] warm in het stro
      De haan [staat stond] te stralen aan de kant
      En de buurt [is was] vroeg wakker, alweer, en zo`,
  },
  {
    words:
      'paard paarden paardje paardjes pony* paardrij* paardrijdt manege* dressuur galop* hoefijzer* paardenmeisje* paardenmeid paardenstal* veulen* hengst merrie',
    own: `
      {fact}
      Het stro [prikt prikte] in trui en in haar
      En warm tegen een wang [blaast blies] een neus
      Als zei het, je bent er, nou, kom dan maar

      (De laarzen [staan stonden] klaar, de lucht [is was] nog grijs|Een wortel [kraakt kraakte], een hoef [tikt tikte] op steen|De stal [ruikt rook] naar hooi en naar leer)
      Dan [gaat ging] het galop, over hei en door zand
      {fact}
      Met de wind door de manen, de teugels in de hand`,
    later: `
      Er hangt nog een hoefijzer boven de deur
      Een beetje verroest, met één gat
      En wie ooit zo hoog heeft gezeten, die weet
      Hoe groot of de wereld is, zonder pad`,
    hook: `
      Een paard in galop, en de wind in de rug
      Het paard kent de weg, en het brengt ons terug`,
    stanzas: `
      De manen [waaien waaiden], de grond [dreunt dreunde] mee
      Een suikerklont [smelt smolt] op een vlakke hand
      De avond [hangt hing] laag over stal en stro
      En een staart [zwaait zwaaide] langzaam, van kant naar kant`,
  },
  {
    words:
      'konijn konijnen konijntje* cavia* hamster hamsters hamstertje goudhamster* knaagdier* konijnenhok* fret gerbil*',
    own: `
      {fact}
      De neus [gaat ging] op en neer als een naaimachien
      En van de wortel, zo lang als een arm
      [Is Was] na een kwartier niets meer te zien`,
    stanzas: `
      De oren [gaan gingen] omhoog, en de neus [gaat ging] mee
      Een sprong opzij, van louter plezier
      Een blaadje [verdwijnt verdween] als een bon in een kas
      En dan [is was] het stil, zo'n klein warm dier`,
  },
  {
    words:
      'vogels vogeltje* vogelhuis* vogelspot* vogelaar vogelaars mussen musjes koolmees* koolmezen merel merels roodborst* ijsvogel* vetbol*',
    own: `
      {fact}
      De koffie [wordt werd] koud bij het keukenraam
      Want buiten op het randje van de tak
      [Zit Zat] iets kleins, en dat [heeft had] een naam

      (De kijker [ligt lag] klaar op de vensterbank|Om vijf uur [begint begon] het koor in de heg|Er [hangt hing] een vetbol te draaien aan een tak)
      Een adem [stokt stokte], zo stil als het zand
      {fact}
      Een vleugje van blauw, en dan weg over land`,
    stanzas: `
      Het roodborstje [wipt wipte] op het hek in de zon
      De duif [koert koerde] diep in een boom
      Een veertje [zweeft zweefde] omlaag op de stoep
      En de ochtend [begint begon] als een droom`,
  },
  {
    words:
      'boerderij* boerin boeren boerenzoon boerendochter boerenbedrijf is_boer bent_boer was_boer als_boer ben_boer melkvee* melkt melken melkrobot* melkveehouder* hooien akkerbouw* landbouw*',
    own: `
      {fact}
      De dag [begint begon] al in het donker, met damp
      En de koeien, die [kennen kenden] iedere voetstap
      En [loeien loeiden] zacht onder de lamp

      (De haan [kraait kraaide], het erf [is was] nog nat|De trekker [start startte] met een kuch en een klop|De mist [ligt lag] laag op het weiland)
      Een kalf [staat stond] te wankelen, net een uur oud
      {fact}
      En de kan [is was] nog warm, en de ochtend [is was] koud`,
    stanzas: `
      De melk [schuimt schuimde] wit in een blinkende kan
      De kat [zit zat] te wachten op zijn plek
      Het kalf [zuigt zoog] zacht aan een duim en een mouw
      En de zon [komt kwam] op achter het verste hek`,
  },
  {
    words: 'bijen imker* honing* bijenkast* bijenvolk* bijenhouder*',
    own: `
      {fact}
      Er [zoemt zoemde] een zomer in ieder kozijn
      De rook [is was] zacht, de handen [zijn waren] traag
      En bang [hoeft hoefde] niemand ervoor te zijn`,
    hook: `
      De bijen, de honing, een lepel van zon
      De bijen die weten waar alles begon`,
    stanzas: `
      De korf [zoemt zoemde] zacht in de middagzon
      Een kap met een sluier, een wolk van rook
      De lepel [draait draaide], en het goud [loopt liep] traag
      En de lindebloem [ruikt rook] er en de klaver ook`,
  },
]
