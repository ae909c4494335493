import type { Stanzas } from '../../stanzas.ts'

export const sorry: Stanzas = `
  I have had to see all of your side
  {you.fact}
  And there's this, and there's nowhere to hide
  {you.next}

  There are things that I should keep in view
  {you.fact}
  And I ought to say this for you, too
  {you.next}

  Before I say one word about me
  {you.fact}
  And here's something I needed to see
  {you.next}

  If I look at it all in your light
  {you.fact}
  And there's this, and I see that you're right
  {you.next}

  I have had time to think, and I know
  {you.fact}
  And I should have said this long ago
  {you.next}

  I will say it as plain as can be
  {me.fact}
  And this, too, and it all comes from me
  {me.next}

  I have come here to say it out loud
  {me.fact}
  And I say this with my head still bowed
  {me.next}

  I owe you the truth, so it's here
  {me.fact}
  And the rest, and I'll say it as clear
  {me.next}

  I know how it looked, and I see
  {they.fact}
  And there's this, and it comes back to me
  {they.next}

  I have thought about it through and through
  {thing.fact}
  And there's this, and I owe it to you
  {thing.next}

  I'm not sure how to start, but I'll try
  {fact}
  And then this, and I won't let it lie
  {next}

  I will say it, and not to save face
  {fact}
  And this, too, and I know it's my place
  {next}

  It is time that I said it to you
  {fact}
  And there's this, and it has to come, too
  {next}

  I have words now, I hope they're not late
  {fact}
  And then this, and I don't want to wait
  {next}

  I don't want to leave anything out
  {fact}
  And this, too, and there's no room for doubt
  {next}

  {you.fact}
  And you didn't deserve this from me
  {you.next}
  And I look at it now, and I see

  {you.fact}
  And I knew that, or I should have known
  {you.next}
  And the fault is all mine, it's my own

  {you.fact}
  I can't ask you to just let it be
  {you.next}
  I can ask you to listen to me

  {you.fact}
  I have no right to ask you for more
  {you.next}
  And I'm asking, I'm here at your door

  {you.fact}
  And that makes me more sorry, not less
  {you.next}
  And you're right, and I have to say yes

  {me.fact}
  And I won't put a but at the end
  {me.next}
  I am not here to duck or defend

  {me.fact}
  And I mean it, I mean every word
  {me.next}
  And I needed to know that you heard

  {me.fact}
  And you heard it from me, and it's true
  {me.next}
  You are right to feel just how you do

  {they.fact}
  And I know what it meant, and to whom
  {they.next}
  And I feel it, right here in this room

  {they.fact}
  It's not something I get to forget
  {they.next}
  And I haven't forgotten it yet

  {they.fact}
  And I'm sorry for all that it cost
  {they.next}
  I don't want any more to be lost

  {thing.fact}
  If it matters to you, it's not small
  {thing.next}
  And I've nothing but sorry, that's all

  {thing.fact}
  You'd be right to bring up even more
  {thing.next}
  And I've not been this sorry before

  {thing.fact}
  It's for me to put right, and I'll start
  {thing.next}
  I can do that much, that is my part

  {fact}
  It is hard to say that to your face
  {next}
  And it needs to be said, in any case

  {fact}
  I am sorry, I want that to show
  {next}
  And it's you that I want most to know

  {fact}
  I don't want you to say it's okay
  {next}
  I just want you to hear what I say

  {fact}
  And I know that a song won't repair it
  {next}
  I can say it out loud, and I swear it

  {fact}
  That's been going around in my mind
  {next}
  I'm not asking you just to be kind

  I could say it with softer words, too
  {fact}
  But you'd hear what I meant when I said it
  So I'm saying it plainly to you

  There's one thing that I have to make clear
  {fact}
  If you want to hear more, I will answer
  And if not, I'm still glad that you're here

  Let me start with what's hardest to say
  {fact}
  I could easily put it off longer
  But I'd rather you heard it today

  I have thought what to say, and it's this
  {fact}
  There is no way to say it that's clever
  And there's nothing I'd want you to miss

  Let me get one thing right about you
  {you.fact}
  If I'd kept that in mind when it mattered
  There would be so much less to undo

  You don't owe me a thing, that is plain
  {you.fact}
  And I won't say you should just forget it
  And I won't ask you twice, or complain

  {fact}
  And I say it because it is true
  I'm not asking for anything for it
  I just think it was owing to you

  {fact}
  If I say it, I say it to stay
  I won't take it back when it gets easy
  I will mean it the same the next day

  {fact}
  I'm not saying it so you'll forgive
  I am saying it just so you have it
  It's the least that I have to give

  {you.fact}
  And I know it's not yours to make right
  It's for me to do, inch by inch, slowly
  And I know it's not done overnight

  {you.fact}
  And whatever you feel, that is fair
  You can say it to me, all you want to
  I will listen, I'm not going anywhere

  {you.fact}
  I've been looking at that, good and long
  There's no side I can see it from, truly
  Where it's you, and not me, who was wrong

  {you.fact}
  And I'd like us to be good again
  If it takes me a while, it can take it
  And I won't keep on asking you when

  {me.fact}
  And I've said it, I'm leaving it there
  I'm not going to tell you the reasons
  I'm just going to stand here, if that's fair

  {me.fact}
  I can't make you believe it, I know
  So don't go by my words, watch what I do
  If I mean it, then it ought to show

  {they.fact}
  There are things that I cannot undo
  I can only say sorry and mean it
  And I'm saying it, meaning it, to you

  {they.fact}
  If I could, I'd go back to before
  I can't do that, I've only got forward
  So I'm here, and I'm trying once more

  {thing.fact}
  That's the size of it, I know the size
  I won't tell you it's smaller than that is
  And I won't turn away from your eyes

  {thing.fact}
  There are some things that words cannot mend
  I have only got words here to start with
  But I mean them from start to end
`
