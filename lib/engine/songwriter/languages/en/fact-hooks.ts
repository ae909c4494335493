import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {you.fact}
  I'd know you by that in a crowd

  {you.fact}
  There's only one of you, {call}

  {you.fact}
  And we wouldn't change a thing about you

  {you.fact}
  So we put it in your song

  {you.fact}
  Who else but you, {call}, who but you?

  {you.fact}
  Now everyone knows it, {call}

  {you.fact}
  You, {call}, and nobody else

  {me.fact}
  And I'd tell it to anyone, {call}

  {me.fact}
  And I'll sing it as long as I've breath

  {me.fact}
  You heard it first from me

  {they.fact}
  And that's how a story gets told

  {they.fact}
  You had to be there to believe it

  {they.fact}
  And nobody made that up

  {thing.fact}
  It's worth a whole song, don't you think?

  {thing.fact}
  And that's what I'm singing about

  {fact}
  And now it's a song, so it stays

  {fact}
  Sing that in the street going home

  {fact}
  If you know it, come on and sing

  {fact}
  {fact}
`

const hooks = {
  grief: `
    {you.fact}
    And I think of you, this time of day

    {you.fact}
    And there's still a chair here for you

    {fact}
    And I carry that with me like keys

    {fact}
    And I hear it as if it were now

    {fact}
    And the years won't carry that off

    {fact}
    It's a light that I leave in the window
  `,
  heartbreak: `
    {you.fact}
    And I'd still know your step on the stairs

    {me.fact}
    And the phone doesn't ring, and I know

    {fact}
    And my heart was the last one to hear

    {fact}
    And I'm still setting out two cups

    {fact}
    Tell me, where does the love go now?
  `,
  soft: `
    {fact}
    And the moon has come to hear

    {fact}
    Sleep now, I am here, sleep now

    {fact}
    I will hum it till you sleep

    {fact}
    Close your eyes, the night is kind

    {fact}
    All the stars have heard it, too
  `,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
