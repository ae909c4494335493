import type { Stanzas } from '../../stanzas.ts'

/** To somebody small who is to sleep, of what they love. */
export const soft: Stanzas = `
  The day has done what it can do
  {you.fact}
  It leaves the quiet here for you
  {you.next}

  The world is turning, round and slow
  {they.fact}
  And you can let the whole day go
  {they.next}

  Good night to all that's near and far
  {fact}
  Good night to you, just as you are
  {next}

  Let's leave the day outside the door
  {fact}
  There's nothing that we're waiting for
  {next}

  (The moon pulls up a sheet of cloud|The moon has made its bed tonight|The moon puts on its dressing gown)
  And lies there listening, just like you
  {you.fact}
  I think the moon has heard that, too

  (The street is dark, the street is still|The dogs have gone to sleep next door|The last bus takes the driver home)
  The last small bird has closed its eye
  {you.fact}
  I hum it for your lullaby

  (Your eyes are closing, first the left|Your eyelids flutter, then they rest|Your breath is slowing, in and out)
  Your hand lies open on my own
  {you.fact}
  And you're the dearest thing I've known

  (The day is folded like a shirt|The day hangs up its coat and hat|The day has put its shoes away)
  The stars come out across the lawn
  {me.fact}
  And we can leave the small light on

  (More people love you than you know|You're loved by more than you can count|You can't count all who love you so)
  And love's a quilt that won't wear through
  {they.fact}
  And every night it covers you

  (What shall we put inside your dream?|What shall we take along to sleep?|What shall we pack to go to sleep?)
  There's room for one more thing, I think
  {thing.fact}
  And by the bed, a last small drink

  {fact}
  I'll tell the moon, and it will tell
  The owl, the pond, the apple tree
  And all of them will wish you well

  {fact}
  And now it's night, and that will keep
  Tomorrow has a pocketful
  For little ones who go to sleep

  {fact}
  So let it float, and let it go
  A paper boat upon the dark
  With one small lamp to make it glow

  (The night is only light asleep|The dark is only light at rest|The night is just the sun in bed)
  With every color put away
  {fact}
  And all of that comes back by day

  (Somewhere a kitten's curling up|Somewhere a rabbit's in its hole|Out in the barn the lambs lie down)
  And by the wall there sleeps a snail
  {fact}
  And that's the end of this day's tale

  (I count your fingers, one by one|I count your lashes, one by one|I count your toes, and start again)
  They're all still here from yesterday
  {fact}
  And nobody has run away

  (The curtain breathes, the clock ticks low|The stairs have given one last creak|A moth goes round, then settles down)
  The kitchen hums a note or two
  {fact}
  And everything is watching you

  {you.fact}
  And all of that can come along
  We'll pack it in a boat of sheets
  And row it softly on a song

  {you.fact}
  I whisper it, it's ours to keep
  The moon leans closer to the glass
  To see who's going off to sleep

  {you.fact}
  And you are warm, and you are small
  The night is big, but it takes off
  Its heavy boots out in the hall

  {you.fact}
  I think of that, and stroke your hair
  And one by one the houses sleep
  Each with a child, each with a bear

  {me.fact}
  And I'll be here the whole night through
  And if you wake and call my name
  My slippers know the way to you

  {me.fact}
  And that's as sure as sun and sea
  The night can come with all its stars
  There's not a one I'd rather see

  {they.fact}
  You're loved from every side tonight
  Like someone sleeping in a nest
  With feathers round it, soft and light

  {thing.fact}
  Good night to each, good night to all
  The lamp goes down, the curtain breathes
  A moonbeam climbs along the wall

  {thing.fact}
  And you in bed, and me close by
  There's not much more a world can need
  Beneath a slow and quiet sky
`
