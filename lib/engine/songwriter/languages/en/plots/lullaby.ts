import type { Plot } from '../../stanzas.ts'

/** For a child or a small animal: short lines, soft words. */
export const lullaby: Plot = {
  person: 'you',
  open: `
    The (cups|spoons|plates) are clean, the day is done
    We waved good night to everyone
    The lamp, the bowl, the squeaky stair
    And one red sock from who knows where

    The window's blue, the window's gray
    The (birds|bees|ducks) have put their songs away
    The moon came up to take a peek
    And left its silver on your cheek

    A (little|sleepy|small brown) snail beneath the tree
    Goes home as softly as can be
    It has its house upon its back
    It leaves a shiny little track

    (You made a yawn|A yawn came up), you let it fly
    I caught it as it drifted by
    I gave it to the kitchen clock
    It yawned a tick, it yawned a tock

    We read (again|the page|the book) about the goat
    Who ate the buttons off a coat
    And then he yawns and shuts his eyes
    I think that goat is very wise`,
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
    And stays all night, and that is that`,
  lift: `
    So let the day go, let it be
    It's going out now, like the sea

    Now one eye shuts, the other peeps
    And now the other also sleeps

    I'll hum it low, I'll hum it long
    It's hardly anything, this song`,
  chorus: `
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
    The moon goes round, goes round the barn
    And winds it like a ball of yarn`,
  bridge: `
    And in the morning there'll be bread
    And birds along the garden shed
    And I'll come in, and you will be
    The first good thing I get to see

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
    The very smallest kind of snore`,
}
