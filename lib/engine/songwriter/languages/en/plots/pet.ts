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
  meaning: `
    You never read books on how people should live
    You don't keep account of the things that you give
    You don't care for money, you don't care for fame
    And somehow you're better at life, all the same

    I thought I'd look after you, that was the plan
    I'd do it as kindly as anyone can
    And then it turned round, and I cannot say how
    It's you who has looked after me until now

    I tell you my troubles, I tell you the lot
    You don't say, cheer up, and you don't say, so what?
    You haven't a cure for me, haven't a plan
    You're there, and you help me like nobody can

    We don't see the world in the same way, I know
    What's loud or what's little, what's fast or what's slow
    There's so much about you I never will get
    And yet it's the best understanding I've met

    I talk to you daily, I ask what you think
    I know how it looks, and I've seen people wink
    They're welcome to look, and they're welcome to stare
    I'd talk to you more, if you had time to spare`,
  lift: `
    You don't need a song, and you don't need a rhyme
    But I've got the voice for it, you've got the time

    You won't get the words, and that's perfectly fine
    The feeling is yours, and the wording is mine

    So hear me right out, or just get up and go
    I'll sing all the same, it's for you, and you know

    There's no one to hear us, so here goes, I swear
    I'd sing it to you if the whole world was there

    You can't say a word, and there's nothing unclear
    You look at me once, and I know why I'm here

    So here is some water, and here is some shade
    And here is a song, it's the best that I've made

    They start with, it's only, and that's where I quit
    There's no only in you, not one little bit`,
  chorus: `
    # I Belong to {call}
    They all say that you belong to me
    {you.fact}
    I belong to {call}, plain to see
    I belong to {call}, and I'm glad to be

    # Top to Bottom, {call}
    Top to bottom, {call}, inside out
    {you.fact}
    Not one bit I would do without
    Top to bottom, {call}, not a doubt

    # A Love Song to {call}
    Here's a love song, take it slow
    {fact}
    It's a love song to {call}, and so
    I don't care who gets to know

    # Wild or Tame, {call}
    Wild or tame, {call}, stay the same
    {fact}
    Wild or tame, {call}, wild or tame
    I go soft when I say your name

    # It's Only Me, {call}
    It's only me, {call}, only me
    {me.fact}
    There's no one else I'd rather see
    It's only you, and it's only me

    # Here You Stay, {call}
    They can say what they want to say
    {they.fact}
    Here you are, {call}, here you stay
    I would choose you any day

    # {call}, You {you.do}
    {call}, you {you.do}, and so
    I tell it wherever I go
    {call}, you {you.do}, and I
    Have given up wondering why

    # {call} Knows
    Who knows me best when the day is done?
    {call} knows, {call} knows
    Who keeps my secrets, every one?
    {call} knows, and it never shows

    # Feather, Fin or Fur
    Feather, fin or fur or shell
    {fact}
    I love you more than I can tell
    Feather, fin or fur or shell

    # The Bright Side of My Day
    You're the bright side of my day
    {you.fact}
    Whatever else may come my way
    You're the bright side of my day

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
    I don't know how long we'll be going along
    It's never enough, so I put it in song
    And while you are here, and while I am here, too
    The best of my time is the time spent with you

    And what do you think of, when you think of me?
    A hand, or a voice, or a thing that you see?
    Whatever I am there, I hope it is good
    I'd make it much better, if only I could

    I used to watch people go soft, and I'd say
    Well, that's not for me, I'm not made in that way
    And now you should hear me, the voice that I do
    I went soft completely, and who did it? You

    You ask me for little, and little enough
    You've no use for speeches and no use for stuff
    So here is my promise, and then I am through
    As long as there's me, there'll be someone for you

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
