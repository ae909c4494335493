const joined = (...sources: readonly string[]) => sources.join('|')
const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`

const SONG = anyOf(
  'song rap tune ballad ode jingle anthem lullaby carol blues country track number verses? one duet roast poem rhyme chant shanty take',
)
const COMIC = anyOf(
  'comedy comic comical silly goofy joke jokey novelty humorous sarcastic satirical witty cheeky tongue-in-cheek hilarious ridiculous daft',
)

/** What people are bad at, "his terrible driving": not "my terrible jokes", at which others laugh. */
const BADLY =
  "(?:her|his|their|our boss[’']s|\\p{L}+[’']s) (?:\\p{L}+ )?(?:terrible|awful|horrible|horrendous|dreadful|appalling|atrocious|bad|shocking|questionable) (?:\\p{L}+ )?(?:driving|cooking|singing|dancing|jokes?|puns?|taste|haircut|hair|fashion|parking|timekeeping|snoring|memory|handwriting|DIY|golf|gardening|coffee|tattoos?|moustache|mustache|impressions?)"

/** What makes people laugh, as it is asked for: not "he is funny", nor "laughs at my jokes". */
export const funny = joined(
  `\\bfunny,? (?:\\p{L}+,? ){0,3}?${SONG}\\b`,
  '\\b(?:make|keep|be|being|something|bit|little|slightly|kinda|kind of|sort of|want|really|it|its|but|tone|mostly|very) (?:\\p{L}+ (?:and|but|,) )?funny\\b(?! (?:stor|fac|voic|walk|hat|joke|man|guy|way|thing|noise|look|dance)\\p{L}*)',
  '(?:^|[.,;!?:(] ?)(?:please )?(?:and |but |quite |very |a bit )?funny(?: please)?(?=[.,;!?)]|$)|^funny\\b|\\bfunny please\\b',
  `\\b${COMIC} (?:\\p{L}+ ){0,2}?${SONG}\\b|\\bmake it ${COMIC}\\b`,
  '\\b(?:make|making|have|get|help) (?:him|her|them|us|me|everyone|everybody|people|my \\p{L}+|the \\p{L}+) laugh\\b|\\bfor a laugh\\b',
  '\\btak(?:e|ing) the (?:mick|mickey|piss)\\b|\\bwind(?:ing)? (?:him|her|them) up\\b|\\bmak(?:e|ing) fun of\\b|\\bpok(?:e|ing) fun\\b',
  '\\b(?:an? |comedy |friendly |gentle |birthday )(?:\\p{L}+ )?roast\\b(?! (?:dinner|beef|chicken|potato\\p{L}*|lamb|pork))|\\broast (?:my|our|of|him|her|song|battle)\\b|^roast\\b',
  '\\bdiss (?:track|rap|song)\\b|\\brap battle\\b|\\bbattle rap\\b|\\b(?:gently |lovingly )?teas(?:e|ing) (?:him|her|them|my|our)\\b|\\bparody\\b|\\bas a joke\\b|\\bsarcastic\\b',
  // Whoever lives next door and is heard at night.
  '\\b(?:neighbou?rs?|flatmates?|room-?mates?|housemates?)\\b(?: (?:who|that))?(?: (?:always|keeps?|still|never))? \\p{L}+s?\\b(?: \\p{L}+){0,6} (?:at (?:midnight|night|dawn|\\d)|all night|every night|in the sink)',
  `\\babout (?:my |our |the )?(?:\\p{L}+ )?${BADLY}\\b|^(?:my |our |the )?${BADLY}\\b`,
)

const LOSS = `(?:${anyOf('job house home flat business baby licen[cs]e savings leg sight hearing voice match game final cup race case everything way confidence')}|${anyOf('dog cat puppy kitten rabbit hamster horse pet mum mom mother dad father gran\\p{L}* nan\\p{L}* grand\\p{L}+ husband wife partner brother sister son daughter twin friend best_friend')})`
const LOVER = '(?:husband|wife|boyfriend|girlfriend|fianc\\p{L}+|partner)'
const RELATIVE = anyOf(
  'mum mom dad mother father husband wife brother sister son daughter friend gran nan grandma grandad grandpa dog cat',
)

/** Done to people, against their will: "got fired". */
const SUFFERED = anyOf(
  'fired(?!_up) sacked laid_off made_redundant let_go dumped evicted burgled robbed mugged bullied scammed rejected hospitali[sz]ed demoted kicked_out turned_down stood_up jilted cheated_on diagnosed separated picked_on left_out excluded overlooked passed_over conned betrayed ghosted suspended expelled deported relegated knocked_out beaten injured hurt hit_by attacked',
)
/** How people are whom it went wrong for. */
const SORE = anyOf(
  'gutted crushed devastated heartbroken disappointed discouraged upset miserable lonely depressed overwhelmed exhausted burn(?:ed|t)[-_]out terrified scared nervous worried stressed frightened anxious petrified panicking homeless jobless unemployed bankrupt struggling inconsolable in_tears in_bits in_pieces in_pain grieving in_prison in_jail in_rehab in_debt out_of_work feeling_blue ashamed',
)
/** Likewise of people, and something else of things: "the printer is broken". */
const LOW = anyOf(
  'broken lost hopeless worthless useless invisible stuck down low afraid alone broke hurting suffering sad hurt',
)
const PERSON = '(?:I|he|she|they|you|we|who|son|daughter|wife|husband|mum|mom|dad|sister|brother|friend)'
const DEEPLY =
  '(?:(?:so|really|very|absolutely|a bit|a little|totally|completely|still|pretty|quite|feeling|often|bit) ){0,2}'
/** "scared of geese" is a joke, "scared of the future" is none. */
const NO_FEAR =
  '(?! (?:himself|herself|themselves|me|us|everyone|people|(?:of|about) (?!the future|losing|failing|dying|being|living|what)|out|in (?:love|thought)|the house|under|to (?:earth|the ground)))'

/** What nobody is laughed at for, wherever it is named. */
const WOES = anyOf(
  'lonel(?:y|iness) heart-?ache depression anxiety burnout burn-out redundancy insomnia miscarriages? infertility NICU ICU intensive_care incubator premature(?:ly)? stillborn bullying bullies homelessness unemployment (?:drug|alcohol|gambling)_addiction relapse grief loneliness trauma PTSD stage_fright in_prison in_jail in_rehab panic_attacks? imposter_syndrome exam_stress self-?doubt rejections? flunked diagnosed laid_off bankrupt homeless evicted overwhelmed heartbroken devastated',
)

/**
 * What went wrong for somebody, in a description as in a line that tells of it: "just got fired", "you lost your job".
 * No fear of geese, and no tooth that was lost.
 */
export const misfortune = joined(
  `\\b(?:got|gets?|getting|was|were|been|being|is|are|just|[’'](?:s|re|m|ve)) (?:just |recently |also |been |badly )?${SUFFERED}\\b`,
  `\\b(?:is|am|are|was|were|[’'](?:m|s|re)|feel(?:s|ing)?|felt|and|bit|little|so|very|really) ${DEEPLY}${SORE}\\b${NO_FEAR}`,
  `\\b${PERSON}(?:[’'](?:m|s|re)| is| am| are| was| were| feels?| felt) ${DEEPLY}${LOW}\\b${NO_FEAR}`,
  `\\b${WOES}\\b`,
  `\\b(?:lost|loses|losing) (?:everything|(?:my|your|his|her|their|our|a|the|every) (?:\\p{L}+ ){0,2}?${LOSS})\\b`,
  '\\b(?:(?:got|had) (?:my|your|his|her|their) heart broken|(?:broke|broken|breaks) (?:your|her|his|their) heart|broken heart(?:ed)?)\\b',
  '\\b(?:house|home|flat|kitchen|shop|barn|garage|car|place|apartment|bakery|farm|caf[eé]|school|village|town|street|basement|garden) (?:fire|(?:was |got |just |has |is )?(?:flooded|burgled|destroyed|vandali[sz]ed|(?:burned|burnt) down))\\b|\\b(?:burned|burnt) (?:down|to the ground)\\b|\\b(?:after|since|survived?) the (?:flood|fire|hurricane|tornado|earthquake|wildfire)s?\\b',
  '\\b(?:fail(?:ed|ing|s)?|retak(?:e|ing)|resit(?:ting)?|flunk(?:ed|ing)) (?:\\p{L}+ ){0,3}?(?:tests?|exams?|course|class|audition|interview|finals?|year|maths?|degree|A-levels?|GCSEs?)\\b',
  "\\b(?:didn[’']?t|did not|never|doesn[’']?t|won[’']t) (?:even )?(?:get (?:in|into|the (?!bus|joke|hint)|picked|chosen|a place|a part|promoted)|make (?:the (?:team|cut|squad|final)|it (?:to|into))|pass\\b|qualify|win the)|\\bmissed out on\\b|\\blet in \\p{L}+ goals\\b|\\bmissed (?:the|a) (?:penalty|winning)\\b|\\b(?:came|finished) (?:dead )?last\\b|\\bgot rejected\\b",
  '\\b(?:has|have|had|with|got|having|fighting|battling) (?:(?:\\p{L}+) ){0,2}?(?:cancer|leukaemia|leukemia|a stroke|long covid|a tumou?r|epilepsy|chronic \\p{L}+)(?! (?:nurse|ward|charity|walk))\\b|\\bwheelchair\\b',
  '\\b(?:car|bike|motorbike|motorcycle|work|climbing|skiing|road|train|plane) (?:accident|crash|wreck)\\b|\\b(?:crashed|wrecked|totalled) (?:my|your|his|her|their|the) \\p{L}+',
  "\\b(?:hard|tough|rough|difficult|horrible|terrible|awful|rotten|dark|low|rocky|stressful|painful|sad|brutal) (?:time|times|year|week|month|few|patch|couple|spell|point|divorce|break-?up|period|days?)\\b(?![’']s)|\\bgoing through (?:a lot|it|a|hell|some|chemo|treatment|the)\\b|\\b(?:she|he|they|you)(?:[’']?s|[’']re| is| are| has| had)? (?:had|having) (?:such )?a (?:really )?bad (?:day|week)\\b|\\bstruggl(?:es?|ing) (?:with|at|to|in)\\b",
  "\\b(?:comes?|came|go|goes|went) home (?:crying|in tears)\\b|\\bcr(?:y|ies|ied|ying) (?:herself|himself|yourself|myself|every night|all night|in the)\\b|\\b(?:can[’']t|won[’']t|doesn[’']t) (?:stop crying|leave (?:her|his|your|their) (?:room|bed|house)|get out of bed|sleep at night)\\b|\\bfeel(?:s|ing)? (?:so |really |a bit |very )?like (?:giving up|a failure)\\b|\\bhas(?:n[’']t)? (?:no|any|got no) friends\\b|\\bfirst (?:gig|speech|day|exam|fight|shift|recital|audition|interview|match|driving test)\\b.{0,30}\\b(?:help|scared|nervous|nerves)\\b",
  `\\b(?:her|his|their|your|my|whose) (?:\\p{L}+ )?${LOVER} (?:just |has |suddenly )?(?:left|dumped|cheated|walked out)\\b|\\b(?:left|leaving) (?:her|him) for\\b|\\bcheated on (?:her|him)\\b`,
  `\\b(?:her|his|their|your|whose) (?:\\p{L}+ )?${RELATIVE} (?:just |has |is )?(?:died|dying|passed)\\b`,
  '\\bchin up\\b|\\bhang in there\\b|\\bkeep (?:your|her|his) (?:chin|head) up\\b|\\bless alone\\b|\\bpick (?:him|her|them) up\\b|\\bbad luck\\b|\\bdown on (?:his|her|their|your|my) luck\\b|\\bback on (?:his|her|their|your|my) feet\\b',
)

/** That somebody has lost one of theirs: it is they who are sung to, and not whoever died. */
export const bereaved = joined(
  `\\b(?:her|his|their|your|whose) (?:\\p{L}+ )?${RELATIVE} (?:just |has |is )?(?:died|dying|passed)\\b`,
  `\\blost (?:her|his|their) (?:\\p{L}+ )?${RELATIVE}\\b|\\bsorry for (?:your|her|his|their) loss\\b|\\bcondolences\\b`,
)

/** What nobody gets up from: there is comfort in it, and no call to be brave. */
export const incurable =
  "\\b(?:forgets? (?:my|our|his|her|their|everyone[’']s|all our) names?(?: now)?|forgets? who (?:I am|we are)|dementia|alzheimer[’']?s|parkinson[’']?s|motor neurone?|terminal(?:ly)?|hospice|palliative|(?:is|[’']s|are|am) dying|(?:months|weeks|days|not long) (?:left|to live)|mov(?:ed|ing|es) (?:in)?to (?:a|the|her|his) (?:\\p{L}+ )?(?:care|nursing|retirement|old people[’']?s) home)\\b(?! (?:nurse|ward|charity|walk))"

const OFTEN =
  '(?:(?:still|always|constantly|often|also|just|secretly|even|keep|will|only|once|usually|definitely|really|somehow) )*'
/** What people do whom others laugh at, and what they are: "You snore". */
const SLIPS = anyOf(
  "steal stole cheat snore swear burp fart nag hog drool moan whinge whine gossip exaggerate sulk procrastinate overcook microwave oversleep interrupt criticis?ze criticise criticize correct argue bicker fight complain boss meddle show_off brag boast mumble shout yell scream sing_off crash trip faint slurp chew sleep_through fall_asleep get_lost run_late turn_up_late arrive_late double-park honk mispronounce misspell hoard flirt_with sleepwalk hide_from hate can[’']t_stand refuse_to insist_(?:on|that) pretend_(?:not_)?to won[’']t_(?:stop_(?!crying)|eat|share|let|wash|admit|try|wear|throw|ask)",
)
/** What is praise of others is not here: "you never let us down", "you never take a day off". */
const NEVER = joined(
  anyOf(
    'do wash clean pay shut close share tidy replace win text answer listen cook arrive show_up finish fix mow hoover vacuum change flush admit lend reply call_back empty water apologi[sz]e',
  ),
  'let (?:us|me|anyone|anybody|him|her|them|the \\p{L}+) (?!down|quit|give|go|fall|feel)',
  'take (?:the (?:bins?|rubbish|trash|dog|hint)|out)|pick (?:up|your)|find (?:your|the|his|her)|say (?:please|thanks|thank|sorry)|pass (?:me|us|the)|know (?:where|when|what day)|read the|get (?:up|off|there|the round)|give (?:back|us homework)|laugh at|use (?:a|the|your)|check (?:your|the)|turn (?:off|the|up)|lock',
  'put (?:the|your|his|her) |buy (?:toilet|bread|milk|a round|drinks?|the)|return (?:my|the|any|your|calls|texts|books)|make (?:the bed|your bed|tea|dinner)',
)
const FLAWS = anyOf(
  'late lazy bossy messy grumpy clumsy tone[-_]?deaf hopeless useless stubborn moody nosy noisy loud vain forgetful scruffy smelly greedy fussy picky rude cheeky naughty spoilt spoiled terrible bad_(?:at|with) obsessed_with addicted_to scared_of (?:going_)?bald short-?sighted tight-?fisted stingy a_(?:bit_of_a_|total_|complete_|real_|proper_|right_)?(?:menace|pest|nightmare|disaster|terror|hoarder|slob|know-it-all|drama_queen|couch_potato|thief|liability|diva|scrooge|cheapskate|moaner|bore|gossip|mess)',
)

/** Habits that people are laughed at for, as lines tell of them. */
export const teasing = `^You(?:[’']re \\d+ and you)?(?:[’'](?:re|ve))? ${OFTEN}(?:${joined(
  `${SLIPS}(?:ing)?\\b`,
  `never (?:${NEVER})`,
  "can[’']t (?:cook|sing|dance|park|drive|swim|spell|count|parallel|catch|throw|whistle|keep a|find|reverse|read a map|tell|bake|skate|play|clap|sit still|say)\\b",
  '(?:burn|burned|burnt|overcook|ruin|lose|forget|break|knock|drop|spill|hide|leave|borrow|kill|wreck|unravel|shed on)(?:ing)? (?:\\p{L}+ )?(?:my|your|our|the|every\\p{L}*|all|half|wet|dirty|things|toast|dinner|socks?|shoes|water|plants)\\b',
  'leave (?:\\p{L}+ ){0,3}?(?:hair|crumbs|socks|pants|underwear|dishes|plates?|towels?|toenails?|beard|whiskers|cups?|mugs?|rubbish|laundry|the (?:lid|seat|lights?|taps?|door|fridge|cap|window|oven|telly|TV)|wet|dirty|half|everything)\\b',
  '(?:eat|ate|chew|chewed|dig|lick|bite|bit|scratch|shred|pee on|poo on)(?:ing|s)? (?:up |on )?(?:\\p{L}+ )?(?:my|our|everyone|everybody|other|socks?|shoes?|slippers?|homework|crayons|the (?:sofa|carpet|curtains|post|furniture))\\b',
  '(?:bark|growl|hiss|shout|yell) at\\b|wake (?:me|us|everyone|the)\\b|talk (?:too|through|non-?stop|over|the hind)|play (?:the )?(?:\\p{L}+ )?(?:trombone|drums|trumpet|bagpipes|recorder|tuba|tapes?|music) (?:at|until|till|all|badly|too)',
  `(?:so |very |a bit |really |far too |too |such )?${FLAWS}\\b`,
  'the (?:\\p{L}+ )?(?:worst|laziest|slowest|loudest|messiest|grumpiest|clumsiest|bossiest|noisiest|fussiest|naughtiest|cheekiest|smelliest|fattest|greediest|moodiest|most (?:annoying|stubborn|dramatic|forgetful|disorganised|disorganized|competitive))\\b',
)})`
