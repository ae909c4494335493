import type { Topic } from '../../stanzas.ts'

export const harbor: Topic = {
  kin: 'harbor harbors harbour harbours ship ships boat boats boating sail sails sailed sailing sailor sailors sailboat sailboats lighthouse lighthouses foghorn anchor anchors anchored port ports pier piers dock docks docked wharf jetty marina mast masts rudder keel deck captain captains skipper crew tide tides buoy buoys bay seal fisherman fishermen fishing ferry ferries dinghy canoe kayak yacht yachts tugboat tugboats breakwater seawall starboard regatta row rowing rowed rowboat oar oars sea seas',
  you: {
    scene: `
      You walk down the harbor when (supper|dinner) is done
      And tug at the ropes of the boats, one by one
      Not one of them's yours, it's a thing that you do
      And they sleep there, all forty, tucked in tight by you

      You're green at the (breakwater|lighthouse), you're gray in the bay
      You hold to the mast and you look far away
      We offer to turn for the harbor, and no
      It's heaven, you tell us, your head hanging low`,
    later: `
      The lighthouse comes by every night and looks in
      You flick your lamp back at it, twice, with a grin
      A captain came knocking, he'd marked on his chart
      Two lights for the harbor, a half mile apart

      The fog filled the harbor, we drifted, no shore
      We called and heard water, a gull, nothing more
      Then, faint, from the left, came a spoon on a pan
      Off beat, so I knew it was you, and we ran`,
  },
  me: {
    scene: `
      There's (just one|only one) rock in the harbor, it's marked
      With a bell and a light, and a seal on it barked
      I had the whole bay to go round it, all free
      The seal shifted over and made room for me

      I'd one foot on board and one foot on the pier
      When the boat (slowly|gently) left, so I stood there and here
      The whole harbor watched, there were bets on my knees
      You can't have it both ways, I learned, by degrees`,
    later: `
      I threw out a bottle, a note in it, curled
      From the end of the harbor to all of the world
      A man waded out in his suit and got wet
      You dropped this, he said, and I'm thanking him yet

      I watched the big ships when I stood four feet high
      And promised I'd go, and I went, by and by
      In every warm harbor I'd look back to sea
      For that wet little pier, with the kid that was me`,
  },
  past: {
    scene: `
      Your boat would come in with the gulls all around
      I'd wait on the (harbor|sea) wall and not make a sound
      You'd hold up your fingers for fish, and how many
      You bowed like a king on the days without any

      You taught me to row with my back to the bow
      (Don't|Quit) turning to look, you would tell me, here's how
      Keep watching the lighthouse, right there, dead in line
      You'll see where you've come from, you'll get there just fine`,
    later: `
      Third ring on the pier, that was yours, and still is
      A stranger came in and he thought it was his
      He stood with his rope there, about to make fast
      And the whole harbor looked at him till he went past

      The foghorn was moaning at quarter past ten
      You'd say, someone's cow has got loose there again
      I said it out loud to the window, the tide
      And it mooed back so promptly I laughed till I cried`,
  },
  hook: `
    Come in from the dark, let the lighthouse swing round
    There's a lamp for the lost and a rope for the found

    Put out from the harbor, the wind's in the west
    There's ten thousand waves and the next is the best

    Home to the harbor with salt on the sail
    And the fish that got off growing big in the tale`,
}
