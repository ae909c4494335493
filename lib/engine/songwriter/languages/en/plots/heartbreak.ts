import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    You took half the (books|plants|spoons), you were fair to the end
    You left me the chair that we'd promised to mend
    I helped with the desk, you said, careful, okay?
    And that was the last thing we managed to say

    There's a square on the wall where the paint is still bright
    Where your (picture|poster|big map) used to hang, to the right
    I hung up a mirror, too small for the space
    So now there's a border of you round my face

    We had a joke about (pigeons|ketchup|Belgium) that nobody got
    I told it on Friday, it died on the spot
    I tried to explain it and then had to quit
    There used to be two people laughing at it

    That (winter|April|autumn) we ate with the radio near
    So there'd be a voice we could act like we'd hear
    You asked, are you finished? I said, more or less
    And both of us knew it was nearer to yes

    I've redrawn all {place} so that I can get past
    Your (bench|gym|stop) and your bakery, I walk rather fast
    It takes forty minutes to buy me one pear
    And who's in the fruit aisle? Your cousin's right there`,
  turn: `
    I still make the soup like there's you to be fed
    It's Thursday, it's soup, and there's soup up ahead
    I took a bowl down to the man underneath
    He asked how you were, and I lied through my teeth

    I saw you last week, you were laughing, hair short
    Your bag on your shoulder, for some kind of sport
    I ducked behind cards and I read every one
    Get well soon, a bear said, and I have begun

    Your birthday's my password for all that I do
    On Friday the bank said to choose something new
    I tried with the cat and I tried with my street
    It said I was weak, would I kindly repeat

    You thought you took all of it, that isn't true
    I still tie my laces the way that you do
    I say bless you to dogs, and I wash every jar
    And I thank it out loud when I've locked up the car

    My friends came with pizza and called you a crook
    They each did your walk, and they each did your look
    I laughed, they were trying, I let it all slide
    And I never once told them the way that you cried`,
  meaning: `
    I go back and look for the minute it turned
    The word that was missed, or the thing I'd not learned
    I never quite find it, there may not be one
    A thread can keep running until it is done

    I'm learning to say it with I and with me
    It used to come easy with us and with we
    It's only a letter, a small change of song
    I start out to say it, and still get it wrong

    There are mornings I wake and I almost forgot
    And then it comes back, every bit of the lot
    It's there at the bedside, it waits till I see
    And that's how each day has been starting with me

    I'm angry, then sorry, then angry once more
    I want you to call, and I'm shutting the door
    There isn't a feeling that I haven't had
    And under the lot of them, I am just sad`,
  lift: `
    So don't say it's easy, and don't say it's best
    Just let me get all of it off of my chest

    I thought that I knew how a heart could be sore
    I knew next to nothing about it before

    It hurts where it hurts, and it's hard to explain
    I'm only just learning the name of the pain

    I'm all right at breakfast, I'm all right till four
    The hour when you'd kick off your boots at the door

    They say it takes half of the time that we had
    I've counted that up, and the answer is bad

    I don't want you back here, I say to the stairs
    The stairs have heard that one, and nobody cares`,
  chorus: `
    # It's Over, {call}
    It's over, {call}, it's over and done
    {you.fact}
    And two is back to only one
    It's over, {call}, it's over and done

    # I Loved You, {call}
    I loved you, {call}, let that be clear
    {fact}
    And some of it is still right here
    I loved you, {call}, let that be clear

    # Once It Was Us
    Once it was us, it was you and I
    {you.fact}
    I ask myself, and don't know why
    Once it was us, it was you and I

    # My Heart Won't Learn
    My heart won't learn, it won't be told
    {me.fact}
    It holds to what it used to hold
    My heart won't learn, it won't be told

    # All Right, Not Tonight
    I'll be all right, but not tonight
    {fact}
    One day I'll wake, and it'll be light
    I'll be all right, but not tonight

    # Who Are We Now, {call}
    Who are we now, {call}, who are we?
    {they.fact}
    There's you out there, and here is me
    Who are we now, {call}, who are we?

    # Yours and Mine
    No more ours, only yours and mine
    {fact}
    They ask me, and I say I'm fine
    No more ours, only yours and mine

    # The Last of It
    This is the last of it, this is the end
    There's nothing left for me to defend
    This is the last of it, let it be said
    I leave it here, and I go ahead

    # Now I Know It
    Now I know it, now I know
    {you.fact}
    You can't hold on to what lets go
    Now I know it, now I know

    # Not about {x.the}
    It's not about {x.the}, you know
    It's how it hurts when hearts let go
    It's not about {x.the}, it's me
    And who I thought that we would be

    # Nothing to Say, {call}
    There's nothing to say, {call}, nothing to do
    There used to be me, there used to be you
    There's nothing to say, and still I sing
    As if it could help with anything

    # My Own Again
    My heart is mine, it's my own again
    It isn't what it was back then
    It's a little bent, and a little sore
    But it isn't yours to keep anymore

    # Breaking Is Quick
    Breaking is quick, and mending is slow
    I feel every inch of the way I go
    Breaking is loud, and mending is still
    It isn't today, but one day I will

    # Half of the House
    Half of the house hasn't heard that you went
    Your chair by the window, it still has your dent
    Half of the house, and I let it all be
    It'll learn in its time, and the other half's me

    # Goodbye, {call}
    Goodbye, {call}, I have tried it in French
    I've tried it out loud on our regular bench
    Goodbye, {call}, and it just can't be said
    It comes out as, text when you're home, instead

    # Where Does It Go
    Where does it go, all this love, now it's mine?
    It's got your address on, but I had to sign
    Where does it go, all this love, it's a truck
    It's blocking the street, and the driver is stuck

    # Keep {x.the}, {call}
    Keep {x.the}, {call}, and I'll keep the rain
    The half-empty bottle, the seat on the train
    Keep {x.the}, {call}, and I won't ask for more
    Though I'd like to have back who I was before

    # I Won't Call
    I won't call, I won't call, it's a rule that I made
    I've hidden the phone with the good marmalade
    I won't call, I won't call, and I'm doing just great
    It's been since this morning at quarter past eight`,
  bridge: `
    One day I will wake and not think of it first
    I'll notice by noon that I'm over the worst
    And I'll go on out in the light of the day
    It won't be quite joy, but it's well on the way

    And was it worth having? I think I'd say yes
    Though right now I'd gladly be feeling it less
    You can't lose a thing that you never have had
    I had it a while, and it hurts, and I'm glad

    I gave it my all, and I'd do it again
    I won't be ashamed of it, not now, not then
    If loving is foolish, then foolish I'll be
    There's nothing that's broken that isn't still me

    So take what is yours, and I'll take what is mine
    There's no need to read it all out, line by line
    I'll keep a few good ones, the rest I'll let go
    It's lighter that way, and the road's long, I know

    I'll say it, I'd started to keep a small list
    Of birthdays and dishes and jokes that you'd missed
    And you had one, too, and we read them one night
    And the sad thing was both of the lists were right

    One day you'll be somewhere I lived for a while
    Some town with a river, I'll say with a smile
    I knew a good bakery there, and a tree
    And the light in the mornings was lovely to see

    I hope that your new place has sun on the bed
    I hope someone laughs at the things in your head
    I mean it on weekdays, I mean it, it's true
    On Sundays I hope that you can't find your shoe

    I bought a red lamp you'd have hated on sight
    I sat like a king in its terrible light
    I slept in the middle, I woke before nine
    And for most of an hour the morning was mine`,
}
