import type { Plot } from '../../stanzas.ts'

/** One good night, told by those who were there. */
export const party: Plot = {
  person: 'me',
  open: `
    We asked over (eight|ten|nine) people, we counted out chairs
    There's thirty-odd now, and there's some on the stairs
    There's one in the bathtub, explaining the bees
    Does anyone know him? He's brought his own cheese

    The fuse blew at (nine|ten), and the record ran down
    It sank from soprano to something like brown
    Then somebody picked up the tune in the dark
    With spoons, and a saucepan, and one happy bark

    The man from downstairs came at (ten|nine) to explain
    His ceiling lamp swung like the bell on a train
    By midnight he'd come back with chairs and his wife
    And he's leading the polka as if for his life

    All {place} has gone dark but for (one|our) yellow square
    With too many elbows and songs in the air
    We've opened the window to let out the heat
    And the tune got away, and it's out on the street`,
  turn: `
    The one who stood guarding the chips by the wall
    Who said, I don't dance, no, I don't dance at all
    It took just one song, it had bells, it had brass
    Now nobody's safe, and no lamp, and no glass

    We all squeezed together, the timer went red
    There are ears in it, elbows, a third of a head
    You can't make out one of us, only a blur
    It's the best likeness yet of the people we were

    There's three in the kitchen who've stopped for a drink
    With shoes in their hands and their feet in the sink
    And one of them says what was stuck for a year
    And nobody talks, and they pull their chairs near

    The rug went at nine, then the table, the tray
    The couch crossed the floor and is well on its way
    There's six people on it, and nobody steers
    We haven't been this far from shore for some years`,
  lift: `
    So push back the armchairs, the rug, and the plant
    There's plenty of room for whoever just can't

    The cake's down to crumbs, and the ice is a lake
    It's quarter past two, and the whole street's awake

    It's one more, then home, so we've said all along
    And this one's the one more, it's everyone's song`,
  chorus: `
    # One Good Night
    One good night you can carry for years in your coat
    Like a stub, or a shell, or a folded-up note
    One good night, and it wasn't a thing that we planned
    With a paper hat slipping, a horn in each hand

    # Nobody's Going Home
    Nobody's going home, there's no coat you can choose
    They're under the sleepers, and so are your shoes
    Nobody's going home, put the kettle on, stay
    We'll walk out together and look at the day

    # Turn It Up
    Turn it up, turn it up, till the spoons start to hop
    Till the clock on the wall tells the hours to stop
    Turn it up, turn it up, it's the part we can sing
    It's la, and it's la, and it's one other thing

    # Everybody In
    Everybody in, from the porch, from the stair
    The shy, the footsore, with the leaves in their hair
    Everybody in, make the circle go wide
    There isn't a wrong place to stand, not inside`,
  bridge: `
    Tomorrow there's forks in the ferns, and one shoe
    With buckles, a left one, in glittery blue
    We'll stand it up high on the shelf, with a rose
    And somebody's hopping home now, I suppose

    I went for some air, and stood out in the dew
    Our window was gold, you could see the hats through
    I knew every elbow, each laugh, from out there
    And missed us already, and ran up the stair

    Some winter we'll all be in bed before nine
    With tea, and a book, and a knee in decline
    Then one of us calls up and hums the first bar
    And asks, are you dressed yet? I'm out in the car`,
}
