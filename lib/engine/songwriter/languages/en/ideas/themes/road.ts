import type { Theme } from './theme.ts'

export const road: Theme = {
  name: 'road',
  companions: 'hometown summer rain',
  keywords:
    'road highway drive car truck travel trip journey mile map desert motel gas engine wheel freedom run away leave border interstate horizon wander adventure dust motorcycle wheels',
  scenes: `the highway: unroll, bend south, shimmer in the heat, disappear
    the engine: catch, hum low, know the way
    the mile markers+: slip by, count me down, blur into white
    the radio: fade in and out, find one clear song, crackle
    the headlights+: cut the dark, find the line, reach for the hills
    the dust: settle, hang in the air, chase the wheels
    the telephone wires+: dip and climb, hum along
    the white line: run ahead, pull me on, stitch the road
    the mountains+: step back, turn to blue, wait up ahead
    the gas light: blink, come on again
    the sun: lean on the dash, drop behind the hills`,
  acts: `roll the windows down
    drive until the gas runs low
    leave the map at home
    follow the white line
    sing with the radio
    sleep in the back seat
    take the next exit
    chase the horizon
    cross the county line
    outrun the weather
    stop for coffee and gas
    keep both hands on the wheel
    burn another mile
    trade the car for a song
    fix the busted belt
    count the license plates
    wake up three towns on
    buy a postcard and smile
    watch the wipers dance
    coast the last hill down
    skip the turn for home`,
  places: `at the county line
    in the motel light
    on the shoulder of the road
    at a crossroads in the dust
    behind the wheel
    in the passenger seat
    by the last gas pump
    on the hood of the car
    out on the interstate
    somewhere west of here
    in a gravel lot
    at the edge of town
    on a bridge at dawn
    under the freeway lights
    in a roadside booth
    where the pavement ends`,
  keepsakes: `folded map
    motel key
    coffee-stained atlas
    cracked rearview mirror
    suitcase with one good wheel
    postcard from the coast
    pair of worn-out boots
    dashboard saint
    set of keys
    mixtape with no label
    torn road atlas
    paper coffee cup
    dented thermos
    denim shirt
    spare tire
    matchbox car`,
  blessings: `the road I keep taking
    a full tank and no plan
    the last exit home
    a map with no borders
    the wind through the window
    the song on every station
    a motel sign in the dark
    the town I never passed
    my shotgun and my north
    the sun on the windshield
    a green light out of town
    the one stop I would make`,
}
