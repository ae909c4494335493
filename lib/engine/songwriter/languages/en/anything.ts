import type { Topic } from '../stanzas.ts'

/** Of a thing, a place or a feeling that no topic knows, glad or sad, named as it was written. */
const thing: Topic = {
  kin: '',
  you: {
    scene: `
      I think of {x.the}, and I (think of|come round to|turn back to) you, too
      There's never the one now, there's always the two
      The way that you say it, the look on your face
      It's all in there with it, and all in its place

      (Say|Just say|Let's say) {x}, and it's you that comes into my mind
      The look that you get then is easy to find
      You stop what you're doing, you tilt up your chin
      You're quiet a second, and then you begin

      I sing of {x.your}, and (I'm singing|that means it's|it's all about) you
      I've stood by and watched you, and listened all through
      I know how you look when you talk of it low
      The rest of it only the two of us know`,
    later: `
      You taught me to look at {x.the} as you do
      I'd only walked past, and I hadn't a clue
      I stop now and look, and I know what to see
      And that is a thing you have given to me

      With you I can talk about {x} half the night
      We say it all wrong, and we say it all right
      The cups have gone cold, and the street is asleep
      And some of it's funny, and some of it's deep

      If ever {x.your} should be too much to tell
      Then sit here and don't, I can hear you as well
      And if it's a good day, then tell me it all
      I've got the whole evening, the big and the small`,
  },
  me: {
    scene: `
      (Tonight|This evening|Again) it is {x} on my mind
      The words that I need are the hard ones to find
      It's quiet, the light makes a ring on the floor
      I think about {x.them}, and then, just once more

      Say {x}, and I (look up|turn round|stop short) right away
      It may be in traffic, or halfway through the day
      A word on a sign, or a word in the street
      And my heart picks it up and it misses a beat

      There's {x.the}, and (right away|all at once|then and there) everything slows
      The noise of the street, how it comes and it goes
      I stop where I am, with my hand on the door
      And I feel what I've felt every time before

      (Some days|Some nights|At times) it's {x.the} and me, and that's all
      The clock going round, and the light on the wall
      I couldn't explain it, I don't think I'd try
      I sit with my cup, and the hour goes by

      It's {x.the} I'm (singing|describing|recalling) tonight
      I'm here at the window, in what's left of light
      The street down below has gone quiet and blue
      I haven't told many, but I'm telling you`,
    later: `
      I thought I knew {x}, and I thought I knew all
      Then somewhere I learned that my knowing was small
      The longer I look, then the more I can see
      And some of it's out there, and some is in me

      Some days about {x} I have nothing to say
      And then I could talk about nothing else all day
      I don't have the answers, I don't have a plan
      I sing about {x.them} as well as I can

      I asked other people about {x.the}, too
      And some of them shrugged, and a few of them knew
      You see it at once in the look on a face
      They nod, and we stand for a while in one place

      There's more to {x.the} than a song can get in
      I come to the end, and I want to begin
      Whatever I leave out is in there as well
      Between all the words, in the part I can't tell

      There's so much to {x.the} that people don't know
      I've told you a part of it, taking it slow
      The rest can't be put into words, not a line
      You'd have to come borrow this heart that is mine`,
  },
  past: {
    scene: `
      There's (nobody|no one now|no one else) speaks of {x.the} as you would
      You'd lean in a bit, and I understood
      I thought there'd be time, and I listened halfway
      I'd give a whole lot for a word of it today

      Say {x}, and I (hear you|can hear you|still hear you), as plain as can be
      You're there by the window, you're talking to me
      The light's coming in, and the curtain blows wide
      And I am so sure that I'm there by your side

      (Today|Tonight|This evening) I think of {x.your} once more
      The way you'd be there when I came through the door
      It's all very clear, it is all very near
      There's one thing that's missing, and you are not here`,
    later: `
      Whenever I think of {x.the}, then I slow
      I tell you what's happened, as if you would know
      I tell you who's here, and I tell you who's grown
      And then for a while I am less on my own

      There's something of {x} that I'd ask, if I could
      I never once asked you, I always said I would
      So I ask it out loud, and it goes up like smoke
      And I wait for a bit, as I did when you spoke`,
  },
  hook: `
    I sing about {x.the}, and I sing it out strong
    There's nothing that can't find its way to a song

    Oh, {x} in the morning, and {x} late at night
    There's some of {x.them} heavy, and some of {x.them} light

    It's {x} that I sing of, it's {x} that I hear
    I'll sing about {x.them} for whoever is here

    Oh, {x.the}, oh, {x.the}, how the words come along
    I can't say it all, but it's here in a song`,
}

/** Of something that somebody does or did; who it was, the plot says. */
const deed: Topic = {
  kin: '',
  you: {
    scene: `
      We (got on to|talked about|spoke about) {doing} one night
      Our cups on the table, a lamp for a light
      You told me about it, I sat and I heard
      And some you just told with a look, not a word

      (Say|Just say|Let's say) {doing}, and I think of you
      The look on your face, and the things that you do
      You take a deep breath, and you go right ahead
      I'd know you from that much, if nothing were said`,
    later: `
      And someday when {doing} is long, long ago
      We'll talk of it, sitting here, taking it slow
      You'll say how it was, and I'll say how it seemed
      And was it as big as we both of us dreamed?

      No book about {doing} could tell me as well
      As one look at you, when you sit down and tell
      The part that was hard, and the part that went right
      And what you were thinking in bed late at night`,
  },
  me: {
    scene: `
      It's {doing} I'm (singing|talking|thinking) about
      I've held it inside, and I'm letting it out
      My hands are not steady, my voice starts out low
      It gets a bit stronger the further I go

      I (sit|stand|walk) here with {doing} all over my mind
      There's no better word, or there's none I can find
      The clock says its one thing, and says it again
      I pick up the pen, and I put down the pen

      When I think of {doing}, I (feel|still feel|can feel) it right here
      A hand on the heart, and a hum in the ear
      Some days it is heavy, some days it is light
      And some days I think of it half of the night`,
    later: `
      I told someone, {doing}, and they said, me too
      I thought there was no one, it turned out they knew
      We stood there a while, and we each said a bit
      And that was a comfort, I have to admit

      There's something that {doing} has shown me, I'd say
      You don't get it all, and not all in a day
      You try, and you look, and you try it once more
      And somehow you're more than you were before`,
  },
  past: {
    scene: `
      (At night|Some nights|Of late) I think about {doing}, and you
      The lamp makes a circle, the window goes blue
      I hear how you'd say it, I know what you'd say
      And then it is quiet, and then it is day

      Say {doing}, and (I'm there|I'm back|I stand) at your door
      The light on the wall, and the sound of the floor
      You're saying my name, and you wave me on in
      And there's time enough, and we only begin`,
    later: `
      I'd ask you of {doing}, if you were still here
      I'd pull up a chair, and I'd bring it in near
      You'd tell me the truth, and you'd make it sound kind
      I've asked you already, a lot, in my mind

      We never said much about {doing}, we two
      There'd always been time for it, something to do
      I'd give a good deal just to sit at your side
      And say it all now, with the door open wide`,
  },
  hook: `
    Some sing about roses, the moon, and the dew
    And I sing of {doing}, I sing it to you

    Oh, {doing}, it's taken till now
    To find it a tune, but I found one somehow

    It's all about {doing}, this song
    You know what I mean, so come sing it along`,
}

export const anything = { thing, deed }
