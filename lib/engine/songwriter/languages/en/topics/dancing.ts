import type { Topic } from '../../stanzas.ts'

export const dancing: Topic = {
  kin: 'dance dances danced dancing dancer dancers dancefloor ballroom ballet ballerina waltz waltzes waltzed waltzing tango tangos polka polkas rumba samba salsa swing foxtrot jig reel twirl twirls twirled twirling spin spins spun spinning step steps stepping footwork tap taps tapping tapped shoe shoes slippers heel heels toe toes feet foot floor partner partners shuffle shuffles sway sways swayed jitterbug choreography tutu',
  you: {
    scene: `
      A tune in the market, by (freezers|pickles) and beans
      You stop with the cart, and I know what that means
      You lead it two steps, and a turn, and a slide
      With the eggs in the basket along for the ride

      The band starts a waltz and you look round the hall
      For whoever's most (tightly|firmly) attached to the wall
      A boss, or a boy with his hands on his tie
      They say, I don't dance, and you tell them, nor I`,
    later: `
      I've stepped on your toes now for most of a year
      You've told me it's nothing and smiled ear to ear
      Tonight you came out on the floor for the dance
      In boots from the shipyard and said, here's our chance

      The power went off and the music fell dead
      You kept right on dancing, you counted instead
      One-two-three, one-two-three, over the floor
      Till sixty were counting and stamping for more`,
  },
  me: {
    scene: `
      I danced round the (kitchen|bedroom) with only a mop
      I led it, I dipped it, I gave it a hop
      Then saw, at my window, a bus, all lit up
      With everyone clapping, and one raised a cup

      I taught myself dancing with feet that I drew
      On (brown|gray) wrapping paper and laid two by two
      I followed them, left, right, left, turn, very neat
      A draft moved the last few, I'm out on the street`,
    later: `
      I practiced the tango, my trousers were new
      I knelt for the finish, a breeze whistled through
      I danced to the exit, my back to the wall
      They're still saying that was the best step of all

      I don't dance, I mind all the coats, like a post
      I've told them it's coats that I care about most
      But under the table my left foot's begun
      I only went after it, not to have fun`,
  },
  past: {
    scene: `
      We'd dance while the kettle came up to the boil
      (Around|Between) the wet laundry, the flour and the oil
      It took just three minutes, and when it got hot
      You'd pour in cold water and top up the pot

      You rolled up the rug (every|each) Saturday night
      The floor there was paler, a square of it, white
      The man down below beat the time with his broom
      And one night he danced with it, here, in our room`,
    later: `
      I found your old dance shoes, the left has a hole
      You'd spun it right out of the ball of the sole
      The cobbler looked through it and whistled, and said
      I can't mend a hole like that, frame it instead

      They played that one waltz at the dentist's today
      I sat in my coat and I looked straight away
      My hands had come up to the height you would be
      And the girl from the desk came and danced it with me`,
  },
  hook: `
    Take a hand, take a hand, there's a floor and a tune
    With one foot on the boards and one foot on the moon

    Dance, oh, come dance, in whatever you've got
    In boots or in stockings, in step or in not

    Move the chairs to the wall, give the floor to the feet
    There's a dance in these boards, you can hear the boards beat`,
}
