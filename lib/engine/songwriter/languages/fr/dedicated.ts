import type { Stanzas } from '../stanzas.ts'

export const dedicated: Stanzas = `
  Pour {names}, monte un peu le son
  C'est à {names} qu'on doit la chanson

  Et si l'on demande pour qui je chante
  {names}, {names}, que tout le monde l'entende

  C'est {names} que j'avais en tête
  En griffonnant sur cette serviette

  Écris {names} sur le carreau
  Avec le doigt, en majuscules, en gros
`
