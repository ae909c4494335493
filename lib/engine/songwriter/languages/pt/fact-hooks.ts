import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {you.fact}
  Está dito, {call}, está cantado

  {you.fact}
  E agora é canção, {call}, não tem volta

  {you.fact}
  E eu não troco isso por nada

  {you.fact}
  E por isso a canção é assim

  {you.fact}
  E eu canto pra ninguém esquecer

  {me.fact}
  E eu conto, e eu canto, e eu conto

  {me.fact}
  E eu canto enquanto tiver voz

  {they.fact}
  E é por isso que eu canto assim

  {they.fact}
  E vai de boca em boca a canção

  {thing.fact}
  E é disso que eu canto aqui

  {thing.fact}
  Vale uma canção, não vale?

  {fact}
  Canta comigo, canta de novo

  {fact}
  Quem já sabe canta comigo
`

const hooks = {
  grief: `
    {you.fact}
    E eu não esqueço, eu não esqueço

    {you.fact}
    E eu te guardo no jeito de lembrar

    {fact}
    E fica comigo, fica comigo

    {fact}
    Que saudade, que saudade

    {fact}
    E o tempo não leva, não leva
  `,
  heartbreak: `
    {fact}
    E eu fiquei, e eu fiquei aqui

    {fact}
    Ai, coração, que teimoso

    {fact}
    Me diz pra onde vai o amor
  `,
  soft: `
    {fact}
    Dorme, dorme, devagar

    {fact}
    Dorme em paz, que eu tô aqui

    {fact}
    E a lua parou pra escutar

    {fact}
    Fecha os olhos e vai sonhar
  `,
  comfort: `
    {fact}
    E eu tô aqui, eu tô aqui

    {fact}
    Vai dar certo, vai dar
  `,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
