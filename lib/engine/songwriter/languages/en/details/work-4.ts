import type { Details } from '../../stanzas.ts'

/** The office, the desk, and what becomes of a job. */
export const work4: readonly Details[] = [
  {
    words:
      'accountant accountants accounting bookkeeper bookkeepers bookkeeping spreadsheet spreadsheets taxes tax_return tax_returns tax_season cpa payroll auditor balances_the_books in_accounts accounts_department accounts_team accounts_dept',
    stanzas: `
      A lamp, a pad, and a stack of forms
      Columns added up twice to the cent
      A shoebox of slips with the ink gone pale
      And a nickel lost, wherever it went

      A folder for each of the dozen months
      Receipts in piles by the date and kind
      A pencil sharp as a pencil gets
      And one missing form that is hard to find

      A clean white sleeve and a green-topped desk
      Paper tape curling down from the sum
      Boxes in green and a few in red
      And ten quick keys underneath one thumb

      A cursor blinking in box B-four
      Rows and columns that won't agree
      A formula seventeen brackets long
      And the right side short by a dollar three`,
  },
  {
    words:
      'coder coders coding writes_code wrote_code writing_code programmer programmers programming software software_engineer software_engineers software_developer web_developer debug debugs debugged debugging software_bug software_bugs fixes_bugs fixed_bugs fixing_bugs deploys deploying_code deployed_code pull_request pull_requests learning_python writes_python learn_python',
    stanzas: `
      A desk with a keyboard rubbed to a shine
      A cursor blinking on line two-ten
      A rubber duck by the side of the screen
      And switched to off, and then on again

      A swivel chair and a spilled-tea stain
      One missing bracket that no one can see
      Two dark monitors, lines of green
      And cookie crumbs under the Enter key

      A bar that creeps to the end, and waits
      The tests go green and the build goes through
      Headphones on and a hoodie up
      And a brand-new bug where an old one grew

      A sticky note on the edge of the desk
      Tabs on tabs in a crowded row
      A comment that says not to touch this part
      And one green button that says to go`,
  },
  {
    words:
      'meetings staff_meeting team_meeting board_meeting boring_meeting long_meeting work_meeting conference_call conference_calls conference_room powerpoint slide_deck on_mute unmute unmuting unmutes unmuted',
    stanzas: `
      A long oak table, a jug, and a tray
      Doodles drawn down the handout's side
      One wobbly chair and a plate of crumbs
      And slide twenty-two, and another slide

      A row of squares with a face in each
      A voice on mute and a mouth that moves
      Coffee in rings on the tabletop
      A chart going up that perhaps improves

      A sign on the door that says in use
      Ten chairs pulled to a table for eight
      A marker that squeaks, another gone dry
      And somebody joining five minutes late

      A pad of paper, a bowl of mints
      Circling back to the very first point
      The last of the doughnuts cut in half
      A chair with a creak in a certain joint`,
  },
  {
    words: 'email emails emailed emailing e-mail e-mails inbox reply_all replies_all replied_all',
    stanzas: `
      A screen lit up on the edge of the desk
      Unread numbers climbing in blue
      Regards typed out and then best instead
      A ping, a ping, and another one, too

      A cursor tapping its foot and still
      A draft reread for the tone and the pace
      The file left off, then sent on its own
      And a comma moved to a better place

      A flag, a star, and a paper clip
      The trash can full and the folders bare
      A subject line with a whole row of Re's
      And everyone copied from here to there

      A short last line and a name below
      A little whoosh as the thing takes flight
      The top checked twice for the name in the box
      And one glowing square for a reading light`,
  },
  {
    words:
      'job_interview job_interviews interview interviews interviewed interviewing job_application job_applications job_hunt job_hunting job_search cover_letter cover_letters his_resume her_resume my_resume your_resume',
    stanzas: `
      A haircut new as a copper coin
      A good pressed shirt with the collar straight
      A folder flat on the top of the knees
      And fifteen minutes in hand to wait

      A bus times table, a second pen
      A handshake practiced against a door
      The label snipped from a jacket sleeve
      And an elevator that stops each floor

      A glass of water, a wide clean desk
      A chair that's lower than all the rest
      The five-year question, the glass half full
      A palm wiped dry on the side of the vest

      A name read off of a printed list
      Two rows of smiles and a row of chairs
      A mint dissolved by the third hello
      And the best reply on the way downstairs`,
  },
  {
    words:
      'new_job new_jobs first_day_at_work first_day_of_work first_day_on_the_job starts_a_job starting_a_job got_the_job got_a_job got_hired first_job',
    stanzas: `
      A lanyard stiff with the fold still in
      A brand-new badge with a startled face
      A password picked and forgotten by lunch
      And new names to learn all over the place

      A key that sticks and a drawer that's bare
      A lunch brought in and a shelf wiped clean
      The way to the restroom, asked for twice
      And how to work the coffee machine

      A hook with nothing yet hanging there
      A pen and a pad with a spotless page
      A handshake tour of the whole of the place
      And forms to sign for the tax and the wage

      A first alarm and a second alarm
      Clothes laid out on the chair for the day
      Ten minutes early and walking slow
      And a seat that only adjusts one way`,
  },
  {
    words:
      "quit_my_job quit_his_job quit_her_job quit_a_job quit_the_job quit_your_job quitting_my_job quitting_her_job quitting_his_job quitting_the_job quits_her_job quits_his_job resigned resigns resigning resignation two_weeks_notice two_weeks'_notice gave_notice giving_notice handed_in_notice left_my_job leaving_my_job leaving_the_job changed_jobs changing_jobs",
    stanzas: `
      A drawer pulled out and tipped upside down
      A plant and a mug in a cardboard box
      A badge handed in with the picture on
      A click of the door as it shuts and locks

      An envelope laid on a tidy desk
      One short letter, three lines in all
      The password gone with a single click
      And a pale square left on an office wall

      A coat picked off from the usual hook
      A calendar wiped from end to end
      The good pen pocketed, no one the worse
      And a whole clear Monday morning to spend

      A nod at the desk on the way outside
      The last of the coffee rinsed from the cup
      A chair rolled in to the edge of a desk
      And the radio in the car turned up`,
  },
  {
    words: 'promotion promotions promoted pay_raise got_a_raise gets_a_raise getting_a_raise got_the_promotion',
    stanzas: `
      A plate of brass and a couple of screws
      A new line under the name on the door
      A handshake down the length of the hall
      And one more key than there was before

      A bigger desk with a cleaner edge
      New business cards in a box of white
      A round of claps by the coffee pot
      And a better chair and a bit more light

      A card going round with a pen to sign
      Sheet cake cut into even squares
      A title tried out under the breath
      And a desk moved up by a flight of stairs

      A coat hung up on a sturdier hook
      A desk with a drawer that finally shuts
      The same old mug in a different room
      A bowl by the phone with the good mixed nuts`,
  },
  {
    words: 'boss bosses my_manager her_manager his_manager our_manager manager managers supervisor supervisors',
    stanzas: `
      A door with a name on the pebbled glass
      The corner desk with a stack to sign
      A coffee cup with a permanent ring
      And a phone that lights up on every line

      A nod going by at a walking pace
      Footsteps known from the end of the hall
      A pen that taps on the edge of a desk
      And a year in squares on the office wall

      A pad on the knee, a marker uncapped
      Red pen circles in all the right spots
      Reading glasses pushed up on the head
      A plan made of boxes, arrows, and dots

      A stack of folders, a tray marked In
      A jacket left on the back of a chair
      Got a minute, and twenty go by
      And one desk lamp with some light to spare`,
  },
  {
    words:
      'coworker coworkers co-worker co-workers colleague colleagues officemate office_mate work_friend work_friends cubicle cubicles break_room breakroom water_cooler',
    stanzas: `
      A row of mugs and a bag of tea
      Two chairs rolled to the side of one screen
      Half a sandwich across the desk
      And a raised eyebrow, and what that can mean

      A kettle shared and a list on the wall
      A stapler borrowed and never brought back
      A birthday card going round for a name
      And a bottom drawer with a secret snack

      A whistle heard from the next desk down
      Heads popping over the cubicle wall
      One good laugh by the coffee machine
      And a spoon in the sink, no one's at all

      A coat thrown over the back of a chair
      Lunch at the same old table for four
      A wave across from desk to desk
      And ten more words with a hand on the door`,
  },
  {
    words:
      'two_jobs three_jobs second_job second_jobs side_hustle side_job side_jobs extra_shift extra_shifts double_shift double_shifts works_doubles worked_doubles',
    stanzas: `
      A bag packed up for the whole day round
      A second name tag, a change of shoes
      Supper eaten between red lights
      A nap on the couch in front of the news

      A coffee in one hand, a coat half on
      One set of keys and another set
      Shirts on a hook in the back of the car
      And a calendar not quite balanced yet

      A clean shirt rolled at the top of a bag
      One clock out and one clock in
      A sandwich wrapped for the second half
      And five spare minutes spread out thin

      A bus pass worn to a bendy card
      Sleep in slices and coffee black
      Two kinds of apron over one arm
      And there and home and there and back`,
  },
  {
    words:
      'overtime late_at_the_office late_at_work late_at_the_shop working_late works_late worked_late work_late stays_late stayed_late workaholic midnight_oil deadline deadlines',
    stanzas: `
      A row of desks with the chairs pushed in
      One lit square in a wall of glass
      Noodles eaten out of the box
      And a nod each time when the cleaners pass

      A fan that hums in the ceiling tile
      The last coat left on the row of hooks
      The motion light going off by itself
      And crackers for supper among the books

      A vacuum running a floor above
      The hall gone dark to the exit sign
      A text that says half an hour more
      A plate in the oven kept warm till nine

      A number glowing over the doors
      An elevator all to itself
      A screen shut down and a desk lamp clicked
      And supper wrapped on the middle shelf`,
  },
  {
    words:
      'paycheck paychecks payday pay_day rent_money pays_the_rent pay_the_rent paid_the_rent paying_the_rent rent_is_due makes_ends_meet make_ends_meet made_ends_meet making_ends_meet salary minimum_wage',
    stanzas: `
      A kitchen table, a pad, and a lamp
      Numbers penciled down one long side
      Envelopes labeled for food and gas
      And a dollar bill to be stretched out wide

      A long thin envelope, torn at the top
      A stub with the taxes taken away
      Coupons clipped and a jar of dimes
      And cake for once, on account of the day

      A roll of stamps and a ballpoint pen
      The landlord's envelope, sealed and signed
      A couple of twenties tucked in a book
      And the electric bill not far behind

      A jar tipped out on its side, and a count
      Coins in a row on the tabletop
      Figures done on a cereal box
      And just enough for the corner shop`,
  },
  {
    words:
      'retire retires retiring retirement retiree last_day_of_work last_day_at_work pension years_service years_of_service carriage_clock leaving_do',
    stanzas: `
      A hook by the door with its coat gone home
      A nameplate dropped in a cardboard box
      A sheet cake sliced with a plastic knife
      And never a ring from the bedside clocks

      A robe, a chair, and a second cup
      Alarm unset and the coffee slow
      The paper read to the very last ad
      And nowhere in particular to go

      A calendar page with its squares all white
      Slippers on at a quarter past nine
      A tie rack gathering gentle dust
      And Monday looking remarkably fine

      A banner hung from a ceiling tile
      Handshakes all the way to the door
      A card so full that the back's signed too
      A watch not needed so much anymore`,
  },
  {
    words:
      'laid_off layoff layoffs got_fired was_fired been_fired getting_fired fired_from lost_my_job lost_his_job lost_her_job lost_your_job lost_the_job losing_my_job losing_the_job unemployed unemployment pink_slip job_loss',
    stanzas: `
      A door pulled shut and a folder squared
      A cardboard box and a rubber plant
      A meeting called with no subject line
      A badge that could open doors and now can't

      A tape gun borrowed from down the hall
      A password refused at the second try
      A drawer of ketchup and plastic forks
      And a fern on the front seat, riding high

      A kettle on and a list begun
      The want ads circled in ballpoint blue
      Sweatpants good for a Tuesday noon
      And a resume polished to almost new

      A paper to sign on a bare white desk
      A handshake limp as a lettuce leaf
      A parking spot with its number still on
      A speech about strategy, none too brief`,
  },
  {
    words: 'printer printers copier copiers photocopier paper_jam paper_jams copy_machine fax_machine toner',
    stanzas: `
      A tray slid out and a tray slid in
      A door pulled open, and flap A, flap B
      A sheet folded up like a paper fan
      And nothing in there that the eye can see

      A button pressed and a green light lit
      A beep and a whir and a grinding groan
      A cartridge shaken, a blackened thumb
      A page coming out with one line alone

      A word on the screen and it will not move
      Plenty of paper, and it says none
      Off at the wall and a count to ten
      And forty warm copies instead of one

      A slap on the side for encouragement
      A hopeful blink and a long, long whir
      A tray shoved shut with the flat of a hand
      And every third page with a gentle blur`,
  },
  {
    words:
      'works_from_home work_from_home working_from_home worked_from_home home_office remote_work remote_job works_remotely working_remotely telecommutes',
    stanzas: `
      A corner cleared at the dining table
      A good pressed shirt and pajama knees
      A laptop wedged by the cereal bowl
      The mute pressed quick for a bark or a sneeze

      A hallway walked with a cup in the hand
      A trip of exactly eleven feet
      The kettle close and the slippers on
      And crumbs from the toast on the swivel seat

      A cable run underneath the rug
      A bookshelf set where the camera can see
      The dryer buzzing behind a door
      And a grilled cheese lunch and a pot of tea

      A lamp moved over, a blind let down
      Headset on and a door pulled to
      The same old view of the neighbor's fence
      And a laptop shut, and the day is through`,
  },
  {
    words:
      'started_my_own_business started_her_own_business started_his_own_business starting_my_own_business starting_her_own_business starting_his_own_business small_business startup startups start-up entrepreneur entrepreneurs started_a_business starting_a_business starts_a_business runs_a_business ran_a_business started_a_company self-employed self_employed freelancer freelances freelancing',
    stanzas: `
      A corner cleared in the smallest room
      A folding desk and a borrowed chair
      A plan on a napkin, soft in the fold
      And sticky notes all the way up the stair

      A box of cards and a box of pens
      A fresh-cut stamp and a pad of ink
      A phone that rings in the middle of lunch
      And the week's receipts by the kitchen sink

      A carton of folders, a roll of stamps
      A whiteboard wiped and filled up again
      Takeout boxes pushed to the side
      And tooth marks left in the only pen

      A name on the mail, a name on the mat
      The boss and the janitor, both in one
      A logo scribbled on half the mail
      A list with a line through the things now done`,
  },
  {
    words:
      'lawyer lawyers attorney attorneys law_school law_firm law_student courtroom bar_exam the_bar_exam paralegal',
    stanzas: `
      A shelf of books with the spines alike
      Tabs on the pages in yellow and blue
      A heavy briefcase with two brass clicks
      And the small print read the whole way through

      A tall wood door and a marble hall
      A dark suit brushed and a collar pressed
      Polished rails and a high-backed bench
      And one good point kept close to the vest

      A folder squared on a leather pad
      Whereas, whereas, and a place to sign
      Papers tied with a flat red string
      And a pen laid out by the dotted line

      A stack of boxes, a number on each
      File after file on a rolling cart
      A yellow pad with an arrow or two
      And the last word saved for the closing part`,
  },
  {
    words: 'translator translators translates translated translating translation translations interpreter interpreters',
    stanzas: `
      A page on the left, a page on the right
      Two dictionaries propped side by side
      A pencil stopped over one small word
      And a joke that survives the bumpy ride

      A cup gone cold at the paper's edge
      One stubborn word at the end of a line
      Margins full of a small neat hand
      And a second-best that will do just fine

      A finger keeping the place in the book
      A sentence turned like a coat inside out
      A lamp pulled down to the open page
      And every last comma thought about

      A microphone and a water glass
      A whisper half a breath behind
      Headphones on and the hands in the air
      And the plainest word, the hardest to find`,
  },
  {
    words:
      'journalist journalists journalism reporter reporters newsroom newspaper_editor foreign_correspondent newscaster news_anchor press_pass byline bylines',
    stanzas: `
      A desk heaped high with the week gone by
      A notebook thin as a slice of bread
      Shorthand nobody else can read
      A phone held tight to the side of the head

      A tape that turns with a small red light
      A question asked and then asked again
      A press card clipped to a coat lapel
      And six more minutes, and one dry pen

      A clatter of keys from wall to wall
      Ink on the paper, still damp and black
      Who and when and the reason why
      A call to the source, and a call right back

      A coat on the run and a list of names
      A foot in the door, a pen in the hand
      The headline cut till the words all fit
      And the front page up at the corner stand`,
  },
]
