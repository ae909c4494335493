import type { Theme } from './theme.ts'

export const station: Theme = {
  name: 'station',
  companions: 'letters rain city',
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
    wait beneath the clock
    share a seat to the coast
    watch the fields go by
    trade stories with a guard
    draw hearts in the steam
    chase the last express
    carry the heavy bag
    sleep through the next stop
    wave until it turns`,
  places: `on platform nine
    beneath the station clock
    in the window seat
    at the ticket gate
    in the quiet car
    by the luggage rack
    on the overnight train
    at the end of the line
    on the arrivals side
    in the waiting room
    in carriage number three
    by the coffee stand
    under the iron roof
    on the night express
    at the border stop
    beside the arrivals board`,
  keepsakes: `one-way ticket
    paper cup
    suitcase with a strap
    phone number in ink
    postcard with no stamp
    seat by the window
    folded timetable
    borrowed pen
    passport photo
    luggage tag
    leather case
    pocket watch
    ticket to the coast
    paper map
    brown umbrella
    magazine`,
  blessings: `the stop where I get off
    a ticket to the coast
    the hand inside the crowd
    the one I came to meet
    the rail that runs to the sea
    the light at the tunnel's end
    my window and my seat
    the name upon the board
    the whistle and the bend
    a night train going south
    the arms at the end of the line
    a minute saved for me`,
}
