import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    The (cups|spoons|plates) are clean, the day is done
    We waved good night to everyone
    The lamp, the bear, the squeaky stair
    And now it's quiet everywhere

    The window's blue, the window's gray
    The (birds|bees|ducks) have put their songs away
    The moon came up to take a peek
    And left its silver on your cheek

    A (little|sleepy|small brown) snail beneath the tree
    Goes home as softly as can be
    It has its house upon its back
    It leaves a shiny little track

    (You made a yawn|A yawn came up), you let it fly
    And now one more comes drifting by
    Your head is heavy, let it be
    It has a place right next to me

    The (stars|clouds|lights) are out, so far, so small
    I couldn't ever count them all
    They look in through the window here
    To see you're warm and safe and near

    The day was (big|long|full), the day was bright
    And now it folds up for the night
    The curtain's drawn, the lamp is low
    And there is nowhere left to go`,
  turn: `
    The rain has come to tap the glass
    It's come to see about the grass
    It isn't cross, it isn't loud
    It's just a slow and happy cloud

    I pull the blanket, soft and slow
    From all the way down there below
    And tuck it underneath your chin
    And that's where sleep is coming in

    The duck has tucked her head away
    The horse is breathing in the hay
    The bees are home, the hive is shut
    A squirrel dreams about a nut

    I leave the door a little wide
    The hall light puts one foot inside
    It lies there like a yellow mat
    And stays all night, and that is that

    The house is still, the street is, too
    The wind has nothing more to do
    The night comes in on quiet feet
    And lays its hand upon the sheet`,
  meaning: `
    The day has done what days can do
    It's gone away, and left me you
    There's nothing left that must be won
    There's nothing left that must be done

    Your eyes are heavy, let them be
    There's nothing now you have to see
    It all will keep, it all will stay
    And be right here when it is day

    The night is big, the night is wide
    And you are on the softest side
    It goes around you like a sea
    And you are safe as safe can be

    I don't know where it is you go
    When sleep comes in and takes you, slow
    But you'll come back when it is light
    And I'll be here all through the night`,
  lift: `
    So breathe in slow, and breathe out slow
    And feel the day begin to go

    And if you hear me, that's all right
    And if you don't, then it's good night

    I'll sing it soft, I'll sing it small
    Until you hear no song at all

    So let the day go, let it be
    It's going out now, like the sea

    Now one eye shuts, the other peeps
    And now the other also sleeps

    I'll hum it low, I'll hum it long
    It's hardly anything, this song`,
  chorus: `
    # Hush Now, {call}
    Hush now, {call}, hush and rest
    {you.fact}
    Of all the world I like you best
    Hush now, {call}, hush and rest

    # The Night Is Here, {call}
    The night is here, {call}, safe and near
    {fact}
    And there is nothing you need fear
    The night is here, {call}, safe and near

    # Right by You, {call}
    I'm right by you, {call}, right by you
    {you.fact}
    And you are loved the whole night through
    I'm right by you, {call}, right by you

    # Little by Little
    Little by little, the day lets go
    Little by little, and soft, and low
    Little by little, it's time to sleep
    And little by little, your breath goes deep

    # All That You Need
    All that you need is here tonight
    {fact}
    A song, a quilt, a bit of light
    All that you need is here tonight

    # Rest Now, {call}
    Rest now, {call}, the day was long
    {they.fact}
    I'll put it softly in a song
    Rest now, {call}, the day was long

    # One More Song, {call}
    One more song, {call}, only one
    {me.fact}
    And then the day is truly done
    One more song, {call}, only one

    # Dream of {x.the}, {call}
    Dream of {x.the}, {call}, dream it small
    And dream there's nothing else at all
    Dream of {x.the}, {call}, dream it slow
    And I'll be here when dreams let go

    # Under the Moon
    Under the moon, the world is slow
    {fact}
    There's nothing more you have to know
    Under the moon, the world is slow

    # Dear to Me, {call}
    You're dear to me, {call}, dear to me
    {you.fact}
    As dear as anything can be
    You're dear to me, {call}, dear to me

    # Sleep Comes By, {call}
    Sleep comes by, {call}, soft and slow
    It has the nicest place to go
    Sleep comes by, {call}, in the night
    And turns the world down like a light

    # Softly Drift, {call}
    Softly drift, {call}, I have you here
    There's nothing but the night to hear
    Softly drift, {call}, softly drift
    And feel your breathing sink and lift

    # Sleep, {call}, Sleep
    Sleep, {call}, sleep, the hills lie down
    The moon is in her dressing gown
    Sleep, {call}, sleep, the boats are in
    The farthest star's a silver pin

    # Slow, Slow, Slow
    Slow, slow, slow, the clouds go by
    Slow, slow, slow, across the sky
    Slow, slow, slow, your breath comes deep
    Slow, slow, slow, and there is sleep

    # Good Night, {call}
    Good night, {call}, I love your nose
    I love the way your breathing goes
    Good night, {call}, I love your ear
    Tomorrow it will still be here

    # Even {x.the}
    Even {x.the}, {call}, will rest
    Even {x.the} will find a nest
    Even {x.the}, and even I
    And even all the big wide sky

    # The Moon Goes Round
    The moon goes round, goes round, goes round
    And doesn't make a single sound
    The moon goes round the sleeping town
    And lays its silver blanket down`,
  bridge: `
    You may not know, when it is day
    A single word of what I say
    But something in you still will know
    That someone loved you, soft and low

    If you should wake, if you should call
    It's just the night, and that is all
    It came to hold you, not to scare
    And love is in it everywhere

    The stars are many, you are one
    I looked at each, and I am done
    There's not a star in all the sky
    That I would sooner sit close by

    Tomorrow's somewhere on its way
    It's bringing you a whole new day
    It walks on tiptoe, it won't run
    You have the night till it's begun

    And if you dream, then dream a boat
    A walnut boat, and let it float
    A paper flag, a paper sail
    A friendly, slow, and smiling whale

    You will be big, you will be tall
    You won't fit in my arms at all
    Tonight you fit, with room to spare
    Between my elbow and the chair

    I tiptoe off, I tiptoe back
    I look in through the yellow crack
    I only want to hear once more
    The very smallest kind of snore

    And in the morning there'll be bread
    And birds to sing around your bed
    And I'll come in, and you will be
    The first good thing I get to see`,
}
