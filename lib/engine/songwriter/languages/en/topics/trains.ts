import type { Topic } from '../../stanzas.ts'

export const trains: Topic = {
  kin: 'train trains station stations platform platforms carriage carriages railway railways railroad railroads rail rails track tracks ticket tickets locomotive locomotives conductor caboose freight boxcar boxcars express junction compartment compartments monorail aboard',
  you: {
    scene: `
      The train leaves at (ten|noon) and you're here before eight
      With eggs in a napkin, a peach on a plate
      You've given advice to a couple from Spain
      And you'll have (six|nine) new friends when they call for the train

      You (like|choose) the seat that faces back
      The station (shrinking|fading) down the track
      What's coming comes, you say, all right
      It's this you'd like to keep in sight`,
    later: `
      The train had been stuck in a field for two hours
      The phones were all dead, there were tempers and showers
      You dealt out your cards on a case in the aisle
      And when we moved, somebody groaned, wait a while

      My train was so late, and I'd told you, don't wait
      You stood with a sign by the last open gate
      It said my whole name in big letters, in red
      In case I came home someone else, so you said`,
  },
  me: {
    scene: `
      I jumped on the train with one (second|moment) to spare
      I turned, and I threw both my fists in the air
      It pulled away smoothly, I waved, feeling great
      And there stood my suitcase on platform eight

      A man on the (train|express) fell asleep on my sleeve
      We'd just left the city, I couldn't well leave
      I rode past my station, I rode to the sea
      He woke up, and blinked, and he bought us both tea`,
    later: `
      I could take the express and be home before six
      I take the slow train and it stops in the sticks
      A bench and a (lilac|rooster|bucket), a clock with one hand
      And I'm later than ever, exactly as planned

      The freight train goes by at a quarter past two
      I lie there and count every car going through
      As a kid I reached thirty before I would drop
      Now I make it to ninety and hope it won't stop`,
  },
  past: {
    scene: `
      You'd wait on the platform with (rain|snow|sun) on your hat
      And look in each window for where I had sat
      I'd see you before you saw me, and I'd stay
      One second, or two, just to see you that way

      You'd go to the (fence|hedge) when the freight train came by
      You'd wave both your arms like you'd dropped from the sky
      The driver would whistle, two notes, a hello
      And you'd say, that was Walter, and how would you know?`,
    later: `
      My train stops a minute in your town at four
      I get up each time and I stand at the door
      I look down the platform, I know, but I do
      And somebody's coat always could have been you

      A train ticket fell from the book by your bed
      It's punched and gone yellow, the ocean, it said
      The car had no seats and we stood the whole way
      I would stand there that long if it left here today`,
  },
  hook: `
    Oh, the train's rolling in with the sun on the rail
    With its windows like pages, its steam like a sail

    All aboard, all aboard, leave the bags where they are
    There's a train for the coast with a song in each car

    Let the whistle blow high, let the long train go
    Over river and ridge and the towns lit below`,
  soft: {
    scene: `
      A train goes by, a long way off
      It gives a (little|tiny) sleepy cough
      Its windows make a string of light
      It draws it gently out of sight

      The (big|red|old) train's home, it's home at last
      It ran all day, it ran so fast
      It ticks a bit, and it lets go
      One little puff as white as snow`,
    later: `
      The train says, there and there and there
      The train says, almost anywhere
      And then the train says, here, right here
      And stops, with one star hanging near

      The rails lie still and side by side
      They hum about the day's long ride
      They hum it low, they hum it less
      Asleep? asks one, the other, yes`,
  },
}
