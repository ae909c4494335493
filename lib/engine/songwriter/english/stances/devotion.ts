import type { Stance } from './stance.ts'

export const devotion: Stance = {
  name: 'devotion',
  keywords:
    'love loving lover forever together marry wedding wife husband baby darling always heart kiss hold sweet romance romantic anniversary couple home warm',
  detail: `you {act} and I (fall|smile|grin|melt|glow|blush) (again|for you|for days)
    you (gave|brought|made|showed|bought|saved) me {keep.a} {place}
    we {act} and the (world|clock|rest|rain|crowd|news) (can wait|goes still|falls back|drifts off)
    I (keep|hide|carry|guard|treasure) {keep.the} you (gave me|brought home|love|left me|found|chose)
    you (laugh|sing|hum|breathe|smile|dream) (and|while|till) {scene}
    you (found|kissed|woke|held|warmed|thrilled) me (once|first|again) {place}
    I'd (rather|sooner) {act} with you than (sail alone|dance with kings|live like a queen|win the world|sleep till noon|own a crown)
    your (hand in mine|head on my arm|name on my lips|breath on my neck|cheek next to mine|coat over us|feet against mine|voice in my ear|ring on my hand|arm around me|knee touching mine|sleeve brushing mine) {place}
    (you|your eyes|your songs|your hands) (make|made) me (want|long|glad) to {act}
    you {act} and I (forget|ignore|don't feel|don't mind) the (time|rain|cold|dark|miles|crowd|news|heat|dust)
    I'd (know|hear|trust|want) your (voice|laugh|step|hum|song) {place}
    I (learned|love|know) your (heart|hands|ways|eyes|moods|steps) {place}
    we (share|want|keep|own) {keep.a} and a (smile|song|name|home|dream|joke)
    you (tell me|swear that|whisper|promise) {abs}, and I (believe|agree|give in|say yes|lean in)
    I (hum|write|carve|sing|trace|spell) your name {place} {time}
    (we|we two|you and I) {act} (until|while) {scene}
    I was {dark} (till you came|till you smiled|till we met|before you|until we kissed|till you waved) {place}
    you (look|smile|wink|nod|glance|grin) (at me|my way) and {abs}
    {time} you (hold|keep|rock) me (close|warm|still|safe)
    (I'd trade|I gave|I'd pawn|I sold|I swapped|I'd give) {keep.my} for (an hour|a day|a dance|a walk|a night) with you`,
  turn: `(and|for|since) you (are|remain|became|stay) {bless}
    and I (love|need|want|trust) you (wholly|always|only) {hold}
    I (wouldn't|couldn't) (trade|swap|sell) {keep.this} for (gold|the world|a throne|a fleet|a crown|ten lives|a farm|more years|the coast)
    and (there|here|so) I (found|met|saw|chose|kept) {bless}
    (and|so) {abs} (when|while) you're (around|in town|close by|with me|in sight|asleep)
    I'm (whole|warm|known|calm|complete|content) (with|beside) you {place}
    and all my (fears|walls|plans|doubts|clocks|fevers) (fall|drop|slip|drift|sink) {fall}
    and I could (stay|dance|sleep|wait|live|dream) (right here|with you|for days|for good) {place}
    (so|then|now) let's {act} and never (stop|hurry|part|tire|age|sleep)
    you (came|rose|ran|spoke|sang) to me (again|one night|in spring) {rise}
    (and|so) {scene} (for you and me|for us alone|because we kissed|as if in love|around us both|to hear you laugh)
    and (we're both|you make me|you find me|you keep me|we wake up) {bright} {place}
    and my (heart|love|joy|voice|song|hope) (goes up|climbs high|takes off|lifts off) {rise}
    you and {keep.the} are (all|what) I (need|want|love|have|keep|own)`,
  lift: `and (when|if) {scene}, I (want|need) you (here|near|close|still|more|home)
    let's {act} until the (stars|birds|bells|trains|crowds|clouds) (come through|come back|move on)
    (whatever|whoever) (comes|falls|breaks|calls|burns|leaves), I'll {vow}
    (if|when|while) {scene}, we won't be (afraid|alone|apart|unloved|cold|lost)
    (come close|lean in|stay near|curl up) (tonight|again|with me|a while) {place}
    I never (knew|thought|dreamed|guessed) (that love|that we|two hearts|two fools) could {act}
    you (only|just) have to (say my name|whisper|call me|ask me|smile once|knock twice|wave) {place}
    my (heart|love|life|hope|soul|youth) (is|feels like) {keep.a} in your (hands|care)
    {abs}, (and|for|now) you are (here|mine|near|home|close)
    (with you|because of you|beside you|near you) (I'm|I stay) {bright} {place}
    (let me|I want to|I long to|I'm proud to|I'd love to|I'll learn to) (be|become) {bless}
    (give|spare|save|leave) me one (more|last|slow|long) (kiss|night|song|dance) {place}
    (oh,|please,|so|just|tonight|now) {ask}, (and|then) I'll {vow}`,
  answer: `(to me|always|for good|all year|each day|my love,|I swear|in truth|as ever|night and day|in my book|by far) you're {bless}
    I'll (love|hold|keep|guard) you (always|for years|till spring|for good) {hold}
    let's {act} and (stay|dream|laugh|kiss|talk|sway) (awhile|for hours|till three|all day|till nine)
    I'm (home|found|safe|free|loved|young) (with you|for good|at last) {place}
    (I'll|I will|I'd|I can|I swear I'll|let me) {vow} {place}
    (as long as|as sure as|wherever|whenever) {scene}, I'm (yours|here|near|close|warm|in love)
    you and I (can|will|should|could) {act} (together|tonight|till dawn|for life|like kids|in love)
    (I'd|I'll|let me) {act} with you (till the end|till we're old|all my life|night and day|rain or shine|come what may)
    (come|come on|please|darling|oh, love|well), {ask} {place}
    you'll (always|surely|forever|ever|still|simply) (be|stay) {bless}
    you (hold|wear|know|keep|warm|guard) my (heart|hand|name|love) {hold}
    {scene}, and I'm (in love|at home|at peace) (with you|again|for good|tonight)
    (your love|your laugh|your kiss|your voice) (lifts|carries|raises) me {rise}
    I'd (give|bring|leave|send|lend) you {keep.my} and the (sky|moon|sea|stars|dawn|hills|rain|south)
    (nobody else|no one alive|no one I know|nobody here) (can|could) {act} (like you|this well|so well)
    (we belong|we begin|I am yours|we are home) (again|at last|for good|tonight) {place}
    (stay|dance|dream|wake|walk|run) with me (when|while|until) {scene}
    I'm {bright} (when|while) you're (near|close|home) {place}
    (be|stay|become) {bless}, I'll be (yours|home|there|warm|true|here)
    my (love|song|wish|hope) for you (goes|climbs|lifts|grows|soars) {rise}`,
  bridge: `and when we're (old|gray|slow|ninety), we'll {act} (still|again|and laugh|and kiss)
    I was {dark} (before|until) you (came|rose|shone|called) {rise}
    (before you|till you came|without you), (life|home|love|sleep|spring|luck) was {burden}
    I'd (grow old|wake up|get lost|run late|lie down|camp out) (with|beside) you {place}
    (if ever|whenever|each time) {scene}, (take my hand|think of me|hold my sleeve|call my name|look for me|lean on me)
    I (swear|vow|bet|know|think|hope) I'll {vow} {time}
    let the (others|strangers|neighbors|gossips) {act} (alone|instead|for show|for hours)
    I'd (choose|kiss|pick|wed|want|find) you {place} (again|each time|once more|for life)
    (someday|one day|in time|next year) we'll {act} and remember (this|tonight|today|it all|these hours)
    they can (have|keep|take) (the rest|the gold|the world|the fame|the land|the crown), I've got {bless}
    the (years|storms|snows|floods) may (come|pass), I'll (hold|keep|love) you {hold}`,
}
