import type { Theme } from './theme.ts'

export const morning: Theme = {
  name: 'morning',
  companions: 'garden letters rain',
  keywords:
    'morning coffee cafe kitchen breakfast sunday home house cozy cup tea bread bed slow quiet window domestic family room pillow blanket wake sunlight lazy shop',
  scenes: `the kettle: sing, click off, steam up the glass
    the coffee: drip, go cold, darken the cup
    the kitchen: fill with light, smell like bread, wait for a voice
    the cat: stretch in the sun, claim the chair, blink at the birds
    the curtains+: breathe, let the day in, turn to gold
    the clock: take its time, miss a beat, forget the hour
    the toaster: hum, jump again
    the neighbors+: laugh through the wall, water the plants
    the light: cross the floor, climb the wall, land on the bed
    the radio: mumble low, play something slow
    dust: float in the sun, dance in the beam`,
  acts: `put the kettle on
    burn the toast
    read the paper twice
    open every window
    share the last orange
    sleep until the bells
    water the window plants
    fold the laundry slow
    let the phone ring out
    hum over the dishes
    dance in socked feet
    pour a second cup
    stay in bed till noon
    set the table for two
    sing along to the kettle
    leave the bed unmade
    call my mother back
    peel the apples slow
    wind the kitchen clock
    knead the morning bread
    waste the day in socks`,
  places: `at the kitchen table
    by the window sill
    on the back steps
    under the heavy quilt
    in the corner booth
    on the sunny side of the bed
    at the cafe door
    in the hallway light
    beside the humming fridge
    on the balcony
    on the garden side
    in the pantry light
    by the rising bread
    at the bakery door
    on the yellow couch
    under the kitchen clock`,
  keepsakes: `chipped blue mug
    note on the fridge
    crossword half done
    wool sweater
    recipe in pencil
    house key
    jar of honey
    crooked frame
    paperback
    pair of reading glasses
    sugar spoon
    egg timer
    linen apron
    radio on the shelf
    photograph of us
    slice of toast
    half-done puzzle`,
  blessings: `the first warm cup of the day
    a Sunday with no plans
    the light on the kitchen floor
    honey in the tea
    the quiet I come home to
    a window open wide
    bread just out of the oven
    a slow song and bare feet
    the place where my day begins
    the warm side of the bed
    the sugar and the spoon
    a soft rain and a book`,
}
