const anyOf = (...words: readonly string[]) => `(?:${words.join('|')})`

const GROWN_UPS =
  '(?:best |old |little |big |older |younger |twin |ex[- ])?(?:mum|mom|mother|dad|father|sister|brother|wife|husband|girlfriend|boyfriend|partner|nan|gran|grandma|grandpa|grandad|friend|mate|flatmate|roommate|cousin|uncle|aunt|auntie|boss|manager|neighbou?r|landlord|landlady|doctor)'
const SEVERAL =
  '(?:daughters|sons|kids|children|girls|boys|grandkids|grandchildren|parents|twins|family|friends|team|band|choir|crew)'
const ANIMALS = '(?:cat|dog|kitten|puppy|horse|parrot|hamster|chickens?|hens?|goat|cow|sheep)'

/** Songs to somebody, whoever else their description begins with: "I forgot our anniversary, my wife is not speaking to me". */
const TO_SOMEBODY =
  '(?!.*\\b(?:sorry|apolog\\p{L}*|forgive\\p{L}*|forgot (?:my|our)|thank\\p{L}*|miss(?:es|ing)? (?:my|our|you|him|her|them)|(?:for|to) (?:my|our|him|her|them|you)|love song|birthday|anniversary|died|passed away|late|funeral|memory|weddings?|marr\\p{L}*|farewell|goodbye|lullaby|retir\\p{L}*|proud|left me|broke up|engaged|me and my|my \\p{L}+(?: \\p{L}+)? and (?:I|me)|love (?:him|her|them))\\b)'
const SOMEBODY = `(?:\\p{L}+ ){0,3}?(?:${GROWN_UPS}|${SEVERAL}|${ANIMALS}|son|daughter|baby|toddler|niece|nephew|grand\\p{L}+|teacher|coach|song|tune|ballad|anthem|jingle|shop|bakery|caf[eé]|pub|bar|company|club)s?\\b`
/** What descriptions begin with that are of whoever sings, or of a thing: "I quit my job", "my hometown in Ohio", "about my first marathon". */
const OF_NOBODY_ELSE = anyOf(
  `(?:\\p{L}+ ){0,3}(?:about|ode to|tribute to) (?:my|our) (?!${SOMEBODY})`,
  `(?:I|we)(?:['’]\\p{L}+)? (?!(?:\\p{L}+ )?(?:love|miss|want|need|wish|would|adore|like|hate|have an?)\\b)`,
  `(?:my|our|the) (?!${SOMEBODY})`,
  `(?:quit|left|moved|sold|bought|lost|got|found|started|won|failed|passed)\\b(?! ${SOMEBODY})`,
)

/** Where people and animals are only mentioned, who hear no song: "a girl in my class", "he left me for my best friend". */
export const elsewhere = [
  `(?<=^(?:\\p{L}+ ){0,3}(?:about|ode to|tribute to) (?!(?:my|our) (?:\\p{L}+ )?${GROWN_UPS}\\b)[^,.;:]*[,.;:].*)\\b(?:my|our) ${GROWN_UPS} (?=(?:still |always |never |also |just |once )?\\p{L}{2,}(?<!s)(?:s|ed)\\b)`,
  `(?<=^${TO_SOMEBODY}${OF_NOBODY_ELSE}(?:[^,.;:!?]*[,.;:!?].*|.* (?:and|but|when|while) ))\\b(?:my|our) (?:\\p{L}+ )?(?:${GROWN_UPS}|${SEVERAL})\\b(?: \\p{L}+)?`,
  "\\bthe \\p{L}+['’]s \\p{L}+",
  '\\b(?:her|his|their) (?:nan|nana|gran|granny|grandma|grandpa|grandad|dad|daddy|father|mum|mom|mummy|mommy|mother|parents)\\b',
  "^I(?:['’]m| am) (?:an?|the|her|his|their) (?:\\p{L}+ )?\\p{L}+|\\b(?:my|our) \\p{L}+['’]s(?=[.,;!?]|$)",
  '\\bwith (?:his|her|their) (?:\\p{L}+ ){0,2}(?:teacher|boss|trainer|coach|friend|secretary|colleague|neighbou?r|therapist|dentist)\\b',
  '\\bthe (?:day|night|time|morning|evening|year|week|summer) (?:that |when )?(?:my|our) (?:\\p{L}+ )?\\p{L}+',
  '^(?:I )?(?:finally |just )?(?:left|divorced|dumped|am leaving) (?:my|the) \\p{L}+',
  '\\bleft me for (?:my|our|your|his|her|the|an?) (?:\\p{L}+ )?\\p{L}+',
  `\\b(?:on|under|onto|kept|took|behind|like|bit|feeds?|fed|walks?|walked) (?:the|an?|my|his|her|their) (?:\\p{L}+ )?${ANIMALS}\\b`,
  '\\b(?:becoming|being|became|as|I am|I was) (?:an?|the) (?:\\p{L}+ )?\\p{L}+',
  `(?<=(?:^(?:I|we)(?:['’]\\p{L}+)? (?!love|miss|want|need|wish)|\\babout \\p{L}+ing\\b).*)\\b(?:my|our) (?:\\p{L}+ )?${SEVERAL}\\b`,
  '\\b(?:my|our) (?:\\p{L}+ )?(?:band|choir|crew)\\b(?=.*\\b(?:we|us|our)\\b)',
  '\\bwithout (?:an? )?\\p{L}+|\\ba crush\\b|\\bwhere (?:my|our) (?:\\p{L}+ )?\\p{L}+',
  '\\b(?:my|our) \\p{L}+ and (?:I|me)\\b(?=.*\\b(?:called|named) \\p{L}+)',
  '\\bone (?:of (?:them|whom) )?(?:was|is) (?:my|our) \\p{L}+|\\babout the \\p{L}+ company\\b|\\b(?:had|with) a (?:crying )?baby\\b',
  "\\bI[’']?m (?:going to be|gonna be|becoming|about to be) an? \\p{L}+",
  '(?<=[,.:;].*)\\bthe (?:kids|children|girls|boys|brothers|sisters|parents|students|team|staff|class|family)\\b',
  '\\b(?:in|at|outside|near|from|on) (?:my|our|his|her|the|a) (?:\\p{L}+ ){0,2}?(?:class|team|club|squad|choir|band|crew|company|department|family|staff)\\b',
  // "I locked the dog out", "with apples and a patient cat", "about our band breaking up".
  `(?<=^(?:I|we)\\b[^,.;:!?]*)\\bthe ${ANIMALS}\\b|\\bwith [^,.;:!?]*\\ban? (?:\\p{L}+ ){0,2}${ANIMALS}\\b`,
  '\\babout our (?:\\p{L}+ )?(?:band|choir|crew|team|club|class|company|office) (?=\\p{L}+ing\\b)',
  '\\b(?:before|when|while|after|until|once|if) (?:the|my|our) (?:kids|children|baby|family|neighbou?rs|others)\\b',
  '\\b(?:my|our|her|his|their|the) (?:instructor|examiner|opponent|landlord|manager|goalie|keeper|driver|coach|teacher|doctor|captain) is \\p{L}+|\\bgoalie is \\p{L}+',
  "\\b(?:at|to|in|behind|outside|from) (?:my|our) (?:\\p{L}+ )?\\p{L}+['’]s\\b",
  "\\b(?:drove|took|borrowed|stole|rode|wore|used|broke|crashed|found|lost) (?:my|our) \\p{L}+['’]s\\b",
  '\\bfor (?:two|three|four|five|six|\\d+) (?:kids|children|people)\\b',
  // "because my mum will hear it", "in front of my boss".
  '\\b(?:my|our|the) (?:\\p{L}+ )?\\p{L}+ (?:will|might|could|can|is going to|are going to) (?:hear|be listening|listen|be there|read|see)\\b|\\bin front of (?:my|our|the|his|her) (?:\\p{L}+ )?\\p{L}+',
  // "the dog waits at your chair", in a song that begins with whoever hears it.
  '(?<=^(?:sorry|thank you|thanks|happy \\p{L}+|get well(?: soon)?|goodbye|welcome home),? .*)\\bthe (?:dog|cat|kids)\\b',
].join('|')
