/** Who learns, and is nothing that is learnt. */
export const LEARNERS =
  '(?:\\p{L}*kinder[ns]?|kids|kleinen|\\p{L}*schüler(?:innen|n)?|\\p{L}*klasse|jungs|mädels|mädchen|jungen|enkel\\p{L}*|azubis|teilnehmer\\p{L}*|gruppe)'

const SONGS = '(?:\\p{L}*(?:lied|song|rap|reim|gedicht|vers)|was|etwas|eselsbrücke|merkhilfe|hilfe)'
/** What somebody is to have in the end. */
const LEARNS =
  '(?:lernt|lernen|lernst|übt|üben|merken(?: kann| können| soll| sollen)?|aufsagen|behalten|beizubringen|beibringt|beibringen|erklärt|erklären)'
/** What children learn of by songs, wherever it is named as what a song is for. */
const TAUGHT =
  '(?:das )?(?:zähneputzen|händewaschen|aufräumen|einmaleins|alphabet|abc|mülltrennen|schuhebinden)|die (?:siebenerreihe|wochentage|monate|jahreszeiten|uhrzeit|verkehrsregeln|zahlen|farben|buchstaben)'

/** That a song is to teach. */
export const LESSON = `\\b${SONGS} (?:zum|fürs|für das|über|übers|vom|für) (?:${TAUGHT})\\b|\\b${SONGS} [^.!?]{0,30}\\b(?:vier jahreszeiten|wochentage|mülltrennung|zähneputzen|händewaschen|verkehrsregeln)\\b|\\b(?:zähneputz|zahnputz|händewasch|aufräum|abc|alphabet|zahlen|farben|wochentags|einmaleins)-?(?:lied|song|rap)\\b|\\bbeizubringen\\b|\\bmerken (?:kann|können|sollen)\\b`

/** Whether a description asks for a lesson that songs know: what else it says is of the class, and no line of the song. */
export const isKnownLesson = (description: string): boolean => MATTER.test(description) && TEACHES.test(description)
const MATTER =
  /zähneputz|zähne putz|händewasch|wochentag|monat(?:e|en|snamen)(?!\p{L})|jahreszeiten|alphabet|(?<!\p{L})abc(?!\p{L})|einmaleins|siebenerreihe|wasserkreislauf|planeten|mülltrenn|recycling|[pf]h?otosynthese|verkehrsregeln|überqueren der straße|(?<!\p{L})(?:zahlen|farben|buchstaben)(?!\p{L})/iu
const TEACHES =
  /(?<!\p{L})(?:lern|merk|lehr|erklär|übt|üben|unterricht|klasse|schul|grundschul|kita|kindergarten|beibring|beizubring|eselsbrück|der reihe nach|reihenfolge|referat|test(?!\p{L}))|(?:lied|song|rap) (?:zum|fürs|über|übers|von|vom|wie)|kinderlied|unterricht(?!\p{L})/iu

/** What a song is to teach, as group 1: "Lied zum Zähneputzen lernen", "damit die Klasse die Wochentage lernt". */
export const lessonSubjects = (end: string): readonly string[] => [
  `\\b(?:merk|lern|lehr)(?:lied|song|rap|reim) (?:fürs|für das|für die|zum|zur|über) (.+?)${end}`,
  `\\b${SONGS} (?:zum|fürs|für das) (?!lernen\\b)(.+?) (?:${LEARNS})\\b`,
  `\\b${SONGS} (?:zum|fürs|für|übers|vom) (${TAUGHT})\\b`,
  `\\bzum (?:lernen|üben|merken) (?:vom|von|der|des|den|die|das) (.+?)${end}`,
  `(?<!\\b(?:er|sie|ich|wir) [^.!?]{0,40})\\b((?:den|die|das) (?!${LEARNERS}\\b)[\\p{L}\\d-]+(?: [\\p{L}-]+){0,2}?) (?:zu )?(?:${LEARNS})\\b`,
  `\\b(?:${LEARNS}),? ((?:den|die|das) (?!${LEARNERS}\\b).+?)${end}`,
  `\\b(?:merk|lern|lehr)(?:lied|song|rap|reim):? (?!(?:fürs?|zum|zur|über|mit|das|der|die|von|vom|auf|bitte|in|im|an|soll|wo)\\b)(.+?)${end}`,
  `\\beselsbrücke (?:für|zu|zur|zum) (.+?)${end}`,
  `\\bwie (?:ein |eine |der |die |das )?((?!(?:ich|du|er|sie|es|wir|ihr|man|sehr|oft|lange)\\b)\\p{L}{4,}) (?:geht|funktioniert|entsteht|entstehen|wächst|wachsen|gemacht wird)\\b`,
]

/** "wie man sich richtig die Hände wäscht" is "das Händewaschen". */
export const asLesson = (text: string): string =>
  text
    .replace(/(?<!\p{L})(z)ahnputz-?(?=lied|song|rap)/giu, '$1ähneputz')
    .replace(/(?<!\p{L})(zähneputz|händewasch|aufräum)(lied|song|rap)(?!\p{L})/giu, '$2 zum $1en')
    .replace(
      /(fürs |zum |übers |das |für das |über das )?(?:7er[- ]?(?:einmaleins|reihe)|einmaleins (?:mit|von|der|mit der|von der) (?:7|sieben))(?!\p{L})/giu,
      (_, before: string | undefined) =>
        before
          ? `${/^(?:das|für das|über das)/iu.test(before) ? before.replace(/das/iu, 'die') : `${/^ü/iu.test(before) ? 'über' : 'für'} die `}Siebenerreihe`
          : 'Siebenerreihe',
    )
    .replace(DEED, (_, what: string, verb: string) => `das ${what}${MADE[verb.toLowerCase()] ?? verb}`)
    .replace(
      /,? wie (?:man|ihr|wir|sie|er|du) (?:sicher |richtig |gut )?über die straße (?:geht|gehen|kommt|kommst|gehst)/giu,
      ' das Überqueren der Straße',
    )
    .replace(
      /(lern\p{L}*|erklär\p{L}*|zeig\p{L}*|bei(?:zu)?bring\p{L}*),\s*(?=das \p{L}+(?:waschen|putzen|binden|trennen|räumen))/giu,
      '$1 ',
    )
const MADE: Readonly<Record<string, string>> = {
  ...{ wäscht: 'waschen', waschen: 'waschen', putzt: 'putzen', putzen: 'putzen', bindet: 'binden', binden: 'binden' },
  ...{ trennt: 'trennen', trennen: 'trennen' },
}
const DEED =
  /wie (?:man|ihr|wir|sie|er|du) (?:sich |uns |euch )?(?:richtig |ordentlich |gut |gründlich )*(?:die |den |das |seine |ihre |eure )?(?:richtig |ordentlich |gut |gründlich )*(\p{L}+) (?:richtig |ordentlich |gut |gründlich )*(wäscht|waschen|putzt|putzen|bindet|binden|trennt|trennen)(?!\p{L})/giu
