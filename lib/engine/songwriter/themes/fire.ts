import type { Theme } from './theme.ts'

export const fire: Theme = {
  name: 'fire',
  keywords:
    'fire flame burn burning spark ash smoke ember blaze heart angry fight war battle strong power rise phoenix storm break broken revenge lie lies rebel scream victory dream hero courage brave',
  scenes: `the fuse: burn down, hiss, run out of rope
    the sparks+: fly, jump the wall, land in the grass
    the smoke: clear, climb, tell on us
    the ashes+: cool, lift, stain my hands
    the match: flare, die, bite my thumb
    the furnace: roar, wake below, eat the cold
    the walls+: shake, come down, keep the score
    the alarm: scream, quit, wake the block
    the wire: glow, snap, carry the charge
    the flames+: catch, bow, climb the stairs
    the iron: bend, blush red, cool into shape`,
  acts: `strike another match
    walk across the coals
    burn the letters down
    stand up in the smoke
    tear the curtain down
    break the lock
    throw the first stone
    kick the embers wide
    hold the torch up high
    run straight through the flames
    spit out the ashes
    swing back at the dark
    light the signal fire`,
  places: `in the middle of the blaze
    on the barricade
    at the end of the fuse
    in the ring
    on the burning bridge
    up against the wall
    in the furnace glow
    on the edge of the roof
    out in the smoke
    down in the sparks`,
  keepsakes: `box of matches
    burned photograph
    torn flag
    broken chain
    broken crown
    handful of ash
    cracked helmet
    ring of keys
    bitter pill
    bent nail`,
  natures: `a match in a paper house
    the spark before the blaze
    the smoke without a fire
    a fuse that's burning low
    gasoline and rain
    the blade inside the smile
    the heat beneath the ash
    a siren and a flame
    a phoenix on the wire
    the door I'm breaking down`,
  likenesses: `a match in the dark
    sparks across dry grass
    a fuse beneath the floor
    smoke under a door
    iron in the coals
    a fist that comes undone
    ashes in the wind
    a torch against the rain`,
  words: 'Wildfire Ashes Matchstick Gasoline Embers Fuse Furnace Phoenix Smoke-Signal Flashpoint',
}
