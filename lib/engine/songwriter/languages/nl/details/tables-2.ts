import type { Details } from '../../stanzas.ts'

/** The pub, the breakfast table, sweets, fish, and dinners from here and elsewhere. */
export const tables2: readonly Details[] = [
  {
    words:
      'bier biertje biertjes pils pilsje pilsjes kroeg kroegen kroegje café cafés cafeetje barman barkeeper stamkroeg stamcafé bierviltje* speciaalbier* trappist toog tapkast borrel borrels borreltje borrelen borrelt biertap* bierbrouw* brouwerij jenever kroegentocht',
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
