import type { Topic } from '../../stanzas.ts'

export const ghosts: Topic = {
  kin: 'ghost ghosts ghostly haunt haunts haunted haunting spook spooks spooked spooky phantom phantoms poltergeist specter specters halloween pumpkins vampire vampires zombie zombies monsters werewolf werewolves skeleton skeletons graveyard cemetery seance creepy attic coffin trick-or-treat trick-or-treaters undead',
  you: {
    scene: `
      There's a ghost in your (attic|cellar), it walks about one
      It drags a long chain there until it is done
      You went up with oil and you rubbed every link
      And it's quiet at night now, and happy, I think

      You (answer|open) the door, with a sheet on your head
      The ghost on the porch sends them screaming, they've fled
      One small one stays put, with a lip that won't stay
      So the ghost lifts its sheet, and it's you, it's okay`,
    later: `
      We stayed in the haunted room up at the inn
      A cold hand, at midnight, was under my chin
      I yelled, and I jumped, and I hit every light
      It was you, half asleep, and you asked, you all right?

      You set out one plate for the ghost every night
      A roll, and some butter, a lamp turned down light
      A man rang the bell once, his car wouldn't go
      And you told him, we've kept you a place here, you know`,
  },
  me: {
    scene: `
      I heard it (last Friday|at midnight), a moan and a thump
      A hand at the curtain, a terrible bump
      I took up the lamp and I faced it, the ghost
      It was me in the mirror, with jam and some toast

      My place has a ghost, it was (low|cheap) on the rent
      It knocks over lamps and it won't leave a cent
      I asked it to leave, it had tears in its eyes
      Now I wash up the dishes, and it stands and dries`,
    later: `
      I went as a ghost, with two holes, in a sheet
      I couldn't see stairs and I couldn't see feet
      I walked in the closet, I stayed there till three
      And the coats said they'd had a nice evening with me

      The ghost in our building is shy, so they say
      It straightens the mats and it puts things away
      I left it some cake, and a note, with a bow
      And my shoes are all polished, and they're in a row`,
  },
  past: {
    scene: `
      You came down the hallway (with a|in your) sheet and a moan
      A ghost in your slippers, and those I'd have known
      I screamed every time, and I begged you, once more
      And the ghost always tripped on its hem at the door

      You told us of ghosts by the (light of|glow from) the stove
      The bride, and the horseman, the hand in the grove
      You'd drop to a breath, and you'd wait, and you'd lean
      And we jumped when the kettle went off in between`,
    later: `
      I don't hold with ghosts, but the third stair will creak
      At ten, when you'd come up, six nights of the week
      I know it's the wood and the heat going low
      And I call out, good night, in case you'd want to know

      The lamp that you wired goes on, on its own
      At supper, or when I've been too long alone
      They say it's the wire, I could have it redone
      I told them it's haunted, and I want that one`,
  },
  hook: `
    Oh, come out, you ghosts, there's a moon on the stair
    And we've set you a cup and a comfortable chair

    Knock once for yes and knock twice for hello
    There's a ghost in the house, and it won't want to go

    Boo, says the attic, and boo, says the hall
    And the ghost is the one who's most scared of us all

    Wave the white sheets over rooftop and tree
    It's a night for the ghosts, and they're dancing with me`,
}
