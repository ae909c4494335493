import type { Stance } from './stance.ts'

export const defiance: Stance = {
  name: 'defiance',
  keywords:
    'angry anger hate lie lied liar cheat cheated fight war enemy betray betrayed enough rage revenge done rebel defy power fake break breaking',
  detail: `you lied (to me|again|for years) {place}
    you sold {keep.my} for a (laugh|song|dime)
    you {act} and you call it (love|truth|peace)
    I (found|burned|hid) {keep.your} {place}
    you said that I could never {act}
    I've had enough of {keep.your} and your (lies|rules|games)
    you left me {dark} {place}
    you swore you'd {act} for me
    I know (what you did|who you kissed|what you sold) {place}
    your smile is {burden}
    you taught me how to {act} and (fall|lie|lose)
    you talk and talk until {scene}
    I gave you {keep.my} and my (name|trust|youth)
    I won't {act} because you say
    your (words|rules|games) are {burden}
    you can keep {keep.the} and the (blame|key|crown)
    I stood alone {place} {time}
    {scene}, and you (laughed|slept|lied) again
    you (dropped|broke) my heart {fall}
    you made me {dark}, you made me small`,
  turn: `now I come back {rise}
    and I won't be {dark} (again|for you)
    so watch me {act} without your hand
    and {abs} when I see your face
    you'll (hear|see|miss) me {place}
    and every lie (burns|drops|breaks) {fall}
    so take {keep.the} and (go|run)
    and I won't stop till {scene}
    you lost {bless}
    and now {scene}, and I'm still here
    but I don't bend {hold}
    and I leave you {burden}
    and I stand {hold}
    and I'm {bright} now {place}`,
  lift: `did you think I'd {act} for you?
    can you hear it (now|coming) {place}?
    I'm counting down till {scene}
    no more (waiting|crying|hiding) {place}
    you can't take back {keep.the} (now|tonight)
    the louder you shout, {scene}
    look at me now {place}
    I've got {keep.a} and (nothing|no one) to lose
    it's time that I {act} for me
    you should have known {abs}
    one more lie and {scene}
    who's {dark} now {place}?
    I feel it rise {rise}`,
  answer: `you can't (hold|hide|hurt) me {place}
    your love is {burden}
    I won't go down {fall}
    I'll {act} until {scene}
    I'm done with {keep.your} (now|for good)
    take a look at me {place}
    I will not {act} again
    {scene}, and I'm not sorry
    I'm coming back {rise}
    keep {keep.your}, I'll keep my (name|fire|pride)
    I'm (louder|harder|taller) now {place}
    I stand up {hold}
    burn it down {place}
    I don't need {keep.your}
    let me {act} in peace
    go tell them how I {act}
    {abs}, but not tonight
    I'm {bright} without you {place}
    you lost {bless}
    nobody (owns|tames|breaks) me {place}`,
  bridge: `I'm not the one who {act.past} for you
    you'll see my face {place}
    and when {scene}, you'll understand
    I could forgive {keep.the}, not the lie
    I used to be {dark} {fall}
    this is the end of {burden}
    I buried {keep.the} {place}
    I'd rather {act} than (beg|kneel|lie)
    someday you'll {act} and think of me
    so this is how {scene}
    I wanted {bless}`,
}
