import type { Details } from '../../stanzas.ts'

/** The garden, games round a table or a screen, books and pens, tricks and kites. */
export const pastimes2: readonly Details[] = [
  {
    words:
      'garden gardens gardening gardener gardeners gardened flowerbed flowerbeds vegetable_garden vegetable_patch greenhouse seedlings weeding compost',
    stanzas: `
      Dirt in the lines of the palm of a hand
      A row of small pots on the windowsill
      Gloves on the step with the fingers curled
      Something green where the soil lies still

      A trowel, a bucket, a ball of twine
      Seeds in a packet that hiss like sand
      Knees of the trousers gone dark from the ground
      A fat worm held in the flat of a hand

      The hose in loops by the side of the wall
      A can filled up to the brim at the tap
      Weeds pulled out with the root and all
      Something ripe in an upturned cap

      The rake and the spade with the handles worn
      Names on sticks at the ends of the rows
      Mud by the door on a mat full of boots
      And down in the dirt some small thing grows`,
  },
  {
    words: 'rose_garden rose_bush rose_bushes rosebush rosebushes roses grows_roses prize_roses',
    stanzas: `
      Thorns on the stem and a notch in the leaf
      A petal let go on the table top
      The ends cut slantwise under the tap
      One fat bud that is ready to pop

      The sharp shears wrapped in a bit of old cloth
      One long scratch on the side of the wrist
      A nose dipped into the middle to smell
      Buds wrapped up tight as a baby's fist

      Leaves with an edge like a bread knife's edge
      A smell that goes to the end of the hall
      Petals like spoons with light in the bowls
      And some kept dry in a dish by the wall

      Gloves to the elbow and clippers held low
      Thorns in a row like the teeth of a comb
      A bead of water on every leaf
      An old jam jar by the sink for a home`,
  },
  {
    words:
      'tomatoes tomato_plant tomato_plants tomato tomatos grow_tomatoes grows_tomatoes grew_tomatoes growing_tomatoes cherry_tomatoes',
    stanzas: `
      Green on the fingers that smells of the leaf
      Stakes in a row and strips of old sheet
      Warm off the vine with a pinch of salt
      Juice down the wrist, and the whole thing sweet

      Strings tied loosely from stalk to stake
      A row on the sill, half orange, half red
      Seeds on the board and the knife and the thumb
      A slice as thick as the slice of the bread

      Little ones eaten before the back door
      A bowlful, a boxful, a bag, a crate
      Salt let fall from a good high hand
      And more for the neighbors, left by the gate

      Leaves that reach for the top of the fence
      A can at the roots, a knot in the twine
      A warm red weight in the cup of the palm
      Six more hiding in back of the vine`,
  },
  {
    words: 'chess chessboard chess_club chess_set',
    stanzas: `
      A knight that goes up and then to the side
      One finger left on the top of the queen
      A gap in the row of pawns by the king
      A very long look at the squares between

      The board set down between two cups
      Felt on the wood with a soft little sound
      Chin upon fist and chin upon fist
      A captured horse in the hand, going round

      The king tucked in at the back by the wall
      A hand gone out and then back to the chin
      A row of lost pawns lined up at the edge
      One long diagonal, narrow and thin

      A long wait after a short little move
      A cough, a hum, and the creak of a chair
      Rooks in the corners, the bishop held up
      A horse coming down on the one free square`,
  },
  {
    words:
      'board_game board_games boardgame boardgames monopoly backgammon ludo catan game_night game_nights family_game_night snakes_and_ladders dungeons_and_dragons cluedo trivial_pursuit checkers draughts battleships jenga yahtzee parcheesi settlers_of_catan connect_four hungry_hippos mahjong mah_jong',
    stanzas: `
      The lid of the box gone soft at the side
      Dice in the cup with a rattle and roll
      One missing piece, and a button instead
      Chins on the table and chips in a bowl

      Little bright pieces lined up at the start
      The rules unfolded and read out again
      One of the dice rolled under the couch
      A five and a three, when it should be ten

      Elbows and cups round the edge of the board
      Stacks of small cards with the corners worn thin
      A shake in the hand, a count with a tap
      Six squares ahead, and then back to begin

      The table cleared to the edge of the wood
      A timer of sand turned up on its end
      Points in a column, in pencil, in twos
      A careful look round, at foe and at friend`,
  },
  {
    words: 'scrabble word_game word_games',
    stanzas: `
      Seven small tiles on a slanted shelf
      A Q and no U, a Y and a Y
      The bag held up and a hand going in
      One peek in the big fat book, on the sly

      Tiles in a bag with a click like teeth
      Vowels and vowels and no place to go
      A short word laid by the side of a long
      And one fat X at the end of the row

      Letters lined up and then switched about
      A word all there but for one letter more
      A pencil, a pad, the sums down the side
      A Z set down like a slamming door

      Tiny wood squares with a number on each
      A shuffle, a frown, and a tile pushed straight
      A word for an ox or a sailor's knot
      One little S, and it's good for eight`,
  },
  {
    words:
      'card_game card_games playing_cards deck_of_cards play_cards plays_cards played_cards rummy gin_rummy canasta euchre pinochle cribbage solitaire whist bridge_club plays_bridge played_bridge play_uno plays_uno go_fish crazy_eights old_maid card_shark card_sharp',
    stanzas: `
      A deck gone soft from so many hands
      The cut, the bridge, and the flutter down
      A jack turned up and a face kept flat
      And one card wearing a very small crown

      Cards in a fan at the edge of the nose
      Snap of the shuffle and slide of the deal
      Clubs next to spades and the low by the high
      A blank sort of face, a jiggling heel

      The score on the back of an envelope
      Aces and eights and a card tucked in
      A thumb going slowly along the fan
      A slap on the table, and then a grin

      The pack squared up with a knock on the wood
      The deal going left with a flick, a hiss
      A card slid out and a card slid in
      And one card held all the time for this`,
  },
  {
    words: 'poker poker_night poker_game poker_games',
    stanzas: `
      Chips in a stack with the edges lined up
      A corner of one card lifted to see
      A raise and a shrug, and eyes on the lamp
      A face like a wall, and a bouncing knee

      Clicking of chips in a tower, then two
      A pair of red tens held close in the hand
      The pot in the middle, slid to a heap
      A very small smile that nobody planned

      Two cards face down and the rest face up
      A call and a raise, a fold by the wall
      Nuts in a bowl, and the salt on the felt
      Fistfuls of nothing that may win it all

      A long thin breath and a short little pile
      A jack and a ten, the king yet to come
      Chips pushed in with the back of the hand
      One small tell in the tap of a thumb`,
  },
  {
    words: 'bingo bingo_hall bingo_night',
    stanzas: `
      Numbers called out in a singsong voice
      A fat-tipped marker, a dot, and a dot
      Cards in a row to the table's edge
      One number to go, and the next is not

      Balls going round with a rattle and knock
      A letter, a number, and then a hush
      Six cards watched with one pair of eyes
      A chair pushed back in a bit of a rush

      A marker held over rows of small squares
      B and a nine, then an O sixty-two
      A lucky charm at the edge of the card
      Four in a line, and the ink soaking through

      Tables in rows and sweaters on chairs
      Pop of a ball coming up through the chute
      All of the heads going down at once
      One sudden shout, and the whole room mute`,
  },
  {
    words: 'dominoes playing_dominoes dominos_in_the',
    stanzas: `
      Bones on the table, face down in a swirl
      A five to a five, a blank to a blank
      Tiles on edge like a bit of a fence
      The double six down with a slap and clank

      Ivory squares with the dots worn gray
      A wall of seven stood up on its end
      A knock on the wood for want of a four
      The line going on till it has to bend

      Shuffled with palms like hail on a roof
      Six dots and six dots laid down crosswise
      Thumbs curled over so nobody sees
      A count of the ends with lips and eyes

      A chair pulled up under one good bulb
      Double on double, the long way around
      Points chalked up in fives on a slate
      The last tile down with the loudest sound`,
  },
  {
    words:
      'video_game video_games videogame videogames computer_game computer_games gamer gaming xbox playstation nintendo joystick game_console arcade minecraft',
    stanzas: `
      Thumbs going quick and the eyes standing still
      Two lives, then one, and then that one gone
      Blue from the screen on the front of a shirt
      A tune going round and around and on

      A cord to trip on, a bowl of dry chips
      Press of a button and buzz in the palm
      Elbows that lean to the left for a turn
      A cliff, and a leap, and a face gone calm

      Just one more level, and one after that
      Coins going ding on the way up the wall
      A tongue at work in the side of a mouth
      The very same jump, the very same fall

      Headphones on and the chair rolled up
      Crumbs in the keys and a crick in the neck
      A map and a sword and a locked-up door
      Nothing left of the health but a speck`,
  },
  {
    words:
      'trivia trivia_night quiz quizzes quiz_night pub_quiz jeopardy quiz_team pub_quiz_team quizmaster quiz_league quiz_machine',
    stanzas: `
      A team with a silly name on the board
      A tap of the pen, and half of a clue
      The capital city of somewhere cold
      Eight blank lines, and one answer, Peru

      Heads in a ring and a hand for a screen
      A whisper, a shrug, a king, and a date
      The longest river, the shortest war
      The right name coming a second too late

      A buzzer, a bell, a slap on the wood
      Kings of old England and bones of the hand
      Somebody certain, and somebody not
      A flag with a bird, the name of a band

      An answer called to the face of the screen
      The weight of a whale, the year of a song
      Arms folded tight and a very firm nod
      All of it right, but for one thing wrong`,
  },
  {
    words:
      'reads reading reader novel novels bookworm books paperback paperbacks library libraries bookshop bookstore bookshelf bookshelves bookcase book_club book_clubs book_worm page-turner',
    stanzas: `
      A page turned down at the top for a mark
      Thumb in the place at the sound of a bell
      Spines gone white from the bending back
      Paper and dust and that good old smell

      Books by the bed in a leaning stack
      A ticket stub keeping the place halfway
      The lamp pulled close and the blanket up high
      One more chapter, then call it a day

      Paperbacks fat from the bath and the beach
      Covers gone soft as the back of a glove
      One on the floor and two on the stairs
      All of the rest on the shelf up above

      The page turned over, a breath in the room
      One finger moving along the line
      Glasses pushed up, and a foot tucked in
      A new one cracked open, down to the spine`,
  },
  {
    words:
      'poem poems poetry poet diary diaries journal journals journaling notebook notebooks writes_stories writing_stories writes_songs short_stories',
    stanzas: `
      A line crossed out and another put in
      A notebook whose habit is lying flat
      The end of a pen chewed down to the blue
      One small word, and the rest hangs on that

      A page of loops, all leaning one way
      A word, then a blank, a word, then a blot
      The side of the hand gone shiny with ink
      The right word is coming, and then it's not

      Notes on the backs of receipts and bills
      A rhyme tried out with a moving lip
      A drawer full of notebooks held with a band
      A pen gone warm from a steady grip

      The date at the top, a line drawn below
      A ribbon to mark where the last page ends
      Ink running up to the edge of the sheet
      Tails of the letters in loops and bends`,
  },
  {
    words: 'magic_trick magic_tricks magic_show magician magicians card_trick card_tricks sleight_of_hand conjuring',
    stanzas: `
      A sleeve pushed up, and then nothing in there
      A coin up high and a coin by the ear
      A deck fanned out with one card to pick
      The hand coming open, and nothing here

      An empty tall hat, a box with a lid
      Three silk scarves with a knot in between
      A tap of a stick, a puff of the cheeks
      The cut ends joined, and no knot to be seen

      Cups on a table and one little ball
      The left hand busy, the right hand slow
      Everyone watching the wrong coat sleeve
      An egg where an egg had no way to go

      A card with one corner bent just a bit
      A rope cut in half, and whole by the end
      A cough, a flourish, a tug at a cuff
      The queen in the coat of somebody's friend`,
  },
  {
    words:
      'puppet puppets puppeteer marionette marionettes ventriloquist sock_puppet sock_puppets puppet_show puppet_shows muppet_show',
    stanzas: `
      A sock with two buttons sewn to the toe
      A mouth made of knuckles, opening wide
      Sheet on a broomstick and box for a stage
      A voice too big for the fellow inside

      Strings in a tangle, two feet in a twist
      A nod of the head from one bent thumb
      A wooden knee that taps on its own
      A crocodile waiting for toast to come

      A squeak for the mouse, a growl for the bear
      Felt on five fingers and yarn on a head
      An elbow up at the back of a couch
      A one-eyed king and a wolf dressed in red

      Towels for curtains, a plate for the moon
      A bow from the waist, and after, a fall
      Arms in the air till the shoulders ache
      Two eyes of glass that look out at it all`,
  },
  {
    words: 'kite kites kite-flying',
    stanzas: `
      String on a stick going round and around
      A tug at the hand, the tug of a fish
      Tail made of bows from the end of a sheet
      A dip, a flutter, a climb, and a swish

      A few running steps, a shout to let go
      Paper that rattles on sticks cut thin
      A thumb gone red from the rub of the line
      A bright speck up where the blue comes in

      The line paid out till the reel runs bare
      A lean to the left, then round in a loop
      A neck bent back and a hand to the brow
      A dive, a gasp, and a last-minute swoop

      Two crossed sticks and a sheet of bright stuff
      A field or a hill or a strip of sand
      A gust, a lift, and the paper gone tight
      One end up high, and one end in the hand`,
  },
]
