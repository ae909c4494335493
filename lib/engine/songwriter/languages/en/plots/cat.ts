import type { Plot } from '../../stanzas.ts'

/** Sung to a cat. */
export const cat: Plot = {
  person: 'you',
  open: `
    You sit on the (windowsill|sunny sill|wide sill), your tail round your feet
    And look at the birds, and look down at the street
    Your ears turn to this, and your ears turn to that
    There's nothing so still as a wide-awake cat

    There's (most of|still half of|two thirds of) your dinner, but right at the base
    The bottom is showing a bit of its face
    You sit by the bowl, and you look up at me
    As if it were empty as empty can be

    The (blanket|armchair|laundry) is warm, so it's yours, it's your bed
    You turn round three times, and then lay down your head
    Your paws are tucked under, your eyes are a line
    And now it's your place, and I thought it was mine

    I come through the (hall|gate|door), and you come without sound
    With tail like a flag, and you wind round and round
    Around both my ankles, a figure of eight
    And tell me in cat that I'm terribly late

    It's (five|six) in the morning, you've walked on my chest
    You don't think that now is a good time to rest
    A paw on my cheek, very soft, very light
    You're hungry, and so you have ended the night`,
  turn: `
    The week I was sick, you lay down at my feet
    You purred, and you gave me the whole of your heat
    You stayed there all day, and you stayed through the night
    And looked at me now and then, was I all right?

    You brought me a present, a leaf or a toy
    You laid it right down with such obvious joy
    You think I can't hunt, and you might well be right
    So you look after me with a gift in the night

    You jump for the shelf, and you miss by an inch
    You land on your feet, and you don't even flinch
    You sit there and wash on the living room floor
    As if that was all you had come in here for

    You're somewhere, I look for you, high and then low
    In closets, on cupboards, wherever you go
    I open a drawer, and two eyes look at me
    As if that's the place where a cat ought to be

    The evening has come, and you climb on my knee
    You knead with your paws, and you settle on me
    I ought to get up, but I've learned how it's done
    You don't move a cat once the purring's begun`,
  meaning: `
    I read through the contract, I looked for my part
    It said I'm to love you with all of my heart
    And under your duties the paper was bare
    And I signed it twice, with my name, then and there

    I asked for a reason, I got a long stare
    You licked your left elbow, and left me right there
    The wise don't explain, they just let it be so
    And you must be wiser than any I know

    They say that a cat doesn't care, that it's cold
    It just doesn't love anyone when it's told
    And love that's not ordered and love that's not bought
    Is worth a lot more than the kind that is taught

    I'm bigger than you, I can talk, I can read
    By rights I'd decide, and you'd follow my lead
    That's all very well, and I'm sure that it's true
    But nobody ever explained it to you

    You look at me slowly, you shut both your eyes
    I've read that it's love in a kind of disguise
    I do it right back, and I hope it's well said
    It's better than most of the letters I've read`,
  lift: `
    So if it should please you, and only if so
    I'd like to sing something, and then you may go

    You don't have to listen, you don't have to stay
    One ear turned to me, and the rest turned away

    I clear my throat softly, I straighten, I bow
    I have your attention, or had it, just now

    I know who you think every song is about
    This time you are right, and there isn't a doubt

    So come, or don't come, I won't beg, I won't call
    I've just warmed a cushion for no one at all

    You don't have to love me, no need to discuss
    But somebody's purring, and it's one of us

    I pay for the rooms here, I do as I'm told
    I open the door, and you find that it's cold`,
  chorus: `
    # All Hail {call}
    All hail {call}, clear the floor
    {you.fact}
    All hail {call}, and what's more
    I'm the one who gets the door

    # I Work for {call}
    I work for {call}, day and night
    {you.fact}
    The pay is poor, the boss is right
    I work for {call}, and that's all right

    # Not Guilty, {call}
    Not guilty, {call}, that's my plea
    {you.fact}
    Not guilty, {call}, you go free
    It's never you, it's always me

    # Nine Lives, {call}
    If I had nine lives, start to end
    {fact}
    Nine lives, {call}, that's what I'd spend
    On you, my boss, my guest, my friend

    # By Order of {call}
    By order of {call}, let it be so
    {fact}
    By order of {call}, high and low
    You look at me once, and then I know

    # The Court of {call}
    Hear ye, hear ye, far and near
    {they.fact}
    The court of {call} is sitting here
    And may it please you, {call}, my dear

    # Of Course You {you.do}
    Of course you {you.do}, what else would you do?
    I wouldn't expect any less from you
    Of course you {you.do}, and I leave it at that
    There's no winning, {call}, not with a cat

    # Meow, {call}
    Meow, {call}, say it again
    I'd love to know what, and I'd love to know when
    Meow, {call}, is it stay, is it go?
    I'm only the staff here, so how would I know?

    # Purr a Little
    Purr a little, purr a lot
    {fact}
    Purr for all the things I'm not
    It's the finest sound you've got

    # On Your Own Terms
    On your own terms, in your own time
    {you.fact}
    On your own terms, so I made it rhyme
    And you let me sing it, just this time

    # {call}, Your Majesty
    {call}, Your Majesty, here is your throne
    It used to be one of the chairs that I own
    {call}, Your Majesty, tell me your will
    I'm holding the door, and you're thinking it still

    # Purr, {call}, Purr
    Purr, {call}, purr, like a boat coming in
    I feel it come up through my ribs to my chin
    Purr, {call}, purr, and the bad day goes round
    And lies down beside us, asleep at the sound

    # Four Paws
    Four paws in the hallway, a rush in the night
    Around every corner, then silence, then flight
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
    I used to have plans, and you clawed them apart

    # Soft Little {call}
    Soft little {call}, asleep in the sun
    Dreaming of mice, and you've caught every one
    Soft little {call}, the whiskers, the fur
    There's nothing so good as the sound of your purr

    # Curled Up Small
    Curled up small, with your tail round your nose
    Warm as a loaf, and as still as a rose
    Curled up small, in the crook of my arm
    And no one had better set off an alarm`,
  bridge: `
    You chose me, I think, and I never knew why
    There must have been others as good walking by
    But somewhere in there you looked up, and you knew
    And now I am chosen, and chosen by you

    You don't send me flowers, you don't sing along
    You don't say the words, so I say them in song
    But think of the world, there is so much to do
    And here, out of all of it, here, there is you

    If you could just say it, I'd know what to do
    I'd get it all right, every hour, for you
    But you keep your secrets, and I keep my place
    And love is a thing that I read off your face

    One day I may learn how to do what you do
    To rest without guilt, as a thing that is due
    To want nothing more than the thing that is here
    Till then I'll just watch you, and keep very near

    Some nights you sit up and you stare at the wall
    There's nothing I see there, no spider, no scrawl
    You stare till it's settled, you lie down once more
    I sleep very well with a guard by the door

    If you were the tall one and I were the cat
    You'd let me out, let me in, leave it at that
    You'd never once hoist me and sing in my ear
    You put up with that from me, year upon year

    They say that a cat only loves you for food
    That all of the rest of it's weather and mood
    So why, when I come home, and dinner's not near
    Do you run to the door, when it's me that you hear?`,
}
