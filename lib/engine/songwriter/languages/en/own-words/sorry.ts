import type { Stanzas } from '../../stanzas.ts'

export const sorry: Stanzas = `
  {fact}
  I can hear how that sounds as I say it
  {next}
  If there's some kind of fine, I will pay it

  {me.fact}
  There's no way I can make that sound good
  {me.next}
  I would take it all back, if I could

  {me.fact}
  And I'd like to say somebody made me
  {me.next}
  But my face in the window betrayed me

  {me.fact}
  If I got one day back, that'd be it
  {me.next}
  I would sit on my hands for a bit

  {fact}
  I rehearsed something else in the car
  {next}
  And that's all that I've managed so far

  {fact}
  I had lines that I'd learned, word for word
  {next}
  When you looked, they flew off like a bird

  {fact}
  You can give me that look, I have earned it
  {next}
  I had baked you a cake, and I burned it

  {fact}
  I've been practicing sorry all day
  {next}
  And the man on the bus moved away

  {me.fact}
  You can't say that and still feel that tall
  {me.next}
  I'm about up to here on the wall

  {fact}
  Is there something like sorry, but more?
  {next}
  I've been saying it here to the door

  {fact}
  That's the truth, with no ribbon on top
  {next}
  I'll be sorry till you tell me stop

  {fact}
  There's no card, no bouquet, no balloon
  {next}
  There is me, out of breath, with a tune

  {fact}
  I will write that in chalk on the street
  {next}
  And then sorry, in letters, ten feet

  {fact}
  I would like to be somebody new
  {next}
  But it's me, and I owe this to you

  {fact}
  When I think of it now, I go red
  {next}
  You could fry half an egg on my head

  {me.fact}
  It's no use to say, everyone does
  {me.next}
  It was me, and I know that it was

  {me.fact}
  I was hoping that one would get by
  {me.next}
  But you knew, with one look in my eye

  {me.fact}
  And there isn't a but, or a though
  I have looked at it now from all angles
  And it's wrong from the top to the toe

  {fact}
  You went quiet, and I understood
  I've been talking to walls for an evening
  And they told me I'd better be good

  {fact}
  I looked for an excuse in each drawer
  I looked under the bed, in the attic
  And I only found socks on the floor

  {me.fact}
  I would write it a hundred times, neat
  On a blackboard, with chalk, after classes
  Till the dust made me white to the feet

  {fact}
  I had speeches, I wrote them all week
  There were reasons, with headings and numbers
  Then I saw you, and I couldn't speak

  {fact}
  You can yell, I will stand here and nod
  I've brought lunch, you can take the whole evening
  And I won't say a word, which is odd

  {fact}
  I can't look at myself in a spoon
  I've been eating my soup with a fork now
  I am not getting done very soon

  {fact}
  I have looked, and they don't make a card
  There are kittens, and roses, and rainbows
  So I'm saying it here, and it's hard

  {me.fact}
  I could blame it on stars in a spin
  On the Monday, the weather, the neighbors
  But that's me there, from forehead to chin

  {fact}
  If I knew how to juggle, I would
  I would do it right here on the carpet
  I would drop things until it was good

  {fact}
  You can have the last cookie, the bed
  You can have the remote and the window
  If you want, I will sleep in the shed

  {me.fact}
  How I wish there were one thing to press
  With an arrow that points to the left there
  And we're back there before all this mess
`
