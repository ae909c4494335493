import type { ReadingWords } from '../../../reading.ts'
import { LESSON } from './lessons.ts'

/** What each kind of song is called or told by in German; the first that is found counts. */
export const plots: ReadingWords['plots'] = [
  [
    'heartbreak',
    '\\b(?:hat|hast|haben) mich (?:[^.,;!?]{0,40} )?(?:betrogen|verlassen|sitzen ?(?:ge)?lassen|abserviert|geghostet)\\b|\\bmich (?:einfach |gestern )?(?:betrogen|verlassen|geghostet|sitzen ?gelassen) hat\\b|\\bschluss gemacht\\b|^[^.!?\\n]{0,40}\\b(?:liebeskummer|trennungs\\p{L}*|herzschmerz)\\b',
  ],
  [
    'thanks',
    '^[^.!?\\n]{0,30}\\b(?:danke(?:lied|slied|song)?|dankeschön|dankbar)\\b|^[^.!?\\n]{0,70}\\b(?:bedanken|danke sagen|danken)\\b',
  ],
  ['party', '^[^.!?\\n]{0,60}\\b(?:party(?:lied|song|hit)|junggesell\\p{L}*)'],
  ['wedding', '^[^.!?\\n]{0,40}\\b(?:hochzeitslied|hochzeitssong|zur \\p{L}*hochzeit)\\b'],
  ['birthday', '^[^.!?\\n]{0,60}\\b(?:geburtstagslied|geburtstagsständchen|geburtstagssong|geburtstag)\\b'],
  [
    'lullaby',
    '\\b(?:schlaf|wiegen|gute[- ]?nacht[- ]?|einschlaf)(?:lied|song)(?:er|es|chen)?\\b|\\bzum einschlafen\\b|\\bin den schlaf\\b|\\b(?:beim|nicht|damit (?:\\p{L}+ ){1,3}) ?einschl[aä]f\\p{L}*',
  ],
  [
    'apology',
    '\\bentschuldig\\p{L}*|\\bsorry\\b|\\bverzeih\\p{L}*|\\bvergebung\\b|\\btut (?:mir|uns|es mir) (?:so |sehr |echt )?leid\\b|\\bleidtun\\b|\\bes tut mir leid\\b|\\bmeine schuld\\b|\\bwieder gut ?(?:zu)?machen\\b|\\bwiedergutmach\\p{L}*',
  ],
  [
    'memorial',
    '^[Mm]eine? (?:ur)?(?:oma|opa|omi|opi|mutter|vater|mama|papa|großmutter|großvater)(?: \\p{L}+)? (?:war|konnte|hatte)\\b.*\\b(?:seine?|ihre?) \\p{L}+ (?:hängt|steht|liegt) (?:immer )?noch\\b|\\bgestorben\\b|(?<!(?<!\\b(?:von|mit|bei|an|zu|für|über) )\\b(?:meiner|meines|seiner|seines|ihrer|ihres|unserer|unseres) )\\bverstorben\\p{L}*|\\bstarb\\b|\\btot\\b|\\btod\\b|\\bbeerdigung\\b|\\bbegräbnis\\b|\\btrauer\\p{L}*|\\bim (?:gedenken|andenken)\\b|\\b(?:in|zur) erinnerung an (?:mein|unser)\\p{L}* (?!zeit|schul|kind|jahr|urlaub|sommer|reise)|\\bzum (?:gedenken|andenken)\\b|\\bverloren haben\\b|\\bverlust\\b|\\bnicht mehr (?:da|bei uns|unter uns)\\b|\\bregenbogenbrücke\\b|\\beingeschläfert\\b|\\bvon uns gegangen\\b|\\büberfahren worden\\b|\\bmit \\d+ jahren eingeschlafen\\b|\\b(?:friedlich|für immer) eingeschlafen\\b|\\bverunglückt\\b',
  ],
  [
    'wedding',
    '\\b\\p{L}*hochzeit(?!stag)\\p{L}*|\\bheirat\\p{L}*|\\btrauung\\p{L}*|\\bbrautpaar\\p{L}*|\\bbraut\\b|\\bbräutigam\\b|\\beheversprechen\\b|\\bja-?wort\\b|\\beröffnungstanz\\b|\\bstandesamt\\b|\\bpolterabend\\b',
  ],
  [
    'birthday',
    '\\p{L}*geburtstag\\p{L}*|\\bzum \\d{1,3}\\.(?! (?:hochzeitstag|jahrestag|jubiläum|mal|schul|semester))|\\balles gute\\b|\\bwird (?:heute |morgen |bald |nun |jetzt |schon |endlich |am \\S+ |nächste[nrs]? \\p{L}+ )?\\d{1,3}\\b|\\bwiegenfest\\b',
  ],
  [
    'graduation',
    '\\babitur\\p{L}*|(?<!\\b(?:durchs|durch das|seit dem|beim|nach dem|vor dem) )\\babi\\b|\\babiball\\b|\\bschulabschluss\\b|\\babschluss(?:feier|ball|klasse)\\b|\\bletzter schultag\\b|\\bstudienabschluss\\b|\\bbachelor\\b|\\bexamen\\b|\\bzu[rm] bestandenen\\b|\\b(?:er|sie) hat [^.!?]{0,40}\\bbestanden\\b|\\bgesellenprüfung\\b',
  ],
  [
    'retirement',
    '\\bhört (?:\\p{L}+ )?auf zu arbeiten\\b|\\bhört (?:nach \\d+ jahren )(?:bei uns )?auf\\b|\\bletzter arbeitstag\\b|\\bruhestand\\b|\\brente\\b|\\bpension\\p{L}*|\\brentner\\p{L}*|\\bberentung\\b',
  ],
  [
    'new-baby',
    '\\b\\d{4} ?(?:g|gr|gramm)\\b|\\bneugeboren\\p{L}*|\\bzur geburt\\b|\\bgeburt (?:unser|mein|von)\\p{L}*|\\bbabyparty\\b|\\bgerade geboren\\b|\\bwir bekommen ein (?:baby|kind)\\b|\\btaufe\\b|\\bwerde (?:papa|mama|vater|mutter)\\b',
  ],
  ['thanks', '\\bdanken\\b|\\bdanke (?:an|dir|euch|mama|papa|oma|opa)\\b|\\bbedanken\\b|\\bdank(?:es)?lied\\b'],
  [
    'get-well',
    '\\bgute besserung\\b|\\bgesund werden\\b|\\bwerd gesund\\b|\\bgenesung\\p{L}*|(?<!\\barbeite[tn]? (?:\\p{L}+ ){0,3})\\bkrankenhaus\\b|\\bchemo\\p{L}*|\\bkrank\\b|\\boperation\\b',
  ],
  [
    'thanks',
    '\\bdank(?:e|en|t|bar|barkeit|sagen|eschön|eslied|lied)?\\b|\\bdanke\\p{L}*|\\bbedank\\p{L}*|\\bmuttertag\\p{L}*|\\bvatertag\\p{L}*',
  ],
  [
    'farewell',
    "\\bwechselt (?:nach (?:\\p{L}+ ){1,3})?(?:in|zu[rm]?) (?:ein|die|der|das)\\p{L}*\\b|\\babschied\\p{L}*|\\bverabschied\\p{L}*|\\btschüss?\\b|\\bmach'?s gut\\b|\\bgeht nach \\d+ jahren\\b|\\bdu (?:gehst nach|gehst weg|verlässt uns)\\b|\\bwechselt (?:die|den|das|in|zu)\\b|\\blebewohl\\b|\\bauf wiedersehen\\b|\\bverlässt (?:uns|die|unsere)\\b|\\bzieht (?:\\p{L}+ ){0,3}(?:weg|um|aus|nach)\\b|\\b(?:weg|aus|um)zieht\\b|\\bnach \\p{L}+ (?:(?:um)?zieht|auswandert)\\b|\\bwandert (?:\\p{L}+ ){0,4}aus\\b|\\bgeht (?:bald |jetzt |im \\p{L}+ )?in elternzeit\\b|\\bletzter (?:arbeits)?tag\\b|\\bauszug\\b",
  ],
  ['new-year', '\\bneujahr\\p{L}*|\\bsilvester\\p{L}*|\\bneue[sn]? jahr\\b|\\bjahreswechsel\\b'],
  [
    'holiday',
    '\\bweihnacht\\p{L}*|\\badvent\\p{L}*|\\bnikolaus\\p{L}*|\\bheiligabend\\b|\\bostern\\b|\\bosterlied\\b|\\bhalloween\\b|\\bfasching\\b|\\bkarneval\\b|\\bchanukka\\b|\\bzuckerfest\\b|\\bramadan\\b|\\bvalentinstag\\b|\\bsankt martin\\b|\\blaternenlied\\b',
  ],
  [
    'team',
    '\\b[a-g]-?jugend\\b|\\b\\p{L}*(?:ball|hockey|turn|schwimm)-?(?:mädels|jungs|mädchen|damen|herren|kids)\\b|\\bfanlied\\b|\\bfansong\\b|\\b(?:vereins|mannschafts|team|stadion|fan|schul|sport)-?(?:hymne|lied|song|gesang)\\b|\\bhymne für\\b|\\bunser(?:e|en|em|er)? (?:\\p{L}*(?:mannschaft|verein|team|elf|chor|club)|band)\\b|\\bfangesang\\b|\\bschlachtruf\\b|\\b(?:fußball|handball|volleyball|basketball|eishockey|hockey)-?(?:team|mannschaft|verein|club)\\b|\\b[ufe]-?\\d{1,2}\\b|\\bmeisterschaft\\b|\\b(?:kreis|bezirks|landes|bundes)liga\\b|\\baufgestiegen\\b|\\bkegel(?:freunde|club|verein|truppe)\\b',
  ],
  [
    'shop',
    '\\bwir sind (?:die|der|das|eine?) (?:\\p{L}+ )?(?:kneipe|bar|café|cafe|restaurant|bäckerei|metzgerei|\\p{L}*laden|\\p{L}*salon|\\p{L}*werkstatt|gärtnerei|brauerei|eisdiele|pizzeria|apotheke|praxis|buchhandlung|hofladen|imbiss)\\b|\\bjingle\\b|\\bfirmen(?:hymne|lied|song)\\b|\\bwerbe(?:lied|song|spot|musik|jingle)\\b|\\bwerbung\\b|\\breklame\\b|\\b(?:mein(?:e|en|em|er)?|unser(?:e|en|em|er)?|unsern|für|für das|für die|für den) (?:\\p{L}+ )?(?:bäckerei|konditorei|metzgerei|café|cafe|restaurant|gasthaus|kneipe|imbiss|pizzeria|friseursalon|salon|\\p{L}*laden|kiosk|späti|\\p{L}*studio|eisdiele|geschäft|firma|\\p{L}*werkstatt|praxis|apotheke|fahrschule|hotel|brauerei|gärtnerei|schreinerei|tischlerei|app|start-?up|unternehmen|studio|hofladen|buchhandlung)\\b',
  ],
  [
    'teaching',
    LESSON +
      '|\\b(?:lern|merk|lehr|eselsbrücken)(?:lied|song|rap|reim)\\b|\\beselsbrücke\\b|(?<!\\b(?:will|wollte|möchte|muss|musste|angefangen|kennen|konnte)(?: [^.,;!?]{0,30})? )\\blernen\\b|\\b(?:damit|mit dem|mit der|womit|wo|dass) [^.,;!?]{0,60}\\blernt\\b|\\bauswendig (?:zu )?lern\\p{L}*|\\b(?:das|welches|womit|mit dem) [^.,;!?]{0,60}\\berklär(?:t|en)\\b(?! (?:hat|hab|habe|haben|hast|hatte)\\b)(?<!\\b(?:hat|hast|hab|habe|haben) [^.,;!?]{0,60}erklärt)|\\bzu erklären\\b|^[^.!?]{0,40}\\berklär(?:e|ung|en)?\\b|\\bbeibring\\p{L}*|\\bfür (?:die|meine|seine|ihre) hausaufgaben?\\b|\\bwasserkreislauf\\b|\\bphotosynthese\\b|\\bfotosynthese\\b|\\beinmaleins\\b|\\balphabet\\b|\\bplaneten\\b|\\breferat\\b|\\bfür (?:den|meinen|unseren|die) \\p{L}*(?:unterricht|test|klassenarbeit)\\b|\\b(?:lied|song|rap|text|was) (?:für|in) (?:geschichte|mathe|bio|biologie|physik|chemie|erdkunde|geo|deutsch|englisch|sachkunde|die \\d\\p{L}?)\\b|^für die \\d\\p{L}?\\b|\\bder reihe nach\\b|\\bfakten\\b|\\bvokabeln\\b',
  ],
  [
    'heartbreak',
    '\\btrennung\\p{L}*|\\bschluss gemacht\\b|\\bliebeskummer\\b|\\bherzschmerz\\b|\\bgebrochene[ns]? herz\\p{L}*|\\bmeine?[nmr]? ex(?!-?schwieger)(?:-?\\p{L}+)?\\b|(?<!\\btrotz (?:der|meiner|unserer|ihrer) )\\bscheidung\\b|\\bgeschieden\\b|\\bverlassen (?:hat|worden|wurde)\\b|\\bmich verlassen\\b|(?:^|[.,;!?] ?)(?:er|sie) ist (?:einfach |jetzt |gestern |plötzlich |heute |seit \\p{L}+ )*(?:ausgezogen|weg|gegangen|abgehauen)(?=[.,;!?]|$| (?:seit|am|im|letzten|letzte|vor|ohne)\\b)|\\bgeghostet\\b|\\bdu bist (?:\\p{L}+ )?gegangen\\b|\\bfremdgegangen\\b|\\bhat mich (?:\\p{L}+ )?(?:verlassen|abserviert|sitzen lassen)\\b|\\bbetrogen\\b|\\bverlorene liebe\\b|(?<!\\beltern (?:sich |haben sich )?)\\bgetrennt\\b',
  ],
  [
    'missing',
    '\\bvermiss\\p{L}*|\\bfernbeziehung\\b|\\bsehnsucht\\p{L}*|\\bheimweh\\b|\\bweit weg\\b|\\bfehlst mir\\b|\\bfehlt mir\\b|\\bfehlen mir\\b|\\bim ausland\\b|\\bauslandssemester\\b|\\bauf montage\\b',
  ],
  [
    'encouragement',
    '\\bmut\\b|\\bbauchweh\\b|\\blampenfieber\\b|\\bvor aufregung\\b|\\b(?:so|ganz|total|sehr) aufgeregt\\b|\\bglaubt nicht an sich\\b|\\bermutig\\p{L}*|\\bmotiv\\p{L}*|\\bnicht aufgeben\\b|\\bniemals aufgeben\\b|\\bgib nicht auf\\b|\\baufmunter\\p{L}*|\\baufzumuntern\\b|\\bhoffnung\\p{L}*|\\bdurchhalte\\p{L}*|\\bdu schaffst das\\b|\\bvor (?:der|dem|einer|ihrer|seiner|meiner) \\p{L}*(?:prüfung|klausur|operation|op|marathon|abi|rennen|vorstellungsgespräch)\\b|\\btrösten\\b|\\btrost\\b|\\bglaub an dich\\b|\\bmutmach\\p{L}*',
  ],
  [
    'protest',
    '\\bprotest\\p{L}*|\\bungerechtigkeit\\b|\\bwütend\\b|\\bwut\\b|\\brevolution\\b|\\bklima(?:krise|wandel|schutz|streik)\\b|\\bkorruption\\b|\\bunfair\\b|\\bstreik\\b|\\bgegen (?:rechts|rassismus|krieg)\\b',
  ],
  [
    'complaint',
    '\\bbeschwer\\p{L}*|\\bwütende[nrs]\\b|\\bmeckern\\b|\\bnerv(?:t|en|ig)\\p{L}*|\\baufreg(?!ung)\\p{L}*|\\bverpasst\\p{L}*|\\bverschlafen\\b|\\bverspätung\\p{L}*|\\bstau\\b|\\bstrafzettel\\b|\\bknöllchen\\b|\\bdrucker\\b|\\bmontag(?:e|morgen|s)?\\b|\\bhasse\\b|\\bsteuererklärung\\b|\\bkater nach\\b|\\bverlegt\\b|\\bspringt nicht an\\b|\\bfunktioniert nicht\\b|\\bkaputt\\p{L}*|\\bwarteschleife\\b|\\bzuspätkommen\\b|\\bsocken? (?:verl|weg|versch)\\p{L}*|\\bpechtag\\b',
  ],
  [
    'party',
    '\\bparty\\p{L}*|\\bfeiern\\b|\\bfete\\b|\\bjunggesell\\p{L}*|\\btanzfläche\\b|\\bfreitagabend\\b|\\bsamstagabend\\b|\\bsamstagnacht\\b|\\bpartylied\\b|\\bpartyhit\\b|\\bballermann\\b|\\b(?:das|ein|dem|zum|fürs|beim|aufs) fest\\b|\\bsommerfest\\b',
  ],
  [
    'friendship',
    '\\bfreundschaft\\p{L}*|\\b(?:beste[nrms]?|gute[nrms]?|alte[nrms]?) freund(?:in|e|es|innen)?\\b|\\bkumpels?\\b|\\bfreunde\\b|\\bbff\\b',
  ],
  [
    'falling',
    '\\bverlieb\\p{L}*|\\bschwarm\\b|\\berstes date\\b|\\berster kuss\\b|\\bliebe auf den ersten blick\\b|\\bfrisch zusammen\\b|\\bflirt\\p{L}*|\\bheiratsantrag\\b|\\bschmetterlinge im bauch\\b',
  ],
  [
    'devotion',
    '\\bliebeslied\\p{L}*|\\bliebesballade\\b|\\bliebeserklärung\\b|\\bjahrestag\\b|\\bhochzeitstag\\b|\\b(?:mein(?:e|en|em|er)?) (?:\\p{L}+ )?(?:frau|mann|ehefrau|ehemann|freund|freundin|partner|partnerin|verlobten?|schatz)\\b|\\bliebe (?:dich|sie|ihn)\\b|\\bgroße liebe\\b|\\bwahre liebe\\b|\\bromantisch\\p{L}*|\\bseelenverwandt\\p{L}*',
  ],
  [
    'nostalgia',
    '\\bnostalg\\p{L}*|\\b(?:sommer|winter|jahr) (?:19|20)\\d\\d\\b|\\berste[nr]? (?:große[nr]? )?liebe\\b|\\bnie wieder gesehe?n\\b|\\bkindheit\\p{L}*|\\bfrüher\\b|\\bdamals\\b|\\bgute alte zeit\\b|\\berinnerung\\p{L}*|(?<!-)\\b(?:meine[rn]?|unsere[rn]?|der|die) jugend(?:zeit)?\\b|\\bals (?:ich|wir) (?:noch )?(?:ein kind|kinder|klein|jung)\\b|\\baufgewachsen\\b|\\bschulzeit\\b|\\bweißt du noch\\b|\\b(?:bei|mit) (?:meinen|unseren|den) großeltern\\b|\\b(?:die|unsere|meine) (?:sommer|ferien|kinderjahre)\\b',
  ],
  [
    'home',
    '\\bheimat\\p{L}*|\\bnach hause\\b|\\bzu ?hause\\b|\\bheimkommen\\b|\\bmein(?:e|em|er)? (?:dorf|stadt|straße|viertel)\\b|\\bdaheim\\b',
  ],
  [
    'freedom',
    '\\bfreiheit\\p{L}*|\\broadtrip\\b|\\bgekündigt\\b|\\bkündig\\p{L}*|\\bausbrechen\\b|\\babenteuer\\p{L}*|\\breise\\p{L}*|\\bweltreise\\b|\\bfernweh\\b|\\bunterwegs\\b|\\binterrail\\b|\\bbackpack\\p{L}*|\\baussteigen\\b',
  ],
  [
    'calm',
    '\\bruhig\\p{L}*|\\bentspann\\p{L}*|\\bruhe\\b|\\bstille\\b|\\bmeditat\\p{L}*|\\bgemütlich\\p{L}*|\\bsonntagmorgen\\b|\\bfriedlich\\p{L}*|\\bgelassen\\p{L}*|\\bausruhen\\b|\\bfeierabend\\b',
  ],
]
