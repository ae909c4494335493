import type { Details } from '../../stanzas.ts'

/** Music: voices, strings, keys, brass, records. */
export const music8: readonly Details[] = [
  {
    words:
      'zing zingt zingen zong zongen gezongen zanger zangers zangeres* zangles* karaoke* meezingt meezingen meezing* vals_zingt onder_de_douche smartlap* levenslied liedjes_zingt fluit_deuntje neuriet neuriën',
    own: `
      {fact}
      De ramen [staan stonden] open, de buurt [neuriet neuriede] mee
      Er [zit zat] hier en daar een nootje naast
      En dat [is was] juist het mooiste idee

      (Het water [loopt liep], de spiegel [is was] beslagen|De lepel [is was] ineens een microfoon|Er [klinkt klonk] een liedje door het trapgat)
      De kat [vlucht vluchtte] snel naar de overkant
      {fact}
      En de postbode [klapt klapte] met de post in zijn hand`,
    stanzas: `
      De tekst [is was] half weg, het refrein [is was] heel hard
      Een haarborstel [dient diende] als microfoon
      De hond [jankt jankte] mee in dezelfde toonaard
      En het applaus van de kraan [klinkt klonk] zo gewoon`,
    later: `
      Een liedje is weg zodra het gezongen is
      Dat zegt men, maar dat is niet waar
      Het blijft in de gang, in de muur, in de trap
      En het komt terug, jaar na jaar`,
    hook: `
      Zing maar, ja zing maar, al is het wat vals
      Zingen gaat dieper dan enkel de hals

      Wie zingt, die is vrolijk, wie zong was het ook
      En het lied blijft nog hangen, zo licht als de rook`,
  },
  {
    words:
      'koor koren kerkkoor* shantykoor* mannenkoor* vrouwenkoor* kinderkoor* popkoor* dirigent* dirigeert koorrepetitie* koorlid zingt_koor zong_koor zingen_koor koor_zingt koor_zong',
    own: `
      {fact}
      De bladen [ritselen ritselden], er [kucht kuchte] een bas
      De dirigent [heft hief] zijn handen op
      En het [wordt werd] zo stil als een meer van glas

      (De jassen [hangen hingen] nat op een rij|De sopranen [staan stonden] vooraan, de bassen achter|Er [gaat ging] een stemvork, er [klinkt klonk] een aa)
      Dan [ademen ademden] veertig mensen tegelijk
      {fact}
      En de kleinste zaal [is was] even zo rijk`,
    later: `
      De koffie [is was] op, de map [gaat ging] weer dicht
      Maar op de fiets [klinkt klonk] er nog een lied
      En wie samen zingt, die vergeet misschien veel
      Maar elkaars stem vergeet men niet`,
    hook: `
      Een koor, het koor, en iedereen staat
      Zing met het koor mee, op dezelfde maat`,
    stanzas: `
      De deur [tocht tochtte], en de blaadjes [waaien waaiden] mee
      De bassen [brommen bromden] zacht onderin
      De stemmen [vinden vonden] elkaar in de lucht
      En de koster [zet zette] de thee er vast in`,
  },
  {
    words:
      'gitaar gitaren gitarist* gitaarspel* gitaarles* gitaarsol* basgitaar* bassist* ukelele* banjo* akkoorden akkoord plectrum',
    own: `
      {fact}
      De vingers [zoeken zochten] hun plaats op het hout
      Er [blijft bleef] een akkoord in de kamer staan
      En buiten [wordt werd] het langzaam donker en koud

      (De hoes [gaat ging] open, een snaar [zoekt zocht] zijn toon|Drie akkoorden [zijn waren] er, en dat [is was] genoeg|Het vuur [brandt brandde] laag, en iemand [vraagt vroeg], toe dan)
      Er [komt kwam] een kring omheen van een man of tien
      {fact}
      En de sterren [komen kwamen] kijken, dat [kan kon] men zien`,
    later: `
      Er staat er nog één in de hoek op zijn plek
      Met een barst en een sticker van toen
      En pakt iemand hem op, en hij slaat een akkoord
      Dan weten de vingers vanzelf wat ze doen`,
    hook: `
      Gitaar, een gitaar, zes snaren, één lied
      Speel op die gitaar, want zo stil hoeft het niet`,
    stanzas: `
      De snaar [trilt trilde] nog na in de warme lucht
      De vingertoppen [zijn waren] rood en hard
      Eén liedje [gaat ging] steeds fout op dezelfde plek
      En iedereen [zingt zong] het daar mee, uit het hart`,
  },
  {
    words:
      'piano* pianist* pianoles* pianospel* pianomuziek keyboard* orgel orgels organist* kerkorgel* klavecimbel vleugelpiano synthesizer* speelt_piano',
    own: `
      {fact}
      Er [hapert haperde] een toets, en dat [is was] altijd de la
      En beneden aan de trap [zit zat] iemand
      Die [luistert luisterde] de hele avond erna

      (De klep [gaat ging] open, en het stof [danst danste]|De klok [tikt tikte] mee met de linkerhand|Hetzelfde lied, en weer van voren af aan)
      Er [wandelen wandelden] handen van laag naar hoog
      {fact}
      En heel stil [is was] het huis, van de vloer tot omhoog`,
    later: `
      De piano [is was] oud, en de klep [staat stond] dicht
      Er staan foto's op, op een rij
      Maar loopt er een kind langs, en drukt er op één
      Dan is alles weer even dichtbij`,
    stanzas: `
      De kaars [trilt trilde] mee op het donkere hout
      De linkerhand [wandelt wandelde], de rechter [danst danste] rond
      De buurman [zet zette] zijn raam wagenwijd
      En de kat [ligt lag] te slapen op de grond`,
  },
  {
    words:
      'fanfare* blaasorkest* blaaskapel* dweilorkest* trompet* trombone* saxofoon* saxofonist* klarinet* tuba* hoornblazer bugel* muziekvereniging* drumfanfare schuttersgilde majorette*',
    own: `
      {fact}
      De grote trom [komt kwam] als eerste in de zon
      En ramen [gaan gingen] open, en deuren, en kelen
      De burgemeester [staat stond] mee te doen op zijn balkon`,
    stanzas: `
      De straat [is was] te smal voor de grote trom
      De tuba [glimt glom] als een gouden maan
      De kinderen [lopen liepen] er marcherend naast
      En de hond van de slager [loopt liep] vooraan`,
  },
  {
    words: 'viool violen viooltje violist* vioolles* cello* cellist* contrabas* strijkstok*',
    own: `
      {fact}
      De eerste les [klinkt klonk] als een kat in een deur
      Maar op een dag [komt kwam] er een toon zo zuiver
      Dat heel de gang [krijgt kreeg] een andere kleur`,
    stanzas: `
      De strijkstok [danst danste] als een riet in de wind
      De toon [is was] eerst schor, en dan ineens klaar
      De muur [is was] dun, en de buren [zijn waren] stil
      En er [valt viel] stof in een straal van licht, zomaar`,
  },
  {
    words: 'drums drumt drumde drummen drummer drumster drumstel* drumles* slagwerk* djembé djembe percussie',
    own: `
      {fact}
      De buren [hebben hadden] watten besteld, per doos
      De kopjes [dansen dansten] zacht in de kast
      En er [vallen vielen] wat blaadjes van moeders roos`,
    later: `
      De stokken [zijn waren] gesplinterd, het vel [is was] dof
      Maar op elke tafel [tikt tikte] nog een hand
      Het ritme zit ergens diep onder de huid
      En het slaat en het slaat, van rand tot rand`,
    stanzas: `
      De pannen [rammelen rammelden] mee in de kast
      Een stok [vliegt vloog] door de schuur met een boog
      De voet [stampt stampte] door in de donkere vloer
      En de kat [zit zat] de rest van de dag heel hoog`,
  },
  {
    words: 'accordeon* accordeonist* trekzak* trekharmonica* draaiorgel* mondharmonica* doedelzak* volksmuziek',
    own: `
      {fact}
      De balg [gaat ging] open, men [veegt veegde] het zand
      De tafels opzij, de stoelen aan kant
      En oma [danst danste] met de melkboer, met een klomp in de hand`,
    later: `
      De knoopjes [glimmen glommen], het leer [wordt werd] dun
      Hij staat op de kast als een slapend dier
      Maar trek je hem open, dan haalt hij weer adem
      En is er weer feest, en zijn allen weer hier`,
    stanzas: `
      De riem [kraakt kraakte] zacht om een rug in de zon
      De wals [draait draaide] rond met het stof op de vloer
      De kelner [danst danste] met drie borden mee
      En op tafel drie [klapt klapte] een boer`,
  },
  {
    words:
      "vinyl platenspeler* platenzaak* platencollectie* platen_draait draait_platen draaide_platen grammofoon* elpee elpees lp’s lp's langspeelplaat* plaatje_draaien plaatjes_draait",
    own: `
      {fact}
      De naald [zoekt zocht] de groef, en dan eerst een krak
      Dan [vult vulde] een stem van lang geleden
      De hele kamer, de vloer en het dak

      (De hoes [ruikt rook] naar vroeger, naar zolder en stof|De knop [gaat ging] om, en de kamer [klinkt klonk]|De plaat [draait draaide] rond met een bobbel erin)
      Op zaterdag [dweilt dweilde] men dansend de keuken en vloer
      {fact}
      En bij ieder refrein [roept riep] de papegaai, stoer`,
    stanzas: `
      De hoes [ligt lag] open, de naald [zoekt zocht] de rand
      Het stof [kraakt kraakte] zacht als een vuurtje van hout
      De zondag [ligt lag] languit op de bank
      En het lied [is was] nooit een dag oud`,
  },
  {
    words:
      'concert concerten festival festivals concertkaart* popconcert* openluchtconcert pinkpop lowlands fanclub songfestival* bandje_speelt rockband coverband* optreden optredens podium podia',
    own: `
      {fact}
      Het licht [gaat ging] uit, en het plein [gaat ging] tekeer
      En tienduizend onbekenden
      [Kennen Kenden] allemaal dezelfde woorden, telkens weer

      (De tas [is was] doorzocht, de rij [is was] lang|Er [valt viel] een bui op het hele veld|Het podium [is was] nog leeg, maar de grond [trilt trilde])
      Er [staat stond] iemand op schouders, de armen wijd
      {fact}
      En de laatste trein [is was] men allang kwijt`,
    stanzas: `
      De eerste maat, en de grond [trilt trilde] mee
      Een zee van handen [gaat ging] hoog en los
      Een vreemde [slaat sloeg] een arm om een vreemde heen
      En het zingen [klinkt klonk] tot ver in het bos`,
  },
]
