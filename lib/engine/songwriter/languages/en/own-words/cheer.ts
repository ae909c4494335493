import type { Stanzas } from '../../stanzas.ts'

export const cheer: Stanzas = `
  (On your feet, there is somebody here|Make some room, there is somebody here)
  {you.fact}
  And you're ours, every day of the year
  {you.next}

  (Lift your chin up, and hold your head high|Hands together, and lift them up high)
  {you.fact}
  We would follow you up to the sky
  {you.next}

  (Can you feel the floor hum like a drum?|There's a beat in the chest like a drum)
  {you.fact}
  And we're with you till kingdom come
  {you.next}

  (Who would you like to have on your side?|Who's the one that we want on our side?)
  {you.fact}
  And we're bursting, all of us, with pride
  {you.next}

  (There's a space in the line, and it's yours|There's a spot on the team, and it's yours)
  {you.fact}
  You're the reason we rattle the doors
  {you.next}

  (Shoulder to shoulder, in one long row|Arm in arm, in a line, here we go)
  {me.fact}
  And we'll stand, any way the winds blow
  {me.next}

  (Win or lose, we go home side by side|Win or lose, we go in side by side)
  {me.fact}
  It's a heart that's a hundred feet wide
  {me.next}

  (There is more to a team than a score|We are more than a number, a score)
  {me.fact}
  And tomorrow we'd come back for more
  {me.next}

  (We're not giants, we're no superstars|We've no trumpets, no planes, no big cars)
  {me.fact}
  But they feel our hearts thump up on Mars
  {me.next}

  (Come what will, we go on, that's the plan|Stay together, that's all of the plan)
  {they.fact}
  Each of us is the other one's fan
  {they.next}

  (There are hills, and we go up them all|There are fences, and we climb them all)
  {they.fact}
  And we lift up whoever may fall
  {they.next}

  (Wind and rain, we turn out without fail|Rain or shine, we turn out without fail)
  {they.fact}
  And we've always some wind in the sail
  {they.next}

  (When we jump, we come down all as one|From the first to the last, we are one)
  {they.fact}
  And we're not going home till it's done
  {they.next}

  (What has all of us stamping so loud?|What is making us stand here so proud?)
  {thing.fact}
  And it's passed hand to hand through the crowd
  {thing.next}

  (What's the reason we jump up and down?|Why's the floor going up, going down?)
  {thing.fact}
  And we wear it as if it's a crown
  {thing.next}

  (What would we never swap, never sell?|What do we know so terribly well?)
  {thing.fact}
  And we ring with it, too, like a bell
  {thing.next}

  (What's the thing that gets us up the hill?|Why can nobody here sit quite still?)
  {thing.fact}
  And we love it, and we always will
  {thing.next}

  (Are we ready? We're ready, so go|Tie your laces, we're ready, so go)
  {fact}
  There are more of us here than they know
  {next}

  (Everybody get up off your seat|Everybody come in on the beat)
  {fact}
  If we fall, we will fall on our feet
  {next}

  (Heads up high, and no worries behind|There's a spirit that's not hard to find)
  {fact}
  We're all sizes and all of one mind
  {next}

  (Put your hand on the next person's back|Bring it in, bring it in, the whole pack)
  {fact}
  There is no way that this crew will crack
  {next}

  (Stamp your feet with us, one, and then two|Clap your hands with us, one, and then two)
  {fact}
  There is nothing we won't see right through
  {next}

  {you.fact}
  And the rest of us grow by a foot
  {you.next}
  When you move, not a soul will stay put

  {you.fact}
  And we'd lift you right up to the roof
  {you.next}
  If you wonder who's loved, here's the proof

  {you.fact}
  And you've all of us here at your back
  {you.next}
  You're the wheels on the train, you're the track

  {you.fact}
  There's a fire in you, look at it glow
  {you.next}
  You're the reason our feet want to go

  {you.fact}
  Here's our hands, and they're sore, and they're red
  {you.next}
  And we're going wherever you've led

  {me.fact}
  And we're none of us leaving the floor
  {me.next}
  We have nerve, and we always have more

  {me.fact}
  And we give it whatever we've got
  {me.next}
  And we would not go home for a yacht

  {me.fact}
  It's a long way to go, so let's start
  {me.next}
  You could power a town with this heart

  {me.fact}
  And tomorrow we're back at the gate
  {me.next}
  With our shoulders all lined up and straight

  {me.fact}
  No one here ever stands on their own
  {me.next}
  It's the finest of teams ever known

  {they.fact}
  And we're here when it's dry, when it pours
  {they.next}
  And that's us, at the back of the roars

  {they.fact}
  And we pull all the harder for it
  {they.next}
  There is nobody here going to quit

  {they.fact}
  So we tighten our laces, all right
  {they.next}
  There's a drum in the chest, good and tight

  {they.fact}
  And we hold on to one thing, that's us
  {they.next}
  From the front to the back of the bus

  {thing.fact}
  It's as good as a flag, and it's ours
  {thing.next}
  It could keep our feet going for hours

  {thing.fact}
  You can clap to it, one, two, three, four
  {thing.next}
  And our feet knock it into the floor

  {thing.fact}
  And that's what puts the spring in our stride
  {thing.next}
  There's a band going marching inside

  {thing.fact}
  And the hair on our arms stands up straight
  {thing.next}
  And whatever wants us, it can wait

  {fact}
  And we're still on our feet, every one
  {next}
  And the best of it hasn't begun

  {fact}
  And that's us, with our nerves and our pride
  {next}
  There's no gate that we can't open wide

  {fact}
  If you're with us, then come on and jump
  {next}
  Till the floor underneath gives a thump

  {fact}
  There's a lump in the throat, there's a grin
  {next}
  There's a door, and it's wide, so come in

  {fact}
  Left foot, right foot, and on with the day
  {next}
  And together is always our way

  {fact}
  Now the left half, now lift up your hands
  {next}
  Now the right, till it shakes all the stands

  (Look around you, the whole crew is here|Look to left, look to right, we're all here)
  {fact}
  We could all of us stand in one raincoat
  And there'd still be some room in the rear

  (Bring a drum, bring a pan, bring a spoon|Stamp your feet till they wobble the moon)
  {fact}
  If the roof doesn't lift in a minute
  It'll be on its way pretty soon

  (There's a beat, and it's under the skin|Can you feel it come up through the shin?)
  {fact}
  That's the sound of a team that is ready
  To get up, and get on, and get in

  (Up you get, up you come, don't be shy|Look at us, we can reach to the sky)
  {fact}
  You can knock a team down for a minute
  But the next minute, see how we fly

  (Every team needs a heart, and it's you|Take a team, take a heart, and it's you)
  {you.fact}
  We could look for another to match you
  And be out there until we were blue

  (Clear the way, there is somebody great|Here you are, and you make us feel great)
  {you.fact}
  If they made you a medal to fit you
  We'd need six of us, just for the weight

  (Look behind you, you'll see we're all there|Turn around, and you'll see we're all there)
  {you.fact}
  If you fly, we'll be under you running
  With a net and our hands in the air

  (There's a light on you, stand where you stand|Here we come, and it's hand over hand)
  {you.fact}
  You don't need any drum, any trumpet
  You have us, and our palms are the band

  (We are tall, we are small, we're a bunch|We go in with a smile and a crunch)
  {me.fact}
  There is always a shoulder to lean on
  And a half of a half of a lunch

  (Hand on heart, and our feet planted wide|Chin up high, and our feet planted wide)
  {me.fact}
  You can put us on top or at bottom
  We have still got the same thing inside

  (If it rains, we're a team in the rain|It's the climb, not the top, not the gain)
  {me.fact}
  There's a word for us, look it up, stubborn
  And it runs like a fire in the vein

  (There's a kind of a warmth in this crowd|What a crew, what a bunch, what a crowd)
  {me.fact}
  Give us dirt, give us wind, give us thunder
  We'll be here, and be foolishly proud

  (There are days that take all that you've got|There are days you need all that you've got)
  {they.fact}
  So we dig in our heels, and we hang on
  And it turns out we've got quite a lot

  (Who's for staying? We're staying, that's who|Who is in it? We are, me and you)
  {they.fact}
  It can blow from the north or from nowhere
  We have elbows to link, so we do

  (Something's up, you can feel it right here|There's a buzz in the air, in the ear)
  {they.fact}
  And there isn't a soul in the building
  That is not in a much higher gear

  (Here it is, so get up off your chair|Are you in? Put your hands in the air)
  {thing.fact}
  It's a part of whatever we're made of
  And we'd wave it like flags, anywhere

  (Is it big? Is it loud? Is it small?|What could make a whole crew feel this tall?)
  {thing.fact}
  You could keep all your gold and your ribbons
  It's the thing that we love best of all

  (Count to three, and we all feel the heat|Count us in, feel the floor, feel the heat)
  {thing.fact}
  If you don't know the steps, there are no steps
  There's the floor, and it's keeping the beat

  {fact}
  There's a run in these legs of ours still
  We've been down at the foot of the mountain
  And that's just where you start up the hill

  {fact}
  And the whole row is up on its toes
  If you wonder what keeps us together
  It's a thing every one of us knows

  {fact}
  And we come down to earth in one thud
  We have laughed, we have ached, we have stumbled
  And we're thicker than water and mud

  {fact}
  Put your arm around someone who's near
  If they're taller, then stand on their sneakers
  If they're small, lift them up over here

  {fact}
  And we're in it, whatever may be
  If you're wondering how we can do it
  It's because there's a you and a me

  {you.fact}
  And we've got you, you'll never fall far
  If they ask who we'd put at the center
  We would look at you, right where you are

  {you.fact}
  And we're yours if you win or you lose
  There's a crowd at your back with its sleeves up
  And it's you that we all of us choose

  {you.fact}
  You can count on our hands and our feet
  If your heart ever stumbles a moment
  We've got plenty, we'll lend you a beat

  {you.fact}
  Here's a drumroll, a stamp, and a hand
  If there's anyone here who's still sitting
  It's because they're too moved to stand

  {me.fact}
  You can feel it go right down the line
  There's my hand on the next person's shoulder
  And the next person's hand is on mine

  {me.fact}
  And we came, and we're going the length
  It's not legs, it's not luck, it's not numbers
  It's the bunch that we are, that's the strength

  {me.fact}
  And that's how a team gets its shape
  We hold up, we hold on, and hold steady
  Like a thing made of string and of tape

  {they.fact}
  And we look at each other and nod
  We are all of us green, maybe, somewhere
  But we're peas, and we're all in one pod

  {they.fact}
  And it makes us all pull up our socks
  If you built us a wall, we would lean there
  If it fell, we'd go home with the blocks

  {they.fact}
  And our hearts are as full as the stands
  We have nothing to prove to the weather
  We have us, and a whole lot of hands

  {thing.fact}
  Put your hands up for that, good and high
  We've got hearts like a barrel of thunder
  And they roll along under the sky

  {thing.fact}
  Now you know what we're running on here
  You can keep all your gas and your coal, friend
  We have that, and we'll last the whole year

  {thing.fact}
  And that's why we all stamp on the ground
  If you can't keep in step, that's no trouble
  You can bounce, you can skip, come around
`
