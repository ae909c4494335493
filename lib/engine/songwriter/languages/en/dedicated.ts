import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  This one's for {names}, turn the radio low
  For {names}, wherever it is that you go

  So here's to {names}, let me say it out loud
  I would hear it in whispers right through any crowd

  Put {names} in the margin, put {names} on the wall
  It was {names} that I thought of to begin with, that's all

  I wrote {names} on an envelope, I wrote it again
  And the song came up under the tip of the pen

  Put {names} on a postcard, put {names} on a kite
  Put it here in the chorus and sing it tonight

  You can say {names} slow, you can say {names} fast
  It's the first thing I sing, and I'll sing it the last

  I sang {names} in the car with the windows wound down
  And I had it by heart by the far side of town

  For {names}, with a fiddle, for {names}, with a bell
  And for anyone near who can whistle as well

  Write {names} on the window, in steam, with your thumb
  By the time it has faded, the next line will come

  I had pockets of words, and I turned them all out
  It was {names}, it was {names} that they were about

  Here's {names} in the chorus, where it's easy to hear
  And it's written in ink, so it won't disappear

  There's {names} at the top, there's {names} at the end
  And the rest in between is the letter I send
`
