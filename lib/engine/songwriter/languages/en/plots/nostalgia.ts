import type { Plot } from '../../stanzas.ts'

/** Of childhood and how it was, told to somebody who was there: a friend, a parent, a brother. */
export const nostalgia: Plot = {
  person: 'past',
  open: `
    We drew on the (driveway|sidewalk|pavement) with pieces of chalk
    A house, and a sun, and a line round the block
    We had the whole day, and we had the whole street
    With dust on our hands, and with grass on our feet

    The rule was, come (in|home|back) when the streetlamps are lit
    We begged for five minutes, a bit, just a bit
    And somebody's mother was calling a name
    And everyone heard it, and stayed in the game

    There's marks on the (doorframe|doorpost|closet), a line for each year
    I stretched on my toes, and they said, stand in here
    We'd grown half an inch, and we felt it, so tall
    And now, when I see it, I'm struck by how small

    The (screen door|back door|front gate) would slam, and the summer began
    We ate what there was, and we drank, and we ran
    We never once asked what the time was, or why
    The day was as wide and as high as the sky

    I found an old (photo|picture|snapshot), the corner was bent
    It's you, and it's me, and some summer we spent
    We're squinting, we're laughing, our knees are all brown
    With nothing to do, and the sun going down

    I heard an old (song|tune) that they don't often play
    And there was the kitchen, and there was the day
    The voices, the dishes, the light on the floor
    And all of us in it, as we were before`,
  turn: `
    I went back to see it, the hill and the street
    It used to be huge, and it's just a few feet
    The trees have grown up, and the houses are small
    And still, round the corner, I heard someone call

    They still sell the candy we bought with our change
    It tastes as it did then, and isn't it strange?
    One bite, and I'm standing there, down at the store
    With coins in my hand, and I'm wishing for more

    There's somebody else in the house now, I know
    With other kids' bikes on the lawn in a row
    There's light in the window, and somebody's there
    Who's brushing their teeth, or who's climbing the stair

    You tell it one way, and I tell it my own
    The rain or the sunshine, the stick or the stone
    We'll never agree, and it's no one's mistake
    We laugh till our sides and our bellies both ache

    The old ones who called us have gone from the door
    There's few who still know how it all was before
    There's you and some others, so I ask you, stay
    And tell me the rest of it, tell me that day`,
  meaning: `
    I thought it would fade as the years went along
    I thought I would lose it, and I was so wrong
    It sits and it waits there, it hasn't gone gray
    And one little thing brings it back like today

    I didn't know then it was something to keep
    It went by as days go, from morning to sleep
    If somebody'd told me, look closely, hold tight
    I'd never have listened, and maybe that's right

    It's not that I'd want to be back there to stay
    There's good in the now and there's good in today
    I'd just like to stand there and look for a while
    And then come back home with a bit of a smile

    Some days went so slow, and I wanted them done
    And now I would go back to any such one
    How odd that the years are the ones that go fast
    And one afternoon is the thing that will last`,
  lift: `
    So give me a minute, and let the years go
    I'm going right back to a place that I know

    It's all in my head like a song on a shelf
    I take it down sometimes, and sing to myself

    I can't stop the clock, and I can't turn it round
    But I can still hear it, and this is the sound

    They say I've made half of it up, and that's fair
    The other half happened, I know, you were there

    So give me one hour with both my knees skinned
    A stick for a sword, and no plans but the wind

    It wasn't all golden, we fought, and we cried
    But then we made up, and the whole world was wide`,
  chorus: `
    # I Remember, {call}
    I remember, {call}, I still do
    {you.fact}
    I keep it for me, I keep it for you
    I remember, {call}, I still do

    # So Fast, {call}
    So fast, {call}, it went so fast
    {you.fact}
    Like ice cream in August, it didn't last
    So fast, {call}, it went so fast

    # Back Then
    Back then, back then, I hear it call
    {me.fact}
    It wasn't much, and it was all
    Back then, back then, I hear it call

    # It's Still in Me
    It's still in me, it didn't go
    {fact}
    I only have to sing it slow
    It's still in me, it didn't go

    # Just for a Minute
    Just for a minute, I'm back in the light
    {fact}
    It's long before now, and it's long before night
    Just for a minute, and all of it's right

    # Let Me Tell It, {call}
    Let me tell it, {call}, let me tell
    {fact}
    I know the whole of it so well
    Let me tell it, {call}, let me tell

    # We Had No Idea, {call}
    We had no idea, {call}, at the time
    {me.fact}
    I never thought I'd make it rhyme
    We had no idea, {call}, at the time

    # Not So Long Ago, {call}
    Not so long ago, {call}, not so long
    It's only the length of a song
    Not so long ago, {call}, only a day
    And still it goes further away

    # Every Bit of It
    Every bit of it, good and bad
    {they.fact}
    I'd take it back, and I'd be glad
    Every bit of it, good and bad

    # I Still See {x.the}
    I still see {x.the}, eyes shut tight
    As plain as day, and twice as bright
    I still see {x.the}, and I know
    It's more than a thing from long ago

    # All These Years, {call}
    All these years, {call}, where did they go?
    They went so quick, they went so slow
    All these years, {call}, big and small
    I wouldn't give one back at all

    # Something Stays
    Something goes and something stays
    It's in the nights, it's in the days
    Something stays when much is gone
    A bit of a tune, and it goes on

    # I Am There
    I close my eyes, and I am there
    With grass on my knees and the sun in my hair
    I am there, and they're calling me in
    And I pretend not to hear, and I grin

    # That's How It Was
    That's how it was, with the porch door that slammed
    And all of us into one back seat, and crammed
    That's how it was, and we none of us knew
    We thought it was Tuesday, with dishes to do

    # Back When We Were Small
    Back when we were small, and the grass met our chin
    And summer was somewhere you went and got in
    Back when we were small, and a dollar was wealth
    And you crossed the dark hallway by courage and stealth

    # Take Me Back to {x.my}
    Take me back to {x.my}, I can find my own way
    There's a bike in the grass where I dropped it that day
    Take me back to {x.my}, just as far as the tree
    There's somebody small there who's waiting for me

    # Remember {x.the}, {call}
    Remember {x.the}, {call}? You begin
    I'll shout when it's wrong, and I'll want to join in
    Remember {x.the}, {call}? Tell it right
    With a flashlight held up to your chin, as at night

    # One More Summer, {call}
    One more summer, {call}, with our bikes in a heap
    And too much to do to be falling asleep
    One more summer, {call}, till the crickets are through
    I'll bring all the comics, and you can bring you

    # We Two Know, {call}
    We two know, {call}, what it was, and where
    Sun on our shoulders, and wind in our hair
    We two know, {call}, so you know what I mean
    There's no one but us who has seen what we've seen`,
  bridge: `
    If I could send word to the one I was then
    I'd leave out the how of it, leave out the when
    I'd say, look around, at the light on that tree
    One day you'll be homesick for this, and be me

    Not all of it's pretty, not all of it's good
    Not all of it went in the way that it should
    But years are a river, and over the stone
    They go, till the sharp one's the smoothest I own

    What happens to moments when they have gone by?
    I'd like to believe that they never quite die
    That somewhere they're going on, every last one
    With all of us in them, and nobody done

    One day this one, too, will be somewhere behind
    This minute, this song, and I hope that I'll find
    I looked at it well, and I knew it was good
    And held it as long as I possibly could

    The kid that I was would come up to my chest
    And look at the car keys and not be impressed
    And ask, so you get your dessert when you like?
    And you stay up late, and you don't own a bike?`,
}
