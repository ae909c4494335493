import { capital } from '../../../lyrics/first-letter.ts'
import { escaped } from '../../patterns.ts'
import { amongst } from '../../people/names-in.ts'
import { AS_TYPED, type ReadingWords } from '../../reading.ts'
import { factsIn } from './facts.ts'
import { ITALIAN_FIRST_NAMES, ITALIAN_PLACES } from './names.ts'
import { plots, SHOP } from './plots.ts'
import { verbForms } from './verbs.ts'
import { writtenOut } from './written-out.ts'

/** Verbs that a song is about, and no nouns that end alike. */
const DEED =
  '(?!(?:mare|altare|bicchiere|cameriere|quartiere|mestiere|potere|piacere|dovere|infermiere|barbiere|pompiere|carabiniere|cavaliere|genere|cenere|lettere|polvere|cantiere|portiere|corriere|giardiniere|pasticciere|camere|opere|pere|sfere|frontiere|bandiere|sere|ere|vere|lire|gare|care|bare|amare lacrime)(?:\\s|$))(?:non )?(?:\\p{L}{2,}(?:are|ere|ire|[aei]rsi|[aei]rmi|[aei]rti|[aei]rle|[aei]rgli|[aei]rlo|[aei]rla)|\\p{L}*(?:arre|orre|urre)|(?:aver|esser|far|dar|star|andar)\\p{L}*)(?=\\s|$)'
const END =
  '(?=[.,;:!?\\n()]|$| - | – |\\b(?:ma|però|con|senza|per|che|chi|quando|dove|perché|mentre|cantat[ao]|in stile|stile|tipo|stile|in (?:giapponese|inglese|francese|spagnolo|portoghese|italiano|tedesco|cinese|coreano|versione|chiave|tonalità|re|do|mi|la|sol|fa|si|forma|rima)|intitolat[ao]|dal titolo|dedicat[ao]|ai (?:bambin|bimb|piccol|alunn|student|ragazz)\\p{L}+|lent[ao]|allegr[ao]|trist[ei]|veloce)\\b)'
/** What a song is said to be about stands behind a word for it, or at the beginning of a clause: a guard "sulla Roma-Pescara" is told of. */
const ASKED =
  '(?<=(?:(?:^|[.,;:!?\\n(])\\s*(?:(?:e|ma|poi|anche|magari|vorrei|per [^.,;:!?\\n]*?) )*|\\b(?:canzon\\p{L}*|brano|pezzo|rap|ballata|inno|filastrocca|nann[ae]|jingle|qualcosa|cos[ae]|testo|musica|rock|pop|trap|reggae|blues|folk|metal|valzer|ritornello|strof[ae]|stornello|serenata|parodia|divertent[ei]|ironic[oa]|buff[oa]|trist[ei]|allegr[oa]|storia|lezione|poesia|dedica|tema|parl[ai]|parole) [^.,;:!?\\n]*?))'
/** Where no verb stands before: what somebody grew "sul balcone" is not what the song is about. */
const SUNG = `(?<!(?<!\\p{L})(?:\\p{L}{2,}[aei]v(?:a|ano|amo|o)|${verbForms()
  .filter((form) => !/^(?:parl|tratt|raccont|vuol|è$|sono|cant|scriv|piac|ser|dic|sia|spieg|insegn)/u.test(form))
  .join('|')}) [^.,;:!?\\n]*)`
const WHO_END =
  "(?=[.,;:!?\\n()]|$|\\b(?:che(?! si chiama)|cui|chi|perché|per|quando|dove|su|sul|sulla|sulle|sui|sugli|con|senza|in|nel|nella|dal|dalla|da parte|è|era|ha|aveva|compie|fa|farà|festeggia|si(?! chiama)|ci|mi|ama|adora|vive|abita|lavora|va|parte|ma|stile|da|di compleanno|a (?!e )|al|alla)\\b|\\bsull['’]|\\bdall['’]|\\bc['’])"
const MINE = '(?:mia|mio|miei|mie|nostr[aoie])'
const LIST_END = '(?=[.,;:!?\\n()]|$|\\b(?:ma|però|per favore|grazie|solo|soltanto|con|che|per|su|sul|sulla)\\b)'
const PLACE = "\\p{Lu}[\\p{L}'’-]+(?: (?:di |del |della |dei |in |al |a )?\\p{Lu}[\\p{L}'’-]+)*"

/** "Autofficina Bruni": what a shop is, as part of its name. */
const NAMED_SHOP = `(?:${SHOP.split('|')
  .filter(
    (word) => /^\p{Ll}{4,}$/u.test(word) && !/^(?:scuola|azienda|ditta|impresa|negozio|marchio|studio)$/u.test(word),
  )
  .map((word) => capital(word))
  .join('|')})`

const firstNamesIn = amongst(ITALIAN_FIRST_NAMES)

/** "Pubblicità per", "Brindisi di": a word that begins a sentence before a preposition names nobody, unless it is a first name. */
function isUnnamedBeginning(name: string, description: string): boolean {
  if (new RegExp(`^${NAMED_SHOP} `, 'u').test(name)) return true
  // "Croce Bianca di Imola" is nobody.
  if (
    new RegExp(
      `(?:Croce|San|Santa|Santo|Pubblica Assistenza|Casa|Villa|(?:[Pp]ronto [Ss]occorso|[Oo]spedale|[Rr]eparto|[Ss]cuola|[Ll]iceo|[Ii]stituto|[Ss]tazione|[Cc]aserma|[Pp]arrocchia|[Rr]ione)(?: di| del| della)?) ${escaped(name)}`,
      'u',
    ).test(description)
  )
    return true
  // Typed in small letters it is a colour.
  if (/^(?:Bianca|Viola|Gemma|Azzurra|Norma|Bruna)$/u.test(name) && !description.includes(name)) return true
  // "Libreria Il Gufo di Parma".
  if (/ di /u.test(name) && new RegExp(`(?:${SHOP}) (?:\\p{L}+ )?${escaped(name)}`, 'iu').test(description)) return true
  if (/ /.test(name) || firstNamesIn(name.toLowerCase()).length > 0) return false
  const found = [...description.matchAll(new RegExp(`(?<![\\p{L}])${escaped(name)}(?![\\p{L}])`, 'gu'))]
  return (
    found.length > 0 &&
    found.every(({ index }) => begins(description, index) && LED.test(description.slice(index + name.length)))
  )
}
const begins = (text: string, at: number) => at === 0 || /[.!?:;\n]\s*$/u.test(text.slice(0, at))
const LED = /^ (?:per|di|d['’]|del|della|dei|a|al|alla|ai|da|in|con|su|sul|sulla|nel|nella|dopo|prima) ?/u

export const it: ReadingWords = {
  spaced: true,
  determiners:
    'mia|mio|miei|mie|nostr[aoie]|sua|suo|la|il|lo|le|i|gli|una|un|uno|per|a|alla|al|allo|ai|alle|agli|della|del|dei|delle|di|da|su|sul|sulla|car[ao]|piccol[ao]|con',
  named: 'di nome|chiamat[oa]|che si chiama|si chiama|ha nome|soprannominat[oa]',
  saying: '(?:dice|diceva|dire|grida|gridava|urla|urlava|ripete|ripeteva|chiama|chiamava)(?:,? \\p{L}+){0,2}:?',
  titles:
    '[Ss]ignora(?! (?:che|di|del|della|anziana|con|in|per|e|la|mia|molto))|[Ss]ignor|[Ss]ig|[Pp]rof(?! (?:di|che|del|della))|[Pp]rofessoressa(?! (?:di|che|del|della))|[Dd]ottoressa(?! (?:di|che))|[Dd]ottor|[Dd]ott|[Dd]on|[Ss]uor|[Mm]aresciallo|[Cc]omandante|[Cc]apitano|[Bb]rigadiere|[Aa]vvocato|[Ii]ngegner|[Ii]ngegnere|[Gg]eometra|Fra',
  goesOn:
    'che|e|ed|è|era|ha|aveva|compie|festeggia|va|ama|adora|vive|abita|lavora|di|a|in|per|su|sul|sulla|con|fa|non|parla|perché|si|ci|mi|dal|dalla|nel|nella|da|parte|dorme|canta|suona|vuole|gioca|ho|abbiamo|sono|siamo|gli|le|lo|sempre|quando|' +
    verbForms().join('|'),
  and: 'e|ed|o|oppure|&',
  relative: '\\b(?:che|cui|chi|quando|dove|perché|mentre|poiché|quale)\\b',
  deed: `^${DEED}`,
  peopleIn: firstNamesIn,
  factsIn,
  writtenOut,
  unlikeNames: `^(?:\\p{L}{1,5}['’].*|\\p{L}{2,}(?:[aei]v(?:a|ano|amo|o)|iamo|ando|endo|mente)|${verbForms()
    .filter((form) => firstNamesIn(form).length === 0)
    .join('|')})$`,
  brand: [
    `(?<![\\p{L}])(${NAMED_SHOP}(?: (?:da|dal|al|alla|del|della|dei|il|la|le|i|e|&))?(?: \\p{Lu}[\\p{L}0-9'’&-]*)+)`,
    '\\b(?:squadra|coro|band|gruppo)(?: (?:di \\p{L}+|del(?:la)? \\p{L}+|under ?\\d+|femminile|maschile|mista))*,? ((?:i|gli|le) \\p{L}+ di \\p{L}+)(?=[.,;:!?\\n()]|$| che )',
    `\\b(?:squadra|coro|band|gruppo)(?: (?:di \\p{L}+|del(?:la)? \\p{L}+|under ?\\d+|femminile|maschile|mista))*,? ((?:i|gli|le) \\p{L}+(?: (?!(?:a|ad|in|di|del|che|con|per|e|nel|nella|vicino)\\b)\\p{L}+){0,2})(?=[.,;:!?\\n()]|$| (?:a|ad|in|di|che|con|per|e|nel|nella) )`,
    `\\b(?:squadra|club|coro|band|gruppo|polisportiva|${SHOP})(?: \\p{Ll}+){0,2}?,? (?:(?:chiamat[ao]|che si chiama|si chiama|di nome) )?((?:(?:Il|La|Lo|Le|I|Gli|Da|Al|Alla|Dal|il|la|lo|le|i|gli|da|al|alla|dal|L['’]|l['’]) ?)?\\p{Lu}[\\p{L}0-9'’&-]*(?: (?:(?:di|del|della|dei|delle|dal|da|la|e|&|al|alla) )*\\p{Lu}[\\p{L}0-9'’&-]*)*)`,
    `\\b(?:${SHOP}),? ((?:il|la|lo|le|i|gli|da|dal|al|alla) \\p{L}+(?: (?!(?:a|ad|in|di|del|che|con|per|e|nel|nella|vicino)\\b)\\p{L}+){0,2}|(?:l|all|dall)['’]\\p{L}+(?: (?!(?:a|ad|in|di|del|che|con|per|e|nel|nella|vicino)\\b)\\p{L}+){0,2})(?=[.,;:!?\\n()]|$| (?:a|ad|in|di|che|con|per|e|nel|nella|vicino)\\b)`,
    `\\b(?:${SHOP}) ((?:fratelli|f\\.lli|sorelle|eredi|figli di) \\p{L}+)`,
    "\\b(?:chiamat[ao]|che si chiama|si chiama|di nome) ((?:[\\p{L}'’&-]+ ?){1,4}?)(?=[.,;:!?\\n()]|$| (?:a|in|di|che|con|per|e|nel|nella) )",
    "\\b(?:per|di|de)(?:l|gli| (?:i|gli|le|la|il))? ((?:I |Gli |Le |La |Il )?(?:AC|AS|SS|US|ASD|SSD|FC|Polisportiva|Virtus|Real|Atletico|Sporting) ?\\p{Lu}?[\\p{L}0-9'’-]*(?: \\p{Lu}[\\p{L}0-9'’-]+)*)",
    "\\b(?:per|di|de) ?(?:l|gli|i|le) (\\p{Lu}[\\p{L}'’-]+(?: (?:(?:di|del|della) )?\\p{Lu}[\\p{L}'’-]+)*)",
  ],
  subject: [
    `\\b(?:scus\\p{L}*|perdon\\p{L}*|dispiace|spiace|pent\\p{L}*)(?:[^.;:!?\\n]*?)? (?:per|di) ((?:non )?(?:aver|esser)\\p{L}* .+?)(?=[.,;:!?\\n()]|$|\\bma\\b)`,
    `${ASKED}${SUNG}\\bsul (${DEED} .+?)${END}`,
    `\\bsull['’]((?:aver|esser|anda)\\p{L}* .+?)${END}`,
    `${ASKED}${SUNG}\\b(sul (?!${DEED}|fatto (?:che|di)).+?|sui .+?|sugli .+?)${END}`,
    `${ASKED}${SUNG}\\bsul((?:la|lo|le) .+?|l['’](?!(?:aver|esser|andar)).+?)${END}`,
    `${ASKED}${SUNG}\\bsu (?!e giù\\b|richiesta\\b|misura\\b|di (?:giri|noi|te|me)\\b|base\\b|due\\b|tempo\\b|ritmo\\b)(.+?)${END}`,
    `\\b(?:riguardo|(?<!gir\\p{L}{1,4} )intorno|inno|ode|omaggio|tributo|elogio|dichiarazione d['’]amore|lettera d['’]amore) (al .+?|ai .+?|agli .+?)${END}`,
    `\\b(?:riguardo|ode|omaggio|tributo|dichiarazione d['’]amore|lettera d['’]amore) al((?:la|lo|le) .+?|l['’].+?)${END}`,
    `\\b(?:ode|omaggio|tributo|dichiarazione d['’]amore|lettera d['’]amore) a (.+?)${END}`,
    `\\b(?:parl(?:a|i|are|ando)|tratt[ai]|raccont[ai]|racconti la storia|a proposito|elogio|storia) (del .+?|dei .+?|degli .+?)${END}`,
    `\\b(?:parl(?:a|i|are|ando)|tratt[ai]|a proposito|elogio) del((?:la|lo|le) .+?|l['’].+?)${END}`,
    `\\b(?:parl(?:a|i|are|ando)|tratt[ai]|a proposito|storia|avventure) di (.+?)${END}`,
    `\\bstoria del((?:la|lo|le) .+?|l['’].+?)${END}`,
    `\\b(?:spieg\\p{L}+|insegn\\p{L}+|impar\\p{L}+|memorizz\\p{L}+|ripass\\p{L}+|studi(?:are|o|a))(?: (?:ai|a|agli|alla|alle|al) (?:mi[aoe]i? )?(?:bambin\\p{L}|alunn\\p{L}|student\\p{L}+|ragazz\\p{L}|figli\\p{L}*|classe|piccoli|scolari))? ((?:il|lo|la|i|gli|le) .+?|l['’].+?)${END}`,
    `\\b(?:insegn(?:are|iamo|i|ando|hi|argli|armi)|impar(?:are|iamo|i|ino|ando|armi))(?: (?:ai|agli|alle|alla|al|a) (?:mi[aoe]i? |nostr[aoie] )?(?:bambin\\p{L}|bimb\\p{L}|alunn\\p{L}|student\\p{L}+|ragazz\\p{L}|figli\\p{L}*|classe|piccoli|scolari|nipot\\p{L}+)(?: (?:dell['’]|d['’]|(?:della|del|di) )(?:\\p{L}+ )??\\p{L}+)?)? (?:a|ad|come) (${DEED}.*?)${END}`,
    `\\bper (?:chi|colpa di chi) ((?:non )?${DEED} .+?)${END}`,
    `^((?!(?:fare|scrivere|creare|comporre|ringraziare|chiedere|salutare|festeggiare|augurare|dire|insegnare|spiegare|imparare|celebrare|cantare|vorrei|avere|generare)\\b)${DEED} (?:il|lo|la|i|gli|le|un|una|l['’]|in|a|al|alla|sempre|di|da|per|troppo|tardi|presto|sul|sulla|mio|mia).*?)${END}`,
    "^(?:(?:scrivi(?:mi)?|fammi|fai|crea|vorrei|voglio) )?((?:il|lo|la|i|gli|le) .+?|l['’].+?) (?:in versione|in chiave|in forma di|sotto forma di|come|in) (?:una? )?(?:rap|canzone|ballata|filastrocca|reggae|rock|metal|pop|trap|valzer)\\b",
  ],
  hearer: [
    '^[Mm]i ha (?:lasciat|tradit|mollat|scaricat)[oa].*\\bsi chiama(?:va)? (\\p{Lu}\\p{L}+)',
    `\\b(?:[Gg]razie|[Aa]uguri|[Cc]iao|[Ss]cus[ai]|[Cc]ara|[Cc]aro),? ((?:[Dd]ottoressa|[Dd]ottore|[Dd]ottor|[Pp]rof|[Pp]rofessoressa|[Pp]rofessore|[Mm]aestra|[Mm]aestro|[Ss]uor|[Dd]on|[Ss]ignora|[Ss]ignor|[Nn]onna|[Nn]onno|[Mm]amma|[Pp]apà|[Zz]ia|[Zz]io) \\p{Lu}\\p{L}+)`,
    `\\b(?:(?:grazie|ringraziamento|saluti|(?:un |il )?saluto|addio|omaggio|dedica|auguri|buon compleanno|perdono|scusa|scuse|ridere|dedicat[ao]|dedicar\\p{L}+ (?:una|questa|la) (?:canzone|ballata)|canzone d['’]addio) (?:di cuore )?(?:(?:a|ad|al|allo|alla|ai|agli|alle|per) |all['’]))(?!non\\b|\\p{L}+[aei]r(?:e|mi|ci|gli|le)\\b)(.+?)${WHO_END}`,
    `\\b(?:canzone|brano|pezzo|ballata|poesia|qualcosa) (?:a|ad|al|allo|alla|ai|agli|alle) (.+?)${WHO_END}`,
    `\\b(?:fa(?:i|te)|far) ridere (.+?)${WHO_END}`,
    `^(?:la |il |l['’])?((?:collega|prof|maestra|maestro|nonna|nonno|zia|zio|mamma|papà|dottoressa|dottor|coach|mister) \\p{L}+)`,
    '\\b(?:[Ss]cusa(?:mi)?|[Pp]erdona(?:mi)?|[Cc]ara|[Cc]aro),? (\\p{Lu}\\p{L}+)(?=[,.;!?]|$| (?:se|si|que|dat|dass|że|bo|per|por|pour|aku|ho|ich|ik|ik|perché|porque)\\b)',
    `\\b(?:ringrazi\\p{L}*|salut\\p{L}*|festeggi\\p{L}*) ((?:(?:il|la) |l['’])(?:prof|maestr|mister|allenat|mamm|pap|nonn|zi|bidell|infermier|dottor|medic|amic|insegnant)\\p{L}* ?.*?)${WHO_END}`,
    `\\b(?:compleanno|matrimonio|nozze|anniversario|battesimo|comunione|cresima|laurea|diploma|pensione|pensionamento|funerale|memoria|ricordo|nascita|onore|arrivo|festa|morte|scomparsa|addio|saluto) (?:(?:di|del|della|dei|delle|degli|dello|a|al|alla|ai|per) |d['’]|dell['’]|all['’])(.+?)${WHO_END}`,
    `\\b(?:per|dedicat[ao] a|dedicat[ao] al|dedicat[ao] alla) (?!non\\b|\\p{L}+[aei]r(?:e|mi|ci|gli|le)\\b)(.+?)${WHO_END}`,
    `\\b(?:a|al|alla|allo|ai|alle|di|del|della|dei|con|su|sul|sulla|sui) (${MINE} .+?)${WHO_END}`,
    `\\b(?:manca|mancano|mancato|amo|adoro|ringrazi\\p{L}+|salut\\p{L}+|consol\\p{L}+|incoraggi\\p{L}+|perso) ((?:tanto |molto )?(?:(?:il|la) )?${MINE} .+?)${WHO_END}`,
    `\\bsi spos(?:ano|eranno) (?!(?:a|in|sabato|domenica|tra|fra|dopo|il|nel|per)\\b)(.+?)${WHO_END}`,
    `^((?:il |la |i |le )?${MINE} .+?)${WHO_END}`,
    `\\b(?:scusa|scusami|perdonami|grazie|auguri|buonanotte|ciao|buon compleanno),? ((?:amore|mamma|pap[àa]|nonn[ao]|tesoro|zi[ao])(?: mi[ao])?)(?!\\p{L})`,
    `\\b(?:a|al|alla|ai|agli|del|della) ((?:nonn|mamm|pap|zi|sorell|fratell|maestr|prof|spos)\\p{L}* ?.*?)${WHO_END}`,
    '^(\\p{Lu}\\p{L}+)(?= (?:ha|è|non|si|mi|va|fa|vuole|dorme|piange|parte|ama|adora|gioca|suona|canta|lavora|vive|deve) )',
  ],
  without: [
    `\\b(?:(?<!\\bcon (?:\\p{L}+ ){1,3})${SUNG}senza(?! (?!menzionare|nominare|parlare d|dire|usare|citare|mettere)\\p{L}{2,}(?:[aei]re|[aei]r[glmstv][ioae]i?)\\b)(?: mai)?(?: menzionare| nominare| parlare d(?:['’]|\\p{L}+)| dire| usare| citare| mettere)?|non (?:menzion\\p{L}+|nomin\\p{L}+|dire|usare|cit\\p{L}+|parl(?:are|i|a) d\\p{L}+|voglio|metter[ei]|deve (?:parlare d\\p{L}+|esserci|avere))|evita(?:re|ndo)?|tranne|eccetto|(?<!\\b(?:di|per|fa|da|più|dice|diceva|non|quasi) )niente(?! di\\b|[.,;!?]))(?: (?:la parola|le parole|il nome|nessun[oa]?|di parlare d\\p{L}+|di nominare))?(?: (?:di|del|della|dei|delle|il|lo|la|i|gli|le|un|una))? ?(?:l['’]|dell['’])?(?! ?(?:fine|sosta|te|me|lei|lui|noi|di|paura|fretta|pensieri|tempo|dubbio|meta|cuore|sonno|ritorno|parlare|far|dormire|senso|nome)\\b)(.+?)${LIST_END}`,
  ],
  place: [
    `\\b(?:${SHOP}) (?:\\p{Lu}[\\p{L}'’&-]* ){1,4}(?:a|ad|di|in) (${PLACE})`,
    `\\bin (${PLACE})`,
    `\\b(?:abita|abitiamo|vive|vivo|viviamo|vivono|nat[oaie]|cresciut[oaie]|trasferit[oaie]|trasferirsi|trasferisce|lavora|studia|torn\\p{L}+|estate|vacanz\\p{L}+|notte|sera|viaggio|weekend|nozze|sposano|sposiamo|matrimonio|vicino|festa|negozio|bar|pizzeria|gelateria|pasticceria|panificio|ristorante|trattoria|palestra|officina|tramonto|lungomare|mare|partit[oa]|andat[oa]) (?:a|ad|da) (${PLACE})`,
    `\\b(?:città|paese|quartiere|centro|lungomare|piazza|provincia|golfo|isola) di (${PLACE})`,
  ],
  age: [
    '(?<!\\b(?:dopo|da|per|tra|fra|ogni|in|media di|medio di) )\\b(\\d{1,3}) ann(?:i|etti)\\b(?! (?:insieme|di (?:matrimonio|amicizia|lavoro|servizio)|fa))',
    '\\b(\\d{1,3})(?:°|º|esimo|imo)? compleanno\\b',
    '\\bcompleanno (?:numero |n\\.? ?)?(\\d{1,3})\\b',
    '\\b(?:compie|compio|compirà|compiono|fa|festeggia|per i|i suoi|dei) (\\d{1,3})\\b(?! (?:minut|second|anni (?:di|insieme)))',
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?min(?:ut[oi])?\\b', '\\b(\\d{2,3})[ -]?(?:sec(?:ondi)?|s)\\b'],
  instrumental:
    '\\bstrumental[ei]\\b|\\bsenza (?:testo|voce|voci|canto|cantato|parole|cantante)\\b|\\b(?:no|niente|nessuna?) (?:testo|voce|voci|canto|parole|cantante)\\b|\\b(?:solo|soltanto) (?:la )?musica\\b|\\bbase musicale\\b|\\bmusica di sottofondo\\b|\\bsottofondo musicale\\b',
  voice: {
    f: '\\bvoce (?:\\p{L}+ ){0,2}?(?:femminile|di (?:una )?(?:donna|ragazza|bambina|signora))\\b|\\bvoci femminili\\b|\\bcantat[ao] da (?:una )?(?:\\p{L}+ )?(?:donna|ragazza|voce femminile|bambina|signora|cantante donna|soprano)\\b|\\b(?:una|la) cantante\\b|\\b(?:soprano|mezzosoprano|contralto)\\b|\\b(?:canta|cantare) una (?:donna|ragazza)\\b',
    m: "\\bvoce (?:\\p{L}+ ){0,2}?(?:maschile|di (?:un )?(?:uomo|ragazzo|bambino|signore)|d['’]uomo)\\b|\\bvoci maschili\\b|\\bcantat[ao] da (?:un )?(?:\\p{L}+ )?(?:uomo|ragazzo|voce maschile|bambino|signore|tenore)\\b|\\b(?:un|il) cantante\\b|\\b(?:tenore|baritono)\\b|\\b(?:canta|cantare) un (?:uomo|ragazzo)\\b",
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{ en: 'inglese', es: 'spagnolo|castigliano', ja: 'giapponese', pt: 'portoghese|brasiliano', fr: 'francese' },
      ...{ zh: 'cinese|mandarino', ko: 'coreano', id: 'indonesiano', it: 'italiano', nl: 'olandese|neerlandese' },
      ...{ pl: 'polacco', tr: 'turco', vi: 'vietnamita', de: 'tedesco' },
    }).map(([code, name]) => [
      code,
      `\\bin (?:lingua )?(?:${name})\\b|\\b(?:testo|parole|versione|lingua:?) (?:in )?(?:${name})\\b`,
    ]),
  ) as ReadingWords['languages'],
  apposed: ",? (?:(?:il|la|lo) |l['’])?((?:mi[ao]|nostr[ao]) \\p{L}+)",
  signature:
    "\\b(?:da parte (?:di|del|della|dei|delle|degli|dell['’]) ?(?:tutt[aeio] )?[^.,;!?\\n]*|(?<=[.!?,]\\s*)da (?:tutt[aei]|parte) [^.!?\\n]{2,40})",
  besides:
    '(?:concerto|concerti|film|canzone|canzoni|maglia|gol|disco|libro|quadro) (?:di|dei)|da parte di|insieme a|da',
  elsewhere:
    '(?<!\\b(?:io|noi) )\\b(?:e|ma|mentre|perché|però|anche se) (?:(?:la|il) )?mi[ao] \\p{L}+(?= (?:non|mi|ci|ride|dice|piange|urla|vuole|dorme|russa|guarda|scappa|ha|è|fa|sta|continua|pensa|crede|chiede|brontola|sbuffa)\\b)|\\b(?:(?:il|la|al|alla|col|con il|con la) )?su[ao] (?:mamma|papà|madre|padre|babbo|nonn[oa]|zi[ao]|fratell\\p{L}+|sorell\\p{L}+|moglie|marito|cane|gatt[oa]|ors\\p{L}+|figli[oa]|amic[oa])\\b|\\b(?:il|la) (?:cap[oa]|direttor[e]|direttrice|titolare)(?= (?:non|mi|ci|ha|si)\\b)|\\b(?:del|della|dal|dalla|col) (?:cap[oa]|direttor[e]|direttrice|titolare|postin[oa]|portinai[oa]|dottore|medico)(?! \\p{L}+[aei]v)',
  bereaved:
    '\\bha perso (?:(?:il|la|un|una|suo|sua) )?(?:su[ao] )?(?:marito|moglie|padre|papà|babbo|madre|mamma|figli[oa]|bambin[oa]|fratello|sorella|nonn[oa]|compagn[oa])\\b|\\b(?:le|gli|a cui) è mort[oa]\\b|\\brimast[oa] vedov[oa]\\b',
  misfortune:
    "(?<!\\bmi hanno |\\bsono stat[oa] |\\bmi ha )\\blicenziat[oa]\\b|\\bpers[oa] il (?:lavoro|posto)\\b|(?<!\\bmi (?:ha|hai|hanno) )\\bbocciat[oa]\\b|\\bsi è (?:appena )?lasciat[oa] (?:con|dal)\\b|\\bti sei (?:appena )?lasciat[oa] (?:con|dal)\\b|\\bè stat[oa] lasciat[oa]\\b|\\b(?:l['’]ha|l['’]hanno) (?:lasciat|mollat|bocciat)[oa]\\b|\\bburn[- ]?out\\b|\\bdepressione\\b|\\bsta divorziando\\b|\\bnon (?:mi|ci) riconosc\\p{L}+ (?:quasi )?più\\b",
  incurable: '\\b(?:alzheimer|demenza|parkinson|sla|terminale)\\b',
  teasing:
    '^(?:Non (?:hai mai|paghi|lavi|sai|trovi|chiudi|rispondi|butti)|(?:Ogni \\p{L}+ |Sempre )?(?:arrivi (?:sempre |ogni )?\\p{L}* ?(?:in ritardo|tardi)|dai la colpa|dimentichi|perdi (?:sempre|le|il|tutto)|bari|russi|bruci|rubi|menti|ti lamenti|parli troppo|lasci (?:i|le|la|tutto)|ti perdi|ti credi|stoni|sbagli|finisci tutto|rompi)|Hai (?:bruciato|dimenticato (?!di vivere)|rotto|perso (?!la mamma|il papà|i genitori|tua|tuo|un|una persona|mi[ao]|la memoria|tutto)))(?!\\p{L})',
  isNoName: isUnnamedBeginning,
  funny:
    '\\bfar(?:l[aoie]|ci|mi)? ridere\\b|\\b(?:canzon\\p{L}+|qualcosa|pezzo|brano|testo|cosa)\\b[^.,;]{0,30} f(?:a|accia) ridere\\b|^(?:fai|fate|fammi|fateci) ridere\\b|\\bda ridere\\b|\\bpres[ao] in giro\\b|\\bprend\\p{L}+ in giro\\b|\\bsfott\\p{L}+|\\bpresa per i fondelli\\b|\\bbarzellett[ae] cantat\\p{L}|\\bdivertent[ei]\\b|\\bspiritos[ao]\\b|\\bcomic[ao]\\b|\\bironic[ao]\\b|\\bscherzos[ao]\\b|\\bbuff[ao]\\b',
  plots,
  kin: [
    ['nonn(?:a|ina|etta)', AS_TYPED, 'grandmother'],
    ['nonn(?:o|ino|etto)', AS_TYPED, 'grandfather'],
    ['bisnonna', 'nonna', 'grandmother'],
    ['bisnonno', 'nonno', 'grandfather'],
    ['mamma|mammina|mami', AS_TYPED, 'mother'],
    ['madre|mammy', 'mamma', 'mother'],
    ['papà|babbo|babbino|papino', AS_TYPED, 'father'],
    ['padre|papa', 'papà', 'father'],
    ['zia|zietta', AS_TYPED, 'aunt'],
    ['zio|zietto', AS_TYPED, 'uncle'],
    ['madrina', 'madrina', 'aunt'],
    ['padrino', 'padrino', 'uncle'],
    [
      'figlia|figlio|figliolett[ao]|bimb[ao]|bambin[ao]|neonat[ao]|nipote|nipotin[ao]|figliocci[ao]|piccolin[ao]|piccol[ao](?= \\p{L})|cucciol[ao] di casa',
      'tesoro',
      'child',
    ],
    ['sorell(?:a|ina|ona|astra)', 'sorella', 'sister'],
    ['fratell(?:o|ino|one|astro)', 'fratello', 'brother'],
    [
      'moglie|marito|fidanzat[ao]|compagn[ao](?! di)|(?<=\\bmi[ao] )(?:ragazz[ao]|donna|uomo|cott[ao])|(?<=\\bmi[ao] )amore|^amore|amore mio|moros[ao]|partner|spos[ao]|consorte|futur[ao] moglie',
      'amore mio',
      'love',
    ],
    ['amica|vicina(?! a)|compagna di (?:banco|classe|stanza|avventure)', 'amica mia', 'friend'],
    ['amico|vicino(?! a)|compagno di (?:banco|classe|stanza|avventure)', 'amico mio', 'friend'],
    ['maestra|maestro|prof', AS_TYPED, 'teacher'],
    ['professoressa|professore|insegnante|docente', 'prof', 'teacher'],
    ['allenatore|allenatrice|mister|coach', 'mister', 'teacher'],
    [
      'suocer[ao]|cognat[ao]|genero|nuora|cugin[ao]|cap[oa]|dottore|dottoressa|infermier[ae]|medico|coinquilin[ao]|collega|ex|postin[ao]|portinai[ao]|direttor[e]|direttrice|badante|tata|pompiere',
      null,
    ],
    [
      'cane|cagnolin[oa]|cagnett[oa]|cagnon[ea]|cagna|cucciol[oa]|labrador|barboncin[oa]|bassott[oa]|beagle|bulldog|chihuahua|golden retriever|golden|pastore tedesco|meticci[oa]|bastardin[oa]|setter|jack russell|border collie|pitbull|husky|maltese|carlino',
      'musetto',
      'dog',
    ],
    ['gatt(?:a|ina|ona)|mici(?:a|etta)', 'micia', 'cat'],
    ['gatt(?:o|ino|one)|mici(?:o|etto)|soriano|siamese|persiano', 'micio', 'cat'],
    [
      "cavall[oa]|pony|puledr[oa]|conigli(?:o|a|etto|etta)|coniglio nano|cricet[oa]|cavia|porcellino d['’]india|pappagall(?:o|ino)|cocorita|canarino|tartaruga|tartarughina|pesce rosso|pesciolino|gallina|capra|capretta|asin(?:o|ello)|mucca|maiale|maialino|elefant(?:e|ino)|ors(?:o|etto)|volpe|gufo|balena|drago|draghetto|robot|pinguino|riccio|furetto|iguana|papera|paperella|serpente|topolino|dinosauro",
      'bestiolina',
      'pet',
    ],
    [
      'squadra|club|(?:prima|seconda|terza|quarta|quinta) [a-h](?!\\p{L})|classe|coro|gruppo|famiglia|azienda|volontari|infermieri|infermiere(?= (?:del|di|che))|medici|dottori|pompieri|vigili del fuoco|maestre|maestri|insegnanti|professori|gemelline|gemellini|cugin[ie]|zii|(?<=\\b(?:miei|mie|nostri|nostre) (?:\\p{L}+ )?)(?:bambin[ie]|bimb[ie]|ragazz[ie]|studenti)|alunn[ie]|amic(?:i|he)|collegh[ie]|colleghi|genitori|nonni|gemell[ie]|figli[e]?|fratelli|sorelle|sposi|nipoti|vicini',
      null,
      'group',
    ],
  ],
  notNames:
    'io erasmus covid lockdown juve juventus milan fifa netflix coop ikea lego playstation whatsapp instagram facebook tiktok youtube google fiat inter mondiali champions cantiere reparto ufficio stazione adesso ora mai spesso dopo prima poi quindi allora però infatti purtroppo finalmente stasera stanotte stamattina domattina ogni tutti tutte nessuno qualcuno questo questa quello quella lui lei loro noi voi tu durante mentre anche pure perfino persino inoltre soprattutto pubblicità saluto sigla brindisi ritratto lettera ninnananna inno coro presa sfottò stornellata sto stiamo volevo vorremmo cerco cerchiamo cerca ci ha hanno abbiamo siamo sono è era erano fu niente possibilmente tono magari basta occhio officina panificio forno gelateria pasticceria palestra libreria negozio bottega collega colleghi dopo nostro nostri domenica rap festa lui bimbo bimba figlio figlia fratello sorella marito moglie cane gatto croce rossa volare coop natale italiano italiana inglese spagnolo giapponese portoghese francese cinese mandarino coreano indonesiano olandese polacco turco vietnamita tedesco lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre natale pasqua capodanno halloween befana epifania ferragosto vigilia ramadan pop rock jazz folk country blues metal rap trap hip-hop reggae disco edm bpm r&b indie punk lo-fi k-pop techno sig sig.ra sigra signor signora dott prof dottor un una uno il lo la i gli le l mio mia miei mie nostro nostra ciao salve buongiorno scrivi scrivimi fammi fai crea componi vorrei voglio serve ho mi ti si ci canzone canzoni ballata inno ninna nanna ninnananna jingle spot tanti auguri buon compleanno grazie amore dio signore nonna nonno mamma papà babbo zia zio scusa scusami perdono perdonami ode omaggio musica testo matrimonio regalo dedicata dedicato qualcosa come quando perdere addio festa serenata filastrocca valzer tarantella opera strumentale triste allegra allegro giorno mamme padri madre padre maestra maestro professoressa professore per su con di da in a e ma che non è viva forza canto stornello pezzo brano una cosa asd ac as fc ss us pizzeria ristorante bar san santo santa sanremo ai ia prima seconda terza quarta quinta elementare elementari media medie superiori cantata cantato cantate cantati nero nera bianco rosso rossa grigio grigia marrone piccolo piccola grande maggiore minore gemella gemello anziano anziana vecchio vecchia giovane paterno paterna materno materna adorato adorata amato amata caro cara bello bella bellissima bellissimo incinta malato malata morto morta lontano lontana preferito preferita speciale unico unica pigro pigra grasso grassa ciccione nuovo nuova adottivo adottiva defunto defunta fedele randagio randagia cieco cieca simpatico simpatica pazzo pazza matto matta stupendo stupenda meraviglioso meravigliosa immaginario immaginaria perduto perduta mancato mancata scomparso scomparsa preside appena sempre ieri oggi domani tanto ancora piena pieno insieme grazie stile lenta lento dolce veloce romantica romantico divertente commovente felice strumentale ex vicina vicino tedesco siamese persiano nano pescatore ferroviere contadino contadina muratore medico infermiere infermiera cuoco cuoca camionista operaio operaia falegname meccanico pompiere sarta sarto fornaio panettiere marinaio pilota pensionato pensionata avvocato avvocata ingegnere soldato carabiniere poliziotto musicista cantante calciatore tifoso tifosa nuotatrice ballerina ballerino tassista barista pasticciere giardiniere alpino bidello',
  places: ITALIAN_PLACES,
  weak: 'notte notti buio luna letto sonno sogno sogni sogna sognare dormire dorme dormi dormiv* sveglia cuscin* strada strade casa cucina cena cene coro cori band basso bassist* batteri* tastier* tambur* orchestra orchestre pianofort* violin* flauto sax accord* strument* suonare suona suoni suono suonava concert* poesia poesie leggere lavoro lavora lavori lavorare squadra classe classi compagno compagna compagni prof maestr* professor* freddo inverno caldo calda sole estate cielo stella stelle terra seme semi rosa vaso balcone balcon* piant* foglie zampa zampe osso gomma caffettier* torta torte tazza giallo gialli tram vetture vetrin* motore goccia gocce serra auto web app campo palla volare spazio mail luglio giugno agosto',
  small:
    'un uno una il lo la i gli le l di del dello della dei degli delle a al allo alla ai agli alle da dal dalla dai dagli dalle in nel nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra loro questo questa questi queste quel quello quella quelli quelle e ed o ma che chi come quando dove è sono molto più tanto così solo ogni tutto tutta tutti tutte anche',
}
