import type { OwnWords } from '../../own-words.ts'
import type { Stanzas } from '../../stanzas.ts'

/** What is told comes again, as last lines of choruses do. */
export const hook: Stanzas = `
  {you.fact}
  E ninguém faz igual, ninguém faz igual

  {you.fact}
  Só você, {call}, só você

  {you.fact}
  E eu não troco isso por nada

  {you.fact}
  E viva você, {call}, viva você

  {me.fact}
  E eu conto, e eu canto, e eu conto

  {me.fact}
  E isso ninguém me tira

  {they.fact}
  E a vida é boa, a vida é boa

  {they.fact}
  E foi assim, foi assim

  {fact}
  Canta comigo, canta de novo

  {fact}
  {fact}
`

export const hooks = {
  grief: `
    {fact}
    E eu não esqueço, eu não esqueço

    {fact}
    E fica comigo, fica comigo

    {fact}
    Que saudade, que saudade

    {fact}
    E isso ninguém me tira
  `,
  heartbreak: `
    {fact}
    E acabou, e eu fiquei aqui

    {fact}
    Ai, coração, que teimoso

    {fact}
    E eu te amei, como eu te amei
  `,
  soft: `
    {fact}
    Dorme, dorme, devagar

    {fact}
    Dorme em paz, que eu tô aqui

    {fact}
    Fecha o olho e vai sonhar
  `,
  comfort: `
    {fact}
    E eu tô aqui, eu tô aqui

    {fact}
    Vai dar certo, vai dar
  `,
} satisfies NonNullable<OwnWords['hooks']>
