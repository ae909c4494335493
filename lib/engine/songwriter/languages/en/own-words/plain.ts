import type { Stanzas } from '../../stanzas.ts'

export const plain: Stanzas = `
  I'll say what I know about you
  {you.fact}
  I've thought of one more, and it's true
  {you.next}

  Ask me for two things, I won't need ten
  {you.fact}
  That would be one of them, and then
  {you.next}

  Here's a thing about you, to begin
  {you.fact}
  And I think I should put this one in
  {you.next}

  Someone ought to say it, so I do
  {you.fact}
  Someone ought to say this to you, too
  {you.next}

  Nothing fancy, I'm telling you straight
  {you.fact}
  And I don't think that this one can wait
  {you.next}

  Here's the truth of it, this is my side
  {me.fact}
  And there's more, I have nothing to hide
  {me.next}

  Here's how it goes with me, line by line
  {me.fact}
  It may not be your story, it's mine
  {me.next}

  I'm just telling it, don't look at me
  {they.fact}
  And there's more to it, wait, and you'll see
  {they.next}

  If you're wondering what it's about
  {thing.fact}
  And here's more, so that nothing's left out
  {thing.next}

  It won't take me too long to say
  {fact}
  And this goes along, by the way
  {next}

  There are two things to say, here is one
  {fact}
  Here's the other, and then I am done
  {next}

  I will tell it the way that it came
  {fact}
  And the next one, I'll tell it the same
  {next}

  {you.fact}
  That's no praise, I'm just saying what's so
  {you.next}
  And I thought someone else ought to know

  {you.fact}
  That's as plainly as I can say
  {you.next}
  And I'd say it no other way

  {you.fact}
  And it's you, I would know it was you
  {you.next}
  I could stop with that one, that would do

  {you.fact}
  You can nod, if I've got that part right
  {you.next}
  That's the whole of it, black on white

  {you.fact}
  Now, to some that's a little thing. Sure
  {you.next}
  I would say that it's quite a bit more

  {me.fact}
  That's the way it is, I make no claim
  {me.next}
  Ask me twice, and I'd tell you the same

  {me.fact}
  I'm not sorry for that, I'm not proud
  {me.next}
  It's just better when said out loud

  {me.fact}
  And you heard it from me, so it's true
  {me.next}
  I've got nothing to hide from you

  {they.fact}
  And I couldn't begin to say why
  {they.next}
  But it's so, there's no reason to lie

  {they.fact}
  Nobody asked me, I'm just telling you
  {they.next}
  There it is, and what else can you do?

  {they.fact}
  I have gone over that in my head
  {they.next}
  And there isn't much more to be said

  {thing.fact}
  That's a start, there's a little bit more
  {thing.next}
  That's enough, nobody's keeping score

  {thing.fact}
  That's the list, or the top of it, so
  {thing.next}
  That's the rest of it, and now you know

  {thing.fact}
  You can call it a little or a lot
  {thing.next}
  There it is, and it's what we have got

  {fact}
  And that's all there is to it, it's so
  {next}
  Now you know just as much as I know

  {fact}
  I could leave it at that, but I won't
  {next}
  There are people who talk more, I don't

  {fact}
  That is one, and it's easy to tell
  {next}
  That is two, and it's easy as well

  {fact}
  I have nothing to sell, it's just true
  {next}
  And I'll leave what to think up to you

  {fact}
  Simple words, but they're true when they're said
  {next}
  And they go round and round in my head

  If you want it in one line, all right
  {fact}
  There is nothing behind it to look for
  And it's all of it there, in plain sight

  I'll say it, and then I'll be through
  {fact}
  It is short, it is not complicated
  It's enough for me, and it's true

  How do you put it? You put it like so
  {fact}
  There are longer ways round to the same thing
  But that's it, and I thought you should know

  There's a thing on my mind, it goes round
  {fact}
  I have tried it in several wordings
  It comes out with the very same sound

  There's one thing that I'd say about you
  {you.fact}
  I would say it to anyone asking
  And to those who aren't asking me, too

  No big words for you, only this
  {you.fact}
  It's a fact, and a fact should be spoken
  It's the sort that we don't want to miss

  {fact}
  And it's just as it sounds, nothing more
  I could make it much longer by talking
  But I don't know what that would be for

  {fact}
  You can take it or leave it, it's so
  I'm not asking for any opinions
  I'm just telling the people I know

  {fact}
  It's surprising how much that can say
  It's a handful of words put together
  And it stays in my head anyway

  {you.fact}
  That's a thing about you that I know
  If they asked me to prove it, I couldn't
  I'd just tell them again that it's so

  {you.fact}
  Now, I know that that isn't news to you
  But the others in here may have missed it
  And I thought they would want to know, too

  {you.fact}
  There's no speech after that, have no fear
  I have said the one thing that I came for
  And the one that it's meant for can hear

  {you.fact}
  That is you, it is you to a T
  If anyone sees it some other way
  They can come here and argue with me

  {me.fact}
  That's my side of it, take it or not
  Other people may see it as they like
  But it's mine, and it's all that I've got

  {me.fact}
  I don't know if that's much, but it's mine
  I can say it, and stand here behind it
  And I'll say it again down the line

  {they.fact}
  You can ask, I don't know how or why
  What I do know is that, and I've told you
  And I've no other facts to supply

  {they.fact}
  Well, you can't say I haven't told you
  I've gone over it, forwards and backwards
  And whichever way round, it's still true

  {thing.fact}
  And that's it, there's no moral to learn
  I have looked at it, this side and that side
  And it's still what it was at each turn

  {thing.fact}
  Read it back, and there's nothing left out
  There are people who'd fill up a page now
  And that's all that it's really about
`
