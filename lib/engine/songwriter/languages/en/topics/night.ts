import type { Topic } from '../../stanzas.ts'

export const night: Topic = {
  kin: 'night nights nighttime nightlight goodnight midnight sleep sleeps sleeping slept sleepy asleep sleepless dream dreams dreamed dreaming dreamer bed beds bedtime bedroom pillow pillows blanket blankets lamp lamps lamplight nap naps snore snores snored snoring yawn yawns yawned moonlight lullaby lullabies pajamas insomnia drowsy mattress quilt',
  you: {
    scene: `
      You fall asleep (sitting|reading), the lamp on your face
      One finger still down in the book, at the place
      I slide the book out and I turn down the light
      And you mumble, I'm reading, and snore half the night

      You (tell|give) me your dream with the jam and the bread
      I'd sold the piano and pawned the good bed
      We've never once owned a piano, it's true
      But I pass you the jam and I say sorry, too`,
    later: `
      I'm up in the night and I creep to the stair
      There's a light in the kitchen, and you're sitting there
      With the last of the noodles, straight out of the pan
      And you hold out a fork as if that was the plan

      You sleep like a starfish, all four to the edge
      I get eight narrow inches, I live on a ledge
      No blanket, no pillow, my nose to the wall
      And you say in your sleep that there's room for us all`,
  },
  me: {
    scene: `
      I (counted|numbered) my sheep until ninety and nine
      The next one sat down and got out of the line
      I asked what was wrong and we talked until three
      And it went off to sleep with its head on my knee

      By ten I'd be sleeping, I told the lamp so
      Just one (little|short) chapter, then eight more to go
      It's five, and the milk truck goes by on its round
      It wasn't the butler, the will has been found`,
    later: `
      I dreamed I played cello, I knew every part
      They wept in the balcony right from the start
      I woke with my arm sawing over the sheet
      And the neighbor upstairs giving back every beat

      I know my own house in the night, every stair
      I don't need a lamp, there's the shelf, there's the chair
      Six steps to the kitchen, then left, and then straight
      To the stool that I put there myself around eight`,
  },
  past: {
    scene: `
      You'd leave the lamp on and a hand's width of door
      A (slice|stripe) of it fell on my bed and the floor
      You'd say it was there so you'd not stub your toe
      And I knew it was mine and I never said so

      We'd talk (until|way past) midnight with the phone at my ear
      The lamp off at your end, and off over here
      You'd say, you hang up, and I'd say, in a while
      Then I'd hear you asleep, and I'd lie there and smile`,
    later: `
      You came in a dream with your coat and your hat
      You'd been to the store, you said, what's wrong with that?
      You put down the milk and you asked what was new
      And I talked until daylight and wasn't half through

      I put a new bulb in the lamp by your chair
      It lights up your glasses, still folded up there
      I switch it on nightly at quarter past nine
      So the street sees two windows, first yours and then mine`,
  },
  hook: `
    Good night, all you rooftops, good night, all you trees
    A dream is a boat and it goes where you please

    Oh, the night is so wide and a bed is so small
    And the dream that you dream is the size of it all

    Leave the lamp in the window, I'm well on my way
    The night is the road to the door of the day`,
}
