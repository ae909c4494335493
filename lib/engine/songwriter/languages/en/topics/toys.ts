import type { Topic } from '../../stanzas.ts'

export const toys: Topic = {
  kin: 'toy toys toybox doll dolls dollhouse teddy teddies plush plushie plushies stuffed puppet puppets marble marbles yo-yo kite kites jigsaw puzzle puzzles crayon tinker rocking-horse hobbyhorse jack-in-the-box skateboard sandbox balloon balloons playroom toymaker figurine figurines',
  you: {
    scene: `
      Your teddy bear's (ear|eye) is gone, stuffing shows through
      You've sewn him with carpet thread, purple and blue
      He rides in the front with his belt pulled up tight
      And I sit in the back, and I think that that's right

      You're down on the (carpet|floor) and you won't come to eat
      There's track round the sofa and under our feet
      The toy train's to bring us the salt and the bread
      And it's been stuck at Denver since seven, you said

      You fix every toy in the (street|town) with your glue
      The duck with no wheels, and the doll with one shoe
      They sit on your windowsill, waiting to mend
      With a card on each one, and the date, and, dear friend`,
    later: `
      I found you a puzzle, a thousand, all sea
      You did it by lamplight, without help from me
      One piece was gone missing, one bit of the foam
      So you painted the table, and that brought it home

      I let my balloon go, it got to a cloud
      You stood there and waved at it, laughing out loud
      You said, it sees Portugal now, and the sea
      And it wrote from there, Friday, in ink, just to me

      You bought a stuffed rabbit the last in the bin
      One ear was on backward, it hadn't a chin
      You said that the perfect ones get in with ease
      And he's sat at our table since then, eating peas`,
  },
  me: {
    scene: `
      I stepped on a (brick|block) in the dark of the hall
      I danced on one foot and I came down on all
      I know now the toys in this house by their feel
      That's the duck, that's the barn, that's the one with the wheel

      The toy took me (hours|all night), there were ninety-one screws
      The page was in Danish, I think it said, choose
      It stands on the table, it leans, and it's red
      And they've played for three days in the box there instead

      I wanted the claw to bring (up|out) the plush bear
      I put in my coins till I'd nothing to spare
      It's not worth a dollar, its nose came off, too
      And I walked down the street like I'd robbed the whole zoo`,
    later: `
      My toys, when I went to the kitchen for bread
      Got up and held meetings, at least, so I said
      I still give a knock on the bedroom door, late
      And I hear the bear cough, and I stand there and wait

      I sold my old toys on the lawn, in a heap
      A boy took the yo-yo, I let it go cheap
      I showed him one trick, and then two, and then four
      And I'm buying it back, with a dollar or more

      I flew my toy plane in the hall after three
      It circled the boss and it came down in tea
      He dried it off, frowning, he bent one wing flat
      And it flew the whole floor, and he waved with his hat`,
  },
  past: {
    scene: `
      You (carved|made) me a toy duck, the leg of a chair
      With wheels out of bottle caps, two to a pair
      It quacked when it rolled and it rolled to one side
      And no toy from a store ever gave such a ride

      You gave every (puppet|doll) a voice of its own
      The king had a cold and the wolf liked to moan
      You hid back of the couch, I could see your gray hair
      And I'd swear to this day that you never were there

      My teddy bear went in the (washer|machine), so you
      Sat down by the window, the whole cycle through
      We waved when his face came around to the glass
      And you promised, each time, that the worst would soon pass`,
    later: `
      The teddy you gave me is bald at the ears
      He's moved with me nine times in twenty-some years
      I've learned what to tell him when boxes are packed
      It's just what you told me, the words are exact

      I opened the toy chest, it smelled of your pipe
      The blocks had your pencil marks, letters to type
      You'd sanded each corner so none of them bit
      And I run my thumb over, and just sit with it

      The kite that you made me was caught in the oak
      You climbed, and you sang, and the top branches broke
      There's still some red paper up there, and a string
      And it waves to me, walking beneath, every spring`,
  },
  hook: `
    Wind up the toys, let them march through the hall
    With a drum and a duck and a bear and a ball

    Bring out the toys and sit down on the floor
    We were never too big for it, only the door

    Spin, little toy, till the table's all song
    You can't stand up straight, but you dance all day long

    Oh, open the toybox and let the bears out
    It's a quarter past play, and the whole world's about`,
  soft: {
    scene: `
      The (teddy|panda) has the pillow's end
      The doll lies by her rabbit friend
      The blocks are in their box of pine
      And every toy is in its line

      The wooden train is (in|off) its track
      It brought the last few dolls all back
      The whistle's off, the lamps are low
      There's nowhere that it has to go`,
    later: `
      The bear has told the duck good night
      The duck has told the little kite
      The kite has told the ball of blue
      And now the ball is telling you

      The top spun round, it starts to slow
      It leans, it lies down, nice and low
      The toys all yawn from head to toe
      They had a day, as good days go`,
  },
}
