import type { FactHooks } from '../fact-hooks.ts'

/** Couplets for the end of a chorus. */
const hook: FactHooks['hook'] = `
  {you.fact}
  Et (c'est comme ça|c'est pour ça) qu'on t'aime, nous

  {you.fact}
  On te prend comme ça, un point, c'est tout

  {you.fact}
  Qui d'autre que toi, {call}, qui d'autre que toi ?

  {you.fact}
  On te reconnaîtrait entre mille, à ça

  {you.fact}
  Alors on l'a mis dans ta chanson

  {me.fact}
  Qu'on se le dise, et qu'on le chante

  {me.fact}
  C'est dit, c'est chanté, c'est signé

  {they.fact}
  Et tout le monde le sait, maintenant

  {they.fact}
  Qu'on se le dise, et qu'on le chante

  {they.fact}
  Et ça, c'est écrit dans la chanson

  {thing.fact}
  Qu'on se le dise, et qu'on le chante

  {thing.fact}
  Ça vaut bien une chanson, dis-moi

  {fact}
  Encore une fois, tous avec moi

  {fact}
  Et ça, personne ne nous l'enlèvera

  {fact}
  Et tout le monde chante avec nous`

/** Of songs that are not merry. */
const hooks: NonNullable<FactHooks['hooks']> = {
  soft: `
    {you.fact}
    Dors, mon cœur, je ne suis pas loin

    {fact}
    Dors, demain tout sera là`,
  sorry: `
    {me.fact}
    Pardon, c'est tout ce que je peux dire

    {me.fact}
    Et je voudrais tant recommencer`,
  grief: `
    {you.fact}
    Et je le garde, et je le chante

    {you.fact}
    Et ça, le temps ne l'efface pas`,
  heartbreak: `
    {you.fact}
    Et moi, j'apprends à vivre après

    {me.fact}
    Et le temps fera ce qu'il pourra`,
  comfort: `
    {you.fact}
    Et moi, je reste à côté de toi

    {fact}
    On y va doucement, pas à pas`,
}

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
