import type { Plot } from '../../stanzas.ts'

/** Sung to a dog. */
export const dog: Plot = {
  person: 'you',
  open: `
    I (reach for|look at|pick up) the leash, and you're there on the spot
    You spin, and you bark, and you give all you've got
    I say the word, walk, and your tail starts to beat
    On the wall, and the door, and the tips of my feet

    You've picked out a stick, it's as (long|wide|big) as can be
    You carry it proudly for people to see
    It won't go through gateways, it bumps on the wall
    And you're the most fortunate dog of them all

    My (key's|hand's|foot's) at the door, and I hear you inside
    You whine, and you dance, and your joy is so wide
    I only was gone for an hour, maybe two
    And no one's been welcomed as I am by you

    It's (early|raining|foggy), but you don't care, out we go
    You've noses to meet, and there's news you must know
    You read every tree trunk, you read every stone
    And I wouldn't want to be out here alone

    I (shout|call|yell) for you, {call}, and a dot far away
    Grows ears, and grows legs, in the green and the gray
    It's getting no slower, with eyes full of shine
    And all of that joy is for me, and it's mine`,
  turn: `
    The night I was crying, and sat on the floor
    You brought me the ball, and you went back for more
    The rope, and the toy that is chewed at the end
    You brought all you had to look after a friend

    There's something chewed up, and you look at the door
    You look at the ceiling, you look at the floor
    Your ears are laid flat, and your eyes say, not me
    I want to be angry, but how could I be?

    I lived on this street, and I knew hardly one
    Then you came along, and you'd stop, and you'd run
    And now I know everyone down to the store
    I thought that I walked you, but you knew what for

    You've dug in the garden, there's mud on your nose
    There's paw prints on everything, rugs and my clothes
    I say I'll be strict now, I say it each day
    And then you just look at me, tilting that way

    You lean on my leg when the thunder comes near
    You bark at the mailman and never show fear
    But now I reach down, and you push in your head
    And stay till it's over, right there by the bed`,
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

    So stand well away, let it come, let it be
    Here's love coming in, and it's aimed at my knee

    You don't know the words, but you know what they mean
    You've got the best ears that a song's ever seen`,
  chorus: `
    # Who's So Good
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
    Run, {call}, run, with the wind in your fur
    So fast that your legs are no more than a blur
    Run, {call}, run, round the field and ahead
    Then home for your dinner, and home for your bed

    # Good Dog, {call}
    Good dog, {call}, good as rain, good as bread
    Good when you're sorry, and good when you're fed
    Good dog, {call}, you're a thief and a clown
    And the best of us all in this part of the town

    # Wait for Me
    Wait for me, wait for me, up where it bends
    You read every bush like a letter from friends
    Wait for me, wait for me, there by the tree
    I've only the two legs, you're quicker than me

    # Love Has Four Legs
    Love has four legs and a nose that is wet
    The warmest and truest that anyone met
    Love has four legs, and it can't read a clock
    It's been by the door since I left, with a sock

    # When You {you.do}
    When you {you.do}, when you lean on my shin
    When you snore like a ship with the fog coming in
    When you {you.do}, I'm as rich as a king
    With a hole in my sweater, a leash for a ring

    # Home I Come, {call}
    Home I come, {call}, I am home at last
    There goes the tail, and it's going so fast
    Home I come, {call}, and I hear you, I do
    The best of the day is to come home to you

    # Wag and Wag
    Wag and wag till the whole of you sways
    Wag for the mornings, and wag for the days
    Wag and wag, and the tail says it all
    There's nothing so good as a dog in the hall`,
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

    You run in your sleep with your feet in the air
    You woof in your cheek, there is something in there
    I hope it's a field, and it's early, with sun
    I hope that I'm with you, and able to run

    A year, so they tell me, is seven to you
    So buying the milk takes an hour or two
    I know how you sit there and stare at the door
    I hurry, I'm coming, I'm out of the store`,
}
