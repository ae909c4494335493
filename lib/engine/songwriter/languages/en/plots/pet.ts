import type { Plot } from '../../stanzas.ts'

/** Sung to an animal of any size, from hamster to elephant. */
export const pet: Plot = {
  person: 'you',
  open: `
    I say your name, {call}, and you (stop|turn|wait) where you are
    Your eyes come around like a slow little star
    There's so many noises, there's so much to hear
    And out of it all you know which one is near

    It's (early|morning|sunup), and you are already awake
    You follow with bright eyes each move that I make
    You know that it's breakfast, you know it's for you
    And so starts the day, and it starts for us two

    I come from the (rain|cold|world) with my bag and my day
    I open the door, and it all falls away
    There's somebody home who is waiting for me
    And nobody's nicer for tired eyes to see

    You've got your own (corner|blanket|cushion), you've got your own ways
    I know them by heart, and I've watched them for days
    The way that you stretch, and the way that you eat
    Whatever you do, it's a show and a treat

    I sat in the (evening|twilight|lamplight), not much in my head
    The house had gone quiet, and nothing was said
    And you were beside me, just being, no more
    And I understood then what quiet is for`,
  turn: `
    The night you were sick I sat up till the day
    I told you, hang on, in my own foolish way
    I counted your breaths, and I held you so light
    And never was morning so welcome a sight

    At first you were shy, and you kept to the side
    I sat with my hand out, not moving, and tried
    To look like a friend who would never hurt you
    One day you came closer, and then we both knew

    My phone's full of pictures, there's you by the score
    You're doing so little, I take a few more
    You're eating, you're sleeping, you're doing your thing
    And I show them round like a diamond ring

    I tell you the worries that nobody hears
    And all of them go in your two little ears
    You look at me once with that look that you do
    And half of them go when I've said them to you

    When I was so low that I sat on the floor
    You came, and you stayed there, and asked nothing more
    I don't think you knew it, or maybe you did
    You found me right out in the place where I hid`,
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

    # Here You Are, {call}
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
    As still as the bees when they sit on a flower

    # Look Who's Awake
    Look who's awake, with one eye and one ear
    Look who has noticed that breakfast is near
    Look who's awake, with the sun on the floor
    And look who is glad that there's one morning more

    # Stay by Me, {call}
    Stay by me, {call}, when the night's at the door
    I'll keep you from thunder and rain, and from more
    Stay by me, {call}, and I'll stay by you
    There isn't a thing that I'd rather do

    # I Love How You {you.do}
    I love how you {you.do}, it's my favorite sight
    I've seen it each morning, I've seen it each night
    I love how you {you.do}, and it never gets old
    It's dearer to me than a house full of gold

    # Sweet {call}
    Sweet {call}, sweet {call}, come and stay
    You're the very best part of the day
    Sweet {call}, sweet {call}, here with me
    There's nowhere on earth I would sooner be

    # Best Friend I Know
    Best friend I know, best friend I know
    You never once asked me to put on a show
    Best friend I know, and you don't say a word
    It's still the best talking that I ever heard

    # Little Heart
    Little heart, little heart, under my hand
    Whatever you feel, I can understand
    Little heart, little heart, steady and warm
    You're safe here with me from the cold and the storm`,
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
    You'd say, is there more? and you'd look round at me`,
}
