import type { Plot } from '../../stanzas.ts'

export const devotion: Plot = {
  person: 'you',
  open: `
    You've got a chipped (mug|cup|bowl) that you won't throw away
    You turn it to drink from the good side each day
    I've bought you some new ones, they stand on the shelf
    And I've started to use the chipped one myself

    I know it's your key by the (bump|scratch|click) and the scrape
    The bag that you drop is by now mostly tape
    You're telling your day with your coat half undone
    And the best of my own day has only begun

    You sleep like a (starfish|windmill), I get the far edge
    I lie like a pigeon asleep on a ledge
    You mumble of trains and you steal half the sheet
    And I wouldn't exchange it for forty more feet

    Somebody asked us the (secret|trick|knack) of it all
    You said, a good mattress, and I said, a wall
    You laughed and you stole the last bite off my plate
    I've been ordering extra since our second date

    We go round the lake every (Sunday|Friday|morning) at ten
    You say, there's a heron, it's that post again
    You grip at my sleeve and you swear that it stirred
    And I've looked every week, and I've loved every bird`,
  turn: `
    The week I was sick you sat down on the floor
    And read out the catalog sent by the store
    You did all the voices for hammers and nails
    And I laughed till I cried at the half-price sales

    The table still rocks, and we never got round
    To fixing the leg, there's a matchbook we found
    We've paid bills and fought on it, rolled out the dough
    And it's steady enough for the two of us, though

    Last week you got mad and you slammed the back door
    Then came round the front to get mad a bit more
    But the walk past the trash cans had used it all up
    And you stood with the mail, and I found you a cup

    You frown in the mirror, you pull at your cheek
    You say there are lines there that weren't there last week
    I saw them all happen, I could draw you a map
    There's the wasp, there's the ferry, the soup in your lap`,
  meaning: `
    I look at you sometimes, I think you don't know
    I look when you're busy, I look when you go
    And each time I do it, I think, there you are
    The best thing I've looked at, the best one by far

    They tell you that love is a flame and a flight
    A flash in the dark and a star in the night
    And maybe it is, but I know something more
    It's being at home when you come through the door

    It isn't the big days that show what is true
    It's what is left over when big days are through
    An ordinary hour, then another, then more
    And me being glad of you, just as before

    It's hard to say love and to get it just right
    The words are so little, they're gone overnight
    So this one I'm singing, and singing it slow
    To keep it from fading wherever you go`,
  lift: `
    I say it too seldom, I say it too low
    So this time I'm singing it, so that you know

    Come close for a minute, come close and be still
    I haven't yet told you enough, but I will

    I don't have a speech, and I won't make it long
    I just have a heart, and I just have a song

    So if you should ask me again, I'll say yes
    With flour on my elbows, whatever the mess

    It's not in the flowers, it's not in the card
    It's you in the rain with my keys in the yard

    I don't say it often, I'm saying it now
    The words come out crooked, I'll say it somehow`,
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
    It knows by the way that it opens and grows
    My whole heart knows, {call}, my whole heart knows

    # The Answer Is You
    Ask me what's good, and the answer is you
    {fact}
    Ask me again, and the answer is you
    I'll tell you the same when the asking is through

    # It's You Again, {call}
    It's you, {call}, and it's you again
    {fact}
    I love you now as I loved you then
    And if I could choose, it's you again

    # The Whole of It, {call}
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
    You don't have to look for it, that is the start
    Here is my heart, {call}, here is my heart

    # I Can't Sing It All, {call}
    I can't sing it all, {call}, not in one song
    It's deep and it's wide and it's ever so long
    I can't sing it all, {call}, but I can start
    With you, and with love, and with all of my heart

    # The Right Place for Me
    The right place for me is wherever you are
    {you.fact}
    The right place is near, and it never is far
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
    Whatever love is, in joy and in pain
    Whatever love is, I don't have to be told
    It's you, and it's you, and it doesn't grow old

    # I'd Choose You Again
    I'd choose you again with my eyes open wide
    With your pile of old papers and crumbs on my side
    I'd choose you again if they dealt the whole deck
    With your cold little nose coming up on my neck

    # Still You, {call}
    Still you, {call}, when there's news I must tell
    Still you, when the soup has a burned-rubber smell
    Still you, {call}, when I reach for the lamp
    Still you, on a mountain, our sleeping bags damp

    # {call}, {x.the} and Me
    {call}, {x.the} and me, and the rent nearly paid
    We're doing all right on the life that we made
    {call}, {x.the} and me, and a light in the hall
    I counted it up once, and I've got it all

    # Every Plain Day
    Every plain day, with the bread and the bills
    The light coming in on the two windowsills
    Every plain day, it's a slow kind of song
    You wash and I dry, and we both sing it wrong

    # Another Year, {call}
    Another year, {call}, put it on with the rest
    We've worn it in soft like a favorite vest
    Another year, {call}, and I'll sign for the next
    Just show me the line, I don't need the whole text`,
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

    One day we'll be old and we won't hear a thing
    Not the cat at the window, the telephone's ring
    You'll say, is it raining? I'll say, nearly nine
    You'll take my arm anyway, we'll be just fine

    If I'd gone straight home on the night that we met
    I'd have some other kitchen, and not one regret
    But I'd look up at seven each night at the door
    And not know who it was I was looking up for

    I can't write you poems, I've tried, and they're bad
    I rhymed you with glue and I rhymed you with glad
    But I scrape off your windshield at six, in the ice
    And that is my poem, I'd read it you twice

    Some nights I wake up and I check that you're there
    My hand goes across to the edge of your hair
    And you, fast asleep, give my forehead a pat
    And the whole world's in order, I leave it at that`,
}
