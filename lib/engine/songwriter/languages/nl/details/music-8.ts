import type { Details } from '../../stanzas.ts'

/** Music: voices, strings, keys, brass, records. */
export const music8: readonly Details[] = [
  {
    words:
      'zing zingt zingen zong zongen gezongen zanger zangers zangeres* zangles* karaoke* meezingt meezingen meezing* vals_zingt onder_de_douche smartlap* levenslied liedjes_zingt fluit_deuntje neuriet neuriën',
    stanzas: `
      Een haarborstel recht voor een open mond
      Een hoge noot en een kat die vertrekt
      Een hand op de borst en een hand aan de kam
      En een na-na-na die de tekst bedekt

      Stoom op de tegels, een galm als een kerk
      Een kraan als orkest en de buren als zaal
      Schuim op het hoofd als een witte pruik
      En een laatste uithaal, voor de tweede maal

      Een deun bij de afwas, een deun op de trap
      Het refrein helemaal, van de rest een stuk
      Een lepel die meetikt, een pan die klinkt
      En te hoog ingezet, op goed geluk`,
  },
  {
    words:
      'koor koren kerkkoor* shantykoor* mannenkoor* vrouwenkoor* kinderkoor* popkoor* dirigent* dirigeert koorrepetitie* koorlid zingt_koor zong_koor zingen_koor koor_zingt koor_zong',
    stanzas: `
      Mappen met ringen, een potlood, een kuch
      Een toon uit een vorkje, een arm die wacht
      Alten achter en bassen op krukken
      En een eerste inzet, zo zacht, zo zacht

      Koffie in de pauze, een plak met cake
      Stoelen in bogen, de jassen opzij
      Sopranen die over de rest heen zweven
      En een slot dat nog hangt, al is het voorbij

      Zwart van onder en rood om de hals
      Een rij op een trede, de kleinste vooraan
      Een blad dat ritselt, een bril die zakt
      En een stok die tikt, en de rug recht gedaan`,
  },
  {
    words:
      'gitaar gitaren gitarist* gitaarspel* gitaarles* gitaarsol* basgitaar* bassist* ukelele* banjo* akkoorden akkoord plectrum',
    stanzas: `
      Een kist met een deuk en een bandje van stof
      Een snaar die knapt met een scherpe tik
      Eelt op vier vingers, een plectrum, zoek
      En weer een akkoord, na een korte blik

      Een voet op een kruk en een hout tegen borst
      Een toon die te laag is, een schroef, een draai
      Zes snaren, drie vingers, dezelfde maat
      En soms is het prachtig en soms lawaai

      Een klem op de hals en een koffer vol snoer
      Een liedje dat stopt bij een lastig stuk
      Dan terug naar voren en langzaam erdoor
      En de overgang lukt, en dat heet geluk`,
  },
  {
    words:
      'piano* pianist* pianoles* pianospel* pianomuziek keyboard* orgel orgels organist* kerkorgel* klavecimbel vleugelpiano synthesizer* speelt_piano',
    stanzas: `
      Een klep die kraakt en een kruk die draait
      Toetsen van been, op de randen al kaal
      Een slinger die tikt, heen en weer en heen
      En een toon die blijft hangen in 't pedaal

      Een boek met een vouw en een potlood erin
      Tien vingers die zoeken, een maat, een rust
      Dezelfde acht noten, van links naar rechts
      En een kat op de bassen, van niets bewust

      Een lijst op het deksel die zoemt bij één noot
      Een voet die maar net het pedaal bereikt
      Een ladder die klimt, en dan struikelt, en neer
      En een linkerhand die de rechter ontwijkt`,
  },
  {
    words:
      'fanfare* harmonieorkest* blaasorkest* blaaskapel* dweilorkest* trompet* trombone* saxofoon* saxofonist* klarinet* tuba* hoornblazer bugel* muziekvereniging* drumfanfare schuttersgilde majorette* orkest orkesten',
    stanzas: `
      Koper gepoetst en een pet met een rand
      Een boekje, geklemd op een haak bij een mond
      Grote trom, kleine trom, een voet op een kei
      En een mars die al slingert, een plein in 't rond

      Een kist met fluweel en een vettig doekje
      Een klep voor het spuug en een bolle wang
      Een valse, een goede, en dan twee gelijk
      En ver weg een hond die meedoet, urenlang

      Een lip die nog tintelt, een riet in een glas
      Een vaandel, een bocht en een smalle straat
      Ramen die opengaan, stoepen vol
      En alles wat voeten heeft, loopt in de maat`,
  },
  {
    words:
      'viool violen viooltje violist* vioolles* cello* cellist* contrabas* strijkstok* blokfluit* dwarsfluit* fluitles* harp harpiste hobo* fagot* muziekles* muziekschool* bladmuziek noten_lezen',
    stanzas: `
      Een kin op een doek en een stok met hars
      Een kat die klaagt, en dan toch een lied
      Een arm die hapert, een arm die zweeft
      En een toon die er is, en dan weer net niet

      Een standaard die omvalt, een knijper, een blad
      Een wijsje van vijf noten, op en neer
      Een les op een bank, met de deur op een kier
      En de hele straat kent het, keer op keer

      Een koffertje, klein als een schoenendoos
      Een gom op een noot en een rode streep
      Een zucht voor het begin, een tel, een knik
      En een snaar die zakt met een piep en een kneep`,
  },
  {
    words: 'drums drumt drumde drummen drummer drumster drumstel* drumles* slagwerk* djembé djembe percussie',
    stanzas: `
      Stokken met splinters, een voet op een plaat
      Een bekken dat sist als een pan met vet
      Een tafel, een dashboard, een knie, een bank
      En rinkelende glazen in 't kabinet

      Een kussen in de trom, een dekbed ervoor
      Een roffel die rolt als een trein door een hal
      Twee tellen, vier tikken, en dan allemaal
      En een bonk op de muur, in de maat, nu al

      Stok tegen stok, een vier vooraf
      Koper dat klapt bij een kleine trap
      Zweet in een handdoek, een stok die breekt
      En vingers die doortikken, stap voor stap`,
  },
  {
    words: 'accordeon* accordeonist* trekzak* trekharmonica* draaiorgel* mondharmonica* doedelzak* volksmuziek',
    stanzas: `
      Een zak die ademt, een riem om een rug
      Knoopjes van parelmoer, rij na rij
      Een voet die stampt op een planken vloer
      En tafels en stoelen, die gaan opzij

      Een zucht tussen liedjes, lang en laag
      Een deuntje dat ruikt naar kade en teer
      Lucht die erin gaat, een wals die eruit komt
      En na het refrein komt hetzelfde weer

      Een kist met fluweel en een schouderband
      Een toets die blijft steken, een duim die slaat
      Een handvol van knoppen, blind gevonden
      En een lied uit een raam tot over de straat`,
  },
  {
    words:
      "vinyl platenspeler* platenzaak* platencollectie* platen_draait draait_platen draaide_platen grammofoon* elpee elpees lp’s lp's langspeelplaat* plaatje_draaien plaatjes_draait cassettebandje* bandrecorder* jukebox radio* transistorradio* radiopresentator dj*",
    stanzas: `
      Een arm die zakt, en een kras, en geknetter
      Een hoes met geel plakband om een hoek
      Een vinger langs ruggen, van A tot aan Z
      En een tekst in de hoes, zo dik als een boek

      Een groef waar de naald telkens over springt
      Een zijde die omgaat, een doek, geblaas
      Een knop die warm wordt, een lampje, een zoem
      En water dat trilt onder in een vaas

      Een antenne, scheef, met een krant eronder
      Een zender die zweeft tussen stem en ruis
      Een voet onder tafel, een lepel in maat
      En één regel zwerft door de rest van het huis`,
  },
  {
    words:
      'concert concerten festival festivals concertkaart* popconcert* openluchtconcert pinkpop lowlands fanclub songfestival* bandje_speelt rockband coverband* optreden optredens podium podia',
    stanzas: `
      Een polsband die kleurloos wordt, en een munt
      Laarzen vol blubber, een kraan, een rij
      Een sjaal om een hek, een beker, een poncho
      En een dreun in de maag, een trom, van opzij

      Een zee van lampjes, een hand omhoog
      Een klank die zo hard is dat tanden trillen
      Een kaartje, gevouwen, een kras van een stift
      En oren die thuis nog niet zwijgen willen

      Snoeren op tape en een kist op een wiel
      Een schema met cirkels, en steeds te laat
      Een tel, een kreet en een rook van ijs
      En één schoen die zonder eigenaar staat`,
  },
]
