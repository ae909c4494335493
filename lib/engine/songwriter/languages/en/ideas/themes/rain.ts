import type { Theme } from './theme.ts'

export const rain: Theme = {
  name: 'rain',
  companions: 'city letters morning',
  keywords:
    'rain rainy storm thunder umbrella cloud wet puddle drizzle lightning flood pour weather drop grey gray window monsoon tears cry',
  scenes: `the rain: start again, tap the glass, slow to a drip, write on the roof
    the gutters+: spill over, talk all night, run like creeks
    the thunder: roll off, clear its throat, move down the hill
    the clouds+: stack up, break apart, hang low
    the puddles+: fill with sky, mirror the lamps, hold the moon
    the umbrellas+: bloom, turn inside out, pass like moths
    the window: fog, run with rain, blur the world
    the storm: let go, lose its nerve, circle back
    the streetlamps+: swim in the wet, glow like pearls
    the roof: hold, drum, learn the song
    lightning: split the sky, sign its name`,
  acts: `stand out in the rain
    wait for the storm to break
    leave the umbrella home
    count the seconds to the thunder
    listen to the roof
    draw on the foggy glass
    wring out the day
    run between the drops
    watch the gutters fill
    hang wet coats by the door
    dance in the flooded street
    keep the candles lit
    shake the water off
    tape the window shut
    sail boats made of news
    warm both hands on tea
    lie awake and count drips
    wade across the lawn
    race the storm back home
    sing against the thunder`,
  places: `under the awning
    at the streaming window
    on the porch in the rain
    beneath one umbrella
    in the doorway
    at the bus stop
    out in the pouring dark
    under a leaking roof
    by the window seat
    where the gutters meet
    by the fogged-up glass
    on the flooded lane
    beneath the iron bridge
    on a night like this
    in the laundry room
    under heavy skies`,
  keepsakes: `broken umbrella
    yellow raincoat
    rain-smeared note
    pair of wet shoes
    candle stub
    borrowed scarf
    bucket for the leaks
    cold cup of tea
    sweater on the chair
    book with swollen pages
    rubber boot
    wet bouquet
    lamp with a paper shade
    letter in the rain
    kettle on the stove
    radio with one station`,
  blessings: `a roof against the rain
    the break between the clouds
    a warm light in the storm
    rain on a fevered night
    the first dry day of spring
    a silver edge of cloud
    an open door in the rain
    the fire I come in to
    a dry coat by the door
    the blue behind the gray
    soft rain upon the roof
    my shelter and my song`,
}
