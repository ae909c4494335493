import type { Theme } from './theme.ts'

export const morning: Theme = {
  name: 'morning',
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
    stay in bed till noon`,
  places: `at the kitchen table
    by the window sill
    on the back steps
    under the heavy quilt
    in the corner booth
    on the sunny side of the bed
    at the café door
    in the hallway light
    beside the humming fridge
    on the balcony`,
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
    sugar spoon`,
  natures: `the first warm cup of the day
    a Sunday with no plans
    the light on the kitchen floor
    honey in the tea
    the quiet I come home to
    a window open wide
    the good half of the bed
    bread just out of the oven
    a slow song and bare feet
    the place where my day begins`,
  likenesses: `sugar in a spoon
    steam above a cup
    sunlight through a blind
    a cat in a patch of sun
    a key in its own door
    butter on warm bread
    the first bird before dawn
    a robe still warm from the line`,
  words: 'Sunday Kettle Honey Daylight Windowsill Sugar Coffee Doorstep Curtains Kitchen-Light',
}
