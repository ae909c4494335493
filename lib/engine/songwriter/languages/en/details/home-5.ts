import type { Details } from '../../stanzas.ts'

/** The bathroom shelf, hair and beard, money, bad luck and good, a quarrel. */
export const home5: readonly Details[] = [
  {
    words:
      'mirror mirrors looking_glass hours_in_the_bathroom forever_to_get_ready ages_to_get_ready hours_to_get_ready',
    stanzas: `
      A lamp switched on at the side of the frame
      A smear of toothpaste, a comb run through
      A chin turned left and a chin turned right
      A face in the silver that does it too

      A minute to go, and the coat half on
      Steam wiped off with the edge of a sleeve
      One last tug at the collar's point
      And a nod from the glass, and time to leave

      A nail, a wire and a wooden frame
      A sheet of silver, an oval of glass
      One look that is quick and one that is long
      And a tidy of hair from all who pass

      A line of light on the slanted edge
      Freckles of brown where the silver is thin
      Glasses come off and glasses go on
      And the same raised eyebrow, out and in`,
  },
  {
    words:
      'haircut haircuts bad_haircut cut_my_hair cut_his_hair cut_her_hair cut_your_hair cuts_my_hair cuts_his_hair cuts_her_hair cuts_your_hair cuts_hair cutting_hair barber barbers barbershop hairdresser hairdressers hair_salon hairstyle hairstyles new_hairdo hairdo',
    stanzas: `
      A chair that goes up with a pumping foot
      A paper collar, a cape with a snap
      Snip at the ear, and a comb dipped wet
      Locks coming down in the dip of a lap

      A row of bottles, a broom in the nook
      A buzz at the nape, a brush of the neck
      A mirror held up behind for the view
      And one more snip at the side, for a check

      A pile on the floor that would fill a hat
      A bit off the top, as everyone knows
      A snip too many, a snip to match
      One hair left on at the tip of the nose

      A shake of the cape, a turn of the chair
      A cool bare neck, and the head gone light
      The tops of two ears come out to see
      A hand going up to make sure it's right`,
  },
  {
    words:
      'gray_hair grey_hair gray_hairs grey_hairs going_gray going_grey went_gray went_grey turning_gray turning_grey turned_gray turned_grey gone_gray gone_grey silver_hair white_hair white-haired gray-haired grey-haired salt_and_pepper',
    stanzas: `
      A look in the glass by the bathroom door
      Salt at the temples, a glint on the crown
      A comb with a thread of tinsel in it
      A little more frost each year coming down

      A turn by the lamp, a tilt of the head
      A silver one found on the shoulder seam
      Bright as a wire in a ball of wool
      The shine of a spoon in a bowl of cream

      A shake of the pot, and some, and then some
      Pepper with more and more of the salt
      A hand going over from front to back
      The light in the bathroom clearly at fault

      A comb through the top, and one down the side
      Light at the edge like a cloud's own rim
      Some in the brush and some on the sleeve
      A good straight part and a bit of a trim`,
  },
  {
    words: 'bald balding bald_head bald_spot baldness receding_hairline',
    stanzas: `
      A shine in the hall before the face
      Smooth as an egg in the kitchen light
      A comb in the drawer with its feet up now
      And a hat on the hook that fits just right

      A wash all done in a minute or so
      No need for dryer or brush or gel
      One wipe with a cloth, and out of the door
      And it suits a cap exceedingly well

      A place for a palm or a parting kiss
      Cool in the breeze and warm in the sun
      A dab of lotion from front to back
      The combing over before it's begun

      A high clear brow with a good deal of sky
      A pat of the hand, from front to the back
      A cap with a brim for the height of noon
      Not a thing there for the wind to attack`,
  },
  {
    words: 'beard beards bearded mustache mustaches moustache moustaches goatee sideburns stubble',
    stanzas: `
      A sip from the glass, a wipe with the hand
      Foam on the lip from the rim of the cup
      A rub, a tug, and a thoughtful stroke
      And both of the corners turning up

      A face half gone in a brush of its own
      A scratch that comes with a peck on the cheek
      A comb the size of a finger joint
      And small dark clippings in the sink all week

      Not quite one color from here to there
      Red in some lights, or silver, or brown
      A stroke for each thought with finger and thumb
      From under the nose and the whole way down

      A towel slung over a shoulder bone
      Trimmed at the mirror, a snip and a snip
      Lather and steam and a tilted jaw
      A crumb riding home just under the lip`,
  },
  {
    words: 'tattoo tattoos tattooed tattooing tattooist tattoo_artist',
    stanzas: `
      A shape in the skin like a stamp on mail
      Blue at the edge where the ink has spread
      A shirt pulled over and pulled back down
      And a line as fine as a needle's thread

      A chair leaned back and a lamp pulled near
      A buzz like a bee in a paper cup
      Plastic and salve, and a week of itch
      And a bit of shirt to be folded up

      A picture that never comes off the wall
      Ink that goes with the skin to the shower
      A bend in the line when a muscle moves
      Drawn with a needle, hour by hour

      A where, and a when, a what is it for
      Collar pulled sideways, a lift of the cuff
      Talk to be had in a drugstore line
      And yes, to be plain, it hurt enough`,
  },
  {
    words:
      'in_the_shower long_shower long_showers hot_shower hot_showers cold_shower cold_showers takes_a_shower take_a_shower took_a_shower showering shower_singer uses_all_the_hot_water used_all_the_hot_water',
    stanzas: `
      A noise in the pipes, a cloud at the crack
      Steam rolling under the bathroom door
      A shampoo bottle with room for a fist
      And a trail of wet feet across the floor

      A squeak of the faucet, a gasp, a sigh
      Tiles that lend a boom to the bass
      A curtain that sticks to one wet knee
      And soap in the eyes, and suds on the face

      Puddles that run to the edge of the mat
      The last of the hot going down the drain
      A foam-white hat and a soap on a string
      A fogged-up mirror as gray as rain

      A lather on top like a wedding cake
      A drum on the tub, a rattle of rings
      A towel hung up just out of reach
      An echo that adds a voice when it sings`,
  },
  {
    words:
      'bubble_bath bubble_baths hot_bath hot_baths long_bath long_baths bathtub bathtubs in_the_bath in_the_tub takes_a_bath take_a_bath took_a_bath takes_baths bath_time bathtime bath_bomb bath_bombs rubber_duck rubber_ducks rubber_ducky',
    stanzas: `
      A hush of the water, a hiss of suds
      Two wet knees like hills in the foam
      A big toe stuck in the faucet's mouth
      And a yellow duck on the long way home

      A door pulled to, a towel on the rail
      A washcloth wrung by the tips of the thumbs
      Steam on the window, a robe on the hook
      And the water moved when an elbow comes

      A level that creeps to the overflow
      Water let in till it's up to the chin
      A squeak of the tub when a shoulder slides
      And fingers like raisins, all wrinkled skin

      A drip from the spout, and a drip once more
      More from the hot with a turn of the toe
      A crackle of bubbles beside the ear
      A gulp from the drain when it's time to go`,
  },
  {
    words: 'toothbrush toothbrushes toothpaste brushes_teeth brushing_teeth brush_teeth floss flossing flosses',
    stanzas: `
      A shelf with a ring where the cup should stand
      Two in a glass with the bristles crossed
      A dab of white on the edge of the sink
      The cap of the tube, as usual, lost

      A tube rolled up like a toy snail shell
      Pressed in the middle, or rolled from the end
      A spit, and a swirl, and the faucet's squeak
      A ribbon of mint with a curl and bend

      A door pulled open, a nod in the glass
      A mouth full of foam, a hum for a word
      An elbow that saws like a fiddle bow
      And the water running, and nothing heard

      A cup and a comb on the windowsill
      A stripe of blue and a stripe of white
      Specks on the mirror like tiny stars
      Up and around, to the left, to the right`,
  },
  {
    words:
      'coupon coupons couponing bargain bargains bargain_hunter bargain_hunting discount discounts clearance buys_in_bulk buy_in_bulk bulk_buying price_tag price_tags black_friday',
    stanzas: `
      A table cleared to the sugar bowl
      Scissors out, and the paper in strips
      An envelope fat at the checkout belt
      And ten cents off in a bundle of clips

      A squint at the print by the price per pound
      A red-ink tag at the edge of a shelf
      A cart with a wheel that wants to go left
      And two for one, so it pays for itself

      A bang on the price that nobody needs
      Trunk full of soup at a nickel a can
      Paper towels stacked to the closet roof
      And not one bit of it part of the plan

      A till that rings, and a drawer that jumps
      A long receipt with the savings in bold
      A total circled in ballpoint pen
      Held at the door like a medal of gold`,
  },
  {
    words:
      'goes_shopping go_shopping went_shopping loves_shopping love_shopping loved_shopping loves_to_shop love_to_shop likes_shopping shopping_spree shopping_sprees shopping_trip shopping_trips shopping_bag shopping_bags shopping_mall shopaholic online_shopping window_shopping',
    stanzas: `
      A street of windows on either side
      Paper bags hung from the crook of an arm
      A sleeve held out to the light, a tilt
      And just one more window can do no harm

      Zippers go up and zippers come down
      A curtain pulled on its rattling rings
      The next size up and the same in green
      And a bench by the mirror piled with things

      A list with a line and a half on it
      In for a lightbulb, and out with a chair
      Candle and pot, and a mug with a cat
      And the bulb, on its shelf, is still in there

      A key in the door, a hush on the stairs
      Tissue paper that crackles and slides
      A tag snipped off and put out of sight
      A box in the closet, where something hides`,
  },
  {
    words:
      'pays_the_bills pay_the_bills paid_the_bills paying_the_bills paying_bills pays_bills pay_bills unpaid_bills electric_bill electric_bills electricity_bill gas_bill phone_bill heating_bill budget budgets budgeting saving_money saves_money save_money saved_money saves_every_penny saved_every_penny saving_up saves_up save_up penny_pincher pinches_pennies frugal thrifty tight_with_money careful_with_money',
    stanzas: `
      A rubber band and a kitchen chair
      Columns in pencil, a sum half done
      Windowed envelopes, white and long
      And a tick in red for every one

      A line drawn under, and added again
      Rent and electric, the gas and the phone
      A line for the food, a line for the shoes
      And just enough left for an ice cream cone

      A switch that clicks in an empty room
      Lights turned off at the end of the hall
      A notebook ruled in blue and red
      And room for the nickels, however small

      Nothing thrown out that will do once more
      Paper and string in a drawer to hold
      Jars rinsed out for the nails and the rice
      Soap pressed up from the ends of the old`,
  },
  {
    words:
      'jar_of_coins jar_of_change jar_of_pennies coin_jar change_jar penny_jar swear_jar savings_jar piggy_bank piggy_banks spare_change loose_change pocket_change saves_coins saved_coins saves_pennies saving_pennies',
    stanzas: `
      A thick glass side and a slotted lid
      Copper and silver, up to the brim
      A dime that slides to the edge and stops
      And a button in there on someone's whim

      Pockets turned out on the chest of drawers
      Handfuls let go with a rattle and clink
      Dimes on top of a layer of cents
      And the level higher than one would think

      A job for the width of the kitchen floor
      Tipped on a towel and built into stacks
      Brown on the fingers, a smell like keys
      And rolls of paper in tidy packs

      Too heavy to lift with one hand now
      Change from the milk and change from the bread
      A foreign one with a hole in it
      A nickel balanced on top, on its head`,
  },
  {
    words:
      'burglar burglars burglary burglaries burglarized burgled break-in break-ins robbery broke_into_the_house broke_into_our_house broke_into_my_house broke_into_the_car broken_into stolen_car stole_my_car stole_the_car stole_my_bike stole_the_bike stole_your_bike',
    stanzas: `
      A door left open that had been shut
      A lock that hangs by a single screw
      Dust in a square where a good thing stood
      A print on the step of a size-ten shoe

      Nothing at all where there had been some
      A splintered edge and a swinging latch
      The good stuff gone, and the bad stuff left
      And one lone glove that has no match

      A pen, a cap and a lick of the thumb
      A flashlight beam and a notebook page
      One long list of the things that went
      And what each was worth at its time and age

      A lock brand-new on the same old door
      A rattle to check, a turn of the key
      A light that jumps on for a passing cat
      A bill for the lock, and a call-out fee`,
  },
  {
    words:
      'lottery lotteries lotto lottery_ticket lottery_tickets scratch_card scratch_cards scratch-off scratch-offs scratchcard scratchcards powerball lucky_numbers',
    stanzas: `
      A shelf of luck by the register drawer
      A slip on the fridge, a magnet on top
      Six little numbers in ballpoint blue
      And balls in a bubble that hop and drop

      A thumb and a coin at the counter's edge
      A scrape of a dime, a silvery crumb
      Two of the cherries, a third one due
      Numbers looked up with the tip of a thumb

      A grid filled in with a borrowed pen
      Birthdays, a street, and a good eleven
      Crosses in rows in the little pink squares
      And always, for luck, a big fat seven

      A door with a bell, and the rack of gum
      A line by the counter, the mints, the news
      A dollar smoothed flat on the rubber mat
      A pencil so short there's little to lose`,
  },
  {
    words:
      'argue argues argued arguing argument arguments bicker bickers bickered bickering quarrel quarrels quarreled quarrelled quarreling squabble squabbles squabbled slammed_the_door slams_the_door slam_the_door slams_doors slamming_doors slamming_the_door',
    stanzas: `
      A door that shuts with the whole of the house
      Cups that jump in the cupboard, and ring
      Spoons put away with unusual care
      And all of it over hardly a thing

      Round and round with the kettle on
      Which way is left, and who lost the map
      How long it takes for an egg to boil
      And whose turn it was to put back the cap

      A lamp in between like a referee
      Two ends of a couch, and a mile of seat
      Arms folded up like a deck chair's legs
      Under the blanket, the tips of two feet

      A word, and a word on the top of that
      A finger up and a chin held high
      A fork in the air to conduct each point
      And peas going cold on the plate nearby`,
  },
]
