import type { Plot } from '../../stanzas.ts'

export const farewell: Plot = {
  person: 'past',
  open: `
    (The kettle is packed|The cups have gone off|The glasses are wrapped), so we drank from the tap
    And sat on the boxes with crumbs in our lap
    You told the old story, the one with the hose
    And I laughed in the places that everyone knows

    There's a (card|big card|huge card) going round and it's covered in ink
    In blue and in black and one spot of pink
    They left me an inch in the corner, I tried
    I sat there so long that the pen had dried

    You'd got the wrong (building|staircase|doorway) the day that you came
    You shook all our hands and forgot every name
    I said you could wait till the weather was through
    And you stayed here for years, and it cleared around two

    You'd come by at four with your (tin|bag|flask) and a joke
    We'd (groan|wince|boo) in advance before anyone spoke
    Today it was quiet, it's quarter to five
    And we're all of us waiting for one to arrive

    We'd look out on {place} with our (feet|boots|cups) on the rail
    And every lit window, you gave it a tale
    That one keeps a parrot, that one's on the run
    And I'll think of them fondly now, every last one`,
  turn: `
    You taught me the door sticks, you lift it and shove
    You showed me the good mugs, the high shelf above
    I showed someone new how it opens, today
    And out came your voice, saying, no, other way

    The day it all flooded, you rolled up your pants
    You said, well, it's lovely for all of the plants
    We bailed it with saucepans, we sang till we shook
    And it's down as the best day of all, in my book

    You told me, don't write, we're both terrible, send
    A picture of something that's hard to defend
    A sign that's spelled wrong or a pigeon in boots
    I've got one already, two men in bear suits

    They asked who would like the good chair with the view
    We all said it's drafty, and that wasn't true
    So the sun has it now, every day, to itself
    With your cup, that you left, looking down from the shelf`,
  meaning: `
    I thought there'd be something important to say
    I thought that I'd find it in time for the day
    And now that it's here, all the big words are gone
    And only the true ones are left to go on

    It's strange how the small things are those that get through
    I never once thought I would miss them, did you?
    The days that were just like the others before
    Look brighter from here, with a hand on the door

    One stays and one goes, and it's hard to say who
    Has got the worse part of what we have to do
    The one on the road, or the one who stands still
    I don't think I know, and I doubt that I will

    If nobody cared, it'd be easy to do
    A wave and a word, and the whole thing is through
    It isn't so easy, and I think it's fine
    It shows there was something of yours and of mine`,
  lift: `
    So hold on a minute, and let the road wait
    I've one thing to say, and I won't say it late

    There's nobody good at it, no one I know
    We say it, and say it, and then we don't go

    Whatever is coming, whatever is past
    I'd like to say this, and I'd like it to last

    So quick, while the engine's still running outside
    I've things I should tell you, and not much pride

    We don't do goodbyes well, we cough and we pat
    We say, well, then, so, and we reach for a hat

    They're sweeping around us, they've turned out the sign
    We've said it four times now, and we're doing fine`,
  chorus: `
    # Fare You Well, {call}
    Fare you well, {call}, fare you well
    {fact}
    There's so much more that I could tell
    Fare you well, {call}, fare you well

    # Take Care, {call}
    Take care, {call}, and take it slow
    {you.fact}
    You're with me everywhere I go
    Take care, {call}, and take it slow

    # Hard to Go, Hard to Stay
    Hard to go and hard to stay
    {fact}
    There isn't any easy way
    Hard to go and hard to stay

    # Here or There, {call}
    Here or there, {call}, here or there
    {you.fact}
    There's nobody like you anywhere
    Here or there, {call}, here or there

    # Goodbye Is a Word
    Goodbye is a word, it's only a word
    {they.fact}
    The rest is felt, it isn't heard
    Goodbye is a word, it's only a word

    # I'm Keeping All of It
    I'm keeping all of it, every day
    {fact}
    I'm not giving any away
    I'm keeping all of it, come what may

    # Right from the Start, {call}
    Right from the start, {call}, from the start
    {me.fact}
    I have it safe, I know it by heart
    Right from the start, {call}, from the start

    # Go Well, Stay Well, {call}
    Go well, stay well, {call}, today
    And every step along the way
    Go well, stay well, and don't forget
    We haven't said the last word yet

    # So This Is the Day
    So this is it, so this is the day
    {you.fact}
    I'd wished it was still far away
    So this is it, so this is the day

    # Say Goodbye to {x.the}
    Say goodbye to {x.the}, and then
    Turn round and say it once again
    Say goodbye to {x.the} with me
    And slow, as slow as it can be

    # You Know, {call}
    You know, {call}, what you are to me
    There's more than anyone can see
    You know, {call}, so let it be said
    Whatever's behind, whatever's ahead

    # Close It Slow
    Close the door, but close it slow
    I'm not so sure it's time to go
    Close it slow, and leave a crack
    For all the good to find its way back

    # One Thing Ends
    One thing ends and one begins
    And nobody loses, nobody wins
    One thing ends, and where we stand
    There's something new and close at hand

    # So Long, {call}
    So long, {call}, may the lights all be green
    May the coffee come out of a better machine
    So long, {call}, we are all being brave
    Now turn around once, and let everyone wave

    # It Was Good
    It was good, it was good, it was better than planned
    And half of the good of it came from your hand
    It was good, it was good, and I knew at the time
    Not often, but sometimes, on stairs, in mid-climb

    # Thanks for It All, {call}
    Thanks for it all, {call}, thanks for the lot
    The days that were lovely, the days that were not
    Thanks for it all, {call}, thanks for the rest
    The bits I complained of I think I'll miss best

    # Who'll Tell Us of {x.the}
    Who'll tell us of {x.the}, {call}, who'll know
    The thing about Mondays, the trick with the snow
    Who'll tell us of {x.the}, who'll do it with flair
    With one foot already up on the chair?

    # Leave the Key
    Leave the key, leave the key, on the nail where it hung
    Leave the jokes on the stairs and the songs that we've sung
    Leave the key, leave the key, there's a form to be signed
    But I had one copied, in case you don't mind`,
  bridge: `
    It isn't the end, it's a turn in the road
    And each of us carries a part of the load
    I've got what you gave me, you've got what I gave
    And that doesn't end with a word or a wave

    Somewhere up ahead there's a day and a door
    And we're on the two sides of it once more
    And one of us knocks, and the other one knows
    That's how I would like it, the way the song goes

    I won't say I'm fine, and I won't say I'm not
    I'm thinking of all of it, all that we've got
    I'm glad that it happened, I'm sad that it ends
    And glad and sad walk here together as friends

    So what do we do with the time that is gone?
    We keep it, we tell it, we carry it on
    And any new day has a corner to spare
    For what has been good, and you'll always be there

    One Tuesday I'll see that it's been half a year
    I'll call you, and you'll say, well, look who is here
    And then you'll go on with the thing you'd begun
    As if I'd gone out for the mail and a bun

    I wrote you four pages, I left them at home
    In a coat on a hanger, along with my comb
    It went on too long and it wasn't well timed
    It mostly said, stay, and a lot of it rhymed

    Tomorrow at lunch, at the stand in the square
    They'll ask where you are, as you always were there
    They'll hand me two coffees, they know it by heart
    And I'll drink yours as well, and be late, for a start

    There'll be someone new here with keys on a string
    Who'll hum in the mornings or might even sing
    I'll be nothing but polite to them most of a week
    Then they'll tell a bad joke, and at last I'll speak`,
}
