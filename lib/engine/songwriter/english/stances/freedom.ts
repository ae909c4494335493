import type { Stance } from './stance.ts'

export const freedom: Stance = {
  name: 'freedom',
  keywords:
    'free freedom go going leave leaving run escape travel adventure journey wander road wild fly away start new explore move world trip',
  detail: `I (packed|took|sold|stole|kept|grabbed) {keep.a} and {keep.a}
    I (left|dropped|ditched|lost|traded|tossed) {keep.the} {place}
    I never (planned|meant|came|hoped|swore) to (stay|wait|sleep|age|hide) {place}
    I {act} and I (don't|won't|can't) look (down|back|twice|around|behind|away)
    they (told|begged|warned|taught|asked) me not to {act} (alone|again|so free|for fun|like that)
    I (traded|swapped|sold|gave) {keep.my} for an open (door|road|sky|field|lane|sea)
    (nobody|no one) (knows|needs|wants|asks|calls|spells|minds) my name {place}
    I'd rather {act} than (wait|sit|stay) (around|at home|inside|in line|all year)
    I (said goodbye|waved farewell|tipped my hat|sang goodbye|gave thanks|blew a kiss) to {keep.the} {place}
    I (woke up|sat up|rolled in|lay down|turned up|came out) {bright} {place}
    all I (own|need|took|kept|want|brought) is {keep.a} and {keep.a}
    I {act} (whenever|wherever|each time|the minute|just because|the day) {scene}
    I (threw|tossed|flung|dropped) {keep.my} in the (back|bag|fire|trunk|creek|weeds)
    I (spent|lost|slept|killed) (ten|five|nine|long|too many) years {place}
    my (boots|hands|bones|feet|lungs|heels) were (made|built|meant) to {act}
    I (learned|ran off|chose|dared|vowed|swore) to {act} {time}
    I (burned|sold|gave up|pawned) {keep.the} (to be here|to get out|to go west|for the fare)
    (somebody|nobody|a stranger) (waved|called|sang|spoke|nodded) to me {place}
    I was {dark} {place} (too long|for years|till now|all spring|back then|back home)
    the (map|clock|phone|town) fell (quiet|silent|behind|asleep) {place}`,
  turn: `and (I|we) (go|run|fly|climb|race|ride) {rise}
    and (no one's|nobody's) gonna (stop|hold|find|cage|tame|miss) me {place}
    and I (leave|live|ride|walk|stand) {bright} {place}
    I'll (write|leave|hum|save) you a (line|song|tune|verse) {place}
    (I'm|we're) (gone|off|free|out) (before|when|once) {scene}
    (and|for|so|still) I was (bound|glad|free|born|right) to {act}
    this (road|town|wind|ride|mile) (is now|was|looks like) {bless}
    (so|and|just) let them {act} without me (now|today|for once|at home|again)
    and I (won't be back|can't come back|don't look back|won't go home|won't slow down|won't settle down) (till|when) {scene}
    and (home|work|fame|rest|sleep|peace) is (just|only|still|now) {bless}
    and my (fears|ghosts|chains|debts|doubts|roots) (drop|fall|slip|blow) away {fall}
    and {abs} (where|when) I left (it last|the town|the house|that bed|my job|that life)
    (and|so|then) I (left behind|shook off|outran|drove past|walked out on) {burden}
    and (nothing|no one) (hurts|holds|scares|stops|finds|binds) me {time}`,
  lift: `and (when|once|if) {scene}, I'm (on my way|out the door|up and gone|miles from here|free to leave|good as gone)
    can you (feel|hear|sense) it (too|now|call|rise|grow) {place}?
    there's (more|far more|much more|so much more|plenty more|always more) (than|beyond) this {place}
    (I've got|I have|I need|I want) to {act} before I'm (old|gone|gray|slow|tamed|missed)
    (nothing|not much|little) left to (leave|sell|pack|carry|drop|haul) but {keep.a}
    one (more|last|long|slow) (breath|mile|look|step), and {scene}
    (something|somebody|a child) in me (wants|needs|longs|begs|aches) to {act}
    I (won't|can't|don't) (wait|stay|sleep|stand by|slow down|sit still) until {scene}
    I'm {bright} and I'm (ready|leaving|packing|moving|going|laughing) {time}
    (show|tell) me where the (wild|brave|free|young) (hearts|ones|souls) {act}
    (hold on|hang on|ride on|run on|lean out|climb up) (now|with me|again|for me) while {scene}
    who (wants|cares|needs|dares|longs|hopes) to {act} (when|while) {scene}?
    don't (tell|ask) (me|us) (why|when|how|where) {scene}`,
  answer: `(I'm|we're) (flying|running|rising|leaping|racing|climbing) {rise}
    (let's|we'll) {act} and never (look behind|settle down|ask why|turn back|say when|come home)
    (I'm|we're) (free|gone|loose|off|at large|untied|on course) {place}
    (we'll|we will|you'll) {act} (until|before|if) {scene}
    (wind|luck|love|life|night|space) is (just|now|only|still) {bless}
    (come with me|run with me|ride with me|slip away) and {act} (tonight|again|for good|out west|for once)
    (nobody's|no one is|nothing is) (holding|keeping|stopping|taming|chasing|naming) me {place}
    (I'll|we'll|let me) {act} all the way (home|there|west|through|out|north)
    (watch|see|let) me (go|burn|climb|soar|run|leap) {rise}
    {scene}, and (I'm|we're) (on the road|out of here|far away|over the hill|past the gate|miles ahead)
    (take|grab|bring|pack) {keep.the}, (leave the rest behind|leave the door ajar|throw the map away|never mind the rest|let the engine run)
    (I'm|we're) {bright} (at last|again|for once) {place}
    there's (nothing|no one) I can't (leave|find|be|lose|love|forget) {place}
    (I'll|we'll|you'll) (find|chase|meet|catch|reach|follow) {bless}
    (wherever|whenever|each time) {scene}, (I'm there|I'm free|I go|I roam|I ride|I'm home)
    (I|we) (go|sleep|live|ride|run|wake) where {scene}
    don't (wait up|wait around|look out|keep watch|save room|ask around) for (me|us) {place}
    my (heart|blood|life|pulse) is (wild|burning|leaping|racing|climbing) {rise}
    (we were|I was|you were) (meant|bound|free|raised|sworn) to {act}
    (I've|we've|you've) got {keep.a} and the (wind|sky|dark|road|sun|moon)`,
  bridge: `and if I (fail|break|crash|slip|tire|sink), I'll (fall|drop|go|land) {fall}
    you (can|could|might|may) (find|reach|write|call|join|meet) me {place}
    I'll (leave|carve|scratch|sing|write|chalk) (your|my) name {place}
    I was {dark} {place}, (now|but) I'm (free|gone|out)
    (some people|most people|a lot of folks) {act} (their whole lives long|for all their days|and call it fate|and never leave|till they turn gray)
    (some|most|half|few) of us were (born|meant|raised|told) to {act}
    the (world|road|sky|map|day|sea) is (bigger|kinder|wider|older|stranger|longer) than {keep.the}
    (maybe|someday|one night|next year) I'll (come back|blow through|ride in|turn up|roll by) {rise}
    I (used to call|never called|learned to call|dared to call) (it|this|home|love) {bless}
    (today|tonight|at last) I'm (done with|through with|free of|over|rid of) {burden}
    and when I'm (old|gray|lame|slow|ninety), I'll (still|gladly|maybe) {act}`,
}
