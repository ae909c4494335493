import type { Theme } from './theme.ts'

export const summer: Theme = {
  name: 'summer',
  keywords:
    'summer sun sunny sunshine heat july august june sunset sunlit tropical palm vacation holiday golden warm pool lemonade picnic barefoot bright tan joy happy shine',
  scenes: `the sun: pour in, sit on the hill, melt the tar, take its time
    the sprinklers+: tick, throw rainbows, cool the lawn
    the ice: melt, clink in the glass
    the cicadas+: buzz, never quit, turn up the heat
    the palm trees+: sway, wave us on, scratch the blue
    the lemonade: sweat, run out, glow in the jar
    the radio: blast, play our song, skip a beat
    the evening: stretch, go pink, smell of smoke
    the sky: go gold, catch fire, stay light till ten
    the kids+: shout, race the waves, jump right in
    the pavement: burn, shimmer, hum underfoot`,
  acts: `kick off both shoes
    jump in with our clothes on
    eat peaches in the sun
    sleep in the hammock
    dance on the hot sand
    chase the ice cream truck
    leave the watch at home
    burn in the noon light
    spit seeds from the porch
    play one more record
    climb the fence to the pool
    float on our backs
    toast to the setting sun`,
  places: `in the shade of the palms
    on the boardwalk planks
    by the swimming pool
    on the golden hill
    in the tall grass
    out on the terrace
    under a striped umbrella
    on a towel in the sun
    at the lemonade stand
    down by the water slide`,
  keepsakes: `straw hat
    sunburned grin
    polaroid
    pair of cheap shades
    melted popsicle
    beach towel
    seashell necklace
    friendship bracelet
    bottle of sunscreen
    mixtape from July`,
  natures: `the sun at half past eight
    a barefoot afternoon
    the longest day of June
    a lemon in the light
    the gold before the dark
    sugar on my lips
    a cannonball of joy
    the heat that holds the night
    an open window song
    the summer in my blood`,
  likenesses: `ice in a July glass
    a cannonball off the dock
    sunlight on bare skin
    a kite that slips its string
    a song from a passing car
    sand inside my shoes
    sparks off a bonfire
    peaches in the heat`,
  words: 'Sunburn Golden-Hour Lemonade Barefoot Bonfire July Heatwave Sunshower Boardwalk Tangerine',
}
