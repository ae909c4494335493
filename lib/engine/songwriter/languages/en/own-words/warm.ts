import type { Stanzas } from '../../stanzas.ts'

export const warm: Stanzas = `
  {fact}
  That's the first thing I think of with you
  {next}
  And I'm smiling before I am through

  {fact}
  There's no photo, I keep it up here
  {next}
  And I look at it most of the year

  {fact}
  Wrote that down on a napkin, in pen
  {next}
  And I went up for napkins again

  {fact}
  When they ask about you, I start there
  {next}
  By that time, they have pulled up a chair

  {fact}
  I was going to leave that one out
  {next}
  But then what would the song be about?

  {fact}
  I lose gloves, I lose keys, I lose track
  {next}
  These I keep, and you can't have them back

  {fact}
  I've seen movies with less going on
  {next}
  And I'd watch till the popcorn was gone

  {fact}
  That, I told to a man at the store
  {next}
  He had paid, and he asked me for more

  {fact}
  You can blush, I'm allowed, it's your song
  {next}
  You can wave if I've got any wrong

  {fact}
  That's my favorite out of the lot
  {next}
  No, hold on, that's the best one I've got

  {fact}
  I would hang that up over the sink
  {next}
  And I'd wash every plate twice, I think

  {fact}
  Did you think I'd forget? Here's the proof
  {next}
  I could sing it all night from the roof

  {fact}
  That's the lamp in the window for me
  {next}
  That's the kettle, the bread, and the key

  {fact}
  That's the first on a list of two pages
  {next}
  I've been writing the thing up for ages

  {fact}
  And I wanted to say it out loud
  {next}
  With your name, and in front of a crowd

  {you.fact}
  You'd have left that one out, I know you
  {you.next}
  So I had to put that in here, too

  {fact}
  That's a page of the book I would write
  {next}
  And I'd read it in bed with a light

  {fact}
  Put the kettle on, here's the next part
  {next}
  And to think that was only the start

  {fact}
  I was telling that out at the stop
  And the bus came, and opened, and waited
  And the driver said, start from the top

  {fact}
  I've been meaning to say that all week
  There was laundry, the phone, and the neighbors
  And the faucet had started to leak

  {fact}
  That's worth more than a house with a view
  I have seen several houses with views now
  And there wasn't a one came with you

  {fact}
  I would frame it and hang it up straight
  And on mornings when nothing is working
  I would stand there and look, and be late

  {fact}
  When the lights in the house are all out
  And I'm lying there counting my blessings
  That's the sheep I keep thinking about

  {fact}
  Write it up on the side of a van
  Drive it slowly through town with the horn on
  And I'll wave just as hard as I can

  {fact}
  I'd have that on a mug, if I could
  I would drink out of nothing but that one
  And my coffee would taste twice as good

  {fact}
  Tie a ribbon round that, it's for you
  I had looked at the scarves and the teapots
  But I thought, I'll just sing what is true

  {you.fact}
  If they gave people medals for that
  You'd have one on your coat, one on your sweater
  And a tiny one sewn on your hat

  {you.fact}
  That can get me when I'm on my own
  I'll be standing in line with some lettuce
  And I smile, and pretend it's my phone

  {fact}
  I would climb on a table for that
  I would say it again to the waiter
  And the waiter would bring me my hat

  {fact}
  I would pack that before I'd pack shoes
  I'd forget the umbrella, the toothbrush
  But there's things I'm not willing to lose

  {fact}
  There's a drawer where I keep what I keep
  There's a ticket, a shell, and a button
  And then that, and it's three layers deep

  {fact}
  Could I draw it? I tried it in chalk
  It came out like a horse in a bathtub
  So I'm singing, it's that or I talk

  {fact}
  I said that to the rain, and it quit
  I'm not saying the two are connected
  But the sun's been out since, quite a bit

  {fact}
  They can have all the statues in Rome
  They are tall, they are old, they are famous
  I have this, and I'm taking it home

  {fact}
  If I'm ninety and all else has gone
  And my glasses are up on my forehead
  I'll have that, and I'll still carry on
`
