import type { OwnWords } from '../../own-words.ts'
import type { Stanzas } from '../../stanzas.ts'

export const hook: Stanzas = `
  {fact}
  (Sing it high, sing it low, sing it through|It's a little, it's all of it, too)

  {fact}
  That's the heart of it, that's the start of it

  {fact}
  Put it on the radio and off we go

  {fact}
  If that's not a song, then I've had it all wrong

  {fact}
  Hang it in the window, let it catch the light

  {fact}
  Sing it in the rain, and then again

  {fact}
  That's the long and the short, in a song of a sort

  {fact}
  Sing it up the hill, sing it standing still

  {fact}
  And the drums come in, and we all begin

  {fact}
  Ring it like a bell, go on, ring it well

  {fact}
  Sing it to the front row, sing it to the back

  {fact}
  Oh, if I had a trumpet, this is where I'd play

  {fact}
  Turn it up a little, and a little more
`

export const hooks = {
  grief: `
    {fact}
    And I say it to keep it from fading

    {fact}
    There it is, I can hold it a while

    {fact}
    It can walk with me all the way home

    {fact}
    Of the things that I kept, I keep that

    {fact}
    I will hum it as long as I'm here

    {fact}
    I can close both my eyes, and it's so
  `,
  heartbreak: `
    {fact}
    I can play it by heart, and I do

    {fact}
    There's the whole of it, there's the last line

    {fact}
    It goes round like a coin on the floor

    {fact}
    I have said it out loud, and I'm here

    {fact}
    And the phone on the table is dark
  `,
  soft: `
    {fact}
    Hush now, hush now, the day is away

    {fact}
    And the dark is as soft as a sleeve

    {fact}
    Low and slow, that's the way that it goes

    {fact}
    And the moon has come over to hear

    {fact}
    Close the door of the day with one hand
  `,
} satisfies NonNullable<OwnWords['hooks']>
