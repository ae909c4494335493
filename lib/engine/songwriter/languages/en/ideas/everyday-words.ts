/** What any theme may borrow. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export const TIMES = `at half past (one|two|three|four|five)
  at a quarter to (two|three|four|nine|ten)
  on a ({weekday}) night
  on a ({weekday}) morning
  late on ({weekday})
  before the dawn
  just after dark
  just past midnight
  in the (early|falling|failing) light
  in the (small|quiet|empty) hours
  in late (September|October|November|February|April|August)
  all (summer|winter|autumn) long
  at the end of the day
  when the world's asleep
  in the blue of the evening
  at closing time
  at the break of day
  as the night comes down
  when the day is done
  while the coffee's hot
  in the middle of the night
  by the light of the moon
  in the hour before the rain`

/** What time does to any object. */
export const WORN: readonly string[] = (
  'old faded lost little favorite borrowed lucky battered precious crooked dusty broken forgotten second-hand tattered ' +
  'small worn-out weathered chipped scratched stolen mended missing good'
).split(' ')

/** What may stand before a place. */
export const WHEREABOUTS = ['right', 'somewhere', 'back'] as const
