import type { Topic } from '../../stanzas.ts'

export const games: Topic = {
  kin: 'game games gaming gamer gamers videogame videogames controller controllers console consoles joystick arcade arcades level levels dice chess chessboard checkers checkerboard backgammon domino dominoes pawn pawns pixel pixels puzzle puzzles jigsaw crossword player players multiplayer score scores highscore quest quests dungeon dungeons avatar respawn hopscotch marbles charades solitaire poker',
  you: {
    scene: `
      You own the whole game before supper is (near|here)
      The mill and the railroad, the bank and the pier
      I land with two dollars, you look at my face
      And slide me a five so I'll stay in the race

      You play the whole game with your (shoulders|elbows) and knees
      You jump when it jumps and you duck under trees
      You've taken a picture clean off of the wall
      And nobody looks at the TV at all`,
    later: `
      The dragon on level eleven was tough
      By midnight I told you I'd had quite enough
      You passed me an orange, you'd peeled it, and then
      You said, it looks tired, go try it again

      The dice were both missing, so you threw a shoe
      The sole was a one and its side was a two
      A shoe on its heel was a six, which is rare
      It stood up one evening, we've left it right there`,
  },
  me: {
    scene: `
      The game told me jump, and I (hunted|looked round) for jump
      I walked off the cliff and I heard a small thump
      A kid in Ohio typed, is this your first?
      He coaches me Tuesdays, I'm now second worst

      I (took on|challenged) myself in a checkers game, twice
      I warned me, I scolded me, gave me advice
      I went for a sandwich, came back, there's no doubt
      That one of us cheated, we've since fallen out`,
    later: `
      In back of the bowling place, under a sheet
      An arcade game lists all the scores none could beat
      I'm tenth, with three letters, they glow green and blue
      And I take people there, like some show off a view

      In games I can save, so I'm bold as a bear
      I poke every dragon, I leap every stair
      On Mondays I knock at my own office door
      And it strikes me, with one life, I ought to play more`,
  },
  past: {
    scene: `
      In all of our games, when your (cards|hand) came out right
      You'd hum, and you'd no clue you did it, all night
      I could have won dollars, I never once tried
      I would lose just to hear it, with queens on my side

      Two players, one rug, with the sound way down low
      You'd (run|race) on ahead, then you'd stop, and I'd know
      You'd jump up and down at the edge of the screen
      Till I caught up behind you, the slow one in green`,
    later: `
      I turned the game on and it still had us two
      Yours stood on a hill where you'd stopped for the view
      I didn't play on, I just walked mine up there
      And we watched the sun set, it was perfectly square

      The last game we played is still set on the sill
      It's your turn to move, so they're all standing still
      I dust round the pawns just as well as I can
      And the cat took my queen, which I think was your plan`,
  },
  hook: `
    Roll the dice, roll the dice, let them fall where they will
    There's a game on the table and we're in it still

    One more level, one more, let the trumpets be gold
    We'll be playing this game at a hundred years old

    Put a coin in the slot, let the lights go around
    Let the game start again with that wonderful sound`,
}
