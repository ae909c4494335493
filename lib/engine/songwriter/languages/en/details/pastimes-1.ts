import type { Details } from '../../stanzas.ts'

/** Puzzles, needle and thread, brush, clay and wood, things put together and kept, told in sentences. */
export const pastimes1: readonly Details[] = [
  {
    words: 'crossword crosswords crossword_puzzle crossword_puzzles',
    own: `
      {fact}
      {He} {reads} the clue out to the marmalade jar
      {He} {taps} on {his} teeth with the end of the pen
      And {counts} on {his} fingers, but {doesn't} get far

      {He} {wakes} in the (small hours|pitch dark|dead of night), sure of the word
      And {comes} down the stairs in the cold
      {fact}
      {He} {writes} it in ink, very large and quite bold`,
    stanzas: `
      (The paper|One paper) [is] folded to fit on a knee
      The tea [leaves] a ring on the clue
      Some river in Spain [has] the wrong sort of end
      And everyone [guesses] a letter or two

      (One corner|The corner) [stays] empty till quarter past nine
      The pencil [gets] chewed to the lead
      The dog [hears] the clue and then [hears] it once more
      And somebody [shouts] out the answer from bed`,
    later: `
      The last square [is] filled and the paper [lies] flat
      The kettle [begins] on its hum
      Not every big question is answered by night
      But nine across waited, and nine across [has] come`,
    hook: `
      Oh, the crossword, the crossword, a word that got lost
      It's there on the tongue, with a T to be crossed

      It's only a crossword, black squares and white
      But one little word lets in all of the light`,
  },
  {
    words: 'sudoku sudokus',
    own: `
      {fact}
      {He} {writes} a small six and {rubs} out a small nine
      {He} {counts} on {his} fingers, {runs} out, and {sits} back
      And {sighs} like a train at the end of the line

      {He} {sits} by the (window|toaster|lamplight) and {mutters} a four
      The toast [has] gone black at the side
      {fact}
      {He} {bows} to the teapot with well-deserved pride`,
    stanzas: `
      (The numbers|Nine numbers) [line] up in a box of nine squares
      A three [has] got nowhere to go
      A guess in the corner [is] faint as a breath
      And one empty seat [waits] for one in the row

      (One wrong two|A wrong two) [goes] in at the top of the page
      The others all [follow] its lead
      The whole thing [falls] down at the very last square
      The tired eraser [works] up to full speed`,
    later: `
      The pencil [gets] short and the rubber [wears] round
      The pages [pile] up by the chair
      And some of life's numbers will never add up
      But nine little numbers got home to their square`,
    hook: `
      Oh, sudoku, sudoku, a three and a four
      There's a place for each number, and room for one more

      Sudoku, sudoku, the grid's nearly done
      Every row finds its nine when it waits for its one`,
  },
  {
    words: 'jigsaw jigsaws jigsaw_puzzle jigsaw_puzzles puzzles piece_puzzle puzzle_piece puzzle_pieces',
    own: `
      {fact}
      {He} {picks} out the edges and {turns} them face up
      {He} {tries} the same piece in the same patch of sky
      And {finds} the one corner stuck under {his} cup

      {He} {says} just one (more piece|minute|corner) at quarter to twelve
      {He} {says} it again around one
      {fact}
      {He} {goes} up to bed when the windmill [is] done`,
    stanzas: `
      (The table|One table) [is] taken, the plates [are] on laps
      The lid [stands] up tall for a guide
      The sky [is] one blue and the sea [is] the same
      And two different pieces [are] forced side by side

      (The cat|A cat) [has] the tail of the horse in its paws
      The barn [has] a hole in its wall
      A hand [passes] over and [stops] in midair
      The click [is] so small and so grand, after all`,
    later: `
      The picture [is] perfect except for one gap
      The searchers [crawl] under the chair
      And weeks later on, from the cuff of a sleeve
      It falls like a leaf, and the whole sky is there`,
    hook: `
      It's a jigsaw, a jigsaw, the edges go first
      The sky is the biggest, the grass is the worst

      Oh, puzzles and pieces, turn each one around
      There's nothing so lost that it cannot be found`,
  },
  {
    words: 'knit knits knitted knitting knitter knitters knit_hats knitted_hats',
    own: `
      {fact}
      {He} {counts} under breath to the end of the row
      {He} {holds} up a finger for nobody to speak
      Then {finds} a dropped stitch about ten rows below

      {He} {measures} a (shoulder|small head|long arm) with a length of bright wool
      And {says} it [has] growing room, too
      {fact}
      {He} {ends} with one sleeve that [is] just right for two`,
    stanzas: `
      (The needles|Two needles) [tick] on like a clock in the room
      The wool [takes] a roll on the floor
      The cat [goes] along with a strand round its tail
      Some yarn [ties] the sofa up tight to the door

      (The pattern|A pattern) [is] pinned to the arm of the chair
      The tea [has] a skin, and it [is] cold
      A row, and one more, and the lamp [flickers] low
      A glove [has] five fingers for someone to hold`,
    later: `
      The moth [has] a taste and the elbow [wears] thin
      The cuff [is] let down by a row
      But put on that sweater some night in the cold
      And two patient hands hold on tight in the snow`,
    hook: `
      Oh, knit one, oh, knit one, and round it once more
      There's a whole winter's warm in the ball on the floor

      It's knitted with patience, it's knitted with care
      A hug with two sleeves that a body can wear`,
  },
  {
    words: 'crochet crochets crocheted crocheting granny_square granny_squares balls_of_wool ball_of_wool',
    own: `
      {fact}
      {He} {pulls} a loop up and {he} {pulls} a loop through
      {He} {talks} all the while, and the hook never [stops]
      {He} {looks} down to find that one square [has] been two

      {He} {spreads} out the (squares there|blanket|colors) to see how it [looks]
      From one wall across to the door
      {fact}
      {He} {says} it [is] finished, then {starts} on some more`,
    stanzas: `
      (The hook|One hook) [goes] in silver and [comes] out in red
      The wool [hops] about in its bag
      A granny square [lands] on the back of a chair
      The teapot [wears] stripes and a neat little tag

      (The squares|Small squares) [make] a tower on one arm of the seat
      The blanket [comes] down to the knees
      The holes [are] for fingers and toes to poke through
      And nobody [minds] a bit of a breeze`,
    later: `
      The blanket [grows] old with the sofa it [covers]
      The corners [come] loose at the seam
      But someone [is] small and [is] wrapped to the nose
      In every last color there is for a dream`,
    hook: `
      Oh, crochet a corner, a round and a round
      The warmest of blankets has holes all around

      It starts with a ball of wool, ends with a bed
      In yellow and purple and orange and red`,
  },
  {
    words: 'sew sews sewed sewn sewing seamstress dressmaker tailor sewing_machine hems hemmed hemming',
    own: `
      {fact}
      {He} {talks} through the pins at the edge of {his} mouth
      {He} {says} to stand still and to turn to the left
      One half of the hem [points] due north, and one south

      {He} {threads} it by (lamplight|daylight|window light), one eye held shut
      And {bites} off the end with {his} teeth
      {fact}
      {He} {sews} a small heart where it [hides] underneath`,
    stanzas: `
      (The foot|Its foot) [goes] down and the needle [runs] on
      The pins [ride] along in a line
      A knee with a hole [has] its turn in the queue
      And trousers [walk] off with their knees looking fine

      (The pattern|A pattern) [lies] out over all of the floor
      The cat [has] sat down on the cuff
      The buttons all [rattle] about in their tin
      And three pairs of scissors [are] never enough`,
    later: `
      The dress [gets] too short and the trousers [wear] through
      The stitches [hold] on, good and tight
      For cloth will give out, but the seam that was sewn
      By somebody loving still holds through the night`,
    hook: `
      Oh, sew it up, sew it up, needle and thread
      A button for Sunday, a quilt for the bed

      A stitch for the morning, a stitch for the night
      The sewing machine has a small yellow light`,
  },
  {
    words: 'quilt quilts quilted quilting quilter quilters patchwork',
    own: `
      {fact}
      {He} {cuts} up old shirts with the checks still in bloom
      {He} {lays} them on the carpet by color and size
      And {tiptoes} around them to get through the room

      {He} {points} to a (corner|square there|patch there) and {says} whose it was
      A nightshirt, a curtain, a dress
      {fact}
      {He} {knows} every patch by its name, more or less`,
    stanzas: `
      (The frame|A frame) [fills] the room from the door to the wall
      The needle [goes] under and up
      The points of the stars [come] together at last
      And stray bits of blue [end] up stuck to the cup

      (The scraps|Old scraps) [have] a bag at the foot of the stairs
      A sleeve and an apron [meet] there
      The red was a skirt once, the gray was a coat
      And all of them [fit] in a neat little square`,
    later: `
      On cold nights it [goes] on the bed, smoothed and straight
      With everyone's shirts in a row
      And somebody [sleeps] there with everyone's arms
      Around them, as warm as a house in the snow`,
    hook: `
      Oh, patchwork, oh, patchwork, the red and the brown
      The tail of a shirt and the hem of a gown

      It's a quilt, it's a quilt, made of all that is gone
      Every scrap kept a story and here it lives on`,
  },
  {
    words:
      'paint paints painted painting paintings painter painters easel watercolor watercolors watercolour watercolours acrylics canvases oil_paints coat_of_paint coats_of_paint paints_portraits',
    own: `
      {fact}
      {He} {steps} back to look with {his} head to one side
      {He} {puts} one more dab on, and one on {his} chin
      And {wears} a blue thumbprint all evening with pride

      {He} {dips} the wet (bristles|brush hairs|blue end) in what [is] the tea
      And {drinks} from the jar for the brush
      {fact}
      {He} {paints} on, blue-lipped, in no kind of rush`,
    stanzas: `
      (The brushes|Clean brushes) [stand] up in an old jar of jam
      The lid of the blue [has] a skin
      The light [moves] along from the wall to the floor
      And somebody [lets] the whole afternoon in

      (The paint|Wet paint) [gets] to places no paint ought to be
      The cat [has] one paw that [is] blue
      The smell [fills] the house like a guest who [is] loud
      The sign [says] wet paint, but a hand [checks] it too`,
    later: `
      The colors [have] dried and the brushes [are] clean
      The window [is] closed on the cold
      But up on the wall there's one afternoon's sun
      It hasn't gone down and it doesn't get old`,
    hook: `
      Oh, paint it in yellow and paint it in blue
      The world is all right, but it wants something new

      A painting, a painting, a drip and a line
      The day may be gray, but the colors will shine`,
  },
  {
    words:
      'drawing drawings sketch sketches sketched sketching sketchbook sketchbooks sketchpad doodle doodles doodled doodling draws_pictures draws_cartoons draws_horses draws_everything draws_me draws_us draws_on draws_comics draws_faces',
    own: `
      {fact}
      {He} {draws} on the back of the gas bill in pen
      {He} {gives} it a nose and {he} {gives} it a hat
      And {turns} it around and {begins} it again

      {He} {looks} up and (squints there|measures|nods once), one thumb in the air
      And {looks} down again for the line
      {fact}
      {He} {shrugs} and {says} terrible, meaning just fine`,
    stanzas: `
      (The pencil|A pencil) [is] worn to the length of a thumb
      The shavings [curl] up by the cup
      Five lines and a smudge [are] a field and a fence
      A horse [looks] as if it [is] just getting up

      (The paper|White paper) [stays] white in the shape of a spoon
      The gray [is] rubbed in with the hand
      A face [comes] up slowly from under the lines
      The eyes [look] as though they [can] quite understand`,
    later: `
      The pages [go] yellow, the staples [go] brown
      The sketchbooks [are] stacked by the bed
      But here is that dog as it slept on that day
      One ear inside out and a paw on its head`,
    hook: `
      A sketch, just a sketch, with a pencil, that's all
      And there is the world on a hook in the hall

      Oh, drawings of horses and drawings of shoes
      A pencil, a corner, and no time to lose`,
  },
  {
    words: "pottery ceramics kiln pottery_wheel potter's_wheel clay_pots pottery_class",
    own: `
      {fact}
      {He} {leans} on the clay till it [runs] smooth and round
      {He} {opens} the middle with both of {his} thumbs
      It [wobbles] and [sinks] with a sad little sound

      {He} {carries} it (homeward|proudly|gently), all wrapped in a towel
      And {says} it [is] meant as a cup
      {fact}
      The handle [comes] off when {he} {lifts} the thing up`,
    stanzas: `
      (The wheel|One wheel) [goes] around with a hum in the floor
      The clay [climbs] up under the palm
      A splash [hits] the apron, a splash [hits] the chin
      And right in the center it [turns] and [is] calm

      (The kiln|That kiln) [is] shut up on a slow white heat
      The whole class [walks] round it in hope
      A mug [comes] out blue from the foot to the lip
      One teapot [has] slumped in the shape of a slope`,
    later: `
      The mud [washes] off and the wheel [is] switched off
      The apron [hangs] stiff by the door
      But there in a kitchen a mug [holds] its tea
      And [keeps] one small thumbprint right there, as before`,
    hook: `
      Oh, pottery, pottery, round and around
      It's only a cup, but it came from the ground

      Clay pots on the shelf in a wobbly row
      The crooked ones lean like they're saying hello`,
  },
  {
    words:
      'woodwork woodworking woodworker woodshop carpenter carpenters carpentry sawdust workbench cabinetmaker lathe table_saw',
    own: `
      {fact}
      {He} {measures} it once, and {he} {measures} it twice
      {He} {hunts} for the pencil that [sits] on {his} ear
      Then {cuts}, and {says} something not terribly nice

      {He} {runs} a slow (thumb down|palm down|hand down) the length of the grain
      And {stops} at a place that [is] rough
      {fact}
      {He} {sands} it again, though it [is] good enough`,
    stanzas: `
      (The sawdust|Fine sawdust) [has] settled on shoulders and shelves
      The shavings [curl] up on the floor
      The clamps [hold] their breath till the glue [has] gone hard
      And one finger's push [is] enough for the drawer

      (The saw|One saw) [makes] a song that the whole street [can] hear
      The pine [fills] the shed with its smell
      A chair [stands] up straight on its own four new legs
      The first one to sit [says] it [holds] very well`,
    later: `
      The workbench [goes] quiet, the blades [hang] in rows
      The sawdust [is] swept to the wall
      But there in a kitchen a table [stands] firm
      And [holds] up the lamps and the elbows and all`,
    hook: `
      There's sawdust on everything, sawdust and pine
      It's made to be straight, and it's made to stay fine

      Oh, the woodwork, the woodwork, the plane and the grain
      It fits like it grew there, through sun and through rain`,
  },
  {
    words:
      'whittle whittles whittled whittling whittler woodcarving wood_carving wood_carver woodcarver carving_wood carves_wood carved_wood pocketknife pocket_knife',
    own: `
      {fact}
      {He} {sits} on the step with the knife folding out
      {He} {turns} a plain stick in {his} fingers a while
      And {looks} like {he} {sees} what the stick [is] about

      {He} {blows} off the (fine dust|wood dust|shavings) and {holds} up a bird
      As small and as smooth as a plum
      {fact}
      {He} {gives} it away, with a touch of {his} thumb`,
    stanzas: `
      (The curls|Pale curls) [come] away from the blade one by one
      The chips [make] a ring on the ground
      A fox [has] its ears out, the rest [is] still branch
      And nobody near it [is] making a sound

      (The stick|A stick) [gets] a beak, and a wing, and a tail
      The stove [has] to wait for its wood
      A whistle the length of a finger [is] done
      It [has] just one note, and the one note [is] good`,
    later: `
      The shavings [blow] off and the step [is] swept clean
      The knife [is] shut up with a click
      But small on a sill there's a wren in the sun
      And no one would guess it was only a stick`,
    hook: `
      Oh, whittle it, whittle it, down to the wing
      There's something inside there that's ready to sing

      A pocketknife, pocketknife, chip at the bark
      There's a bird in the branch and it looks like a lark`,
  },
  {
    words:
      'collects collecting collections collector collectors stamp_collection coin_collection stamp_collecting stamp_collector mug_collection doll_collection my_collection your_collection his_collection her_collection huge_collection collection_of big_collection collect_old_postcards collect_postcards collects_postcards collects_old_postcards collecting_postcards collecting_old_postcards collects_teapots collect_teapots collects_owls collects_dolls collects_fridge_magnets snow_globe snow_globes',
    own: `
      {fact}
      {He} {picks} one up gently and {gives} it a shine
      {He} {says} where it came from, the year, and the rain
      And {sets} it back down in its place in the line

      {He} {clears} a new (bookshelf|cupboard|corner) and {says} it [is] full
      There [isn't] the room for one more
      {fact}
      {He} {comes} home with two in a bag from the store`,
    stanzas: `
      (The shelf|One shelf) [has] a shelf that [is] built up on top
      The best [face] the front in the light
      The doubles [are] kept in a box by the bed
      One place [is] left open, and dusted, and bright

      (The neighbors|Kind neighbors) [bring] one from each place they [have] been
      The dusting [takes] most of a day
      A child [gets] to look with both hands held behind
      And one of the best ones [is] given away`,
    later: `
      The shelves [fill] right up to the edge of the door
      And no two of them [are] the same
      To others they're things in a row in the dust
      But each has a day, and a road, and a name`,
    hook: `
      It's a huge collection, a shelf and a shelf
      And every small piece is a tale in itself

      Oh, collecting, collecting, there's always one more
      That's waiting for finding in some little store`,
  },
  {
    words: 'lego legos building_bricks toy_bricks building_blocks wooden_blocks',
    own: `
      {fact}
      {He} {sits} on the rug with a roar of bright bricks
      {He} {looks} for one wheel through the whole of the heap
      And {builds} it a garage with doors made of sticks

      {He} {holds} up a (castle|rocket|tower) as long as a loaf
      And {shows} how the drawbridge [lets] down
      {fact}
      {He} {sits} a small king there with mustache and crown`,
    stanzas: `
      (The bucket|One bucket) [is] tipped, and it [sounds] like the sea
      The red ones [go] here by the chair
      A tower [grows] up to the height of a chin
      The castle [flies] somebody's sock in the air

      (A foot|One foot) [finds] the one in the dark by the bed
      The yell [can] be heard down the street
      The roof of the castle [snaps] on with a click
      And somebody [hops] and [holds] one of their feet`,
    later: `
      The tower [comes] down and the bricks [go] to sleep
      All colors together, in dark
      But tip out the bucket in ten or twelve years
      And there's the whole castle, the moat and the park`,
    hook: `
      Oh, building blocks, building blocks, up to the sky
      There's nothing so small that it can't be built high

      Lego, oh, Lego, the red and the blue
      There's one on the carpet that's missing its shoe`,
  },
  {
    words:
      'model_train model_trains model_railway model_railways model_railroad train_set train_sets toy_train toy_trains',
    own: `
      {fact}
      {He} {puts} on a cap and {he} {looks} at the time
      {He} {leans} with {his} cheek to the edge of the board
      And {waits} for the freight and its very slow climb

      {He} {paints} a small (lady|porter|farmer) with three hairs of brush
      And {finds} her a bench by the line
      {fact}
      {He} {toots} for the crossing, and {lifts} up the sign`,
    stanzas: `
      (The tracks|Two tracks) [go] in under the legs of a chair
      A cow [stands] up stiff on a hill
      The train [takes] a curve with a tick and a hum
      And everyone watching it [goes] very still

      (The station|One station) [has] lamps that [are] smaller than peas
      The church [has] a clock made of tin
      The cat [lies] in wait at the end of the bridge
      A paw [has] come down, and the cat [wears] a grin`,
    later: `
      The lights in the room [are] turned off for the night
      The hills [are] as dark as can be
      Then one yellow window [goes] by on its own
      And carries one small light to all it can see`,
    hook: `
      Oh, model train, model train, round it goes, round
      A whole little country that makes a small sound

      It's a toy train, a toy train, no bigger than that
      It stops for a signal, it stops for a cat`,
  },
  {
    words: 'genealogy genealogist family_tree family_trees ancestors ancestry',
    own: `
      {fact}
      {He} {finds} a great-grandfather down in the log
      {He} {follows} the names back by candle and ship
      And {ends} with a farmer, two goats, and a dog

      {He} {bends} to the (lettering|page with it|magnifier) and {squints} at a date
      That somebody once spilled their tea on
      {fact}
      {He} {waves} to the faces that long [have] been gone`,
    stanzas: `
      (The chart|One chart) [covers] most of the living room wall
      The pins [have] red wool in between
      A baker, a smith, and a captain [look] down
      And one of them [looks] like the aunt dressed in green

      (The box|A box) [holds] some faces with no names at all
      A ship's list [has] one name spelled wrong
      A grandmother [laughs] in a hat like a cake
      And everyone [argues] on who [does] belong`,
    later: `
      The names [wander] back till the ink [has] all run
      The last ones [are] only a guess
      But each of them carried a lantern along
      And passed it, and somebody passed it, no less`,
    hook: `
      Oh, family tree, family tree, how it has grown
      Not one leaf upon it is there all alone

      Oh, ancestors, ancestors, look who is here
      The same funny nose, and the very same ear`,
  },
  {
    words:
      'learning_spanish learning_french learning_italian learning_english learning_german learning_japanese learning_chinese learning_mandarin learning_korean learning_portuguese learning_arabic learning_welsh learn_spanish learn_french learn_italian learn_german learn_japanese learn_english new_language foreign_language foreign_languages language_class language_lessons duolingo',
    own: `
      {fact}
      {He} {tells} the cold fridge it [is] handsome and tall
      {He} {says} to the cat that the train [is] at six
      And {wishes} a very good night to the wall

      {He} {asks} for a (coffee|ticket|sandwich) with every word right
      The answer [comes] back at a run
      {fact}
      {He} {nods} and {says} yes, and {gets} three and not one`,
    stanzas: `
      (The cards|Small cards) [are] stuck on the table and chair
      The mirror [has] got a new name
      The verbs [have] six endings and nobody's fault
      And no two exceptions [are] ever the same

      (The teacher|One teacher) [says] slowly a sentence on fish
      The class [says] it back like a sea
      The R [rolls] away and [gets] under a desk
      And somebody [orders] a mother for tea`,
    later: `
      Then one day a joke in a shop [comes] across
      And nobody [needs] to explain
      A whole other street had been talking next door
      And now there's a door there, and sun on the lane`,
    hook: `
      Oh, learning a new language, word upon word
      It opens a cage and it lets out a bird

      A new language, new language, out of the blue
      The moon has two names now, and so does the shoe`,
  },
]
