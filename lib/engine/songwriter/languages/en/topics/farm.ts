import type { Topic } from '../../stanzas.ts'

export const farm: Topic = {
  kin: 'farm farms farmed farming farmer farmers farmhouse farmyard barn barns tractor tractors cow cows calf calves cattle herd sheep lamb lambs goat goats pig pigs piglet piglets hog hogs hen hens chickens rooster roosters chick chicks coop milking hay wheat corn cornfield crop crops harvest harvests plow plowed ranch rancher silo scarecrow pasture turkeys',
  you: {
    scene: `
      You (whistle|clap) at sunrise, the cows come in line
      There's Duchess, there's Pickle, there's old Forty-Nine
      You ask them how each of them slept, as you sit
      And they chew on the question and think about it

      The rooster you keep gets up (after|around) ten
      He sleeps on the tractor, he's scared of the hen
      You stand on the barn steps and crow in his place
      And you've never once let on, to save him his face`,
    later: `
      A lamb came in March, in the sleet, far too small
      You warmed it in mittens and hummed in the stall
      It's big as a sofa now, wool to its feet
      And it still tries to get in your lap when you eat

      The hail took the corn, and it took it all flat
      You walked to the end and came back in your hat
      You hung it, you washed, and you cut up the bread
      So, we'll have the time now for dancing, you said`,
  },
  me: {
    scene: `
      I came from the (city|suburbs) to live by the land
      I'd boots out of leather, I'd read up on sand
      The goat ate the manual, the chicken laid none
      And the pig opened gates and let out everyone

      I made me a scarecrow from (everything|all that) I wore
      I stood him in corn, forty feet from my door
      The crows sat all over him, happy and fat
      Till I came to the window, and that was then that`,
    later: `
      I sang to the cows, and they gave two quarts more
      They wouldn't have opera, they walked out the door
      I tried them on jazz, and they've stayed here all night
      And the bull's at the back, and he's swaying all right

      I drove the old tractor to town for a date
      At eight miles an hour, and two hours late
      There was hay on my collar and mud on my knee
      And the whole of the highway was there behind me`,
  },
  past: {
    scene: `
      You'd lift me up onto the (tractor|hay wagon), my hand
      On top of your hand, and we'd drive the whole land
      The furrow I steered had a bend like a snake
      And you planted it so, and you said, no mistake

      You'd send me for eggs when the (barnyard|morning) was blue
      The hen didn't like me, she only liked you
      You told me, just ask her, and take off your cap
      And I did, and she let one roll into my lap`,
    later: `
      They've sold your old cow and the barn door is tied
      There are swallows, and some of your hay left inside
      Your hat's on the nail and your stool's by the wall
      And I sat there and leaned as if on her, that's all

      The bend in the field that I made as a kid
      The new farmer plows it the way that you did
      I asked him, what for? He said, how would I know?
      It's a nice bend, and somebody wanted it so`,
  },
  hook: `
    Bring the cows in from the hill and the hay
    There's bread on the table, it's been a long day

    Up with the rooster and up with the sun
    On a farm there is always one thing to be done

    Roll down the field with the barn door swung wide
    There's a whole golden harvest to carry inside

    Corn to the left of us, corn to the right
    And the farmhouse ahead with the one kitchen light`,
}
