/** Answers to what whoever sings did or is, and is glad of. */
export const me = `
  And I won't take a word of it back
  I have always been happy with that
  And I'd do it again any day
  And it made me who I am today
  And I've never been surer before
  And I'd gladly do it once more
  And it's only the start, it is true
  And I'd tell it again, since it's true
  And I mean it with all of my heart
  And I've come to be here from afar
  And I'm glad of it, now that it's done
  And I'd say it to anyone
  And I'm just where I want to be
  And it all was the making of me
  And I'm proud of it, every bit
  And I'm not going to stop or quit
  And I think I am doing all right
  And I'd say that it turned out all right
  And I stand here on my own two feet
  It's a thing that I'm happy to keep
  And I'm thankful for all that I've got
  And it means, I should say, quite a lot
  And I'm glad, all in all, that I came
  And I'd do it again, just the same
  And it made me get up here and sing
  And I wouldn't have changed a thing
  And I don't think I'll ever give up
  And I'd do it again if I can
  And it's more than I once would have planned
  And I think of it time after time
  And I guess I am going to be fine
  And I say it the way that it is
  And I'd go and I'd do it again
  And it all turned out well in the end
  And I'm happy that now I am here
  And I've come a good way to get here
  And I wouldn't have that unsaid
  And I'm looking at what lies ahead
  And it's still in my heart, it's all there
  And I'd say it out loud anywhere
  And I'd say it was well worth the wait
  It may have been luck or been fate
  And it's far that I still want to go
  And I thought that you wanted to know
  And it's more than I'd thought to ask
  And I go on my way as I please
  And I've got my two feet on the ground
  And I'm proud, and I won't put it down
  And I'm glad, looking back, that I did
  And I've made it a thing of my own
  And it feels to me just like home
  And I mean it, and make no fuss
  And it's all in this song that I wrote
  And it's good to be singing this tune
  And I say it, and that's what I mean
  And I haven't got tired of it yet
  And I feel it right down to my toes
  And I'm glad that I put in the work
  And I'm glad that I gave it a try
  And it turns out that's all that I need
  And I'm glad how the whole thing turned out
  And I've nothing to worry about
  And I'm ready to tell it now
  And I'm glad of it, all in all
  And I did it and stood up tall
  And it's first on my very own list
  And I keep right on going on
  And I'm finally where I belong
  And I'm proud of it all, I confess
  And it brightens the whole of my days
  And it made quite a change in my life
  And it's one of the things that I love
  And it ought to be put in a book
  And I tell it all over the house
  And I feel it right there in my blood
  And I have to say that I'm glad
  And I say it with some kind of pride
  And it's what I would always choose
  And at last I have found some peace
  And I would, and I always will
  And I tell it here, verse by verse
  And it's one of the things I like most
  And I broke hardly any rule
  And I mean it with all of my soul
  And I say it, and say it out loud
  And I feel on top of the world
  And I haven't made up what I tell
  And I can't tell you how good I feel
  And I'm going to be glad for a while
  And I live now to tell you the tale
  And I found my own kind of place
  And I'm not in the least afraid
  And I'm glad to be here on this road
  And it puts me in such a good mood
  And I hardly believe my own eyes
  And I tell it with some kind of joy
  And I'm singing it with my own voice
  And I'd do it again if I could
  And I've never before been so sure
  And there's always some more to learn
`
