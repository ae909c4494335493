import type { Stance } from './stance.ts'

export const meeting: Stance = {
  name: 'meeting',
  keywords:
    'crush first meet met stranger flirt eyes kiss date attraction falling fall new romance desire beautiful girl boy passion passionate urban',
  detail: `I saw you (first|once|there|again) {place}
    you asked me if I wanted to {act}
    you dropped {keep.a} {place}
    I didn't come here to {act} (alone|with you)
    you (looked|smiled|turned) at me and {scene.past}
    I spilled (my drink|the wine|my tea) on {keep.your}
    you {act} like (nobody's watching|the night is long)
    we talked {place} till (two|late|dawn)
    you (move|smile|shine) {rise}
    I borrowed {keep.your} and (stayed|smiled|sang)
    your (shoulder|hand|sleeve) touched mine {place}
    I forgot how to {act} (and breathe|at all)
    you laugh and I drop {keep.my}
    we could {act} if you (like|dare|stay)
    I (practiced|whispered|forgot) my line {place}
    I was {dark} till you walked in
    {time} you said my name
    you told me {abs}, and (winked|laughed)
    I kept {keep.your} by mistake
    you carry {keep.a} and (a smile|a secret)`,
  turn: `and I went down {fall}
    and suddenly I'm {bright} {place}
    and you could be {bless}
    and {abs} when you look my way
    I think I might be falling {fall}
    and now I can't {act} without a (smile|song)
    and I'd (wait|dance|stay) with you {place}
    and {scene} each time you speak
    so tell me, will you {act}?
    and my heart took off {rise}
    and I'm still {bright} {place}
    and I can't look away {place}
    and you're {bless}, or close`,
  lift: `are you (thinking|feeling) what I'm (thinking|feeling) {place}?
    what if we {act} (tonight|till two)?
    don't go home until {scene}
    one more (word|song|dance) {place}
    I want to know if you {act}
    come a little closer {place}
    my heart (beats|jumps|climbs) {rise}
    and when {scene}, I lose my (nerve|place|words)
    tell me that you feel it {place}
    if I {act}, will you follow?
    I've never been so {bright} {place}
    (say|tell me) you'll {act} when {scene}`,
  answer: `you pull me in {hold}
    let's {act} and see what comes
    meet me (later|tonight|again) {place}
    I'm falling {fall}
    you could be {bless}
    don't leave me {place}
    {scene} when you say my name
    show me how you {act}
    I'd {act} just to see you smile
    stay here with me till {scene}
    you (look|glow|move) {rise}
    tonight you're {bless}
    kiss me (slow|once|again) {place}
    I want you {hold}
    nobody has to know we {act}
    {abs}, and so do I
    leave {keep.your} with me
    I'm {bright} when you're {place}
    you lift me up {rise}`,
  bridge: `I don't know your (last name|story|plans), just {keep.your}
    what happens when {scene}?
    maybe we've found {bless}
    we could be strangers {place} again
    or we could {act} for (forty|fifty) years
    I'd (tell|ask) my friends about {keep.the}
    slow down, let's {act}
    I was {dark} till I saw you {place}
    (leave|write) your number {place}
    what if it's only {burden}?
    I swear {scene.past} when you came in`,
}
