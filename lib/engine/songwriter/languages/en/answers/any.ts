/** Answers to whatever is told, glad or not. */
export const any = `
  And there might be a song in just that
  And I'm glad that I got to say that
  And that's something I wanted to say
  And I'm telling it in my own way
  And I've not seen the like before
  And whoever would ask, there is more
  And every last word of it's true
  And it's so, and it's true through and through
  And it's simply how these things are
  And for me that is quite a good start
  And that's something for everyone
  And it's not like that for everyone
  And if you want to know more, ask me
  And that's how it turned out to be
  And I stand by each word of it
  And there isn't much more to it
  And I'm here to tell you tonight
  And that's how it is, day and night
  It's a story I'm happy to keep
  And that's one that is hard to beat
  You may say that it isn't a lot
  And believe it, my friend, or not
  And I tell it exactly the same
  And to each thing I'm giving its name
  And it's one of the things that I sing
  And I haven't made up a thing
  And you really could not make it up
  And it happened without any plan
  And I tell it as well as I can
  And it's this that I put in a rhyme
  And it's stayed at the back of my mind
  And that's simply the way it is
  And I'll tell it you over again
  And that's how it is, in the end
  And it's true, every word that you hear
  And that's one for the whole room to hear
  And there's not much more to be said
  And the tune of it stays in my head
  And you don't get that everywhere
  And that's how it went, then and there
  It may be it's luck, or it's fate
  And I'm telling it, telling it straight
  And that's just how the story will go
  And it's true, for all that I know
  And it's true, if you care to ask
  And you think of it just what you please
  And the word of it's gone around town
  And it's something to pass around
  And there's none of it to be hid
  And I haven't made up what I've shown
  And that's something for all of us
  And to me, it means ever so much
  And it's here in the song that I wrote
  And I've put it right into the tune
  And there's nothing like that to be seen
  And you see what it is that I mean
  And I haven't forgotten it yet
  And that's just about all that you get
  And that's just how the story goes
  And I tell you, that's how it works
  And I don't need to tell you why
  And whoever could tell us why
  And I tell you, that's so, indeed
  And that's what this song is about
  And it's true, there is not any doubt
  And don't ask me the why or the how
  And that's only a part of it all
  And you haven't yet heard it all
  And it goes to the top of my list
  And that's how it got in this song
  And it's good for a verse of a song
  And I quite like the sound, I confess
  And it's written right here on this page
  And that's how it happens in life
  And you'd better believe it, think twice
  And it ought to be put in a book
  And it's talked of all over the house
  And it gets right into the blood
  And I don't think it's half as bad
  And there's nothing in that to hide
  And around here, that counts as news
  And that is the missing piece
  And it makes me laugh, thinking of it still
  And it's here for you now, in a verse
  And it's not what you hear the most
  And you won't learn that in a school
  And I tell it just as things were
  And that is the story, all told
  And it's good that I say it out loud
  And it isn't the end of the world
  And it's clear, and it speaks for itself
  And I swear to you all, it is real
  And it's good for a bit of a smile
  And that's how I tell the tale
  And that's how it all fell in place
  And that's how this song was made
  And it puts me in quite a mood
  And I saw it with my own two eyes
  And I'm telling it here with joy
  And I'm giving it here a voice
  And I say to you all, that is good
  And of that I am fully sure
  And there's something in that to learn
`
