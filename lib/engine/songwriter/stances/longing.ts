import type { Stance } from './stance.ts'

export const longing: Stance = {
  name: 'longing',
  keywords:
    'miss missing gone lost goodbye left leave away apart distance lonely alone sad tears heartbreak ex breakup grief longing yearn without',
  detail: `I (still|only|always) keep {keep.your} {place}
    you left {keep.a} {place}
    you used to {act} (with me|at my side|and laugh)
    we used to {act}, you and I
    I {act} just to (feel|have|hear) you near
    I {act} the way you used to do
    (your|that) {keep} is still {place}
    no one {act.s} (anymore|like you did|the way you could)
    I (saw|found|lost) your shadow {place}
    I almost call you when {scene}
    I dream we {act} again
    it's been a (year|long year|season) since we {act.past}
    I talk to {keep.your} {time}
    I wear {keep.your} like a (scar|song|prayer)
    you never came back for {keep.your}
    they ask about you {place}
    half of me is (still|waiting) {place}
    I've learned to {act} alone`,
  turn: `and I miss you {like}
    and (every|most every) night I lose you {like}
    but you were {nature}
    and I'm (still|always|too) {dark} {place}
    I never said goodbye {place}
    and {abs} when you're not around
    {scene} and you're not here
    and nothing's been the same since {scene.past}
    and all I have is {keep.your}
    I'd give {keep.my} to hear you say my name
    and still I look for you {place}
    as if you'd come back {like}`,
  lift: `how long until {scene}
    if {scene}, will you turn around
    tell me where you (go|are|sleep) {time}
    I'd {act} all night to find you
    every time {scene}, I hear your name
    what do I do with {keep.your}
    would you know me {place}
    and I hold on {like}
    if only I could {act} again
    say that you remember {keep.the}
    do you ever {act} and think of me
    I'd wait forever {place}
    some part of me believes {scene}`,
  answer: `come back to me {place}
    I'm waiting for you {place}
    I'd {act} to have you near
    you're still {nature}
    you were {nature}
    I love you {like}
    nothing sounds the same when {scene}
    meet me one more time {place}
    don't let me (fade|drift|go) {like}
    I leave a light for you {place}
    I'd trade {keep.my} for one more day
    {scene} and I think of you
    tell me that you still {act}
    I'm only {nature} without you
    you're gone, but {scene}
    I carry {keep.your} around
    every (road|song|star) still finds me {place}`,
  bridge: `maybe somewhere you {act} too
    if I could turn it back, we'd {act}
    some nights you're {nature}
    they tell me {abs}, but {scene}
    I gave away {keep.your}
    I'm learning how to {act} without you
    and if we meet again {place}
    I hope you {act} and smile
    I let you go {like}
    one day I'll {act} and feel no pain`,
}
