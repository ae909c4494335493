import type { Topic } from '../../stanzas.ts'

export const christmas: Topic = {
  kin: 'christmas xmas christmastime ornament ornaments tinsel mistletoe wreath wreaths garland garlands present presents gift gifts stocking stockings holly ivy carol carols caroler carolers caroling gingerbread eggnog reindeer sleigh santa elf elves fir firs spruce yule yuletide noel wrapping giftwrap ribbon ribbons bauble baubles nutcracker december',
  you: {
    scene: `
      You (went|drove) for the Christmas tree late in the day
      And came with the one they were throwing away
      It leans on the window, it's bare on the right
      And that's where you've hung every bell, every light

      There's a gift by the tree in the shape of a broom
      You (wrapped|taped) it all evening alone in your room
      The bristles, the handle, in paper with stars
      You ask if I've guessed it, I tell you, cigars`,
    later: `
      The Christmas lights came from the box in a ball
      We tugged for an hour, got nowhere at all
      You plugged in the knot and you hung the whole thing
      And it shone in the oak like a moon on a string

      The gift that I knitted you, mittens in red
      Had one for your hand and one more for your head
      You tore off the ribbon and put on the two
      And chased every pea till the dinner was through`,
  },
  me: {
    scene: `
      I (bought|wrapped) all my gifts in July, I was proud
      I hid them so well that I laughed right out loud
      It's Christmas tomorrow, I've torn up the floor
      And I've found seven gifts from the Christmas before

      The fir tree looked (tiny|slender) out there in the wood
      I pushed and I pulled it as far as I could
      The trunk is outdoors and the star's up the stair
      And I'm spending my Christmas with twigs in my hair`,
    later: `
      The carolers took me, I knew every song
      By house number two I was shuffled along
      By three I was humming, by six I was told
      I could carry the lamp, and I lit up the cold

      I left up the Christmas lights right into June
      The neighbors all hinted, I told them, yes, soon
      A firefly sat on the last of the row
      And courted a bulb there, so how could they go?`,
  },
  past: {
    scene: `
      You'd (open|loosen) your gifts with a thumbnail, with care
      And roll up the ribbon and press every square
      The same sheet of (reindeer|snowmen) went round all those years
      Getting smaller each Christmas, it's down to the ears

      With the Christmas tree lit, you'd slip out in the snow
      And (stand|wait) by the hedge for a minute or so
      We'd call, is it crooked? You'd call to us, stay
      Right there where you are, in the lights, just that way`,
    later: `
      You once baked an ornament, bumpy and wide
      A pig, or a boat, you would never decide
      I hang it up highest, on thread, every year
      And we all take a guess, as if you could still hear

      I saw a blue scarf in a window, so you
      It was gift wrapped and ribboned before I half knew
      There's a man by the bridge who sells nuts in the snow
      He is wearing your color, I thought you should know`,
  },
  hook: `
    Oh, Christmas, come in with the snow on your shoes
    There's a chair by the tree and there's no time to lose

    Light every window, hang bells in the hall
    It's Christmas, with room at the table for all

    Red for the ribbon and green for the tree
    And a gold Christmas window left shining for me`,
}
