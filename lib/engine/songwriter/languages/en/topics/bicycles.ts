import type { Topic } from '../../stanzas.ts'

export const bicycles: Topic = {
  kin: 'bicycle bicycles bicycled bicycling bike bikes biked biking biker bikers cycling cycled cyclist cyclists pedal pedals pedaled pedaling handlebar handlebars tandem tandems tricycle tricycles unicycle unicycles kickstand velodrome peloton bmx wheelie wheelies e-bike e-bikes two-wheeler puncture punctures',
  you: {
    scene: `
      You ride past the (school|bank|church) with no hands on the bars
      Your arms folded, whistling, you wave to the cars
      The bike knows the corner, the bike knows the gate
      And it's not even wobbled, at quarter past eight

      Your bike is the oldest for miles around here
      It's got a (bent|tin) basket and only one gear
      You overtook racers, all sleek as a fish
      Upright, in a raincoat, and holding a dish

      (You fix|You'll fix) every bike that is brought to your door
      The chains that come off and the bells that are sore
      You spin the back wheel with your head to one side
      And you charge them one joke, and then off they all ride`,
    later: `
      You ran by my bike with one hand on the seat
      You puffed, I've still got you, the length of the street
      I looked, and you stood at the mailbox, behind
      I had ridden the block on a lie that was kind

      We rented a tandem bike, had a big fight
      You leaned to the left and I leaned to the right
      By August we had it, we leaned into one
      And that's all that I know about how things get done

      It poured, the last bus left without me at ten
      I'd started to walk, and you pulled over then
      You patted your bike, there was room on the rack
      And I sang all the way with my face in your back`,
  },
  me: {
    scene: `
      I bought me the (helmet|jersey), the shorts and the shoes
      The bike with more gears than a body could use
      I clipped in my feet and I stopped at the light
      And went over slowly, still clipped, to the right

      I locked up my (new|good) bike outside of the bank
      With two chains, a cable, a bolt on the crank
      I came back to locks, every one of them neat
      With nothing inside them except for the seat

      The hill for my bike is a hill with a grin
      I (stand|rise) on the pedals and suck my gut in
      A lady of eighty rode by with her bread
      You'll find that it's easier sitting, she said`,
    later: `
      I coasted my bike with my feet in the air
      A bug in my teeth and the wind in my hair
      I've a job and a mortgage and meetings at four
      So I pushed the thing up and I coasted once more

      My bike has got sand from a beach in its gears
      And mud from the towpath that's been there for years
      The car has a heater, the car keeps me dry
      But it's never smelled pancakes while rolling on by

      My bike tire went flat by a farm, in the rye
      They patched it, and fed me on blueberry pie
      I'm out there a lot, it's a hill and a half
      And I let out the air, and they know, and they laugh`,
  },
  past: {
    scene: `
      I'd sit on your handlebars, facing the street
      You'd (huff|puff) and you'd pedal, I'd stick out my feet
      You couldn't see past me, so I called the way
      And you leaned where I told you to, day after day

      Two bikes in the (grass|ditch), and a creek down below
      We rode till the lamps in the houses would glow
      You'd race me for nothing, the last to the mill
      And I hear your chain ticking, ahead on the hill

      You came on your bike in the worst of the sleet
      With the (soup|stew) in a towel to hold in the heat
      Three miles, and a headwind, with ice on your brow
      You said you'd been passing, I'd not buy it now`,
    later: `
      Your bike's in the shed with its kickstand put down
      As if you'd just stopped on your way into town
      I pump up the tires on the first day of spring
      And I push the bell once, just to hear the thing ring

      I still have a scar from the bike and the hedge
      You picked out the thorns on the bathtub's cold edge
      You told me, one fall is the price of the ride
      And I've paid it a few times, and got up, and tried

      I've taught someone small on your bike in the fall
      Up and down by the porches, along the brick wall
      I held to the seat and I heard myself say
      I've got you, I've got you, and let go, your way`,
  },
  hook: `
    Pedal on, pedal on, there's a hill, then there's none
    And the whole road comes down with its face to the sun

    Ring the bicycle bell so the whole road can hear
    There's a good wind behind and the way is all clear

    Two wheels and a bell and a long summer hill
    It's a bicycle morning, it's rolling on still

    Ride the bike home with the wheels going round
    There's no car in the world makes so happy a sound`,
}
