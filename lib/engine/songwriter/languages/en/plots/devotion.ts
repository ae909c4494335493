import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    Your name on my (phone|screen), and I'm smiling again
    It might be a heart, it might only say when
    And somebody asks what I'm smiling about
    I put it away, but the smile has got out

    A room full of (people|voices|faces), and talk going round
    I look for one face till the one face is found
    You look up and see me, you smile, and I know
    Whenever you're ready, I'm ready to go

    I know by the (step in the hall|sound on the stairs|step at the door) that it's you
    Before there's a knock or a key coming through
    And nothing has happened, you only came in
    And here is the part where good evenings begin

    Your hand finds my hand in the (street|dark|crowd) as we go
    It doesn't need looking, it just seems to know
    We talk about nothing, we don't walk too fast
    And I think, let it last, and I think, let it last

    I think of the (evening|morning|minute) we first said hello
    A word and a look, and how could we know?
    I'd nothing prepared, and I said something small
    And that was the start, and the start of it all`,
  turn: `
    With sleep in your eyes and your hair every way
    You blink at the window, you blink at the day
    You never believe me, I tell you it's true
    I've never seen anyone lovely as you

    We've had a few quarrels, with slamming of doors
    About whose umbrella, and whose turn for chores
    And then there's a touch on the edge of a sleeve
    And neither of us ever wanted to leave

    When something goes well, you're the first one I tell
    You're also the first when it doesn't go well
    You listen, you nod, and you hold me a while
    And half of my trouble goes off with your smile

    The days can be long, and the list never ends
    There's work, and there's washing, there's family and friends
    Then evening comes down, and it's just me and you
    And that is the part I was hurrying to

    I see something pretty, a bird or a cloud
    I turn to the side, and I tell you out loud
    And if you're not there, then I save it with care
    It's only half seen till it's something we share`,
  meaning: `
    I look at you sometimes, I think you don't know
    I look when you're busy, I look when you go
    And each time I do it, I think, there you are
    The best thing I've looked at, the best one by far

    They sing about roses and stars and the moon
    I sing of your laugh at a quarter to noon
    I sing of your name coming up on my phone
    And me with a grin like a dog with a bone

    It isn't the big days that show what is true
    It's Tuesdays with nothing whatever to do
    With rain on the window, and bills on the chair
    And still it's a holiday, since you are there

    It's on the balloons and the mugs and the cards
    The word, and on ribbons they sell by the yards
    I've taken it, washed it, and polished it, then
    I sing it to you, and it's brand-new again`,
  lift: `
    I say it too seldom, I say it too low
    So this time I'm singing it, so that you know

    Come close for a minute, come close and be still
    I haven't yet told you enough, but I will

    I don't have a speech, and I won't make it long
    I just have a heart, and I just have a song

    I don't say it often, I'm saying it now
    The words come out crooked, I'll say it somehow

    It's not in the flowers, it's not in the card
    It's simple, it's here, and it isn't so hard`,
  chorus: `
    # Love Is a Plain Word
    Love is a plain word, {call}, and small
    {you.fact}
    Love is a plain word, but it stands tall
    And you are the reason I say it at all

    # I Would Find You, {call}
    I would find you, {call}, without a light
    {you.fact}
    I would find you in the dead of night
    I'd know it was you, and I'd be all right

    # My Whole Heart Knows
    My whole heart knows, {call}, my whole heart knows
    {you.fact}
    It runs to the door like a kid when it snows
    My whole heart knows, {call}, my whole heart knows

    # The Answer Is You
    Ask me what's good, and the answer is you
    {fact}
    Ask me again, and the answer is you
    I'll tell you the same when the asking is through

    # It's You, {call}
    It's you, {call}, and it's you again
    {fact}
    I love you now as I loved you then
    And if I could choose, it's you again

    # That's the Whole of It
    I love you, {call}, that's the whole of it
    {me.fact}
    That's the heart and that's the soul of it
    I love you, {call}, that's the whole of it

    # You {you.do}, and I Love You
    You {you.do}, and I love you
    I couldn't say how, and I couldn't say why
    You {you.do}, and I love you, {call}
    I'd miss it like blue if it left the sky

    # Here Is My Heart, {call}
    Here is my heart, {call}, here is my heart
    {they.fact}
    It's dented, it's yours, and it was from the start
    Here is my heart, {call}, here is my heart

    # I Can't Sing It All, {call}
    I can't sing it all, {call}, not in one song
    It's deep and it's wide and it's ever so long
    I can't sing it all, {call}, but I can start
    With you, and with love, and with all of my heart

    # The Right Place for Me
    The right place for me is wherever you are
    {you.fact}
    A bench or a boat or the back of a car
    The right place for me is wherever you are

    # You, {x.the} and Me
    You, {x.the} and me, {call}, that is enough
    {fact}
    You, {x.the} and me, when it's smooth, when it's rough
    You, {x.the} and me, {call}, that is enough

    # Love You, {call}, Love You
    Love you, {call}, love you, morning and night
    Love you when everything's going right
    Love you, {call}, love you when everything's wrong
    Love you, and loving you all along

    # Whatever Love Is
    Whatever love is, let the others explain
    I know that it looks like your face in the rain
    Whatever love is, I don't have to be told
    It's you, and it's you, and it doesn't grow old

    # My Hand, Your Hand
    My hand, your hand, that's how we go
    Through sun and rain, through wind and snow
    My hand, your hand, by day, by night
    My hand, your hand, and it's all right

    # Come Here, {call}
    Come here, {call}, come near, come near
    There's only one thing you need to hear
    I love you, I do, and it's true, it's true
    Come here, {call}, and I'll tell it to you

    # All of My Days
    All of my days, let me spend them with you
    The long rainy Mondays, the holidays, too
    All of my days, with a night at each end
    And you, who are love to me, shelter and friend

    # Where I Belong, {call}
    Where I belong, {call}, that's with you
    It isn't a house, or a street, or a view
    I close my eyes, and I know it's true
    Where I belong, {call}, that's with you`,
  bridge: `
    And if it gets hard, as it sometimes will do
    I'm not going anywhere, I'm staying with you
    I'll hold on by day and I'll hold on by night
    And love you till everything comes out all right

    I don't know what's coming, and nobody can
    I haven't a map, and I haven't a plan
    But I have a hand, and it's there for your own
    And what you must walk through, you won't walk alone

    If I could keep only one thing of it all
    One thing of the big ones, or one of the small
    I wouldn't think long about what I would do
    I'd leave all the rest of it standing for you

    I hope there's a lot of it yet to be had
    Of days that are easy and days that are bad
    I'll take them together, the gray with the blue
    As long as each one of them still comes with you

    One day we'll be old, with our hair turning white
    You'll reach for my arm, and we'll walk in the light
    You'll say, are you tired? I'll say, not with you
    And we'll go a bit slower, the way old ones do

    Some nights I wake up and I check that you're there
    My hand goes across to the edge of your hair
    You sigh in your sleep, and you turn to me, too
    And the whole world's in order, it's me and it's you`,
}
