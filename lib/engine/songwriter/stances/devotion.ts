import type { Stance } from './stance.ts'

export const devotion: Stance = {
  name: 'devotion',
  keywords:
    'love loving lover forever together marry wedding wife husband baby darling always heart kiss hold sweet romance romantic anniversary couple home warm',
  detail: `you {act} and I (fall|smile|grin) again
    you (gave|brought|made) me {keep.a} {place}
    we {act} and the world can wait
    I (keep|hide|carry) {keep.the} you (gave me|brought home|love)
    you (laugh|sing|hum|breathe) and {scene}
    you (found|kissed|woke) me {place}
    I'd rather {act} with you than (anyone|dance with kings)
    your (hand in mine|head on my arm|name on my lips) {place}
    you make me want to {act}
    you {act} and I forget the (time|rain|day)
    I'd know your (voice|laugh|step) {place}
    I learned your (heart|hands|ways) {place}
    we share {keep.a} and a (smile|song|name)
    you tell me {abs}, and I (believe|agree)
    I (hum|write) your name {place} {time}
    we {act} until {scene}
    I was {dark} till you came {place}
    you (look|smile) at me and {abs}
    {time} you (pull|hold|hum) me close
    I (trade|gave) {keep.my} for an hour with you`,
  turn: `and you are {bless}
    and I (love|need|want) you {hold}
    I wouldn't trade {keep.this} for (gold|all the world)
    and there I found {bless}
    and {abs} when you're around
    I'm (home|safe|whole) with you {place}
    and all my (fears|walls|plans) fall {fall}
    and I could (stay|dance|sleep) right here {place}
    so let's {act} and never (stop|hurry|part)
    you came to me {rise}
    and {scene} for you and me
    and I'm so {bright} {place}
    and my heart goes up {rise}
    you and {keep.the} are all I need`,
  lift: `and when {scene}, I want you (here|near|close)
    let's {act} until the (morning|stars|songs) come through
    whatever (comes|falls|breaks), I'll {vow}
    if {scene}, we won't be (afraid|alone|long)
    come close to me {place}
    I never knew that love could {act}
    you only have to (say my name|whisper|call) {place}
    my (heart|love|life) is {keep.a} in your hands
    {abs}, and you are (here|mine|near)
    I've never been so {bright} {place}
    let me be {bless}
    (give me|spare me) one more (kiss|night|song) {place}
    oh, {ask}, and I'll {vow}`,
  answer: `you're {bless}
    I'll love you {hold}
    let's {act} and (stay|dream|laugh) awhile
    I'm (home|found|safe) with you {place}
    I'll {vow} {place}
    as long as {scene}, I'm (yours|here|home)
    you and I can {act} (together|tonight|till dawn)
    I'd {act} with you till the end
    (come|come on), {ask} {place}
    you'll always be {bless}
    you (hold|wear|know) my heart {hold}
    {scene}, and I'm in love with you
    you lift me up {rise}
    I'd give you {keep.my} and the (sky|moon|sea)
    nobody else can {act} like you
    we (belong|begin|belong, my love,) {place}
    (stay|dance|dream) with me when {scene}
    I'm {bright} when you're near {place}
    be {bless}, I'll be yours
    my love for you goes {rise}`,
  bridge: `and when we're old, we'll {act} still
    I was {dark} before you came {rise}
    before you, (life|home|love) was {burden}
    I'd (grow old|wake up|get lost) with you {place}
    if ever {scene}, (take my hand|think of me)
    I swear I'll {vow} {time}
    let the others {act} alone
    I'd choose you {place} (again|each time)
    someday we'll {act} and remember (this|tonight)
    they can have (the rest|the gold|the world), I've got {bless}
    the (years|storms) may come, I'll hold you {hold}`,
}
