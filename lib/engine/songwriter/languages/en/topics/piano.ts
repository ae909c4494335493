import type { Topic } from '../../stanzas.ts'

export const piano: Topic = {
  kin: 'piano pianos pianist pianists pianola pedal pedals chord chords arpeggio arpeggios sonata sonatas sonatina waltz waltzes nocturne prelude etude minuet octave octaves metronome ivory ivories keys treble clef harpsichord organ accordion accompanist recital recitals concerto steinway tuner sheet-music duet duets',
  you: {
    scene: `
      You practice piano, the same little phrase
      The whole of the street has been (humming it|at it) for days
      Last night you stopped one note too soon, as a test
      And four open windows sang out all the rest

      This piece for piano takes (one finger|half a hand) more
      You've tried it with elbows, you've tried from the floor
      You lean now, and strike the high G with your nose
      And you bow with the mark on, and that's how it goes`,
    later: `
      They'd left a piano out there with the trash
      You rolled it ten blocks with a clang and a crash
      It's missing one note, so you play it with care
      And sing that note loud at the place it's not there

      You're at the piano, I wander off key
      You pack up the chords and come over to me
      I leave out a verse and I come in too soon
      And you nod, like that's truly the way of the tune`,
  },
  me: {
    scene: `
      I know one (good|whole) tune on piano, it's short
      I've played it in lobbies, a bar, and a fort
      They call for another, I lower the lid
      And I say, leave them wanting, as great players did

      We got the piano as far as the stair
      Four years it's been (wedged|jammed) in the turn of it there
      I climb up the keys on my way up to bed
      And the building can tell how I am from my tread`,
    later: `
      My piano instructor slept right through the scale
      Her chin on her necklace, her face rather pale
      But let my thumb slip to one wrong little black
      And she'd open one eye, say F sharp, and go back

      I can't fit a piano, I've painted the keys
      Along the one table, I play what I please
      There's been no complaint and no note that was wrong
      And I bow to the butter when ending each song`,
  },
  past: {
    scene: `
      I'd lie on the rug underneath while you played
      With my (back|ear) on the floorboards, piano for shade
      I'd see just your slipper press down, and it rang
      And no roof that I've lived under since ever sang

      You'd play us all in from the bench in the hall
      A (march|polka) for the mailman, a waltz for old Paul
      A jig for the dog, and for me, something slow
      That I pick out some nights, with one finger, down low`,
    later: `
      The tuner came by, and he asked me who'd played
      He showed me a dip that your one thumb had made
      On G, in the ivory, smooth as a spoon
      And I asked him to leave it a bit out of tune

      Your waltz on the stand has your pencil marks, gray
      It says, not so fast here, and, snow, by the way
      At the foot of the waltz, by the very last bar
      You wrote, from the top now, wherever you are`,
  },
  hook: `
    Play it, piano, the black and the white
    Till the windows swing open all over the night

    Ten fingers, a bench, and piano in tune
    And a waltz going up like a kite round the moon

    Roll the piano out into the street
    And the whole of the town will come in on the beat`,
}
