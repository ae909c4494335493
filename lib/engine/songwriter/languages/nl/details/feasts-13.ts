import type { Details } from '../../stanzas.ts'

/** From the cradle through school to the wedding, and the feasts of the year. */
export const feasts13: readonly Details[] = [
  {
    words:
      'feest feestje feestjes feesten feestvarken feestbeest* tuinfeest* surprisefeest* surpriseparty* verrassingsfeest* slingers ballonnen kringverjaardag* verjaardagsfeest* partijtje kinderfeest* straatfeest* buurtbarbecue kaarsjes_uit uitblaz* cadeautjes',
    stanzas: `
      Stoelen in een kring, een plakje worst
      Een slinger die loslaat, pal boven een taart
      Drie zoenen, links, rechts, en een neus ertussen
      En papier dat wordt gladgestreken, bewaard

      Een trap en wat plakband, ballonnen, een knal
      Een schaal met augurk en een vlaggetje, prik
      Een lamp die uitgaat, gegiechel, een sst
      En een deur, en een kreet, en een mooie schrik

      Een kist vol met flessen, een deuntje, te hard
      Jassen op bedden, een berg zonder eind
      Een kind onder tafel, een hand in een schaal
      En een taart waarvan steeds een randje verdwijnt`,
  },
  {
    words:
      'trouwring* verlovingsring* trouwjurk* bruidsjurk* bruidegom bruid bruidsboeket* bruiloft* trouwdag trouwfeest* trouwerij* huwelijksreis ceremoniemeester* bruidsmeisje* trouwauto* stadhuis',
    stanzas: `
      Een doosje dat klapt en een kussen van niets
      Een datum van binnen, heel klein gezet
      Een vinger, een knokkel, een duw en een lach
      En nog een keer duwen, en dan gaat het net

      Knoopjes, wel veertig, over een rug
      Een bloem op een jas en een speld in een duim
      Een slip op een trap en een hand voor een zoom
      En rijst in een kraag, en een kurk, en schuim

      Een taart met verdiepingen, samen één mes
      Een kuch bij een glas en een blaadje, nat
      Een zaal vol met lampjes, een rondje, een wals
      En schoenen die uit mogen, eindelijk plat`,
  },
  {
    words:
      "baby baby’s baby's baby’tje baby'tje babytje babykamer* babykleertjes zuigeling pasgeboren kinderwagen* luier luiers luieremmer flesvoeding borstvoeding wieg wiegje wiegt wiegde speentje geboortekaart* kraamtijd kraambezoek tweeling* slapeloze_nachten muisjes kruipt kruippakje",
    stanzas: `
      Een sok als een vingerhoed, kwijt, gevonden
      Een doek op een schouder, een klopje, een boer
      Een schaap en een maan aan een draaiende draad
      En spenen, van elke kleur een, op de vloer

      Beschuit op een schaal met roze of blauw
      Een vuist om een vinger, en los gaat het niet
      Een geeuw als een letter, zo rond, zo groot
      En een oog dat al zoekt, en nog niet veel ziet

      Een fles en een maatschep, een schrift met een lijst
      Een voet op een wieg, en die voet slaapt al half
      Een jurk met een vlek en een hemd met een vlek
      En overal melk en een vleugje zalf`,
  },
  {
    words:
      'voorlezen voorleest voorlas leest_voor las_voor lees_voor voorgelezen voorleesboek* bedtijd slaapliedje* sprookje sprookjes sprookjesboek* verhaaltje verhaaltjes knuffel knuffels knuffelbeer* teddybeer* knuffelkonijn* instopt stopt_in slapengaan pyjama* nachtlampje* bedtijdverhaal*',
    stanzas: `
      Een lamp als een maan en een deur op een kier
      Een beer met één oog en een oor van flanel
      Een bladzij met muizen, een stem voor een reus
      En nog een slok water, en nog een, jawel

      Een streepje van tandpasta, wit op een kin
      Een dekbed tot hier, en een voet eruit
      Een wolf in een stem en een duim in een mond
      En de trap kraakt altijd, dat ene geluid

      Een liedje op fluisterstem, trager, trager
      Een hand op een rug die al rustiger gaat
      Een boek op een buik met de kaft omhoog
      En een streep op de muur van een lamp op straat`,
  },
  {
    words:
      'kleinkind* kleinzoon* kleinzoons kleindochter* kleindochters oppasoma* oppasopa* opa-dag oma-dag oppasdag* past_op_kleinkinderen logeert logeerde logeren logeerpartij* logeerbed* logeerkamer* speelkleed achterkleinkind*',
    stanzas: `
      Een tekening, scheef, op een koelkastdeur
      Een pot vol met iets wat thuis niet mag
      Een trapje, een kruk en een lepel beslag
      En een spoor van kruimels, de hele dag

      Een knie als een paard en een schoot als een stoel
      Een verhaal dat bij elke keer groter wordt
      Een brood voor de eenden, een hand in een hand
      En spruitjes, verstopt, met een vork, onder 't bord

      Een matras op de vloer, een lamp in een tent
      Een puzzel waaruit een stuk mist, een oor
      Een doos met nog blokken van lang geleden
      En onder een deken gaat fluisteren door`,
  },
  {
    words:
      'school scholen schooltje schoolplein* schooltas* schooltijd schoolreis* schoolfeest* schoolvriend* schoolband* middelbare_school eerste_schooldag huiswerk wiskunde rekenen rekenles* tafels_leren leert_tafels tafels_van taalles* nederlandse_les spelling dictee* kleuterschool brugklas* klasgenoot klasgenoten dorpsschool',
    stanzas: `
      Een tas met een hengsel dat net nog houdt
      Een trommel, een gymbroek, een krullend blad
      Een bel en een storm over heel een plein
      En een jas aan één mouw, en twee schoenen nat

      Een passer, een gum en een naam in een bank
      Een potlood, gekauwd tot het kale hout
      Een krijtje dat piept en een raam op een kier
      En een prop in een boog naar de bak, net fout

      Een som op een ruitje, een streep, een nul
      Tien vingers, en dan nog een teen als het moet
      Een blik op een wijzer, een schoen die tikt
      En een krul onder alles, en dat is goed`,
  },
  {
    words:
      'examen examens eindexamen* tentamen* tentamens toets proefwerk* studeert studeerde studeren studie studies student studenten studente universiteit geneeskunde blokken_voor blokt instuderen uit_hoofd bijles* citotoets',
    stanzas: `
      Stapels met strepen in roze en geel
      Een kan met koffie, een lege mok
      Een kaartje, gedraaid, en weer net verkeerd
      En een zaal zo stil, alleen nog een klok

      Tafels in rijen, een pen en een pen
      Een klein soort geluksbeest, een druppel, een blad
      Een vraag overgeslagen, een vraag terug
      En een nagel steeds korter, bij dit en dat

      Een bureau vol kringen, een lamp op een arm
      Een hoofdstuk van veertig, en nog geen eind
      Een schema in kleuren, gisteren al krap
      En een schaaltje met druiven dat snel verdwijnt`,
  },
  {
    words:
      'geslaagd slaagt slaagde afgestudeerd afstuderen afstudeer* studeert_af diploma diploma’s diploma-uitreiking* diplomauitreiking scriptie* bul proefschrift* promoveert promotie_van propedeuse mbo-diploma schoolverlaters afscheidsmusical',
    stanzas: `
      Een vlag aan een stok met een tas eraan
      Een telefoon, en een gil in een gang
      Boeken in dozen, een kras door een lijst
      En taart, en bezoek, en dat urenlang

      Een rol met een lint en een hand en een bloem
      Een handtekening, groot, met een krul
      Een rij op een trap en een zon in een oog
      En een toespraak met lof en wat flauwekul

      Schriften in stapels, een elastiek
      Een blad met notities, half thee, half inkt
      Een stoel bij een raam, met een kuil in het leer
      En een glas dat in iedere kamer klinkt`,
  },
  {
    words:
      'ziekenhuis* ziekenhuizen operatie operaties geopereerd revalidatie* revalideert revalideren chemo chemokuur* bestraling* gebroken_been gebroken_arm gips rollator* rolstoel* krukken kunstheup* nieuwe_heup nieuwe_knie spoedeisende_hulp intensive_care patiënt patiënten',
    stanzas: `
      Een lange gang met een streep op de vloer
      Een bed dat met knoppen omhoogkomt, gezoem
      Een kaart op een plank en een tros in een zak
      En een vaas van de gang met een losse bloem

      Een bandje met cijfers, een pleister, een slang
      Een raam met een plat dak, een duif, een kraan
      Een blad met een deksel, een toetje, geel
      En een stoel, zo dicht als een stoel kan staan

      Een pas en een pas en een rek op een wiel
      Pantoffels, een badjas, een arm door een arm
      Een lift en een hal en een schuivende deur
      En buiten een bank, en de steen is nog warm`,
  },
  {
    words:
      'sinterklaas* sint pakjesavond* pepernoot* pepernoten kruidnoten surprise surprises schoen_zetten schoen_zet zet_schoen speculaas* chocoladeletter* banketstaaf* taaitaai marsepein* sinterklaasgedicht* strooigoed',
    stanzas: `
      Een wortel, een schoen en een bak met water
      Een liedje de schoorsteen in, hard en vals
      Een hand om een hoek, gerol door de kamer
      En strooigoed in kieren, in zakken, een hals

      Een doos van papier-maché, nog nat
      Een vers waarin alles op alles rijmt
      Een hoed en een neus en een hoofd van gaas
      En een pak, met wel zeven lagen gelijmd

      Een bons op een deur en een zak op een stoep
      Gekraak van papier en een geur van anijs
      Een stem die te luid leest, een naam, een blos
      En een dichter die niets verklapt, heel wijs`,
  },
  {
    words:
      'kerst kerstmis kerstboom* kerstbomen kerstavond* kerstdag kerstdagen kerstmarkt* kerstdiner* kerststal* kerstlied* kerstbal* kersttrui* kerstverlichting kerstversiering kerstvakantie gourmet gourmetten gourmetstel* fondue* raclette kalkoen lampjes_boom kerststol',
    stanzas: `
      Een snoer in een knoop en één lampje stuk
      Naalden in sokken, een piek die niet staat
      Een bal die al oud is, met sneeuw en een huis
      En een kat die met zilver de gang door gaat

      Pannetjes, klein, op een hete plaat
      Sausjes in schaaltjes, een plank met brood
      Een raam vol met wasem, een trui die straks ruikt
      En van wie is dat stukje, half bruin, half rood

      Kaarten aan draden, een kaars in een kom
      Een lint dat nog losgaat en rol wordt gemaakt
      Een trui met een rendier, een lied op een rij
      En een tweede toetje, omdat het zo smaakt`,
  },
  {
    words:
      'koningsdag* koninginnedag* vrijmarkt* tompouce tompoucen tompoes koningsnacht kleedjesmarkt* avondmarkt braderie*',
    stanzas: `
      Een kleed op een stoep met een krijtstreep erom
      Een beer en een vaas en een schaats zonder maat
      Een doos met een gleuf, een kan limonade
      En een fluit met één liedje, door heel de straat

      Oranje in alles, van muts tot sok
      Een roze laag suiker, een lik langs de kant
      Een ton vol met zaagsel, een arm tot de mouw
      En een euro winst in een plakkende hand

      Een kind met een hoed en een kistje, een deun
      Een bootje vol mensen dat net niet past
      Een ding dat al jaren van kleed tot kleed gaat
      En dozen die teruggaan, weer in een kast`,
  },
  {
    words:
      'carnaval carnavals* carnavalsoptocht* vastelaovend vastenavond prins_carnaval raad_van_elf optocht optochten praalwagen* confetti schmink* verkleedt verkleden verkleedkleren verkleedkist* kostuums boerenkiel* halloween*',
    stanzas: `
      Confetti in schoenen, in zakken, in thee
      Een kiel vol met knopen, een zakdoek, een sjaal
      Een trom, een toeter, een deur die niet dicht wil
      En armen om schouders, en dan allemaal

      Een wagen van kippengaas, lijm en krant
      Een kop die kan knikken, een arm die draait
      Verf tot achter de oren, een pruik
      En een hoogheid met veren die wuift en zwaait

      Snoep uit een bak en een zak die zwelt
      Een jas van een ander, een laars, een bril
      Een wals op een plein en een sliert door een straat
      En woensdag is alles ineens weer stil`,
  },
  {
    words:
      'ramadan suikerfeest* offerfeest* iftar* vasten vast_ramadan moskee* imam couscous tajine* baklava dadels pide börek köfte bulgur harira',
    stanzas: `
      Een schaal vol met dadels, een glas met melk
      Een klok en een raam en een oranje rand
      Soep in een pan voor een hele straat
      En honing en deeg tot over een hand

      Een overhemd, vers gestreken, op een stoel
      Een bel, en een bel, en schoenen, een rij
      Een deksel gelicht en een wolk van damp
      En een schaal voor de buren hoort er ook bij

      Een theepot van zilver, een straal van hoog
      Amandel en suiker, een ruitje, een snee
      Een kussen erbij, en een stoel, en een kruk
      En van elk bord gaat er iets met ieder mee`,
  },
]
