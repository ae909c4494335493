import type { DemoSong } from './demo-song.ts'

/** Two songs for each genre's page: the first is made as a whole, of the second only the chorus. */
export const GENRE_SONGS = {
  'one-more-wooden-chair': {
    title: 'One More Wooden Chair',
    style: 'Christmas carol, 108 bpm, G major, sleigh bells',
    mood: 'Joyful',
    voice: 'f',
    seed: 1224,
    lengthSec: 70,
    lyrics: `[Verse]
The cousins came at half past four
With snow on every shoe
The neighbour's dog slipped through the door
And found a pie or two

[Chorus]
Oh, bring in one more wooden chair
The table's long and wide
There's clove and orange in the air
And frost is left outside

[Verse]
My uncle hums a half-known hymn
And carves against the beat
The candles lean to look at him
The cat lies at his feet

[Chorus]
Oh, bring in one more wooden chair
The table's long and wide
There's clove and orange in the air
And frost is left outside`,
  },
  'keep-me-a-candle': {
    title: 'Keep Me a Candle',
    style: 'slow Christmas waltz, 3/4, 84 bpm, D minor, piano, warm male voice',
    mood: 'Longing',
    voice: 'm',
    seed: 2512,
    lyrics: `[Verse]
The lamp on the platform
Is wearing the snow
The train I was promised
Has nowhere to go

[Chorus]
Oh, keep me a candle
And keep it alight
I'll walk if I have to
The rest of the night

[Verse]
The church bells are humming
A carol or two
My footprints are coming
The long way to you

[Chorus]
Oh, keep me a candle
And keep it alight
I'll walk if I have to
The rest of the night`,
  },
  'second-gear': {
    title: 'Second Gear',
    style: 'Country, 116 bpm, G major, banjo, fiddle',
    mood: 'Warm',
    voice: 'f',
    seed: 1957,
    lengthSec: 70,
    lyrics: `[Verse]
Daddy's truck had one good door
And a radio that lied
I was twelve and scared to steer
He was laughing at my side

[Chorus]
Easy, girl, in second gear
Let the hill come slow
You don't have to see from here
Everywhere you'll go

[Verse]
Now my daughter takes the wheel
Rust has eaten half the blue
Out of me come Daddy's words
Like the engine always knew

[Chorus]
Easy, girl, in second gear
Let the hill come slow
You don't have to see from here
Everywhere you'll go`,
  },
  'closing-shift': {
    title: 'Closing Shift',
    style: 'slow Country ballad, 78 bpm, D major, acoustic guitar, fiddle, deep male voice',
    mood: 'Sad',
    voice: 'm',
    seed: 230,
    lyrics: `[Verse]
Half past two, the grill is cold
Chairs are standing on their heads
One old driver, hat in hand
Tears his toast in little shreds

[Chorus]
I pour slow on the closing shift
Some folks need to stay
Coffee's hot and the talk can drift
Till it's almost day

[Verse]
It's her birthday, so he says
Orders pie with two clean spoons
Keeps the window seat for her
Hums the first of all their tunes

[Chorus]
I pour slow on the closing shift
Some folks need to stay
Coffee's hot and the talk can drift
Till it's almost day`,
  },
  'the-bell-that-would-not-melt': {
    title: 'The Bell That Would Not Melt',
    style: 'heavy metal, 168 bpm, E minor, choir, powerful female voice',
    mood: 'Angry',
    voice: 'f',
    seed: 1483,
    lengthSec: 70,
    lyrics: `[Verse]
They came to take the tower bell
To pour it into guns
They lit a pit as deep as hell
And fed it seven tons

[Chorus]
I will not melt, I will not bow
I ring beneath the flame
Count all the blows you owe me now
I'll give them back by name

[Verse]
The coals burned white, the coals burned out
The captain dropped his hand
And up from ash I gave a shout
That shook the sleeping land

[Chorus]
I will not melt, I will not bow
I ring beneath the flame
Count all the blows you owe me now
I'll give them back by name`,
  },
  'a-mile-to-row': {
    title: 'A Mile to Row',
    style: 'slow metal ballad, 76 bpm, D minor, clean guitar, strings, deep male voice',
    mood: 'Sad',
    voice: 'm',
    seed: 76,
    lyrics: `[Verse]
The keeper left no word behind
A coat, a cup, a chair
The lamp he lit is going blind
And salt is on the stair

[Chorus]
Burn till the last of the oil is gone
Burn while the walls let go
Somebody out there, holding on
Still has a mile to row

[Verse]
The sea has climbed the kitchen wall
It turns the clocks to rust
I hold the wick, and that is all
A drowning man can trust

[Chorus]
Burn till the last of the oil is gone
Burn while the walls let go
Somebody out there, holding on
Still has a mile to row`,
  },
  'your-left-pocket': {
    title: 'Your Left Pocket',
    style: 'love ballad, 72 bpm, Eb major, piano, strings, warm female voice',
    mood: 'Romantic',
    voice: 'f',
    seed: 214,
    lengthSec: 70,
    lyrics: `[Verse]
You sing while you are shaving
You rise at half past six
You keep the broken teacups
You still intend to fix

[Chorus]
My hand in your left pocket
The street lamps coming on
We take the long way, talking
And half the night is gone

[Verse]
Your coat has lost its lining
Your keys fall through the seam
I've sewn it twice this winter
With thread the shade of cream

[Chorus]
My hand in your left pocket
The street lamps coming on
We take the long way, talking
And half the night is gone`,
  },
  'pink-looks-good': {
    title: 'Pink Looks Good',
    style: 'acoustic love song, 108 bpm, A major, nylon guitar, tenor voice',
    mood: 'Happy',
    voice: 'm',
    seed: 104,
    lyrics: `[Verse]
Sunday at the laundromat
You had change and I had none
One red sock and that was that
Turned your shirts pink, one by one

[Chorus]
Wear it, wear it, pink looks good
Meet me here next week
I would do it, yes, I would
Twice, to hear you speak

[Verse]
Now it's June, and now we fold
Bedsheets, stepping toe to toe
One pink shirt is getting old
You will never let it go

[Chorus]
Wear it, wear it, pink looks good
Meet me here next week
I would do it, yes, I would
Twice, to hear you speak`,
  },
  'a-hundred-of-me': {
    title: 'A Hundred of Me',
    style: 'K-pop, 134 bpm, A major, synths, claps, bright female voice',
    mood: 'Energetic',
    voice: 'f',
    seed: 100,
    lengthSec: 70,
    lyrics: `[Verse]
Floor eleven, I get in
Mirror left and mirror right
Hundred girls with just my grin
Wait for me to start the night

[Pre-Chorus]
Ten and nine, the lights go low
Eight and seven, ready, go

[Chorus]
Step, step, a hundred of me
Clap, clap, we land on three
Nobody knows what I can be
Open the door and let them see

[Verse]
Lobby guard looks up and smiles
I have danced eleven miles

[Chorus]
Step, step, a hundred of me
Clap, clap, we land on three
Nobody knows what I can be
Open the door and let them see`,
  },
  'three-dots': {
    title: 'Three Dots',
    style: 'dark K-pop, 108 bpm, C minor, 808s, high male voice',
    mood: 'Passionate',
    voice: 'm',
    seed: 333,
    lyrics: `[Verse]
Blue light lying on my face
Something typed and something gone
You keep starting, then erase
All I see is dots go on

[Pre-Chorus]
Say it wrong or say it right
Say it once before it's light

[Chorus]
Three dots, three dots, don't you stop
Let the hard words fall
I would take the smallest drop
Over none at all

[Verse]
Screen goes black and shows my eyes
Then it shakes with your replies

[Chorus]
Three dots, three dots, don't you stop
Let the hard words fall
I would take the smallest drop
Over none at all`,
  },
  'kettle-window-cat': {
    title: 'Kettle, Window, Cat',
    style: 'lofi hip hop, 73 bpm, F major, electric piano, soft female voice',
    mood: 'Relaxed',
    voice: 'f',
    seed: 11,
    lengthSec: 70,
    lyrics: `[Verse]
Kettle on the smallest ring
Homework open, page eleven
Cat decides to be a king
Clock has stopped a bit past seven

[Chorus]
Nothing has to move today
Leave the world on low
Rain will wash the rest away
Drop by drop, and slow

[Verse]
Window holds a yellow lamp
Someone else is up there, too
Socks are drying, slightly damp
Page eleven still in view

[Chorus]
Nothing has to move today
Leave the world on low
Rain will wash the rest away
Drop by drop, and slow`,
  },
  'night-bus-forty-one': {
    title: 'Night Bus Forty-One',
    style: 'chillhop, 86 bpm, D dorian, upright bass, flute, tender male voice',
    mood: 'Warm',
    voice: 'm',
    seed: 41,
    lyrics: `[Verse]
Night bus number forty-one
Seven people, seven phones
All the shops are nearly done
Stacking chairs on cobblestones

[Chorus]
I don't need to know the way
All the stops look kind
Home is twenty songs away
I don't mind, don't mind

[Verse]
Driver taps the steering wheel
Slightly late and slightly slow
That's about the way I feel
Let the other buses go

[Chorus]
I don't need to know the way
All the stops look kind
Home is twenty songs away
I don't mind, don't mind`,
  },
  'flour-on-my-sleeves': {
    title: 'Flour on My Sleeves',
    style: 'rap, 146 bpm, C minor, piano, strong male voice',
    mood: 'Energetic',
    voice: 'm',
    seed: 400,
    lengthSec: 70,
    lyrics: `[Verse]
Four a.m., the oven's on
Street light's up, the moon is gone
Flour dust on both my sleeves
I clock in when midnight leaves

[Chorus]
Knead it, fold it, let it rise
I don't need no alibis
Half the block with sleepy eyes
Lives on what I improvise

[Verse]
Boss said, kid, you're not that fast
Six years on, the boss got passed
Name in white above the door
Same old rack and twice the floor

[Chorus]
Knead it, fold it, let it rise
I don't need no alibis
Half the block with sleepy eyes
Lives on what I improvise`,
  },
  'my-sisters-coat': {
    title: 'My Sister’s Coat',
    style: 'boom bap rap, 90 bpm, A minor, electric piano, low female voice',
    mood: 'Longing',
    voice: 'f',
    seed: 90,
    lyrics: `[Verse]
Sleeves too long, the zip was bust
Pockets full of bus-fare dust
Kids said, whose is that, not yours
I kept walking, eyes on doors

[Chorus]
Wore my sister's coat to school
Wore it like it was a rule
All those stitches of green thread
Said the things she left unsaid

[Verse]
Now I've got a coat that's new
Labels, lining, midnight blue
And the old one keeps its hook
By the door, where I still look

[Chorus]
Wore my sister's coat to school
Wore it like it was a rule
All those stitches of green thread
Said the things she left unsaid`,
  },
} as const satisfies Readonly<Record<string, DemoSong>>
