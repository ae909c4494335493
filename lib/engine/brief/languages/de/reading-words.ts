import type { ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { FIRST_NAMES_PATTERN, peopleIn, unlikeNames } from './names.ts'
import { kin } from './reading/kin.ts'
import { LEARNERS, lessonSubjects } from './reading/lessons.ts'
import { plots } from './reading/plots.ts'
import { writtenOut } from './written-out.ts'

const END =
  '(?=[.,;:!?\\n()"“„»]|$| - | – |(?<!\\bund |\\ball )\\b(?:die|das|den|dem)\\b|\\b(?:aber|mit|ohne|für|gesungen|im Stil|als (?:Rap|Ballade|Lied|Song)|auf \\p{L}+isch|wo|wenn|weil|während|zum (?:Mitsingen|Geburtstag|Tanzen|Lernen)|zur (?:Hochzeit|Melodie))\\b)'
const TILL =
  '(?=[.,;:!?\\n()"“„»]|$| - | – |\\b(?:der|die|das|den|dem|weil|dass|wenn|über|mit|ohne|in|im|auf|an|am|zum|zur|zu|aus|von|vom|wird|wurde|ist|war|hat|er|sie|wir|als|bei|beim|nach|vor|fürs?|namens)\\b)'

/** Where nothing says for whom a song is, the description begins with them: "mein opa willi geht in rente". */
const NO_ORDER =
  '(?!.*\\b(?:\\p{L}*(?:lied|song|rap|ständchen|jingle|hymne|ballade)|text|etwas|was) (?:\\p{L}+ ){0,2}?für\\b)(?:(?:hallo|hi|hey|huhu|also|moin)[,!]? )?'
/** What is about something. */
const ABOUT =
  '\\b(?:\\p{L}*(?:lied|song|rap|ballade|hymne|jingle|reim|gedicht|track|text|stück|musik|nummer|ode|walzer|blues|schlager|chanson|shanty|reggae|punk)|was|etwas|\\p{L}+es|geht|singt?|singen|erzählt|lyrics)'
/** What follows what a shop or a team is called. */
const BEHIND_BRAND =
  "in|im|am|an|aus|auf|bei|beim|mit|und|für|ohne|wir|ist|hat|sucht|sind|macht|macht's|der|die|das|wo|weil|seit|unten|oben|hier|um|verkauft|gibt|gibt's|backt|bietet|von|vom|jeden|jede|jetzt|neu|neue|gegenüber|nach|über|als|so|ihr|es|heißt|bitte|soll|immer|frische[rns]?|offen|zu|zum|zur"
const BRAND_WORDS = `(?!(?:${BEHIND_BRAND})\\b)[\\p{L}0-9][\\p{L}0-9.&'-]*(?: (?!(?:${BEHIND_BRAND})\\b)[\\p{L}0-9&'-]+){0,2}(?=[.,;:!?\\n()"“”»]|$| (?:${BEHIND_BRAND})\\b)`
const CLUB = 'SV|FC|TSV|TuS|VfB|VfL|SC|SG|HC|BC|TV|SSV|TSG|FSV|SpVgg|DJK|ASV|MSV|BSV|RSV|HSG'

const NAME = "\\p{Lu}[a-zà-öø-ÿß'’]+(?:-\\p{Lu}[a-zà-öø-ÿß]+)?"
const NAMES = `${NAME}(?: (?:von |van |de |da )?${NAME})?`
const SOMEBODY =
  '(?:Ur)?(?:[Oo]mas?|[Oo]mis?|[Oo]pas?|[Oo]pis?|[Gg]roßmutter|[Gg]roßvaters?|[Gg]roßeltern|Mamas?|Mamis?|Muttis?|Mutter|Papas?|Papis?|Vatis?|Vaters?|Eltern|Tochter|Töchter|Sohn(?:e?s)?|Söhne|Kind(?:e?s)?|Kinder|Babys?|Enkel(?:in|s|kind|sohn|tochter)?|Neffen?|Nichte|Patenkind|Schwestern?|Bruders?|Brüder|Geschwister|Zwillinge?|Ehefrau|Mann(?:e?s)?|Ehemann(?:e?s)?|Partner(?:in|s)?|Verlobten?|Schatz|Freund(?:in|es|s|e|innen)?|Kumpels?|Nachbar(?:in|n|s)?|Kolleg(?:in|e|en)|Chef(?:in|s)?|Tante|Onkels?|Cousin(?:e|s)?|Paten?|Patin|Patentante|Patenonkels?|Schwiegermutter|Schwiegervaters?|Schwägerin|Schwagers?|[\\p{L}]*[Ll]ehrer(?:in|s)?|[\\p{L}]*[Tt]rainer(?:in|s)?|Erzieher(?:in|s)?|Hebamme|[\\p{L}]{3,}erin|Pflegers?|Hausmeisters?|Postbote|Busfahrers?|Vermieters?|Torhüters?|Torwart|Professor(?:in|s)?|[\\p{L}]*[Hh]und(?:e?s)?|Hündin|Welpe|Dackel|Pudel|Mops|Labrador|[\\p{L}]*[Kk]atze|[Kk]aters?|[Kk]ätzchen|[Pp]ferd(?:e?s)?|[Pp]ony|[Kk]aninchen|[Hh]asen?|[Hh]amster|Meerschweinchen|Wellensittich|Papagei|Schildkröte|Huhn|Henne|Ziege|Esel|Kuh|Brautpaar)'
const SELLER =
  'Bäckerei|Konditorei|Metzgerei|Café|Cafe|Restaurant|Gasthaus|Kneipe|Bar|Imbiss|Pizzeria|Friseursalon|Friseur|Salon|Laden|Blumenladen|Buchladen|Buchhandlung|Weinhandlung|Hofladen|Firma|Werkstatt|Autowerkstatt|Praxis|Apotheke|Fahrschule|Tanzschule|Hotel|Brauerei|Gärtnerei|Verein|Sportverein|Team|Mannschaft|Band|Chor'

/** Names that are plants behind an article: "den Jasmin vor dem Haus". */
const PLANTS: Readonly<Record<string, string>> = {
  Jasmin: '(?<!\\p{L})(?:de[rnm]|ein|einen|nach) jasmin(?!\\p{L})',
  Heide: '(?<!\\p{L})(?:der|die|lüneburger) heide(?!\\p{L})',
}

export const de: ReadingWords = {
  spaced: true,
  subject: [
    ...lessonSubjects(END),
    `(?:^|[.,;:!?\\n(]\\s*|\\bund |${ABOUT} (?:\\p{L}+ ){0,5}?)übers? (?!\\d)(.+?)${END}`,
    `\\b(?:geht|gehen|dreht sich|drehen|soll) (?:es )?um (.+?)${END}`,
    `\\b(?:hymne|ode|loblied|lobgesang|liebeserklärung|hommage|liebeslied|lied|song|ständchen) (?:auf|an) (?!\\p{L}+isch\\b)(.+?)${END}`,
    `\\b(?:darüber|davon|dafür|leid|verzeih|entschuldige|entschuldigung),? (?:dass|weil) ((?:ich|wir) .+?)(?=[.,;:!?\\n()]|$|\\bund\\b)`,
    `\\b(?:handelt|erzählt|lied|song|geschichte|ballade|rap) von ((?:eine[mr]|de[mr]|meine[mr]|unsere[mr]|zwei|drei) .+?)${END}`,
    `\\b(?:das|der|welches|um|mit dem|womit) (?:[\\p{L}\\d]+ ){0,5}?((?:den|die|das|einen|eine|ein|unseren?|unsere|meinen?|meine) (?!${LEARNERS}\\b)(?:(?!(?:den|die|das)\\b)[^.,;!?])+?) (?:zu )?(?:erklärt|erklären|lernen|lernt|lehrt|beschreibt|lobt|feiert|preist|besingt)\\b`,
    '\\b(?:jingle|werbe\\p{L}+|hymne|lied|song) für ((?:unsere|meine) (?:(?:kleine|neue|alte) )?\\p{L}+(?:werkstatt|bäckerei|gärtnerei|brauerei|konditorei|handlung|schule|praxis|diele|metzgerei)|(?:unser|mein) (?:(?:kleines|neues|altes) )?\\p{L}*(?:café|restaurant|geschäft|studio|gasthaus|hotel))\\b',
    `\\bthema:? (?:ist )?(.+?)${END}`,
  ],
  hearer: [
    '\\b(?:[Ss]orry|[Dd]anke|[Vv]erzeih|[Ee]ntschuldige?),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    `^${NO_ORDER}((?:mein|unser)e? (?:(?:beste|kleine|große|alte|liebe|süße)[rns]? )?\\p{L}+(?: (?:frau|herr) \\p{L}+| \\p{L}+)?)`,
    `^${NO_ORDER}((?:(?:ur)?(?:oma|opa|omi|opi)|mama|papa|mami|papi|mutti|vati|tante|onkel)(?: \\p{L}+)?)\\b`,
    `\\bfür (.+?)${TILL}`,
    `\\b(?:an|bei) ((?:meine|unsere|meinen|unseren|meiner|unserer|meinem|unserem) .+?)${TILL}`,
    `\\b(?:über|um|auf) ((?:mein|unser)(?:e|en)? .+?)${TILL}`,
    `\\b(?:geburtstag|hochzeit|abschied|taufe|geburt|einschulung|ruhestand|rente|tod|beerdigung|trauerfeier|jubiläum|andenken|gedenken|erinnerung) (?:von |an |für )?((?:mein|unser)e[rsnm]? .+?)${TILL}`,
    '\\b((?:vater|mutter)tag\\p{L}*)\\b',
    `\\b(?:geburtstag|hochzeit|polterabend|junggesell(?:inn)?enabschied|trauung|verlobung|hochzeitstag|abschied|taufe|geburt|einschulung|tod|liebeslied|liebesbrief|danke|dank|entschuldigung) (?:von|an|bei) (.+?)${TILL}`,
    '(?<!^ich (?:vermisse|hab|habe|bin|war|sitze|sitz)\\b[^.!?]*[.!?].*)\\b((?:oma|opa|omi|opi|mama|mami|papa|papi|mutti|vati)s?(?: \\p{L}+)?)\\b',
  ],
  without: [
    `(?<!\\b(?:nie|niemals|nicht) )\\bohne (?![^.,;!?\\n]{1,40}\\bzu \\p{L}+n\\b)(?:jegliche |jede |das wort |die wörter |den namen |ein |einen? |den |die |das )?(?!dich\\b|mich\\b|ihn\\b|sie\\b|uns\\b|euch\\b|zu\\b|dass\\b|ende\\b|grund\\b|(?:ein )?wort\\b|worte\\b|warte\\p{L}*|termin\\p{L}*|(?:vor)?anmeldung|zusatz\\p{L}*|\\p{L}*stoffe|chemie|plastik|stress|eile|hektik|pause|schnickschnack|gentechnik|umwege)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:aber|bitte|und (?:mit|auf|bitte|es|er|sie|ohne)|ohne|mit|nur|für|auf|zu|über)\\b)`,
    `\\b(?:erwähne?n?|nenne?n?|verwende?n?|benutze?n?|singe?n?) (?:bitte |aber |bloß |auf keinen fall )*(?:nicht|nie|kein(?:e[nrs]?)?) (?:das wort |den namen |den |die |das )?(?!(?:seinen|ihren|beim|den) namen?\\b)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:und|aber|bitte)\\b)`,
    `\\b(?:nenne?|erwähne?|sage?) (?:\\p{L}+ ){0,3}?nicht (?:\\p{L}+ )?namen?,? ?(?:\\(|(?:er|sie) heißt |nämlich |also )(?:herr |frau )?(\\p{L}+)\\)?`,
    `\\b(?:nix|nichts) (?:mit|von|über) (.+?)(?=[.,;:!?\\n()]|$|\\b(?:aber|bitte|und (?:mit|bitte))\\b)`,
    `(?<=^|[.,;:!?\\n(]\\s*|\\bund |\\baber )(?:das wort |der name |die |der |das )?(\\p{L}+) (?:darf|soll|sollte) (?:aber |bitte |auf keinen fall )*nicht (?:vorkommen|drin vorkommen|erwähnt|genannt|gesungen|rein)\\p{L}*`,
    `(?<=^|[.,;:!?\\n(]\\s*|\\b(?:bitte|ohne|mit|nur|ruhig|lustig|fröhlich)\\b[^.,;!?]*\\bund |\\baber |\\bbitte |\\bmit )kein(?:en?)? (?!(?:ahnung|angst|lust|zeit|sorgen?|plan|problem|wunder|bock|geld|mensch|schwein|sau)\\b)((?:\\p{L}[\\p{L}-]* ?){1,4}?)(?=[.,;:!?\\n()]|$|\\b(?:und|aber|bitte|nur|erwähnen|nennen|verwenden|benutzen)\\b)`,
    `(?<=^|[.,;:!?\\n(]\\s*|\\bund |\\baber )(?:den namen |das wort |den |die |das )?(\\p{L}+) (?:bitte |aber |dabei )*nicht (?:erwähnen|nennen|verwenden|benutzen|vorkommen)`,
  ],
  place: [
    '\\b(?:in|aus) (\\p{Lu}[\\p{L}-]+(?: (?:am|an der|im|ob der) \\p{Lu}[\\p{L}-]+)?)(?=[.,;:!?\\n()"“]|$| (?:und|mit|für|mein|die|der|das|zum|zur|über|wohnt|lebt)\\b)',
  ],
  age: [
    '\\bgeburtstag\\b[^.!?\\n]{0,40}?, (\\d{1,3})(?=[,.!?\\n]|$)',
    '\\b(\\d{1,3})\\. (?:geburtstag|wiegenfest)',
    '\\b(\\d{1,3}) jahre? (?:alt|jung)\\b',
    '\\b(?:wird|werde|werden|wurde) (?:heute |morgen |bald |nun |jetzt |schon |endlich |am \\S+ |nächste[nrs]? \\p{L}+ )?(\\d{1,3})\\b(?!\\.\\d)',
    '\\b(\\d{1,3})-?jährige[rnm]?\\b',
    '\\bzum (\\d{1,3})\\.(?! (?:hochzeitstag|jahrestag|jubiläum|mal|schul|semester))',
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?min(?:uten?|ütig\\p{L}*)?\\b', '\\b(\\d{2,3})[ -]?sek(?:unden?)?\\b'],
  instrumental:
    '\\binstrumental\\p{L}*\\b(?! (?:teil|pause|intro|solo|bridge|outro|zwischenspiel))|\\bohne (?:jeden |jeglichen |den |einen )?(?:gesang|stimmen?|text|worte|sänger(?:in)?|vocals|lyrics)\\b|\\bkeine?n? (?:gesang|stimmen?|text|worte|sänger(?:in)?|vocals)\\b|\\bnur (?:die )?(?:musik|instrumente)\\b|\\bhintergrundmusik\\b|\\bniemand singt\\b|\\bno (?:gesang|stimmen?|text|worte|sänger(?:in)?|vocals|lyrics)\\b',
  voice: {
    f: '\\b(?:weibliche[nrms]?|frauen|tiefe[nr]? frauen|mädchen)-?\\s?(?:gesangs)?stimmen?\\b|\\b(?:frauen|mädchen|sopran|alt)stimmen?\\b|\\bsängerin\\b|\\b(?:gesungen von|es singt|singt) (?:einer |eine )(?:\\p{L}+ )?(?:frau|sängerin|mädchen)\\b|\\bsopran(?:istin)?\\b|\\bweiblicher gesang\\b|\\brapperin\\b|\\b(?:frau|mädchen) (?:soll |sollte )?sing(?:t|en)\\b|\\bvon (?:einer )?frau gesungen\\b',
    m: '\\b(?:männliche[nrms]?|tiefe[nr]? männer)-?\\s?(?:gesangs)?stimmen?\\b|\\b(?:männer|knaben|jungen|tenor|bass|bariton)stimmen?\\b|\\bsänger\\b|\\b(?:gesungen von|es singt|singt) (?:einem |ein )(?:\\p{L}+ )?(?:mann|sänger|jungen|junge)\\b|\\b(?:tenor|bariton)\\b|\\bmännlicher gesang\\b|\\brapper\\b|\\bmann (?:soll |sollte )?sing(?:t|en)\\b|\\bvon (?:einem )?mann gesungen\\b',
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{ en: 'englisch', es: 'spanisch|kastilisch', ja: 'japanisch', pt: 'portugiesisch|brasilianisch' },
      ...{ fr: 'französisch', zh: 'chinesisch|mandarin', ko: 'koreanisch', id: 'indonesisch', it: 'italienisch' },
      ...{ nl: 'niederländisch|holländisch|flämisch', pl: 'polnisch', tr: 'türkisch', vi: 'vietnamesisch' },
      de: 'deutsch|hochdeutsch',
    }).map(([code, name]) => [
      code,
      `\\b(?:auf|in) (?:${name})\\b|\\b(?:${name})(?:e[rnms]?|sprachige[rnms]?) (?:sprache|texte?|lieder?(?! (?:vor|ge|sing|sang|hör|beigebracht|auf))|songs?|schlaflied|wiegenlied|ballade|rap|liebeslied|chanson|kinderlied|geburtstagslied|gesang|volkslied|worte)\\b|\\b(?:${name})sprachig`,
    ]),
  ) as ReadingWords['languages'],
  funny:
    '\\blustig\\p{L}*|\\bwitzig\\p{L}*|\\bironisch\\p{L}*|\\bkomisch\\p{L}*|\\balbern\\p{L}*|\\bwitz\\b|\\bscherz\\p{L}*',
  misfortune:
    '\\b(?:baby|kind) verloren\\b|\\bfehlgeburt\\b|\\bsternenkind\\b|\\b(?:job|arbeit|stelle) verloren\\b|\\barbeitslos (?:geworden|gemeldet)\\b|\\bdurchgefallen\\b|\\bgekündigt worden\\b|\\bgemobbt\\b|\\bdenkt (?:jetzt )?(?:,? ?dass )?(?:er|sie) (?:kann|ist|sei|schafft) (?:nichts|nix|das nicht)\\b',
  bereaved:
    '\\b(?:ihr|ihre|sein|seine|deren|dessen) (?:\\p{L}+ )?(?:mann|frau|vater|mutter|papa|mama|oma|opa|bruder|schwester|sohn|tochter|kind|baby|hund|kater|katze|freund|freundin)(?: (?!und\\b)\\p{L}+){0,4} (?:gestorben|verstorben|verloren|beerdigt)\\b',
  plots,
  kin,
  determiners:
    'mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|unsre[nmrs]?|dein(?:e[nmrs]?)?|für|an|kleine[nmrs]?|liebe[nmrs]?|alte[nmrs]?',
  titles: 'Herrn?|Frau|Dr',
  and: 'und|oder|&',
  relative:
    '\\b(?:wo|wenn|weil|während|dass)\\b|, (?:de[rnm]|die|das) |(?<=\\p{L}) (?:der|die|das) (?=(?:\\p{L}+ )+(?:hat|ist|war|kann|will|muss|\\p{L}{3,}(?<!hei|kei|arbei|zei|wel|stad|nach|mach|kraf)t)$)',
  deed: '^(?:ich|wir) ',
  brand: [
    `\\b(?:\\p{L}*(?:mannschaft|verein|team|truppe|club)|band|chor|kneipe|bar|\\p{L}*(?:laden|studio|salon|bäckerei|konditorei|metzgerei|café|cafe|restaurant|gasthaus|imbiss|pizzeria|firma|werkstatt|praxis|apotheke|fahrschule|tanzschule|hotel|brauerei|gärtnerei|schreinerei|tischlerei|schlosserei|fahrradwerkstatt|handlung|eisdiele|app)),? (?:namens |genannt |heißt |mit dem namen |die heißt |der heißt |[„"'])?((?:(?:zum|zur|die|der|das) (?!beste|schönste))?${BRAND_WORDS})`,
    `\\b((?:1\\. )?(?:${CLUB}) (?!(?:${BEHIND_BRAND})\\b)[\\p{L}-]{3,}(?: (?!(?:${BEHIND_BRAND})\\b)[\\p{L}-]+(?=[.,;:!?\\n()]|$))?)`,
    `\\b(?:vereins|team|fan|mannschafts|club|klub|stadion)-?(?:hymne|lied|song) (?:für |von )(?:die |den |das |unseren? |unsere )?(?!\\p{L}*(?:mannschaft|verein|team|klasse|schule|firma|abteilung|gruppe)\\b)(${BRAND_WORDS})`,
    `\\b(?:Mannschaft|Verein|Team|Band|Chor|Kneipe|Bar|Bäckerei|Café|Laden|Salon|Restaurant|Firma|Werkstatt|App|Hotel|Brauerei),? (?:namens |heißt |„|")?((?:(?:Zum|Zur|Die|Der|Das) )?\\p{Lu}[\\p{L}0-9.-]+(?: \\p{Lu}[\\p{L}0-9.-]+){0,3})`,
    `\\b((?:freiwillige[nr]? feuerwehr|ff|thw|drk|dlrg) (?!(?:${BEHIND_BRAND})\\b)\\p{L}[\\p{L}-]+)`,
    `\\bfür (?:die |den |das )?((?:SV|FC|TSV|VfB|SC|TuS|FSV|VfL|1\\. FC) \\p{Lu}[\\p{L}-]+)`,
  ],
  factsIn,
  writtenOut,
  peopleIn,
  isNoName: (name, description) => new RegExp(PLANTS[name] ?? '(?!)', 'iu').test(description),
  elsewhere:
    '(?<=^[Ii]ch vermisse (?:meine|die|das|den|mein) (?:\\p{L}*[Hh]eimat\\p{L}*|\\p{L}*[Ss]tadt|[Dd]orf)\\b.*)\\b[Mm]ein(?:e[rmn]?)? \\p{L}+|(?<=\\b(?:mir (?:selbst|selber)|für mich(?: selbst| selber)?)\\b.*)\\b[Mm]eine? \\p{L}+|\\b(?:Mamas|Papas|Omas|Opas) \\p{Lu}\\p{L}+|(?<=^[Ii]ch (?:hab|habe|bin|war|sitze|sitz|vermisse (?:meine|die|das|den|mein) (?:\\p{L}*[Hh]eimat\\p{L}*|\\p{L}*[Ss]tadt|[Dd]orf|[Zz]eit|alte\\p{L}*)) ?(?![^.!?]*\\bfür (?:mein|unser))[^.!?]*[.!?].*)\\b[Mm]eine? \\p{L}+',
  behindKin: '(?<!\\b(?:mama|mami|mutti|mutter|papa|papi|vati|vater) ).{0,160}?\\b(?:er|sie) (?:heißt|hieß)',
  named: 'namens|heißt|heisst|hieß|genannt|namen|name ist',
  saying: '(?:sagt|sagte|sagen|gesagt|gerufen|gemeint|ruft|rief|schreit|meint|meinte)(?:,? \\p{L}+){0,2}:?',
  goesOn: 'der|die|das|und|weil|zum|zur|über|mit|wird|ist|war|hat|in|aus|von|für|auf',
  names: [
    `\\b${SOMEBODY},? (?:namens |heißt |genannt )?(${NAMES})`,
    `\\b${SOMEBODY} ${NAME} (?:und|&) (${NAME})`,
    `\\b[Ff]ür (${NAMES})`,
    `\\b[Ff]ür ${NAME}(?:, ${NAME})* (?:und|&) (${NAME})`,
    `\\b[Ff]ür ${NAME}, (${NAME})(?:,| und)`,
    `\\b(?:namens|heißt|heisst|genannt|Namen|Name ist|heißen) (${NAMES})`,
    `\\b(?:namens|heißen) ${NAME} und (${NAME})`,
    `(?<!\\p{Ll} )(${NAME}) (?:wird (?:heute |morgen |bald )?\\d|feiert|heiratet|zieht|geht in Rente)`,
    `(${NAME}) und ${NAME} (?:heiraten|feiern|haben sich|ziehen)`,
    `${NAME} und (${NAME}) (?:heiraten|feiern|haben sich|ziehen)`,
    `\\b(\\p{Lu}[a-zà-öø-ÿ]+?)s (?:\\d+\\. )?(?:Geburtstag|Hochzeit|Abschied|Geburt|Taufe|Einschulung|Abitur)\\b`,
    `\\b(?:Geburtstag|Hochzeit|Abschied|Taufe|Geburt|Einschulung|Tod|Liebeslied|Liebesbrief|Danke|Dank|Entschuldigung) (?:von|an|bei) (${NAMES})`,
    `\\b(?:Geburtstag|Hochzeit|Liebeslied) (?:von|an) ${NAME} und (${NAME})`,
    `(?<!\\b(?:[Mm]eine[rn]?|[Ss]eine[rn]?|[Ii]hre[rn]?|[Dd]eine[rn]?|[Uu]nsere[rn]?|[Ll]iebe|[Dd]ie|[Dd]er|[Ee]iner?) )((?:Frau|Herrn?) (?:Dr\\.? )?${NAME})`,
    `\\b(?:[Mm]eine[rn]?|[Ll]iebe) (?:\\p{L}+ )?Frau (${NAME})`,
    `\\b[Üü]ber (${NAME}), (?:mein|unser)`,
    `\\b(?:${SELLER}) (${NAMES})`,
    `\\b((?:FC|SV|TSV|TuS|VfB|VfL|SC|SG|HC|BC|TV|SSV|TSG) ${NAME})`,
    `\\b(?=\\p{Lu})(${FIRST_NAMES_PATTERN})\\b`,
  ],
  unlikeNames: unlikeNames(),
  notNames: [
    'hand hände arm arme schoß schulter schultern auto haus garten küche bett ich ein eine einen einem einer der die das den dem des und oder mein meine meinen meinem meiner unser unsere für über mit ohne von zum zur bitte schreib schreibe mach mache kannst könnt',
    'englisch spanisch japanisch portugiesisch französisch chinesisch mandarin koreanisch indonesisch italienisch niederländisch polnisch türkisch vietnamesisch deutsch hochdeutsch bayerisch plattdeutsch mundart dialekt',
    'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz april mai juni juli august september oktober november dezember frühling sommer herbst winter',
    'weihnachten advent nikolaus ostern pfingsten halloween silvester neujahr karneval fasching muttertag vatertag valentinstag ramadan',
    'pop rock jazz folk country blues metal rap hip-hop hiphop reggae disco edm schlager punk techno house klassik walzer ballade volksmusik swing soul funk bpm dur moll',
    'lied lieder song songs text musik hymne ode jingle schlaflied wiegenlied geburtstagslied liebeslied kinderlied werbung werbelied refrain strophe',
    'gott herr frau herrn dr mann kind kinder baby babys leute menschen freund freunde freundin freundinnen familie eltern großeltern mama mami papa papi oma omi opa opi mutter mutti vater tante onkel schwester bruder geschwister tochter sohn enkel nichte neffe schatz liebe liebling hund hunde katze katzen kater tier tiere haustier zwillinge zwilling drillinge brautpaar',
    'anfänger erwachsene jugendliche schüler schülerinnen studenten lehrer lehrerin grundschüler mädchen jungen jungs mädels senioren alle klasse schule kindergarten kita team mannschaft verein band chor firma kollegen kollegin kollege chef chefin unterricht mathe physik chemie bio biologie geschichte erdkunde sport deutschunterricht grundschule',
    'geburtstag geburtstage hochzeit hochzeitstag taufe trauung abschied jubiläum party fest feier rente ruhestand pension urlaub reise reisen arbeit büro schlaf nacht abend morgen tag ruhe erinnerung gedenken andenken trauer trost mut hoffnung glück freude angst wut frieden freiheit sehnsucht heimweh fernweh heimat hause zukunft vergangenheit wahrheit gedanken kindheit jugend form reimen versen stimmung zeitlupe eile elternzeit quarantäne',
    'gitarre klavier geige bass schlagzeug akustikgitarre orgel flöte trompete gesang stimme sänger sängerin minuten sekunden europa deutschland gute beste alles danke dank youtube tiktok instagram',
    SELLER.replaceAll('|', ' ').toLowerCase(),
  ].join(' '),
  places:
    'Berlin, Hamburg, München, Köln, Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dortmund, Bremen, Dresden, Hannover, Nürnberg, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn, Münster, Karlsruhe, Mannheim, Augsburg, Wiesbaden, Mainz, Kiel, Lübeck, Rostock, Erfurt, Weimar, Jena, Halle, Magdeburg, Potsdam, Kassel, Göttingen, Freiburg, Heidelberg, Tübingen, Ulm, Regensburg, Würzburg, Passau, Bamberg, Trier, Saarbrücken, Aachen, Konstanz, Flensburg, Sylt, Rügen, Usedom, Wien, Graz, Linz, Salzburg, Innsbruck, Klagenfurt, Bregenz, Zürich, Basel, Bern, Genf, Luzern, Lausanne, Vaduz, Bozen, Luxemburg, Bayern, Sachsen, Hessen, Thüringen, Schwaben, Franken, Allgäu, Tirol, Kärnten, Steiermark, Deutschland, Österreich, Schweiz, London, Paris, Rom, Lissabon, Madrid, Barcelona, Prag, Warschau, Krakau, Danzig, Budapest, Athen, Istanbul, Ankara, Kairo, Dublin, Amsterdam, Brüssel, Venedig, Florenz, Mailand, Neapel, Kopenhagen, Oslo, Stockholm, Helsinki, Island, Irland, Schottland, England, Frankreich, Italien, Spanien, Portugal, Polen, Türkei, Griechenland, Norwegen, Schweden, Finnland, Dänemark, Mallorca, Kreta, New York, Los Angeles, San Francisco, Chicago, Tokio, Kyoto, Seoul, Peking, Hongkong, Bangkok, Bali, Sydney, Rio, Japan, China, Korea, Vietnam, Indien, Brasilien, Mexiko, Kanada, Australien, Amerika, Afrika, Asien',
  weak: 'sturm lied lieder song musik singen singt sänger sängerin gesang stimme klavier gitarre band chor konzert melodie bass geige flöte trompete schlagzeug akkordeon orgel cello schlafen schläft schlaf einschlafen bett nacht nachts wach traum träume träumen dunkel wind nass erde linie seite seiten geschichte geschichten strecke platz straße straßen markt viertel essen eis salz mehl zucker topf teig ball tor rasen fans maus ki code klick klicken tasse becher boot insel see fisch fische lesen lernen klasse pause tee brücke wm em latte leine probe proben anschluss reifen wagen',
  small:
    'unten oben hier drüben nebenan der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unsre unsren dein deine deinen deinem deiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer dieser diese dieses diesen diesem alle all viele und oder aber von vom zu zum zur in im ins an am auf aus bei beim mit nach für über um wie wo wenn dass weil was wer sehr so ganz nur auch noch mal einfach etwas mich mir dich dir uns euch es sich ist sind war gerne bitte',
}
