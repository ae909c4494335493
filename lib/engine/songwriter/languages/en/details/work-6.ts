import type { Details } from '../../stanzas.ts'

/** On the rails, told in sentences. */
export const work6: readonly Details[] = [
  {
    words:
      'train_driver train_drivers train_conductor engine_driver railwayman signalman signal_box drives_trains drove_trains drives_a_train drove_a_train worked_on_the_railway works_on_the_railway worked_on_the_railroad',
    own: `
      {fact}
      {He} {climbs} to the cab with a flask and a flag
      {He} {looks} down the train with one hand on the brass
      And {hangs} on the hook both the cap and the bag

      {He} {pulls} on (the whistle|the cord|the horn) for a boy on a bridge
      And {watches} him wave from the hill
      {fact}
      And long after dark it [is] echoing still`,
    stanzas: `
      (The signal|A signal|One signal) [goes] green with a clunk and a nod
      The platform [moves] off with its clock
      A cow in a field [looks] up right on time
      And the wheels [have] a tune, with a knock and a knock

      (The frost|A frost|White frost) [lies] like sugar along every tie
      A lantern [goes] swinging along
      The levers [stand] shining and worn to the palm
      And the bell in the box [has] a very short song`,
    later: `
      The lamps [are] put out and the cap [is] hung up
      A watch [ticks] away by the bed
      And far down the line, when the wind's in the west
      A whistle calls on, up ahead`,
    hook: `
      Train driver, train driver, lamp on the rail
      Through leaves on the line, and through snow, and through hail

      Drive the train, drive the train, over the hill
      There's someone who waves, and the bridge is there still`,
  },
]
