import type { Stanzas } from '../../stanzas.ts'

export const shop: Stanzas = `
  {fact}
  You heard it here, you heard it right
  {next}
  You'll hum it in the tub tonight

  {fact}
  Go tell your neighbor, tell your aunt
  {next}
  Go find another one, you can't

  {fact}
  It's on the mat, it's on the bag
  {next}
  We're not the kind of folks to brag

  {fact}
  And yes, it's true, and yes, it's real
  {next}
  And that's the song, and that's the deal

  {fact}
  We wrote it on the windowpane
  {next}
  In letters you can read in rain

  {fact}
  You only came to have a look
  {next}
  You hung your coat up on the hook

  {fact}
  The mailman knows, he told the street
  {next}
  And here come several pairs of feet

  {fact}
  Some shops have lions by the stair
  {next}
  We've got all this, and one good chair

  {fact}
  You won't find that inside a box
  {next}
  So come on down in shoes and socks

  {fact}
  You've got a minute? So have we
  {next}
  Come in and see what there's to see

  {fact}
  We thought you'd never ask us, yes
  {next}
  And that's the short list, we confess

  {fact}
  Who does that still? Well, here we are
  {next}
  You needn't even go that far

  {fact}
  Our cousin said, that's worth a song
  {next}
  He's not a man who's often wrong

  {fact}
  Say that three times and tap your toe
  {next}
  You've learned our jingle, off you go

  {fact}
  It's on the sidewalk, three-foot chalk
  The rain comes by at night and takes it
  We write it new along the walk

  {fact}
  Just ask the lady with the pug
  She only stopped to get directions
  And now the pug has its own rug

  {fact}
  We'd sing it in a bigger hall
  With trumpets, and a lady singing
  We've got a radio, that's all

  {fact}
  Our mother said, put that on top
  In letters you could read from Mars, and
  You don't tell Mother when to stop

  {fact}
  So bring your uncle, bring his wife
  They haven't heard a thing so handy
  In all their happy married life

  {fact}
  We could have made a longer sign
  With gold, and curls, and little angels
  We thought that this would do just fine

  {fact}
  You don't believe it? Here's the door
  It goes both ways, so come and find out
  And then come back and find out more

  {fact}
  A man drove by and heard that bit
  He turned his car around that minute
  And now he lives two doors from it

  {fact}
  And if you hum it going home
  The dog will learn it, then the neighbors
  And then the birds, from here to Rome

  {fact}
  It's short enough to fit a pin
  You'd wear it on your coat on Sunday
  They'd read it, and they'd walk right in
`
