import type { Stanzas } from '../../stanzas.ts'

export const soft: Stanzas = `
  The day has done what it can do
  {you.fact}
  It leaves the quiet here for you
  {you.next}

  (I loved|I've loved) you from the very start
  {you.fact}
  You live right here, inside my heart
  {you.next}

  How can one heart hold so much you?
  {you.fact}
  It holds it all, and then some, too
  {you.next}

  Let go the day, it's gone, it's done
  {you.fact}
  You are my own, my dearest one
  {you.next}

  There's nobody I'd rather hold
  {you.fact}
  I'll love you till the stars are old
  {you.next}

  There's nothing in the night to fear
  {me.fact}
  And morning's never far from here
  {me.next}

  My arms are tired, my heart is not
  {me.fact}
  You're all the treasure that I've got
  {me.next}

  One day you'll hold somebody, too
  {me.fact}
  And feel the way I feel for you
  {me.next}

  However long the night may be
  {me.fact}
  You have a place to rest, and me
  {me.next}

  The world is turning, round and slow
  {they.fact}
  And you can let the whole day go
  {they.next}

  You're in the middle of such love
  {they.fact}
  It's under you, and up above
  {they.next}

  The night has room for all of us
  {they.fact}
  It comes so soft, without a fuss
  {they.next}

  There's much to see, but not right now
  {they.fact}
  It all can wait for you, somehow
  {they.next}

  What's in a dream, when dreams are sweet?
  {thing.fact}
  They come to you on little feet
  {thing.next}

  What shall we leave until the day?
  {thing.fact}
  It's all been gently put away
  {thing.next}

  What makes a world, when you are small?
  {thing.fact}
  And someone there to love it all
  {thing.next}

  Good night to all that's near and far
  {thing.fact}
  Good night to you, just as you are
  {thing.next}

  Let's leave the day outside the door
  {fact}
  There's nothing that we're waiting for
  {next}

  The quiet's coming, soft as this
  {fact}
  It brings along a good-night kiss
  {next}

  Now close your eyes, there's love around
  {fact}
  It doesn't make a single sound
  {next}

  Breathe in the calm, breathe out the day
  {fact}
  And all the rest can drift away
  {next}

  A lullaby is made of care
  {fact}
  It wraps around you like warm air
  {next}

  {you.fact}
  You fit so well into my arm
  {you.next}
  And here there's nothing comes to harm

  {you.fact}
  And every bit of you is dear
  {you.next}
  The whole wide world is safe in here

  {you.fact}
  You are the best of all my days
  {you.next}
  I love you in a hundred ways

  {you.fact}
  And you'll be loved, whatever comes
  {you.next}
  From your ten toes up to your thumbs

  {you.fact}
  My heart was small, and then it grew
  {you.next}
  It had to make a place for you

  {you.fact}
  And oh, how big the day has been
  {you.next}
  So let the quiet now come in

  {me.fact}
  And all of it is love for you
  {me.next}
  It lasts the night, and all day, too

  {me.fact}
  There isn't any better place
  {me.next}
  Than here, beside your sleepy face

  {me.fact}
  And you are worth it, every bit
  {me.next}
  My arms are where you're meant to fit

  {me.fact}
  And I'll be yours when you are grown
  {me.next}
  You'll never have to be alone

  {they.fact}
  And all is well, and all is right
  {they.next}
  The dark is only sleepy light

  {they.fact}
  The world will still be there at dawn
  {they.next}
  There's time enough to stretch and yawn

  {they.fact}
  Around you is a ring of care
  {they.next}
  So let it hold you, sleeping there

  {thing.fact}
  It too can lay a sleepy head
  {thing.next}
  There's room for all of it in bed

  {thing.fact}
  It all goes soft when eyelids close
  {thing.next}
  And where it goes to, no one knows

  {thing.fact}
  It will be there when it is light
  {thing.next}
  And we can leave it for the night

  {fact}
  And love is here, and love will keep
  {next}
  It doesn't stop when you're asleep

  {fact}
  And you are loved from top to toe
  {next}
  The night is long and kind and slow

  {fact}
  And it's a lovely place to be
  {next}
  Right here, with only you and me

  {fact}
  And now the two of us can rest
  {next}
  Of all the hours, I like this best

  {fact}
  How soft the world is, going dim
  {next}
  And filled with quiet to the brim

  The night is only day asleep
  {fact}
  It pulls the covers up and listens
  There's not a sound, there's not a peep

  The best of day is at the end
  {fact}
  When all the busy parts are over
  And quiet sits down like a friend

  Let every worry come undone
  {fact}
  I'll hold on to them till the morning
  And you don't have to hold a one

  I want to hold this hour still
  {fact}
  You won't be always quite so little
  But mine? Yes, that you always will

  So soft, so soft the evening falls
  {fact}
  And you and I are warm and quiet
  With all our love between the walls

  Who is the one that I love best?
  {you.fact}
  Who has my heart, and all that's in it
  And now should have a little rest?

  You came, and everything was new
  {you.fact}
  I can't think what I did with evenings
  Before my arms were holding you

  I look at you, I look some more
  {you.fact}
  I'd thought I knew what love was, darling
  I didn't know a thing before

  You're safe, my love, you're warm, you're mine
  {you.fact}
  The dark is just a cozy blanket
  And sleep will come, and all is fine

  There's love in every yawn I yawn
  {me.fact}
  I'd rock you through the longest midnight
  And still be rocking you at dawn

  I'll be the hush, I'll be the calm
  {me.fact}
  And you can put your whole day's worry
  Here in the middle of my palm

  I'll keep the watch, you have the dream
  {me.fact}
  You drift along, and I stay near you
  As banks stay near a little stream

  It's you and I, and that's enough
  {me.fact}
  There's no one I would rather be with
  On nights that are a little rough

  The world is big, but you're held tight
  {they.fact}
  It does its turning very gently
  So nobody wakes up at night

  There's nothing left for you to mind
  {they.fact}
  The day has folded up its corners
  And left the softest part behind

  Not far away, the dreams begin
  {they.fact}
  They like it when you're calm and cozy
  You only have to let them in

  How kind the dark is, and how wide
  {they.fact}
  It has a bed for all that's sleepy
  And there's a place for you inside

  Come, let us count what we can keep
  {thing.fact}
  And you, the best of all my treasures
  All warm and on the edge of sleep

  What will you dream of, little head?
  {thing.fact}
  Or nothing, just the dark and softness
  And love, around you in the bed

  It's all gone quiet, near and far
  {thing.fact}
  It doesn't need a thing till morning
  And we are fine right where we are

  The world is full, the night is deep
  {thing.fact}
  It's waiting there for you tomorrow
  It isn't going while you sleep

  {fact}
  And there is nothing else to do
  But let your breath come in and out now
  And let the sleep come after you

  {fact}
  And now it's time you went to bed
  There's nothing that you have to think of
  There's only quiet in your head

  {fact}
  That's quite enough for one whole day
  Tomorrow has a new one ready
  And lots of time to laugh and play

  {fact}
  The moon will have it in her care
  She doesn't sleep, she has the night shift
  So you can dream, and leave it there

  {you.fact}
  And I am never loving less
  Not when you laugh, not when you're weeping
  Not when we're up all night, I guess

  {you.fact}
  And I would know you in the dark
  By just the weight of you against me
  By every breath, by one small spark

  {you.fact}
  And you don't need to be a thing
  But you, and here, and soft, and sleepy
  The sweetest gift that days can bring

  {you.fact}
  And I'll be near you all the while
  So let your eyes get slow and heavy
  I'm waiting for your morning smile

  {you.fact}
  There's so much growing left to do
  It happens in the night, by resting
  A little more, and more, of you

  {me.fact}
  And that is how it feels to care
  It's big, it's soft, it's never ending
  And when you wake, it will be there

  {me.fact}
  I'd do it all a hundred times
  Through all the yawns and all the singing
  And all the same old sleepy rhymes

  {me.fact}
  And I am here, and here I'll stay
  You don't have to hold on so tightly
  I am not going far away

  {they.fact}
  And you are part of it, so deep
  The world has you, and you the world now
  And both of you can fall asleep

  {they.fact}
  And that can be, and we can be
  So still, so slow, just like the moonlight
  The way it lies down on the sea

  {they.fact}
  And all of it is fine for now
  The night looks after all that needs it
  You only need to smooth your brow

  {thing.fact}
  And dreams are made of just such stuff
  You'll find it there, all soft and floating
  And you, and that will be enough

  {thing.fact}
  Let's tuck it in, and say good night
  And you're the next one to be tucked in
  And then the stars can do the light

  {thing.fact}
  And hush, it's drifting out of view
  Like little boats upon the water
  With one for me and one for you
`
