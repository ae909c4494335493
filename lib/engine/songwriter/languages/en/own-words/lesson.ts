import type { Stanzas } from '../../stanzas.ts'

export const lesson: Stanzas = `
  {fact}
  (Say it slow|Say it loud|Clap it once), and you've very near got it
  {next}
  If they ask for it, you can just jot it

  {fact}
  That's the first part, so hold on to that
  {next}
  And the rest you can keep in your hat

  {fact}
  Now you have it, you can't put it down
  {next}
  You can teach it to half of the town

  {fact}
  If you've got that, you've got the whole thing
  Tap it out on the desk with a pencil
  For a fact goes in quicker if you sing
`
