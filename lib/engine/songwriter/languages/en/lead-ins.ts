import type { LeadIns } from '../language-pack.ts'

/** Couplets before what is told: that it is told now, and how. They hold for anything that follows. */
export const leadIns: LeadIns = {
  warm: `
    (Sit down|Sit still|Stay here) for a minute, {call}, let it be sung
    The plain little things, while they're warm on the tongue

    I looked for a (card|verse|poem) that would say it, {call}, there was none
    So here is your own song, and this is how it's begun

    There's no one quite like you, {call}, (how do I|where do I|where should I) start?
    I'll say it in order, I know it by heart

    (Now listen|Hush, listen|So listen), {call}, listen, it's all about you
    I haven't made up any, each word of it's true

    They asked me about you, {call}, (once over tea|at breakfast, at tea)
    And this is the answer they had out of me

    If they (gave you|wrote you|saved you) a page in a book on a shelf
    I'd fill it with this, {call}, I'd write it myself

    I haven't a (speech|toast|statue), {call}, I haven't a crown
    I've only what's true, and I've written it down

    (Here's how|This is how|It's easy,) I would know you, {call}, out of them all
    If all of the world were to stand in one hall

    I (wanted|promised) to tell you, {call}, so here it goes
    I'm saying out loud what everyone knows

    Don't (laugh|blush) and don't hide now, {call}, let me get through
    I counted it up, and it comes out as you

    They asked me about you, and I couldn't be brief
    There's so much to you, it's a tree in full leaf`,
  funny: `
    (Come closer|Gather round), for I've something to tell you that's true
    I couldn't have made it up, neither could you

    Now (nobody|no one) believes me, but I was right there
    It went just like this, with my hand up, I swear

    You couldn't make it up, and (I haven't, I've tried|I never once tried)
    It's all as it happened, there's nothing to hide

    It isn't a legend, it's (better|funnier|stranger) than that
    So pull up a chair and hold on to your hat

    I promised I'd never (tell|sing) anyone, yet
    Here comes the whole thing, and with no regret

    (Ladies and gentlemen|Neighbors and strangers|Family and friends), it's time that you knew
    The facts of the matter, and all of them true

    For history's sake, let the (record|story) be straight
    I'll say what went on, and I won't overstate

    (Somebody|Someone) must say it, so let it be me
    I'm singing the facts, and I'm singing for free

    Here is the news, and I'm (reading|taking) it slow
    You'll wish you had been there, and soon you will know

    (Let nobody|No one can) tell you that nothing goes on
    I've seen it, I'm here, and the rest is this song`,
  grief: `
    I'll say it as (plainly|gently|softly) as ever I can
    There's no better place than the place it began

    (Sit here|Stay here) for a while, let me say how it goes
    What nobody wrote down and everyone knows

    I (hold on to|keep close to) small things, they are what I have got
    The big ones get spoken, the small ones do not

    If (singing|telling) can keep what the years take away
    Then this is the part that I'm asking to stay

    I (close both|shut both) my eyes, and it's all of it clear
    As if it were now, and as if it were near

    I don't want to (dress|tidy) it, I only will say
    The things I remember, in the ordinary way

    Some (things|days) will not fade, though the others all do
    I'm keeping them here in a song, and they're true`,
  sorry: `
    No (flowers|presents), no poems, no running away
    It happened like this, and that's all I can say

    I won't (make|find) an excuse, and I won't say it's small
    I'll say what I did, and I'll say of it all

    I (lay|sat) awake, and I looked for a door
    There's none, there is this, and I'll dodge it no more

    (Before|Until) you forgive me, or don't, hear me through
    I want to say straight how it was, and to you

    It's hard to say sorry, the word is so (small|short and so small)
    So I start with the truth, and I give you it all

    I (wrote|began) you a letter, and tore it in two
    I'm singing it now, and it's all of it true

    I (turned|went) it over from midnight to day
    There's no better side to it, only to say

    I've (come|walked) to your door with no joke up my sleeve
    Just this, and I'll say it before I can leave`,
  comfort: `
    You don't have to (answer|talk now), just lean back and hear
    I see how it is, and I'm not leaving here

    Let's (say|call) it by name, then, whatever it's been
    And open a window, and let the air in

    I've (seen|watched) how you carry it, day after day
    I haven't a cure, but I've this much to say

    Before you (go on|give up), before you say no
    There's things that I've seen, and I want you to know

    You may not feel (brave|strong), and you don't have to be
    Just look at it once with the eyes that I see

    (Breathe|Sit) for a minute, there's nowhere to run
    I'll say how it looks to me, one thing by one

    Some (days|weeks) are too long, and I know this is one
    I'm here on your side till the whole thing is done`,
  heartbreak: `
    I (tell|sing) it to no one, I say it right through
    I can't make it pretty, but all of it's true

    It's (late|two) in the evening, I'm counting it through
    The part that went wrong, and the part that was true

    They (say|tell me) I'll forget it, they say it takes time
    They talk of their troubles, and these here are mine

    I (keep|am) going over it, day after day
    The way that it was, and it won't go away

    If (somebody|anyone) asks me, I say, fine, and I lie
    But this is how it was, and I don't know why

    So (this|here) is the end, with the light in the hall
    I'll say it just once, and then that will be all

    (Nobody|No one) is listening, so here it can be
    The truth of the matter, from no one but me`,
  lesson: `
    Are you (ready|listening)? Then hear it, and say it with me
    It's not very hard, as you're going to see

    There's (something|a thing) to remember, so here it comes, slow
    And when we have sung it, it's something you know

    (Clap|Tap) on your knees now, and keep a good beat
    We'll learn it together, from head down to feet

    Here's one for the (pocket|road), for whenever you need
    It's easy to keep, and there's nothing to read

    (First|Now) open your ears, and then open your eyes
    You don't have to be very big to be wise

    Let's (take|have) it in order, and say it out loud
    Once just for yourself, and then once for the crowd

    You (think|say) that it's hard, but it's only a song
    You sing it a few times, and nothing goes wrong

    Who (wants|likes) to know something? Then hold up your hand
    It goes just like this, and you'll soon understand`,
  soft: `
    The day is (done|gone), the lamp is low
    I'll tell you all the things I know

    Hush, (close|shut) your eyes, and I will say
    The little things of every day

    Now (hear|listen), I hum, now hear me tell
    As quiet as the sea in a shell

    Come (here|close), my love, and lay your head
    I'll tell it softly by your bed

    The (moon|night) is up, the world is slow
    And this is all you need to know

    One (little|quiet) song before you sleep
    And every word is yours to keep`,
  cheer: `
    (Hands up|Stand up), everybody, and sing it with pride
    We're here and we're loud, and we're on the same side

    Who are we? You (know us|can hear us), we're louder than rain
    And if you forgot it, we'll tell you again

    (Stamp|Clap) till the windows and floorboards all shake
    For this is who we are, and make no mistake

    We haven't a (trumpet|banner), we haven't a band
    We've got our own voices, so give us a hand

    Here (come|are) the ones that you hear down the street
    A bit out of tune, but we're right on the beat

    Tell (everyone|anyone), put it on flags, paint the wall
    Here's how it is with us, once and for all`,
  plain: `
    I'll tell it you (straight|plainly), with nothing put in
    There's one place to start, so that's where I begin

    It (isn't|wasn't) in papers, it isn't on air
    But that's how it is, and I was right there

    Here's (something|a story) I carry wherever I go
    It doesn't take long, and I'll sing it slow

    I (kept|had) it to myself for a good while, and then
    I found I was humming it now and again

    Some (songs|tales) are of oceans and heroes and kings
    And this one is only of everyday things

    (Sit|Stay) for a minute, it won't take you long
    I had it in mind, and it turned to a song

    There's a (thing|picture) in my mind that I can't put away
    So I'm setting it down in a song here today

    (Somebody|Someone) should sing it, and so I will do
    It's not very much, but it's all of it true`,
}
