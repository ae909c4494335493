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
  meaning: `
    You don't know it's Monday, you don't know the news
    You don't know what I have to win or to lose
    You know that I'm here, and for you that will do
    I'm learning, I'm trying to see it like you

    I've had better days, and I've had some much worse
    I've had the kind no one would put into verse
    And you never asked me which kind it had been
    You just looked delighted to see me come in

    They say you can't read, and they say you can't spell
    You read me all over, and read me quite well
    You know I am sad before I ever do
    And there you are, looking, and I'm looking, too

    I thought I was training you, that's what I planned
    With yes and with no and a wave of the hand
    I've gone through it all since, and it's plain to see
    There's one of us trained here, I think that it's me

    If people could love in the way that you do
    With nothing to prove and with no one to sue
    There'd not be a lock or a lawyer, I've found
    There'd just be a whole lot of rolling around`,
  lift: `
    You know by my face there is something to come
    It isn't a treat, it's a tune, and then some

    I've nothing to throw, and I've nothing to chew
    I've only a song, but it's all about you

    So get up and dance to it, lie down and doze
    I'm singing it straight to the tip of your nose

    I don't need a leash, and I don't need a plan
    I'll just say I love you, as loud as I can

    So who is a good one? You lean to one side
    It's you, it's still you, and it's known far and wide

    So stand well away and hold on to your tea
    Here's love coming in, and it's aimed at my knee

    You don't know the words, but you know what they mean
    You sing with the sirens, you're sharp, and you're keen`,
  chorus: `
    # Who's So Good, {call}
    Who's so good? It's {call}, it's you
    {you.fact}
    Who's so good? You always knew
    Who's so good? It's {call}, it's you

    # You Think I'm Great, {call}
    You think I'm great, {call}, through and through
    {you.fact}
    You think I'm great, and it's not quite true
    But I could get there, thanks to you

    # So Much Heart, {call}
    So much heart, {call}, and no doubt
    {you.fact}
    So much heart that it's spilling out
    It's what the rest of us go without

    # Follow That Nose, {call}
    Follow that nose, {call}, off it goes
    {fact}
    Where it is going, nobody knows
    Follow that nose, {call}, follow that nose

    # I'm Coming, {call}
    I'm coming, {call}, I'm on my way
    {me.fact}
    I'm coming, {call}, I'm here to stay
    Nobody greets me quite that way

    # Tell Them, {call}
    Let the whole world know it, loud and clear
    {they.fact}
    Tell them, {call}, tell them you're here
    Tell them, {call}, for all to hear

    # That's My {call}
    You {you.do}, and I say it loud
    That's my {call}, and I stand there proud
    You {you.do}, and I can't look stern
    I've tried it and tried it, and I never learn

    # No Halfway, {call}
    No halfway, {call}, it's all or none
    You love like the day has just begun
    No halfway, {call}, no maybe, not quite
    You're glad with your whole self, morning and night

    # Good as Gold
    Good as gold and twice as dear
    {fact}
    Good as gold, now come right here
    And let me say it in your ear

    # Sit and Stay
    Sit and stay, or run and play
    {fact}
    I would love you either way
    Sit and stay, just sit and stay

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
    I know that the years don't run equal and fair
    That yours are the quick ones, and mine are to spare
    I'd give you a few, if there was any way
    I'd give you the good ones, I'd give them today

    You never once held any grudge, never yet
    I come, and whatever I did, you forget
    If I could forgive in the way that you do
    I'd be half as good, and that's good enough, too

    The world is so loud, and it wants to be fast
    It's all about later, it's all about past
    But you are just here, with your heart open wide
    And I get to be here, right here, at your side

    So here is my word, and I don't give it light
    I'll be there tomorrow, I'll be there tonight
    You give me your trust, and you don't ask for more
    I'll earn it each time I come back through the door

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
