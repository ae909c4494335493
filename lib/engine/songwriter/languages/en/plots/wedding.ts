import type { Plot } from '../../stanzas.ts'

/** Sung to the couple by somebody who is fond of both: `you` is always the pair. */
export const wedding: Plot = {
  person: 'you',
  open: `
    The flowers are (waiting|in place|all white), and the chairs in a row
    The music starts up, it is soft, it is slow
    Then the whole place goes quiet, and heads turn around
    And the next thing we hear is your step on the ground

    There's somebody patting (each pocket|their jacket|their waistcoat) for rings
    And somebody fixing a bow's little strings
    You stand there and smile, and you don't seem to mind
    You've each got the one you had hoped you would find

    You look at each other, and (all of us|everyone|anyone) can see
    There's nobody else there as far as can be
    Your hands are both shaking, you hold on, and then
    You smile, and you breathe, and you smile once again

    It took so much (planning|phoning|waiting), the list was so long
    The seats and the flowers, the cake and the song
    And now all the lists have been put out of sight
    There's you, and there's you, and it all comes out right

    There's (cake|rice|lace), and there's laughter, there's tears on the cheek
    And somebody tries, but they can't really speak
    There's glasses to raise, and there's hugs at the door
    And you are the two that the singing is for

    We (came|drove|went) into {place} in the best that we own
    With flowers and cameras, and no one alone
    We're here for one reason, it's simple, it's true
    We're here for that look going on between you`,
  turn: `
    You'll fight about windows, the blankets, the heat
    And one of you always will have colder feet
    And one will say, give them here, only half woken
    The best of your vows will be like that, unspoken

    The music begins, and you step on the floor
    You've practiced a bit, and you could have done more
    You hold on and turn, and you turn, and you sway
    And that is the best of the dances today

    The cake has been cut, and the glasses are high
    There's somebody's speech, and it makes us all cry
    And under the table, where no one can see
    Two hands hold each other, as still as can be

    The candles burn low, and the guests go their ways
    They kiss you, they wish you the best of all days
    The last of them waves, and it's quiet, it's late
    And there is your life, and it stands at the gate

    Tomorrow it's morning, you'll open your eyes
    A ring on your finger, the same kind of skies
    And nothing has changed, and it's all of it new
    The person beside you is married to you`,
  meaning: `
    They write about love as a flash in the night
    A bolt out of nowhere, a blaze and a light
    But look at you two, it's a fire that you tend
    With somebody bringing in wood to the end

    The ring is a little thing, easy to lose
    The promise is bigger, it's one that you choose
    You choose it today in your very best shoes
    And Monday in slippers, while reading the news

    There isn't a map for the way you will go
    It's mountains and fog, and it's sunshine and snow
    But there are two pairs of good shoes for the track
    And when one gets tired, there's the other one's back

    The flowers will wilt, and the band will go home
    The cake will be crumbs, and the hair need a comb
    And that's when it starts, with a kettle, a key
    Two people who used to say I, saying we`,
  lift: `
    So hush for a moment, and let it be heard
    The whole of a life in a single word

    Now look up and breathe, and then say it out clear
    It's only a yes, and the whole world can hear

    So start up the music, and let the day ring
    There isn't a heart here that's not going to sing

    So come down the steps, there's confetti to throw
    We've waited for this since you both said hello

    Now turn to each other, forget we are there
    There's only the two of you, breathing one air`,
  chorus: `
    # Say Yes, {call}
    Say yes, {call}, the day is here
    {you.fact}
    Say yes, and say it loud and clear
    And say it again in every year

    # Two Names, One Yes
    Two names, one yes, it is said, it is done
    {fact}
    Two names, one yes, and a life has begun
    Two hearts are still two, and they sing now as one

    # On and On from Here
    On and on from here, {call}, on and on
    {you.fact}
    The asking is over, the waiting is gone
    On and on from here, {call}, on and on

    # May Love Be Good to You
    May love be good to you, {call}, every day
    {fact}
    May love be good to you all of the way
    And never be short of a good thing to say

    # A Ring Goes Round, {call}
    A ring goes round, {call}, and it has no end
    {fact}
    You're lover and family, partner and friend
    A ring goes round, {call}, and it has no end

    # Here in Front of Them All
    Here in front of them all, it is said
    {me.fact}
    Here in front of the flowers, the aunts and the bread
    With the whole of a life, with a whole life ahead

    # Ring Every Bell, {call}
    Ring every bell, {call}, ring it high
    {they.fact}
    Ring every bell till it reaches the sky
    It's love, and it isn't just passing by

    # I Hope It's Long, {call}
    I hope it's long, {call}, I hope it's kind
    With two cups of coffee, and nothing to mind
    I hope it's long, {call}, and when you are gray
    I hope that you look at each other this way

    # The Word Is Yes
    The word is yes, it is easy to spell
    {you.fact}
    The word is yes, let it ring like a bell
    The word is yes, and it suits you both well

    # With Love and {x.the}
    With love and {x.the}, {call}, let it begin
    {fact}
    With love and {x.the}, let the music come in
    And leave the door open for friends and for kin

    # All My Heart Is in It
    All my heart is in it, {call}, today
    {me.fact}
    All my heart is in all that I say
    May joy come in, and decide to stay

    # Today and Every Day
    Today and every day, {call}, from now
    May kindness be there when you don't know how
    Today and every day, come rain or come sun
    A hand for your hand when the dancing is done

    # Forever Begins
    Forever begins with one little word
    The smallest and bravest that anyone's heard
    Forever begins with a yes and a kiss
    And no one was ever more certain than this

    # Here's to {call}
    Here's to {call}, raise your glasses high
    To all of the love that won't run dry
    Here's to {call}, to the years ahead
    To every word that was promised and said

    # You Said I Do
    You said I do, and you said it so clear
    And everyone heard it who's standing here
    You said I do, and the whole room knew
    A yes that is heard is a yes come true

    # Take the Floor, {call}
    Take the floor, {call}, let the music play
    There's nobody wants to go home today
    Take the floor, {call}, with the one you chose
    Dance till the last of the candles goes

    # Two Hands, Two Rings
    Two hands, two rings, and a promise made
    In front of us all, and not one bit afraid
    Two hands, two rings, and a whole life through
    And all of our love goes along with you`,
  bridge: `
    There may come a day that is heavy and long
    When one says it's right, and the other, it's wrong
    Remember the yes then, remember today
    And find it again, for it won't run away

    What is it that holds? It's not ribbon or lace
    It isn't the ring, and it isn't the place
    It's somebody there when you open your eyes
    Who's seen you with flu, and still thinks you're a prize

    If love is a house, then today it's just land
    Four sticks and some string, and a plan in your hand
    You'll build it with breakfasts, with laughter, with care
    And when the roof leaks, there'll be two of you there

    I've only one wish, and it isn't for gold
    It isn't for luck that a pocket can hold
    It's this, that whatever may come, you can say
    I'd choose it again, as I chose it today

    Stay two, if you can, and don't melt into one
    Keep one to say rain when the other says sun
    Keep one to hold on when the other lets go
    Keep one to say yes when the other says no

    I don't know what love is, I only see signs
    The look that you share when you wait in long lines
    The way you take turns to be strong for a bit
    And laugh when there's nothing to laugh at in it`,
}
