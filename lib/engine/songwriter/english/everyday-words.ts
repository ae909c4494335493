/** What any theme may borrow: times, endings, feelings and the abstract things that people sing about. */
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

/** Endings of a line that happens now. */
export const TAILS = `once again
  tonight
  all night long
  without a sound
  for no one else
  one more time
  right on time
  for you and me
  somehow
  as though they knew
  the way it does
  just like before
  like every year
  all over town
  far away
  in my head
  for a while
  day by day
  out of the blue
  in the cold
  for miles around
  down below
  more and more
  at last
  by and by
  against the sky
  out of sight
  in the gray
  through the night
  anyhow`

export const BRIGHT = `brave
  wide awake
  light-hearted
  golden
  unafraid
  alive
  steady
  reckless
  weightless
  lucky
  fearless
  whole
  unbroken
  hopeful
  grateful
  at ease
  in bloom
  on fire
  at home
  starry-eyed
  light as air
  warm inside
  untamed
  clear-eyed
  calm
  bold
  restored
  proud
  at peace
  electric
  dazzled
  easy
  ready
  in tune
  full of light
  young again
  happy
  tall
  certain
  safe and sound`

export const DARK = `weary
  hollow
  restless
  homesick
  tired
  cold
  tongue-tied
  half awake
  broken
  lonely
  worn thin
  afraid
  shaken
  empty
  low
  undone
  left behind
  out of luck
  far from home
  soaked through
  run-down
  thin-skinned
  sleepless
  bitter
  numb
  adrift
  on edge
  short of breath
  out of time
  haunted
  blue
  lost for words
  out of tune
  torn in two
  heartsick
  frozen
  bruised
  unsure
  wide of the mark
  misread
  unseen
  in the dark`

/** "hope: find a way in". */
export const POWERS = `hope: find a way in, learn my name, leave the door ajar, come on small feet, outlive the night
  love: make fools of us, ask for nothing, turn up late, find the key, rise again
  trouble: sleep, look away, lose my address, knock and leave
  fear: lose its grip, talk too much, back away, shrink to nothing
  time: stand still, bend a little, play its tricks, forgive, run like sand
  the truth: come out, speak up, cut both ways, set me right
  luck: change, come round again, lean my way, fall in my lap
  sorrow: loosen, sing along, dry its eyes, wash away
  joy: break in, spill over, forget its manners, shake the walls
  memory: play its reel, pull up a chair, burn slow, come in waves
  doubt: fall quiet, slip out the back, fade, let me be
  my heart: skip a beat, pick up speed, beat double time, speak up, forget its age
  silence: answer back, fill the room, come undone, hold its tongue
  the past: let go, keep its distance, call me back, fade to blue`

export const VOWS = `wait for you
  find a way
  leave the light on
  come running
  be right here
  hold the line
  keep you warm
  carry you
  stay awake
  sing you home
  hold the door
  bring you home
  follow you
  keep the faith
  shelter you
  stand by you
  learn your song
  meet your train
  call your name
  take your side
  wear your ring
  dry your eyes
  know your step
  write your name
  share the load
  mend the roof
  row us home
  save your seat
  light the stove
  hear you out
  hold you tight
  dream of you`

export const ASKS = `take my hand
  come closer
  stay a while
  call my name
  hold me close
  dance with me
  walk me home
  say my name
  lean on me
  pull me in
  lay your head down
  tell me more
  sing to me
  look at me
  wait for me
  don't let go
  write me back
  sing along
  wear my coat
  keep me warm
  share my chair
  read my mind
  spin me round
  learn my song
  break the ice
  leave the light on
  run with me
  hear me out
  wake me up
  hold my gaze
  let me in
  bring me home`
