import type { ReadingWords } from '../../reading.ts'

/** What each kind of song is called or told by. */
export const plots: ReadingWords['plots'] = [
  [
    'memorial',
    '\\bhad to (?:put|let) .{2,40} (?:to sleep|go)\\b|\\bput .{2,40} to sleep (?:yesterday|today|last|this|on)\\b|\\b(?:had to be|was|were|got|being|be) put (?:down|to sleep)\\b|\\bsorry for (?:your|her|his|their) loss\\b|\\bcondolences\\b',
  ],
  ['protest', '\\bprotest (?:song|anthem|chant)\\b'],
  ['complaint', '\\bsong of complaint\\b|\\bcomplaint (?:song|please)\\b|^(?:a |my )?complaint\\b'],
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
    "\\bapolog\\w+|\\b(?:i[’']m |say(?:ing)? |so )?(?<!\\b(?:not|never|feels?|felt|(?:he|she|they|ex|who) (?:has |have |had )?(?:never|not|didn[’']t) (?:even )?(?:say|said|says)) )sorry\\b(?! (?:for (?:her|him|them|your|his|their)\\b|to (?:hear|see)\\b))|\\bforgive\\b|\\bforgiveness\\b|\\bmy (?:fault|mistake)\\b|\\bmake up for\\b|(?:^|\\bI )(?:\\p{L}+ ){0,2}forgot (?:my|our) (?:\\p{L}+[’']?s? )?(?:birthday|anniversary)\\b",
  ],
  [
    'memorial',
    "\\b(?:(?:was|were|be|got) put to sleep|(?<!\\b(?:wi-?fi|phone|battery|car|van|engine|laptop|computer|printer|tv|telly|signal|internet|fridge|freezer|boiler|toaster|kettle|screen|app|radio|mower|hoover|heating|lights?) (?:just |finally |has |then |also )?)died|(?:he|she)(?:[’']s| is) dead|(?:my|our) dead (?!line|battery|phone|end)\\p{L}+|passed (?:away|on|last|this|\\d+ \\p{L}+ ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december|her sleep|his sleep))|(?<!\\bmet at (?:an?|the|my|our|his|her) (?:\\p{L}+[’']s )?)funeral|memorial|in (?:loving )?memory|late (?:father|mother|dad|mom|mum|husband|wife|brother|sister|grand\\w+|gran|nan\\p{L}*|cat|dog|friend|uncle|aunt\\p{L}*|son|daughter|partner|horse|pony|rabbit|teacher|neighbou?r|pet|pup\\p{L}*)(?! (?:shift|night))|grief|grieving|mourning|rest in peace|no longer with us|we lost (?:him|her)|lost (?:my|our) (?:\\p{L}+ ){0,2}?(?:grand\\p{L}*|gran|nan|mum|mom|mother|dad|father|brother|sister|wife|husband|son|daughter|friend|uncle|aunt\\p{L}*|dog|cat|puppy|pet|rabbit|horse|baby)|rainbow bridge)\\b",
  ],
  [
    'wedding',
    '(?<!\\b(?:at (?:every|another|an?|other)|single at (?:\\p{L}+ )?) )(?<!\\b(?:left me|my ex)\\b.*)\\bweddings?\\b(?! (?:ring|dress|shoes|photo|album|video)s?\\b)|(?<!years )\\bmarr(?:ies|ied) (?:in|on|this|next)\\b|(?<!\\bmy ex\\b.*)\\bgetting married\\b|(?<!\\bwants? to )\\bmarry(?:ing)?\\b|(?<!\\b(?:my|our|his|her|than|first|second|last|of a) )\\bmarriage\\b|\\bfirst dance\\b|\\bbride\\b|\\bgroom\\b|\\bnewlyweds?\\b',
  ],
  [
    'birthday',
    "(?<!\\b(?:on my|all our|everyone[’']s|forgot (?:\\p{L}+[’']?s? ){0,3}) ?)\\bbirthdays?\\b(?! (?:cards?|presents?|cakes?)\\b)|\\bbday\\b|\\bturn(?:s|ing)? \\d{1,3}\\b|\\b\\p{L}+[’']s (?:big )?\\d{1,3}(?:st|nd|rd|th)(?=[.,;:!?)]|$| (?:and|she|he|we|this|next|on|in|party|bash|do)\\b)|(?<!\\b(?:at|from|till|until|by|before|after|around|between|and|to|for) )\\b(?:1[6-9]|[2-9]\\d) (?:today|tomorrow|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\bthe big (?:\\d0|[345]-?oh?)\\b|(?:[’']s| is) \\d{1,3} (?:today|tomorrow|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\bsweet (?:16|sixteen)\\b|\\bwill be \\p{L}+ years old\\b|\\bha(?:s|ve) \\d{1,2} years on\\b",
  ],
  // Whom nobody has told, who left and who is away are sung to in other ways.
  [
    'devotion',
    '^(?!.*\\b(?:told|tell him|tell her|broke|break|breaking|ex|ended|left|miss|missing|deployed|away|distance|crush|fall|falling|fell|shy|divorc\\p{L}*|cat|dog)\\b).*\\blove (?:song|ballad)\\b',
  ],
  [
    'graduation',
    '\\bgraduat\\w+|\\bgot my (?:GED|degree|diploma)\\b|\\bprom\\b|\\b(?:got|gets|getting) into (?:uni|university|college|(?:med|medical|law|art|drama|music|nursing|vet) school)\\b|\\bfinish(?:es|ed|ing)? (?:\\w+ )?(?:PhD|degree|doctorate|masters?|apprenticeship)\\b|\\bclass of \\d|\\blast day of school\\b|\\bfinish(?:es|ed|ing)? (?:\\w+ )?(?:school|college|university)\\b|\\bcommencement\\b',
  ],
  [
    'retirement',
    '\\bretir(?:e|es|ed(?! (?:greyhound|race ?horse|police dog|guide dog|show dog|donkey|pony|hen))|ing|ement)\\b|\\bhanging up (?:his|her|their|the|my) (?:\\p{L}+ )?(?:scissors|whistle|boots|apron|hat|keys|gloves|stethoscope|badge|uniform|spikes|tools|clippers|helmet|chalk)\\b',
  ],
  [
    'new-baby',
    '\\bnew(?:born)?[ -]baby\\b|\\bwelcome (?:song|to the world|home baby)\\b|\\bbaby \\p{L}+,? (?:was |is )?born\\b|\\bwelcome,? (?:little |baby )+\\p{L}+|\\b(?:son|daughter|grandson|granddaughter|grandchild|niece|nephew|baby)(?: \\p{L}+)? (?:was|is|were) born (?:yesterday|today|last|this|on)\\b|\\b(?:finally|now) have a baby\\b|\\badoption day\\b|\\badopted (?:an? |our |my )?(?:baby|boy|girl|son|daughter|child|little \\p{L}+)\\b|\\bnewborn\\b|\\b(?:just|finally|has|have|they|we|she|he) had (?:an?|their|our|her|his|the) (?:\\p{L}+ )?(?:baby|girl|boy|son|daughter|twins)\\b|\\bour (?:little|baby|tiny) \\p{L}+ (?:was|is) born\\b|\\bbecame (?:parents|a (?:dad|mum|mom|father|mother))\\b|\\bbaby (?:shower|is coming|is on the way|was born)\\b|\\bbirth of\\b|\\b(?:having|expecting) (?:twins|triplets|a baby|(?:our|their|her) (?:first|second|third))\\b|\\bpregnant\\b|\\bdue in \\p{L}+ber\\b|\\bjust (?:been )?born\\b|\\bbecoming (?:a )?(?:dad|father|mom|mum|mother|parents?)\\b',
  ],
  [
    'thanks',
    "\\bwho (?:[\\p{L}\\d]+,? ){1,16}when (?:I|my \\p{L}+) (?:got|was|were|lost|had|couldn|broke)\\b|\\bthank(?:s|ing|ful| you| -?you)?\\b|\\bgrateful\\b|\\bgratitude\\b|\\bend of (?:the )?(?:school )?year song\\b|\\b(?:mother|father|teacher)[’']?s[’']? day\\b|\\bappreciat\\w+",
  ],
  // It is over: "beat cancer".
  [
    'party',
    '\\bcongrat\\p{L}*\\b|\\ball[- ]clear\\b|\\bcancer[- ]free\\b|\\bin remission\\b|\\bbeat (?:breast |bowel |lung |the )?cancer\\b|\\b(?:finished|last|end of) (?:his |her |my |the )?(?:chemo|radiotherapy|treatment)\\b|\\brang the bell\\b',
  ],
  ['party', '\\bparty (?:song|tune|anthem|track|banger)\\b'],
  [
    'get-well',
    '\\bget(?:ting)? (?:well|better)\\b|\\b(?:broke|broken|sprained|fractured) (?:his|her|their) (?:\\p{L}+ )?(?:leg|arm|hip|ankle|wrist|foot|knee|collarbone|back|toe|shoulder|elbow|nose|pelvis)s?\\b|\\b(?:hip|knee) (?:replacement|op|operation)\\b|\\bhas (?:the flu|covid|chicken ?pox|tonsillitis|pneumonia)\\b|\\brecover(?:y|ing|s)?\\b|(?<!\\b(?:met|works?|worked|working|born|nurse|doctor|job|cleaner|porter|shift|shifts|met up) )\\bin (?:the |a )?hospital\\b|\\bsurgery\\b|(?<!\\b(?:before|during|through|after|my) )\\bchemo\\w*|(?<!\\bwas )\\bsick\\b(?! (?:of|over)\\b)|\\bheal(?:s|ing)?\\b',
  ],
  [
    'farewell',
    '\\bfarewell\\b|\\b(?:is|are) leaving (?:after|on|next|this|in|for|at)\\b|\\bgoodbye\\b|\\bleaving (?:party|do|us|the company|our team|for)\\b|\\bmov(?:es|ing) (?:away|to|abroad|out)\\b|\\boff to (?:college|uni|university|the army|boarding school)\\b|\\blast day (?:(?:at|of) (?:work|the office)|for)\\b|\\bsend-?off\\b',
  ],
  ['new-year', "\\bnew year[’']?s?\\b(?! \\d)"],
  [
    'team',
    '\\b(?:walking football|five[- ]a[- ]side)\\b|\\b(?:team|club|squad|fan|stadium|sports?|school|company|fight) (?:anthem|song|chant|hymn)\\b|\\banthem for\\b|\\bour (?:(?:\\p{L}|-)+ ){0,2}(?:team|club|squad|side)\\b|\\b(?:roller|derby|bowling|quiz|darts|relay|swim|curling|rowing|netball|softball) (?:derby )?team\\b|\\bteam the \\p{L}+|\\bchant\\b|\\bunder-?\\d+s?\\b|\\bunder \\d{1,2}(?:s\\b| (?:girls|boys|team|football|soccer|rugby|hockey|cricket|netball))|\\b(?:football|soccer|hockey|basketball|baseball|rugby|volleyball|handball|cricket|netball) (?:team|club)\\b',
  ],
  [
    'shop',
    "\\b(?:biz|walk-?ins welcome|our customers)\\b|(?<!\\b(?:at|in|from|outside|near|with) (?:the|a|my|our) (?:\\p{L}+ )?)\\b(?:bakery|shop|store|caf[eé]|restaurant|salon|workshop|garage|van|truck|stall|stand|pub|bar|gym|nursery|clinic) (?:opening|opens|called|named)\\b|\\b(?:we are|I run|I own|we run|we own|I have|we have|opening) (?:an? )?(?:\\p{L}+ ){0,3}(?:bakery|shop|store|caf[eé]|restaurant|salon|workshop|garage|van|truck|stall|pub|bar|gym|business|launderette|laundromat|florist|hotel|guesthouse|barbers?|butchers?)\\b|\\bwe (?:fix|repair|mend|sell|bake|deliver|clean|groom|serve) \\p{L}+|\\b(?:radio |tv )?(?:commercial|ad|spot) for\\b|(?<!\\b(?:at|watch\\p{L}*|the|hates?|loves?) )\\badvert\\w*\\b|\\bwe(?: are|[’']re) (?:\\p{L}+ ){1,3}(?:cleaning|plumbing|roofing|catering|landscaping|removals|movers|electrics?|builders|decorators|gardening|coffee|bakery|barbers|florists?|couriers?|taxis)\\b|\\b(?:my|our) (?:(?!(?:local|favou?rite|old|first|nearest|school|record|in|at|on|the|and|to)\\b)\\p{L}+ )?(?:bakery|shop|store|caf[eé]|restaurant|salon|barber ?shop|garage|business|company|brand|startup|app|food truck|pizzeria|florist|gym|practice|studio|farm shop|market stall|hotel|bar|pub|brewery)\\b(?! (?:class|exams?|manager|teacher|buddy|bag|kit|partner|instructor|steward|crawl|quiz|lunch|car|test|flat|session|visit|owner|game|music))",
  ],
  [
    'teaching',
    '\\babout (?:the |all the |all eight |our )?(?:planets|solar system|times tables|food chain|continents|seasons of the year|human body)\\b|(?<!\\b(?:he|she|who|(?:my|our|his|her) (?:\\p{L}+ )?\\p{L}+) )\\bteach(?:es|ing)?\\b|\\bschool project\\b|\\b(?:for|with) (?:my |our |the )?(?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) graders\\b|\\b(?:for|with) (?:my |our |the )?(?:year|key stage|ks) ?\\d+s?\\b|\\bhow (?:\\p{L}+ ){1,3}works?\\b|(?<!\\b(?:me|I.?m|am|about|started|was) )\\blearning the\\b|(?<!\\b(?:me|I.?m|am|about me|started|was) )\\blearn(?:ing)? (?:the|about|how)\\b|\\beducational\\b|\\bexplain\\w*|(?<!\\b(?:eats?|ate|chews?|chewed|steals?|stole|his|her|their) (?:\\p{L}+ )?)\\bhomework\\b|\\b(?:water|rock|life|carbon) cycle\\b|\\bphotosynthesis\\b|\\bhelps? (?:my|our|the) (?:\\p{L}+ ){1,3}?(?:learn|remember|memori[sz]e)\\b|\\b(?:days of the week|months of the year|colou?rs of the rainbow|rainbow colou?rs|(?:four|4|the) seasons (?:song|rap)|five senses|states of matter|parts of speech|phonics)\\b|\\bfor (?:my |our |the |a )?(?:kindergart\\w*|pre-?school\\w*|nursery|reception|toddlers)(?! (?:graduation|teacher|party|leav|farewell|disco|teddy))(?!\\p{L})|\\bplanets in order\\b|\\bmultiplication\\b|\\btimes tables?\\b|\\balphabet\\b|\\bmemori[sz]e\\b|\\bmnemonic\\b|\\bfor (?:my )?(?:science|history|math|biology|geography|chemistry|physics) (?:class|exam|test|project)\\b|\\bfacts\\b|(?<!\\b(?:motivational|pep|encouraging|good luck|calming|confidence)\\b.*)\\b(?:exam|quiz|test)(?: is| on)? (?:tomorrow|thurs\\w*|fri\\w*|mon\\w*|tues\\w*|wed\\w*|next week)\\b|\\bmy (?:class(?: \\d+)?|year|grade) \\d*s?,? ?(?:students|pupils|kids|learners)?\\b|\\bmy (?:students|pupils)\\b|\\b(?:my|our|the) (?:\\p{L}+ )?class about\\b|\\bcauses of\\b|\\bin order\\b|\\bfor (?:\\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)[ -]grade\\p{L}*\\b|\\bhow (?:an?|the) .{3,40} (?:becomes?|works?|turns? into|is made)\\b|\\b(?:biggest|smallest|longest) to (?:biggest|smallest|longest)\\b',
  ],
  // Somebody's life, as ballads tell it; whoever sings is not in it.
  [
    'story',
    "\\babout an? (?!(?:\\p{L}+ )?(?:girl|boy)?friend\\b)(?:[\\p{L}’-]+(?:[’']s)? ){1,4}?who\\b(?!.*\\b(?:I|me|my|we|our|us|you|your)\\b)|\\babout (?:an?|two|three|four|some) (?:\\p{L}+ ){0,2}?(?:man|men|woman|women|boys?|girls?|couple|people|kids|widows?|brothers|sisters|strangers|friends|\\p{L}+(?:ers|er|ors|or|ists|ist|smen|sman)) (?!morning|evening)\\p{L}{2,}ing\\b(?!.*\\b(?:I|me|my|we|our|us|you|your)\\b)",
  ],
  [
    'heartbreak',
    "\\bbreak[- ]?ups?\\b|\\bbreaking up (?:with|over|by|after|is|hurts)\\b|\\bsplit(?:ting)? up\\b|\\b(?:he|she|they) (?:just )?(?:left|walked out) (?:on|in|last|me|without|and took|with (?:my|his|her)|one|yesterday)\\b|\\b(?:he|she) (?:left|ran off|ran away|moved)(?: \\p{L}+){0,3} with (?:my|his|her|another|an?) |\\b(?:husband|wife|boyfriend|girlfriend|partner|he|she) (?:just |finally |has |[’']s )?(?:moved|walked|stormed) out\\b|\\bleft us\\b|\\bbroke(?:n)? (?:up|my heart|heart)\\b|\\bheart-?br(?:eak|oken)\\w*|\\bmy ex\\b|(?<!\\b(?:finally|happily) )\\bdivorc\\w+|\\bdumped\\b|\\bcheat(?:ed|ing)\\b|\\bleft me\\b|\\bended (?:it|things|us|\\d+ \\p{L}+) (?:by|over|on|with|after|in)\\b|\\bleft me for\\b|\\bbitter love\\b|\\blost love\\b",
  ],
  [
    'missing',
    "\\boil rig\\b|\\b(?:he|she)(?:[’']s| is) away\\b|\\baway (?:for work|at sea|on tour)\\b|\\bmiss(?:es|ing)? (?:my |our |you|her|him|them|home)\\b|\\blong[- ]distance\\b|\\bI.m in [\\p{L} ]{3,20} (?:and|so|but|while)\\b|\\bfar away\\b|\\blives in [\\p{L} ]+ and I(?:[’']m| live| am) in\\b|\\b(?:daughter|son|kids?|children|girls|boys) (?:has |have |just |all |both )*moved out\\b|\\b(?:is|[’']s|has been|[’']s been|went|gone|got) missing\\b|\\bdeployed\\b|\\b(?:moved|gone|went|is|[’']s|living|working|studying) (?:away|off|abroad|over|to|in)\\b[\\p{L} ]{0,24}\\bfor (?:a|an|the|six|two|three|four|\\d+) (?:whole )?(?:years?|months?|semester|term|school year)\\b|\\bwish you were here\\b|\\bhomesick\\w*",
  ],
  [
    'holiday',
    '(?<!\\bevery )\\bchristmas\\b|\\bxmas\\b|\\bhanukkah\\b|\\bdiwali\\b|\\beid\\b|\\beaster\\b|\\bthanksgiving\\b|\\bhalloween\\b|\\bholidays?\\b|\\bvalentine\\b|\\bramadan\\b|\\blunar new year\\b',
  ],
  [
    'falling',
    "\\bfall(?:s|ing|en)? in love\\b|\\bfell in love\\b|\\bcrush\\b|\\bthere.s this (?:girl|guy|boy|woman|man|person)\\b|\\bnew love\\b|\\bfirst (?:date|kiss)\\b|\\bin love with (?:my|the|an?|this) (?!(?:\\p{L}+ )?(?:wife|husband|girlfriend|boyfriend|partner|fianc\\p{L}*|dog|cat|job|life|city|town|car|house|sea|country|place|song|music)\\b)|\\b(?:been|started) seeing (?:this|an?|him|her|someone|somebody)\\b|\\bask(?:ing|ed)? (?:\\p{L}+ )?\\p{L}+ to (?:the|a|my) (?:dance|prom|ball)\\b|\\b(?:secretly|been) in love\\b|\\b(?:haven[’']?t|never|not) (?:yet )?told (?:him|her|them|.{0,6}I (?:like|love|fancy))\\b|\\b(?:girl|guy|boy|woman|man|someone|somebody) (?:that |who |whom )?I (?:(?:really|secretly|kind of|kinda) )?(?:like|fancy)\\b|\\btoo shy to\\b|\\blove at first sight\\b|\\bask(?:ing)? (?:her|him|them|you) out\\b|\\bflirt\\w*|\\bcute (?:guy|girl|boy|man|woman|barista|waiter|waitress|neighbou?r)\\b|\\bfall(?:ing|en)? for (?:an?|the|my|this|him|her|you|someone|somebody)\\b|\\b(?:just|we) started dating\\b|\\bstarted seeing (?:each other|someone|somebody|an?)\\b|\\bnew (?:boyfriend|girlfriend)\\b|\\bpropos(?:e|al|ing)\\b",
  ],
  ['devotion', '\\blove (?:song|ballad)\\b'],
  [
    'encouragement',
    "\\b(?:quit(?:ting)?|stop(?:ped|ping)?|g[ai]v(?:e|ing|en) up) (?:smoking|drinking|vaping|sugar)\\b|\\bsober\\b|\\bencourag\\w+|\\bmotivat\\w+|\\bnever give up\\b|\\bdon[’']?t give up\\b|\\bcheer(?:ing)? (?:up|on|her|him|me|you)\\b|\\bhopeful\\b|\\bhope\\b|\\bcourage\\b|\\bbelieve in (?:your|him|her|them|my|our)\\w*|\\bbefore (?:an|her|his|my|the) (?:exam|test|marathon|race|interview|surgery)\\b|\\bget through\\b|\\bpep (?:talk|song|rap)\\b|\\bbefore (?:her|his|their|my|our) (?:\\p{L}+ )?(?:match|final|audition|recital|concert|exams?|driving test|gig|operation)\\b|\\b(?:future|younger|teenage|past|old) self\\b|\\b(?:song|letter|note) (?:to|for) myself\\b|\\bovercom\\w+|\\bstrong(?:er)?\\b|\\brecovering\\b",
  ],
  [
    'protest',
    '\\bprotest\\b|\\b(?:anthem|song|rap|chant|march) against\\b|\\b(?:our|the) (?:\\p{L}+ ){0,2}(?:is|are) (?:being |getting |going to be |to be |set to )?(?:shut|closed?|closing|axed|demolished|bulldozed|privati[sz]ed|cut|torn|sold|scrapped)(?: down| off)?(?: by)?\\b|\\bclosing (?:down )?(?:our|the) \\p{L}+|\\bsav(?:e|ing) (?:our|the) (?:\\p{L}+ )?(?:library|school|park|pool|hospital|forest|planet|river|trees?|pub|club|bees|oceans?|whales|village|pier|theatre|theater)\\b|\\bpetition\\b|\\bpicket\\p{L}*\\b|\\b(?:cuts|layoffs|closures?) (?:at|to)\\b|\\binjustice\\b|\\bangry about\\b|\\bfed up\\b|\\brage\\b|\\brevolution\\b|\\bclimate (?:crisis|change|strike)\\b|\\bcorruption\\b|\\bunfair\\b|\\bstand up (?:for|against)\\b|(?<!\\b(?:met|born|engaged|married) (?:at|on|in|during) (?:an?|the) (?:\\p{L}+ )?)\\bstrike\\b',
  ],
  [
    'complaint',
    "\\b(?:broken|out of order|not working|not been fixed|down) since\\b|\\bstill (?:not fixed|broken|out of order|no hot water|no heating)\\b|(?<!(?:never|not|without) )\\bcomplain(?:ing|s)? about\\b|\\bcomplaint\\b|\\bwhoever (?:keeps|took|stole|ate|left|parked)\\b|\\bannoy\\w*|\\brant\\b|\\bmiss(?:ed|ing) (?:the|my|a) (?:bus|train|flight|plane|tram|alarm|deadline|ferry)\\b|\\btraffic jam\\b|\\bparking (?:ticket|fine)\\b|\\b(?:slow|broken|bad) (?:wi-?fi|internet|printer)\\b|\\bprinter\\b|(?<!\\b(?:on|every|each|this|last|next|since|until|till|by|from|of|a|after) )\\bmondays?\\b|\\b(?:sick|tired|bored) of (?!you\\b|him\\b|her\\b)|\\b(?:is|are|was) always (?:late|broken|delayed|cancel\\p{L}+)\\b|\\bkeeps? (?:breaking|crashing|jamming|freezing)\\b|\\b(?:is|are) the worst\\b|\\b(?:the|this|that|our|my) (?:\\p{L}+ ){1,5}?(?:is|are) (?:so |really |just |always |absolutely |still |completely )?(?:terrible|awful|rubbish|useless|broken|jammed|ridiculous|a (?:joke|nightmare|disaster))\\b|\\b(?:being |is |was |got )?(?:cancelled|canceled|delayed) again\\b|\\bagain (?:cancelled|delayed)\\b|\\bdriv(?:es?|ing) me (?:mad|crazy|nuts|insane|bonkers|up the wall)\\b|\\bhate (?:my|this|the|going to) (?:job|work|boss|commute|office)\\b|\\bI hate (?:when|my|the|mondays|doing)\\b|\\bairlines?\\b|\\b(?:about|hate|endless|boring|another|zoom|pointless|many|stuck in|long) (?:\\p{L}+ ){0,2}meetings?\\b|\\btaxes\\b|\\bhangover\\b|\\blost (?:my|the|our) (?:keys|phone|luggage|bags?|suitcase|wallet|socks?)\\b|\\bwon[’']t (?:start|work)\\b|\\b(?:landlord|landlady|boss|manager|neighbou?rs?|council|housemates?|flatmates?|room ?mates?|dentist|internet provider|phone company)\\b(?: (?!(?:who|that)\\b)\\p{L}+){0,2}? (?:never|always|keeps?|won[’']t|refuses to|still ha(?:s|ve)n[’']t) (?!(?:made|make|makes|help\\w*|gave|gives?|lov\\w+|smil\\w+|been there|there|had|has|let|lets|knew|knows|believed)\\b)",
  ],
  [
    'party',
    '\\bpart(?:y(?! of \\d)|ies|ying)\\b|\\bnight out\\b|\\bdance ?floor\\b|\\bcelebrat(?:ion|e (?!her\\b|him\\b|them\\b|us\\b|me\\b)|ing (?!her\\b|him\\b|them\\b))|\\bfriday night\\b|\\bsaturday night\\b|\\bbachelor(?:ette)?\\b|\\bhen (?:do|night)\\b|\\bstag (?:do|night)\\b',
  ],
  [
    'freedom',
    '\\broad ?trip (?:song|anthem|tune|playlist)\\b|\\b(?:song|anthem|tune) (?:for|about) (?:a|our|my|the) (?:\\p{L}+ )?road ?trip\\b',
  ],
  ['portrait', '\\broast\\b(?! (?:dinner|beef|chicken|potato|lamb|pork|coffee))'],
  ['friendship', '\\bfriend(?:s|ship)?\\b|\\bbuddy\\b|\\bbestie\\b|\\bbff\\b|\\bmates?\\b'],
  [
    'devotion',
    '\\banniversary\\b|\\byears married\\b|\\b\\d+ years with (?!us\\b|the\\b|our\\b|no\\b)\\p{L}+|\\bmarried (?:for )?\\d+ years\\b|(?<!\\b(?:left|leaving|divorced|divorcing|dumped) )\\b(?:my|our) (?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|spouse|love|sweetheart)\\b|\\blove song\\b|\\bin love\\b|\\bloves? (?:you|her|him) (?:so|forever|always)\\b|\\btrue love\\b|\\bromantic\\b|\\bsoulmate\\b',
  ],
  [
    'nostalgia',
    "\\bnostalg\\w+|\\bthe (?:summer|winter|year|spring|autumn|fall) (?:(?:that|when) )?(?:I was|we were|I turned|we turned) \\d+|\\bnever (?:said|told (?:him|her|each other)) (?:what|how|that) (?:we|I)\\b|\\b(?:our|my) (?:very )?first (?:flat|apartment|house|home|car|job|school|bike|summer|place|band|caravan|record)\\b|\\bold (?:photo|picture|photograph|polaroid|letter|tape|record|diary|diaries)s?\\b|\\btake me back\\b|\\bthose days\\b|\\b(?:summers|winters|sundays) (?:at|in|with|on)\\b|\\bchildhood\\b|\\bgrowing up\\b|(?<!\\b(?:they|he|she|you|kids|boys|girls|has|have) )\\bgrew up\\b(?! (?:so|too) fast)|\\bgood old (?:days|times)\\b|\\bmemor(?:y|ies)\\b|\\bback (?:then|in the day)\\b|\\bwhen (?:I was|we were) (?:a )?(?:young|kids?|child|children|little|small)\\b|\\bused to\\b|(?<!\\b(?:\\p{L}+n[’']?t|not|never|cannot|to) )\\bremember(?:s|ing)?\\b",
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
    '\\bcalm\\w*|\\bpeace(?:ful)?\\b|\\bmeditat\\w+|(?<!\\b(?:too|so|gone|went) )\\bquiet\\b|\\brelax\\w*|\\bslow morning\\b|\\blazy (?:\\p{L}+ )?(?:morning|afternoon|evening|day|sunday|saturday|summer)s?\\b|\\bdoing nothing\\b|\\bI can.?t sleep\\b|\\bhelp (?:me|us) (?:sleep|relax|unwind)\\b|\\bnothing to do\\b|\\bsunday morning\\b|\\bstillness\\b|\\bserene\\b|\\bcoz(?:y|iness)\\b',
  ],
]
