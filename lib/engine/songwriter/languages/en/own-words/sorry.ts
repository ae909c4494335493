import type { Stanzas } from '../../stanzas.ts'

/** Of what somebody did, to whom they did it: no excuses. */
export const sorry: Stanzas = `
  Here's the truth, with no ribbon, no bow
  {me.fact}
  And I'm sorrier than I can show
  {me.next}

  (I've been slow|I was slow) to see what I should see
  {you.fact}
  You had more right to kindness from me
  {you.next}

  You don't have to be fine with me yet
  {fact}
  It's not something you need to forget
  {next}

  {fact}
  You mean more to me than being right
  {next}
  And I don't want to win any fight

  (I could say I was tired, I could say I was busy|I could blame it on work, I could blame it on weather|I could talk about traffic, I could talk about pressure)
  And you'd nod your head, and you'd pour me some tea
  {me.fact}
  The truth is that nobody did it but me

  (I said it out loud to the mirror this morning|I practiced it twice on the steps of the building|I tried it out loud on the drive coming over)
  I had a long speech, but it all fell apart
  {me.fact}
  I'm sorry is all that is left, so I'll start

  (You didn't throw plates, and you didn't start shouting|I heard the door close, and you closed it so softly|You looked at your hands for the whole of the evening)
  You didn't say much, and that said it to me
  {you.fact}
  And I was the last one who managed to see

  (You don't have to tell me that everything's fine now|You don't have to laugh, and you don't have to hug me|You don't have to answer as soon as I've said it)
  There's no clock that runs, and no bill you must pay
  {you.fact}
  I'll sit on the steps, and I'm willing to stay

  (One careless thing rolls through the house like a marble|A small, careless thing can roll off like a marble|A careless thing gets away, quick as a marble)
  It goes under doors, and it goes down the stair
  {they.fact}
  And I'm on my knees now to look for it there

  (What is it that keeps me from sleeping this evening?|What do I see when I look in the mirror?|What makes me so quiet at breakfast and dinner?)
  It isn't a thing that a present can mend
  {thing.fact}
  But I'd like to try, and not only pretend

  {fact}
  I'm saying it plain, with my hat in my hand
  I'm not here to win, and I'm not here to argue
  I'm here to sit down, and to hear where you stand

  {fact}
  I can't take it back, but I'll tell you what's true
  There isn't one thing that I ever was right in
  I wouldn't hand over for breakfast with you

  {fact}
  The words are the easy part, words don't cost much
  So look at my hands in the days that are coming
  At what they will carry, and mend, and not touch

  (A cup that got broken can still hold some flowers|A vase that was dropped can still hold a few flowers|A cup can be mended and still hold some flowers)
  You see where it cracked if you hold it up high
  {fact}
  I've brought you the glue, and I'd so like to try

  (It's quiet tonight, and the quiet is my doing|There's frost in the kitchen, and I'm the cold weather|Your chair's turned away, and I know who has turned it)
  I'd give every record I own for your laugh
  {fact}
  I'm sorry, the whole of me, not only half

  {me.fact}
  I've thought of excuses, I had three or four
  They all sounded fine on the way up the sidewalk
  And none was worth saying in front of your door

  {me.fact}
  It goes on all night like a drip in the sink
  I lie there and mend it, and mend it all over
  And nothing gets mended, however I think

  {me.fact}
  No rain and no traffic, no one else to blame
  If I had to write it a hundred times over
  I'd sign every line of it, each with my name

  {you.fact}
  And I should have thought of it long before now
  I only had eyes for my own little worries
  And missed every one of the lines on your brow

  {you.fact}
  And that is the part that I can't put away
  I've folded my shirts, and I've emptied the pockets
  And there it still is, at the end of the day

  {they.fact}
  I did that, I know it, and I'll make it good
  With both of my hands, and with days, and with evenings
  And not with a card, as the old me once would

  {they.fact}
  It's out in the world now, I can't call it in
  But I can come round with a mop and a bucket
  And ask where you think that I ought to begin

  {thing.fact}
  It's been in my head since I opened my eyes
  If I could go back, I would go back this minute
  I can't, so I'm here, and I apologize

  {thing.fact}
  It comes back to me when I put out the light
  I don't want to sleep till I've said that I'm sorry
  And then I don't mind if I lie there all night
`
