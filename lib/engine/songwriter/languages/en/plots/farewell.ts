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
  lift: `
    So quick, while the engine's still running outside
    I've things I should tell you, and not much pride

    We don't do goodbyes well, we cough and we pat
    We say, well, then, so, and we reach for a hat

    They're sweeping around us, they've turned out the sign
    We've said it four times now, and we're doing fine`,
  chorus: `
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
