import type { Stance } from './stance.ts'

export const nostalgia: Stance = {
  name: 'nostalgia',
  keywords:
    'remember memory memories childhood young youth old days years past school friend friends back then nostalgia grandmother grandfather mother father hometown time',
  detail: `we {act.past} when we were (seventeen|fifteen|just sixteen|ten or twelve|young and broke|small and brave|nearly grown|still in school|half asleep|barely nine|poor and proud|wild and free)
    you (had|found|lost|hid|broke|won) {keep.a} {place}
    we (thought|swore|dreamed|bet) that we could {act} (for good|for years|for free|like kings|till dawn)
    I (found|held|saw|unwrapped) {keep.your} (the other day|last week|in June|on the shelf|this fall)
    we {act.past} and (told no one why|told nobody|lied about it|laughed like fools|swore an oath|got home late|wrecked the car|never got caught|ran all the way|came home soaked|came home broke|slept like stones)
    you dared me (once|twice|then|first) to {act} (in the dark|for fun|alone|for luck|barefoot)
    I (still|almost|always) hear your (laugh|song|voice|step|jokes|bell) {place}
    they (tore|pulled|burned|knocked) down the (wall|house|store|stage|shed|arch) {place}
    your (brother|sister|cousin|mother|neighbor|teacher) {act.past} (with us|for us|as well|too)
    we (had|found|shared|kept) {keep.a} and a (dream|plan|song|dog|band|creed)
    we (promised|whispered|shared|hid) (things|dreams|vows|secrets) {place}
    I (lost|hid|left) {keep.the} (years ago|that June|back then|in May) {place}
    (nobody|no one) {act.s} (here anymore|here these days|the way we did|down here now|like us two|just for fun)
    (we|we all|you and I|we kids) {act.past}, (and|while) {scene.past}
    I (kissed|held|drew|taught|lost|knew) you (once|first|twice|last) {place}
    we (were|felt|stood|lay|stayed|woke) {bright} {place}
    the (last|first|next|only|best) time that we {act.past}, {scene.past}
    you (laughed|cried|sang|waved|ran|danced|jumped|cheered) (when|while) {scene.past}
    I (keep|kept|saved) {keep.the} from the (year|day|night|week) we {act.past}
    {time} we (all|both|once|just|often|gladly) {act.past}`,
  turn: `and the (years|days|weeks|springs|months|games) (went by|slid by|blew past|ran off|dropped off) {fall}
    and I (still|can|often|always) (see|hear|dream|meet) us {place}
    and (we|I|you) (had|loved|knew|kept) {bless}
    I never (told|asked|wrote) you (why|how|when|where) {scene.past}
    (and|but|then) {scene.past}, and we (grew up|moved on|drove off|split up|got old|grew tall)
    I'd (give|trade|sell|pawn|burn) {keep.the} to go back (there|home|once|again|in time)
    and (some|half|most|part) of me (is still|stays|sleeps|is always) {place}
    and (time|youth|love|school|spring|June) (slipped|blew|ran|drained) away {fall}
    (now|and|still|so) all (that's left|I've got|I kept|I found|we saved|you left) is {keep.a}
    (but|now|still) {scene}, and I'm (young again|ten again|back in time|there with you|small again)
    (I|we|you) didn't (know|guess|say|see) we had {bless}
    (and|yet|but) (we|you) were {bright} {place}
    and those (days|nights|songs|years|friends|names) (stay|last|hold|cling) {hold}
    (and|but|so) now (it's|home is|the street is|the school is|my room is) {burden}`,
  lift: `do you (still|ever|really) {act} (sometimes|at all|alone|in June|for fun|these days)?
    (do you|don't you) (remember|still miss|still want) {keep.the} (now|too|at all)?
    where did we (go|run|hide|sleep|dance|stand) (when|while|after) {scene.past}?
    if (we|you|I) could {act} (one more time|once again|like before|like back then)
    I (close my eyes|say your name|turn the page|hear that song|walk back home|hold my breath), (and|till|then) {scene}
    somewhere (we're|you're|I'm) still (young|there|laughing|running|small|hiding) {place}
    (funny|crazy|lovely|curious) how {abs} (now|again|with age|these days)
    (we were|you were|I was) never {dark} (back then|for long|in June|at ten)
    (tell me|say that|swear that|I hope) you (kept|saved|found|hid|still have) {keep.the}
    for a (minute|moment|heartbeat|second) (we're|I'm|you're|they're) {place}
    (it all|the past|your laugh|that year|that spring|our song) (comes|floods|drifts|flies) back {rise}
    (who|where|how young|how brave|how loud) were we (when|the day|the night|back when) we {act.past}?
    (sometimes|some nights|some days|in dreams|late nights), (still|again|once more) {scene}`,
  answer: `(take|bring|drive|walk|fly|sing) me back to (when|where) we {act.past}
    we were (once|always|truly|both|all) {bright} {place}
    I (still|often|always) {act} and (think of you|hear you laugh|look for you|say your name)
    (we'll|you'll|I'll) always be (there|young|home|ten|small|loud) {place}
    (it|youth|June|home) (comes|drifts|floats) (to me|my way|back here) {rise}
    (nothing's|no one's) (changed|gone|lost) (when|while) {scene}
    (remember|I picture|I sing of|they ask) (how|where|the day) we {act.past}
    we were (young|small|wild|rich|loud|poor) (once|then|there|and proud) {place}
    (I'd|I'll|let me) {act} with you (once again|anytime|any day|right away|till we drop|like before)
    (you and I|just us two|all our friends|my old crew|the whole gang|two young fools) (and|with) {keep.the}
    {scene}, and I'm (seventeen|home again|nine years old|twelve again|your best friend|back with you|in your car|on your street|on your porch|up too late|late for school|out of school)
    (the world|our street|the town|that year|that June) was (still|just|once) {bless}
    (meet|find|join|see) me (there|one day|in dreams|someday|like then) {place}
    I (keep|kept|saved|found) {keep.the} and (a song|your note|a map|the joke|a shell|your name)
    (we|we all|you and I) {act.past} (until|while) {scene.past}
    those were the (nights|days|years|games|times|springs) (we|you|we both) {act.past}
    (hold on|hang on|hold tight) to {keep.the} (for me|a while|with me|till then)
    I (keep|hold|see) you (still|young|there|small) {hold}
    (those|the) (summers|seasons|weekends|winters) (went by|slid by|flew off) {fall}
    I can (hear|see|find) us {place} (still|again|at night|in June)`,
  bridge: `I (drove|walked|rode|ran|came|went) (past|by) where we {act.past}
    (they say|I hear|folks say|word is) you still {act} (at night|in spring|alone|for fun)
    if I could (talk|write|wave|sing|shout|whisper) to (us|you|them) {place}
    I'd (tell|beg|dare|ask) the kids (we were|we knew|next door) to {act}
    (we|you|I) can't (go back|start over|stay up|get lost|hide out) {place}
    (but|and|yet) some (nights|days|weeks|dawns|years) {scene}
    you've got {keep.a}, (I've got|I kept) the (scar|song|tape|rest|dog|key)
    (we|we all|you and I) (grew apart|lost touch|moved on|split up|drifted) {fall}
    (and|but|so) (maybe|surely|truly) (that|it|home) was {bless}
    (now|today|these days|tonight) our (own kids|daughters|children|sons) {act}
    they (built|put|planned) a (store|road|wall|bank|school|lot) {place}`,
}
