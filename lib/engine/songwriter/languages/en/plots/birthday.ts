import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    The (kitchen|hallway|whole house) is quiet, the lights have gone low
    And then comes the cake with its small golden glow
    You look at the candles, we look at your face
    And there isn't a happier light in the place

    The (morning|daylight|sunshine) came early and looked for your name
    It found it in frosting, with room for a flame
    There's mail on the mat, and the phone starts to ring
    And someone's behind you who's starting to sing

    There's (frosting|sugar|butter) and flour, there's a bowl and a spoon
    There's cake in the oven, it's coming out soon
    The whole house smells sweet, and there's ribbon and string
    And all that is missing is someone to sing

    A card in its envelope, (blue|white|red), with your name
    A bow on a present, a match and a flame
    The things of a birthday, we've laid them all out
    And you are the reason, you're what it's about

    (You woke up today|You opened your eyes|You got up today), and a year had gone by
    The same sort of morning, the same sort of sky
    But something was different, a shine in the air
    It's your day, and somehow the day is aware

    There are {age} candles to (light|count|fit) on the cake
    And {age} good reasons for wishes to make
    They light up your eyes, and they light up the room
    As warm as a garden that's coming in bloom`,
  turn: `
    There's a picture somewhere of you, ever so small
    One cake and one candle, you're not sure at all
    You're reaching your hand for the light of the flame
    And the shine in your eyes, it is still just the same

    The candles are out now, there's smoke in the air
    There's cake on our plates, and there's plenty to spare
    The paper is flying, and who had a slice?
    The dog did, and says that your birthday is nice

    A year has gone by since we sang to you last
    Some days of it crawled, and the rest went by fast
    You laughed, and you worried, you carried on through
    And all of it made you a bit more like you

    The messages come in from near and from far
    From people who love you, wherever they are
    Your phone does a dance on the table, and then
    It lights up, and hums, and is dancing again

    You open a present, you smile at a card
    To say what you mean to us, that part is hard
    No box is so big, and no ribbon so long
    So most of it had to go into a song`,
  meaning: `
    There's one day a year that has you at the top
    The others rush by like a bus past its stop
    But this one pulls over, and waits at your gate
    With friends at the windows, and nobody late

    Three hundred and sixty-five times you got up
    You found the left shoe, and you filled up your cup
    You laughed, and you worried, you carried things through
    And one little candle is all we give you

    A birthday's for saying a thing to your face
    That other days keep in some out-of-the-way place
    So here, by the candles, I'm saying it clear
    The world's a much better one now that you're here

    Nobody earns it, there's nothing to do
    There's no test to pass, and no line to get through
    You just had to turn up one morning and blink
    And that was the best of all mornings, I think`,
  lift: `
    So turn down the light now and let the cake glow
    There's somebody here with some candles to blow

    So take a deep breath, but don't blow them out yet
    There's one thing to sing, and we mustn't forget

    So all of the voices, come on and come in
    It's one, and it's two, and it's time to begin

    So turn off the kitchen light, everyone in
    Big ones behind, let the small ones begin

    So hold back your sleeves and lean into the glow
    Think of a good one, then ready, set, go

    Hush now, they're coming, the candles are lit
    Make room on the table, move over a bit`,
  chorus: `
    # The Number Is {age}
    The number is {age}, {call}, let it ring
    {you.fact}
    The number is {age}, so we sing
    You're worth every candle, you're worth everything

    # {age} Years of You
    {age} years of you, and I'm glad of each one
    {fact}
    {age} years of you, {call}, under the sun
    And here comes another, it's only begun

    # Count to {age}, {call}
    Count to {age}, {call}, count it with me
    {you.fact}
    Count to {age}, and what do you see?
    A life full of candles, as bright as can be

    # Hooray for {age}
    Hooray for {age}, hooray for you
    {you.fact}
    Hooray for {age}, {call}, hooray
    Nobody wears it the way you do

    # It's Your Day, {call}
    It's your day, {call}, it's your day
    {you.fact}
    Blow the candles, blow them away
    It's your day, {call}, it's your day

    # Make a Wish, {call}
    Make a wish, {call}, close your eyes
    {fact}
    Make a wish of any size
    And may the year be a good surprise

    # Glad You Were Born, {call}
    Glad you were born, {call}, glad you are here
    {you.fact}
    Sing it with candles, sing with a cheer
    Glad you were born, and glad every year

    # Long May You {you.do}
    Long may you {you.do}
    Long may you shine, the whole year long
    Long may you, {call}, long may you
    And every year, we'll sing you a song

    # Today the Song Is Yours
    Today the song is yours, {call}, to take
    {they.fact}
    Today the song is yours, like the cake
    We're singing it, {call}, for your sake

    # Happy Is the Word
    Happy is the word, and this is the day
    {me.fact}
    It's written in frosting, it can't run away
    Happy, {call}, let it stay that way

    # The Cake Can Wait
    The cake can wait, {call}, let it wait
    The song comes first, and then the plate
    The cake can wait, {call}, this is for you
    And when it is sung, we'll have some of that, too

    # What a Day to Be Born
    What a day to be born, what a day
    {fact}
    What a day to be born, shout hooray
    And may all of the good ones be heading your way

    # {age} Is a Beautiful Number
    {age} is a beautiful number, who knew?
    {age} is a beautiful number on you
    Sing it, {call}, the whole day long
    {age} is a beautiful word for a song

    # Look Who Is {age}
    Look who is {age}, look who is here
    {fact}
    Look who is {age}, and loved far and near
    Look who is {age}, let's all give a cheer

    # This Is the Day You Came
    This is the day you came along
    This is the day that we keep with a song
    This is the day you came, and each year
    This is the day that we're glad you are here

    # Happy Birthday, {call}
    Happy birthday, {call}, come and stand in the light
    The candles are burning, the table is bright
    Happy birthday, {call}, take the very first slice
    It only comes yearly, so we'll sing it twice

    # All {age} Candles
    All {age} candles, and you in their light
    The faces around you are happy and bright
    All {age} candles, blow hard and blow long
    Each one is a year that we keep in this song

    # Say {age}, {call}
    Say {age}, {call}, say it proud, say it twice
    It suits you like frosting, like sugar and spice
    Say {age}, {call}, and we'll sing it out loud
    There's cake on the table, and here is the crowd

    # Hello to {age}, {call}
    Hello to {age}, {call}, pull up a chair
    There's cake on the table and songs in the air
    Hello to {age}, {call}, we have waited all year
    The candles are lit, and the whole room is here

    # Blow Them Out, {call}
    Blow them out, {call}, every flame, every light
    And make a good wish for the year and tonight
    Blow them out, {call}, make it big, make it good
    And may it come true as a good wish should

    # One More Year of You
    One more year of you, cut the cake, pass it round
    There's no better reason for candles and sound
    One more year of you, and we're happy it's true
    The best of the year was to have it with you

    # One More Candle, {call}
    One more candle, {call}, one more year
    One more reason to have you here
    One more candle, {call}, one more song
    We've waited to sing it all year long

    # A Song for Your Day
    A song for your day, for your day
    The candles are lit and the lights are low
    A song for your day, and we're here to say
    We love you far more than you know`,
  bridge: `
    If I had a wish, I would give it to you
    I'd add it to yours, so that yours would come true
    You don't need to tell it, and I needn't know
    I'm just standing here, and I'm hoping it's so

    There once was a first day, the first day of all
    You came with no words, you were ever so small
    And look at you now, with a song of your own
    And all of the candles, and how you have grown

    And when it is over, the candles are smoke
    The end of the song and the end of the joke
    Remember how loud it was, all the way through
    And all of that noise, it was all about you

    May this be a year that is gentle and good
    That brings you the things that you hoped that it would
    May trouble walk by you and not find the door
    And may we be singing this many times more

    Tomorrow there's ribbon all over the stairs
    And cake in the kitchen, and too many chairs
    The candles are out, but the wishes are there
    And you're one day older, with love everywhere`,
}
