import type { Theme } from './theme.ts'

export const summer: Theme = {
  name: 'summer',
  companions: 'sea hometown dance',
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
    toast to the setting sun
    string lights in the trees
    sing on the balcony
    sail down the boulevard
    swim until the dark
    grill corn on the beach
    build towers in the sand
    watch the fireworks bloom
    drive with the top down`,
  places: `in the shade of the palms
    on the boardwalk planks
    by the swimming pool
    on the golden hill
    in the tall grass
    out on the terrace
    under a striped umbrella
    on a towel in the sun
    at the lemonade stand
    down by the water slide
    beneath the string of lights
    at the ice cream truck
    on a rooftop in the heat
    in the orange grove
    on the back porch swing
    by the hotel pool`,
  keepsakes: `straw hat
    sunburned grin
    polaroid
    pair of cheap shades
    melted popsicle
    beach towel
    seashell necklace
    friendship bracelet
    bottle of sunscreen
    mixtape from July
    paper fan
    surfboard
    bag of cherries
    garden hose
    bright bikini
    kite with a torn tail`,
  blessings: `the sun at half past eight
    a barefoot afternoon
    the longest day of June
    the gold before the dark
    sugar on my lips
    the heat that holds the night
    the summer in my blood
    an ocean and a breeze
    the first jump of the year
    cold water in the heat
    my lemon and my lime
    a song for open cars`,
}
