import type { Stance } from './stance.ts'

export const longing: Stance = {
  name: 'longing',
  keywords:
    'miss missing gone lost goodbye left leave away apart distance lonely alone sad tears heartbreak ex breakup grief longing yearn without',
  detail: `I (still|only|always) keep {keep.your} {place}
    you (left|forgot|lost) {keep.a} {place}
    you used to {act} (with me|at my side|and laugh|till the light was gone)
    we used to {act}, (you and I|just us two|hand in hand)
    I {act} just to (feel|have|hear|dream) you near
    I {act} the way you (used to do|taught me to|always did)
    (your|that same) {keep} is (still|waiting|lying) {place}
    no one {act.s} (anymore|like you did|the way you could)
    I (saw|found|lost|followed) your (shadow|voice|footsteps) {place}
    I (almost|nearly) call you when {scene}
    (last night|sometimes|most nights) I dream we {act} again
    it's been (a year|too long|six months|so many nights) since we {act.past}
    I (talk|sing|pray) to {keep.your} {time}
    I keep {keep.your} like a (scar|secret|prayer|promise)
    you never came back for {keep.your} {place}
    (people|friends|strangers) (still ask|always ask) about you {place}
    half of me is (still|waiting|sleeping) {place}
    I've (learned|tried) to {act} (alone|without your hand)
    I {act} and (wonder|dream of) where you are
    the (room|house|bed) went (cold|quiet|dark) {time}
    {scene}, and I (hear|miss) your (laugh|step|voice)
    I told {keep.the} what I couldn't tell you`,
  turn: `and I miss you {hold}
    and (every|most every) night I lose you {fall}
    you were {bless}, (now|and now) you're gone
    and (I'm still|I stay) {dark} {place}
    I never said (goodbye|I'm sorry|stay) {place}
    and {abs} when you're not around
    {scene} and you're not here
    and nothing's been the same since {scene.past}
    and all I (have|hold|own) is {keep.your}
    I'd give {keep.my} to hear you (laugh|breathe|sing) again
    and still I (look|wait|call) for you {place}
    and (now the nights are|now I am) {burden}
    it's {burden}, this (loving|missing|wanting) you
    and you (slipped|went|fell) away {fall}`,
  lift: `how long until {scene}?
    if {scene}, will you (turn around|hear me call|come home)?
    tell me where you (go|are|sleep) {time}
    I'd {act} all (night|year) to find you
    every time {scene}, I (hear your name|lose my way|turn around)
    what do I do with {keep.your} (now|tonight)?
    would you (know|want|hear) me {place}?
    and I hold on {hold}
    if (only I|we) could {act} again
    do you ever {act} and think of me?
    I'd wait (all my life|forever|for you) {place}
    (some part|half) of me believes {scene}
    (how do I|teach me to) {act} without you?
    say that you're {dark} {place} too`,
  answer: `(come back|come home) to me {place}
    I'm (waiting|calling|looking) for you {place}
    I'd {act} to have you (near|here|back)
    you're still {bless}
    you were {bless}
    I (need|miss|love) you {hold}
    nothing (sounds|feels|looks) the same when {scene}
    meet me one (more|last) time {place}
    don't let me (fade|drift|go) {fall}
    I leave (a light|the door|a song) for you {place}
    I'd trade {keep.my} for one more (day|night|dance)
    {scene} and I think of you
    tell me that you still {act}
    I'm {burden} without you
    you're gone, (and still|and now) {scene}
    I carry {keep.your} (everywhere|around|to bed)
    every (road|song|star) still finds me {place}
    I fall apart {fall}
    I can't {act} with a (broken|hollow|heavy) heart
    are you {dark} {place} too?`,
  bridge: `maybe somewhere you {act} (too|alone|and smile)
    if I could turn it (back|around), we'd {act}
    some nights you're {bless}
    they (say|swear) that {abs}, but {scene}
    I gave away {keep.your} {time}
    I'm learning how to {act} without you
    and if we meet again {place}
    I hope you {act} and (smile|sing|sleep well)
    I (let|have to let) you go {fall}
    one day I'll {act} and feel no pain
    was I ever {bless} to you?
    the years go by {rise}`,
}
