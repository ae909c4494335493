import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size, from hamster to elephant. */
export const pet: Plot = {
  person: 'you',
  open: `
    The form (at the bank|from the town|in the mail) had a line for my kin
    I thought it all over and I put you in
    It asked for your work, and I wrote, looks my way
    When I come in tired at the end of the day

    It's (six|five), and you've heard me, I've moved just one toe
    You tell the whole county that service is slow
    I come with your breakfast, one eye still in bed
    You look for the waiter you'd hoped for instead

    I say your name, {call}, and you (stop|turn|wait) where you are
    Your eyes come around like a slow little star
    There's noise on the road, there are trucks by the ton
    And out of it all you have picked out the one`,
  turn: `
    The night you were sick I sat down on a crate
    I told you three films, and it got to be late
    I did all the chases, I did every death
    And counted, between them, the sound of your breath

    For days you kept back and you watched from the side
    I sat with my hand out, not moving, and tried
    To pass for a bench with the traffic report
    Then one day your breath touched my hand, warm and short

    My uncle came over and asked, what's it for?
    Does it work, does it race, does it guard the front door?
    You looked at him kindly, he looked, and forgot
    He's been here since lunch now, he's asked for a cot`,
  lift: `
    You can't say a word, and there's nothing unclear
    You look at me once, and I know why I'm here

    So here is some water, and here is some shade
    And here is a song, it's the best that I've made

    They start with, it's only, and that's where I quit
    There's no only in you, not one little bit`,
  chorus: `
    # {call}, My Friend
    {call}, my friend, you don't ask what I earn
    You don't mind my singing, you don't take a turn
    {call}, my friend, we can sit for an hour
    You're good at just sitting, it's some kind of power

    # Look Who's Awake
    Look who's awake, with one eye and one ear
    Look who's had breakfast and swears it's not here
    Look who's awake, there is dew on the gate
    The rest of the world can just line up and wait

    # Stay by Me, {call}
    Stay by me, {call}, while the storm shakes the trees
    I'm not a bit frightened, just weak in the knees
    Stay by me, {call}, I can lean, I can stay
    I'll tell them I came here so you'd be okay

    # I Love How You {you.do}
    I love how you {you.do}, I'd pay for a seat
    I've seen it each day, and it's still such a treat
    I love how you {you.do}, they'd sell out the tent
    And I've got the front row, it comes with the rent`,
  bridge: `
    I wonder at times what you make of my face
    A cloud that brings water, a part of the place?
    I don't have to know it, it's all right with me
    If I'm just a good bit of weather you see

    If you were to speak, for one minute, in words
    I'd turn off the kettle, I'd hush all the birds
    I'd wait for the truth of the earth and the sea
    You'd say, is there more? and you'd look round at me

    I went away once, and I left them a sheet
    Your hours, your moods, and the things you won't eat
    It came to nine pages, a book, at that length
    I'd packed one myself, and I read it for strength`,
}
