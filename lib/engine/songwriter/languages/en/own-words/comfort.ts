import type { Stanzas } from '../../stanzas.ts'

/** Stands by somebody who has bad news or something hard to do: makes no jokes, and does not say that it is nothing. */
export const comfort: Stanzas = `
  You don't have to be (strong|brave) for me
  {you.fact}
  You can let what you feel run free
  {you.next}

  It's (all right|okay) if your hands start to shake
  {you.fact}
  I'll be here all the time it may take
  {you.next}

  One (day|hour), then one more, that's the way
  {fact}
  It's enough to get on through today
  {next}

  Let me sit (with|by) you here for a bit
  {fact}
  There's no need to make light of it
  {next}

  (There's no need to smile, and no need to be cheerful|You don't need to tidy, you don't need to dress up|You don't have to answer, you don't have to thank me)
  Not here in the kitchen, and not for my sake
  {you.fact}
  I only came over to bring you some cake

  (The night has more hours than it says on the clock face|The worst is the hour when the birds haven't started|At three in the morning the house is so quiet)
  The ceiling's up there, and you know every crack
  {you.fact}
  So ring me at any hour, I will ring back

  (Nobody knows what to say, so they say things|People will tell you that time is a healer|They tell you it's darkest before it gets lighter)
  They mean it as kindly as anyone could
  {you.fact}
  I'm no good at speeches, my listening is good

  (I've tried and I've tried to come up with the right words|I sat down to write you a card and got nowhere|I started a letter, and tore up the paper)
  The first line is crossed out, the second one, too
  {me.fact}
  And under that, only: I'm thinking of you

  (There's so much in life that's not ours to be steering|There's so much in life that no hammer can mend now|There's weather in life that no person can alter)
  But soup can be carried, and windows can glow
  {they.fact}
  And I'll hold the door, and I'll shovel the snow

  (What is the thing that is there when you wake up?|What's it that comes, with your eyes hardly open?|What do you wake to, while all the rest slumbers?)
  Before you have even sat up in the bed
  {thing.fact}
  And right after that, let it be what I said

  {fact}
  Tonight it's enough that the kettle gets hot
  That somebody's there at the end of the sofa
  Who'll sit there with you, if you're crying or not

  {fact}
  Take hold of my arm, there is ice on the stair
  We'll go one by one, and we'll stop on the landing
  And nobody's timing how soon we get there

  {fact}
  I've nothing as big as an answer to bring
  Just bread, and a scarf, and a bit of my evening
  And some of the words of a song we can sing

  (I won't say it's nothing, I won't say it's easy|I won't tell you lies, and I won't tell you fables|I'd never pretend that I know how you're feeling)
  I won't put a ribbon on it to look neat
  {fact}
  But I'll come at seven with something to eat

  (A morning will come when you're humming at breakfast|There will be a day when you notice the birdsong|Some morning you'll find you've been humming since breakfast)
  It won't send a card, and won't ring at the door
  {fact}
  And I will be here until then, and then more

  {you.fact}
  I won't tell you stories of how it will be
  I'll bring you some soup, and I'll sit at your table
  And quiet is fine, if it's quiet with me

  {you.fact}
  And some days the brave thing is just to get dressed
  To put on one sock, and then put on another
  And then, if you need to, to lie down and rest

  {you.fact}
  I look at you now, and I see how you stand
  A tree in the wind doesn't try to be mighty
  It holds to the ground, as I hold to your hand

  {you.fact}
  If I had a lantern, I'd hold it up high
  I can't make the road any shorter for walking
  But I've got good shoes, and I'm staying close by

  {me.fact}
  I wanted to tell you so, plainly and slow
  Like leaving a light in the window at evening
  For someone who still has a long way to go

  {me.fact}
  And I'm on your side of the table, you see
  Whenever a form wants a name and a number
  For someone to call, you can always put me

  {they.fact}
  And you're in the middle of all of it, small
  When things are too big, you can start with the kitchen
  One cup and one chair, and one coat on the wall

  {they.fact}
  I know that you carry that round in your coat
  Along with your keys and a crumpled up tissue
  So I have put in there a bit of a note

  {thing.fact}
  It's a lot for one coat, and for one pair of shoes
  So let me take one of the bags by the handle
  And you set the pace, any pace that you choose

  {thing.fact}
  It sits in the room, and it's loud as a clock
  I can't make it go, but I'll come and sit with you
  You only must wait until you hear me knock
`
