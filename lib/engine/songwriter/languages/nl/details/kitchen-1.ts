import type { Details } from '../../stanzas.ts'

/** The stove, the oven, the chip shop, coffee and tea. */
export const kitchen1: readonly Details[] = [
  {
    words:
      'kookt kookte koken gekookt kook kookten kookkunst* kookboek* kookles* kookprogramma* kok chef-kok chefkok kokkin kokkerel* keukenprins* recepten recept_van lievelingseten lievelingsgerecht aan_het_fornuis achter_het_fornuis',
    stanzas: `
      Een pan op het vuur en het deksel scheef
      Ui in de boter en stoom op het raam
      Een lepel om alvast mee te proeven
      En potjes met kruiden zonder naam

      Een snijplank vol prei en een mes dat hakt
      Zout op gevoel en een draai aan de molen
      Een theedoek over de schouder geslagen
      Het toetje al achter de melk verscholen

      Een blaadje papier vol vlekken van vet
      De helft van de maten staat er niet bij
      Van alles een beetje en dan nog wat meer
      En één bord voor morgen vast opzij

      Een schort met een lus en een knoop van touw
      De geur trekt de trap op, van tree naar tree
      Een stapel borden, nog warm van het water
      En altijd genoeg voor een gast of twee`,
  },
  {
    words:
      'stamppot* boerenkool* hutspot zuurkool* hachee stoofvlees* stoofpot* stoverij draadjesvlees sudder* rookworst* andijvie* jachtschotel* bruine_bonen balkenbrij',
    stanzas: `
      Damp op de ramen, de stamper erbij
      Een kuiltje voor jus in het midden gedrukt
      Een rookworst in plakken, een likje mosterd
      En een dijkdoorbraak die bij elk bord lukt

      Een berg in de pan, tot het water slinkt
      Spekjes die spatten, een scheut warme melk
      Een houten lepel tot op de bodem
      En worst in plakjes, eerlijk voor elk

      Een zware pan op het kleinste pitje
      Laurier en kruidnagel, urenlang
      Vlees dat uiteenvalt tegen de vork
      En een geur om te snijden in de gang

      Wortel en ui en een zak van de boer
      Een pollepel, krom van al het roeren
      Een schaal met een heuvel, een scheve berg
      En scheppen als voor een tafel vol boeren`,
  },
  {
    words:
      'soep soepen soepje soepjes erwtensoep snert groentesoep tomatensoep kippensoep kippesoep uiensoep bouillon soepballetjes linzensoep pompoensoep mosterdsoep aspergesoep preisoep champignonsoep soeppan soeplepel bonensoep',
    stanzas: `
      De grootste pan op de kleinste pit
      Een pollepel rustend tegen de rand
      Balletjes dansend tussen het groen
      En een warme kom in elke hand

      Prei en selderij, grof in de pan
      Een laurierblad dat bovenop drijft
      Brood op een plank en de boter erbij
      En een lepel die recht overeind blijft

      Een lepel geblazen, te heet, te heet
      Een kring van vet als een kleine maan
      De kom naar voren gekanteld, schuin
      En brood dat nog langs de bodem mag gaan

      Een dag later smaakt het nog beter dan vers
      Een deksel getild en de bril meteen wit
      Zout, en dan nog een snufje zout
      En een botje waar nog wat aan zit`,
  },
  {
    words: 'pannenkoek* pannekoek* poffertje* flensjes crêpes wentelteefje* spekkoek*',
    stanzas: `
      Een lepel beslag die langzaam loopt
      De rand wordt al bruin, een schud aan de pan
      Een zwaai en een plof, op de bleke kant
      En stroop in een cirkel, zo dik als het kan

      Een stapel die scheef op de tafel komt
      Stroop aan de kin en stroop aan de stoel
      Eén met appel en één met spek
      En nog een er achteraan, op gevoel

      De eerste mislukt en is voor de kok
      De tweede heeft gaten, de derde is rond
      Boter die sist en een vork die prikt
      En poedersuiker om elke mond

      Meel op het fornuis en een ei in de kom
      Een opgerolde met suiker erin
      Een bord erbovenop houdt het warm
      En een draad van stroop tot onder de kin`,
  },
  {
    words:
      'taart* appeltaart* cake cakes cakejes cupcake* koekjes koekje_bij koekjestrommel appelgebak verjaardagstaart* slagroomtaart* kwarktaart* chocoladetaart* bruidstaart* vlaai vlaaien gebakje gebakjes bakt_graag graag_bakt houdt_bakken hield_bakken bakken_en bakvorm springvorm brownies muffins',
    stanzas: `
      Appel in partjes, kaneel aan de duim
      Repen deeg kruislings over elkaar
      Een neus aan het ruitje van de oven
      En een prikker eruit, nog nat, niet klaar

      Een ei gebroken op de rand van de kom
      Een garde die tikt, een wolkje van meel
      Een vinger langs binnen, al is het rauw
      En aan elke kant een eerlijk deel

      Een vorm met papier langs de hoge rand
      De keuken die ruikt naar boter en bruin
      Kruimels van deeg tot onder de klok
      En een punt eraf, een klein beetje schuin

      Een rooster op tafel, eerst afkoelen nog
      Slagroom, de kloppers nog druipend, gelikt
      Een mes in warm water, voorzichtig erdoor
      En kruimels, met natte vinger gepikt`,
  },
  {
    words:
      'brood broden zuurdesem* desembrood* bakkers bakkerij bakkerijen bakkerszoon de_bakker als_bakker bent_bakker is_bakker was_bakker bakker_was ben_bakker bakker_in bakkersvrouw banketbakker* krentenbrood* croissant* brooddeeg broodbak* volkorenbrood rozijnenbrood stokbrood* warme_bakker',
    stanzas: `
      Deeg onder doeken, een nacht gerust
      Handen tot over de polsen vol meel
      Een snee getrokken, diep in de bol
      En zo'n warm kapje is nooit te veel

      Een korst die nog kraakt als de oven al rust
      Een plank en een mes met een kartelrand
      Boter die smelt in de kleine gaatjes
      En een zak van papier, nog warm in de hand

      Drukken en vouwen en draaien en slaan
      Een theedoek erover en rijzen maar
      Meel op de vloer als een dun laagje sneeuw
      En een klop onderop klinkt hol, dus klaar

      Bleek erin en goudbruin eruit
      Rij boven rij op een houten rek
      Krenten, maanzaad, een scheutje melk
      En een veeg van meel tot in de nek`,
  },
  {
    words:
      'friet* patat patatje* patatkraam patattent frituur* frietkot snackbar* kroket* frikandel* frikadel* bitterbal* mayonaise cafetaria',
    stanzas: `
      Zout aan de duim en saus aan de kin
      Het vet dat nog sist als de mand omhoog gaat
      Een bankje, een stoeprand, de zak op schoot
      En een meeuw die er wel heel dichtbij staat

      Een puntzak gedraaid uit een vel papier
      Mayo bovenop en de uitjes opzij
      Een houten vorkje dat net niet breekt
      En nog eentje dan, en daar blijft het nooit bij

      Een rij tot de deur en een bel die klinkt
      De mand wordt geschud boven ziedend vet
      Een bakje karton en een lik mosterd
      En een tong die zich brandt aan een kroket

      Papier dat glimt en een bus met zout
      Goudgeel van buiten en zacht vanbinnen
      Een zak in het midden, het vorkje erbij
      En de grootste het eerst, om te beginnen`,
  },
  {
    words: 'barbecue* barbecuet barbecuen barbecuede bbq* grillen grilt grilde spareribs houtskool* saté satéstok*',
    stanzas: `
      Vuur dat niet wil en een krant die helpt
      Rook die precies naar de stoelen waait
      Een tang die klikt en een fles die sist
      En worstjes, alweer een slag gedraaid

      Een schort met vlekken en saus aan een duim
      Een druppel vet en een vlam die schiet
      Stokbrood en sla in een plastic bak
      En een randje zwart, maar meer ook niet

      Een rooster dat piept en een borstel van staal
      Een spies met paprika, ui en kip
      Kruidenboter en brood in repen
      En een vinger door het bakje dip

      De stoelen verzet, want de wind is gedraaid
      Een deksel omhoog en een wolk eronder
      Vlees op een schaal en een vork erin
      Borden met sla, en de meeste zonder`,
  },
  {
    words:
      'koffie koffiezet* koffieleut* koffieapparaat* koffiepot* koffiekop* koffiebonen koffietent* koffiebar* koffiepauze* koffiehoek koffiedrink* espresso* cappuccino* barista koffieautomaat bakkie bakje_troost',
    stanzas: `
      Een schep, nog een schep, en een schepje erbij
      Gepruttel dat stijgt uit het apparaat
      Een kop met een barstje, altijd dezelfde
      En een kring op de plek waar die altijd staat

      Een koekje erbij uit een blik met een deuk
      Een lepeltje tikt tegen porselein
      Een wolk van melk die zich langzaam opent
      En een kan die vooral niet leeg mag zijn

      Bonen gemalen met veel kabaal
      Schuim langs de rand en een donkere geur
      Een eerste slok met de ogen dicht
      En na de tweede krijgt alles kleur

      Zwart of met melk en een klontje erin
      Een filter gevouwen, een schepje te veel
      Twee handen warm om de buik van de mok
      En bekers gestapeld, een scheef kasteel`,
  },
  {
    words:
      'thee theetje theepot* theekop* theeleut* muntthee kamillethee theezakje* theemuts* theekrans* theelicht* theedrinken theehuis theeservies',
    stanzas: `
      Een ketel die zingt en een muts van wol
      Een zakje dat bruin door het water trekt
      Een schijfje citroen of een lepel honing
      En de tafel met kopjes en koek gedekt

      Munt in een glas en de suiker zakt
      Een lepel die roert en de rand net raakt
      Twee vingers om het heetste stuk
      En nog een keer schenken, omdat het smaakt

      Een dienblad, een doek en een kring op het hout
      Een koekje gedoopt, en een tel te lang
      Het zakt naar de bodem, de lepel erbij
      En een klok die doortikt in de gang

      Dampende kopjes, de voeten omhoog
      De tuit die nog drupt op het tafelkleed
      Een blik vol zakjes, van alles wat
      En de eerste slok is een tikje te heet`,
  },
]
