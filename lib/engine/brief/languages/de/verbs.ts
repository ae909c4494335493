/** Infinitives whose forms follow the rule: "backen", "backt", "backte". */
const WEAK =
  'abonnieren achten adoptieren wärmen wehren weiten runden schwächen stärken nullen ernähren bedeuten beschützen erinnern erzählen gehorchen knien sabotieren schlingen strullern verlieben verpassen bekleckern gönnen fordern liken chatten swipen googlen scrollen gären ahnen ändern angeln antworten arbeiten ärgern atmen backen baden basteln bauen baumeln beichten bellen besuchen beten betteln bezahlen blinken blinzeln blitzen blödeln blubbern blühen bohren borgen boxen brauchen bremsen brummen brüllen buchen buddeln bügeln bummeln campen checken chillen danken dampfen dauern decken dehnen deuten dichten dienen diskutieren donnern dösen drehen drohen drucken drücken duften dulden düsen duschen eilen ekeln ernten erben faulenzen fauchen fegen fehlen feiern feilen filmen fischen flattern flicken flirten flitzen flöten fluchen flüchten flüstern folgen foltern fördern fotografieren fragen freuen gehören gehorchen frisieren frühstücken fühlen führen füllen funkeln funken funktionieren furzen futtern füttern gackern gähnen gammeln garen gärtnern gehören geigen gewöhnen glänzen glätten glauben glotzen glucksen glühen googeln graben gratulieren grenzen grillen grinsen grollen grunzen grüßen gucken hacken hageln häkeln hallen halten hamstern handeln harken hassen hauchen hausen häuten heften heilen heiraten heizen herzen hetzen heulen hexen hinken hobeln hoffen hoppeln horchen hören hupen hüpfen husten hüten impfen jagen jammern jaulen jobben jodeln joggen jubeln jucken kacken kämmen kämpfen kapieren kassieren kauen kaufen kegeln kehren keimen kellnern kichern kippen kitzeln klagen klammern klappen klappern klären klatschen klauen kleben kleckern kleiden klettern klicken klimpern klingeln klopfen knabbern knacken knallen knattern kneten knicken knipsen knistern knobeln knuddeln knurren knuspern knutschen kochen kokeln kommandieren kontrollieren korrigieren kosten krabbeln krachen krähen kramen kratzen krausen kreischen kreisen kriegen kritisieren kritzeln krümeln kuscheln küssen lachen lächeln laden lallen landen langweilen lästern lauern lauschen leben lecken leeren legen lehnen lehren leisten leiten lenken lernen leuchten lieben liefern loben lockern löffeln löschen lösen lüften machen mahlen mähen mailen malen mampfen managen manschen massieren maulen meckern meinen meistern melden merken meutern miauen mieten mischen mixen mögen mopsen morsen motzen müffeln murmeln mustern nähen nagen naschen necken nehmen neiden nerven nicken niesen nörgeln notieren nuckeln nuscheln nutzen öffnen operieren opfern ordnen organisieren packen parken passen passieren patzen pauken pausieren pendeln pennen petzen pfeffern pflanzen pflastern pflegen pflücken pfuschen picken piepen piepsen piksen pilgern pinkeln pinnen pinseln planen planschen plappern platzen plaudern pochen pokern polieren poltern posten predigen prahlen proben probieren produzieren protestieren prüfen prügeln pudern pumpen pupsen purzeln pusten putzen puzzeln quaken quälen quasseln quatschen quengeln quietschen radeln randalieren rappen rappeln rascheln rasen rasieren raspeln rasten rattern räubern rauchen räumen rauschen reagieren rechnen reden regeln regieren regnen reimen reinigen reisen reizen rennen renovieren reparieren retten riskieren rocken rodeln rollen rösten rotieren rubbeln rücken rudern ruhen rühren rülpsen rutschen rütteln sabbern säen sagen sägen salzen sammeln sausen schaden schaffen schälen schalten schämen scharren schätzen schauen schaukeln schaufeln schenken scherzen scheuern schicken schielen schießen schildern schimmern schimpfen schlabbern schlachten schlecken schleichen schlemmen schlendern schleppen schleudern schlingern schlitzen schlottern schluchzen schlucken schlummern schlürfen schmatzen schmecken schmeicheln schmerzen schmieren schminken schmökern schmollen schmücken schmusen schnappen schnarchen schnattern schnaufen schneien schnippeln schnitzen schnuppern schnüffeln schnurren schokieren schrauben schreiten schrubben schrumpfen schubsen schulden schuften schummeln schunkeln schüren schütteln schütten schützen schwänzen schwärmen schwatzen schweben schwimmen schwindeln schwingen schwitzen schwören segeln sehnen senden shoppen siegen signieren simsen sitzen skaten sorgen sortieren spannen sparen spazieren speichern spenden spielen spinnen spotten sprinten spritzen sprudeln sprühen spucken spuken spülen spüren stammen stampfen stapeln starren starten staubsaugen staunen stecken steigern stellen steppen steuern sticken stiften stillen stimmen stöbern stöhnen stolpern stolzieren stopfen stoppen stören stottern strahlen strampeln streamen streben strecken streicheln streiken streuen stricken strömen strotzen studieren stürmen stürzen stutzen stützen suchen summen surfen süßen tanken tanzen tapezieren tasten tauchen tauen taufen taugen tauschen täuschen teilen telefonieren texten tippen toben tollen töpfern torkeln tönen toppen töten trainieren trampeln trampen tränken trauen trauern träufeln träumen trennen trillern trinken tricksen trippeln trocknen trödeln trommeln trompeten trösten trotzen trudeln tuckern tupfen tüfteln turnen tuscheln tuten twittern üben umarmen unterrichten wachen wackeln wagen wählen walzen wälzen wandern wandeln warnen warten wechseln wecken wedeln wehen weigern weihen weilen weinen wenden werfen werkeln wetten wetzen wickeln widmen wiegen wiehern wimmern winken winseln wippen wirbeln wirken wischen wispern wittern wohnen wühlen wünschen würfeln würgen wurschteln wursteln würzen wüten zahlen zählen zahnen zähmen zanken zappeln zaubern zeichnen zeigen zelten zerren zeugen zicken ziehen zielen zieren zimmern zischen zittern zocken zögern züchten zucken holen kümmern düngen bürsten setzen hämmern mogeln stibitzen köpfen rätseln forschen benoten paddeln kündigen färben föhnen schlichten muntern fürchten dunsten hocken knutschen zocken klönen quatschen pflügen melken flunkern zügeln zündeln zünden zupfen zwängen zweifeln zwicken zwinkern zwitschern'
/** The like, which begin as others do that have no meaning without it. */
const WEAK_JOINED =
  'behaupten begegnen begleiten bereuen beschäftigen beschweren bewundern wundern beerdigen begeistern beherrschen belästigen beleidigen beobachten bereiten beruhigen bestätigen bevorzugen bewegen entschuldigen ergänzen erkälten erkundigen erledigen erlauben ermutigen erobern erschöpfen verabschieden veranstalten verarschen verbessern verbreiten verdienen verehren vergeuden vergrößern verheimlichen verlangen verletzen vermissen versauen versäumen verschwenden versichern verteidigen verwirren verwöhnen verzichten überraschen gefährden genügen gestalten gelangen schmuggeln'
/** Infinitive, third person, past. */
const STRONG =
  'backen bäckt backte, befehlen befiehlt befahl, beginnen beginnt begann, beißen beißt biss, bergen birgt barg, biegen biegt bog, bieten bietet bot, binden bindet band, bitten bittet bat, blasen bläst blies, bleiben bleibt blieb, braten brät briet, brechen bricht brach, brennen brennt brannte, bringen bringt brachte, denken denkt dachte, dringen dringt drang, dürfen darf durfte, empfangen empfängt empfing, empfehlen empfiehlt empfahl, empfinden empfindet empfand, erschrecken erschrickt erschrak, essen isst aß, fahren fährt fuhr, fallen fällt fiel, fangen fängt fing, finden findet fand, flechten flicht flocht, fliegen fliegt flog, fliehen flieht floh, fließen fließt floss, fressen frisst fraß, frieren friert fror, geben gibt gab, gehen geht ging, gelingen gelingt gelang, gelten gilt galt, gefallen gefällt gefiel, genießen genießt genoss, geschehen geschieht geschah, gewinnen gewinnt gewann, gießen gießt goss, gleichen gleicht glich, gleiten gleitet glitt, graben gräbt grub, greifen greift griff, haben hat hatte, halten hält hielt, hängen hängt hing, hauen haut haute, heben hebt hob, heißen heißt hieß, helfen hilft half, kennen kennt kannte, klingen klingt klang, kneifen kneift kniff, kommen kommt kam, können kann konnte, kriechen kriecht kroch, laden lädt lud, lassen lässt ließ, laufen läuft lief, leiden leidet litt, leihen leiht lieh, lesen liest las, liegen liegt lag, lügen lügt log, meiden meidet mied, messen misst maß, mögen mag mochte, müssen muss musste, nehmen nimmt nahm, nennen nennt nannte, pfeifen pfeift pfiff, quellen quillt quoll, raten rät riet, reiben reibt rieb, reißen reißt riss, reiten reitet ritt, rennen rennt rannte, riechen riecht roch, ringen ringt rang, rufen ruft rief, saufen säuft soff, saugen saugt saugte, scheinen scheint schien, scheren schert schor, schieben schiebt schob, schießen schießt schoss, schlafen schläft schlief, schlagen schlägt schlug, schleichen schleicht schlich, schleifen schleift schliff, schließen schließt schloss, schmeißen schmeißt schmiss, schmelzen schmilzt schmolz, schneiden schneidet schnitt, schreiben schreibt schrieb, schreien schreit schrie, schweigen schweigt schwieg, schwimmen schwimmt schwamm, schwingen schwingt schwang, schwören schwört schwor, sehen sieht sah, sein ist war, singen singt sang, sinken sinkt sank, sitzen sitzt saß, sollen soll sollte, spinnen spinnt spann, sprechen spricht sprach, springen springt sprang, stechen sticht stach, stehen steht stand, stehlen stiehlt stahl, steigen steigt stieg, sterben stirbt starb, stinken stinkt stank, stoßen stößt stieß, streichen streicht strich, streiten streitet stritt, tragen trägt trug, treffen trifft traf, treiben treibt trieb, treten tritt trat, trinken trinkt trank, tun tut tat, verderben verdirbt verdarb, vergessen vergisst vergaß, verlieren verliert verlor, verschwinden verschwindet verschwand, verzeihen verzeiht verzieh, wachsen wächst wuchs, waschen wäscht wusch, weichen weicht wich, weisen weist wies, wenden wendet wandte, werben wirbt warb, werden wird wurde, werfen wirft warf, wiegen wiegt wog, wissen weiß wusste, wollen will wollte, ziehen zieht zog, zwingen zwingt zwang, möchten möchte möchte'

type Form = { readonly infinitive: string; readonly isPast: boolean }

const FORMS = new Map<string, Form>()
const INFINITIVES = new Set<string>()

for (const infinitive of `${WEAK} ${WEAK_JOINED}`.split(' ')) {
  const stem = stemOf(infinitive)
  FORMS.set(`${stem}t`, { infinitive, isPast: false })
  FORMS.set(`${stem}te`, { infinitive, isPast: true })
  INFINITIVES.add(infinitive)
}
for (const [infinitive = '', present = '', past = ''] of STRONG.split(', ').map((forms) => forms.split(' '))) {
  const wrong = stemOf(infinitive)
  for (const form of [`${wrong}t`, `${wrong}te`]) if (infinitive !== 'backen') FORMS.delete(form)
  FORMS.set(past, { infinitive, isPast: true })
  FORMS.set(present, { infinitive, isPast: false })
  INFINITIVES.add(infinitive)
}

/** "wackel" of "wackeln", "arbeite" of "arbeiten", which is said with an "e" before each ending. */
function stemOf(infinitive: string): string {
  const stem = infinitive.replace(/(?:(?<=[lr])n|en|n)$/u, '')
  return /[dt]$|[^aeiouäöülrhmn][mn]$|chn$/u.test(stem) ? `${stem}e` : stem
}

const DIVIDING =
  'ab|an|auf|aus|bei|durch|ein|fern|fest|fort|frei|gegen|gut|heim|her|heran|heraus|herum|herunter|hin|hinein|hinaus|hinterher|hoch|kaputt|kennen|klar|los|mit|nach|nieder|raus|rein|rum|runter|rüber|schwarz|sitzen|spazieren|stehen|teil|tot|um|unter|vor|vorbei|vorlese|weg|weh|weiter|wieder|zu|zurecht|zurück|zusammen|über|wach|großziehen|groß|bereit|leid|blau|dran|drauf|heraus|voran|schief'
const JOINED = 'be|ver|er|ent|zer|miss|über|unter|um|wider|hinter|durch'
const DIVIDED = new RegExp(
  `^(${DIVIDING.split('|')
    .sort((one, other) => other.length - one.length)
    .join('|')})(\\p{L}{3,})$`,
  'u',
)
const COMPOSED = new RegExp(`^(${JOINED})(\\p{L}{3,})$`, 'u')

function formOf(word: string): Form | null {
  const known = FORMS.get(word)
  if (known) return known
  const [, , inner = ''] = COMPOSED.exec(word) ?? []
  const form = FORMS.get(inner)
  if (form) return form
  if (INFINITIVES.has(inner) || word.length < LEAST_OF_STEM || word.startsWith('ge')) return null
  return /ier(?:t|te)$/u.test(word) ? { infinitive: word.replace(/te?$/, 'en'), isPast: word.endsWith('te') } : null
}
/** In letters: "tiert" is no verb. */
const LEAST_OF_STEM = 7

/** A form that goes with "er", "sie" and "es": "backt", "verkauft", "kam". */
export const isVerb = (word: string): boolean => formOf(word) !== null

export const isInfinitive = (word: string): boolean => {
  if (INFINITIVES.has(word) || /\p{L}{2}ieren$/u.test(word)) return true
  const [, , inner = ''] = DIVIDED.exec(word) ?? COMPOSED.exec(word) ?? []
  return INFINITIVES.has(inner.replace(/^zu(?=\p{L}{4})/u, '')) || INFINITIVES.has(inner)
}

/** "gebacken", "aufgehoben", "verloren", "repariert". */
export function isParticiple(word: string): boolean {
  if (/^(?:geworden|worden|gewesen|getan)$/u.test(word)) return true
  const bare = DIVIDED.exec(word)?.[2] ?? word
  if (/^ge\p{L}{2,}(?:t|en)$/u.test(bare)) return !NO_PARTICIPLES.has(bare)
  if (/^\p{L}{2,}iert$/u.test(bare)) return true
  const [, , stem = ''] = /^(be|ver|er|ent|zer|über|unter|miss)(\p{L}{2,}(?:t|en))$/u.exec(bare) ?? []
  if (NO_PARTICIPLES.has(bare)) return false
  return stem.endsWith('en')
    ? STRONG_PARTICIPLES.has(stem)
    : (stem !== '' && isVerb(stem)) || JOINED_PARTICIPLES.has(bare)
}
const JOINED_PARTICIPLES: ReadonlySet<string> = new Set([
  ...WEAK_JOINED.split(' ').map((infinitive) => `${stemOf(infinitive)}t`),
  ...'verbrannt verbracht erbracht bedacht erdacht verkannt erkannt bekannt benannt ernannt verrannt gewusst bewusst'.split(
    ' ',
  ),
])
/** Of "verloren", "behalten". */
const STRONG_PARTICIPLES: ReadonlySet<string> = new Set(
  'loren gessen brochen funden schlafen sprochen ziehen zogen kommen halten worfen nommen schwunden standen laden tragen graben fallen lassen schrieben trieben boten bogen schoben schlossen stohlen storben dorben schworen wonnen gonnen bunden wiesen stiegen mieden liehen schienen stritten litten rissen bissen griffen glichen strichen trunken sprungen zwungen schwommen troffen holfen messen sessen gangen hangen schlagen raten stoßen fahren laufen sehen geben stehen lesen treten waschen wachsen schissen rieben logen trogen flogen froren gossen nossen rungen sonnen wichen wogen'.split(
    ' ',
  ),
)
const NO_PARTICIPLES: ReadonlySet<string> = new Set(
  'gebet gebiet gedicht gefecht gehalt gerät geraten gericht gerichten geschäften geschichten geschirr gesicht gewicht gemüt garten gestalt gestern gegen gesamt gesunden berichten bereit beeren besten betten begriffen verstand versuchen überall unterhalb überhaupt unterricht übermut verbot verdacht verein beten ersten erst ernst'.split(
    ' ',
  ),
)

/** "aufhebt" is "hebt" and "auf"; a verb that is whole has no rest. */
export function divided(word: string): readonly [verb: string, rest: string] | null {
  if (isVerb(word)) return [word, '']
  const [, prefix = '', verb = ''] = DIVIDED.exec(word) ?? []
  return verb !== '' && isVerb(verb) ? [verb, prefix] : null
}

const SECOND: Readonly<Record<string, string>> = {
  ...{ ist: 'bist', hat: 'hast', wird: 'wirst', kann: 'kannst', will: 'willst', muss: 'musst', mag: 'magst' },
  ...{ darf: 'darfst', soll: 'sollst', weiß: 'weißt', gilt: 'giltst', tritt: 'trittst', hält: 'hältst', rät: 'rätst' },
  ...{ lädt: 'lädst', brät: 'brätst', flicht: 'flichtst', wurde: 'wurdest', möchte: 'möchtest' },
}

/** "du backst" of "er backt"; null for what is no verb. */
export function secondPerson(word: string): string | null {
  const form = formOf(word)
  if (!form) return null
  const known = SECOND[word]
  if (known) return known
  if (form.isPast)
    return `${word}${/e$/.test(word) ? 'st' : /[dt]$/.test(word) ? 'est' : /[sßzx]$/.test(word) ? 't' : 'st'}`
  if (/[tdmn]et$/.test(word)) return `${word.slice(0, -1)}st`
  const stem = word.replace(/t$/, '')
  const [, joined = '', inner = ''] = COMPOSED.exec(word) ?? []
  if (joined && !FORMS.has(word) && SECOND[inner]) return `${joined}${SECOND[inner]}`
  return /(?:[sßzx])$/.test(stem) ? word : `${stem}st`
}

const OF_SEVERAL: Readonly<Record<string, string>> = { sind: 'seid', haben: 'habt', tun: 'tut', werden: 'werdet' }

/** "ihr backt" of "sie backen"; null for what is no verb of several. */
export function secondOfSeveral(word: string): string | null {
  const known = OF_SEVERAL[word]
  if (known) return known
  if (INFINITIVES.has(word) || isInfinitive(word)) return `${stemOf(word)}t`
  const single = word.replace(/n$/, '')
  if (word !== single && formOf(single)?.isPast) return `${single}t`
  const strong = word.replace(/en$/, '')
  return word !== strong && formOf(strong)?.isPast ? `${strong}${/[dt]$/.test(strong) ? 'et' : 't'}` : null
}

/** "haben" of "hast", "wuschen" of "wuschst": how "Sie" goes on; null for what is no verb. */
export function formalOf(second: string): string | null {
  if (formal.size === 0)
    for (const [word, { infinitive, isPast }] of FORMS) {
      const one = secondPerson(word)
      const many = isPast ? `${word}${/e$/u.test(word) ? 'n' : 'en'}` : infinitive === 'sein' ? 'sind' : infinitive
      if (one) formal.set(one, one === 'möchtest' ? 'möchten' : many)
    }
  const known = formal.get(second)
  if (known) return known
  const [, part = '', inner = ''] = DIVIDED.exec(second) ?? COMPOSED.exec(second) ?? []
  const verb = formal.get(inner)
  if (part && verb) return `${part}${verb}`
  return /\p{L}{3}ierst$/u.test(second) ? second.replace(/st$/u, 'en') : null
}
const formal = new Map<string, string>()

/** A verb that goes with a subject by itself: "backt", "sind"; "backen" may be an infinitive. */
export const isFiniteVerb = (word: string): boolean =>
  isVerb(word) || /^(?:sind|haben|werden|können|wollen|müssen|sollen|waren|hatten|gibt's|geht's)$/u.test(word)

/** "sind", "backen", "kamen". */
export const isVerbOfSeveral = (word: string): boolean => secondOfSeveral(word) !== null

/** "wollt", "backt", "kamt" of "ihr". */
export const isSecondOfSeveral = (word: string): boolean =>
  /^(?:seid|habt|werdet|tut|\p{L}+test?|\p{L}+tet)$/u.test(word) ||
  [`${word.slice(0, -1)}en`, `${word.slice(0, -2)}en`, `${word.slice(0, -1)}n`].some(isInfinitive) ||
  isVerb(word.slice(0, -1))

/** "konntest", "backst", "seid": how "du" and "ihr" go on. */
export const isSecondPerson = (word: string): boolean =>
  /^(?:bist|hast|wirst|seid|habt|kannst|willst|musst|magst|weißt|hältst|rätst|trittst)$/u.test(word) ||
  (/st$/u.test(word) && [word.slice(0, -2), word.replace(/st$/u, 't'), word.replace(/est$/u, '')].some(isVerb)) ||
  (/[sß]t$/u.test(word) && isVerb(word.slice(0, -1)))

/** "hab", "geh", "mag": how somebody begins who leaves "ich" out. */
export const isOwnVerb = (word: string): boolean =>
  /^(?:bin|hab|habe|hatte|war|kann|will|muss|musste|konnte|wollte|mag|weiß|darf|werde|komm|komme|geh|gehe|denk|denke|lieb|liebe|vermiss|vermisse|mach|mache|find|finde|steh|stehe|sitz|sitze|lieg|liege|fühl|fühle|hass|hasse|bleib|bleibe|kenn|kenne|hör|höre|arbeite|wohne|wohn|fahr|fahre|schlaf|schlafe|trau|traue|freu|freue|hoffe|hoff)$/u.test(
    word,
  )
