import type { Plot } from '../../stanzas.ts'

export const apology: Plot = {
  person: 'you',
  open: `
    I've stood on your (doorstep|front mat|top step) with my hand up to knock
    I've read every word on the bell and the lock
    I'd brought an excuse, it was polished and neat
    I've left it out there in the rain, on the street

    I (wrote|typed|scrawled) you a note and it went down the page
    It blamed it on weather, my job and my age
    I crossed it all out from the top, line by line
    Till sorry was left, and that one was mine

    You didn't (start shouting|slam cupboards|throw dishes), I'd have liked that
    You folded the napkin and laid it down flat
    You said it was fine, and you said it so low
    I've heard it all week, everywhere that I go

    I {did}, and I've said it, it's there on the table
    I've told it as (straight|plain|true) and as short as I'm able
    I won't say the light was against me that day
    I did it myself, with both feet, all the way

    You carry spare (gloves|change|socks) for whoever forgets
    You've covered my bus fare and half of my debts
    And out of the crowd it could happen to, who
    Did I go and do it to? I did it to you`,
  turn: `
    I go back at night to the second it took
    I could have turned round or have given a look
    There was time for a breath, there was room for a no
    And I stand at the side there and watch myself go

    You can't put an egg back, you wipe up the spill
    I'm down on my knees here, I'm wiping it still
    Don't come down and help me, it's my mess to mop
    When you can come down here in socks, then I'll stop

    I told it to someone, I made it quite short
    They put down their fork like a judge in a court
    I heard it come out in the air, with no shine
    It wasn't a stranger's, I knew it was mine

    You don't have to nod, you don't have to be kind
    There isn't a favor at the back of my mind
    I brought back your dish and I left it, it's clean
    And empty, with nothing it's trying to mean`,
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
    So here is the word that I owe you the most
    It's not for the others, it isn't a boast

    I can't change what happened, I can't make it new
    But I can be honest, and say it to you

    It's hard to begin it, it's harder to wait
    And better said badly than said far too late

    So here it is, plain, with no paper, no string
    I did it, I know it, I did the whole thing

    I won't stay for long, I'll keep holding my coat
    I know it by heart now, I don't need a note

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
    No clever speech, no second thought
    {fact}
    Just sorry, the way that I ought

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
    I wish it had been me, not you

    # I'm Sorry, {call}
    I'm sorry, {call}, there's no if and no but
    I left the door swinging that I should have shut
    I'm sorry, {call}, and you needn't reply
    I just want to say it and look you in the eye

    # It Was Me
    It was me, it was me, not the rain, not the wine
    Not the full moon on Friday, the hand was all mine
    It was me, it was me, and I've said it out straight
    I'd hoped I was better, I'm better too late

    # Sorry for {doing}
    I'm sorry for {doing}, I'm sorry, that's all
    It looked like a small thing when I was that small
    I'm sorry for {doing}, I've seen it full-size
    I measured it up by the look in your eyes

    # It Wasn't {x.the}
    It wasn't {x.the}, {call}, it wasn't the cat
    I wish it had been, but I can't work with that
    It wasn't {x.the}, {call}, it wasn't the time
    I'm right at the scene, and I own the whole crime

    # Put It on Me
    Put it on me, put it all in my sack
    And don't you go looking for yours at the back
    Put it on me, there's no need to be fair
    I looked for your half, and there's nothing there`,
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
    In whether I'm there when you ask, with the van
    And not only saying, I will when I can

    I once broke a window when I was a kid
    I swept up the glass and I sat there and hid
    I stayed in the woodshed till supper was cold
    I won't do that now, I'm a little too old

    And maybe you're done, and we'll pass with a nod
    Two people with parcels, a little bit odd
    That's fair, and I'd take it, I'd take it with grace
    I just couldn't owe you and look at your face

    My neighbor's old fence has a board that is new
    It's yellow, the others are gray, it shows through
    He says in a winter or two it won't show
    You can't hurry wood, you just stand in the snow`,
}
