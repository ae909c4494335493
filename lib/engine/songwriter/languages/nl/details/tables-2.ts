import type { Details } from '../../stanzas.ts'

/** The pub, the breakfast table, sweets, fish, and dinners from here and elsewhere. */
export const tables2: readonly Details[] = [
  {
    words:
      'bier biertje biertjes pils pilsje pilsjes kroeg kroegen kroegje café cafés cafeetje barman barkeeper stamkroeg stamcafé bierviltje* speciaalbier* trappist toog tapkast borrel borrels borreltje borrelen borrelt biertap* bierbrouw* brouwerij jenever kroegentocht',
    own: `
      {fact}
      De glazen [staan stonden] te zweten op het hout
      Er [komt kwam] een sterk verhaal, en dan nog een
      En één glas was warm, en het volgende koud

      (De deur van de kroeg [staat stond] op een kier|Een viltje [draait draaide] rond op zijn kant|De barman [knikt knikte], die [weet wist] het al)
      En iemand [roept riep], nou vooruit, nog één dan
      {fact}
      En dat [is was] toen al de vierde, dat weet de barman`,
    later: `
      De stoelen [staan stonden] al op de tafels, de lamp [gaat ging] uit
      De fiets [wil wou] niet in een rechte lijn
      Maar wie zo naar huis [gaat ging], zingend, gearmd
      Die [hoeft hoefde] nergens anders meer te zijn`,
    hook: `
      Een biertje, een pilsje, de kroeg en het bier
      Proost op het leven, want zo zit je hier`,
    stanzas: `
      Een kraag van schuim met een mes gestreken
      Een dartpijl die tikt op de rand, net mis
      Een bakje nootjes, een natte bar
      En een laatste rondje dat het nooit is

      Een viltje vol streepjes, een pen aan een touw
      Schuim dat in één haal wordt afgestreken
      Ellebogen op een houten toog
      En een stoel erbij, mocht er een ontbreken

      Koper dat glimt en een doek op de bar
      Een glas met een kring op het donkere hout
      Een muur vol lijsten, een trage klok
      En kaas met mosterd en selderijzout

      Een tik van glas tegen glas tegen glas
      Een blad dat hoog door de menigte gaat
      Kringen die drogen, een rekening vol
      En een laatste fiets die buiten nog staat`,
  },
  {
    words:
      'wijn wijnen wijntje wijntjes rosé prosecco champagne wijnglas wijnglazen wijnkelder wijnboer* wijnproe* wijngaard* kurkentrekker rodewijn* wijnkenner sommelier',
    own: `
      {fact}
      De kurk [geeft gaf] een plop, en de avond begint
      De kaars [wordt werd] korter, het verhaal [wordt werd] lang
      En door het raam [komt kwam] een zachte wind`,
    later: `
      De wijn [is was] op, in de fles staat een bloem
      Die staat nu nog steeds in het raam
      En valt daar het avondlicht door het glas
      Dan denkt men aan toen, en aan een naam`,
    hook: `
      Wijn, een glas wijn, op een lange nacht
      De wijn wordt steeds beter, zolang er een lacht`,
    stanzas: `
      Een kurk die zucht en een fles die klokt
      Een glas dat de lamp in het rood vangt en draait
      Brood in een mandje, een homp met kaas
      En een vlek op het kleed, met zout bezaaid

      Een steel tussen vingers, een kleine slag
      Een neus in het glas en een wenkbrauw omhoog
      Iets van bramen en iets van hout
      En een oordeel na lang zwijgen, droog

      Olijven met pitten, een schaaltje ernaast
      Een kaars in een fles met een baard van was
      Een kurk in de hand en de fles half vol
      En een randje rood onder in elk glas

      Twee glazen, een tik en een lange toon
      Een etiket dat half loslaat, nat
      IJs in een emmer, een doek om de hals
      En druiven en kaas, van alles wat`,
  },
  {
    words:
      'oliebol* oudjaar* oud_en_nieuw oudejaars* vuurwerk vuurpijl* nieuwjaar nieuwjaars* appelbeignet* appelflap* siervuurwerk rotjes oud_op_nieuw carbid*',
    own: `
      {fact}
      De damp [hangt hing] dik in de schuur, en de radio [telt telde] af
      Een sneeuwbui van suiker op ieders trui
      En nog een, omdat men de vorige weggaf`,
    later: `
      Om twaalf uur [staan stonden] er honderd op straat
      Ze zoenden de buurman, ze zoenden de kat
      En suiker [blijft bleef] er tot maart nog op zitten
      Op de bank, op de stoel, in het bad`,
    hook: `
      Oliebollen, vuurwerk, een zoen en een wens
      Oud en nieuw, oudjaar, en gelukkig is de mens

      Nieuwjaar, nieuwjaar, met een wens in de hand
      En vuurwerk als bloemen hoog boven het land`,
    stanzas: `
      Een emmer beslag en een ketel vet
      Een lepel die draait en een bol die sist
      Krenten en suiker en vlekken op zwart
      En buiten de straat vol kruit en mist

      Een schaal onder poeder, een servet, een hap
      Een neus en een kin met een witte rand
      Een fles die al koud staat, de glazen klaar
      En sterretjes, sissend in elke hand

      Tien, negen, acht en een kurk die knalt
      Zoenen op wangen, een hele rij
      Groen en goud boven de daken uit
      En een hond onder 't bed, het is zo voorbij

      Een aansteeklont en een stap terug
      Een pijl uit een fles, een fluit en een knal
      Hoofden achterover, de monden rond
      En snippers papier, rood en overal`,
  },
  {
    words:
      'boterham* hagelslag pindakaas broodtrommel* brooddoos* lunchpakket* ontbijt ontbijtje ontbijten ontbijtkoek ontbijttafel beschuit beschuitje* broodje broodjes jam_op vlokken',
    own: `
      {fact}
      De tafel [ligt lag] vol kruimels, de melk [is was] op
      En iemand [zoekt zocht] nog zijn andere schoen
      Met de laatste hap half in zijn kop

      (De trommel [klapt klapte] dicht met een vrolijke klik|De klok [zegt zei] vijf over half, en dus gauw|Het licht [valt viel] schuin over de ontbijttafel)
      Er [ligt lag] hagelslag tot onder de stoel
      {fact}
      En zo [begint begon] elke dag, met dat warme gevoel`,
    later: `
      De boterham smaakt overal, maar nooit zoals daar
      De korst is voor eenden, zoals het hoort
      En wie er zo vaak aan die tafel zat
      Die smeert dat later aan anderen voort`,
    hook: `
      Een boterham, pindakaas, hagelslag mee
      Ontbijt met zijn allen, en een grote pot thee

      Een broodje, beschuit, en de dag kan beginnen
      En iedereen roept nog van buiten naar binnen`,
    stanzas: `
      Een mes in de boter, een snee op het bord
      Hagelslag tot er geen boter meer schijnt
      Kruimels in kringen rondom een stoel
      En een korst die onder de tafel verdwijnt

      Een trommel met deuken, een elastiek
      Brood tegen brood in een plastic zak
      Een appel erbij die de kaas wat plet
      En een doosje rozijnen, los in het vak

      Thee in een beker, een ei in een dop
      Een tik met een lepel, het kapje open
      Jam aan het mes en het mes in de pot
      En geel dat zacht langs de rand komt gelopen

      Een pot die bijna tot de bodem leeg is
      Kruimels die prikken onder een mouw
      Een krant tegen het melkpak geleund
      En een broodrooster die springt, net te gauw`,
  },
  {
    words:
      'nasi bami rijsttafel* sambal* rendang gado-gado loempia* roti kroepoek satésaus toko surinaams indonesisch* indisch_eten indische_keuken pom moksi wokken wokt',
    own: `
      {fact}
      De sambal [staat stond] midden op tafel in een glas
      Een heel dapper neefje [neemt nam] er te veel
      En [wordt werd] net zo rood als de rest van de was

      (De keuken [ruikt rook] naar gember en knoflook|Twaalf schaaltjes [staan stonden] te dampen op tafel|De rijst [stoomt stoomde] zacht onder zijn deksel)
      En kroepoek [kraakt kraakte] tot achter in het hoofd
      {fact}
      En nog één keer scheppen was zo beloofd`,
    later: `
      De bakjes [gaan gingen] mee naar huis, voor morgen
      De geur [blijft bleef] in de gordijnen staan
      Zo reist er een eiland de hele wereld rond
      Door handen die voorgaan en handen die gaan`,
    hook: `
      Nasi of bami, met sambal erbij
      En nog een schaaltje voor jou en voor mij`,
    stanzas: `
      Een vijzel vol pepers, een stamper, een traan
      Rijst in een berg en een schaaltje of tien
      Kroepoek die kraakt tot de laatste kruimel
      En sambal om later pas rood van te zien

      Een wok op de vlam en een lepel die schraapt
      Ketjap in lijnen, een ei erop
      Een schaaltje met zuur en een schaaltje met zoet
      En peper die langzaam stijgt naar de kop

      Geroosterde kokos, een stengel sereh
      Een geur die tot op het trapportaal hangt
      Een blad dat niet als hap is bedoeld
      En vlees dat de vork nog maar nauwelijks vangt

      Pinda en kokos, een saus die pruttelt
      Een deksel vol damp en een bord van blik
      Een stapel loempia's, warm in een doek
      En een slokje melk na de eerste schrik`,
  },
  {
    words:
      'pasta pastasaus spaghetti macaroni lasagne lasagna tomatensaus gnocchi ravioli pesto bolognese carbonara risotto tagliatelle',
    own: `
      {fact}
      De sliert [hangt hing] van de vork tot diep in het bord
      En rood als een kers [is was] de hele mond
      Van een saus die maar niet minder wordt`,
    later: `
      De pasta [is was] op, en de vlek [zit zat] in de trui
      Die krijgt er geen zeep meer uit
      Maar de tafel, het lachen, de slurp aan het eind
      Dat bleef hangen als een warm geluid`,
    hook: `
      Pasta, spaghetti, met saus op de kin
      En met zo'n bord pasta heeft iedereen zin`,
    stanzas: `
      Water dat rolt met een flinke greep zout
      Saus die met bubbels het fornuis bespat
      Een sliert aan de tegel, gewoon om te zien
      En een berg in 't vergiet, glimmend en glad

      Knoflook en olie, een groen blaadje erop
      Een rasp en een homp en een sneeuwbui van kaas
      Een vork en een lepel, draaien maar
      En tussen bord en mond is de sliert de baas

      Laag op laag op laag in een schaal
      Een korst die blaast en aan de hoeken kleeft
      Een mes door de bubbels, een draad van kaas
      En een hoek die de meeste korst nog geeft`,
  },
  {
    words: 'pizza* pizzeria pizzabakker* pizzaoven* quattro_stagioni',
    own: `
      {fact}
      De doos [is was] warm op iemand zijn knie
      Een draad van kaas [loopt liep] van de doos naar de mond
      En van de acht stukken [zijn waren] er ineens nog maar drie`,
    later: `
      Van pizza [ligt lag] nog één korst in de doos
      En die [eet at] de hond, die had al gewacht
      Geen tafel gedekt, geen vork en geen mes
      Maar wat was het een goede nacht`,
    hook: `
      Pizza, een pizza, wie heeft er nog trek
      Een pizza is rond, en er is altijd een plek`,
    stanzas: `
      Een doos op de knieën, het karton al slap
      Een draad van kaas die maar langer wordt
      Een punt die knikt, een olijf die rolt
      En wie heeft er nu nog iets aan een bord

      Meel op het blad en een bol die veert
      Saus in een cirkel, tot dicht bij de kant
      Een oven die gloeit en een lange schep
      En een bruine bel op de hete rand

      Een wieltje dat krast door het krakende deeg
      Acht punten en nooit precies even groot
      De een met ansjovis, de ander niet
      En een doos, nog warm als een kat, op schoot`,
  },
  {
    words:
      'haring haringen haringkar haringkraam mossel* kibbeling viskar* viskraam* visboer* paling garnalen garnaal oesters lekkerbek* gerookte_zalm vis_gebakken gebakken_vis',
    own: `
      {fact}
      Een meeuw [zit zat] te wachten op de rand van de kraam
      Het uitje [valt viel] op een schoen, en het vlaggetje [waait waaide]
      En de visboer [kent kende] iedereen bij zijn naam`,
    later: `
      Het servetje [is was] op, de vingers [zijn waren] vet
      De wind [gaat ging] mee naar huis, aan de jas
      En elk jaar in juni, daar bij die kar
      Is het alsof het gisteren was`,
    hook: `
      Haring, een visje, zo vers van de zee
      Met uitjes een haring, en een meeuw eet mee`,
    stanzas: `
      Een vlaggetje op een kartonnen bord
      Uitjes die rollen, een staartje omhoog
      Het hoofd achterover, een hap en nog een
      En een meeuw die het volgt met één geel oog

      Een zwarte pan met een deksel vol damp
      Een schelp als een tang om de volgende mee
      Prei en brood en een bodem van wijn
      En een emmer vol schelpen, zwart als de zee

      Papier met een vetvlek, een prikker van hout
      Een bakje met saus en een kneepje citroen
      Uitjes en zuur en een dun servet
      En een bank aan de kade, met niets te doen`,
  },
  {
    words:
      'drop dropje dropjes snoep snoepje snoepjes snoept snoepte snoepen snoeppot* snoepkraam* snoepwinkel* chocola chocolade* chocolaatje* bonbon* zuurtje* pepermunt* winegums snoeplust* toverbal* lolly*',
    own: `
      {fact}
      De pot [gaat ging] open met een zachte plof
      En een hele familie die niets gehoord had
      [Staat Stond] ineens in de kamer, bezweet en vol stof

      (De pot [staat stond] hoog, en de stoel [staat stond] klaar|Een papiertje [ritselt ritselde], en iedereen [kijkt keek]|Er [zit zat] altijd wel iets in een jaszak)
      Eén voor nu, en één voor op straat
      {fact}
      En nog één omdat het daarna wat langer duren gaat`,
    later: `
      De snoeppot is leeg tot op het laatste stuk
      Er [plakt plakte] er nog één in een jas
      Die vindt er iemand jaren later terug
      En weet weer hoe zoet of het was`,
    hook: `
      Drop, nog een dropje, een snoepje, een zak
      Snoep in een jaszak, en snoep met gemak

      Chocola, chocola, en dan nog een stuk
      Chocolade, een vinger, een mond vol geluk`,
    stanzas: `
      Een deksel dat knarst en een greep in de pot
      Zwart op de tong en zout tot de kaak
      Een zakje dat ritselt onder een jas
      En van elke soort er een voor de smaak

      Zilverpapier, tot een bal gerold
      Een blokje gebroken, een tik en een knak
      Een reep in de la onder al het papier
      En een halve rol, los in een zak

      Een zak die vandaag nog dicht zou gaan
      Een papiertje dat kraakt, hoe stil ook gedaan
      Twee voor onderweg en een voor straks
      Alleen de gele, die laat ieder staan`,
  },
  {
    words:
      'ijsje ijsjes ijssalon* ijscoman ijscokar ijskar ijscowagen softijs ijshoorn* waterijs* roomijs* schepijs ijs_eten bolletje_ijs bolletjes_ijs vanille-ijs aardbeienijs gelato ijscoupe*',
    own: `
      {fact}
      Het [loopt liep] langs een pols, het [druipt droop] op een schoen
      En wie het snelst likt, die [is was] het te slim af
      En meer [is was] er op zo'n dag ook niet te doen

      (De zon [staat stond] hoog, en de rij [gaat ging] de hoek om|Er [klinkt klonk] een belletje, ver in de straat|De hoorn [is was] te klein, en de bol [is was] te groot)
      Er [komt kwam] nog een toef bij, en een wafel erop
      {fact}
      En een neus en een kin met een vlek op de top`,
    later: `
      Het stokje gaat mee naar huis in een zak
      De zomer gaat op als een bolletje ijs
      Maar wie aan die hoek en dat bankje denkt
      Is weer voor een uur in het paradijs`,
    hook: `
      Een ijsje, een ijsje, twee bolletjes hoog
      En al druipt het ijsje, geen oog blijft hier droog`,
    stanzas: `
      Twee bollen, een hoorn en een scheef servet
      Een druppel die loopt naar de pols, en een lik
      Een lek in de punt en een duim eronder
      En kou in het voorhoofd, heel even, een schrik

      Een rij voor het luik en een bord vol smaken
      Een lepel van plastic, een bakje karton
      Citroen of kaneel of toch weer vanille
      En een bankje vol likkers, pal in de zon

      Een bel in de straat en een kar die stopt
      Een munt in de vuist, op een drafje erheen
      Een bolletje wiebelt, een hand eronder
      En een spoor van druppels, steen na steen`,
  },
  {
    words:
      'gehaktbal* bal_gehakt gehakt jus karbonade* rollade* biefstuk* schnitzel* aardappels aardappelen piepers sperziebonen spruitjes appelmoes braadpan slavink* speklap* kapucijners witlof asperges',
    own: `
      {fact}
      De jus [gaat ging] rond, en de klok [slaat sloeg] zes
      En wie er een tweede bal in zijn mond [heeft had]
      Die [kijkt keek] heel onschuldig naar zijn mes

      (De boter [bruist bruiste], de ramen [beslaan besloegen]|Het braden [ruikt rook] men tot op de stoep|De aardappels [dampen dampten] in een schaal)
      En midden op tafel een kom appelmoes
      {fact}
      En een restje erachteraan voor de poes`,
    later: `
      De jus is nu op, met een korst brood geveegd
      Tot je jezelf in de bodem ziet staan
      Er zijn restaurants met een ster aan de muur
      Maar daar haalt geen mens het gevoel van vandaan`,
    hook: `
      Gehakt, en de jus, en een bal op het bord
      En een kuiltje met jus dat nooit leger wordt`,
    stanzas: `
      Draaien met natte handen, een kom
      Boter die bruin wordt en bijna zwijgt
      Een vork die prikt en een deksel dat tikt
      En de grootste, die niemand zomaar krijgt

      Piepers die dampen, de pan op een plank
      Jus zo donker als hout, die glimt
      Een kuil in het midden, tot boven toe vol
      En een lepel die langs de panwand klimt

      Nootmuskaat over de groente geraspt
      Een schaal die rondgaat, en brood voor de rest
      Een bord met bloemen onder de saus
      En wat aanbakt, dat smaakt toch het best`,
  },
  {
    words:
      'aangebrand* aanbranden aanbrandt verbrandt_de verbrandt_elke verbrandt_altijd verbrandt_alles verbrandt_het verbrandde_altijd verbrande_toast rookmelder* tosti* toast broodrooster zwartgeblakerd* laat_eten_aanbranden',
    own: `
      {fact}
      De melder [gilt gilde] door het hele huis
      De ramen [gaan gingen] open, een theedoek [zwaait zwaaide]
      En de pizzeria [is was] gelukkig ook thuis`,
    later: `
      De pan [staat stond] te weken, al dagen, op het balkon
      Zwart als de nacht, met een rand van verdriet
      Maar gelachen is er, en dat was de redding
      Want lachen verbrandt nu eenmaal niet`,
    hook: `
      Aangebrand, zwart, en de rook in de gang
      Toast of tosti, het duurt altijd te lang`,
    stanzas: `
      Een keuken in mist en een raam op een kier
      Een theedoek die wappert naast het alarm
      Zwart aan de onderkant, zwart aan de rand
      En het midden is nog niet eens echt warm

      Een mesje dat krabt, met een zwart soort sneeuw
      Een pan die heel lang nog weken mag
      Een deksel erop en een deur op een kier
      En een lucht van kool tot de volgende dag

      Een schort voor de mond, en het gas gaat uit
      Een korst zo zwart als een nieuwe schoen
      Appelmoes helpt, en mayonaise ook
      En met het binnenste is nog wat te doen`,
  },
]
