import type { Details } from '../../stanzas.ts'

/** Desks at the door, machines that dig, and work that is far away. */
export const work5: readonly Details[] = [
  {
    words:
      'receptionist receptionists front_desk reception_desk works_on_reception works_reception answers_the_phones switchboard',
    stanzas: `
      A bell on the counter, a pen on a chain
      A smile coming up at the squeak of the door
      A phone in the crook of the shoulder and chin
      And the same way told to the second floor

      A book to sign, and a badge on a clip
      Lights on the switchboard that wink in a row
      A fern by the chairs, and a bowl of mints
      And each name known by the second hello

      Two lines on hold and a parcel to sign
      A pencil pushed into the back of the hair
      A stack of mail for the pigeonholes
      And a lost umbrella hung on a chair

      A coat on the hook before anyone's in
      Blinds pulled up, and the kettle to fill
      A diary ruled in a neat small hand
      And calm at the desk, with the phones never still`,
  },
  {
    words:
      'diggers a_digger yellow_digger toy_digger digger_driver garbage_truck garbage_trucks dump_truck dump_trucks bin_lorry bin_lorries monster_truck monster_trucks loves_trucks loves_tractors loves_excavators cement_mixer cement_mixers toy_truck toy_trucks toy_cars hot_wheels steamroller',
    stanzas: `
      An arm that unfolds with a hiss and a clank
      A bucket of teeth coming down for a bite
      A beep going back, and a cone, and a cone
      A face at the fence from the first of the light

      Yellow and mud, with a chain for each foot
      A lever for up and a lever for round
      A driver who waves with a sandwich in hand
      A great heap of earth where there used to be ground

      Wheels in a row on the edge of the rug
      A rumble done well with a lip and some spit
      Gravel in fistfuls from here to the chair
      And one in the bath, to get clean, for a bit

      A truck at the curb with a growl and a groan
      Arms coming out for the bin, and a shake
      A nose on the window, a breath on the pane
      A wave for the toot that it's certain to make`,
  },
  {
    words:
      'oil_rig oil_rigs offshore works_away working_away work_away works_abroad away_for_work away_at_sea months_at_sea weeks_at_sea life_at_sea merchant_navy weeks_on weeks_off fly-in-fly-out',
    stanzas: `
      A bag by the door that is never put up
      A clock set for here, and a clock set for there
      A bunk, and a photo taped up by the lamp
      And one pillow smooth on the side that is bare

      Boots in a locker, and steel underfoot
      Days crossed off on the back of a door
      A phone call squeezed between shower and sleep
      The gray of the water for miles, and then more

      A plate kept back, and a car in the drive
      A list on the fridge of what's waiting to mend
      The dog getting up at the turn of a wheel
      And a ring round the day at the long row's end

      A thermos, a ticket, a start in the dark
      Socks rolled in pairs, and a drawing put in
      A voice on the line with the wind going by
      A key in the lock, and a bag, and a grin`,
  },
]
