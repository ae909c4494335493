import type { Topic } from '../../stanzas.ts'

export const bus: Topic = {
  kin: 'bus buses busses busload minibus shuttle shuttles tram trams tramway trolley trolleys streetcar streetcars subway subways metro metros underground commute commutes commuting commuter commuters fare fares turnstile turnstiles timetable timetables passenger passengers depot',
  you: {
    scene: `
      A man with two bags is a block from the bus
      He's late and he's (puffing|waving) and nothing to us
      You stand on the step and you hunt for your fare
      In pocket and pocket, until he is there

      You've been on this bus for (a month|ten days), maybe less
      You know who got hired, who scorched the new dress
      You know that the driver is learning to bake
      And you (step off|come home) on Fridays with half of a cake`,
    later: `
      We watched the last bus pull away in the sleet
      You laughed, and you stamped, and you looked at your feet
      We walked the whole route, every stop, nine in all
      And you bowed at each bench like a guest at a ball

      You draw in the fog on the bus glass a house
      A mailbox, a path, and a very large mouse
      We turn at the river, the sun turns it clear
      And in through your doorway the (harbor|market|hillside) comes near`,
  },
  me: {
    scene: `
      The bus was right there, I was (ten|six) feet away
      With toast in my teeth and one sleeve gone astray
      I knocked on its side and I waved with a shoe
      And the back row waved back, the way nice people do

      I got on the bus and I (sat down to|started to) doze
      The next thing I saw was a field full of crows
      The driver said, last stop, and took out the key
      There was him, and a barn, and a tractor, and me`,
    later: `
      I've read every notice they've pinned at the stop
      The lost (yellow|talking|white) parrot, the sale at the shop
      No bus for an hour, so I went for a bun
      Three came as I paid, and I waved at each one

      The bus in the morning, we don't say a word
      The hat, and the headphones, the cough I once heard
      I came back from two weeks of a fever, still white
      And the hat moved his bag for me, said, you all right?`,
  },
  past: {
    scene: `
      You'd walk me downstairs in your (slippers|bathrobe) and coat
      To wait for the bus with a scarf at your throat
      You'd wave till it turned by the church on the hill
      I'd look from the back, and you'd be waving still

      We'd ride on the (bus|tram) to the end of the line
      With nothing to do there, an orange, a sign
      You'd look at the gravel, the wall and the weeds
      And say, here is everything anyone needs`,
    later: `
      I rang for your stop without thinking today
      The bus driver waited, what was there to say
      I stood on your corner, the next was at two
      They've painted your door, and I thought you'd like blue

      I used to leave room on the bus, by the glass
      I'd set my bag down there and let people pass
      Last week a kid asked me, is somebody here
      I said, you sit down, and we shifted a gear`,
  },
  hook: `
    Hold the bus, hold the bus, we are halfway down the hill
    With our coats on all wrong, and we'll make it, we will

    Ride the bus to the end, where the road meets the sea
    There's a seat by the window for you and for me

    Ring the bell, ring the bell, let it rattle and ride
    There's rain on the bus and there's singing inside`,
}
