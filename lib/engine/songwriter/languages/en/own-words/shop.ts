import type { Stanzas } from '../../stanzas.ts'

export const shop: Stanzas = `
  Now here is the best part for you
  {you.fact}
  And this is a thing you'll like, too
  {you.next}

  Come in through the door as you are
  {you.fact}
  And that's just the first thing so far
  {you.next}

  Let us introduce ourselves to you
  {me.fact}
  And if you have a moment, this too
  {me.next}

  We'd like to say, as you come through the door
  {me.fact}
  And since you're here, we'll say a little more
  {me.next}

  You don't know us yet? Well, you will
  {me.fact}
  And if you have a minute still
  {me.next}

  You may as well hear it from us
  {they.fact}
  We tell it without any fuss
  {they.next}

  What can you get when you come through the door?
  {thing.fact}
  Now that you're asking, there's something more
  {thing.next}

  Here is a thing you'll be happy to find
  {thing.fact}
  Here is another, for your peace of mind
  {thing.next}

  We'll keep it short, we'll keep it sweet
  {thing.fact}
  And here's another, hard to beat
  {thing.next}

  You'd like to know, we thought you would
  {fact}
  And here's one more that's just as good
  {next}

  We've got a thing or two to say
  {fact}
  And here's the other, right away
  {next}

  Hello and welcome, where to begin?
  {fact}
  Here is another, while you come in
  {next}

  Here's one good reason to come by
  {fact}
  And there's a second, here is why
  {next}

  {you.fact}
  And we think that you'll like it that way
  {you.next}
  So come in, we'd be glad if you stay

  {you.fact}
  It's as easy as coming right in
  {you.next}
  Say your name, and we're set to begin

  {you.fact}
  You heard right, and we stand by our word
  {you.next}
  Come and ask us, and say what you heard

  {me.fact}
  That's us, and we'd love to meet you, too
  {me.next}
  Come and say your name, and how do you do

  {me.fact}
  And you don't have to take our word
  {me.next}
  Come in, and see it's what you heard

  {me.fact}
  That's our word, and it's there with our name
  {me.next}
  Come again, and we'll tell you the same

  {me.fact}
  And we're proud of it, proud as can be
  {me.next}
  So come over here, come and see

  {they.fact}
  Come and meet us, you'll hear that, and more
  {they.next}
  All you do is come in through the door

  {they.fact}
  It's the kind of a place that we are
  {they.next}
  And you're welcome, from near or from far

  {they.fact}
  That's the truth, you can ask us in here
  {they.next}
  And we'll tell you again, loud and clear

  {thing.fact}
  If that is what you want, we're here
  {thing.next}
  So come on in, the way is clear

  {thing.fact}
  That's the deal, and it's easy to say
  {thing.next}
  Come on by, and you'll like it that way

  {thing.fact}
  And it comes, as it should, with a smile
  {thing.next}
  So come in, and we'll talk for a while

  {thing.fact}
  Say it twice, and remember our name
  {thing.next}
  When you come here, you'll find it's the same

  {thing.fact}
  Just the thing, is it? We thought it might be
  {thing.next}
  Come in and take a look, come and see

  {fact}
  Come and see it, the door's open wide
  {next}
  There's a welcome for you right inside

  {fact}
  Would you like to know more? So come in
  {next}
  Say hello, and that's how we begin

  {fact}
  Now you know it, so pass it along
  {next}
  We could tell you the same all day long

  {fact}
  You know our name, you know our door
  {next}
  And if you ask, we'll tell you more

  {fact}
  That's one good reason to come by
  {next}
  And that's another, come and try

  {fact}
  We say it once, we say it twice
  {next}
  It's true, and we think that it's nice

  One thing to know before you're through
  {fact}
  You can tell it to anyone asking
  And they'll tell it to somebody, too

  If you remember one thing, let it be
  {fact}
  It is short enough to take with you
  And it's true, you can come in and see

  There's a reason to come through our door
  {fact}
  And when you have come for that reason
  You may find that there's one reason more

  We could tell you a lot, but we'll say
  {fact}
  If it sounds like the thing you've been wanting
  Then we hope that we'll see you today

  Listen, this will be good to know
  {fact}
  When you need us, you know where to find us
  Say our name, and you know where to go

  Here is something that's just for you
  {you.fact}
  And you don't have to ask for it nicely
  But you're welcome to do that, too

  {fact}
  It's a reason to come, is it not?
  If there's anything else that you're wanting
  Come and ask us, we'll say what we've got

  {fact}
  That's the truth, and we sign it by name
  You can ask us today or tomorrow
  You will find that we say it the same

  {fact}
  Tell a friend, tell them what it's about
  Tell them who was the one that had told you
  And then come here, and both find it out

  {fact}
  It's a small part of all that we do
  There is more, but we'd rather you met us
  And we said it in person to you

  {you.fact}
  There you have it, you needn't look far
  If you needed one more invitation
  That was it, so come in as you are

  {you.fact}
  It's for you that we say so, that's all
  Come and ask us, we're happy to hear you
  There's no question too big or too small

  {me.fact}
  If you ask us, we'll tell you why
  You can ask any question you care to
  We'll be happy to give a reply

  {me.fact}
  And we do what we say that we do
  If you want us, you know where to find us
  And we're ready when you are, too

  {me.fact}
  That is us, and it's how we go on
  If you come through the door as a stranger
  In a minute, the stranger is gone

  {they.fact}
  There's always a story in here
  And whoever comes in gets to hear it
  So come over, and lend us an ear

  {they.fact}
  And we thought you might like to be told
  There is more where that came from, so ask us
  It's a story that never gets old

  {thing.fact}
  And we say it again, so it stays
  You'll remember it now without trying
  And you'll need it one of these days

  {thing.fact}
  It's as good as it sounds, have no fear
  There's no trick to it, nothing is hidden
  You just ask us for it in here

  {thing.fact}
  And our name's right beside it, with pride
  If there's anything more you'd like answered
  We are here, come and see us inside
`
