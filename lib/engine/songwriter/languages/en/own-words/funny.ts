import type { Stanzas } from '../../stanzas.ts'

export const funny: Stanzas = `
  {fact}
  And I wish I were making this up
  {next}
  And I've spat half my tea in the cup

  {fact}
  Now you'd think that was all, but you're wrong
  {next}
  There's a reason this needed a song

  {fact}
  I have witnesses, two of them cried
  {next}
  And I'd like it on record, I tried

  {fact}
  I was calm, I was fine, I was great
  {next}
  And I've not been quite normal to date

  {fact}
  And I still have to laugh when I tell it
  {next}
  If I bottled that up, I could sell it

  {fact}
  I said nothing and counted to ten
  {next}
  I've gone up to four thousand since then

  {fact}
  And my therapist put down her pen
  {next}
  And she asked me to say it again

  {fact}
  Say it slowly, and picture my face
  {next}
  There's a vein here that's started to race

  {fact}
  I have called up a help line for that
  {next}
  And they laughed, and we had a good chat

  {fact}
  It's not funny, so why do I shake?
  {next}
  I have hiccups now, give me a break

  {fact}
  I went out and I yelled at a tree
  {next}
  And the tree, I would say, sides with me

  {fact}
  I'd say more, but there's kids in the room
  {next}
  So I went and said more to the broom

  {fact}
  So I laughed, and it came out a squeak
  {next}
  And I've made the same noise for a week

  {fact}
  Am I wrong? Am I mad? Is it me?
  {next}
  Let's just vote, all in favor, that's three

  {fact}
  There's a file, there's a graph, there's a map
  {next}
  There's a cat on the lot, for her nap

  {fact}
  I was told that it's good for the soul
  {next}
  Mine's the size of a barn, on the whole

  {fact}
  I have written it down, with the date
  I would send it to someone important
  But there's no one important up late

  {fact}
  I would like to see someone in charge
  I was told to sit down with a number
  And the number I have is quite large

  {fact}
  Someone told me to breathe and stay calm
  So I've breathed in and out since this morning
  With a small paper bag in my palm

  {fact}
  They should cover it all on TV
  With an expert, a chart, and a pointer
  And the expert would say, it beats me

  {fact}
  It's the reason I talk to my toast
  It says nothing, it's warm, and it listens
  And it's more than I get out of most

  {fact}
  People ask what is wrong with my eye
  It just twitches, it came on quite sudden
  It was perfectly fine in July

  {fact}
  I have gone and I've lain on the floor
  It is cool, it is flat, it's accepting
  I may stay there till quarter past four

  {fact}
  I can laugh at that, give me till fall
  There's a date on the calendar, circled
  And it says, you may laugh, one and all

  {fact}
  There's a word for it I shouldn't sing
  It has four little letters, all handy
  When it comes, I'll just let the bell ring

  {fact}
  I was told I should look at my share
  I have looked, with a lamp and a mirror
  And there's hardly a bit of it there

  {fact}
  I have asked for advice from a book
  It said, breathe, and be kind to your neighbor
  It's outside in the rain, have a look

  {fact}
  And the worst is, they say it's just me
  I have asked several people, and pigeons
  And the pigeons would like to agree

  {fact}
  I have drawn it, with arrows, in red
  I have pinned it up over the sofa
  And my visitors sit on the bed

  {fact}
  Let the record show I was polite
  I said please, I said thank you, said bless you
  And I bit through a spoon overnight
`
