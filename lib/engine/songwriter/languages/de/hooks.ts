import type { OwnWords } from '../own-words.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told comes twice, as last lines of choruses do. */
export const hook: Stanzas = `
  {you.fact}
  {you.fact}, {call}

  {you.fact}
  So bist du, {call}, so bist du

  {you.fact}
  Wer sonst als du, {call}, wer sonst als du

  {you.fact}
  Ja, du, genau du, genau du

  {me.fact}
  Das sing ich dir, das sing ich dir

  {me.fact}
  Und noch einmal, für dich noch einmal

  {they.fact}
  Ja, genau so, genau so

  {they.fact}
  Das ist doch ein Lied, das ist doch ein Lied

  {fact}
  Und noch einmal, und noch einmal

  {fact}
  {fact}`

export const hooks = {
  grief: `
    {fact}
    Das bleibt bei mir, das bleibt bei mir

    {fact}
    Ich weiß es noch, ich weiß es noch

    {you.fact}
    Und du fehlst mir, ja, du fehlst mir

    {fact}
    Und ich denk an dich, ich denk an dich`,
  heartbreak: `
    {fact}
    Und jetzt weiß ich's, jetzt weiß ich's

    {fact}
    Ach Herz, mein dummes Herz

    {fact}
    Und es ist vorbei, und ich bin noch hier`,
  soft: `
    {fact}
    Schlaf jetzt, schlaf jetzt, ich bin da

    {fact}
    Ganz leise, leise, gute Nacht

    {fact}
    Du bist mir lieb, du bist mir lieb`,
  comfort: `
    {fact}
    Ich bin bei dir, ich bin bei dir

    {fact}
    Du bist nicht allein, du bist nicht allein`,
  sorry: `
    {fact}
    Es tut mir leid, so leid

    {fact}
    Und ich bin hier, ich bin noch hier`,
} satisfies NonNullable<OwnWords['hooks']>
