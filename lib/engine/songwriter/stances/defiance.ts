import type { Stance } from './stance.ts'

export const defiance: Stance = {
  name: 'defiance',
  keywords:
    'angry anger hate lie lied liar cheat cheated fight war enemy betray betrayed enough rage revenge done rebel defy power fake break breaking',
  detail: `you lied to me {place}
    you sold {keep.my} for a laugh
    you {act} and you call it love
    I (found|burned|kept) {keep.your} {place}
    you said that I could never {act}
    I've had enough of {keep.your}
    you left me {dark} {place}
    you swore you'd {act} for me
    I know what you did {place}
    you wear that smile like {keep.a}
    you taught me how to {act} and fall
    you talk and {scene}
    I gave you {keep.my} and my name
    I won't {act} because you say
    your (words|rules|games) are only {nature}
    you can keep {keep.the}`,
  turn: `now I come back {like}
    and I won't be {dark} again
    so watch me {act} without your hand
    and {abs} when I see your face
    I'm {nature}
    you'll hear me {place}
    and every lie burns {like}
    so take {keep.the} and go
    and I won't stop till {scene}
    you lost {nature}
    and now {scene}, and I'm still here`,
  lift: `did you think I'd {act} for you
    can you hear it {place}
    I'm counting down till {scene}
    no more waiting {place}
    you can't take back {keep.the}
    the louder you shout, {scene}
    look at me now {place}
    I've got {keep.a} and nothing to lose
    it's time that I {act} for me
    you should have known {abs}
    one more lie and {scene}`,
  answer: `you can't hold me {place}
    I'm {nature}
    I won't go down {like}
    I'll {act} until {scene}
    I'm done with {keep.your}
    take a look at me {place}
    you'll never {act} again
    {scene}, and I'm not sorry
    I'm coming back {like}
    keep {keep.your}, I'll keep my name
    I'm louder now {place}
    you made {nature}
    burn it down {like}
    I don't need {keep.your}
    let me {act} in peace
    go tell them how I {act}
    {abs}, but not tonight`,
  bridge: `I'm not the one who {act.past} for you
    you'll see my face {place}
    and when {scene}, you'll understand
    I could forgive {keep.the}, not the lie
    I used to be {dark} {like}
    this is the sound of {nature}
    I buried {keep.the} with your name
    I'd rather {act} than beg
    someday you'll {act} and think of me`,
}
