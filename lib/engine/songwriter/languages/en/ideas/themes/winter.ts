import type { Theme } from './theme.ts'

export const winter: Theme = {
  name: 'winter',
  companions: 'letters wild morning',
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
    wait for the thaw
    build a man of snow
    bring the firewood in
    melt the ice with salt
    follow the sleigh bells
    read beside the stove
    stamp the cold away
    dream about the spring
    cut stars out of foil`,
  places: `on the frozen lake
    beside the wood stove
    out in the falling snow
    under the paper stars
    at the frosted window
    on the snowed-in road
    by the iron gate
    in the cabin light
    on the last chairlift
    at the foot of the hill
    under the heavy snow
    by the chimney stone
    on the toboggan hill
    in the woolen dark
    at the skating rink
    on the icy steps`,
  keepsakes: `red wool glove
    snow globe
    pair of skates
    string of lights
    card from December
    knitted scarf
    box of matches
    wooden sled
    thermos of tea
    coat with one good sleeve
    wool hat
    paper star
    jar of cloves
    clockwork bird
    pair of mittens
    lantern on a hook`,
  blessings: `a fire in the snow
    the thaw I waited for
    a coal inside my coat
    the hush after the snow
    a candle in the pane
    warm breath on the glass
    spring under all this white
    the first lamp on the street
    my wool and my firewood
    the star above the roof
    the cabin and the light
    a bell across the ice`,
}
