import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** The ends of choruses, with what is told. */
const hook: Stanzas = `
  {you.fact}
  Herkes bilsin bunu, sen bambaşka birisin

  {you.fact}
  Kim ne derse desin, sen işte böylesin

  {you.fact}
  Bir tanesin, bizimsin, hep böyle bilinirsin

  {they.fact}
  Bu da böyle işte, hep dilimizde

  {they.fact}
  Bunu herkes duysun, böyle bilinir

  {me.fact}
  Bunu herkes bilsin, şarkımıza yazdık biz

  {thing.fact}
  Bunu da yazdık şarkıya, dursun burada
`

const hooks: NonNullable<FactHooks['hooks']> = {
  grief: `
    {you.fact}
    Gönlüm seninle, hep seninle`,
  soft: `
    {you.fact}
    Uyu, uyu da büyü, ninni sana`,
  sorry: `
    {me.fact}
    Affet beni, bir daha olmayacak`,
  comfort: `
    {you.fact}
    Ben sana inanıyorum, sen de inan`,
}

/** What is told is sung line by line (lead-ins.ts); a chorus may end with it. */
export const factHooks: FactHooks = { hook, hooks }
