import type { Topic } from '../../stanzas.ts'

export const robots: Topic = {
  kin: 'robot robots robotic android androids cyborg cyborgs machine machines machinery gadget gadgets computer computers engine engines circuit circuits wire wires wiring gear gears motor motors battery batteries button buttons beep beeps beeped beeping future futures futuristic tomorrow automatic automaton algorithm spaceship spaceships rocket rockets screen screens dial dials antenna wheel wheels tin metal bolt bolts software program programmed technology',
  you: {
    scene: `
      You (thank|bless) the machine at the bank for the cash
      You wave to the robot that picks up the trash
      They'll take over someday, they'll draw up a list
      And I'll say, I'm with you, and cling to your wrist

      You built us a robot from pots and a clock
      Its eyes are two (doorbells|doorknobs), one hand is a sock
      It can't sweep a floor and it can't hold a pan
      It sits by the door and it waves when it can`,
    later: `
      The vacuuming robot got stuck in the night
      It called us, one beep, with a little red light
      You crawled on your stomach clear under the bed
      And stayed with it there till it beeped green instead

      They told us, as kids, there'd be robots by now
      To butter our toast and to milk every cow
      It's here, it's the future, it's raining, it's eight
      And it's you with the butter, and well worth the wait`,
  },
  me: {
    scene: `
      It asked me to prove I'm no robot, so, fine
      I (clicked|marked) all the buses in boxes of nine
      It showed me some bridges, I failed it on three
      And since then I've wondered what hums inside me

      The checkout machine saw a (thing|lump) in my sack
      It asked me, quite loudly, to please put it back
      It called for the manager, flashed like a fair
      It was only my elbow, I'd rested it there`,
    later: `
      My fridge is a robot, it knows what I ate
      It asks me at midnight if this isn't late
      It's talked to the scale and the scale told the chair
      I eat by the toaster, it's old, it won't care

      I had a tin robot you wound with a key
      It marched off the table as brave as could be
      I found it last week, gave it ten turns, it strode
      Straight off of the table, still sure of the road`,
  },
  past: {
    scene: `
      You'd lay your whole ear on a broken machine
      And (hush|shush) us, and ask it, well, where have you been?
      Some oil and a tap, and it ran like before
      It only felt lonely, you'd say, nothing more

      You'd stalk in, a box on, as stiff as a stone
      What is your command, in a (flat|tin) robot tone
      I'd send you for cookies, I'd send you for tea
      You'd jam in the doorway, and beep there for me`,
    later: `
      Your voice is still on the machine in the hall
      We're out in the yard, please be patient, that's all
      I call it some evenings, I let the thing play
      Then, beep, and I tell you the whole of my day

      You bet me a dollar that one of these years
      A robot would walk the big dog with the ears
      Today one came by with a leash and a pup
      I owe you a dollar, I'm holding it up`,
  },
  hook: `
    Let the robots come marching with lamps in their chests
    There's a place at the table for all of our guests

    Tomorrow is coming on wheel and on wing
    And we'll have to show all of the robots to sing

    Hum, little engine, and spin, little wheel
    There's nobody told you, but I think you feel`,
}
