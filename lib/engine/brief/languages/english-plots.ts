import type { ReadingWords } from '../reading.ts'

/** What each kind of song is called or told by. */
export const plots: ReadingWords['plots'] = [
  [
    'memorial',
    '\\bhad to (?:put|let) .{2,40} (?:to sleep|go)\\b|\\bput .{2,40} to sleep (?:yesterday|today|last|this|on)\\b|\\b(?:had to be|was|were|got|being|be) put (?:down|to sleep)\\b|\\bsorry for (?:your|her|his|their) loss\\b|\\bcondolences\\b',
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
    "\\bapolog\\w+|\\b(?:i[’']m |say(?:ing)? |so )?(?<!\\b(?:not|never|feels?|felt) )sorry\\b(?! (?:for (?:her|him|them|your|his|their)\\b|to (?:hear|see)\\b))|\\bforgive\\b|\\bforgiveness\\b|\\bmy (?:fault|mistake)\\b|\\bmake up for\\b|(?:^|\\bI )(?:\\p{L}+ ){0,2}forgot (?:my|our) (?:\\p{L}+[’']?s? )?(?:birthday|anniversary)\\b",
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
    "(?<!\\b(?:on my|all our|everyone[’']s|forgot (?:\\p{L}+[’']?s? ){0,3}) ?)\\bbirthdays?\\b(?! (?:cards?|presents?|cakes?)\\b)|\\bbday\\b|\\bturn(?:s|ing)? \\d{1,3}\\b|\\b\\p{L}+[’']s (?:big )?\\d{1,3}(?:st|nd|rd|th)(?=[.,;:!?)]|$| (?:and|she|he|we|this|next|on|in|party|bash|do)\\b)|\\bthe big (?:\\d0|[345]-?oh?)\\b|(?:[’']s| is) \\d{1,3} (?:today|tomorrow|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\bsweet (?:16|sixteen)\\b|\\bwill be \\p{L}+ years old\\b|\\bha(?:s|ve) \\d{1,2} years on\\b",
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
    '\\bget(?:ting)? (?:well|better)\\b|\\b(?:broke|broken|sprained|fractured) (?:his|her|their) (?:\\p{L}+ )?(?:leg|arm|hip|ankle|wrist|foot|knee|collarbone|back|toe|shoulder|elbow|nose|pelvis)s?\\b|\\b(?:hip|knee) (?:replacement|op|operation)\\b|\\bhas (?:the flu|covid|chicken ?pox|tonsillitis|pneumonia)\\b|\\brecover(?:y|ing|s)?\\b|\\bin (?:the )?hospital\\b|\\bsurgery\\b|\\bchemo\\w*|(?<!\\bwas )\\bsick\\b(?! (?:of|over)\\b)|\\bheal(?:s|ing)?\\b',
  ],
  [
    'farewell',
    '\\bfarewell\\b|\\bgoodbye\\b|\\bleaving (?:party|do|us|the company|our team|for)\\b|\\bmov(?:es|ing) (?:away|to|abroad|out)\\b|\\boff to (?:college|uni|university|the army|boarding school)\\b|\\blast day (?:(?:at|of) (?:work|the office)|for)\\b|\\bsend-?off\\b',
  ],
  ['new-year', "\\bnew year[’']?s?\\b(?! \\d)"],
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
    '\\bteach(?:es|ing)?\\b|\\bschool project\\b|\\b(?:for|with) (?:my |our |the )?(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) graders\\b|\\b(?:for|with) (?:my |our |the )?(?:year|key stage|ks) ?\\d+s?\\b|\\bhow (?:\\p{L}+ ){1,3}works?\\b|\\blearning the\\b|\\blearn(?:ing)? (?:the|about|how)\\b|\\beducational\\b|\\bexplain\\w*|(?<!\\b(?:eats?|ate|chews?|chewed|steals?|stole|his|her|their) (?:\\p{L}+ )?)\\bhomework\\b|\\b(?:water|rock|life|carbon) cycle\\b|\\bphotosynthesis\\b|\\bplanets in order\\b|\\bmultiplication\\b|\\btimes tables?\\b|\\balphabet\\b|\\bmemori[sz]e\\b|\\bmnemonic\\b|\\bfor (?:my )?(?:science|history|math|biology|geography|chemistry|physics) (?:class|exam|test|project)\\b|\\bfacts\\b|\\b(?:exam|quiz|test)(?: is| on)? (?:tomorrow|thurs\\w*|fri\\w*|mon\\w*|tues\\w*|wed\\w*|next week)\\b|\\bmy (?:class(?: \\d+)?|year|grade) \\d*s?,? ?(?:students|pupils|kids|learners)?\\b|\\bmy (?:students|pupils)\\b|\\b(?:my|our|the) (?:\\p{L}+ )?class about\\b|\\bcauses of\\b|\\bin order\\b|\\bfor (?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[ -]grade\\p{L}*\\b|\\bhow (?:an?|the) .{3,40} (?:becomes?|works?|turns? into|is made)\\b|\\b(?:biggest|smallest|longest) to (?:biggest|smallest|longest)\\b',
  ],
  // Somebody's life, as ballads tell it; whoever sings is not in it.
  [
    'story',
    '\\babout an? (?!(?:\\p{L}+ )?(?:girl|boy)?friend\\b)(?:\\p{L}+ ){1,3}?who\\b(?!.*\\b(?:I|me|my|we|our|us|you|your)\\b)',
  ],
  [
    'heartbreak',
    '\\bbreak[- ]?ups?\\b|\\bbreaking up (?:with|over|by|after|is|hurts)\\b|\\bsplit(?:ting)? up\\b|\\b(?:he|she|they) (?:just )?(?:left|walked out) (?:on|in|last|me|without|and took|with (?:my|his|her)|one|yesterday)\\b|\\bleft us\\b|\\bbroke(?:n)? (?:up|my heart|heart)\\b|\\bheart-?br(?:eak|oken)\\w*|\\bmy ex\\b|\\bdivorc\\w+|\\bdumped\\b|\\bcheat(?:ed|ing)\\b|\\bleft me\\b|\\bended (?:it|things|us|\\d+ \\p{L}+) (?:by|over|on|with|after|in)\\b|\\bleft me for\\b|\\bbitter love\\b|\\blost love\\b',
  ],
  [
    'missing',
    "\\boil rig\\b|\\b(?:he|she)(?:[’']s| is) away\\b|\\baway (?:for work|at sea|on tour)\\b|\\bmiss(?:es|ing)? (?:my |our |you|her|him|them|home)\\b|\\blong[- ]distance\\b|\\bI.m in [\\p{L} ]{3,20} (?:and|so|but|while)\\b|\\bfar away\\b|\\bdeployed\\b|\\bwish you were here\\b|\\bhomesick\\w*",
  ],
  [
    'falling',
    "\\bfall(?:s|ing|en)? in love\\b|\\bfell in love\\b|\\bcrush\\b|\\bthere.s this (?:girl|guy|boy|woman|man|person)\\b|\\bnew love\\b|\\bfirst (?:date|kiss)\\b|\\bin love with my (?:neighbou?r|best friend|friend|co-?worker|colleague|boss|teacher)\\b|\\b(?:secretly|been) in love\\b|\\b(?:haven[’']?t|never|not) (?:yet )?told (?:him|her|them|.{0,6}I (?:like|love|fancy))\\b|\\b(?:girl|guy|boy|woman|man|someone|somebody) (?:that |who |whom )?I (?:(?:really|secretly|kind of|kinda) )?(?:like|fancy)\\b|\\btoo shy to\\b|\\blove at first sight\\b|\\bask(?:ing)? (?:her|him|them|you) out\\b|\\bflirt\\w*|\\bpropos(?:e|al|ing)\\b",
  ],
  ['devotion', '\\blove (?:song|ballad)\\b'],
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
    "(?<!(?:never|not|without) )\\bcomplain(?:ing|s)? about\\b|\\bcomplaint\\b|\\bwhoever (?:keeps|took|stole|ate|left|parked)\\b|\\bannoy\\w*|\\brant\\b|\\bmiss(?:ed|ing) (?:the|my|a) (?:bus|train|flight|plane|tram|alarm|deadline|ferry)\\b|\\btraffic jam\\b|\\bparking (?:ticket|fine)\\b|\\b(?:slow|broken|bad) (?:wi-?fi|internet|printer)\\b|\\bprinter\\b|(?<!\\b(?:on|every|each|this|last|next|since|until|till|by|from|of|a|after) )\\bmondays?\\b|\\b(?:sick|tired|bored) of (?!you\\b|him\\b|her\\b)|\\b(?:is|are|was) always (?:late|broken|delayed|cancel\\p{L}+)\\b|\\bkeeps? (?:breaking|crashing|jamming|freezing)\\b|\\b(?:is|are) the worst\\b|\\bdriv(?:es?|ing) me (?:mad|crazy|nuts|insane|bonkers|up the wall)\\b|\\bhate (?:my|this|the|going to) (?:job|work|boss|commute|office)\\b|\\bI hate (?:when|my|the|mondays|doing)\\b|\\bairlines?\\b|\\b(?:about|hate|endless|boring|another|zoom|pointless|many|stuck in|long) (?:\\p{L}+ ){0,2}meetings?\\b|\\btaxes\\b|\\bhangover\\b|\\blost (?:my|the|our) (?:keys|phone|luggage|bags?|suitcase|wallet|socks?)\\b|\\bwon[’']t (?:start|work)\\b",
  ],
  [
    'party',
    '\\bpart(?:y(?! of \\d)|ies|ying)\\b|\\bnight out\\b|\\bdance ?floor\\b|\\bcelebrat(?:ion|e (?!her\\b|him\\b|them\\b|us\\b|me\\b)|ing (?!her\\b|him\\b|them\\b))|\\bfriday night\\b|\\bsaturday night\\b|\\bbachelor(?:ette)?\\b|\\bhen (?:do|night)\\b|\\bstag (?:do|night)\\b',
  ],
  [
    'freedom',
    '\\broad ?trip (?:song|anthem|tune|playlist)\\b|\\b(?:song|anthem|tune) (?:for|about) (?:a|our|my|the) (?:\\p{L}+ )?road ?trip\\b',
  ],
  ['friendship', '\\bfriend(?:s|ship)?\\b|\\bbuddy\\b|\\bbestie\\b|\\bbff\\b|\\bmates?\\b'],
  [
    'devotion',
    '\\banniversary\\b|\\byears married\\b|\\b\\d+ years with (?!us\\b|the\\b|our\\b|no\\b)\\p{L}+|\\bmarried (?:for )?\\d+ years\\b|\\b(?:my|our) (?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|spouse|love|sweetheart)\\b|\\blove song\\b|\\bin love\\b|\\bloves? (?:you|her|him) (?:so|forever|always)\\b|\\btrue love\\b|\\bromantic\\b|\\bsoulmate\\b',
  ],
  [
    'nostalgia',
    "\\bnostalg\\w+|\\btake me back\\b|\\bthose days\\b|\\b(?:summers|winters|sundays) (?:at|in|with|on)\\b|\\bchildhood\\b|\\bgrowing up\\b|(?<!\\b(?:they|he|she|you|kids|boys|girls|has|have) )\\bgrew up\\b(?! (?:so|too) fast)|\\bgood old (?:days|times)\\b|\\bmemor(?:y|ies)\\b|\\bback (?:then|in the day)\\b|\\bwhen (?:I was|we were) (?:a )?(?:young|kids?|child|children|little|small)\\b|\\bused to\\b|(?<!\\b(?:\\p{L}+n[’']?t|not|never|cannot|to) )\\bremember(?:s|ing)?\\b",
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
    '\\bcalm\\w*|\\bpeace(?:ful)?\\b|\\bmeditat\\w+|\\bquiet\\b|\\brelax\\w*|\\bslow morning\\b|\\blazy (?:\\p{L}+ )?(?:morning|afternoon|evening|day|sunday|saturday|summer)s?\\b|\\bdoing nothing\\b|\\bnothing to do\\b|\\bsunday morning\\b|\\bstillness\\b|\\bserene\\b|\\bcoz(?:y|iness)\\b',
  ],
]

/**
 * What makes people laugh, as it is asked for: not "he is funny", nor "laughs at my jokes".
 */
export const funny =
  '\\bfunny,? (?:\\p{L}+,? ){0,3}?(?:song|rap|tune|ballad|ode|jingle|anthem|lullaby|carol|blues|country|track|number|verses?|one|duet|roast|poem|rhyme|chant|sea shanty|shanty|take)\\b|\\b(?:make|keep|be|being|something|bit|little|slightly|kinda|kind of|sort of|want|really|it|its|but|tone|mostly|very) (?:\\p{L}+ (?:and|but|,) )?funny\\b(?! (?:stor|fac|voic|walk|hat|joke|man|guy|way|thing|noise|look|dance)\\p{L}*)|(?:^|[.,;!?:(] ?)(?:please )?(?:and |but |quite |very |a bit )?funny(?: please)?(?=[.,;!?)]|$)|^funny\\b|\\bfunny please\\b|\\bhilarious(?:ly)?\\b|\\b(?:a|comic|comedy|silly|joke|goofy) (?:\\p{L}+ ){0,2}?(?:comedy|comic|comical|silly|goofy|joke|novelty|sarcastic|tongue-in-cheek) (?:\\p{L}+ ){0,2}?(?:song|rap|tune|ballad|track|jingle|number)\\b|\\b(?:comedy|comic|comical|silly|goofy|joke|novelty|humorous|sarcastic|satirical|witty|cheeky) (?:\\p{L}+ ){0,2}?(?:song|rap|tune|ballad|track|jingle|number|blues|anthem|ode)\\b|\\b(?:make|making|have|get) (?:him|her|them|us|me|everyone|everybody|people|my \\p{L}+|the \\p{L}+) laugh\\b|\\bfor a laugh\\b|\\btak(?:e|ing) the (?:mick|mickey|piss)\\b|\\b(?:an? |comedy |friendly |gentle |birthday )(?:\\p{L}+ )?roast\\b(?! (?:dinner|beef|chicken|potato\\p{L}*|lamb|pork))|\\broast (?:my|our|of|him|her|song)\\b|^roast\\b|\\bdiss track\\b|\\b(?:gently |lovingly )?tease (?:him|her|them|my|our)\\b|\\bparody\\b|\\bas a joke\\b|\\bsarcastic\\b'

const LOSS =
  '(?:job|house|home|flat|business|baby|licen[cs]e|savings|leg|sight|hearing|match|game|final|cup|race|case|dog|cat|puppy|kitten|rabbit|hamster|horse|pet|mum|mom|mother|dad|father|gran\\p{L}*|nan\\p{L}*|grand\\p{L}+|husband|wife|partner|brother|sister|son|daughter|twin|friend|best friend)'

/**
 * What went wrong for somebody, in a description as in a line that tells of it: "just got fired", "you lost your job".
 * No fear of geese, and no tooth that was lost.
 */
export const misfortune = [
  "\\b(?:got|gets?|getting|was|were|been|being|is|are|just|[’'](?:s|re|m|ve)) (?:just |recently |also |been )?(?:fired(?! up)|sacked|laid off|made redundant|let go|dumped|evicted|burgled|robbed|mugged|bullied|scammed|rejected|hospitali[sz]ed|demoted|kicked out|turned down|stood up|jilted|cheated on|diagnosed|separated)\\b",
  '\\b(?:laid off|made redundant|redundancy|diagnosed|flunked|bankrupt|homeless|evicted|burn(?:ed|t)[- ]?out|burnout|overwhelmed|heartbroken|devastated|miscarriage|stillborn|infertility|postnatal|depress(?:ed|ion)|anxiety|panic attacks?|insomnia|lonel(?:y|iness)|relapsed?|struggl(?:es?|ing))\\b',
  `\\b(?:lost|loses|losing) (?:everything|(?:my|your|his|her|their|our|a|the|every) (?:\\p{L}+ ){0,2}?${LOSS}\\b)`,
  '\\b(?:house|home|flat|kitchen|shop|barn|garage|car|place|apartment|bakery) (?:fire|(?:was |got |just )?(?:flooded|burgled|(?:burned|burnt) down))\\b|\\b(?:burned|burnt) (?:down|to the ground)\\b',
  "\\b(?:fail(?:ed|ing|s)?|retak(?:e|ing)) (?:\\p{L}+ ){0,3}?(?:tests?|exams?|course|class|audition|interview|finals?|year|maths?|degree|A-levels?|GCSEs?)\\b|\\b(?:didn[’']?t|did not) (?:get (?:in|into|the|picked|chosen)|make the (?:team|cut|squad)|pass)\\b|\\blet in \\p{L}+ goals\\b|\\bmissed (?:the|a) (?:penalty|winning)\\b|\\b(?:came|finished) last\\b",
  '\\b(?:has|have|had|with|got|having|fighting|battling) (?:(?:breast|lung|bowel|skin|early|stage|terminal|\\p{L}+) ){0,2}?(?:cancer|leukaemia|leukemia|a stroke|long covid|a tumou?r)(?! (?:nurse|ward|charity|walk))\\b|\\b(?:wheelchair|chronic (?:pain|illness))\\b',
  '\\b(?:car|bike|motorbike|motorcycle|work|climbing|skiing|road) (?:accident|crash|wreck)\\b|\\b(?:crashed|wrecked|totalled) (?:my|your|his|her|their|the) \\p{L}+',
  "\\b(?:hard|tough|rough|difficult|horrible|terrible|awful|rotten|dark|low) (?:time|times|year|week|month|few|patch|couple|spell|point)\\b|\\bgoing through (?:a lot|it|a|hell|some)\\b|\\b(?:she|he|they|you)(?:[’']?s|[’']re| is| are| has| had)? (?:had|having) (?:such )?a (?:really )?bad (?:day|week)\\b",
  '\\b(?:comes?|came|go|goes|went) home (?:crying|in tears)\\b|\\bcr(?:y|ies|ied) (?:herself|himself|yourself|myself) to sleep\\b|\\bfeel(?:s|ing)? (?:so |really |a bit |very )?(?:down|low|alone|lost|stuck|hopeless|worthless|useless|invisible|left out|like (?:giving up|a failure))\\b|\\bafraid of the future\\b',
  "\\b(?:is|am|[’'](?:m|s|re)|are|so|really|feeling|bit) (?:(?:so|really|very|absolutely) )?(?:terrified|scared|nervous|worried|stressed|frightened)\\b(?! of)",
  '\\b(?:her|his|their|your|my) (?:\\p{L}+ )?(?:husband|wife|boyfriend|girlfriend|fianc\\p{L}+|partner) (?:just |has |suddenly )?(?:left|dumped|cheated|walked out)\\b|\\b(?:left|leaving) (?:her|him) for\\b|\\bcheated on (?:her|him)\\b',
  '\\bin (?:prison|jail|rehab|debt)\\b|\\b(?:her|his|their|your|whose) (?:\\p{L}+ )?(?:mum|mom|dad|mother|father|husband|wife|brother|sister|gran|nan|grandma|grandad|grandpa|dog|cat) (?:just |has |is )?(?:died|dying|passed)\\b',
  '\\bchin up\\b|\\bhang in there\\b|\\bkeep (?:your|her|his) (?:chin|head) up\\b|\\bless alone\\b|\\bpick (?:him|her|them) up\\b',
].join('|')

/** What nobody gets up from: there is comfort in it, and no call to be brave. */
export const incurable =
  "\\b(?:dementia|alzheimer[’']?s|parkinson[’']?s|motor neurone?|terminal(?:ly)?|hospice|palliative|(?:is|[’']s|are|am) dying|(?:months|weeks|days|not long) (?:left|to live))\\b(?! (?:nurse|ward|charity|walk))"

/** Habits that people are laughed at for, as lines tell of them. */
export const teasing = `^You(?:[’'](?:re|ve))? (?:(?:still|always|constantly|often|also|just|secretly|even|keep|will|only|once) )*(?:${[
  '(?:steal|stole|cheat|snore|swear|burp|fart|nag|hog|drool|moan|whinge|gossip|exaggerate|sulk|procrastinate|overcook|microwave)(?:ing)?\\b',
  "refuse to|insist (?:on|that)|pretend (?:not )?to|won['’]t (?:stop|eat|share|let|wash|admit)",
  'never (?:do|wash|clean|pay|shut|close|share|tidy|replace|put|buy|win|text|answer|listen|let|pick|return|take|cook|arrive|show up|finish|fix|mow|hoover|vacuum|change|flush|turn|make|say (?:please|thanks|thank|sorry)|give (?:back|us homework)|know|get (?:up|off)|laugh at|on time|admit)\\b',
  "can['’]t (?:cook|sing|dance|park|drive|swim|spell|count|parallel|catch|throw|whistle|keep a secret|find|reverse|read a map|tell)\\b",
  '(?:burn|burned|burnt|overcook|ruin|lose|forget|break|knock|drop|spill|hide|leave|borrow|kill)(?:ing)? (?:\\p{L}+ )?(?:my|your|our|the|every\\p{L}*|all|half|wet|dirty|things|toast|dinner|socks?|shoes|water)\\b',
  '(?:eat|ate|chew|chewed|nick|pinch|dig|lick|bite|bit|scratch|shred)(?:ing|s)? (?:up )?(?:\\p{L}+ )?(?:my|our|everyone|everybody|other|socks?|shoes?|slippers?|homework|crayons|the (?:sofa|carpet|curtains|post|furniture))\\b',
  '(?:bark|growl|hiss|shout|yell) at\\b|wake (?:me|us|everyone|the)\\b|talk (?:too|through|non-?stop|over|the hind)|play (?:the )?(?:\\p{L}+ )?(?:trombone|drums|trumpet|bagpipes|recorder|tuba|tapes?|music) (?:at|until|till|all|badly|too)',
  'late\\b|lazy\\b|bossy\\b|messy\\b|grumpy\\b|clumsy\\b|tone[- ]?deaf\\b|hopeless\\b|useless\\b|terrible (?:at|driver)|bad at|obsessed with|addicted to|scared of (?:spiders|geese|the|moths|pigeons|clowns|everything)|going bald\\b|bald\\b',
].join('|')})`
