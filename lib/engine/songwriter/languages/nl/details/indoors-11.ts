import type { Details } from '../../stanzas.ts'

/** The household and its noises, the phone, letters, pictures and screens. */
export const indoors11: readonly Details[] = [
  {
    words: 'afwas afwast afwassen afwasmachine* vaatwasser* doet_afwas',
    own: `
      {fact}
      Het schuim [staat stond] hoog, en de ruit [is was] nat
      En wat aan tafel nog niemand zei
      Dat [komt kwam] naar boven bij de pan en het vat

      (De theedoek [hangt hing] klaar over iemand zijn schouder|Een bord [gaat ging] van hand naar hand|De was [zwaait zwaaide] met mouwen boven het gras)
      En niemand [heeft had] haast, en de avond [is was] groot
      {fact}
      De zon [hangt hing] nog even, heel laag en heel rood`,
    later: `
      De afwas [is was] klaar, en de pan [hangt hing] weer
      De doek [is was] nat, en de keuken [is was] stil
      Maar wie daar zo vaak naast elkaar heeft gestaan
      Die hoort nog dat lied, als hij wil`,
    stanzas: `
      De bel van het schuim [vliegt vloog] op naar de lamp
      De glazen [gaan gingen] voor, en de pannen het laatst
      De droogdoek [zwaait zwaaide] als een witte vlag
      En de lepels [worden werden] op een hoopje geplaatst`,
  },
  {
    words: 'rommel rommelig* rommelkast rommelt slordig* troep rommelmaker* chaoot chaotisch*',
    own: `
      {fact}
      De stapel [groeit groeide] door en [blijft bleef] maar staan
      Wie iets [zoekt zocht], die [moet moest] eerst een berg beklimmen
      En onder die berg [ligt lag] de kat, heel voldaan`,
    later: `
      De rommel [gaat ging] op een dag in de kast
      Met kratten en dozen, op een rij
      En twee dagen later [is was] alles weer thuis
      En [ligt lag] de eerste sok er tevreden bij`,
    stanzas: `
      Een schoen [ligt lag] links, en de ander [is was] zoek
      De stoel [is was] een kast voor een berg van kleren
      Een appel [ligt lag] op een bibliotheekboek
      En morgen, [klinkt klonk] het, gaan we ons leven beteren`,
  },
  {
    words: 'te_laat laatkomer* verslaapt verslapen versliep verslaap nooit_op_tijd altijd_laat',
    own: `
      {fact}
      De soep [is was] al koud, en de klok [tikt tikte] door
      Dan [zwaait zwaaide] de deur open, een jas half aan
      En een smoes [komt kwam] binnen, zo mooi als een koor

      (De wekker [gaat ging] af, en nog eens, en nog eens|De trein [rijdt reed] net weg, dat is vaste prik|Iedereen [zit zat] al, de jassen [hangen hingen])
      En één stoel [blijft bleef] leeg, met een bord ervoor
      {fact}
      En dan wordt er gelachen, de hele avond door`,
    stanzas: `
      Een mouw in de jas, en een hap van het brood
      De sleutel [is was] weg, en de tas, en de fiets
      Het stoplicht [springt sprong] op de hoek net op rood
      En op de klok kijken, dat helpt dan ook niets`,
    hook: `
      Te laat, weer te laat, met een schoen in de hand
      En de trein is alweer aan de andere kant`,
  },
  {
    words: 'thermostaat* verwarming',
    own: `
      {fact}
      De een [zet zette] hem hoger, de ander weer laag
      En onder de deken, met sokken aan
      [Is Was] het dan vrede, voor vandaag`,
    stanzas: `
      Twee voeten als ijsklontjes onder het dek
      De knop [gaat ging] omhoog, en dan weer omlaag
      Een kruik [gaat ging] mee als een warm klein dier
      En de winter [duurt duurde] lang, en de kachel [is was] traag`,
  },
  {
    words: 'snurk snurkt snurkte snurken snurker* gesnurk slaapwandel* praat_slaap slaap_praat',
    own: `
      {fact}
      De ramen [trillen trilden], de kat [loopt liep] weg
      En wie ernaast [ligt lag], die [telt telde] geen schapen
      Maar treinen, en vrachtwagens, vol met pech

      (De klok [slaat sloeg] drie, en het huis [houdt hield] zich vast|Het begint heel zacht, als een bij in een fles|De buren [denken dachten] aan een brommer)
      Een zaag [gaat ging] dwars door een eikenstam
      {fact}
      En altijd was het de hond waar het vandaan kwam`,
    later: `
      Is het een nacht stil, dan [slaapt sliep] niemand goed
      Dan [ligt lag] men te wachten in het zwart
      Want wie zo gewend is aan dat geluid
      Die hoort daarin stiekem een hart`,
    hook: `
      Snurk maar, ja snurk maar, het bed en de muur
      Wie snurkt, die slaapt goed, tot het ochtenduur`,
    stanzas: `
      Het begint als een bij, en dan wordt het een zaag
      De lamp [rinkelt rinkelde] mee op de kast
      Een elleboog [port porde], heel even stil
      En de nacht [houdt hield] zich aan de lakens vast`,
  },
  {
    words:
      'schaterlach* schatert schaterde schateren slappe_lach giechel giechelt giechelen giechelde lachbui* lachsalvo',
    own: `
      {fact}
      De kamer [wordt werd] lichter, het servies [rinkelt rinkelde] mee
      En niemand die nog [weet wist] waar het over [gaat ging]
      En de laatste traan [valt viel] zo in de thee

      (Het begint bij de schouders, en dan [komt kwam] er een snik|Je [hoort hoorde] het al drie huizen verder|Een kop thee [schiet schoot] de verkeerde kant op)
      En de tranen [lopen liepen] over een wang
      {fact}
      En dat kleine geluid [blijft bleef] hangen, heel lang`,
    stanzas: `
      Het begint met een blik, en een lip die [trilt trilde]
      Er [kijkt keek] er één gauw naar het dak
      Dan [gaat ging] het toch mis, en de hele rij om
      En niemand kreeg adem, en niemand meer sprak`,
    hook: `
      Een lach, wat een lach, en de kamer wordt licht
      Lachen, zo lachen, met heel je gezicht

      Lach maar, ja lach maar, wie lacht steekt ons aan
      En zo'n lach laat niemand zomaar gaan`,
  },
  {
    words:
      'mop moppen mopje mopjes moppentapper* grap grappen grapje grapjes grappig grappige grappenmaker* grapjas* woordgrap* humor flauwe_grap flauwe_grappen flauw flauwe plaagt plaagde plagen plaaggeest* sterke_verhalen vertelt_verhalen cabaret* kwinkslag',
    own: `
      {fact}
      De clou [komt kwam] te vroeg, of hij [komt kwam] niet
      En toch [ligt lag] de kamer alweer in een deuk
      Nog voor er iemand de grap ervan ziet

      (Er [komt kwam] een man bij de dokter, begint het|De oren [gaan gingen] dicht, maar de mond [gaat ging] al mee|Iedereen kent hem, van voor en van achter)
      Er [zucht zuchtte] er één, en er [kreunt kreunde] een rij
      {fact}
      En het hardst [lacht lachte] altijd de verteller, erbij`,
    stanzas: `
      Het begint met een Belg, of een paard in de bar
      De oom [slaat sloeg] zijn hand op zijn knie
      De clou [komt kwam] te laat, en de soep [is was] al koud
      En de lach [duurt duurde] langer dan een minuut of drie`,
  },
  {
    words:
      'belt belde bellen opbelt opbellen telefoon telefoons telefoontje* telefoneert videobelt videobellen facetime* voicemail',
    own: `
      {fact}
      De thee [wordt werd] koud, en de zon [gaat ging] onder
      En toch [duurt duurde] het ophangen nog een uur
      En wie er iets zei, die [komt kwam] er niet onder

      (De telefoon [gaat ging], en het kan maar één zijn|Het scherm [licht lichtte] op in het donker|Een vinger [draait draaide] een krul om een snoer)
      Heel even maar, [klinkt klonk] het, ik hou je niet op
      {fact}
      En een uur later [komt kwam] er nog altijd wat op`,
    hook: `
      Bel maar, ja bel maar, al is het heel laat
      Wie belt, die is dichtbij, hoe ver het ook gaat

      De telefoon gaat, en een stem in je oor
      En al zeg je nu dag, het gaat toch nog door`,
    stanzas: `
      Het snoer [zit zat] in de knoop, en de koffie [wordt werd] koud
      Het nieuws van de straat [gaat ging] van oor naar oor
      Er [wordt werd] al drie keer tot morgen gezegd
      En dan nog één ding, en dan nog een koor`,
  },
  {
    words:
      'brieven ansichtkaart* postkaart* liefdesbrief* liefdesbrieven handgeschreven briefwisseling penvriend* schrijft_kaarten schrijft_brieven verjaardagskaart* kerstkaart*',
    own: `
      {fact}
      De inkt [loopt liep] een beetje door op een hoek
      En wie hem gelezen [heeft had], die [vouwt vouwde] hem klein
      En legde hem weg in een heel oud boek

      (De brievenbus [klappert klapperde], er [valt viel] iets op de mat|Een pen [krast kraste] langzaam over papier|Er [zit zat] een postzegel scheef op de hoek)
      En wat men niet zeggen [kan kon], stond daar in blauw
      {fact}
      Het waren maar woorden, maar ze bleven je trouw`,
    hook: `
      Een brief, of een kaartje, of maar een gedicht
      Zo'n brief in de bus maakt de ochtend weer licht`,
    stanzas: `
      De vulpen [krast kraste], en de inkt [is was] nog nat
      Een postzegel [plakt plakte] scheef op de hoek
      Het antwoord [is was] dagen en dagen op weg
      En het mooiste [ligt lag] in een oud boek`,
  },
  {
    words:
      'foto* fotoboek* fotoalbum* fotolijst* fotograaf* fotografe fotografeert fotografeerde fotograferen fotografie selfie selfies camera* polaroid* vakantiefoto* trouwfoto* kiekje* fotocamera plakboek* filmpjes_maakt',
    own: `
      {fact}
      Er [staat stond] er altijd één met zijn ogen dicht
      Een duim voor de lens, en een half hoofd eraf
      En toch, wat een schat aan gezichten en licht

      (Lachen, [klinkt klonk] het, en niemand [staat stond] stil|De doos [gaat ging] open, het album [plakt plakte] een beetje|Klik, [zegt zei] het toestel, en niemand die [lacht lachte])
      En zo [blijft bleef] er iets van een dag bewaard
      {fact}
      De kapsels, de jurk, en de slagroomtaart`,
    hook: `
      Een foto, een foto, sta stil en lach maar
      Een foto bewaart ons, nog jaar na jaar`,
    stanzas: `
      De zon [staat stond] verkeerd, en er [waait waaide] wat haar
      De kleinste [kijkt keek] net naar een hond
      Van de hele familie [lacht lachte] er één niet
      En dat [is was] de grapjas, met duim en met mond`,
  },
  {
    words: 'wachtwoord*',
    own: `
      {fact}
      Het bolletje [draait draaide] en het [draait draaide] maar door
      Iemand [zegt zei], heb je hem al eens uitgezet
      En dan [helpt hielp] dat ook nog, en dat [gaat ging] zo maar door`,
    stanzas: `
      Het scherm [is was] blauw, en de stoel [gaat ging] achteruit
      Er [wordt werd] op een knop of tien gedrukt
      De kat [loopt liep] een brief over het toetsenbord
      En ineens [is was] alles toch weer gelukt`,
  },
  {
    words: 'netflix film films filmavond* bioscoop* horrorfilm* natuurfilm*',
    own: `
      {fact}
      De bank [is was] te klein, en de deken te kort
      De schaal [gaat ging] rond, en de helft [slaapt sliep] al
      En niemand die weet wie de moordenaar wordt

      (De lamp [gaat ging] uit, en de schaal [gaat ging] rond|De afstandsbediening [is was] weer eens zoek|Nog eentje, [klinkt klonk] het, nog één aflevering)
      En iemand [voorspelt voorspelde] wie het [heeft had] gedaan
      {fact}
      En de hond [kijkt keek] mee, en [valt viel] in slaap, voldaan`,
    stanzas: `
      De deken [is was] groot genoeg voor drie
      Het licht [danst danste] blauw over het plafond
      Nog één, [klinkt klonk] het, en dan echt naar bed
      En wie sliep, die [hoort hoorde] hoe het opnieuw begon`,
  },
]
