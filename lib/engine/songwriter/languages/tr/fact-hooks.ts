import type { FactHooks } from '../fact-hooks.ts'
import type { Stanzas } from '../stanzas.ts'

/** The ends of choruses, with what is told. */
const hook: Stanzas = `
  {you.fact}
  Böyle sevdik seni, böyle kal, hiç değişme

  {you.fact}
  Senin gibisi yok, duysun bütün mahalle

  {you.fact}
  Bir sen varsın böyle, bir tanesin işte

  {they.fact}
  Söyleriz bunu biz, hep bir ağızdan, yine

  {me.fact}
  Söylerim bunu ben, bugün de, yarın da

  {thing.fact}
  Hep beraber söyleyelim, bir daha, bir daha

  {fact}
  Bir daha söyleyelim, hep beraber, bir daha
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
