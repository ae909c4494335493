import type { Plot } from '../../stanzas.ts'

/** Sung to a dog. */
export const dog: Plot = {
  person: 'you',
  open: `
    I spelled it out (softly|slowly|quickly), from W to K
    To somebody else, half a kitchen away
    You came round the corner, the leash in your jaw
    You spell better now than my brother-in-law

    You picked out a stick that's as long as a car
    You carried it (home through the town|out of the woods|over the bridge), and that's far
    You went for the doorway, it stopped with a clunk
    I came with a saw and I took off a chunk

    I (shout|call|yell) for you, {call}, and a dot far away
    Grows ears, and grows legs, and a mouthful of clay
    It's getting no slower, the brakes must be gone
    And I'm on my back in the wet of the lawn`,
  turn: `
    The night I got news, and I sat on the floor
    You brought me the ball, and then went back for more
    The rope, and the shoe, and the duck with one eye
    The whole of your fortune, and didn't ask why

    There's frosting all over one side of your face
    A ribbon, a doily, and no other trace
    You look at me gravely, you look at the door
    As if it was burglars, there might have been four

    I lived here two winters and nodded my head
    Then you came, and stopped at each gate and each shed
    Now I'm on first names from the bridge to the store
    I thought that I walked you, but you knew what for`,
  lift: `
    So who is a good one? You lean to one side
    It's you, it's still you, and it's known far and wide

    So stand well away and hold on to your tea
    Here's love coming in, and it's aimed at my knee

    You don't know the words, but you know what they mean
    You sing with the sirens, you're sharp, and you're keen`,
  chorus: `
    # Run, {call}, Run
    Run, {call}, run, with your ears inside out
    With half of the river still hanging about
    Run, {call}, run, round the pond and ahead
    Then come back and shake it all over the bread

    # Good Dog, {call}
    Good dog, {call}, good as rain, good as bread
    Good when you're sorry, and good when you're fed
    Good dog, {call}, you're a thief and a clown
    And the best of us all in this part of the town

    # Wait for Me
    Wait for me, wait for me, up where it bends
    You read every bush like a letter from friends
    Wait for me, wait for me, there by the tree
    I've only the two legs, and one creaky knee

    # Love Has Four Legs
    Love has four legs and a terrible smell
    It rolled in a fish and it's come in to tell
    Love has four legs, and it can't read a clock
    It's been by the door since I left, with a sock

    # When You {you.do}
    When you {you.do}, when you lean on my shin
    When you snore like a ship with the fog coming in
    When you {you.do}, I'm as rich as a king
    With a hole in my sweater, a leash for a ring`,
  bridge: `
    Each noon comes the mail truck, and you make a din
    You bark, and it leaves, so each noon you win
    You've kept us all safe from that truck since you came
    There's few in the street who could quite say the same

    A year, so they tell me, is seven to you
    So buying the milk takes an hour or two
    I see through the glass how you stare at the door
    I've left the whole basket, I'm out of the store

    You run in your sleep with your feet in the air
    You woof in your cheek, there is something in there
    I hope it's a field, and it's early, with sun
    I hope that I'm with you, and able to run`,
}
