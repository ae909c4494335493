import type { Details } from '../../stanzas.ts'

/** Dancing, reading, handiwork, cards and games. */
export const hobbies9: readonly Details[] = [
  {
    words:
      'dansen danst danste dansten gedanst dans dansje dansjes dansles* dansschool* dansvloer* danser* danseres* salsa* ballet* balletles* tango* tangoles stijldans* volksdans* linedance* linedansen disco* streetdance hiphop quickstep polonaise* breakdance*',
    stanzas: `
      Een vloer vol krijt en een schoen met een hak
      Een tel van drie en een draai te veel
      Een hand op een rug en een hand omhoog
      En een teen die geduldig is, voor een deel

      Een spiegel, een knot met een net eromheen
      Een been op een stang en een voet in een punt
      Muziek die ineens weer teruggaat, en tel
      En een gat in het roze, rond als een munt

      Een keukenvloer, sokken, een radio aan
      Een lepel, een heup en een knie die knakt
      Een rondje om tafel, een val naar achter
      En net niet gevallen, net vastgepakt

      Een bal van spiegels, een zaal vol spikkels
      Twee stappen opzij en een knip, een klap
      Een rij waar de armen gelijk omhooggaan
      En één tel te laat, maar met grote stap`,
  },
  {
    words:
      'lees leest lezen las_boeken las_elk las_elke las_alles gelezen boek boeken boekje boekjes boekenkast* boekenwurm* boekwinkel* boekhandel* boekenclub leesclub* bibliotheek* bieb roman romans thriller* detective detectives stripboek* strips stripverhalen krant kranten krantje bibliothecaresse bibliothecaris leeslamp e-reader',
    stanzas: `
      Een lamp met een knik, een kussen in de rug
      Een vouw in een hoek en een duim als wacht
      Een kop thee, vergeten, een vel erop
      En nog één stukje, tot diep in de nacht

      Een plank die doorbuigt, twee rijen diep
      Een bonnetje om de plek te bewaren
      Een rug vol vouwen, een geur van stof
      En zand van het strand van eerdere jaren

      Een voet op de vloer en een voet op de bank
      Een blad dat omgaat, de klok die blijft staan
      Een bus die voorbijrijdt, een pan die fluit
      En een ja op een vraag die is langsgegaan

      Een pas in een vakje, een tas die scheurt
      Zes kilo papier en een stempel met dag
      Een fluisterstem en een hoog, smal raam
      En een boete, zo klein dat die blijven mag`,
  },
  {
    words:
      'breit breide breien gebreid breide_truien brei breiclub* breiwerk* breinaald* breipen* breiwol breister haakt haakte gehaakt haakwerk* haaknaald* bolletjes_wol wol wolletje sokken_breit gebreide',
    stanzas: `
      Twee pennen die tikken, een bol die rolt
      Een steek die valt en een vinger die telt
      Een mouw van een trui, en die wacht op een mouw
      En een sjaal die tot over de leuning zwelt

      Een mandje met kleuren, een kat die kijkt
      Een draad om een stoelpoot, strak gespannen
      Een meetlint, een bril en een half voorpand
      En bij elke nieuwe bol weer drie plannen

      Recht, averecht, recht, en een blik op het scherm
      Een haaknaald van hout en een lapje, geruit
      Vierkantjes, wachtend, een stapel zo hoog
      En een draadje te veel, dat hangt er nog uit`,
  },
  {
    words:
      'naait naaide naaien naaiwerk* naaimachine* naaister* naaiatelier* naailes* naaidoos kleermaker* coupeuse* borduurt borduurde borduren borduurwerk* quilt* patchwork* knopendoos* kleding_maakt maakt_kleding maakte_jurken jurken_maakt kleren_maakt kleren_maakte verstelwerk verstelt',
    stanzas: `
      Een voetje dat zoemt en een hand die stuurt
      Spelden in een kussen, een krijtstreep, blauw
      Een stof met patroon over heel de tafel
      En een halve jas met een losse mouw

      Een blik vol knopen, tot aan de rand
      Parelmoer, messing en één van een jas
      Een draad natgemaakt en een oog zo klein
      En een scheur die weg is, alsof er niets was

      Een schaar die maar voor één ding dienen mag
      Een vingerhoed, spelden, klosjes met garen
      Ritsen op kleur en een lade vol lint
      En restjes om jaren nog te bewaren`,
  },
  {
    words:
      'schildert_graag schilder_graag schildert_landschappen schildert_portretten schildert_met schilderij* schilderles* schilderclub* schildersezel* kunstschilder* tekent tekende tekenen getekend tekening* tekenaar* kleurpotlood* kleurplaat* aquarel* kunstenaar* kunstenares* pottenbak* boetseer* keramiek* beeldhouw* penselen penseel olieverf graffiti',
    stanzas: `
      Water dat troebel wordt in een glas
      Een kwast achter oren, een veeg op een mouw
      Een eerste streep op het lege wit
      En een lucht, eerst nog paars, en dan toch weer blauw

      Een doos vol potloden, het rood al kort
      Slijpsel in krullen, een gum in een hoek
      Een tong die meedoet, een rand, een kras
      En een paard, of een hond, voor in een boek

      Een ezel die wiebelt, een doek op maat
      Tubes, in de rug al dubbelgevouwen
      Een stap naar achter, een oog half dicht
      En een duim die groen is, tot aan de mouwen`,
  },
  {
    words:
      'kruiswoord* puzzel puzzels puzzelt puzzelen puzzelde puzzelboek* puzzelstuk* legpuzzel* sudoku* cryptogram* woordzoeker* wordfeud zweedse_puzzel escaperoom*',
    stanzas: `
      Een krant gevouwen tot op een kwart
      Een vogel, vier letters, en één is een e
      Een pen en geen potlood, geen gum in de buurt
      En het laatste vakje doet nog niet mee

      Duizend stukjes, een deksel rechtop
      Eerst alle randen, en dan de lucht
      Een stukje onder een tafelpoot
      En een laatste gat, met een diepe zucht

      Cijfers in hokjes, een rij, een blok
      Een negen die twee keer dezelfde kant kiest
      Een koekje, een bril en een kop die lauw is
      En een potlood dat langzaam de punt verliest`,
  },
  {
    words:
      'klaverjas* klaverjast klaverjassen klaverjaste kaartspel* kaartavond* kaartclub* kaartte potje_kaarten kaarten_met kaart_met bridge bridget bridgen bridgeclub* jokeren toepen hartenjagen manillen wiezen rummikub* rummikubt patience poker pokert pokeren troef',
    stanzas: `
      Een kleed op een tafel, een bakje noten
      Een waaier die dichtgaat, een wenkbrauw omhoog
      Troef is gemaakt en de slag ligt klaar
      En een effen gezicht, behalve het oog

      Schudden en delen, een lik aan een duim
      Een boekje met streepjes, een rij van vier
      Een bod en een kuch, een schop onder tafel
      En een pas, en een pas, en een aas zit hier

      Een stapel in vieren, een knik naar de buur
      Een boer op een vrouw, en een vrouw op een heer
      En nu echt de laatste, voor wie het gelooft
      En opnieuw gedeeld, en dan nog een keer`,
  },
  {
    words:
      'bordspel* spelletje spelletjes spelletjesavond* gezelschapsspel* monopoly scrabble* scrabbelt ganzenbord* dammen damt damde damclub* schaken schaakt schaakte schaakclub* schaakbord* schaakpartij* schaakspel schaker* kolonisten_van_catan erger_je_niet triviant yahtzee mastermind dobbelsteen dobbelstenen sjoelen sjoelt sjoelbak*',
    stanzas: `
      Een dobbelsteen rolt van een tafelrand
      Een pion die teruggaat naar het begin
      Een stapel met geld, geel, roze en wit
      En een regel die nergens staat, toch erin

      Letters op latjes, een q en geen u
      Een zandloper, bijna, en dan nog een woord
      Een wenkbrauw, een zucht en een blik in een boek
      En geen woordenboek dat er ooit van hoort

      Een loper van hout met een losse kop
      Een hand boven 't paard, en dan toch maar niet
      Een klok en een kuch en een kop lauwe thee
      En een dame die dwars door het midden schiet`,
  },
  {
    words:
      'gamet gamen gamede game games gamer gamers playstation* xbox nintendo* minecraft fortnite spelcomputer* controller* gametijd zelda pokémon fifa computerspel* computerspelletjes videospel*',
    stanzas: `
      Een scherm dat gloeit in een donkere kamer
      Twee duimen die rennen, een tong uit de mond
      Een koptelefoon, half van een oor
      En chips op het kleed, in een krans, in het rond

      Nog vijf minuten, nog één level maar
      Een kreet door de muur en een stoel die knalt
      Een bord dat koud wordt, een deur op een kier
      En een held die voor de zesde keer valt

      Een kabel, een stopcontact achter een kast
      Een balkje dat laadt, en dan nog een keer laadt
      Een stem uit een koptelefoon, een plan
      En een knop voor pauze die niet bestaat`,
  },
  {
    words:
      'verzamelt verzamelde verzamelen verzamelaar* verzameling* postzegel* postzegels munten_spaart modelbouw* modeltrein* modelspoor* modelauto* treintjes miniatuur* miniaturen lego legoblokjes suikerzakjes',
    stanzas: `
      Een pincet, een loep en een lampje, schuin
      Vakjes van plastic, een etiket
      Een stofdoek van veren, een kast met een slot
      En de nieuwste, voorlopig vooraan gezet

      Een huisje op schaal, een boom van spons
      Een lampje dat brandt in een raam van niets
      Een rondje, een rondje, een tunnel van gips
      En een poppetje, altijd op een fiets

      Dozen met namen, van zolder tot gang
      Een lijst met wat mist, en een vinkje of drie
      Een ruil op een tafel, een blik en een knik
      En eentje nog zoek, maar van wie, van wie`,
  },
]
