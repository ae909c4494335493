import type { Stance } from './stance.ts'

export const defiance: Stance = {
  name: 'defiance',
  keywords:
    'angry anger hate lie lied liar cheat cheated fight war enemy betray betrayed enough rage revenge done rebel defy power fake break breaking',
  detail: `you (lied|schemed|bragged|sneered|preached|swore) (again|for years|aloud|all week) {place}
    you (sold|swapped|pawned|traded|lost|burned) {keep.my} for a (laugh|song|dime|kiss|thrill|drink)
    you {act} and (you|then|still|dare) call it (love|truth|peace|faith|art|fair)
    I (found|burned|hid|smashed|left|sank) {keep.your} {place}
    (you said|you swore|you bet|they said|you laughed|you wrote) that I (could never|would never|might never|should never) {act}
    (I've had enough|I've seen enough|I'm sick) of {keep.your} and your (lies|rules|games|charm|threats|smirk)
    you (left|kept|wanted|liked|imagined) me {dark} {place}
    you (swore|said|claimed|vowed|told me) you'd {act} (for me|with me|in time)
    I (know|saw|heard) (what you did|who you kissed|what you sold|who you robbed|what you said|who you are) {place}
    your (smile|charm|praise|kiss|help|grin) (is|was|became) {burden}
    you (taught|forced|told|begged) me to {act} and (fall|lie|lose|kneel|smile|bow)
    you (talk and lie|brag and boast|shout and shove|plead and pose|bluff and sneer|rant and rage) (until|while) {scene}
    I (gave|lent|sold|brought|showed|left) you {keep.my} and my (name|trust|youth|heart|best|sleep)
    I won't {act} (because|whenever|each time) you (say|ask|shout|call|snap|frown)
    your (words|rules|games|threats|tears|laws|jokes) (are|were) {burden}
    you can (keep|have|take) {keep.the} and the (blame|shame|crown|guilt|throne|bill)
    I stood (alone|my ground|up tall|unbowed|unarmed|prepared) {place} {time}
    {scene}, and you (laugh|sleep|lie|boast|gloat|stall) (again|all night|for hours)
    you (dropped|tossed|lost|spilled) my (heart|name|trust|crown|faith|luck) {fall}
    you (left|kept|liked) me {dark}, you (made|called) me (small|tame|weak|cheap)`,
  turn: `(now|so|still) I (come back|get up|rise up|stand up|break out|march in) {rise}
    and I (won't|can't) be {dark} (again|for you|for long|for show|this time|for love)
    (so|now|come) watch me {act} without your (hand|help|leave|name|cash|crown)
    (and|so|now) {abs} when I (see your face|hear your name|shut the door|stand my ground|speak my mind|call your bluff)
    you'll (hear|see|miss|meet|fear|feel) me (soon|again|yet) {place}
    and every (lie|rule|chain|threat|crown|wall) (burns|drops|breaks|slips|fades) {fall}
    (so|just|now) take {keep.the} and (go|run|leave|hide|crawl|walk)
    and I (won't|can't|don't) (stop|kneel|sleep|sit|bend|quit) till {scene}
    (so|and|then) you (lost|threw out|gave up|sold off|burned|wrecked) {bless}
    and now {scene}, (and|but) I'm still (here|up|free|strong|proud|loud)
    but I (don't|won't|can't|never) (bend|break|fold|shift|crack|kneel) {hold}
    (and|so|now) I (leave|hand|send|mail) you {burden}
    and I (stand|stay) (tall|firm|strong|straight|proud|still) {hold}
    (and|but|so) I'm {bright} (now|again|at last) {place}`,
  lift: `did you (think|hope|dream|bet|swear|guess) I'd {act} (for you|for free|again)?
    can you (hear|feel|see) it (smoke|coming|rising|building|burning|turning) {place}?
    (I'm|we're) (counting down|lying low|standing by|biding time|gearing up|holding fire) till {scene}
    no more (waiting|crying|hiding|kneeling|begging|bowing) (for you|at all|this time) {place}
    you can't (take back|buy back|steal back|win back) {keep.the} (now|tonight|again|by force)
    the (louder|harder|longer|meaner) you (shout|lie|push|fight|plead), the more {scene}
    (look|laugh|glare|stare|wave|scream) at me (now|then|again) {place}
    (I've|we've) got {keep.a} and (nothing|no one) to (lose|hide|dread|owe|fear|save)
    (it's time|tonight|from now on|this year) I {act} (for me|my way|for once|for keeps)
    (you|they) should have (known|guessed|seen|learned|heard|dreamed) {abs}
    (one more|just one) (lie|word|threat|trick|slip|joke) (and|then) {scene}
    (who's|who feels|guess who's) {dark} (now|tonight) {place}?
    I (feel|hear|let|watch) it (rise|grow|climb|build|swell|burn) {rise}`,
  answer: `you (can't|won't|don't) (hold|hide|hurt|own|cage|fool|scare) me {place}
    your (love|word|gold|throne|world|vow) (is now|was just|looks like) {burden}
    (I|we) (won't|don't) go (down|out|under|dim) {fall}
    (I'll|watch me|I dare to) {act} (until|while) {scene}
    I'm (done|through|finished) with {keep.your} (now|for good|at last|tonight|today|for life)
    take a (good look|last look|long look|hard look|cold look|slow look) at (me|us|this) {place}
    I (will not|cannot|refuse to) {act} (again|for you|on cue|like that|for show|for them)
    {scene}, and (I'm|we're) (not sorry|not leaving|not crying|not finished|not guilty|not frightened)
    (I'm|we're) (coming back|breaking out|storming in|getting up|climbing out|speaking up) {rise}
    (take|hold|hide) {keep.your}, I'll (keep|save|guard) my (name|fire|pride|ground)
    I'm (louder|harder|wilder|prouder|tougher|meaner) (now|today|again|than you) {place}
    (I|we) (stand up|stand firm|hold on|dig in|stay put|hold out) {hold}
    (burn|tear|pull|kick|bring|shout) it (down|all down|right down) {place}
    I (don't|won't|never) (need|want|miss|touch|claim) {keep.your}
    (let|watch|now let|just let) me {act} (in peace|alone|my way|for once)
    (go|run|now) (tell|warn|show) (them|the town) how I {act}
    {abs}, (but|just|though) not (tonight|for you|for free|this time|on cue|by chance)
    (I'm|I feel|I stay) {bright} (without|despite) you {place}
    (for good|last night|this time|that's how|somehow|for spite) you (lost|wrecked|sold) {bless}
    (nobody|no one) (owns|tames|breaks|rules|moves|stops|cages) me {place}`,
  bridge: `I'm not the (one|fool|ghost|child|clown|saint) who {act.past} (for you|with you|on cue|for free)
    you'll (see|find|fear|know) my (face|name|mark|hand) {place}
    and (when|if|once) {scene}, you'll (understand|remember|apologize|look for me|think twice|go quiet)
    I (could|might|may) forgive {keep.the}, (not|never) the (lie|smirk|theft|laugh|rest|kiss)
    I (used to be|was always|was nearly|kept feeling|ended up) {dark} {fall}
    (this|here|tonight|today) is the (end|last|death|finish) of {burden}
    I (buried|shattered|abandoned|surrendered|threw out|dug up) {keep.the} {place}
    (I'd|we'd) (rather|sooner) {act} than (beg|kneel|lie|bow|crawl|plead)
    (someday|one day|come spring|next year) you'll {act} and (think of me|miss my voice|hear my laugh|want me back|fear my name)
    (so|now|and) (this|that) is (how|when|why) {scene}
    (once|for years|back then|in spring) I (wanted|offered|called you|gave you) {bless}`,
}
