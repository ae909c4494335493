import type { Topic } from '../../stanzas.ts'

export const cats: Topic = {
  kin: 'cat cats kitten kittens kitty kitties purr purrs purred purring paw paws whisker whiskers tabby tabbies tom tomcat tomcats meow meows meowed meowing claw claws clawed hiss hisses mouser mousers calico ginger siamese persian catnip litter stray strays',
  you: {
    scene: `
      You sit on the (step|wall) in the last of the sun
      And the cats of the block come along, one by one
      The tabby, the tom with a notch in his ear
      They have passed me for years as if I wasn't here

      My cat keeps a chair that no (guest|friend|one) gets to use
      It has frightened good people right out of their shoes
      You sat down, and yawned, and you shut both your eyes
      And it climbed in beside you and purred twice its size`,
    later: `
      A kitten got stuck on the roof of the shed
      The ladder just scared it, it backed up instead
      You turned round and studied a snail on a brick
      And it came down to look at it, too, pretty quick

      I had lists on the fridge for each hour of the day
      You looked at them once and you went on your way
      Now there's sun on the (carpet|floorboards) from two until four
      And a cat, and the two of us, flat on the floor`,
  },
  me: {
    scene: `
      At (five|six|four) in the morning, a paw on my face
      One pat, like a doctor, then one more, in case
      I say, it's still dark, and the cat says, I know
      And it sits on my chest like a foot of wet snow

      I spent half a (paycheck|fortune), it came in the mail
      A palace with ladders, a mouse on a nail
      The cat walked around it and moved in the box
      And the palace is where I keep most of my socks`,
    later: `
      The cat is asleep on the whole of my arm
      The phone's in the kitchen, and so's the alarm
      I can't feel my fingers, I'm late, and it purrs
      If anyone asks for the morning, it's hers

      I found that my cat had a second address
      A third, with a cushion, a fourth, more or less
      They call it the (Colonel|Captain), the Duchess, Marie
      Then at ten it comes home and makes do with just me`,
  },
  past: {
    scene: `
      Your chair by the (stove|lamp|wall) is still covered in hair
      The gray kind, the cat kind, it gets everywhere
      You'd sleep there till supper with one eye on me
      I brush off my coat, and I let the chair be

      The cats of the alley came (Fridays|evenings) for fish
      You'd stand by till each had its turn at the dish
      The big one, the lame one, the thief with no tail
      Then you'd come in to me, smelling much like a whale`,
    later: `
      The cat door still swings when the wind's in the west
      I look up, I can't help it, you'd never have guessed
      I've oiled it, I've wedged it, it clicks all the same
      So I leave it like that, and I still say your name

      A stray cat has come to the fence, it's all bone
      It watches the house and it eats when alone
      I filled your (blue|chipped|old) saucer and left it outside
      We were neither one ready, but both of us tried`,
  },
  hook: `
    Nine lives for the cat, and if I had nine
    I would spend every one with your chair next to mine

    Come in, little cat, from the rain on the wall
    There's a lap and a lamp and there's room for us all

    The cat knows the way over chimney and star
    It comes home when it wants to, wherever we are`,
  soft: {
    scene: `
      The cat has washed one ear, then two
      She's done her (toes|tail), she's almost through
      She winds herself into a ball
      You can't tell which end's which at all

      A (small|gray|striped) kitten chased its tail all day
      It couldn't catch it, anyway
      And now the tail has come around
      And lies there, caught, without a sound`,
    later: `
      The cat's gone up to see the moon
      She'll sit a bit, she'll come back soon
      She'll bring the cool in on her fur
      And tell it all in one long purr

      A purr goes round, and round it goes
      From somewhere underneath the nose
      It's like a wheel, but soft and slow
      And you can ride it where you go`,
  },
}
