import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    I set (two|three|five) alarms and I went to bed proud
    I'd set every one of them nasty and loud
    I woke up at ten from the best sleep in years
    They all rang at supper and hurt both my ears

    For (nine|ten|twelve) days of sunshine I lugged it about
    A big black umbrella, at the height of the drought
    This morning I left it, I said, well, that's that
    I've a duck in each pocket, a pond in my hat

    I'm (ninth|fifth|tenth) in the line, and they've put on a flute
    I've vacuumed the stairs and I've pressed my one suit
    A voice said, good morning, I was so overcome
    That I hit the red button with most of my thumb

    I'm (famous|well known|respected) for {doing}, just ask anyone
    The man at the newsstand keeps count, just for fun
    He chalks every morning in bundles of ticks
    He's covered the wall, and he's ordered more bricks`,
  turn: `
    I wrote a complaint, it had photos and charts
    It had a beginning and several more parts
    They wrote me right back, they were sorry, and then
    They sent me a coupon to do it again

    I told it at lunch with the voices and all
    I stood on a chair and I acted the fall
    They cried, they were banging their forks on the wood
    And I thought, for a bad day, that one's pretty good

    The book says to breathe, and to count up to ten
    To picture a lake, and to breathe out again
    I got to the lake, it was peaceful and wide
    And {x.the} looked back from the opposite side

    The horoscope promised me romance and gold
    It didn't say {doing}, I should have been told
    There's more in the fine print for those of my sign
    See also tomorrow, from seven to nine`,
  meaning: `
    I know there are people with worse things to bear
    I think of them often, I'm sorry, I care
    But just for a verse, for a minute or so
    I'd like to be petty, and then let it go

    I tried to ignore it, I gave it my best
    I told it, you're nothing, I laid it to rest
    It lay there a minute, it waited for night
    And then it sat up, and it turned on the light

    I've told everybody who'd give me an ear
    And some who would not, but were standing right here
    They all said, forget it, and I said, I will
    And that was a while ago, I'm at it still

    A person can take it, a person can bend
    A person can wait for a thing to just end
    But even a person who's made out of steel
    Would like to sit down and say just how they feel

    I'm not saying that it's the end of the line
    I've lived through it this far, I'm perfectly fine
    I'm just saying, if there were someone to tell
    I'd tell it at length, and I'd tell it quite well`,
  lift: `
    I counted to ten, and I counted to more
    I've run out of numbers, so here's what's in store

    Now breathe in, now breathe out, be calm, that's the plan
    I've tried it, I've breathed now as well as I can

    They say that you feel a lot better in song
    I'll let you all know, if it doesn't take long

    It's only a small thing, and so is a pea
    And ask any princess how small it can be

    So if you hear howling from up the next block
    It's only a grown-up, attacking a rock

    I'm not one to grumble, I've said so before
    I said it on Tuesday, and kicked the shed door

    Now breathe with me, everyone, slowly, that's right
    I'm calm, I'm a cloud, I'm a swan, I might bite`,
  chorus: `
    # A Word with You, {call}
    A word with you, {call}, if I may
    {you.fact}
    A word with you, {call}, right away
    Or maybe more than one, let's say

    # I Ask You, {call}
    I ask you, {call}, is it fair?
    {fact}
    I ask you, {call}, I ask the air
    I ask the ceiling and the chair

    # I Like You Fine, {call}
    I like you fine, {call}, I swear I do
    {you.fact}
    I like you fine, but between us two
    I'd like one day off from liking you

    # Must You {you.do}
    Must you {you.do}, {call}? Must it be?
    I'm only asking, it's only me
    Must you {you.do}? I've thought it through
    There must be something else to do

    # I Rest My Case
    I rest my case, I'm at the end
    {fact}
    I rest my case, unless, my friend
    You've got another hour to spend

    # Perfectly Calm
    I'm perfectly calm, as you can hear
    {fact}
    I'm perfectly calm, from ear to ear
    I'm perfectly calm, so don't come near

    # It's the Principle
    It's the principle, that's the thing
    {me.fact}
    It's the principle, so I sing
    I'd let it go, but it has that sting

    # Put It on the List
    Put it on the list, it's long, it grows
    {thing.fact}
    Put it on the list, and I suppose
    By next week it will reach my toes

    # And Then This
    And then this, as if on cue
    {they.fact}
    And then this, and I'd like to sue
    But I don't know whom, or what it would do

    # Leave Me Alone, {x}
    {x}, leave me alone, I'm through
    {fact}
    {x}, leave me alone, please do
    I never did a thing to you

    # The Trouble with {x.the}
    The trouble with {x.the}, let me say
    {fact}
    The trouble with {x.the}, night and day
    The trouble with {x.the} won't go away

    # Don't Get Me Started
    Don't get me started, or I won't stop
    I'll start at the bottom, I'll get to the top
    Don't get me started, I'll tell you the rest
    Complaining's the thing that I do the best

    # {doing} Again
    {doing} again, won't you give us a wave
    I meant to be early, and polished, and brave
    {doing} again, you could set clocks by me
    I'm the best in the business, I do it for free

    # Not {x.the} Again
    Oh, not {x.the} again, when the day was so clean
    The birds at it early, the lights turning green
    Oh, not {x.the} again, I was this close to glad
    It was nearly the best seven minutes I've had

    # What Did I Do to {x.the}
    What did I do to {x.the}? I was nice
    I said please, I said thank you, I said it all twice
    What did I do to {x.the}? Tell me straight
    I've come with carnations, I'm willing to wait

    # I'd Like to Complain
    I'd like to complain, is there someone I see?
    I've brought my own pencil, I've filled in form B
    I'd like to complain, with a lamp and a pen
    And somebody nodding, and asking, and then?

    # One of Those Days
    It's one of those days, and the good zipper rips
    The sugar is salt, and the coffee cup drips
    It's one of those days, and it's quarter to nine
    If it's all in by lunchtime, the evening is mine`,
  bridge: `
    Perhaps in a while I will look back and grin
    I'll say, what a fuss, what a state I was in
    But that's for a person who's older, who's wise
    And this is just me, with this look in my eyes

    And somebody somewhere, it's easy to see
    Is making a song just like this about me
    I'd like to know just what I did or I said
    I'd laugh, or I'd possibly hide in my bed

    When all has been said, and I've said it all twice
    I feel a bit better, it's really quite nice
    It hasn't got fixed, but it's off of my chest
    You've got a bit now, and I've still got the rest

    All that I want is a day that goes right
    With nothing to mutter about in the night
    And what would I sing then? I'd stand here and stare
    So thank you, my troubles, I'm glad you were there

    There must be a person for whom it goes right
    Their toaster is honest, the traffic is light
    They come home to supper with nothing to tell
    I think of them sometimes, and hope they are well

    And when I am ninety, they'll ask what I miss
    I bet there's a morning exactly like this
    My shirt inside out and my heart going thump
    And all of the street full of puddles to jump

    Perhaps {x.the} would say I came in through the door
    At war with the morning an hour before
    I hadn't had breakfast, I snapped, and I spat
    And I have to admit there'd be something in that`,
}
