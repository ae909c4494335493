import type { Fact } from '../../brief.ts'
import { matches } from '../../patterns.ts'

const AT_SCHOOL =
  "seizoenen|jaargetijden|planeten|zonnestelsel|waterkringloop|kringloop van het water|watercyclus|fotosynthese|alfabet|abc|dagen van de week|weekdagen|maanden(?: van het jaar)?|tafels|tafel van (?:\\p{L}+|\\d+)|keersommen|provincies|hoofdsteden|waddeneilanden|continenten|werelddelen|zintuigen|klokkijken|'?t kofschip|kofschip|dt-regels?|breuken|tot tien tellen|tellen tot \\p{L}+|verkeersregels|zebrapad|skelet|botten|woordsoorten"
const DONE_DAILY =
  'tanden ?(?:te )?poetsen|handen ?(?:te )?wassen|oversteken|over te steken|(?:afval|vuilnis) ?(?:te )?scheiden|afvalscheiding|recycling|recyclen|recycleren|veters ?(?:te )?strikken'
const SUBJECT = `((?:veilig |de )?(?:${AT_SCHOOL}|${DONE_DAILY}))(?![\\p{L}])`
const SONG = '(?:lied|liedje|liedjes|song|rap|nummer|versje)'

/** Where a song is to teach something; group 1 is what. */
export const LESSONS: readonly string[] = [
  `\\b\\p{L}*${SONG}(?: \\p{L}+){0,5}? (?:over|van|voor|met|om|bij)(?: \\p{L}+){0,5}? ${SUBJECT}`,
  `\\b(?:leren|leer|uitleggen|uitlegt|onthouden|aanleren|oefenen)\\b[^.!?]{0,40}?\\b${SUBJECT}`,
  `\\b${SUBJECT}[^.!?]{0,20}? (?:leren|onthouden|oefenen)\\b`,
  `^(?:de |het )?${SUBJECT}`,
  '\\b(?:lied|liedje|song|rap|versje) (?:\\p{L}+ ){0,4}?(?:over|om te|bij het|voor het) (opruimen)\\b',
  '\\b(?:crèche|peuter\\p{L}*|kleuter\\p{L}*|klas|kinderlied\\p{L}*)[^.!?]{0,30}?\\b(opruimen)\\b',
  '\\b(opruim)(?:lied|liedje|song)\\b',
  `\\b(${AT_SCHOOL}|${DONE_DAILY}|tandenpoets|tanden|handenwas|tafel|seizoens?|dagen|weekdagen|maanden|verkeers|oversteek|afval|recycle)[- ]?${SONG}\\b`,
]

export const LESSON_SUBJECT = LESSONS.join('|')

const NUMBERS =
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  )
const TENS = '- - twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ')

function inWords(number: number): string {
  if (number === 100) return 'honderd'
  const one = number % 10
  const ten = TENS[Math.floor(number / 10)] ?? ''
  if (number < 20) return NUMBERS[number] ?? ''
  if (one === 0) return ten
  return `${NUMBERS[one]}${one === 2 || one === 3 ? 'ën' : 'en'}${ten}`
}

/** A capital letter has no accent where two vowels follow: "Eén". */
const capital = (text: string) => text.replace(/^éé/u, 'Eé').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** "de tafel van 7": each line of it. */
export function tableIn(description: string): readonly Fact[] {
  const [, said = ''] = /(?<!\p{L})tafel van (?:de |het )?(\d{1,2}|\p{L}+)/iu.exec(description) ?? []
  const factor = NUMBERS.includes(said.toLowerCase()) ? NUMBERS.indexOf(said.toLowerCase()) : Number(said)
  if (!(factor >= 1 && factor <= 10)) return []
  return Array.from({ length: 10 }, (_, at) => ({
    of: 'thing',
    text: capital(
      `${inWords(at + 1).replace(/^een$/u, 'één')} keer ${inWords(factor)} is ${inWords(factor * (at + 1))}`,
    ),
    deed: null,
  }))
}

/** Whether what there is to learn is known: then bits of it, "ook achterin", are in the lesson. */
export const isLesson = (description: string): boolean =>
  matches(LESSON_SUBJECT, description) && KNOWN.test(description)

const KNOWN =
  /(?<!\p{L})(?:tanden ?(?:te )?poetsen|tandenpoets\p{L}*|handen ?(?:te )?wassen|handenwas\p{L}*|oversteek\p{L}*|oversteken|over te steken|seizoenen|seizoens?lied\p{L}*|planeten\p{L}*|alfabet\p{L}*|waterkringloop|fotosynthese|afval ?scheid\p{L}*|recycl\p{L}+|dagen van de week|maanden van het jaar|tafels|opruim\p{L}*|zintuigen|provincies|'?t kofschip|kofschip|klokkijken|veters strikken)(?!\p{L})/iu
