import type { Theme } from './theme.ts'

export const sky: Theme = {
  name: 'sky',
  companions: 'wild dance letters',
  keywords:
    'star stars moon sky space planet galaxy universe constellation satellite comet orbit astronaut fly wings heaven cosmic night dream dreams rocket gravity light sun eclipse',
  scenes: `the stars+: come out, lean in close, burn through the haze, keep their post
    the moon: climb, slip its cloud, go thin, tilt its face
    a satellite: cross over, wink and go
    the comet: trail its fire, bend away, burn its name
    the planets+: line up, keep their pace, turn without us
    the dark: widen, fill with sparks, open its hands
    the Milky Way: spill, pour across, turn like a wheel
    the telescope: find a ring, drift, point at the past
    the northern lights+: unfold, shiver green, brush the hills
    gravity: give up, loosen its grip, pull me near`,
  acts: `name the constellations
    lie down in the grass
    wish on a satellite
    count the falling stars
    chase the eclipse
    read the sky by heart
    climb up to the roof
    wait for the moon to rise
    trace Orion's belt
    drift out of orbit
    hold the telescope still
    turn off every lamp
    send one more signal up
    sleep below the stars
    fold a paper plane
    count down from ten
    follow the evening star
    paint the ceiling blue
    watch the planets rise
    talk until the dawn
    stay up for the eclipse`,
  places: `on the observatory hill
    under the August stars
    on the far side of the moon
    up on the water tower
    on a blanket in the field
    at the edge of the dark
    beneath the Milky Way
    on the cold tin roof
    somewhere in orbit
    out where the sky begins
    in the planetarium
    on the roof of the car
    below the satellite
    on the launchpad floor
    in the glow of the dial
    by the open skylight`,
  keepsakes: `star chart
    paper moon
    plastic telescope
    piece of sky
    glow-in-the-dark star
    meteor stone
    silver balloon
    message in Morse
    calendar of moons
    blanket full of grass
    cardboard rocket
    radio dial
    map of Mars
    night-light
    lens with a scratch
    wish on a string`,
  blessings: `the star I steer by
    a moon with a lamp inside
    my north in the dark
    the gravity I need
    the sun behind the eclipse
    a comet come back around
    the sky when the power's out
    a thousand years of light
    my signal in the noise
    a wish that found its way
    the dawn behind the hill
    the warm side of the moon`,
}
