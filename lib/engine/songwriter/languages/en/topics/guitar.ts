import type { Topic } from '../../stanzas.ts'

export const guitar: Topic = {
  kin: 'guitar guitars guitarist strum strums strumming strummed string strings chord chords fret frets fretboard riff riffs band bands bandmate bandmates amp amps amplifier drum drums drummer bass bassist banjo ukulele mandolin tune tunes tuning rehearsal rehearsals gig gigs encore guitar_solo drum_solo musician musicians acoustic picks pluck plucking capo',
  you: {
    scene: `
      You tune your guitar (by|to) the hum of the fridge
      One ear to the wood and one thumb on the bridge
      You say that the kitchen has always been G
      And I've been caught dancing for butter and brie

      You play your guitar on the (steps|stairs) when it's hot
      The kid from downstairs comes along with a pot
      The lady in four has a laugh like a horn
      And that's how the Fire Escape Band was born`,
    later: `
      It took you all winter to get to the F
      The neighbors were saints or they're partially deaf
      You buzzed on that chord and you wept and you swore
      Then one night it rang, and they stamped on the floor

      The week it went wrong, you did not come to scold
      You brought your guitar in, the scratched one, the old
      You played the same four bars and let the soup burn
      And I started to laugh at the fortieth turn`,
  },
  me: {
    scene: `
      I took my guitar (to look deep|and my hat) to the beach
      I knew half a song that was just out of reach
      A crowd gathered round me, a good one, it stayed
      I'd sat, it turned out, in the one bit of shade

      Our band has a drummer who (loses|misplaces) the beat
      A bass man who looks for the notes at his feet
      We practice on (Thursdays|Mondays), two neighbors have moved
      And one who's half deaf tells us we have improved`,
    later: `
      I broke the third string at the very first note
      I'd practiced a year, I had rented a coat
      I played on with five, and each time it came round
      The crowd all sang, ping, and they gave me the sound

      I found my guitar in a pawn shop in town
      With somebody's thumb worn right into the brown
      I put my own there, and it fits like a lid
      Whoever it was loved the same songs I did`,
  },
  past: {
    scene: `
      You'd play your guitar with the (dishes|breakfast) undone
      The same little tune, it was always that one
      You'd get to the bridge and forget, and you'd hum
      And you'd say, it's coming, and it wouldn't come

      You put my (four|stiff) fingers down, one at a time
      On strings that were cold and as thin as a dime
      You strummed and I pressed, and between us we had
      One chord, and it wasn't so terribly bad`,
    later: `
      Your case has three picks and a list of the tunes
      The ring of a cup and the dates of some Junes
      I can't play a thing, but I run down one thumb
      And the room's got you in it as long as they hum

      I finished your tune, it was short by four bars
      I played your guitar to the cat and the stars
      I left in the place where you'd stop and you'd swear
      And I waited, and laughed, and went on from there`,
  },
  hook: `
    Strum it loud, strum it low, let it ring through the wood
    It's a song with three chords, and all three of them good

    Turn it up, turn it up till the windowpanes hum
    There's a band in the basement, guitar, bass and drum

    Hand me down the guitar, there's a song still to play
    We have six strings to spend and the rest of the day`,
}
