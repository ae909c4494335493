import type { Plot } from '../../stanzas.ts'

/** A life in scenes, told to the one who lives it: a lighthouse keeper, a night-shift baker, a ferryman. */
export const story: Plot = {
  person: 'you',
  open: `
    You came in the (fall|spring|rain) with one bag and a hat
    They gave you a key and a lamp, and that's that
    They said, just a month, till we find someone good
    And nobody's come, and you'd hoped no one would

    The (town|street|coast) hardly knows you, they know that you're there
    One (lamp|light) in the dark, and your shape on a chair
    They set their clocks by it, they send kids to bed
    And sleep all the better, so one of them said

    You wake about (supper|seven|sundown), it's night in the street
    Your boots by the door are still warm from your feet
    The others come home, and they wish you good night
    You wish them good morning, and put out the light

    At six you stood still in the (road|crowd|wind) with your bread
    And looked at somebody at work, and you said
    I'm going to be that, and they laughed, the whole lot
    The one who was working looked up, and did not`,
  turn: `
    The night it all failed, both the power and phone
    You stayed where you were, and you did it alone
    By hand, by a candle, till seven, till day
    They sent you a form, how much wax, and who'd pay

    There once was a someone who'd write every week
    You kept all the letters, you're not one to speak
    You couldn't go there, and they couldn't come here
    You take them all out on one night of the year

    A kid climbed up once and looked round, open-eyed
    And asked, did you choose this? You thought, and you tried
    You said, I'm not sure I could say that, I stayed
    And somewhere in there it was me that it made

    They brought in a box, it had buttons, a screen
    It did the whole job, and it did the job clean
    It worked for a week, then it blinked, and it died
    You'd kept your old boots, just in case, by its side`,
  meaning: `
    You carry a thing, and you don't say a word
    You think it's too small, and it needn't be heard
    And then you're alone, and it comes on its own
    And it's bigger out loud than you'd ever have known

    I've told it before, to myself, in my head
    It's shorter when sung, and it's shorter when said
    But that is the trouble with things that are true
    They come as they come, and they'll just have to do

    It might not be much when it's put in a line
    There's others have stories much wilder than mine
    But this is the one that I happened to get
    And I haven't come to the end of it yet

    There's how it all was, and there's how it is now
    And I got from one to the other somehow
    I couldn't have told you the hour or the day
    I only looked back, and it went that way

    Some things you can laugh at, and some make you cry
    And some of them do both, and no one knows why
    I don't have a lesson, I don't have a clue
    I've got what I've got, and I hand it to you`,
  lift: `
    So here is the middle, and here is the part
    I never could say, though I know it by heart

    I don't want a prize, and I don't want applause
    I'm singing it out, and I'm singing because

    There's no one to hear it but me and the air
    I'd tell it the same if the whole world were there

    It takes half a minute to say, if I try
    It took a lot longer for it to go by

    So here is a song for the middle of things
    Where no one is looking and nobody sings

    You won't make the papers, you won't make the stage
    So let me at least turn you over a page

    The town is asleep with its mouth open wide
    You turn up your collar and step back outside`,
  chorus: `
    # I Tell It Straight
    {me.fact}
    I tell it straight, I tell it right through
    Some of it's old, and some of it's new
    I tell it straight, and all of it's true

    # I Was There
    I was there, I was there
    {me.fact}
    I was there, and I couldn't say where
    It goes from here, but I was there

    # There, It Is Said
    {me.fact}
    There, it is said, it is said out loud
    Not to a judge, and not to a crowd
    There, it is said, it is said out loud

    # Still Me
    {me.fact}
    And I'm still me, I'm still me
    A little bit changed, as you can see
    But I'm still me, I'm still me

    # The World Goes On
    {they.fact}
    And the world goes on, it goes on by
    Nobody stops it to ask me why
    And the world goes on, and so do I

    # Wouldn't You Sing It
    {they.fact}
    Wouldn't you sing it, too?
    What else is a person supposed to do?
    Wouldn't you sing it, wouldn't you?

    # Put It in a Song
    {thing.fact}
    Put it in a song, and sing it for free
    It's not a big thing for the world to see
    Put it in a song, for me

    # From Where I Stand
    From where I stand, I see it so
    {fact}
    From where I stand, that's all I know
    And I thought I would tell it before I go

    # This Is the Place
    This is the place in the song where I say
    {fact}
    This is the place, and I sing it this way
    And I'd sing it the same any other day

    # Let Me Tell It
    Let me tell it, let me try
    I'll sing the low part, I'll sing the high
    Let me tell it, and let it ring
    No life is too little to sing

    # One Life to Tell
    It's one life to tell, it's the one I've got
    Some of it's pretty, and some of it's not
    It's one life to tell, and it's going by
    You sing it, or else you wonder why

    # Nobody Asked Me
    Nobody asked me, I sing it the same
    It didn't need asking, it just up and came
    Nobody asked me, and nobody paid
    I looked at my life, and a song got made

    # Keep a Light, {call}
    Keep a light, {call}, for the truck and the boat
    For the kid coming home in the wrong person's coat
    Keep a light, {call}, it's a small thing to do
    And no one is lost while they're steering by you

    # I Know You're Up, {call}
    I know you're up, {call}, when I turn out the lamp
    When the bed is too big or the pillow is damp
    I know you're up, {call}, with your sleeves and your tea
    You don't know my name, and you're up there for me

    # Somebody Has To
    Somebody has to, you say, and you grin
    Get up before morning and let morning in
    Somebody has to, you say, with a shrug
    The rest of us mumble, and roll in the rug

    # Year In and Year Out
    Year in and year out, with your hand on the door
    You've done it ten thousand times, here's one time more
    Year in and year out, and it's never been twice
    Some nights there are moths in it, one night there's ice`,
  bridge: `
    I thought that a song was for somebody great
    For heroes, for lovers, for wars and for fate
    But here is my own, and it's only this size
    And I'm somehow in it, right up to the eyes

    Someday I may tell it another way round
    With other words in it, a different sound
    I may find it funny, I may find it grand
    Today, this is all that I understand

    You'd think that by telling it, it would get small
    It doesn't, it doesn't, it doesn't at all
    But now it's not only inside me, it's there
    With room all around it, and plenty of air

    And maybe there's somebody somewhere who'll say
    I know what you mean, it was with me that way
    And that would be something, and that's what it's for
    One stranger who nods, and I don't need more

    Some nights you have wondered if no one would know
    You'd sit down, just once, and you'd let the thing go
    You sat for a minute, you got up and swore
    At whoever it is that you're doing it for

    One morning it's somebody new on the stair
    You hand them the key, and you show them the chair
    You tell them the trick of it, twice, and walk slow
    To the bend, and look back, and the light's on, you go

    A stranger came knocking with flowers, last fall
    Who'd been out one night with no bearings at all
    But one bit of light, and that light had been yours
    You looked for a vase, and then swept all the floors`,
}
