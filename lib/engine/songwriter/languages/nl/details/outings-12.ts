import type { Details } from '../../stanzas.ts'

/** Sea and hills, weather and sky, travel, the market, the church, the purse. */
export const outings12: readonly Details[] = [
  {
    words:
      'zee strand stranden strandwandeling* strandstoel* strandhuis* strandvakantie* duinen schelpen schelp golven noordzee waddenzee wadlopen waddeneiland* texel vlieland terschelling ameland schiermonnikoog zandkasteel* vuurtoren* jutten strandjut* pootjebaden eb_en_vloed',
    stanzas: `
      Zand in een boterham, zand in een schoen
      Een handdoek die wappert, een schelp op een rand
      Een emmer, een gracht en een vlag van papier
      En golven die happen aan torens van zand

      Wind die naar zout smaakt, een meeuw op een paal
      Een spoor dat het water al half weer wist
      Een jas met een kraag en een neus die loopt
      En een schip dat verdwijnt in een streepje mist

      Schelpen in jaszakken, flessen, een touw
      Een broekspijp omhoog, en toch nog te laag
      Een hond en een bal en een halve duik
      En eb, die trekt zich terug, zo traag`,
  },
  {
    words:
      'bergen bergtop* bergschoen* bergwandel* berghut* bergbeklim* alpen ardennen dolomieten pyreneeën klimwand* klimhal* klimtouw bouldert boulderen wandelvakantie* huttentocht* vierduizender',
    stanzas: `
      Een pad dat omhoogslaat, een stok, een steen
      Een veter opnieuw, een slok uit een fles
      Een kaart in de wind en een pijl op een rots
      En bellen van koeien, een stuk of zes

      Een hut met een bank en een zonnige wand
      Soep in een kom en een blaar in een sok
      Een boek voor een naam en een stempel erbij
      En hoog in de wolken een wandelstok

      Keien die schuiven, een adem, een tel
      Een bocht die de top weer een stuk verzet
      Een reep die gedeeld wordt, blok voor blok
      En 's avonds twee knieën, en vroeg naar bed`,
  },
  {
    words:
      'wandelt wandelde wandelen wandeling* wandelclub* wandelschoen* wandelroute* wandelstok* wandelvriend* wandelmaatje bossen in_het_bos door_het_bos het_bos boswandel* boswachter* paddenstoel* eekhoorn* ommetje rondje_lopen loopje pelgrim* santiago pieterpad kastanjes hei heide',
    stanzas: `
      Een hek dat piept en een pad langs een sloot
      Bladeren, nat, en een stok die tikt
      Een paaltje met pijlen, rood en geel
      En een koe die even opkijkt, en knikt

      Een kan met thee in een zijvak, schuin
      Een bankje met letters, gekerfd in een plank
      Een eikel, een veer en een kei in een zak
      En kruimels voor mussen onder de bank

      Een plas van kant tot kant, en dus eromheen
      Een reiger op wacht bij een knotwilgenrij
      Een hek zonder wei en een wei zonder hek
      En twee schoenen op kranten, zwaar van de klei`,
  },
  {
    words:
      'sneeuw sneeuwt sneeuwde sneeuwen sneeuwpop* sneeuwbal* sneeuwvlok* slee sleeën sleetje ski ski’s skiën skiet skiede skivakantie* skiles* skileraar* skipiste* wintersport* snowboard* snowboardt langlauf* piste pistes après-ski',
    stanzas: `
      Gekraak onder zolen, een streep door het wit
      Een wortel, twee knopen, een pan als hoed
      Wanten aan touwtjes, een natte broek
      En een slee die achter een fiets aan moet

      Stilte op daken, een schep op een stoep
      Een vlok op een wimper, een muts op een paal
      Een bal tegen blik en een raam op een kier
      En chocomel, dampend, voor allemaal

      Latten op schouders, een laars als een blok
      Een lift die schommelt, een rode neus
      Een ploeg met de punten, een bocht, een wolk
      En zitten of vallen, dat is de keus`,
  },
  {
    words:
      'regen regent regende regenbui* regenbuien regenlaars* regenlaarzen paraplu* stortregen storm stormt storm_op onweer* onweert bliksem donder dondert plassen_springt springt_plassen regenwandeling* regenboog*',
    stanzas: `
      Getik op een ruit en een goot die loopt
      Een paraplu die binnenstebuiten slaat
      Een jas op de rand van een badkuip, een plas
      En een laars, en een plons, en de halve straat

      Een fietser, gebogen, een plastic broek
      Druppels die wedstrijdjes doen op een raam
      Een hond die zich schudt in een smalle gang
      En een vinger die tekent, een huis, een naam

      Een flits, en dan tellen, een, twee, drie, vier
      Gerommel, heel ver, als een kar op een brug
      Een deken om schouders, een kaars op een bord
      En een kat komt onder een kast niet terug`,
  },
  {
    words:
      'sterren sterrenhemel* sterrenkijk* sterrenbeeld* sterrenkunde sterrenwacht* telescoop* maan maanlicht volle_maan planeet planeten heelal ruimtevaart astronaut* astronomie vallende_ster melkweg noorderlicht* raket raketten',
    stanzas: `
      Een kleed in het gras en een nek in een knik
      Een vinger die wijst naar een steel van een pan
      Een streepje van licht, en voorbij is het al
      En stilte, zo groot als maar kan, als maar kan

      Een buis op drie poten, een oog stijf dicht
      Een vlekje dat wiebelt, een ring, een rand
      Adem als rook en een kaart bij rood licht
      En de hele maan in een halve hand

      Een vliegtuig dat knippert, een zoem, een spoor
      Een maan met een hoek eraf, boven een schuur
      Krekels, een deken, een zaklamp die dooft
      En bevroren tenen na nog geen uur`,
  },
  {
    words:
      'vakantie vakanties vakantiehuis* vakantiehuisje* vakantiereis reist reisde reizen reisje reisjes wereldreis* rondreis* vliegtuig* vliegreis* vliegveld* vliegangst stewardess* piloot pilote koffer koffers inpakken pakt_in paspoort* backpack* rugzak rugzakreis schiphol reisgids* citytrip* stedentrip* cruise*',
    stanzas: `
      Een koffer die dicht moet, een knie erop
      Een lijst met vinkjes, een stekker vergeten
      Een paspoort, een kaartje, een paspoort, nog eens
      En de broodjes al voor de brug gegeten

      Een stoel bij een raampje, een riem die klikt
      Een vleugel, een wolk als een berg slagroom
      Een bakje met folie, een plastic vork
      En diep onder alles een zilveren stroom

      Een kaart op een muurtje, een wind erdoor
      Een boekje met zinnetjes, hand en voet
      Strepen op neuzen, wit van de crème
      En een ijsje besteld, en het smaakt nog goed`,
  },
  {
    words:
      'markt marktkraam* marktkoop* weekmarkt groenteboer* kaasboer* kaaswinkel* rommelmarkt* vlooienmarkt* kringloop* kringloopwinkel* snuffelmarkt* koopjesjager* afdingen dingt_af marktplaats antiekmarkt* brocante*',
    stanzas: `
      Een zeil dat klappert, een schreeuw, een gewicht
      Een mes door een kaas als een gouden maan
      Peren in papier en een stukje vooraf
      En de laatste bakken, die moeten nu gaan

      Dozen met lampen, een pop zonder schoen
      Een vaas met een barst en een doos vol bestek
      Een blik op de bodem, een blik op de prijs
      En een euro eraf, om die ene vlek

      Een tas op twee wielen, een wolk van vis
      Stroopwafels, plakkend, een vinger die wijst
      Een koopje, een praatje, een praatje erna
      En een stem die bananen met kreten prijst`,
  },
  {
    words:
      'kerk kerken kerkje kerkdienst* kerkganger* kerkklok* kerkbank* dominee* predikant* pastoor* priester* koster* diaken preek preken preekt parochie* klooster* nonnen misdienaar* bijbel* bijbelstudie zondagsschool kaarsje kaarsjes gebedshuis bidt bidden bad_voor rozenkrans*',
    stanzas: `
      Een bank die kraakt en een rol pepermunt
      Licht door een raam, rood en blauw op een mouw
      Een boek met een lint en een bord met een lijst
      En tocht bij de enkels, een beetje kou

      Kaarsen in rijen, een munt in een bus
      Hout dat naar was ruikt en koude steen
      Een fluistering, hakken, een deur die zucht
      En een galm die nog rondgaat om ieder heen

      Koffie na afloop, een koekje, een kring
      Een hand en een jas en een praatje, lang
      Een stapel met boeken, een sleutel, een haak
      En kindervoeten die rennen door een gang`,
  },
  {
    words:
      'spaart spaarde sparen gespaard spaarpot* spaarvarken* spaargeld spaarrekening* geld zuinig zuinige gierig gierige krent krenterig korting kortingen kortingsbon* aanbieding aanbiedingen koopje koopjes budget huishoudboekje* zakgeld kassabon*',
    stanzas: `
      Een varken van steen met een gleuf en een deuk
      Muntjes, gestapeld, van koper en goud
      Een schriftje met rijen, een streep eronder
      En een elastiek dat dat alles houdt

      Een folder, een schaar en een rand van stippels
      Een tube, gerold tot de laatste streep
      Een lamp die uitgaat bij elke deur
      En een nieuw stuk, geplakt aan een restje zeep

      Een touw in een kluwen, papier gestreken
      Een jas met een lap die nog jaren mee kan
      Een korst wordt een tosti, een tosti wordt soep
      En soep wordt weer iets in een andere pan`,
  },
  {
    words:
      'leren_fietsen leerde_fietsen leert_fietsen fietsen_geleerd fietsen_leren fietsen_leerde zijwieltjes zijwiel* driewieler* loopfiets* steppen step stepje kinderfiets*',
    stanzas: `
      Een hand aan een zadel, een hand aan een stuur
      Een stoeprand, een knie en een pleister met beer
      Een wiel dat nog draait, als een muntje, plat
      En op, en een duw, en dan nog een keer

      Wieltjes in bruikleen, in een blik met moeren
      Een slinger naar links en een heg, veel te dicht
      Een jas die wappert, een tong uit een mond
      En een stem die steeds verder raakt, uit zicht

      Een streep van krijt op een tegel, een start
      Een bel, en een bel, en een bel, want dat kan
      Een tas aan een hek en een helm, wat scheef
      En handen los, heel even, en dan`,
  },
]
