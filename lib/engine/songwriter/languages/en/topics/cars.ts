import type { Topic } from '../../stanzas.ts'

export const cars: Topic = {
  kin: 'car cars truck trucks van vans engine engines motor garage garages headlight headlights windshield wipers dashboard bumper tire tires steering gas gasoline highway highways freeway drive drives driving drove driven driver convertible pickup hatchback sedan jeep mechanic mechanics muffler brake brakes clutch odometer mileage sunroof taxi',
  you: {
    scene: `
      You (pat|thank) the old car on the dash when it starts
      It's wire and hope and a neighbor's spare parts
      The door on my side only works from outside
      So you run round and bow at the end of each ride

      You sing when you drive, with the (window|sunroof) undone
      It's red at the bridge and you've only begun
      A trucker beside us sings harmony, low
      And no one moves off when the light tells us go`,
    later: `
      You told me a shortcut, it wasn't on maps
      We drove through a creek and a cornfield, perhaps
      The road quit at a diner, the (pie|stew|soup) was still hot
      And you said, here we are, as if this was the spot

      You taught me to fix a flat tire by the road
      First loosen the bolts, and then lift up the load
      Last week I was stranded, I got out the jack
      And I heard every word of it, there, at my back`,
  },
  me: {
    scene: `
      I got out of the car and I (shut|slammed) the door tight
      The keys looked at me from the seat on the right
      The engine was on, and the radio, too
      So I danced in the lot, there was not much to do

      I've lost my own car in the (lot by|garage at) the mall
      It's gray, it's a four-door, the same as them all
      I press on the key, and from somewhere I hear
      A honk, very small, saying, cold, nowhere near`,
    later: `
      There's a tape in the car and it's been there for years
      It's polka, it starts when I shift through the gears
      I pounded, I pleaded, I poked with a comb
      And now, when it's quiet, I don't feel at home

      I used to wake up when we pulled in the drive
      And keep my eyes shut, I was four, maybe five
      So someone would lift me and carry me in
      I still hear the engine tick, cooling, like tin`,
  },
  past: {
    scene: `
      You taught me to drive in the (lot by|field at) the mill
      There was one single post there, it's leaning there still
      You walked round it once, with your hand on the car
      And said, now that's over, we'll get pretty far

      On (Sundays|Saturdays) all I could see was your shoes
      The rest of you under the car with the news
      You'd ask for a wrench and I'd pass the wrong size
      You'd take it, and thank me, as if I was wise`,
    later: `
      Your seat's pushed so far I can hardly get hold
      Of the wheel of the car, and it's drafty and cold
      I drive with my toes and a cushion or two
      I could move the lever, it's still set for you

      The log in the glove box is all in your pen
      The miles and the oil and the rain, where and when
      I drove to the lake and I wrote, the next row
      Ran fine, turned for home, it was starting to snow`,
  },
  hook: `
    Roll the windows all down, let the old car roar
    There's a road, and beyond it there's forty miles more

    Turn the key, leave the town, let the headlights climb
    There's a car full of singing and plenty of time

    It's an old car, a slow car, but oh, how it goes
    By the light of the moon and the end of its nose`,
}
