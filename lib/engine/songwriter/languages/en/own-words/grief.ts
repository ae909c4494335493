import type { Stanzas } from '../../stanzas.ts'

export const grief: Stanzas = `
  {fact}
  I can see it, I don't have to try
  {next}
  It's the small things I cannot walk by

  {fact}
  It looks small when I write it like this
  {next}
  And it's all of the things that I miss

  {fact}
  I was fine till I thought about that
  {next}
  And I stood with one shoe on the mat

  {fact}
  I was told that these things would wear thin
  {next}
  Where they do, there is light coming in

  {fact}
  That's the part I say over at night
  {next}
  Then it's morning, I've left on the light

  {fact}
  Someone asked me, and I told the lot
  {next}
  And the tea we had poured wasn't hot

  {fact}
  In the line for a coffee, that came
  {next}
  And I couldn't quite give them my name

  {fact}
  I've gone over it, turned it each way
  {next}
  Like a key in my hand, the whole day

  {fact}
  I have not said it out loud till now
  {next}
  I had thought it gets lighter, somehow

  {fact}
  Do you know how much room that can take?
  {next}
  It's the size of a house when I wake

  {fact}
  Then the radio plays something slow
  {next}
  And I've parked, and I still cannot go

  {fact}
  I start there when I talk to a friend
  {next}
  And it's hard to know where it should end

  {fact}
  It comes up when I'm rinsing a plate
  {next}
  And the water can run, it can wait

  {fact}
  Not a thing you would put in the news
  {next}
  It's the thing of them all that I'd choose

  {fact}
  I don't know where to put that, so here
  {next}
  In a song, where I'll have it all year

  {fact}
  That's the light someone left in the hall
  {next}
  Let it burn, I don't mind it at all

  {fact}
  Ask me twenty years on, I'll still know
  {next}
  I've got nowhere I'd want it to go

  {fact}
  I still tell it to people I meet
  And they nod, and they never quite see it
  How it lights up one side of the street

  {fact}
  There are days I think only of that
  I go quiet, and somebody asks me
  And I say I was watching the cat

  {fact}
  I have put that away in a drawer
  And I go there for scissors or batteries
  And I end up an hour on the floor

  {fact}
  It came back at a red traffic light
  And it turned to green twice, and I sat there
  And the man at the back was polite

  {fact}
  I tell that to the plants by the door
  When I water them, I tell it over
  And they're taller than they were before

  {fact}
  I've got nothing to carry that in
  So I hold it the way you'd hold laundry
  In both arms, with the top at my chin

  {fact}
  I was told, write it down, so I did
  On a slip, in a jar, with the others
  And that one's at the top, by the lid

  {fact}
  Some days that is a stone in my shoe
  Other days it's a coin in my pocket
  And I don't get to choose it, do you?

  {fact}
  I said that to a bird on a wall
  It looked left, and it looked at me, steady
  And it didn't fly off, not at all

  {fact}
  I can say it and butter my bread
  I can say it and sign for the parcels
  It's at night that it sits on the bed

  {fact}
  I was asked what I'd like to bring back
  Not the summers, the money, the mountains
  Only that, in a small paper sack

  {fact}
  If there's somebody up on the moon
  With a window, a lamp, and an armchair
  They have heard it from me, to a tune

  {fact}
  Some would write it in stone, I did not
  I have written it in with my finger
  On the mirror, it shows when it's hot

  {fact}
  What's a day? It's some toast and some mail
  And then that walks on in, like a neighbor
  With a cake, or a hammer and nail

  {fact}
  It's not heavy, it's just always there
  Like the coat that you take on a warm day
  And you carry it, stair after stair
`
