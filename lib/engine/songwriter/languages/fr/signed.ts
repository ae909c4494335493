import type { Stanzas } from '../stanzas.ts'

/** Whoever the song is from. */
export const signed: Stanzas = `
  C'est {sender} qui te le dit tout haut
  Et qui n'a pas trouvé d'autres mots

  De la part de {sender}, avec le cœur
  En guise de ruban et de fleurs

  Et si tu demandes qui a fait ça
  C'est {sender} qui chante pour toi
`
