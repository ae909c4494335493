import type { Topic } from '../stanzas.ts'

/** Of a thing that no topic knows, named as it was written. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      You (drew me|sketched out) {x.the} on a wet paper mat
      With arrows, a circle, a thing like a hat
      I said, it's a chicken, you said, look again
      It hangs in my kitchen, you signed it, in pen

      Somebody says {x}, and your (fork|spoon|cup) stops in the air
      We've seen it before, and we each take a chair
      You tell us, I wouldn't know where to begin
      And begin, and the waiter sits down and leans in

      You spoke of {x.your} at the (bank|town hall), in line
      The clerk put her pen down, the guard said, that's fine
      By noon they'd brought chairs, and the boss had brought tea
      You'd only come in to get quarters, just three`,
    later: `
      You've talked of {x.the}, and I've nodded, it's true
      I liked how you said it, I hadn't a clue
      On Tuesday I got it, mid-crosswalk, and so
      There's nine taxis honking, I thought you should know

      The week you lay facing the wall, not a word
      I got {x} all wrong, on the chance that you heard
      You rolled over slowly, you said, that's not so
      And sat up to tell me, and I let you go

      I dreamed of {x.your} in a hall, under glass
      With hundreds of people, all waiting to pass
      And you at the doorway in slippers, with tea
      You waved me on in, and you said, this one's free`,
  },
  me: {
    scene: `
      I went for a job with (new shoes|a tie|a hat) on at nine
      I'd got through my schools, and was doing just fine
      They asked what I think of, {x.the}, I began
      It's dark, and there's only a mop and one man

      I was (under the table|up in the treehouse|down in the sandbox), the day I first heard
      My aunt mention {x}, it was only a word
      The grown-ups stopped chewing, and somebody sighed
      And I thought, this is big, and I came out, wide-eyed

      I've given {x.my}, I have (counted|worked out|tallied), so far
      Nine years of my mornings, the price of a car
      A tooth, and two birthdays, the best of my coats
      And all that I've got for it, seven high notes`,
    later: `
      I met someone Tuesday who, out of the blue
      Brought up {x.the}, and I said, not you, too?
      They called out our numbers, they called them again
      The dentist went home, and we stayed until ten

      I wrote about {x} to the paper one night
      They printed it Tuesday, page nine, on the right
      They'd cut it by half, and they'd spelled my name wrong
      So here's the whole letter, and now it's a song

      I'd gone to the doctor to see to my cough
      I mentioned {x.my}, and she took her watch off
      We'd got to the best part by quarter past three
      I still have the cough, and she charges no fee`,
  },
  past: {
    scene: `
      You'd (hum|frown) when you spoke of {x.the}, you'd go slow
      As if you were crossing a bridge in the snow
      Two fingers would tap on the arm of your chair
      And I'd look at the wall, and I'd almost be there

      You wrote about {x} on the (back|edge) of a bill
      It's stuck to the icebox, it's hanging there still
      Three words and a star, and it says, don't forget
      I don't know just what, and I haven't, as yet`,
    later: `
      A man spoke about {x.the} on the news
      With maps, and a pointer, and very clean shoes
      He got it all wrong, and I shouted him down
      In your words, with your voice, and your second-best frown

      I don't get to talk about {x} anymore
      The others are kind, but they look at the door
      I go tell your ivy, it hears me all through
      It's put out two leaves, and I tell that to you`,
  },
  hook: `
    Sing it out, about {x.the}, with the windows flung wide
    Till the whole of the street comes and stands there outside

    There are songs about roses, and songs for the sea
    And this one's about {x.the}, sing it with me

    All the bells in the tower have one thing on their tongue
    And it's {x} that they ring, and it's {x} that gets sung

    Oh, {x} in the morning, and {x} late at night
    If you missed it this time, we'll go round till it's right`,
}

/** Of something that somebody does or did; who it was, the plot says. */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      We got on to {doing}, at (lunch|brunch)
      You acted it out with two straws and the punch
      The pepper was you, and the mustard was me
      And the part that went wrong was a single green pea

      I'd (notes|points) about {doing}, and then
      Some more on my cuff, and I'd numbered them, ten
      You looked at me once, with your chin in your hand
      So I folded my cuff, and it all went unplanned`,
    later: `
      Ten years after {doing}, we two
      Will tell it together, your sky gray, mine blue
      You'll start off too late, and I'll cut in too soon
      And they'll stop us for breath with a bang of a spoon

      I read up on {doing} in bed
      There wasn't a word how your ears go bright red
      I wrote to the author, who wrote back to say
      It's going in the next one, page eighty, in May`,
  },
  me: {
    scene: `
      The morning of {doing}, I dressed
      I watered the (cactus|ivy|basil), I looked for my vest
      The toast was still toast, and the sky was still pink
      You'd think there'd be drums, or a warning, you'd think

      I (looked up|typed in) {doing}, to see
      If there were some others, or was it just me
      There are millions, with photos, a club, and a quiz
      I scored as a natural, whatever that is

      There's (fencing|juggling|ballet) for some, and there's fishing for trout
      There are things that a person could write home about
      And there I was, {doing}, that day
      One dog was my witness, and he looked away`,
    later: `
      I mentioned {doing}, in line
      The man up in front turned his face round to mine
      Same here, he said softly, a girl raised her hand
      We meet now on Thursdays, by the newspaper stand

      If {doing} paid rent, in a while
      I'd have me a butler, a bath in gold tile
      It pays me in stories, it pays me on time
      I've one here for supper, it's yours for a dime`,
  },
  past: {
    scene: `
      I think about {doing} when light
      Comes in a bit (sideways|low) and turns the walls white
      You stood in the door with your hand on the frame
      And said something small, and it started with my name

      Say {doing}, and (I'm there|I'm back|I stand) in your hall
      The radio's on, there's a ladder, a ball
      You're telling the ending before you begin
      And somebody knocks, and you tell them, come in`,
    later: `
      You'd know about {doing}, I guess
      You'd wipe off your glasses, you'd say, more or less
      So I wipe my own, and I hold them to light
      And now and then something I answer is right

      We skirted round {doing}, we two
      There'd always been dishes, or something to do
      I'd give all the talk that I've had since that year
      For one towel, one plate, and just you, standing near`,
  },
  hook: `
    Let others have roses, the moon, and the dew
    We've a song about {doing} for you

    Oh, {doing}, it's taken till now
    To find it a tune, so stand up, take a bow

    It's all about {doing}, this song
    So bang on the table and help it along`,
}

export const anything = { thing, deed }
