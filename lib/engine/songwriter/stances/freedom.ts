import type { Stance } from './stance.ts'

export const freedom: Stance = {
  name: 'freedom',
  keywords:
    'free freedom go going leave leaving run escape travel adventure journey wander road wild fly away start new explore move world trip',
  detail: `I packed {keep.a} and {keep.a}
    I left {keep.the} {place}
    I never (planned|meant|came) to stay {place}
    I {act} and I don't look down
    they told me not to {act}
    I traded {keep.my} for an open door
    nobody knows my name {place}
    I'd rather {act} than wait around
    I said goodbye to {keep.the}
    I woke up {bright} {place}
    all that I own is {keep.a}
    and my shadow {act.s} too
    I {act} whenever {scene}
    I threw {keep.my} in the back
    I spent too many years {place}`,
  turn: `and I go {like}
    and no one's gonna stop me (now|here) {place}
    and I feel {bright} {like}
    I'll send you a line from {keep.the}
    I'm gone before {scene}
    and I was born to {act}
    I'm {nature}
    and {abs} where I left it last
    so let them {act} without me now
    and I won't be back till {scene}
    and home is just {nature}`,
  lift: `and when {scene}, I'm on my way
    can you feel it {place}
    there's more than this {place}
    I've got to {act} before I'm old
    nothing left to lose but {keep.a}
    one more breath, and {scene}
    something in me wants to {act}
    I won't wait until {scene}
    I'm {bright} and I'm ready {time}
    show me where the wild hearts {act}
    hold on tight while {scene}`,
  answer: `I'm flying {like}
    let's {act} and never look behind
    I'm (free|gone|wide awake) {place}
    we'll {act} until {scene}
    I'm {nature}
    come with me and {act}
    nobody's holding me {place}
    I'll {act} all the way
    watch me go {like}
    {scene}, and I'm on my way
    take {keep.the}, leave the rest behind
    I'm {bright} at last {place}
    there's nothing I can't {act}
    I'll find {nature}
    wherever {scene}, I'll be
    I go where {scene}
    don't wait up for me {place}`,
  bridge: `and if I (fall|fail|break), I'll fall {like}
    you can find me {place}
    I'll write your name on {keep.a}
    I was {dark} {place}, now I'm free
    some people {act} their whole lives long
    some of us were born to {act}
    the world is bigger than {keep.the}
    maybe I'll come back {like}
    I used to be {nature}`,
}
