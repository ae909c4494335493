import type { Theme } from './theme.ts'

export const hustle: Theme = {
  name: 'hustle',
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
    practice in the dark`,
  places: `on the corner of the block
    at the top of the stairs
    in the booth
    on the night shift
    at the head of the table
    in the cheap seats
    by the payphone
    on the ground floor
    at the bottom of the list
    in my brother's car`,
  keepsakes: `dollar in a frame
    pair of beat-up shoes
    notebook full of rhymes
    secondhand suit
    pawnshop chain
    bus pass
    lunch in a paper bag
    name tag
    borrowed mic
    receipt from the first check`,
  natures: `the proof in the pocket
    the first one in the door
    a crown that I made myself
    the bet nobody took
    gold under the dirt
    my mother's answered prayer
    the ladder and the hand
    the echo of the block
    a name they can't erase
    the number on the board`,
  likenesses: `rent on the first of the month
    a dollar in a storm
    an elevator climbing
    a crown on a tired head
    dice against a wall
    a coin that lands on edge
    a bassline through the floor
    a door held open`,
  words: 'Overtime Paper-Crown Night-Shift Payday Ladder Corner Spotlight Gold-Dust Underdog Blueprint',
}
