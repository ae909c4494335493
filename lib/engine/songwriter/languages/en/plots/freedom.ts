import type { Plot } from '../../stanzas.ts'

/** Leaving, quitting, and the open road. */
export const freedom: Plot = {
  person: 'me',
  open: `
    The door's (clicked|gone|swung) shut behind me, I'm out on the stair
    I take a deep breath, there is light, there is air
    I stand for a moment, I look left and right
    And everything's open, and everything's bright

    The windows are (down|open|rolled down), and the road's running on
    The last of the houses is already gone
    I've turned up the music, I'm singing along
    I don't care a bit if the words are all wrong

    I (woke up|got up|sat up) this morning, and no one had plans
    I looked at my life, and it's in my own hands
    The light at the window was asking me, so?
    I got to my feet, and I told it, let's go

    I used to say (someday|one day|next year), I said it out loud
    And then I lay down with the rest of the crowd
    But now it has come, and it's standing right here
    It's holding the door, and the coast is clear

    I've carried so much, (and|but|now) I'm setting it down
    The worry, the hurry, the weight, and the frown
    I open my hands, and I straighten my spine
    And all of the sky I can see is now mine

    I'm {doing}, I (said it|have said it|can say it) out loud
    It felt like the sun coming out of a cloud
    My shoulders came down, and my head came up high
    And why had I waited? I couldn't say why`,
  turn: `
    The first hour's strange, and you keep looking back
    As if there was something you'd forgotten to pack
    The second one's better, the third one is sweet
    And after that, only the sound of your feet

    I thought I would miss it, the need and the must
    It's back there behind me, a small cloud of dust
    I don't have an answer for where I will be
    But anywhere's fine when it's up to me

    The light's getting low, and the sky's going gold
    There's nobody here to be asked or be told
    I breathe to the bottom, I breathe out again
    I'd worry, but couldn't say how, where, or when

    A bird on a wire, as I'm going by
    It looks at me once, and it's off in the sky
    I know how it feels now, I know what it knows
    You open your arms, and a morning wind blows

    It wasn't so easy, I won't say it was
    You ask yourself why, and the answer's because
    Because there's one life, and it's going on now
    And you learn how to live it by living somehow`,
  meaning: `
    There's always a reason to wait and to stay
    There's always a better time, some other day
    And then you stop asking, and then you just do
    And the sky doesn't fall, and it opens for you

    It isn't that everything's easy from here
    There's plenty to learn yet, and something to fear
    But I chose the trouble, I chose it, it's mine
    And trouble you choose has a different shine

    I look back behind me a time or two more
    At all that I was on that side of the door
    I wish it no harm, and I give it a wave
    There's nothing back there that I needed to save

    Whatever comes next, {call}, I'll say it out loud
    I'd rather one person than all of a crowd
    There's freedom in going, wherever it's to
    And more when I'm singing to someone like you`,
  lift: `
    So let it all go now, the should and the must
    The list and the label, the worry, the dust

    Take one breath for luck, and then one more for fun
    You can't see the end, and it's only begun

    There isn't a map for the way that I feel
    It spins like a compass, it rolls like a wheel

    I've no plan for Monday, I've no plan for June
    I've got my two hands, and a bit of a tune

    My heart's like a dog with its head in the air
    Its ears blowing back, and it doesn't care where`,
  chorus: `
    # Off We Go
    {me.fact}
    Off we go, and off we go
    As fast as we like, or as nice and slow
    Off we go, and off we go

    # No One Holds the String
    {me.fact}
    And no one holds the string
    I've got two hands, and I've got a day
    And I've got a song to sing

    # Out of the Gate, {call}
    Out of the gate, {call}, out we go
    {you.fact}
    Out of the gate, {call}, quick or slow
    And where it will take us, we don't know

    # That's How It Feels, {call}
    {you.fact}
    That's how it feels, {call}, to be free
    A little bit shaky, with plenty to see
    That's how it feels, {call}, trust me

    # Tell Them We're Gone, {call}
    Tell them we're gone, {call}, tell them we flew
    {fact}
    Tell them we're gone, {call}, tell them it's true
    And anyone wanting to come can, too

    # Can You Believe It, {call}
    {me.fact}
    Can you believe it, {call}? I can
    It's nothing that anyone told me to do
    It's better than any plan

    # Nobody's Stopping Us, {call}
    Nobody's stopping us, {call}, look round
    Nothing but sky, and nothing but ground
    Nobody's stopping us, {call}, let's go
    It was always this simple, we didn't know

    # Look at Me {doing}
    Look at me {doing}, look at me go
    I thought it took courage, and now I know
    Look at me {doing}, look at me fly
    There's nobody prouder of me than I

    # Bring On {x.the}
    Bring on {x.the}, I'm ready to go
    {me.fact}
    Bring on {x.the}, and don't be slow
    I've waited as long as I'm willing, you know

    # The Gate Is Open
    The gate is open, the gate is wide
    {they.fact}
    The gate is open, come look outside
    There isn't a reason to run and hide

    # I Feel So Light
    I feel so light, I feel so light
    {fact}
    I feel so light, I might take flight
    I hold on to nothing, and hold it tight

    # All I'm Taking with Me
    {thing.fact}
    That's all I'm taking with me
    The rest of it stays where it wants to stay
    And I'm off, and as light as can be

    # Which Way
    Which way, which way? It's up to me
    As far as I go, as far as I see
    Which way, which way? I'll know when I'm there
    I'd sooner be lost than go nowhere

    # I'm {doing}
    I'm {doing}, it's done, and it's signed
    I'm {doing}, I've made up my mind
    I'm light as a kite when you let it go
    And higher than anyone down there could know

    # Give Me {x.the}
    Give me {x.the}, with the windows rolled down
    And the last of the stoplights on this side of town
    Give me {x.the}, and a hill with a bend
    And a day I can follow that hasn't an end

    # Open Road
    Open road, open road, take me up, lead me on
    Tell them all I was here, and then tell them I've gone
    Open road, open road, every hill, every bend
    I'm in no kind of hurry to come to the end

    # Not a Thing on My Back
    Not a thing on my back, not a thing on my mind
    Not a thing that I'm sorry to leave here behind
    Not a thing on my back, and the road running free
    And no one to tell me who I should be

    # Big Wide Sky
    Big wide sky, big wide sky
    I was born to walk, and I meant to fly
    Big wide sky, there is room up there
    For a song, and for me, and a lungful of air

    # I'm Out of Here
    I'm out of here, out of here, wave if you can
    I haven't a worry, I haven't a plan
    I'm out of here, out of here, look at me go
    I'm lighter than anyone needs to know

    # Come On, {call}, Let's Go
    Come on, {call}, let's go, let's go
    The light is green, and the road's aglow
    Come on, {call}, don't look behind
    There's a whole wide world for us to find

    # Windows Down, {call}
    Windows down, {call}, radio on
    By this time tomorrow we're long, long gone
    Windows down, {call}, wind in our hair
    I don't ask how, and I don't ask where

    # Free as the Day, {call}
    Free as the day, {call}, free as the sky
    Nobody's asking us who or why
    Free as the day, {call}, hear how it sings
    As if in the night we had all grown wings`,
  bridge: `
    They ask me, what if it goes wrong, and what then?
    Then I'll have been wrong, and I'll try it again
    There's worse things than falling, there's standing so long
    You never find out if you're right or you're wrong

    I thought being free would be louder than this
    A bell or a drum, or a thing you can't miss
    It's quiet, it's only a breath going in
    And nobody telling me when to begin

    Someday I may stop, and may settle, and stay
    I'll know I had nerve once, and went my own way
    And that's in the bank, and it's mine to the end
    It isn't a thing you can lose or can lend

    And anyone hearing this, stuck where you are
    The gate's not so heavy, the way's not so far
    I can't say it's safe, and I can't say it's right
    I only can tell you, your heart gets light`,
}
