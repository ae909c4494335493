import type { Stance } from './stance.ts'

export const longing: Stance = {
  name: 'longing',
  keywords:
    'miss missing gone lost goodbye left leave away apart distance lonely alone sad tears heartbreak ex breakup grief longing yearn without',
  detail: `I (still|only|always) (keep|hide|want) {keep.your} {place}
    you (left me|forgot|gave up|mislaid|lent me) {keep.a} {place}
    you (used to|loved to|would often) {act} (with me|and laugh|and sigh|for hours|next to me)
    we (used to|loved to|would often) {act}, (you and I|just us two|arm in arm|on the sly|like young fools|till sunrise)
    I {act} (just|only) to (feel|have|keep|dream) you (near|close|here)
    I {act} (the way|just as) you (used to do|taught me to|always did|liked me to|did in June|once asked me to)
    (your|that same) {keep} is (still|waiting|lying|hiding|sleeping) {place}
    (no one|nobody) {act.s} (anymore|like you did|the way you could|as you did|with me now|since you left)
    I (found|lost|followed|dreamed) your (shadow|voice|footsteps|perfume) {place}
    I (almost|nearly|still|sometimes) (call you|write you|say your name|turn to you) when {scene}
    (sometimes|some nights|most nights|each night) I (dream|swear|hope|pretend) we {act} (again|at last|once more)
    it's been (a year|too long|six months|ten weeks|a while|an age) since (we|you) {act.past}
    I (talk|sing|pray|cry|read|whisper) to {keep.your} {time}
    I (keep|guard|hide|carry|hold) {keep.your} like a (scar|secret|prayer|promise|debt|candle)
    you never (came back|came home|asked me|wrote me|turned back) for {keep.your} {place}
    (people|friends|strangers|neighbors|waiters) (still ask|always ask|keep asking) about you {place}
    (half|most|part) of me is (still|waiting|sleeping|stranded|kneeling|standing) {place}
    I've (learned|tried|come|had) to {act} (alone|without you|for two|in tears|with ghosts)
    I {act} and (wonder|dream of|guess at) where you (are|sleep|went|live|rest)
    the (room|house|bed|phone|street|stove) went (cold|quiet|dark|still) {time}
    {scene}, and I (hear|miss|need) your (laugh|step|voice|hum|songs)
    I told {keep.the} what I (couldn't|wouldn't|didn't|never could) (tell|show|sing|write) you`,
  turn: `and I (miss|want|need|love) you (still|now|more|yet) {hold}
    and (every|each) (night|spring|dawn|year) I (lose|mourn) you {fall}
    you were {bless}, (now|and) (you're gone|you've left|I wait|it's cold|I'm lost|I drift)
    and (I'm still|I stay|I lie|I feel|I wake|I'm left) {dark} {place}
    I (never|almost|nearly|barely) said (goodbye|I'm sorry|stay|your name) {place}
    (and|but) {abs} when you're not (around|in town|with me|nearby|at home|in sight)
    {scene} (and|but) you're (not here|long gone|out west|far off|not mine|away)
    and (nothing's|no day's) been (the same|as bright|as warm|okay|alive|quite right) since {scene.past}
    (and|but|now) all I (have|hold|own|keep|want|see) is {keep.your}
    I'd (give|trade|pawn) {keep.my} to hear you (laugh|breathe|sing|speak|hum|sigh) again
    and (still|again|tonight|always) I (look|wait|call|ask|hope) for you {place}
    and (now|still) (the nights are|the house is|the bed is|each song is|my days are|I am) {burden}
    (it's|it stays) {burden}, this (loving|missing|wanting|needing|losing|mourning) you
    (and|then|but) you (slipped|went|fell|drove|ran|blew) away {fall}`,
  lift: `how (long|late|many nights|many miles) (until|before|now till) {scene}?
    (if|when) {scene}, will you (turn around|hear me call|come home|think of me|write me back|miss my voice)?
    (tell|write|show) me where you (go|are|sleep|dream|hide|walk) {time}
    I'd {act} all (night|year|week|spring) to (find|hear|see|hold) you
    (every|any|each) time {scene}, I (hear your name|lose my way|turn around|think it's you|close my eyes|miss your hand)
    what (do I|can I|should I) do with {keep.your} (now|tonight|alone|today|at all)?
    (would|could|will) you (know|want|hear|find|meet|see) me (now|again) {place}?
    and I (hold on|hang on|wait up|stay put|keep watch|lie still) (tonight|again|for you) {hold}
    if (only I|only we|you and I|just we two) could {act} (again|once more|tonight|for hours)
    do you (ever|still|sometimes) {act} and (think of me|hear my name|miss my step|look for me|wonder why|turn around)?
    I'd (wait|stand|stay|kneel) (all my life|forever|for you|for weeks|till spring) {place}
    (some part|half|most|a part) of me (believes|insists|pretends|still hopes) {scene}
    (how do I|how can I|why do I|must I still) {act} (without you|alone now|for no one|with strangers)?
    (say that|tell me|swear that|pray that) you're {dark} {place} (too|now)`,
  answer: `(come back|come home|fly back|drive home|run back|sail home) (to me|tonight|again) {place}
    I'm (still|here|up) (waiting|calling|looking|hoping) for you {place}
    I'd {act} to have you (near|here|back|home|close|mine) (again|tonight)
    (somewhere|to me|for years|in dreams|tonight|alone) you're (still|always) {bless}
    (to me|for years|one spring|that night|last June|for once) you (were|felt like) {bless}
    I (need|miss|love|want) you (badly|always|nightly|tonight) {hold}
    nothing (sounds|feels|looks|seems) (the same|okay|as bright|like home) when {scene}
    (meet|kiss|hold|hear|find|call) me one (more|last) time {place}
    don't let (me|us|it|love) (fade|drift|go|slip|drop) {fall}
    I (leave|keep|save) (a light|a chair|a song|a key|a coat|some bread) for you {place}
    I'd (trade|give|pawn|burn) {keep.my} for one more (day|night|dance|song|kiss|word)
    {scene} (and|while) I (think of you|wait for you|dream of you|write to you|sing to you|look for you)
    (tell|show|write) me that you (still|sometimes|often|always|never) {act}
    (I'm|home is|sleep is|love is|spring is|night is) {burden} (without you|since you left|now you're gone)
    (you're gone|you left|you're far|it's late), (and still|and now|but still) {scene}
    I (carry|take|drag) {keep.your} (everywhere|with me|to bed|to work|downtown|upstairs)
    every (road|song|star|dream|ghost|year) still (finds|leaves|wakes) me {place}
    I (fall|come|break) apart (again|tonight|at night|in March) {fall}
    I (can't|won't|don't) {act} with a (broken|hollow|heavy|frozen|wounded|tired) heart
    (are you|are we|aren't you|will you be) {dark} {place} (too|now)?`,
  bridge: `(maybe|surely|tonight) somewhere you {act} (too|alone|and smile|in peace|and sing)
    if I could turn (it|time|the year|the clock) (back|around), (we'd|you'd) {act}
    some (nights|days|weeks|years) (you're|you were|it's|love is) {bless}
    they (say|swear|hope|claim) that {abs}, (but|and|yet) {scene}
    I (gave away|put away|took out|threw out|buried) {keep.your} {time}
    I'm (learning|trying|going|starting) to {act} (without you|on my own|for myself|with no one)
    and (if|when) we (meet|speak|touch|kiss|dance|talk) again {place}
    I (hope|pray|bet|know) you {act} and (smile|sing|sleep well|breathe|forgive)
    I (have to|try to|want to|ought to|learn to|beg to) let you (go|drift|slip|fall) {fall}
    (one day|someday|next year|in time) I'll {act} and (feel no pain|not feel cold|be all right|not miss you|call it spring)
    was I (ever|truly|once|only) {bless} (to you|back then|at all)?
    the (years|weeks|days|months|nights|trains) (go by|lift off|drift off|fly past|roll by) {rise}`,
}
