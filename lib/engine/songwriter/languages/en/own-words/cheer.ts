import type { Stanzas } from '../../stanzas.ts'

/** A team, or whoever stands by one and shouts. */
export const cheer: Stanzas = `
  (Lift your chin up, and hold your head high|Hands together, and lift them up high)
  {you.fact}
  We would follow you up to the sky
  {you.next}

  (Win or lose, we go home side by side|Win or lose, we go in side by side)
  {me.fact}
  It's a heart that's a hundred feet wide
  {me.next}

  (Are we ready? We're ready, so go|Tie your laces, we're ready, so go)
  {fact}
  There are more of us here than they know
  {next}

  (Everybody get up off your seat|Everybody come in on the beat)
  {fact}
  If we fall, we will fall on our feet
  {next}

  (When somebody asks us who's making us shout so|When somebody asks us who makes us so noisy|Somebody asks us what all of the noise is)
  We point down the line, and we tell them it's you
  {you.fact}
  And then they start making the noise for you, too

  (Before you go out there, look left and look right now|Lace up your shoes, and then look left and right now|Stand at the gate now, and look left and right once)
  You'll see who has got you, from that side and this
  {you.fact}
  And there is no shot that you're too scared to miss

  (There's a shelf in the hall with a space for a trophy|We've kept a good space on the shelf for a trophy|There's dust on the shelf where they keep all the trophies)
  Right now there's a sandwich, a whistle, a shoe
  {me.fact}
  And honest, the sandwich looks lovely there, too

  (No one has come with a contract to sign yet|Nobody here has been picked by a scout yet|Nobody's asked for our autographs lately)
  There isn't a statue of us in the park
  {me.fact}
  But we are still here, and it's long after dark

  (It isn't just those who run out in the middle|The ones in the middle are only a part of it|You can't build a team out of talent and laces)
  It takes the whole bench, and it takes the whole town
  {they.fact}
  And that's how a team can get up when it's down

  (What goes in the bag with the boots and the towels?|What makes our knees stop their wobble and shiver?|What do we bring that no others are bringing?)
  What gets us out there when the whistle is blown?
  {thing.fact}
  And nobody runs out there all on their own

  {fact}
  Now turn to your neighbor and shout it out loud
  The ones on the other side wonder what's happening
  They've never yet met such a wonderful crowd

  {fact}
  And louder for those in the very last row
  There's mud on our knees and there's wind in our faces
  And nobody thinks that it's time yet to go

  {fact}
  Put that on a flag, and then run it up high
  Whoever is down will look up for a minute
  And see there is something of ours in the sky

  (The scoreboard has room for just two little numbers|They add up the points and they put up two numbers|A scoreboard is something that only knows numbers)
  It can't count the bruises, the bus rides, the mud
  {fact}
  It isn't in numbers, it's there in the blood

  (They're bigger than we are, they've got better jackets|They've got a new bus, and they've got better jackets|The others have drums, and a bus, and new jackets)
  They come with a banner as wide as a street
  {fact}
  And that is one thing that they won't ever beat

  (It's cold on the bench, and the whistle is frozen|The rain's coming sideways, the whistle is soaking|The sun's in our eyes, and we've run out of water)
  A sensible person would go home and hide
  {fact}
  So move up a little, we're all on one side

  {you.fact}
  We clap for you, clap till our hands are all red
  And when you get home, and you've taken your shoes off
  The noise will go on for a while in your head

  {you.fact}
  There's somebody here who can holler your name
  You may not look round, but you'll hear where we're standing
  We're there at the fence till the end of the game

  {me.fact}
  We say it with pride, with our socks in a heap
  We sing in the van all the way through the evening
  Till even the smallest are singing asleep

  {me.fact}
  And Saturday comes, and we're there at the gate
  With tape on our fingers and toast in our pockets
  And nobody's missing, though someone is late

  {they.fact}
  And that's how you know that a team is a team
  A crowd can stand round in the very same jersey
  But this is the thread that is holding the seam

  {they.fact}
  And that's worth a whistle, a drum and a cheer
  If no one has said so all season, we'll say it
  So loud that it lasts for the rest of the year

  {thing.fact}
  You'd know us by that from a mile away
  In fog or in mud, or the back of a bus
  In any old town, and on any old day

  {thing.fact}
  Now say it three times with your hand on the pile
  Then throw them all up and go out there like giants
  And win it or lose it, but do it in style
`
