import type { Theme } from './theme.ts'

export const winter: Theme = {
  name: 'winter',
  keywords:
    'winter snow ice cold frost december january christmas freeze fireplace coat sled white blizzard holiday february icicle mittens north chill frozen',
  scenes: `the snow: come down, cover the cars, erase the road, hush the street
    the lake: freeze over, crack like glass, hold our weight
    the radiators+: knock, clank and sigh
    the icicles+: drip, catch the light, let go
    the chimney: smoke, breathe out blue
    the frost: bloom on the pane, bite, spell in ferns
    the plow: scrape by, growl up the hill
    the pines+: bow, carry the white
    December: drag its feet, lock the door, burn down
    the sparrows+: puff up, share the wire
    the days+: shrink, turn to blue, barely begin`,
  acts: `shovel out the car
    skate the frozen lake
    light the wood stove
    breathe into cold hands
    follow the tracks
    catch snow on the tongue
    lace up the boots
    sleep by the fire
    string lights on the tree
    warm the engine up
    scrape the windshield clean
    wait for the thaw`,
  places: `on the frozen lake
    beside the wood stove
    out in the falling snow
    under the paper stars
    at the frosted window
    on the snowed-in road
    by the iron gate
    in the cabin light
    on the last chairlift
    at the foot of the hill`,
  keepsakes: `red wool glove
    snow globe
    pair of skates
    string of lights
    card from December
    knitted scarf
    box of matches
    wooden sled
    thermos of tea
    coat with one good sleeve`,
  natures: `a fire in the snow
    the thaw I waited for
    a coal inside my coat
    the hush after the snow
    a candle in the pane
    the longest night of the year
    the crack along the ice
    warm breath on the glass
    the coat I never return
    spring under all this white`,
  likenesses: `snow on a sleeping town
    breath on a window
    a match in a cold room
    ice giving way
    a coat left on a hook
    footprints filling in
    sparks above a stove
    a bell across the snow`,
  words: 'Snowfall Ember December Hearth Frostbite Thaw Icicle Woodsmoke Firelight Snowblind',
}
