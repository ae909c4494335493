import type { Details } from '../../stanzas.ts'

/** Visits, jobs, journeys, cars and papers. */
export const people7: readonly Details[] = [
  {
    words:
      'visit_me visit_us visit_you visit_him visit_her visit_them visit_grandma visit_grandpa visit_grandmother visit_mom visit_your visit_my visit_his visits_me visits_us visits_you visits_him visits_her visits_them visits_grandma visits_grandpa visits_grandmother visits_mom visits_your visits_my visits_his visited_me visited_us visited_you visited_him visited_her visited_them visited_grandma visited_grandpa visited_grandmother visited_mom visited_your visited_my visited_his visiting_me visiting_us visiting_you visiting_him visiting_her visiting_them visiting_grandma visiting_grandpa visiting_grandmother visiting_mom visiting_your visiting_my visiting_his visitor visitors come_to_see comes_to_see came_to_see',
    own: `
      {fact}
      The cups [are] brought out, and the good plates, and pie
      {He} {laughs} at the same thing the same as before
      And nobody [looks] at the clock going by

      (The path|One step|The bell) [has] been listened for since early on
      {He} {stays} for one coffee, and then for one more
      {fact}
      And {says} the goodbyes for an hour at the door`,
    stanzas: `
      (The cushions|The curtains|The rugs) [have] been shaken, the kettle [is] full
      The dog [has] the window and guards the whole street
      A car [takes] the corner, the tail [gives] a thump
      And everyone suddenly [gets] to their feet

      (A chair|One chair|The chair) [is] pulled up, and the photos [come] down
      The talk [goes] around like a plate to be passed
      The sun [moves] a foot on the opposite wall
      And no hour [has] ever gone quite so fast`,
    later: `
      The crumbs [are] swept up and the cups [are] all rinsed
      The cushion still [has] the round shape of a guest
      The room [feels] a little bit bigger than then
      And a good deal too tidy, and not at its best`,
    hook: `
      A visit, a visit, the coat on the hook
      A visit's worth more than the time that it took

      Come to the window and come up the stair
      A visitor's coming, so pull out a chair`,
  },
  {
    words: 'jail prison jailed behind_bars inmate inmates parole bail locked_up county_lockup',
    own: `
      {fact}
      The wall [is] the same, and the clock [is] the same
      {He} {waits} for the time that the post [comes] around
      And {turns} when somebody [is] saying {his} name

      (A letter|One letter|A card) [comes] along with the seal torn away
      {He} {looks} at the strip of the sky and a bird
      {fact}
      And {holds} on to each of the kind things {he} {has} heard`,
    stanzas: `
      (The glass|Thick glass|One pane) [has] a hand on each side, palm to palm
      The clock [gives] them twenty, and then [gives] them ten
      They [talk] of the dog, and the garden, and soup
      And somebody [waves] till the door [shuts] again

      (The window|One window|A window) [is] narrow, and still [lets] in sun
      It [crosses] the floor and it [climbs] up the bed
      A pencil [makes] marks on the side of the shelf
      And a song [keeps] on going inside of a head`,
    later: `
      Then one day a gate [slides] along on its wheels
      A bag [has] a shirt and a comb and a key
      Somebody [stands] with a coat by the car
      And the sky [is] as wide as a sky [can] be`,
    hook: `
      Prison is concrete and prison is steel
      But no prison locks up what people can feel

      Behind bars or not, there's a heart in the chest
      And bars can't keep out that it's loved like the rest`,
  },
  {
    words:
      'second_chance second_chances another_chance last_chance caught_me_cheating caught_me_lying caught_me_stealing caught_me_sneaking caught_me_smoking caught_me_copying fresh_start clean_slate start_over started_over starting_over',
    own: `
      {fact}
      The kettle [is] on, and the coat [is] hung up
      Nobody [shouts] there, and nobody [runs]
      And two people [look] for a while in a cup

      (The sun|New light|The day) [is] let in through the width of the blinds
      {He} {picks} up the broom and {begins} at the wall
      {fact}
      And {sweeps} out the worst of it, dust balls and all`,
    stanzas: `
      (The page|One page|A page) with a blot [is] torn out and thrown by
      The next one [lies] white as a field in the snow
      The pencil [is] sharpened, the hand [takes] a breath
      And this time the line [knows] the right way to go

      (A loaf|One loaf|The loaf) [comes] out flat as the sole of a shoe
      The cook [has] a laugh and [gets] out some more flour
      The oven [stays] warm, and it [holds] no bad thoughts
      And the good smell [begins] in about half an hour`,
    later: `
      What happened has happened, it [isn't] wiped out
      But grass [finds] the crack in the middle of stone
      And nobody [gets] to begin again well
      Who [has] to begin it entirely alone`,
    hook: `
      A second chance, second chance, out in the sun
      The second chance starts when the first one is done

      Start over, start over, from here and from now
      Start over, and love will soon show it just how`,
  },
  {
    words:
      'train_me train_us train_everyone train_the_new trained_me trained_us trained_everyone trained_the_new trains_me trains_us trains_everyone trains_the_new showed_me_where showed_me_around show_me_how show_me_where show_me_around shows_me_where shows_me_around the_ropes first_day_on first_week_at learned_the_ropes',
    own: `
      {fact}
      {He} {points} out the kettle, the fuse, and the broom
      {He} {shows} where to kick it whenever it [sticks]
      And which of the chairs [is] the best in the room

      (A cup|The bucket|A pot) [goes] right over, and someone [turns] red
      {He} {laughs} at the puddle and {hands} down a rag
      {fact}
      And {shares} half a sandwich right out of the bag`,
    stanzas: `
      (The badge|One badge|A badge) [is] on crooked, the apron [is] stiff
      The door that [says] pull [gets] a push and a groan
      The copier [eats] the first page that it [sees]
      And a kind voice [says] no one [is] born with it known

      (The hands|New hands|Two hands) [do] it slowly, then slowly once more
      Then somewhere past lunch they [forget] to be told
      The knot, or the lever, the knife, or the keys
      It [turns] from a trick to a thing they [can] hold`,
    later: `
      The new one [grows] old, and there [is] a new new
      Who [looks] at the buttons with very round eyes
      And out [comes] the same joke, the same kindly nod
      And half of a sandwich, in just the same size`,
    hook: `
      Show them the ropes, and the knots, and the knack
      The ropes that were learned get handed on back

      First day on the job, with the shoes far too new
      First day on the job, and a friend pulls one through`,
  },
  {
    words:
      'cover_shift cover_shifts cover_my_shift cover_your_shift cover_his_shift cover_her_shift cover_for_me cover_for_us cover_for_you cover_for_everyone covers_shift covers_shifts covers_my_shift covers_your_shift covers_his_shift covers_her_shift covers_for_me covers_for_us covers_for_you covers_for_everyone covered_shift covered_shifts covered_my_shift covered_your_shift covered_his_shift covered_her_shift covered_for_me covered_for_us covered_for_you covered_for_everyone covering_shift covering_shifts covering_my_shift covering_your_shift covering_his_shift covering_her_shift covering_for_me covering_for_us covering_for_you covering_for_everyone took_shift take_shift takes_shift took_shifts take_shifts takes_shifts swap_shifts swapped_shifts swaps_shifts trade_shifts traded_shifts did_my_shifts do_my_shifts did_my_shift did_shifts worked_my_shifts took_my_shifts',
    own: `
      {fact}
      {He} {ties} on the apron {he} {has} just untied
      {He} {says} that the couch [is] too quiet at home
      And {takes} up the work with a bit of a stride

      (The bus|The last bus|The sun) [is] long gone, and the feet [have] a say
      {He} {fills} up {his} cup, and {he} {rubs} at one eye
      {fact}
      And {waves} off the thanks like a wandering fly`,
    stanzas: `
      (The chart|One chart|The list) on the wall [has] a name crossed right through
      Another [is] written in over the line
      Somebody [gets] to a school play in time
      To see a small carrot say all will be fine

      (The clock|A clock|That clock) [takes] the night in the smallest of sips
      The floors [get] a shine, and the fridge [has] a hum
      The cleaners [go] by with a nod and a mop
      And a blackbird [lets] everyone know day [has] come`,
    later: `
      It [is] paid back in doughnuts, and paid back in rides
      Or one day in June it [comes] back, shift for shift
      And some of it never [gets] paid back at all
      And that [is] how it [stops] being trade, and [is] gift`,
    hook: `
      Cover the shift, and the night, and the bell
      Cover the shift for a friend who's unwell

      Took the shift, took the shift, kept the light on
      Took the shift so that somebody could be gone`,
  },
  {
    words:
      'never_missed_a never_missed_work never_missed_one never_misses_a never_miss_a perfect_attendance sick_day sick_days never_called_in never_late_for always_showed_up always_shows_up',
    own: `
      {fact}
      The rain [comes] down sideways, the snow [fills] the boot
      {He} {rounds} the last corner at ten before eight
      And the bus [greets] {him} there with a bit of a hoot

      (The cough|A cold|The nose) [gets] a lozenge, the knee [gets] a wrap
      {He} {says} that {he's} fine, and {he} {says} it through wool
      {fact}
      And the chair by the window, as always, [is] full`,
    stanzas: `
      (The wall|One wall|A wall) [has] a chart, and the chart [has] a row
      The checks [sit] along it like birds on a line
      The flu [comes] to town, and the snow, and the flood
      And each of the birds on the row [is] just fine

      (The key|A key|One key) [finds] the lock, and the lights [give] a blink
      The kettle [is] filled, and the blinds [are] let up
      The place wouldn't know how to start on its own
      Without that same coat and that same coffee cup`,
    later: `
      The one day it [is] empty, the whole building [knows]
      They [look] at the hook, and they [look] down the street
      It [is] then that they [see] what it [is] to be there
      The plainest of gifts, and the hardest to beat`,
    hook: `
      Never missed one, not a Monday or May
      Never missed one, not the rainiest day

      Always showed up with the coat and the cup
      And love, when it's weighed, is to always show up`,
  },
  {
    words:
      'walk_miles walk_to_work walk_everywhere walk_home walk_me_home walk_you_home walk_us_home walk_her_home walks_miles walks_to_work walks_everywhere walks_home walks_me_home walks_you_home walks_us_home walks_her_home walked_miles walked_to_work walked_everywhere walked_home walked_me_home walked_you_home walked_us_home walked_her_home walking_miles walking_to_work walking_everywhere walking_home walking_me_home walking_you_home walking_us_home walking_her_home long_walk long_walks evening_walk evening_walks go_for_walks goes_for_walks went_for_walks',
    own: `
      {fact}
      {He} {cuts} through the park where the chestnuts [come] down
      {He} {knows} every gatepost and half of the dogs
      And the best bit of wall to look over the town

      (The shoes|Two shoes|The boots) [are] worn thin at the back of the heel
      {He} {kicks} the one stone from the store to the bend
      {fact}
      And the road [is] too short when it [comes] to its end`,
    stanzas: `
      (The lamps|Street lamps|The lights) [come] on, and the shadows [grow] long
      They [cross], and they [part], and they [lean] on a wall
      A window [lets] out a small bit of a song
      And the leaves underfoot [do] the talking for all

      (The path|A path|One path) [takes] its time by the field and the mill
      A gate [gives] a squeak, and a horse [gives] a look
      The thoughts [come] along with their hands in their coats
      And [sort] themselves out on the bridge by the brook`,
    later: `
      The road [has] been widened, the elms [have] come down
      But feet [have] a memory all of their own
      And nobody [goes] round the old corner there
      And [feels] they [are] walking it wholly alone`,
    hook: `
      Walk the long way, by the lamps and the trees
      The long walk is good for the heart and the knees

      Walk home, walk home, let the bus pass on by
      Walk home underneath all that room in the sky`,
  },
  {
    words:
      'give_ride give_rides give_lift give_lifts gives_ride gives_rides gives_lift gives_lifts gave_ride gave_rides gave_lift gave_lifts giving_ride giving_rides giving_lift giving_lifts pick_me_up pick_us_up pick_her_up pick_him_up pick_up_hitchhikers picks_me_up picks_us_up picks_her_up picks_him_up picks_up_hitchhikers picked_me_up picked_us_up picked_her_up picked_him_up picked_up_hitchhikers drove_me_to drove_us_to drove_me_home drove_us_home drove_everyone drove_me_everywhere drove_her_to drove_him_to drove_her_everywhere drove_him_everywhere drive_me_to drive_us_to drive_me_home drive_us_home drive_everyone drive_me_everywhere drive_her_to drive_him_to drive_her_everywhere drive_him_everywhere drives_me_to drives_us_to drives_me_home drives_us_home drives_everyone drives_me_everywhere drives_her_to drives_him_to drives_her_everywhere drives_him_everywhere hitchhiker hitchhikers hitchhike hitchhiked hitchhiking designated_driver',
    own: `
      {fact}
      {He} {clears} the front seat of the mail and a shoe
      {He} {says} that it [is] on the way, more or less
      And it [is] ten miles off it, as everyone knew

      (The lights|The headlights|Two lights) [swing] around and they [stop] at the curb
      {He} {leans} to the handle and {opens} it wide
      {fact}
      And {waits} till the bags and the feet [are] inside`,
    stanzas: `
      (The rain|Hard rain|Cold rain) [drums] the roof, and the wipers [keep] time
      The heater [smells] lightly of crayons and dog
      The talk [comes] out easier, both looking front
      And a gas station [glows] like a boat in the fog

      (A thumb|One thumb|A bag) by the road [stands] up small in the dust
      Two trucks and a bus and a hay cart [go] by
      Then one old blue car [pulls] on over to stop
      And a dog in the back [moves] along with a sigh`,
    later: `
      The engine [is] off, but nobody [gets] out
      There [is] a bit more to be said in the drive
      The best of the ride [is] when lamps [have] come on
      And nobody [wants] quite as yet to arrive`,
    hook: `
      Give them a ride through the rain and the dark
      A ride to the station, a ride to the park

      Pick them up, pick them up, day or by night
      A ride for a friend, with the belt buckled tight`,
  },
  {
    words:
      'back-seat_driver backseat_driver passenger_seat_driver invisible_brake invisible_brakes imaginary_brake imaginary_brakes phantom_brake phantom_brakes slam_brake slams_brake stomp_brake stomps_brake slam_brakes slams_brakes grab_dashboard grabs_dashboard grabbed_dashboard',
    own: `
      {fact}
      {His} foot [hits] the floor, and there [isn't] a brake
      The light [is] still green, and the street [is] all clear
      And the driver [asks] softly which turn to take

      (A truck|A bus|One bus) on the hill [is] a mile off, or two
      {He} {grips} the old handle and {holds} in {his} breath
      {fact}
      And {says} very calmly {he's} frightened to death`,
    stanzas: `
      (The mat|One mat|The mat) on the one side [is] worn to a hole
      There [isn't] a pedal for miles underneath
      The driver [hums] on, and the corner [comes] up
      And somebody [whistles] the air through their teeth

      (The lane|That lane|One lane) on the left [is] the better by far
      The light [has] gone yellow, there [is] an old man
      The speed [is] a mile more than anyone [needs]
      And all this [is] said just as fast as one can`,
    later: `
      They [get] there in one piece, the same as before
      The engine [ticks] down and the keys [are] put by
      And nobody ever [will] say so out loud
      But it's good to have somebody else keep an eye`,
    hook: `
      Back-seat driver, back-seat driver, slow, slow, slow
      The back seat knows more than the front seat can know

      Brake for the bend, and then brake for the bus
      And brake for the leaf that is making a fuss`,
  },
  {
    words:
      'yell_at_drivers yell_other_drivers yell_drivers yell_traffic yell_at_traffic yell_every_driver yells_at_drivers yells_other_drivers yells_drivers yells_traffic yells_at_traffic yells_every_driver yelled_at_drivers yelled_other_drivers yelled_drivers yelled_traffic yelled_at_traffic yelled_every_driver yelling_at_drivers yelling_other_drivers yelling_drivers yelling_traffic yelling_at_traffic yelling_every_driver swear_at_drivers swear_other_drivers swear_drivers swear_traffic swear_at_traffic swear_every_driver swears_at_drivers swears_other_drivers swears_drivers swears_traffic swears_at_traffic swears_every_driver shout_at_drivers shout_other_drivers shout_drivers shout_traffic shout_at_traffic shout_every_driver shouts_at_drivers shouts_other_drivers shouts_drivers shouts_traffic shouts_at_traffic shouts_every_driver honk_at_drivers honk_other_drivers honk_drivers honk_traffic honk_at_traffic honk_every_driver honks_at_drivers honks_other_drivers honks_drivers honks_traffic honks_at_traffic honks_every_driver curse_at_drivers curse_other_drivers curse_drivers curse_traffic curse_at_traffic curse_every_driver curses_at_drivers curses_other_drivers curses_drivers curses_traffic curses_at_traffic curses_every_driver road_rage other_drivers honk_at honk_horn honks_at honks_horn honked_at honked_horn honking_at honking_horn',
    own: `
      {fact}
      The windows [are] up, so nobody [can] hear
      {He} {asks} a white van where it learned how to turn
      And the van [goes] along with a wave and a cheer

      (The light|A light|One light) [goes] to green, and the front one [sits] still
      {He} {gives} it a second, or half, at the most
      {fact}
      And {waves} at the nun at the wheel, like a host`,
    stanzas: `
      (The jam|One jam|Long traffic) [creeps] on like a snail with a cold
      A horn [starts] to honk, and [is] answered with rings
      A man [eats] a peach with his arm out the side
      And a dog [wears] the wind in its ears, like two wings

      (The glass|One window|The windshield) [keeps] in all the steam like a lid
      It [fogs] up a little with what has been said
      The blinker [goes] tick, and the radio [coos]
      And the light, for good manners, [turns] back into red`,
    later: `
      Then they [get] home, and the engine [goes] still
      It all [blows] away like the steam from a pot
      There [is] a soft voice that [asks] who would like tea
      And the worst of the drivers [are] quickly forgot`,
    hook: `
      Honk at the traffic and holler and shout
      The other drivers won't know what it's about

      Road rage in front, with the windows shut tight
      And sweet as a lamb when it comes to good night`,
  },
  {
    words:
      'drive_slow drive_slowly drive_under drive_like_a drives_slow drives_slowly drives_under drives_like_a drove_slow drove_slowly drove_under drove_like_a driving_slow driving_slowly driving_under driving_like_a slow_driver slow_drivers under_the_limit ten_under speed_limit speeding_ticket speeding_tickets',
    own: `
      {fact}
      A bicycle [passes], and then a small hen
      {He} {sits} very straight with both hands on the wheel
      And {checks} in the mirror again and again

      (The line|A line|One line) in the mirror [goes] back to the hill
      {He} {points} out a barn and the lambs by the stream
      {fact}
      And {eats} the whole road like a dish of ice cream`,
    stanzas: `
      (The sign|One sign|A sign) [says] thirty, the needle [says] less
      A tractor [pulls] out and [goes] by with a wave
      The cows [turn] their heads, and [have] time to turn back
      And a snail on the wall [feels] remarkably brave

      (The hedge|Each hedge|One hedge) [has] its leaves, and each leaf [can] be seen
      A nest [has] three eggs, and a glove [has] a post
      A trooper [looks] up, and [makes] sure that it [moves]
      And [goes] back to coffee and peaches and toast`,
    later: `
      The fast ones [get] in, and they [park], and they [wait]
      They [have] seen no lambs and no light on the bay
      The slow one [comes] in with the pie still in shape
      And the supper [is] hot on the stove anyway`,
    hook: `
      Drive slow, drive slow, let the world have a look
      Drive slow, for the road is a wonderful book

      Under the limit by ten or by two
      And slow as it goes, it gets everyone through`,
  },
  {
    words:
      'backs_into backs_up_into backed_into backed_up_into backing_into backing_up_into terrible_driver bad_driver worst_driver fender_bender fender_benders dent dents dented scratched_the_car hit_mailbox hit_curb hit_garage hit_pole hit_fence hits_mailbox hits_curb hits_garage hits_pole hits_fence crash_car crash_truck crash_van crash_bike crash_scooter crashed_car crashed_truck crashed_van crashed_bike crashed_scooter crashes_car crashes_truck crashes_van crashes_bike crashes_scooter wrecked_car wrecked_truck wrecked_van wrecked_bike wrecked_scooter totaled_car totaled_truck totaled_van totaled_bike totaled_scooter totalled_car totalled_truck totalled_van totalled_bike totalled_scooter',
    own: `
      {fact}
      There [is] a small crunch, and a hubcap [rolls] by
      {He} {gets} out and {looks} with {his} hands on {his} hips
      And {says} to the post that it might at least try

      (The fender|One fender|The bumper) [hangs] down like a lip in a sulk
      {He} {says} that the thing just came out of the blue
      {fact}
      And {rubs} at the dent, and it [is] somehow now two`,
    stanzas: `
      (The post|One post|The wall) by the driveway [leans] out of the way
      The mailbox [is] wearing a splint and some tape
      The hedge [has] grown back in the shape of a car
      And the garbage cans [line] themselves up for escape

      (The dent|One dent|A dent) in the door [holds] the rain like a bowl
      A sparrow [comes] by and it [has] a good splash
      The headlight [looks] inward, as if deep in thought
      And the silver-gray door [has] a bright yellow gash`,
    later: `
      The car [goes] for scrap, and the mailbox [stands] straight
      The story [is] polished each time it [goes] round
      And nobody [talks] of the cars without dents
      For dents [are] where most of the stories [are] found`,
    hook: `
      A dent in the fender, a dent in the door
      A dent's just a story, and here's one dent more

      Hit the curb, hit the post, and hit somebody's fence
      A dent is a small thing in any real sense`,
  },
  {
    words:
      'named_car named_truck named_van named_plants named_plant named_everything named_boat named_vacuum named_houseplants named_bike named_toaster name_car name_truck name_van name_plants name_plant name_everything name_boat name_vacuum name_houseplants name_bike name_toaster names_car names_truck names_van names_plants names_plant names_everything names_boat names_vacuum names_houseplants names_bike names_toaster naming_car naming_truck naming_van naming_plants naming_plant naming_everything naming_boat naming_vacuum naming_houseplants naming_bike naming_toaster named_your_car named_the_car named_my_car named_his_car named_her_car named_every_plant named_every_car names_your_car names_the_car names_my_car names_his_car names_her_car names_every_plant names_every_car name_your_car name_the_car name_my_car name_his_car name_her_car name_every_plant name_every_car',
    own: `
      {fact}
      {He} {pats} it good morning and {asks} how it slept
      {He} {says} it [has] feelings and [wants] to be thanked
      And once when it sputtered, {he} very near wept

      (The kettle|The toaster|The fern) [is] a lady, the fridge [is] a lord
      {He} {tells} them apart by the hum and the shine
      {fact}
      And {thanks} them at bedtime, all down the line`,
    stanzas: `
      (The van|One van|The cart) [has] a name, and so [has] the old pot
      The vacuum [is] someone who [hates] to be late
      A plant [hears] its name and [puts] out a new leaf
      And the boiler [says] grace in the cellar at eight

      (A thing|Any thing|Each thing) with a name cannot go to the dump
      It [gets] a new belt and it [gets] a kind word
      It [coughs] up the hill like an uncle at church
      And it [comes] when it [is] called, or it [seems] to have heard`,
    later: `
      The old one [is] gone, and the new one [comes] in
      It [stands] in its corner with nothing to say
      And then someone [leans] down and [tells] it its name
      It [starts] like a dog that [has] wanted to play`,
    hook: `
      Name it and thank it and pat it, and then
      A thing with a name always starts up again

      Named every one, from the fern to the van
      Named them and loved them, the pot and the pan`,
  },
  {
    words:
      'spell_name spell_my_name spell_your_name spell_names spells_name spells_my_name spells_your_name spells_names spelled_name spelled_my_name spelled_your_name spelled_names spelt_name spelt_my_name spelt_your_name spelt_names spelling_name spelling_my_name spelling_your_name spelling_names pronounce_name pronounce_my_name pronounce_your_name pronounce_names pronounces_name pronounces_my_name pronounces_your_name pronounces_names pronounced_name pronounced_my_name pronounced_your_name pronounced_names name_wrong my_name_wrong name_spelled name_misspelled',
    own: `
      {fact}
      The cake [has] it wrong in bright icing of pink
      It [leaves] out one letter and [puts] in a spare
      And everyone [sings] it, and [gives] it a wink

      (The form|One form|A form) [has] no room, and the pen [has] no clue
      {He} {says} it out slowly, a piece at a time
      {fact}
      And it [comes] out like something from some kind of rhyme`,
    stanzas: `
      (The badge|A badge|One badge) [has] it so, and the letter, like that
      The list at the door [has] it spelled upside down
      The waitress [calls] out, and nobody [moves]
      And a coffee [goes] cold for some stranger in town

      (A vowel|One vowel|Some vowel) [goes] missing, a twin [takes] its chair
      It [turns] to a fish, or a kind of a tree
      It [is] said like a sneeze, and then said like a town
      And nobody [knows] any more who it could be`,
    later: `
      A name [is] a coat that [gets] pulled out of shape
      It [is] dropped on the way, and then worn inside out
      But said by a voice that [is] glad at the door
      There [isn't] a letter to worry about`,
    hook: `
      Spell the name this way or spell the name that
      It still fits the head like a comfortable hat

      The name may be wrong from the front to the end
      But spelled with a smile, it's the name of a friend`,
  },
  {
    words:
      'article articles send_articles send_article send_clippings send_recipes sends_articles sends_article sends_clippings sends_recipes sent_articles sent_article sent_clippings sent_recipes forward_articles forward_article forward_clippings forward_recipes forwards_articles forwards_article forwards_clippings forwards_recipes clip_articles clip_article clip_clippings clip_recipes clips_articles clips_article clips_clippings clips_recipes clipped_articles clipped_article clipped_clippings clipped_recipes cut_articles cut_article cut_clippings cut_recipes cuts_articles cuts_article cuts_clippings cuts_recipes clipping clippings newspaper_clippings',
    own: `
      {fact}
      The scissors [go] round with a crunch through the news
      {He} {writes} in the margin, a note and a star
      And the subject [is] teeth, or sensible shoes

      (The mail|The post|One day) [brings] an envelope, fat as a hen
      {He} {adds} a few words on the heat and the cat
      {fact}
      And under the flap [is] a kiss, pressed down flat`,
    stanzas: `
      (The page|One page|A page) [has] a hole where the story [has] been
      The crossword behind it [has] lost seven down
      It [sails] through the slot with a coupon for soap
      And news of a record-size melon in town

      (The fridge|A fridge|One fridge) [has] a coat made of paper and tape
      A soup [hangs] up there with a bird that [is] rare
      The edges [curl] up, and the magnets [give] out
      And one [flutters] down to the floor like a prayer`,
    later: `
      The paper [goes] yellow, the soup [is] the same
      The tips on the knees [have] been shown to be wrong
      But someone once sat there with scissors, and thought
      Of somebody else, for a whole column long`,
    hook: `
      Clippings and clippings, a little cut square
      A clipping to say there is somebody there

      An article, folded, and then just one more
      An article's love sliding under the door`,
  },
  {
    words:
      'last_page last_pages skip_ahead skip_end skips_ahead skips_end skipped_ahead skipped_end read_ahead read_end reads_ahead reads_end flip_ahead flip_end flips_ahead flips_end end_first ending_first spoiler spoilers spoil_endings spoil_ending spoils_endings spoils_ending spoiled_endings spoiled_ending ruin_endings ruin_ending ruins_endings ruins_ending',
    own: `
      {fact}
      The detective [has] only just hung up a hat
      {He} {flips} to the back with a thumb at the place
      And {goes} to page one again, happy at that

      (The lights|The house lights|The lamps) [go] down, and the sweets [come] around
      {He} {whispers} the butler, a bit before time
      {fact}
      And everyone [groans], for that [is] the whole crime`,
    stanzas: `
      (The hero|One hero|A hero) [hangs] down from a cliff by one thumb
      The villain [has] only to step on it now
      But somebody [knows] there [is] a feast, and a dog
      And [isn't] too worried about why, or how

      (The book|One book|A book) [falls] wide open the wrong way around
      The end [is] worn soft, and the middle [is] new
      The murderer [sits] there with nothing to hide
      And [waits] for the rest of the book to come, too`,
    later: `
      An ending [stays] put, and it [waits] at the back
      It [isn't] the reason for reading a book
      When nobody's worried how all of it [ends]
      There [is] so much time for a good long look`,
    hook: `
      Last page and first page, and then in between
      The last page is always the loveliest seen

      Spoiler, oh spoiler, it's love in the end
      And skip to the end, there is always a friend`,
  },
  {
    words:
      "instruction_booklet never_instructions won't_instructions user_manual user_guide never_read_the_instructions never_reads_the_instructions won't_read_the_instructions doesn't_read_the_instructions don't_read_the_instructions never_read_instructions never_reads_instructions never_read_the_manual never_reads_the_manual instruction_manuals",
    own: `
      {fact}
      There [are] seven screws left, and a sizable spring
      {He} {says} they [are] spares, and {he} {gives} it a push
      And it [stands] there and [holds], the remarkable thing

      (The manual|A manual|The booklet) [lies] in its plastic, still sealed
      {He} {turns} the thing over and {hits} it with care
      {fact}
      And it [comes] out a bed that was meant for a chair`,
    stanzas: `
      (The picture|A picture|Page one) [shows] a happy man holding a screw
      It [points] with an arrow to part number ten
      Part ten [is] not anywhere under the couch
      And part number nine [has] come off there again

      (The button|A button|One button) [goes] beep, and the whole thing [lights] up
      It [speaks] in some language, and [wants] to be set
      Somebody [pushes] the lot all at once
      And it [sings], and it [hasn't] stopped singing as yet`,
    later: `
      It [wobbles] a bit, and it [leans] to the left
      A book underneath it [has] evened the floor
      The book, as it happens, [says] how it [is] built
      And it never [has] been of such use before`,
    hook: `
      Never read the manual, never read the sheet
      The manual's holding up one of the feet

      Instructions, instructions, what are they about?
      The thing goes together, with some pieces out`,
  },
]
