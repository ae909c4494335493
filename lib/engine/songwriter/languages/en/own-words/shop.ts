import type { Stanzas } from '../../stanzas.ts'

/** Whoever sells or serves, of what there is, to whoever may come. */
export const shop: Stanzas = `
  You've got (plenty|enough) to do in a day
  {you.fact}
  So we clear all the hard parts away
  {you.next}

  We (love|like) what we do, and it shows
  {me.fact}
  And the regulars say that it grows
  {me.next}

  (Come in|Stop by) for a minute or two
  {fact}
  And we'll keep something back here for you
  {next}

  If you want it done right, and done well
  {fact}
  Give a knock, give a shout, ring the bell
  {next}

  (You've stood in enough of those lines for a lifetime|You've sat in enough waiting rooms for a lifetime|You've held on the phone for enough of your lifetime)
  With music that nobody wanted to hear
  {you.fact}
  And nobody calls you a number in here

  (Our mothers had hoped for a judge or a doctor|Our teachers expected a judge or a dentist|We could have been pilots, we could have been dentists)
  And had a gold plate with our name on the wall
  {me.fact}
  And honestly, we wouldn't trade it at all

  (A picture can't tell you if somewhere is friendly|A map doesn't tell you if somewhere is friendly|You can't find out online if somewhere is friendly)
  And neither can stars in a row on a screen
  {they.fact}
  Come in for a minute, you'll see what we mean

  (If somebody gave you three wishes this morning|If genies came out of your coffee this morning|If wishes were handed around before breakfast)
  You wouldn't say castle, you wouldn't say crown
  {thing.fact}
  You'd ask just for that, and from this part of town

  {fact}
  We wrote it by hand on the sign by the door
  The chalk gets all over our aprons and elbows
  But somebody reads it and comes back for more

  {fact}
  So bring us your Monday, your mood and your list
  There are plenty of windows with prettier ribbons
  But here you are somebody who would be missed

  {fact}
  You tell a good friend, and she tells her whole street
  And that's the extent of our big advertising
  The word gets around on its own two feet

  {fact}
  Our name's on the door, and we stand behind that
  You won't need your glasses to read the small letters
  It's plain as the welcome that's there on the mat

  (It rains on the bus stop, it rains on your collar|The week has been long, and the bus has been crowded|The list in your pocket is longer than Monday)
  And here is a window that's lit on the street
  {fact}
  So come in a minute and rest your two feet

  (You could keep on walking, the day is a nice one|You could just walk by us, and no one would mind it|You might be too busy, you might have a meeting)
  The sidewalk is wide and the weather is fine
  {fact}
  But somebody's waving, and that hand is mine

  (The big stores have carpets and fountains and parking|The big ones have billboards as wide as a river|The big stores have mirrors and music and ceilings)
  They don't know your name or the name of your kid
  {fact}
  There's no one who had to, but somebody did

  (Some days need a hand, and some days need a present|Some days need a treat, and some days need a rescue|Some days want a party, some days want a pillow)
  And some days need nothing but help getting through
  {fact}
  Whichever it is, there's a corner for you

  (Go tell it your neighbor, your boss and your sister|Go tell it your dentist, your aunt and the mailman|Go whisper it softly, or shout from the rooftop)
  And tell the new couple who live down the hall
  {fact}
  There's plenty for you, and enough for them all

  (We don't have a mascot who waves at the traffic|We don't have balloons or a man in a costume|We don't have a blimp going over the ballpark)
  And nobody's handing out cards in the street
  {fact}
  And that is a reason that's harder to beat

  (The sign in the window is short, and it's honest|There's not very much on the sign in the window|The sign is a small one, the letters are crooked)
  The painter was charging a dollar a word
  {fact}
  We figured that's all that you need to have heard

  {you.fact}
  We've looked, and there isn't a catch underneath
  The worst we have done to a customer ever
  Is sing them a song with a smile full of teeth

  {you.fact}
  We wanted a place we would go to ourselves
  With somebody there who looks up when you come in
  And not just a row of electrical shelves

  {me.fact}
  And ask any neighbor, they'll tell you it's true
  We know half the town by the names of their children
  And there's one more name to be learned, which is you

  {me.fact}
  It gets us up early, it keeps us up late
  And then someone comes with a frown on a Monday
  And goes away humming, and that's worth the wait

  {they.fact}
  It's how you can tell what a place is about
  You notice it first with your coat on your shoulders
  And still in the street, when you're on your way out

  {thing.fact}
  You come for the first time to give it a try
  The second time, you bring your sister along
  The third time, you don't even have to ask why

  {thing.fact}
  It's good on a Monday, it's good in the sun
  It's good when you've had quite a fight with your printer
  And when you've made up, and if neither has won
`
