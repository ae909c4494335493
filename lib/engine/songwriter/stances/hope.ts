import type { Stance } from './stance.ts'

export const hope: Stance = {
  name: 'hope',
  keywords:
    'hope dream dreams believe rise strong stronger faith inspire inspired overcome courage brave heal healing future tomorrow light better strength survive never give up self',
  detail: `I've been {dark} {place}
    I kept {keep.a} through the (worst|hardest|longest) of it
    I taught myself to {act}
    I lost {keep.my} and I found my voice
    they said I'd never {act}
    I fell {like}
    I (stood|slept|hid) too long {place}
    my hands still shake when {scene}
    I mended {keep.the} with thread
    some days I only {act}
    I've been counting (scars|stars|breaths) {place}
    my mother taught me how to {act}
    I put {keep.my} on the shelf
    I {act} though nobody sees
    I wrote it down on {keep.a}
    I was a stranger {place}`,
  turn: `but {abs} {time}
    and I get up {like}
    and now I'm {nature}
    but I'm still standing {place}
    so I {act} and I begin again
    and somewhere {scene}
    and slowly I turn {bright}
    and I will not go down {like}
    I found {nature}
    but {scene} and so will I
    and every scar is {nature}`,
  lift: `and if {scene}, I'll be all right
    one more step until {scene}
    I can almost {act} again
    something's changing {place}
    breathe it in when {scene}
    I won't be {dark} anymore
    don't tell me I can't {act}
    even now {abs}
    the night is long, but {scene}
    I'm closer than I was {place}
    hold on until {scene}`,
  answer: `I will rise {like}
    I'm stronger now {place}
    I'm {nature}
    there's a light for me {place}
    I'll {act} until I'm free
    nothing's going to (break|stop|dim) me {place}
    {scene}, and I believe
    I'll {vow} till {scene}
    we can {act} and start again
    hold on {like}
    you can find {nature}
    {abs}, and I'm not afraid
    after the dark, {scene}
    I was made to {act}
    tomorrow is {nature}
    lift me up {like}
    I'm {bright} and I'm breathing {place}`,
  bridge: `and when you're {dark}, I'll {vow}
    no one told me {abs}
    it starts as small as {keep.a}
    look how far we've come from {keep.the}
    even {nature} began in the dark
    I thank the years {place}
    if I can {act}, then so can you
    every wall will fall {like}
    I forgave the years {place}`,
}
