import type { Theme } from './theme.ts'

export const hustle: Theme = {
  name: 'hustle',
  companions: 'city fire station',
  keywords:
    'hustle work money job grind ambition success climb dream block street game king queen crown win winner respect rap mic struggle rise boss paper bank gold shine real story',
  scenes: `the bills+: stack up, get paid, slide under the door
    the alarm: buzz at five, know my name
    the corner: talk, remember us, hold its ground
    the pen: run dry, move fast, tell the truth
    the dice+: roll, land, cheat sometimes
    the doubters+: go quiet, change their tune, show up late
    the beat: knock, loop again, carry me through
    the elevator: rise, skip a floor, smell like gold
    the city: test me, watch me work, hand me a key
    the night shift: end, drag its chain, pay in change
    the scoreboard: flip, hang in the smoke`,
  acts: `clock in before the sun
    stack it brick by brick
    write it down in pen
    run the numbers twice
    lace the same old shoes
    feed the whole table
    turn the rent to gold
    bet it all on red
    climb out of the basement
    sign on the dotted line
    keep the receipts
    shake the right hands
    practice in the dark
    count it out in fives
    buy my mother a house
    write bars on the bus
    skip sleep for the dream
    sweep the shop at six
    flip the script again
    ride for the block
    put the crew on`,
  places: `on the corner of the block
    at the top of the stairs
    in the booth
    on the night shift
    at the head of the table
    in the cheap seats
    by the payphone
    on the ground floor
    at the bottom of the list
    in my brother's car
    on the late shift line
    in the corner shop
    on the second mortgage
    under the studio lights
    in the front of the line
    on my grandmother's couch`,
  keepsakes: `dollar in a frame
    pair of beat-up shoes
    notebook full of rhymes
    secondhand suit
    pawnshop chain
    bus pass
    lunch in a paper bag
    name tag
    borrowed mic
    receipt from the first check
    silver pen
    stack of demos
    watch that ran slow
    lucky coin
    barber chair
    folded bill`,
  blessings: `the proof in the pocket
    a crown that I made myself
    gold under the dirt
    my mother's answered prayer
    a name they can't erase
    the first light on the block
    the verse that I live by
    the roof above the kids
    the win that they can't rob
    my witness and my crew
    the hook that pays the rent
    a seat at the big table`,
}
