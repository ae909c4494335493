import type { Details } from '../../stanzas.ts'

/** Desks at the door, machines that dig, and work that is far away, told in sentences. */
export const work5: readonly Details[] = [
  {
    words:
      'receptionist receptionists front_desk reception_desk works_on_reception works_reception answers_the_phones switchboard',
    own: `
      {fact}
      {He} {looks} up and {smiles} at the squeak of the door
      {He} {holds} one phone here and {holds} one phone there
      And {points} with a pen to the stairs and the floor

      {He} {knows} (every voice|each voice|all the coughs) by the second hello
      And {hands} round the mints and the news
      {fact}
      And {lends} an umbrella all yellows and blues`,
    stanzas: `
      (The phone|A phone|One phone) [starts] to ring, and the other one, too
      A parcel [is] signed for by three
      A fern by the chairs [leans] across to the news
      And a boy on the sofa [eats] mints, all for free

      (The door|The front door|The big door) [blows] in with a man and some leaves
      A bell [gives] a ting on the wood
      A badge with a misspelled name [goes] on a coat
      And one friendly word [does] a whole day some good`,
    later: `
      The desk [is] left tidy, the lines [are] all still
      The blinds [are] let down on the town
      And what people keep of that building for years
      Is a smile when the rain had come down`,
    hook: `
      Front desk, front desk, the bell and the chair
      The day begins better with somebody there

      Receptionist, smiling, two phones and a pen
      Who calms the whole hall, and then calms it again`,
  },
  {
    words:
      'diggers a_digger yellow_digger toy_digger digger_driver garbage_truck garbage_trucks dump_truck dump_trucks bin_lorry bin_lorries monster_truck monster_trucks loves_trucks loves_tractors loves_excavators cement_mixer cement_mixers toy_truck toy_trucks toy_cars hot_wheels steamroller',
    own: `
      {fact}
      {He} {gives} the big engine a pat on the hood
      {He} {makes} the same noise as it [makes], going back
      And {gets} the deep growl of it terribly good

      {He} {scoops} up (a mountain|a hill|a great heap) and {swings} it around
      And {tips} it all out in a pile
      {fact}
      And {wears} the mud home with an ear-to-ear smile`,
    stanzas: `
      (The bucket|A bucket|The big arm) [comes] down with a bite of the ground
      The mud [makes] a very good splash
      A beep and a beep [warns] the pigeons behind
      And the gravel [slides] out with a rumble and crash

      (The garbage truck|A garbage truck|One garbage truck) [growls] up the street before eight
      Two arms [hold] a bin up to shake
      A nose on the window [leaves] breath on the pane
      And a toot [makes] the whole of the neighborhood wake`,
    later: `
      The trucks [are] all parked in a row by the bed
      The digger [has] been in the tub
      The best one has lost all its paint and a wheel
      And still gets the very best rub`,
    hook: `
      Dump truck, dump truck, tip it all out
      There's mud on the carpet, and joy all about

      Digger, oh, digger, dig down, down, down
      The biggest hole ever in all of the town`,
  },
  {
    words:
      'oil_rig oil_rigs offshore works_away working_away work_away works_abroad away_for_work away_at_sea months_at_sea weeks_at_sea life_at_sea merchant_navy weeks_on weeks_off fly-in-fly-out',
    own: `
      {fact}
      {He} {rolls} up the socks and {he} {zips} up the bag
      {He} {looks} from the gate at the one window lit
      And {leaves} with a photograph under the tag

      {He} {calls} (from the deck|from the bunk|on the phone) with the wind going by
      And {asks} for the news of the day
      {fact}
      And the dog [comes] to bark down the phone right away`,
    stanzas: `
      (The gulls|Two gulls|Gray gulls) [ride] the wind by the rail of the deck
      The water [goes] gray to the end
      A card game [goes] on with a button for ace
      And a photo [is] shown to a friend

      (The days|More days|Those days) [are] crossed off on the calendar square
      A pillow [stays] smooth on one side
      The dog [lifts] its head at each car in the lane
      And a ring [marks] the date like the turn of the tide`,
    later: `
      The sea [goes] on rolling, the tide [comes] and [goes]
      The lamp [is] left on in the hall
      And far isn't far, when there's someone to miss
      It's only the length of a call`,
    hook: `
      Away at sea, away at sea, out in the foam
      With a ring round the day that the boat's coming home

      Working away with a bag by the bed
      And half of the heart in a kitchen instead`,
  },
]
