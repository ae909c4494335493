import type { Plot } from '../../stanzas.ts'

export const birthday: Plot = {
  person: 'you',
  open: `
    There's (flour|sugar|frosting) on the table and string on the floor
    And a dozen (wet|damp|big) coats in a pile by the door
    Somebody's hiding and somebody's late
    And the cake has sunk down to the shape of its plate

    We've (hidden|smuggled) the presents, we've all told the lie
    That (we only want coffee|we're after a ladder|we ran out of sugar), we're just passing by
    You gasp in the doorway, all shocked and dismayed
    With ten glasses ready and fresh lemonade

    (You said not to bother|You told us no party|You wanted no music), no candles, no fuss
    You say it each year and each year you get us
    Balloons on the banister, hats on the cat
    And somebody's trumpet, enormous and flat

    I was (hoping|trying|planning) to be the first voice on the line
    So I called you by six with my verses, all nine
    You yawned and you thanked me and asked for one more
    And you said you'd been sung to already at four

    There are {age} candles to (stand|fit|squeeze) on one cake
    And we argue how much of the frosting they take
    Some of them yellow and some of them blue
    And all of them leaning, as we do, to you`,
  turn: `
    There's a (photo|snapshot) of you with no teeth and no hair
    And a fistful of (frosting|pudding), high up in your chair
    You're aiming at somebody out of the frame
    And the look in your eye is exactly the same

    Each one of us here has a story to tell
    Of a (tent|shelf|swing) you put up and the noise when it fell
    It gets taller each birthday, there's lightning in now
    And you let us all tell it and then take a bow

    We asked what you'd like and you only said socks
    So we (wrapped|packed) up ten pairs in a big cardboard box
    And rolled in the toe of the very last pair
    Is a page from us all, and you read it right there

    Somebody's singing a half beat behind
    And somebody's harmony's one of a kind
    The neighbors have opened their window to hear
    They've learned all the words now, we're louder each year`,
  meaning: `
    There's one day a year with your name at the top
    The others go by, and they don't ever stop
    But this one slows down, and it looks all around
    To see who it's for, and it's you that it found

    A year is a lot, if you look at it right
    It's so many mornings, it's night upon night
    You came through them all, through the bad and the best
    And now there's a candle to add to the rest

    A birthday's for saying a thing to your face
    That hides, other days, in some out-of-the-way place
    So this is the day, and I'm saying it clear
    The world's a much better one now that you're here

    You don't have to earn it, there's nothing to do
    Today is a present that opens for you
    The cake will get eaten, the candles burn low
    But what we are singing won't melt and won't go`,
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
    Happy, {call}, is the word to say
    Happy, and let it stay that way

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
    This is the day that you came along
    This is the day that we keep with a song
    This is the day, and it comes each year
    This is the day that we're glad you are here

    # Happy Birthday, {call}
    Happy birthday, {call}, hear the floorboards join in
    The roof has the high part, the pans make a din
    Happy birthday, {call}, take the first and last slice
    It only comes yearly, so we'll sing it twice

    # All {age} Candles
    All {age} candles, and you in their light
    They can see us from airplanes, the kitchen's so bright
    All {age} candles, blow east and blow west
    We've loved every year, but we love this one best

    # Say {age}, {call}
    Say {age}, {call}, say it proud, say it twice
    It suits you like butter on bread by the slice
    Say {age}, {call}, and we'll sing it out loud
    There's cake on the table, and here is the crowd

    # Hello to {age}, {call}
    Hello to {age}, {call}, come in, have a chair
    We've hung up the paper, there's string in our hair
    Hello to {age}, {call}, we have waited all year
    The candles are lit, and the whole room is here

    # {age} and Counting, {call}
    {age} and counting, {call}, blow hard, make a wish
    There's frosting for supper, right out of the dish
    {age} and counting, {call}, one more round of the song
    We don't know the high part, we'll sing it all wrong

    # Blow Them Out, {call}
    Blow them out, {call}, like you'd blow up a storm
    The wax has gone soft and the fruit punch is warm
    Blow them out, {call}, make a wish, make it good
    And don't tell a soul, though I wish that you would

    # This One's for You, {call}
    This one's for you, {call}, and {x.the} as well
    Ring every spoon on a glass like a bell
    This one's for you, {call}, till the roof comes undone
    There's eight billion people, but you? Only one

    # One More Year of You
    One more year of you, cut it thick, pass it round
    There's no better cake by the slice or the pound
    One more year of you, what a thing to be served
    It's more than the half of us ever deserved`,
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
    And all of that noise was because there is you

    May this be a year that is gentle and good
    That brings you the things that you hoped that it would
    May trouble walk by you and not find the door
    And may we be singing this many times more

    And ten years from now we'll be arguing still
    If the cake had been lemon or almond or dill
    Not one of us certain, but one thing is clear
    How you laughed with the knife in your hand, standing here

    I know how you blush when they're singing your name
    You look at the floor as if you were to blame
    But once every year you will have to sit still
    And be told that you're loved till you've eaten your fill

    You won't tell your wish, it's the rule, and we know
    But I saw where you looked when you got set to blow
    From one to the next, round the table and back
    With your cheeks puffed up full like a squirrel with a snack

    Tomorrow there's ribbon all over the stairs
    And balloons going soft on the backs of the chairs
    You'll eat the last slice on your feet, by the sink
    And be one day older and happy, I think`,
}
