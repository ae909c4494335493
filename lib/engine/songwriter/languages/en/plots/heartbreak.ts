import type { Plot } from '../../stanzas.ts'

export const heartbreak: Plot = {
  person: 'past',
  open: `
    I look at the (pictures|photos|phone), we are there in the sun
    I meant to erase them, I've not erased one
    You're laughing at something, I'm laughing there, too
    And neither of those two, it seems, ever knew

    I (reach for|pick up|look at) the phone with a thing I could tell
    I've typed half your name in, I know it so well
    And then I remember, and turn out the light
    You're not the one now that I wish a good night

    They're playing our (song|tune|old song) in the car, in the store
    I never had noticed the sad part before
    I turn it right off, and it plays in my head
    With all of the words that you sang and you said

    I walk the same (street|road|way) where we used to be two
    It looks as it looked when I walked it with you
    The lamps and the windows are all as before
    There's only one shadow that goes past the door

    I'm fine in the (morning|daytime|sunlight), I'm fine till it's night
    I eat something standing, I put out the light
    And then there's the bed, and it's wide, and it's cold
    And my arm goes across, and there's no one to hold`,
  turn: `
    My friends come around, and they tell me, you'll see
    There's plenty of others, and now you are free
    They mean it so well, and I nod, and I smile
    And wish they'd go home, and let me cry a while

    I dream you come back, and you stand in the hall
    You say it was nothing, it's over, that's all
    And I'm just so glad, and then day's coming through
    And once more I wake, and once more there's no you

    I put your things into a bag by the door
    A book, and a sweater, not very much more
    It stood there for days, and I walked round it, slow
    It smells like you still, and I can't let it go

    I wonder at night if you think of me, too
    If there is a song that can do this to you
    Or whether it closed like a door, with a click
    And I am the one of us who's not so quick

    I go over all of the things that you said
    They're there when I walk, and they're there in my bed
    Forever, you told me, I have it by heart
    You never once said it could all come apart`,
  meaning: `
    I go back and look for the minute it turned
    The word that was missed, or the toast that was burned
    I never quite find it, there may not be one
    Some candles burn down, and that's all, they are done

    I'm learning to say it with I and with me
    It used to come easy with us and with we
    I order for two, then I wave it away
    The waiter is kind, and has nothing to say

    There are mornings I wake, and I almost forgot
    I lie in the sun on a nice yellow spot
    And then it comes in, like a guest with a key
    And sits on the bed there, and looks down at me

    I'm angry, then sorry, then angry once more
    I want you to call, and I'm shutting the door
    There isn't a feeling that I haven't had
    And under the lot of them, I am just sad`,
  lift: `
    So don't say it's easy, and don't say it's best
    Just let me get all of it off of my chest

    I thought that I knew how a heart could be sore
    I knew next to nothing about it before

    It's here, by the ribs, and it's hard to explain
    Like standing in sunshine and feeling the rain

    I'm all right at breakfast, I'm all right till four
    And then it gets dark, and I'm not anymore

    They say it takes half of the time that we had
    I've counted that up, and the answer is bad`,
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
    Two coats on one hook, and the days went by
    Once it was us, it was you and I

    # My Heart Won't Learn
    My heart won't learn, it won't be told
    {me.fact}
    It holds to what it used to hold
    My heart won't learn, it won't be told

    # All Right, but Not Tonight
    I'll be all right, but not tonight
    {fact}
    One day I'll wake, and it'll be light
    I'll be all right, but not tonight

    # What Are We Now, {call}
    What are we now, {call}, what are we?
    {they.fact}
    There's you out there, and here is me
    What are we now, {call}, what are we?

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
    A pot of geraniums there on the sill

    # Goodbye, {call}
    Goodbye, {call}, it's a heavy word
    The heaviest one I ever heard
    I said it low, and I wasn't through
    Goodbye, {call}, goodbye to you

    # Did You Love Me, {call}?
    Did you love me, {call}? Was it true?
    I never once had to ask it of you
    Did you love me, {call}? Did I miss
    The day it began to come to this?

    # Let Me Forget You, {call}
    Let me forget you, {call}, let me sleep
    There's too much of us, and it's all too deep
    Let me forget you, for one whole day
    And then for another, if I may`,
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

    One day you'll be somewhere I was for a while
    A name on a map, and I'll say with a smile
    I once knew the streets there, I knew every tree
    And the light in the mornings was lovely to see`,
}
