import type { OwnWords } from '../../own-words.ts'
import type { Stanzas } from '../../stanzas.ts'

/** Couplets for the end of a chorus. */
export const hook: Stanzas = `
  {you.fact}
  En daarom zingen wij vandaag dit lied

  {you.fact}
  En dat zing ik zacht, en dat zing ik luid

  {you.fact}
  En dat mag de hele straat wel weten

  {me.fact}
  En dat zing ik zo hard als ik kan

  {they.fact}
  En dat zingen we samen nog een keer

  {thing.fact}
  Zing maar mee, want dit is jouw refrein
`

export const hooks: NonNullable<OwnWords['hooks']> = {
  soft: `
    {you.fact}
    Slaap maar zacht, ik blijf bij jou`,
  grief: `
    {you.fact}
    Ik zing het, en jij bent er even weer bij

    {fact}
    Dat gaat met me mee, mijn leven lang`,
  comfort: `
    {you.fact}
    En wij lopen met je mee`,
}
