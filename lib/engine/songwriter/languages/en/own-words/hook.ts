import type { OwnWords } from '../../own-words.ts'
import type { Stanzas } from '../../stanzas.ts'

/** What is told comes twice, as last lines of choruses do. */
export const hook: Stanzas = `
  {you.fact}
  {you.fact}, {call}

  {you.fact}
  And there's nobody else like you

  {you.fact}
  {call}, that's you all over

  {me.fact}
  {me.fact}, {call}

  {they.fact}
  Tell it to me one more time

  {they.fact}
  That's how it goes, how it goes

  {they.fact}
  Sing it again, sing it out

  {fact}
  Say it once more, say it loud

  {fact}
  {fact}
`

export const hooks = {
  grief: `
    {fact}
    And I hold it close, I hold it

    {fact}
    I remember, I remember

    {fact}
    And I say your name again

    {fact}
    Nothing takes that away

    {fact}
    And it stays with me, it stays
  `,
  heartbreak: `
    {fact}
    And I know it, now I know it

    {fact}
    And it's over, and I'm here

    {fact}
    So that's that, so that is that

    {fact}
    And you can't take that back now

    {fact}
    And tell me, what was it for?
  `,
  soft: `
    {fact}
    Hush now, hush now, close your eyes

    {fact}
    Softly, softly, rest your head

    {fact}
    Hush, I sing it soft and low

    {fact}
    Low and slow, and then to sleep

    {fact}
    Sleep now, I am here, sleep now
  `,
} satisfies NonNullable<OwnWords['hooks']>
