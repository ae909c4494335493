import type { Plot } from '../../stanzas.ts'

/** Neighbors who are fed up and stand up, whatever it is about. */
export const protest: Plot = {
  person: 'me',
  open: `
    We came out with (saucepans|skillets|pot lids) at nine in the sleet
    Just two of us banging, then six in the street
    A woman looked out from the third floor, in tears
    She said, I've been doing it up here for years

    We (wrote them|called them) in March, and we wrote them in May
    They're looking right into it, that's what they say
    We wrote them in August, they sent us a pen
    With their name on the side, so we wrote them again

    We meet in the (laundry room|boiler room|basement), Thursday at eight
    With folding chairs borrowed, and cookies, one plate
    A nurse and a welder, a kid with a drum
    And the man from the top floor, who swore he'd not come

    They told us, (be patient|sit tight now|calm down), and they patted our head
    They looked at {x.the} for a year, so they said
    The findings are in now, in leather, in green
    They find that a further report is foreseen`,
  turn: `
    I stood at the microphone, gripping my sheet
    I said, we can't sleep, and I sank in my seat
    That's all that came out, and I hung down my head
    And the whole row behind rose, and that's what they said

    They sent out a man with a clipboard, a tie
    To read us the rules, and to wish us goodbye
    He got to the end, and he folded it small
    He asked, is there coffee? and stood by our wall

    Our signs were all clever, the rain washed them down
    The ink made a river and ran off through town
    One kid wrote, no fair, with a big crayon stub
    And crayon won't run, you can scrub it and scrub

    They say we'll get used to {x.the}, give it time
    You do, like a drip, or a stair you can't climb
    Then somebody's kid turned and asked us all, why?
    And nine grown-up people had no good reply`,
  lift: `
    So off with the TV and on with your shoes
    We're sick of just watching ourselves on the news

    We're cooks and we're plumbers, we're nobody grand
    But look down the block, and then give me your hand

    We asked very nicely, with please and with thanks
    Now bring down the trumpet, the lids, and the planks`,
  chorus: `
    # Enough Is Enough
    Enough is enough, and we've said it out loud
    It started as one spoon, and look at that crowd
    Enough is enough, and we won't wait a year
    We've brought our own chairs, and we're doing this here

    # No More {x}
    No more {x}, paint it up on the wall
    In letters as high as a door in the hall
    No more {x}, and we'll sing it in parts
    The basses come low, and that's how it starts

    # We've Had It with {x.the}
    We've had it with {x.the}, with the shrug and the sigh
    With, talk to my colleague, who's just slipping by
    We've had it with {x.the}, so here's what we'll do
    We'll stand here, and yes, we brought sandwiches, too

    # We're Still Here
    We're still here, we're still here, and it's late, and it's cold
    We're no good any longer at doing as told
    We're still here, we're still here, pass the thermos, the stew
    Last night we were twenty, tonight, forty-two`,
  bridge: `
    It may be they'll win, and they'll wait till we tire
    And all we'll have had is one night by a fire
    But I know my neighbor's whole name now, her trade
    And how she takes coffee, and I'm less afraid

    There's somebody up there who looks at us, too
    Behind the tall glass with a wonderful view
    We hope that there's one, with the phone off the hook
    Who says to the others, come here, take a look

    One day it'll be in a book, half a page
    With somebody famous in front, on a stage
    It won't say who ladled the soup in the street
    Whose hand was in mine, or the cold in our feet`,
}
