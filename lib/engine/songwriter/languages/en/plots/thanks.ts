import type { Plot } from '../../stanzas.ts'

export const thanks: Plot = {
  person: 'you',
  open: `
    I sat with a (card|page|sheet), and I didn't know how
    To write what I'm trying to sing to you now
    I started it once, and I started again
    And none of it fit in the ink of a pen

    You came (when I asked|right away|when I called), and you came when I'd not
    You gave what you had, and you gave me a lot
    You never once looked at the clock on the wall
    You told me, no trouble, no trouble at all

    You're not one to (brag|boast|shine), you don't stand in the light
    You do what needs doing, you do it just right
    You'd slip out the door with a wave and a smile
    So I've shut the door, and I'll keep you a while

    I've had (days|mornings|times) when I'd nothing to lean on but you
    A word or a hand, and you somehow just knew
    You didn't make much of it, went on your way
    And I've thought about it from then till today

    I think of the (first time|morning|evening) you held out a hand
    I didn't explain, you could just understand
    It took you a minute, you smiled, and were gone
    And I stood up straighter from that moment on`,
  turn: `
    And now when there's someone who's stuck or who's new
    I stop, and I think of just what you would do
    I hold out a hand, and I say, it's okay
    It's your voice I hear in the words that I say

    You must have had days with enough of your own
    A head full of worries, a heart like a stone
    You came all the same, and you let nothing show
    I didn't see then, but I see it, I know

    If I had a bell, I would ring it for you
    If I had a stage, you would stand on it, too
    I haven't a trophy, a flag, or a band
    I've got this one song, and the clap of my hand

    You maybe don't know it, you maybe forgot
    The word that you said, and it helped me a lot
    I kept it, I carry it close to this day
    And some days it carries me most of the way

    I look at the good things, I look where they start
    And somewhere in each of them you've got a part
    Like somebody's name in a sidewalk's cement
    It's you underneath me, wherever I went`,
  meaning: `
    To you it was maybe a day like the rest
    You did what you do, and you gave it your best
    To me it was more than I ever could say
    It's there in my life, and it's with me today

    A kindness is something that won't sit on shelves
    We get it from others, and pass it ourselves
    So if I am kind on some gray morning, too
    That's something still walking that started with you

    I looked for a word, and I tried quite a few
    Not one was as big as the thing that is true
    So I've put it to music to help it along
    A thank-you stands taller inside of a song

    You'd say it was nothing, and wave it away
    Like somebody brushing the crumbs off a tray
    But nothings like that are what holds up the roof
    I'm here, and I'm fine, and you're looking at proof`,
  lift: `
    So this is the part that I've wanted to say
    And please don't be modest and wave it away

    You don't have to answer, just let it be sung
    I've had it a while on the tip of my tongue

    So stay for a minute and hear what I sing
    It's small and it's simple, it means everything

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
    It's a coat for the winter, a lamp in the cold

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
    I'd write it on buses, I'd write it in pen
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
    Hear my thanks, {call}, across the street
    I'd sing it on rooftops and stamp with my feet
    Hear my thanks, {call}, near or far
    Thank you for being the way you are

    # All I Can Give Is a Song
    All I can give is a song, so here
    It's wrapped in a tune, and I'll sing it clear
    All I can give is a song, and it's new
    And nobody else may unwrap it but you

    # You Were There
    You were there, you were there, and I knew it well
    You helped me get up on the days I fell
    You were there, you were there, and I want it known
    You never once left me to stand alone

    # A Hand for You, {call}
    A hand for you, {call}, a hand for you
    It's time that you had it, it's overdue
    I'm on my feet, and I'm clapping it, too
    A hand for you, {call}, a hand for you

    # With All My Heart
    With all my heart, and with both my hands
    With flowers, and drums, and some marching bands
    With all my heart, and from me to you
    Thank you, and thank you, for all that you do

    # Thanks to You, {call}
    Thanks to you, {call}, thanks to you
    There's something I know that I never knew
    There's something I dare that I couldn't do
    Thanks to you, {call}, thanks to you`,
  bridge: `
    I can't pay it back, it's too much to repay
    So here's what I hope for, and hope every day
    That somebody's there when it's you in the snow
    With soup, and a shovel, and nowhere to go

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
    And stay in that part for a very long while`,
}
