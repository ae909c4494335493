import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {fact}
  (Cantiamolo forte, cantiamolo in tanti|Cantiamolo ancora, adesso, in tanti)

  {fact}
  Adesso è canzone, e non si scorda più

  {fact}
  E chi lo sa già lo canta con me

  {you.fact}
  Ti riconoscerei fra mille, {call}

  {you.fact}
  E come te, {call}, non c'è nessuno

  {you.fact}
  E chi, se non tu, {call}, chi?

  {you.fact}
  E adesso lo sanno proprio tutti

  {you.fact}
  Di nuovo, più forte, che si senta fuori

  {me.fact}
  E lo direi a chiunque, per strada

  {me.fact}
  Lo dico davanti a tutti quanti

  {they.fact}
  E chi non ci crede lo chieda in giro

  {they.fact}
  È tutto vero, e lo canto com'è

  {thing.fact}
  Ancora una volta, che suona bene

  {thing.fact}
  Dillo di nuovo, che resta in mente
`

const hooks = {
  grief: `
    {fact}
    E lo porto con me, come le chiavi

    {fact}
    E ci penso sempre, a quest'ora qui

    {fact}
    E lo canto piano, come si fa la sera

    {fact}
    E lo dico piano, così com'è
  `,
  heartbreak: `
    {you.fact}
    E il passo sulle scale lo conosco ancora

    {me.fact}
    E il telefono tace, e lo so

    {fact}
    E il cuore è stato l'ultimo a saperlo

    {fact}
    Dimmi, l'amore, poi, dove va?
  `,
  soft: `
    {you.fact}
    Dormi, che il mondo ti vuole bene

    {you.fact}
    E adesso buonanotte, e così sia

    {fact}
    E la luna si ferma a sentire

    {fact}
    Chiudi gli occhi, la notte è buona
  `,
  comfort: `
    {you.fact}
    E non fai la strada senza di me

    {fact}
    E la strada la facciamo insieme
  `,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
