import type { Plot } from '../../stanzas.ts'

/** Of something that the singer does or did, in earnest. */
export const deed: Plot = {
  person: 'me',
  open: `
    I said I was {doing}, (it came out a|I gave a small|I let out a) squeak
    My aunt put her fork down, and no one would speak
    My uncle asked, why? and I looked at the ham
    I hadn't got that far, I just knew I am

    I {did}, and (the street|the town|the block) was the same the next day
    The truck came for bottles, the kids were at play
    The man with the paper said, cold out, he said
    I'd a whole brass parade marching round in my head

    I wrote on the (mirror|icebox|cupboard), this is the year
    In ink that they use to mark crates at the pier
    I've scrubbed at it since with a brush and some lime
    It's not coming off, so I guess that it's time

    I dreamed I was {doing} (last winter|in April|one Tuesday) till six
    I woke up as glad as a dog with two sticks
    I sat on the mattress and looked at my feet
    They looked back, as if to say, there is the street`,
  turn: `
    I quit, and sat down with my head on my pack
    With all of my reasons for why to turn back
    An old woman passed me, in boots, with a cane
    She said, it's the middle, and middles have rain

    For months I was {doing} as badly as most
    I'd sixteen left elbows, I moved like a post
    Then one day I wasn't, I couldn't say when
    I laughed, and lost count, and I started again

    I {did}, and I went to the ones who'd said no
    I'd practiced a speech for a year, row by row
    They opened the door, and I just told them, hi
    And laughed on their shoulder, and couldn't say why

    It's cost me two summers, a nail, and some sleep
    The one coat I liked, the half of a jeep
    I wrote it all down, and I looked at the sum
    It isn't a bill, it's how far I have come

    I was all set to {do}, I had lunch in a sack
    I'd waved to the neighbors, I couldn't go back
    I stood at the curb with my heart in my throat
    A kid asked, you coming? and buttoned my coat`,
  meaning: `
    It's easy to say when you see it from here
    A start is the part that is never too clear
    You don't know you've started, you don't know how long
    You only find out when it's put in a song

    I thought I'd turn into a whole other me
    Somebody as calm and as wise as can be
    But I'm just the same one, with one difference more
    There's something I know that I didn't before

    There's always a voice that is telling you, no
    And one that says, come on, and one that says, slow
    I listened to all, and I turned them down low
    Whatever I am, there is one way to know

    You can't do it over, you can't do it twice
    You can't have it back for a different price
    It came to me once, and I said, very well
    And that's how you get to have something to tell

    I don't ask for trumpets, I don't ask for praise
    It's part of my life now, it's part of my days
    I only would like someone else to have known
    It's hard to hold all of a thing on your own`,
  lift: `
    So here comes the part that I practiced alone
    I'd like you to hear it, it's wholly my own

    My heart's at the gate, and it wants to get through
    It's got this to say, and it says it to you

    It's one thing to think it, another to say
    So let me just say it, and not look away

    You might have heard something, you might have heard wrong
    You'd best have it straight from myself, in a song

    I'm no kind of hero, I'm scared of the phone
    But here are my two feet, and they are my own

    So breathe to the bottom, and count up to four
    There's nobody coming to open the door

    My knees say, tomorrow, my stomach says, when?
    My heart's out already and calling, well, then?`,
  chorus: `
    # {doing} and Me
    It's {doing}, it's {doing} and me
    {me.fact}
    There's a whole life in it, come and see
    It's {doing}, it's {doing} and me

    # Take It from Me
    Take it from me, I'm telling you true
    {doing} is a thing you can't know till you do
    Take it from me, I hadn't a clue
    I've got one now, or it may be two

    # Mine to Tell
    It's mine to tell, so I'll tell it right
    {me.fact}
    It's mine to tell, by day or night
    I've got it here in black and white

    # For the Record
    For the record, clear and loud
    {fact}
    For the record, before a crowd
    That's my story, and I'm allowed

    # Let Me Tell You, {call}
    Let me tell you, {call}, hear me through
    {me.fact}
    Let me tell you, {call}, and it's true
    I'd tell nobody sooner than you

    # You're in It, {call}
    You're in it, {call}, as well as me
    {you.fact}
    You're in it, {call}, plain to see
    In every word and every key

    # Ask Me How, {call}
    Ask me how, {call}, ask me when
    {fact}
    Ask me how, and I'll say, and then
    Ask me, {call}, and I'll say it again

    # Believe It, {call}
    Believe it, {call}, or believe it not
    {fact}
    Believe it, {call}, it's all I've got
    I'm adding nothing to it, not a jot

    # Not Just Me
    Not just me, it's never just one
    {they.fact}
    Not just me, and before I'm done
    I'll name the rest of them, one by one

    # One and Then One More
    One step, and then one more
    It's only what a foot is for
    One step, and then one more
    It's one more than I had before

    # Look, I'm {doing}
    Look, I'm {doing}, and no one is holding the seat
    I'm halfway already, I'm down the whole street
    Look, I'm {doing}, with my eyes open wide
    And fear came along, and it's just here to ride

    # I {did}
    I {did}, write it up on the side of the barn
    I {did}, and it isn't some fisherman's yarn
    I {did}, and my hands are still shaking, they know
    I {did}, and it feels like a minute ago

    # {doing} at Last
    {doing} at last, after next year, and soon
    After one of these days, and some good afternoon
    {doing} at last, like a calf on the ice
    All legs, and so happy I fell over twice

    # One More Try
    One more try, I've got plenty, I bought them in bulk
    One more, and I'll give myself Sunday to sulk
    One more try, it's the last one, I've said so since noon
    One more, by the light of a slice of the moon

    # I Surprised Myself
    I surprised myself, and I'd bet the wrong way
    I'd laid down ten dollars I'd give up by May
    I surprised myself, and I paid what I owed
    I handed it over, and sang down the road`,
  bridge: `
    And if I could go to the me of before
    I'd see myself standing in front of that door
    I'd say, it's all right, you won't know till you do
    I'd say, I am waiting, come over, come through

    I don't know what's coming, I don't know what's next
    It isn't all written, there isn't a text
    But this much is mine, and it came through my hands
    And this much I'm keeping, however it lands

    The days go along, and they all look the same
    Then one of them turns, and it calls you by name
    I turned when it called me, I didn't know why
    I'd rather have answered than let it go by

    And you have one, too, there is nobody with none
    A thing that you long for, a thing that you've done
    So put down your hand in the place of your heart
    And there, you can feel it, the end or the start

    Suppose I fall short, well, I'd still be halfway
    And not on the couch where I was yesterday
    I'd come home with bruises, and what did you do?
    And I'd have an answer, for once, that was true

    I still meet the old me, on bad days, in bed
    With all the good reasons lined up in my head
    I bring us both coffee, I don't argue much
    I say, mind the house, and I'm off, keep in touch

    A girl at the fence had been watching since dawn
    She asked, is it hard? and I held back a yawn
    It's hard until Thursday, and after, just slow
    She ran for her boots, and she told me, let's go`,
}
