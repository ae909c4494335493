import type { Topic } from '../../stanzas.ts'

export const rings: Topic = {
  kin: 'ring rings engagement jewel jewels jewelry jeweler jewelers diamond diamonds ruby rubies emerald emeralds sapphire sapphires pearl pearls opal opals amethyst gem gems gemstone gemstones necklace necklaces bracelet bracelets earring earrings locket lockets pendant pendants brooch brooches goldsmith silversmith carat carats tiara',
  you: {
    scene: `
      Your ring has been (down|lost in) the drain and the snow
      It's been in a meat loaf, it's been in the dough
      You get on your knees and you feel round the floor
      And it always comes home to that finger once more

      You stop at the (jeweler's|pawnshop's) window and lean
      At diamonds, and rubies, a stone of sea green
      You say they'd look silly, with dirt on your hands
      And you walk on, and braid me some dandelion bands

      You wear the glass (emerald|ruby) I won at the fair
      It cost me nine dollars in darts for a pair
      It turned your neck green and it's missing a chip
      And you had it insured for our very first trip`,
    later: `
      I offered a diamond, you turned to the light
      And said that it looked like a cold, windy night
      You gave me the ring from a curtain instead
      I have it on now, and I'll wear it to bed

      You found a gold ring in the sand by the pier
      You hung up a sign, and you waited a year
      Then somebody came, they were ninety, and shook
      And they paid you with lemons, and that's all you took

      I knelt with the ring and it rolled down the hill
      It passed the brass band and a man with a grill
      You ran and you caught it, you held it up high
      And you yelled to me, yes, with the smoke going by`,
  },
  me: {
    scene: `
      I put on the ring just to (look|see), and it stuck
      They tried it with butter, with soap, without luck
      It cost what a house does, so what could I do?
      I work at the jeweler's until it's paid through

      The pearls are all plastic, the (tiara|diamond) is, too
      The brooch is a button, held on with some glue
      I wore them to breakfast, my chin up, as planned
      And the waiter bent over and kissed my whole hand

      I carried the ring in a (sock|cup) for a week
      I practiced on lampposts, I practiced to speak
      The mailman said yes, and the lamppost agreed
      And there's one other answer, the last that I need`,
    later: `
      I asked for a jewel, I hinted for weeks
      I got a new ladder, because the roof leaks
      I climbed it at nightfall, the whole city shone
      And there isn't a jewel store with half such a stone

      A pearl is just sand that an oyster can't bear
      It coats it with moonlight and still it sits there
      I looked at my troubles, I counted up four
      I'd better get shining, I'm due several more

      The gold's from a river, the stone's from a mine
      The ring has been round since the year forty-nine
      It's been with a baker, a nurse, and now me
      And I wonder which finger it's hurrying to see`,
  },
  past: {
    scene: `
      You'd take off your ring for the (bread|pie) and the clay
      And lay it in the saucer, as big as the day
      I'd hold it up, look through it, one eye shut tight
      And there would be you in a circle of light

      You let me play shop with the (box|tin) on your bed
      The pearls, and the brooch with the little bird's head
      I sold you each one for a button, a bean
      And you'd curtsy, and pay me, as if I were queen

      We bought it on payments, the (smallest|least) ring they had
      The jeweler just smiled, since the stone was so bad
      You'd tilt it all evening to look for its spark
      And you called from the closet, it shines in the dark!`,
    later: `
      I wear your old ring on a string at my throat
      It clicks on the buttons each day of my coat
      It taps like you'd tap on a window or door
      And I still say, come in, as I would have before

      Your locket fell open, the hinge had come loose
      I thought there'd be someone, some handsome excuse
      There's me, with a milk tooth just out, and a grin
      And a crumb, it was cake, that had found its way in

      They sized your ring down so that it would fit me
      The jeweler gave back the gold sliver for free
      I keep it, it's nothing, a shred and a shine
      It's the bit of your hand that was bigger than mine`,
  },
  hook: `
    Put on the ring, let it catch the whole sun
    It goes round and around and it never gets done

    Gold on a finger and light on the wall
    It's a very small ring and it holds us all

    Keep all the diamonds, the pearls on their string
    You can twist up one daisy and there is your ring

    Shine, little ring, like a lamp on the hand
    You can see it from here to the end of the land`,
}
