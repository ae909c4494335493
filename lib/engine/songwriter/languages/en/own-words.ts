import type { OwnWords } from '../own-words.ts'

/** The person's own words stand in the unrhymed lines, as they come. */
export const ownWords: OwnWords = {
  warm: `
    {you.fact}
    (And there isn't|There isn't) another who would
    {you.next}
    And I'd tell the whole street, if I could

    {fact}
    And I still have to laugh when I tell it
    {next}
    If I bottled that up, I could sell it

    {you.fact}
    I have seen it, I swear that it's true
    {you.next}
    And if anyone would, then it's you

    {fact}
    There are people who'd never have seen
    {next}
    But you know, and I know what I mean

    {you.fact}
    And you say that there's nothing much to it
    {you.next}
    And nobody else could do it

    {fact}
    That's the first thing I think of with you
    {next}
    And I'm smiling before I am through

    {you.fact}
    And it's simply a thing that you do
    I have looked for it all over town
    There is nobody does it but you

    {fact}
    You can ask anybody in town
    I would stand on a table to say it
    And I wouldn't be talked into coming down

    {fact}
    It's a small thing, or so people say
    If you asked what I'd save in a fire
    I'd save that, and the rest could blow away`,
  funny: `
    {fact}
    And I wish I were making this up
    {next}
    And I've spat half my tea in the cup

    {fact}
    Now you'd think that was all, but you're wrong
    {next}
    There's a reason this needed a song

    {fact}
    I have witnesses, two of them cried
    {next}
    And I'd like it on record, I tried

    {fact}
    I was calm, I was fine, I was great
    {next}
    And I've not been quite normal to date

    {fact}
    I have written it down, with the date
    I would send it to someone important
    But there's no one important up late

    {fact}
    You can laugh, there's a line of you there
    I'd have laughed at it, too, for a moment
    If I hadn't been stuck in the chair`,
  grief: `
    {fact}
    I can see it so clear, if I try
    {next}
    It's the small things I cannot walk by

    {fact}
    I have kept it, I've not lost a thing
    {next}
    It's the first thing the mornings still bring

    {fact}
    It's not much, if I write it down so
    {next}
    But it's everything, more than they know

    {fact}
    I would give them a year for the sound
    {next}
    And the clock on the wall going round

    {fact}
    I still tell it to people I meet
    And they nod, and they never quite see it
    How it lights up one side of the street

    {fact}
    There are days I hear nothing but that
    I go quiet, and somebody asks me
    And I say I was watching the cat`,
  sorry: `
    {fact}
    I can hear how that sounds as I say it
    {next}
    If there's some kind of fine, I will pay it

    {fact}
    There's no way I can make that sound good
    {next}
    I would take it all back, if I could

    {fact}
    And I'd like to say somebody made me
    {next}
    But my face in the window betrayed me

    {fact}
    And there isn't a but, or a though
    I have looked at it now from all angles
    And it's wrong from the top to the toe

    {fact}
    You went quiet, and I understood
    I've been talking to walls for an evening
    And they told me I'd better be good`,
  lesson: `
    {fact}
    (Say it slow|Say it loud|Clap it once), and you've very near got it
    {next}
    If they ask for it, you can just jot it

    {fact}
    That's the first part, so hold on to that
    {next}
    And the rest you can keep in your hat

    {fact}
    Now you have it, you can't put it down
    {next}
    You can teach it to half of the town

    {fact}
    If you've got that, you've got the whole thing
    Tap it out on the desk with a pencil
    For a fact goes in quicker if you sing`,
  soft: `
    {fact}
    Hush now, it all can wait
    {next}
    The moon's at the garden gate

    {fact}
    All of it's sleeping, too
    {next}
    With nothing left to do

    {fact}
    Soft as the end of day
    Close up your eyes, my small one
    Nothing will go away`,
  cheer: `
    {fact}
    And we'll sing it from here to the gate
    {next}
    Tell the others to hurry, we're late

    {fact}
    You can write that in chalk on the wall
    {next}
    And we're proud of it, proud of it all

    {fact}
    You can write that in chalk on the wall
    There are others with trophies and trumpets
    We have this, and it's better than all`,
  plain: `
    {fact}
    You can keep all the rest, I'll have this
    {next}
    There is nothing at all that I miss

    {fact}
    It is all that I want you to see
    {next}
    And it's plenty, it's plenty for me

    {fact}
    I could look at it all afternoon
    {next}
    It's enough for the rest of the tune

    {fact}
    It goes by like a bus in the lane
    {next}
    If you missed it, I'll sing it again

    {fact}
    It's as simple as that, there's no more
    I would tell you a bigger tale, only
    There's a small one right here at the door

    {fact}
    You can put that in ink on the wall
    There are songs about kings and their horses
    It was this that I wanted, that's all`,
  hook: `
    {fact}
    (Sing it high, sing it low, sing it through|It's a little, it's all of it, too)

    {fact}
    That's the heart of it, that's the start of it`,
}
