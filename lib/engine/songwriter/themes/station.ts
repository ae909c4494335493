import type { Theme } from './theme.ts'

export const station: Theme = {
  name: 'station',
  keywords:
    'train station platform railway rail airport plane flight departure goodbye suitcase ticket leaving arrival distance far away miles letter wait waiting bus stranger farewell apart return',
  scenes: `the train: pull out, run late, slow for the bend, scream through
    the platform: empty, hum, hold the heat
    the clock: stall at nine, jump ahead, hang like a moon
    the loudspeaker: crackle, call my line, mumble the towns
    the rails+: sing, shine, meet far away
    the pigeons+: scatter, march in line, own the beams
    the departures board: flip, click through the names, go blank
    the suitcases+: roll on, lean at the wall
    the conductor: wave, punch the air, shout once
    the tunnel: swallow the light, roar, give us back
    the lovers+: hold on, miss the train`,
  acts: `buy a one-way fare
    wave from the window seat
    miss the last connection
    run along the platform
    read the departures
    carry two suitcases
    write on the steamed-up glass
    trade seats with strangers
    sleep across three chairs
    count the passing towns
    keep the ticket stub
    board without looking back
    wait beneath the clock`,
  places: `on platform nine
    beneath the station clock
    in the window seat
    at the ticket gate
    in the quiet car
    by the luggage rack
    on the overnight train
    at the end of the line
    on the arrivals side
    in the waiting room`,
  keepsakes: `one-way ticket
    paper cup
    suitcase with a strap
    phone number in ink
    postcard with no stamp
    seat by the window
    folded timetable
    borrowed pen
    passport photo
    luggage tag`,
  natures: `the train I should have missed
    a window moving fast
    the name on the board
    the stop where I get off
    a ticket to the coast
    the hand inside the crowd
    a minute on the clock
    the one I came to meet
    the rail that runs to the sea
    the light at the tunnel's end`,
  likenesses: `a train that runs on time
    a ticket in the wind
    a hand against the glass
    towns through a window
    a suitcase full of stones
    the clock above the gate
    a whistle in the dark
    a seat that's still warm`,
  words: 'Platform Departure Railway Window-Seat Northbound Whistle Timetable Tunnel Luggage Last-Train',
}
