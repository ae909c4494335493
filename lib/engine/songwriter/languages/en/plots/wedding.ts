import type { Plot } from '../../stanzas.ts'

/** Sung to the couple by somebody who is fond of both: `you` is always the pair. */
export const wedding: Plot = {
  person: 'you',
  open: `
    The (chairs|benches) are all borrowed, no two of them match
    There's a (dog in the front row|bee in the flowers|child in the hedges), the gate's off the latch
    Then the whole crowd goes quiet as far as the street
    And the next thing we hear is the sound of your feet

    There's somebody patting (each pocket|their jacket|their waistcoat) for rings
    And somebody tuning a thing with six strings
    You stand there and grin and you don't seem to mind
    You've each got the thing that you came here to find

    You told us, just (coffee|dinner|dancing), you told us, just friends
    We've heard how that starts and we've seen how it ends
    With rice on the stairs and a cake four feet high
    And a row of tough people all starting to cry

    It took (nine safety pins|ninety-odd phone calls|two years of lists) and a friend with a van
    A pair of hot irons, a third backup plan
    And here you stand, nervous, your fingers gone cold
    And each has the hand that they wanted to hold

    We (drove|rolled|rode) into {place} with our suits in a bag
    With a pie in a hatbox, a hand-painted flag
    We changed in the back seat and ran for our row
    And you turned at the front there and mouthed us hello`,
  turn: `
    The week that you met, you both called me alone
    You each made me swear not a word on the phone
    I sat on both secrets, the best kind of news
    And waltzed with the broom in my big winter shoes

    You'll fight about windows, the blankets, the heat
    And one of you always will have colder feet
    And one will say, give them here, only half woken
    The best of your vows will be like that, unspoken

    You practiced for weeks with the rug rolled up tight
    Then lost every step of it under the light
    So you hung on and turned on the spot like a top
    And nobody clapped, so the band wouldn't stop

    The small ones are under the table with cake
    They've married two bears and a duck by mistake
    They ask what it means, and you kneel and you say
    It's somebody saving you cake every day

    The (last of the cars|bus with the band) has gone off down the hill
    There's one paper lantern that's lit for you still
    You're barefoot and passing one fork back and forth
    As sure as a compass that's settled on north`,
  meaning: `
    Some people look for love all of their days
    In all of the corners, in all of the ways
    And here it is, standing where people can see
    As simple as that, and as big as can be

    The ring is a little thing, easy to lose
    The promise is bigger, it's one that you choose
    You choose it today, and tomorrow you do
    And day after day, that is how it comes true

    There isn't a map for love, nobody's got one
    You find it by going, and that's how it's done
    A step and a step, with a hand in a hand
    And under your feet it turns into land

    A wedding's a day, and it's over by night
    The flowers, the music, the rings, and the light
    And then comes tomorrow, and that is the start
    Of all that was promised today by a heart`,
  lift: `
    So hush for a moment, and let it be heard
    The whole of a life in a single word

    Now look up and breathe, and then say it out clear
    It's only a yes, and the whole world can hear

    So start up the music, and let the day ring
    There isn't a heart here that's not going to sing

    So come down the steps, there's confetti to throw
    We've waited for this since you both said hello

    So kiss by the window, we'll drum on the plates
    The band has a song, and the band never waits

    Now turn to each other, forget we are there
    And all of our hats will go up in the air`,
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
    A ring goes round, {call}, it has no end
    {fact}
    A ring goes round, from love to friend
    And back to love, for it has no end

    # Here in Front of Them All
    Here in front of them all, it is said
    {me.fact}
    Here in front of them all, from the heart, not the head
    With the whole of a life, with a whole life ahead

    # Ring Every Bell, {call}
    Ring every bell, {call}, ring it high
    {they.fact}
    Ring every bell till it reaches the sky
    It's love, and it isn't just passing by

    # I Hope It's Long, {call}
    I hope it's long, {call}, I hope it's kind
    I hope that the years have the best in mind
    I hope it's long, {call}, I hope it is true
    And all that you hope for is hoping for you

    # The Word Is Yes
    The word is yes, it is easy to spell
    {you.fact}
    The word is yes, let it ring like a bell
    The word is yes, and it all will be well

    # With Love and {x.the}
    With love and {x.the}, {call}, let it begin
    {fact}
    With love and {x.the}, let the music come in
    There's nothing to lose here, and so much to win

    # All My Heart Is in It
    All my heart is in it, {call}, today
    {me.fact}
    All my heart is in all that I say
    May joy come in, and decide to stay

    # Today and Every Day
    Today, {call}, and every day
    May there be love, and may it stay
    Today, {call}, and when day is through
    May there be morning, and love in it, too

    # Forever Begins
    Forever begins with a word, with a yes
    It's all of a lifetime, it couldn't be less
    Forever begins, and it's quiet and clear
    Forever begins, and it starts right here

    # Here's to {call}
    Here's to {call}, may your roof never leak
    May no quarrel last you the whole of a week
    Here's to {call}, may you laugh till you're sore
    And still hold each other's coats out at the door

    # You Said I Do
    You said I do, and you said it so clear
    The birds left the gutter, the cooks came to hear
    You said I do, and you nodded it twice
    And we couldn't see you for petals and rice

    # Dance, {call}, Dance
    Dance, {call}, dance, there's no wrong way to go
    When one does it fast and the other one slow
    Dance, {call}, dance, till your shoes have to quit
    Then dance in your stockings a little, then sit

    # Married, {call}
    You're married, {call}, with {x.the} thrown in free
    You share the one kettle, you share the one key
    You're married, {call}, and the half of it's this
    The bills and the laundry, and then there's the kiss

    # The Rest of Your Lives
    The rest of your lives, with an hour of it spent
    You're still in the good shoes, and still in the tent
    The rest of your lives, down the road in a car
    With cans on the bumper to tell us how far`,
  bridge: `
    There may come a day that is heavy and long
    When one says it's right, and the other, it's wrong
    Remember the yes then, remember today
    And find it again, for it won't run away

    What is it that holds? It's not ribbon or lace
    It isn't the ring, and it isn't the place
    It's somebody there when you open your eyes
    And somebody there when the last daylight dies

    If love is a house, then the door is the yes
    And what lies inside it you only can guess
    Go in, hand in hand, and then turn on the light
    And love it, and live in it, day after night

    I've only one wish, and it isn't for gold
    It isn't for luck that a pocket can hold
    It's this, that whatever may come, you can say
    I'd choose it again, as I chose it today

    One winter the boiler will die in the night
    You'll sit in your coats in the cold kitchen light
    And one of you'll giggle, the other one groan
    And you'd sooner be frozen than warm on your own

    When the tent has come down and the plates have gone back
    And the thank-you cards wait in a leaning stack
    You'll look at each other across the cold tea
    And start to laugh, thinking, it's you and it's me

    I don't know what love is, I've only seen signs
    The look that you share when you're stuck in long lines
    The way you take turns to be brave at the vet
    And laugh at a joke that no one else would get

    Stay two, if you can, and don't melt into one
    Keep one to say rain when the other says sun
    Keep one to go look when there's noise on the stair
    And one in the covers to call down, who's there?`,
}
