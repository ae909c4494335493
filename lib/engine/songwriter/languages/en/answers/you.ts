/** Answers to what whoever hears the song does, did or is. */
export const you = `
  And I love you exactly like that
  And to you I would take off my hat
  There's a lot to be said about that
  And I wouldn't want any other way
  And I like you that way to this day
  It's a thing I've been meaning to say
  And it's one of the things I like you for
  And each year I just like you more
  What could anyone ask of you more
  And there's nobody does it like you
  And what would we do without you
  And I'd know anywhere it was you
  And I like you the way that you are
  And you've come, if you think of it, far
  And you do it with all of your heart
  And to me you're the only one
  And I have to say that was well done
  And of all of them, you are the one
  And you mean the whole wide world to me
  And that's how you were meant to be
  And it means more than you know to me
  And I love you for all of it
  And you don't ever think to quit
  And you give it your all, every bit
  And I'd say that you're doing it right
  And to me you're a wonderful sight
  And there's nobody else you are like
  And it's you who is so hard to beat
  And it keeps the whole house on its feet
  And to me you just cannot be beat
  And I like you for that, quite a lot
  And I hope that you don't ever stop
  And you give it whatever you've got
  And I smile when I hear your name
  And without you it isn't the same
  And I hope that you stay just the same
  And to me you can do anything
  And it's part of the joy that you bring
  And it's you, and that's why I sing
  And I'm glad that you never give up
  And to that I would lift up a cup
  And you do it the way no one can
  And I never can say enough thanks
  And for that I'm your biggest fan
  And I think of it all of the time
  And I'd say that you're one of a kind
  And it's you, and by me that is fine
  And it's one of the things that you give
  And I'd pick you again and again
  And I'd like it all over again
  And I hope we will have you for years
  And for that you have earned all these cheers
  And I like it whenever you're near
  And that's what I've always said
  And it's you that goes round in my head
  And I wouldn't want others instead
  And I'd know you by that anywhere
  And I'm happy each time that you're there
  And there's no one like you anywhere
  And it's some of what makes you so great
  And for you I am happy to wait
  And I love you, I want you to know
  And you are the best one that I know
  And I have to say, that shows class
  And what more could a person ask
  And you do it with such perfect ease
  And go on with it, just as you please
  And I'm always so glad you're around
  And you are the best thing in this town
  And I'm glad as can be that you did
  And wherever you are, that is home
  And you do it in ways of your own
  And you mean such a lot to us
  And you do it without any fuss
  And for that you would get my vote
  And it's worth every line I wrote
  And to me, you have hung up the moon
  And it puts the whole house into tune
  And you do it like no one I've seen
  You're the best that there's ever been
  And it's something I'll never forget
  And I think that's as good as they get
  And I love it, and everyone knows
  And it's you from your head to your toes
  And I don't know how you make it work
  And we love you, and that is why
  And you hold your head up to the sky
  And you know what it is that we need
  And you go at your very own speed
  And that's what you are all about
  And I love you, there isn't a doubt
  And I want you to know it now
  And I think you should take a bow
  And I love you the most for it all
  And to me you're the best of them all
  And you're top of my very own list
  And there isn't a bit I'd have missed
  And for that you should have your own song
  And it's with you that I belong
  And you're simply the best, I confess
  And I wouldn't have settled for less
  And for that I am singing your praise
  And I love you in so many ways
  And you don't ever think of it twice
  And you've brightened the whole of my life
  And it's one of the things that I love
  And that ought to be put in a book
  And you light up the whole of the house
  And no one can tell you who's boss
  And I'd say that you've earned a hug
  And for that I am truly glad
  You're the best that I've ever had
  And I'm here, and I'm right by your side
  And for that you can walk with pride
  And it's you I would always choose
  And with you I am always at peace
  And I love you for that, always will
  And to me you will always come first
  And to me you're the best on this earth
  And for that, have a song and a toast
  And for that you're the one I like most
  And I have to say, that is cool
  And you're still just the way you were
  And you do it with heart and with soul
  And you make me and everyone proud
  And to me you are all of the world
  And I like you for being yourself
  And I love how you make us all feel
  And it always can make me smile
  And you do it so well, without fail
  And it puts such a smile on my face
  And I'd know you in any place
  And I love you for how you are made
  And you brighten the whole of the road
  And it puts me in such a good mood
  And it's there when I look in your eyes
  And for that you should get a prize
  And you fill the whole place up with joy
  And I like it for being your choice
  And I knew from the start that you would
  And I like you for that, to be sure
  And from you there is so much to learn
`
