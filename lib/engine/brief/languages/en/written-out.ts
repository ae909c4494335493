import { capital } from '../../../lyrics/first-letter.ts'
import { inflect } from '../../../songwriter/languages/en/morphology/morphology.ts'
import { slipOf } from '../slips.ts'

/**
 * English as it is typed on a phone, written out: "hes turning 60 bc of course, names frank lol" gives "he's turning 60 because of
 * course, named frank".
 */
export function writtenOut(description: string): string {
  const words = withShoutedNames(description)
    .replace(/[\p{L}][\p{L}'’]*/gu, corrected)
    .replace(/\bw\/\s*/giu, 'with ')
  const repaired = (text: string, [typed, meant]: Repair) =>
    typeof meant === 'string' ? text.replace(typed, meant) : text.replace(typed, meant)
  return REPAIRS.reduce(repaired, words).trim()
}

/** "UNCLE TEVITA", who is no common word. */
const withShoutedNames = (description: string) =>
  description.replace(
    /\b(UNCLE|AUNT|AUNTIE|AUNTY|GRANDMA|GRANDPA|GRANDAD|GRAN|GRANNY|NANA|NAN|MAMA|PAPA|COACH|COUSIN|SISTER|BROTHER) (?!AND\b|IS\b|WAS\b|HAS\b|WHO\b|THIS\b|TURNS\b)(\p{Lu}{3,})\b/gu,
    (_, kin: string, name: string) => `${capital(kin.toLowerCase())} ${capital(name.toLowerCase())}`,
  )

function corrected(word: string): string {
  const small = word.toLowerCase()
  const isShouted = word.length > 1 && word === word.toUpperCase() && (word.length > 3 || SHOUTED.has(small))
  return CORRECT[small] ?? slipOf(small, KNOWN) ?? (isShouted ? small : word)
}

/** Short words that people write in capitals; others may be abbreviations. */
const SHOUTED = new Set(
  'too so not all the and my me you he she now is was his her but no yes our we it has had one'.split(' '),
)

const CORRECT: Readonly<Record<string, string>> = {
  ...{ im: "I'm", ive: "I've", dont: "don't", cant: "can't", wont: "won't", didnt: "didn't", doesnt: "doesn't" },
  ...{ mr: 'Mr', mrs: 'Mrs', ms: 'Ms', dr: 'Dr' },
  ...{ isnt: "isn't", wasnt: "wasn't", hes: "he's", shes: "she's", theyre: "they're", weve: "we've", youre: "you're" },
  ...{ thats: "that's", couldnt: "couldn't", wouldnt: "wouldn't", theres: "there's", whats: "what's", arent: "aren't" },
  ...{ havent: "haven't", hasnt: "hasn't", shouldnt: "shouldn't", everybodys: "everybody's", everyones: "everyone's" },
  ...{ w: 'with', bc: 'because', cuz: 'because', coz: 'because', n: 'and', u: 'you', ur: 'your', thru: 'through' },
  ...{
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    abt: 'about',
    wk: 'week',
    wks: 'weeks',
    lil: 'little',
    thurs: 'Thursday',
    tues: 'Tuesday',
    nite: 'night',
    luv: 'love',
    em: 'them',
    goin: 'going',
    dis: 'this',
    dem: 'them',
    yr: 'year',
    yrs: 'years',
    hw: 'homework',
    literaly: 'literally',
    smth: 'something',
    sth: 'something',
    alway: 'always',
    definately: 'definitely',
    seperate: 'separate',
    untill: 'until',
    recieve: 'receive',
    becuase: 'because',
    tommorow: 'tomorrow',
    ppl: 'people',
    pls: 'please',
  },
  ...{
    plz: 'please',
    thx: 'thanks',
    obvs: 'obviously',
    gf: 'girlfriend',
    bf: 'boyfriend',
    wkend: 'weekend',
    tho: 'though',
  },
  ...{ dept: 'department', bday: 'birthday', xmas: 'Christmas', weding: 'wedding', mins: 'minutes', rly: 'really' },
  ...{
    finaly: 'finally',
    reciepts: 'receipts',
    accordian: 'accordion',
    wierd: 'weird',
    teh: 'the',
    hte: 'the',
    adn: 'and',
    thier: 'their',
    wich: 'which',
    realy: 'really',
    stil: 'still',
    beleive: 'believe',
    wih: 'with',
    allways: 'always',
    allway: 'always',
    coudnt: "couldn't",
    somthing: 'something',
    obsesed: 'obsessed',
    exept: 'except',
    febuary: 'February',
    cinamon: 'cinnamon',
    tomorow: 'tomorrow',
    freind: 'friend',
    loosing: 'losing',
    abuot: 'about',
    aobut: 'about',
    abotu: 'about',
    familly: 'family',
    happend: 'happened',
    favorit: 'favorite',
    alot: 'a lot',
  },
}

const KIN =
  'mom|mum|dad|son|daughter|sister|brother|wife|husband|girlfriend|boyfriend|partner|friend|bestie|grandma|grandpa|gran|nan|nana|granny|grandad|aunt|uncle|cousin|niece|nephew|boss|teacher|coach|neighbou?r|cat|dog|baby'
const OWNED =
  '(?:play|recital|concert|match|game|exam|school|job|house|car|boyfriend|girlfriend|husband|wife)\\b|\\p{L}+ing\\b|off\\b|got\\b|been\\b|\\d|first\\b|last\\b|birthday|wedding|funeral|teacher\\b|tutor\\b|nurse\\b|garden|kitchen|guinea|rabbit|hamster|dog|cat|horse|pony|trombone|carer|new\\b|old\\b|favou?rite|big\\b|best\\b|an?\\b|the\\b|in\\b|so\\b|always\\b|never\\b|not\\b|name\\b'

const ONE_OF_THEM =
  'mom|mum|mummy|dad|daddy|grandma|grandpa|grandad|granddad|grandmother|grandfather|gran|nan|nana|granny|aunt|auntie|uncle|wife|husband|girlfriend|boyfriend|boss|landlord'
/** Words that several do, or that stand behind several. */
const BEHIND_SEVERAL =
  '(?:are|were|have|had|and|or|who|that|which|in|at|on|from|with|to|of|for|by|do|did|don|will|would|can|could|both|all|always|never|still|just|love|like|live|think|say|call|keep|make|get|got|went|came|met|said|told|gave|took|made|moved|also|when|because|but|so|is|was|has|as)\\b'

/** Of whom a song tells, and not of whoever has them: "my sister's dog". */
const OF_ANOTHER = 'baby|son|daughter|dog|cat|puppy|kitten|horse|parrot|kids|boyfriend|girlfriend|husband|wife'

/** Several of them, where nobody says whose: "about cats in the rain". */
const OF_ANYBODY =
  '(?:^|[.,;!?]\\s*|\\b(?:about|of|with|like|and|between|for|loves?|hates?|where|when|how|why)\\s)(?=(?:cat|dog|friend|neighbou?r|teacher|partner|cousin)s\\b)'

/** What is typed, and what is meant by it. */
type Repair = readonly [typed: RegExp, meant: string | ((...found: string[]) => string)]
const REPAIRS: readonly Repair[] = [
  // Said to whoever writes the song: "country song thanks".
  [
    /(?<=\S+ \S+ \S+ \S+.*)(?<!\b(?:say|says|saying|said|many|my|our|his|her|a|of|with|big|for|give|to|some|no|get|without|and) ?) ?(?:thanks|thank you|thx|cheers)(?: in advance| a lot| so much| very much)?[.! ]*$/iu,
    '',
  ],
  // The dot ends no sentence.
  [/\bincl\b\.?/giu, 'including'],
  [/\besp\b\.?/giu, 'especially'],
  [/,? \b(?:etc\b\.?|and so on)(?=[.,;!?]|\s|$)/giu, ''],
  [/ & (?=\p{Ll})/gu, ' and '],
  [/\bnext doors (?=\p{Ll})/giu, "next door's "],
  // "Len (71) and Concetta (68)".
  [/(\p{L}) \(\d{1,3}\) (and|&|\+) ((?:\p{L}+ )?\p{L}+) \(\d{1,3}\)/giu, '$1 $2 $3'],
  [/\bhole (?=(?:time|day|night|week|year|family|lot|thing|world|school|street)\b)/giu, 'whole '],
  [/\s*\b(?:lol|lmao|rofl|omg|smh|ha(?:ha)+|he(?:he)+|x{2,3})\b/giu, ''],
  [/\b(song|jingle|rap|something|anthem|lullaby|music) 4 (?=\p{L})/giu, '$1 for '],
  [
    /\bits (?=(?:in|at|on|still|stuck|gone|lost|all|an?|the|my|our|for|not|so|too|been|always|never|gonna|going|her|his|\d+|\p{L}+ing|called|day|week|month|year|about|like|just|almost|nearly|my|your)\b)/giu,
    "it's ",
  ],
  [/(?:\b(?:his|her|its|their) |(?<=^|[.,;!?]\s*))names? (?:(?:is|was) )?(?=\p{L}+(?:[.,;!?]|$| and\b))/giu, 'named '],
  [/\b(?:his|her|its|their) name(?:['’]s| is| was) (?=\p{L})/giu, 'named '],
  [
    new RegExp(
      `(?<!\\b(?:two|three|four|five|six|seven|both|all|some|these|those|\\d+) )(?<!${OF_ANYBODY})\\b(${KIN})s (?=${OWNED})`,
      'giu',
    ),
    "$1's ",
  ],
  [/\b(?:[Hh]is|[Hh]er|[Ii]ts) names? (?:is )?(?=\p{Lu}\p{Ll}+)/gu, 'named '],
  [/(?<=^|[.,;!?]\s*)(\p{L}+) gonna\b/giu, '$1 is gonna'],
  // What stands in brackets is told by itself.
  [/ \(((?!(?:its?|it['’]s|named?|called) )[^()\s]+ [^()\s]+ [^()]+)\)(?=\s*[.,!?;]|$)/giu, ', $1'],
  [/ \(((?!(?:its?|it['’]s|named?|called) )[^()\s]+ [^()\s]+ [^()]+)\)/giu, ', $1,'],
  [/\bi(?=\b|['’])/gu, 'I'],
  // The song is for the teacher.
  [
    /\b(my|our) \p{L}+['’]s (?=(?:\p{L}+ ){0,2}(?:teacher|coach|doctor|nurse|carer|tutor|instructor|trainer|principal|babysitter|nanny|childminder)\b)/giu,
    '$1 ',
  ],
  [
    /\b(?:the )?only thing (he|she|it|they) (?:ever )?says? is\b/giu,
    (_: string, who: string) => `${who} only ${who.toLowerCase() === 'they' ? 'say' : 'says'}`,
  ],
  // A saying in quotation marks is theirs.
  [
    /(?<=^|[.!?]\s*)['"‘“]([^'"’”]{8,60})['"’”],? (?:is|was) what (he|she|they) always (\p{L}+)/gu,
    (_: string, said: string, who: string, verb: string) =>
      `${who} always ${verb} ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  ],
  // "me learning the cello at 71".
  [/^(?:(?:a song )?about )?me (?=\p{L}{2,}ing\b)/giu, 'about me '],
  [/\bhand me downs?\b/giu, 'hand-me-downs'],
  // "missing since friday".
  [
    /\b(is|are) (?=(?:missing|gone|away|sick|ill|sober|single|retired|together) since\b)/giu,
    (_: string, verb: string) => (verb.toLowerCase() === 'is' ? 'has been ' : 'have been '),
  ],
  [/(?<=^(?:my|our|the) [\p{L} ]{2,30}['’]s )(?=(?:missing|gone) since\b)/giu, 'been '],
  // "for my best friend's baby": the song is for the baby.
  [
    new RegExp(
      `(^|\\b(?:for|about) )(?:my|our) (?:\\p{L}+ ){0,2}?\\p{L}+['’]s (?:new |little |first )*(?=(?:${OF_ANOTHER})\\b)`,
      'giu',
    ),
    '$1the ',
  ],
  [/(?<=^|[.!?]\s*)been (?=\p{L}+ing\b)/giu, "I've been "],
  [/(?<=^|[.,;!?]\s*)its (?=only\b)/giu, "it's "],
  [/\bww([12])\b/giu, 'WW$1'],
  [/\b(mother|father|sister|brother|daughter|son) in law\b/giu, '$1-in-law'],
  [/\b(mother|father)s day\b/giu, "$1's day"],
  // "my grandpas blue tractor": hardly anybody has several of them.
  [
    new RegExp(
      `\\b(my|our|his|her|their)((?: dead| late| old)?) (${ONE_OF_THEM})s (?=\\p{L}+)(?!${BEHIND_SEVERAL})`,
      'giu',
    ),
    "$1$2 $3's ",
  ],
  [/\b(?:till|until|by|before) (?:march|may)\b/gu, (when) => when.replace(/\bm/u, 'M')],
  [/(?<=^|[.,;!?]\s*)p\.?s\.?[:,]? (?=\p{L})/giu, ''],
  // "for my uncle Pete: he drives a tow truck".
  [/(?<=\p{L}) ?: (?=(?:he|she|they|it|we|i|you)(?:['’]\p{L}+)? )/giu, ', '],
  // "the water cycle: the sun warms the sea, makes clouds".
  [
    /(?<=\p{L}) ?: (?=(?:the|my|our|an?) \p{L}+ (?!always |is |are )\p{L}{2,}[^s\s]s (?:the|my|our|an?|up|down|back|to|in|on|as|from) )/giu,
    '. ',
  ],
  // "The summer I was 17 me and Danny drove".
  [/\b(I was \d{1,2}) (?=(?:me and|my|we|I) )/gu, '$1, '],
  // Said to whoever writes the song.
  [
    /(?<=(?:^|[.,;!?(]|\b(?:about|around|under|over|roughly)) ?)(one|two|three|four|five) (?=min(?:ute)?s?\b)/giu,
    (_: string, count: string) => `${['one', 'two', 'three', 'four', 'five'].indexOf(count.toLowerCase()) + 1} `,
  ],
  [/\babout (?=(?:\d+(?:[-–]\d+)?|two|three|four|five|one|a) (?:mins?|minutes?|secs?|seconds?)\b)/giu, 'around '],
  [/,? so (?:please )?(?:sing|play|make|say|write|keep) (?:it|this|that|him|her|them)\b[^.,;!?]*/giu, ''],
  // A score, and from so many to so many.
  [/\b(\d{1,2})-(\d{1,2})\b(?!-)/gu, '$1 to $2'],
  // What is to be in a song is listed.
  [/(?<=^|[.!?,]\s*)(?:it )?(?:has|needs|must|should) (?:to )?(?:have|include|mention|cover|explain) /giu, ''],
  [/ in (?:that|this|the right) order(?: and what (?:each|every) (?:one )?\p{L}+)?(?=[.,!?;]|$)/giu, ''],
  [
    /\b(teach(?:es|ing)?) (?:(?:my|our|the|a|his|her|some) )?(?:(?:little|small|young|\d+ years? olds?) )*(?:\d+[- ]years?[- ]olds?|son|daughter|kids?|children|class|toddlers?|students|pupils|people|you)?(?: how)? to (\p{L}+) (?=\p{L})/giu,
    (_: string, teaches: string, verb: string) => `${teaches} about ${inflect(verb.toLowerCase(), 'ing')} `,
  ],
  // "help my son learn to tie his shoes".
  [
    /(?<=\bhelps? (?:my|our|the) (?:\p{L}+ ){1,3})learn (?:how )?to (\p{L}+) (?=\p{L})/giu,
    (_: string, verb: string) => `learn about ${inflect(verb.toLowerCase(), 'ing')} `,
  ],
  [/\b(?:sundays|saturdays|fridays|thursdays|wednesdays|tuesdays|mondays)\b/gu, (day) => capital(day)],
  [/\b(but|and) like (?=(?:don|no|make|just)\b)/giu, '$1 '],
  // Whoever writes the song is thanked, and told how a name is said.
  [/(?<=[.,;!?)]\s*)(?:many )?(?:(?:thanks|thank you|thx|cheers) (?:so much )?in advance|thx|cheers)[\s.!]*$/iu, ''],
  [/(?<=[.!?)]\s*)(?:many )?thanks(?: a lot| a million)?[\s.!]*$/iu, ''],
  [
    /[,.(]? ?(?:it['’]s |(?:(?:his|her|their|the) )?name(?: is|['’]s) )?pronounced (?:like )?["'“‘]?[\p{L}-]+["'”’]?\)?(?=[.,;!?]|$)/giu,
    '',
  ],
  [
    /(?<=^|[.,;!?]\s*)(?:please |but |and )?(?:call|refer to) (?:him|her|them) (?:as )?(?=\p{Lu}\p{L}+(?:[.,;!?]|$))/gu,
    'named ',
  ],
  [/\b(?:we|I) call(?:ed)? (?:him|her|it|them) (?=\p{L}+(?:[.,;!?]|$))/giu, 'named '],
  [/\bthere (?=(?:first|last|own|best|new|old|very) \p{L})/giu, 'their '],
  // How somebody is greeted who writes songs.
  [
    /^(?:(?:ok(?:ay)?(?: so)?|yo|hey|hi(?:ya)?|hello|hallo|bro|dude|guys|abeg|dear (?:sir|madam|team)|good (?:day|morning|evening))\b[,!. ]*)+/iu,
    '',
  ],
  // "about a baby elephant afraid of thunder".
  [
    /\b((?:about|for) (?:my|our|an?|the) (?:\p{L}+ ){1,4}?)(?=(?:(?:so|still|always) )?(?:afraid|scared|terrified|frightened|fond|proud|jealous|tired|obsessed|allergic) (?:of|with|to) )(?<!\b(?:is|are|was|were|am|be|been|being|so|and|always|still|never|not) )/giu,
    '$1who is ',
  ],
  [/\b(\d+)(ST|ND|RD|TH)\b/gu, (_: string, number: string, ending: string) => number + ending.toLowerCase()],
  [
    new RegExp(
      `\\b(${KIN}) (\\p{Lu}\\p{L}+) (?=(?:boyfriend|girlfriend|husband|wife|ex|mum|mom|dad|birthday|wedding)\\b)`,
      'gu',
    ),
    "$1 $2's ",
  ],
]

/** Frequent words, long enough to be known by all letters but one. */
const KNOWN =
  'always because husband everyone birthday anniversary lullaby graduation retirement grandmother grandfather girlfriend boyfriend instrumental christmas halloween apologize congratulations'.split(
    ' ',
  )
