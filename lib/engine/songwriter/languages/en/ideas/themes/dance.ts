import type { Theme } from './theme.ts'

export const dance: Theme = {
  name: 'dance',
  companions: 'city summer sky',
  keywords:
    'dance dancing floor music song party disco beat bass dj rhythm club groove sing singing band guitar drum melody weekend friday saturday move body celebrate concert stage crowd radio',
  scenes: `the bass: drop, shake the floor, knock on my ribs, never quit
    the lights+: spin, go red, cut to black, come up slow
    the mirror ball: turn, throw its stars, scatter the room
    the needle: drop, skip, find the groove
    the crowd: lean in, lift as one, lose its mind
    the drummer: count us in, hit it twice, play it cool
    the speakers+: hum, blow, push the air
    the dance floor: fill, shine like ice, call us out
    the chorus: come around, hit home, lift the roof
    the DJ: fade the past, turn it up, read the room
    the strobe: freeze a smile, slice the dark`,
  acts: `turn the speakers up
    dance until the lights come on
    lose the count again
    spin across the floor
    shake the week away
    steal the microphone
    sing along off-key
    move a little closer
    ride the rhythm home
    kick the jukebox twice
    stomp till the boards give in
    clap on two and four
    call for one more song
    step out of the dark
    borrow somebody's hat
    slide in silver shoes
    shout the chorus back
    keep the band awake
    throw the curtains wide
    learn the steps by heart
    jump the velvet rope`,
  places: `under the mirror ball
    in the middle of the floor
    by the speaker stack
    at the back of the club
    in the front row
    on the tabletop
    in the green room light
    down in the basement
    at the edge of the stage
    in the smoke and the strobe
    in the purple light
    on the balcony seats
    beside the DJ booth
    under a disco sky
    in a sea of hands
    by the coat check door`,
  keepsakes: `glitter-stained sleeve
    wristband
    broken drumstick
    vinyl single
    guitar pick
    pair of dancing shoes
    set list
    silver dress
    torn poster
    microphone
    sequin glove
    feathered hat
    ticket for two
    lipstick in a pocket
    spare guitar string
    pair of red heels`,
  blessings: `the bass line in my blood
    a mirror full of light
    the hook I love to hum
    a record with no end
    the beat beneath the beat
    the last dance of the night
    a chorus made of sparks
    the groove that pulls me in
    the encore and the roar
    the spotlight and the song
    my rhythm and my rhyme
    the spin that finds the beat`,
}
