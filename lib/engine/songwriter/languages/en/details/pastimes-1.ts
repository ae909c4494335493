import type { Details } from '../../stanzas.ts'

/** Puzzles, needle and thread, brush, clay and wood, things put together and kept. */
export const pastimes1: readonly Details[] = [
  {
    words: 'crossword crosswords crossword_puzzle crossword_puzzles',
    stanzas: `
      The paper folded small and square
      Seven letters, a gap, and a T
      Ink on the thumb where the pen has been
      The last word hiding under the tea

      Black squares and white squares, row after row
      One corner empty, a vowel to find
      The clue read aloud to the butter dish
      And nine across at the back of the mind

      Clues in two columns, across and down
      A river in Spain, a kind of hat
      Letters tried out in the margin first
      The last square filled and the page laid flat

      One clue to chew for the whole day long
      A bird, a king, an Italian town
      Seven across on the tip of the tongue
      And all of it hanging on twenty down`,
  },
  {
    words: 'sudoku sudokus',
    stanzas: `
      Nine little boxes with nine little squares
      A three and a seven, with gaps between
      Small numbers tried in the corners first
      The last row closing, tidy and clean

      A page of numbers, and no two the same
      One missing six at the end of the line
      Faint little guesses all over the grid
      And nowhere on earth to fit in the nine

      The same nine numbers in every row
      A four up here, so no four there
      One finger resting along the edge
      And then the click of the final square

      A grid half empty, a grid half full
      An eight in the corner, a five alone
      Across and down and around the box
      One wrong two and the whole thing is blown`,
  },
  {
    words: 'jigsaw jigsaws jigsaw_puzzle jigsaw_puzzles puzzles piece_puzzle puzzle_piece puzzle_pieces',
    stanzas: `
      The corners first and the edges next
      The lid of the box propped up to see
      A heap of sky, all the very same blue
      And half of a barn where a barn should be

      Pieces spread on the table top
      All of the edges along one side
      A chimney, a wheel, and part of a boat
      One last hole just a thumbnail wide

      Blue ones and green ones in separate heaps
      Straight sides sorted and lying in wait
      No cloth on the table, nowhere to eat
      Dinner for now from a lap and a plate

      A hand going slowly over the heap
      Bit after bit of the very same brown
      A knob that will almost, not quite, go in
      And then the click, and the roof of a town`,
  },
  {
    words: 'knit knits knitted knitting knitter knitters knit_hats knitted_hats',
    stanzas: `
      Needles that tick like a clock in the room
      Row upon row, and the yarn running through
      A ball of wool rolling under the chair
      Half of a sleeve, then a sleeve, then two

      Loop after loop to the end of the row
      The pattern pinned to the arm of the seat
      Stitches counted under the breath
      And one long strand turning into warm feet

      A basket of needles and ends of yarn
      Wool on the cushion and wool on the rug
      A cuff, then an arm, a collar at last
      One more row, and cold tea in the mug

      Soft wool sliding over a thumb
      Click, and the turn at the end of the row
      A slipped stitch caught and lifted again
      A scarf on the floor with a yard to go`,
  },
  {
    words: 'crochet crochets crocheted crocheting granny_square granny_squares balls_of_wool ball_of_wool',
    stanzas: `
      One bright hook and a tail of yarn
      A loop pulled up and a loop pulled through
      Square upon square in a stack on the arm
      A blanket growing from only a few

      A hook going in and loops coming out
      A knot in the middle, and round it goes
      A chain as long as the arm of the chair
      Stitches as even as peas in rows

      Yarn in a bag at the side of the seat
      Double and single and chain and skip
      Odd bits of color picked out of a heap
      A flower growing at one hook's tip

      A ball of yarn hopping over the floor
      Lapfuls of color that cover the knees
      Corner by corner and round by round
      Warmth with holes for a bit of a breeze`,
  },
  {
    words: 'sew sews sewed sewn sewing seamstress dressmaker tailor sewing_machine hems hemmed hemming',
    stanzas: `
      Pins in a row at the edge of the mouth
      Thread bitten off at the end of a seam
      The foot going down, the needle along
      A hem pressed flat in a hiss of steam

      A tin full of buttons, no two alike
      Chalk on the cloth and a tape on the neck
      Big heavy scissors for fabric alone
      Stripe matched to stripe and check to check

      A needle held up to a bit of light
      The thread licked thin and then pushed through
      A thimble, a spool, and a scrap of cloth
      The knee of old trousers as good as new

      The pattern spread over all of the floor
      Tissue that rustles, and pins in a dish
      Scraps round the chair and lint on the knee
      Scissors that swim through the cotton like fish`,
  },
  {
    words: 'quilt quilts quilted quilting quilter quilters patchwork',
    stanzas: `
      Squares cut from shirts and the backs of sleeves
      A corner of plaid, a corner of blue
      Small straight stitches, all of a length
      One old apron with flowers peeping through

      A frame pulled close to a kitchen chair
      Three layers basted and pulled out tight
      Scraps in a bag, every color there is
      Four little points that all meet just right

      A bed-sized thing in a lap-sized place
      Stars made of curtains, a border of brown
      Bits of cut cotton and thread on the socks
      Toes tucked in and the edge turned down

      Every patch something else before
      A pillowcase hem, the tail of a shirt
      A thimble that taps on the needle's end
      A ring of small roses cut from a skirt`,
  },
  {
    words:
      'paint paints painted painting paintings painter painters easel watercolor watercolors watercolour watercolours acrylics canvases oil_paints coat_of_paint coats_of_paint paints_portraits',
    stanzas: `
      Brushes head up in an old jam jar
      A drip on the shoe, a smear on the sleeve
      A rag with all of the colors there are
      A smell in the room that is slow to leave

      The lid pried off and the stick going round
      A long wet stripe, and a step away
      One eye shut and a tilt of the head
      Paint on the knuckles the rest of the day

      Newspaper spread and the window up
      A coat going on, a coat getting dry
      Bristles left soaking, a thumbprint of white
      One spot missed, and it catches the eye

      An old shirt stiff at the cuffs with paint
      A fleck on the nose and flecks in the hair
      The brush going over the same long edge
      A few steps back for a good long stare`,
  },
  {
    words:
      'drawing drawings sketch sketches sketched sketching sketchbook sketchbooks sketchpad doodle doodles doodled doodling draws_pictures draws_cartoons draws_horses draws_everything draws_me draws_us draws_on draws_comics draws_faces',
    stanzas: `
      An envelope's back, the edge of a bill
      A quick loose line and a thumb for the shade
      Pencil shavings in curls by the cup
      A nose and an ear, and a face is made

      A page held open with one flat hand
      A line, then a line laid close beside
      Gray on the edge of the little finger
      A horse in five strokes, and all of its stride

      Pencils worn down to the length of a thumb
      Boxes and spirals in margins of things
      A squint, then a look, then a squint once more
      A bird on the page with smudges for wings

      Paper with corners gone soft in the bag
      A pink eraser as small as a bean
      Tip of a tongue at the side of the mouth
      The shine of a cup where the page is clean`,
  },
  {
    words: "pottery ceramics kiln pottery_wheel potter's_wheel clay_pots pottery_class",
    stanzas: `
      The wheel going round, the clay going up
      Wet to the elbow, a splash on the shoe
      Two thumbs pressing the middle apart
      A wobble, a breath, and the rim spins true

      A lump slapped down on the spinning wheel
      Slip on the apron and slip on the chin
      A wire pulled tight to cut through the base
      A bowl with the print of a thumb left in

      Shelves of gray cups in a long plain row
      Glaze like milk, and a dip and a drip
      The kiln door shut on a slow white heat
      A mug gone blue from the foot to the lip

      Mud under nails and a rag on the knee
      A lump, then a bowl, then a lump again
      A sponge going round the wet of the rim
      The crooked ones good for holding a pen`,
  },
  {
    words:
      'woodwork woodworking woodworker woodshop carpenter carpenters carpentry sawdust workbench cabinetmaker lathe table_saw',
    stanzas: `
      Sawdust in eyebrows and cuffs of the shirt
      A pencil stuck behind one ear
      Measured, then measured again, then cut
      The smell of pine as the edge comes clear

      A plane pushed slow down the length of a board
      Shavings that curl to a heap on the floor
      Jars of screws by the size on a shelf
      A push of one finger to shut the drawer

      Clamps on the table and glue on the thumb
      A square set down and a line drawn straight
      The whine of the saw where it meets the knot
      Four legs standing and taking the weight

      Good boards saved at the back of the shed
      Grit on the paper, then finer, then fine
      Oil on a rag and the grain coming up
      A palm going slowly down the whole line`,
  },
  {
    words:
      'whittle whittles whittled whittling whittler woodcarving wood_carving wood_carver woodcarver carving_wood carves_wood carved_wood pocketknife pocket_knife',
    stanzas: `
      A short sharp knife and a bit of a branch
      Long pale curls coming off of the blade
      Chips on the step and chips on the shoe
      A bird in the stick there, waiting, half made

      A stick turned over, a stick turned round
      A curl, another, a chip, and a nick
      One thumb braced at the back of the knife
      A small wooden duck come out of the stick

      A plain piece of kindling, saved from the stove
      Thin little shavings that drop to the floor
      A notch for an eye, a notch for a tail
      A fox where a twig was, moments before

      A handle worn dark and smooth by the palm
      Scrape after scrape, and the slow curls fall
      Dust blown off from the edge of a wing
      A whistle as long as a thumb, that's all`,
  },
  {
    words:
      'collects collecting collections collector collectors stamp_collection coin_collection stamp_collecting stamp_collector mug_collection doll_collection my_collection your_collection his_collection her_collection huge_collection collection_of big_collection collect_old_postcards collect_postcards collects_postcards collects_old_postcards collecting_postcards collecting_old_postcards collects_teapots collect_teapots collects_owls collects_dolls collects_fridge_magnets snow_globe snow_globes',
    stanzas: `
      A shelf, and another shelf underneath
      Each in its place, with its face to the front
      A label in ink in a careful hand
      One empty gap, and the rest of the hunt

      Boxes in boxes with tissue inside
      Breath, and a cloth, and the rub of a thumb
      The best ones in front, the doubles behind
      A space left open for more to come

      A drawer sliding out with hardly a sound
      The round glass raised for a long quiet look
      The oldest worn at the edge to a shine
      A price, a place, and a date in a book

      Swapped at a table or found in a tin
      A twist of tissue, a knot in the string
      Under the paper, more paper to go
      A big wide grin at a very small thing`,
  },
  {
    words: 'lego legos building_bricks toy_bricks building_blocks wooden_blocks',
    stanzas: `
      A bucket poured with a roar on the rug
      A red two-by-four, a gray two-by-three
      The snap of a roof going on at last
      One sharp corner, one heel, one knee

      A tower that sways as high as a chin
      Odd little parts in a cup, all alone
      A hunt through the heap for the other wheel
      A castle as long as a loaf, half grown

      A rattle and rake for the one right piece
      Studs leaving prints on the ends of the thumbs
      A door that swings and a flag on a stick
      A yelp from the rug when a bare foot comes

      Page thirty-nine of a book with no words
      A gap in the wall where windows will go
      Blue ones and black ones in bowls on the floor
      A rocket with curtains, a crane, a crow`,
  },
  {
    words:
      'model_train model_trains model_railway model_railways model_railroad train_set train_sets toy_train toy_trains',
    stanzas: `
      Hills on a table, of paper and glue
      A tunnel, a bridge, a church, and a cow
      The smell of the oil, the hum of the box
      A toot the size of a kitten's meow

      Track going under the legs of a chair
      A signal as small as a match, and red
      The tick of the wheels on joint after joint
      A very long freight, and a cat ahead

      Bottles of paint and a brush of three hairs
      Lamps in the station no bigger than peas
      A tiny tin man with a small tin case
      Forests of sponge and toothpicks for trees

      A nose right up to the edge of the board
      Boxcars and tankers and coal made of stone
      The points going over, the lights turned down
      One yellow window that moves on its own`,
  },
  {
    words: 'genealogy genealogist family_tree family_trees ancestors ancestry',
    stanzas: `
      Lines on a chart going up and across
      A maiden name in a curly hand
      A box full of faces with no names on
      A ship with a list, and a plot of land

      Two men called John and a third called John
      One smudged date at the end of a line
      Boxes and branches all over the wall
      And one gray face with a nose just as fine

      Paper that smells of a drawer, and of tea
      Old census ink with a loop on the L
      A baker, a smith, a keeper of sheep
      A town with a name that no one can spell

      A lens on a handle, a parish page
      A cousin, a cousin, and one removed
      Names running backward like beads on a string
      A tale about pirates that can't be proved`,
  },
  {
    words:
      'learning_spanish learning_french learning_italian learning_english learning_german learning_japanese learning_chinese learning_mandarin learning_korean learning_portuguese learning_arabic learning_welsh learn_spanish learn_french learn_italian learn_german learn_japanese learn_english new_language foreign_language foreign_languages language_class language_lessons duolingo',
    stanzas: `
      Little white cards with a word on each side
      A verb with an ending that will not stay
      A sound from the back of the tongue, once more
      Soup and a spoon and please and good day

      Notes on the teapot, the mirror, the door
      Words for the window and words for the sill
      The mouth in the shape of a small round egg
      Yesterday, now, and tomorrow, and will

      A book with a cup ring on chapter three
      Left, and then right, and the way to the train
      A small black mark that is leaning wrong
      The same thing again, but slowly and plain

      Numbers counted out loud on the stairs
      A song with one word that makes any sense
      A tongue tied up at the end of a phrase
      And only the present, so far, for tense`,
  },
]
