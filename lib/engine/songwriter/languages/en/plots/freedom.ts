import type { Plot } from '../../stanzas.ts'

/** Leaving, quitting, and the open road. */
export const freedom: Plot = {
  person: 'me',
  open: `
    I gave them my (badge|desk lamp|headset) back, the stapler, the keys
    They asked for my reason, I told them, the breeze
    The guard at the door, who had never said boo
    Stood up, and said softly, I wish I were you

    Here's all that I own in a (nine|twelve|ten)-year-old car
    A lamp and a skillet, a three-string guitar
    The lamp rides up front, and it nods at each bump
    It says yes to the river and yes to the dump

    The key's through the mail slot, I (heard|let) it go clink
    I stood on the step for as long as a blink
    No trumpets, one dog on the opposite side
    It yawned and lay down, and the street was so wide

    The sign on the (corner|overpass|turnoff) says downtown or sea
    For years I turned left there at seven-oh-three
    This morning my hand gave the signal for right
    And the woman behind me forgot her green light`,
  turn: `
    I lunched at a desk with a fork, from a box
    Now I'm on the hood with no shoes and no socks
    I'm on my sixth peach, and my elbows are glue
    I wave with the pit, and the truckers wave, too

    The first night I shook till I rattled the bed
    The ice machine grumbled, go home now, it said
    I went down the hall there in towel and shoe
    And pulled out the plug, and a cricket came through

    The man at the pump asked me, where will you go?
    I looked down the highway, I said, I don't know
    He wiped off his hands, and he looked down it, too
    Then he gave me a stamp, and he said, when you do

    They called from the old place, they'd mislaid a file
    I told them, hold on, and I walked for a while
    I held the thing over a creek, from a stone
    And nobody spoke, and they stayed on the phone`,
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

    So windows all down now, and let the hat go
    It's somebody's hat in a field, down below

    I've no plan for Monday, I've no plan for June
    I've bread, and the radio knows half the tune

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
    That's all that I'm taking with me
    The rest of it stays where it wants to stay
    And I'm off, and as light as can be

    # Which Way
    Which way, which way? It's up to me
    As far as I go, as far as I see
    Which way, which way? I'll know when I'm there
    I'd sooner be lost than go nowhere

    # I'm {doing}
    I'm {doing}, I've signed on the line
    The pen was the bank's, but the name there was mine
    I'm {doing}, and light as a kite
    That's cut its own string and gone off to the right

    # Give Me {x.the}
    Give me {x.the}, with the windows rolled down
    And the last of the stoplights on this side of town
    Give me {x.the}, and a hill with a bend
    And something to squint at way down at the end

    # Open Road
    Open road, open road, with your dust and your dips
    Your coffee in paper, the salt on my lips
    Open road, open road, take me up, lead me on
    Tell them all I was here, and then tell them I've gone

    # I'm Out of Here
    I'm out of here, out of here, proud as a hen
    That's flown to the top of the roof of her pen
    I'm out of here, out of here, wave if you can
    I'm that dot on the ridge in the rattling van

    # Nobody's Tuesday
    It's nobody's Tuesday, it's ten after three
    There's no one on earth who has plans made for me
    It's nobody's Tuesday, I'll spend it on pie
    On a wall, with my heels, and a good deal of sky`,
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
    I only can tell you, your heart gets light

    They said, but you'll still take yourself when you go
    I checked in the mirror, and yes, that is so
    It's me, with a sunburn, a bug on one tooth
    I never looked better, to tell you the truth

    I know there's a desk with a dent from my arm
    Someone new will sit down there and mean it no harm
    I left in the drawer, at the back of it, taped
    A map with a cross on it, how I escaped

    One day I'll want curtains, I'll put in some beans
    I'll have a front gate, and I'll iron my jeans
    But I'll oil both the hinges so well that it swings
    Like a sheet on a clothesline, like something with wings`,
}
