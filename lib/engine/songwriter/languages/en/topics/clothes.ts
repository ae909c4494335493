import type { Topic } from '../../stanzas.ts'

export const clothes: Topic = {
  kin: 'clothes clothing dress dresses shirt shirts sweater sweaters cardigan coat coats jacket jackets pants jeans skirt skirts suit suits hat hats sock socks scarf scarves mitten mittens button buttons sew sews sewed sewing sewn stitch stitches knit knits knitted knitting crochet yarn wool closet closets wardrobe tailor tailors seamstress fashion laundry blouse zipper pajamas shoe shoes boots heels sneakers costume costumes raincoat pullover',
  you: {
    scene: `
      You've one yellow (sweater|raincoat) you wear to them all
      To weddings and fires and out to play ball
      They see it from airplanes, it stops the whole street
      And you won't wear the orange, it's too indiscreet

      You knit me a (sweater|pullover), it took you a year
      One arm's to my ankle and one's to my ear
      You asked, does it fit? and I stood there, half in
      And I've worn it to work, with one arm and a pin

      You stop me in doorways, a thread in your teeth
      You pull my (coat|shirt) straight and see what's beneath
      You sew on a button with me still inside
      And I stand like a horse in the hall, full of pride`,
    later: `
      You lent me your jacket, the evening turned cold
      I put in my hand and found three things to hold
      A pebble, a stub from a show we had seen
      And a list that said, milk, and my name, and then, bean

      The store had a mirror, you tried on a hat
      A captain, a duchess, a man with a cat
      The girl at the counter leaned back on her broom
      And you bought not a thing, but you had the whole room

      The wash took your white shirts and gave them back pink
      You looked at them long, and you gave me a wink
      You wore them to work, and by Friday, I'd say
      Half the office had pink on, and it's stayed that way`,
  },
  me: {
    scene: `
      My pants don't remember me, (not since|no, not from) the spring
      I lie on the bed and I pull on the thing
      I've jumped and I've begged and I've breathed like a whale
      And I'm wearing a curtain to go get the mail

      The dryer has eaten one (sock|mitten) of each pair
      I've opened it, shone in a light, and it's bare
      I leave it the odd ones, I don't want a scene
      And I think it gets lonely, for just a machine

      I dressed as a (carrot|radish), all plush, for the ball
      It wasn't a costume ball, no, not at all
      They talked about interest, they stood round in black
      And I stayed by the dip, and I didn't look back`,
    later: `
      I own an old shirt, it's more hole than it's thread
      I threw it out Monday and lay there in bed
      I went down at midnight, the rain on the bin
      And I told it I'm sorry, and carried it in

      I bought a good suit for my talk to the bank
      It itched, and it pinched, and it made my face blank
      I waved both my arms as I came to my plea
      And the tag read, reduced, for the whole board to see

      I knit through the winter, a scarf, row by row
      I couldn't cast off, so I let the thing grow
      It goes down the stairs now, it's out on the street
      And the neighbors all stand there to warm up their feet`,
  },
  past: {
    scene: `
      You'd iron on Sundays, the (shirts|sheets) and the steam
      You'd sing with the radio, pressing each seam
      You'd drop my shirt, hot, on my head, like a tent
      And I stood in there breathing, and that's what home meant

      You sewed my name, red, in each (mitten|jacket) and sock
      In case I forgot it, out there on the block
      I'd stand by the school bus and look in my sleeve
      And I wasn't so scared to get on it and leave

      You came to the dance in your work (boots|shoes), in paint
      The others had silk on, you said, well, I ain't
      You danced every number, you danced with the cook
      And your prints, white and blue, were wherever you'd look`,
    later: `
      I went through your closet, I folded, I packed
      I did very well with it, that is a fact
      Then in the brown jacket, a half stick of gum
      And I sat on the floor until evening had come

      I wear your old sweater to rake up the leaves
      It's down to my knees, and I roll up the sleeves
      The dog from next door came up, wagging and blind
      And he leaned on the wool, and then looked round behind

      Your scarf had been left on the needles, half through
      I learned it from books, so I finished it, too
      It starts off so even, then wanders like goats
      And it's us, end to end, and it's warm under coats`,
  },
  hook: `
    Put on the red shoes and put on the coat
    We'll roll down the street like a carnival float

    Hang out the laundry, let every sleeve wave
    There's a line full of shirts, and they're all feeling brave

    Stitch it with yellow and button it blue
    There's one coat in the world and it only fits you

    Wear it out, wear it thin, wear the elbows clean through
    It's the clothes that we've danced in that look the most new`,
}
