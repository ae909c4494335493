import type { Plot } from '../../stanzas.ts'

export const newYear: Plot = {
  person: 'me',
  open: `
    We're out of clean glasses at (ten|eight|six) minutes to
    An eggcup, a ladle, a vase that'll do
    We stand in a ring and we watch the hand climb
    The one with the funnel has not got much time

    We found last year's list, (in a boot|in a hat|in the lamp), and we read
    Learn banjo, eat spinach, get up, make the bed
    And then, call the dentist, be kinder, drink less
    We've done number six, and on good days, I guess

    The old year's (gone out|set off|walked out) with its coat buttoned tight
    It left us some mud, and a bill, and a kite
    A baby next door, and a leak, and a tune
    It dropped the good plate, but it gave us that June

    All {place} has come (down to the bridge|up to the hill|out to the square) in the cold
    The brand-new, the wobbly, the nine-decades-old
    A kid with a horn has been blowing since four
    It's midnight at last, and he hasn't one more`,
  turn: `
    The small ones had sworn they would stay up and see
    They went down like towers, on rug and on knee
    We carried them out in a quilt, at the chime
    One opened an eye, said, it looks like last time

    We went round the room for the best of the lot
    One said it was beans on the beach, from the pot
    One said, when the car died, we walked by the moon
    And somebody acted the goose with a spoon

    At five to, my sister went out to the phone
    To call up a number she'd long left alone
    We counted by nodding, and nobody cheered
    Till round the door, laughing and wet, she appeared

    It's one minute old, and the faucet drips still
    The cat's on the counter, the moon's on the sill
    So nothing has changed, and then somebody rose
    And pushed up the window, and look, in it blows`,
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

    It's ten, hold my coat, and it's nine, where's the cork?
    It's eight, seven, six, and I'm holding a fork

    So open the back door and let the old out
    And open the front one, and everyone shout

    We don't know what's in it, it came with no card
    It stands there and steams like a horse in the yard`,
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
    With a year to go, and it's just begun

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
    Happy New Year to the hill and the stars
    To the man with the broom, and the dogs, and the cars
    Happy New Year, it is bald, it is red
    It's yelling already, it wants to be fed

    # Here It Comes
    Here it comes, here it comes, round the corner, brand-new
    With the tags hanging off it, no dent and no glue
    Here it comes, here it comes, with its shoes squeaking loud
    It stops for a second, it sees the whole crowd

    # Ring It In
    Ring it in, ring it in, on a pot, on a pan
    On the lid of the trash and the side of the van
    Ring it in, ring it in, let the dogs all reply
    Till the old one is over the hill, and goodbye

    # Let It Be Good
    Let it be good, let it rain when it should
    Let the bread rise, let the truck start, touch wood
    Let it be good, and a year from tonight
    Let all of us squeeze round this very same light`,
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

    The street's full of paper, the last rocket's burned
    A man in a tux asks, was one shoe returned?
    We help him to look, and we find it, and cheer
    It's twenty past one, and we've done good this year

    For weeks we'll still write the old year by mistake
    And cross it out gently, for old friendship's sake
    It hangs on a while there, down under the ink
    It isn't quite ready to leave us, I think`,
}
