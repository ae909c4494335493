import type { Stance } from './stance.ts'

export const nostalgia: Stance = {
  name: 'nostalgia',
  keywords:
    'remember memory memories childhood young youth old days years past school friend friends back then nostalgia grandmother grandfather mother father hometown time',
  detail: `we {act.past} when we were seventeen
    you wore {keep.a} {place}
    we thought that we could {act} for good
    I found {keep.your} the other day
    we {act.past} and told nobody
    you dared me once to {act}
    I still hear your laugh {place}
    they tore down the (wall|house|store) {place}
    your brother {act.past} with us
    we had {keep.a} and a dream
    we promised things {place}
    I lost {keep.the} years ago
    nobody {act.s} here anymore
    we {act.past}, and {scene.past}
    I kissed you once {place}
    we were so {bright} {place}
    the last time that we {act.past}`,
  turn: `and the years went by {like}
    and I still see us {place}
    and we were {nature}
    I never told you {abs}
    and {scene.past}, and we grew up
    I'd give {keep.the} to go back there
    and some of me is (still|always) {place}
    and time moves on {like}
    now all that's left is {keep.a}
    but {scene}, and I'm young again
    I didn't know we had {nature}`,
  lift: `do you still {act} sometimes
    do you remember {keep.the}
    where did we go when {scene.past}
    if we could {act} one more time
    I close my eyes, and {scene}
    somewhere we're still {place}
    funny how {abs}
    we were never {dark} back then
    tell me you kept {keep.the}
    for a minute we're {place}
    it all comes back {like}`,
  answer: `take me back to when we {act.past}
    we were {nature}
    I still {act} and think of you
    we'll always be {place}
    it comes to me {like}
    nothing's changed when {scene}
    remember how we {act.past}
    we were (young|golden|wild) {place}
    I'd {act} with you once again
    you and I and {keep.the}
    {scene}, and I'm seventeen
    the world was {nature}
    meet me (there|again) {place}
    I keep {keep.the} and a song
    we {act.past} until {scene.past}
    those were the nights we {act.past}
    hold on to {keep.the}`,
  bridge: `I drove by {keep.the} again
    they say you {act} still
    if I could talk to us {place}
    I'd tell the kids we were to {act}
    we can't go back {place}
    but some nights {scene}
    you've got {keep.a}, I've got the scar
    we grew apart {like}
    and (maybe|surely) that was {nature}
    now my own kids {act}`,
}
