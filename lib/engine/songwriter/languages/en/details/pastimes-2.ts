import type { Details } from '../../stanzas.ts'

/** The garden, games round a table or a screen, books and pens, tricks and kites, told in sentences. */
export const pastimes2: readonly Details[] = [
  {
    words:
      'garden gardens gardening gardener gardeners gardened flowerbed flowerbeds vegetable_garden vegetable_patch greenhouse seedlings weeding compost',
    own: `
      {fact}
      {He} {goes} out in slippers before it [is] light
      {He} {talks} to the beans as if beans [understand]
      And {gives} every rose one more drink for the night

      {He} {comes} to the (door|gate|step) with the mud on {his} knees
      And carrots still wearing the ground
      {fact}
      There [is] always too much, so {he} {hands} it around`,
    stanzas: `
      (A robin|The robin|One robin) [comes] down to the edge of the spade
      The bean poles [lean] into the sun
      The hose [lies] asleep in the shade of the wall
      And supper [can] wait till the weeding [is] done

      (The bees|Six bees) [find] the lavender close by the gate
      The gate [has] not shut since the spring
      There [are] more tomatoes than anyone [needs]
      And somebody [hums] while they [tie] them with string`,
    later: `
      Then one night the frost [comes], the dahlias [go] black
      The shed [gets] its padlock, the tools [get] their oil
      But under the leaves, in the cold and the dark
      There's next year's whole summer asleep in the soil`,
    hook: `
      There's a garden out there with the gate open wide
      And every good thing that was planted inside

      Oh, the garden, the garden, it grows and it grows
      And what it was given is more than it shows`,
  },
  {
    words: 'rose_garden rose_bush rose_bushes rosebush rosebushes roses grows_roses prize_roses',
    own: `
      {fact}
      {He} {bends} to the first one and {closes} {his} eyes
      {He} {breathes} like a swimmer come up from the deep
      And {gets} a small greenfly, a bit of surprise

      {He} {cuts} the best (red one|pink one|white one) and {sucks} on {his} thumb
      The thorn [has] its say in it, too
      {fact}
      {He} {brings} it indoors still all shining with dew`,
    stanzas: `
      (The bush|One bush) [climbs] the wall to the bathroom above
      The bees [go] to sleep in the red
      The petals [come] down on the path and the cat
      And no one would sweep them, they [walk] round instead

      (A bud|One bud) [opens] up while the kettle [comes] on
      The thorns [catch] a sleeve going by
      The postman [slows] down by the gate for a breath
      The whole street [smells] sweet, and it [doesn't] know why`,
    later: `
      November [comes] in with its shears and its frost
      The stems [are] cut down to the wood
      It [looks] like a handful of sticks in the mud
      But wait until June, and it's roses for good`,
    hook: `
      Oh, roses, red roses, climb over the wall
      The thorns are the price, and it's nothing at all

      A rose bush, a rose bush, as old as the gate
      It's bare in the winter, but roses can wait`,
  },
  {
    words:
      'tomatoes tomato_plant tomato_plants tomato tomatos grow_tomatoes grows_tomatoes grew_tomatoes growing_tomatoes cherry_tomatoes',
    own: `
      {fact}
      {He} {holds} one up warm and {he} {smells} the whole vine
      {He} {wipes} it on trousers and {bites} it like fruit
      And {says} that the juice on {his} collar [is] fine

      {He} {ties} a tall (stem up|plant up|vine up) with the leg of old tights
      And {tells} it to hurry along
      {fact}
      {He} {shows} off the first one, the size of a gong`,
    stanzas: `
      (The windowsill|One windowsill) [fills] with the green ones in rows
      They [blush] at the side by the sun
      A knife [goes] through one with a sigh and a splash
      And salt, and some bread, and the lunch [is] all done

      (The plants|Eight plants) [stretch] right up to the roof of the frame
      The smell of them [stays] on the skin
      The neighbors [get] one bag, and two bags, and more
      And somebody [hides] when a new bag [comes] in`,
    later: `
      The last ones [stay] green when the cold [settles] down
      They [go] in a drawer, in the dark
      And deep in December one opens its cheeks
      As red as July with the sun in the park`,
    hook: `
      Tomatoes, tomatoes, so warm off the vine
      There's one for the salad and six for the wine

      Oh, cherry tomatoes, they burst like a sun
      And nobody ever stopped just after one`,
  },
  {
    words: 'chess chessboard chess_club chess_set',
    own: `
      {fact}
      {He} {picks} up the bishop and {puts} it right back
      {He} {says} that a touch [doesn't] count as a move
      And {looks} at the queen on her square, white on black

      {He} {leans} on both (elbows|forearms|fists there) and {whistles} no tune
      Which [means] that a trap [has] been laid
      {fact}
      {He} {falls} in it too, very proud and unswayed`,
    stanzas: `
      (The pawns|Eight pawns) [hold] the line like a very small fence
      The horses [jump] over the wall
      The king [takes] one step, like a man in cold socks
      And nobody [speaks] for no reason at all

      (A button|One button) [stands] in for a rook that [is] lost
      The tea [has] gone cold by the clock
      A hand [hovers] over, [comes] down, and [lets] go
      The bishop [slides] home like a key in a lock`,
    later: `
      At midnight they [tip] the two kings in the box
      Along with the pawns, side by side
      The winners, the losers, the black and the white
      All sleep the same sleep, with the lid shut, inside`,
    hook: `
      Oh, chess on the table, the black and the white
      One game before bed, and it lasts half the night

      Checkmate on the chessboard, then set up the men
      The king takes his hat off and starts in again`,
  },
  {
    words:
      'board_game board_games boardgame boardgames monopoly backgammon ludo catan game_night game_nights family_game_night snakes_and_ladders dungeons_and_dragons cluedo trivial_pursuit checkers draughts battleships jenga yahtzee parcheesi settlers_of_catan connect_four hungry_hippos mahjong mah_jong',
    own: `
      {fact}
      {He} {shakes} the two dice by {his} ear for a while
      {He} {reads} out the rules in the voice of a judge
      And {moves} a bit further than told, with a smile

      {He} {lands} on the (worst square|big one|last square) and {holds} up both hands
      The whole table [gives] a great shout
      {fact}
      {He} {says} it [is] only a game, with a pout`,
    stanzas: `
      (The box|That box) [has] new corners of yellowing tape
      The dog [is] a thimble tonight
      A die [rolls] away underneath the big chair
      And nobody [trusts] it till there [is] a light

      (The bank|One bank) [runs] out of the small money first
      The youngest [has] hotels on all
      The grown-ups [go] quiet and [look] at their cash
      And somebody [has] to pay rent in the hall`,
    later: `
      The winner [walks] round with a hat on for days
      The loser [finds] fault with the dice
      The pieces [go] home, all but one, in the box
      And everyone promises, next time they're nice`,
    hook: `
      It's game night, it's game night, come pull up a chair
      The rules are all there, and there's no one plays fair

      Oh, board games, oh, board games, one roll and one more
      The winner will gloat and the dice hit the floor`,
  },
  {
    words: 'scrabble word_game word_games',
    own: `
      {fact}
      {He} {sits} with five vowels, a V, and a sigh
      {He} {puts} down a word that [sounds] somewhat like Dutch
      And {dares} the whole table to look {him} in the eye

      {He} {shuffles} the (tiles round|letters|seven) and {hums} like a fridge
      And {gets} the Q next to a U
      {fact}
      {He} {spells} the word quack, and {he} {quacks} a bit, too`,
    stanzas: `
      (The tiles|Small tiles) [lie] face down in the lid of the box
      The dictionary [comes] off the shelf
      A word of two letters [is] shouted about
      The longest word going [comes] up by itself

      (A cat|The cat) [walks] across on a triple word score
      The letters [go] every which way
      A Z [stays] alone on its rack till the end
      And one word [is] missing its end to this day`,
    later: `
      The tiles [are] all swept in the bag with a hiss
      The argument [goes] to the sink
      But stuck in the sofa one letter stays on
      And it's always an E, or a U, one would think`,
    hook: `
      Oh, Scrabble, oh, Scrabble, an X and a Q
      It isn't a word, but it's certainly new

      It's a word game, a word game, and everyone's right
      And one little word can be fought for all night`,
  },
  {
    words:
      'card_game card_games playing_cards deck_of_cards play_cards plays_cards played_cards rummy gin_rummy canasta euchre pinochle cribbage solitaire whist bridge_club plays_bridge played_bridge play_uno plays_uno go_fish crazy_eights old_maid card_shark card_sharp',
    own: `
      {fact}
      {He} {holds} up {his} cards in a fan to {his} chin
      {He} {sighs} like a person who [has] nothing good
      And {lays} down the hand that [is] going to win

      {He} {deals} them like (butter|raindrops|lightning), around and around
      And {licks} the one thumb in between
      {fact}
      {He} {says} not a thing, and then out [comes] the queen`,
    stanzas: `
      (The deck|One deck) [has] a corner turned up on the nine
      The jack [has] a coffee-cup ring
      The tablecloth [slides] with each card slapped down hard
      And somebody [slams] down the one missing king

      (The kettle|A kettle) [gets] boiled and forgotten again
      The points [are] put down on a bill
      The joker [goes] missing, the three [is] a scrap
      The moon [takes] a look from the top of the hill`,
    later: `
      The cards [go] around till the lamp [is] turned out
      A band [holds] them tight in the drawer
      And love is a thing like an old, greasy deck
      It's worn, and it's one short, and still good for more`,
    hook: `
      Oh, card games, oh, card games, just deal once again
      The luck comes for supper and never says when

      A deck of cards, deck of cards, shuffle and deal
      The queen has a wink and the laughter is real`,
  },
  {
    words: 'poker poker_night poker_game poker_games',
    own: `
      {fact}
      {He} {stares} at two threes like a sphinx in the sand
      {He} {pushes} three buttons out onto the felt
      And {hums}, and that hum [gives] away the whole hand

      {He} {counts} out {his} (pennies|matchsticks|peanuts) in towers of ten
      And {says} {he} {feels} lucky tonight
      {fact}
      {He} {goes} home with none, but {his} whistle [is] bright`,
    stanzas: `
      (The chips|Real chips) [sit] in piles by the chips in a bowl
      And one [has] been dragged through the dip
      A chair [gives] a creak when the big card [comes] down
      And nobody [moves] but one eyebrow, one lip

      (The lamp|One lamp) [hangs] down low on the green of the cloth
      The dealer [has] mustard on his tie
      A pair of small twos [takes] the whole of the pot
      And nobody [has] any notion of why`,
    later: `
      They [fold] up the table and [turn] off the lamp
      The dog [gets] the crumbs off the floor
      The money was matches, the matches [go] back
      And friends are the pot that was worth playing for`,
    hook: `
      Oh, poker, oh, poker, keep still as a stone
      The face says it's nothing, the foot's on its own

      It's poker night, poker night, deal them all in
      The friends are the jackpot, whoever may win`,
  },
  {
    words: 'bingo bingo_hall bingo_night',
    own: `
      {fact}
      {He} {lays} out four cards and three pens in a row
      {He} {puts} a small elephant up for the luck
      And {asks} the whole table to breathe soft and low

      {He} {needs} only (seven|thirteen|twenty) to fill the whole line
      It [waits] in the drum with the rest
      {fact}
      {He} {gets} to {his} feet with one hand on {his} chest`,
    stanzas: `
      (The balls|Bright balls) [hop] about in a bubble of air
      The caller [has] jokes for each one
      The pens [go] down dab, and the whole hall [goes] dab
      And somebody [yells] it before they [are] done

      (A cup|One cup) [goes] by on its way with the tea
      The lucky pink troll [has] its place
      The number [comes] up, and it [is] off by one
      And twenty-two faces [make] one single face`,
    later: `
      The balls [settle] down and the lights [flicker] off
      The winner [buys] chips for the rest
      A box of good chocolates [rides] home on a lap
      And losing like that [is] a win at its best`,
    hook: `
      Oh, bingo, oh, bingo, one number away
      It's only a number, but oh, what a day

      Somebody's shouting for bingo at last
      The luck goes around and the pens go down fast`,
  },
  {
    words: 'dominoes playing_dominoes dominos_in_the',
    own: `
      {fact}
      {He} {sets} down the double six, whack, on the wood
      {He} {knocks} on the table and {passes} {his} turn
      And {smiles} as if passing [does] everyone good

      {He} {keeps} the last (double|three-five|six-one) held flat to {his} chest
      And {looks} at the ceiling and hums
      {fact}
      {He} {taps} out a march on the wood with {his} thumbs`,
    stanzas: `
      (The table|One table) [is] loud with the click of the bones
      The line [takes] a turn at the lamp
      The tea [has] been moved to the arm of a chair
      And somebody [slaps] down a five like a stamp

      (The tiles|Small tiles) [stand] on end from the stove to the stair
      The whole house [is] standing quite still
      The cat [gives] the first one a tap with its paw
      And down they all [go] like the wind on a hill`,
    later: `
      The box [has] a lid with a slide and a groove
      The spots [are] worn off with the years
      And still, when it rattles, they pull up the chairs
      And somebody knocks, and the whole table cheers`,
    hook: `
      Oh, dominoes, dominoes, lay them down flat
      A two to a two, and it's simple as that

      Playing dominoes, dominoes, click on the wood
      The young and the old ones are equally good`,
  },
  {
    words:
      'video_game video_games videogame videogames computer_game computer_games gamer gaming xbox playstation nintendo joystick game_console arcade minecraft',
    own: `
      {fact}
      {He} {leans} with {his} whole body into the bend
      {He} {jumps} when the small man [jumps] over the pit
      And {says} it [is] one level more to the end

      {He} {tells} the whole (household|hallway|sofa) it [can't] be switched off
      Not here, with the dragon right there
      {fact}
      {He} {wins}, and {he} {runs} once around every chair`,
    stanzas: `
      (The thumbs|Two thumbs) [are] a blur and the screen [is] a blaze
      The dinner [gets] called up the stair
      A castle [goes] up block by block in the dark
      And then something green [leaves] a hole in the air

      (The boss|That boss) [has] three heads and a terrible laugh
      The heart in the corner [turns] red
      A cousin [asks] nicely to have the next go
      And somebody [wins] with a sock on their head`,
    later: `
      The screen [goes] to black and the room [goes] to gray
      The birds [are] about to begin
      But somewhere a hero [is] saved by a fire
      And waits there, one heart left, for friends to come in`,
    hook: `
      Video games, video games, one more to play
      The dragon's been waiting the whole of the day

      It's game over, game over, start it anew
      The gamer has three lives, the rest make do`,
  },
  {
    words:
      'trivia trivia_night quiz quizzes quiz_night pub_quiz jeopardy quiz_team pub_quiz_team quizmaster quiz_league quiz_machine',
    own: `
      {fact}
      {He} {knows} every river, and who played the spy
      {He} {whispers} it so that two tables [can] hear
      And {writes} it, and {crosses} it out, and {asks} why

      {He} {closes} {his} (eyelids|both eyes|fists tight) and {says} that it {starts}
      With B, or an M, or a T
      {fact}
      It [comes] to {him} later, at home, around three`,
    stanzas: `
      (The pencil|One pencil) [goes] round and the napkin [gets] full
      The next table [leans] in a bit
      The capital city [is] there on the tongue
      And somebody's mother [knows] every last hit

      (The team|Each team) [has] a name that [is] rude and a pun
      The music round [plays] half a bar
      The answer [is] shouted by someone at darts
      The whole table [hums] it, and [doesn't] get far`,
    later: `
      The winners [get] chocolates, the losers [get] coats
      The pencils [go] back in their jar
      And some things are known for no reason on earth
      Till one rainy night they shine out like a star`,
    hook: `
      Oh, quiz night, oh, quiz night, who was it, and when
      It's gone, and at midnight it comes back again

      It's only trivia, trivia, nothing at all
      But somebody knows it, from here to the wall`,
  },
  {
    words:
      'reads reading reader novel novels bookworm books paperback paperbacks library libraries bookshop bookstore bookshelf bookshelves bookcase book_club book_clubs book_worm page-turner',
    own: `
      {fact}
      {He} {says} just a minute, and {reads} a bit more
      {He} {walks} to the kitchen still holding the book
      And {pours} a good half of the milk on the floor

      {He} {laughs} on the (sofa|back step|top stair) at something in print
      And {doesn't} hear dinner go by
      {fact}
      {He} {gets} to the end and {has} dust in {his} eye`,
    stanzas: `
      (The books|Fat books) [stand] in piles by the side of the bed
      The bookmark [is] half of a bill
      The chapter [is] done, and another [begins]
      The street [has] gone dark, and the lamp [is] on still

      (The rain|Soft rain) [taps] the window, the butler [is] pale
      The toast [has] gone hard on its plate
      A page [turns] itself, with the sound of a wing
      And midnight [looks] in, and [is] told it [can] wait`,
    later: `
      The last page [is] turned and the cover [is] closed
      The ceiling [looks] strange, and the wall
      But close every book in the house, and those folk
      Are still going on with it, down in the hall`,
    hook: `
      Oh, books upon books, open one anywhere
      A whole other world and a comfortable chair

      One page more of reading, one page and then bed
      There's nothing so big as the inside of a head`,
  },
  {
    words:
      'poem poems poetry poet diary diaries journal journals journaling notebook notebooks writes_stories writing_stories writes_songs short_stories',
    own: `
      {fact}
      {He} {sucks} on the pen and {looks} out at the dew
      {He} {writes} down a line and {he} {crosses} it out
      And {keeps} the one word that [is] simple and true

      {He} {folds} down the (corner|cover|blotter) when somebody knocks
      And {says} it [is] only a list
      {fact}
      {He} {opens} it later and {adds} what {he} missed`,
    stanzas: `
      (The notebook|One notebook) [lies] under a pillow at night
      The key for it [hangs] on a string
      The first page [begins] with the weather and beans
      The middle of May [makes] the whole of it sing

      (The ink|Blue ink) [makes] a blot like a very small whale
      A rhyme [is] still short of its friend
      The lamp [burns] down low, and the tea [has] gone cold
      And then, with the sparrows, it [comes] to its end`,
    later: `
      The ink [goes] to brown and the pages [go] thin
      The day [has] been gone for so long
      But open it up and the kettle still boils
      And rain's on that window, and nothing is wrong`,
    hook: `
      Oh, write it, a poem, a word and a word
      So even the quiet ones still can be heard

      A notebook, a notebook, a pen and a chair
      And all of the days that went by are still there`,
  },
  {
    words: 'magic_trick magic_tricks magic_show magician magicians card_trick card_tricks sleight_of_hand conjuring',
    own: `
      {fact}
      {He} {says} pick a card, any card, then {says} no
      {He} {drops} half the pack in the lap of an aunt
      And {bows} as if that [is] how magic should go

      {He} {pulls} a long (scarf out|string out|ribbon) from in back of an ear
      And then [comes] an egg, rather warm
      {fact}
      {He} {looks} as surprised as a fish in a storm`,
    stanzas: `
      (The scarf|A scarf) [goes] in red and it [comes] out in green
      The coin [disappears] in the palm
      The front row [leans] in till it [falls] off its chair
      A dove on the hat rack [looks] on, very calm

      (The rabbit|A rabbit) [sits] tight in the hat and [eats] lettuce
      The wand [has] a bend in its tip
      The queen [comes] up last, with her face to the light
      And all of the room [has] its hand to its lip`,
    later: `
      The table [folds] flat and the cape [is] hung up
      The dove [has] its corn and its sleep
      And nobody asks how the magic was done
      There's one kind of secret that's better to keep`,
    hook: `
      A magic trick, magic trick, now it's not there
      It comes from an ear, and it goes into air

      Oh, magician, magician, where did it go
      The best of the trick is to never quite know`,
  },
  {
    words:
      'puppet puppets puppeteer marionette marionettes ventriloquist sock_puppet sock_puppets puppet_show puppet_shows muppet_show',
    own: `
      {fact}
      {He} {pulls} on a sock with two buttons for eyes
      {He} {gives} it a voice like a duck with a cold
      And {looks} at it, open-mouthed, full of surprise

      {He} {kneels} at the (tablecloth|sofa back|cardboard) with one arm up high
      And only the crocodile [is] to be seen
      {fact}
      {He} {mouths} all its lines at the back of the screen`,
    stanzas: `
      (The curtain|A curtain) [is] only a sheet on a line
      The king [has] a wooden spoon face
      A crocodile [creeps] up behind the whole time
      And everyone [tells] him, all over the place

      (The strings|Thin strings) [get] crossed, and a knight [does] a dance
      The princess [has] one foot in air
      A small child [gets] up on her feet, very red
      The wolf [gets] a whack from the leg of a bear`,
    later: `
      The puppets [lie] down in the box, cheek to cheek
      Their strings [are] wound up for the night
      But nobody small [walks] by it in the dark
      Without saying something, all hushed and polite`,
    hook: `
      Oh, puppet show, puppet show, up with the sheet
      A sock with two buttons is somebody sweet

      A puppet, a puppet, a hand in a glove
      A voice and a wiggle, and that's almost love`,
  },
  {
    words: 'kite kites kite-flying',
    own: `
      {fact}
      {He} {runs} with {his} back to the wind and {looks} round
      {He} {shouts} to let go, and it [bounces] three times
      And {starts} all again with the kite on the ground

      {He} {lets} out the (red string|white line|long line) till the reel [is] all bare
      And {leans} like the mast of a boat
      {fact}
      {He} {laughs} with the wind going into {his} coat`,
    stanzas: `
      (The kite|A kite) [stands] on air like a flag with no pole
      The tail [writes] its name on the blue
      A dog [runs] along underneath with a bark
      And all of the beach [stops] and [looks] at it, too

      (The string|One string) [has] a hum that [goes] into the hand
      The clouds [come] along like a wall
      The tree by the water [has] five of them now
      And somebody [tries] with a stick and a ball`,
    later: `
      The wind [lies] down flat in the last of the sun
      The string [is] wound up on the reel
      And all the way home, in the palm of the hand
      There's still a small pull that the fingers can feel`,
    hook: `
      Oh, fly a kite, fly a kite, higher than trees
      There's nothing to hold but a string and the breeze

      A kite on a string, and the whole of the sky
      It only takes running, and then it can fly`,
  },
]
