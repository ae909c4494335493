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
  lift: `
    So don't say it's nothing, don't look for your coat
    Sit down for three minutes, I'm clearing my throat

    I never once said it, I thought that you knew
    I'm late with it now, and it's well overdue

    There isn't a medal, there isn't a crown
    There's just this one song, so you'd better sit down`,
  chorus: `
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
