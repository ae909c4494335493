import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    You're always the last one to sit and to eat
    You've seen to the (others|whole table|late ones), you've been on your feet
    You say you're not hungry, you say it can wait
    And you pass us the best of it off your own plate

    The day I was (lost|late|low) you came over and sat
    You didn't ask questions, you talked of your cat
    You gave me the half of your sandwich with cheese
    And somehow the knot came undone by degrees

    There's string in your (pocket|bag|jacket), a button, a pen
    And raisins for anyone hungry at ten
    And once, from the bottom, for somebody small
    You pulled out a perfectly good tennis ball

    I stood in the (card shop|drugstore|market) and read the whole rack
    They said lovely things, and I put them all back
    There wasn't a card there for up before six
    For soup, and for shoelaces, all that you fix

    The first one I made (came out crooked|came out lopsided|fell over) and bent
    You looked it all over and saw what I meant
    You set it up high for the others to see
    The first time that anyone did that for me`,
  turn: `
    Last week there was somebody new, in a spin
    I did what you do, and I said, come on in
    It took up an hour and most of my lunch
    And you do it daily for all of this bunch

    You must have had days when your own head was sore
    When you sat in the car for a minute or more
    Then dried off your face with the back of a glove
    And came in the door making noise, bringing love

    You said something once that you won't even recall
    You were looking for tape in a drawer in the hall
    You said, you'll be good at this, passing me by
    I've lived on that sentence, it hasn't run dry

    If somebody counted the lids you've got loose
    The laces, the zippers, the cartons of juice
    The rides in the rain and the bandaged-up knees
    They'd throw a parade, and you'd tell them, oh, please`,
  meaning: `
    To you it was maybe a day like the rest
    You did what you do, and you gave it your best
    To me it was more than I ever could say
    It's there in my life, and it's with me today

    A good thing, when given, goes on and goes through
    It makes someone want to be good like that, too
    So if I am kind on an ordinary day
    That's something of yours that is still on its way

    I looked for the words, and I tried quite a few
    Not one was as big as the thing that is true
    So I put them to music to help them along
    A thank-you gets taller inside of a song

    Nobody asked me to stand up and sing
    Nobody told me to tell you a thing
    I do it because it's been waiting so long
    And some things are easier said in a song`,
  lift: `
    So this is the part that I've wanted to say
    And please don't be modest and wave it away

    You don't have to answer, just let it be sung
    I've had it a while on the tip of my tongue

    So stay for a minute and hear what I sing
    It's small and it's simple, it means everything

    So don't say it's nothing, don't look for your coat
    Sit down for three minutes, I'm clearing my throat

    I never once said it, I thought that you knew
    I'm late with it now, and it's well overdue

    There isn't a medal, there isn't a crown
    There's just this one song, so you'd better sit down`,
  chorus: `
    # Thank You, {call}, Thank You
    {you.fact}
    I carry that, I always will
    Thank you, {call}, thank you
    And when it's sung, I'll mean it still

    # Two Little Words, {call}
    Two little words, {call}, short and small
    {fact}
    Two little words, but they hold it all
    Thank you, I'd write it on every wall

    # What You Gave Me
    What you gave me, I still hold
    {you.fact}
    What you gave me won't grow old
    It's better than silver, it's better than gold

    # It Mattered, {call}
    {you.fact}
    It mattered, {call}, more than you see
    You may think it was nothing special
    It mattered, {call}, it mattered to me

    # None of It's Lost
    None of it's lost, {call}, none of it's lost
    {you.fact}
    I know what it's worth and I know what it cost
    None of it's lost, {call}, none of it's lost

    # Thanks and Thanks Again
    Thanks, {call}, thanks and thanks again
    {they.fact}
    I'd say it nine times, I'd say it ten
    Thanks, {call}, thanks and thanks again

    # For {x.the}, {call}
    For {x.the}, {call}, and for more
    {fact}
    I've never sung it to you before
    For {x.the}, {call}, and for more

    # I Owe You One, {call}
    I owe you one, {call}, maybe two
    {me.fact}
    I owe you one, and it's overdue
    Here is the first of it, sung to you

    # No Word Is Big Enough
    No word is big enough, {call}
    I've looked the whole book through
    No word is big enough, {call}
    So I'll just say thank you

    # Now I've Said It
    Now I've said it, now you know
    {fact}
    I say it plain, I say it slow
    Thank you, thank you, now you know

    # Hear My Thanks, {call}
    Hear my thanks, {call}, loud and clear
    I'd sing it there, and I sing it here
    Hear my thanks, {call}, near or far
    Thank you for being the way you are

    # All I Can Give Is a Song
    All I can give is a song, so here
    All I can give is to sing it clear
    Thank you is little, and thank you is long
    All I can give is a thank-you song

    # Thank You, {call}
    Thank you, {call}, for the things no one sees
    The knots you've untied and the lost-and-found keys
    Thank you, {call}, for the hours you stayed
    And the something from nothing you always made

    # I Learned It from You
    I learned it from you, leave the light on, and soup
    And always make room for one more in the group
    I learned it from you, and I pass it along
    To somebody whistling it, getting it wrong

    # Thanks for {x.the}, {call}
    Thanks for {x.the}, {call}, thanks for the bread
    For sitting up late at the end of the bed
    Thanks for {x.the}, {call}, thanks for the view
    I only see far 'cause I'm standing on you

    # Sit Down, {call}
    Sit down, {call}, put your feet on the stool
    Tonight we do dishes, and that is the rule
    Sit down, {call}, we will bring you a tray
    The house won't fall down if you're sitting all day

    # You Stayed
    You stayed, and you stayed, when the lights were turned low
    When I was no fun and the hours were slow
    You stayed, and you stayed, and I know what it's worth
    I'd call it the kindest small habit on earth`,
  bridge: `
    I can't pay it back, it's too much to repay
    So here's what I hope for, and hope every day
    That someone is good to you, good through and through
    As good, at the least, as I've had it from you

    If ever you wonder if anyone sees
    Or if it just goes, like a word on the breeze
    Then here is one voice, and it's saying it clear
    It wasn't for nothing, the proof of it's here

    Say I forgot every date, every name
    Say nothing around me was looking the same
    I think I'd still know it, as deep as the bone
    That someone was there, and I wasn't alone

    Some day when I sit and I count what I've had
    The highs and the lows and the good and the bad
    I'll get to your part, and I'll stop there and smile
    And stay in that part for a very long while

    I know that there's dozens you've done the same for
    We'd fill up the yard and we'd fill up the store
    We ought to hold hands and go once round the block
    And sing at your window at seven o'clock

    I used to believe that you knew what to do
    And now I'm up here, I see nobody knew
    You made it all up as you went, on the go
    And I've never seen anything done better, though

    Some night you might wonder if any of it stuck
    The talks and the lifting, the years and the luck
    Then look round at us, at the ones you have known
    We hand round the sandwich, we don't eat alone

    One day it may be that it comes to my turn
    I'll come with a pot, and I'll let the rice burn
    I'll bring you the paper, plump pillows, and keep
    The radio low till you've gone off to sleep`,
}
