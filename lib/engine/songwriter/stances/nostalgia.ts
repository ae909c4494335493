import type { Stance } from './stance.ts'

export const nostalgia: Stance = {
  name: 'nostalgia',
  keywords:
    'remember memory memories childhood young youth old days years past school friend friends back then nostalgia grandmother grandfather mother father hometown time',
  detail: `we {act.past} when we were (seventeen|fifteen|young and dumb)
    you (had|found|lost) {keep.a} {place}
    we thought that we could {act} (for good|for years|for free)
    I found {keep.your} (the other day|last week|in June)
    we {act.past} and told (nobody|no one why)
    you dared me (once|twice) to {act} (in the dark|for fun|alone)
    I still hear your (laugh|song|voice) {place}
    they tore down the (wall|house|store) {place}
    your (brother|sister|cousin) {act.past} with us
    we had {keep.a} and a (dream|plan|song)
    we (promised|whispered|shared) (things|dreams|everything) {place}
    I lost {keep.the} years ago {place}
    nobody {act.s} here anymore
    we {act.past}, and {scene.past}
    I kissed you (once|first|twice) {place}
    we were so {bright} {place}
    the (last|first) time that we {act.past}, {scene.past}
    you (laughed|cried) when {scene.past}
    I (keep|kept) {keep.the} from the (year|day) we {act.past}
    {time} we {act.past}`,
  turn: `and the years went by {fall}
    and I still see us {place}
    and we had {bless}
    I never (told|asked) you (why|how) {scene.past}
    and {scene.past}, and we grew up
    I'd give {keep.the} to go back (there|home|once)
    and some of me is (still|always) {place}
    and (time|youth|love) slipped away {fall}
    now all that's left is {keep.a}
    but {scene}, and I'm young again
    I didn't know we had {bless}
    and we were {bright} {place}
    and those days stay {hold}
    and now it's {burden}`,
  lift: `do you still {act} sometimes?
    do you remember {keep.the} (now|too)?
    where did we go when {scene.past}?
    if we could {act} one more time
    I close my eyes, and {scene}
    somewhere we're still (young|there|laughing) {place}
    funny how {abs}
    we were never {dark} (back then|for long)
    tell me you (kept|saved|found) {keep.the}
    for a (minute|moment) we're {place}
    it all comes back {rise}
    who were we when we {act.past}?
    (sometimes|some nights), {scene}`,
  answer: `take me back to when we {act.past}
    we were {bright} {place}
    I still {act} and think of you
    we'll always be (there|young|home) {place}
    it comes to me {rise}
    nothing's changed when {scene}
    remember how we {act.past}
    we were (young|golden|wild) {place}
    I'd {act} with you once again
    you and I and {keep.the}
    {scene}, and I'm (seventeen|home again)
    the world was {bless}
    meet me (there|again) {place}
    I keep {keep.the} and a song
    we {act.past} until {scene.past}
    those were the nights we {act.past}
    hold on to {keep.the}
    I keep you close {hold}
    (those|the) summers went by {fall}
    I can hear us {place} still`,
  bridge: `I drove past where we {act.past}
    they say you still {act} (at night|in spring)
    if I could talk to us {place}
    I'd tell the kids we were to {act}
    we can't go back {place}
    but some nights {scene}
    you've got {keep.a}, I've got the scar
    we grew apart {fall}
    and (maybe|surely) that was {bless}
    now my own kids {act}
    they (built|put) a (store|road|wall) {place}`,
}
