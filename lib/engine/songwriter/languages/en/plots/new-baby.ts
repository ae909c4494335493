import type { Plot } from '../../stanzas.ts'

/** To somebody who was born a short while ago. */
export const newBaby: Plot = {
  person: 'you',
  open: `
    Ten (fingers|small toes|small nails), and we've counted them, one after one
    And started again when the counting was done
    Your hand closes tight on my finger, like so
    And I would be glad if you never let go

    You came to us (sleepy|wrinkled|tiny) and wrapped up so tight
    With eyes not yet ready to open to light
    You yawned, and you stretched, and you let out a sound
    And nobody breathed, for the whole room around

    The (blanket|cradle|small bed) is made ready, the curtains are drawn
    We'd waited so long, and the waiting is gone
    There's someone to lay there, as warm as can be
    And breathing as soft as the sound of the sea

    We (whispered|tried out|spoke) your name softly to hear how it sounds
    And now it's the best of the words going round
    We say it at breakfast, we say it at night
    We look at your face, and the name is just right

    The (house|room|street) has gone quiet, we walk on our toes
    We look at your ears, and we look at your nose
    We ask who you look like, and nobody knows
    You look like yourself, as a bud does, a rose`,
  turn: `
    It's three in the morning, there's milk, there's a light
    We walk up and down through the middle of night
    We're tired, and you're warm, and your head's on my arm
    And nothing out there in the dark can do harm

    You haven't met snow yet, or peaches, or sand
    You've only just come to the end of your hand
    You turn it, you taste it, and what's that about?
    The ocean can wait till you've figured it out

    You smile in your sleep, and we all come and stare
    We'd give quite a lot to know what you see there
    A color, a voice, or the warmth of a hand
    A dream we're too big for to quite understand

    There's washing on lines now, a row of small things
    With sleeves just as wide as a butterfly's wings
    The bottles are drying, the evening has come
    And somebody's learning to sleep to a hum

    The visitors come with their flowers, and tell
    How tiny you are, and they all wish you well
    They hold you, and sway, and they quiet right down
    There's nothing so peaceful in all of the town`,
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

    There's so much to tell you, we'll get to it yet
    For now, take a finger, as tight as you get

    So here is the window, and there is a tree
    And this is a spoon, and this funny thing's me

    Hush, everyone, hush, take your shoes off outside
    There's somebody new, and the door's open wide`,
  chorus: `
    # Hello, Hello, {call}
    Hello, hello, {call}, hello
    {you.fact}
    There's all the time you need to grow
    Hello, hello, {call}, hello

    # You're Here, {call}
    You're here, {call}, at last you're here
    {fact}
    We count every finger, we kiss every ear
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
    The socks, and the stars, and the morning, too
    It's all for you, {call}, all for you

    # Open Your Eyes, {call}
    Open your eyes, {call}, look around
    It's full of light and full of sound
    Open your eyes, there's no need to run
    The day's all yours, and it's just begun

    # One More Heart
    One more heart in the world today
    {fact}
    The size of a plum, and it's here to stay
    One more heart in the world today

    # So Much Love
    So much love, and you so small
    We hardly know where to put it all
    So much love, it fills the day
    And you came in and made it that way

    # Welcome, {call}
    Welcome, {call}, here's the world, come and see
    It's loud and it's lovely, it's you and it's me
    Welcome, {call}, there is sunshine and rain
    There are dogs, and the moon, and the sound of a train

    # Brand New, {call}
    Brand new, {call}, from the heel to the crown
    With ten tiny nails and a cap made of down
    Brand new, {call}, and the sun's coming through
    It's old as the hills, and it's never seen you

    # I'll Show You the Rain
    I'll show you the rain, and I'll hold you up high
    A puddle, a flower, a bird going by
    I'll show you the rain on the tip of my thumb
    It all has been waiting for someone to come

    # Small as You Are
    Small as you are, you have filled the whole bed
    The whole of the house and the whole of my head
    Small as you are, you have moved every wall
    And we who are big are the ones who feel small

    # Ten Little Fingers, {call}
    Ten little fingers, {call}, ten little toes
    Two sleepy eyes and a button nose
    Ten little fingers, {call}, one holding mine
    And all of a sudden the world is just fine`,
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
    You looked at the world, and you settled on me`,
}
