import type { Plot } from '../../stanzas.ts'

/** Sung to a cat. */
export const cat: Plot = {
  person: 'you',
  open: `
    You sit on the windowsill, swearing down low
    At one (fat|gray|cold) pigeon out there in the snow
    Last week someone opened the window, it stayed
    You washed a back foot, and no mention was made

    There's (most of|still half|two thirds of) your dinner, but right at the base
    A small spot of china is showing its face
    You sit by the bowl, growing thin as a rail
    You weigh fourteen pounds, and not all of it's tail

    I've stood calling {call} in my (slippers|bathrobe|nightshirt) since nine
    I rattled the box all the way down the line
    The neighbors are up now, they're calling you, too
    You're there on the shed, and enjoying the view`,
  turn: `
    The week I was feverish, you lay down on top
    You faced the far wall, like a man at a stop
    Who waits for a bus, and who hasn't seen me
    You waited from Monday till Thursday at three

    You brought me a beetle, you laid it with care
    At four in the morning, right here, in my hair
    You've watched me for years, and you've worried, I know
    How someone so large gets to eat, being slow

    You jumped for the bookcase and missed by an inch
    You slid down the curtain, you didn't once flinch
    You stood there a moment, then strolled on your way
    As if you had meant it, and what could I say?`,
  lift: `
    So come, or don't come, I won't beg, I won't call
    I've just warmed a cushion for no one at all

    You don't have to love me, no need to discuss
    But somebody's purring, and it's one of us

    I pay for the rooms here, I do as I'm told
    I open the door, and you find that it's cold`,
  chorus: `
    # {call}, Your Majesty
    {call}, Your Majesty, here is your throne
    It used to be all of the coats that I own
    {call}, Your Majesty, tell me your will
    I'm holding the door, and you're thinking it still

    # Purr, {call}, Purr
    Purr, {call}, purr, like a boat coming in
    I feel it come up through my ribs to my chin
    Purr, {call}, purr, and the bad day goes round
    And lies down beside us, asleep at the sound

    # Four Paws
    Four paws on the piano, a chord in the night
    A scale going up, and then silence, then flight
    Four paws on the blanket, they knead it like dough
    And there's nowhere on earth that I'm wanting to go

    # Who Runs This House
    Who runs this house? It's the one with the tail
    Who sits on the bills when I bring in the mail
    Who runs this house? I just work here, it seems
    I open the cans, and I tiptoe round dreams

    # Go On and {you.do}
    Go on and {you.do}, {call}, I'll just wait
    There's nothing I do that can't come a bit late
    Go on and {you.do}, {call}, it's an art
    I used to have plans, and you clawed them apart`,
  bridge: `
    Some nights you sit up and you stare at the wall
    There's nothing I see there, no spider, no scrawl
    You stare till it's settled, you lie down once more
    I sleep very well with a guard by the door

    They say that a cat only loves you for food
    That all of the rest of it's weather and mood
    So why, when my train was so terribly late
    Were you there on my shoe, with your fish on the plate?

    If you were the tall one and I were the cat
    You'd let me out, let me in, leave it at that
    You'd never once hoist me and sing in my ear
    You put up with that from me, year upon year`,
}
