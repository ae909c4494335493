import type { Stance } from './stance.ts'

export const hope: Stance = {
  name: 'hope',
  keywords:
    'hope dream dreams believe rise strong stronger faith inspire inspired overcome courage brave heal healing future tomorrow light better strength survive never give up self',
  detail: `I've been {dark} {place}
    I kept {keep.a} through the (worst|hardest|longest) of it
    I taught (myself|my hands) to {act} (alone|again)
    I lost {keep.my} and I found my (voice|name|feet)
    they said I'd never {act} (again|like them)
    I fell {fall} {place}
    I (stood|slept|hid) too long {place}
    my hands still (shake|burn) when {scene}
    some days I only {act} and (breathe|wait)
    I've been counting (scars|stars|breaths) {place}
    my (mother|father|brother) taught me how to {act}
    I put {keep.my} back on the shelf
    I {act} though nobody (sees|claps|knows)
    I wrote my (fears|plans|name) down {place}
    I was (a stranger|a shadow|nobody) {place}
    they left me {dark} {time}
    it was {burden} {place}
    I (carried|dragged) {keep.my} for (miles|years)
    I had {keep.a} and not much more
    I {act} until {scene}`,
  turn: `but {abs} {time}
    and I get up {rise}
    and now I've found {bless}
    but I'm still (standing|breathing|singing) {place}
    so I {act} and I begin again
    and somewhere {scene}
    and slowly I feel {bright} {place}
    and I will not go down {fall}
    but {scene} and so will I
    and every scar is {bless}
    and I hold my ground {hold}
    but I won't stay {dark} {place}
    and I (leave|lay down) {burden}
    and {abs}, and I (breathe|stand)`,
  lift: `and if {scene}, I'll be all right
    one more (step|day|hour) until {scene}
    I can almost {act} again
    something's (changing|moving|waking) {place}
    breathe it in when {scene}
    I won't be {dark} (anymore|for long)
    don't tell me I can't {act}
    even now {abs}
    the night is long, but {scene}
    I'm closer than I was {place}
    hold on until {scene}
    who says I'll never {act}?
    (look|listen) how {scene}`,
  answer: `I will rise {rise}
    I'm (stronger|braver|taller) now {place}
    this heart is {bless}
    there's a (light|place|song) for me {place}
    I'll {act} until I'm (free|whole|home)
    nothing's going to (break|stop|dim) me {place}
    {scene}, and I believe
    I'll {vow} till {scene}
    we can {act} and start again
    hold (on|fast) {hold}
    you can find {bless}
    {abs}, and I'm not afraid
    after the dark, {scene}
    I was (made|born) to {act}
    tomorrow is {bless}
    lift me up {rise}
    I'm {bright} and I'm breathing {place}
    I stand my ground {hold}
    goodbye to {burden}
    I'll be {bright} when {scene}`,
  bridge: `and when you're {dark}, I'll {vow}
    no one told me {abs}
    it (starts|began) as small as {keep.a}
    even {bless} began in the dark
    I (thank|forgive) the years {place}
    if I can {act}, then so can you
    every wall will fall {fall}
    I (laid|set) {keep.my} down {place}
    I've seen how {scene} {time}
    some call it {burden}, I call it a start
    my (mother|sister) used to {act} and pray`,
}
