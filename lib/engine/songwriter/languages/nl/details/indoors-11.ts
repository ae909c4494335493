import type { Details } from '../../stanzas.ts'

/** The household and its noises, the phone, letters, pictures and screens. */
export const indoors11: readonly Details[] = [
  {
    words:
      'afwas afwast afwassen afwasmachine* vaatwasser* doet_afwas wasmachine* wasgoed wasdag waslijn* wasdroger strijkt strijken strijkt_hemden strijkijzer* strijkplank* strijkgoed doet_was was_doet was_ophangt huishouden huishoudelijk* huisvrouw* huisman',
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
    stanzas: `
      Een wekker die zoemt, en een hand, en niets
      Een mouw in een jas en een hap van een brood
      Een sleutel, terug, en een tas, en terug
      En het licht op de hoek springt precies op rood

      Een bus die al optrekt, een arm in de lucht
      Een veter die sleept en een tas half dicht
      Een stoel die nog vrij is, een deur die kraakt
      En hoofden die draaien, en elk gezicht

      Een klok die tien minuten voorloopt, expres
      Een straks en een zo en een bijna, en toch
      Een kam zonder spiegel, een hap op de trap
      En vijf minuutjes, die kunnen er nog`,
  },
  {
    words:
      'thermostaat* verwarming kachel kachels koude_voeten koude_handen ijskoude_voeten ijskoude_handen koukleum* kou kruik kruiken dekbed dekbedden deken dekens dekentje',
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
    stanzas: `
      Een hik en een piep en een hand op een knie
      Een traan langs een neus en een servet te laat
      Een laatste woord dat er niet meer uitkomt
      En een strak gezicht dat geen tel meer staat

      Een klap op een tafel, een kopje dat schrikt
      Een schater die start bij een schoudertop
      Een stoel die naar achteren wipt, een gil
      En een slok die verkeerd gaat, en slaan erop

      Een snuif in een stilte, een kerk, een les
      Een lip tussen tanden, een blik opzij
      Een schouder die schudt en een hoofd omlaag
      En daar gaat de rest van de hele rij`,
  },
  {
    words:
      'mop moppen mopje mopjes moppentapper* grap grappen grapje grapjes grappig grappige grappenmaker* grapjas* woordgrap* humor flauwe_grap flauwe_grappen flauw flauwe plaagt plaagde plagen plaaggeest* sterke_verhalen vertelt_verhalen cabaret* kwinkslag',
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
