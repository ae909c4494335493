import type { Details } from '../../stanzas.ts'

/** The garden, and the animals of the house and the farm. */
export const outdoors3: readonly Details[] = [
  {
    words:
      'tuin tuinen tuintje tuinier* tuinman tuinwerk* tuinhuis* tuinbroek* tuinkabouter* tuincentrum achtertuin* voortuin* onkruid schoffel* wieden wiedt snoeit snoeien snoeischaar hortensia* groene_vingers heg hegge heggenschaar',
    stanzas: `
      Modder tot boven de laarzen, een hark
      Onkruid dat zich met twee handen verzet
      Een merel die wacht tot de schep is gedraaid
      En een rijtje sprieten, recht in het bed

      Een schaar die knipt en een heg die golft
      Een kruiwagen, piepend, met één plat wiel
      Een emmer vol steeltjes, een mat voor de knie
      En aarde, een klont, aan elke hiel

      Een gieter gevuld tot over de rand
      Een stok en een touwtje, een knop op springen
      Een bank die te nat is, een mok op de muur
      En bijen die diep in de kelken zingen

      Een kraan die drupt en een slang vol knopen
      Gaten in blad met een glinsterend spoor
      Een hoed aan een spijker, een broek met een lap
      En gras dat groeit er stug onderdoor`,
  },
  {
    words:
      'moestuin* volkstuin* groentetuin* groentes_kweekt tomaten tomaatjes tomatenplant* courgette* komkommer* radijs radijsjes aardbeien rabarber pompoen pompoenen sperzieboontjes tuinbonen kasje broeikas* zaaien zaait kruidentuin* compost*',
    stanzas: `
      Stokken van bamboe, een touw ertussen
      Een rij vol sla en een rij vol slakken
      Een courgette, vandaag al dubbel zo dik
      En emmers vol bonen om mee te pakken

      Een regenton met een groene kring
      Worteltjes, krom als een oude teen
      Aarde eraf aan de mouw van een trui
      En de kleinste gaat schoongeveegd op, meteen

      Een duim tegen rood, nog niet, nog niet
      Een geur van loof die aan handen blijft
      Een glazen kas met een deur die klemt
      En een bordje waarop de regen schrijft`,
  },
  {
    words:
      'bloemen bloem bloemetje* boeket* rozen tulp tulpen zonnebloem* kamerplant* planten plantjes plantje stekjes bloemist* bloemenwinkel* bloemenzaak* bloemschik* bloemstuk* orchidee* pioenrozen bloembollen narcis* krokus*',
    stanzas: `
      Een vaas en een schaar en een schuine snee
      Papier dat ritselt, een strik eromheen
      Stelen in water tot onder het blad
      En één kop die knakt, in een glaasje alleen

      Een vensterbank vol met potten en schotels
      Een blad dat zich langzaam naar buiten draait
      Stekjes in glaasjes, een draad van een wortel
      En een varen die bij elke tochtvlaag waait

      Emmers vol kleur op de stoep op een rij
      Een prijs op een bordje, een mes en een touw
      Knoppen die piepen, zo strak tegen elkaar
      En druppels die lekken tot onder een mouw`,
  },
  {
    words:
      'gras_maaien gras_maait maait_gras maaide_gras grasmaaier* gazon gazons grasmat grasmachine* maairobot* zitmaaier* maait maaide maaien maaier',
    stanzas: `
      Een ruk aan het koord en een plof en wat rook
      Een baan en nog een, met een bocht bij de heg
      Groene hakken en sprietjes in sokken
      En de geur blijft nog hangen, die waait niet weg

      Een snoer om een schouder, een stekker, een lus
      Een hap uit de border, foutje, voorbij
      Een bak vol sprieten die omgaat, plof
      En één madelief krijgt een eilandje vrij

      Strepen in licht en in donkergroen
      Een molshoop die ook een mening heeft
      Een hark en een kar en een bezem erna
      En groen dat aan elke schoenzool kleeft`,
  },
  {
    words:
      'hond hondje honden puppy* pup labrador* teckel* retriever retrievers beagle* bulldog* poedel* chihuahua* dalmatiër* asielhond* kwispel* blaft blaffen blafte geblaf hondenmand* hondenbrok* hondenschool viervoeter* jack_russell',
    stanzas: `
      Een staart die slaat tegen de deur van de kast
      Een natte neus in een holle hand
      Nagels die tikken over het zeil
      En een kuil in het midden van de mand

      Eén oor recht omhoog en het andere niet
      Een bal die al plakt, voor de voeten gelegd
      Een kop op een knie zodra iets knispert
      En ogen waar niemand nee tegen zegt

      Een zucht op de vloer als een band die leegloopt
      Een poot die nog rent in de diepste slaap
      Een bakje dat schuift tot de hoek van de plint
      En een krul van een tong in een grote gaap

      De bel, en alles vliegt naar de gang
      Een blaf voor de post en een blaf voor de wind
      Een kleed dat verschuift, een bocht te krap
      En het hele feest dat opnieuw begint`,
  },
  {
    words:
      'kauwt kauwde kauwen sloopt sloopte slopen vernielt vernielde knaagt knaagde pantoffel pantoffels sloffen schoenen_kapot schoen_kapot bijt_kapot beet_kapot kapot_bijt steelt_sokken sokken_steelt sokken_jat jat_sokken opvreet vreet_op vreet_alles',
    stanzas: `
      Eén slof met een hap en één slof zoek
      Een spoor van schuimrubber, draad en leer
      Een onschuldige kop naast een leeg karton
      En een staart die toch nog zwaait, heen en weer

      Een prop onder 't kussen, een prop in de mand
      Een kabel, een kleed, de poot van een tafel
      Kleine witte tanden, geduldig werk
      En in elk gordijn een natte rafel

      Een leeg bord op het aanrecht, blinkend schoon
      Een stilte, en dat is een slecht signaal
      Een sprint om de tafel, de oren plat
      En kussens leeg en de vloer niet meer kaal`,
  },
  {
    words:
      'steelt jat pikt_eten pikt_kaas pikt_worst pikt_friet pikt_frietjes bedelt bedelde bedelen schooit schooide schooien eet_alles',
    stanzas: `
      Een poot op een rand en een neus vooruit
      Een plak die verdwijnt in een enkele hap
      Een bord, en daarop nog een kring van wat vet
      En een vrome blik, onder aan de trap

      Een stoel te dichtbij en een kin op een knie
      Een zucht, en met zo'n zucht valt niet te eten
      Een hand onder tafel, een blik opzij
      En een hapje, per ongeluk, vergeten

      Een kom op een aanrecht, een doek erop
      Een schaduw, een sprong, en geen enkel geluid
      Gerinkel, een deksel, gedraaf door een gang
      En midden op het kleed boter, een kluit`,
  },
  {
    words:
      'hond_uit hond_uitlaten uitlaten uitlaat hondenriem* hondenuitlaat* hondenwandel* hond_wandelen wandelt_hond wandelde_hond wandelen_hond hond_wandelt rondje_hond uitlaatservice uitlaatveld',
    stanzas: `
      Een riem aan een haak, een enkel gerinkel
      Een neus op de grond in een vaste baan
      Elke paal, elk hek een krant om te lezen
      En om de drie stappen weer blijven staan

      Een zakje, een fluitje, een hand vol brok
      Een tak van drie meter, en die moet mee
      Natte poten, een rillende vacht
      En een halve sloot in de gang, of twee

      Een knoop van twee riemen, een dansje, een groet
      Een pad dat vanzelf naar het grasveld leidt
      Een tong uit de bek en een bal vol modder
      En de weg naar huis kost de meeste tijd`,
  },
  {
    words:
      'kat katten katje katjes poes poezen poesje kater katertje kitten kittens spint spinde miauw* kattenbak* kattenluik* krabpaal* kattenbrok* snorharen kopjes_geeft geeft_kopjes lapjeskat* asielkat*',
    stanzas: `
      Een kuil in het kussen, precies op maat
      Een poot die de deur op een kiertje haalt
      Gespin als een motor achter een muur
      En een streep zon waarin een staart verdwaalt

      Een doos van karton, en het speelgoed ernaast
      Een glas naar de rand geschoven, een tik
      Een blik naar beneden, een tel geduld
      En geen enkele spier die vertrekt van schrik

      Haren op zwart en haren op wit
      Het warmste plekje is altijd bezet
      Een lepel in blik, en daar is gedraf
      En een strookje over van het hele bed

      Pootjes in meel, een spoor op het blad
      Een kreet voor een deur die al open staat
      Half binnen, half buiten, een staart in de tocht
      En een blik of het buiten nog beter gaat`,
  },
  {
    words: 'kippen kippetje* kippenhok* haan hanen kippenren kippenvoer kakel* eieren_rapen kuiken kuikens kuikentje*',
    stanzas: `
      Een luikje omhoog en een plankje omlaag
      Een nest van stro en een ei, nog warm
      Een greep in een emmer, een boog van graan
      En een bol van veren onder een arm

      Scharrelen, schrapen, een sprongetje terug
      Een kop die knikt bij elke pas
      Een kraai op het hek en een kam rechtop
      En gaten, gaten in 't nieuwe gras

      Een kreet die meldt dat het is gelukt
      Een doos van zes en een veer opzij
      Een strenge volgorde, hoog op de stok
      En de kleinste wringt zich er net nog bij`,
  },
  {
    words:
      'paard paarden paardje paardjes pony* paardrij* paardrijdt manege* dressuur galop* hoefijzer* paardenmeisje* paardenmeid paardenstal* veulen* hengst merrie',
    stanzas: `
      Een neus van fluweel op een vlakke hand
      Een borstel waar stof in wolken uit slaat
      Stro in het haar en een laars vol zand
      En een zachte snuif als het hek opengaat

      Een zadel op hout en een geur van leer
      Een hoef in de schoot en een haak die krast
      Manen in vlechtjes, knotje na knotje
      En een appel die net in een jaszak past

      Een drafje, een plas en een bocht te krap
      De rug kaarsrecht en de hakken omlaag
      Een oor naar voren, een oor naar opzij
      En een staart die zwiept, onverstoorbaar traag`,
  },
  {
    words:
      'konijn konijnen konijntje* cavia* hamster hamsters hamstertje goudhamster* knaagdier* konijnenhok* fret gerbil*',
    stanzas: `
      Een neus die trilt achter dun metaal
      Hooi tot in de naden van een trui
      Een worteltje, korter bij elke tik
      En een plof op de zij, na het eten lui

      Geritsel dat komt wanneer alles slaapt
      Een mond zo vol dat de kop breder lijkt
      Een nest van snippers, een rolletje karton
      En één kraaloog dat om het hoekje kijkt

      Gerommel zodra de koelkast opengaat
      Een blaadje, een steel en een halve kom sla
      Een bakje met korrels, een kruimelspoor
      En keutels als stippen er achterna`,
  },
  {
    words:
      'vogels vogeltje* vogelhuis* vogelspot* vogelaar vogelaars vogelkooi* papegaai* parkiet* kanarie* mussen musjes koolmees* koolmezen merel merels roodborst* duiven duif duiventil* duivenmelker* postduif postduiven ooievaar* ijsvogel* verrekijker* vetbol*',
    stanzas: `
      Een bol aan een touw en een draai in de wind
      Een kop die kantelt, een kraal van een oog
      Zaad op de vensterbank, schilletjes, veren
      En een liedje van drie noten, heel hoog

      Een kijker, een boekje, een klapstoel, een kan
      Een vinger op lippen, de takken stil
      Een tak die nog beeft, en een tak die niet
      En een flits van blauw, vlak voor een bril

      Een stok en een spiegel, een bel die klinkt
      Een kop die het deuntje van gisteren fluit
      Pitten en schillen een meter in 't rond
      En ook de deurbel, precies het geluid`,
  },
  {
    words:
      'boerderij* boerin boeren boerenzoon boerendochter boerenbedrijf is_boer bent_boer was_boer als_boer ben_boer koe koeien koetje kalf kalfje kalfjes kalveren melkvee* melkt melken melkrobot* melkveehouder* trekker tractor* weiland* schapen varkens geiten geit geitje* lammetjes hooien akkerbouw* landbouw*',
    stanzas: `
      Laarzen in rij bij een staldeur, vol klei
      Een emmer die rammelt, een staart die zwaait
      Warme ruggen, een geur van hooi
      En een haan op het dak die met wind meedraait

      Een motor die pruttelt, een spoor van klei
      Een pet met een afdruk van vingers erin
      Balen gestapeld, een touw in de hand
      En iedere dag weer datzelfde begin

      Een geel plastic oor met een nummer erop
      Een tong als een rasp om een hele mouw
      Een hek met een touw waar een slot moet zitten
      En stilte, en dan weer gekauw, gekauw

      Klompen, een overall, stro in een zak
      Een lucht die gelezen wordt als een krant
      Een sloot en een dam en een strakke voor
      En koffie uit een kan, aan de waterkant`,
  },
  {
    words: 'bijen imker* honing* bijenkast* bijenvolk* bijenhouder*',
    stanzas: `
      Een kap met gaas en een pijp vol rook
      Een raat uit de kast, zo zwaar als goud
      Een mes in warm water, een dunne haal
      En een lepel die elke draad vasthoudt

      Potten in rijen, een pen en een streep
      Linde en klaver en koolzaad, apart
      Een veeg op de rand, met een vinger gepakt
      En een zwerm in een perenboom, rond en zwart

      Handschoenen, langzaam, geen plotse zwaai
      Gezoem dat een toon lager zakt en zwijgt
      Een wolkje van zoetig verbrand jute
      En één in de kap, die een uitweg krijgt`,
  },
]
