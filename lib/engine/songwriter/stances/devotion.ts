import type { Stance } from './stance.ts'

export const devotion: Stance = {
  name: 'devotion',
  keywords:
    'love loving lover forever together marry wedding wife husband baby darling always heart kiss hold sweet romance romantic anniversary couple home warm',
  detail: `you {act} and I (fall|melt|grin) again
    you gave me {keep.a} {place}
    we {act} and the world can wait
    I (keep|hide|carry) {keep.the} that you gave me
    you (laugh|sing|hum) and {scene}
    you found me {place}
    I'd rather {act} with you than anyone
    your hand in mine {place}
    you make me want to {act}
    you {act} (like nobody else|and I forget the time)
    I'd know your (voice|laugh|step) {place}
    you hang your coat by {keep.the}
    I learned your (heart|hands|ways) {place}
    we share {keep.a} and a smile
    you tell me {abs}, and I believe
    even {time} you {act} with me
    we {act} until {scene}`,
  turn: `and you are {nature}
    and I love you {like}
    I wouldn't trade {keep.this} for gold
    and (there|that's where) I found {nature}
    and {abs} when you're around
    I'm (home|yours|safe) with you {place}
    and all my (fears|walls|plans) fall {like}
    and I could stay right here {place}
    so let's {act} and never (stop|hurry|part)
    you came to me {like}
    and {scene} for you and me
    it feels {like}`,
  lift: `and when {scene}, I want you here
    let's {act} until the (morning|stars) come through
    whatever comes, I'll {vow}
    if {scene}, we won't be afraid
    come close to me {place}
    I never knew that love could {act}
    you only have to {ask}
    the world can wait {place}
    my heart is {keep.a} in your hands
    {abs}, and you are here
    I've never been so {bright} {place}
    let me be {nature}`,
  answer: `you're {nature}
    I'll love you {like}
    let's {act} and (stay|dream|laugh) awhile
    I'm (yours|home|found) with you {place}
    I'll {vow} {place}
    as long as {scene}, I'm yours
    you and I can {act} together
    I'd {act} with you till the end
    {ask} {place}
    be {nature}
    you hold my heart {like}
    {scene}, and I'm in love with you
    every day you're {nature}
    I'd give you {keep.my} and the sky
    nobody else can {act} like you
    we belong {place}
    stay with me when {scene}`,
  bridge: `and when we're old, we'll {act} still
    I was {dark} before you came {like}
    before you there was {nature}
    I'd build a house {place}
    if ever {scene}, take my hand
    the years can take {keep.the}
    I swear I'll {vow} {time}
    let the others {act} alone
    I'd choose you {place} again
    someday we'll {act} and remember this`,
}
