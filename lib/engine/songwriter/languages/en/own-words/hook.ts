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

  {you.fact}
  Who else but you, {call}, who but you?

  {me.fact}
  {me.fact}, {call}

  {they.fact}
  What a life it is, what a life

  {they.fact}
  That's how it goes, how it goes

  {they.fact}
  Isn't it something? It is, it is

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
    And I miss you, how I miss you

    {fact}
    Nothing takes that away

    {fact}
    And it stays with me, it stays

    {fact}
    And the love is here, still here
  `,
  heartbreak: `
    {fact}
    And I know it, now I know it

    {fact}
    And it's over, and I'm here

    {fact}
    Oh, my heart, my foolish heart

    {fact}
    And I loved you, how I loved you

    {fact}
    And tell me, what was it for?
  `,
  soft: `
    {fact}
    Hush now, hush now, close your eyes

    {fact}
    Softly, softly, rest your head

    {fact}
    Dear to me, so dear to me

    {fact}
    Low and slow, and then to sleep

    {fact}
    Sleep now, I am here, sleep now
  `,
} satisfies NonNullable<OwnWords['hooks']>
