import { PLAYED_BY } from '../../../compose/vocabulary/piece-words.ts'
import { AS_TYPED, type ReadingWords } from '../../reading.ts'
import { factsIn } from './facts/facts.ts'
import { bereaved, funny, incurable, misfortune, teasing } from './manners.ts'
import { elsewhere } from './mentions.ts'
import { beginsWithName, isNoEnglishName, peopleIn, townsIn } from './names.ts'
import { plots } from './plots.ts'
import { writtenOut } from './written-out.ts'

const END =
  '(?=[.,;:!?\\n()]|$| - | – |\\b(?:but|with|without|(?:to|for) (?:my |our |the |a )?(?:(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|little|small|young|\\d+[- ]years?[- ]olds?) ?)?(?:kids|children|students|pupils|graders?|beginners|toddlers|class|\\d+[- ]years?[- ]olds?)|for (?:year|grade|key stage|ks) ?\\d+|sung|in the style|to the tune|using|featuring|called|titled|in (?:the key of )?[a-g](?:[ -]?(?:sharp|flat)|[#♯b♭])? (?:major|minor)|in [346]/[48]|(?:at )?\\d{2,3} ?bpm)\\b)'

/** "I'm Luka, 19", "I am Yuki." */
const INTRODUCTION = "^(?:Hi|Hello|Hey)?[,!. ]*(?:I['’]m|I am|[Tt]his is) (\\p{Lu}\\p{L}+)(?=[,.;!?(]| and\\b)"
/** "my name is Rosalind". */
const OWN_NAME = "\\b[Mm]y name(?:['’]s| is) (\\p{Lu}\\p{L}+)"

/** What songs are wished without: "no politics", where "no engine" is told of a boat. */
const OF_SONGS =
  '(?:stuff|things?|talk|mentions?|names?|words?|jokes?|puns?|rhymes?|clich\\p{L}+|swear\\p{L}*|curs\\p{L}*|politics|politicians|religion|god|jesus|sex|violence|death|sadness|tears|crying|romance|love|heartbreak|drama|metaphors?|angels|heaven|drums?|vocals?|guitars?|piano|bass|synths?|autotune|strings|brass|horns|singing|rap|rapping|screaming|solos?|intro|outro|bridge|chorus|key|slang|emojis?|exclamation|sentiment\\p{L}*|nostalgia|mush|cheese|fluff|pity|preaching|lectures?|moral|kissing|brands?|numbers?)'

export const en: ReadingWords = {
  spaced: true,
  teamsHear: true,
  determiners: 'my|our|her|his|their|the|a|an|for|to|little',
  named: 'named|called',
  saying: 'is|are|was|so|too|says?|said|wrote|reads|like',
  titles: 'Mrs?|Ms|Dr|Miss|Coach|Prof|Professor|Captain|Pastor|Officer',
  goesOn:
    'who|that|is|was|has|had|died|passed|just|since|always|never|still|keeps|can|will|got|loves|likes|turns|turning|lives|works|met|because|on|for|in|to|from|about|with|at',
  and: 'and|or',
  prepositions: 'in|on|at|by|near|from|over|under|behind|beside|with',
  relative:
    '\\b(?:who|that|which|because|when|while|where|whose|how (?:it|he|she|they|I|we|you)|behind|beside|opposite|next to|in order|step by step|for kids)\\b',
  deed: '^(?!nothing|something|anything|everything)\\p{L}{2,}ing(?: |$)',
  brand: [
    // "my barbershop fade and fable on 9th ave", "team song!! the gutter gals"
    `\\b(?:my|our) (?:\\p{L}+['’]s )?(?:\\p{L}+ ){0,2}?(?:studio|company|business|practice|launderette|parlou?r|bakery|shop|store|caf[eé]|restaurant|salon|barber ?shop|garage|brewery|pizzeria|florist|gym|bookshop|bookstore|food truck|van|stall|pub|bar|hotel) (?!(?:quiz|darts|pool|football|that|which|who|on|in|at|is|has|sells|and|with|for|from|to|by|of|needs|where|called|named|near|just|will|opens|opened|makes|team|song|jingle|ad)\\b)((?:[\\p{L}'’&]+ ?){1,5}?)(?=[.,;:!?\\n()]|$| (?:in|at|on|for|who|that|with|from|where|-) ?)`,
    "(?:^(?:jingle|ad|advert|commercial)|\\b(?:shop|store|bakery|caf[eé]|restaurant|salon|pub|garage|gym) (?:song|jingle|ad))[!.,:;]+ ?((?:[\\p{L}'’]+ ?(?:& )?){1,4}?)(?=[.,;:!?\\n]|$| (?:in|at|on|for|who|open) ?)",
    `\\b(?:team|club|squad|crew|band)(?: song| anthem| chant)?[!.,:;]+ ?(the [\\p{L}'’ ]{3,24}?)(?=[.,;:!?\\n]|$)`,
    `\\b(?:team|club|squad|side|band|choir|pub|bar|bakery|caf[eé]|shop|store|salon|restaurant|gym|startup|company|brewery|garage|truck|hotel|app),? (?:(?:is )?(?:called|named) )?((?:the )(?:\\p{L}+ ?){1,3}?)(?=[.,;:!?\\n()]|$| (?:in|at|on|for|who|that|with|and|under|from|-) ?)`,
    `\\b(?:anthem|song|chant|jingle|tune|spot) for ((?:the )(?:\\p{L}+ ){0,2}\\p{L}+?)(?=[.,;:!?\\n()]|$| (?:in|at|on|for|who|that|with|and|under|from|our|my|-) ?)`,
    `\\b(?:jingle|commercial|ad|spot) for ((?!(?:my|our|a|an|the)\\b)(?:[\\p{L}'’]+ (?:& )?){0,3}?[\\p{L}'’]+?)(?=[.,;:!?\\n()]|$| (?:in|at|on|who|that|with|and|from|-) ?)`,
    `\\b(?:we are|we['’]re) ((?:\\p{L}+ ){1,3}(?:cleaning|plumbing|roofing|catering|landscaping|removals|movers|electrics?|builders|decorators|gardening|coffee|bakery|barbers|florists?|couriers?|taxis))\\b`,
    `\\b(?:called|named) ((?:\\p{L}+[ '’&-]{0,3}){1,4}?)(?=[.,;:!?\\n()]|$| ?\\b(?:in|at|on|for|who|that|with|and|from|-) ?)`,
  ],
  address: 'on (?:the )?(?:[\\p{L}0-9]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|square|boulevard|drive|high street)',
  subject: [
    `\\babout (?!(?:(?:them|him|her|me|us|you|it) )?being (?!an?\\b|the\\b|my\\b)|how )(?:(?:them|him|her|me|us|you|it) (?=\\p{L}+ing\\b))?(.+?)${END}`,
    `\\babout (?:being (?:\\p{L}+ ){0,2}(?:sick|tired|bored|scared|afraid|fed up|jealous|proud) (?:of|with)|how (?:much|badly|deeply) (?:I|we) (?:\\p{L}+ )?(?:hate|love|miss|like|dislike|loathe|enjoy|need|want)) (.+?)${END}`,
    `\\b(?:sorry|apolog\\p{L}+|apology to [\\p{L} ]+) (?:for|about|that I) (\\p{L}+ing .+?)${END}`,
    `\\b(?:ode|tribute|homage|love letter|love song) to (.+?)${END}`,
    `(?<!\\b(?:he|she|who|(?:my|our|his|her) (?:\\p{L}+ )?\\p{L}+) )\\b(?:explain|explains|explaining|teach|teaches|teaching)(?! (?:year|grade|class|primary|kindergarten|p|ks) ?\\d)(?: (?:(?:my|our|the) )?(?:\\d+ year olds?|kids|children|people|students|pupils|class|toddlers))?(?: about| how)? (?!me\\b|us\\b|him\\b|her\\b|them\\b|in\\b|at\\b|abroad\\b|(?:song|rap|rhyme)\\b)(.+?)${END}`,
    `\\b(?:teaching|learning|educational|revision|science|history|geography|biology|maths?) (?:song|rap|rhyme)[,:.] ((?!(?:for|year|grade|class)\\b).+?)(?: in order| from the ground)?(?=[.,;:!?\\n()]|$| in order\\b| with\\b| for\\b)`,
    `(?<!\\b(?:me|I['’]?m|am|started|was) )\\blearn(?:ing)? (?:about |how )?(the .+?)(?: in order)?(?: for my .*)?${END}`,
    `^(?:I|we) (?:really |just |absolutely |only )?(?:like|love|adore) (?!(?:you|him|her|it|them|how|that|this|to|my|our|an?|someone|somebody|when|being)\\b)(.+?)${END}`,
    `^(\\p{L}{2,}ing (?:my|the|a|an|to|with|in|for|up|out) ?.*?)${END}`,
    `\\b(?:help|so) (?:me|us|him|her|them|my \\p{L}+)(?: to| can)? (?:remember|memori[sz]e|learn|revise) (.+?)(?: for (?:my|our|the|his|her) .*)?${END}`,
    `\\b(?:protest|rant|anthem|song|rap|chant|march)(?: song)? (?:against|over) (?!me\\b|us\\b)(.+?)${END}`,
    `\\bthemed? (?:around|on) (.+?)${END}`,
    '^(?:(?:write|make) )?(.+?) (?:as|in the form of) an? (?:\\w+ ){0,2}(?:rap|song|ballad|jingle|anthem|lullaby|poem|shanty)\\b',
  ],
  occasion: [
    `\\b(?:song|tune|music|anthem) for ((?:my|our|the) (?!(?:\\p{L}+[ -])*(?:team|club|squad|class|choir|band|shop|store|bakery|caf[eé]|wedding|birthday|anniversary|funeral|party|kids|children|students|school|street|family|dance|first)\\b)(?:\\p{L}+[ -]){0,3}?\\p{L}+)(?=[.,;:!?\\n()]|$| (?:in|at|on|who|that|with|and|when|after|before)\\b)`,
  ],
  hearer: [
    // "sorry mum", "get well soon grandpa": spoken to at once.
    "^(?:(?:I['’]m |we['’]re )?(?:so |really |very )*(?:sorry|thank(?:s| you)(?: so much)?|happy \\p{L}+|merry christmas|congrat\\p{L}+|congratulations|well done|good ?luck|good ?night|good ?bye|bye|farewell|rest in peace|welcome(?: home| back)?|get well(?: soon)?|I (?:love|miss) you)),? (?:my (?:dear|sweet|lovely) |dear |little |big )?(\\p{L}+)(?=[.,;:!?\\n]|$| (?:for|that|I|we|you|about) )",
    // "Nana Jo is 90 … toffees for the grandkids".
    '^((?:[Mm]y |[Oo]ur )?(?:[Nn]ana|[Nn]an|[Gg]ran|[Gg]ranny|[Gg]randma|[Gg]randpa|[Gg]randad|[Mm]um|[Mm]om|[Dd]ad|[Aa]untie|[Aa]unt|[Uu]ncle) \\p{Lu}\\p{L}+)(?= (?:is|turns|was|will|has|drove|retires|retired|died)\\b|,)',
    `\\b(?:father|mother)['’]s day\\b.*?[,.;:!?] ?((?:dad|daddy|mum|mummy|mom|mommy)\\b)`,
    `(?<!^(?:my|our) (?!.*\\b(?:song|ballad|tune|something|lullaby|anthem|rap|jingle)\\b).*)(?<!\\bleft (?:me|us) |\\b(?:wait|look|search|car|cook|work)(?:ing|ed)? )\\bfor (?!(?:two|three|four|five|six|\\d+) (?:kids|children|people)\\b|(?:my|our|his|her) \\p{L}+ (?:being|getting|having)\\b)(.+?)(?=[.,;:!?\\n()]|$|(?<!-)\\b(?:who|whose|that|because|since|about|with|in|on|at|to|from|and her|and his|turning|turns|is|was|he|she|they|we)\\b)`,
    `(?:\\b(?:to|from me to) (?=my\\b|our\\b)|^to (?=the\\b)|\\bthank(?:s| you)(?: (?:song|note))? to (?=the\\b|Mr\\b|Mrs\\b|Ms\\b|Miss\\b|Dr\\b|\\p{Lu}))(.+?)(?=[.,;:!?\\n()]|$|(?<!-)\\b(?:who|whose|that|because|since|about|for|with|in|on|at|from|is|was)\\b)`,
    `\\babout (?!our (?:\\p{L}+ )?(?:band|choir|crew|team|club|class|company|office) \\p{L}+ing\\b)((?:my|our) .+?)(?=[.,;:!?\\n()]|$|(?<!-)\\b(?:who|whose|that|because|since|with|in|on|at|to|from|is|was|and how)\\b)`,
    // "they had a baby boy called Finn".
    '\\b(?:had|have|has|welcomed|expecting) (?:an?|their|our) (?:little |new |first |second |third )?((?:baby )?(?:boy|girl|son|daughter|baby),? (?:called |named )?(?!(?:sister|brother|shower|called|named|last|this|on|in|at|and|yesterday|today|girl|boy|who|with|is|after|she|he|they|we)\\b)\\p{L}+)',
  ],
  introduction: `${INTRODUCTION}|${OWN_NAME}`,
  signature: '(?<=[.!?]\\s*)from \\p{Lu}\\p{L}+(?! to\\b)(?:,? [^.!?]{2,30})?[.!]?$',
  sender: [
    INTRODUCTION,
    OWN_NAME,
    // "from Joseph, night watchman", as a sentence of its own.
    '[.!?]\\s*from (\\p{Lu}\\p{L}+)(?! to\\b)(?=(?:,? [^.!?]{2,30})?[.!]?$)',
    '\\bfrom (?:your|her|his|their) (?:\\p{L}+ )?(?:son|daughter|grandson|granddaughter|brother|sister|wife|husband|friend|niece|nephew) (\\p{L}{2,})',
    "\\b(?:comes? |it['’]?s |is |sung )?from (?:your )?((?:granny|grandma|grandpa|grandad|nan|nana|auntie?|uncle|mum|mom|dad) \\p{Lu}\\p{L}+)",
    '\\b(?:to|for) \\p{L}+,? (?:love )?from (\\p{L}{2,})(?=[.,;:!?\\n]|$)',
    "\\b(?:I['’]m|I am|my name is|this is) (\\p{L}{2,})(?= (?:btw|by the way)| here\\b)",
    '(?:^|[.!?,]\\s*)(?:lots of )?(?:love|xx+|yours|cheers)[, ]+(?:from )?(\\p{Lu}\\p{L}+)(?=[.!]?$)',
  ],
  unnamed:
    "\\b(?:do(?:n['’]?t| not)|without|no need to|please not) (?:put|use|say|sing|mention|include|writ\\p{L}+|using|saying) (?:his|her|their|my|any|the) names?\\b",
  without: [
    '\\bno (drums?|vocals?|guitars?|piano|bass|synths?|autotune|strings|brass|horns|swearing|angels|heaven|god|religion|clich\\p{L}+)\\b',
    `\\b(?:(?<!\\b(?:won['’]t|can['’]t|don['’]t|doesn['’]t|didn['’]t|couldn['’]t|never|not|nothing|nobody|goes?|gone|went|live|lives|living|growing|grew|be|first|lost|lose|year|years|day|days|life|christmas|world|morning|house) (?:\\p{L}+ ){0,4})without(?! (?:him|them|you|me|us)\\b| (?!swearing|singing|rapping|screaming|shouting|cursing)\\p{L}{2,}ing\\b| (?:my |our )?(?:grand|mum|mom|dad|nan)\\p{L}*\\b)|not? mention(?:ing)?|do(?:n['’]?t| not) (?:mention|use|say|include|sing|take the name of)|never (?:mention|say)|nothing (?:\\p{L}+ )?(?:about|with)|avoid|leave out|not about|except|anything but) (?:any |the word |the words |the name |of )?(.+?)(?=[.,;:!?\\n()]|$|\\b(?:and|but|please|just|only|he|she|it|they|I|we|my|he['’]s|she['’]s|because)\\b)`,
    `(?<=^|[.,;:!?\\n(]\\s*|\\band |\\bbut |\\bwith )no (?!extra|hidden|fuss|appointments?\\b|waiting|charge|fees?\\b|matter|one\\b|longer|more\\b|less\\b|(?:\\p{L}+ )?(?!${OF_SONGS}\\b)\\p{L}+[.] (?:we|he|she|it|my|our|I|they|just|only)\\b|idea|problem|wonder|sleep\\b|money|crying)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:and|but|please|just|only|he|she|it|they|I|we|my|he['’]s|she['’]s|because)\\b)`,
  ],
  place: [
    `\\bour (\\p{Lu}[\\p{L}'’-]+) (?:office|branch|plant|factory|hub|campus)\\b`,
    `\\b(?:mov(?:ed?|es|ing)|fl(?:ew|y|ying)|went|going|gone|travell?(?:ed|ing)|emigrat\\p{L}+|off|ticket|trip|dr(?:ove|ive|iving)|headed|heading|retir\\p{L}+|sailed|relocat\\p{L}+) to ((?:the )?\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*)(?!['’])`,
    `\\bon ((?:\\p{Lu}[\\p{L}'’-]+ ){1,2}(?:Road|Rd|Street|St|Lane|Avenue|Ave|Square|Row|Hill|Parade|Boulevard|Quay|Pier))\\b`,
    `\\b(?:in|from|near|around|at|across|along|outside|beyond) ((?:the )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*)`,
  ],
  age: [
    '\\b(\\d{1,3})(?:st|nd|rd|th)? (?:years? old|birthday)',
    "(?<=\\p{L}[’']s )(\\d{1,3})(?:st|nd|rd|th)(?=[.,;:!?)]|$| (?:party|bash|do|celebration|today|tomorrow|this|next|on|in|at|and)\\b)",
    '\\b(?:turns|turned|turning|is turning|becomes) (\\d{1,3})\\b',
    "\\b(?:he|she|who|it|they|both)(?:[’'](?:s|re)| is| are| is now| are both| just turned) (\\d{1,3})(?= (?:on|today|tomorrow|this|next|now|and|but)\\b|[.,;!?)]|$)",
    '\\b\\p{Lu}\\p{Ll}+,? \\(?(\\d{1,2})(?=[,).;]|$)',
    '(?<!\\b(?:at|from|till|until|by|before|after|around|between|and|to|for) )\\b(1[6-9]|[2-9]\\d) (?:today|tomorrow|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b',
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?min(?:ute)?s?\\b', '\\b(\\d{2,3})[ -]?sec(?:ond)?s?\\b'],
  instrumental: `\\binstrumentals?\\b(?! (?:break|intro|solo|bridge|outro))|^(?:\\p{L}+,? ){0,3}?${PLAYED_BY} (?:piece|loop)\\b(?!.*\\bsong)|\\bno (?:vocals?|singing|singer|lyrics|words|voices?)\\b|\\bwithout (?:any )?(?:vocals?|singing|a singer|lyrics|words|voices?)\\b|\\b(?:just|only) (?:the )?music\\b|\\bbackground music\\b|\\bnobody sings?\\b`,
  voice: {
    f: "\\b(?:female|woman(?:[’']s)?|women(?:[’']s)?|girl(?:[’']s)?|lady(?:[’']s)?|soprano|alto|mezzo)\\b(?=.{0,24}\\b(?:voices?|vocals?|vocalist|singers?|singing|sings?|rapper|lead)\\b)|\\bsung by (?:a |an )?(?:\\w+ )?(?:woman|girl|female|lady|soprano|alto)\\b|\\b(?:soprano|alto)\\b|\\ba (?:woman|girl) (?:sings|singing)\\b",
    m: "\\b(?:male|man(?:[’']s)?|men(?:[’']s)?|boy(?:[’']s)?|guy(?:[’']s)?)\\b(?=.{0,24}\\b(?:voices?|vocals?|vocalist|singers?|singing|sings?|rapper|lead)\\b)|\\bsung by (?:a |an )?(?:\\w+ )?(?:man|boy|male|guy|tenor|baritone)\\b|\\b(?:tenor|baritone|bass-baritone)\\b|\\ba (?:man|boy|guy) (?:sings|singing)\\b",
  },
  languages: Object.fromEntries(
    Object.entries({
      ...{ en: 'english', es: 'spanish|castilian', ja: 'japanese', pt: 'portuguese|brazilian', fr: 'french' },
      ...{ zh: 'chinese|mandarin', ko: 'korean', id: 'indonesian|bahasa', it: 'italian', nl: 'dutch|flemish' },
      ...{ pl: 'polish', tr: 'turkish', vi: 'vietnamese', de: 'german' },
    }).map(([code, name]) => [
      code,
      `(?<!\\b(?:count|swear|talk|speak|pray|curse|dream|whisper|argue|mutter|say|yell|shout|sang|sings|swore|spoke|said|dreamt|sworn|spoken)(?:s|ed|ing)?(?: \\p{L}+){0,2} )\\bin (?:${name})\\b(?! (?:style|restaurant|class|city|town))|\\b(?:${name})(?:[ -]language)? (?:lyrics|words|song|lullaby|ballad|vocals|text|rap|folk song|love song|chanson|birthday song|children[’']s song)\\b`,
    ]),
  ) as ReadingWords['languages'],
  funny,
  misfortune,
  bereaved,
  incurable,
  teasing,
  plots,
  kin: [
    ['grand(?:ma|mom|mum)|granny|gran|nana|nan|grammy|mamaw|mimi', AS_TYPED, 'grandmother'],
    ['grand(?:pa|dad)|grandad|gramps|papaw|grampa', AS_TYPED, 'grandfather'],
    ['mom|mommy|mum|mummy|mama|mam|momma', AS_TYPED, 'mother'],
    [
      'dad|daddy|papa|pops?(?!,? (?:song|rock|punk|ballad|anthem|music|tune|duet|track|hit|version|style|lullaby|banger)s?\\b)',
      AS_TYPED,
      'father',
    ],
    ['(?:great-?)?grandmother', 'Grandma', 'grandmother'],
    ['(?:great-?)?grandfather', 'Grandpa', 'grandfather'],
    ["mother(?![’']s day\\b)", 'Mama', 'mother'],
    ["father(?![’']s day\\b)", 'Dad', 'father'],
    [
      'daughter|son|little (?:girl|boy|one)|baby(?: girl| boy)?|toddler|kid|child|newborn|niece|nephew|grandson|granddaughter|grandchild|godson|goddaughter|kiddo',
      'little one',
      'child',
    ],
    ['(?:big |little |older |younger |twin |baby )?(?:half-|step-?)?sister|sis', 'sister', 'sister'],
    ['(?:big |little |older |younger |twin |baby )?(?:half-|step-?)?brother|bro', 'brother', 'brother'],
    [
      'wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|spouse|sweetheart|love(?! (?:song|ballad|letter|story|duet|anthem|tune|rap)s?\\b)|soulmate|crush|hubby|wifey',
      'my love',
      'love',
    ],
    ['ex[- ]?(?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?)', null, 'love'],
    ['(?:best )?friends?|bestie|bff|buddy|mate|roommate|flatmate|neighbou?r|pen pal', 'my friend', 'friend'],
    ['(?:\\w+ )?teacher|professor|tutor|coach|trainer|mentor', 'teacher', 'teacher'],
    [
      '(?:lady|woman|man|gentleman|guy|bloke|stranger|driver|waiter|waitress|paramedic|girl|boy)$|barber|hairdresser|mechanic|plumber|electrician|butcher|librarian|postie|surgeon|dentist|lunch lady|crossing guard|lollipop (?:lady|man)|caretaker|barista|mail carrier|boss(?! (?:battle|fight|level|music))|manager|colleague|coworker|co-worker|secretary|strangers?|carer|nurse|doctor|firefighter|mail(?:man|woman)|cleaner|janitor|bus driver|midwife|vet',
      'my friend',
      'friend',
    ],
    ['aunt|auntie|godmother|stepmom|stepmother|mother-in-law|aunty', 'my dear', 'aunt'],
    ['(?:sister|daughter)-in-law', 'my dear', 'aunt'],
    ['(?:brother|son)-in-law', 'my dear', 'uncle'],
    ['uncle|cousin|godfather|stepdad|stepfather|father-in-law', 'my dear', 'uncle'],
    [
      '(?:\\w+ )?dog|puppy|pup|(?:golden )?retriever|beagle|poodle|dachshund|corgi|labrador|terrier|greyhound|spaniel|pug',
      'good dog',
      'dog',
    ],
    ['(?:\\w+ )?cat|kitten|kitty|tabby', 'little cat', 'cat'],
    [
      '(?:\\w+ )?(?:horse|pony|rabbit|bunny|hamster|guinea pig|parrot|budgie|turtle|tortoise|goldfish|chicken|hen|goat|donkey|cow|pig|guinea pigs|pet|elephant|bear|fox|owl|whale|dragon|robot|snowman|penguin|gecko|lizard|ferret|sheep|lamb|duck|rat|gerbil)(?! (?:ears?|way|hop|food|suit|costume|toy|park|shop|farm)\\b)',
      'little friend',
      'pet',
    ],
    [
      '(?!(?:my|our) (?:dear |old |lovely )?(?:parents|folks|grandparents)\\b)(?:(?:my|our) )?(?:(?!(?:my|our|two|three|four|five|some|many|songs?|ballad|tune|carol|anthem|music|chorus|chant|verse|hook|words|the|all|with|and|for|from|by|in|of|about|to|teach(?:es|ing)?|explains?|helps?|gets?|makes?|lets?|tells?|shows?)\\b)\\w+ ){0,2}(?:team|club|squad|class|choir|band|crew|company|department|staff|volunteers|family|kids|grandkids|grandchildren|children|students|girls|boys|parents|twins|grandparents|daughters|sons|brothers|sisters|siblings|cousins|nieces|nephews|nurses|doctors|firefighters|colleagues|coworkers|co-workers|carers)(?! (?:song|rap|tune|music|rhyme)s?\\b)',
      'everyone',
      'group',
    ],
    ['(?:mum|mom|mummy|mommy|mama) and (?:dad|daddy|papa)|(?:dad|daddy|papa) and (?:mum|mom|mama)', AS_TYPED, 'group'],
    ['(?:my|our) (?:dear |old |lovely )?(?:parents|folks)', 'Mom and Dad', 'group'],
    ['(?:my|our) (?:two )?(?:mums|moms|dads)', 'my dears', 'group'],
    ['twin(?! (?:sister|brother|boy|girl|bab|bed|town)\\p{L}*)', 'my twin', 'friend'],
    ['(?:my|our) neighbours', 'neighbours', 'group'],
    ['(?:my|our) neighbors', 'neighbors', 'group'],
    ['(?:my|our) whole (?:street|village|building|town|office)', 'everyone', 'group'],
    ['(?:my|our) grandparents', 'Grandma and Grandpa', 'group'],
    ['(?:nan|nana|gran|granny|grandma) and (?:grandpa|grandad|gramps|pops?)', AS_TYPED, 'group'],
  ],
  elsewhere,
  parents:
    '\\b(?:they|who|she|he|[A-Z]\\p{L}+)(?: just| have| has| finally)* (?:had|have|has|having|expecting|welcomed|adopted|became|become) (?:an?|parents|twins|triplets|their|her|his)\\b|\\btheir (?:new |first |second |third |little )?(?:baby|son|daughter|girl|boy|twins)\\b|\\bparents\\b',
  apposed: ', ((?:my|our) (?:\\p{L}+ ){0,2}\\p{L}+)(?=[,.;!?]|$)',
  besides:
    'marry(?:ing)?|marries|married(?: to)?|weds?|engaged to|dating|dates|with|to|from|by|about|at|in|on|against|than|like|near|over|behind|for|his|her|their|loves?|hates?|miss(?:es|ed)?|met|chose|left|dumped|boss|boyfriend|girlfriend|husband|wife|ex|(?:my|our) \\p{L}+',
  unlikeNames:
    '(?:ing|ed|ly)$|^(?:trains|sits|sleeps|sings|plays|runs|cooks|bakes|drives|talks|walks|laughs|snores|dances|helps|makes|goes|comes|stands|waits|smells|looks|knits|knocks|paints|writes|reads|calls|moves|starts|stays|gets|gives|takes|tries|thinks|says|wants|needs|hates|broke|ate|got|did|does|will|would|still|always|never|only|just|also|really|often|even|now|once|finally|usually|both|all|has|is|was|can|loves|likes|lives|has|keeps|wears|steals|swims)$',
  notNames:
    'mick nil terminal platform gate route complaint rant protest apology hymn poem story tale reminder request roast toast shoutout celebration eulogy goodbye goodnight theme surprise present gift letter message note diss prayer serenade teaches explains girl girls boy boys phd congratulations congrats ode tribute homage whose farewell mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends everyone everybody someone somebody lesson lessons bakery shop store salon cafe restaurant station depot hello hi hey dear this that these those he she it they we you what when where why how who there here if so but and or not no yes also please thanks simple something someone nobody everybody everything nothing his her their its sing do does keep think start end maybe because since after before while only one two three both each every never ever most some any at in on for from to with about by of as is are was were be has have had lost mondays always already dorian mixolydian phrygian lydian aeolian locrian i english spanish japanese portuguese french chinese mandarin korean indonesian italian dutch polish turkish vietnamese german monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas xmas easter halloween thanksgiving valentine new year hanukkah diwali eid ramadan pop k-pop kpop lo-fi lofi rock jazz folk country blues metal rap hip-hop r&b reggae disco edm bpm mr mrs ms dr miss english a an the my our write make create please can could give song ballad lullaby anthem rap jingle love god lord grandma grandpa mom mum dad mama papa europe african american british irish celtic latin indian gonna wanna gotta lilac',
  places:
    'London, Paris, Rome, Lisbon, Madrid, Barcelona, Berlin, Munich, Hamburg, Vienna, Prague, Warsaw, Krakow, Budapest, Athens, Istanbul, Ankara, Cairo, Nairobi, Lagos, Dakar, Accra, Cape Town, Johannesburg, Dublin, Edinburgh, Glasgow, Cardiff, Belfast, Manchester, Liverpool, Leeds, Bristol, Oxford, Cambridge, Brighton, York, New York, Brooklyn, Boston, Chicago, Detroit, Nashville, Memphis, Austin, Dallas, Houston, Denver, Seattle, Portland, San Francisco, Los Angeles, Hollywood, San Diego, Las Vegas, Miami, Atlanta, New Orleans, Philadelphia, Toronto, Montreal, Vancouver, Mexico City, Havana, Rio, Sao Paulo, Buenos Aires, Santiago, Lima, Bogota, Tokyo, Kyoto, Osaka, Seoul, Busan, Beijing, Shanghai, Hong Kong, Taipei, Singapore, Bangkok, Hanoi, Saigon, Jakarta, Bali, Manila, Delhi, Mumbai, Kolkata, Sydney, Melbourne, Auckland, Amsterdam, Rotterdam, Utrecht, Antwerp, Brussels, Lyon, Marseille, Nice, Naples, Milan, Venice, Florence, Turin, Zurich, Geneva, Copenhagen, Oslo, Stockholm, Helsinki, Reykjavik, Ireland, Scotland, Wales, England, France, Italy, Spain, Portugal, Germany, Poland, Turkey, Greece, Norway, Sweden, Finland, Iceland, Japan, Korea, China, Vietnam, Indonesia, India, Brazil, Argentina, Mexico, Canada, Australia, America, Texas, California, Alaska, Hawaii, Africa, Europe, Asia, Mars, Venus, Jupiter, Saturn',
  weak: 'sleep sleeps sleeping asleep lullaby lullabies bedtime dream dreams dreaming home work works working play plays playing run runs running walk walks ride drive stop stray ginger tom table light lights road street friend old little red blue line lines page class team house door window song songs sing music fall falls spring date plant plants field box cup glass bed call calls band voice rain tomorrow future wheel june july august hot gutter pine fire pedal steps duck swing track trains key drums guitar acoustic piano ukulele banjo solo accordion violin waltz room moving wall leopard ice cream shoelaces shoe shoes suit hat ring button bumper spoons boss floor rock metal tune tunes bank banks roast roasts rings station stations pool patient patients operation express conductor tap partner partners feet foot stretch string strings row hook hooks cast tackle bass crew captain seal bay deck front block blocks present presents ivy holly director grounds match matches goal goals keeper flash mile miles rolls drives wave waves space',
  small:
    'a an the my our your his her their its it them him me us you everything something this that these those some any and or but of to in on at for from with about how when where who which is are was were be being been very really so too just all every together',
  writtenOut,
  factsIn,
  peopleIn,
  isNoName: isNoEnglishName,
  townsIn,
  beginsWithName,
}
