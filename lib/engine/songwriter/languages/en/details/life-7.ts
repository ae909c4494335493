import type { Details } from '../../stanzas.ts'

/** Fairs, races and weeks away. */
export const life7: readonly Details[] = [
  {
    words: 'sports_day egg_and_spoon egg-and-spoon sack_race three-legged_race three_legged_race relay_race',
    stanzas: `
      Lines rolled white on the playing field
      A potato, a spoon, and an arm held out
      Chairs in a row for the grown-up knees
      And a knot in the throat let go with a shout

      A sack to the armpits, a hop, and a fall
      A scarf round two ankles, the slow and the quick
      A whistle, a wobble, a rush for the rope
      An ice pop gone down to the end of the stick

      Elbows and sneakers, the sun in the eyes
      A beanbag that slides off the top of a head
      A tape at the finish held up by two coats
      A sticker for everyone, yellow or red

      Somebody's father in very wrong shoes
      A line-up, a laugh, and a nod to begin
      Grass on the elbows and holes in the knees
      And arms in the air for whoever comes in`,
  },
  {
    words:
      'holiday_in holidays_in vacation_in family_holiday family_holidays package_holiday all_inclusive our_trip_to trip_to_paris trip_to_rome trip_to_london trip_to_italy trip_to_spain trip_to_france trip_to_greece trip_to_ireland trip_to_new_york trip_to_japan trip_abroad first_trip_abroad',
    stanzas: `
      A case on the bed with its lid in the air
      Sun cream, a plug, and a hat with no shape
      A street with the washing hung over the top
      And peaches in paper, a fig, and a grape

      A map held around to the way of the street
      Six words of the language, and those not so good
      A photo of lunch, and a photo of feet
      A nap with the shutters drawn, just as one should

      Sand in the zip, and a peel on the nose
      A key on a fob like a wooden pear
      A bench with a towel put down before eight
      A cat at the table, half under the chair

      A cup no bigger than half of an egg
      Steps going up to a wall and a view
      A bell from a tower, and bells in reply
      And shoes in one hand for the last street or two`,
  },
  {
    words:
      'raffle raffles raffle_ticket raffle_tickets tombola village_fete village_fête summer_fete summer_fête school_fete school_fête church_fete church_fête summer_fair school_fair christmas_fair cake_stall jumble_sale jumble_sales coconut_shy',
    stanzas: `
      A roll of pink tickets torn off by the yard
      A bucket, a hand, and a rustle inside
      Bath salts, a marrow, a bottle of red
      And number two hundred called out with great pride

      A table of sponges with doilies beneath
      Jam in all colors, and one label wrong
      A hoop and a duck, and a coconut shy
      The band under canvas, a little too long

      Bunting tied on to the goalpost and gate
      A table of books at a coin for the lot
      A tea urn, a biscuit, a line by the hedge
      A prize for the best of the dogs on the spot

      A cloth on a stall with a rope of old flags
      Plants wrapped in newspaper, leggy and green
      A face painted tiger with ice cream all round
      The heaviest cake that was ever yet seen`,
  },
]
