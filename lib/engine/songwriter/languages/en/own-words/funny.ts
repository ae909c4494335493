import type { Stanzas } from '../../stanzas.ts'

export const funny: Stanzas = `
  There is something we need to discuss
  {you.fact}
  And I'm sorry to make such a fuss
  {you.next}

  I've been told I should let this one go
  {you.fact}
  But there's something that they didn't know
  {you.next}

  Let me read out the charge, for a start
  {you.fact}
  And now wait, here's my favorite part
  {you.next}

  Take your time, I would love to hear why
  {you.fact}
  And then this one, if you'd like to try
  {you.next}

  I will try to say this with a straight face
  {you.fact}
  And I'm adding this one to the case
  {you.next}

  I'll just say it, and then you can laugh
  {me.fact}
  And believe me, that's only the half
  {me.next}

  I have kept a straight face until now
  {me.fact}
  And then this, and you needn't ask how
  {me.next}

  You may want to sit down before this
  {they.fact}
  And here's one that I'd hate you to miss
  {they.next}

  I could not make this up if I tried
  {they.fact}
  And this, too, and I swear no one lied
  {they.next}

  Here's my case, and I'm keeping it brief
  {thing.fact}
  And then this, which is past all belief
  {thing.next}

  Let me tell you what's new, if I may
  {fact}
  And there's more, there is more, by the way
  {next}

  I will try to stay calm as I sing
  {fact}
  And I'm fine, but there's one other thing
  {next}

  Do I look like I'm fine? Look again
  {fact}
  And then this, and I'm counting to ten
  {next}

  I don't like to complain, but I do
  {fact}
  And I may as well say this one, too
  {next}

  {you.fact}
  And you act like it's nothing at all
  {you.next}
  And I'm talking right now to the wall

  {you.fact}
  Who on earth does a thing like that? You
  {you.next}
  And we all know who that sounds like, too

  {you.fact}
  I have questions, and you have the floor
  {you.next}
  Never mind, now I have a few more

  {you.fact}
  You can make it sound normal, just try
  {you.next}
  Now say that and look me in the eye

  {you.fact}
  And I'd love to be mad, and I'm not
  {you.next}
  You're the best entertainment we've got

  {me.fact}
  You can laugh, I would do it as well
  {me.next}
  There you go, now there's no more to tell

  {me.fact}
  And I'd do it again, I'm afraid
  {me.next}
  You can see all the progress I've made

  {me.fact}
  I am told it's a gift, in its way
  {me.next}
  And I'm fine, thank you all, I'm okay

  {they.fact}
  And I'm letting that slowly sink in
  {they.next}
  And I wouldn't know where to begin

  {they.fact}
  You can check it, it's perfectly true
  {they.next}
  And I know how that sounds, as do you

  {they.fact}
  Let me just leave that there for a bit
  {they.next}
  And I still haven't got over it

  {thing.fact}
  I'll just say it and leave it right there
  {thing.next}
  You can laugh now, I no longer care

  {thing.fact}
  I would call that a bit of a clue
  {thing.next}
  And the rest, I will leave up to you

  {thing.fact}
  There you have it, and that's just the gist
  {thing.next}
  It's a song, but it might be a list

  {fact}
  And you'd think that was all of it. No
  {next}
  And I'm not even halfway, you know

  {fact}
  It is funny, I grant you, I guess
  {next}
  Am I laughing? Well, all right then, yes

  {fact}
  Say it slowly, it's just as absurd
  {next}
  And it's true, all of that, word for word

  {fact}
  And I'm not one to gossip, but still
  {next}
  If I don't say it, nobody will

  {fact}
  Am I wrong? Am I mad? Is it me?
  {next}
  Put your hand up if you disagree

  I have held it together so far
  {fact}
  I had hoped it would sound a bit better
  There it is, though, and so here we are

  There is one thing I'd like to make clear
  {fact}
  I will say it again if I have to
  For the ones at the back who can't hear

  Does it bother me? No, not at all
  {fact}
  I'm so calm I could sing you to sleep now
  I'm so calm I could climb up the wall

  Let me tell you the thing in one line
  {fact}
  There's no need to look worried or sorry
  I have said that I'm fine, and I'm fine

  Can we talk? It's a small thing, I swear
  {you.fact}
  No one's angry, and no one is counting
  I'm just saying that some of us care

  Now I'm not saying who, but it's you
  {you.fact}
  We could go round the room and ask people
  But I think every one of them knew

  {fact}
  Let me give you a moment for that
  I've had longer, and I am still trying
  And I still don't know quite where I'm at

  {fact}
  If you laugh, I will laugh, so please don't
  I am trying to make a good point here
  And I'd like to stay cross, but I won't

  {fact}
  And that's all I am going to say
  I'm above it, I'm over it, truly
  I could talk about this the whole day

  {you.fact}
  And you wonder why everyone knows
  I've told no one, I wouldn't, I promise
  It just gets told again, and it grows

  {you.fact}
  Was there some kind of plan? Was there one?
  I'm not angry, I'd just like to hear it
  From the start until when it was done

  {you.fact}
  If they gave out a prize, you would win
  We can look for whoever comes second
  But there's no one who'd dare to come in

  {you.fact}
  And you'll say it was nothing, no doubt
  I would love to hear you tell the story
  With the bit that you'd rather leave out

  {me.fact}
  It made sense at the time, I recall
  I have gone through it step by step, slowly
  And it makes no more sense now at all

  {me.fact}
  Do I look like I'm proud? I'm not proud
  Well, a little, since you are so kind here
  But I'd never have said so out loud

  {they.fact}
  And then everyone looks at me. Me
  As if I had a say in the matter
  As if I'd been the one to agree

  {they.fact}
  There's a word for that, and it's not luck
  I've been looking for one I could sing here
  And I still haven't found it, I'm stuck

  {thing.fact}
  And that's really the whole of my case
  If you don't see the problem already
  You can look at the look on my face

  {thing.fact}
  Put like that, it sounds almost like fun
  You can take it from someone who knows it
  It's more fun when it's finally done
`
