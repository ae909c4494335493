import type { Theme } from './theme.ts'

export const fire: Theme = {
  name: 'fire',
  companions: 'hustle road city',
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
    light the signal fire
    march on the city hall
    write it on the walls
    melt the armor down
    climb the barricade
    answer every blow
    kick at the burning door
    ring the fire bell
    face the wind alone`,
  places: `in the middle of the blaze
    on the barricade
    at the end of the fuse
    in the ring
    on the burning bridge
    up against the wall
    in the furnace glow
    on the edge of the roof
    out in the smoke
    down in the sparks
    on the front line
    at the bottom of the hill
    in the heart of the storm
    behind the burning door
    under a blood-red sky
    in the iron yard`,
  keepsakes: `box of matches
    burned photograph
    torn flag
    broken chain
    broken crown
    handful of ash
    cracked helmet
    ring of keys
    bitter pill
    bent nail
    rusty sword
    paper crown
    leather glove
    cracked mirror
    wooden shield
    can of red paint`,
  blessings: `the spark before the blaze
    a phoenix on the wire
    the heat beneath the ash
    a torch inside the dark
    the match that lit the room
    my armor and my flame
    the fire I walk beside
    a drum before the charge
    the flag above the smoke
    a hero in the dust
    the bell that ends the round
    a lightning rod in rain`,
}
