import type { Topic } from '../../stanzas.ts'

export const campfire: Topic = {
  kin: 'campfire campfires camp camps camping camped camper campers campsite campground tent tents bonfire bonfires fire fires fireside firelight firewood fireplace flame flames spark sparks log logs kindling marshmallow marshmallows lantern lanterns hearth hearths smolder crackle crackles crackled crackling blaze scout scouts wilderness',
  you: {
    scene: `
      You (line up|lay out) each stick of the kindling by size
      One match, and you blow, with the smoke in your eyes
      It catches, you bow like a king to the trees
      And you sit yourself down on the bread and the cheese

      Your campfire ghost story had reached the last part
      The (lid|door) had swung open, we each held our heart
      Then something went crack by the trees, like a shot
      And you beat us by yards to the tent, with the pot`,
    later: `
      The smoke always finds you, you move round the ring
      It gets up and follows, a fond sort of thing
      You sit in it, weeping, your two eyes gone red
      It's nice to be wanted, is all that you said

      Your marshmallow turns for a full half an hour
      As gold as a trumpet, as round as a flower
      Mine's gone up in fire, it's a torch, it's a brick
      And you pass me the gold one, and trade me the stick`,
  },
  me: {
    scene: `
      I (put|set) up my tent in the dark by the brook
      Nine poles, and I'd used all the nine that it took
      It sighed like a camel and lay down on top
      And I wore it to breakfast, and made the talk stop

      I rubbed two (dry|birch) sticks for a fire, as one should
      For an hour and a half, and it did me some good
      I took off my coat and I took off my vest
      I was hot as July, and the sticks were at rest`,
    later: `
      All night by the tent I heard something big tread
      It breathed and it snuffled a foot from my head
      At sunup I leapt out, a pan in my fist
      At one little toad, sitting there in the mist

      My coat smelled of campfire, I wore it to work
      It got to the meeting, I saw the boss smirk
      By noon they'd all sniffed it, and by half past two
      The whole floor had plans, and the boss a canoe`,
  },
  past: {
    scene: `
      I'd (wake|stir) in the tent and I'd see by the light
      You out on your log with the fire, half the night
      You'd poke it, you'd hum to it, stir up a spark
      And I slept like a stone, with you there in the dark

      At the campfire you sang (thirty|forty) songs to the pines
      You knew, of each one of them, only two lines
      The rest was all la, and we sang it like kings
      I know the words now, and they're much poorer things`,
    later: `
      The last log you split I'd kept under the stair
      I couldn't quite burn it, it stood like a chair
      Last night we had friends, and the fire was half through
      So I laid the log on, and they warmed hands at you

      I went to our campsite, the stones are there yet
      A flower's come up where the fire was set
      It's small, and it's orange, it shook in the breeze
      And I put both my hands round it, down on my knees`,
  },
  hook: `
    Pull up a log, put your boots to the heat
    There's room round the campfire for everyone's feet

    Campfire, campfire, burn tall and burn bright
    Put a gold edge on everyone here for the night

    A campfire is home with no roof and no lock
    Come in with your blanket, there's no need to knock`,
}
