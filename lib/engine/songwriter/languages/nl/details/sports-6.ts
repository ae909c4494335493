import type { Details } from '../../stanzas.ts'

/** On the pitch, at the water, on two wheels and on the ice. */
export const sports6: readonly Details[] = [
  {
    words:
      'voetbal voetballen voetbalt voetbalde voetbalden voetballer* voetbalschoen* voetbalveld* voetbalwedstrijd* zaalvoetbal keeper doelman doelpunt doelpunten penalty* hattrick middenvelder* balletje_trappen',
    own: `
      {fact}
      De bal [rolt rolde] het tuinhek uit, over de stoep
      En midden door een tomatenplant
      En iedereen weg, na een knal en een roep

      (Het gras [is was] nat, en de lijn [is was] van krijt|Twee jassen [zijn waren] het doel, en het veld de straat|De veters [zitten zaten] los, en de kousen omlaag)
      Er [schreeuwt schreeuwde] een vader, speel nou toch af
      {fact}
      En de lat [trilt trilde] na van de knal die het gaf`,
    stanzas: `
      De keeper [staat stond] naar een vlinder te zien
      De bal [rolt rolde] langzaam voorbij aan zijn schoen
      En toch [is was] het feest, want de limonade
      [Smaakt Smaakte] even goed als bij de kampioen`,
  },
  {
    words:
      'supporter* stadion* seizoenkaart* seizoenskaart* ajax ajacied* feyenoord* psv anderlecht nederlands_elftal rode_duivels oranjefan* voetbalfan* voetbalclub* voetbal_kijk* voetbal_kijken voetbal_kijkt kijkt_voetbal clublied* eredivisie tribune tribunes thuiswedstrijd* uitwedstrijd*',
    own: `
      {fact}
      De sjaal [gaat ging] om, al [wordt werd] het dertig graden
      En in de laatste minuut [kijkt keek] men weg
      Of door de vingers, met smeken beladen`,
    stanzas: `
      De sjaal [hangt hing] klaar naast de voordeur, al weken
      De tribune [is was] één groot hart dat niet stilstaat
      De bal [gaat ging] erin, en een vreemde [wordt werd] een vriend
      En men hoort het tot ver in de verste straat`,
  },
  {
    words:
      'trainer trainers trainster coach coacht coachte coaches jeugdtrainer* jeugdteam* traint_de traint_jeugd traint_kinderen trainde_jeugd voetbaltrainer* scheidsrechter* grensrechter* teamleider* vlagger',
    own: `
      {fact}
      De fluit [hangt hing] klaar, en de ballen in het net
      Wie achteraan loopt, die [krijgt kreeg] een knipoog
      En wie op de bank zit, [wordt werd] er ingezet

      (De regen [valt viel] schuin, en de pionnen [staan stonden]|Elke woensdag, in weer en in wind|Een mok koude thee, en een lijst in een jas)
      Er [klinkt klonk], nog een rondje, en iedereen [kreunt kreunde] zacht
      {fact}
      En dan toch nog een sprintje, met laatste kracht`,
    stanzas: `
      De pionnen [staan stonden] op een rij in de wind
      De fluit [gaat ging], en er [stuiven stoven] er elf
      Het plassen gras [spat spatte] op tot de kin
      En wie valt, die staat daarna op, vanzelf`,
  },
  {
    words:
      'vissen vist viste hengel hengels hengelen hengelt hengelsport* hengelvereniging gaan_vissen sportvisser* vistocht* visstek* karper karpers snoek snoekbaars dobber* werphengel* vliegvissen visvijver* visspullen nachtvissen zeevissen',
    own: `
      {fact}
      De dobber [wiebelt wiebelde], en dan weer niet
      En thuis [wordt werd] de vis met elk uur iets groter
      Zo groot als een roeiboot, zo ging het lied

      (De mist [ligt lag] laag, en de kan [is was] nog heet|Een stoeltje, een hengel, een doos brood|Om vijf uur [gaat ging] de wekker al zacht)
      En niemand die iets [hoeft hoefde] te zeggen
      {fact}
      En de zon [komt kwam] zich op het water leggen`,
    later: `
      Van vissen [komt kwam] nooit heel veel vis mee naar huis
      En daar ging het ook niet om
      Het was om het water, en zitten met twee
      En de stilte, zo rond als een kom`,
    hook: `
      Vissen, een vis, en de dobber is stil
      Vis of geen vis, als het water maar wil`,
    stanzas: `
      De nevel [hangt hing] laag op het spiegelend meer
      Een eend [trekt trok] een streep in het glas
      De dobber [staat stond] recht als een klein rood torentje
      En de tijd [ligt lag] stil in het gras`,
  },
  {
    words:
      'fietsen fietst fietste fietsten gefietst fietstocht* fietsvakantie* fietsroute* tandem ligfiets* wind_tegen tegenwind',
    own: `
      {fact}
      De wind [staat stond] altijd tegen, ook terug
      Een tas aan het stuur, en een bel die [zingt zong]
      En fluitend, de handen los, over de brug

      (De band [is was] zacht, en het zadel [is was] nat|Het licht [springt sprong] op groen, en hup, daar [gaat ging] het|De dijk [is was] lang, en de lucht [is was] hoog)
      De jas [waait waaide] bol als een zeil in de wind
      {fact}
      Met wangen zo rood als een appel, een kind`,
    stanzas: `
      De ketting [piept piepte], de bel [doet deed] het half
      Maar vooruit [gaat ging] het, langs water en wei
      De koeien [kijken keken] om naar de bagagedrager
      En de regen [haalt haalde] het net niet, opzij`,
  },
  {
    words:
      'wielrennen wielrent wielrenner* wielren* racefiets* mountainbike* mountainbikes mountainbikt mountainbiken tour_de_france peloton koersfiets* gravelbike* wielerploeg* wielertoerist* spinning lycra',
    own: `
      {fact}
      De benen [zijn waren] zwaar, en de helling [is was] lang
      Achter de bus [houdt hield] de kop uit de wind
      En boven [is was] taart, dus geen mens [is was] bang`,
    stanzas: `
      De ketting [zoemt zoemde] zacht als een zwerm in de zon
      De bidon [is was] warm, en de benen [zijn waren] zwaar
      De top [is was] nog één, en nog één bocht te ver
      En dan naar beneden, met wind in het haar`,
  },
  {
    words:
      'schaats schaatsen schaatst schaatste geschaatst schaatser* schaatsbaan* elfstedentocht* ijsbaan* natuurijs klapschaats* noren koek-en-zopie ijshockey* kunstrijd* kunstschaats* skeeler* rolschaats*',
    own: `
      {fact}
      Het ijs [kraakt kraakte] en [zingt zong] onder ieders voet
      Een stoel [schuift schoof] mee, voor wie het nog niet [kan kon]
      En na drie keer vallen [gaat ging] het ineens goed

      (Het riet [staat stond] wit, en de sloot [is was] dicht|De veters [zijn waren] stijf en de vingers [zijn waren] koud|De zon [hangt hing] laag over het witte land)
      Er [staat stond] er één op, en er [valt viel] er weer één
      {fact}
      En daarna erwtensoep, en niemand alleen`,
    stanzas: `
      De muts [zakt zakte] scheef, en de slag [wordt werd] lang
      Onder de brug door, gebukt, met een gil
      De wind in de rug, en de zon op een wang
      En ver in de polder [is was] alles zo stil`,
    later: `
      De dooi [komt kwam] in de nacht, en de sloot [wordt werd] weer zwart
      De schaatsen [gaan gingen] in het vet
      Maar elk jaar, bij de eerste bloemen op het raam
      Staan ze al naast het bed gezet`,
  },
  {
    words:
      'hardlopen hardloopt hardliep loopt_hard loop_hard rent_elke rent_iedere joggen jogt jogde hardloper* hardloopschoen* hardlooprondje* vierdaagse avondvierdaagse atletiek* triatlon*',
    own: `
      {fact}
      De eerste kilometer [doet deed] altijd zeer
      De tweede ook, en de derde [gaat ging]
      En bij de vierde [wil wou] men alweer meer`,
    stanzas: `
      De straat [is was] nog leeg, en de lucht [is was] blauw
      De stappen [tikken tikten] de stad wakker, zacht
      De adem [maakt maakte] wolkjes, de veter [gaat ging] los
      En bij de kerk [wordt werd] er even gewacht`,
  },
  {
    words: 'zwemles* zwemdiploma* zwemleraar zwembandjes a-diploma b-diploma',
    own: `
      {fact}
      Het chloor [prikt prikte], de spiegel van blauw [is was] glad
      De badmeester [wijst wees], en de teen [zegt zei] nee
      En dan, met een plons, [is was] de hele rij nat

      (De bandjes [gaan gingen] om, en de teen [gaat ging] erin|De fluit [gaat ging], en het water [spat spatte] hoog|Vijf tegels nog naar de overkant)
      Er [komt kwam] een hoofd boven, een neus vol nat
      {fact}
      En de kant [komt kwam] al dichter, het water [is was] glad`,
    stanzas: `
      De tegels [zijn waren] koud, en de handdoek [ligt lag] klaar
      Het water [trilt trilde] blauw in het licht
      Een plons, een proest, en een arm, en een arm
      En nat haar dat [plakt plakte] op een lachend gezicht`,
  },
]
