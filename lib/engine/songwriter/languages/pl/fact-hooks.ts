import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** What is told, with a line that says why it is sung. */
const hook: Stanzas = `
  {fact}
  Zaśpiewaj to ze mną jeszcze raz

  {fact}
  I śpiewam o tym, i śpiewać chcę

  {fact}
  Kto zna te słowa, niech śpiewa też

  {fact}
  A teraz to śpiewa już cały świat

  {you.fact}
  I o tym jest cała piosenka ta

  {fact}
  I niech to usłyszy dziś cały świat

  {you.fact}
  Kto inny, jak nie ty, {call}, kto jak nie ty?

  {you.fact}
  Po tym cię, {call}, poznam wszędzie

  {me.fact}
  I powiem to, {call}, każdemu, kto chce

  {they.fact}
  I nikt tego sobie nie zmyślił

  {thing.fact}
  I o tym dziś śpiewam, właśnie o tym
`

const hooks = {
  grief: `
    {you.fact}
    I tego nie zgubię, i niosę to tak

    {you.fact}
    Pamiętam i wracam do tego co dnia

    {fact}
    I noszę to w sobie jak klucze w kieszeni

    {fact}
    I lata mi tego nie wezmą`,
  heartbreak: `
    {fact}
    I serce się o tym dowiaduje ostatnie

    {fact}
    Powiedz mi, dokąd teraz z tym iść`,
  soft: `
    {fact}
    Księżyc słucha, śpij już, śpij

    {fact}
    Nucę ci to, aż zaśniesz

    {fact}
    Zamknij oczy, jestem tu`,
  comfort: `
    {you.fact}
    A ja jestem blisko i będę tu trwać`,
} satisfies NonNullable<FactHooks['hooks']>

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
