import type { Plot } from '../../stanzas.ts'

export const complaint: Plot = {
  person: 'me',
  open: `
    I (woke up|got up|sat up) this morning and meant to be good
    I'd smile like a saint, as I knew that I should
    I lasted till breakfast, I lasted till eight
    Then along came {x.the}, and now it's too late

    I'm not one to (grumble|complain|make a fuss), I would say
    I'm patient, I'm easy in every way
    But there comes a point, and I think you will find
    That this is the point, and I'm speaking my mind

    It's {doing} that (gets|got|gets to) me, it gets me each time
    It isn't a sin, and it isn't a crime
    But put it together with all of the rest
    And I'm not a person who's looking their best

    There's people who like {x}, (I'm told|they say|I've heard), and that's fine
    They're welcome to theirs, and to all that is mine
    I've tried being patient, I've tried being sweet
    I'm singing it now, with a stamp of my feet

    A day (has its troubles|goes wrong sometimes|can go badly), and that I can take
    I'll laugh at a spill, and I'll laugh at a break
    A drip, or a stain, or a bang on the knee
    But this is a thing that's been aimed at me

    (Oh, give me|Just give me|I need) a minute, I won't take it long
    I've something to say, and I'll say it in song
    It's not very noble, it's not very deep
    But it's taken my patience, and some of my sleep

    I (tell|told|said to) myself, let it go, let it go
    You're grown, and it's nothing, you'll laugh at it, so
    I let it all go, and it went round the block
    And came back again, with a ring and a knock

    (Sit down|Come in|Stand here) for a moment, I'll give you the case
    It's written already all over my face
    It's all of it due to {x.the}, there you are
    I've put up with plenty, but this goes too far`,
  turn: `
    I thought about writing a letter, I did
    With capital letters, with nothing kept hid
    I read it all through, and I folded it small
    It felt so much better to sing it, that's all

    I told it to someone, with all of the parts
    The way that it ends, and the way that it starts
    They laughed till they cried, and I laughed, I'm afraid
    And that was the best use of it that I've made

    The book says to breathe, and to count up to ten
    To picture a lake, and to breathe out again
    I got to the lake, it was peaceful and wide
    And there I saw {x.the} on the opposite side

    They tell me that {doing} is part of the game
    That everyone has it, and feels much the same
    It may be it's so, and I wish them good cheer
    It doesn't make any of mine disappear

    When I am in charge, there'll be changes, you'll see
    No {x} before noon, and then none after three
    And in between those we will all have a rest
    I've thought it all out, and it's all for the best`,
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
    I'm perfectly calm, I'm a pond, I'm a deer
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

    # {x}, Leave Me Alone
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
    {doing} again, {doing} again
    I said, nevermore, and I said it at ten
    {doing} again, and it isn't yet noon
    I'm telling you, somebody stop it soon

    # Not {x.the} Again
    Oh, not {x.the} again, when the day was so clean
    The birds at it early, the lights turning green
    Oh, not {x.the} again, I was this close to glad
    It was nearly the best seven minutes I've had

    # What Did I Do to {x.the}
    What did I do to {x.the}? I was nice
    I said please, I said thank you, I said it all twice
    What did I do to {x.the}? Tell me true
    I'd say I was sorry, if only I knew

    # I'd Like to Complain
    I'd like to complain, is there somebody in?
    I'd like to complain, and I'd like to begin
    I'd like to complain, so just let me go on
    I'll be sweet as you please when it's out and it's gone

    # One of Those Days
    It's one of those days, and it's one of those weeks
    Whatever I sit on, it wobbles and creaks
    It's one of those days, and I'm telling you so
    I don't need advice, I just want you to know

    # Have a Heart, {call}
    Have a heart, {call}, have a heart
    I'm tired already, before I start
    Have a heart, {call}, hear me through
    You'd say the same if it happened to you

    # Really, {call}
    Really, {call}? Really? Again?
    I've counted to nine, and I've counted to ten
    Really, {call}? Did it have to be
    Now, and here, and all over me?

    # Not Right Now, {call}
    Not right now, {call}, not right now
    I would get through it, but I don't know how
    Not right now, {call}, ask me next week
    I'm hardly in any condition to speak

    # Are You Hearing This, {call}
    Are you hearing this, {call}? Put down your spoon
    I'd like it to stop, and I'd like it soon
    Are you hearing this, {call}? Write it all down
    There isn't a better complaint in this town

    # Enough of {x}
    Enough of {x}, I've had enough
    I'm usually made out of tougher stuff
    Enough of {x}, I'm calling it quits
    Before I am out of the last of my wits`,
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
    I think of them sometimes, and hope they are well`,
}
