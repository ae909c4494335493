import type { Stanzas } from '../../stanzas.ts'

/** Whoever sells or serves, of what there is, to whoever may come. */
export const shop: Stanzas = `
  A (good thing|treat) should be easy to get
  {you.fact}
  And we haven't got through it all yet
  {you.next}

  You've got (plenty|enough) to do in a day
  {you.fact}
  So we clear all the hard parts away
  {you.next}

  Why (settle|look) for less when there's this?
  {you.fact}
  And there's more that you don't want to miss
  {you.next}

  You come first here, from near or from far
  {you.fact}
  And you're welcome just as you are
  {you.next}

  (Each day|Every day), from the moment we start
  {me.fact}
  And we put in a good deal of heart
  {me.next}

  We (love|like) what we do, and it shows
  {me.fact}
  It's the way that a good thing grows
  {me.next}

  (A promise|Our word) is a promise indeed
  {me.fact}
  And we're here for whatever you need
  {me.next}

  It's (you|people) that we do it all for
  {me.fact}
  And if that's not enough, we'll do more
  {me.next}

  There's (nothing|not much) we would rather do
  {me.fact}
  And we're ready and waiting for you
  {me.next}

  You'll (notice|feel) it as soon as you're in
  {they.fact}
  And that's just how the good times begin
  {they.next}

  There is one thing that brings people back
  {they.fact}
  And there's nothing we'd want you to lack
  {they.next}

  It's the (small|little) things that make a place right
  {they.fact}
  And they're done with a heart that is light
  {they.next}

  (Want|Care) to know what it's like with us here?
  {they.fact}
  And we'd love it if you would appear
  {they.next}

  Do you know what you'd like? Can we guess?
  {thing.fact}
  And whatever it is, we say yes
  {thing.next}

  (Everything|All that) you want, and a little bit more
  {thing.fact}
  It is all on this side of the door
  {thing.next}

  There's a treat in here waiting for you
  {thing.fact}
  And the next one is good for you, too
  {thing.next}

  Keep it (simple|easy), and make it just right
  {thing.fact}
  It's the sort that we do with delight
  {thing.next}

  What (puts|would put) a good smile on your face?
  {thing.fact}
  You have come to a very good place
  {thing.next}

  There's a place that is made for (somebody|people) like you
  {fact}
  And it's made out of love, through and through
  {next}

  (Come in|Stop by) for a good little while
  {fact}
  And it all comes with the same kind of smile
  {next}

  It's (good|nice) to know somebody's there
  {fact}
  And we do it with skill and with care
  {next}

  If you want it done right, and done well
  {fact}
  Give a knock, give a shout, ring the bell
  {next}

  {you.fact}
  And it's just as it ought to be done
  {you.next}
  Every one of you, number one

  {you.fact}
  And you'll leave with a bit of a grin
  {you.next}
  We were hoping you'd wander in

  {you.fact}
  It's the same for old friends and for new
  {you.next}
  And there's nothing too much for you

  {you.fact}
  Isn't that how it all ought to be?
  {you.next}
  And you're warmly invited to see

  {me.fact}
  And we don't like to do things by half
  {me.next}
  And we do it with love and a laugh

  {me.fact}
  And our heart's in it, right from the top
  {me.next}
  It's the reason we don't want to stop

  {me.fact}
  You can count on it, come rain or shine
  {me.next}
  And you'll feel like the first one in line

  {me.fact}
  That's a promise that we like to keep
  {me.next}
  It's the reason we're able to sleep

  {they.fact}
  You can tell that somebody cares
  {they.next}
  And a good thing's a thing one shares

  {they.fact}
  And it's yours to enjoy, if you please
  {they.next}
  We believe in a life of ease

  {they.fact}
  And it's good, and we've kept it that way
  {they.next}
  There's a bit of it in every day

  {they.fact}
  It's a thing you won't get everywhere
  {they.next}
  And we think that it's only fair

  {thing.fact}
  And it's all of it ready to go
  {thing.next}
  For the people we know and don't know

  {thing.fact}
  Did your heart give a bit of a leap?
  {thing.next}
  For a good thing's a good thing to keep

  {thing.fact}
  If you need it, it's what you'll get
  {thing.next}
  It's a thing that you won't regret

  {thing.fact}
  And it's only the start of the list
  {thing.next}
  It's the sort you would hate to have missed

  {thing.fact}
  That's the sort of a thing we do best
  {thing.next}
  You sit back, and we'll see to the rest

  {fact}
  And we're proud of it, that is our way
  {next}
  And it's fresh in our hearts every day

  {fact}
  That is us, that is what it's about
  {next}
  And there's no one we'd want to leave out

  {fact}
  So the next time you're needing a hand
  {next}
  You'll be glad that you know where we stand

  {fact}
  And the feeling's as good as the thing
  {next}
  There is joy in it, that's why we sing

  {fact}
  If you like how that sounds, come along
  {next}
  It's so good that we put it in song

  (Old friend|Regular) or new, it's the same
  {you.fact}
  You are not just a face in the crowd here
  We are glad of the day that you came

  You deserve something (good|nice) in your day
  {you.fact}
  It's a small thing that makes a big difference
  And it helps you along on your way

  Life is (busy|hectic), we know how it goes
  {you.fact}
  That is one thing less to think over
  You can leave it to someone who knows

  What makes us get up with a grin?
  {me.fact}
  There's no better way to be busy
  And no better time to come in

  If you're (new here|not sure), then let us just say
  {me.fact}
  You will feel it the first time you try us
  And you'll feel it the rest of the day

  Some places are cold, and we're not
  {me.fact}
  We put care into every last bit of it
  And we give it all that we've got

  What's the (secret|trick)? There isn't one, no
  {they.fact}
  It's just people who care about people
  And the rest of it follows, you know

  Every day needs a (good|nice) place to start
  {they.fact}
  You can let go of all that is heavy
  And be here, with a nice light heart

  If your day needs a bit of a lift
  {thing.fact}
  It will feel, when you have it, a little
  As if somebody gave you a gift

  (Looking|Hoping) for something that's just about right?
  {thing.fact}
  If that isn't the thing that you wanted
  We will help you to find one that might

  Somebody's wishing for just this today
  {thing.fact}
  If it's you, then it's lucky you heard us
  And if not, pass it on, on the way

  (Ever|Did you ever) need somewhere to go?
  {fact}
  You could look the world over for better
  But the world is a big place, you know

  We make it our business to care
  {fact}
  And the first time you try it, you'll notice
  And the next time, you'll know that it's there

  What's the (best|first) thing to do with today?
  {fact}
  You could put it off, nothing would stop you
  But a good thing is best right away

  (Good|Great) people, good work, and good cheer
  {fact}
  There's a lot in the world to be had now
  And a good bit of that is right here

  {you.fact}
  And that's only a part of the deal
  We look after people like people
  And you'll know by the way that you feel

  {you.fact}
  And you won't have to ask for it twice
  We believe that a good thing is better
  When there's somebody there who is nice

  {me.fact}
  It's a thing we are good at, that's why
  You can bring us the big and the small one
  And we'll give it a proper good try

  {me.fact}
  There's a lot of good work behind that
  And there's always a minute left over
  For a nod and a smile and a chat

  {me.fact}
  If you're happy, then we're happy, too
  We could talk about that until evening
  But it's better to show it to you

  {they.fact}
  It's the way that a day should be spent
  You come in with a bit of a question
  And go home feeling more than content

  {they.fact}
  And you're part of it when you come by
  There's no need to be fancy or famous
  Only curious enough to try

  {thing.fact}
  We have put all our best into it
  And the only thing missing is you now
  So come by and stay for a bit

  {thing.fact}
  It's the thing you've been after, we bet
  And the nice thing is, now that you've found it
  You can have it, you're as good as set

  {thing.fact}
  Doesn't that sound like just what you need?
  You can think of it, or you can have it
  And the second is better, agreed?

  {fact}
  And you'll see it's as good as it sounds
  We don't do it halfway, and for us here
  Any less would be out of bounds

  {fact}
  There are so many places to roam
  When you've been to them all, come and see us
  And you'll feel that you've come back home

  {fact}
  And that's what we're here for, you see
  The best thing a business can give you
  Is to be what it says it will be

  {fact}
  You can come in and put that to the test
  We are not in the world to be biggest
  But we do like to give it our best
`
