import type { Topic } from '../../stanzas.ts'

export const mountains: Topic = {
  kin: 'mountain mountains mountainside mountaintop hike hikes hiked hiking hiker hikers trail trails summit summits peak peaks ridge ridges cliff cliffs climb climbs climbed climbing climber climbers boulder boulders rock rocks slope slopes valley valleys alp alps alpine cairn marmot marmots rope backpack backpacks canyon ledge gorge glacier altitude trek trekking hill hills',
  you: {
    scene: `
      You puffed up the (mountain|canyon), slow as a snail
      We (teased|ribbed) you at each bend all the way up the trail
      You sat at the summit, and out of a cloth
      Came seven white bowls and a gallon of broth

      It's just past that (boulder|tall rock), you say, nearly there
      You said it at seven, you say it with flair
      We've passed the tenth boulder, we know that you lie
      Then we turn, and we've climbed halfway up to the sky`,
    later: `
      I froze on the ridge with my foot in midair
      You told me your pancakes, quite slowly, with care
      One egg, that's one step, and some flour, one more
      By the syrup I'd made it, and hugged you, and swore

      You'd carried a stone from the creek to the peak
      You'd had it along in your pack for a week
      It's been at the bottom, you said, all its days
      And you turned it a bit, till it got the sun's rays`,
  },
  me: {
    scene: `
      I bought for the mountain the sticks and the boots
      A watch that counts (heartbeats|footsteps), and dry little fruits
      I lay on a rock when I'd gotten half through
      And a woman went by with a stroller for two

      The guidebook said, go to the (summit|top) for the view
      I climbed seven hours with rain in each shoe
      The fog on the mountain was so thick and near
      I read, with my nose on it, one sign, look here`,
    later: `
      The wind on the summit got under my hat
      It sailed off the mountain, and that had been that
      I limped to the inn, and my nose was bright red
      It hung on a peg there, an hour ahead

      A hundred steps short of the summit, I quit
      I saw a flat rock there and wanted to sit
      The rest of them went up and shouted, it's grand
      I had a fat marmot that ate from my hand`,
  },
  past: {
    scene: `
      You'd stop on the (trail|ridge) and you'd kneel by a root
      To tie, for the tenth time, the lace of your boot
      I'd come up behind you, I'd catch you, bright red
      It never was loose, but you never once said

      The peak has its hat on, you'd (say|call), take a coat
      It's pulled up a collar of cloud round its throat
      On clear days you'd lift up your cup with a bow
      I thought it was silly, I'm doing it now`,
    later: `
      Your name's in the book at the top, in a tin
      The ink has gone brown where the rain had got in
      You'd written, steep trail, rotten cheese, and all's well
      I wrote below, same here, and sat for a spell

      Your boots have the mountain still stuck in the tread
      Some clay, and a needle, a small stone, all red
      I got out the brush, and I put it away
      You carried that down here, so here it can stay`,
  },
  hook: `
    Oh, the mountain stands tall with the clouds on its head
    And a lake in its lap like a quilt on a bed

    One more bend in the trail, one more hand, one more heave
    And we'll stand on the summit too happy to leave

    Climb high, oh, climb high, till the road is a thread
    And the mountain's beneath us and not up ahead`,
}
