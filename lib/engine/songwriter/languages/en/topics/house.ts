import type { Topic } from '../../stanzas.ts'

export const house: Topic = {
  kin: 'house houses home homes room rooms bedroom bedrooms kitchen kitchens bathroom hallway hall stair stairs staircase stairway upstairs downstairs roof roofs rooftop attic cellar basement porch door doors doorway doorbell doorstep front wall walls wallpaper window windows chimney chimneys floorboard floorboards ceiling landing wardrobe couch sofa furniture key keys movers moving moved rent landlord mortgage plaster balcony shutters apartment cottage cabin mansion palace',
  you: {
    scene: `
      The couch got as far as the (bend|turn) of the stairs
      We (shoved|pushed) it, we cursed it, we said a few prayers
      You hung up a lamp there, a shelf and a clock
      It's now the best room, and you ask us to knock

      You come home (past|by) midnight and mean to be kind
      You skip the third stair and you creep along blind
      You lift up the door so the hinge won't complain
      Then the bucket we've put in the hall for the rain`,
    later: `
      The roof had a leak that you went up to mend
      I steadied the ladder for two hours on end
      I climbed up to look, and you sat by the flue
      You were done before lunch, and you'd saved me the view

      We peeled the old wallpaper, back by the sink
      And found Ruthie's height there, in pencil, then ink
      You wouldn't paint over her, you took a rule
      And drew us in next to her, me on a stool`,
  },
  me: {
    scene: `
      The houses all match here and I was half dead
      I went in, I (hung up|took off) my coat, and I said
      Hello to the cat, and had most of some stew
      We don't have a cat, and we're at twenty-two

      I put up a wardrobe upstairs, (page|step) one to sixteen
      With pegs and a wrench, it's the best that I've seen
      It's sturdy, it's level, the doors never pinch
      And I'm on the inside, it won't give an inch`,
    later: `
      I've got one big box, it says, Open This First
      It's come to four houses, it's ready to burst
      I've never once cut it, I move it with care
      It holds up a lamp, there's no telling what's there

      I took out the trash and looked back, from the road
      At a house with its windows lit up, and it glowed
      And somebody laughed by a lamp, in a chair
      It took me a second to think, I live there`,
  },
  past: {
    scene: `
      You'd call from your room at the (head|top) of the stairs
      Is that you? And I'd answer, it's burglars and bears
      You'd say, wipe their feet, then, and set each a bowl
      And the burglar, the bear and I finished the whole

      You painted the front door a (terrible|dangerous) blue
      The neighbors came by and they talked it all through
      It's so you'll come home, you had told me, no fear
      And I see it from airplanes, I see it from here`,
    later: `
      I fixed the one stair that would creak when you came
      Two nails and some glue, and it wasn't the same
      I lay there and listened, the house was too still
      I took out the nails, and it creaks, and it will

      I've still got your key, though the house has been gone
      A year, and there's parking laid over the lawn
      I turn it at night in my pocket, just so
      And there's coffee on, there, and the radio's low`,
  },
  hook: `
    Open up every window, turn on every light
    There's room in this house for the whole town tonight

    Come in, oh, come in, wipe the road from your shoes
    There's a house full of chairs and it's all yours to choose

    It's a roof and four walls, till there's coats on the hooks
    And a house starts to sing when there's more than two cooks`,
}
