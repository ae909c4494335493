import type { Topic } from '../../stanzas.ts'

export const school: Topic = {
  kin: 'school schools schoolyard schoolhouse schoolbag schoolmate schoolmates classroom classrooms class classes classmate classmates teacher teachers teach teaches teaching chalk chalkboard blackboard lunchbox lunchroom cafeteria recess playground pupil pupils student students homework lesson lessons pencil pencils crayon crayons backpack satchel spelling alphabet kindergarten principal textbook textbooks notebook eraser fractions locker lockers semester',
  you: {
    scene: `
      There's (chalk|paint) on your elbow and glue on your chin
      The class turtle's come home with you, down in a tin
      You've built it a hill and a castle of clay
      It has moved twice so far, and it took the whole day

      The new kid at (recess|lunchtime) stood close to the bricks
      And drew in the gravel, and peeled little sticks
      You leaned there beside her and unwrapped your bread
      It's the best of the walls in the schoolyard, you said`,
    later: `
      The class picture came, all the rows and the stares
      The collars were ironed, and so were the hairs
      And you, in the middle, had turned half around
      To laugh at some joke that we never have found

      You showed me the nines on my fingers, at school
      You fold down just one, it's a beautiful rule
      I've sat in big meetings with coffee and ties
      And folded one down, and looked terribly wise`,
  },
  me: {
    scene: `
      My lunchbox had (sardines|herring) each day of the week
      The school bench would empty, and nobody'd speak
      One kid held his nose and sat down there with me
      He had liver and onions, and we could agree

      In the (school|class) play they made me the moon, with no line
      I stood in the corner and just had to shine
      I sneezed, and the cardboard slid off of my face
      The first full eclipse in the life of the place`,
    later: `
      I went back to vote in my old classroom, where
      My knees touched my chin in a very small chair
      I reached underneath it and felt, with my thumb
      My name, half a heart, and some much newer gum

      The teacher asked each of us what we would be
      A vet, and a pilot, a captain at sea
      I said, I'll be tall, and the whole classroom roared
      And look at me now, I reach most of the board`,
  },
  past: {
    scene: `
      You'd wait by the school till the (last|late) bell would ring
      You'd carry my bag by its one broken string
      You'd ask how it went, I would say, just the same
      Then you'd wait till the bridge, and the whole story came

      You'd start to laugh, (somewhere|halfway) in fractions, at ten
      You'd bite on a pencil and start up again
      It spread through the class till the whole of it shook
      And the tears are still there on that page of my book`,
    later: `
      I go by the school when they all tumble out
      The lunchboxes banging, the hats, and the shout
      I look for your walk there, I do, every fall
      And I find it in somebody small by the wall

      Your old pencil case came to light on the shelf
      With your name in the lid that you'd scratched there yourself
      A stub, and a marble, a star, and some string
      I sharpened the stub and I wrote what I sing`,
  },
  hook: `
    Open the school doors and let the noise pour
    Like a box of bright marbles all over the floor

    Write it big on the chalkboard, right up to the top
    And don't let them wipe it, and don't let it stop

    Every school has a window, and one seat beside
    Where somebody looks at the clouds as they ride`,
}
