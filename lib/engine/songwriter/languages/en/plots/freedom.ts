import type { Plot } from '../../stanzas.ts'

/** Leaving, quitting, and the open road. */
export const freedom: Plot = {
  person: 'me',
  open: `
    I gave them my (badge|desk lamp|headset) back, the stapler, the keys
    They asked for my reason, I told them, the breeze
    The guard at the door, who had never said boo
    Stood up, and said softly, I wish I were you

    There's all that I own in a (nine|twelve|ten)-year-old car
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
    And the woman behind me sat on through the light`,
  turn: `
    I lunched at a desk with a fork, from a box
    Now I'm on the hood with no shoes and no socks
    I'm on my sixth peach, and the juice has run down
    I wave with the pit to the cars out of town

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
  lift: `
    So windows all down now, and let the hat go
    It's somebody's hat in a field, down below

    I've no plan for Monday, I've no plan for June
    I've bread, and the radio knows half the tune

    My heart's like a dog with its head in the air
    Its ears blowing back, and it doesn't care where`,
  chorus: `
    # I'm {doing}
    I'm {doing}, I've signed on the line
    The pen was on string, but the hand was all mine
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
