import type { Details } from '../../stanzas.ts'

/** Partings and making up, hands and faces, and how people are. */
export const life2: readonly Details[] = [
  {
    words:
      'breakup breakups break-up broke_up break_up breaking_up broken_up split_up splitting_up dumped_me dumped_you got_dumped my_ex ex-boyfriend ex-girlfriend',
    stanzas: `
      A cardboard box at the end of the hall
      One shelf of the bookcase a gap-toothed grin
      A key coming off of a two-key ring
      Soup for one from a bigger tin

      One toothbrush alone with all of the cup
      A nobody's sweater left in the drawer
      The playlist skipped at the second song
      Half as much milk on the list as before

      A box with a flap and a length of tape
      A hairbrush, a book, a mug in a sack
      The corner table crossed off the map
      One odd umbrella still to give back

      Crumbs in the bed on whichever side
      The phone left lying, face to the wood
      The sad song put on, and put on again
      Ice cream straight from the tub, and good`,
  },
  {
    words: 'divorce divorces divorced divorcing ex-husband ex-wife',
    stanzas: `
      Tape on a box and a marker in hand
      The pictures in two rows along the floor
      A list made up of the pans and the chairs
      One more toothbrush at one more door

      One lamp to the left, one lamp to the right
      The name on the mailbox peeled to the glue
      The records gone thin along the shelf
      Nobody sure who the ladle goes to

      A form in three copies, the last one pink
      A pen on a string, a stamp coming down
      The winter coat in the wrong front hall
      Somebody's couch on the far side of town

      One box for a table, one for a chair
      Curtains to hem and a bulb to be bought
      A plate and a fork, a window that sticks
      A shelf put up a bit straighter than thought`,
  },
  {
    words:
      'promise promises promised pinky_promise pinky_swear pinky_swore keep_my_word kept_my_word kept_your_word keeps_his_word keeps_her_word kept_his_word kept_her_word keep_your_word gave_my_word gave_your_word gave_his_word gave_her_word',
    stanzas: `
      Two little fingers hooked in a loop
      Plain as a nail going into a board
      No paper, no stamp, and nothing to sign
      Fast as the knot at the end of a cord

      Said only once and not very loud
      A handkerchief knotted tight at the end
      A few plain words with a nod on top
      Hard as a poker or horseshoe to bend

      No bigger to carry than a match
      Said with the hat off, and said to the face
      Carried around like a key in a shoe
      Taken out daily to see it's in place

      A finger crossed on the front of a coat
      A handshake that goes to the elbow, then
      A string round a thumb, a ring round a date
      A look at the ring round the date again`,
  },
  {
    words:
      'sorry apology apologies apologize apologizes apologized apologizing apologise apologised forgive forgives forgave forgiven forgiving forgiveness',
    stanzas: `
      A step on the porch, a hand on the knob
      A knock with one knuckle, a cup of tea
      A look at the shoes and a word half said
      A chair pushed out with the side of a knee

      The hardest of words to get past the teeth
      A cough at the door, a wipe on the mat
      The little there is of it, hard to say
      Time to go all round the brim of a hat

      A tap at the wood, a face round the edge
      Dishes all done and the counter wiped dry
      A flower whose stem is a bit too short
      A shoulder bumped by a shoulder nearby

      A silence the size of a kitchen pot
      Hard to get out as a cork in too deep
      Two words, and the shoulders drop from the ears
      The hall light goes off, and the house can sleep`,
  },
  {
    words:
      'hug hugs hugged hugging hugger bear_hug bear_hugs cuddle cuddles cuddled cuddling embrace embraces embraced',
    stanzas: `
      A coat let fall and a bag let go
      A chin coming down on top of a head
      Ribs squeezed tight as a tube of paste
      Most of it told without anything said

      Two arms, a breath, and a back to be thumped
      Wool on the cheek and a button that digs
      Both of the feet nearly off of the ground
      Cracks from the back like a handful of twigs

      A nose in the collar, chin in the hair
      A pat, and a rub, and another pat
      Soap and wool and a trace of toast
      Glasses left crooked a bit after that

      Two steps at a run, a bit of a bump
      A squeeze and a rock to the other side
      A bag set down with its handle loose
      A coat held open about a mile wide`,
  },
  {
    words:
      'holding_hands hold_hands holds_hands held_hands held_my_hand held_your_hand held_her_hand held_his_hand hold_my_hand hold_your_hand hold_her_hand hold_his_hand holding_my_hand holding_your_hand holding_her_hand holding_his_hand holds_my_hand holds_her_hand holds_his_hand hand_in_hand',
    stanzas: `
      Cuffs side by side and a brush at the wrist
      Four fingers, a thumb, and knuckles in line
      Warm on the palm and cool on the back
      A squeeze, now and then, as a kind of sign

      A palm and a palm, no room for a pin
      A thumb going slow across and across
      The pulse in a wrist like a small quick clock
      A grip as soft as a handful of moss

      A pocket meant to be only for one
      Knuckles gone white, or the grip hardly there
      A squeeze going out, a squeeze coming back
      Easy as arms at the sides of a chair

      A left and a right with the fingers cold
      Ten fingers laced like the lace in a boot
      A plain sort of knot with no need of string
      Firm as a tree holding on by the root`,
  },
  {
    words:
      'laugh laughs laughed laughing laughter giggle giggles giggled giggling giggly chuckle chuckles chuckled cackle cackles cackled cackling',
    stanzas: `
      A shake and a squeak, a bend at the waist
      A wheeze and a snort, a slap on the knee
      One hand on the table to hold it down
      Out of the nose comes a mouthful of tea

      A rumble far off, a cart on a bridge
      First in the shoulders and then in the chair
      Out through a wall and away down a hall
      Nobody asks who it is in there

      A napkin held up in front of the mouth
      No sound for a bit, then all of it out
      Eyes squeezed shut and a cheek gone wet
      Nobody sure what the thing is about

      One hand in the air for a minute's peace
      Apples let out of a tipped-over crate
      It sets off the next one, rattles the spoons
      Makes the potatoes go cold on the plate`,
  },
  {
    words:
      'joke jokes joked joking joker dad_joke dad_jokes pun puns punchline punchlines prank pranks pranked prankster class_clown',
    stanzas: `
      An elbow put out, a wink down the row
      Groans going round like a dish of peas
      The punch line halfway out of the mouth
      The teller bent double, hands on knees

      A breath, and a finger up for the hush
      The old one about the horse and the bar
      Known by its walk from a long way off
      Good for a groan from the back of the car

      A spoon for a horn, a pan for a hat
      A straight and perfectly serious face
      A pause as long as a mouthful of soup
      Then the whole sofa is shaking in place

      The oldest one in the bottomless box
      Heard many times, and it still comes round
      Lips moving along to help with the end
      A napkin in flight is the only sound`,
  },
  {
    words:
      'slow_dance slow_dances slow_danced slow_dancing first_dance dance_together danced_together dancing_together kitchen_dance kitchen_dancing dance_barefoot dancing_barefoot danced_barefoot dance_in_the_kitchen dances_in_the_kitchen dancing_in_the_kitchen danced_in_the_kitchen dance_round_the_kitchen dances_round_the_kitchen kitchen_discos kitchen_disco',
    stanzas: `
      Hands in the air and a nod for the drum
      A heel and a toe, a turn on the spot
      Shoulders in first and the knees right behind
      All of the beat that the floor has got

      The table shoved over, the rug rolled up
      Shoes kicked off in the corner to wait
      Some sort of spin with the arms out wide
      Everything else half a beat too late

      A clap, and a clap, and chairs pushed out
      A slide and a stamp, a slide coming back
      The hem of a coat or skirt going wide
      Floorboards that answer each stamp with a crack

      A hum where the trumpet ought to come in
      The music turned up, the window ajar
      A step to the side, and the side, and turn
      One yard of floor going terribly far`,
  },
  {
    words: 'smile smiles smiled smiling grin grins grinned grinning dimple dimples dimpled over_the_moon cloud_nine',
    stanzas: `
      A corner goes up, and it's good as done
      It starts at one side, the rest comes along
      Lines at the eyes like the ribs of a fan
      Hard to stay cross with for very long

      A bit of a squint and a show of teeth
      A crease by the mouth, a lift of the chin
      Across a whole room it finds where to land
      Corners of other mouths soon join in

      A face with all of its windows undone
      Seen from the road like a porch lamp lit
      It gets to the eyes just before the mouth
      A bad day sits and unbuttons a bit

      A thing hard to hide with a hand or cup
      In every old photo, front or back row
      The cheeks going up and the eyes gone small
      A blind pulled high to let in the glow`,
  },
  {
    words:
      'blue_eyes brown_eyes green_eyes hazel_eyes gray_eyes grey_eyes dark_eyes kind_eyes bright_eyes big_eyes your_eyes color_of_eyes eye_color',
    stanzas: `
      A blink like a shutter, quick and neat
      A ring at the edge, the rim of a plate
      A fleck of some other color in one
      Lashes that swing like a slow little gate

      A look to the side, a look at the floor
      A brow going up the width of a thread
      One lid coming down for half of a wink
      Most of a sentence already said

      A spark from the lamp, a spark from the glass
      A window in each, very small and square
      A look going round the whole of a room
      Coming to rest on the one right chair

      Clear to the bottom, a creek over stones
      Darker indoors and lighter outside
      Narrow for needles and narrow for sun
      At anything wrapped, very round and wide`,
  },
  {
    words: 'freckle freckles freckled freckly',
    stanzas: `
      A pinch, a sprinkle, a scatter of brown
      Cinnamon shaken on top of the foam
      Thick on the nose and thin on the arm
      Crumbs on the cloth when the guests have gone home

      A few to begin with, then a few more
      A handful more by the end of the week
      Too many to count and all out of line
      Down from the bridge of the nose to the cheek

      A sky full of stars, the colors reversed
      A map with its cities and no roads in
      The tap of a brush with the paint still wet
      Dots from the forehead down to the chin

      A fine sort of pepper, shaken up high
      Brown as the sugar that sticks to a spoon
      Dots to be joined, and there's maybe a bear
      A boat, or a kite, or half of a moon`,
  },
  {
    words: 'voice accent accents',
    stanzas: `
      A sound like a chair drawn up to the stove
      A rise at the end, the lip of a jug
      Some vowels stretched and some letters dropped
      Warm all the way like the side of a mug

      A word or a half, as good as a face
      Known through a wall and known through a door
      Clear as a cup on a crackling line
      No need to ask who it is anymore

      A hum before speaking, breath on the beat
      A tune to it, even reading a list
      The milk and the bread and a bar of soap
      Not any one of the notes of it missed

      A tone like the wood of a well-oiled door
      A bit of gravel, a bit of silk
      A breath to be had where the commas go
      Good for the nerves as a cup of hot milk`,
  },
  {
    words:
      'falls_asleep fell_asleep falling_asleep doze dozes dozed dozing afternoon_nap takes_a_nap taking_a_nap asleep_in_front asleep_on_the asleep_watching',
    stanzas: `
      A foot on the stool, a sock coming down
      The paper gone flat, a tent on the chest
      A game on the screen with the sound down low
      Only the eyes being given a rest

      A blink, and a blink, and a longer blink
      A chin going down the width of a hair
      The remote in a hand shut like a clamp
      No changing channels, whoever would dare

      A nod at the news as if in accord
      One slipper on and the other half off
      A sigh like an airbed put away
      Eyes shooting open at one little cough

      A glass put out of the reach of an arm
      The head going back, the mouth coming wide
      A grunt at the news, to say, still awake
      A cushion escaping over the side`,
  },
  {
    words:
      "six_feet_tall six_foot_tall tall_guy tall_man tall_girl tall_boy tall_woman being_tall are_tall are_so_tall you're_tall you’re_tall you're_so_tall you’re_so_tall he_is_tall she_is_tall he's_tall he’s_tall she's_tall she’s_tall taller_than_me taller_than_everyone taller_than_your taller_than_his too_tall_for tallest_person tallest_boy tallest_girl tallest_man tallest_kid tallest_one six_foot six_feet",
    stanzas: `
      A hand on the frame, a stoop, a step
      A knock on the lamp, a duck at the door
      Jars off the top shelf for half the aisle
      Feet off the end of the bed to the floor

      One stride makes two of the usual kind
      Cuffs that come down to a bit above bone
      Found in a crowd like a pole with a flag
      Weather up there of a kind of its own

      A seat on the aisle for the length of leg
      Knees in the dash and a nod for each beam
      The back row of photos, top of the frame
      First in the yard to be picked for the team

      A coat that's a tent on whoever tries
      The lightbulb changed with the feet on the ground
      The top of the cupboard found, and its dust
      Arms like a rope that goes all the way round`,
  },
  {
    words:
      "being_short five_feet_tall barely_five_feet step_stool stepstool on_tiptoe on_tiptoes you're_short you’re_short you're_so_short you’re_so_short too_short_to shortest_person shortest_girl shortest_boy shortest_one short_legs pint-sized your_tiptoes her_tiptoes",
    stanzas: `
      A jar on a shelf, its back to the wall
      A stool by the cupboard, a hop, a stretch
      The lid just touched by the end of a spoon
      Any tall stranger sent over to fetch

      A hood coming down as far as the nose
      The car seat up to the front of its rail
      Hems taken up by the width of a hand
      Two steps to every one on the trail

      Sleeves coming down to the tip of the thumb
      Feet swinging free of the floor from a chair
      Chin on the counter for seeing the clerk
      First in the front of each photograph there

      A coat from the rack of the smallest size
      A cushion for seeing over the wheel
      Up on the toes for the mirror, the latch
      An inch and a half of added-on heel`,
  },
  {
    words: 'always_running_late late_for_everything late_for_work',
    stanzas: `
      A shoe by the bed, its twin by the door
      One arm in a coat, one foot on the stair
      Keys, then a bag, then the keys once more
      Toast in the teeth and a brush in the hair

      A watch on the wrist for decoration
      The clock in the hall set ahead a bit
      The time given out too soon by an hour
      A chair left for whoever's last to sit

      A coat like a sail coming down the street
      The back of a bus, the lights going small
      A run with a bag come open, a wave
      In by the side door, along by the wall

      A creak at the door, a bend at the knees
      A grin, a big breath, the traffic to blame
      Coat half buttoned and hair half wet
      Food a bit cool, and good all the same`,
  },
  {
    words:
      'loses_his_keys loses_her_keys loses_your_keys lost_my_keys lost_your_keys lost_his_keys lost_her_keys lose_my_keys lose_your_keys losing_my_keys losing_your_keys losing_his_keys losing_her_keys loses_everything lose_everything losing_everything loses_things losing_things loses_her_glasses loses_his_glasses lose_your_glasses lost_her_glasses lost_his_glasses misplace misplaces misplaced misplacing forgetful absent-minded absentminded scatterbrained',
    stanzas: `
      The sofa gone through to the springs and lint
      Up come the cushions and out comes a comb
      Two dimes and a pen and a fossil mint
      Keys in the door from the last coming home

      A turn on the spot, a hand on the brow
      A pat on the chest, a pat on the thigh
      Glasses pushed up on the top of the head
      A hunt in all of the cupboards nearby

      A bag on the counter, its bottom up
      A look in the fridge, the shelf, and the bin
      A phone rung up from a different phone
      Laundry that answers it, muffled and thin

      A bowl by the door to do the job
      A hook on the wall for the thing, and bare
      The last place to look, and the first again
      Nobody having put anything there`,
  },
]
