import type { Stanzas } from '../../stanzas.ts'

export const soft: Stanzas = `
  {fact}
  Hush now, it all can wait
  {next}
  The moon's at the garden gate

  {fact}
  And now the lamp is low
  {next}
  There's nowhere left to go

  {fact}
  I tell it to the night
  {next}
  The night says, that's all right

  {fact}
  The bear has heard it, too
  {next}
  He yawns, and so do you

  {fact}
  The clock says, tick, I know
  {next}
  It says it soft and slow

  {fact}
  We'll fold it up like this
  {next}
  And close it with a kiss

  {fact}
  The rain says it in drops
  {next}
  And then it slows, and stops

  {fact}
  I'll hold it here for you
  {next}
  Until the night is through

  {fact}
  It's in the bed, tucked tight
  {next}
  We've told it all good night

  {fact}
  I whisper it, and then
  {next}
  I whisper it again

  {fact}
  The stars come out to hear
  {next}
  They come in very near

  {fact}
  Your hand is warm in mine
  {next}
  And everything is fine

  {fact}
  And who knows that? The moon
  {next}
  It hums it as a tune

  {fact}
  Yawn one, yawn two, yawn three
  {next}
  Now lean it all on me

  {fact}
  Soft as a cat on a bed
  {next}
  Soft as the thoughts in your head

  {fact}
  Soft as the end of day
  Close up your eyes, my small one
  Nothing will go away

  {fact}
  I put it on the chair
  Beside your socks, beside your slippers
  Tomorrow it's still there

  {fact}
  The pillow knows it, too
  It keeps it there, with all its feathers
  And tells it back to you

  {fact}
  The house is breathing slow
  The stairs, the cups, the little window
  They heard it long ago

  {fact}
  I'll sing it, then I'll hum
  And then I'll only think it softly
  And then the dream will come

  {fact}
  The night is deep and wide
  There's room in it for every wonder
  And you, tucked in, inside

  {fact}
  A boat goes by on that
  It's made of moon and folded paper
  The captain is a cat

  {fact}
  Now let it float away
  A feather, and a second feather
  It's back at break of day

  {fact}
  The kettle's gone to bed
  The spoons are lying close together
  They're thinking what I said

  {fact}
  It floats up to the moon
  The moon will read it to the others
  And send it back down soon
`
