import type { Topic } from '../../stanzas.ts'

export const running: Topic = {
  kin: 'run runs running runner runners race races raced racing racer racers racecourse marathon marathons sprint sprints sprinted sprinting sprinter jog jogs jogged jogging jogger joggers treadmill hurdle hurdles relay relays lap laps stopwatch sneaker sneakers medal medals triathlon trackside mile miles athlete athletics',
  you: {
    scene: `
      You run for an hour, and you've gone half a mile
      There's (a dog|old Joe) at the corner, you stop for a while
      The geese have a question, a kid's skinned a knee
      And your watch gets so worried it telephones me

      You ran in the (spring|town) race, your number on straight
      A man with a cramp had sat down at mile eight
      You gave him your arm, and you both came in last
      And the man with the stopwatch stood up as you passed`,
    later: `
      You came to my race and you banged on a pan
      You yelled at mile one and at six how I ran
      You were there at mile ten, up a tree, with a flute
      And I kept on to hear you the rest of the route

      Your running shoes, split, were just hanging by thread
      You filled them with soil and you made them a bed
      There's lettuce in one and there's mint in the toe
      And you say it's the first time you've seen them go slow`,
  },
  me: {
    scene: `
      I went for a run, I was doing just great
      I felt like a deer, with my (head|chin) up, back straight
      A nice older lady came by with her cart
      And said, dear, when you're ready, you really should start

      I bought me some shoes for the (marathon|ten mile run), light
      With air in the heels, and they're orange, and bright
      They've been to the mailbox, the couch and the zoo
      They're good for nine hundred more miles, I'm at two`,
    later: `
      I led in the race, I looked back, not a soul
      I'd left them for dead, with a mile to the goal
      A man with a hose said, you'd best double back
      It's left at the bank, if you're after the pack

      I've run on the treadmill two hundred miles now
      I'd be in the mountains, with maybe a cow
      I'm still by the rubber plant, next to Marie
      Who is running to Canada, waving at me`,
  },
  past: {
    scene: `
      You'd race me (on Sundays|each evening) the length of the lane
      You'd lose by a nose, and you'd limp and complain
      One day you ran after your hat in a gale
      And I saw just how hard you'd been working to fail

      You'd run before sunup, and always you'd bring
      Me back, with the (milk|bread), a report of one thing
      A fox on the tracks, or a boat with no oar
      And that was my paper, I asked for no more`,
    later: `
      I ran the town race in your shirt, taken in
      It still hung like curtains, held up by a pin
      I finished behind someone dressed as a clam
      They called out your name, and I said, here I am

      The marks that you painted for running the miles
      Are still on the rocks and the old lumber piles
      At one it says, slow down, at three, hill ahead
      At five it says, told you, in letters of red`,
  },
  hook: `
    Lace up your shoes, there's a road and a day
    The finish runs with us, so run all the way

    Run like a river and run like a hare
    Run like a kid when the ice cream man's there

    Oh, run, one more mile, let the whole city cheer
    The finish is calling, you're here, oh, you're here`,
}
