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
  lift: `
    It's ten, hold my coat, and it's nine, where's the cork?
    It's eight, seven, six, and I'm holding a fork

    So open the back door and let the old out
    And open the front one, and everyone shout

    We don't know what's in it, it came with no card
    It stands there and steams like a horse in the yard`,
  chorus: `
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
