import type { OwnWords } from '../../own-words.ts'
import type { Stanzas } from '../../stanzas.ts'

export const hook: Stanzas = `
  {you.fact}
  That's you, and that's you all over

  {you.fact}
  And there's nobody else like you

  {you.fact}
  Yes, that's you, that is so like you

  {you.fact}
  And of you there is only the one

  {you.fact}
  And who could it be but you?

  {me.fact}
  That's the truth, sing it with me

  {me.fact}
  And you'd better believe it

  {they.fact}
  And what do you say to that?

  {they.fact}
  Can you believe it? Believe it

  {thing.fact}
  That's it, that's it, that's all of it

  {fact}
  Say it again, say it again

  {fact}
  Oh, now isn't that something?

  {fact}
  Hear it once, and you know it
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
