/** Answers to whatever is told in sorrow or regret. */
export const low = `
  And I wish I could bring that day back
  And I'm not yet the same after that
  And I think of it day after day
  And I can't make it just go away
  And it comes to me more and more
  And it wasn't like this before
  And I still don't know quite what to do
  And it follows me all the day through
  And I feel it right here in my heart
  And it stays, like an old, quiet scar
  And it can't any more be undone
  And I think of what I could have done
  And a piece of it stays with me
  It's not how I'd thought it would be
  And I'm not really over it
  And I feel it still, every bit
  And I lie there and think in the night
  And I wish I could set it all right
  And at night it gets into my sleep
  And it cuts, and it cuts me deep
  And I think of it, truth told, a lot
  And it hasn't let up or stopped
  And the days since are not the same
  And it comes, and it falls like the rain
  And I can't seem to change a thing
  And I think of it now as I sing
  And some days it's hard to look up
  And I hold on as well as I can
  And there's much I still can't understand
  And it goes round and round in my mind
  And they say it gets better with time
  And it's hard, but that's how it is
  And I go through it over again
  And I don't know yet how it will end
  And it's with me from year to year
  And it still brings me close to tears
  And it goes round and round in my head
  And there's so much that I left unsaid
  And I feel it, I find it everywhere
  And it doesn't seem right or fair
  And I'm learning to stand it, and wait
  And I hope that it isn't too late
  And I can't make the thought of it go
  And it seems like it's not long ago
  And they say that the hard days will pass
  And there's much that I still want to ask
  And it brings me right down to my knees
  And it turns me around and around
  And it still of a sudden can drag me down
  And I don't think I've kept it well hid
  And it's worst in the night, on my own
  And it's not for one person alone
  And I feel it so very much
  And it stays like a lump in my throat
  And the night lies there under the moon
  And it all of it came too soon
  And it's there in each hour in between
  It's a thing that I can't forget
  And I haven't got over it yet
  And it's deeper than anyone knows
  And I can't tell you how it hurts
  And I still lie awake and ask why
  And there's many a day it makes me cry
  And it's time and it's air that I need
  And I can't get the thought of it out
  And it's this that I dream about
  And I'll have to get through it somehow
  And I think of it, spring into fall
  And it's hard to make sense of it all
  And there's such a lot that I have missed
  And I have to keep going on
  And I know that a part of me's gone
  And it's heavy as lead on my chest
  And I go through it, days upon days
  And it hurts in a hundred ways
  And I'll think of it all of my life
  And it's that I am thinking of
  And the night is so still in the house
  And I feel every bit of the loss
  And it's in me, it's there in my blood
  And I'd give anything that I had
  And it stays, and it aches here inside
  And it's all right to say that I cried
  And you don't always get to choose
  And my mind never gives me peace
  And I think of it, when it is still
  And I carry it with me still
  And it's nights that are always worst
  And that's what comes back to me most
  And there's nobody feels such a fool
  And it isn't the way things were
  And it's left in my days quite a hole
  And I've not said it yet out loud
  And the quiet is all of the world
  And I can't keep it all to myself
  And it's hard to say how I feel
  And I'll carry it quite a while
  And I look, and I see that face
  And it's left such an empty place
  And it isn't a thing that will fade
  And it's heavy, and that is my load
  And it brings the salt to my eyes
  And I listen, and hear that voice
  And I'd change it, I would if I could
  And there isn't for this any cure
  And I think of it at every turn
`
