import type { Details } from '../../stanzas.ts'

/** The household and its noises, the phone, letters, pictures and screens. */
export const indoors11: readonly Details[] = [
  {
    words:
      'afwas afwast afwassen afwasmachine* vaatwasser* doet_afwas wasmachine* wasgoed wasdag waslijn* wasdroger strijkt strijken strijkt_hemden strijkijzer* strijkplank* strijkgoed doet_was was_doet was_ophangt huishouden huishoudelijk* huisvrouw* huisman',
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
    hook: `
      De afwas, de was, en de borden op rij
      En met zijn tweeën is zo'n klus voorbij`,
    stanzas: `
      Een teil vol schuim en een bord dat piept
      Een doek om een schouder, een raam op een kier
      Vorken en lepels, een rammelende la
      En één pan die moet weken, die blijft nog hier

      Een trommel die draait met een knoop, tik, tik
      Een lijn vol met mouwen die zwaaien, een mand
      Een knijper in tanden, een laken, een ruk
      En een sok zonder maat aan de overkant

      Een plank die krijst bij het openslaan
      Een zucht van stoom en een kraag wordt recht
      Een knoop, een rondje, een mouw in een vouw
      En een stapel, scheef op een stoel gelegd`,
  },
  {
    words:
      'rommel rommelig* rommelkast rommelt slordig* troep rondslinger* slingert slingeren sokken_slingeren laat_slingeren laat_liggen sokken_laat laat_sokken sokken_liggen sokken_grond wasmand* rommelmaker* chaoot chaotisch* opruimwoede ruimt_nooit nooit_opruimt',
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
    hook: `
      Rommel, wat rommel, en sokken op de grond
      Slordig en slingeren, maar wel gezond`,
    stanzas: `
      Een stoel die al lang geen stoel meer is
      Een sok bij de bank en een sok bij de mand
      Een jas op een jas op een deurknop, een das
      En de wasmand zelf is leeg tot de rand

      Kopjes met kringen, een bord op de grond
      Een stapel die elk moment om kan slaan
      Een snoer en een snoer en een bonnetje, oud
      En net in het midden een pad om te gaan

      Een la die niet dicht kan, met touw en een lamp
      Een dop zonder pen en een pen zonder dop
      Een kaars en een pleister, een sleutel, een bot
      En diep onderin de verloren knop`,
  },
  {
    words:
      'te_laat laatkomer* verslaapt verslapen versliep verslaap wekker wekkers wekkerradio uitslapen uitslaap* uitslaapt snoozet snoozen ochtendmens ochtendhumeur* langslaper* nooit_op_tijd altijd_laat',
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
    later: `
      Te laat [hoort hoorde] erbij, dus men [plant plande] dat in
      En niemand die daar ooit iets van zei
      Zo [komt kwam] alles toch weer precies op zijn tijd
      Of een kwartier later, dat mocht er ook bij`,
    hook: `
      Te laat, weer te laat, met een schoen in de hand
      En de trein is alweer aan de andere kant

      De wekker, de wekker, die gaat en die gaat
      En wie er niet opstaat, die weet al hoe laat`,
  },
  {
    words:
      'thermostaat* verwarming kachel kachels koude_voeten koude_handen ijskoude_voeten ijskoude_handen koukleum* kou kruik kruiken dekbed dekbedden deken dekens dekentje',
    own: `
      {fact}
      De een [zet zette] hem hoger, de ander weer laag
      En onder de deken, met sokken aan
      [Is Was] het dan vrede, voor vandaag`,
    later: `
      De sneeuw [gaat ging] weg, en het raam [mag mocht] weer los
      Maar de strijd om de knop is nog altijd niet klaar
      Zo gaat dat in huizen waar liefde woont
      Eén dekbed, en twee die eraan trekken, elk jaar`,
    hook: `
      De verwarming, de kachel, een deken erbij
      Met koude voeten, maar warm is het bij mij`,
    stanzas: `
      Een knop naar links en een knop naar rechts
      Een graad en een graad en een wollen sok
      Een ijskoude teen tegen warme huid
      En een trui op een trui op een lange rok

      Een deken, gedeeld, en aan één kant te kort
      Een voet op zoek naar de warmste kuiten
      Een raam op een kier, en dan dicht, en dan weer
      En alleen een neuspunt steekt er nog buiten

      Een streep op een meter, een klik aan een wand
      Getik in het ijzer, een gorgel, een brom
      Een kussen, twee sokken, een plaid, een kop thee
      En een kat op een rooster, rond als een trom`,
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
      Een zaag in een plank, en het hout raakt niet op
      Een fluit aan het eind, als een verre trein
      Een deken die rijst, en dan stilte, een tel
      En dan weer een boom, en die is niet klein

      Een por in een rug, een draai op een schouder
      Een propje van schuim in een oor gedaan
      Een ruit die meetrilt, een plank, een glas
      En de motor slaat af, en slaat weer aan

      Een nacht als een bouwput, een boor, een kraan
      Een brom door de muur tot bij de buren
      Een hond die eens opkijkt, en zucht, en verhuist
      En heel onschuldig ontwaken, na uren`,
  },
  {
    words:
      'lacht lach lachen lachte lachten lachje schaterlach* schatert schaterde schateren slappe_lach giechel giechelt giechelen giechelde lachbui* lachsalvo gelach glimlach glimlacht',
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
    later: `
      Er zijn van die dagen, dan is alles grijs
      De straat en de lucht en het haar
      Dan denkt men aan die lach, zo'n lach uit de buik
      En dan is de zon ineens daar`,
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
    later: `
      De grap is al oud, en zijn baard is heel lang
      Hij ging van opa op kind
      En vertelt iemand hem over honderd jaar
      Dan weet de familie wie wint`,
    hook: `
      Een mop en een grap, en dan nog een erbij
      Grappen en grapjes, wat lachen we blij`,
    stanzas: `
      Een wenkbrauw omhoog, een pauze, een kuch
      Een clou die al klaarligt, vijf zinnen te vroeg
      Een hand op een mouw, want die ene, die ook
      En nog een, want één is hier nooit genoeg

      Een zucht rond de tafel, en ogen omhoog
      Een baard aan het grapje tot onder de stoel
      Een vinger die wijst, want nu komt het, nu
      En een kamer vol zuchten, en dat is 't doel

      Een stem voor een agent, een stem voor een koe
      Een draai aan het eind en een klap op het hout
      Een blik in de ronde, wie kent deze al
      En een clou van minstens een eeuw oud`,
  },
  {
    words:
      'belt belde bellen opbelt opbellen telefoon telefoons telefoontje* telefoneert mobiel mobieltje smartphone* whatsapp* appt appje appjes groepsapp* familie-app videobelt videobellen facetime* voicemail emoji* selfiestick telefoonnummer',
    own: `
      {fact}
      De thee [wordt werd] koud, en de zon [gaat ging] onder
      En toch [duurt duurde] het ophangen nog een uur
      En wie er iets zei, die [komt kwam] er niet onder

      (De telefoon [gaat ging], en het kan maar één zijn|Het scherm [licht lichtte] op in het donker|Een vinger [draait draaide] een krul om een snoer)
      Heel even maar, [klinkt klonk] het, ik hou je niet op
      {fact}
      En een uur later [komt kwam] er nog altijd wat op`,
    later: `
      Er staat nog een stem op de telefoon
      Die zegt alleen, bel me, heb je nog tijd
      En wie hem bewaart, die luistert er soms naar
      En raakt het geluid nooit kwijt`,
    hook: `
      Bel maar, ja bel maar, al is het heel laat
      Wie belt, die is dichtbij, waar hij ook gaat

      De telefoon gaat, en een stem in je oor
      En al zeg je nu dag, het gaat toch nog door`,
    stanzas: `
      Een snoer om een vinger, een hand aan een oor
      Een rondje om tafel, een rondje terug
      Een krabbel van bloemen, blokjes en sterren
      En een laatste ja, nee, en dan, nou, heel vlug

      Een scherm tegen suiker gezet, te laag
      Een kin en een neus en een half gezicht
      Een mond die beweegt, maar er komt niets uit
      En zwaaien, en zoeken naar 't knopje, en dicht

      Getril op een tafel, een naam die licht geeft
      Een duim die typt en een duim die wist
      Drie puntjes, en niets, en drie puntjes, en ping
      En een hartje te veel, dat wordt niet gemist`,
  },
  {
    words:
      'brief brieven briefje briefjes ansichtkaart* kaartje kaartjes kaartje_stuurt postkaart* liefdesbrief* liefdesbrieven handgeschreven briefwisseling penvriend* dagboek dagboeken schrijft_kaarten schrijft_brieven gedicht gedichten dichter dichteres dicht_graag rijmpjes verjaardagskaart* kerstkaart* vulpen',
    own: `
      {fact}
      De inkt [loopt liep] een beetje door op een hoek
      En wie hem gelezen [heeft had], die [vouwt vouwde] hem klein
      En legde hem weg in een heel oud boek

      (De brievenbus [klappert klapperde], er [valt viel] iets op de mat|Een pen [krast kraste] langzaam over papier|Er [zit zat] een postzegel scheef op de hoek)
      En wat men niet zeggen [kan kon], stond daar in blauw
      {fact}
      Het waren maar woorden, maar ze bleven je trouw`,
    later: `
      De brieven, ze liggen op zolder, heel stil
      Daar zitten de jaren op rij
      En wie er eentje openvouwt, jaren daarna
      Heeft ineens weer die stem erbij`,
    hook: `
      Een brief, of een kaartje, of maar een gedicht
      Zo'n brief in de bus maakt de ochtend weer licht`,
    stanzas: `
      Een pen die hapert, een kras, een begin
      Een hoek met een vlek en een regel die zakt
      Een tong langs een rand en een klap met een vuist
      En een zegel, gekanteld, stevig geplakt

      Een schoenendoos, onder een bed, met een lint
      Een handschrift met lussen, een inkt die verbleekt
      Een vouw die van openen zacht is als stof
      En een rand waaraan nog een tandje ontbreekt

      Een molen, een strand en een kat op een kaart
      Drie regels over het eten, de zon
      Een postzegel, schuin, en een woord langs de rand
      Een kruis voor de kamer, een pijl naar 't balkon`,
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
    later: `
      Het fotoboek valt open, en altijd daar
      Bij die met het strand en de wind
      Dan wordt er gewezen, kijk toch, kijk eens daar
      En iedereen is weer een kind`,
    hook: `
      Een foto, een foto, sta stil en lach maar
      Een foto bewaart ons, nog jaar na jaar`,
    stanzas: `
      Een doos vol met randen, gekarteld en wit
      Een duim in een hoek en een boom uit een hoofd
      Een datum in potlood, een vraagteken, streep
      En een kapsel dat niemand nu nog gelooft

      Een rij op een bank, van klein tot groot
      Een oog op een knipper, een hond half in beeld
      Een kuch, en nog even, en drie keer opnieuw
      En twee vingers als hazenoren gespeeld

      Een lens en een lapje, een riem om een nek
      Een stap naar achteren, bijna de sloot
      Een knie in het gras voor een druppel, een steel
      En een tor op een halm, een hele muur groot`,
  },
  {
    words:
      'computer* laptop laptops internet wifi wachtwoord* toetsenbord* tablet ipad ipads programmeert programmeren programmeur* software softwareontwikkelaar* ict* helpdesk* usb-stick updates_doet website* websites codeert hacker thuiswerk* thuiswerkt thuiswerken',
    own: `
      {fact}
      Het bolletje [draait draaide] en het [draait draaide] maar door
      Iemand [zegt zei], heb je hem al eens uitgezet
      En dan [helpt hielp] dat ook nog, en dat [gaat ging] zo maar door`,
    later: `
      Het wachtwoord [staat stond] op een geel stukje papier
      Geplakt op het scherm, waar de hele straat kijkt
      En wie het ooit vindt, die [weet wist] hoe de kat heet
      Omdat elk wachtwoord op die naam lijkt`,
    hook: `
      Computer, computer, wat doe je me aan
      De laptop, het internet, laat me toch gaan`,
    stanzas: `
      Een woord met een cijfer, vergeten, opnieuw
      Een balkje dat blijft op een derde staan
      Een stekker eruit, en tot tien, en erin
      En een lampje, en zie, en het gaat weer aan

      Een kruimel tussen de t en de r
      Een kat die een regel vol strepen tikt
      Een doosje dat zoemt en een koffievlek
      En een melding, als altijd heel slecht gemikt

      Een stoel en een scherm in het enige licht
      Letters in kleuren, een punt, een haak
      Een beker met ijskoude koffie, een eend
      En een komma te weinig, dat is het vaak`,
  },
  {
    words:
      'tv televisie* televisies tv-serie serie series soap soaps afstandsbediening* netflix film films filmavond* bioscoop* quiz quizzen pubquiz* kwis documentaires horrorfilm* bankhangen bankhanger misdaadserie* detectiveserie natuurfilm* sinterklaasjournaal journaal voetbalcommentaar',
    own: `
      {fact}
      De bank [is was] te klein, en de deken te kort
      De schaal [gaat ging] rond, en de helft [slaapt sliep] al
      En niemand die weet wie de moordenaar wordt

      (De lamp [gaat ging] uit, en de schaal [gaat ging] rond|De afstandsbediening [is was] weer eens zoek|Nog eentje, [klinkt klonk] het, nog één aflevering)
      En iemand [voorspelt voorspelde] wie het [heeft had] gedaan
      {fact}
      En de hond [kijkt keek] mee, en [valt viel] in slaap, voldaan`,
    later: `
      De film [is was] voorbij, en er [ligt lag] er één plat
      Met de mond halfopen, de bril op één oor
      En morgen zegt hij, ik heb alles gezien
      Ik sliep niet, ik luisterde, hoor`,
    hook: `
      Een film of een serie, de bank en wij twee
      En samen een film, en de kat die kijkt mee

      Televisie, tv, met een deken op schoot
      En de hele wereld is twee kussens groot`,
    stanzas: `
      Een kussen, een deken, een kuil in een bank
      Een kastje met knoppen, alweer ergens zoek
      Een schaal op de buik en een voet op een poef
      En chips in de vouw van een lange broek

      Een stem bij elk antwoord, te vroeg, te luid
      Een vraag over kunst en een vraag over bier
      Een vinger omhoog, en toch bijna goed
      En het derde goede telt meteen voor vier

      Een snik bij reclame, een zakdoek, nog een
      Een zoen op een stoep, en violen, de rest
      Een oog achter vingers, een sok voor een mond
      En slapen voor 't eind, dat gaat nog het best`,
  },
]
