import type { Stanzas } from '../../stanzas.ts'

export const plain: Stanzas = `
  {fact}
  If you blinked, it went by, it was quick
  {next}
  Like a coin, or a card, or a trick

  {fact}
  Someone ought to be writing this down
  {next}
  So it's me, on the bus into town

  {fact}
  There's no moral to that, it's just so
  {next}
  And I thought that you might want to know

  {fact}
  That'll never be on the late news
  {next}
  But I hummed it while tying my shoes

  {fact}
  I can turn that around in my hand
  {next}
  Like a stone that I found in the sand

  {fact}
  Let it ring like a spoon on a glass
  {next}
  Now be quiet, and let the sound pass

  {fact}
  If you've heard it before, hum along
  {next}
  That's the reason it's down as a song

  {fact}
  I said that to the window, out loud
  {next}
  There was nobody there, just a cloud

  {fact}
  What comes next? Well, you'd never have guessed
  {next}
  And I'm humming, I don't know the rest

  {fact}
  That is one on my fingers, and then
  {next}
  That is two, and I'm nowhere near ten

  {fact}
  Say it twice, and it starts to have swing
  {next}
  There is nothing so plain you can't sing

  {fact}
  It was there on a note by the bed
  {next}
  In my writing, and that's what it said

  {fact}
  It's a coin from the back of a chair
  {next}
  And you never had known it was there

  {fact}
  That's the edge of the puzzle, that's one
  {next}
  And I'll look for the rest when I'm done

  {thing.fact}
  You could walk by and not turn your head
  {thing.next}
  I was late, and I stood there instead

  {fact}
  It's as simple as that, there's no more
  I would tell you a bigger tale, only
  There's a small one right here at the door

  {fact}
  You can put that in ink on the wall
  There are songs about kings and their horses
  And this one's about that, that is all

  {fact}
  I was thinking of that with a pear
  And the peel came away in one ribbon
  And I let it hang there in the air

  {fact}
  If it's small, well, then so is a key
  So's a seed, and a match, and a button
  And the splinter that's bothering me

  {fact}
  Now I've said that, there's not much to add
  There's a dog going by with a slipper
  And it looks both important and glad

  {fact}
  I was humming that, missing my stop
  And I walked back, the long way, in no rush
  Past the bridge and the closed barber shop

  {fact}
  There's a lot that I never worked out
  How a plane flies, or why we have eyebrows
  But there's that, and of that there's no doubt

  {fact}
  I said that to a man at the gate
  He was holding a duck in a basket
  And he said that the duck could relate

  {fact}
  That's a line I would write on a stone
  And then skip it out over the water
  Just to see if it got there alone

  {fact}
  Now the kettle has something to say
  And the fridge has a hum it is proud of
  And that's how we all sing it today

  {thing.fact}
  Is it big? You could wear it, I guess
  Is it new? It was new in the morning
  Is it true? If you ask me, then yes

  {fact}
  Write it big on the side of a barn
  With a brush and a bucket of whitewash
  And whoever goes by gets the yarn

  {fact}
  You can sing that while washing a plate
  You can sing it while looking for batteries
  It gets done, and it's not even eight
`
