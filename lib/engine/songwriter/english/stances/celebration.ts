import type { Stance } from './stance.ts'

export const celebration: Stance = {
  name: 'celebration',
  keywords:
    'party happy joy celebrate dance fun weekend friday birthday tonight friends laugh good smile festival holiday win victory energetic upbeat',
  detail: `we {act} and the (whole|wide) (room|street|town|crowd|block|sky) (sings along|lights up|calls back|joins in)
    (everybody's|all my friends are|my whole crew is|the band is|half the town is) (here|dancing|laughing|singing|waiting) {place}
    we came to {act}, (we're here|we mean) to (stay|play|shine|glow|win|spin|cheer|feast|sing)
    you're (dancing|shining|glowing|spinning|twirling|beaming) (again|for me|with me|like gold) {place}
    (somebody|my neighbor|my cousin|the drummer) brought {keep.a} and a (song|cake|grin|joke|pie|cheer)
    we {act} like we (own|run|rule) the (night|moon|town|world|stars|place)
    my (friends|cousins|brothers|sisters|teammates|neighbors), they all {act} {time}
    (I've|we've) got {keep.a} and (you've|they've|everyone's) got {keep.a}
    (nobody's|no one is|none of us is|I won't be|you can't be|we're never) {dark} {place}
    (we|you|I) never {act} (quietly|alone|by the rules|with a frown|halfway|without songs)
    (I feel|we feel|you feel|I'm now|we're all|we're both) {bright} {place}
    (we're|they're|I'm) (laughing|singing|shouting|cheering|toasting|roaring) {place}
    let (me|us|them) see you {act} (now|again|tonight|with style|with flair|for fun)
    (I lost|you lost|we lost|they lost) {keep.the} (hours ago|at the door|in the crowd|on the way|mid-song)
    even the (quiet|old|shy|tired|grumpy|sleepy) ones (all|will|can) {act}
    {time} we (all|both|just|still|gladly|proudly) {act}
    {scene}, and we (shout|laugh|cheer|stomp|sing|clap) for (more|joy|hours|days|fun)
    I kissed {keep.the} for (luck|fun|joy|you|us all|good measure) {place}
    (your|my|our) (smile|laugh|song|voice|cheer|toast) goes up {rise}
    we (spin|jump|run|sing|clap|laugh|shout) (until|while) {scene}`,
  turn: `and (we|you|I) (shine|glow|spin|dance|burst|whirl) {rise}
    (and|so|now) {scene} (for all of us|to cheer us on|in time with us|to toast the night|for old and young)
    (tonight|at last|all night|this time) (we're|you're|it's) {bless}
    (and|so) {abs} (when|while|once|now) we're all (here|young|home|in|up)
    and (no one's|nobody's|we're not|I'm not) going (home|to bed|to sleep|indoors) till {scene}
    (so|then|now) let's {act} while we're (young|here|bright|up|strong|loud)
    (it|life|joy|this) feels so (good|right|new|warm|big|sweet) {place}
    this (night|town|song|crowd|room|dance|feast) (is|feels like) {bless}
    and (we|you|I) (come alive|jump up|take off|break loose|light up) {rise}
    (I swear|I bet|you know|somehow) we could {act} (for days|till June|all year|for weeks|till fall|till spring)
    and I'm {bright}, and (I could|we could|I might|you could|I'll just|let's all) {act}
    and all (our|my|your) (troubles|worries|sorrows|deadlines|grudges) (drop|fall) {fall}
    and (we're|you're|they're) (still|always) {bright} {place}`,
  lift: `(can|do|don't) you (feel|hear|see) (it|this|us) when {scene}?
    (everybody|everyone|all of you|all my friends) (up|here|now|in|close), let's {act}
    (hands|arms|heads|cups|hats|hearts) up (high|now|proud|here) {place}
    (wait for it|hold on now|hold your breath|count with me|hush a bit|save your breath), (until|and then|and soon) {scene}
    one more (minute|chorus|moment|heartbeat|drumbeat|second) (and|then|till) we {act}
    here (it|joy|love|June) comes (again|at last|right now|full tilt) {rise}
    (we've|I've|you've|they've) been (waiting|dreaming|hoping|warming up) {place}
    don't you (want|love|need|long) to {act} (tonight|with us|right now|again|for hours)?
    (louder|closer|higher|faster|brighter|wilder) (now|still), (till|while) {scene}
    we're {bright}, (you're|I'm|they're) {bright}, and {scene}
    (turn around|grab a coat|take a bow|shake it off|clap your hands|raise your head) and {act} with (me|us|joy)
    (do|can|don't) you (hear|feel|see) (it|us|that) {place}?
    (give me|bring me|hand me|throw me|lend me|find me) {keep.a} and a (drum|beat|spark|horn|crowd|dance)`,
  answer: `(let's|we can|we could) {act} (until|while) {scene}
    (everyone|neighbors|strangers|dancers|people|old friends), (come|let's|now|please) {act}
    (we're|I'm|you're) (alive|young|on time|in love|on top|unbound) {place}
    (let's|we'll|I'll) {act} (all night long|again|till two|till dawn|for hours|like kids)
    (we've|you've|I've) (got|found|earned|won|caught) {bless}
    (we|you|I) (burn|blaze|climb|leap|bloom|bounce) {rise}
    (tonight|this time|today) we {act} and (we don't care|nobody sleeps|the crowd goes wild|the drums kick in|the stars join in)
    (come on|come back|get up|stand up|step up|wake up) and {act} (with me|with us|for joy|again)
    {scene}, (and|so|while) (we're|I'm|you're) {bright}
    (nobody|no one) (sleeps|cries|hides|yawns|fights|frowns|sits down) {place}
    (we|you|I) (light it up|turn it up|throw it up|kick it off|send it up|build it up) {rise}
    (the whole world|the whole town|the whole crew|half the coast) (is|meets|sings|shines) {place}
    (jump|sing|shout|clap|spin|laugh) (with me|with us|out loud) (when|while) {scene}
    it's (you and me|all of us|just us two|joy and noise|drums and hands|song and shine) (tonight|again|at last) {place}
    (we were|you were|I was|they were) (made|born|dressed|called) to {act}
    {abs}, so (sing it|say it|play it|shout it|ring it) (loud|proud|twice|again)
    (life|joy|love|youth) is (surely|truly|always) {bless}
    (throw|toss|swing|wave|spin|hold) {keep.the} (up in the air|over the crowd|high as you dare|into the night|above us all|around the room)
    (I love|I like|I'll toast|here's to) the way (you|we|they) {act}`,
  bridge: `(tomorrow|next weekend|come morning) (we can|you can|I can) {act}, (but not now|not tonight|not just yet)
    (slow|turn|break) it (down|right down|way down|back down) {place}
    (just|only|still) your (voice|hand|heart|laugh|grin|smile) {place}
    remember (when|how|why) (we|you|I) (couldn't|wouldn't|didn't) {act}?
    when {scene}, (we|you|I) (start again|go again|join the band|raise a glass|kiss the ground)
    and if the (lights|lamps|stars) (go out|burn out|give out), (we'll|I'll|let's) {act}
    here's to {keep.the} and (everyone|everything|every road|all the names) we (love|know|miss)
    I (want|came|hope|mean) to (stay|dance|sing|glow) {place}
    (bring|send|sing|shout|play|call) it (back|up|out|home) {rise}
    who (needs|wants|buys) {keep.a} when (we've|you've) got a (song|drum|dance|crowd|beat|kiss)?
    (some days|some weeks|most days|some nights) (it's|life's|love's) {burden}, (not tonight|not this time|not today)`,
}
