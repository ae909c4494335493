import type { Plot } from '../../stanzas.ts'

/** To somebody who was born a short while ago. */
export const newBaby: Plot = {
  person: 'you',
  open: `
    You came about (four|three|five), with your fists by your cheek
    You looked like a boxer who'd fought for a week
    The nurse, who has handed out thousands like you
    Said, well, hello, champ, and her glasses fogged, too

    We drove you home (Friday|Sunday|Monday) at six miles an hour
    We braked for a pigeon, we braked for a flower
    A man with a walker went by on the right
    And the whole line behind us kept dimming its light

    You've got all ten (fingers|toes), we have checked you by night
    We get to eleven, we can't count you right
    Your sock is the size of my thumb, and your yawn
    Sets off in your knees and goes on until dawn

    We'd (pinned up|tried out|sung through) some names, there were seventy-two
    We held them against you, and not one would do
    Then somebody tried {call}, and you turned your head
    As if you'd say, finally, that's what I said`,
  turn: `
    It's three in the morning, it's you and it's me
    There's one other window that's lit, I can see
    I lift up your fist, and we wave with it, slow
    And somebody over there waves back hello

    The neighbor who's never said more than, you're loud
    Came up with a casserole, stiff-backed and proud
    You took hold of one of his fingers and slept
    He stood there an hour by your basket, and wept

    You haven't met snow yet, or peaches, or sand
    You've only just come to the end of your hand
    You turn it, you taste it, and what's that about?
    The ocean can wait till you've figured it out`,
  meaning: `
    Before you were here there were nights, there were days
    We went here and there in our usual ways
    And now there is you, and it's odd to recall
    How anyone managed without you at all

    You don't have to do anything, just be small
    You don't have to please us or know us at all
    You breathe in and out, and we stand there and stare
    As if no one ever had done it with air

    The world is so big, and it's loud, and it's wide
    You've plenty of time, and there's us at your side
    We'll show you the morning, we'll show you the night
    And when it's too much, we will dim down the light

    We thought we would teach you the things that we know
    It's you who are teaching, and teaching us slow
    How little you need when you're held and you're near
    How all of the rest of it can disappear`,
  lift: `
    So quiet, come closer, come closer and see
    A whole brand new person, as small as can be

    You don't know our faces, you don't know our song
    You'll know it by heart before very long

    There's so much to tell you, we'll get to it all
    For now, take a finger, and hold on, that's all

    So here is the window, and there is a tree
    And this is a spoon, and this funny thing's me

    Hush, everyone, hush, take your boots off outside
    There's somebody new, and the door's open wide

    We don't know a thing, there's a book, and it's long
    So till we have read it, we'll sing you a song`,
  chorus: `
    # Hello, Hello, {call}
    Hello, hello, {call}, hello
    {you.fact}
    There's all the time you need to grow
    Hello, hello, {call}, hello

    # You're Here, {call}
    You're here, {call}, at last you're here
    {fact}
    There's never been someone so dear
    You're here, {call}, at last you're here

    # The Day You Came, {call}
    The day you came, {call}, the day you came
    {you.fact}
    And nothing now will be the same
    The day you came, {call}, the day you came

    # Little and New
    Little and new, so little and new
    {you.fact}
    There's room in all the world for you
    Little and new, so little and new

    # Head to Toe, {call}
    Head to toe, {call}, head to toe
    {fact}
    There's nothing finer that I know
    Head to toe, {call}, head to toe

    # We've Been Waiting
    We've been waiting, waiting so long
    {they.fact}
    And now you're here, and here's a song
    We've been waiting, waiting so long

    # It's All for You, {call}
    It's all for you, {call}, all for you
    {me.fact}
    I hardly know what else to do
    It's all for you, {call}, all for you

    # Open Your Eyes, {call}
    Open your eyes, {call}, look around
    It's full of light and full of sound
    Open your eyes, there's no need to run
    The day's all yours, and it's just begun

    # One More Heart
    One more heart in the world today
    {fact}
    And it's a heart that's here to stay
    One more heart in the world today

    # So Much Love
    So much love, and you so small
    We hardly know where to put it all
    So much love, it fills the day
    And you came in and made it that way

    # Welcome, {call}
    Welcome, {call}, here's the world, it's a mess
    It's loud and it's lovely, it's yours, more or less
    Welcome, {call}, there is butter, there's rain
    There are dogs, and the moon, and the sound of a train

    # Look Who's Here
    Look who's here, look who's here, with no bag and no coat
    With a voice like a gull at the back of a boat
    Look who's here, look who's here, see the whole of us stare
    And only last week you were not anywhere

    # Brand New, {call}
    Brand new, {call}, from the heel to the crown
    With ten tiny nails and a cap made of down
    Brand new, {call}, and the sun's coming through
    It's old as the hills, and it's never seen you

    # I'll Show You the Rain
    I'll show you the rain, and I'll hold you up high
    A puddle, a beetle, a bus going by
    I'll show you the rain, on the tip of my thumb
    It's been here all year, and you hadn't yet come

    # Small as You Are
    Small as you are, you have filled the whole bed
    The whole of the house and the whole of my head
    Small as you are, you have moved every wall
    And we who are big are the ones who feel small`,
  bridge: `
    I can't promise sunshine, I can't promise ease
    I can't say that life will do all that you please
    I promise you this, and I promise it strong
    There's love here for you, and it's your whole life long

    One day you'll be big, and you'll go your own way
    You'll hear of this time, and of this very day
    I hope that you'll know, when you're big and you're free
    How glad you once made us by starting to be

    So sleep when you sleep, and be loud when you're loud
    There's nobody here who could be more proud
    Whatever you turn out to love or to do
    The start of it all is, we're happy with you

    How can you be new, when it feels that it's so
    That you are the one that we've waited to know?
    As if all along there was one empty space
    And you were the only one made for the place

    I carry you round like an egg on a spoon
    I go down the stairs as you'd walk on the moon
    You sleep on my shoulder, as calm as can be
    You looked at the world, and you settled on me

    One day you'll slam doors and you'll turn up the sound
    You'll think we're the dullest old people around
    That's fine, and I'll knock, and I'll leave you a plate
    I once held both feet in one hand, I can wait

    The street has gone careful, the mailman walks slow
    He lays down the letters like eggs in a row
    The dog on the corner still barks at each car
    With no sound at all, and he knows who you are`,
}
