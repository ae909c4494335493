import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    I've stood (at your door|on your step|out in front) with my hand up to knock
    I counted to ten, and I looked at the clock
    I had a whole speech, it was clever and neat
    I've let it all go, it's down there in the street

    I wrote you a (letter|message|long note), line by line
    It talked of your part, and it talked less of mine
    I crossed it all out till one word was left there
    That one word is sorry, and that one is fair

    The phone's in my (hand|lap|pocket), and your name's on the screen
    I think of the words, and of what they should mean
    I almost press call, and I put it away
    It's such a small word, and it's so hard to say

    I {did}, and I've said it, it's there on the table
    I've told it as (straight|plain|true) and as short as I'm able
    I won't find a reason to wave it away
    I did it myself, and I'm sorry today

    I still see your face, and the (look|smile) as it fell
    You didn't say much, and I knew it too well
    The room had gone quiet, the minute went by
    And I didn't stop, and I didn't ask why

    It's (late|dark|still), and I'm up, and I can't get to sleep
    There's one thing to say, and it's not going to keep
    I've owed you a word, and I've owed it too long
    The first part is sorry, the next, I was wrong`,
  turn: `
    I go back at night to the second it took
    I could have stopped there, could have had one more look
    There was time for a breath, there was room for a no
    And I stand at the side there and watch myself go

    I said it in front of the mirror, alone
    I looked at the face, and the face was my own
    It wasn't a stranger's, it didn't turn round
    The one I was blaming was there, and was found

    You don't have to nod, you don't have to be kind
    There isn't a favor at the back of my mind
    I'm not here to bargain, I'm not here to plead
    I'll give you the time and the space that you need

    A cup that has fallen is hard to repair
    You look for the pieces, they're here, and they're there
    I'm down on my knees, and I'm finding each one
    I know that it won't be as if it weren't done

    The quiet's the worst, when there's nothing from you
    I'd rather you'd shout at me all the day through
    I look at the phone, and I look at the door
    I never have been quite so sorry before`,
  meaning: `
    It's easy to say it was nothing at all
    And easy to make what I did to you small
    It wasn't, it isn't, and so I am here
    To say it in words that are simple and clear

    I went through the reasons, I counted, and none
    Was half as important as what I had done
    I put them all down and I left them behind
    And sorry was all I was able to find

    You may not believe me, and that would be fair
    You may need some time, and there's time, I'll be there
    You don't have to answer, you don't have to smile
    I'll wait, and I'll mean it the whole of the while

    It's done in a minute, it's quick as a flame
    And then there's a long time of wearing the blame
    I don't want to hand any part on to you
    I carry it, that is the least I can do

    I used to think sorry was easy to say
    You say it, it's over, you go on your way
    It isn't that simple, I know that it's not
    It asks me for more, and I'll give what I've got`,
  lift: `
    So here is the word, and I know that it's late
    I've carried it round, and I'm tired of the weight

    I can't change what happened, I can't make it new
    But I can be honest, and say it to you

    It's hard to begin it, it's harder to wait
    And better said badly than said far too late

    So here it is, plain, with no paper, no string
    I did it, I know it, I did the whole thing

    It's late and it's little, it's all that I've got
    It should have come sooner, it should be a lot`,
  chorus: `
    # I Was Wrong, {call}
    I was wrong, {call}, I was wrong
    {me.fact}
    I should have said it all along
    I was wrong, {call}, I was wrong

    # Just Sorry
    Just sorry, that is all I brought
    No ring, no roses, nothing I bought
    {fact}
    Just sorry, with no second thought

    # You Deserved Better, {call}
    You deserved better, {call}, from me
    {you.fact}
    I should have seen it, now I see
    You deserved better, {call}, from me

    # The Fault Is Mine, {call}
    The fault is mine, {call}, all mine
    {fact}
    You never have to say it's fine
    The fault is mine, {call}, all mine

    # If I Could Take It Back
    If I could take it back, I would
    And put it right, and make it good
    I can't, I only wish I could
    If I could take it back, I would

    # Let Me Make It Right, {call}
    Let me make it right, {call}, let me try
    {me.fact}
    I won't let another day go by
    Let me make it right, {call}, let me try

    # I Have to Say It
    I have to say it, so I will
    {they.fact}
    I think of it, I feel it still
    I have to say it, so I will

    # Still Sorry, {call}
    Still sorry, {call}, that is all
    {fact}
    I know it wasn't something small
    Still sorry, {call}, that is all

    # For {doing}
    For {doing}, I'm sorry, I'm through
    With making it easy on me
    For {doing}, I'm sorry, and you
    Can take as much time as need be

    # Sorry Is a Start
    Sorry is a start, it's not the end
    {me.fact}
    There's more to do and more to mend
    Sorry is a start, it's not the end

    # Hear Me Out, {call}
    Hear me out, {call}, hear me through
    Sorry is all I've brought to you
    Hear me out, {call}, then you decide
    I'm standing here with nothing to hide

    # I Let You Down, {call}
    I let you down, {call}, I know
    I'm sorry, and I tell you so
    I let you down, {call}, it's true
    I'd give so much to make it up to you

    # Please, {call}
    Please, {call}, let me say it through
    I'm sorry for what I did to you
    Please, {call}, you don't need to speak
    My hands are shaky, my voice is weak

    # It Was Me
    It was me, it was me, and I say it straight
    I hope it isn't too little, too late
    It was me, it was me, I won't turn away
    I'm sorry for it every day

    # I Miss How We Were, {call}
    I miss how we were, {call}, me and you
    With jokes that nobody else ever knew
    I miss how we were, and I'd give what I've got
    To sit there again on that very same spot

    # Sorry, with All of Me
    Sorry, with all of me, head to toe
    Not just in words, I want it to show
    Sorry, with all of me, through and through
    I'm sorry for what I did to you

    # Sorry for {doing}
    I'm sorry for {doing}, I'm sorry, it's true
    I didn't think once what it meant to you
    I'm sorry for {doing}, I wish that I had
    I'm sorry I hurt you, I'm sorry you're sad`,
  bridge: `
    I don't want to win, and I don't want to hide
    I don't want to hold on to one bit of pride
    I want you to know you can count upon me
    And if it takes time, then that's how it will be

    What's broken can stay just as broken for years
    Or somebody mends it, with time and with tears
    I know there's a crack now from me down to you
    I want to be someone who mends it, I do

    Perhaps there's a day, and it may not be near
    When this is a thing that we don't have to fear
    When you look at me, and you see only me
    And sorry is something that used to be

    The hardest of all was to look at it straight
    To say it was me, and not luck, and not fate
    I won't look away, now I've looked at it long
    You matter far more than my not being wrong

    I won't say I've changed, it's an easy thing said
    You'll see it or not in the days up ahead
    In how I will listen, in how I'll be there
    In small things, in daily things, done with more care`,
}
