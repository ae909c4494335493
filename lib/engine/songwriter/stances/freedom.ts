import type { Stance } from './stance.ts'

export const freedom: Stance = {
  name: 'freedom',
  keywords:
    'free freedom go going leave leaving run escape travel adventure journey wander road wild fly away start new explore move world trip',
  detail: `I packed {keep.a} and {keep.a}
    I left {keep.the} {place}
    I never (planned|meant|came) to (stay|wait|die) {place}
    I {act} and I don't look (down|back|twice)
    they (told|begged) me not to {act} (alone|again)
    I traded {keep.my} for an open (door|road|sky)
    nobody (knows|needs|wants) my name {place}
    I'd rather {act} than wait (around|in line|for you)
    I said goodbye to {keep.the} {place}
    I woke up {bright} {place}
    all that I own is {keep.a} and {keep.a}
    I {act} whenever {scene}
    I threw {keep.my} in the (back|bag|fire)
    I spent (ten|five|too many) years {place}
    my (boots|hands|bones) were made to {act}
    I learned to {act} {time}
    I (burned|sold|gave up) {keep.the} to be here
    (somebody|nobody) (waved|called) to me {place}
    I was {dark} {place} too long
    the (map|clock|phone) fell (quiet|silent|dead) {place}`,
  turn: `and I (go|run|rise) {rise}
    and no one's gonna (stop|hold|find) me {place}
    and I feel {bright} {place}
    I'll send you a (line|song|kiss) {place}
    I'm gone before {scene}
    and I was born to {act}
    this (road|day|life) is {bless}
    so let them {act} without me (now|today)
    and I won't be back till {scene}
    and home is just {bless}
    and my (fears|ghosts|chains) drop away {fall}
    and {abs} where I left it last
    I left behind {burden}
    and nothing (weighs|hurts) me {time}`,
  lift: `and when {scene}, I'm on my way
    can you feel it (too|now) {place}?
    there's (more|so much more) than this {place}
    I've got to {act} before I'm (old|gone)
    (nothing|no one) left to lose but {keep.a}
    one more breath, and {scene}
    something in me wants to {act}
    I won't wait until {scene}
    I'm {bright} and I'm ready {time}
    show me where the (wild|brave|young) hearts {act}
    hold on (tight|to me) while {scene}
    who wants to {act} when {scene}?
    don't (tell|ask) me why {scene}`,
  answer: `I'm (flying|running|rising) {rise}
    let's {act} and never look behind
    I'm (free|gone|wide awake) {place}
    we'll {act} until {scene}
    life is {bless}
    come with me and {act} (tonight|again|for good)
    nobody's holding me {place}
    I'll {act} all the way (home|there|down)
    watch me (go|burn|climb) {rise}
    {scene}, and I'm on my way
    take {keep.the}, leave the rest behind
    I'm {bright} at last {place}
    there's nothing I can't (leave|find|be) {place}
    I'll find {bless}
    wherever {scene}, I'll be
    I go where {scene}
    don't wait (up|around) for me {place}
    my heart is (open|wild|burning) {rise}
    we were (made|born|meant) to {act}
    I've got {keep.a} and the (wind|sky|dark)`,
  bridge: `and if I (fall|fail|break), I'll fall {fall}
    you can (find|reach|write) me {place}
    I'll leave your name {place}
    I was {dark} {place}, now I'm free
    some people {act} their whole lives long
    some of us were born to {act}
    the world is (bigger|kinder) than {keep.the}
    maybe I'll come back {rise}
    I used to call it {bless}
    no more {burden}
    and when I'm old, I'll still {act}`,
}
