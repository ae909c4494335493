import type { Theme } from './theme.ts'

export const sea: Theme = {
  name: 'sea',
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
  acts: `walk the waterline
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
    chase the foam`,
  places: `by the harbor wall
    on the ferry deck
    at the end of the pier
    along the breakwater
    down where the boats come in
    on the edge of the sand
    under the lighthouse beam
    on the wooden dock
    out past the last marker
    beside the tidal pool`,
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
    driftwood heart`,
  natures: `a light across the water
    the only shore I know
    an anchor and a sail
    the calm behind the wave
    an island in the blue
    a harbor in the storm
    the wind that fills the sail
    a tide that never sleeps
    salt on an open wound
    the lamp that guides me in`,
  likenesses: `a boat without a line
    rain on open water
    a wave that won't let go
    a gull against the gale
    an anchor going down
    a bottle on the tide
    a sail that finds the wind
    the tide beneath the moon`,
  words: 'Tide Harbor Lighthouse Anchor Saltwater Driftwood Undertow Coastline Horizon Sea-Glass',
}
