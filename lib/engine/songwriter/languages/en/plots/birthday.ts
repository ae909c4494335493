import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    There's a (light|lamp) in the kitchen, there's flour on the floor
    There are (seven|a dozen|too many) pairs of shoes just inside the front door
    Somebody's whispering, somebody's late
    And the (best of the good|little blue) candles are out on the plate

    We've (hidden|bundled) the presents, we've told the same lie
    That it's (only|just) a (Tuesday|Sunday|Friday) like any gone by
    You're acting surprised, you've been doing it well
    Since the (first|second) of us started ringing the bell

    You said not to bother, you said it's no fuss
    You (always|still) say that, and you still open the door to us
    With your coat (half on|inside out) and your hair in a clip
    And the (smile|laugh) that you're hiding just under your lip`,
  turn: `
    There's a picture of you at the age of just three
    With your hand in the icing as far as can be
    And you haven't changed, you still go for the cake
    Before anyone's singing, for everyone's sake

    Another year older, another year through
    And everyone here has a story of you
    And somebody's baby is up on your knee
    And pulling your glasses to see what you see`,
  lift: `
    So turn out the lights now, and gather in near
    There's one thing to wish for, and all of it's here

    Take a good breath, there are more than last year
    Take all the time that you want, we're right here`,
  chorus: `
    # Happy Birthday, {call}
    Happy birthday, {call}, this one is for you
    For all that you are and the things that you do
    Happy birthday, {call}, now (make|blow) it come true
    We'd do the whole year again, only with you

    # Blow Them Out
    Blow them out, {call}, and we'll light them again
    We'll sing it in every key, count it to ten
    Blow them out, {call}, make a wish, make it good
    We'd give you the moon on a plate if we could`,
  bridge: `
    And one day we'll say, do you remember the night
    When the cake came out crooked and every face bright
    You'll say that you do, and you'll say it again
    You'll ask us to sing it, and we'll say, say when`,
}
