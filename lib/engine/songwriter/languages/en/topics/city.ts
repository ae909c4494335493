import type { Topic } from '../../stanzas.ts'

export const city: Topic = {
  kin: 'city cities street streets avenue avenues boulevard downtown uptown sidewalk sidewalks crosswalk crosswalks skyscraper skyscrapers skyline tower towers rooftop rooftops alley alleys traffic crowd crowds crowded taxi taxis cab pavement block blocks apartment apartments neighborhood streetlight streetlights streetlamp lamppost plaza urban metropolis',
  you: {
    scene: `
      The man with the trumpet (across|just over) the way
      Has tripped on the same note since some time in May
      Last night he got through it, you clapped at the sink
      Then he bowed to the street and he raised you his drink

      For four minutes (daily|a day), the sun finds a gap
      In the towers on Second, it's not on the map
      You (drag|pull) me out there to the curb where it lands
      And we stand by the traffic and warm both our hands`,
    later: `
      The power went out from the bridge to the park
      Ten blocks full of freezers went warm in the dark
      You carried your ice cream down onto the street
      And people who'd nodded for years got to meet

      I came to this city with bags and a cold
      You drew on a napkin what no map had told
      Here's plums, here's a bench, here's a cobbler who's kind
      And a star on your street, that was easy to find`,
  },
  me: {
    scene: `
      I left the loud city to catch up on sleep
      With only a (cricket|bullfrog) and one distant sheep
      I lay there till four with my eyes on the beam
      Then I hummed me a siren and started to dream

      My bag broke at rush hour, the (oranges|potatoes) rolled
      Across the whole crosswalk in traffic and cold
      The taxis stood honking, the crowd bent its knees
      They gave back eleven, I'd bought eight of these`,
    later: `
      My view of the city is wall, nothing more
      It's brick from the roof to the trash by the door
      A man on a rope came to paint it in June
      I asked for an ocean, he gave me a moon

      When I can't sleep, I go for a walk in the street
      The lights change for no one, a grate gives off heat
      The baker says nothing, he hands me one hot
      And the city's as big as the roll that I've got`,
  },
  past: {
    scene: `
      The bell never worked, so you'd lean out and throw
      The keys in a (sock|mitten) to the street down below
      I'd hold out my hat and I'd miss, like a fool
      And the men at the corner gave scores, as a rule

      We'd walk through the city, we'd point, and we'd choose
      That lamp on the (ninth|tenth), with the curtains in blues
      You put in a piano, you put in a tree
      And the view from the sidewalk was perfect, and free`,
    later: `
      They tore down your block with the stairs and the stoop
      The counter you liked for its pie and its soup
      It's a bank now, all glass, and I stood by the door
      Where your stool was, till somebody asked what I came for

      There's somebody's bike on your balcony now
      I stop on the sidewalk across, anyhow
      A lamp goes on, somebody laughs on the phone
      And I'm glad for your window, it's not there alone`,
  },
  hook: `
    Oh, the city is up and its windows are lit
    And there's one of them ours if we climb up to it

    Sing it out to the street, from the roof to the ground
    There's a city of windows that turn to the sound

    Every light on the avenue, every last one
    Is a kitchen where somebody's day is just done`,
}
