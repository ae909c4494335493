/** Words of a whole song: two verses, three choruses and a bridge. */
export const WHOLE_SONG_LYRICS = `[Verse]
Streetlights hum a low refrain
Footprints fading in the rain
Every corner knows my name
Nothing ever stays the same

[Chorus]
Run with me till morning
Run without a warning
We are wide awake tonight
Running for the morning light

[Verse]
Coffee cooling in the cup
Half the city waking up
Paper planes across the sky
Nobody is asking why

[Chorus]
Run with me till morning
Run without a warning
We are wide awake tonight
Running for the morning light

[Bridge]
Hold the road and hold the sun
Hold the day that we begun

[Chorus]
Run with me till morning
Run without a warning
We are wide awake tonight
Running for the morning light`
