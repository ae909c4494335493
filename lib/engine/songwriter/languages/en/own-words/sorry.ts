import type { Stanzas } from '../../stanzas.ts'

export const sorry: Stanzas = `
  You are dear to me, dearer than pride
  {you.fact}
  I can see it at last from your side
  {you.next}

  You deserved me at my very best
  {you.fact}
  And you got what was left of the rest
  {you.next}

  I forgot to look out for your heart
  {you.fact}
  And I should have done that from the start
  {you.next}

  When I hurt you, the fault's mine alone
  {you.fact}
  There's no stone I can throw, not one stone
  {you.next}

  (I've been slow|I was slow) to see what I should see
  {you.fact}
  You had more right to kindness from me
  {you.next}

  Here's the truth, with no ribbon, no bow
  {me.fact}
  And I'm sorrier than I can show
  {me.next}

  I could look for a corner to hide
  {me.fact}
  I would rather stand here at your side
  {me.next}

  I'm not proud of the way that I've been
  {me.fact}
  There's a kinder me waiting within
  {me.next}

  It's my heart that I've got in my hand
  {me.fact}
  And I hope you can still understand
  {me.next}

  I can't turn back the clock on it now
  {they.fact}
  I would make it all better somehow
  {they.next}

  There's a weight on my heart, it's my own
  {they.fact}
  You should not have to bear it alone
  {they.next}

  I have looked at it, up close and long
  {they.fact}
  And it doesn't get one bit less wrong
  {they.next}

  It is easy to hurt, hard to heal
  {they.fact}
  And I know it's a hurt that you feel
  {they.next}

  What is there between me and you?
  {thing.fact}
  And I'd like to come all the way through
  {thing.next}

  What keeps me awake in the night?
  {thing.fact}
  And the wish that I'd treated you right
  {thing.next}

  It adds up, when you care, and you do
  {thing.fact}
  And I'm sorry it landed on you
  {thing.next}

  What do I have to show for it all?
  {thing.fact}
  I am sorry, and feeling so small
  {thing.next}

  I am sorry, and that's where I start
  {fact}
  It is not from my head, it's my heart
  {next}

  What is love, if it can't say it's wrong?
  {fact}
  It's a word I have kept back too long
  {next}

  You don't have to be fine with me yet
  {fact}
  It's not something you need to forget
  {next}

  (It's not easy|It's humbling) to stand here and see
  {fact}
  What it takes to be you next to me
  {next}

  I would love to have been twice as wise
  {fact}
  And to look you again in the eyes
  {next}

  {you.fact}
  You are owed so much better from me
  {you.next}
  It was plain, and I still didn't see

  {you.fact}
  And I let down the best that I've got
  {you.next}
  You're worth more than my pride, by a lot

  {you.fact}
  There's no one I'd less want to hurt
  {you.next}
  And I feel about low as the dirt

  {you.fact}
  If I could, I'd go back and be kind
  {you.next}
  You are all that I've got on my mind

  {you.fact}
  You were right to want more of me, too
  {you.next}
  I'd want more of me, if I were you

  {you.fact}
  It is me who has things to put right
  {you.next}
  And I'll start on it, this very night

  {me.fact}
  I am sorry, right down to my shoes
  {me.next}
  You're the last one I'd want to lose

  {me.fact}
  I won't dress it up, I won't hide
  {me.next}
  I have swallowed the last of my pride

  {me.fact}
  There's no but in it, none, not a one
  {me.next}
  I just want to put right what I've done

  {me.fact}
  I could be so much better, I know
  {me.next}
  Let me work on it, let it show

  {they.fact}
  And I wish I'd been better to you
  {they.next}
  I can't wish it away, but I do

  {they.fact}
  And I feel it as deep as can be
  {they.next}
  It was harder on you than on me

  {they.fact}
  It's a lot to forgive, you can wait
  {they.next}
  I'll be here for you, early or late

  {thing.fact}
  It may look like a small thing to some
  {thing.next}
  It's because of it all that I've come

  {thing.fact}
  And I'd make it up twice, if I may
  {thing.next}
  I would start on it now, right away

  {thing.fact}
  And it's me that should carry the weight
  {thing.next}
  I am sorry, I hope not too late

  {fact}
  You mean more to me than being right
  {next}
  And I don't want to win any fight

  {fact}
  If a heart could say sorry, mine would
  {next}
  It would say it as loud as it could

  {fact}
  I can't take the hurt back, I can care
  {next}
  I can listen, and learn to be fair

  {fact}
  It is not my own pride I would keep
  {next}
  It's your trust, and that doesn't come cheap

  {fact}
  Let me earn what I had once for free
  {next}
  All the faith that you once had in me

  {fact}
  There's no sorry that's big enough, no
  {next}
  But I bring you the biggest I know

  I know that a sorry's just air
  {fact}
  It's what I do next that will prove it
  And I've got the time, and I care

  Before there's a thing you forgive
  {fact}
  I'd like you to see that I see it
  And see how I'm going to live

  You matter more than my good name
  {fact}
  So here I am, nothing to hide in
  And nobody else that I blame

  I'd like to be wise, and I'm not
  {fact}
  But I can be sorry and learn it
  And I've got to learn quite a lot

  The heart has a long way to go
  {fact}
  From being ashamed to being better
  I'm walking it, even if slow

  You don't have to give me a thing
  {you.fact}
  You don't have to smile or forgive me
  I'm sorry, no hook and no string

  You're someone I don't want to lose
  {you.fact}
  I'd pick you again in a heartbeat
  If I were allowed to choose

  I'd trade every word I have said
  {you.fact}
  To have back the trust that you gave me
  And be someone better instead

  How long can a sorry hold true?
  {you.fact}
  I'd like to hold mine till I'm ninety
  And still have it ready for you

  I'll say it as plain as I can
  {me.fact}
  No clever way out, no good reason
  No speech that I made up, no plan

  I'm done with the saving of face
  {me.fact}
  I'd rather be sorry beside you
  Than right in some other place

  I wish I'd been brave, and been true
  {me.fact}
  The worst of it all is the knowing
  That somebody hurt, and it's you

  I'm only a person, I know
  {me.fact}
  It isn't a reason, it's only
  The place where I start from to grow

  I know it went deep, and it stayed
  {they.fact}
  I'd sweep it away in a minute
  If that's how a mending is made

  I'd give up a lot to undo
  {they.fact}
  But sorry can only go forward
  It starts here, and goes out to you

  Whatever has happened, I care
  {they.fact}
  I don't want to leave it all broken
  With you on your own over there

  It shouldn't have gone that way, no
  {they.fact}
  And you shouldn't have to feel better
  Because I am telling you so

  The heart keeps a list of its own
  {thing.fact}
  I'd cross it all off, if you'd let me
  And leave you the sorry alone

  So what do I wish I could change?
  {thing.fact}
  I'd fix it by hand, if I knew how
  No matter how long or how strange

  How little it takes to go wrong
  {thing.fact}
  How much it will take to put right now
  But I have got patience, I'm strong

  It's there in between us, I know
  {thing.fact}
  I won't step around or step over
  I'll pick it all up as I go

  {fact}
  I'd like to be held to my best
  It isn't for you to forgive me
  It's me that should pass the test

  {fact}
  And sorry is where I begin
  It knocks, and it stands there and waits now
  It's you who decides, out or in

  {fact}
  I'd like to have looked, and then leapt
  The lesson is learned, and it's costly
  But it is a lesson I've kept

  {you.fact}
  And you are the last one on earth
  That I would have wanted to injure
  I hope you still know what you're worth

  {you.fact}
  Be as mad as you want, I can wait
  I'd rather have you here and angry
  Than gone, and to know it too late

  {you.fact}
  I see it the way that you must
  Of all that is easy to shatter
  The slowest to mend is a trust

  {you.fact}
  It's your heart I should have kept whole
  I'd carry it now like a full glass
  With all of the care in my soul

  {you.fact}
  I'll do what it takes, and then more
  And one day I hope you will find me
  The one that you trusted before

  {me.fact}
  I know what a sorry should cost
  It costs me my pride, and I pay it
  I'd rather it's pride that gets lost

  {me.fact}
  The past isn't mine to put right
  But I have tomorrow, and after
  To try with the whole of my might

  {me.fact}
  I'm not all I wanted to be
  There's some of me still needs some growing
  I'll do it for you, and for me

  {they.fact}
  I'd change it, if wishing were strong
  I've only got hands and a sorry
  And time, if it has to take long

  {they.fact}
  It's late, and I'm coming around
  But here is my heart, and it's open
  And lower than low to the ground

  {they.fact}
  It's not for my sake that I ache
  It's you that I want to see better
  I'd give, if I could, and not take

  {thing.fact}
  And that's what I wish I could mend
  I'd start at the part that you feel most
  And work till I got to the end

  {thing.fact}
  It isn't too little to count
  I'd pay you it back in good mornings
  In any, in every amount

  {thing.fact}
  It stands there and looks me in the eye
  I can't look away, and I won't now
  And I owe you more than a try
`
