import type { Theme } from './theme.ts'

export const sea: Theme = {
  name: 'sea',
  companions: 'summer letters station',
  keywords:
    'sea ocean wave tide harbor harbour boat sail sailor ship beach shore coast island sand salt anchor lighthouse fish water swim surf bay dock pier lagoon coral current drift',
  scenes: `the tide: turn, pull away, come in, climb the stair, give back the stones
    the gulls+: circle, cry out loud, follow the boats, settle down
    the lighthouse: blink, keep its watch, sweep the dark, answer the moon
    the harbor: hold its breath, go quiet, fill with fog, wake up slow
    the waves+: roll in, break and fall, count the hours, wash the names away
    the fishing boats+: come home, rock in a row, lean on the dock
    salt: dry on the rail, sting the air, find every scar
    the sails+: go slack, catch the wind, lift like lungs
    the foghorn: moan, call the bay, talk in its sleep
    the moon: lay a road on the water, tug at the sea, silver the pier`,
  acts: `walk the open shore
    count the waves
    drag the boat ashore
    wait for the ferry
    write names in the sand
    dive into the blue
    follow the coast
    untie the rope
    swim past the buoys
    watch the water change
    skip stones across the bay
    sleep on the open deck
    chase the foam
    race the evening tide
    haul the nets by hand
    paint the old hull blue
    drift beyond the bay
    hum an old sea song
    gather shells at dawn
    climb the lighthouse stairs
    lean into the spray`,
  places: `by the harbor wall
    on the ferry deck
    at the end of the pier
    along the breakwater
    down where the boats come in
    on the edge of the sand
    under the lighthouse beam
    on the wooden dock
    out past the last marker
    beside the tidal pool
    in the salt and spray
    on the morning boat
    where the river meets the sea
    along the harbor road
    in a cabin by the shore
    at the foot of the dunes`,
  keepsakes: `jar of sea glass
    brass compass
    broken shell
    coil of rope
    salt-stained coat
    paper boat
    ferry ticket
    map of the coast
    little white stone
    fishing line
    driftwood heart
    faded deck chair
    captain's hat
    string of shells
    rusty bell
    lantern with a crack
    striped sweater`,
  blessings: `a light across the water
    the only shore I know
    the calm behind the wave
    an island in the blue
    my harbor in the storm
    the wind that fills the sail
    the lamp that guides me in
    my anchor and my sail
    the star above the mast
    a coast I want to learn
    warm sand after rain
    the tide that brings me home`,
}
