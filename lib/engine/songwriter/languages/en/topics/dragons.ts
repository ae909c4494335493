import type { Topic } from '../../stanzas.ts'

export const dragons: Topic = {
  kin: 'dragon dragons wyvern wyverns knight knights castle castles moat drawbridge dungeon dungeons lair lairs hoard sword swords armor wizard wizards witch witches unicorn unicorns ogre ogres troll trolls goblin goblins fairy fairies elf elves quest quests kingdom kingdoms fairytale fairytales enchanted sorcerer griffin fire-breathing',
  you: {
    scene: `
      You put out a (saucer|cookie|pancake) each night by the drain
      For the dragon who lives there, in case of the rain
      I told you, that's only a lizard, you know
      You said, so are they all, till they've started to grow

      The contract came (roaring|hissing), four pages, in red
      There's always a soft spot on dragons, you said
      You read it till midnight, you poked with a pen
      And it rolled on its back, and it's not roared again

      We built a whole castle from boxes and tape
      With a moat made of towels and a (tablecloth|shower mat) cape
      The dragon was me, I came in with a roar
      And you asked me to stay, and there wasn't a war`,
    later: `
      The boss was a dragon, his ceiling was black
      We slid things inside and went tiptoeing back
      You knocked with a muffin, you asked how he slept
      And he put out his fire, and he sat down, and wept

      You read me the dragon book, doing the voice
      With smoke (it was flour), so I had no choice
      I hid in the bathtub, I yelled through the door
      And when it got quiet I asked you for more

      I drew you a dragon, he came out all wrong
      One wing like a mitten, a nose much too long
      You hung him up, framed, at the top of the stair
      And you tell every guest that he's guarding you there`,
  },
  me: {
    scene: `
      I rode as a knight with a pot for my head
      A (broom|mop) for my lance and the quilt from my bed
      The dragon came out and he broke down in tears
      He had never seen knights that had handles for ears

      Our (furnace|boiler) is dragon, it came with the place
      It roars in the basement and spits in my face
      I bow to it nightly and ask for some heat
      And it thinks for a while, and it breathes on my feet

      They say I'm a dragon until I've had tea
      They (roll|slide) in the cup and keep well clear of me
      By cup two I'm smiling, I've smoothed down my hair
      And I ask them what happened to that kitchen chair`,
    later: `
      I wanted a dragon, I asked for it twice
      They gave me a hamster, and he's very nice
      I've told him of castles, of battles and fame
      And he sleeps on his hoard like a dragon, the same

      I've slain a few dragons, the stage and the stairs
      The big diving board, and the dentist, with prayers
      There's one that's still left, it's a spider, it's small
      And I've signed over to it the bathroom and hall

      The kids on our corner were short of a beast
      They needed a dragon till supper at least
      They slew me nine times and they brought me some bread
      It's the best day of work that I've had, being dead`,
  },
  past: {
    scene: `
      You'd read to the (line|page) where the dragon comes out
      And stop, and say, sleep now, and I'd start to shout
      You'd sigh and sit down and go back to the cave
      And I learned from your voice how it feels to be brave

      You checked all the (closets|corners), a lamp in your hand
      For dragons who'd come there, you took a firm stand
      You'd talk to them sternly, you'd tell them, that's all
      And I'd hear them say sorry, and leave by the hall

      You built us a dragon, of (bedsheets|red paper) and string
      With a tail like a road and a patch on its wing
      It pulled you downhill and you wouldn't let go
      And I ran right behind, yelling, dragon, go slow`,
    later: `
      The knight that you carved me has lost half his sword
      The dragon's one wing is held on with a cord
      They stood nose to nose when you gave them to me
      I've turned them a little, so both of them see

      I met a few dragons where you couldn't come
      I stood there and shook, and my fingers went numb
      I did what you showed me, I asked for its name
      And it shrank by a yard, and it coughed up its flame

      I told kids your dragon tale, best that I could
      The cave and the bridge and the cheese in the wood
      I can't do the laugh, though, and nobody knew
      Why I stopped at the bridge, where it always was you`,
  },
  hook: `
    Fly, dragon, fly, with your tail like a flame
    There is somebody here who has called you by name

    Here there be dragons, so hand me a spoon
    We'll be home with the treasure by Saturday noon

    Oh, open the castle and let the bridge down
    There's a dragon come dancing all over the town

    Breathe, dragon, breathe, set the candles alight
    We have marshmallows ready, a thousand, tonight`,
  soft: {
    scene: `
      The dragon's coming (home|back) at last
      He doesn't fly so very fast
      He lands on tiptoe by the wall
      So not to wake the town at all

      The dragon brushed his (forty|fifty) teeth
      The ones on top, and underneath
      He blows the lamp out with his nose
      And has to light it, since it glows`,
    later: `
      He counts his gold, but just to ten
      He yawns, he starts it all again
      The last gold coin is you, I think
      He keeps it nearest, gives a wink

      His cave is deep, his fire is low
      His tail goes where the blankets go
      A little smoke, a little snore
      A dragon's not for fearing more`,
  },
}
