import type { Stance } from './stance.ts'

export const meeting: Stance = {
  name: 'meeting',
  keywords:
    'crush first meet met stranger flirt eyes kiss date attraction falling fall new romance desire beautiful girl boy passion passionate urban',
  detail: `I (saw|met|heard|passed|found) you (first|once|there|last|again) {place}
    you asked me (if|when|why) I (wanted|learned|hoped|came|chose) to {act}
    you (dropped|held out|waved|picked up|let fall|handed me) {keep.a} {place}
    I didn't (come here|dress up|stop by|sneak out) to {act} (alone|with you|and blush|in vain)
    you (looked|smiled|winked|laughed|grinned|glanced) (at me|my way) and {scene.past}
    I (spilled|dripped|poured) (my drink|the wine|my tea|some juice|the punch|hot soup) on {keep.your}
    you {act} (like|as if) (the night is long|the room is yours|it's half a dance|you know I'm here|the floor is glass|nobody's home)
    we (talked|laughed|sat|danced|stood|whispered) {place} till (two|late|dawn|three|noon|nine)
    you (move|walk|sweep|glide|dance|swing) (in|by|past) {rise}
    I (borrowed|held up|admired|noticed|picked up|returned) {keep.your} and (stayed|smiled|sang|blushed|grinned|laughed)
    your (shoulder|hand|sleeve|elbow|knee|coat) (touched|brushed|grazed) mine {place}
    I (forgot how|lost the nerve|was too shy|found no way) to {act} (and breathe|at all|just then|and smile)
    you (laugh|wave|wink|nod|pass|speak) and I (drop|lose|clutch|hide) {keep.my}
    we (could|might|should) {act} if you (like|dare|stay|please|want|ask)
    I (practiced|whispered|forgot|mumbled|rehearsed|botched) (my line|a line|your name|my speech) {place}
    (I was|I'd been|I felt) {dark} till you (walked in|came by|smiled back|said hi|sat down|turned up|leaned close|waved back|spoke up|asked my name)
    {time} you (said my name|smiled my way|took my arm|caught my eye|walked me home|leaned on me|bumped my chair|shared my lunch|held the door|turned your head|pulled my sleeve|asked me twice)
    you (told me|said that|whispered|swore that) {abs}, and (winked|laughed|blushed|grinned|sighed|paid)
    I (kept|took|hid|held) {keep.your} (by mistake|for a week|on purpose|as a joke|for good luck)
    you (carry|brought me|come with) {keep.a} and a (smile|secret|grin|dare|rumor|hint)`,
  turn: `(and|so) I (went down|dropped off|fell hard|came loose|sank down|gave in) {fall}
    and (suddenly|already|instantly|just like that) (I'm|we're|I feel) {bright} {place}
    (and|so|yes,) you (could|might|must|may) be {bless}
    (and|so) {abs} when you (look my way|come near|say hello|take my arm|laugh like that|cross the room)
    I (think|hope|fear|bet) I (might|could|must) be (falling|slipping|sinking) {fall}
    and now I (can't|don't|won't) {act} without (a smile|a song|your name|a blush|a sigh|your laugh)
    and I'd (wait|dance|stay|sit|talk|blush) (with you|for hours|all night) {place}
    (and|so) {scene} (each time|whenever) you (speak|smile|laugh|wink|blush|pass)
    so (tell me|honestly|stranger), (will you|would you|could you|can you|shall we) {act}?
    and my (heart|pulse|voice|hope|blood|luck) (took off|shot up|leapt up|flew off) {rise}
    and (I'm left|we're now|you leave me|I walk home|you've got me) {bright} {place}
    and I (can't|don't|won't) (look away|walk on by|turn around|head for home) {place}
    (and|so) you're {bless}, (or close|I bet|I think|I'd say|it seems|I guess)`,
  lift: `are you (thinking|wishing|guessing|hearing) what I'm (hoping|feeling|dreaming) {place}?
    (what if|why don't|should) we {act} (tonight|till two|till ten|right now|again|at once)?
    don't (go home|leave me|call a cab|say good night|drift off|turn in) (until|before|when) {scene}
    (one more|one last|just one) (word|song|dance|kiss|drink|glance) {place}
    I (want|need|hope|long) to (know|ask|learn|hear) (if|when|how) you {act}
    (come|lean|step|move|dance|sit) a little (closer|nearer) {place}
    my (heart|pulse|hope|blood) (beats|jumps|climbs|leaps|kicks) {rise}
    and (when|if|while) {scene}, I lose my (nerve|place|words|cool|thread|cue)
    (tell|show|write) me that you (feel|know|want|mean) it {place}
    (if|when) I {act}, will you (follow|notice|join me|be there|watch me|answer)?
    I've (never|seldom) (been|felt) {bright} like this {place}
    (say|tell me|promise|swear) you'll {act} (when|while|until) {scene}`,
  answer: `you (pull|draw|hold|keep) me (in|close|near) {hold}
    (let's|we'll) {act} and see (what comes|who wins|how far|what lasts|who blinks|who stays)
    (meet|find|join|call) me (later|tonight|again|early|on time) {place}
    (I'm|we're) (falling|tumbling|slipping) (fast|now|hard) {fall}
    (maybe|I think|I bet|somehow|who knows|perhaps) you (could|will) be {bless}
    don't (leave|lose|forget|tease) me (yet|now|tonight) {place}
    {scene} (when|while|each time) you (say my name|call me yours|touch my arm|cross the floor|smile at me)
    (show|tell|teach) me (how|why|where|when) you {act}
    I'd {act} (just|only) to (see|make|watch) you (smile|laugh|blush|stay)
    (stay|dance|sit|wait|stand|hide) (here with me|close to me) till {scene}
    you (laugh|shine|glow|blaze) (tonight|again|for me) {rise}
    (tonight|up close|so far|right now|in here|from here) you (are|look like) {bless}
    (kiss|hold|touch) me (slow|once|again|now) {place}
    I (want|need|love) you (close|near|here|now) {hold}
    (nobody|no one) (has to know|needs to know|will guess|can tell) (we|you) {act}
    {abs}, (and|so|but) (here I am|I lean in|I say yes|I stay late|there you are|I can't sleep)
    (leave|keep|hide|forget) {keep.your} (with me|at my place|by my bed|next to me)
    (I'm|we're|I feel) {bright} (when|while) you're {place}
    you (lift me up|spin me round|swing me high|light me up|wake me up|pull me up) (tonight|again) {rise}`,
  bridge: `I don't know your (last name|story|plans|birthday|address|song), (just|only) {keep.your}
    (what happens|what follows|who kisses|who's first|what changes|who blushes) (when|once|if) {scene}?
    (maybe|surely|tonight|perhaps|I think|it seems) we've (found|met|caught|become) {bless}
    we could be (strangers|children|dancers|gamblers|neighbors|lovers) {place} (again|instead|tonight|at last)
    or we (could|might|may) {act} for (forty|fifty|sixty) (years|nights)
    I'd (tell|ask|write|warn) (my friends|my mom|the world|your mom) about {keep.the}
    (slow down|lean in|look up|hush now|never mind|be brave), (let's|we'll|let me) {act}
    I was {dark} (till|before) I (saw|met|knew|heard) you {place}
    (leave|write|hide|scratch|carve|spell) your (number|name|address) {place}
    what if (it's|we're|love's|this is) (only|really|just) {burden}?
    (I swear|I bet|I know|they say) {scene.past} when you (came in|sat down|walked by|said hi|looked up)`,
}
