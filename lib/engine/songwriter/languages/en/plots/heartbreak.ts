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
  lift: `
    I'm all right at breakfast, I'm all right till four
    The hour when you'd kick off your boots at the door

    They say it takes half of the time that we had
    I've counted that up, and the answer is bad

    I don't want you back here, I say to the stairs
    The stairs have heard that one, and nobody cares`,
  chorus: `
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
