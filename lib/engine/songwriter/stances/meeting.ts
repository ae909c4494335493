import type { Stance } from './stance.ts'

export const meeting: Stance = {
  name: 'meeting',
  keywords:
    'crush first meet met stranger flirt eyes kiss date attraction falling fall new romance desire beautiful girl boy passion passionate urban',
  detail: `I saw you {place}
    you asked me if I wanted to {act}
    you dropped {keep.a} {place}
    I didn't come here to {act}
    you (looked|smiled|turned) at me and {scene.past}
    I spilled my drink on {keep.your}
    you {act} like nobody's watching you
    I only know your name from {keep.a}
    we talked {place} till two
    you've got that look {like}
    I borrowed {keep.your} and stayed
    your shoulder touched mine {place}
    I forgot how to {act}
    you laugh and I drop {keep.my}
    we could {act} if you like
    I rehearsed it {place}`,
  turn: `and I went down {like}
    and suddenly I'm {bright} {place}
    and you could be {nature}
    and {abs} when you look my way
    I think I might be falling {like}
    and now I can't {act} without a smile
    and everything turned to {nature}
    and I'd (wait|dance|stay) with you {place}
    and {scene} each time you speak
    so tell me, will you {act}
    it hit me {like}`,
  lift: `are you thinking what I'm thinking {place}
    what if we {act} tonight
    don't go home until {scene}
    one more word {place}
    I want to know if you {act}
    come a little closer {place}
    my heart beats {like}
    and when {scene}, I lose my nerve
    tell me that you feel it {place}
    if I {act}, will you follow
    I've never been so {bright} before {scene}`,
  answer: `you pull me in {like}
    let's {act} and see what comes
    meet me {place}
    I'm falling {like}
    you could be {nature}
    don't leave me {place}
    {scene} when you say my name
    show me how you {act}
    I'd {act} just to see you smile
    stay here with me till {scene}
    you look at me {like}
    tonight you're {nature}
    kiss me {place}
    I want you {like}
    nobody has to know we {act}
    {abs}, and so do I
    leave {keep.your} with me`,
  bridge: `I don't know your (last name|story|plans), just {keep.your}
    what happens when {scene}
    maybe we're {nature}
    we could be strangers {place} again
    or we could {act} for forty years
    I'd tell my friends about {keep.the}
    slow down, let's {act}
    I was {dark} till I saw you {place}
    write your number on {keep.a}`,
}
