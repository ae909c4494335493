import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Il y a {names} dans cette histoire
  Et dans mon cœur, et ma mémoire

  Et pour {names}, on chante aussi
  La chanson a de la place ici

  Et j'écris {names} en haut de la page
  Pour que tout le monde soit du voyage
`
