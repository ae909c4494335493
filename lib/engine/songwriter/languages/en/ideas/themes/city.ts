import type { Theme } from './theme.ts'

export const city: Theme = {
  name: 'city',
  companions: 'rain dance station',
  keywords:
    'city street neon downtown urban taxi subway night nightlife club bar building skyline rooftop traffic avenue block apartment elevator sidewalk crowd lights town metro window concrete alley',
  scenes: `the neon: hum, flicker and fade, paint the street, spell out a name
    the taxis+: slide by, line the curb, glow like coals
    the traffic: thin, crawl along, sing to itself
    the sidewalk: shine, steam, remember the heat
    the towers+: light up, lean on the sky, blink one by one
    the elevator: stall, climb too slow, open on nobody
    the late-night bus: sigh at the stop, pull away, run half empty
    the sirens+: fade, pass by, braid into song
    the windows+: go gold, go dark, trade secrets
    the city: turn over, never sit still, hum in its sleep
    steam: rise from the grates, curl round the lamps`,
  acts: `walk down the avenue
    cut through the alley
    hail the last taxi
    climb the fire escape
    ride the night bus home
    lean on the railing
    read the billboards
    cross against the light
    dance past the closing signs
    count lit windows
    take the long way home
    share one pair of headphones
    learn the streets by heart
    sing in the stairwell
    split a slice at three
    feed the jukebox dimes
    leave the club by dawn
    race the yellow lights
    wait out the red
    walk home in the rain
    dance on the overpass`,
  places: `on the rooftop stairs
    under the neon sign
    at the corner store
    on the fire escape
    in the back of the cab
    on the crosstown train
    outside the all-night diner
    by the laundromat door
    in a third-floor room
    down on the avenue
    on the seventh floor
    at the foot of the bridge
    in the subway glow
    beneath the overpass
    in the theater line
    on a bench in the square`,
  keepsakes: `matchbook from the bar
    spare key
    crumpled receipt
    subway map
    leather jacket
    phone with a cracked screen
    ticket stub
    borrowed lighter
    pair of broken headphones
    photograph from a booth
    parking ticket
    cheap guitar
    silver lighter
    coat with a broken zip
    poster from the show
    coffee in a paper cup`,
  blessings: `a streetlight left on for me
    the only window lit
    a song in a passing car
    the reason the night stays up
    a skyline after dark
    the last train on the board
    the quiet in the crowd
    a green light all the way
    the face I always find
    a rooftop in July
    the corner where I turn
    an open door at four`,
}
