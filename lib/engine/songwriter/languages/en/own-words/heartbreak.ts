import type { Stanzas } from '../../stanzas.ts'

/** Somebody who was left, to whoever left. */
export const heartbreak: Stanzas = `
  I was all in, with nothing held back
  {you.fact}
  And my heart is still showing the crack
  {you.next}

  There's a hole where the plans used to be
  {me.fact}
  I am learning to live with just me
  {me.next}

  Love walked out, and it left on the light
  {fact}
  I keep trying to sleep, and I might
  {next}

  {fact}
  And the heart doesn't break with a crash
  {next}
  It goes out, like a fire, into ash

  (The song in the store was the one that we danced to|They played it while I was out shopping, the slow one|A song came on next to the bread and the butter)
  I stood by the milk with my hand on the cart
  {you.fact}
  It's hard to buy milk with a hole in your heart

  (My friends say the sea is still full of good fishes|My mother has told me to eat and to sleep more|Everyone tells me to go out more evenings)
  They mean very well, and they bring me a pie
  {you.fact}
  I still put two forks out, and still don't know why

  (The plans are still there on the fridge with a magnet|There's still, on the fridge, what we planned for the summer|The calendar still has the trip in the summer)
  A train and two seats, and a room by the sea
  {me.fact}
  I might go myself, with a book on my knee

  (I'm fine in the day, there's the job and the dishes|I'm doing all right, I've got milk, I've got matches|I'm all right by day, I have people and meetings)
  It's only the Sundays I haven't worked out
  {me.fact}
  And that's what a Sunday is mostly about

  (The world went on turning, as if that were nothing|I thought that the buses would stop for a minute|I thought they would stop all the clocks for an hour)
  The garbage got picked up, the newspaper came
  {they.fact}
  And nothing's the same, though it all looks the same

  (What do I have, when I count up the pieces?|What does a person hold on to at midnight?|What is there left, when the coffee's gone cold now?)
  You'd think there'd be more, after all that we said
  {thing.fact}
  And one extra pillow, asleep on the bed

  {fact}
  And I would have waited, and I would have stayed
  A heart's like a dog that still sits at the window
  For steps that it knows, at the time they were made

  {fact}
  It won't always hurt, people tell me, and so
  I water the plant that we bought on vacation
  It doesn't know yet, and it's trying to grow

  {fact}
  I know it by heart, and I know it by day
  At night it comes up and sits down on the covers
  And I have to learn it again the same way

  (Someday I'll laugh, and I'll notice I'm laughing|Some night I'll sleep with my arms in the middle|One day I'll hear a bad joke and be laughing)
  And that is the day that I'll know I came through
  {fact}
  It isn't today, but that day's coming, too

  (I walk the long way now, around by the river|I go the long way now, behind the old station|I take the next street, and I cross at the corner)
  It's twenty more minutes, it's out of my way
  {fact}
  And there is a door that I don't pass today

  {you.fact}
  The left of the bed is still perfectly neat
  I lie at the edge, as if someone were coming
  And keep to myself both my hands and my feet

  {you.fact}
  And somehow the mail keeps on coming for you
  I put it on top of the books in the hallway
  As if there was something that it could still do

  {you.fact}
  I say it out loud in the car at the light
  The man in the next lane believes that I'm singing
  And gives me a thumb, and drives off in the night

  {me.fact}
  It's silly, I know, and I know you won't call
  The phone on the table lies face up at dinner
  And lights up for nothing, for no one at all

  {me.fact}
  And nobody tells you how long it will be
  I've painted the wall in the color you hated
  It looks very nice, and there's just me to see

  {they.fact}
  I hear it the way you hear rain in the night
  You lie there and count, and you hope it blows over
  And it's on the roof still, as soon as it's light

  {they.fact}
  And somewhere you're sleeping, and sleeping just fine
  I'd like to stop guessing whose coffee you're drinking
  And start to pay some more attention to mine

  {thing.fact}
  And that's what there is, when the dust has come down
  A whole love can fit in the back of a taxi
  And go through two lights to the far side of town

  {thing.fact}
  I've put all of that in a box with the keys
  The tape doesn't hold, and whenever I pass it
  I hurry a little, and still feel my knees
`
