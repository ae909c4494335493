import { AS_TYPED, type ReadingWords } from '../reading.ts'
import { factsIn } from './english-facts.ts'
import { isNoEnglishName, peopleIn, townsIn } from './english-names.ts'
import { writtenOut } from './english-written-out.ts'

const END =
  '(?=[.,;:!?\\n()]|$| - | – |\\b(?:but|with|without|(?:to|for) (?:kids|children|students|beginners|toddlers|my class)|sung|in the style|to the tune|using|featuring|called|titled)\\b)'

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
    '\\b(?:who|that|which|because|when|while|where|whose|behind|beside|opposite|next to|in order|step by step|for kids)\\b',
  deed: '^(?!nothing|something|anything|everything)\\p{L}{2,}ing(?: |$)',
  brand: [
    // "my barbershop fade and fable on 9th ave", "team song!! the gutter gals"
    `\\b(?:my|our) (?:bakery|shop|store|caf[eé]|restaurant|salon|barber ?shop|garage|brewery|pizzeria|florist|gym|bookshop|bookstore|food truck|pub|bar|hotel) (?!(?:quiz|darts|pool|football|that|which|who|on|in|at|is|has|sells|and|with|for|from|to|by|of|needs|where|called|named|near|just|will|opens|opened|makes|team|song|jingle|ad)\\b)((?:[\\p{L}'’&]+ ?){1,5}?)(?=[.,;:!?\\n()]|$| (?:in|at|on|for|who|that|with|from|where|-) ?)`,
    "\\b(?:shop|store|bakery|caf[eé]|restaurant|salon|pub|garage|gym) (?:song|jingle|ad)[!.,:;]+ ?((?:[\\p{L}'’]+ ?(?:& )?){1,4}?)(?=[.,;:!?\\n]|$| (?:in|at|on|for|who|open) ?)",
    `\\b(?:team|club|squad|crew|band)(?: song| anthem| chant)?[!.,:;]+ ?(the [\\p{L}'’ ]{3,24}?)(?=[.,;:!?\\n]|$)`,
    `\\b(?:team|club|squad|side|band|choir|pub|bar|bakery|caf[eé]|shop|store|salon|restaurant|gym|startup|company|brewery|garage|truck|hotel|app),? (?:(?:is )?(?:called|named) )?((?:the )(?:\\p{L}+ ?){1,3}?)(?=[.,;:!?\\n()]|$| (?:in|at|on|for|who|that|with|and|under|from|-) ?)`,
    `\\b(?:anthem|song|chant|jingle|tune|spot) for ((?:the )(?:\\p{L}+ ){0,2}\\p{L}+?)(?=[.,;:!?\\n()]|$| (?:in|at|on|for|who|that|with|and|under|from|our|my|-) ?)`,
    `\\b(?:jingle|commercial|ad|spot) for ((?!(?:my|our|a|an|the)\\b)(?:[\\p{L}'’]+ (?:& )?){0,3}?[\\p{L}'’]+?)(?=[.,;:!?\\n()]|$| (?:in|at|on|who|that|with|and|from|-) ?)`,
    `\\b(?:called|named) ((?:\\p{L}+[ '’&-]{0,2}){1,4}?)(?=[.,;:!?\\n()]|$| ?\\b(?:in|at|on|for|who|that|with|and|from|-) ?)`,
  ],
  subject: [
    `\\babout (.+?)${END}`,
    `\\b(?:sorry|apolog\\p{L}+|apology to [\\p{L} ]+) (?:for|about|that I) (\\p{L}+ing .+?)${END}`,
    `\\b(?:ode|tribute|homage|love letter|love song) to (.+?)${END}`,
    `\\b(?:explain|explains|explaining|teach|teaches|teaching)(?: kids| children| people| students| pupils)?(?: about| how)? (?!me\\b|us\\b|him\\b|her\\b|them\\b|(?:song|rap|rhyme)\\b)(.+?)${END}`,
    `\\b(?:teaching|learning|educational|revision|science|history|geography|biology|maths?) (?:song|rap|rhyme)[,:.] ((?!(?:for|year|grade|class)\\b).+?)(?: in order| from the ground)?(?=[.,;:!?\\n()]|$| in order\\b| with\\b| for\\b)`,
    `\\blearn(?:ing)? (?:about |how )?(the .+?)(?: in order)?(?: for my .*)?${END}`,
    `^(\\p{L}{2,}ing (?:my|the|a|an|to|with|in|for|up|out) ?.*?)${END}`,
    `\\bthemed? (?:around|on) (.+?)${END}`,
    '^(?:(?:write|make) )?(.+?) (?:as|in the form of) an? (?:\\w+ ){0,2}(?:rap|song|ballad|jingle|anthem|lullaby|poem|shanty)\\b',
  ],
  occasion: [
    `\\b(?:song|tune|music|anthem) for ((?:my|our|the) (?!(?:\\p{L}+[ -])*(?:team|club|squad|class|choir|band|shop|store|bakery|caf[eé]|wedding|birthday|anniversary|funeral|party|kids|children|students|school|street|family|dance|first)\\b)(?:\\p{L}+[ -]){0,3}?\\p{L}+)(?=[.,;:!?\\n()]|$| (?:in|at|on|who|that|with|and|when|after|before)\\b)`,
  ],
  hearer: [
    // "Nana Jo is 90 … toffees for the grandkids".
    '^((?:[Mm]y |[Oo]ur )?(?:[Nn]ana|[Nn]an|[Gg]ran|[Gg]ranny|[Gg]randma|[Gg]randpa|[Gg]randad|[Mm]um|[Mm]om|[Dd]ad|[Aa]untie|[Aa]unt|[Uu]ncle) \\p{Lu}\\p{L}+)(?= (?:is|turns|was|will|has|drove|retires|retired|died)\\b|,)',
    `\\b(?:father|mother)['’]s day\\b.*?[,.;:!?] ?((?:dad|daddy|mum|mummy|mom|mommy)\\b)`,
    `(?<!\\bleft (?:me|us) |\\b(?:wait|look|search|car|cook|work)(?:ing|ed)? )\\bfor (?!(?:my|our|his|her) \\p{L}+ (?:being|getting|having)\\b)(.+?)(?=[.,;:!?\\n()]|$|(?<!-)\\b(?:who|whose|that|because|since|about|with|in|on|at|to|from|and her|and his|turning|turns|is|was|he|she|they|we)\\b)`,
    `(?:\\b(?:to|from me to) (?=my\\b|our\\b)|^to (?=the\\b)|\\bthank(?:s| you)(?: (?:song|note))? to (?=the\\b))(.+?)(?=[.,;:!?\\n()]|$|(?<!-)\\b(?:who|whose|that|because|since|about|for|with|in|on|at|from|is|was)\\b)`,
    `\\babout ((?:my|our) .+?)(?=[.,;:!?\\n()]|$|(?<!-)\\b(?:who|whose|that|because|since|with|in|on|at|to|from|is|was|and how)\\b)`,
  ],
  sender: [
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
    `\\b(?:(?<!\\b(?:won['’]t|can['’]t|don['’]t|doesn['’]t|didn['’]t|couldn['’]t|never|not|nothing|nobody|goes?|gone|went|live|lives|living|growing|grew|be) (?:\\p{L}+ ){0,4})without|not? mention(?:ing)?|do(?:n['’]?t| not) (?:mention|use|say|include|sing|take the name of)|never (?:mention|say)|nothing (?:about|with)|avoid|leave out|not about|except|anything but) (?:any |the word |the words |the name |of )?(.+?)(?=[.,;:!?\\n()]|$|\\b(?:and|but|please|just|only|he|she|it|they|I|we|my|he['’]s|she['’]s|because)\\b)`,
    `(?<=^|[.,;:!?\\n(]\\s*|\\band |\\bbut |\\bwith )no (?!extra|hidden|fuss|appointments?\\b|waiting|charge|fees?\\b|matter|one\\b|longer|more\\b|less\\b|idea|problem|wonder|sleep\\b|money|crying)(.+?)(?=[.,;:!?\\n()]|$|\\b(?:and|but|please|just|only|he|she|it|they|I|we|my|he['’]s|she['’]s|because)\\b)`,
  ],
  place: [
    `\\bour (\\p{Lu}[\\p{L}'’-]+) (?:office|branch|plant|factory|hub|campus)\\b`,
    `\\b(?:in|from|near|around|at) ((?:the )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*)`,
  ],
  age: [
    '\\b(\\d{1,3})(?:st|nd|rd|th)? (?:years? old|birthday)',
    '\\b(?:turns|turned|turning|is turning|becomes) (\\d{1,3})\\b',
    "\\b(?:he|she|who|it)(?:[’']s| is) (\\d{1,3})(?= (?:on|today|tomorrow|this|next)\\b|[.,!]|$)",
  ],
  length: ['\\b(\\d(?:[.,]5)?)[ -]?min(?:ute)?s?\\b', '\\b(\\d{2,3})[ -]?sec(?:ond)?s?\\b'],
  instrumental:
    '\\binstrumental\\b(?! (?:break|intro|solo|bridge|outro))|\\bno (?:vocals?|singing|singer|lyrics|words|voices?)\\b|\\bwithout (?:any )?(?:vocals?|singing|a singer|lyrics|words|voices?)\\b|\\b(?:just|only) (?:the )?music\\b|\\bbackground music\\b|\\bnobody sings?\\b',
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
  plots: [
    [
      'memorial',
      '\\bhad to (?:put|let) .{2,40} (?:to sleep|go)\\b|\\bput .{2,40} to sleep (?:yesterday|today|last|this|on)\\b',
    ],
    ['protest', '\\bprotest (?:song|anthem|chant)\\b'],
    [
      'shop',
      '\\bjingle\\b|\\b(?:shop|store|bakery|caf[eé]|restaurant|salon|barbershop) (?:song|anthem)\\b|\\b(?:radio |tv )?(?:commercial|ad) (?:for|song|tune)\\b|\\bopen (?:since|24/7)\\b|\\bgrand opening\\b|\\bchippy\\b',
    ],
    [
      'lullaby',
      '\\blullab(?:y|ies)\\b|\\bbedtime song\\b|\\b(?:fall|go(?:es)? to|sing .{0,20} to) sleep\\b|\\bcradle song\\b|(?<!\\bput (?:\\p{L}+ ){0,5})\\bto sleep\\b',
    ],
    [
      'apology',
      "\\bapolog\\w+|\\b(?:i[’']m |say(?:ing)? |so )?(?<!\\b(?:not|never) )sorry\\b|\\bforgive\\b|\\bforgiveness\\b|\\bmy (?:fault|mistake)\\b|\\bmake up for\\b",
    ],
    [
      'memorial',
      "\\b(?:(?:was|were|be|got) put to sleep|died|(?:he|she)(?:[’']s| is) dead|(?:my|our) dead (?!line|battery|phone|end)\\p{L}+|passed (?:away|on|last|this|\\d+ \\p{L}+ ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december|her sleep|his sleep))|funeral|memorial|in (?:loving )?memory|late (?:father|mother|dad|mom|mum|husband|wife|brother|sister|grand\\w+)|grief|grieving|mourning|rest in peace|no longer with us|we lost (?:him|her)|lost (?:my|our) (?:\\p{L}+ ){0,2}?(?:grand\\p{L}*|gran|nan|mum|mom|mother|dad|father|brother|sister|wife|husband|son|daughter|friend|uncle|aunt\\p{L}*|dog|cat|puppy|pet|rabbit|horse|baby)|rainbow bridge)\\b",
    ],
    [
      'wedding',
      '\\bweddings?\\b(?! (?:ring|dress|shoes|photo|album|video)s?\\b)|(?<!years )\\bmarr(?:ies|ied) (?:in|on|this|next)\\b|\\bgetting married\\b|(?<!\\bwants? to )\\bmarry(?:ing)?\\b|\\bmarriage\\b|\\bfirst dance\\b|\\bbride\\b|\\bgroom\\b|\\bnewlyweds?\\b',
    ],
    [
      'birthday',
      "(?<!\\b(?:on my|all our|everyone[’']s|forgot (?:\\p{L}+[’']?s? ){0,3}) ?)\\bbirthdays?\\b(?! (?:cards?|presents?|cakes?)\\b)|\\bbday\\b|\\bturn(?:s|ing)? \\d{1,3}\\b|\\bsweet (?:16|sixteen)\\b|\\bwill be \\p{L}+ years old\\b|\\bha(?:s|ve) \\d{1,2} years on\\b",
    ],
    [
      'graduation',
      '\\bgraduat\\w+|\\bgot my (?:GED|degree|diploma)\\b|\\bprom\\b|\\bclass of \\d|\\blast day of school\\b|\\bfinish(?:es|ed|ing)? (?:\\w+ )?(?:school|college|university)\\b|\\bcommencement\\b',
    ],
    [
      'retirement',
      '\\bretir(?:e|es|ed(?! (?:greyhound|race ?horse|police dog|guide dog|show dog|donkey|pony|hen))|ing|ement)\\b|\\bhanging up (?:his|her|their|the|my) (?:\\p{L}+ )?(?:scissors|whistle|boots|apron|hat|keys|gloves|stethoscope|badge|uniform|spikes|tools|clippers|helmet|chalk)\\b',
    ],
    [
      'new-baby',
      '\\bnew(?:born)?[ -]baby\\b|\\bwelcome (?:song|to the world|home baby)\\b|\\bbaby \\p{L}+,? (?:was |is )?born\\b|\\badoption day\\b|\\badopted (?:a|our|my|him|her)\\b|\\bnewborn\\b|\\bbaby (?:shower|is coming|is on the way|was born)\\b|\\bbirth of\\b|\\b(?:having|expecting) (?:twins|triplets|a baby|(?:our|their|her) (?:first|second|third))\\b|\\bpregnant\\b|\\bdue in \\p{L}+ber\\b|\\bjust (?:been )?born\\b|\\bbecoming (?:a )?(?:dad|father|mom|mum|mother|parents?)\\b',
    ],
    [
      'thanks',
      "\\bthank(?:s|ing|ful| you| -?you)?\\b|\\bgrateful\\b|\\bgratitude\\b|\\bend of (?:the )?(?:school )?year song\\b|\\b(?:mother|father|teacher)[’']?s[’']? day\\b|\\bappreciat\\w+",
    ],
    [
      'get-well',
      '\\bget(?:ting)? (?:well|better)\\b|\\brecover(?:y|ing|s)?\\b|\\bin (?:the )?hospital\\b|\\bsurgery\\b|\\bchemo\\w*|(?<!\\bwas )\\bsick\\b(?! (?:of|over)\\b)|\\bheal(?:s|ing)?\\b',
    ],
    [
      'farewell',
      '\\bfarewell\\b|\\bgoodbye\\b|\\bleaving (?:party|do|us|the company|our team|for)\\b|\\bmov(?:es|ing) (?:away|to|abroad|out)\\b|\\boff to (?:college|uni|university|the army|boarding school)\\b|\\blast day (?:(?:at|of) (?:work|the office)|for)\\b|\\bsend-?off\\b',
    ],
    ['new-year', '\\bnew year\\b'],
    [
      'holiday',
      '\\bchristmas\\b|\\bxmas\\b|\\bhanukkah\\b|\\bdiwali\\b|\\beid\\b|\\beaster\\b|\\bthanksgiving\\b|\\bhalloween\\b|\\bholidays?\\b|\\bvalentine\\b|\\bramadan\\b|\\blunar new year\\b',
    ],
    [
      'team',
      '\\b(?:team|club|squad|fan|stadium|sports?|school|company|fight) (?:anthem|song|chant|hymn)\\b|\\banthem for\\b|\\bour (?:(?:\\p{L}|-)+ ){0,2}(?:team|club|squad|side)\\b|\\b(?:roller|derby|bowling|quiz|darts|relay|swim|curling|rowing|netball|softball) (?:derby )?team\\b|\\bteam the \\p{L}+|\\bchant\\b|\\bunder-?\\d+s?\\b|\\b(?:football|soccer|hockey|basketball|baseball|rugby|volleyball|handball|cricket|netball) (?:team|club)\\b',
    ],
    [
      'shop',
      '\\b(?:biz|walk-?ins welcome|our customers)\\b|\\b(?:bakery|shop|store|caf[eé]|restaurant|salon|workshop|garage|van|truck|stall|stand|pub|bar|gym|nursery|clinic) (?:opening|opens|called|named)\\b|\\b(?:we are|I run|I own|we run|we own|I have|we have|opening) (?:an? )?(?:\\p{L}+ ){0,3}(?:bakery|shop|store|caf[eé]|restaurant|salon|workshop|garage|van|truck|stall|pub|bar|gym|business)\\b|\\bwe (?:fix|repair|sell|bake|deliver|clean|groom|serve) \\p{L}+|\\b(?:radio |tv )?(?:commercial|ad|spot) for\\b|\\badvert\\w*\\b|\\b(?:my|our) (?:bakery|shop|store|caf[eé]|restaurant|salon|barber ?shop|garage|business|company|brand|startup|app|food truck|pizzeria|florist|gym|practice|studio|farm shop|market stall|hotel|bar|pub|brewery)\\b',
    ],
    [
      'teaching',
      '\\bteach(?:es|ing)?\\b|\\bhow (?:\\p{L}+ ){1,3}works?\\b|\\blearning the\\b|\\blearn(?:ing)? (?:the|about|how)\\b|\\beducational\\b|\\bexplain\\w*|(?<!\\b(?:eats?|ate|chews?|chewed|steals?|stole|his|her|their) (?:\\p{L}+ )?)\\bhomework\\b|\\b(?:water|rock|life|carbon) cycle\\b|\\bphotosynthesis\\b|\\bplanets in order\\b|\\bmultiplication\\b|\\btimes tables?\\b|\\balphabet\\b|\\bmemori[sz]e\\b|\\bmnemonic\\b|\\bfor (?:my )?(?:science|history|math|biology|geography|chemistry|physics) (?:class|exam|test|project)\\b|\\bfacts\\b|\\b(?:exam|quiz|test)(?: is| on)? (?:tomorrow|thurs\\w*|fri\\w*|mon\\w*|tues\\w*|wed\\w*|next week)\\b|\\bmy (?:class(?: \\d+)?|year|grade) \\d*s?,? ?(?:students|pupils|kids|learners)?\\b|\\bmy (?:students|pupils)\\b|\\b(?:my|our|the) (?:\\p{L}+ )?class about\\b|\\bcauses of\\b|\\bin order\\b|\\bfor (?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[ -]grade\\p{L}*\\b|\\bhow (?:an?|the) .{3,40} (?:becomes?|works?|turns? into|is made)\\b|\\b(?:biggest|smallest|longest) to (?:biggest|smallest|longest)\\b',
    ],
    [
      'heartbreak',
      '\\bbreak[- ]?ups?\\b|\\b(?:he|she|they) (?:just )?(?:left|walked out) (?:on|in|last|me|without|and took|with (?:my|his|her)|one|yesterday)\\b|\\bleft us\\b|\\bbroke(?:n)? (?:up|my heart|heart)\\b|\\bheart-?br(?:eak|oken)\\w*|\\bmy ex\\b|\\bdivorc\\w+|\\bdumped\\b|\\bcheat(?:ed|ing)\\b|\\bleft me\\b|\\bended (?:it|things|us|\\d+ \\p{L}+) (?:by|over|on|with|after|in)\\b|\\bleft me for\\b|\\bbitter love\\b|\\blost love\\b',
    ],
    [
      'missing',
      "\\boil rig\\b|\\b(?:he|she)(?:[’']s| is) away\\b|\\baway (?:for work|at sea|on tour)\\b|\\bmiss(?:es|ing)? (?:my |our |you|her|him|them|home)\\b|\\blong[- ]distance\\b|\\bI.m in [\\p{L} ]{3,20} (?:and|so|but|while)\\b|\\bfar away\\b|\\bdeployed\\b|\\bwish you were here\\b|\\bhomesick\\w*",
    ],
    [
      'encouragement',
      "\\b(?:quit(?:ting)?|stop(?:ped|ping)?|g[ai]v(?:e|ing|en) up) (?:smoking|drinking|vaping|sugar)\\b|\\bsober\\b|\\bencourag\\w+|\\bmotivat\\w+|\\bnever give up\\b|\\bdon[’']?t give up\\b|\\bcheer(?:ing)? (?:up|on|her|him|me|you)\\b|\\bhopeful\\b|\\bhope\\b|\\bcourage\\b|\\bbelieve in (?:your|him|her|them|my|our)\\w*|\\bbefore (?:an|her|his|my|the) (?:exam|test|marathon|race|interview|surgery)\\b|\\bget through\\b|\\bpep talk\\b|\\bovercom\\w+|\\bstrong(?:er)?\\b|\\brecovering\\b",
    ],
    [
      'protest',
      '\\bprotest\\b|\\binjustice\\b|\\bangry about\\b|\\bfed up\\b|\\brage\\b|\\brevolution\\b|\\bclimate (?:crisis|change|strike)\\b|\\bcorruption\\b|\\bunfair\\b|\\bstand up (?:for|against)\\b|\\bstrike\\b',
    ],
    [
      'complaint',
      "(?<!(?:never|not|without) )\\bcomplain(?:ing|s)? about\\b|\\bcomplaint\\b|\\bwhoever (?:keeps|took|stole|ate|left|parked)\\b|\\bannoy\\w*|\\brant\\b|\\bmiss(?:ed|ing) (?:the|my|a) (?:bus|train|flight|plane|tram|alarm|deadline|ferry)\\b|\\btraffic jam\\b|\\bparking (?:ticket|fine)\\b|\\b(?:slow|broken|bad) (?:wi-?fi|internet|printer)\\b|\\bprinter\\b|\\bmondays?\\b|\\bfunny\\b|\\bI hate (?:when|my|the|mondays|doing)\\b|\\bairlines?\\b|\\bmeetings?\\b|\\btaxes\\b|\\bhangover\\b|\\blost (?:my|the|our) (?:keys|phone|luggage|bags?|suitcase|wallet|socks?)\\b|\\bwon[’']t (?:start|work)\\b|\\bsarcastic\\b|\\bcomedy\\b|\\bdiss track\\b|\\b(?:an? |comedy |friendly )roast\\b|\\broast (?:my|of|him|her|song)\\b|\\bcomic(?:al)?\\b|\\bsilly\\b|\\bjoke\\b",
    ],
    [
      'party',
      '\\bpart(?:y(?! of \\d)|ies|ying)\\b|\\bnight out\\b|\\bdance ?floor\\b|\\bcelebrat(?:ion|e (?!her\\b|him\\b|them\\b|us\\b|me\\b)|ing (?!her\\b|him\\b|them\\b))|\\bfriday night\\b|\\bsaturday night\\b|\\bbachelor(?:ette)?\\b|\\bhen (?:do|night)\\b|\\bstag (?:do|night)\\b',
    ],
    ['friendship', '\\bfriend(?:s|ship)?\\b|\\bbuddy\\b|\\bbestie\\b|\\bbff\\b|\\bmates?\\b'],
    [
      'falling',
      "\\bfall(?:s|ing|en)? in love\\b|\\bfell in love\\b|\\bcrush\\b|\\bthere.s this (?:girl|guy|boy|woman|man|person)\\b|\\bnew love\\b|\\bfirst (?:date|kiss)\\b|\\bin love with my (?:neighbou?r|best friend|friend|co-?worker|colleague|boss|teacher)\\b|\\b(?:secretly|been) in love\\b|\\bhaven[’']t told (?:him|her|them)\\b|\\blove at first sight\\b|\\bask(?:ing)? (?:her|him|them|you) out\\b|\\bflirt\\w*|\\bpropos(?:e|al|ing)\\b",
    ],
    [
      'devotion',
      '\\banniversary\\b|\\byears married\\b|\\b\\d+ years with (?!us\\b|the\\b|our\\b|no\\b)\\p{L}+|\\bmarried (?:for )?\\d+ years\\b|\\b(?:my|our) (?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|spouse|love|sweetheart)\\b|\\blove song\\b|\\bin love\\b|\\bloves? (?:you|her|him) (?:so|forever|always)\\b|\\btrue love\\b|\\bromantic\\b|\\bsoulmate\\b',
    ],
    [
      'nostalgia',
      '\\bnostalg\\w+|\\btake me back\\b|\\bthose days\\b|\\b(?:summers|winters|sundays) (?:at|in|with|on)\\b|\\bchildhood\\b|\\bgrowing up\\b|\\bgrew up\\b|\\bgood old (?:days|times)\\b|\\bmemor(?:y|ies)\\b|\\bback (?:then|in the day)\\b|\\bwhen (?:I was|we were) (?:a )?(?:young|kids?|child|children|little|small)\\b|\\bused to\\b|\\bremember(?:s|ing)?\\b',
    ],
    [
      'home',
      '\\bhome ?town\\b|\\bcoming home\\b|\\bgoing home\\b|\\bmy (?:town|village|city|street)\\b|\\b(?:love|sweet|song (?:about|for)) (?:my |our )?home\\b',
    ],
    [
      'freedom',
      '\\bfreedom\\b|\\broad ?trips?\\b|\\bquit(?:ting)? (?:my|the|his|her) job\\b|\\brun(?:ning)? away\\b|\\badventures?\\b|\\btravel(?:l?ing|s)?\\b|\\bbackpacking\\b|\\bhit the road\\b|\\bdriv(?:e|ing) (?:all|through|down|with)\\b',
    ],
    [
      'calm',
      '\\bcalm\\w*|\\bpeace(?:ful)?\\b|\\bmeditat\\w+|\\bquiet\\b|\\brelax\\w*|\\bslow morning\\b|\\bsunday morning\\b|\\bstillness\\b|\\bserene\\b|\\bcoz(?:y|iness)\\b',
    ],
  ],
  kin: [
    ['grand(?:ma|mom|mum)|granny|gran|nana|nan|grammy|mamaw|mimi', AS_TYPED, 'grandmother'],
    ['grand(?:pa|dad)|gramps|papaw|grampa', AS_TYPED, 'grandfather'],
    ['mom|mommy|mum|mummy|mama|mam|momma', AS_TYPED, 'mother'],
    ['dad|daddy|papa|pop|pops', AS_TYPED, 'father'],
    ['(?:great-?)?grandmother', 'Grandma', 'grandmother'],
    ['(?:great-?)?grandfather', 'Grandpa', 'grandfather'],
    ["mother(?![’']s day\\b)", 'Mama', 'mother'],
    ["father(?![’']s day\\b)", 'Dad', 'father'],
    [
      'daughter|son|little (?:girl|boy|one)|baby|toddler|kid|child|newborn|niece|nephew|grandson|granddaughter|grandchild|godson|goddaughter|kiddo',
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
    ['(?:best )?friends?|bestie|bff|buddy|mate|roommate|flatmate|neighbou?r|pen pal', 'my friend', 'friend'],
    ['(?:\\w+ )?teacher|professor|tutor|coach|trainer|mentor', 'teacher', 'teacher'],
    [
      '(?:lady|woman|man|gentleman|guy|bloke|stranger|driver|waiter|waitress|paramedic|girl|boy)$|lunch lady|crossing guard|lollipop (?:lady|man)|caretaker|barista|mail carrier|boss(?! (?:battle|fight|level|music))|manager|colleagues?|coworkers?|co-workers?|secretary|strangers?|carers?|nurses?|doctors?|firefighters?|mail(?:man|woman)|cleaner|janitor|bus driver|midwife|vet',
      'my friend',
      'friend',
    ],
    ['aunt|auntie|godmother|stepmom|stepmother|mother-in-law|aunty', 'my dear', 'aunt'],
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
      '(?:(?!(?:songs?|ballad|tune|carol|anthem|music|chorus|chant|verse|hook|words|the|all|with|and|for|from|by|in|of|about|to)\\b)\\w+ ){0,2}(?:team|club|squad|class|choir|band|crew|company|department|staff|volunteers|family|kids|grandkids|grandchildren|children|students|girls|boys|parents|twins|grandparents|daughters|sons)(?! (?:song|rap|tune|music|rhyme)s?\\b)',
      'everyone',
      'group',
    ],
  ],
  elsewhere:
    "\\bthe \\p{L}+['’]s \\p{L}+|\\b(?:her|his|their) (?:dad|daddy|father|mum|mom|mummy|mommy|mother|parents)\\b|\\bleft me for (?:my|our|his|her|the|an?) (?:\\p{L}+ )?\\p{L}+|\\b(?:on|under|onto|kept|took|behind|like|bit|feeds?|fed|walks?|walked) (?:the|an?|my|his|her|their) (?:\\p{L}+ )?(?:cat|dog|kitten|puppy|horse|parrot|hamster|chickens?|hens?|goat|cow|sheep)\\b|\\b(?:becoming|being|became|as|I am|I was) (?:an?|the) (?:\\p{L}+ )?\\p{L}+|(?<=(?:^(?:I|we)(?:['’]\\p{L}+)? (?!love|miss|want|need|wish)|\\babout \\p{L}+ing\\b).*)\\b(?:my|our) (?:\\p{L}+ )?(?:daughters|sons|kids|children|girls|boys|grandkids|grandchildren|parents|twins|family|friends|team|band|choir|crew)\\b|\\b(?:my|our) (?:\\p{L}+ )?(?:band|choir|crew)\\b(?=.*\\b(?:we|us|our)\\b)|\\bwithout an? \\p{L}+|\\ba crush\\b|\\bwhere (?:my|our) (?:\\p{L}+ )?\\p{L}+|\\b(?:my|our) \\p{L}+ and (?:I|me)\\b(?=.*\\b(?:called|named) \\p{L}+)|\\bone (?:of (?:them|whom) )?(?:was|is) (?:my|our) \\p{L}+|\\babout the \\p{L}+ company\\b|\\b(?:had|with) a (?:crying )?baby\\b|\\bI[’']?m (?:going to be|gonna be|becoming|about to be) an? \\p{L}+|(?<=[,.:;].*)\\bthe (?:kids|children|girls|boys|parents|students|team|staff|class|family)\\b|\\b(?:in|at|outside|near|from|on) (?:my|our|his|her|the|a) (?:\\p{L}+ ){0,2}?(?:class|team|club|squad|choir|band|crew|company|department|family|staff)\\b",
  unlikeNames:
    '(?:ing|ed|ly)$|^(?:trains|sits|sleeps|sings|plays|runs|cooks|bakes|drives|talks|walks|laughs|snores|dances|helps|makes|goes|comes|stands|waits|smells|looks|knits|knocks|paints|writes|reads|calls|moves|starts|stays|gets|gives|takes|tries|thinks|says|wants|needs|hates|broke|ate|got|did|does|will|would)$',
  notNames:
    'farewell mondays tuesdays wednesdays thursdays fridays saturdays sundays weekdays weekends everyone everybody someone somebody lesson lessons bakery shop store salon cafe restaurant station depot hello hi hey dear this that these those he she it they we you what when where why how who there here if so but and or not no yes also please thanks simple something someone nobody everybody everything nothing his her their its sing do does keep think start end maybe because since after before while only one two three both each every never ever most some any at in on for from to with about by of as is are was were be has have had lost mondays always already dorian mixolydian phrygian lydian aeolian locrian i english spanish japanese portuguese french chinese mandarin korean indonesian italian dutch polish turkish vietnamese german monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas xmas easter halloween thanksgiving valentine new year hanukkah diwali eid ramadan pop k-pop kpop lo-fi lofi rock jazz folk country blues metal rap hip-hop r&b reggae disco edm bpm mr mrs ms dr miss english a an the my our write make create please can could give song ballad lullaby anthem rap jingle love god lord grandma grandpa mom mum dad mama papa europe african american british irish celtic latin indian gonna wanna gotta lilac',
  places:
    'London, Paris, Rome, Lisbon, Madrid, Barcelona, Berlin, Munich, Hamburg, Vienna, Prague, Warsaw, Krakow, Budapest, Athens, Istanbul, Ankara, Cairo, Nairobi, Lagos, Dakar, Accra, Cape Town, Johannesburg, Dublin, Edinburgh, Glasgow, Cardiff, Belfast, Manchester, Liverpool, Leeds, Bristol, Oxford, Cambridge, Brighton, York, New York, Brooklyn, Boston, Chicago, Detroit, Nashville, Memphis, Austin, Dallas, Houston, Denver, Seattle, Portland, San Francisco, Los Angeles, Hollywood, San Diego, Las Vegas, Miami, Atlanta, New Orleans, Philadelphia, Toronto, Montreal, Vancouver, Mexico City, Havana, Rio, Sao Paulo, Buenos Aires, Santiago, Lima, Bogota, Tokyo, Kyoto, Osaka, Seoul, Busan, Beijing, Shanghai, Hong Kong, Taipei, Singapore, Bangkok, Hanoi, Saigon, Jakarta, Bali, Manila, Delhi, Mumbai, Kolkata, Sydney, Melbourne, Auckland, Amsterdam, Rotterdam, Utrecht, Antwerp, Brussels, Lyon, Marseille, Nice, Naples, Milan, Venice, Florence, Turin, Zurich, Geneva, Copenhagen, Oslo, Stockholm, Helsinki, Reykjavik, Ireland, Scotland, Wales, England, France, Italy, Spain, Portugal, Germany, Poland, Turkey, Greece, Norway, Sweden, Finland, Iceland, Japan, Korea, China, Vietnam, Indonesia, India, Brazil, Argentina, Mexico, Canada, Australia, America, Texas, California, Alaska, Hawaii, Africa, Europe, Asia, Mars, Venus, Jupiter, Saturn',
  weak: 'sleep sleeps sleeping asleep lullaby lullabies bedtime dream dreams dreaming home work works working play plays playing run runs running walk walks ride drive stop stray ginger tom table light lights road street friend old little red blue line lines page class team house door window song songs sing music fall falls spring date plant plants field box cup glass bed call calls band voice rain tomorrow future wheel june july august hot gutter pine fire pedal steps duck swing track trains key drums guitar acoustic piano ukulele banjo solo accordion violin waltz room moving wall leopard ice cream shoelaces shoe shoes suit hat ring button bumper spoons boss floor',
  small:
    'a an the my our your his her their its it them him me us you everything something this that these those some any and or but of to in on at for from with about how when where who which is are was were be being been very really so too just all every',
  writtenOut,
  factsIn,
  peopleIn,
  isNoName: isNoEnglishName,
  townsIn,
}
