import type { Stanzas } from '../../stanzas.ts'

/** Come before a fact of the hearer and its answer. */
export const ofYou: Stanzas = `
  There's plenty of people, and plenty of days
  And this one is yours, and I'm singing your praise

  I'm keeping a list, and I'm keeping it long
  Of all that you are, and it goes in this song

  I won't make it fancy, I'll say it (out loud|right here)
  The way you would say it with nobody near

  If anyone asks me what makes you so dear
  I tell them a thing, and it goes (like|as) you hear

  Some things about you are too good to forget
  I've (carried|kept) them this far, and I'm not finished yet

  Now everyone, hush, and (come closer|lean in) and hear
  The truth about somebody all of us cheer

  I know you by heart, as one knows an old tune
  From breakfast to supper, December to June

  They say that a song should be telling what's true
  So here is a bit of the truth about you

  I don't need a picture to know it is you
  There's more than a face to know somebody by, too

  If I had one minute to say who you are
  I'd start right with this, and I wouldn't get far

  There may be some others as good and as kind
  But none with this in the heart and the mind

  You'd never go round and say this on your own
  So I'll have to sing it, and make it (all|well) known
`

/** Come before any other fact and its answer. */
export const ofAnything: Stanzas = `
  I've looked for a way to be telling it right
  And this is the one that I came to tonight

  I'm telling it plainly, I'm telling it through
  With nothing made up, (only|and just) what I knew

  It isn't a legend, it isn't a dream
  It's every bit real, and it's just what it seems

  There's more to a day than the day lets you see
  And here is a piece that is staying with me

  You ask what I know, and I'll tell what I can
  The rest can be told by another one's hand

  Some things you can (only|just) tell in a song
  They're short enough, and they take not very long

  Come sit for a minute, and lend me an ear
  There's one more thing, and it's good that you hear

  A story is made of the things that are so
  And here is the next one I want you to know

  I'll say it but once, and I'll say it out loud
  To one or to two, or the whole of a crowd

  It's part of the picture, it's part of the song
  You can't leave it out, or the rest would come wrong

  I could have forgotten, but then, I did not
  And some little things, they can matter a lot

  You think that you've heard it, but wait, there is more
  A song wouldn't end with a foot in the door
`

/** Come before what is told in sorrow or regret. */
export const inSorrow: Stanzas = `
  I sit with it quietly, hour upon hour
  It comes like the rain, and it comes like a shower

  There's nothing (so loud|as deep) as a silence can be
  And here is the thing that comes back to me

  I've tried to forget it, I've tried to let be
  But some things have made up their minds about me

  The days have gone on, and I go with them, too
  And there is one thing that they cannot undo

  I say it out loud, and I say it alone
  It's more than a heart ought to keep on its own

  I'd give all the words that I've ever been taught
  For one of the days that can't ever be bought

  The room is the same, and the clock, and the chair
  And one thing I think of is still in the air

  I thought that by now it would hardly be there
  It comes round the corner, it comes up the stair

  You'd think it was little, a thing so small
  But it is the one I remember of all

  I don't need a picture, I don't need a sign
  It's here when I close both these eyes of mine

  When evening comes in and the street has gone dumb
  I'm not looking for it, I know it will come

  There's much I've let go of, and much put away
  But this one is here, and it means to stay
`
