import type { Details } from '../../stanzas.ts'

/** On the rails. */
export const work6: readonly Details[] = [
  {
    words:
      'train_driver train_drivers train_conductor engine_driver railwayman signalman signal_box drives_trains drove_trains drives_a_train drove_a_train worked_on_the_railway works_on_the_railway worked_on_the_railroad',
    stanzas: `
      A cap on a hook and a thermos, a flag
      A lever worn smooth by the push of a palm
      Two silver lines running in to a point
      A whistle at crossings, and then all the calm

      A lamp going green at the end of the night
      Ties like a ladder laid flat on the ground
      A cow in a field, looking up on time
      A wave from a bridge, and a hoot going round

      A watch on a chain and a book of the times
      Doors going shut with a thump down the side
      A nod, and a lamp, and the platform moves off
      And a small arm waving at all of it, wide

      Frost on the rails, and a glove on the brake
      Stations said over like beads, one by one
      A cab like a cupboard that hums on its own
      A cup on the desk with the edge of the sun`,
  },
]
