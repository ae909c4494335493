import type { Topic } from '../../stanzas.ts'

export const photographs: Topic = {
  kin: 'photograph photographs photographed photographing photographer photographers photographic photography photo photos picture pictures camera cameras snapshot snapshots album albums lens lenses shutter negatives darkroom portrait portraits tripod zoom blurry blur pose posed posing framed scrapbook slideshow exposure selfie selfies polaroid',
  you: {
    scene: `
      You (take|took) all our pictures, so you're never there
      But your thumb's in the corner, it's in by a hair
      It's bigger than Venice, it's pink as a prawn
      And I don't frame a photo with you and it gone

      We say, on three, smile, and you close up your eyes
      The (tenth|sixth) try, you sneezed, to no one's surprise
      So I clicked when you'd wandered off, peeling a pear
      And of all of the photos, in that you are there`,
    later: `
      We drove to the canyon, you stood by the rail
      And took a good picture of somebody's pail
      Ten albums of travels, no castles, no sea
      A goat, and a doorknob, some laundry, and me

      You beg me to take down the photo of you
      With soup on your chin and your hat gone askew
      I've better ones, posed ones, with light on your cheek
      But that's you on a Tuesday, it does me all week`,
  },
  me: {
    scene: `
      In the (booth|store) for the photo it says not to smile
      I look like I'm wanted, and have been a while
      At customs they studied it, called in a few
      And said, this one's guilty, but you can go through

      I (set|fixed) up the camera, I'd ten seconds flat
      To run to the others and straighten my hat
      I've sixty such photos, all lovely but for
      A blur that's my pants, going down to the floor`,
    later: `
      I found an old photo, I'm six, on a bike
      With a cape, and a face there's no camera could like
      I looked at it long, and I said to it, kid
      You think that you'll never fit those ears, we did

      I live by the fountain that everyone shoots
      I'm in nine hundred albums, I'm there in my boots
      I've bought a good hat, and I hold up my bread
      So Denver can see that I'm well and I'm fed`,
  },
  past: {
    scene: `
      You'd line us all up and step back for the lot
      The (barn|hill) and the sky, and you'd say, hold the spot
      One step, then the pond, you went in with a splash
      And the last thing the camera did was to flash

      The closet, a red bulb, the photo still white
      You rocked the (glass|tin) tray till there came into sight
      One ear, and a hat brim, a button, a nose
      And you'd say good evening to each as they rose`,
    later: `
      The rain got our photo, and you washed away
      But your hand on my shoulder decided to stay
      The framer said, lovely, we'll crop out that bit
      I told him I only look good next to it

      You wrote on the backs of the photos, I find
      Not names and not dates, but what you had in mind
      Cold feet here, good plums, it had rained on the peas
      I turned over mine, and it says, more of these`,
  },
  hook: `
    Closer, come closer, the picture has space
    There's an inch at the edge for another good face

    Click goes the camera, the day's in the box
    With wind in the laundry and holes in our socks

    Hang up the picture, hang it up high
    With all of us squinting and half of the sky`,
}
