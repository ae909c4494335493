import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {you.fact}
  Y por eso esta canción

  {you.fact}
  Así eres tú, y que nadie te cambie

  {you.fact}
  Y no hay nadie como tú

  {you.fact}
  Y que se entere el mundo entero

  {you.fact}
  ¿Y quién sino tú, {call}, quién sino tú?

  {you.fact}
  Y ya lo sabe todo el mundo

  {me.fact}
  Lo canto hoy, lo canto siempre

  {me.fact}
  Y lo vuelvo a cantar

  {they.fact}
  Así se cuenta, y así se canta

  {they.fact}
  Y así lo digo, y así lo canto

  {thing.fact}
  Dilo otra vez, dilo cantando

  {thing.fact}
  Y que lo sepa todo el barrio

  {they.fact}
  Dilo otra vez, dilo cantando

  {they.fact}
  Que lo cante quien lo sepa
`

const hooks = {
  grief: `
    {you.fact}
    Y así te voy a recordar

    {you.fact}
    Y lo llevo siempre conmigo

    {you.fact}
    Y eso el tiempo no se lo lleva

    {me.fact}
    Y lo guardo, siempre lo guardo

    {they.fact}
    Y lo guardo, siempre lo guardo

    {fact}
    Y no se borra, no se borra
  `,
  heartbreak: `
    {fact}
    Y ya lo sé, ahora ya lo sé

    {fact}
    Ay, corazón, corazón

    {you.fact}
    Y te quise, cómo te quise

    {fact}
    Y se acabó, y aquí sigo yo
  `,
  soft: `
    {fact}
    Duerme, mi vida, duerme ya

    {fact}
    Ea, ea, a descansar

    {fact}
    Cierra los ojos, que estoy aquí
  `,
  sorry: `
    {me.fact}
    Perdóname, perdóname

    {you.fact}
    Y lo siento, cuánto lo siento

    {me.fact}
    Y lo siento, cuánto lo siento
  `,
  comfort: `
    {fact}
    Y aquí estoy, aquí estoy contigo

    {you.fact}
    Y vas a poder, vas a poder
  `,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
