import type { Stance } from './stance.ts'

export const hope: Stance = {
  name: 'hope',
  keywords:
    'hope dream dreams believe rise strong stronger faith inspire inspired overcome courage brave heal healing future tomorrow light better strength survive never give up self',
  detail: `I've (been|felt|slept|stood|lain|sat) {dark} {place}
    I (kept|held|saved|hid) {keep.a} through the (worst|hardest|longest|rest) of it
    I taught (myself|my hands|my heart|my feet) to {act} (alone|again|in time|with grace|for joy)
    I (lost|sold|broke) {keep.my} and I found my (voice|name|feet|way|nerve|song)
    they (said|swore|thought|bet|wrote|guessed) I'd never {act} (again|like them|alone|in time)
    I (fell|dropped|slipped|crashed|went down|sank) {fall} {place}
    I (stood|slept|hid|knelt|wept|froze) (too long|for weeks|all year) {place}
    my (hands|knees|bones|lungs) still (shake|burn|ache|hurt) when {scene}
    some (days|nights|weeks|months) I only {act} and (breathe|wait|hope|rest|pray|heal)
    I've been counting (scars|stars|breaths|steps|days|sparks) (again|alone|aloud) {place}
    my (mother|father|brother|sister|grandma|teacher|neighbor) (taught|showed|told) me how to {act}
    I (put|set|placed|laid) {keep.my} back (on the shelf|by the door|in its box|in the drawer|on its hook|in the light)
    I {act} (though|while|when) nobody (sees|claps|knows|stays|helps|waits)
    I wrote (my|the) (fears|plans|truth|doubts|hopes|odds) down {place}
    I was (a stranger|a shadow|a rumor|a beggar|a question|nobody) (once|back then|for years) {place}
    they (left|found|kept|called|wanted|saw) me {dark} {time}
    (it|grief|home|work|night|spring) was {burden} {place}
    I (carried|dragged|hauled|guarded|hid) {keep.my} for (miles|years|weeks|days)
    (I had|I brought|they left me|I found) {keep.a} and (not much more|a bit of nerve|a stubborn heart|half a plan|a prayer or two)
    I {act} (until|although|even if|so long as|knowing) {scene}`,
  turn: `(but|still|yet|and|so|now) {abs} {time}
    and (I|we) (get up|look up|stand up|step out|begin|wake up) {rise}
    (and|so|but) now I've (found|got|seen|reached|become) {bless}
    but (I'm|we're|you're) still (standing|breathing|singing|trying|growing|learning) {place}
    (so|then|now) I {act} and I (begin again|learn to breathe|find my stride|lift my head|start to sing|trust my feet)
    (and|but) (somewhere|already|out there|slowly|somehow|right now) {scene}
    and (slowly|lately|finally|today|at last) I (feel|wake up) {bright} {place}
    (and|but) I (will not|cannot) (go down|go out|give up|drop off) {fall}
    (but|and|still) {scene}, and (so can I|I'm right here|I hold out|I'll be fine|I look up|I have time)
    and every (scar|tear|bruise|breath|step|wound) (is|becomes|was) {bless}
    and I (hold|keep|find|guard) my (ground|nerve|faith|place|course) {hold}
    (but|and|so) I (won't|can't) stay {dark} {place}
    (and|so|now) I (leave|lay down|let fall|give back|outgrow|forgive) {burden}
    (and|so|but) {abs}, and I (breathe|stand|rise|sing|heal|walk)`,
  lift: `and (if|when|once) {scene}, I'll be (all right|okay|just fine|up too|on my feet|strong enough)
    one more (step|day|breath|night|try|hill) (until|and then|before) {scene}
    I can (almost|nearly|maybe|surely) {act} (again|alone|with ease|in time)
    (something's|the world is|my luck is) (changing|moving|waking|stirring|growing|healing) {place}
    (breathe|take|drink|let|draw) it in (when|while|as) {scene}
    I (won't|can't) be {dark} (anymore|for long|all year|again|by spring|next week)
    (don't tell me|never tell me|nobody tell me) (I can't|I won't|we can't|we won't) {act}
    even (now|here|so|tonight) {abs}, (they say|I think|it seems|I hear|I know)
    the (night|road|year|climb|wait|cold) is (long|hard|slow), but {scene}
    I'm (closer|stronger|wiser|lighter|braver|kinder) than I (was|felt|looked) {place}
    (hold on|hang on|hold out|keep on|press on|stand by) (until|because) {scene}
    who (says|thinks|bets|swears) (I'll|we'll|you'll) never {act}?
    (now|just|so|come) (see|hear|notice|consider) how {scene}`,
  answer: `(I|we) (will|can|must) (rise|climb|bloom|grow) {rise}
    (I'm|we're) (stronger|braver|taller|lighter|wiser|kinder) (now|today) {place}
    this (heart|life|day|breath|love|dawn) (is|can be|feels like) {bless}
    there's a (light|place|song|door|road|seat) for (me|us|you) {place}
    (I'll|I can|I will) {act} until I'm (free|whole|home|strong|healed|well)
    (nothing's|no one's) going to (break|stop|dim|drown|bend|scare) me {place}
    {scene}, and (I|we) (believe|hold on|begin|pull through|look up|press on)
    (I'll|I can|I will|we'll|let me|I'd) {vow} till {scene}
    (we can|you can|I can|we'll) {act} and (start again|heal in time|carry on|learn to trust)
    (hold on|hold fast|stand fast|keep on|dig in|stay strong) (now|with me|for me) {hold}
    (you|we) (can|will|may) (find|be|reach) {bless}
    {abs}, (and|so) I'm (not afraid|not alone|still awake|coming through|getting well|on my feet|breathing slow|almost home)
    (after|beyond|despite) the (dark|storm|worst|grief|night|noise), {scene}
    I (have|found) the (strength|nerve|right|will|heart|lungs) to {act}
    (tomorrow|the morning|the new year|the next day) (is|will be|can be) {bless}
    (lift|pull|bring|send) me (up|out|back|home) {rise}
    I'm {bright} and (I'm breathing|I'm mending|I'm standing|still growing|I'm laughing|still singing) {place}
    I (stand|hold|keep) my ground (now|again|today|with pride) {hold}
    (goodbye|farewell|so long|good night) (at last|today|for life|once more) to {burden}
    (I'll|we'll|you'll) be {bright} (when|once) {scene}`,
  bridge: `(and|so|then) (when|if|while) you're {dark}, I'll {vow}
    (no one|my mother|a stranger|the doctor|the preacher) (told|taught|showed) me {abs}
    (it|hope|change) (starts|began) as (small|plain|light) as {keep.a}
    even {bless} (began|woke up|grew up) in the (dark|cold|rain|mud|gray)
    I (thank|forgive|bless) the (years|nights|days|wounds) {place}
    if I (can|could) {act}, (then so can you|you'll come through too|there's hope for us|the rest will come|who knows what's next|then all's not lost)
    every (wall|fear|doubt|chain|lock|cloud) (will|must|can) (fall|drop|go) {fall}
    I (laid|set|put) {keep.my} (down|back) {place}
    I've (seen|heard|felt|learned|watched|read) how {scene} {time}
    (some|they|most) call it {burden}, I (say it's|name it|make it) a (start|door|seed|song)
    my (mother|sister|father|grandma|brother|teacher) used to {act} and (pray|hope|wait|sing|cope)`,
}
