import { plots } from '../../../songwriter/languages/de/plots.ts'
import { topics } from '../../../songwriter/languages/de/topics.ts'
import {
  divided,
  isInfinitive,
  isParticiple,
  isSecondOfSeveral,
  isSecondPerson,
  isVerb,
  isVerbOfSeveral,
} from './verbs.ts'

/** A line that was typed in small letters with the capital letters that nouns have: "du backst jeden tag einen kuchen". */
export function withNouns(text: string): string {
  const begun = text.search(/\p{L}{2}/u)
  const words = text.split(' ')
  const bare = words.map((word) => word.replace(/[^\p{L}\d-]/gu, '').toLowerCase())
  const isMixed = /\s\p{Lu}\p{Ll}/u.test(text.slice(begun))
  const isNoun = (at: number) => (isMixed ? isSurelyNounAt(words, bare, at) : isNounAt(bare, at))
  return words.map((word, at) => (isNoun(at) ? capitalised(word) : word)).join(' ')
}

/** "einen stoffhasen namens Möhrchen": whoever writes one noun with a capital letter may have left another small. */
function isSurelyNounAt(words: readonly string[], bare: readonly string[], at: number): boolean {
  const word = bare[at] ?? ''
  if (/^\p{Lu}/u.test(words[at + 1] ?? '') || !/^\p{Ll}/u.test(words[at] ?? '') || MANY.test(word)) return false
  if (isMalAt(bare, at)) return true
  if (word.length < 3 || SMALL.has(word) || isLikeVerb(word) || isLikeAdjective(word)) return false
  const next = bare[at + 1] ?? ''
  const isBeforeNoun = NOUNS.has(next) || isComposed(next)
  return (NOUNS.has(word) || isComposed(word)) && follows(bare, at) && !isBeforeNoun
}
const MANY = /^(?:paar|weg|not|mal|bisschen|bissl|stolz|ernst|angst|leid|fest|wert)$/u

/** "beim dritten mal". */
const isMalAt = (words: readonly string[], at: number): boolean =>
  words[at] === 'mal' &&
  /^(?:jedes|dieses|(?:letzte|nächste|erste|zweite|dritte|vierte|fünfte|zigste|hundertste)[ns]?)$/u.test(
    words[at - 1] ?? '',
  )

const capitalised = (word: string) =>
  word
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/(?<=^\p{Lu}-)\p{Ll}/u, (letter) => letter.toUpperCase())

function isNounAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (word === 'morgen' && /^(?:am|jeden|diesen|guten|eines|nächsten)$/u.test(before)) return true
  if (/^(?:alles|etwas|nichts|viel|wenig)$/u.test(before) && /^(?:gute|liebe|\p{L}{3,}es)$/u.test(word)) return true
  if (at === words.length - 1 && /^(?:d(?:er|ie|as|en)|einen?|eine)$/u.test(before) && ALONE.has(word)) return true
  // "ich hab Rücken".
  if (/^(?:rücken|kopf|bauch|knie|schnupfen|husten|fieber)$/u.test(word) && /^(?:hab|habe|hast|hat)$/u.test(before))
    return true
  if (word === 'fest' && !/^(?:das|dem|ein|zum|beim|aufs|unser|ihr|sein|jedes|dieses)$/u.test(before)) return false
  if (isMalAt(words, at)) return true
  if (word.length < 2 || /^\d/u.test(word) || SMALL.has(word) || LASTING.test(word)) return false
  if (/^\d+$/u.test(before) && /^(?:nach|seit|vor|mit|in|bei|aus|von)$/u.test(words[at - 2] ?? '')) return true
  if (MADE_NOUNS.has(before) && isInfinitive(word)) return true
  const { small, large } = known()
  if (
    (/^(?:ich|wir|du)$/u.test(before) && !(isComposed(word) && !isLikeVerb(word))) ||
    (at === 1 && before === 'ihr' && !NOUNS.has(word) && isSecondOfSeveral(word))
  )
    return false
  const isVerbHere = isLikeVerb(word) && !ARTICLES.has(before) && !/^\p{L}{2,}e[ns]?$/u.test(before)
  if (NOUNS.has(word)) return !isVerbHere
  const isOpen = !isLikeVerb(word) && !isLikeAdjective(word)
  if (large.has(word) && !small.has(word)) return !isVerbHere
  if (NOUN_ENDING.test(word) && isOpen) return true
  if (follows(words, at)) return !isAdjectiveAt(words, at) && !isLikeVerb(word)
  // "du bist taub": what somebody is said to be is seldom a noun without an article.
  if (small.has(word) || !isOpen) return false
  return isComposed(word) || !(words.some((one) => IS.has(one)) || isAdjectiveAt(words, at))
}

/** "nächtelang", "stückweise", "dreimal". */
const LASTING =
  /^(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|zig|manch|jedes)mal$|^(?:nächte|tage|wochen|monate|jahre|stunden|minuten|meter|seiten|ein)lang$|(?:stück|teil|probe|zeit|ausnahms|normaler|glücklicher|komischer)weise$/u

/** Behind an article, and adjectives of which each may have been one. */
function follows(words: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - MOST_BETWEEN; i--) {
    const word = words[i] ?? ''
    if (ARTICLES.has(word) || /^\d+$/u.test(word)) return true
    if (!/(?:e|en|er|es|em)$/u.test(word)) return false
    if (!ADJECTIVES.has(word) && (SMALL.has(word) || isLikeVerb(word))) return false
  }
  return false
}
const MOST_BETWEEN = 3

/** "alten" of "den alten bulli": something follows that may be the noun. */
function isAdjectiveAt(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]]
  if (!/(?:e|en|er|es|em)$/u.test(word) || next === '' || /^\d/u.test(next)) return false
  const { small, large } = known()
  if (SMALL.has(next) || isLikeVerb(next)) return false
  return NOUNS.has(next) || large.has(next) || !small.has(next)
}

const isLikeVerb = (word: string) =>
  isVerb(word) ||
  divided(word) !== null ||
  isVerbOfSeveral(word) ||
  isInfinitive(word) ||
  isParticiple(word) ||
  isSecondPerson(word) ||
  /^(?:hab|habe|bin|geh|gehe|komm|komme|mach|mache|lieb|liebe|denk|denke|vermiss|vermisse|sag|sage|brauch|brauche|find|finde|steh|sitz|lieg|schlaf|lauf|fahr)$/u.test(
    word,
  )

const isLikeAdjective = (word: string) =>
  /(?:ig|lich|isch|bar|sam|los|haft|voll|iert|end)(?:e[nmrs]?)?$/u.test(word) && !/(?:kraftvoll|lisch)$/u.test(word)

/** "stoffhasen", "führerscheinprüfung". */
function isComposed(word: string): boolean {
  for (let at = LEAST_PART; at <= word.length - LEAST_HEAD; at++) if (NOUNS.has(word.slice(at))) return true
  return false
}
/** In letters. */
const LEAST_PART = 3
const LEAST_HEAD = 4

const NOUN_ENDING = /\p{L}{3}(?:ung|heit|keit|schaft|tion|tät|chen|lein|ismus)(?:en|s)?$/u

/** Words that stanzas write in small letters, and those that they write as nouns. */
function known(): { readonly small: ReadonlySet<string>; readonly large: ReadonlySet<string> } {
  if (of) return of
  const text = JSON.stringify([plots, topics]).replace(/"kin":"[^"]*"/g, '')
  const small = new Set(text.match(/(?<=\p{L}[, ]+)\p{Ll}\p{L}+/gu) ?? [])
  const large = new Set((text.match(/(?<=\p{Ll}[, ]+)\p{Lu}\p{Ll}+/gu) ?? []).map((word) => word.toLowerCase()))
  of = { small, large }
  return of
}
let of: { readonly small: ReadonlySet<string>; readonly large: ReadonlySet<string> } | null = null

const IS: ReadonlySet<string> = new Set(
  'ist bist bin sind seid war warst waren wird wirst werden bleibt bleibst'.split(' '),
)
/** What somebody may be called by, as a noun: "einen Neuen". */
const ALONE: ReadonlySet<string> = new Set(
  'neuen neue neuer beste besten bester kleine kleinen kleiner liebste liebsten größte größten alte alten letzte schönste schönsten einzige einzigen'.split(
    ' ',
  ),
)

/** Behind these a verb is a noun: "beim bouldern". */
const MADE_NOUNS: ReadonlySet<string> = new Set('beim zum vom am im fürs das ins'.split(' '))
/** What a noun follows, with adjectives between. */
const ARTICLES: ReadonlySet<string> = new Set(
  'der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unsern unsre euer eure euren eurem eurer kein keine keinen keinem keiner jede jeden jedem jeder jedes diese diesen diesem dieser dieses alle zwei drei vier fünf sechs sieben acht neun zehn im am zum zur beim vom ins ans fürs mit ohne aus für gegen nach bei vor'.split(
    ' ',
  ),
)
/** Adjectives that may stand between an article and its noun. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  `teure teuren teurer teures gut gute guten guter gutes besser beste besten bester bestes schlecht schön schöne schönen schönes schönste schönsten groß große großen großer großes klein kleine kleinen kleiner kleines alt alte alten alter altes neu neue neuen neuer neues jung junge jungen lang lange langen kurz kurze kurzen hoch hohe hohen tief laut laute lauten leise stark starke schwach schnell langsam warm warme warmen kalt kalte kalten heiß heiße heißen nass trocken süß süße süßen sauer bitter scharf salzig hell dunkel dunkle dunklen schwarz weiß weiße weißen rot rote roten blau blaue blauen grün grüne grünen gelb gelbe gelben braun grau bunt bunte bunten voll leer offen zu teuer billig günstig gratis kostenlos umsonst gesund krank tot müde wach hungrig satt froh traurig wütend böse lieb liebe lieben nett nette netten toll tolle tollen super krass cool witzig lustig albern ernst still ruhig verrückt verrückte verliebt stolz eifersüchtig schüchtern mutig feige faul fleißig schlau klug dumm doof blöd blöde peinlich komisch seltsam falsch falsche falschen echt echte fremd fremde fremden fremder eigen eigene eigenen einzig einzige einzigen ganze ganzen ganzer ganzes halb halbe halben ganzes gleich gleiche gleichen ander andere anderen anderer anderes frisch frische frischen sauber dreckig hart weich rund eckig dick dicke dicken dünn dünne breit schmal nah fern weit eng treu tapfer legendär perfekt ideal extrem genial französisch englisch deutsch italienisch gebraucht gebrauchte gebrauchten geile geil furchtbar schlimm schrecklich wild wilde wilden leicht schwer fies reich`.split(
    /\s+/,
  ),
)
/** Words in small letters. */
const SMALL: ReadonlySet<string> = new Set(
  `ich du er sie es wir ihr man mich dich sich uns euch mir dir ihm ihn ihnen wer was wen wem wo wie wann warum der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unsern unsre euer eure euren eurem eurer kein keine keinen keinem keiner jede jeden jedem jeder jedes diese diesen diesem dieser dieses alle allen alles beide beiden einige manche mancher manches mehr viel viele vielen viel wenig wenige etwas nichts nix jemand niemand keins meins deins
  in an auf aus bei mit nach von vor zu über unter neben zwischen hinter durch für gegen ohne um bis seit während wegen trotz außer statt im am ins ans beim vom zum zur fürs übers aufs unterm vorm hinterm
  und oder aber denn sondern weil dass wenn als ob damit obwohl bevor nachdem sobald solange sowie sonst
  ist sind war waren bin bist seid hat haben habe hab hast habt hatte hatten wird werden wurde wurden worden kann können konnte will wollen wollte muss müssen musste soll sollen sollte darf mag mögen möchte würde hätte wäre gibts gehts wars habs hats ists
  nicht nie niemals immer oft manchmal selten meist meistens stets dauernd ständig früher damals heute gestern morgen jetzt nun gleich bald später spät früh danach dann davor vorher nachher endlich schon noch erst nur auch sogar fast ganz sehr so zu ziemlich total echt voll richtig wirklich einfach mal doch ja nein halt eben wohl etwa gar gern gerne lieber am besten mindestens höchstens ungefähr etwa rund circa
  hier da dort drüben oben unten hinten vorne vorn drinnen draußen links rechts überall nirgends irgendwo irgendwie irgendwas irgendwann zuhause daheim weg hin her hinaus herein raus rein rauf runter rüber rum los zurück zusammen allein alleine selber selbst gemeinsam einander miteinander voneinander weiter wieder vorbei vorüber fertig kaputt
  montags dienstags mittwochs donnerstags freitags samstags sonntags morgens abends nachts mittags vormittags nachmittags tagsüber werktags abends täglich wöchentlich
  ab an auf aus ein mit los weg zu her hin daran darauf daraus dabei damit danach daneben dafür dagegen darin darüber darum davon dazu drum dran drauf drin drüber hierher dahin wofür womit wobei
  trotzdem deshalb deswegen außerdem jedoch dennoch allerdings leider hoffentlich vielleicht bestimmt sicher natürlich eigentlich überhaupt genau gerade grad grade plötzlich sofort zuerst zuletzt eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf hundert tausend erste ersten erster zweite zweiten dritte dritten letzte letzten letzter letztes nächste nächsten nächster
  taub blind stumm egal recht schuld leid wert satt frech pleite nackt dicht rosa lila orange beliebt bekannt berühmt verheiratet geschieden schwanger allergisch pünktlich unpünktlich barfuß nervös albern clever goldig knuddelig flauschig zickig schusselig vergesslich tollpatschig hilfsbereit grandios mega hammer prima`
    .split(/\s+/)
    .concat([...ADJECTIVES]),
)
const NOUNS: ReadonlySet<string> = new Set(
  `lkw pkw wg tüv abend abende abends abwasch angst ahnung anfang angeln apfel arbeit arm arme arzt auge augen ausrede ausreden auto autos bad bahn ball balkon bank bauch bauer baum bäume bein beine berg berge bett bier bild bilder blume blumen boden bohnen boot boxen brief briefe brille brot brote brötchen brücke bruder brüder buch bücher bulli bus büro butter café chaos chef chor computer dach daumen decke dienst ding dinge dorf duft durst ecke ehe ei eier eimer eis ende enkel ente ersatz essen fahrrad fahrräder fahrt familie farbe farben fehler feier feierabend feld fenster ferien fest feuer film finger fisch fische flasche fleck flur flügel foto fotos frau frauen freitag freude freund freunde freundin frieden frisur frosch frühling frühstück führerschein fuß füße fußball gans garage garten gäste gast geburt geburtstag geduld gedanken gefühl geheimnis geige geist geld gemüse geschenk geschenke geschichte geschichten gesicht gewitter gitarre glas gläser glück gold gras großeltern größe gurke haar haare hafen hahn hals hand hände handy hase hasen haus häuser hausaufgaben haut heft heimat heizung held hemd herbst herz herzen hilfe himmel hintern hirn hitze hof holz honig hose hosen huhn hühner hund hunde hunger hut igel imbiss insel jacke jahr jahre jahren jahrhundert joghurt jubel junge kaffee kälte kamera kamm karte karten kasse katze katzen keks kekse keller kette kind kinder kindern kino kirche kissen kiste klasse kleid klo knie knopf koch koffer kohle kollege kollegen kollegin kopf korb körper kraft kranz kreis krieg küche kuchen kuh kunde kunden kunst kurs kuss küsse labor lachen laden lager lampe land laptop laune leben leder lehrer leid leine leiter leute licht liebe lied lieder löffel luft lust mädchen mädels magen mann männer markt marmelade mathe mauer maus mäuse medizin meer meister mensch menschen messer milch minute minuten mittag mittwoch monat monate monaten mond montag motor mücke mühe müll mund musik mut mutter mütze nachbar nachbarn nacht nächte nadel name namen nase natur nebel nerven nest netz not note noten nuss oma ohr ohren öl opa opfer ordnung ort ostern paar paket panik papa papier pause pech pferd pfanne pfeife pflaster pflanze pflanzen pfote pfoten pfütze pfützen pizza plan pläne platz plätze platten plätzchen pokal polizei pommes post prinzessin problem probleme prüfung pudding pulli punkt punkte puppe rad räder rand rasen rat räder raum rechnung regal regen regenbogen reh reifen reihe reise rennen rente rentner rest rezept ring ringe risiko rock rose rosen roller rollator rücken rucksack ruhe runde sache sachen saft sahne salat salz samstag sand satz schach schal schatz schatten scheibe schere schiff schlaf schlager schlamm schlange schlüssel schmerz schmerzen schmetterling schnaps schnee schokolade schrank schraube schrei schritt schuh schuhe schulbank schuld schule schüler schulter schürze schüssel schwanz schwein schwester see seele segel seife seil seite sekunde sekunden sessel sieg socke socken sofa sohn sommer sonne sonntag sorge sorgen soße spaß spiegel spiel spiele sport sprache spruch sprüche spur staat stadt stall stau staub stein steine stelle stern sterne stiefel stift stille stimme stock stoff stolz strand straße straßen strauß streit strom stück stuhl stühle stunde stunden sturm suppe tag tage tagen tanne tante tanz tasche tasse tassen taxi tee teich teig teil teller temperatur teppich termin termine test theater tier tiere tisch tische tochter tod tomate tomaten ton topf tor tore torte torwart tränen traktor traum träume treffen treppe treppen tritt tropfen trost tuch tür türen turm uhr umzug unfall unsinn unterricht urlaub vater verein verkehr versuch vogel vögel vorhang wagen wahl wald wand wände wäsche wasser weg weihnachten wein welt weltmeister werkstatt wetter wiese wind winter witz witze woche wochen wochenende wohnung wolke wolken wolle wort worte wunder wunsch wünsche wurst wut zahl zahlen zahn zähne zahnbürste zaun zebra zeh zehen zeit zeiten zelt zettel zeug ziege ziel zimmer zitrone zoo zucker zug züge zukunft zwiebel lakritz käsekuchen pflaumenkuchen jackentasche geburtstagskind meisterschaft abstieg aufstieg elfer rückstand eigentor sturm waschmaschine pancakes einhorn einhörner mehl korn hefe teebeutel ketchup döner pils rommé skat mau doppelkopf schnäpschen karaoke netflix playstation parkplatz parkplätze fernbedienung schulranzen ranzen turnbeutel gummistiefel gummistiefeln sandkasten schaukel rutsche spielplatz kita kindergarten schulhof tafel kreide füller lineal tinte futter sofa kratzbaum führer fahrer bäcker metzger schlosser maurer tonne tonnen kran roboter kuscheltier kuscheltiere sängerin sänger kuchenform kabine muffins turnier linie trikot trikots pokale siege rutsch brett bretter schwimmbad freibad handtuch teddy opas omas becher haken zange säge hammer eimern schubkarre krankenhaus pflege chemo narkose kran bagger`.split(
    /\s+/,
  ),
)
