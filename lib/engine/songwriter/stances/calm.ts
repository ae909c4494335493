import type { Stance } from './stance.ts'

export const calm: Stance = {
  name: 'calm',
  keywords:
    'calm quiet peace peaceful relax relaxed slow gentle soft rest still breathe lazy easy cozy evening content alone solitude walk simple',
  detail: `I {act} and I let it (be|go|rest)
    I've (nothing to do|no plan|no wish) but to {act}
    I (hold|carry|keep) {keep.a} {place}
    nobody (needs|calls|wants) me {place}
    I {act} (softly|slowly|gently) for a while
    I leave my (worries|shoes|phone) {place}
    there's {keep.a} {place}
    I could {act} all (afternoon|evening|day)
    I'm learning how to {act} (alone|slow)
    {keep.the} and I don't say a word
    I (breathe out|smile|close my eyes) when {scene}
    all I need is {keep.a} (tonight|today)
    I sit (a while|with you) {place}
    I used to hurry, now I {act}
    (time|the day) moves slow {place}
    I (lost|left) my watch {place}
    {time} I only {act}
    {scene} and I hum a tune
    I'm {bright} {place} {time}
    my (thoughts|days) drift by {rise}`,
  turn: `and {abs} for a while
    and that's (enough|all I need) {place}
    and I am {bright} {place}
    and everything slows {fall}
    and it's {bless}
    and I don't mind if {scene}
    and nothing (hurts|calls|rushes) {place}
    I let it go {fall}
    and life is {bless}
    and (the rest|tomorrow|the news) can wait {place}
    and so I {act} again
    and {scene}, and that's all right
    and I stay still {hold}
    and no one's {dark} {place}`,
  lift: `listen (close|now), and {scene}
    let the hours pass {place}
    nowhere else to (be|go) but here {place}
    easy now, while {scene}
    breathe in slow {place}
    have you ever (seen|heard) how {scene}?
    there's a kind of peace {place}
    and if {scene}, let it (come|be)
    I'd stay (forever|a hundred years) {place}
    it takes so little: {keep.a}, (you|a song)
    close your eyes until {scene}
    why hurry when {scene}?
    just {act} and let the day go by`,
  answer: `let it go {fall}
    I'm all right {place}
    (stay|rest|breathe) with me {place}
    I {act} and the (day|hour) goes by
    you're {bless}
    rock me slow {hold}
    here I am {place}
    {scene}, and I'm at ease
    I could {act} till the day is done
    there's room for you {place}
    rest your head {place}
    let's {act} a little more
    every (day|hour) is {bless}
    I'm {bright} and I'm quiet {place}
    {abs}, and I let it
    I'll be {place} till {scene}
    it (carries|lifts) me {rise}
    give me {keep.a} and a (chair|song)
    nothing to fix when {scene}`,
  bridge: `the (news|world|phone) can wait {place}
    somewhere they hurry; I {act}
    maybe peace is {bless}
    I've been {dark}, I know the way back
    if you come by, we'll {act} (a while|and talk)
    there's nothing more than {keep.the}
    someone will find us {place}
    I don't need much: {keep.a}, you
    and when the evening comes, I'll {act}
    I put down {burden}
    it took me years to {act}`,
}
