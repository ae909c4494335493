import type { Plot } from '../../stanzas.ts'

/** A team's or a school's anthem: the crowd answers in brackets. */
export const team: Plot = {
  person: 'me',
  open: `
    The bus smells of (oranges|popcorn|bananas), wet socks, and tape
    The lucky umbrella is bent out of shape
    We've counted us twice, and we're always short one
    And here comes the last, with both laces undone

    We started with (seven|eleven|thirteen), a bag, and a shed
    One mirror, no heat, and a door painted red
    The first time we won, we were so unprepared
    We hadn't a cheer, so we stood there and stared

    The shirts were (a bargain|last season's|mail-order), they come to the knee
    We've pinned them and rolled them, there's room here for three
    We look like a clothesline that ran out to play
    But look how that washing is moving today

    In {place} there's our (flag|scarf|shirt) in each window you pass
    The barber has painted our name on the glass
    The lady who sells us our rolls gives us ten
    And charges for nine, and says, go get them, then`,
  turn: `
    Last fall we were beaten, I won't tell the score
    The board has two numbers, and we needed four
    We sang all the way home, the windows were down
    They thought we had won it, the whole of the town

    It rained every practice, our shoes turned to clay
    You couldn't tell which was whose face by midday
    So that's how we learned it, with mud in our eyes
    By voice, and by footstep, by breathing, by size

    There's one who comes last every time that we run
    Who fills up the bottles, and waits till we're done
    On Friday we sent that one in, near the close
    And three hundred people got up on their toes

    The hall has the photos, the rows with crossed arms
    Mustaches, long stockings, the kids from the farms
    We tap on the frames as we go by to play
    They look just like us, only they look it in gray`,
  lift: `
    So laces in double knots, hair in a bun
    Whoever is smallest goes in number one

    Put hands in the middle, the warm and the cold
    On three you let go, and till three you just hold

    You hear them out there, with their drums and their din?
    They've called out our name, so let's let ourselves in`,
  chorus: `
    # We Are {brand}
    Who's coming up the hill in rain? (We are)
    With leaves in the hair and mud to the knee
    We are {brand}, say it again (We are)
    The whole of us, from A down to Z

    # {brand}, Stand Up
    {brand}, stand up, if your socks don't match (Stand up)
    And if both of your knees are green
    {brand}, stand up, if you've got a scratch (Stand up)
    You're the best that I've ever seen

    # Louder, {brand}
    Louder, {brand}, shake the beams (Louder)
    Till the pigeons leave the hall
    Louder, {brand}, burst the seams (Louder)
    That was hardly loud at all

    # All of Us
    Who pushed when the old bus died? (All of us)
    A mile and a half up the hill
    Who laughed then until we cried? (All of us)
    And sang like we're singing it still

    # We've Got You
    When your legs say no halfway up the stair (We've got you)
    There's a hand, and a hand, and a hand
    When your name's not called and the seats are bare (We've got you)
    There are twenty-one cheers from the stand

    # Up from {place}
    Up from {place}, do you hear that sound? (We're coming)
    It's a pan and a borrowed drum
    Up from {place}, do you feel the ground? (We're coming)
    And the loud ones are still to come`,
  bridge: `
    In thirty years' time, in some line for our bread
    I'll hear someone humming a row up ahead
    I'll finish the verse, and that head will turn round
    With less hair upon it, and look who I've found

    If nobody clapped us, and nobody came
    If no one was counting or calling our name
    I think we'd be out here, the same silly lot
    At seven, in fog, giving all that we've got

    And here's to the others, they've got a bus, too
    They got up at six, and were rained on right through
    We hope that they trip and go down like a tent
    And then we will help them to see where they went`,
}
