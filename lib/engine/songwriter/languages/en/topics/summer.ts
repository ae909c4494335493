import type { Topic } from '../../stanzas.ts'

export const summer: Topic = {
  kin: 'summer summers summertime sun suns sunny sunshine sunburn sunburned sunscreen sunglasses heat heatwave lake lakes beach beaches sand sandy sandal sandals swim swims swam swimming swimmer swimsuit dive dives dove diving raft dock ice cream icecream popsicle popsicles lemonade melon melons watermelon peach peaches june july august hammock picnic picnics vacation holiday holidays sprinkler pool barbecue ocean cannonball',
  you: {
    scene: `
      There's an ice cream truck coming, it's (six|five|four) blocks away
      You forget in midair what you'd started to say
      You're off down the steps with one shoe and a bill
      And the half of that sentence hangs over us still

      You walk in the lake in the first (week|days) of June
      With your (hat|glasses) on, whistling the end of a tune
      It's warm as a bath, you call over, it's grand
      And we hear your teeth going from here on the sand`,
    later: `
      The house was an oven, too hot for a sheet
      You dragged out your mattress, and soon the whole street
      Lay out on the lawns in the heat, side by side
      You named every star there, and mostly you lied

      You spat melon seeds from the porch in July
      You aimed for the mailbox and fell a bit shy
      This summer the walk has nine leaves and a vine
      And a melon, you tell me, was all by design`,
  },
  me: {
    scene: `
      I dozed in the (sun|yard) with a book on my chest
      It's left a white square there, I'm red for the rest
      The killer was either the count or his man
      I'm reading it standing, in front of the fan

      I dove off the (dock|raft) in the lake with a yell
      I came up just fine, and my swimsuit as well
      But ten feet apart, and a school bus pulled in
      I stayed until dark, with the lake at my chin`,
    later: `
      The ice cream had forty-one names, and I tried
      The beet and the basil, the line went outside
      I thought for a while with the spoon in my cheek
      Then I got the vanilla, the same as last week

      All summer we swore we'd get up with the sun
      And walk to the lake, and we hadn't, not one
      The last day we made it, six blankets, one yawn
      And nobody spoke till the color was gone`,
  },
  past: {
    scene: `
      You'd row to the middle and pull in the oars
      And let the lake pick (which|any) of two or three shores
      We'd run up on somebody's beach with a crunch
      And you'd ask were they hungry, and hand round our lunch

      Two ice cream cones, (Sundays|Thursdays), the bench by the pool
      Mine gone in a minute, and then, as a rule
      You'd say you were full and hand over the rest
      You never liked cherry, it's what I liked best`,
    later: `
      I swam to the raft where you'd swim before light
      You'd do it in forty, left arm and then right
      All summer I've tried, and it takes fifty-two
      I shout it to shore all the same, like you'd do

      In the back of the freezer, the first day of heat
      Was a tray of your ice cubes, with mint in them, neat
      I sat on the step with a glass, and I sat
      Till both the leaves floated, and left it at that`,
  },
  hook: `
    It's summer, jump in from the end of the pier
    And we'll talk of the splash for the rest of the year

    Stay, sun, oh, stay up, you've got nowhere to go
    There's an hour on the water, all golden and slow

    Oh, summer, lie down with your feet in the lake
    There's a moon like a melon and we're wide awake`,
}
