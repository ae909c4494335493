import type { Topic } from '../../stanzas.ts'

export const travel: Topic = {
  kin: 'travel travels traveled traveling traveler travelers suitcase suitcases luggage baggage map maps atlas globe compass plane planes airplane airplanes jet jets airport airports airline runway passport passports visa flight flights pilot pilots takeoff voyage voyages journey journeys trip trips tour tours tourist tourists hotel hotels hostel motel abroad overseas vacation vacations souvenir souvenirs customs boarding itinerary backpacking backpacker sightseeing wanderlust explorer',
  you: {
    scene: `
      You pack for a weekend the way you'd go west
      A (kettle|hatchet), two lamps, and a good woolen vest
      You sit on the suitcase, I zip, and it groans
      And by dark the whole hotel is living on loans

      You opened the map and you (led|marched) us, so sure
      Past fountains and temples, a wonderful tour
      We looked for the river till quarter to nine
      It was some other city, the supper was fine`,
    later: `
      On the plane you learned how you say, in their tongue
      Your soup is a wonder, and, you look so young
      By Friday we'd eaten all over the square
      And you'd lipstick from grandmothers up to your hair

      Your first time by airplane, you'd paid for the view
      A kid on the aisle was as frightened as you
      You gave him the window, he told you it all
      There were six hundred whales there, and none of them small`,
  },
  me: {
    scene: `
      The suitcase I'd picked up held nothing I'd wear
      Until I put on all the (sequins|velvet), right there
      There's someone in town with my socks, gray and brown
      And I'm dancing, I hope that they don't track me down

      I took seven flights to be out on my own
      No (neighbors|laundry), no leaf blower, no telephone
      I climbed to the temple and gazed at the view
      And my neighbor came round it, and said, you here too?`,
    later: `
      I travel by map from the table, with toast
      I was all down the Amazon, all up the coast
      There's jam on Mongolia, tea on Calais
      And I'm home in my slippers by six every day

      I flew with a cheese in my suitcase, wrapped tight
      It was love, for the beagle at customs, on sight
      They led it away, and we stood side by side
      We had known it so briefly, and both of us cried`,
  },
  past: {
    scene: `
      We'd park by the runway with (peanuts|peaches) and stare
      Laid flat on the hood with the planes in our hair
      You'd call out, that's Cairo, and that's Timbuktu
      They were mostly to Dayton, and both of us knew

      From each of your travels you brought me a spoon
      That you'd (pinched|borrowed) at breakfast, from Cork to Rangoon
      You'd swear that you bought it and look at the floor
      And I stir with the whole of the world, from one drawer`,
    later: `
      I found your old passport, you look like a crook
      With stamp upon stamp to the end of the book
      One page you left empty, I took it by plane
      To the lake that you talked of, and stamped it with rain

      I've kept your big map, with the places you'd flown
      Pinned blue if with others, and green if alone
      There's one pin in gold, so I leaned to see where
      It's the bench on our corner, and we're sitting there`,
  },
  hook: `
    Pull down the suitcase and shake out the map
    There's a window seat left and the world in our lap

    Up goes the plane and the streetlights are beads
    And I follow the map anywhere that it leads

    Go east till it's west, and you'll come round the bend
    Every map in the world has a door at the end`,
}
