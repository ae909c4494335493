import type { Plot } from '../../stanzas.ts'

export const newYear: Plot = {
  person: 'me',
  open: `
    The (glasses|sparklers|candles) are ready, we look at the clock
    There's music in windows all over the block
    It's ten to, it's five to, we stand in a ring
    And wait for the bell and the year it will bring

    The old year is (packing|leaving|going), it's down to a night
    It had its dark mornings, it had its own light
    I think of the good of it, think of the bad
    And thank it for some of the days that we had

    I looked through the (photos|pictures|messages) from all of the year
    The summer, the people, the ones who stood near
    Some days I'd forgotten, and some I know well
    There's plenty to cry at, and plenty to tell

    It's cold at the (window|doorway|corner), it's clear, and it's late
    There's hardly an hour that we still have to wait
    There's somebody laughing out there in the dark
    And here comes the very first rocket, a spark

    The (house|street|town) is all lit up, there's food, and there's cheer
    We talk of the best and the worst of the year
    And under the talking, and under the din
    There's one quiet thought of what's going to come in

    All {place} has come (down to the bridge|up to the hill|out to the square) in the cold
    The loud and the quiet, the young and the old
    We breathe out white clouds, and we look at the sky
    And wait for the first of the rockets to fly`,
  turn: `
    And there goes the bell, and there's fire in the sky
    There's red, and there's gold, and it's ever so high
    We hug one another, we say it out loud
    And nobody here is alone in the crowd

    The new year's a minute old, quiet and slow
    There isn't a mark on it yet, high or low
    I'd like to be better, I'd like to begin
    And here is the door of it, let me come in

    My phone's full of wishes from near and from far
    From people I love, and wherever they are
    They're somewhere out there under this very night
    And looking, like me, at a sky full of light

    The rockets are over, there's smoke in the street
    There's paper like snow, and it's under our feet
    The last ones go homeward, they wave, and they call
    And wish a good year to us, wish it to all

    The morning is quiet, the first of its kind
    The noise and the night have been left far behind
    There's sun on the table, there's coffee, there's bread
    And all of the days of it waiting ahead`,
  meaning: `
    A year is a long way when looking ahead
    And short when you look at it backward instead
    It had a few days that I'd keep if I could
    And some I'd send back in a box, and I would

    We make all our plans, and we write them all out
    And then the year comes, and it turns us about
    The best things that happened were not on the list
    And what we had planned for was never once missed

    There isn't a wall there, there isn't a line
    The clock simply ticks, and it gives us a sign
    It's only a minute, no more than the rest
    But give me a minute, I'll hope for the best

    If I had to thank the old year for one thing
    I'd know what to say, and I'd know what to sing
    Whatever it took, and whatever went wrong
    It had you in it, {call}, so here is a song`,
  lift: `
    The old one is leaving, it's down to its last
    So wave to it kindly, it's going so fast

    There's one minute left, and we're not going to sleep
    So make up a wish, and make one you can keep

    The last page is full, and there's nothing to add
    It was what it was, both the good and the bad

    You can't hold it back, and you can't make it wait
    It never was early, it never is late

    So open the back door and let the old out
    And open the front one, and everyone shout

    We don't know what's in it, it came with no card
    But you share the good, and you share what is hard`,
  chorus: `
    # Into the New Year, {call}
    {you.fact}
    Into the new year, {call}, off we go
    What there is in it, we'll soon enough know
    Into the new year, {call}, off we go

    # A Good Year to You, {call}
    A good year to you, {call}, good to the bone
    {fact}
    A good year to you, {call}, all of your own
    And never a day of it spent alone

    # Twelve O'Clock, {call}
    Twelve o'clock, {call}, listen, it's near
    {me.fact}
    Twelve o'clock, {call}, nearly here
    I'm glad that you were in my year

    # Round We Go, {call}
    Round we go, {call}, round once more
    {you.fact}
    Round we go, {call}, that's what it's for
    The old was a wall, and the new is a door

    # Let It Come, {call}
    Let it come, {call}, let it begin
    Open it up, and the year comes in
    Let it come, {call}, whatever it brings
    It starts like the last, with someone who sings

    # That Was the Year
    {me.fact}
    That was the year, that was the year
    It took what it wanted, it left what it left
    That was the year, and I'm still here

    # Goodbye, Old Year
    Goodbye, old year, you can go
    {they.fact}
    Goodbye, old year, and I want you to know
    I won't say I'll miss you, I won't say no

    # Hats Off to the Old Year
    Hats off to the old year, hats off and bow
    {fact}
    Hats off to the old year, it's over now
    It got to the end of it somehow

    # Start It Over
    Start it over, start from one
    {fact}
    Start it over, the old one's done
    The calendar's clean, not a smudge, not a one

    # Take It Along
    {thing.fact}
    Take it along, take it along
    There's room in the new year for one more thing
    Take it along in a song

    # Ten, Nine, Eight
    Ten, nine, eight, let the old one go
    Seven, six, five, and it's going slow
    Four, three, two, and the old one's done
    One, and another one has begun

    # Happy New Year
    Happy New Year to the hills and the stars
    To the folks in the street, in the trains, in the cars
    Happy New Year, may it treat us all right
    And bring us together on some other night

    # Here It Comes
    Here it comes, here it comes, round the corner, brand-new
    With mornings for me, and with mornings for you
    Here it comes, here it comes, hear the bells, hear the crowd
    So lift up your glass now, and sing it out loud

    # Ring It In
    Ring it in, ring it in, with a bell, with a shout
    With all of the neighbors who came running out
    Ring it in, ring it in, let the rockets reply
    Till the old one is over the hill, and goodbye

    # Let It Be Good
    Let it be good, let it rain when it should
    Let it be kinder to us, and knock wood
    Let it be good, and a year from tonight
    Let all of us stand in this very same light

    # Here's to the Year, {call}
    Here's to the year, {call}, here's to us all
    The big things it holds for us, and the small
    Here's to the year, {call}, here's to the light
    And here's to the ones who are with us tonight

    # At Midnight, {call}
    At midnight, {call}, when the rockets fly
    I'll think of you under that very same sky
    At midnight, {call}, when the bells begin
    I'll wish you the best, and I'll let it come in

    # First Day, {call}
    First day, {call}, first day of the year
    The pages are empty, the morning is clear
    First day, {call}, and what will it be?
    Whatever you wish for, I hope that you see`,
  bridge: `
    Nobody can tell us what's waiting in there
    The joy and the trouble, the wear and the tear
    But we've come through years, and we'll come through this, too
    One day and another, the way people do

    I won't make a promise I'm not going to keep
    I've made them before, and they went off to sleep
    There's one that I'll make, and I'll make it out loud
    To be a bit kinder, at home, in a crowd

    If anyone's missing who stood here before
    We leave them a minute, we leave them a door
    And when it strikes twelve and we all start to sing
    They're part of the sound, they're in everything

    A year that is gentle, {call}, that's what I'd choose
    With more things to win in it, fewer to lose
    And when it is old, and it's time it was through
    I'd like to be there, and be standing with you

    There's something hard in it, we none of us say
    Some Tuesday, some phone call, some long hall in May
    There's also some kitchen we haven't seen yet
    And somebody laughing we haven't yet met

    For weeks we'll still write the old year by mistake
    And cross it out gently, for old friendship's sake
    It hangs on a while there, down under the ink
    It isn't quite ready to leave us, I think`,
}
