import type { Theme } from './theme.ts'

export const city: Theme = {
  name: 'city',
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
    learn the streets by heart`,
  places: `on the rooftop stairs
    under the neon sign
    at the corner store
    on the fire escape
    in the back of the cab
    on the crosstown train
    outside the all-night diner
    by the laundromat door
    in a third-floor room
    down on the avenue`,
  keepsakes: `matchbook from the bar
    spare key
    crumpled receipt
    subway map
    leather jacket
    phone with a cracked screen
    ticket stub
    borrowed lighter
    pair of broken headphones
    photograph from a booth`,
  natures: `a streetlight left on for me
    the only window lit
    a song in a passing car
    electricity and rain
    the reason the night stays up
    a skyline after dark
    a rumor I believe
    the last train on the board
    the quiet in the crowd
    a green light all the way`,
  likenesses: `a taxi with its light on
    steam above the street
    a neon sign in rain
    a stranger with my name
    the last song of the set
    the doors before they close
    a siren far away
    headlights on a wall`,
  words: 'Neon Skyline Avenue Streetlight Rooftop Midnight Crosstown Headlights Downtown Static',
}
