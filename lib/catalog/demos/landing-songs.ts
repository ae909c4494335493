import type { DemoSong } from './demo-song.ts'

/** The samples of the landing page, whole. */
export const LANDING_SONGS = {
  'summer-vibes': {
    title: 'Summer Vibes',
    style: 'Pop, Happy, Sunlit Shores',
    voice: 'f',
    seed: 21,
    lengthSec: 70,
    lyrics: `[Verse]
Towels on handlebars, sand in our shoes
Radio singing old news
Somebody's mother is slicing a pear
Salt drying white in my hair

[Chorus]
Open the morning and let it all in
Summer is warm on my skin
Nobody's late and there's nowhere to be
Bring me a day by the sea

[Verse]
Shadows lean over the ice cream machine
Everything's golden and green
You skip a stone and it counts up to nine
All of the evening is mine

[Chorus]
Open the morning and let it all in
Summer is warm on my skin
Nobody's late and there's nowhere to be
Bring me a day by the sea`,
  },
  'midnight-drive': {
    title: 'Midnight Drive',
    style: 'Electronic, City nightlife',
    voice: 'm',
    seed: 8,
    lengthSec: 70,
    lyrics: `[Verse]
Coffee in paper, the tank nearly full
Red lights behind us lose all of their pull
You read the road signs aloud like a prayer
Windows are down and we let in the air

[Chorus]
Drive till the radio runs out of songs
Drive where the middle of nowhere belongs
Nothing behind us but numbers and rain
Midnight is calling my name

[Verse]
Truck stops are glowing like ships out at sea
Nobody knows where we said we would be
White lines are ticking like seconds in snow
Ask me tomorrow which way we should go

[Chorus]
Drive till the radio runs out of songs
Drive where the middle of nowhere belongs
Nothing behind us but numbers and rain
Midnight is calling my name`,
  },
  'city-lights': {
    title: 'City Lights',
    style: 'R&B, 92 bpm',
    voice: 'f',
    seed: 36,
    lengthSec: 70,
    lyrics: `[Verse]
Up on the roof with my coat round my knees
Laundry is waving like flags in the breeze
Someone plays scales with the window ajar
Somebody's baby is calling a star

[Chorus]
City lights, hold a candle for me
Eleven floors, and nobody can see
Every window a story, every story a spark
City lights, I am less in the dark

[Verse]
Tram number nine draws a line down the hill
Blue television on every sill
I count the rooms where they leave a lamp on
One of them stays when the others are gone

[Chorus]
City lights, hold a candle for me
Eleven floors, and nobody can see
Every window a story, every story a spark
City lights, I am less in the dark`,
  },
} as const satisfies Readonly<Record<string, DemoSong>>
