import type { Stance } from './stance.ts'

export const calm: Stance = {
  name: 'calm',
  keywords:
    'calm quiet peace peaceful relax relaxed slow gentle soft rest still breathe lazy easy cozy evening content alone solitude walk simple',
  detail: `I {act} and I let it be
    I've nothing to do but {act}
    I (hold|carry|keep) {keep.a} {place}
    nobody needs me {place}
    I {act} (softly|slowly|gently) for a while
    I leave my worries {place}
    there's {keep.a} {place}
    I could {act} all afternoon
    I'm learning how to {act}
    {keep.the} and I don't say a word
    I breathe out when {scene}
    all I need is {keep.a}
    I sit a while {place}
    I used to hurry, now I {act}
    time moves slow {place}
    I lost my watch {place}`,
  turn: `and {abs} for a while
    and that's enough {place}
    and I am {bright} {place}
    and everything slows {like}
    it feels like {nature}
    and I don't mind if {scene}
    and nothing hurts {place}
    I let it go {like}
    and life is {nature}
    and (the rest|tomorrow) can wait {place}
    and so I {act} again`,
  lift: `listen close, and {scene}
    let the hours pass {place}
    nowhere else to be but here {place}
    easy now, while {scene}
    breathe in slow {place}
    have you ever seen how {scene}
    there's a kind of peace {place}
    and if {scene}, let it come
    I'd stay forever {place}
    it takes so little: {keep.a}
    close your eyes until {scene}`,
  answer: `let it go {like}
    I'm all right {place}
    stay with me {place}
    I {act} and the day goes by
    it's only {nature}
    slow me down {like}
    here I am {place}
    {scene}, and I'm at ease
    I could {act} till the day is done
    there's room for you {place}
    rest your head {place}
    let's {act} a little more
    everything's {nature}
    I'm {bright} and I'm quiet {place}
    {abs}, and I let it
    I'll be {place} till {scene}
    it carries me {like}`,
  bridge: `the news can wait {place}
    somewhere they hurry; I {act}
    maybe peace is {nature}
    I've been {dark}, I know the way back
    if you come by, we'll {act}
    there's nothing more than {keep.the}
    someone will find us {place}
    I don't need much: {keep.a}, you
    and when the evening comes, I'll {act}`,
}
